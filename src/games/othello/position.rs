//! Positions.

#![expect(
    clippy::cast_possible_wrap,
    clippy::cast_possible_truncation,
    reason = "a board has at most 64 discs, and a hash keeps half of a product"
)]

use std::fmt;
use std::str::FromStr;

use super::bits;
use super::moves::OthelloMove;
use super::square::{DiscSquare, Squares};
use language::{Texts, Words};
use score::Player;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardSize {
    /// 4×4, small enough to be searched completely.
    Four,
    #[default]
    Eight,
}

impl BoardSize {
    pub const ALL: [Self; 2] = [Self::Eight, Self::Four];

    /// Squares per side.
    pub const fn side(self) -> u8 {
        match self {
            Self::Four => 4,
            Self::Eight => 8,
        }
    }

    pub const fn squares(self) -> Squares {
        match self {
            Self::Four => Squares(0x0f0f_0f0f),
            Self::Eight => Squares(u64::MAX),
        }
    }

    /// The board with this number of squares.
    const fn of_count(count: usize) -> Option<Self> {
        match count {
            16 => Some(Self::Four),
            64 => Some(Self::Eight),
            _ => None,
        }
    }
}

/// A position: black and white discs, and the side to move. A plain value of 24 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OthelloPosition {
    black: u64,
    white: u64,
    to_move: Player,
    size: BoardSize,
}

impl OthelloPosition {
    /// The start: white discs on d4 and e5, black ones on e4 and d5, and Black to move; on 4×4
    /// white on b2 and c3, black on c2 and b3.
    pub const fn start(size: BoardSize) -> Self {
        let by = match size {
            BoardSize::Eight => 0,
            BoardSize::Four => 18,
        };
        Self {
            black: (1 << 28 | 1 << 35) >> by,
            white: (1 << 27 | 1 << 36) >> by,
            to_move: Player::Max,
            size,
        }
    }

    /// A position with these discs; discs off the board and squares in both sets are left out.
    pub const fn of(size: BoardSize, black: Squares, white: Squares, to_move: Player) -> Self {
        let board = size.squares().0;
        Self { black: black.0 & !white.0 & board, white: white.0 & !black.0 & board, to_move, size }
    }

    pub const fn size(&self) -> BoardSize {
        self.size
    }

    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    pub const fn discs(&self, player: Player) -> Squares {
        match player {
            Player::Max => Squares(self.black),
            Player::Min => Squares(self.white),
        }
    }

    pub const fn empty(&self) -> Squares {
        Squares(self.size.squares().0 & !(self.black | self.white))
    }

    /// The owner of the disc on a square.
    pub const fn disc_at(&self, square: DiscSquare) -> Option<Player> {
        if Squares(self.black).has(square) {
            Some(Player::Max)
        } else if Squares(self.white).has(square) {
            Some(Player::Min)
        } else {
            None
        }
    }

    /// The discs of the side to move, and those of the other side.
    const fn sides(&self) -> (u64, u64) {
        match self.to_move {
            Player::Max => (self.black, self.white),
            Player::Min => (self.white, self.black),
        }
    }

    /// The squares on which the side to move may place a disc.
    pub fn legal(&self) -> Squares {
        let (own, other) = self.sides();
        Squares(bits::legal(own, other, self.empty().0))
    }

    /// The discs that the side to move would turn by placing one on a square; empty if the move is
    /// illegal.
    pub fn turned_by(&self, square: DiscSquare) -> Squares {
        if !self.empty().has(square) {
            return Squares::NONE;
        }
        let (own, other) = self.sides();
        Squares(bits::turned(own, other, square.index()))
    }

    /// The same discs, with the other side to move.
    #[must_use]
    pub const fn passed(&self) -> Self {
        let mut passed = *self;
        passed.to_move = self.to_move.other();
        passed
    }

    /// The position after `mv`, which must be legal here.
    #[must_use]
    pub fn after(&self, mv: OthelloMove) -> Self {
        let OthelloMove::Place(square) = mv else {
            return self.passed();
        };
        let turned = self.turned_by(square).0;
        let placed = turned | square.alone().0;
        let mut after = self.passed();
        match self.to_move {
            Player::Max => {
                after.black |= placed;
                after.white &= !turned;
            }
            Player::Min => {
                after.white |= placed;
                after.black &= !turned;
            }
        }
        after
    }

    /// Whether neither side can place a disc.
    pub fn is_over(&self) -> bool {
        self.legal().is_empty() && self.passed().legal().is_empty()
    }

    /// Black's discs minus White's.
    pub const fn difference(&self) -> i32 {
        self.black.count_ones() as i32 - self.white.count_ones() as i32
    }

    /// The number of discs placed since the start, which is the number of the next move minus one.
    /// Passes do not count.
    pub const fn placed(&self) -> u32 {
        (self.black | self.white).count_ones().saturating_sub(4)
    }

    /// A disc not connected by neighbours to those in the centre, which cannot occur in a game. If
    /// the centre is empty, connectivity is checked from the first disc.
    pub fn afloat(&self) -> Option<DiscSquare> {
        let discs = self.black | self.white;
        let start = Self::start(self.size);
        let middle = discs & (start.black | start.white);
        let mut reached = if middle == 0 { discs & discs.wrapping_neg() } else { middle };
        loop {
            const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
            const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
            let wide = reached | (reached << 1 & NOT_A) | (reached >> 1 & NOT_H);
            let next = (wide | wide << 8 | wide >> 8) & discs;
            if next == reached {
                return Squares(discs & !reached).iter().next();
            }
            reached = next;
        }
    }

    /// A hash of the discs and the side to move.
    pub(super) const fn key(&self) -> u64 {
        const fn mixed(bits: u64, by: u64) -> u64 {
            let product = (bits ^ by) as u128 * 0x9e37_79b9_7f4a_7c15;
            (product >> 64) as u64 ^ product as u64
        }
        let turn = match self.to_move {
            Player::Max => 0x243f_6a88_85a3_08d3,
            Player::Min => 0x1319_8a2e_0370_7344,
        };
        mixed(self.white, mixed(self.black, turn))
    }
}

impl Default for OthelloPosition {
    fn default() -> Self {
        Self::start(BoardSize::Eight)
    }
}

impl fmt::Display for OthelloPosition {
    /// The squares a1, b1 … h8 as `X` (Black), `O` (White) and `.`, a blank, and `X` or `O` for the
    /// side to move.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in self.size.squares() {
            f.write_str(match self.disc_at(square) {
                Some(player) => sign(player),
                None => ".",
            })?;
        }
        write!(f, " {}", sign(self.to_move))
    }
}

/// The character of a player in texts.
const fn sign(player: Player) -> &'static str {
    match player {
        Player::Max => "X",
        Player::Min => "O",
    }
}

impl FromStr for OthelloPosition {
    type Err = Words;

    /// Parses `startpos`, `startpos-4`, or the format of [`Display`](fmt::Display). Line breaks,
    /// small letters, and `-` for an empty square are accepted.
    fn from_str(text: &str) -> Result<Self, Words> {
        match text.trim() {
            "startpos" => return Ok(Self::start(BoardSize::Eight)),
            "startpos-4" => return Ok(Self::start(BoardSize::Four)),
            _ => {}
        }
        let mut words: Vec<&str> = text.split_whitespace().collect();
        let is_side = |word: &&str| word.chars().count() == 1;
        let turn = words.pop_if(|word| is_side(word));
        let count = words.iter().map(|word| word.chars().count()).sum();
        let Some(size) = BoardSize::of_count(count) else {
            // An unknown character is more informative than the wrong count.
            let signs = words.iter().flat_map(|word| word.chars());
            if let Some(error) = stranger(signs, None) {
                return Err(error);
            }
            return Err(Words::of(|texts| texts.othello_rules_length(count)));
        };
        let signs = || words.iter().flat_map(|word| word.chars());
        if let Some(error) = stranger(signs(), Some(size)) {
            return Err(error);
        }
        let (mut black, mut white) = (Squares::NONE, Squares::NONE);
        for (square, sign) in size.squares().iter().zip(signs()) {
            match player_of(sign) {
                Some(Player::Max) => black.0 |= square.alone().0,
                Some(Player::Min) => white.0 |= square.alone().0,
                None => {}
            }
        }
        let turn = turn.ok_or_else(|| Words::of(Texts::othello_rules_no_side))?;
        let to_move = turn.chars().next().and_then(player_of);
        let to_move =
            to_move.ok_or_else(|| Words::of(|texts| texts.othello_rules_other_side(turn)))?;
        Ok(Self::of(size, black, white, to_move))
    }
}

/// The player of a character.
const fn player_of(sign: char) -> Option<Player> {
    match sign {
        'X' | 'x' | '*' | '●' => Some(Player::Max),
        'O' | 'o' | '○' => Some(Player::Min),
        _ => None,
    }
}

/// The error for the first unknown character.
fn stranger(signs: impl Iterator<Item = char>, size: Option<BoardSize>) -> Option<Words> {
    let is_sign = |sign: char| player_of(sign).is_some() || matches!(sign, '.' | '-');
    let (at, found) = signs.enumerate().find(|&(_, sign)| !is_sign(sign))?;
    // Its square, if the number of characters is right.
    let square = size.and_then(|size| size.squares().iter().nth(at));
    let found = found.to_string();
    Some(Words::of(|texts| match square {
        None => texts.othello_rules_sign(&found, at + 1),
        Some(square) => texts.othello_rules_sign_of_square(&found, at + 1, square.to_string()),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_round_trip_through_text_and_errors_name_the_place() {
        for size in BoardSize::ALL {
            let start = OthelloPosition::start(size);
            assert_eq!(start.to_string().parse(), Ok(start));
            assert_eq!(start.afloat(), None);
            assert_eq!(start.legal().count(), 4);
        }
        let rows = "........ ........ ........ ...OX... ...XO... ........ ........ ........\nX";
        assert_eq!(rows.parse(), Ok(OthelloPosition::default()));
        let board = rows.replace([' ', '\n'], "");
        let board = &board[..64];
        let wrong = [
            (format!("{board}. X"), "found 65 squares"),
            (format!("{} X", board.replacen("OX", "O?", 1)), "character 29 (e4) is '?'"),
            (board.to_owned(), "X or O must say"),
            (format!("{board} Z"), "found \"Z\""),
            (String::new(), "found 0 squares"),
        ];
        for (text, part) in wrong {
            let error = text.parse::<OthelloPosition>().expect_err(&text);
            assert!(error.en.contains(part), "{error}");
            assert!(!error.ja.is_ascii());
        }
        let afloat: OthelloPosition = format!("X{} X", &board[1..]).parse().expect("a board");
        assert_eq!(afloat.afloat().map(|square| square.to_string()), Some("a1".to_owned()));
    }
}
