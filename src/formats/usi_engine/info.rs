//! `info …`: how far a search has come, and what it thinks.

use std::str::SplitWhitespace;
use std::time::Duration;

use shogi_core::Color;

use super::{rest, whole};

/// No evaluation is further from 0, in hundredths of a pawn; what is, is taken as this.
pub const MAX_CENTIPAWNS: i32 = 1_000_000;

/// So many moves of a line are read; the rest is left out.
pub const MAX_LINE_OF_MOVES: usize = 256;

/// No search is deeper, in plies; a larger number is left out.
const MAX_DEPTH: u32 = 1_000;

/// No position has more legal moves (593 is the known maximum), so no engine has more lines.
const MAX_RANK: u32 = 600;

/// No count is larger (a million years at a million a second are 3 × 10¹⁹); a larger one is left
/// out.
const MAX_COUNT: u64 = 1_000_000_000_000_000_000;

/// No search is longer, in milliseconds (three years); a longer time is left out.
const MAX_TIME: u64 = 100_000_000_000;

/// What an engine thinks of a position, always from one side's point of view: as an engine says
/// it, the side to move in the position that it was asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineScore {
    /// Hundredths of a pawn, as far as the engine's pawn is one.
    Centipawns(i32),
    /// A mate.
    Mate {
        /// In how many plies, if it says so. Engines that come from chess may count moves.
        plies: Option<u32>,
        /// Whether the side whose view it is mates; otherwise it is mated.
        wins: bool,
    },
}

impl EngineScore {
    /// The same from Black's (先手) point of view, if this is from that of `side`.
    #[must_use]
    pub const fn for_black(self, side: Color) -> Self {
        match side {
            Color::Black => self,
            Color::White => self.for_other(),
        }
    }

    /// The same from the other side's point of view.
    #[must_use]
    pub const fn for_other(self) -> Self {
        match self {
            Self::Centipawns(value) => Self::Centipawns(-value),
            Self::Mate { plies, wins } => Self::Mate { plies, wins: !wins },
        }
    }
}

/// How a score is meant, from the same point of view as the score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum UsiBound {
    /// As it stands.
    #[default]
    Exact,
    /// At least (`lowerbound`).
    AtLeast,
    /// At most (`upperbound`).
    AtMost,
}

impl UsiBound {
    /// The same from the other side's point of view: at least becomes at most.
    #[must_use]
    pub const fn for_other(self) -> Self {
        match self {
            Self::Exact => Self::Exact,
            Self::AtLeast => Self::AtMost,
            Self::AtMost => Self::AtLeast,
        }
    }
}

/// What `info` says; everything that it does not say, or not sensibly, is missing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// Depth, in plies.
    pub depth: Option<u32>,
    /// Depth of the deepest line, in plies.
    pub selective_depth: Option<u32>,
    /// Which of several lines, from 1, the best.
    pub rank: Option<u32>,
    /// From the view of the side to move.
    pub score: Option<EngineScore>,
    /// How the score is meant.
    pub bound: UsiBound,
    /// Nodes so far, as the engine counts them.
    pub nodes: Option<u64>,
    /// Nodes a second.
    pub nodes_a_second: Option<u64>,
    /// Time so far.
    pub time: Option<Duration>,
    /// How full the table is, in thousandths.
    pub table_full: Option<u32>,
    /// The move that it is looking at, as it is written.
    pub current: Option<String>,
    /// The line, as it is written; at most [`MAX_LINE_OF_MOVES`] moves of it.
    pub line: Vec<String>,
    /// `info string …`: a remark in words.
    pub remark: Option<String>,
}

/// Reads what follows `info`; nothing if it is about a line that cannot be.
pub(super) fn read(mut words: SplitWhitespace<'_>) -> Option<Info> {
    let mut info = Info::default();
    while let Some(word) = words.next() {
        match word {
            "depth" => info.depth = count(&mut words, MAX_DEPTH),
            "seldepth" => info.selective_depth = count(&mut words, MAX_DEPTH),
            "multipv" => {
                let rank = count(&mut words, MAX_RANK).filter(|rank| *rank > 0)?;
                info.rank = Some(rank);
            }
            "nodes" => info.nodes = count(&mut words, MAX_COUNT),
            "nps" => info.nodes_a_second = count(&mut words, MAX_COUNT),
            "time" => info.time = count(&mut words, MAX_TIME).map(Duration::from_millis),
            "hashfull" => info.table_full = count(&mut words, 1000),
            "currmove" => info.current = words.next().map(str::to_owned),
            "score" => info.score = score(&mut words),
            "lowerbound" => info.bound = UsiBound::AtLeast,
            "upperbound" => info.bound = UsiBound::AtMost,
            "pv" => info.line = line(&mut words),
            "string" => {
                info.remark = Some(rest(words));
                break;
            }
            _ => {}
        }
    }
    Some(info)
}

/// The next word, if it is a number from 0 to `largest`; a word that is none is left for the next.
fn count<N: TryFrom<i64> + PartialOrd + Copy>(
    words: &mut SplitWhitespace<'_>,
    largest: N,
) -> Option<N> {
    let number = whole(words.clone().next()?)?;
    words.next();
    N::try_from(number).ok().filter(|number| *number <= largest)
}

fn score(words: &mut SplitWhitespace<'_>) -> Option<EngineScore> {
    let kind = words
        .clone()
        .next()
        .filter(|kind| ["cp", "mate"].contains(kind))?;
    words.next();
    let word = words.clone().next()?;
    if kind == "mate" && (word == "+" || word == "-") {
        words.next();
        return Some(EngineScore::Mate {
            plies: None,
            wins: word == "+",
        });
    }
    let number = whole(word)?;
    words.next();
    if kind == "cp" {
        let largest = i64::from(MAX_CENTIPAWNS);
        let number = i32::try_from(number.clamp(-largest, largest));
        return number.ok().map(EngineScore::Centipawns);
    }
    let plies = u32::try_from(number.unsigned_abs()).ok();
    Some(EngineScore::Mate {
        plies: plies.filter(|plies| *plies <= MAX_DEPTH),
        // Mate in 0: it is mated already.
        wins: number > 0,
    })
}

/// The moves of a line: up to the next word that belongs to `info` itself.
fn line(words: &mut SplitWhitespace<'_>) -> Vec<String> {
    const OTHERS: [&str; 10] = [
        "depth", "seldepth", "multipv", "nodes", "nps", "time", "hashfull", "currmove", "score",
        "string",
    ];
    let mut line = Vec::new();
    while let Some(word) = words.clone().next().filter(|word| !OTHERS.contains(word)) {
        words.next();
        if line.len() < MAX_LINE_OF_MOVES {
            line.push(word.to_owned());
        }
    }
    line
}
