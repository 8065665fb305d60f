use super::index::{digit_of, pattern_index};
use super::kind::PatternKind;
use games::othello::{DiscSquare, OthelloPosition};
use language::Words;

/// A pattern at its place on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternInstance {
    pub kind: PatternKind,
    /// Its number within its kind, from 1.
    pub number: u8,
    /// In order, most significant digit first.
    pub squares: Vec<DiscSquare>,
}

impl PatternInstance {
    /// The name in machine-readable output: `edge2X-1`.
    pub fn id(&self) -> String {
        format!("{}-{}", self.kind.id(), self.number)
    }

    /// The name for users, with the first and the last square.
    pub fn name(&self) -> Words {
        let ends = match (self.squares.first(), self.squares.last()) {
            (Some(first), Some(last)) => format!("{first}–{last}"),
            _ => String::new(),
        };
        Words::in_each(|language| format!("{} {ends}", self.kind.name(language)))
    }

    /// The digits of its squares at `at`.
    pub fn digits(&self, at: &OthelloPosition) -> Vec<i8> {
        let digit = |&square: &DiscSquare| digit_of(at.disc_at(square));
        self.squares.iter().map(digit).collect()
    }

    /// Its index at `at`, computed from its squares, to verify the incremental index.
    pub fn direct_index(&self, at: &OthelloPosition) -> i32 {
        pattern_index(&self.digits(at))
    }
}
