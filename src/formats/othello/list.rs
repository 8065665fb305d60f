//! Move lists: `f5d6c3…`, as people and programs exchange games.
//!
//! Blanks, commas, move numbers and capitals are accepted; a pass is `--`, `pa`, `ps` or `pass`, or
//! is left out. A board (64 or 16 signs and the side to move) may precede the moves, and lines
//! starting with `#` are comments. A file holds a single game, or one game per line. A game without
//! moves is a board on its own: the next line begins with a board too, or there is no next line.

use super::reader::{OthelloReader, TextCursor, TextPlace};
use super::{Complaint, OthelloRecord, ReadOthello};
use crate::record::loss::told;
use crate::record::{Format, Ply};
use games::othello::shown::side_name;
use games::othello::{DiscSquare, OthelloMove, OthelloPosition};
use language::{Counted, Texts, Words};

/// The spellings of a pass; the writer uses the first.
const PASSES: [&str; 4] = ["--", "pass", "pa", "ps"];

enum ListToken {
    Move(OthelloMove),
    /// A move number.
    Number,
    Other,
    End,
}

/// Consumes the next token, skipping blanks and commas before it.
fn token(cursor: &mut TextCursor<'_>) -> ListToken {
    skip_blanks(cursor);
    let mut ahead = *cursor;
    let Some(c) = ahead.next() else {
        return ListToken::End;
    };
    if PASSES.iter().any(|pass| cursor.take(pass)) {
        return ListToken::Move(OthelloMove::Pass);
    }
    let name = ahead.next().map(|rank| [c, rank].iter().collect::<String>());
    if let Some(square) = name.and_then(|name| name.parse::<DiscSquare>().ok()) {
        *cursor = ahead;
        return ListToken::Move(OthelloMove::Place(square));
    }
    if c.is_ascii_digit() {
        cursor.take_while(|c| c.is_ascii_digit());
        cursor.take_while(|c| matches!(c, '.' | ':' | ')'));
        return ListToken::Number;
    }
    ListToken::Other
}

/// Skips blanks, commas and comment lines; returns the comments.
fn skip_blanks(cursor: &mut TextCursor<'_>) -> Vec<String> {
    let mut comments = Vec::new();
    loop {
        cursor.take_while(|c| c.is_whitespace() || matches!(c, ',' | ';' | '、'));
        if cursor.peek() != Some('#') {
            return comments;
        }
        let line = cursor.take_while(|c| !matches!(c, '\n' | '\r'));
        comments.push(line.trim_start_matches('#').trim().to_owned());
    }
}

/// Whether a text begins like a move list or a board.
pub(super) fn looks_like(text: &str) -> bool {
    let mut cursor = TextCursor::on_line(text, 1);
    skip_blanks(&mut cursor);
    if board_length(cursor.rest()).is_some() {
        return true;
    }
    let mut first = token(&mut cursor);
    if matches!(first, ListToken::Number) {
        first = token(&mut cursor);
    }
    if !matches!(first, ListToken::Move(_)) {
        return false;
    }
    let goes_on = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '、' | '.' | '#');
    match cursor.peek() {
        None => true,
        Some(c) if goes_on(c) || c.is_ascii_digit() => {
            !matches!(token(&mut cursor), ListToken::Other)
        }
        Some(_) => matches!(token(&mut cursor), ListToken::Move(_)),
    }
}

/// The length in bytes of a board and its side to move, inner blanks included; `None` if no board
/// comes next.
fn board_length(text: &str) -> Option<usize> {
    let is_sign = |c: char| matches!(c, 'X' | 'x' | 'O' | 'o' | '*' | '●' | '○' | '.' | '-');
    let length = text.find(|c: char| !is_sign(c) && !c.is_whitespace());
    let signs = &text[..length.unwrap_or(text.len())];
    let has_disc = signs.contains(|c| is_sign(c) && !matches!(c, '.' | '-'));
    if !has_disc || signs.chars().filter(|c| !c.is_whitespace()).count() < 8 {
        return None;
    }
    // The sign after the side to move may be a pass, the first move.
    let (mut count, mut ends) = (0, [None; 2]);
    for word in signs.split_whitespace() {
        let length = word.chars().count();
        let end = word.as_ptr() as usize - signs.as_ptr() as usize + word.len();
        if length == 1 && count == 64 {
            ends[0].get_or_insert(end);
        } else if length == 1 && count == 16 {
            ends[1].get_or_insert(end);
        }
        count += length;
    }
    ends.into_iter().flatten().next().or(Some(signs.len()))
}

/// Reads the games of a text, either one game over all lines or one per line, whichever fits.
pub(super) fn read(text: &str) -> Result<Vec<ReadOthello>, Complaint> {
    let whole = read_game(text, 1);
    let lines: Vec<_> = super::bytes::lines(text)
        .filter(|(_, line)| !line.trim().is_empty() && !line.trim_start().starts_with('#'))
        .collect();
    // With several games in the file, a comment could not be assigned to one of them.
    if lines.len() > 1 && !text.contains('#') {
        let games: Vec<_> = lines.iter().map(|(number, line)| read_game(line, *number)).collect();
        let moves = |games: &[ReadOthello]| -> usize {
            games.iter().map(|game| game.record.len() - 1).sum()
        };
        let whole_moves = whole.record.len() - 1;
        let has_board = |(_, line): &(usize, &str)| board_length(line.trim_start()).is_some();
        let is_game = |(number, game): (usize, &ReadOthello)| {
            let is_board = game.stopped.is_none() && has_board(&lines[number]);
            game.record.len() > 1 || is_board && lines.get(number + 1).is_none_or(has_board)
        };
        let all_are_games = games.iter().enumerate().all(is_game);
        // A line that begins with a later move number continues the game above it.
        let goes_on = |(_, line): &(usize, &str)| {
            let line = line.trim_start();
            line.starts_with(|c: char| c.is_ascii_digit() && c != '1')
                || line.starts_with('1') && line[1..].starts_with(|c: char| c.is_ascii_digit())
        };
        if all_are_games && moves(&games) >= whole_moves && !lines.iter().skip(1).any(goes_on) {
            return Ok(games);
        }
    }
    if whole.is_nothing() && board_length(text.trim_start()).is_none() {
        let nothing = || Complaint::at((1, 1), Words::of(Texts::othello_records_no_move));
        return Err(whole.stopped.unwrap_or_else(nothing));
    }
    Ok(vec![whole])
}

fn read_game(text: &str, line: usize) -> ReadOthello {
    let mut cursor = TextCursor::on_line(text, line);
    let mut reader = OthelloReader::new(&OthelloPosition::default());
    comment(&mut reader, &skip_blanks(&mut cursor));
    if let Some(length) = board_length(cursor.rest()) {
        let place = cursor.place();
        let text = &cursor.rest()[..length];
        match text.parse() {
            Ok(start) => reader.start(place, start),
            Err(why) => reader.no_start(place, why),
        }
        let end = cursor.rest().len() - length;
        while cursor.rest().len() > end {
            cursor.next();
        }
    }
    while reader.stopped.is_none() {
        comment(&mut reader, &skip_blanks(&mut cursor));
        let place = cursor.place();
        match token(&mut cursor) {
            ListToken::End => break,
            ListToken::Number => {}
            ListToken::Move(mv) => {
                insert_pass(&mut reader, place, mv);
                reader.place(place, mv);
            }
            ListToken::Other => {
                let (number, seen) = (reader.ply() + 1, cursor.seen());
                let what = Words::of(|texts| texts.othello_records_expected_square(number, &seen));
                reader.stop(place, what);
            }
        }
    }
    reader.parsed(Format::Moves, line)
}

fn comment(reader: &mut OthelloReader, lines: &[String]) {
    if lines.is_empty() {
        return;
    }
    reader.property(("C".to_owned(), lines.join("\n")));
}

/// Inserts the pass that a list leaves out.
pub(super) fn insert_pass(reader: &mut OthelloReader, place: TextPlace, mv: OthelloMove) {
    let at = reader.position;
    let is_left_out = mv != OthelloMove::Pass && at.legal().is_empty() && !at.is_over();
    if is_left_out && at.passed().check(mv).is_ok() {
        let number = reader.ply() + 1;
        let what = Words::in_each(|language| {
            let side = side_name(at.to_move(), language);
            language.texts().othello_records_pass_put_in(number, side)
        });
        reader.warn(place, what);
        reader.place(place, OthelloMove::Pass);
    }
}

/// Writes a game on one line. The board precedes the moves if the start is unusual, or if this game
/// or the previous one has no moves.
pub(super) fn write(text: &mut String, game: &OthelloRecord, losses: &mut ListLosses) {
    losses.main_line_of(game);
    let is_empty = game.len() == 1;
    let follows_empty = std::mem::replace(&mut losses.had_no_moves, is_empty);
    if is_empty || follows_empty || *game.initial() != OthelloPosition::default() {
        text.push_str(&game.initial().to_string());
        text.push(' ');
    }
    for id in game.main_line() {
        let ply = game.get(id);
        let Some(mv) = ply.played() else { continue };
        match mv {
            OthelloMove::Place(square) => text.push_str(&square.to_string()),
            OthelloMove::Pass => text.push_str(PASSES[0]),
        }
        losses.thoughts_of(ply);
        losses.notes += ply.properties.len();
    }
    for (name, _) in &game.headers {
        if !losses.headers.contains(name) && name != "TY" {
            losses.headers.push(name.clone());
        }
    }
    text.push('\n');
}

/// Counts what a move list cannot hold.
#[derive(Default)]
pub(super) struct ListLosses {
    evaluations: usize,
    times: usize,
    notes: usize,
    branches: usize,
    headers: Vec<String>,
    /// Whether the previously written game has no moves.
    had_no_moves: bool,
}

impl ListLosses {
    /// Counts what a format has no place for at a move.
    pub(super) fn thoughts_of(&mut self, ply: &Ply<OthelloMove>) {
        self.evaluations += usize::from(ply.evaluation.is_some());
        self.times += usize::from(ply.time.is_some());
    }

    /// Counts the branches of a game, of which only the main line is written.
    pub(super) fn main_line_of(&mut self, game: &OthelloRecord) {
        self.branches += game.lines().len() - 1;
    }

    /// One sentence for each kind of loss.
    pub(super) fn into_words(self) -> Vec<Words> {
        let counted: [(usize, Counted<usize>); 4] = [
            (self.branches, Texts::record_losses_branches),
            (self.evaluations, Texts::record_losses_othello_evaluations),
            (self.times, Texts::record_losses_othello_times),
            (self.notes, Texts::record_losses_othello_notes),
        ];
        told(&counted, &self.headers)
    }
}
