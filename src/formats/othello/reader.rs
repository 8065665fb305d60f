//! Shared by the readers: a text cursor, playing moves and collecting complaints.

use super::OthelloRecord;
pub(super) use crate::record::TextPlace;
use crate::record::reader::RecordReader;
use crate::record::{Ply, PlyId, PlyKind};
use crate::sfen::shortened;
use games::board_game::BoardGame as _;
use games::othello::shown::side_name;
use games::othello::{Othello, OthelloMove, OthelloPosition};
use language::{Texts, Words};
use score::Player;

/// A game while it is being read.
pub(super) type OthelloReader = RecordReader<Othello>;

/// A value as a complaint quotes it: short, and on one line.
pub(super) fn quoted(value: &str) -> String {
    shortened(&value.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// A side as files name it.
pub(super) const fn letter(player: Player) -> &'static str {
    match player {
        Player::Max => "B",
        Player::Min => "W",
    }
}

impl OthelloReader {
    /// Sets the start position; warns if no game can reach it.
    pub(super) fn start(&mut self, place: TextPlace, start: OthelloPosition) {
        let headers = std::mem::take(&mut self.record.headers);
        self.record = OthelloRecord::new(&start);
        self.record.headers = headers;
        self.position = start;
        if let Err(afloat) = Othello::check(&start) {
            self.warn(place, afloat);
        }
    }

    /// Stops before the start position is known.
    pub(super) fn no_start(&mut self, place: TextPlace, what: Words) {
        self.stop(place, what);
        self.has_start = false;
    }

    /// The complaint that a move names the side that is not to move.
    pub(super) fn wrong_side(&self) -> Words {
        let mover = self.position.to_move();
        let letter = letter(mover);
        let is_over = self.position.is_over();
        let has_to_pass = self.position.legal().is_empty();
        Words::in_each(|language| {
            let (texts, side) = (language.texts(), side_name(mover, language));
            if is_over {
                texts.othello_records_over()
            } else if has_to_pass {
                texts.othello_records_pass_missing(letter, side)
            } else {
                texts.othello_records_wrong_side(letter, side)
            }
        })
    }

    /// Plays a move. A pass after the end of the game is dropped, with a warning.
    pub(super) fn place(
        &mut self,
        place: TextPlace,
        mv: OthelloMove,
    ) -> Option<&mut Ply<OthelloMove>> {
        match self.position.check(mv) {
            Ok(()) => {
                self.position = self.position.after(mv);
                let _ = self.push(PlyKind::Move(mv)); // Fails only if the record is full.
                Some(self.record.get_mut(self.at))
            }
            Err(_) if mv == OthelloMove::Pass && self.position.is_over() => {
                self.warn(place, Words::of(Texts::othello_records_pass_after_end));
                None
            }
            Err(rule) => {
                let what = self.numbered(mv, &rule);
                self.stop(place, what);
                None
            }
        }
    }

    /// Adds a property of the game, or of the last move.
    pub(super) fn property(&mut self, property: (String, String)) {
        match self.at {
            PlyId::START => self.record.headers.push(property),
            last => self.record.get_mut(last).properties.push(property),
        }
    }

    /// Prefixes a sentence with the next move and its number.
    pub(super) fn numbered(&self, mv: OthelloMove, what: &Words) -> Words {
        let number = self.record.len();
        Words::in_each(|language| {
            let (texts, what) = (language.texts(), what.get(language));
            match mv {
                OthelloMove::Place(square) => {
                    texts.othello_records_at_move(number, square.to_string(), what)
                }
                OthelloMove::Pass => texts.othello_records_at_pass(number, what),
            }
        })
    }
}

/// Walks through a text and tracks the line and the column.
#[derive(Clone, Copy, Debug)]
pub(super) struct TextCursor<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
}

impl<'a> TextCursor<'a> {
    /// A cursor at the start of `text`, whose first line has this number.
    pub(super) const fn on_line(text: &'a str, line: usize) -> Self {
        Self { rest: text, line, column: 1 }
    }

    /// The text not yet read.
    pub(super) const fn rest(&self) -> &'a str {
        self.rest
    }

    /// Returns the next character without consuming it.
    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// The line and column of the next character, from 1.
    pub(super) const fn place(&self) -> TextPlace {
        (self.line, self.column)
    }

    pub(super) fn next(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.rest = &self.rest[c.len_utf8()..];
        if c == '\n' || c == '\r' && !self.rest.starts_with('\n') {
            self.line += 1;
            self.column = 1;
        } else {
            self.column += 1;
        }
        Some(c)
    }

    /// Consumes characters while `is` holds.
    pub(super) fn take_while(&mut self, is: impl Fn(char) -> bool) -> &'a str {
        let before = self.rest;
        while self.peek().is_some_and(&is) {
            self.next();
        }
        &before[..before.len() - self.rest.len()]
    }

    /// Consumes `text` if it comes next, ignoring ASCII case.
    pub(super) fn take(&mut self, text: &str) -> bool {
        let head = self.rest.as_bytes().get(..text.len());
        let is_next = head.is_some_and(|head| head.eq_ignore_ascii_case(text.as_bytes()));
        if is_next {
            for _ in text.chars() {
                self.next();
            }
        }
        is_next
    }

    /// A short excerpt of the next word, for error messages.
    pub(super) fn seen(&self) -> String {
        let word = self.rest.chars().take_while(|c| !c.is_whitespace());
        let mut word: String = word.take(13).collect();
        if word.chars().count() > 12 {
            word.pop();
            word.push('…');
        }
        word
    }
}
