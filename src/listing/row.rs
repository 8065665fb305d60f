//! What is known of a twin.

use shunsai::Position;

use super::line::{FixedWords, ListingLine, ListingVersion, words};
use super::step::ListingRun;
use crate::games::othello::OthelloPosition;

/// All that is known of a twin.
pub(super) struct TwinRow {
    /// The name in files and on the command line.
    pub(super) id: &'static str,
    /// What the listing is.
    pub(super) name: FixedWords,
    /// What is seen from outside: the symptom, without the line.
    pub(super) symptom: FixedWords,
    /// A hint, for who has marked two other lines.
    pub(super) hint: FixedWords,
    /// What is wrong and how it is put right, once the line is found.
    pub(super) explanation: FixedWords,
    /// What the publication leaves open and was assumed here, if anything.
    pub(super) assumption: Option<FixedWords>,
    /// What the other version is called.
    pub(super) corrected: FixedWords,
    /// The lines.
    pub(super) lines: &'static [ListingLine],
    /// What runs both versions, and on what.
    pub(super) program: TwinProgram,
}

/// What runs a version of a listing, and the position that it is run on.
#[derive(Clone, Copy)]
pub(super) enum TwinProgram {
    /// On a position of shogi.
    Shogi {
        /// The position, in SFEN.
        sfen: &'static str,
        /// Runs one version.
        run: fn(ListingVersion, &Position) -> ListingRun,
    },
    /// On a position of Othello.
    Othello {
        /// The position, as signs.
        board: &'static str,
        /// Runs one version.
        run: fn(ListingVersion, &OthelloPosition) -> ListingRun,
    },
}

/// What the version without the slip is called, but where the publication has no slip.
pub(super) const CORRECTED: FixedWords = words("直したもの", "Corrected");
