//! A board for display: pieces, hands, the last move and arrows. Independent of any rules.

use serde::{Deserialize, Serialize};

use language::{Language, Tongue};
use score::Player;

/// A square: file and rank from 0 at the top right, as in shogi.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cell {
    /// From the right.
    pub file: u8,
    /// From the top.
    pub rank: u8,
}

score::named! {
    /// The script on pieces.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum PieceSigns {
        /// Japanese characters.
        Kanji = "kanji",
        /// Letters, with marks for the moves of the piece.
        International = "international",
    }
}

impl PieceSigns {
    /// The default signs for each language.
    pub const fn of(language: Language) -> Self {
        match language.tongue() {
            Tongue::Ja => Self::Kanji,
            Tongue::En => Self::International,
        }
    }

    /// The other signs, for a toggle.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Kanji => Self::International,
            Self::International => Self::Kanji,
        }
    }

    /// The language whose piece names use these signs.
    pub const fn names(self) -> Language {
        match self {
            Self::Kanji => Language::Ja,
            Self::International => Language::En,
        }
    }
}

/// A move direction of a piece, from its own player's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceStep {
    /// Files to the right.
    pub right: i8,
    /// Ranks ahead.
    pub ahead: i8,
    /// Whether it continues any number of squares.
    pub slides: bool,
}

/// The text on a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceFace {
    /// One character.
    pub kanji: &'static str,
    /// A letter, in shogi preceded by a plus if the piece is promoted; unique for each kind.
    pub letter: &'static str,
    pub promoted: bool,
    pub steps: &'static [PieceStep],
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownPiece {
    pub at: Cell,
    pub player: Player,
    pub face: PieceFace,
}

/// Pieces of one kind in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldPieces {
    pub face: PieceFace,
    /// A kind with no pieces is drawn faintly.
    pub count: u8,
}

/// The place of a piece: on a square, or in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    On(Cell),
    /// In the hand of a player; the kind is given by its letter.
    InHand(Player, &'static str),
}

/// An arrow for an attack on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    pub from: Cell,
    /// The attacked square.
    pub to: Cell,
    pub player: Player,
    /// Whether it attacks only once a piece in front of it is gone: a battery.
    pub behind: bool,
}

/// The reason for drawing a move as an arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrowRole {
    /// It is on the best line so far; the number is the ply, 1 for the next move.
    Line(u8),
    /// It is another move that has a value.
    Candidate,
    /// A reader of the comparison would play it; the number selects the colour.
    Reader(usize),
    /// The user points at it in a list.
    Pointed,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveArrow {
    pub from: Standing,
    pub to: Cell,
    pub role: ArrowRole,
    /// A description: the reader who would play it, its name and its value.
    pub words: String,
}

/// How a board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardStyle {
    /// Wood, with pieces that point at the opponent.
    Shogi,
    /// Noughts and crosses.
    Grid,
    /// Discs on green cloth.
    Discs,
    /// The same on a track with dice: squares in the middle rank, without its ends; above it White's
    /// lane and below it Black's, with two places before the track, the die, and two places at home.
    Track,
}

impl BoardStyle {
    /// Whether it is green cloth, on which blue and gold are hard to see and the board has words of its
    /// own.
    pub const fn is_cloth(self) -> bool {
        matches!(self, Self::Discs | Self::Track)
    }
}

/// How files and ranks are named beside a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineNames {
    /// From the left if `from_left`, otherwise from the right.
    pub files: &'static [&'static str],
    pub from_left: bool,
    /// From the top, in Japanese and in English; to the left of the board if `from_left`.
    pub ranks: [&'static [&'static str]; 2],
}

const RANK_NUMBERS: &[&str] = &["1", "2", "3", "4", "5", "6", "7", "8", "9"];

impl LineNames {
    pub const NONE: Self = Self { files: &[], from_left: true, ranks: [&[]; 2] };

    /// Files by letters from the left, ranks by numbers.
    pub const LETTERS: Self = Self {
        files: &["a", "b", "c", "d", "e", "f", "g", "h"],
        from_left: true,
        ranks: [RANK_NUMBERS; 2],
    };
}

/// A board for display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub style: BoardStyle,
    /// The id of the game, if there is a card with its rules.
    pub game: Option<&'static str>,
    pub names: LineNames,
    /// The number of files and of ranks.
    pub sides: [u8; 2],
    pub pieces: Vec<ShownPiece>,
    pub black_hand: Vec<HeldPieces>,
    pub white_hand: Vec<HeldPieces>,
    /// The origin (`None` for a drop) and the destination of the last move.
    pub last_move: Option<(Option<Cell>, Cell)>,
    /// Squares whose pieces changed sides with the last move.
    pub turned: Vec<Cell>,
    /// The contested square.
    pub target: Option<Cell>,
    /// The piece picked up to be put elsewhere.
    pub held: Option<Standing>,
    /// Whether `held` is drawn at the pointer, leaving only its shadow behind.
    pub is_lifted: bool,
    /// Squares with a dot, to which `held` may go.
    pub marks: Vec<Cell>,
    pub arrows: Vec<Arrow>,
    pub to_move: Player,
}

impl Board {
    /// A board without pieces, with Black to move.
    pub const fn empty(style: BoardStyle, names: LineNames, sides: [u8; 2]) -> Self {
        Self {
            style,
            game: None,
            names,
            sides,
            pieces: Vec::new(),
            black_hand: Vec::new(),
            white_hand: Vec::new(),
            last_move: None,
            turned: Vec::new(),
            target: None,
            held: None,
            is_lifted: false,
            marks: Vec::new(),
            arrows: Vec::new(),
            to_move: Player::Max,
        }
    }

    /// The number of files and of ranks.
    pub const fn sides(&self) -> [u8; 2] {
        self.sides
    }

    /// Every square, rank by rank from the top, each from the right.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let [files, ranks] = self.sides();
        (0..ranks).flat_map(move |rank| (0..files).map(move |file| Cell { file, rank }))
    }

    pub fn hand(&self, player: Player) -> &[HeldPieces] {
        match player {
            Player::Max => &self.black_hand,
            Player::Min => &self.white_hand,
        }
    }
}
