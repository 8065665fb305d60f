//! A board as it is shown: pieces, hands, the last move and arrows. It knows no rules.

use crate::score::Player;

/// A square: file and rank counted from 0 at the top right, as shogi does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cell {
    /// Files from the right.
    pub file: u8,
    /// Ranks from the top.
    pub rank: u8,
}

/// A piece on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownPiece {
    /// Where it stands.
    pub at: Cell,
    /// Whose it is.
    pub player: Player,
    /// One character.
    pub text: &'static str,
    /// Whether it is promoted.
    pub promoted: bool,
}

/// An arrow: somebody aims at a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// Where the piece stands.
    pub from: Cell,
    /// The square that it attacks.
    pub to: Cell,
    /// Whose piece it is.
    pub player: Player,
    /// Whether it attacks only once a piece in front of it is gone: a battery.
    pub behind: bool,
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardStyle {
    /// 9×9 with pieces that point.
    Shogi,
    /// Noughts and crosses.
    Grid,
}

/// A board as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// How it is drawn.
    pub style: BoardStyle,
    /// Squares on a side.
    pub size: u8,
    /// The pieces.
    pub pieces: Vec<ShownPiece>,
    /// What Black holds in hand: piece and number.
    pub black_hand: Vec<(&'static str, u8)>,
    /// What White holds in hand.
    pub white_hand: Vec<(&'static str, u8)>,
    /// The square the last move came from (none: a drop) and the one it went to.
    pub last_move: Option<(Option<Cell>, Cell)>,
    /// The square that is fought over.
    pub target: Option<Cell>,
    /// Squares with a dot: where the piece that is held may go.
    pub marks: Vec<Cell>,
    /// Who aims where.
    pub arrows: Vec<Arrow>,
    /// Whose turn it is.
    pub to_move: Player,
}
