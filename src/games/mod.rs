//! The games: their rules and positions, how people name them, and boards as they are shown.

pub mod board;
pub mod diagram;
pub mod othello;
pub mod shogi;
pub mod tic_tac_toe;
