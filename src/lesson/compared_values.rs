//! What another evaluator changes on one position: the exchanges, and the moves that are best.

use shogi_core::{Move, Square};
use shunsai::Position;

use crate::eval::{Evaluation, NeedsKings};
use crate::formats::sfen::to_sfen;
use crate::game::{CaptureOrder, Captures, Game};
use crate::games::shogi::Shogi;
use crate::play::{Choice, ComputerPlayer, Method, Seat};
use crate::score::{Player, Score};
use crate::search::captures_on;

/// A position, and two evaluators that are set side by side on it: work that may take longer than
/// a frame.
#[derive(Clone, Debug)]
pub struct ValuesQuestion {
    /// The position.
    pub at: Position,
    /// The one that is there, and the other.
    pub evaluators: [Evaluation; 2],
    /// The games in which each counts exchanges.
    pub games: [Shogi; 2],
    /// Which captures are candidates.
    pub order: CaptureOrder,
}

impl PartialEq for ValuesQuestion {
    fn eq(&self, other: &Self) -> bool {
        self.evaluators == other.evaluators
            && self.games == other.games
            && self.order == other.order
            && to_sfen(&self.at) == to_sfen(&other.at)
    }
}

/// Two evaluators, side by side on one position.
#[derive(Clone, Debug)]
pub struct ComparedValues {
    /// The squares on which the side to move can take something.
    pub exchanges: Vec<ExchangePair>,
    /// What players of one ply choose.
    pub choices: Vec<ChoicePair>,
}

/// The capture with which the exchange on a square begins best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstCapture {
    /// The capture.
    pub mv: Move,
    /// What is won, for Black, if it is made and either side may stop from then on.
    pub value: Score,
}

/// The exchange on a square by two evaluators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExchangePair {
    /// The square.
    pub square: Square,
    /// By the one that is there.
    pub before: FirstCapture,
    /// By the other.
    pub after: FirstCapture,
}

/// What the other evaluator changes in an exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ExchangeChange {
    /// Taking wins something now, and did not.
    Wins,
    /// Taking wins nothing any more.
    WinsNoMore,
    /// Another capture is the best to begin with.
    OtherCapture,
    /// The number alone, or nothing.
    Number,
}

impl ExchangePair {
    /// What has changed, for the side that takes.
    #[must_use]
    pub fn change(&self, taker: Player) -> ExchangeChange {
        let wins = |first: FirstCapture| taker.prefers(first.value, Score(0));
        match (wins(self.before), wins(self.after)) {
            (false, true) => ExchangeChange::Wins,
            (true, false) => ExchangeChange::WinsNoMore,
            _ if self.before.mv != self.after.mv => ExchangeChange::OtherCapture,
            _ => ExchangeChange::Number,
        }
    }
}

/// What a player of one ply chooses by two evaluators.
#[derive(Clone, Debug)]
pub struct ChoicePair {
    /// How it comes to a move.
    pub method: Method,
    /// By the one that is there.
    pub before: Choice,
    /// By the other.
    pub after: Choice,
}

/// What the other evaluator changes in the choice of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoiceChange {
    /// The move that was best is not any more.
    OtherMove,
    /// It still is, but other moves are as good as it.
    OtherTies,
    /// Nothing.
    Nothing,
}

impl ChoicePair {
    /// What has changed.
    #[must_use]
    pub fn change(&self) -> ChoiceChange {
        let as_good = |choice: &Choice| choice.tied.clone().unwrap_or_default();
        let after = as_good(&self.after);
        if self.before.best.is_some_and(|mv| !after.contains(&mv)) {
            ChoiceChange::OtherMove
        } else if as_good(&self.before) != after {
            ChoiceChange::OtherTies
        } else {
            ChoiceChange::Nothing
        }
    }
}

impl ComparedValues {
    /// What two evaluators make of a position.
    ///
    /// # Errors
    /// What the position lacks for one of them.
    pub fn of(question: &ValuesQuestion) -> Result<Self, NeedsKings> {
        let ValuesQuestion {
            at,
            evaluators,
            games,
            order,
        } = question;
        for evaluation in evaluators {
            evaluation.fits(at)?;
        }
        let [before, after] = evaluators;
        let choices = [Method::OnePly, Method::OnePlyExchange].map(|method| {
            let consider = |&evaluation: &Evaluation| {
                let player = ComputerPlayer {
                    method,
                    evaluation,
                    shuffled: false,
                };
                Seat::new(player, 0).consider(at)
            };
            ChoicePair {
                method,
                before: consider(before),
                after: consider(after),
            }
        });
        Ok(Self {
            exchanges: exchanges(at, games, *order),
            choices: choices.into(),
        })
    }
}

/// The exchanges with which the side to move can begin.
fn exchanges(at: &Position, games: &[Shogi; 2], order: CaptureOrder) -> Vec<ExchangePair> {
    let [before, after] = games;
    let player = before.player(at);
    let mut squares = Vec::new();
    before.targets(at, &mut squares);
    squares.sort_unstable_by_key(|square| square.array_index());
    let best = |captures: &[(Move, Score)], as_before: Option<Move>| {
        let better = |a: (Move, Score), b: (Move, Score)| {
            let is_as_good = b.1 == a.1 && Some(b.0) == as_before;
            if player.prefers(b.1, a.1) || is_as_good {
                b
            } else {
                a
            }
        };
        let (mv, value) = captures.iter().copied().reduce(better)?;
        Some(FirstCapture { mv, value })
    };
    let pairs = squares.into_iter().filter_map(|square| {
        let before = best(&captures_on(before, at, square, order), None)?;
        // Of captures that are as good the same one is shown.
        let after = best(&captures_on(after, at, square, order), Some(before.mv))?;
        Some(ExchangePair {
            square,
            before,
            after,
        })
    });
    pairs.collect()
}
