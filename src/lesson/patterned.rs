//! An Othello position as patterns see it: the index of each pattern, its value, and the changes by
//! the last move.

use eval::Fine;
use eval::othello::turtle::{
    GameStage, IndexChange, PatternInstance, PatternKind, PatternReading, Turtle, TurtleValue,
};
use games::othello::{DiscSquare, OthelloPosition};
use score::{Player, Score};
use subject::OthelloStep;

/// A number for each square of an 8×8 board, by [`DiscSquare::index`].
pub type ByDiscSquare = [Fine; DiscSquare::COUNT];

#[derive(Clone, Debug, PartialEq)]
pub struct Patterned {
    /// For Black, in hundredths of a disc.
    pub value: Score,
    pub to_move: Player,
    /// The stage, and the value of having the move at that stage, for Black; `None` if the game is
    /// over and only discs count.
    pub stage: Option<(GameStage, i32)>,
    /// Each pattern with its index and its value; empty if the game is over.
    pub readings: Vec<PatternReading>,
    /// The changes by the last move, by pattern.
    pub changes: Vec<IndexChange>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PatternSum {
    pub kind: PatternKind,
    pub count: usize,
    /// For Black, in hundredths of a disc.
    pub value: i32,
}

impl Patterned {
    /// Evaluates `at` with `turtle`; `last` provides the changes.
    pub fn of(turtle: &Turtle<'_>, at: &OthelloPosition, last: Option<&OthelloStep>) -> Self {
        let explained = turtle.explain(at);
        let value = explained.total();
        let (stage, readings) = match explained {
            TurtleValue::Final { .. } => (None, Vec::new()),
            TurtleValue::Patterns { stage, stage_term, readings } => {
                (Some((stage, stage_term)), readings)
            }
        };
        Self {
            value,
            to_move: at.to_move(),
            stage,
            readings,
            changes: last.map_or_else(Vec::new, |(before, mv)| turtle.changes(before, *mv)),
        }
    }

    pub fn change_of(&self, pattern: &PatternInstance) -> Option<&IndexChange> {
        self.changes.iter().find(|change| change.instance == pattern)
    }

    /// The share of each square, for Black, in hundredths of a disc: every pattern splits its value
    /// equally among its squares, so that the squares and the patterns have the same total.
    pub fn by_square(&self) -> ByDiscSquare {
        let mut squares = [Fine::ZERO; DiscSquare::COUNT];
        for reading in &self.readings {
            let all = &reading.instance.squares;
            let count = i64::try_from(all.len()).unwrap_or(1).max(1);
            let share = Fine(Fine::whole(reading.value).0 / count);
            for square in all {
                squares[square.index()] += share;
            }
        }
        squares
    }

    /// The sums of the patterns by kind, in the order of the kinds.
    pub fn sums(&self) -> Vec<PatternSum> {
        let mut sums: Vec<PatternSum> = Vec::new();
        for reading in &self.readings {
            let kind = reading.instance.kind;
            match sums.iter_mut().find(|sum| sum.kind == kind) {
                Some(sum) => {
                    sum.count += 1;
                    sum.value += reading.value;
                }
                None => sums.push(PatternSum { kind, count: 1, value: reading.value }),
            }
        }
        sums
    }
}
