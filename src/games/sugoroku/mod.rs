//! A race of dice (双六) so small that its chances are known exactly: two runners a side on one track
//! of seven squares.
//!
//! | file | contents |
//! |---|---|
//! | `position` | runners, throws and moves: how a runner goes, and who wins |
//! | `chances` | the exact chance of winning at every position, and the moves that keep it |
//! | `text` | positions and moves as text, and why a text is not one |
//! | `setup` | runners set up by hand |
//! | `board_game` | the race as a game on a board, for trees and the board page |
//!
//! Both runners of a side wait before the track. The die has three faces, all equally likely; whoever has
//! thrown it takes one of their runners that many squares forward. A runner that would stop on an
//! occupied square hops on to the next free one; past the last square it is home. The first side
//! with both runners home wins. Every throw moves somebody, so that no position comes again.

#![expect(clippy::trivially_copy_pass_by_ref, reason = "so are positions of every game")]

mod board_game;
mod chances;
mod position;
mod setup;
mod text;

pub use position::{DieFace, Place, RaceMove, RacePosition, Sugoroku};
pub use setup::Runners;
