//! Columns and positions: discs that fall, lines of four, and how a game ends.

#![expect(
    clippy::cast_possible_truncation,
    reason = "a column has a number below 7, and room for 6 discs"
)]

use std::fmt;

use game::{Game, Keyed, Quiet};
use score::Player;
use tree::{MoveCode, Packed};

/// A column: 0 on the left to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(u8);

impl Column {
    pub const COUNT: u8 = 7;

    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// The column with this number, from 0; `None` from 7 on.
    pub fn of_number(number: u32) -> Option<Self> {
        let number = u8::try_from(number).ok()?;
        (number < Self::COUNT).then_some(Self(number))
    }

    /// From 0 on the left.
    pub const fn index(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Column {
    /// `1` to `7`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&(self.0 + 1).to_string())
    }
}

impl Packed for Column {
    fn pack(self) -> MoveCode {
        MoveCode(self.0.into())
    }

    fn unpack(code: MoveCode) -> Option<Self> {
        Self::of_number(code.0)
    }
}

/// A position, with the columns that have been played. Positions with the same discs are equal.
///
/// A square is a bit: row `r` from the bottom of column `c` is bit 7·c + r, so that bit 6 of each
/// column is always empty and no line of four goes on in the next column.
#[derive(Clone, Copy, Default)]
pub struct ConnectFourPosition {
    /// Black's and White's.
    discs: [u64; 2],
    /// Three bits a move, the first one lowest: 42 moves take 126.
    played: u128,
}

impl PartialEq for ConnectFourPosition {
    fn eq(&self, other: &Self) -> bool {
        self.discs == other.discs
    }
}

impl Eq for ConnectFourPosition {}

impl fmt::Debug for ConnectFourPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The index of a player's discs.
const fn side(player: Player) -> usize {
    match player {
        Player::Max => 0,
        Player::Min => 1,
    }
}

/// The distances of neighbours in a line: upwards, to the right, downwards and upwards to the right.
const WAYS: [u32; 4] = [1, 7, 6, 8];

const BOTTOM: u64 = 0x0000_0408_1020_4081;
const SQUARES: u64 = BOTTOM * 0b11_1111;

impl ConnectFourPosition {
    pub const ROWS: u8 = 6;

    /// The number of discs on the board, which is that of the moves played.
    pub const fn count(&self) -> u32 {
        (self.discs[0] | self.discs[1]).count_ones()
    }

    /// Black, if the number of discs is even.
    pub const fn to_move(&self) -> Player {
        if self.count().is_multiple_of(2) { Player::Max } else { Player::Min }
    }

    /// How many discs are in a column.
    pub const fn height(&self, column: Column) -> u8 {
        let discs = (self.discs[0] | self.discs[1]) >> (7 * column.0) & 0b11_1111;
        discs.count_ones() as u8
    }

    /// Whose disc is on a square, with rows from 0 at the bottom.
    pub const fn disc(&self, column: Column, row: u8) -> Option<Player> {
        let square = 1 << (7 * column.0 + row);
        match (self.discs[0] & square, self.discs[1] & square) {
            (0, 0) => None,
            (0, _) => Some(Player::Min),
            _ => Some(Player::Max),
        }
    }

    /// The columns that have been played, from the first move on.
    pub fn played(&self) -> impl Iterator<Item = Column> {
        let played = self.played;
        (0..self.count()).map(move |number| Column((played >> (3 * number) & 0b111) as u8))
    }

    /// Whether a player has four discs in a line.
    pub fn has_four(&self, player: Player) -> bool {
        let discs = self.discs[side(player)];
        WAYS.into_iter().any(|way| {
            let pairs = discs & discs >> way;
            pairs & pairs >> (2 * way) != 0
        })
    }

    /// The side with four in a line; `None` if the game goes on or is drawn.
    pub fn winner(&self) -> Option<Player> {
        [Player::Max, Player::Min].into_iter().find(|&player| self.has_four(player))
    }

    /// Whether there is a line of four or no empty square.
    pub fn is_over(&self) -> bool {
        self.count() == u32::from(Column::COUNT * Self::ROWS) || self.winner().is_some()
    }

    /// The columns with room for a disc, whether the game is over or not.
    pub(super) fn open(&self) -> impl Iterator<Item = Column> {
        let at = *self;
        Column::all().filter(move |&column| at.height(column) < Self::ROWS)
    }

    /// The position after a disc in `column`, which must have room for it.
    #[must_use]
    pub fn after(&self, column: Column) -> Self {
        let mut after = *self;
        let square = 1 << (7 * column.0 + self.height(column));
        after.discs[side(self.to_move())] |= square;
        after.played |= u128::from(column.0) << (3 * self.count());
        after
    }

    /// The lines of four squares with three discs of a player and an empty square.
    pub fn open_threes(&self, player: Player) -> u32 {
        let own = self.discs[side(player)];
        let empty = SQUARES & !(self.discs[0] | self.discs[1]);
        let of_way = |way: u32| {
            let lines = (0..4).map(|gap| {
                let line = (0..4).map(|number| {
                    let squares = if number == gap { empty } else { own };
                    squares >> (number * way)
                });
                line.fold(u64::MAX, |all, squares| all & squares).count_ones()
            });
            lines.sum::<u32>()
        };
        WAYS.into_iter().map(of_way).sum()
    }

    /// A number for each position: the discs of the side to move, and a one above each column.
    fn number(&self) -> u64 {
        let all = self.discs[0] | self.discs[1];
        self.discs[side(self.to_move())] + all + BOTTOM
    }
}

/// The game of Connect Four. Moves are in the order of the columns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ConnectFour;

impl Quiet for ConnectFour {}

impl Game for ConnectFour {
    type Position = ConnectFourPosition;
    type Move = Column;

    fn player(&self, at: &ConnectFourPosition) -> Player {
        at.to_move()
    }

    fn moves(&self, at: &ConnectFourPosition, moves: &mut Vec<Column>) {
        if at.winner().is_none() {
            moves.extend(at.open());
        }
    }

    fn after(&self, at: &ConnectFourPosition, column: Column) -> ConnectFourPosition {
        at.after(column)
    }

    fn player_after(&self, at: &ConnectFourPosition, _: Column) -> Player {
        at.to_move().other()
    }
}

impl Keyed for ConnectFour {
    const NUMBERS: usize = Column::COUNT as usize;

    /// Different positions always have different keys: each step is reversible.
    fn key(&self, at: &ConnectFourPosition) -> u64 {
        let spread = at.number().wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (spread ^ spread >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn number(&self, column: Column) -> usize {
        column.0.into()
    }
}
