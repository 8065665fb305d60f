//! GGF, the Generic Game Format of game servers: `(;GM[Othello]PB[…]BO[8 … *]B[f5//0.2]W[d6];)`.
//!
//! Source: M. Buro's description, <https://skatgame.net/mburo/ggsa/ggf>. A move is
//! `square/evaluation/time`, the last two optional; a pass is `pa`. Boards use `*` for Black, `O`
//! for White and `-` for an empty square, followed by the side to move. In a value, `\` escapes `]`
//! and `\`.

use super::reader::{OthelloReader, TextCursor, TextPlace, letter, quoted};
use super::{Complaint, OthelloRecord, ReadOthello};
use crate::record::Format;
use games::othello::count::FinalCount;
use games::othello::{BoardSize, OthelloMove, OthelloPosition};
use language::{Phrase, Texts, Words};
use score::Player;

pub(super) fn read(text: &str) -> Result<Vec<ReadOthello>, Complaint> {
    read_games(text, Texts::othello_records_no_game, read_game)
}

/// Reads the games of a text that begin with `(;`, each by `read` from behind its bracket, which
/// stands at this place; the complaint is that it is none of Othello. Without any, says `nothing`.
pub(super) fn read_games(
    text: &str,
    nothing: Phrase,
    read: impl Fn(&mut TextCursor<'_>, TextPlace) -> Result<ReadOthello, Complaint>,
) -> Result<Vec<ReadOthello>, Complaint> {
    let mut cursor = TextCursor::on_line(text, 1);
    let mut games: Vec<ReadOthello> = Vec::new();
    let mut other = None;
    loop {
        let strange = skip_to_game(&mut cursor);
        let place = cursor.place();
        if let Some(strange) = strange {
            let what = Words::of(Texts::othello_records_outside_games);
            other.get_or_insert(Complaint::at(strange, what));
        }
        if !cursor.take("(") {
            break;
        }
        match read(&mut cursor, place) {
            Ok(mut game) => {
                game.warnings.splice(0..0, other.take());
                games.push(game);
            }
            Err(complaint) => other = Some(complaint),
        }
    }
    let nothing = || Complaint::at((1, 1), Words::of(nothing));
    match games.last_mut() {
        None => Err(other.unwrap_or_else(nothing)),
        Some(last) => {
            last.warnings.extend(other);
            Ok(games)
        }
    }
}

/// Advances to the next `(;`, or to the end. Game numbers may precede it; returns the place of the
/// first other text.
fn skip_to_game(cursor: &mut TextCursor<'_>) -> Option<TextPlace> {
    let mut strange = None;
    while let Some(c) = cursor.peek() {
        let opens = |rest: &str| rest.trim_start().starts_with(';');
        if cursor.rest().strip_prefix('(').is_some_and(opens) {
            break;
        }
        if !c.is_whitespace() && !c.is_ascii_digit() && strange.is_none() {
            strange = Some(cursor.place());
        }
        cursor.next();
    }
    strange
}

struct GgfProperty {
    name: String,
    value: String,
    place: TextPlace,
}

/// Reads a game up to its `)`.
fn read_game(cursor: &mut TextCursor<'_>, place: TextPlace) -> Result<ReadOthello, Complaint> {
    let mut game = GgfGame {
        reader: OthelloReader::new(&OthelloPosition::default()),
        has_board: false,
        has_name: false,
        kind: None,
    };
    let mut name = String::new();
    loop {
        cursor.take_while(|c| c.is_whitespace() || c == ';');
        let place = cursor.place();
        let what = match cursor.peek() {
            Some(')') => {
                cursor.next();
                break;
            }
            Some('[') if !name.is_empty() => None,
            Some(c) if c.is_ascii_alphanumeric() => {
                name = cursor.take_while(|c| c.is_ascii_alphanumeric()).to_ascii_uppercase();
                cursor.take_while(char::is_whitespace);
                let expected = || Words::of(|texts| texts.othello_records_no_value(&name));
                (cursor.peek() != Some('[')).then(expected)
            }
            Some('(') => Some(Words::of(Texts::othello_records_branches)),
            Some(_) => {
                Some(Words::of(|texts| texts.othello_records_expected_property(cursor.seen())))
            }
            None => Some(Words::of(Texts::othello_records_unfinished_game)),
        };
        let value = match what {
            Some(what) => Err(what),
            None => property_value(cursor),
        };
        match value {
            Ok(value) => {
                let name = name.clone();
                game.property(GgfProperty { name, value, place })?;
            }
            Err(what) => {
                game.reader.stop(place, what);
                break;
            }
        }
    }
    Ok(game.finish(place))
}

/// Reads a value in brackets: `[…]`. A line break after `\` is none.
pub(super) fn property_value(cursor: &mut TextCursor<'_>) -> Result<String, Words> {
    cursor.next();
    let mut value = String::new();
    while let Some(c) = cursor.next() {
        match c {
            ']' => return Ok(value),
            '\\' if cursor.take("\r\n") || cursor.take("\n") => {}
            '\\' => value.extend(cursor.next()),
            c => value.push(c),
        }
    }
    Err(Words::of(Texts::othello_records_unfinished_value))
}

/// A value in brackets, as [`property_value`] reads it.
pub(super) fn escaped(value: &str) -> String {
    let mut text = String::from("[");
    for c in value.chars() {
        if matches!(c, ']' | '\\') {
            text.push('\\');
        }
        text.push(c);
    }
    text.push(']');
    text
}

/// A GGF game while it is being read.
struct GgfGame {
    reader: OthelloReader,
    has_board: bool,
    has_name: bool,
    /// The board type (TY), such as `8` or `s8r20`, and its place.
    kind: Option<(TextPlace, String)>,
}

impl GgfGame {
    /// Handles a property; after a fault, only those that describe the game.
    fn property(&mut self, property: GgfProperty) -> Result<(), Complaint> {
        let GgfProperty { name, value, place } = property;
        if name == "GM" {
            self.has_name = true;
            if !value.trim().eq_ignore_ascii_case("othello") {
                let value = value.trim();
                let what = Words::of(|texts| texts.othello_records_other_game(quoted(value)));
                return Err(Complaint::at(place, what));
            }
            return Ok(());
        }
        let is_read = self.reader.stopped.is_none();
        if name == "TY" {
            self.kind.get_or_insert_with(|| (place, value.clone()));
        }
        match name.as_str() {
            _ if !is_read => {}
            "BO" => self.board(place, &value),
            "B" => self.play(place, Player::Max, &value),
            "W" => self.play(place, Player::Min, &value),
            _ => self.reader.property((name, value)),
        }
        Ok(())
    }

    fn board(&mut self, place: TextPlace, value: &str) {
        if self.has_board || self.reader.ply() > 0 {
            self.reader.stop(place, Words::of(Texts::othello_records_board_too_late));
            return;
        }
        self.has_board = true;
        match board(value) {
            Ok(start) => self.reader.start(place, start),
            Err(what) => self.reader.no_start(place, what),
        }
    }

    fn play(&mut self, place: TextPlace, side: Player, value: &str) {
        if !self.has_board && self.reader.ply() == 0 {
            self.reader.warn(place, Words::of(Texts::othello_records_no_board));
            self.has_board = true;
            self.usual_start();
            if self.reader.stopped.is_some() {
                return;
            }
        }
        let mut parts = value.splitn(3, '/');
        let name = parts.next().unwrap_or("").trim();
        let Some(mv) = read_move(name) else {
            let number = self.reader.ply() + 1;
            let what = Words::of(|texts| texts.othello_records_expected_move(quoted(name), number));
            self.reader.stop(place, what);
            return;
        };
        let mover = self.reader.position.to_move();
        let is_late_pass = mv == OthelloMove::Pass && self.reader.position.is_over();
        if side != mover && !is_late_pass {
            let what = self.reader.wrong_side();
            let what = self.reader.numbered(mv, &what);
            self.reader.stop(place, what);
            return;
        }
        let mut part = || parts.next().map(str::trim).filter(|text| !text.is_empty());
        let (evaluation, time) = (part(), part());
        if let Some(ply) = self.reader.place(place, mv) {
            ply.evaluation = evaluation.map(str::to_owned);
            ply.time = time.map(str::to_owned);
            ply.time_ms = time.and_then(milliseconds);
        }
    }

    /// If no board is given, starts from the usual position of the size named by the type.
    fn usual_start(&mut self) {
        let Some((place, kind)) = &self.kind else {
            return;
        };
        let is_digit = |c: char| c.is_ascii_digit();
        let from = kind.find(is_digit).unwrap_or(kind.len());
        let digits = &kind[from..];
        let digits = &digits[..digits.find(|c| !is_digit(c)).unwrap_or(digits.len())];
        if digits.is_empty() {
            return;
        }
        match size_of(digits) {
            Ok(size) => self.reader.start(*place, OthelloPosition::start(size)),
            Err(what) => self.reader.no_start(*place, what),
        }
    }

    fn finish(mut self, place: TextPlace) -> ReadOthello {
        if !self.has_board && self.reader.stopped.is_none() {
            self.usual_start();
        }
        let reader = &mut self.reader;
        if !self.has_name {
            reader.warn(place, Words::of(Texts::othello_records_no_name));
        }
        if reader.stopped.is_none()
            && let Some(what) = wrong_result(&reader.record)
        {
            reader.warn(place, what);
        }
        self.reader.parsed(Format::Ggf, place.0)
    }
}

pub(super) fn is_pass(name: &str) -> bool {
    ["pa", "pass", "ps", "--", "@@"].iter().any(|pass| name.eq_ignore_ascii_case(pass))
}

/// Parses `f5`, `F5`, `pa`, `pass`.
fn read_move(name: &str) -> Option<OthelloMove> {
    if is_pass(name) {
        return Some(OthelloMove::Pass);
    }
    name.parse().ok().map(OthelloMove::Place)
}

/// The board size that a file names.
pub(super) fn size_of(size: &str) -> Result<BoardSize, Words> {
    let is_known = |side: &BoardSize| side.side().to_string() == size;
    BoardSize::ALL
        .into_iter()
        .find(is_known)
        .ok_or_else(|| Words::of(|texts| texts.othello_records_unknown_size(quoted(size))))
}

/// Parses `8 -------- … *`: the size, the squares, and the side to move.
fn board(value: &str) -> Result<OthelloPosition, Words> {
    let value = value.trim();
    let digits = value.len() - value.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (size, squares) = value.split_at(digits);
    let size = size_of(size)?;
    let position: OthelloPosition = squares.parse()?;
    if position.size() != size {
        let (edge, found) = (size.side(), position.size().squares().count());
        return Err(Words::of(|texts| texts.othello_records_squares_differ(edge, found)));
    }
    Ok(position)
}

/// A complaint if the result of a finished game agrees with neither way of counting discs.
fn wrong_result(record: &OthelloRecord) -> Option<Words> {
    let last = record.position(record.main_end());
    let is_other_game = |kind: &str| kind.contains('a') || kind.contains('k');
    if !last.is_over() || record.header("TY").is_some_and(is_other_game) {
        return None;
    }
    let text = record.header("RE")?;
    let result: f64 = text.split(':').next()?.trim().parse().ok()?;
    differs(&last, result, text)
}

/// The complaint that a result, given in this text, agrees with no way of counting; `None` if it
/// does.
pub(super) fn differs(last: &OthelloPosition, result: f64, text: &str) -> Option<Words> {
    let scores = [FinalCount::Discs, FinalCount::Winner].map(|count| count.score(last));
    let fits = |score: &i32| (f64::from(*score) - result).abs() < 0.5;
    let score = scores[0];
    (!scores.iter().any(fits))
        .then(|| Words::of(|texts| texts.othello_records_result_differs(score, quoted(text))))
}

/// A time in milliseconds; `None` if it is malformed.
fn milliseconds(time: &str) -> Option<u64> {
    let mut all: u64 = 0;
    let parts: Vec<&str> = time.split(':').collect();
    let (seconds, units) = parts.split_last()?;
    for unit in units {
        all = all.checked_mul(60)?.checked_add(unit.trim().parse().ok()?)?;
    }
    let (whole, part) = seconds.trim().split_once('.').unwrap_or((seconds, ""));
    let is_number = |text: &str| text.bytes().all(|c| c.is_ascii_digit());
    if !is_number(part) {
        return None;
    }
    let thousandths = format!("{part:0<3}").get(..3)?.parse::<u64>().ok()?;
    let seconds: u64 = match whole.trim() {
        "" if !part.is_empty() => 0,
        whole => whole.parse().ok()?,
    };
    let all = all.checked_mul(60)?.checked_add(seconds)?;
    all.checked_mul(1000)?.checked_add(thousandths)
}

/// Writes the main line of a game on one line.
pub(super) fn write(text: &mut String, game: &OthelloRecord) {
    text.push_str("(;GM[Othello]");
    let mut property = |name: &str, value: &str| {
        text.push_str(name);
        text.push_str(&escaped(value));
    };
    for (name, value) in &game.headers {
        property(name, value);
    }
    let side = game.initial().size().side();
    if game.header("TY").is_none() {
        property("TY", &side.to_string());
    }
    let mut board = side.to_string();
    for square in game.initial().size().squares() {
        if square.file() == 0 {
            board.push(' ');
        }
        board.push(match game.initial().disc_at(square) {
            Some(player) => sign(player),
            None => '-',
        });
    }
    board.extend([' ', sign(game.initial().to_move())]);
    property("BO", &board);
    let mut mover = game.initial().to_move();
    for id in game.main_line() {
        let ply = game.get(id);
        let Some(mv) = ply.played() else { continue };
        let name = letter(mover);
        let mut value = match mv {
            OthelloMove::Place(square) => square.to_string(),
            OthelloMove::Pass => "pa".to_owned(),
        };
        if ply.evaluation.is_some() || ply.time.is_some() {
            value.push('/');
            value.push_str(ply.evaluation.as_deref().unwrap_or(""));
        }
        if let Some(time) = &ply.time {
            value.push('/');
            value.push_str(time);
        }
        property(name, &value);
        for (name, value) in &ply.properties {
            property(name, value);
        }
        mover = mover.other();
    }
    text.push_str(";)\n");
}

const fn sign(player: Player) -> char {
    match player {
        Player::Max => '*',
        Player::Min => 'O',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ply_times_may_have_seconds_minutes_and_hours() {
        let check = |text: &str, expected| assert_eq!(milliseconds(text), expected, "{text}");
        check("5.42", Some(5_420));
        check("0.2", Some(200));
        check(".5", Some(500));
        check("1:02", Some(62_000));
        check("01:00:03.0019", Some(3_603_001));
        for wrong in ["", ".", "x", "1.x", "-1", "99999999999999999999", "1:18446744073709551615"] {
            check(wrong, None);
        }
    }
}
