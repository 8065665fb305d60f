//! A board as it is shown: pieces, hands, the last move and arrows. It knows no rules.

use serde::{Deserialize, Serialize};

use crate::language::Language;
use crate::score::Player;

/// A square: file and rank counted from 0 at the top right, as shogi does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cell {
    /// Files from the right.
    pub file: u8,
    /// Ranks from the top.
    pub rank: u8,
}

/// How pieces are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PieceSigns {
    /// With Japanese characters.
    Kanji,
    /// With letters, and marks that show where the piece goes.
    International,
}

impl PieceSigns {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Kanji, Self::International];

    /// The signs of those who have chosen none: each language has its own.
    #[must_use]
    pub const fn of(language: Language) -> Self {
        match language {
            Language::Ja => Self::Kanji,
            Language::En => Self::International,
        }
    }

    /// The other ones, for a switch.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Kanji => Self::International,
            Self::International => Self::Kanji,
        }
    }

    /// The language whose names of pieces these signs are.
    #[must_use]
    pub const fn names(self) -> Language {
        match self {
            Self::Kanji => Language::Ja,
            Self::International => Language::En,
        }
    }
}

/// A way in which a piece goes, as its own player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceStep {
    /// Files to the right.
    pub right: i8,
    /// Ranks ahead.
    pub ahead: i8,
    /// Whether it goes on as far as it likes.
    pub slides: bool,
}

/// What is written on a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceFace {
    /// One character.
    pub kanji: &'static str,
    /// A letter, with a plus before it if the piece is promoted; each kind has its own.
    pub letter: &'static str,
    /// Whether it is promoted.
    pub promoted: bool,
    /// Where it goes.
    pub steps: &'static [PieceStep],
}

/// A piece on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownPiece {
    /// Where it stands.
    pub at: Cell,
    /// Whose it is.
    pub player: Player,
    /// What is written on it.
    pub face: PieceFace,
}

/// Pieces of one kind in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldPieces {
    /// What is written on them.
    pub face: PieceFace,
    /// How many there are; a kind of which there are none is drawn faintly.
    pub count: u8,
}

/// Where a piece is: on a square, or in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// On a square.
    On(Cell),
    /// In the hand of a player: the kind with this letter.
    InHand(Player, &'static str),
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

/// Why a move has an arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrowRole {
    /// It is on the best line so far: the next ply is 1.
    Line(u8),
    /// It is another move that has a value.
    Candidate,
    /// A reader of the comparison would play it: the number of its colour.
    Reader(usize),
    /// A person points at it in a list.
    Pointed,
}

/// A move, drawn as an arrow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveArrow {
    /// Where the piece comes from.
    pub from: Standing,
    /// Where it goes.
    pub to: Cell,
    /// Why it has an arrow.
    pub role: ArrowRole,
    /// What is said of it: who would play it, its name and its value.
    pub words: String,
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardStyle {
    /// 9×9 with pieces that point.
    Shogi,
    /// Noughts and crosses.
    Grid,
    /// Discs on green cloth.
    Othello,
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
    /// What Black holds in hand.
    pub black_hand: Vec<HeldPieces>,
    /// What White holds in hand.
    pub white_hand: Vec<HeldPieces>,
    /// The square the last move came from (none: a drop) and the one it went to.
    pub last_move: Option<(Option<Cell>, Cell)>,
    /// Where pieces have changed sides with the last move.
    pub turned: Vec<Cell>,
    /// The square that is fought over.
    pub target: Option<Cell>,
    /// The piece that is held, to be put down elsewhere.
    pub held: Option<Standing>,
    /// Whether it is on its way, at the pointer: then it only leaves its shade behind.
    pub is_lifted: bool,
    /// Squares with a dot: where the piece that is held may go.
    pub marks: Vec<Cell>,
    /// Who aims where.
    pub arrows: Vec<Arrow>,
    /// Whose turn it is.
    pub to_move: Player,
}

impl Board {
    /// What a player holds in hand.
    #[must_use]
    pub fn hand(&self, player: Player) -> &[HeldPieces] {
        match player {
            Player::Max => &self.black_hand,
            Player::Min => &self.white_hand,
        }
    }
}
