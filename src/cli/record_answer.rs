//! The JSON of `record`.

use serde::{Serialize, Serializer};

use formats::record::{Complaint, ParsedRecord, Ply, PlyId, Record, RecordLine};
use subject::{GameId, OnBoard};

/// The name of a game in the answer; shogi, the first game, has none.
pub(super) fn name<G: OnBoard>() -> Option<&'static str> {
    (G::GAME != GameId::Shogi).then_some(G::ID)
}

/// A position of a game without SFEN, in the format of `--position`; else the position in SFEN.
pub(super) fn as_text<G: OnBoard>(at: &G::Position) -> [Option<String>; 2] {
    match name::<G>() {
        None => [None, Some(G::write(at))],
        Some(_) => [Some(G::write(at)), None],
    }
}

/// The headers to tell: those of shogi that say something, the others by their names.
fn told_headers<G: OnBoard>(record: &Record<G>) -> Vec<(String, String)> {
    let mut headers = record.headers.clone();
    if name::<G>().is_none() {
        headers.retain(|(_, value)| !value.is_empty());
    } else {
        headers.sort_by(|(a, _), (b, _)| a.cmp(b));
    }
    headers
}

/// The comments at a node.
fn told_comments<G: OnBoard>(record: &Record<G>, id: PlyId) -> Vec<&str> {
    let ply = record.get(id);
    let start = record.headers.iter().filter(|_| id == PlyId::START && name::<G>().is_some());
    let said = start.chain(&ply.properties).filter(|(name, _)| name == "C");
    let said = said.map(|(_, text)| text.as_str());
    Some(ply.comment.as_str()).filter(|text| !text.is_empty()).into_iter().chain(said).collect()
}

/// The answer of `record`: the first game, the file written, and all games if there are several.
#[derive(Serialize)]
pub(super) struct RecordAnswer {
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<&'static str>,
    format: &'static str,
    encoding: &'static str,
    /// Whether the file begins with a byte order mark.
    bom: bool,
    newline: &'static str,
    /// Absent for shogi, whose files hold one game.
    #[serde(skip_serializing_if = "Option::is_none")]
    game_count: Option<usize>,
    #[serde(flatten)]
    first: Option<RecordedGameAnswer>,
    /// All games, if there are several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    games: Vec<RecordedGameAnswer>,
    #[serde(skip_serializing_if = "Option::is_none")]
    written: Option<WrittenAnswer>,
}

#[derive(Serialize)]
struct RecordedGameAnswer {
    #[serde(skip_serializing_if = "Option::is_none")]
    initial_position: Option<String>,
    initial_sfen: Option<String>,
    /// How the main line ends.
    terminal: Option<String>,
    move_count: usize,
    line_count: usize,
    lines: Vec<RecordLineAnswer>,
    comment_count: usize,
    comments: Vec<CommentAnswer>,
    bookmarks: Vec<BookmarkAnswer>,
    headers: HeadersAnswer,
    warnings: Vec<ComplaintAnswer>,
    /// Where reading stopped.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<ComplaintAnswer>,
}

/// A position of a game.
#[derive(Serialize)]
pub(super) struct PositionAnswer {
    ply: u32,
    /// The move that has led here.
    #[serde(rename = "move")]
    mv: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sfen: Option<String>,
}

impl PositionAnswer {
    pub(super) fn of<G: OnBoard>(at: &G::Position, ply: u32, mv: Option<G::Move>) -> Self {
        let [position, sfen] = as_text::<G>(at);
        Self { ply, mv: mv.map(G::move_text), position, sfen }
    }
}

/// The answer for an unreadable file.
#[derive(Serialize)]
pub(super) struct UnreadableAnswer {
    lines: [(); 0],
    warnings: [(); 0],
    error: ComplaintAnswer,
}

/// A line of the record: the main line, or a branch.
#[derive(Serialize)]
struct RecordLineAnswer {
    /// The index of the line that this one leaves.
    parent: Option<usize>,
    /// The ply of its first move.
    ply: u32,
    /// In USI, or `f5` and `pass`.
    moves: Vec<String>,
    end: Option<String>,
    /// The ending and what the file says after it, as it stands.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    endings: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    final_position: Option<String>,
    final_sfen: Option<String>,
    /// Black's lead in discs in the last position.
    #[serde(skip_serializing_if = "Option::is_none")]
    discs: Option<i32>,
    /// One time per ply, the ending included; absent if no time is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    times_ms: Option<Vec<u64>>,
}

#[derive(Serialize)]
struct CommentAnswer {
    line: usize,
    ply: u32,
    text: String,
}

#[derive(Serialize)]
struct BookmarkAnswer {
    line: usize,
    ply: u32,
    name: String,
}

/// Names and values, serialized as an object.
struct HeadersAnswer(Vec<(String, String)>);

/// A fault in the file, with line and column from 1.
#[derive(Serialize)]
pub(super) struct ComplaintAnswer {
    line: usize,
    column: usize,
    what: String,
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

impl RecordAnswer {
    /// The answer about the games of a file; there is at least one.
    pub(super) fn of<G: OnBoard>(
        games: &[ParsedRecord<G>],
        written: Option<WrittenAnswer>,
    ) -> Option<Self> {
        let file = games.first()?;
        let answers = || games.iter().map(RecordedGameAnswer::of);
        Some(Self {
            game: name::<G>(),
            format: file.format.name(),
            encoding: file.encoding.name(),
            bom: file.bom,
            newline: file.newline.name(),
            game_count: name::<G>().map(|_| games.len()),
            first: answers().next(),
            games: answers().filter(|_| games.len() > 1).collect(),
            written,
        })
    }
}

impl RecordedGameAnswer {
    fn of<G: OnBoard>(game: &ParsedRecord<G>) -> Self {
        let record = &game.record;
        // Where the start was not read, there is no line either.
        let lines = if game.has_start { record.lines() } else { Vec::new() };
        let (comments, bookmarks) = notes(record, &lines);
        let lines: Vec<_> = lines.iter().map(|line| RecordLineAnswer::of(record, line)).collect();
        let [initial_position, initial_sfen] =
            if game.has_start { as_text::<G>(record.initial()) } else { [None, None] };
        Self {
            initial_position,
            initial_sfen,
            terminal: lines.first().and_then(|line| line.end.clone()),
            move_count: record.move_count(),
            line_count: lines.len(),
            lines,
            comment_count: comments.len(),
            comments,
            bookmarks,
            headers: HeadersAnswer::of::<G>(record),
            warnings: game.warnings.iter().map(ComplaintAnswer::of).collect(),
            error: game.stopped.as_ref().map(ComplaintAnswer::of),
        }
    }
}

impl UnreadableAnswer {
    pub(super) fn of(complaint: &Complaint) -> Self {
        Self { lines: [], warnings: [], error: ComplaintAnswer::of(complaint) }
    }
}

impl RecordLineAnswer {
    fn of<G: OnBoard>(record: &Record<G>, line: &RecordLine) -> Self {
        let plies = || line.plies.iter().map(|&id| record.get(id));
        let last = line.plies.last().copied().unwrap_or(PlyId::START);
        let at = record.position(last);
        // The move counter is not part of a position.
        let [final_position, final_sfen] = as_text::<G>(&G::first(&at));
        let times: Vec<_> = plies().map(|ply| ply.time_ms).collect();
        let smallest = u64::from(name::<G>().is_none());
        let has_times = times.iter().flatten().any(|time| *time >= smallest);
        Self {
            parent: line.parent,
            ply: plies().next().map_or(1, |ply| ply.ply),
            moves: plies().filter_map(|ply| ply.played().map(G::move_text)).collect(),
            end: G::ending_key(record, last),
            endings: record.get(last).endings.clone(),
            final_position,
            final_sfen,
            discs: G::lead(&at),
            times_ms: has_times.then(|| times.iter().map(|time| time.unwrap_or(0)).collect()),
        }
    }
}

impl HeadersAnswer {
    fn of<G: OnBoard>(record: &Record<G>) -> Self {
        let mut headers: Vec<(String, String)> = Vec::new();
        for (name, value) in told_headers(record) {
            match headers.iter_mut().find(|(known, _)| *known == name) {
                Some((_, known)) => *known = value,
                None => headers.push((name, value)),
            }
        }
        Self(headers)
    }
}

impl Serialize for HeadersAnswer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl ComplaintAnswer {
    pub(super) fn of(complaint: &Complaint) -> Self {
        Self { line: complaint.line, column: complaint.column, what: complaint.what.en.clone() }
    }
}

/// The comments and the bookmarks with their places.
fn notes<G: OnBoard>(
    record: &Record<G>,
    lines: &[RecordLine],
) -> (Vec<CommentAnswer>, Vec<BookmarkAnswer>) {
    let (mut comments, mut bookmarks) = (Vec::new(), Vec::new());
    let mut note = |line: usize, id: PlyId| {
        let Ply { ply, bookmark, .. } = record.get(id);
        for text in told_comments(record, id) {
            comments.push(CommentAnswer { line, ply: *ply, text: text.to_owned() });
        }
        if let Some(name) = bookmark {
            bookmarks.push(BookmarkAnswer { line, ply: *ply, name: name.clone() });
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
