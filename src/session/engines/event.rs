//! Parsed output of engines.

use std::time::Duration;

use shogi_core::Move;
use shunsai::Position;

use super::{Asking, EngineOption, EngineScore, UsiBound};
use formats::usi::parse_usi_move;
use formats::usi_engine::Info;
use language::{Phrase, Say, Texts, Words};

/// An event of an engine.
///
/// Questions are numbered. Each one ends with exactly one of `BestMove`, `Mate` and `Unanswered`;
/// its `Progress` comes before that, and remains valid.
#[derive(Clone, Debug, PartialEq)]
pub enum EngineEvent {
    /// It has started and accepts questions.
    Ready(EngineInfo),
    /// The progress on a question. Sent at most about twenty times a second; lines in between are
    /// merged.
    Progress(u64, SearchProgress),
    BestMove(u64, BestMove),
    Mate(u64, MateAnswer),
    /// The question remains unanswered, for this reason.
    Unanswered(u64, Words),
    /// A fault that does not stop the engine.
    Warning(Words),
    /// The program has ended or was ended, for this reason. Another question or a restart starts it
    /// again.
    Exited(Words),
    /// How to ask this engine; to be saved in its entry.
    AskSo(Asking),
    /// Lines for a log: greetings, remarks, ignored output and why. Long lines are cut, surplus
    /// ones counted and dropped.
    Log(Vec<String>),
}

/// The engine's description of itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EngineInfo {
    pub name: String,
    pub author: String,
    pub options: Vec<EngineOption>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SearchProgress {
    /// New lines: the newest of each depth and rank, shallowest first.
    pub lines: Vec<EngineLine>,
    /// The newest counts.
    pub counts: SearchCounts,
}

/// The work done by a search, as far as the engine reports it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchCounts {
    /// As the engine counts them.
    pub nodes: Option<u64>,
    pub nodes_a_second: Option<u64>,
    pub time: Option<Duration>,
    /// How full its hash table is, in thousandths.
    pub table_full: Option<u32>,
}

impl SearchCounts {
    /// Takes over the counts of an `info`.
    pub fn update(&mut self, info: &Info) {
        self.nodes = info.nodes.or(self.nodes);
        self.nodes_a_second = info.nodes_a_second.or(self.nodes_a_second);
        self.time = info.time.or(self.time);
        self.table_full = info.table_full.or(self.table_full);
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineLine {
    /// The rank among several lines, from 1, the best.
    pub rank: u32,
    /// In plies as the engine counts them.
    pub depth: Option<u32>,
    /// The depth of its deepest line.
    pub selective_depth: Option<u32>,
    /// For the side to move in the position of the question, as reported;
    /// [`EngineScore::for_black`] converts it.
    pub score: Option<EngineScore>,
    /// The bound of the score, from the same point of view.
    pub bound: UsiBound,
    /// The work done when the line was reported.
    pub counts: SearchCounts,
    /// The moves, as far as they are legal from the position of the question.
    pub moves: Vec<Move>,
    /// Why the word after them is not a legal move, if there is one.
    pub rest: Option<Words>,
}

impl EngineLine {
    /// Parses an `info` about `position`; `None` if it has neither a score nor moves.
    pub fn new(info: &Info, position: &Position) -> Option<Self> {
        if info.score.is_none() && info.line.is_empty() {
            return None;
        }
        let (moves, rest) = legal_line(position, &info.line);
        let mut counts = SearchCounts::default();
        counts.update(info);
        Some(Self {
            rank: info.rank.unwrap_or(1),
            depth: info.depth,
            selective_depth: info.selective_depth,
            score: info.score,
            bound: info.bound,
            counts,
            moves,
            rest,
        })
    }
}

/// The legal moves at the beginning of a line, and why the word after them is not one.
pub fn legal_line(position: &Position, line: &[String]) -> (Vec<Move>, Option<Words>) {
    let mut position = position.clone();
    let mut moves = Vec::with_capacity(line.len());
    for word in line {
        match parse_usi_move(word, &position) {
            Ok(mv) => {
                moves.push(mv);
                position.do_move(mv);
            }
            Err(why) => {
                let left = line.len() - moves.len();
                let why = why.words();
                let rest = Words::in_each(|language| {
                    language.texts().engines_line_stops(left, moves.len() + 1, why.get(language))
                });
                return (moves, Some(rest));
            }
        }
    }
    (moves, None)
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BestMove {
    Move {
        best: Move,
        /// The reply that the engine expects; legal, too.
        ponder: Option<Move>,
    },
    Resign,
    /// It declares a win by entering kings (入玉宣言).
    Win,
    /// It reports that it has no move.
    Nothing,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MateAnswer {
    Moves {
        /// The moves, as far as they are legal.
        moves: Vec<Move>,
        /// Why the word after them is not a legal move, if there is one.
        rest: Option<Words>,
    },
    NoMate,
    TimeOut,
    /// It cannot search for mates.
    NotImplemented,
    /// It searched as usual instead of for a mate, as engines adapted from chess do.
    Searched(BestMove),
}

impl MateAnswer {
    /// The answer in words, without its moves.
    pub fn words(&self) -> Words {
        let text: Phrase = match self {
            Self::Moves { moves, rest: None } => {
                return Words::of(|texts| texts.engines_mate_in(moves.len()));
            }
            Self::Moves { rest: Some(_), .. } => Texts::engines_faulty_mate,
            Self::NoMate => Texts::engines_no_mate,
            Self::TimeOut => Texts::engines_mate_time_out,
            Self::NotImplemented => Texts::engines_no_mate_search,
            Self::Searched(_) => Texts::engines_searched_instead,
        };
        Words::of(text)
    }
}
