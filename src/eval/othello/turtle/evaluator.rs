//! Turtle's evaluation.

use std::fmt;

use super::index::{POWERS, digit_of};
use super::instance::PatternInstance;
use super::kept::KeptIndices;
use super::set::PatternSet;
use super::stage::GameStage;
use super::weights::PatternWeights;
use game::{Evaluator, Incremental};
use games::othello::{BoardSize, DiscSquare, Othello, OthelloMove, OthelloPosition, Squares};
use score::Score;

/// Pattern evaluation as in Turtle, after Logistello: the value is a term for having the move at
/// the stage of the game, plus the values of 46 patterns, looked up by their indices.
///
/// The unit is a hundredth of a disc of the final score, for Black. In a finished game, the value
/// is the final score itself: [`Turtle::DISC`] per disc of the lead. It is made for 8×8; positions
/// on 4×4 have no such patterns, and are evaluated by discs alone.
#[derive(Clone, Copy)]
pub struct Turtle<'w> {
    weights: &'w PatternWeights,
    set: &'static PatternSet,
}

impl fmt::Debug for Turtle<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Turtle").field(self.weights).finish()
    }
}

/// The incremental data of a position: its indices, and the position itself, to detect the end of
/// the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurtleKept {
    /// The indices of lines and corners.
    pub indices: KeptIndices,
    position: OthelloPosition,
}

impl<'w> Turtle<'w> {
    /// The value of a disc of the final score.
    pub const DISC: i32 = 100;

    pub fn new(weights: &'w PatternWeights) -> Self {
        Self { weights, set: weights.set() }
    }

    pub const fn weights(&self) -> &'w PatternWeights {
        self.weights
    }

    /// The parts of the value of `at`.
    pub fn explain(&self, at: &OthelloPosition) -> TurtleValue {
        if is_counted(at) {
            return TurtleValue::Final { discs: at.difference() };
        }
        let stage = GameStage::at(at);
        let kept = self.set.layout().indices(at);
        let instances = self.set.instances().iter();
        let values = self.weights.values(self.set, stage, &kept);
        let readings = instances.zip(self.set.indices(&kept)).zip(values);
        TurtleValue::Patterns {
            stage,
            stage_term: self.weights.stage_term(stage, at.to_move()),
            readings: readings
                .map(|((instance, index), value)| PatternReading {
                    instance,
                    digits: instance.digits(at),
                    index,
                    value,
                })
                .collect(),
        }
    }

    /// The changes of pattern indices by `mv`, a legal move, in the order of
    /// [`PatternSet::instances`]. Empty for a pass.
    pub fn changes(&self, at: &OthelloPosition, mv: OthelloMove) -> Vec<IndexChange> {
        let Some(placed) = mv.square() else {
            return Vec::new();
        };
        let turned = at.turned_by(placed);
        let before = self.keep(&Othello, at);
        let after = self.kept_after(&Othello, &before, at, mv, &at.after(mv));
        let instances = self.set.instances().iter();
        let indices = self.set.indices(&before.indices);
        let indices = indices.zip(self.set.indices(&after.indices));
        let change = |(instance, (before, after)): (&'static PatternInstance, (i32, i32))| {
            let share = |(place, &square): (usize, &DiscSquare)| {
                let is_turned = turned.has(square);
                let exponent = instance.squares.len() - 1 - place;
                let digit = i32::from(digit_of(Some(at.to_move())));
                let times = if is_turned { 2 } else { 1 };
                (square == placed || is_turned).then(|| DiscShare {
                    square,
                    is_turned,
                    exponent,
                    change: times * digit * POWERS[exponent],
                })
            };
            let shares: Vec<_> = instance.squares.iter().enumerate().filter_map(share).collect();
            (!shares.is_empty()).then_some(IndexChange { instance, before, after, shares })
        };
        instances.zip(indices).filter_map(change).collect()
    }
}

/// Whether the value of `at` is its disc count: the game is over, or the board has no such
/// patterns.
fn is_counted(at: &OthelloPosition) -> bool {
    match at.size() {
        BoardSize::Four => true,
        BoardSize::Eight => at.is_over(),
    }
}

impl Evaluator<Othello> for Turtle<'_> {
    fn value(&self, game: &Othello, at: &OthelloPosition, _: u8) -> Score {
        self.kept_value(&self.keep(game, at))
    }
}

impl Incremental<Othello> for Turtle<'_> {
    type Kept = TurtleKept;

    fn keep(&self, _: &Othello, at: &OthelloPosition) -> TurtleKept {
        TurtleKept { indices: self.set.layout().indices(at), position: *at }
    }

    fn kept_after(
        &self,
        _: &Othello,
        kept: &TurtleKept,
        before: &OthelloPosition,
        mv: OthelloMove,
        after: &OthelloPosition,
    ) -> TurtleKept {
        let mut indices = kept.indices;
        if let OthelloMove::Place(square) = mv {
            let player = before.to_move();
            let turned = before.discs(player.other()).0 & after.discs(player).0;
            let turned = Squares(turned);
            self.set.layout().place(&mut indices, player, square, turned);
        }
        TurtleKept { indices, position: *after }
    }

    fn kept_value(&self, kept: &TurtleKept) -> Score {
        let at = &kept.position;
        if is_counted(at) {
            return Score(Self::DISC * at.difference());
        }
        let stage = GameStage::at(at);
        let values = self.weights.values(self.set, stage, &kept.indices);
        Score(self.weights.stage_term(stage, at.to_move()) + values.sum::<i32>())
    }
}

/// The parts of a value; they add up to it.
#[derive(Clone, Debug, PartialEq)]
pub enum TurtleValue {
    /// The game is over: only discs count.
    Final {
        /// Black's lead.
        discs: i32,
    },
    /// The game goes on: a term for its stage, and the patterns.
    Patterns {
        stage: GameStage,
        /// The value of having the move at that stage, for Black.
        stage_term: i32,
        readings: Vec<PatternReading>,
    },
}

impl TurtleValue {
    pub fn total(&self) -> Score {
        Score(match self {
            Self::Final { discs } => Turtle::DISC * discs,
            Self::Patterns { stage_term, readings, .. } => {
                stage_term + readings.iter().map(|reading| reading.value).sum::<i32>()
            }
        })
    }
}

/// A pattern in a position, with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternReading {
    pub instance: &'static PatternInstance,
    /// The digits of its squares: −1 black, +1 white, 0 empty.
    pub digits: Vec<i8>,
    /// The number formed by the digits.
    pub index: i32,
    /// The value of that index at the stage, for Black.
    pub value: i32,
}

/// The change of an index by a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IndexChange {
    pub instance: &'static PatternInstance,
    pub before: i32,
    pub after: i32,
    /// The contribution of each disc; they add up to the whole change.
    pub shares: Vec<DiscShare>,
}

/// The contribution of a placed or turned disc to an index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiscShare {
    pub square: DiscSquare,
    /// Whether it is turned, and counts twice, rather than placed.
    pub is_turned: bool,
    /// The k of 3^k: the number of squares that follow in the pattern.
    pub exponent: usize,
    /// ±3^k, or ±2·3^k if it is turned: negative for Black, positive for White.
    pub change: i32,
}
