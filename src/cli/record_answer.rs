//! The JSON of `record`.

use serde::{Serialize, Serializer};

use formats::othello::OthelloEnding;
use formats::record::{Complaint, Ending, ParsedRecord, Ply, PlyId, Record, RecordLine, Recorded};
use formats::sfen::to_sfen;
use games::board_game::BoardGame as _;
use games::dobutsu::Dobutsu;
use games::othello::Othello;
use games::othello::shown::disc_sign;
use games::shogi::Shogi;
use language::Language;
use score::Player;

/// A game with an answer of its own.
pub(super) trait Answered: Recorded {
    /// The name in the answer; shogi, the first game, has none.
    const NAME: Option<&'static str>;

    /// A position of a game without SFEN, in the format of `--position`; else the position in SFEN.
    fn as_text(at: &Self::Position) -> [Option<String>; 2];

    /// How a line ends that ends with this node.
    fn ended(record: &Record<Self>, last: PlyId) -> Option<&'static str>;

    /// Black's lead in discs, where there are discs.
    fn discs(_at: &Self::Position) -> Option<i32> {
        None
    }

    /// Whether these times are worth telling.
    fn has_times(times: &[Option<u64>]) -> bool;

    /// The comments at a node.
    fn comments(record: &Record<Self>, id: PlyId) -> Vec<&str>;

    /// The headers to tell, in order; the last value of a name counts.
    fn headers(record: &Record<Self>) -> Vec<(String, String)> {
        record.headers.clone()
    }

    /// The text for people.
    fn people(games: &[ParsedRecord<Self>], language: Language) -> String {
        super::record::people_of_others(games, language)
    }

    /// A move in the text for people.
    fn listed(at: &Self::Position, mv: Self::Move, language: Language) -> String {
        Self::move_name(at, mv, language)
    }

    /// How the game stands after its last move, for people.
    fn result(at: &Self::Position, language: Language) -> String {
        Self::standing(at, language)
    }
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
    terminal: Option<&'static str>,
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
    pub(super) fn of<G: Answered>(at: &G::Position, ply: u32, mv: Option<G::Move>) -> Self {
        let [position, sfen] = G::as_text(at);
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
    end: Option<&'static str>,
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
    pub(super) fn of<G: Answered>(
        games: &[ParsedRecord<G>],
        written: Option<WrittenAnswer>,
    ) -> Option<Self> {
        let file = games.first()?;
        let answers = || games.iter().map(RecordedGameAnswer::of);
        Some(Self {
            game: G::NAME,
            format: file.format.name(),
            encoding: file.encoding.name(),
            bom: file.bom,
            newline: file.newline.name(),
            game_count: G::NAME.map(|_| games.len()),
            first: answers().next(),
            games: answers().filter(|_| games.len() > 1).collect(),
            written,
        })
    }
}

impl RecordedGameAnswer {
    fn of<G: Answered>(game: &ParsedRecord<G>) -> Self {
        let record = &game.record;
        let lines = record.lines();
        let (comments, bookmarks) = notes(record, &lines);
        let lines: Vec<_> = lines.iter().map(|line| RecordLineAnswer::of(record, line)).collect();
        let [initial_position, initial_sfen] = G::as_text(record.initial());
        Self {
            initial_position,
            initial_sfen,
            terminal: lines.first().and_then(|line| line.end),
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
    fn of<G: Answered>(record: &Record<G>, line: &RecordLine) -> Self {
        let plies = || line.plies.iter().map(|&id| record.get(id));
        let last = line.plies.last().copied().unwrap_or(PlyId::START);
        let at = record.position(last);
        // The move counter is not part of a position.
        let [final_position, final_sfen] = G::as_text(&G::first(&at));
        let times: Vec<_> = plies().map(|ply| ply.time_ms).collect();
        Self {
            parent: line.parent,
            ply: plies().next().map_or(1, |ply| ply.ply),
            moves: plies().filter_map(|ply| ply.played().map(G::move_text)).collect(),
            end: G::ended(record, last),
            final_position,
            final_sfen,
            discs: G::discs(&at),
            times_ms: G::has_times(&times)
                .then(|| times.iter().map(|time| time.unwrap_or(0)).collect()),
        }
    }
}

impl HeadersAnswer {
    fn of<G: Answered>(record: &Record<G>) -> Self {
        let mut headers: Vec<(String, String)> = Vec::new();
        for (name, value) in G::headers(record) {
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
fn notes<G: Answered>(
    record: &Record<G>,
    lines: &[RecordLine],
) -> (Vec<CommentAnswer>, Vec<BookmarkAnswer>) {
    let (mut comments, mut bookmarks) = (Vec::new(), Vec::new());
    let mut note = |line: usize, id: PlyId| {
        let Ply { ply, bookmark, .. } = record.get(id);
        for text in G::comments(record, id) {
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

impl Answered for Shogi {
    const NAME: Option<&'static str> = None;

    fn as_text(at: &Self::Position) -> [Option<String>; 2] {
        [None, Some(to_sfen(at))]
    }

    fn ended(record: &Record, last: PlyId) -> Option<&'static str> {
        record.get(last).ending().map(Ending::key)
    }

    fn has_times(times: &[Option<u64>]) -> bool {
        times.iter().flatten().any(|time| *time > 0)
    }

    fn comments(record: &Record, id: PlyId) -> Vec<&str> {
        let comment = record.get(id).comment.as_str();
        Some(comment).filter(|text| !text.is_empty()).into_iter().collect()
    }

    fn headers(record: &Record) -> Vec<(String, String)> {
        let filled = record.headers.iter().filter(|(_, value)| !value.is_empty());
        filled.cloned().collect()
    }

    fn people(games: &[ParsedRecord], language: Language) -> String {
        games.iter().map(|game| super::record::people(game, language)).collect()
    }
}

impl Answered for Othello {
    const NAME: Option<&'static str> = Some(Self::ID);

    fn as_text(at: &Self::Position) -> [Option<String>; 2] {
        [Some(at.to_string()), None]
    }

    fn ended(record: &Record<Self>, last: PlyId) -> Option<&'static str> {
        record.ending(last).map(OthelloEnding::key)
    }

    fn discs(at: &Self::Position) -> Option<i32> {
        Some(at.difference())
    }

    fn has_times(times: &[Option<u64>]) -> bool {
        times.iter().any(Option::is_some)
    }

    fn comments(record: &Record<Self>, id: PlyId) -> Vec<&str> {
        let start = record.headers.iter().filter(|_| id == PlyId::START);
        let said = start.chain(&record.get(id).properties);
        let comments = said.filter(|(name, _)| name == "C");
        comments.map(|(_, text)| text.as_str()).collect()
    }

    fn headers(record: &Record<Self>) -> Vec<(String, String)> {
        let mut headers = record.headers.clone();
        headers.sort_by(|(a, _), (b, _)| a.cmp(b));
        headers
    }

    fn listed(at: &Self::Position, mv: Self::Move, _: Language) -> String {
        format!("{}{mv}", disc_sign(at.to_move()))
    }

    fn result(at: &Self::Position, _: Language) -> String {
        let [black, white] = [Player::Max, Player::Min].map(|player| at.discs(player).count());
        format!("●{black} ○{white}")
    }
}

impl Answered for Dobutsu {
    const NAME: Option<&'static str> = Some(Self::ID);

    fn as_text(at: &Self::Position) -> [Option<String>; 2] {
        [Some(Self::write(at)), None]
    }

    /// Its files do not say why a game ended.
    fn ended(_: &Record<Self>, _: PlyId) -> Option<&'static str> {
        None
    }

    fn has_times(_: &[Option<u64>]) -> bool {
        false
    }

    fn comments(_: &Record<Self>, _: PlyId) -> Vec<&str> {
        Vec::new()
    }
}
