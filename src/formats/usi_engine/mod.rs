//! USI as engines speak it: their lines as values, and our lines to them.
//!
//! Reading never fails and never panics: a word that is not known is skipped, a number that cannot
//! be meant is left out, half a line says half as much. Moves stay text here, because only a
//! position can tell whether they are legal.
//!
//! Source: 将棋所, "USIプロトコルとは" (USI is UCI for shogi, by Tord Romstad).

mod ask;
mod info;
mod options;

pub use ask::{GoCommand, NotOneLine, position_line, set_option_line};
pub use info::{EngineScore, Info, MAX_CENTIPAWNS, MAX_LINE_OF_MOVES, UsiBound};
pub use options::{EngineOption, OptionError, OptionKind, OptionProblem};

use std::str::SplitWhitespace;

/// What a line of an engine says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// `id name …`
    Name(String),
    /// `id author …`
    Author(String),
    /// `option name … type …`
    Option(EngineOption),
    /// `usiok`: that was all about itself.
    UsiOk,
    /// `readyok`: it can be asked.
    ReadyOk,
    /// `info …`
    Info(Box<Info>),
    /// `bestmove …`
    BestMove(BestText),
    /// `checkmate …`
    CheckMate(MateText),
    /// `registration error` or `copyprotection error`: it does not work without a licence.
    Locked(LockedBy),
    /// Nothing that USI knows: a greeting, an empty line, half a line.
    Other,
}

/// Why an engine does not work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LockedBy {
    /// It wants to be registered.
    Registration,
    /// Its copy protection has found something.
    CopyProtection,
}

/// What `bestmove` says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BestText {
    /// A move, and the answer that the engine expects.
    Move {
        /// As it is written.
        best: String,
        /// As it is written.
        ponder: Option<String>,
    },
    /// It gives up.
    Resign,
    /// It declares a win by entering kings (入玉宣言).
    Win,
    /// It has no move: `(none)`, or nothing at all.
    Nothing,
}

/// What `checkmate` says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MateText {
    /// The moves of a mate, as they are written.
    Moves(Vec<String>),
    /// There is no mate.
    NoMate,
    /// The time is up.
    TimeOut,
    /// It cannot look for mates.
    NotImplemented,
}

/// Reads a line of an engine.
#[must_use]
pub fn read_line(line: &str) -> Heard {
    let mut words = line.split_whitespace();
    match words.next() {
        Some("id") => match words.next() {
            Some("name") => Heard::Name(rest(words)),
            Some("author") => Heard::Author(rest(words)),
            _ => Heard::Other,
        },
        Some("option") => options::read(words).map_or(Heard::Other, Heard::Option),
        Some("usiok") => Heard::UsiOk,
        Some("readyok") => Heard::ReadyOk,
        Some("info") => info::read(words).map_or(Heard::Other, |info| Heard::Info(Box::new(info))),
        Some("bestmove") => Heard::BestMove(best_text(words)),
        Some("checkmate") => Heard::CheckMate(mate_text(words)),
        Some("registration") if words.next() == Some("error") => {
            Heard::Locked(LockedBy::Registration)
        }
        Some("copyprotection") if words.next() == Some("error") => {
            Heard::Locked(LockedBy::CopyProtection)
        }
        _ => Heard::Other,
    }
}

fn best_text(mut words: SplitWhitespace<'_>) -> BestText {
    match words.next() {
        None | Some("(none)" | "none" | "null" | "0000") => BestText::Nothing,
        Some("resign") => BestText::Resign,
        Some("win") => BestText::Win,
        Some(best) => {
            let ponder = words.next().filter(|word| *word == "ponder");
            BestText::Move {
                best: best.to_owned(),
                ponder: ponder.and_then(|_| words.next()).map(str::to_owned),
            }
        }
    }
}

fn mate_text(words: SplitWhitespace<'_>) -> MateText {
    match words.clone().next() {
        Some("nomate") => MateText::NoMate,
        Some("timeout") => MateText::TimeOut,
        Some("notimplemented") => MateText::NotImplemented,
        _ => MateText::Moves(words.map(str::to_owned).collect()),
    }
}

/// The remaining words, with one space between them.
fn rest<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.collect::<Vec<_>>().join(" ")
}

/// A number with or without a sign; what is too large for its type is the largest there is.
fn whole(word: &str) -> Option<i64> {
    let digits = word.strip_prefix(['+', '-']).unwrap_or(word);
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let largest = if word.starts_with('-') {
        i64::MIN
    } else {
        i64::MAX
    };
    Some(word.parse().unwrap_or(largest))
}
