//! The file formats, and which of those of shogi a text has.

use super::bytes::lines;
use super::kakinoki::{is_ki2_line, is_kif_line};
use crate::sfen::parse_sfen;

/// A file format for game records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// KIF (柿木形式): one numbered move per line.
    Kif,
    /// KI2: moves as printed in books.
    Ki2,
    /// CSA, the format of computer matches.
    Csa,
    /// JKF, JSON.
    Jkf,
    /// `position … moves …`.
    Usi,
    /// A single position.
    Sfen,
    /// GGF, the Generic Game Format of game servers.
    Ggf,
    /// SGF, the Smart Game Format, of Othello.
    Sgf,
    /// A list of moves: `f5d6c3…`, or one game per line.
    Moves,
}

impl Format {
    pub const ALL: [Self; 9] = [
        Self::Kif,
        Self::Ki2,
        Self::Csa,
        Self::Jkf,
        Self::Usi,
        Self::Sfen,
        Self::Ggf,
        Self::Sgf,
        Self::Moves,
    ];

    /// The name, which is also the file extension: `kif`.
    pub const fn name(self) -> &'static str {
        self.endings()[0]
    }

    /// Its file extensions, the usual one first.
    pub const fn endings(self) -> &'static [&'static str] {
        match self {
            Self::Kif => &["kif", "kifu"],
            Self::Ki2 => &["ki2", "ki2u"],
            Self::Csa => &["csa"],
            Self::Jkf => &["jkf", "json"],
            Self::Usi => &["usi"],
            Self::Sfen => &["sfen"],
            Self::Ggf => &["ggf"],
            Self::Sgf => &["sgf"],
            Self::Moves => &["moves", "oth"],
        }
    }

    /// Whether a file can hold several lines of a game.
    pub const fn has_branches(self) -> bool {
        matches!(self, Self::Kif | Self::Ki2 | Self::Jkf | Self::Sgf)
    }

    /// Looks up a format by name or file extension: `KIF`, `kifu`, `oth`.
    pub fn from_name(name: &str) -> Option<Self> {
        let is_it = |format: &Self| {
            let mut endings = format.endings().iter();
            endings.any(|ending| ending.eq_ignore_ascii_case(name))
        };
        Self::ALL.into_iter().find(is_it)
    }
}

/// Detects the format from the content; `None` if it is ambiguous or not a record.
pub(super) fn find(text: &str) -> Option<Format> {
    if text.trim_start().starts_with('{') {
        return Some(Format::Jkf);
    }
    // The format that headers suggest, until a line is conclusive.
    let mut likely = None;
    for (_, line) in lines(text) {
        let line = line.trim();
        if line.is_empty() {
            continue;
        }
        if let Some(certain) = certain(line) {
            return Some(certain);
        }
        likely = likely.or_else(|| from_header(line));
    }
    likely
}

/// The format of a line that occurs in no other format.
fn certain(line: &str) -> Option<Format> {
    let first = line.split_whitespace().next()?;
    if first == "position" || (first == "startpos" && line.contains("moves")) {
        return Some(Format::Usi);
    }
    if first == "startpos" {
        return Some(Format::Sfen);
    }
    let is_board = first.matches('/').count() == 8 && first.is_ascii();
    if first == "sfen" || (is_board && parse_sfen(&format!("{first} b -")).is_ok()) {
        let has_moves = line.split_whitespace().any(|word| word == "moves");
        return Some(if has_moves { Format::Usi } else { Format::Sfen });
    }
    if is_csa_line(line) {
        return Some(Format::Csa);
    }
    if line.starts_with("手数--") || is_kif_line(line) {
        return Some(Format::Kif);
    }
    is_ki2_line(line).then_some(Format::Ki2)
}

/// Matches `+7776FU`, `V2.2`, `PI`, `P1-KY…`.
fn is_csa_line(line: &str) -> bool {
    let all = |from: usize, to: usize, is: fn(&u8) -> bool| {
        line.as_bytes().get(from..to).is_some_and(|part| part.iter().all(is))
    };
    let is_move = line.starts_with(['+', '-'])
        && all(1, 5, u8::is_ascii_digit)
        && all(5, 7, u8::is_ascii_uppercase);
    let is_version = line.strip_prefix('V').is_some_and(|version| {
        version.starts_with(|c: char| c.is_ascii_digit())
            && version.chars().all(|c| c.is_ascii_digit() || c == '.')
    });
    let is_position = match line.as_bytes() {
        [b'P', b'I'] | [b'P', b'1'..=b'9', b'+' | b'-' | b' ', ..] => true,
        [b'P', b'I' | b'+' | b'-', ..] => all(2, 4, u8::is_ascii_digit),
        _ => false,
    };
    is_move || is_version || is_position
}

fn from_header(line: &str) -> Option<Format> {
    let kif = ["手合割", "先手：", "後手：", "下手：", "上手：", "#KIF", "# KIF", "|"];
    if kif.iter().any(|start| line.starts_with(start)) || line.contains("の持駒") {
        return Some(Format::Kif);
    }
    let csa = ["N+", "N-", "$", "'"];
    csa.iter().any(|start| line.starts_with(start)).then_some(Format::Csa)
}
