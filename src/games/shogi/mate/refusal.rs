//! Why there is no mate to look for.

use shogi_core::Color;
use shunsai::Position;

use super::super::attackers::in_check;
use super::super::names::{square_name, square_name_ja};
use super::MOST_PLIES;
use crate::language::{Language, Say};

/// Why there is no mate to look for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoMateToSeek {
    /// The side that is not to move has no king.
    #[error("{0:?} has no king that could be mated")]
    NoKing(Color),
    /// The side to move gives check already: the position cannot come about.
    #[error(
        "{side:?} is in check on {} already, and it is the other side's turn",
        square_name(*king)
    )]
    ChecksAlready {
        /// Who is in check.
        side: Color,
        /// Where the king stands.
        king: shogi_core::Square,
    },
    /// No plies, or too many.
    #[error("a limit of {0} plies, expected 1 to {MOST_PLIES}")]
    Plies(u8),
}

/// Whether there is a mate to look for.
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
        let ja = |side: &Color| match side {
            Color::Black => "先手",
            Color::White => "後手",
        };
        match self {
            _ if language == Language::En => self.to_string(),
            Self::NoKing(side) => format!("{}に玉がないので、詰ませる相手がいない", ja(side)),
            Self::ChecksAlready { side, king } => format!(
                "{}の玉({})にはもう王手がかかっているのに、相手の手番になっている",
                ja(side),
                square_name_ja(*king)
            ),
            Self::Plies(plies) => format!("手数が{plies}手。1手から{MOST_PLIES}手まで"),
        }
    }
}
