//! A reading of a game with the pass as a move.

use super::super::reached::Reached;
use super::super::reading::{AtEnd, Reading};
use game::{Captures, Evaluator, Game, OrPass, Rank, RankClass, Tactics, Threats, in_order};
use score::{Player, Score};

/// A reading in which a side may pass to find the opponent's threat. The pass is not among the
/// generated moves, so no search makes it by itself.
pub(super) struct Passing<'r, G: Captures, E> {
    pub(super) reading: &'r Reading<'r, G, E>,
    /// Plies searched after a pass.
    pub(super) after_pass: u8,
    /// Moves tried before their equals wherever they are legal.
    pub(super) prefers: &'r [G::Move],
}

impl<G: Tactics + Threats, E: Evaluator<G>> Game for Passing<'_, G, E> {
    type Position = Reached<G::Position, G::Square>;
    type Move = OrPass<G::Move>;

    fn player(&self, at: &Self::Position) -> Player {
        self.reading.player(at)
    }

    fn moves(&self, at: &Self::Position, moves: &mut Vec<Self::Move>) {
        let mut ranks = Vec::new();
        let from = moves.len();
        self.ranked_moves(at, moves, &mut ranks);
        in_order(&mut moves[from..], &mut ranks);
    }

    fn ranked_moves(
        &self,
        at: &Self::Position,
        moves: &mut Vec<Self::Move>,
        ranks: &mut Vec<Rank>,
    ) {
        let mut own = Vec::new();
        self.reading.ranked_moves(at, &mut own, ranks);
        if own.iter().any(|mv| self.prefers.contains(mv)) {
            ranks.resize(own.len(), Rank::default());
            for (rank, mv) in ranks.iter_mut().zip(&own) {
                if self.prefers.contains(mv) {
                    rank.class = RankClass::Known;
                }
            }
        }
        moves.extend(own.into_iter().map(OrPass::Move));
    }

    fn after(&self, at: &Self::Position, mv: Self::Move) -> Self::Position {
        match mv {
            OrPass::Move(mv) => self.reading.after(at, mv),
            OrPass::Pass => {
                let passed = self.reading.game.passed(&at.position);
                let position = passed.unwrap_or_else(|| at.position.clone());
                at.onwards(position, self.after_pass)
            }
        }
    }

    fn player_after(&self, at: &Self::Position, mv: Self::Move) -> Player {
        match mv {
            OrPass::Move(mv) => self.reading.player_after(at, mv),
            OrPass::Pass => self.player(at).other(),
        }
    }
}

impl<'r, G, E, L> Evaluator<Passing<'r, G, E>> for AtEnd<L>
where
    G: Tactics + Threats,
    E: Evaluator<G>,
    L: Evaluator<G>,
{
    fn value(
        &self,
        game: &Passing<'r, G, E>,
        at: &Reached<G::Position, G::Square>,
        remaining: u8,
    ) -> Score {
        Evaluator::<Reading<'_, G, E>>::value(self, game.reading, at, remaining)
    }
}
