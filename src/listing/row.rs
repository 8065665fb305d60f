//! What is known of a twin.

use shunsai::Position;

use super::line::{ListingLine, ListingVersion};
use super::step::ListingRun;
use crate::games::othello::OthelloPosition;
use crate::language::Phrase;
use crate::tree::Tree;

/// All that is known of a twin.
pub(super) struct TwinRow {
    /// The name in files and on the command line.
    pub(super) id: &'static str,
    /// What the listing is.
    pub(super) name: Phrase,
    /// What is seen from outside: the symptom, without the line.
    pub(super) symptom: Phrase,
    /// A hint, for who has marked two other lines.
    pub(super) hint: Phrase,
    /// What is wrong and how it is put right, once the line is found.
    pub(super) explanation: Phrase,
    /// What the publication leaves open and was assumed here, if anything.
    pub(super) assumption: Option<Phrase>,
    /// What the person is to find.
    pub(super) task: Phrase,
    /// What the version that is published, or has the slip, is called.
    pub(super) published: Phrase,
    /// What the other version is called.
    pub(super) corrected: Phrase,
    /// What the number is that stands beside each version: what a function returns, or the value of
    /// the move that it returns.
    pub(super) returns: Phrase,
    /// Other lines that could be changed instead, from 0, each with how.
    pub(super) also: &'static [(usize, Phrase)],
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
    /// On a hand-written tree, in which Black is to move at the root.
    Diagram {
        /// The tree, as a nested list.
        tree: &'static str,
        /// Runs one version.
        run: fn(ListingVersion, &Tree) -> ListingRun,
    },
}
