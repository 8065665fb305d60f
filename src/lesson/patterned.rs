//! A position of Othello as patterns see it: the number of each pattern, what it is worth, and what the
//! last move has changed in it.

use crate::eval::Fine;
use crate::eval::othello::turtle::{
    GameStage, IndexChange, PatternInstance, PatternKind, PatternReading, Turtle, TurtleValue,
};
use crate::games::othello::{DiscSquare, OthelloPosition};
use crate::score::{Player, Score};
use crate::subject::OthelloStep;

/// A number for each square of a board of 8×8, by [`DiscSquare::index`].
pub type ByDiscSquare = [Fine; DiscSquare::COUNT];

/// A position as patterns see it.
#[derive(Clone, Debug, PartialEq)]
pub struct Patterned {
    /// The value for Black, in hundredths of a disc.
    pub value: Score,
    /// Who is to move.
    pub to_move: Player,
    /// The stage, and what having the move is worth at it, for Black; none where the game is over and
    /// discs alone count.
    pub stage: Option<(GameStage, i32)>,
    /// Each pattern with its number and its value; none where the game is over.
    pub readings: Vec<PatternReading>,
    /// What the last move has changed, by pattern.
    pub changes: Vec<IndexChange>,
}

/// What the patterns of a kind add up to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PatternSum {
    /// The kind.
    pub kind: PatternKind,
    /// How many there are.
    pub count: usize,
    /// For Black, in hundredths of a disc.
    pub value: i32,
}

impl Patterned {
    /// `at` as `turtle` sees it, with what `last` has changed.
    #[must_use]
    pub fn of(turtle: &Turtle<'_>, at: &OthelloPosition, last: Option<&OthelloStep>) -> Self {
        let explained = turtle.explain(at);
        let value = explained.total();
        let (stage, readings) = match explained {
            TurtleValue::Final { .. } => (None, Vec::new()),
            TurtleValue::Patterns {
                stage,
                stage_term,
                readings,
            } => (Some((stage, stage_term)), readings),
        };
        Self {
            value,
            to_move: at.to_move(),
            stage,
            readings,
            changes: last.map_or_else(Vec::new, |(before, mv)| turtle.changes(before, *mv)),
        }
    }

    /// What the last move has changed in a pattern.
    #[must_use]
    pub fn change_of(&self, pattern: &PatternInstance) -> Option<&IndexChange> {
        self.changes
            .iter()
            .find(|change| change.instance == pattern)
    }

    /// What each square has a part in, for Black, in hundredths of a disc: every pattern shares its value
    /// among its squares equally, so that all squares add up to all patterns.
    #[must_use]
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

    /// What the patterns of each kind add up to, in the order of the kinds.
    #[must_use]
    pub fn sums(&self) -> Vec<PatternSum> {
        let mut sums: Vec<PatternSum> = Vec::new();
        for reading in &self.readings {
            let kind = reading.instance.kind;
            match sums.iter_mut().find(|sum| sum.kind == kind) {
                Some(sum) => {
                    sum.count += 1;
                    sum.value += reading.value;
                }
                None => sums.push(PatternSum {
                    kind,
                    count: 1,
                    value: reading.value,
                }),
            }
        }
        sums
    }
}
