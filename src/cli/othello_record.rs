//! `record` for games of Othello.

use serde::Serialize;

use super::record_answer::{ComplaintAnswer, WrittenAnswer};
use super::texts;
use formats::othello::{OthelloEnding, OthelloFile, OthelloPly, OthelloRecord, ReadOthello};
use games::othello::shown::disc_sign;
use language::{Language, Say};

/// The answer: the first game, the written file, and all games if there are several.
#[derive(Serialize)]
pub(super) struct OthelloRecordAnswer {
    game: &'static str,
    format: &'static str,
    encoding: &'static str,
    /// Whether the file begins with a byte order mark.
    bom: bool,
    newline: &'static str,
    game_count: usize,
    #[serde(flatten)]
    first: Option<OthelloGameAnswer>,
    /// All games, if there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    games: Vec<OthelloGameAnswer>,
    #[serde(skip_serializing_if = "Option::is_none")]
    written: Option<WrittenAnswer>,
}

#[derive(Serialize)]
struct OthelloGameAnswer {
    /// In the format of `--position`.
    initial_position: String,
    /// Othello has no SFEN.
    initial_sfen: Option<String>,
    terminal: Option<&'static str>,
    move_count: usize,
    line_count: usize,
    /// One line: these formats have no branches.
    lines: [OthelloLineAnswer; 1],
    comment_count: usize,
    comments: Vec<OthelloCommentAnswer>,
    bookmarks: [(); 0],
    headers: serde_json::Map<String, serde_json::Value>,
    warnings: Vec<ComplaintAnswer>,
    /// Where reading stopped.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<ComplaintAnswer>,
}

#[derive(Serialize)]
struct OthelloLineAnswer {
    parent: Option<usize>,
    ply: u32,
    /// `f5` or `pass`.
    moves: Vec<String>,
    end: Option<&'static str>,
    final_position: String,
    final_sfen: Option<String>,
    /// Black's lead in discs in the last position.
    discs: i32,
    /// One time per move; absent if no times are given.
    #[serde(skip_serializing_if = "Option::is_none")]
    times_ms: Option<Vec<u64>>,
}

#[derive(Serialize)]
struct OthelloCommentAnswer {
    line: usize,
    ply: usize,
    text: String,
}

impl OthelloRecordAnswer {
    pub(super) fn of(file: &OthelloFile, written: Option<WrittenAnswer>) -> Self {
        let answers = || file.games.iter().map(OthelloGameAnswer::of);
        Self {
            game: "othello",
            format: file.format.name(),
            encoding: file.encoding.name(),
            bom: file.bom,
            newline: file.newline.name(),
            game_count: file.games.len(),
            first: answers().next(),
            games: answers().filter(|_| file.games.len() > 1).collect(),
            written,
        }
    }
}

impl OthelloGameAnswer {
    fn of(game: &ReadOthello) -> Self {
        let record = &game.record;
        let end = record.ending().map(OthelloEnding::key);
        let mut headers = serde_json::Map::new();
        for (name, value) in &record.properties {
            headers.insert(name.clone(), value.clone().into());
        }
        let of_plies = (1..).zip(record.plies.iter().map(|ply| &ply.notes));
        let comments: Vec<_> = std::iter::once((0, &record.properties))
            .chain(of_plies)
            .flat_map(|(ply, notes)| notes.iter().map(move |note| (ply, note)))
            .filter(|(_, (name, _))| name == "C")
            .map(|(ply, (_, text))| OthelloCommentAnswer {
                line: 0,
                ply,
                text: text.clone(),
            })
            .collect();
        Self {
            initial_position: record.start.to_string(),
            initial_sfen: None,
            terminal: end,
            move_count: record.plies.len(),
            line_count: 1,
            lines: [OthelloLineAnswer::of(record, end)],
            comment_count: comments.len(),
            comments,
            bookmarks: [],
            headers,
            warnings: game.warnings.iter().map(ComplaintAnswer::of).collect(),
            error: game.stopped.as_ref().map(ComplaintAnswer::of),
        }
    }
}

impl OthelloLineAnswer {
    fn of(record: &OthelloRecord, end: Option<&'static str>) -> Self {
        let last = record.last_position();
        let times: Vec<_> = record.plies.iter().map(OthelloPly::time_ms).collect();
        let has_times = times.iter().any(Option::is_some);
        let times = times.into_iter().map(|time| time.unwrap_or(0)).collect();
        Self {
            parent: None,
            ply: 1,
            moves: record.plies.iter().map(|ply| ply.mv.to_string()).collect(),
            end,
            final_position: last.to_string(),
            final_sfen: None,
            discs: last.difference(),
            times_ms: has_times.then_some(times),
        }
    }
}

pub(super) fn people(file: &OthelloFile) -> String {
    let mut text = format!("{}, {}\n", file.format.name(), file.encoding.name());
    for (number, game) in (1..).zip(&file.games) {
        if file.games.len() > 1 {
            text += &format!("\n{}\n", texts().cli_record_game(game.line, number));
        }
        one_game(&mut text, game);
    }
    text
}

fn one_game(text: &mut String, game: &ReadOthello) {
    let record = &game.record;
    for (name, value) in &record.properties {
        *text += &format!("{name}: {value}\n");
    }
    *text += &format!("{}\n", record.start);
    let mut at = record.start;
    for (number, ply) in (1..).zip(&record.plies) {
        let time = ply.time.as_ref().map(|time| format!("  ({time})"));
        let (sign, mv) = (disc_sign(at.to_move()), ply.mv);
        *text += &format!("{number:>4} {sign}{mv}{}\n", time.unwrap_or_default());
        for (name, value) in &ply.notes {
            *text += &format!("     {name}: {value}\n");
        }
        at = at.after(ply.mv);
    }
    for warning in &game.warnings {
        *text += &format!("{}\n", warning.say(Language::En));
    }
    let [black, white] =
        [score::Player::Max, score::Player::Min].map(|player| at.discs(player).count());
    let end = record
        .ending()
        .map(|ending| format!(", {}", ending.say(Language::En)));
    *text += &format!(
        "{}, ●{black} ○{white}{}\n",
        texts().cli_moves(record.plies.len()),
        end.unwrap_or_default()
    );
}
