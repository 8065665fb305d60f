//! More than two players: max^n, the same with shallow cuts, and paranoid search.

mod code;

use super::memory::Memory;
use super::row::{Aim, AlgorithmRow, Manner, Need};
use super::run::Run;
use game::{Evaluator, Game};
use language::Texts;
use score::{BoundedScore, Player, Score};
use trace::Observer;

pub(super) const MAX_N: AlgorithmRow = AlgorithmRow {
    id: "max-n",
    name: Texts::algorithms_max_n,
    also: &["maxn", "max^n", "マックスn"],
    needs: &[Need::Payoffs],
    aim: Aim::OwnPayoff,
    code: code::MAX_N,
    manner: Manner::Payoffs,
    ..AlgorithmRow::PLAIN
};

pub(super) const SHALLOW: AlgorithmRow = AlgorithmRow {
    id: "max-n-shallow",
    name: Texts::algorithms_max_n_shallow,
    also: &["shallow max-n"],
    needs: &[Need::Payoffs, Need::Sum],
    cuts: true,
    uncut: Some("max-n"),
    code: code::SHALLOW,
    ..MAX_N
};

pub(super) const PARANOID: AlgorithmRow = AlgorithmRow {
    id: "paranoid",
    name: Texts::algorithms_paranoid,
    also: &["パラノイド"],
    aim: Aim::Mover,
    code: code::PARANOID,
    ..MAX_N
};

/// The payoffs of all players at `at`, as a value that the evaluator can tell: each player takes the
/// greatest of its own (max^n; Luckhardt & Irani 1986), or the first player the greatest and every
/// other one the least payoff of the first player (paranoid; Sturtevant & Korf 2000). Of equal ones the
/// first is taken.
///
/// With what all payoffs add up to at the most, max^n skips the moves of a node once what the player
/// there has leaves the one above it no more than that has elsewhere (shallow pruning; Korf 1991).
pub fn max_n<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    (aim, sum): (Aim, Option<Score>),
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> BoundedScore {
    let search = MaxN { game, aim, sum };
    search.node(at, depth, sum, run)
}

struct MaxN<'g, G> {
    game: &'g G,
    aim: Aim,
    sum: Option<Score>,
}

impl<G: Game> MaxN<'_, G> {
    /// `bound`: whoever has so much here leaves too little to the player above.
    fn node(
        &self,
        at: &G::Position,
        depth: u8,
        bound: Option<Score>,
        run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
    ) -> BoundedScore {
        let game = self.game;
        let Some(node) = run.open(game, at, depth, None) else {
            return run.leaf(game, at, depth);
        };
        let player = node.player;
        let mut node = node.chosen_by(Player::Max);
        // What the one who chooses has so far.
        let mut own: Option<Score> = None;
        loop {
            if own.zip(bound).is_some_and(|(own, bound)| own >= bound) {
                node.exhaust();
                if own == self.sum {
                    node.be_best(); // Nothing is left for anybody else.
                }
                break;
            }
            let Some(mv) = node.next() else { break };
            let after = game.after(at, mv);
            // Who moves twice in a row takes nothing from itself.
            let has = own.filter(|_| game.seat(&after) != game.seat(at));
            let left = self.sum.map(|sum| has.map_or(sum, |has| Score(sum - has)));
            let found = self.node(&after, depth - 1, left, node.run);
            let evaluator = node.run.evaluator;
            let gain = match (self.aim, player) {
                (Aim::OwnPayoff, _) => evaluator.payoff(game, found.value, game.seat(at)),
                (_, Player::Max) => evaluator.payoff(game, found.value, 0),
                (_, Player::Min) => -evaluator.payoff(game, found.value, 0),
            };
            let improves = own.is_none_or(|own| gain > own);
            if improves {
                own = Some(gain);
            }
            node.choose(mv, found, improves);
        }
        node.close()
    }
}
