//! `info …`: the progress of a search and its evaluation.

use std::str::SplitWhitespace;
use std::time::Duration;

use shogi_core::Color;

use super::{rest, whole};

/// Evaluations are clamped to this magnitude, in centipawns.
pub const MAX_CENTIPAWNS: i32 = 1_000_000;

/// Only so many moves of a line are read.
pub const MAX_LINE_OF_MOVES: usize = 256;

/// In plies; a larger depth is ignored.
const MAX_DEPTH: u32 = 1_000;

/// No position has more legal moves (593 is the known maximum), so no engine has more lines.
const MAX_RANK: u32 = 600;

/// A larger count is ignored.
const MAX_COUNT: u64 = 1_000_000_000_000_000_000;

/// In milliseconds (three years); a longer time is ignored.
const MAX_TIME: u64 = 100_000_000_000;

/// An engine's evaluation from one side's point of view. As reported by the engine, that is the
/// side to move in the position asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineScore {
    /// Centipawns, in the engine's own unit.
    Centipawns(i32),
    Mate {
        /// The length in plies, if given. Engines derived from chess may count moves.
        plies: Option<u32>,
        /// Whether the side from whose point of view this is gives the mate; otherwise it is mated.
        wins: bool,
    },
}

impl EngineScore {
    /// Converts a score from the point of view of `side` to Black's (先手).
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

/// The bound type of a score, from the same point of view as the score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum UsiBound {
    #[default]
    Exact,
    /// `lowerbound`.
    AtLeast,
    /// `upperbound`.
    AtMost,
}

impl UsiBound {
    /// The same from the other side's point of view: a lower bound becomes an upper bound.
    #[must_use]
    pub const fn for_other(self) -> Self {
        match self {
            Self::Exact => Self::Exact,
            Self::AtLeast => Self::AtMost,
            Self::AtMost => Self::AtLeast,
        }
    }
}

/// The contents of an `info` line; fields that are absent or implausible are `None`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// In plies.
    pub depth: Option<u32>,
    /// Of the deepest line, in plies.
    pub selective_depth: Option<u32>,
    /// The rank of this line among several, from 1 (the best).
    pub rank: Option<u32>,
    /// From the point of view of the side to move.
    pub score: Option<EngineScore>,
    pub bound: UsiBound,
    /// Nodes so far, by the engine's count.
    pub nodes: Option<u64>,
    pub nodes_a_second: Option<u64>,
    /// Time so far.
    pub time: Option<Duration>,
    /// How full the transposition table is, in thousandths.
    pub table_full: Option<u32>,
    /// The move being searched, as written.
    pub current: Option<String>,
    /// The line, as written; at most [`MAX_LINE_OF_MOVES`] moves.
    pub line: Vec<String>,
    /// `info string …`.
    pub remark: Option<String>,
}

impl Info {
    /// Whether it has a score without a line, or a line without a score: engines may send them one
    /// after the other, in either order.
    pub fn is_half(&self) -> bool {
        self.score.is_some() == self.line.is_empty()
    }

    /// The whole of which this is the one half and `other`, sent before it, the other; `None` if
    /// they do not belong together.
    pub fn joined(&self, other: &Self) -> Option<Self> {
        let is_other_half = self.is_half()
            && other.is_half()
            && self.score.is_some() != other.score.is_some()
            && self.rank.unwrap_or(1) == other.rank.unwrap_or(1)
            && self.depth.zip(other.depth).is_none_or(|(own, other)| own == other);
        is_other_half.then(|| {
            let (score, line) = if self.score.is_some() { (self, other) } else { (other, self) };
            Self {
                depth: self.depth.or(other.depth),
                selective_depth: self.selective_depth.or(other.selective_depth),
                rank: self.rank.or(other.rank),
                score: score.score,
                bound: score.bound,
                nodes: self.nodes.or(other.nodes),
                nodes_a_second: self.nodes_a_second.or(other.nodes_a_second),
                time: self.time.or(other.time),
                table_full: self.table_full.or(other.table_full),
                current: self.current.clone(),
                line: line.line.clone(),
                remark: self.remark.clone(),
            }
        })
    }
}

/// Parses the words after `info`; `None` if the rank of its line is impossible.
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

/// The next word, if it is a number from 0 to `largest`; a word that is not a number is not
/// consumed.
fn count<N: TryFrom<i64> + PartialOrd + Copy>(
    words: &mut SplitWhitespace<'_>,
    largest: N,
) -> Option<N> {
    let number = whole(words.clone().next()?)?;
    words.next();
    N::try_from(number).ok().filter(|number| *number <= largest)
}

fn score(words: &mut SplitWhitespace<'_>) -> Option<EngineScore> {
    let kind = words.clone().next().filter(|kind| ["cp", "mate"].contains(kind))?;
    words.next();
    let word = words.clone().next()?;
    if kind == "mate" && (word == "+" || word == "-") {
        words.next();
        return Some(EngineScore::Mate { plies: None, wins: word == "+" });
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
        // `mate 0` means already mated.
        wins: number > 0,
    })
}

/// The moves of a line: up to the next keyword of `info`.
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
