//! Reading JKF.

use shogi_core::{Color, Hand, Move, PartialPosition, Piece, PieceKind, Square};
use shunsai::Position;

use super::json::{Fault, Id, Json};
use crate::formats::record::csa;
use crate::formats::record::ending::Ending;
use crate::formats::record::handicap::Handicap;
use crate::formats::record::reader::{Reader, column, found};
use crate::formats::record::tree::PlyId;
use crate::formats::record::words;
use crate::games::shogi::attackers::attackers;
use crate::games::shogi::legality::is_legal;
use crate::games::shogi::notation::{kanji, square_name_ja};
use crate::games::shogi::setup;
use crate::language::{Say, Words};

/// Longer times than this are no times of a game: a hundred years, in seconds.
const LONGEST: u64 = 100 * 366 * 24 * 60 * 60;

pub(in crate::formats::record) fn read(text: &str) -> Reader {
    let mut reader = Reader::new(&Position::startpos());
    match Json::parse(text) {
        Ok((json, root)) => {
            let mut file = File {
                json: &json,
                text,
                reader,
            };
            if let Err((at, what)) = file.record(root) {
                let (line, column) = file.place(at);
                file.reader.stop(line, column, what);
            }
            reader = file.reader;
        }
        Err((at, what)) => {
            let (line, column) = line_and_column(text, at);
            reader.stop(line, column, what);
        }
    }
    if reader.record.len() == 1 && reader.stopped.is_none() {
        reader.warn(1, 1, words("指し手が一つもない", "found no move"));
    }
    reader
}

/// The line and the column of a place in bytes.
fn line_and_column(text: &str, at: usize) -> (usize, usize) {
    let before = &text[..at];
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    (
        before.matches('\n').count() + 1,
        column(&text[start..], at - start),
    )
}

struct File<'a> {
    json: &'a Json,
    text: &'a str,
    reader: Reader,
}

impl File<'_> {
    fn place(&self, at: usize) -> (usize, usize) {
        line_and_column(self.text, at)
    }

    fn fault<T>(&self, id: Id, ja: &str, en: &str) -> Result<T, Fault> {
        let at = self.json.place(id);
        let start: String = self.text[at..].chars().take(30).collect();
        Err((at, found(start.lines().next().unwrap_or(""), ja, en)))
    }

    fn warn(&mut self, id: Id, what: Words) {
        let (line, column) = self.place(self.json.place(id));
        self.reader.warn(line, column, what);
    }

    fn record(&mut self, root: Id) -> Result<(), Fault> {
        if self.json.fields(root).is_none() {
            return self.fault(root, "棋譜のオブジェクトを書く", "an object with \"moves\"");
        }
        if let Some(initial) = self.json.field(root, "initial") {
            let position = self.initial(initial)?;
            self.reader = Reader::new(&position);
        }
        if let Some(headers) = self.json.field(root, "header") {
            let Some(fields) = self.json.fields(headers) else {
                return self.fault(
                    headers,
                    "見出しのオブジェクトを書く",
                    "an object of headers",
                );
            };
            for (name, value) in fields {
                match self.json.text(*value) {
                    Some(text) => {
                        let header = (name.clone(), text.to_owned());
                        self.reader.record.headers.push(header);
                    }
                    None => {
                        let what = words(
                            "見出しの値が文字列ではない",
                            "the value of a header is no text",
                        );
                        self.warn(*value, what);
                    }
                }
            }
        }
        let Some(moves) = self.json.field(root, "moves") else {
            return self.fault(root, "\"moves\" がない", "an object with \"moves\"");
        };
        // Lists of moves that are still to be read, with the node they follow; the next on top.
        let mut waiting = vec![(moves, PlyId::START)];
        while let Some((list, parent)) = waiting.pop() {
            if parent != self.reader.at {
                self.reader.go_to(parent);
            }
            self.moves(list, parent == PlyId::START && list == moves, &mut waiting)?;
        }
        Ok(())
    }

    /// A list of moves to its end; its forks are to be read later.
    fn moves(
        &mut self,
        list: Id,
        is_main: bool,
        waiting: &mut Vec<(Id, PlyId)>,
    ) -> Result<(), Fault> {
        let Some(elements) = self.json.list(list) else {
            return self.fault(list, "指し手のリストを書く", "a list of moves");
        };
        let mut forks = Vec::new();
        for (at, &element) in elements.iter().enumerate() {
            if self.json.fields(element).is_none() {
                return self.fault(
                    element,
                    "指し手のオブジェクトを書く",
                    "an object with a move",
                );
            }
            let before = self.reader.at;
            let is_step = self.step(element)?;
            if let Some(own) = self.json.field(element, "forks") {
                if !is_step {
                    return self.fault(
                        element,
                        "分岐の元になる指し手がない",
                        "a move beside its forks",
                    );
                }
                let Some(own) = self.json.list(own) else {
                    return self.fault(own, "分岐のリストを書く", "a list of forks");
                };
                forks.extend(own.iter().map(|&fork| (fork, before)));
            }
            if !is_step && !(is_main && at == 0) {
                let what = words("手も終局もない", "found neither a move nor an ending");
                self.warn(element, what);
            }
            self.notes(element)?;
        }
        if elements.is_empty() && !is_main {
            let what = words("変化に手がない", "found a variation without a move");
            self.warn(list, what);
        }
        waiting.extend(forks.into_iter().rev());
        Ok(())
    }

    /// The move or the ending of an element; whether it has one.
    fn step(&mut self, element: Id) -> Result<bool, Fault> {
        let (mv, special) = ("move", "special");
        if let Some(id) = self.json.field(element, mv) {
            let mv = self.read_move(id)?;
            let at = self.json.place(id);
            self.reader.play(mv).map_err(|what| (at, what))?;
            if let Some(special) = self.json.field(element, special) {
                self.end(special)?;
            }
            return Ok(true);
        }
        if let Some(special) = self.json.field(element, special) {
            self.end(special)?;
            return Ok(true);
        }
        Ok(false)
    }

    fn end(&mut self, special: Id) -> Result<(), Fault> {
        let side = self.reader.position.side_to_move();
        let name = self
            .json
            .text(special)
            .map(|name| name.trim_start_matches('%'));
        match name.and_then(|name| Ending::from_csa(name, side)) {
            Some(ending) => {
                let at = self.json.place(special);
                self.reader.end(ending).map_err(|what| (at, what))
            }
            None => self.fault(
                special,
                "TORYO のような終局を書く",
                "an ending such as \"TORYO\"",
            ),
        }
    }

    fn read_move(&self, id: Id) -> Result<Move, Fault> {
        let position = &self.reader.position;
        let side = position.side_to_move();
        if let Some(color) = self.json.field(id, "color")
            && self.color(color)? != side
        {
            let (ja, en) = match side {
                Color::Black => ("先手(0)の番", "0: it is Black's turn"),
                Color::White => ("後手(1)の番", "1: it is White's turn"),
            };
            return self.fault(color, ja, en);
        }
        let to = match self.json.field(id, "to") {
            Some(to) => self.square(to)?,
            None => {
                let is_same = self
                    .json
                    .field(id, "same")
                    .is_some_and(|same| self.json.is_true(same));
                match self.reader.destination().filter(|_| is_same) {
                    Some(to) => to,
                    None => return self.fault(id, "行き先の \"to\" がない", "a move with \"to\""),
                }
            }
        };
        let named = self.json.field(id, "piece");
        let name = named.and_then(|piece| self.json.text(piece));
        let Some(kind) = name.and_then(csa::kind) else {
            return self.fault(
                named.unwrap_or(id),
                "FU のような駒を書く",
                "a \"piece\" such as \"FU\"",
            );
        };
        let promote = self
            .json
            .field(id, "promote")
            .is_some_and(|promote| self.json.is_true(promote));
        let Some(from) = self.json.field(id, "from") else {
            return self.without_from(id, Piece::new(kind, side), to, promote);
        };
        let from = self.square(from)?;
        if let Some(piece) = position.piece_at(from)
            && piece.piece_kind() != kind
        {
            let (there, named) = (kanji(piece.piece_kind()), kanji(kind));
            let square = square_name_ja(from);
            let what = words(
                format!("{square}の駒は{there}。{named}とある"),
                format!("found {named}, but {there} stands on {square}"),
            );
            return Err((self.json.place(id), what));
        }
        Ok(Move::Normal { from, to, promote })
    }

    /// A drop; or a move that says only what books say, which some programs write.
    fn without_from(&self, id: Id, piece: Piece, to: Square, promote: bool) -> Result<Move, Fault> {
        let position = &self.reader.position;
        let relative = self
            .json
            .field(id, "relative")
            .and_then(|text| self.json.text(text));
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
            _ => self.fault(
                id,
                "元の升の \"from\" がない",
                "a move with \"from\", or a drop",
            ),
        }
    }

    fn square(&self, id: Id) -> Result<Square, Fault> {
        let part = |name| {
            let field = self.json.field(id, name)?;
            self.json
                .number(field)
                .and_then(|number| u8::try_from(number).ok())
        };
        match part("x")
            .zip(part("y"))
            .and_then(|(x, y)| Square::new(x, y))
        {
            Some(square) => Ok(square),
            None => self.fault(
                id,
                "{\"x\":7,\"y\":6} のような升を書く",
                "a square such as {\"x\":7,\"y\":6}",
            ),
        }
    }

    /// The comments and the time of an element.
    fn notes(&mut self, element: Id) -> Result<(), Fault> {
        if let Some(comments) = self.json.field(element, "comments") {
            let Some(comments) = self.json.list(comments) else {
                return self.fault(comments, "文字列のリストを書く", "a list of texts");
            };
            for &comment in comments {
                match self.json.text(comment) {
                    Some(text) => self.reader.comment(text),
                    None => return self.fault(comment, "文字列を書く", "a text"),
                }
            }
        }
        let now = self
            .json
            .field(element, "time")
            .and_then(|time| self.json.field(time, "now"));
        if let Some(now) = now {
            let part = |name| match self.json.field(now, name) {
                None => Some(0),
                Some(field) => self.json.number(field),
            };
            let seconds = part("h").zip(part("m")).zip(part("s")).map(|((h, m), s)| {
                h.saturating_mul(3600)
                    .saturating_add(m.saturating_mul(60))
                    .saturating_add(s)
            });
            match seconds.filter(|seconds| *seconds <= LONGEST) {
                Some(seconds) if self.reader.ply() > 0 => self.reader.time_ms(seconds * 1000),
                Some(_) => {}
                None => {
                    let what = words(
                        "時間が読めない",
                        "found a time that is none, expected h, m and s",
                    );
                    self.warn(now, what);
                }
            }
        }
        Ok(())
    }

    /// Where the game starts.
    fn initial(&self, initial: Id) -> Result<Position, Fault> {
        let preset = self.json.field(initial, "preset");
        let name = preset.and_then(|preset| self.json.text(preset));
        let data = self.json.field(initial, "data");
        match (name, data) {
            (Some("OTHER") | None, Some(data)) => self.position(data),
            (Some(name), _) if Handicap::from_preset(name).is_some() => {
                Ok(Handicap::from_preset(name)
                    .unwrap_or(Handicap::NONE)
                    .position())
            }
            _ => self.fault(
                preset.unwrap_or(initial),
                "HIRATE のような \"preset\" か、OTHER と \"data\" を書く",
                "a \"preset\" such as \"HIRATE\", or \"OTHER\" with \"data\"",
            ),
        }
    }

    fn position(&self, data: Id) -> Result<Position, Fault> {
        let mut pieces = PartialPosition::empty();
        if let Some(color) = self.json.field(data, "color") {
            pieces.side_to_move_set(self.color(color)?);
        }
        let board = self.json.field(data, "board").unwrap_or(data);
        let Some(files) = self.json.list(board).filter(|files| files.len() == 9) else {
            return self.fault(board, "9筋の \"board\" を書く", "a \"board\" of nine files");
        };
        for (&ranks, file) in files.iter().zip(1..) {
            let Some(squares) = self.json.list(ranks).filter(|ranks| ranks.len() == 9) else {
                return self.fault(ranks, "9段のリストを書く", "a list of nine ranks");
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

    fn color(&self, id: Id) -> Result<Color, Fault> {
        match self.json.number(id) {
            Some(0) => Ok(Color::Black),
            Some(1) => Ok(Color::White),
            _ => self.fault(id, "0(先手)か1(後手)を書く", "0 (Black) or 1 (White)"),
        }
    }

    fn kind(&self, id: Id) -> Result<PieceKind, Fault> {
        match self.json.text(id).and_then(csa::kind) {
            Some(kind) => Ok(kind),
            None => self.fault(id, "FU のような駒を書く", "a piece such as \"FU\""),
        }
    }

    fn hand(&self, id: Id) -> Result<Hand, Fault> {
        let mut hand = Hand::default();
        for (name, count) in self.json.fields(id).unwrap_or(&[]) {
            let pieces = self.json.number(*count).filter(|pieces| *pieces <= 18);
            let kind = csa::kind(name).filter(|kind| Hand::is_hand_piece(*kind));
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
                _ => return self.fault(*count, "持駒の枚数を書く", "a number of pieces in hand"),
            }
        }
        Ok(hand)
    }
}
