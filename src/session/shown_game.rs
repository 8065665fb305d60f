//! The game on the board page, of any game, as its panel shows it.

use std::borrow::Cow;

use super::effect::Effect;
use super::game_records::{GameCommand, GoToPly, ShownGame, shown_record};
use super::state::Session;
use subject::GameId;

impl Session {
    /// The game on the board page; `None` if there is none.
    #[must_use]
    pub fn shown_game(&self) -> Option<ShownGame<'_>> {
        let language = self.settings.language;
        match self.pages.game {
            GameId::Shogi => {
                let game = self.games.open()?;
                let off_game = GoToPly::To(game.at());
                Some(ShownGame {
                    rows: Cow::Borrowed(self.games.rows()),
                    off_game: (!self.editor_shows_game()).then_some(off_game),
                    ..shown_record(game, language)
                })
            }
            game => self.tables.get(&game)?.shown(language),
        }
    }

    /// Carries out a command on the game of the board page.
    pub(super) fn go_through_game(&mut self, command: GameCommand) -> Vec<Effect> {
        let game = match command {
            GameCommand::Reopen(game, _) | GameCommand::Discard(game, _) => game,
            GameCommand::GoTo(_) | GameCommand::Turn(_) | GameCommand::Close => self.pages.game,
        };
        match game {
            GameId::Shogi => {
                let is_on_board = self.editor_shows_game();
                let outcome = self.games.update(command, is_on_board, &mut self.messages);
                self.show_game(outcome)
            }
            game => self.go_through_table(game, command),
        }
    }
}
