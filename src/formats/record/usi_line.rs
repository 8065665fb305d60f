//! `position startpos moves …`, and SFEN.

use super::bytes::lines;
use super::ending::Ending;
use super::fault::{column, found};
use super::loss::Losses;
use super::reader::RecordReader;
use super::{Complaint, Format, PlyId, Record};
use crate::sfen::{parse_sfen, to_sfen};
use crate::usi::read_usi_move;
use crate::usi_engine::position_line;
use language::{Texts, Words};

/// Reads the first non-blank line.
pub(super) fn read(text: &str, format: Format) -> Result<RecordReader, Complaint> {
    let mut filled = lines(text).filter(|(_, line)| !line.trim().is_empty());
    let (number, line) = filled.next().unwrap_or((1, ""));
    let moves_at = find_word(line, "moves");
    let before = &line[..moves_at.unwrap_or(line.len())];
    let position = parse_sfen(before).map_err(|error| Complaint {
        line: number,
        column: error.column,
        what: error.problem,
    })?;
    let mut reader = RecordReader::new(&position);
    if let Some(at) = moves_at {
        moves(&mut reader, number, line, at + "moves".len());
    }
    let more = filled.count();
    if more > 0 && reader.stopped.is_none() {
        let what = match format {
            Format::Sfen => Words::of(|texts| texts.records_more_positions(more)),
            _ => Words::of(|texts| texts.records_more_lines(more)),
        };
        reader.warn((number + 1, 1), what);
    }
    Ok(reader)
}

/// The byte offset of a word in a line.
fn find_word(line: &str, word: &str) -> Option<usize> {
    let mut places = line.match_indices(word).map(|(at, _)| at);
    places.find(|&at| {
        let before = line[..at].chars().next_back();
        let after = line[at + word.len()..].chars().next();
        before.is_some_and(char::is_whitespace) && after.is_none_or(char::is_whitespace)
    })
}

fn moves(reader: &mut RecordReader, number: usize, line: &str, start: usize) {
    // Columns are counted incrementally: a line may hold a hundred thousand moves.
    let mut at = start;
    let (mut counted, mut column_there) = (start, column(line, start));
    while at < line.len() {
        let rest = &line[at..];
        at += rest.len() - rest.trim_start().len();
        let Some(word) = line[at..].split_whitespace().next() else {
            return;
        };
        column_there += line[counted..at].chars().count();
        counted = at;
        let ending = ENDINGS.iter().find(|(name, _)| *name == word).map(|(_, ending)| *ending);
        let is_last = line[at + word.len()..].trim().is_empty();
        let outcome = match (ending, read_usi_move(word, reader.position.side_to_move())) {
            (Some(ending), _) => reader.end(ending, word, (number, column_there)),
            (None, Some(mv)) => reader.play(mv),
            (None, None) if is_last && is_ending(word) => {
                reader.end(Ending::Other, word, (number, column_there))
            }
            (None, None) => Err(found(word, Texts::records_expected_usi_move)),
        };
        if let Err(what) = outcome {
            reader.stop((number, column_there), what);
            return;
        }
        at += word.len();
    }
}

/// How a line ends, in the words of engines and of programs that show them.
const ENDINGS: [(&str, Ending); 4] = [
    ("resign", Ending::Resign),
    ("win", Ending::EnteringOfKing),
    ("rep_draw", Ending::RepetitionDraw),
    ("draw", Ending::Draw),
];

/// Whether a word after the last move is none, not even a torn one, and says how the line ends:
/// `rep_inf`, `timeout`.
fn is_ending(word: &str) -> bool {
    word.len() > 2 && word.chars().all(|c| c.is_ascii_lowercase() || matches!(c, '_' | '-'))
}

/// Writes one line and reports what it cannot hold.
pub(super) fn write(record: &Record, format: Format) -> (String, Vec<Words>) {
    let moves: Vec<_> = record.moves().collect();
    let mut losses = Losses {
        branches: record.lines().len() - 1,
        notes: record.notes.len(),
        headers: record.headers.iter().map(|(name, _)| name.clone()).collect(),
        ..Losses::default()
    };
    for id in record.main_line() {
        let ply = record.get(id);
        losses.comments += usize::from(!ply.comment.is_empty());
        losses.bookmarks += usize::from(ply.bookmark.is_some());
        losses.times += usize::from(ply.time_ms.is_some() && id != PlyId::START);
        if ply.ending().is_some() {
            losses.endings += ply.endings.len().max(1);
        }
    }
    let text = if format == Format::Sfen {
        losses.moves = moves.len();
        to_sfen(record.initial())
    } else {
        position_line(record.initial(), &moves)
    };
    (text + "\n", losses.into_words())
}
