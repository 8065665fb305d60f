//! A game as its panel shows it.

use std::borrow::Cow;

use super::record::{GameRecord, GameRow, GoToPly};
use language::{Language, Words};

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

/// An open record of shogi; its rows are listed elsewhere.
pub(crate) fn shown_record(game: &GameRecord, language: Language) -> ShownGame<'_> {
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

pub(crate) fn detail((name, value): &(String, String)) -> String {
    format!("{name}: {value}")
}
