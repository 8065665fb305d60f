//! The JSON of `record`.

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::without_nulls;
use formats::record::{Complaint, ParsedRecord, Ply, PlyId, Record, RecordLine};
use subject::{GameId, OnBoard};

/// The name of a game in the answer; shogi, the first game, has none.
fn name<G: OnBoard>() -> Option<&'static str> {
    (G::GAME != GameId::Shogi).then_some(G::ID)
}

/// A position of a game without SFEN, in the format of `--position`; else the position in SFEN.
fn as_text<G: OnBoard>(at: &G::Position) -> [Option<String>; 2] {
    match name::<G>() {
        None => [None, Some(G::write(at))],
        Some(_) => [Some(G::write(at)), None],
    }
}

/// The headers to tell, the last of each name: those of shogi that say something, the others by their
/// names.
fn told_headers<G: OnBoard>(record: &Record<G>) -> Map<String, Value> {
    let mut headers = record.headers.clone();
    if name::<G>().is_none() {
        headers.retain(|(_, value)| !value.is_empty());
    } else {
        headers.sort_by(|(a, _), (b, _)| a.cmp(b));
    }
    headers.into_iter().map(|(name, value)| (name, value.into())).collect()
}

/// The comments at a node.
fn told_comments<G: OnBoard>(record: &Record<G>, id: PlyId) -> Vec<&str> {
    let ply = record.get(id);
    let start = record.headers.iter().filter(|_| id == PlyId::START && name::<G>().is_some());
    let said = start.chain(&ply.properties).filter(|(name, _)| name == "C");
    let said = said.map(|(_, text)| text.as_str());
    Some(ply.comment.as_str()).filter(|text| !text.is_empty()).into_iter().chain(said).collect()
}

/// The file written by `--to` or `-o`.
#[derive(Serialize)]
pub(super) struct WrittenAnswer {
    /// `None` if it was printed.
    pub(super) file: Option<String>,
    pub(super) format: &'static str,
    pub(super) encoding: &'static str,
    /// What the format cannot hold, one sentence each.
    pub(super) lost: Vec<String>,
}

/// The answer about the games of a file: the first game, all games if there are several, and the file
/// written. There is at least one game; files of shogi hold no more.
pub(super) fn record_answer<G: OnBoard>(
    games: &[ParsedRecord<G>],
    written: Option<&WrittenAnswer>,
) -> Value {
    let answers: Vec<_> = games.iter().map(game_answer).collect();
    let (Some(file), Some(Value::Object(first))) = (games.first(), answers.first()) else {
        return Value::Null;
    };
    let id = name::<G>();
    let answer = json!({
        "game": id,
        "format": file.format.name(),
        "encoding": file.encoding.name(),
        "bom": file.bom,
        "newline": file.newline.name(),
        "game_count": id.map(|_| games.len()),
    });
    let mut answer = without_nulls(answer, &["game", "game_count"]);
    for (name, value) in first {
        answer[name] = value.clone();
    }
    if games.len() > 1 {
        answer["games"] = answers.into();
    }
    if let Some(written) = written {
        answer["written"] = json!(written);
    }
    answer
}

fn game_answer<G: OnBoard>(game: &ParsedRecord<G>) -> Value {
    let record = &game.record;
    // Where the start was not read, there is no line either.
    let lines = if game.has_start { record.lines() } else { Vec::new() };
    let (comments, bookmarks) = notes(record, &lines);
    let lines: Vec<_> = lines.iter().map(|line| line_answer(record, line)).collect();
    let [position, sfen] =
        if game.has_start { as_text::<G>(record.initial()) } else { [None, None] };
    let answer = json!({
        "initial_position": position,
        "initial_sfen": sfen,
        // How the main line ends.
        "terminal": lines.first().map(|line| &line["end"]),
        "move_count": record.move_count(),
        "line_count": lines.len(),
        "lines": lines,
        "comment_count": comments.len(),
        "comments": comments,
        "bookmarks": bookmarks,
        "headers": told_headers(record),
        "warnings": game.warnings.iter().map(complaint_answer).collect::<Vec<_>>(),
        // Where reading stopped.
        "error": game.stopped.as_ref().map(complaint_answer),
    });
    without_nulls(answer, &["initial_position", "error"])
}

/// The answer about a file that cannot be read.
pub(super) fn unreadable_answer(complaint: &Complaint) -> Value {
    json!({"lines": [], "warnings": [], "error": complaint_answer(complaint)})
}

/// A fault in the file, with line and column from 1.
fn complaint_answer(complaint: &Complaint) -> Value {
    let Complaint { line, column, what } = complaint;
    json!({"line": line, "column": column, "what": what.en})
}

/// A position of a game, and the move that has led to it.
pub(super) fn position_answer<G: OnBoard>(
    at: &G::Position,
    ply: u32,
    mv: Option<G::Move>,
) -> Value {
    let [position, sfen] = as_text::<G>(at);
    let mv = mv.map(G::move_text);
    let answer = json!({"ply": ply, "move": mv, "position": position, "sfen": sfen});
    without_nulls(answer, &["position", "sfen"])
}

/// A line of the record: the main line, or a branch, with the index of the line that it leaves, and
/// the ply of its first move.
fn line_answer<G: OnBoard>(record: &Record<G>, line: &RecordLine) -> Value {
    let plies = || line.plies.iter().map(|&id| record.get(id));
    let last = line.plies.last().copied().unwrap_or(PlyId::START);
    let at = record.position(last);
    // The move counter is not part of a position.
    let [final_position, final_sfen] = as_text::<G>(&G::first(&at));
    let moves = plies().filter_map(|ply| ply.played().map(G::move_text));
    // The ending and what the file says after it, as it stands.
    let endings = Some(&record.get(last).endings).filter(|endings| !endings.is_empty());
    // One time per ply, the ending included; absent if no time is told.
    let times: Vec<_> = plies().map(|ply| ply.time_ms).collect();
    let smallest = u64::from(name::<G>().is_none());
    let has_times = times.iter().flatten().any(|time| *time >= smallest);
    let times = times.iter().map(|time| time.unwrap_or(0));
    let answer = json!({
        "parent": line.parent,
        "ply": plies().next().map_or(1, |ply| ply.ply),
        "moves": moves.collect::<Vec<_>>(),
        "end": G::ending_key(record, last),
        "endings": endings,
        "final_position": final_position,
        "final_sfen": final_sfen,
        // Black's lead in discs in the last position.
        "discs": G::lead(&at),
        "times_ms": has_times.then(|| times.collect::<Vec<_>>()),
    });
    without_nulls(answer, &["endings", "final_position", "discs", "times_ms"])
}

/// The comments and the bookmarks with their places.
fn notes<G: OnBoard>(record: &Record<G>, lines: &[RecordLine]) -> (Vec<Value>, Vec<Value>) {
    let (mut comments, mut bookmarks) = (Vec::new(), Vec::new());
    let mut note = |line: usize, id: PlyId| {
        let Ply { ply, bookmark, .. } = record.get(id);
        for text in told_comments(record, id) {
            comments.push(json!({"line": line, "ply": ply, "text": text}));
        }
        if let Some(name) = bookmark {
            bookmarks.push(json!({"line": line, "ply": ply, "name": name}));
        }
    };
    note(0, PlyId::START);
    for (number, line) in lines.iter().enumerate() {
        for &id in &line.plies {
            note(number, id);
        }
    }
    (comments, bookmarks)
}
