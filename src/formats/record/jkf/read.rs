//! Reads JKF.

use shogi_core::{Color, Hand, Move, PartialPosition, Piece, PieceKind, Square};
use shunsai::Position;

use crate::json::{Bare, Json, JsonId, beginning};
use crate::record::csa;
use crate::record::ending::Ending;
use crate::record::fault::{Fault, column, found};
use crate::record::handicap::Handicap;
use crate::record::reader::{LONGEST_TIME, RecordReader};
use crate::record::tree::PlyId;
use games::shogi::attackers::attackers;
use games::shogi::legality::is_legal;
use games::shogi::notation::{kanji, square_name_ja};
use games::shogi::setup;
use language::{Phrase, Say, Texts, Words};

pub(in crate::record) fn read(text: &str) -> RecordReader {
    let (json, root, torn) = Json::parse(text, Bare::Json);
    let mut file = JkfReader {
        json: &json,
        text,
        reader: RecordReader::new(&Position::startpos()),
        is_torn: torn.is_some(),
    };
    file.reader.has_start = false;
    let fault = root.and_then(|root| file.record(root).err());
    // A syntax error comes after everything that could be read, unless a fault in the readable part
    // precedes it.
    let first = torn.into_iter().chain(fault).min_by_key(|(at, _)| *at);
    if let Some((at, what)) = first {
        file.reader.stop(file.place(at), what);
    }
    let mut reader = file.reader;
    reader.has_start |= reader.record.len() > 1;
    if reader.record.len() == 1 && reader.stopped.is_none() {
        reader.warn((1, 1), Words::of(Texts::records_no_move));
    }
    reader
}

/// Converts a byte offset to a line and a column.
fn line_and_column(text: &str, at: usize) -> (usize, usize) {
    let before = &text[..at];
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    (before.matches('\n').count() + 1, column(&text[start..], at - start))
}

struct JkfReader<'a> {
    json: &'a Json<'a>,
    text: &'a str,
    reader: RecordReader,
    /// Whether the JSON has a syntax error: its last element may be incomplete.
    is_torn: bool,
}

impl JkfReader<'_> {
    fn place(&self, at: usize) -> (usize, usize) {
        line_and_column(self.text, at)
    }

    fn fault<T>(&self, id: JsonId, expected: Phrase) -> Result<T, Fault> {
        let at = self.json.place(id);
        Err((at, found(beginning(&self.text[at..]), expected)))
    }

    fn warn(&mut self, id: JsonId, what: Words) {
        let place = if self.reader.only_counts_warnings() {
            (1, 1)
        } else {
            self.place(self.json.place(id))
        };
        self.reader.warn(place, what);
    }

    fn record(&mut self, root: JsonId) -> Result<(), Fault> {
        if self.json.fields(root).is_none() {
            return self.fault(root, Texts::records_expected_record_object);
        }
        if let Some(initial) = self.json.field(root, "initial") {
            let position = self.initial(initial)?;
            self.reader = RecordReader::new(&position);
        } else {
            self.reader.has_start = !self.is_torn; // It may have been torn off.
        }
        if let Some(headers) = self.json.field(root, "header") {
            let Some(fields) = self.json.fields(headers) else {
                return self.fault(headers, Texts::records_expected_header_object);
            };
            for (name, value) in fields {
                if let Some(text) = self.json.text(*value) {
                    let header = (self.json.word(*name).to_owned(), text.to_owned());
                    self.reader.record.headers.push(header);
                } else {
                    self.warn(*value, Words::of(Texts::records_header_is_no_text));
                }
            }
        }
        self.reader.record.drop_known_handicap();
        let Some(moves) = self.json.field(root, "moves") else {
            return self.fault(root, Texts::records_expected_moves);
        };
        // Lists of moves still to be read, with the node they follow; the next is last.
        let mut waiting = vec![(moves, PlyId::START)];
        while let Some((list, parent)) = waiting.pop() {
            if parent != self.reader.at {
                self.reader.go_to(parent);
            }
            self.moves(list, parent == PlyId::START && list == moves, &mut waiting)?;
        }
        Ok(())
    }

    /// Reads a list of moves to its end and queues its forks.
    fn moves(
        &mut self,
        list: JsonId,
        is_main: bool,
        waiting: &mut Vec<(JsonId, PlyId)>,
    ) -> Result<(), Fault> {
        let Some(elements) = self.json.list(list) else {
            return self.fault(list, Texts::records_expected_move_list);
        };
        let mut forks = Vec::new();
        for (at, &element) in elements.iter().enumerate() {
            if self.json.fields(element).is_none() {
                return self.fault(element, Texts::records_expected_move_object);
            }
            let before = self.reader.at;
            let is_step = self.step(element)?;
            if let Some(own) = self.json.field(element, "forks") {
                if !is_step {
                    return self.fault(element, Texts::records_expected_move_before_forks);
                }
                let Some(own) = self.json.list(own) else {
                    return self.fault(own, Texts::records_expected_fork_list);
                };
                forks.extend(own.iter().map(|&fork| (fork, before)));
            }
            let is_start = is_main && at == 0;
            if !is_step && !is_start && !self.is_torn {
                self.warn(element, Words::of(Texts::records_neither_move_nor_ending));
            }
            self.notes(element)?;
        }
        if elements.is_empty() && !is_main && !self.is_torn {
            self.warn(list, Words::of(Texts::records_variation_without_move));
        }
        waiting.extend(forks.into_iter().rev());
        Ok(())
    }

    /// Reads the move or the ending of an element; returns whether it has one.
    fn step(&mut self, element: JsonId) -> Result<bool, Fault> {
        let [mv, special] = ["move", "special"].map(|name| self.json.field(element, name));
        if let Some(id) = mv {
            let mv = self.read_move(id)?;
            let at = self.json.place(id);
            self.reader.play(mv).map_err(|what| (at, what))?;
        }
        if let Some(special) = special {
            self.end(special)?;
        }
        Ok(mv.is_some() || special.is_some())
    }

    fn end(&mut self, special: JsonId) -> Result<(), Fault> {
        let side = self.reader.position.side_to_move();
        let name = self.json.text(special);
        let Some(name) = name.filter(|name| !name.is_empty()) else {
            return self.fault(special, Texts::records_expected_jkf_ending);
        };
        let at = self.json.place(special);
        let ending = Ending::from_csa(name.trim_start_matches('%'), side);
        let ending = ending.unwrap_or(Ending::Other);
        self.reader.end(ending, name, self.place(at)).map_err(|what| (at, what))
    }

    fn read_move(&self, id: JsonId) -> Result<Move, Fault> {
        let position = &self.reader.position;
        let side = position.side_to_move();
        if let Some(color) = self.json.field(id, "color")
            && self.color(color)? != side
        {
            let expected: Phrase = match side {
                Color::Black => Texts::records_expected_black_color,
                Color::White => Texts::records_expected_white_color,
            };
            return self.fault(color, expected);
        }
        let is_so = |name| self.json.field(id, name).is_some_and(|field| self.json.is_true(field));
        let to = match (self.json.field(id, "to"), self.reader.destination()) {
            (Some(to), _) => self.square(to)?,
            (None, Some(to)) if is_so("same") => to,
            _ => return self.fault(id, Texts::records_expected_to),
        };
        let named = self.json.field(id, "piece");
        let name = named.and_then(|piece| self.json.text(piece));
        let Some(kind) = name.and_then(csa::kind) else {
            return self.fault(named.unwrap_or(id), Texts::records_expected_jkf_piece);
        };
        let promote = is_so("promote");
        let Some(from) = self.json.field(id, "from") else {
            return self.without_from(id, Piece::new(kind, side), to, promote);
        };
        let from = self.square(from)?;
        if let Some(piece) = position.piece_at(from)
            && piece.piece_kind() != kind
        {
            let (there, named) = (kanji(piece.piece_kind()), kanji(kind));
            let square = square_name_ja(from);
            let what = Words::of(|texts| texts.records_other_piece(square, named, there));
            return Err((self.json.place(id), what));
        }
        Ok(Move::Normal { from, to, promote })
    }

    /// Resolves a move without an origin: a drop, or a move that some programs write with only the
    /// relative marks used in books.
    fn without_from(
        &self,
        id: JsonId,
        piece: Piece,
        to: Square,
        promote: bool,
    ) -> Result<Move, Fault> {
        let position = &self.reader.position;
        let relative = self.json.field(id, "relative").and_then(|text| self.json.text(text));
        let drop = Move::Drop { piece, to };
        let can_drop = Hand::is_hand_piece(piece.piece_kind()) && !promote;
        let is_drop = relative.is_none_or(|relative| relative == "H");
        if is_drop && can_drop && (relative.is_some() || is_legal(position, drop)) {
            return Ok(drop);
        }
        let rivals = attackers(position, to, piece.color(), position.occupied())
            & position.piece_kind_bb(piece.piece_kind());
        let moves = rivals.map(|from| Move::Normal { from, to, promote });
        let legal: Vec<_> = moves.filter(|&mv| is_legal(position, mv)).collect();
        match legal.as_slice() {
            [only] if relative != Some("H") => Ok(*only),
            [] if is_drop && can_drop => Ok(drop),
            _ => self.fault(id, Texts::records_expected_from),
        }
    }

    fn square(&self, id: JsonId) -> Result<Square, Fault> {
        let part = |name| {
            let field = self.json.field(id, name)?;
            self.json.number(field).and_then(|number| u8::try_from(number).ok())
        };
        match part("x").zip(part("y")).and_then(|(x, y)| Square::new(x, y)) {
            Some(square) => Ok(square),
            None => self.fault(id, Texts::records_expected_jkf_square),
        }
    }

    /// Reads the comments and the time of an element.
    fn notes(&mut self, element: JsonId) -> Result<(), Fault> {
        if let Some(comments) = self.json.field(element, "comments") {
            let Some(comments) = self.json.list(comments) else {
                return self.fault(comments, Texts::records_expected_text_list);
            };
            for &comment in comments {
                match self.json.text(comment) {
                    Some(text) => self.reader.comment(text),
                    None => return self.fault(comment, Texts::records_expected_text),
                }
            }
        }
        let now = self.json.field(element, "time").and_then(|time| self.json.field(time, "now"));
        if let Some(now) = now {
            let part = |name| match self.json.field(now, name) {
                None => Some(0),
                Some(field) => self.json.number(field),
            };
            let seconds = part("h").zip(part("m")).zip(part("s")).map(|((h, m), s)| {
                h.saturating_mul(3600).saturating_add(m.saturating_mul(60)).saturating_add(s)
            });
            match seconds.filter(|seconds| *seconds <= LONGEST_TIME) {
                Some(seconds) if self.reader.ply() > 0 => self.reader.time_ms(seconds * 1000),
                Some(_) => {}
                None => self.warn(now, Words::of(Texts::records_unknown_time)),
            }
        }
        Ok(())
    }
}

/// The start position: a preset, or a board with hands.
impl JkfReader<'_> {
    fn initial(&self, initial: JsonId) -> Result<Position, Fault> {
        let preset = self.json.field(initial, "preset");
        let name = preset.and_then(|preset| self.json.text(preset));
        let data = self.json.field(initial, "data");
        match (name, data) {
            (Some("OTHER") | None, Some(data)) => self.position(data),
            _ => match name.and_then(Handicap::from_preset) {
                Some(handicap) => Ok(handicap.position()),
                None => self.fault(preset.unwrap_or(initial), Texts::records_expected_preset),
            },
        }
    }

    fn position(&self, data: JsonId) -> Result<Position, Fault> {
        let mut pieces = PartialPosition::empty();
        if let Some(color) = self.json.field(data, "color") {
            pieces.side_to_move_set(self.color(color)?);
        }
        let board = self.json.field(data, "board").unwrap_or(data);
        let Some(files) = self.json.list(board).filter(|files| files.len() == 9) else {
            return self.fault(board, Texts::records_expected_jkf_board);
        };
        for (&ranks, file) in files.iter().zip(1..) {
            let Some(squares) = self.json.list(ranks).filter(|ranks| ranks.len() == 9) else {
                return self.fault(ranks, Texts::records_expected_jkf_ranks);
            };
            for (&there, rank) in squares.iter().zip(1..) {
                if let (Some(kind), Some(square)) =
                    (self.json.field(there, "kind"), Square::new(file, rank))
                {
                    let color = self.json.field(there, "color");
                    let color = color.map_or(Ok(Color::Black), |color| self.color(color))?;
                    let kind = self.kind(kind)?;
                    pieces.piece_set(square, Some(Piece::new(kind, color)));
                }
            }
        }
        if let Some(hands) = self.json.field(data, "hands") {
            let list = self.json.list(hands).unwrap_or(&[]);
            for (&held, side) in list.iter().zip([Color::Black, Color::White]) {
                *pieces.hand_of_a_player_mut(side) = self.hand(held)?;
            }
        }
        let at = self.json.place(data);
        setup::position(pieces).map_err(|error| (at, error.words()))
    }

    fn color(&self, id: JsonId) -> Result<Color, Fault> {
        match self.json.number(id) {
            Some(0) => Ok(Color::Black),
            Some(1) => Ok(Color::White),
            _ => self.fault(id, Texts::records_expected_color),
        }
    }

    fn kind(&self, id: JsonId) -> Result<PieceKind, Fault> {
        match self.json.text(id).and_then(csa::kind) {
            Some(kind) => Ok(kind),
            None => self.fault(id, Texts::records_expected_kind),
        }
    }

    fn hand(&self, id: JsonId) -> Result<Hand, Fault> {
        let mut hand = Hand::default();
        for (name, count) in self.json.fields(id).unwrap_or(&[]) {
            let pieces = self.json.number(*count).filter(|pieces| *pieces <= 18);
            let kind = csa::kind(self.json.word(*name)).filter(|kind| Hand::is_hand_piece(*kind));
            match (kind, pieces) {
                (_, Some(0)) => {}
                (Some(kind), Some(pieces)) => {
                    for _ in 0..pieces {
                        hand = hand
                            .added(kind)
                            .filter(|hand| hand.count(kind) <= Some(18))
                            .unwrap_or(hand);
                    }
                }
                _ => return self.fault(*count, Texts::records_expected_jkf_count),
            }
        }
        Ok(hand)
    }
}
