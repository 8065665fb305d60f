//! What is known of a twin.

use shunsai::Position;

use super::line::{FixedWords, ListingLine, ListingVersion, words};
use super::step::ListingRun;
use crate::games::othello::OthelloPosition;
use crate::tree::Tree;

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
    /// What the person is to find.
    pub(super) task: FixedWords,
    /// What the version that is published, or has the slip, is called.
    pub(super) published: FixedWords,
    /// What the other version is called.
    pub(super) corrected: FixedWords,
    /// What the number is that stands beside each version: what a function returns, or the value of
    /// the move that it returns.
    pub(super) returns: FixedWords,
    /// Other lines that could be changed instead, from 0, each with how.
    pub(super) also: &'static [(usize, FixedWords)],
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

/// What the person is to find, where there is a slip.
pub(super) const SLIP: FixedWords = words(
    "間違っている行を押してください",
    "Press the line that is wrong",
);

/// What a version is called that a book has.
pub(super) const BOOK: FixedWords = words("本のとおり", "As in the book");

/// What a version is called that an article has.
pub(super) const ARTICLE: FixedWords = words("記事のとおり", "As in the article");

/// What a version is called that was made for a lesson, as no publication has it.
pub(super) const WITH_SLIP: FixedWords = words("まちがい入り", "With the slip");

/// What the number beside a version is, of a function that returns it.
pub(super) const RETURNS: FixedWords = words("返す値", "returns");

/// The same of one that returns a move.
pub(super) const VALUE_OF_MOVE: FixedWords = words("選んだ手の値", "value of its move");

/// The same of one that returns nothing, and keeps a value.
pub(super) const VALUE_KEPT: FixedWords = words("終わりの値", "value at the end");

/// What the version without the slip is called, but where the publication has no slip.
pub(super) const CORRECTED: FixedWords = words("直したもの", "Corrected");
