use language::says_errors;
use shogi_core::Color;
use shunsai::Position;

use super::super::attackers::in_check;
use super::super::names::{side_name, square_name_in};
use super::MOST_PLIES;
use language::{Language, Say};

/// Why there is no mate to search for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoMateToSeek {
    /// The side not to move has no king.
    NoKing(Color),
    /// The side not to move is already in check: the position is impossible.
    ChecksAlready {
        /// The side in check.
        side: Color,
        king: shogi_core::Square,
    },
    /// Zero or too many.
    Plies(u8),
}

/// Checks that there is a mate to search for.
pub(super) fn check(root: &Position, plies: u8) -> Result<(), NoMateToSeek> {
    let side = root.side_to_move().flip();
    match root.king_square(side) {
        None => Err(NoMateToSeek::NoKing(side)),
        Some(king) if in_check(root, side) => Err(NoMateToSeek::ChecksAlready { side, king }),
        Some(_) if plies == 0 || plies > MOST_PLIES => Err(NoMateToSeek::Plies(plies)),
        Some(_) => Ok(()),
    }
}

impl Say for NoMateToSeek {
    fn say(&self, language: Language) -> String {
        let texts = language.texts();
        match *self {
            Self::NoKing(side) => texts.shogi_no_king_to_mate(side_name(side, language)),
            Self::ChecksAlready { side, king } => texts
                .shogi_checks_already(square_name_in(king, language), side_name(side, language)),
            Self::Plies(plies) => texts.shogi_mate_plies(MOST_PLIES, plies),
        }
    }
}

says_errors!(NoMateToSeek);
