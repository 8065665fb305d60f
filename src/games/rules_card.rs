//! The card that tells how to read a board and a move of a game.
//!
//! What a move is called and how a piece goes come from the game, so that the card says what the
//! program does.

use super::board::PieceFace;
use language::Phrase;

/// How to read the board of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RulesCard {
    /// The name of the game.
    pub game: String,
    /// What a game is about, one paragraph each.
    pub goal: Vec<String>,
    /// The pieces in rows: a row of promoted ones stands below.
    pub pieces: Vec<Vec<RulesPiece>>,
    /// What squares are called.
    pub squares: String,
    /// Names of moves, with what they mean.
    pub moves: Vec<(String, String)>,
    /// What the values of the pieces come to.
    pub values: Option<String>,
}

/// A kind of piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesPiece {
    pub face: PieceFace,
    pub name: String,
    /// What it is worth, if the card says so.
    pub worth: Option<String>,
}

/// A move: the position, the move before it, the move, and what its name means.
pub type Example = (&'static str, Option<&'static str>, &'static str, Phrase);
