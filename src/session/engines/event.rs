//! What an engine says, understood.

use std::time::Duration;

use shogi_core::Move;
use shunsai::Position;

use super::{Asking, EngineOption, EngineScore, UsiBound};
use crate::formats::usi::parse_usi_move;
use crate::formats::usi_engine::Info;
use crate::language::{Phrase, Say, Texts, Words};

/// Something that an engine says, or that is to be said about it.
///
/// Questions are numbered. Each one ends with exactly one of `BestMove`, `Mate` and `Unanswered`;
/// `Progress` for it comes before that, and stays true whatever comes after.
#[derive(Clone, Debug, PartialEq)]
pub enum EngineEvent {
    /// It has started, and can be asked.
    Ready(EngineInfo),
    /// How far the search for this question has come. At most about twenty times a second; what
    /// came meanwhile is together in one.
    Progress(u64, SearchProgress),
    /// The answer to a question.
    BestMove(u64, BestMove),
    /// The answer to a question for a mate.
    Mate(u64, MateAnswer),
    /// The question stays without an answer; why.
    Unanswered(u64, Words),
    /// Something is wrong, but it goes on.
    Warning(Words),
    /// The program has ended or was ended; why. To ask again or to restart starts it anew.
    Exited(Words),
    /// How this engine has to be asked; to be saved in its entry.
    AskSo(Asking),
    /// Lines for a log: greetings, remarks, what was ignored and why. Long ones are cut short; too
    /// many are counted and left out.
    Log(Vec<String>),
}

/// What an engine says about itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EngineInfo {
    /// Its name.
    pub name: String,
    /// Who made it.
    pub author: String,
    /// What can be set in it.
    pub options: Vec<EngineOption>,
}

/// How far a search has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SearchProgress {
    /// The lines that are new: the newest of each depth and rank, shallow ones first.
    pub lines: Vec<EngineLine>,
    /// The newest counts.
    pub counts: SearchCounts,
}

/// How much work a search has done so far, as far as the engine says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchCounts {
    /// Nodes, as the engine counts them.
    pub nodes: Option<u64>,
    /// Nodes a second.
    pub nodes_a_second: Option<u64>,
    /// Time.
    pub time: Option<Duration>,
    /// How full its table is, in thousandths.
    pub table_full: Option<u32>,
}

impl SearchCounts {
    /// Takes over what an `info` says.
    pub fn update(&mut self, info: &Info) {
        self.nodes = info.nodes.or(self.nodes);
        self.nodes_a_second = info.nodes_a_second.or(self.nodes_a_second);
        self.time = info.time.or(self.time);
        self.table_full = info.table_full.or(self.table_full);
    }
}

/// A line that an engine shows, with what it thinks of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineLine {
    /// Which of several lines, from 1, the best.
    pub rank: u32,
    /// Depth, in plies as the engine counts them.
    pub depth: Option<u32>,
    /// Depth of its deepest line.
    pub selective_depth: Option<u32>,
    /// From the view of the side to move in the position of the question, as the engine says it;
    /// [`EngineScore::for_black`] turns it.
    pub score: Option<EngineScore>,
    /// How the score is meant, from the same view.
    pub bound: UsiBound,
    /// What it had done when it said so.
    pub counts: SearchCounts,
    /// The moves, as far as they are legal from the position of the question.
    pub moves: Vec<Move>,
    /// What is wrong with the word after them, if anything is.
    pub rest: Option<Words>,
}

impl EngineLine {
    /// What an `info` says about `position`; nothing if it holds neither a score nor moves.
    #[must_use]
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

/// The legal moves at the beginning of a line, and what is wrong with the word after them.
#[must_use]
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
                    language
                        .texts()
                        .engines_line_stops(left, moves.len() + 1, why.get(language))
                });
                return (moves, Some(rest));
            }
        }
    }
    (moves, None)
}

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BestMove {
    /// A legal move.
    Move {
        /// The move.
        best: Move,
        /// The answer that the engine expects to it; legal too.
        ponder: Option<Move>,
    },
    /// It gives up.
    Resign,
    /// It declares a win by entering kings (入玉宣言).
    Win,
    /// It says that it has no move.
    Nothing,
}

/// The answer to a question for a mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MateAnswer {
    /// A mate.
    Moves {
        /// The moves, as far as they are legal.
        moves: Vec<Move>,
        /// What is wrong with the word after them, if anything is.
        rest: Option<Words>,
    },
    /// There is no mate.
    NoMate,
    /// It found none in the time it had.
    TimeOut,
    /// It cannot look for mates.
    NotImplemented,
    /// It searched as usual instead of looking for a mate, as engines that come from chess do.
    Searched(BestMove),
}

impl MateAnswer {
    /// The answer in words, without its moves.
    #[must_use]
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
