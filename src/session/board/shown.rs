//! A game as its panel shows it, and the ways through it.

use formats::record::PlyId;
use language::Words;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameCommand {
    GoTo(GoToPly),
    Close,
    /// To another game of the file, by its index.
    Turn(usize),
    /// Puts a kept game back on its board, by its index.
    Reopen(usize),
    /// Throws a kept game away, by its index.
    Discard(usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoToPly {
    /// This many plies forward along the shown line; backward if negative.
    By(i32),
    /// Before the first move.
    First,
    /// To the end of the shown line.
    Last,
    /// To the branch this many further at this ply; backward if negative.
    Branch(i32),
    To(PlyId),
    /// To the ply of this number on the shown line; the last one if there are fewer.
    Number(u32),
}

/// A row of the list of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    pub to: GoToPly,
    /// Its number; 0 is the start.
    pub number: u32,
    /// The name of the move or the ending.
    pub name: String,
    /// The clock as text, of Othello with the mover's evaluation before it.
    pub time: String,
    /// How many alternatives the record has to this move.
    pub others: usize,
    pub has_comment: bool,
    pub bookmark: Option<String>,
}

#[derive(Clone, Debug)]
pub struct ShownGame<'a> {
    /// Both players, else the file, in a few words; `None` if it has neither.
    pub name: Option<String>,
    /// The names of the players, if the record has any.
    pub players: Option<String>,
    /// What else the record knows: `name: value`.
    pub details: Vec<String>,
    /// Why parsing stopped.
    pub stopped: Option<Words>,
    /// What was strange, but could be read.
    pub warnings: Vec<Words>,
    /// The start and the moves of the shown line.
    pub rows: &'a [GameRow],
    /// The index of the row on the board.
    pub here: usize,
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
    pub is_on_line: bool,
}
