//! Writes CSA: version 2.2, or 3 if a time has fractions of a second.

use shogi_core::{Color, Move};

use super::{kind_name, position};
use crate::record::bytes::codec;
use crate::record::loss::{Losses, csa_name};
use crate::record::{Encoding, PlyId, PlyKind, Record};
use language::Words;

pub(in crate::record) fn write(record: &Record, encoding: Encoding) -> (String, Vec<Words>) {
    let mut losses = Losses { branches: record.lines().len() - 1, ..Losses::default() };
    let line = record.main_line();
    let times = || line.iter().filter_map(|&id| record.get(id).time_ms);
    let mut text = String::new();
    if times().any(|time| !time.is_multiple_of(1000)) {
        let name = codec(encoding).name().to_ascii_uppercase();
        text.push_str(&format!("'CSA encoding={name}\nV3.0\n"));
    } else {
        text.push_str("V2.2\n");
    }
    headers(record, &mut text, &mut losses);
    position::write(record.initial(), &mut text);
    let mut at = record.initial().clone();
    for id in line {
        let ply = record.get(id);
        match ply.kind {
            PlyKind::Start => {}
            PlyKind::Move(mv) => {
                text.push_str(&statement(&at, mv));
                at.do_move(mv);
            }
            PlyKind::End(ending) => {
                let name = ending.csa(at.side_to_move()).map(|name| format!("%{name}"));
                let name = name
                    .or_else(|| Some(ply.endings.first()?.clone()).filter(|name| is_word(name)));
                losses.replaced_endings += usize::from(name.is_none());
                text.push_str(&format!("{}\n", name.as_deref().unwrap_or("%CHUDAN")));
            }
        }
        if let Some(time) = ply.time_ms.filter(|_| id != PlyId::START) {
            text.push_str(&seconds(time));
        }
        for further in ply.endings.iter().skip(1) {
            if is_word(further) {
                text.push_str(&format!("{further}\n"));
            } else {
                losses.endings += 1;
            }
        }
        losses.bookmarks += usize::from(ply.bookmark.is_some());
        if !ply.comment.is_empty() {
            for line in ply.comment.split('\n') {
                text.push_str(&format!("'*{}\n", line.trim_end_matches('\r')));
            }
        }
    }
    (text, losses.into_words())
}

/// Whether a text is an ending in the form of CSA, such as %KACHI, maybe with its time.
fn is_word(text: &str) -> bool {
    let name =
        text.strip_prefix('%').map(|name| name.split_once(",T").map_or(name, |(name, _)| name));
    let is_letter = |c: char| c.is_ascii_uppercase() || matches!(c, '_' | '+' | '-');
    name.is_some_and(|name| !name.is_empty() && name.chars().all(is_letter))
        && !text.contains(['\n', '\r', '\''])
}

fn headers(record: &Record, text: &mut String, losses: &mut Losses) {
    for note in &record.notes {
        // A star after the marker would turn the note into a comment.
        if note.starts_with('*') {
            losses.notes += 1;
        } else {
            text.push_str(&format!("'{note}\n"));
        }
    }
    for (name, value) in &record.headers {
        let is_plain = |text: &str| !text.contains(['\n', '\r']) && text.trim_end() == text;
        let name = csa_name(name).unwrap_or(name);
        let is_keyword = !name.is_empty()
            && name.bytes().all(|c| c.is_ascii_uppercase() || matches!(c, b'_' | b'+' | b'-'));
        if !is_plain(value) || !is_keyword {
            losses.headers.push(name.to_owned());
        } else if matches!(name, "N+" | "N-") {
            text.push_str(&format!("{name}{value}\n"));
        } else {
            text.push_str(&format!("${name}:{value}\n"));
        }
    }
}

fn statement(position: &shunsai::Position, mv: Move) -> String {
    let sign = match position.side_to_move() {
        Color::Black => '+',
        Color::White => '-',
    };
    let to = mv.to();
    let to = format!("{}{}", to.file(), to.rank());
    match mv {
        Move::Drop { piece, .. } => format!("{sign}00{to}{}\n", kind_name(piece.piece_kind())),
        Move::Normal { from, promote, .. } => {
            let kind = position.piece_at(from).map(|piece| piece.to_parts().0);
            let kind = kind.map(|kind| kind.promote().filter(|_| promote).unwrap_or(kind));
            let name = kind.map_or("", kind_name);
            format!("{sign}{}{}{to}{name}\n", from.file(), from.rank())
        }
    }
}

fn seconds(time_ms: u64) -> String {
    let (seconds, rest) = (time_ms / 1000, time_ms % 1000);
    if rest == 0 {
        return format!("T{seconds}\n");
    }
    let decimals = format!("{rest:03}");
    format!("T{seconds}.{}\n", decimals.trim_end_matches('0'))
}
