//! One game per line: `dobutsu <position> moves b3b2 …`.

use std::fmt::Write as _;

use super::{LineFile, LineFormat, LinePly, LineRecord, ReadLine};
use crate::record::{Complaint, Encoding, Written, bytes};
use games::board_game::BoardGame;
use language::Words;

/// The word before the moves.
const MOVES: &str = " moves";

/// Reads every line that is not blank; `None` if the first one does not begin with the id of the
/// game.
pub(super) fn read<G: BoardGame>(bytes: &[u8]) -> Option<LineFile<G>> {
    let decoded = bytes::decode(bytes);
    let lines = (1..).zip(decoded.text.lines());
    let mut lines = lines.filter(|(_, line)| !line.trim().is_empty()).peekable();
    after_id::<G>(lines.peek()?.1)?;
    let games = lines.map(|(number, text)| game(number, text));
    Some(LineFile {
        games: games.collect(),
        format: LineFormat::Moves,
        encoding: decoded.encoding,
        bom: decoded.bom,
        newline: decoded.newline,
    })
}

/// The rest of a line after the id of the game.
fn after_id<G: BoardGame>(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix(G::ID)?;
    rest.starts_with(char::is_whitespace).then_some(rest)
}

fn game<G: BoardGame>(line: usize, text: &str) -> ReadLine<G> {
    let rest = after_id::<G>(text).unwrap_or(text);
    let (position, moves) = rest.split_once(MOVES).unwrap_or((rest, ""));
    let column = |part: &str| {
        let bytes = part.as_ptr().addr() - text.as_ptr().addr();
        text[..bytes].chars().count() + 1
    };
    let complaint = |part: &str, what: Words| Complaint {
        line,
        column: column(part),
        what,
    };
    let (start, fault) = match G::read(position.trim()) {
        Ok(start) => (start, None),
        Err(what) => (G::start(), Some(complaint(position.trim(), what))),
    };
    let mut read = ReadLine::of(LineRecord::new(start.clone()));
    read.line = line;
    read.stopped = fault;
    if let Err(odd) = G::check(&start) {
        read.warnings.push(complaint(position.trim(), odd));
    }
    let mut at = start;
    for word in moves.split_whitespace() {
        if read.stopped.is_some() {
            break;
        }
        let legal = G::read_move(&at, word).and_then(|mv| G::check_move(&at, mv).map(|()| mv));
        match legal {
            Ok(mv) => {
                at = G::default().after(&at, mv);
                read.record.plies.push(LinePly::new(mv));
            }
            Err(what) => read.stopped = Some(complaint(word, what)),
        }
    }
    read
}

pub(super) fn write<'a, G: BoardGame>(
    games: impl IntoIterator<Item = &'a LineRecord<G>>,
    encoding: Encoding,
) -> Written {
    let mut text = String::new();
    for game in games {
        let _ = write!(text, "{} {}{MOVES}", G::ID, G::write(&game.start));
        for ply in &game.plies {
            let _ = write!(text, " {}", ply.mv);
        }
        text.push('\n');
    }
    Written::of(&text, encoding, Vec::new())
}
