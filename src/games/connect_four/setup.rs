//! Discs set up by hand, and a game that leads to them.

use std::collections::HashSet;

use super::position::{Column, ConnectFourPosition};
use language::{Texts, Words};
use score::Player;

const ROWS: usize = ConnectFourPosition::ROWS as usize;

/// Discs on squares, which may float or be too many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Discs {
    /// By columns from the left, each from the bottom.
    pub(super) squares: [[Option<Player>; ROWS]; Column::COUNT as usize],
    pub(super) to_move: Player,
}

impl Discs {
    pub(super) const NONE: Self =
        Self { squares: [[None; ROWS]; Column::COUNT as usize], to_move: Player::Max };

    pub(super) fn of(at: &ConnectFourPosition) -> Self {
        let mut discs = Self { to_move: at.to_move(), ..Self::NONE };
        for (column, squares) in Column::all().zip(&mut discs.squares) {
            for (row, square) in (0..).zip(squares) {
                *square = at.disc(column, row);
            }
        }
        discs
    }

    pub(super) fn count(&self, player: Player) -> u32 {
        let of_player = self.squares.iter().flatten().filter(|disc| **disc == Some(player));
        u32::try_from(of_player.count()).unwrap_or(u32::MAX)
    }

    /// A game that leads to these discs: of all, the one that plays the leftmost column it can.
    pub(super) fn position(&self) -> Result<ConnectFourPosition, Words> {
        for (column, squares) in Column::all().zip(&self.squares) {
            let height = squares.iter().filter(|disc| disc.is_some()).count();
            if squares[height..].iter().any(Option::is_some) {
                return Err(Words::of(|texts| texts.connect_four_floats(column.to_string())));
            }
        }
        let [black, white] = [Player::Max, Player::Min].map(|player| self.count(player));
        if black != white && black != white + 1 {
            return Err(Words::of(|texts| texts.connect_four_counts(black, white)));
        }
        if (black == white) != (self.to_move == Player::Max) {
            return Err(Words::of(Texts::connect_four_turn));
        }
        self.reached(black + white).ok_or_else(|| Words::of(Texts::connect_four_unreached))
    }

    /// Plays the discs in an order in which the sides take turns, and nobody has four before the
    /// end. The discs that are left depend on the heights of the columns alone, so each combination
    /// of heights is tried once.
    fn reached(&self, count: u32) -> Option<ConnectFourPosition> {
        let mut tried = HashSet::new();
        let mut open = vec![ConnectFourPosition::default()];
        while let Some(at) = open.pop() {
            if at.count() == count {
                return Some(at);
            }
            if at.winner().is_some()
                || !tried.insert(Column::all().map(|column| at.height(column)).collect::<Vec<_>>())
            {
                continue;
            }
            let fits = |column: &Column| {
                let row = usize::from(at.height(*column));
                let squares = &self.squares[usize::from(column.index())];
                squares.get(row).copied().flatten() == Some(at.to_move())
            };
            open.extend(Column::all().rev().filter(fits).map(|column| at.after(column)));
        }
        None
    }
}
