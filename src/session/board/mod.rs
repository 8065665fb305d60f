//! The board page: users play and set up positions of any game, and go through games.
//!
//! | file | contents |
//! |---|---|
//! | [`desk`] | what the page asks of every game: [`BoardDesk`], its commands |
//! | `touch` | what clicks and drags do |
//! | `table` | the board of a game: it always shows a ply of a record, or pieces against the rules |
//! | `kept_games` | the games of a board and their file, as the rest of the program holds them |
//! | `shown` | the game as its panel shows it |
//! | `shelf` | unsaved games put aside |

mod desk;
mod kept_games;
mod shelf;
mod shown;
mod table;
#[cfg(test)]
mod tests;
mod touch;

pub use desk::{
    BoardCommand, BoardDesk, BoardMode, BoardOutcome, DropPlace, Held, MateWish, Promoting,
};
pub use kept_games::{
    AnyGames, FileGame, Games, KeptFile, OpenFile, read_games, recall_games, shogi_game,
};
pub(super) use shelf::Shelf;
pub use shelf::ShelvedGames;
pub use shown::{GameBranch, GameCommand, GameRow, GoToPly, ShownGame};
pub(super) use table::{BoardTables, table_of};
pub use table::{GameTable, read_line};
