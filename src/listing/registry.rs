//! The registry of twins.

use language::says_errors;
use std::fmt;
use std::str::FromStr;

use super::line::ListingLine;
use super::row::{TwinProgram, TwinRow};
use super::{
    attacker_order, balanced_digits, bare_origin, compiler, drop_mate, empty_squares, file_loop,
    hand_kinds, int16, kept_value, knight_origin, last_child, one_loss, point_of_view, sides,
};
use language::{Language, Say, Tongue, Words};

macro_rules! twins {
    ($($(#[$doc:meta])* $name:ident: $row:expr;)*) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Twin {
            $($(#[$doc])* $name),*
        }

        impl Twin {
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            pub(super) const fn row(self) -> &'static TwinRow {
                match self {
                    $(Self::$name => const { &$row }),*
                }
            }
        }
    };
}

twins! {
    /// Minimax that returns the value of the last child instead of the best.
    LastChild: last_child::ROW;
    /// A loop over the files that adds 1 instead of 0x10.
    FileLoop: file_loop::ROW;
    /// A loop over the kinds in hand that stops before the last one.
    HandKinds: hand_kinds::ROW;
    /// The origin of a move, read from a variable other than the move.
    BareOrigin: bare_origin::ROW;
    /// A value that is never reset to 0.
    KeptValue: kept_value::ROW;
    /// White's attackers, sorted in the wrong order.
    AttackerOrder: attacker_order::ROW;
    /// White's knights, looked up on the wrong side.
    KnightOrigin: knight_origin::ROW;
    /// A type that does not exist.
    Compiler: compiler::ROW;
    /// A mask that lets empty squares through, which changes nothing.
    EmptySquares: empty_squares::ROW;
    /// Black's values, maximised for White as well.
    PointOfView: point_of_view::ROW;
    /// The greatest loss instead of the sum of all losses.
    OneLoss: one_loss::ROW;
    /// A table of 16-bit numbers, and a number that does not fit.
    Int16: int16::ROW;
    /// A paragraph in which 先手 and 後手 are not the players of the board.
    Sides: sides::ROW;
    /// Mates by pawn drops, which are illegal.
    DropMate: drop_mate::ROW;
    /// Digits of a balanced number, extracted by the remainder of a division.
    BalancedDigits: balanced_digits::ROW;
}

/// What a listing runs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TwinSubject {
    Shogi,
    Othello,
    Diagram,
}

impl Twin {
    /// The name in files and on the command line.
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    /// The name of the listing.
    pub fn name(self) -> Words {
        Words::of(self.row().name)
    }

    /// The input of both versions: a position in SFEN, the characters of an Othello board, or a
    /// tree as a nested list.
    pub const fn position(self) -> &'static str {
        match self.row().program {
            TwinProgram::Shogi { sfen, .. } => sfen,
            TwinProgram::Othello { board, .. } => board,
            TwinProgram::Diagram { tree, .. } => tree,
        }
    }

    /// The kind of [`Self::position`].
    pub const fn subject(self) -> TwinSubject {
        match self.row().program {
            TwinProgram::Shogi { .. } => TwinSubject::Shogi,
            TwinProgram::Othello { .. } => TwinSubject::Othello,
            TwinProgram::Diagram { .. } => TwinSubject::Diagram,
        }
    }

    /// The observable symptom, without the line.
    pub fn symptom(self) -> Words {
        Words::of(self.row().symptom)
    }

    /// A hint for a learner who is stuck.
    pub fn hint(self) -> Words {
        Words::of(self.row().hint)
    }

    /// The mistake and its correction.
    pub fn explanation(self) -> Words {
        Words::of(self.row().explanation)
    }

    /// The assumption made where the publication leaves something open, if any.
    pub fn assumption(self) -> Option<Words> {
        self.row().assumption.map(Words::of)
    }

    pub fn corrected_name(self) -> Words {
        Words::of(self.row().corrected)
    }

    /// The learner's task.
    pub fn task(self) -> Words {
        Words::of(self.row().task)
    }

    /// The name of the version with the slip.
    pub fn published_name(self) -> Words {
        Words::of(self.row().published)
    }

    /// The meaning of the number beside each version.
    pub fn returns(self) -> Words {
        Words::of(self.row().returns)
    }

    /// How the line at this index could be changed instead of the one that differs; `None` if that
    /// would not work.
    pub fn repair_at(self, line: usize) -> Option<Words> {
        let found = self.row().also.iter().find(|(other, _)| *other == line);
        found.map(|&(_, how)| Words::of(how))
    }

    /// The lines, each with both versions.
    pub const fn lines(self) -> &'static [ListingLine] {
        self.row().lines
    }
}

impl fmt::Display for Twin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// The id of a twin is unknown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTwin {
    pub found: String,
}

says_errors!(UnknownTwin);

impl Say for UnknownTwin {
    fn say(&self, language: Language) -> String {
        let found = match language.tongue() {
            Tongue::Ja => self.found.clone(),
            Tongue::En => format!("{:?}", self.found),
        };
        let ids: Vec<_> = Twin::ALL.iter().map(|twin| twin.id()).collect();
        language.texts().listing_common_unknown(found, ids.join(", "))
    }
}

impl FromStr for Twin {
    type Err = UnknownTwin;

    fn from_str(id: &str) -> Result<Self, UnknownTwin> {
        let found = Self::ALL.iter().find(|twin| twin.id() == id);
        found.copied().ok_or_else(|| UnknownTwin { found: id.to_owned() })
    }
}
