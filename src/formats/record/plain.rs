//! One game per line: `dobutsu <position> moves b3b2 …`.

use std::fmt::Write as _;

use super::{Complaint, Encoding, Format, ParsedRecord, PlyId, PlyKind, Record, Written, bytes};
use games::board_game::BoardGame;

/// The word before the moves.
const MOVES: &str = " moves";

/// Reads every line that is not blank; `None` if the first one does not begin with the id of the
/// game.
pub(super) fn read<G: BoardGame>(bytes: &[u8]) -> Option<Vec<ParsedRecord<G>>> {
    let decoded = bytes::decode(bytes);
    let lines = (1..).zip(decoded.text.lines());
    let mut lines = lines.filter(|(_, line)| !line.trim().is_empty()).peekable();
    after_id::<G>(lines.peek()?.1)?;
    let games = lines.map(|(number, text)| game(number, text).within(&decoded));
    Some(games.collect())
}

/// The rest of a line after the id of the game.
fn after_id<G: BoardGame>(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix(G::ID)?;
    rest.starts_with(char::is_whitespace).then_some(rest)
}

/// Where a part of a line begins, from 1.
fn column(part: &str, line: &str) -> usize {
    let bytes = part.as_ptr().addr() - line.as_ptr().addr();
    line[..bytes].chars().count() + 1
}

fn game<G: BoardGame>(line: usize, text: &str) -> ParsedRecord<G> {
    let rest = after_id::<G>(text).unwrap_or(text);
    let (position, moves) = rest.split_once(MOVES).unwrap_or((rest, ""));
    let complaint = |part: &str, what| Complaint { line, column: column(part, text), what };
    let start = G::read(position.trim());
    let start = start.map_err(|what| complaint(position.trim(), what));
    let mut read = played((line, text), start, moves.split_whitespace());
    if let Err(odd) = G::check(read.record.initial()) {
        read.warnings.push(complaint(position.trim(), odd));
    }
    read
}

/// A game of these moves, which are parts of the line; `start` may be what is wrong with it.
pub(super) fn played<'a, G: BoardGame>(
    (line, text): (usize, &str),
    start: Result<G::Position, Complaint>,
    moves: impl Iterator<Item = &'a str>,
) -> ParsedRecord<G> {
    let complaint = |part: &str, what| Complaint { line, column: column(part, text), what };
    let (start, fault) = match start {
        Ok(start) => (start, None),
        Err(fault) => (G::start(), Some(fault)),
    };
    let has_start = fault.is_none();
    let mut read = ParsedRecord::of(Record::new(&start), Format::Moves);
    read.line = line;
    read.stopped = fault;
    read.has_start = has_start;
    let (mut at, mut last) = (start, PlyId::START);
    for word in moves {
        if read.stopped.is_some() {
            break;
        }
        let legal = G::read_move(&at, word).and_then(|mv| G::check_move(&at, mv).map(|()| mv));
        match legal {
            Ok(mv) => {
                at = G::default().after(&at, mv);
                match read.record.append_checked(last, PlyKind::Move(mv), &at) {
                    Ok(id) => last = id,
                    Err(full) => read.stopped = Some(complaint(word, full)),
                }
            }
            Err(what) => read.stopped = Some(complaint(word, what)),
        }
    }
    read
}

pub(super) fn write<'a, G: BoardGame>(
    games: impl IntoIterator<Item = &'a Record<G>>,
    encoding: Encoding,
) -> Written {
    let mut text = String::new();
    games.into_iter().for_each(|game| line(game, &mut text));
    Written::of(&text, encoding, Vec::new())
}

pub(super) fn line<G: BoardGame>(game: &Record<G>, text: &mut String) {
    let _ = write!(text, "{} {}{MOVES}", G::ID, G::write(game.initial()));
    for mv in game.moves() {
        let _ = write!(text, " {}", G::move_text(mv));
    }
    text.push('\n');
}
