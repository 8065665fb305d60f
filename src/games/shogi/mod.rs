//! Shogi.
//!
//! The rules — legal moves, playing a move — are those of the crate `shunsai`; a position is its
//! plain value [`shunsai::Position`], squares and moves are those of `shogi_core`. What a lesson
//! needs beyond that is here:
//!
//! | file | says |
//! |---|---|
//! | `rules` | the game: its moves, captures, checks and keys |
//! | `pieces` | sides, hands and promotion |
//! | [`attackers`] | who attacks a square, batteries behind, checks |
//! | `answers` | what answers a threat before it is carried out |
//! | [`attack_counts`] | how often each side attacks each square, kept move by move |
//! | `captures` | which captures are candidates in an exchange |
//! | `checks` | the legal moves that give check |
//! | [`mate`] | what a search for mate reads: checks, and every answer to them |
//! | [`values`] | what pieces are worth, what a capture wins |
//! | [`setup`] | whether pieces on a board make a position at all |
//! | [`legality`] | which rule an illegal move breaks |
//! | [`notation`], `names` | names of moves, pieces and squares for people |
//! | `packed` | a move as a number |
//! | [`shown`] | a position as a board for people |
//! | [`perft`] | counts of legal moves, for checking |
//!
//! Boards may be fragments: no kings, few pieces. A side without a king is never in check. A king
//! cannot be captured: where a fragment would allow it, that move does not exist. Everything here
//! accepts every position that [`setup::position`] lets through, without a panic.

mod answers;
pub mod attack_counts;
pub mod attackers;
mod captures;
mod checks;
pub mod legality;
pub mod mate;
mod names;
pub mod notation;
mod packed;
pub mod perft;
mod pieces;
mod rules;
pub mod setup;
pub mod shown;
pub mod values;

pub(crate) use pieces::may_promote;
pub use pieces::{HAND_ORDER, player_of};
pub use rules::Shogi;
