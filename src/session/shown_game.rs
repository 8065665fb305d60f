//! The game on the board page, of any game, as its panel shows it.

use std::borrow::Cow;

use super::effect::Effect;
use super::game_records::{GameCommand, GameRecord, GameRow, GoToPly};
use super::othello_board::{OpenOthello, OthelloBoard};
use super::state::Session;
use crate::games::othello::shown::side_name;
use crate::language::{Language, Say, Words};
use crate::score::Player;
use crate::subject::GameId;

/// The game on the board page.
#[derive(Clone, Debug)]
pub struct ShownGame<'a> {
    /// The names of the players, if the record has any.
    pub players: Option<String>,
    /// What else the record knows: `name: value`.
    pub details: Vec<String>,
    /// Why parsing stopped.
    pub stopped: Option<Words>,
    /// What was strange, but could be read.
    pub warnings: Vec<Words>,
    /// The start and the moves of the shown line.
    pub rows: Cow<'a, [GameRow]>,
    /// The index of the row on the board.
    pub here: usize,
    /// The comment at that row.
    pub comment: &'a str,
    /// Whether it differs from its file.
    pub is_changed: bool,
    pub can_close: bool,
    /// The index of the game in its file, and the number of games there.
    pub of_file: (usize, usize),
    /// The row to return to, if the board shows another position.
    pub off_game: Option<GoToPly>,
    /// The alternatives to the move on the board, then its continuations; empty where there is no
    /// choice.
    pub branches: [Vec<GameBranch>; 2],
}

/// A move that can be chosen in place of another.
#[derive(Clone, Debug)]
pub struct GameBranch {
    pub to: GoToPly,
    pub name: String,
    /// Whether it is on the shown line.
    pub is_on_line: bool,
}

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
                    ..of_shogi(game, language)
                })
            }
            GameId::Othello => {
                let board = self.othello.as_deref()?;
                let is_game = !board.record().plies.is_empty() || board.file().is_some();
                is_game.then(|| of_othello(board, language))
            }
            GameId::Dobutsu => None,
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
            GameId::Othello => self.go_through_othello(command),
            GameId::Dobutsu => Vec::new(),
        }
    }
}

fn of_shogi(game: &GameRecord, language: Language) -> ShownGame<'_> {
    const BLACK: [&str; 3] = ["先手", "下手", "N+"];
    const WHITE: [&str; 3] = ["後手", "上手", "N-"];
    let headers = &game.record().headers;
    let find = |names: [&str; 3]| {
        let is_it = |(name, _): &&(String, String)| names.contains(&name.as_str());
        headers.iter().find(is_it).map(|(_, value)| value.as_str())
    };
    let (black, white) = (find(BLACK), find(WHITE));
    let is_detail =
        |(name, _): &&(String, String)| ![BLACK, WHITE].concat().contains(&name.as_str());
    let (warnings, stopped) = game.told();
    let branches = [game.others(game.at()), game.onward()].map(|ids| {
        if ids.len() < 2 {
            return Vec::new();
        }
        let names = ids.iter().zip(game.names(ids, language));
        names
            .map(|(&id, name)| GameBranch {
                to: GoToPly::To(id),
                name,
                is_on_line: game.line().contains(&id),
            })
            .collect()
    });
    ShownGame {
        players: (black.is_some() || white.is_some())
            .then(|| format!("▲{}  △{}", black.unwrap_or("?"), white.unwrap_or("?"))),
        details: headers.iter().filter(is_detail).map(detail).collect(),
        stopped,
        warnings,
        rows: Cow::default(),
        here: game
            .line()
            .iter()
            .position(|&id| id == game.at())
            .unwrap_or(0),
        comment: &game.record().get(game.at()).comment,
        is_changed: game.is_changed(),
        can_close: true,
        of_file: (0, 1),
        off_game: None,
        branches,
    }
}

fn of_othello(board: &OthelloBoard, language: Language) -> ShownGame<'_> {
    let record = board.record();
    let (black, white) = (record.property("PB"), record.property("PW"));
    let [b, w] = [Player::Max, Player::Min].map(|side| side_name(side, language));
    let is_detail = |(name, value): &&(String, String)| {
        !matches!(name.as_str(), "PB" | "PW" | "TY" | "C") && !matches!(value.trim(), "" | "?")
    };
    let read = board.read_game();
    let here = board.at();
    let comment = match here.checked_sub(1) {
        None => record.property("C"),
        Some(ply) => record.plies.get(ply).and_then(|ply| ply.comment()),
    };
    ShownGame {
        players: (black.is_some() || white.is_some()).then(|| {
            let (black, white) = (black.unwrap_or("?"), white.unwrap_or("?"));
            format!("{b}: {black}   {w}: {white}")
        }),
        details: record
            .properties
            .iter()
            .filter(is_detail)
            .map(detail)
            .collect(),
        stopped: read.and_then(|game| game.stopped.as_ref()).map(Say::words),
        warnings: read.map_or_else(Vec::new, |game| {
            game.warnings.iter().map(Say::words).collect()
        }),
        rows: Cow::Owned(board.rows(language)),
        here,
        comment: comment.unwrap_or_default(),
        is_changed: board.is_changed(),
        can_close: board.file().is_some(),
        of_file: board.file().map_or((0, 1), |file: &OpenOthello| {
            (file.number(), file.games().len())
        }),
        off_game: None,
        branches: [Vec::new(), Vec::new()],
    }
}

fn detail((name, value): &(String, String)) -> String {
    format!("{name}: {value}")
}
