//! Writes JKF.

use serde_json::{Map, Value, json};
use shogi_core::{Color, Hand, Move, Square};
use shunsai::Position;

use crate::record::csa::kind_name;
use crate::record::loss::{Losses, kif_name};
use crate::record::{Ending, Handicap, PlyId, PlyKind, Record};
use games::shogi::HAND_ORDER;
use games::shogi::notation::move_name;
use language::{Language, Words};

pub(in crate::record) fn write(record: &Record) -> (String, Vec<Words>) {
    let mut writer = JkfWriter {
        record,
        totals: record.totals_ms(),
        losses: Losses { notes: record.notes.len(), ..Losses::default() },
    };
    let headers = writer.headers();
    let initial = initial(record.initial());
    let mut text = format!("{{\"header\":{headers},\"initial\":{initial},\"moves\":[");
    writer.moves(&mut text);
    text.push_str("]}\n");
    (text, writer.losses.into_words())
}

struct JkfWriter<'a> {
    record: &'a Record,
    totals: Vec<u64>,
    losses: Losses,
}

/// Output still to be written; the next is last.
enum Pending {
    Text(&'static str),
    /// An element and all that follow it in its list.
    Element(PlyId),
}

impl JkfWriter<'_> {
    fn headers(&mut self) -> Value {
        let handicap = self.record.handicap();
        let is_handicap = handicap.is_some_and(|handicap| handicap != Handicap::NONE);
        let mut headers = Map::new();
        for (name, value) in &self.record.headers {
            let name = kif_name(name, is_handicap).unwrap_or(name);
            // An object holds each name once.
            if headers.contains_key(name) {
                self.losses.headers.push(name.to_owned());
            } else {
                headers.insert(name.to_owned(), json!(value));
            }
        }
        Value::Object(headers)
    }

    /// Writes the elements of `moves`, with forks at their places, without recursion.
    fn moves(&mut self, text: &mut String) {
        // Only the node before a branch has to be looked up.
        let mut known: Option<(PlyId, Position)> = None;
        let mut pending = vec![Pending::Element(PlyId::START)];
        while let Some(task) = pending.pop() {
            let id = match task {
                Pending::Text(part) => {
                    text.push_str(part);
                    continue;
                }
                Pending::Element(id) => id,
            };
            let ply = self.record.get(id);
            let before = match (ply.parent, known.take()) {
                (Some(parent), Some((at, position))) if at == parent => position,
                (Some(parent), _) => self.record.position(parent),
                (None, _) => self.record.initial().clone(),
            };
            let element = self.element(id, &before);
            text.push_str(element.trim_end_matches('}'));
            // A move is an object within an object: all trimmed braces but the last are put back.
            let braces = element.len() - element.trim_end_matches('}').len();
            text.push_str(&"}".repeat(braces - 1));
            let is_empty = element == "{}";
            if let Some(&next) = ply.children.first() {
                pending.push(Pending::Element(next));
                pending.push(Pending::Text(","));
            }
            pending.push(Pending::Text("}"));
            let forks = self.forks(id);
            if !forks.is_empty() {
                text.push_str(if is_empty { "\"forks\":[" } else { ",\"forks\":[" });
                pending.push(Pending::Text("]"));
                for (at, &fork) in forks.iter().enumerate().rev() {
                    pending.push(Pending::Text("]"));
                    pending.push(Pending::Element(fork));
                    pending.push(Pending::Text(if at == 0 { "[" } else { ",[" }));
                }
            }
            if let PlyKind::Move(mv) = ply.kind {
                let mut after = before;
                after.do_move(mv);
                known = Some((id, after));
            }
        }
    }

    /// The alternatives to a node, if it is its parent's first child.
    fn forks(&self, id: PlyId) -> &[PlyId] {
        match self.record.get(id).parent.map(|parent| &self.record.get(parent).children) {
            Some(children) if children.first() == Some(&id) => &children[1..],
            _ => &[],
        }
    }

    fn element(&mut self, id: PlyId, before: &Position) -> String {
        let ply = self.record.get(id);
        let mut element = Map::new();
        if !ply.comment.is_empty() {
            let lines: Vec<_> = ply.comment.split('\n').collect();
            element.insert("comments".to_owned(), json!(lines));
        }
        self.losses.bookmarks += usize::from(ply.bookmark.is_some());
        if let Some(time) = ply.time_ms.filter(|_| id != PlyId::START) {
            let seconds = self.losses.seconds_of(time);
            let total = self.totals[id.index()] / 1000;
            let time = json!({
                "now": { "h": seconds / 3600, "m": seconds / 60 % 60, "s": seconds % 60 },
                "total": { "h": total / 3600, "m": total / 60 % 60, "s": total % 60 },
            });
            element.insert("time".to_owned(), time);
        }
        match ply.kind {
            PlyKind::Start => {}
            PlyKind::Move(mv) => {
                let previous = ply.parent.and_then(|parent| self.record.get(parent).played());
                let value = move_value(before, previous.map(Move::to), mv);
                element.insert("move".to_owned(), value);
            }
            PlyKind::End(ending) => {
                let own = ply.endings.first().filter(|_| ending == Ending::Other);
                let name = ending.csa(before.side_to_move()).or(own.map(String::as_str));
                self.losses.replaced_endings += usize::from(name.is_none());
                self.losses.endings += ply.endings.len().saturating_sub(1);
                element.insert("special".to_owned(), json!(name.unwrap_or("CHUDAN")));
            }
        }
        Value::Object(element).to_string()
    }
}

fn color(side: Color) -> u8 {
    match side {
        Color::Black => 0,
        Color::White => 1,
    }
}

fn square(at: Square) -> Value {
    json!({ "x": at.file(), "y": at.rank() })
}

fn move_value(position: &Position, previous: Option<Square>, mv: Move) -> Value {
    let mut value = Map::new();
    let mut set = |name: &str, part: Value| value.insert(name.to_owned(), part);
    set("color", json!(color(position.side_to_move())));
    let to = mv.to();
    let name = move_name(position, None, mv, Language::Ja);
    match mv {
        Move::Drop { piece, .. } => {
            set("piece", json!(kind_name(piece.piece_kind())));
            set("to", square(to));
        }
        Move::Normal { from, promote, .. } => {
            let kind = position.piece_at(from).map_or("", |piece| kind_name(piece.piece_kind()));
            set("piece", json!(kind));
            set("from", square(from));
            set("to", square(to));
            if previous == Some(to) {
                set("same", json!(true));
            }
            if promote {
                set("promote", json!(true));
            } else if name.ends_with("不成") {
                set("promote", json!(false));
            }
            if let Some(taken) = position.piece_at(to) {
                set("capture", json!(kind_name(taken.piece_kind())));
            }
        }
    }
    let letters =
        [('左', 'L'), ('直', 'C'), ('右', 'R'), ('上', 'U'), ('寄', 'M'), ('引', 'D'), ('打', 'H')];
    let letter = |c: char| letters.iter().find(|(own, _)| *own == c).map(|(_, letter)| *letter);
    let relative: String = name.chars().filter_map(letter).collect();
    if !relative.is_empty() {
        set("relative", json!(relative));
    }
    Value::Object(value)
}

fn initial(position: &Position) -> Value {
    if let Some(preset) = Handicap::of(position).and_then(Handicap::preset) {
        return json!({ "preset": preset });
    }
    let board: Vec<Vec<Value>> = (1..=9)
        .map(|file| {
            let there = |rank| Square::new(file, rank).and_then(|at| position.piece_at(at));
            (1..=9)
                .map(|rank| match there(rank) {
                    None => json!({}),
                    Some(piece) => json!({
                        "color": color(piece.color()),
                        "kind": kind_name(piece.piece_kind()),
                    }),
                })
                .collect()
        })
        .collect();
    let hands = [Color::Black, Color::White].map(|side| hand(position.hand(side)));
    json!({
        "preset": "OTHER",
        "data": { "color": color(position.side_to_move()), "board": board, "hands": hands },
    })
}

fn hand(hand: Hand) -> Value {
    let held = HAND_ORDER.iter().map(|&kind| {
        let count = hand.count(kind).unwrap_or(0);
        (kind_name(kind).to_owned(), json!(count))
    });
    Value::Object(held.collect())
}
