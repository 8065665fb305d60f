//! The engine side of USI: parses the lines of engines and formats commands to them.
//!
//! Parsing never fails and never panics: unknown words are skipped, implausible numbers dropped,
//! and truncated lines read as far as they go. Moves stay text here, because only a position can
//! tell whether they are legal.
//!
//! Source: 将棋所, "USIプロトコルとは" (USI is UCI for shogi, by Tord Romstad).

mod ask;
mod info;
mod options;

pub use ask::{GoCommand, position_line, set_option_line};
pub use info::{EngineScore, Info, MAX_CENTIPAWNS, MAX_LINE_OF_MOVES, UsiBound};
pub use options::{EngineOption, OptionKind};

use std::str::SplitWhitespace;

/// A parsed line of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// `id name …`
    Name(String),
    /// `id author …`
    Author(String),
    /// `option name … type …`
    Option(EngineOption),
    /// `usiok`: the engine has listed its name and options.
    UsiOk,
    /// `readyok`: the engine is ready for commands.
    ReadyOk,
    Info(Box<Info>),
    /// `bestmove …`
    BestMove(BestText),
    /// `checkmate …`
    CheckMate(MateText),
    /// `registration error` or `copyprotection error`: the engine does not work without a licence.
    Locked(LockedBy),
    /// Not a USI message: a greeting, an empty line, a truncated line.
    Other,
}

/// Why an engine does not work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LockedBy {
    Registration,
    CopyProtection,
}

/// The argument of `bestmove`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BestText {
    /// A move, and the reply that the engine expects.
    Move {
        /// As written.
        best: String,
        /// As written.
        ponder: Option<String>,
    },
    Resign,
    /// Declares a win by entering kings (入玉宣言).
    Win,
    /// No move: `(none)`, or an empty argument.
    Nothing,
}

/// The argument of `checkmate`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MateText {
    /// The moves of a mate, as written.
    Moves(Vec<String>),
    NoMate,
    TimeOut,
    /// The engine has no mate search.
    NotImplemented,
}

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

/// Joins the remaining words with single spaces.
fn rest<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.collect::<Vec<_>>().join(" ")
}

/// Parses an integer with an optional sign; saturates.
fn whole(word: &str) -> Option<i64> {
    let digits = word.strip_prefix(['+', '-']).unwrap_or(word);
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let largest = if word.starts_with('-') { i64::MIN } else { i64::MAX };
    Some(word.parse().unwrap_or(largest))
}
