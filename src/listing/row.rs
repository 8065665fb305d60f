//! The row of a twin in the registry.

use super::interpreter::Ask;
use super::line::{ListingLine, Shown};
use super::phrases::ListingBoard;
use super::scope::{Named, Scope};
use games::othello::OthelloPosition;
use language::{Phrase, Texts};
use tree::Tree;

#[derive(Debug)]
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
    pub(super) published_name: Phrase,
    pub(super) corrected_name: Phrase,
    /// The meaning of the number beside each version: what a function returns, or the value of the
    /// move that it returns.
    pub(super) returns: Phrase,
    /// Other lines, by index, that could be changed instead, each with the change.
    pub(super) also: &'static [(usize, Phrase)],
    pub(super) lines: &'static [ListingLine],
    /// How often the first function is called.
    pub(super) calls: usize,
    /// Whether that number is a count, and no value.
    pub(super) counts: bool,
    /// The variable with that number in the end.
    pub(super) result: &'static str,
    pub(super) program: TwinProgram,
}

impl TwinRow {
    /// What most rows have.
    pub(super) const PLAIN: Self = Self {
        id: "",
        name: Texts::listing_common_returns,
        symptom: Texts::listing_common_returns,
        hint: Texts::listing_common_returns,
        explanation: Texts::listing_common_returns,
        assumption: None,
        task: Texts::listing_common_find_slip,
        published_name: Texts::listing_common_as_in_book,
        corrected_name: Texts::listing_common_corrected,
        returns: Texts::listing_common_returns,
        also: &[],
        lines: &[],
        calls: 1,
        counts: false,
        result: "returned",
        program: TwinProgram::Shogi("", |_, _, _| None),
    };
}

/// Gives the meaning of a phrase, on a position of this kind.
pub(super) type Meaning<At> = fn(&mut At, Ask, &mut Scope) -> Option<Named>;

/// What a listing runs on, and the meanings of its phrases.
#[derive(Clone, Copy, Debug)]
pub(super) enum TwinProgram {
    /// In SFEN.
    Shogi(&'static str, Meaning<ListingBoard>),
    /// As characters.
    Othello(&'static str, Meaning<OthelloPosition>),
    /// A hand-written tree as a nested list, with Black to move at the root.
    Diagram(&'static str, Meaning<Tree>),
}

pub(super) const BEST: Shown = (Texts::listing_common_best, "best");
pub(super) const SQUARE: Shown = (Texts::listing_common_square, "square");
pub(super) const SUM: Shown = (Texts::listing_common_sum, "sum");
pub(super) const VALUE: Shown = (Texts::listing_common_value, "value");
pub(super) const RETURNED_VALUE: Shown = (Texts::listing_common_value, "returned");
pub(super) const V: Shown = (|_| "v".to_owned(), "v");
