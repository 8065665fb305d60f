//! Reads CSA.

use shogi_core::{Color, Hand, Move, PartialPosition, Piece, Square};
use shunsai::Position;

use super::{kind, position};
use crate::record::bytes::lines;
use crate::record::ending::Ending;
use crate::record::fault::{Fault, column, found};
use crate::record::reader::{LONGEST_TIME, RecordReader};
use games::shogi::notation::{kanji, square_name_ja};
use games::shogi::setup;
use language::{Say, Texts, Words};

pub(in crate::record) fn read(text: &str) -> RecordReader {
    let mut file = CsaReader {
        reader: RecordReader::new(&Position::startpos()),
        pieces: Some(PartialPosition::empty()),
        position_line: None,
    };
    file.reader.has_start = false;
    let mut last = 1;
    for (number, line) in lines(text) {
        last = number;
        if line.trim_end() == "/" {
            file.other_games(number, text);
            break;
        }
        if let Err((number, column, what)) = file.line(number, line) {
            file.reader.stop((number, column), what);
            break;
        }
    }
    file.finish(last);
    file.reader
}

struct CsaReader {
    reader: RecordReader,
    /// The start position while it is being read; `None` once the game has started.
    pieces: Option<PartialPosition>,
    /// The last line that places pieces.
    position_line: Option<usize>,
}

/// A line, a column, and the fault there.
type CsaError = (usize, usize, Words);

impl CsaReader {
    fn line(&mut self, number: usize, line: &str) -> Result<(), CsaError> {
        if line.trim_start().starts_with(['N', '$']) {
            self.header(number, line.trim_start());
            return Ok(());
        }
        let mut at = 0;
        for statement in line.split(',') {
            // A comment takes the rest of the line, commas and all.
            if let Some(comment) = line[at..].trim_start().strip_prefix('\'') {
                match comment.strip_prefix('*') {
                    Some(comment) => self.reader.comment(comment),
                    None => self.reader.note(comment),
                }
                return Ok(());
            }
            let blank = statement.len() - statement.trim_start().len();
            let column_here = column(line, at + blank);
            let read = self.statement(number, column_here, statement.trim());
            read.map_err(|(line_number, offset, what)| {
                let is_here = line_number == number;
                let at =
                    if is_here { column(line, (at + blank + offset).min(line.len())) } else { 1 };
                (line_number, at, what)
            })?;
            at += statement.len() + 1;
        }
        Ok(())
    }

    fn header(&mut self, number: usize, line: &str) {
        let line = line.trim_end();
        let parts = match line.strip_prefix('$') {
            Some(header) => header.split_once(':'),
            None => line.split_at_checked(2).filter(|(name, _)| matches!(*name, "N+" | "N-")),
        };
        if let Some((name, value)) = parts {
            let header = (name.to_owned(), value.to_owned());
            self.reader.record.headers.push(header);
        } else {
            let what = found(line, Texts::records_expected_csa_header);
            self.reader.warn((number, 1), what);
        }
    }

    /// Reads a statement at this place; that of an error is in bytes from its beginning.
    fn statement(&mut self, number: usize, column: usize, text: &str) -> Result<(), CsaError> {
        let here = |at: usize, what: Words| (number, at, what);
        match text.as_bytes() {
            [] => Ok(()),
            [b'P', ..] => {
                let Some(pieces) = &mut self.pieces else {
                    let what = found(text, Texts::records_expected_csa_move_not_position);
                    return Err(here(0, what));
                };
                self.position_line = Some(number);
                position::read(text, pieces).map_err(|(at, what)| here(at, what))
            }
            [b'V', b'0'..=b'9', ..] if self.pieces.is_some() => Ok(()),
            [b'+' | b'-'] if self.pieces.is_some() => {
                self.begin(number, if text == "+" { Color::Black } else { Color::White })
            }
            [b'+' | b'-', ..] => {
                self.begin_without_turn(number, text)?;
                self.play(text).map_err(|(at, what)| here(at, what))
            }
            [b'%', ..] => {
                self.begin_without_turn(number, "+")?;
                let side = self.reader.position.side_to_move();
                let ending = Ending::from_csa(&text[1..], side).unwrap_or(Ending::Other);
                self.reader.end(ending, text, (number, column)).map_err(|what| here(0, what))
            }
            [b'T', ..] => {
                self.time(number, &text[1..]);
                Ok(())
            }
            _ => self.not_understood(number, text),
        }
    }

    fn not_understood(&mut self, number: usize, text: &str) -> Result<(), CsaError> {
        let what = found(text, Texts::records_expected_csa_statement);
        if self.pieces.is_some() || self.reader.has_ended() {
            self.reader.warn((number, 1), what);
            Ok(())
        } else {
            Err((number, 0, what))
        }
    }

    /// Starts the game once a line names the side to move.
    fn begin(&mut self, number: usize, side: Color) -> Result<(), CsaError> {
        let Some(mut pieces) = self.pieces.take() else {
            return Ok(());
        };
        if self.position_line.is_none() {
            self.reader.warn((number, 1), Words::of(Texts::records_no_start));
            pieces = setup::setup(&Position::startpos());
        }
        pieces.side_to_move_set(side);
        let line = self.position_line.unwrap_or(number);
        let position = setup::position(pieces).map_err(|error| (line, 0, error.words()))?;
        self.reader.begin(&position);
        Ok(())
    }

    /// Starts the game at a move, if no line has named the side to move.
    fn begin_without_turn(&mut self, number: usize, text: &str) -> Result<(), CsaError> {
        if self.pieces.is_none() {
            return Ok(());
        }
        self.reader.warn((number, 1), Words::of(Texts::records_no_side_line));
        let is_black = text.starts_with('+');
        self.begin(number, if is_black { Color::Black } else { Color::White })
    }

    /// Plays `+7776FU`.
    fn play(&mut self, text: &str) -> Result<(), Fault> {
        let side = if text.starts_with('+') { Color::Black } else { Color::White };
        let expected = |at: usize| {
            let rest = text.get(at..).unwrap_or("");
            (at, found(rest, Texts::records_expected_csa_move))
        };
        let digits = text.get(1..5).filter(|digits| digits.bytes().all(|c| c.is_ascii_digit()));
        let digits: Vec<u8> =
            digits.ok_or_else(|| expected(0))?.bytes().map(|c| c - b'0').collect();
        let kind = text.get(5..).and_then(kind).ok_or_else(|| expected(5.min(text.len())))?;
        let to = Square::new(digits[2], digits[3]).ok_or_else(|| expected(3))?;
        if side != self.reader.position.side_to_move() && !self.reader.has_ended() {
            let what = match side {
                Color::Black => found(text, Texts::records_expected_csa_white),
                Color::White => found(text, Texts::records_expected_csa_black),
            };
            return Err((0, what));
        }
        let mv = if digits[..2] == [0, 0] {
            if !Hand::is_hand_piece(kind) {
                return Err((5, found(&text[5..], Texts::records_expected_piece_to_drop)));
            }
            let piece = Piece::new(kind, side);
            Move::Drop { piece, to }
        } else {
            let from = Square::new(digits[0], digits[1]).ok_or_else(|| expected(1))?;
            let there = self.reader.position.piece_at(from).map(|piece| piece.to_parts().0);
            let promote = match there {
                Some(there) if there.promote() == Some(kind) => true,
                Some(there) if there != kind => {
                    let square = square_name_ja(from);
                    let (there, named) = (kanji(there), kanji(kind));
                    let what = Words::of(|texts| texts.records_other_piece(square, named, there));
                    return Err((5, what));
                }
                _ => false,
            };
            Move::Normal { from, to, promote }
        };
        self.reader.play(mv).map_err(|what| (0, what))
    }

    /// Reads `T12`, or `T12.345` since version 3.
    fn time(&mut self, number: usize, text: &str) {
        let time = milliseconds(text).filter(|_| self.reader.ply() > 0);
        let said = &mut self.reader.record.get_mut(self.reader.at).endings;
        if let Some(further) = said.get_mut(1..).and_then(<[_]>::last_mut) {
            further.push_str(&format!(",T{text}"));
        } else if let Some(time) = time {
            self.reader.time_ms(time);
        } else {
            let what = found(&format!("T{text}"), Texts::records_expected_csa_time);
            self.reader.warn((number, 1), what);
        }
    }

    /// Warns of further games, which follow a line `/`.
    fn other_games(&mut self, number: usize, text: &str) {
        let rest = lines(text).skip(number).map(|(_, line)| line.trim());
        let is_game = |line: &str| !line.is_empty() && !line.starts_with('\'') && line != "/";
        let mut games = 0;
        let mut is_open = false;
        for line in rest {
            if line == "/" {
                is_open = false;
            } else if is_game(line) && !is_open {
                games += 1;
                is_open = true;
            }
        }
        if games > 0 {
            self.reader.warn((number, 1), Words::of(|texts| texts.records_more_games(games)));
        }
    }

    fn finish(&mut self, last: usize) {
        if self.pieces.is_some() && self.reader.stopped.is_none() {
            if self.position_line.is_none() {
                self.reader.stop((last, 1), Words::of(Texts::records_no_start_no_move));
                return;
            }
            self.reader.warn((last, 1), Words::of(Texts::records_no_side_line));
            if let Err((line, column, what)) = self.begin(last, Color::Black) {
                self.reader.stop((line, column + 1), what);
            }
        }
        self.reader.warn_of_no_move(last);
    }
}

/// Parses seconds; only the first three decimals count.
fn milliseconds(text: &str) -> Option<u64> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let is_number = |text: &str| text.bytes().all(|c| c.is_ascii_digit());
    if whole.is_empty() || !is_number(whole) || !is_number(fraction) {
        return None;
    }
    let seconds: u64 = whole.parse().ok().filter(|seconds| *seconds <= LONGEST_TIME)?;
    let thousandths: u64 = format!("{fraction:0<3}").get(..3)?.parse().ok()?;
    Some(seconds * 1000 + thousandths)
}
