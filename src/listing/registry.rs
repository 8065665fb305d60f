//! The registry of twins.

use std::fmt;
use std::str::FromStr;

use super::line::ListingLine;
use super::row::{TwinProgram, TwinRow};
use super::{alpha_beta, chance, counting, exchanges, moves, others};
use language::{Tongue, Words};

/// A listing as published, beside its corrected version.
#[derive(Clone, Copy, Debug)]
pub struct Twin(pub(super) &'static TwinRow);

/// What a listing runs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TwinSubject {
    Shogi,
    Othello,
    Diagram,
}

/// The texts of a row.
macro_rules! texts {
    ($($text:ident),*) => {
        impl Twin {
            $(pub fn $text(self) -> Words {
                Words::of(self.0.$text)
            })*
        }
    };
}

texts!(name, symptom, hint, explanation, task, published_name, corrected_name, returns);

impl Twin {
    pub const ALL: &'static [Self] = &[
        Self(&others::LAST_CHILD),
        Self(&alpha_beta::STRICT),
        Self(&alpha_beta::OWN_BOUND),
        Self(&alpha_beta::WINDOW_LOST),
        Self(&alpha_beta::WINDOW_UNTURNED),
        Self(&alpha_beta::SIGN_UNTURNED),
        Self(&alpha_beta::SCOUT_KEPT),
        Self(&alpha_beta::TABLE_BOUND),
        Self(&chance::CUT_AT_CHANCE),
        Self(&counting::FILE_LOOP),
        Self(&counting::HAND_KINDS),
        Self(&counting::BARE_ORIGIN),
        Self(&counting::KEPT_VALUE),
        Self(&exchanges::ATTACKER_ORDER),
        Self(&exchanges::KNIGHT_ORIGIN),
        Self(&exchanges::COMPILER),
        Self(&moves::EMPTY_SQUARES),
        Self(&moves::POINT_OF_VIEW),
        Self(&moves::ONE_LOSS),
        Self(&others::INT16),
        Self(&others::SIDES),
        Self(&moves::DROP_MATE),
        Self(&others::BALANCED_DIGITS),
    ];

    /// Whether the number beside each version is a count, and no value.
    pub const fn counts(self) -> bool {
        self.0.counts
    }

    /// The name in files and on the command line.
    pub const fn id(self) -> &'static str {
        self.0.id
    }

    /// The input of both versions: a position in SFEN, the characters of an Othello board, or a
    /// tree as a nested list.
    pub const fn position(self) -> &'static str {
        match self.0.program {
            TwinProgram::Shogi(position, _)
            | TwinProgram::Othello(position, _)
            | TwinProgram::Diagram(position, _) => position,
        }
    }

    /// The kind of [`Self::position`].
    pub const fn subject(self) -> TwinSubject {
        match self.0.program {
            TwinProgram::Shogi(..) => TwinSubject::Shogi,
            TwinProgram::Othello(..) => TwinSubject::Othello,
            TwinProgram::Diagram(..) => TwinSubject::Diagram,
        }
    }

    pub fn assumption(self) -> Option<Words> {
        self.0.assumption.map(Words::of)
    }

    /// How the line at this index could be changed instead of the one that differs; `None` if that
    /// would not work.
    pub fn repair_at(self, line: usize) -> Option<Words> {
        let found = self.0.also.iter().find(|(other, _)| *other == line);
        found.map(|&(_, how)| Words::of(how))
    }

    /// The lines, each with both versions.
    pub const fn lines(self) -> &'static [ListingLine] {
        self.0.lines
    }
}

impl PartialEq for Twin {
    fn eq(&self, other: &Self) -> bool {
        self.id() == other.id()
    }
}

impl Eq for Twin {}

impl fmt::Display for Twin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for Twin {
    type Err = Words;

    fn from_str(id: &str) -> Result<Self, Words> {
        let found = Self::ALL.iter().find(|twin| twin.id() == id);
        found.copied().ok_or_else(|| {
            let ids: Vec<_> = Self::ALL.iter().map(|twin| twin.id()).collect();
            Words::in_each(|language| {
                let found = match language.tongue() {
                    Tongue::Ja => id.to_owned(),
                    Tongue::En => format!("{id:?}"),
                };
                language.texts().listing_common_unknown(found, ids.join(", "))
            })
        })
    }
}
