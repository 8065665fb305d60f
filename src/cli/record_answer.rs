//! The JSON of `record`.

use serde::{Serialize, Serializer};

use formats::record::{Complaint, Ending, ParsedRecord, Ply, PlyId, Record, RecordLine};
use formats::sfen::to_sfen;
use formats::usi::usi;
use games::shogi::setup;

/// The answer of `record`: the contents read, and the file written, if any.
#[derive(Serialize)]
pub(super) struct RecordAnswer {
    format: &'static str,
    encoding: &'static str,
    /// Whether the file begins with a byte order mark.
    bom: bool,
    newline: &'static str,
    initial_sfen: String,
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
    #[serde(skip_serializing_if = "Option::is_none")]
    written: Option<WrittenAnswer>,
}

/// The answer for an unreadable file.
#[derive(Serialize)]
pub(super) struct UnreadableAnswer {
    lines: [RecordLineAnswer; 0],
    warnings: [ComplaintAnswer; 0],
    error: ComplaintAnswer,
}

/// A line of the record: the main line, or a branch.
#[derive(Serialize)]
struct RecordLineAnswer {
    /// The index of the line that this one leaves.
    parent: Option<usize>,
    /// The ply of its first move.
    ply: u32,
    /// In USI.
    moves: Vec<String>,
    end: Option<&'static str>,
    final_sfen: String,
    /// One time per ply, the ending included; absent if no time was used.
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

/// Names and values in file order; serialized as an object, so each name occurs once.
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
    pub(super) fn of(reading: &ParsedRecord, written: Option<WrittenAnswer>) -> Self {
        let record = &reading.record;
        let lines = record.lines();
        let moves = record.ids().filter(|&id| record.get(id).played().is_some());
        let (comments, bookmarks) = notes(record, &lines);
        let lines: Vec<_> = lines
            .iter()
            .map(|line| RecordLineAnswer::of(record, line))
            .collect();
        Self {
            format: reading.format.name(),
            encoding: reading.encoding.name(),
            bom: reading.bom,
            newline: reading.newline.name(),
            initial_sfen: to_sfen(record.initial()),
            terminal: lines.first().and_then(|line| line.end),
            move_count: moves.count(),
            line_count: lines.len(),
            lines,
            comment_count: comments.len(),
            comments,
            bookmarks,
            headers: HeadersAnswer::of(record),
            warnings: reading.warnings.iter().map(ComplaintAnswer::of).collect(),
            error: reading.stopped.as_ref().map(ComplaintAnswer::of),
            written,
        }
    }
}

impl UnreadableAnswer {
    pub(super) fn of(complaint: &Complaint) -> Self {
        Self {
            lines: [],
            warnings: [],
            error: ComplaintAnswer::of(complaint),
        }
    }
}

impl RecordLineAnswer {
    fn of(record: &Record, line: &RecordLine) -> Self {
        let plies = || line.plies.iter().map(|&id| record.get(id));
        let last = line.plies.last().copied().unwrap_or(PlyId::START);
        // The move counter is not part of a position.
        let mut pieces = setup::setup(&record.position(last));
        let _ = pieces.ply_set(1);
        let times: Vec<_> = plies().map(|ply| ply.time_ms.unwrap_or(0)).collect();
        Self {
            parent: line.parent,
            ply: plies().next().map_or(1, |ply| ply.ply),
            moves: plies().filter_map(|ply| ply.played().map(usi)).collect(),
            end: plies().next_back().and_then(Ply::ending).map(Ending::key),
            final_sfen: to_sfen(&shunsai::Position::new(pieces)),
            times_ms: times.iter().any(|time| *time > 0).then_some(times),
        }
    }
}

impl HeadersAnswer {
    /// The headers with a value; the last value wins if a name occurs twice.
    fn of(record: &Record) -> Self {
        let mut headers: Vec<(String, String)> = Vec::new();
        for (name, value) in record.headers.iter().filter(|(_, value)| !value.is_empty()) {
            match headers.iter_mut().find(|(known, _)| known == name) {
                Some((_, known)) => known.clone_from(value),
                None => headers.push((name.clone(), value.clone())),
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
        Self {
            line: complaint.line,
            column: complaint.column,
            what: complaint.what.en.clone(),
        }
    }
}

/// The comments and the bookmarks with their places.
fn notes(record: &Record, lines: &[RecordLine]) -> (Vec<CommentAnswer>, Vec<BookmarkAnswer>) {
    let (mut comments, mut bookmarks) = (Vec::new(), Vec::new());
    let mut note = |line: usize, id: PlyId| {
        let Ply {
            ply,
            comment,
            bookmark,
            ..
        } = record.get(id);
        if !comment.is_empty() {
            comments.push(CommentAnswer {
                line,
                ply: *ply,
                text: comment.clone(),
            });
        }
        if let Some(name) = bookmark {
            bookmarks.push(BookmarkAnswer {
                line,
                ply: *ply,
                name: name.clone(),
            });
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
