//! The board page: users play and set up positions of any game, and go through games.
//!
//! | file | contents |
//! |---|---|
//! | [`desk`] | what the page asks of every game: [`BoardDesk`], its commands |
//! | `layout` | pieces that are moved about against the rules |
//! | `touch` | what clicks and drags do |
//! | `editor` | shogi, where the game record stands beside the board |
//! | `game` | every other game; the board always shows a ply of its record |
//! | `kept_games`, `open_games` | its games and their file, as the rest of the program holds them |
//! | `shelf` | unsaved games put aside |

mod desk;
mod editor;
mod game;
mod game_update;
mod kept_games;
mod layout;
mod open_games;
mod shelf;
mod shogi_update;
#[cfg(test)]
mod tests;
mod touch;

pub use desk::{
    BoardCommand, BoardDesk, BoardMode, BoardOutcome, DropPlace, Held, MateWish, Promoting,
};
pub use editor::{BoardEditor, read_position};
pub use game::{GameDesk, GameTable};
pub use kept_games::{AnyGames, KeptFile, KeptGames, read_games, recall_games};
pub(super) use layout::square_of;
pub use open_games::OpenGames;
pub(super) use shelf::Shelf;
pub use shelf::ShelvedGames;
