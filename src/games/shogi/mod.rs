//! Shogi.
//!
//! The rules (legal moves, playing a move) come from the crate `shunsai`; a position is its plain
//! value [`shunsai::Position`], squares and moves are those of `shogi_core`. This module adds what
//! lessons need:
//!
//! | file | contents |
//! |---|---|
//! | `rules` | the game: its moves, captures, checks and keys |
//! | `rules_card` | how to read its board and its moves |
//! | `pieces` | sides, hands and promotion |
//! | [`attackers`] | attackers of a square, batteries behind them, checks |
//! | `answers` | moves that answer a threat before it is carried out |
//! | [`attack_counts`] | numbers of attackers by square and side, updated move by move |
//! | `captures` | the candidate captures in an exchange |
//! | `checks` | the legal moves that give check |
//! | [`declaration`] | winning by declaration with 27 points |
//! | [`mate`] | the moves of a mate search: checks, and every answer to them |
//! | [`values`] | piece values, and the gain of a capture |
//! | [`setup`] | checks whether pieces on a board form a position |
//! | [`legality`] | the rule that an illegal move breaks |
//! | [`notation`], `names` | names of moves, pieces and squares |
//! | [`sfen`], [`usi`] | positions and moves as text |
//! | [`shown`], `board_game` | a position as a board for display, and as one to play on |
//! | [`perft`] | counts of legal moves, for verification |
//!
//! Boards may be fragments: no kings, few pieces. A side without a king is never in check. A king
//! cannot be captured: if a fragment would allow it, that move does not exist. Everything here
//! accepts every position that [`setup::position`] accepts, without panicking.

mod answers;
pub mod attack_counts;
pub mod attackers;
mod board_game;
mod captures;
mod checks;
pub mod declaration;
pub mod legality;
pub mod mate;
mod names;
pub mod notation;
pub mod perft;
mod pieces;
mod rules;
mod rules_card;
pub mod setup;
pub mod sfen;
pub mod shown;
pub mod usi;
pub mod values;

pub use board_game::square_of;
pub use pieces::{HAND_ORDER, may_promote, player_of};
pub use rules::Shogi;
