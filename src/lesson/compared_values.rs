//! The effect of another evaluator on one position: the exchanges, and the best moves.

use shogi_core::{Move, Square};
use shunsai::Position;

use eval::{Evaluation, NeedsKings};
use formats::sfen::to_sfen;
use game::{CaptureOrder, Captures, Game};
use games::shogi::Shogi;
use play::{Choice, ComputerPlayer, Method, Seat};
use score::{Player, Score};
use search::captures_on;

/// A comparison of two evaluators on a position, which may take longer than a frame.
#[derive(Clone, Debug)]
pub struct ValuesQuestion {
    pub at: Position,
    /// The current evaluator, and the other one.
    pub evaluators: [Evaluation; 2],
    /// For each evaluator, the game that values its exchanges.
    pub games: [Shogi; 2],
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

#[derive(Clone, Debug)]
pub struct ComparedValues {
    /// The squares on which the side to move can capture.
    pub exchanges: Vec<ExchangePair>,
    /// The choices of one-ply players.
    pub choices: Vec<ChoicePair>,
}

/// The best first capture of an exchange on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstCapture {
    pub mv: Move,
    /// The gain for Black if it is made and either side may decline from then on.
    pub value: Score,
}

/// The exchange on a square by two evaluators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExchangePair {
    pub square: Square,
    /// By the current evaluator.
    pub before: FirstCapture,
    /// By the other evaluator.
    pub after: FirstCapture,
}

/// The effect of the other evaluator on an exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ExchangeChange {
    /// Capturing now wins something, and did not before.
    Wins,
    /// Capturing no longer wins anything.
    WinsNoMore,
    /// Another first capture is best.
    OtherCapture,
    /// Only the number has changed, or nothing.
    Number,
}

impl ExchangePair {
    /// The change for the side that captures.
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

/// The choice of a one-ply player by two evaluators.
#[derive(Clone, Debug)]
pub struct ChoicePair {
    pub method: Method,
    /// By the current evaluator.
    pub before: Choice,
    /// By the other evaluator.
    pub after: Choice,
}

/// The effect of the other evaluator on the choice of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoiceChange {
    /// The best move is no longer best.
    OtherMove,
    /// It is still best, but the moves that tie with it have changed.
    OtherTies,
    Nothing,
}

impl ChoicePair {
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
    /// Compares two evaluators on a position.
    pub fn of(question: &ValuesQuestion) -> Result<Self, NeedsKings> {
        let ValuesQuestion { at, evaluators, games, order } = question;
        for evaluation in evaluators {
            evaluation.fits(at)?;
        }
        let [before, after] = evaluators;
        let choices = [Method::OnePly, Method::OnePlyExchange].map(|method| {
            let consider = |&evaluation: &Evaluation| {
                let player = ComputerPlayer::new(method, evaluation);
                Seat::new(player, 0).consider(at)
            };
            ChoicePair { method, before: consider(before), after: consider(after) }
        });
        Ok(Self { exchanges: exchanges(at, games, *order), choices: choices.into() })
    }
}

/// The exchanges that the side to move can begin.
fn exchanges(at: &Position, games: &[Shogi; 2], order: CaptureOrder) -> Vec<ExchangePair> {
    let [before, after] = games;
    let player = before.player(at);
    let mut squares = Vec::new();
    before.targets(at, &mut squares);
    squares.sort_unstable_by_key(|square| square.array_index());
    let best = |captures: &[(Move, Score)], as_before: Option<Move>| {
        let better = |a: (Move, Score), b: (Move, Score)| {
            let is_as_good = b.1 == a.1 && Some(b.0) == as_before;
            if player.prefers(b.1, a.1) || is_as_good { b } else { a }
        };
        let (mv, value) = captures.iter().copied().reduce(better)?;
        Some(FirstCapture { mv, value })
    };
    let pairs = squares.into_iter().filter_map(|square| {
        let before = best(&captures_on(before, at, square, order), None)?;
        // Of equally good captures, the same one is shown.
        let after = best(&captures_on(after, at, square, order), Some(before.mv))?;
        Some(ExchangePair { square, before, after })
    });
    pairs.collect()
}
