//! The row of a twin in the registry.

use shunsai::Position;

use super::line::{ListingLine, ListingVersion};
use super::step::ListingRun;
use games::othello::OthelloPosition;
use language::Phrase;
use tree::Tree;

/// The data of a twin.
pub(super) struct TwinRow {
    /// The name in files and on the command line.
    pub(super) id: &'static str,
    pub(super) name: Phrase,
    /// The observable symptom, without the line.
    pub(super) symptom: Phrase,
    /// A hint, shown after two wrong guesses.
    pub(super) hint: Phrase,
    /// The mistake and its correction, shown once the line is found.
    pub(super) explanation: Phrase,
    /// The assumption made where the publication leaves something open, if any.
    pub(super) assumption: Option<Phrase>,
    pub(super) task: Phrase,
    pub(super) published: Phrase,
    pub(super) corrected: Phrase,
    /// The meaning of the number beside each version: what a function returns, or the value of the
    /// move that it returns.
    pub(super) returns: Phrase,
    /// Other lines, by index, that could be changed instead, each with the change.
    pub(super) also: &'static [(usize, Phrase)],
    pub(super) lines: &'static [ListingLine],
    pub(super) program: TwinProgram,
}

/// Runs a version of a listing on its position.
#[derive(Clone, Copy)]
pub(super) enum TwinProgram {
    Shogi {
        sfen: &'static str,
        run: fn(ListingVersion, &Position) -> ListingRun,
    },
    Othello {
        /// As characters.
        board: &'static str,
        run: fn(ListingVersion, &OthelloPosition) -> ListingRun,
    },
    /// On a hand-written tree, with Black to move at the root.
    Diagram {
        /// As a nested list.
        tree: &'static str,
        run: fn(ListingVersion, &Tree) -> ListingRun,
    },
}
