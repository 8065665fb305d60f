//! The games: rules and positions, notation, and boards for display.

pub mod board;
pub mod board_game;
pub mod connect_four;
pub mod diagram;
pub mod dobutsu;
pub mod othello;
pub mod rules_card;
pub mod shogi;
pub mod sugoroku;
pub mod tic_tac_toe;
