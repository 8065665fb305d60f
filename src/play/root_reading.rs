//! A search of a fixed depth that reports every root move.

use fastrand::Rng;
use shogi_core::Move;
use shunsai::Position;

use eval::{Explained, WithEvaluator};
use game::{CaptureOrder, Evaluator, Game, Rank};
use games::shogi::Shogi;
use score::{BoundedScore, Score, Window};
use search::{
    AtEnd, BestExchange, Budget, Found, Memory, Plan, Reading, Recalled, Run, alpha_beta, minimax,
};
use trace::{Event, Observer};

/// The parameters of the search.
pub(super) struct RootReading<'a> {
    pub(super) game: Shogi,
    pub(super) at: &'a Position,
    /// In plies.
    pub(super) depth: u8,
    /// Whether a leaf includes the gain of the side to move by the best exchange on one square.
    pub(super) exchange: bool,
    /// Whether to find the value of every root move, by minimax, rather than only the best, by
    /// alpha-beta.
    pub(super) every_value: bool,
    /// Shuffles the moves; `None` for the order of generation.
    pub(super) shuffler: Option<&'a mut Rng>,
}

/// The result of a search at the root.
#[derive(Clone, Debug)]
pub(super) struct RootMoves {
    /// For Black.
    pub(super) value: Score,
    /// `None` without a legal move.
    pub(super) best: Option<Move>,
    /// Every move with its value, in search order.
    pub(super) moves: Vec<(Move, BoundedScore)>,
}

impl WithEvaluator for RootReading<'_> {
    type Output = RootMoves;

    fn with<E: Explained>(self, evaluator: E) -> RootMoves {
        if self.exchange {
            let leaf = BestExchange {
                standing: evaluator,
                order: CaptureOrder::Geometric,
            };
            self.read(evaluator, leaf)
        } else {
            self.read(evaluator, evaluator)
        }
    }
}

impl RootReading<'_> {
    fn read(self, standing: impl Explained, leaf: impl Evaluator<Shogi>) -> RootMoves {
        let reading = Reading {
            game: &self.game,
            standing: &standing,
            selector: None,
            plan: Plan {
                depth: self.depth,
                mates_from: self.depth.into(),
                ..Plan::default()
            },
            further: &[],
        };
        let (leaf, start) = (AtEnd(leaf), reading.start(self.at.clone()));
        let order = ShuffledOrder(self.shuffler);
        let mut run = Run::remembering(&leaf, Budget::UNLIMITED, RootListener::default(), order);
        let found = if self.every_value {
            minimax(&reading, &start, u8::MAX, &mut run)
        } else {
            alpha_beta(&reading, &start, u8::MAX, Window::FULL, &mut run)
        };
        let RootListener { moves, best, .. } = run.into_observer();
        RootMoves {
            value: found.value,
            best,
            moves,
        }
    }
}

/// Observes the values returned to the root.
#[derive(Default)]
struct RootListener {
    /// The current distance from the root, in moves.
    plies: u32,
    moves: Vec<(Move, BoundedScore)>,
    best: Option<Move>,
}

impl Observer<Move> for RootListener {
    fn event(&mut self, event: Event<Move>) {
        match event {
            Event::Enter { .. } => self.plies += 1,
            Event::Back {
                mv,
                value,
                improves,
            } => {
                self.plies -= 1;
                if self.plies == 0 {
                    self.moves.push((mv, value));
                    self.best = if improves { Some(mv) } else { self.best };
                }
            }
            _ => {}
        }
    }
}

/// A memory without entries that shuffles moves if it has a random generator.
struct ShuffledOrder<'a>(Option<&'a mut Rng>);

impl<G: Game> Memory<G> for ShuffledOrder<'_> {
    fn recall(&mut self, _: &G, _: &G::Position, _: Window) -> Option<Recalled> {
        None
    }

    fn rank(&mut self, _: &G, _: &G::Position, moves: &[G::Move], ranks: &mut Vec<Rank>) {
        if let Some(shuffler) = &mut self.0 {
            ranks.clear();
            ranks.extend(moves.iter().map(|_| Rank {
                value: shuffler.i32(..),
                ..Rank::default()
            }));
        }
    }

    fn closed(&mut self, _: &G, _: &G::Position, _: G::Move) {}

    fn remember(&mut self, _: &G, _: &G::Position, _: Found<G::Move>) {}
}
