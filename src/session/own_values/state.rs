//! The table being edited, and the open question about it.

use std::sync::Arc;

use shunsai::Position;

use super::super::effect::Effect;
use eval::{Evaluation, NeedsKings, NoValue, parse_value};
use game::CaptureOrder;
use games::shogi::Shogi;
use games::shogi::values::{Counting, PieceValues, ValueSlot};
use lesson::{ComparedValues, ValuesQuestion};
use subject::{ShogiSubject, plain_exchanges};

#[derive(Clone, Debug, PartialEq)]
pub enum ValuesCommand {
    /// Replaces the text in a cell of the table.
    Type(ValueSlot, String),
    /// Sets how captures are counted.
    Count(Counting),
    /// Sets the values to compare with; `None`: those in force for the position.
    Standard(Option<Evaluation>),
    /// Resets the table to the values that it is compared with.
    Reset,
    /// Reads the position with the table.
    Apply,
}

/// The shown position, and how it is valued there.
#[derive(Clone, Debug)]
pub(crate) struct ValuesPlace {
    pub at: Position,
    pub evaluation: Evaluation,
    /// The subject of the tree; `None` on the board.
    pub shogi: Option<Arc<dyn ShogiSubject>>,
}

impl ValuesPlace {
    /// How an evaluator counts exchanges there.
    fn exchanges(&self, evaluation: Evaluation) -> (Shogi, CaptureOrder) {
        match &self.shogi {
            Some(shogi) => shogi.exchanges(evaluation),
            None => plain_exchanges(evaluation),
        }
    }
}

#[derive(Clone, Debug, Default)]
pub(crate) struct OwnValuesPart {
    /// The edited table; `None`: the same as the values that it is compared with.
    edited: Option<PieceValues>,
    /// The typed texts and their cells.
    pub(super) typed: Vec<(ValueSlot, String)>,
    /// The values to compare with; `None`: those in force for the position.
    standard: Option<Evaluation>,
    /// The question being computed.
    asked: Option<Box<ValuesQuestion>>,
    /// The last question and its answer.
    pub(super) answer: Option<(Box<ValuesQuestion>, Result<ComparedValues, NeedsKings>)>,
}

impl OwnValuesPart {
    /// Carries out a command that is about the table alone.
    pub(crate) fn update(&mut self, command: ValuesCommand, place: &ValuesPlace) {
        let values = self.values(place);
        match command {
            ValuesCommand::Type(slot, text) => {
                if let Ok(value) = parse_value(slot, &text) {
                    self.edited = Some(values.with(slot, value));
                }
                self.typed.retain(|(other, _)| *other != slot);
                self.typed.push((slot, text));
            }
            ValuesCommand::Count(counting) => self.edited = Some(values.counted(counting)),
            ValuesCommand::Standard(standard) => self.standard = standard,
            ValuesCommand::Reset => {
                self.edited = None;
                self.typed.clear();
            }
            ValuesCommand::Apply => {}
        }
    }

    /// Discards all edits, for another lesson.
    pub(crate) fn close(&mut self) {
        *self = Self {
            asked: self.asked.take(),
            ..Self::default()
        };
    }

    /// The values that the table is compared with.
    pub(super) fn standard(&self, place: &ValuesPlace) -> Evaluation {
        self.standard.unwrap_or(place.evaluation)
    }

    pub(super) fn values(&self, place: &ValuesPlace) -> PieceValues {
        let standard = || self.standard(place).values();
        self.edited.unwrap_or_else(standard)
    }

    /// The typed texts that are not values.
    pub(super) fn faults(&self) -> impl Iterator<Item = NoValue> {
        let typed = self.typed.iter();
        typed.filter_map(|(slot, text)| parse_value(*slot, text).err())
    }

    /// The evaluation by the table, if it can read the position and is not already in force.
    pub(crate) fn applicable(&self, place: &ValuesPlace) -> Option<Evaluation> {
        let (values, now) = (self.values(place), place.evaluation.values());
        let is_same = ValueSlot::all().all(|slot| values.at(slot) == now.at(slot))
            && values.counting() == now.counting();
        let is_sound = self.faults().next().is_none();
        (is_sound && !is_same).then_some(Evaluation::Own(values))
    }

    /// The question whose answer shows the effect of the table.
    pub(super) fn question(&self, place: &ValuesPlace) -> ValuesQuestion {
        let evaluators = [self.standard(place), Evaluation::Own(self.values(place))];
        ValuesQuestion {
            at: place.at.clone(),
            evaluators,
            games: evaluators.map(|evaluation| place.exchanges(evaluation).0),
            order: place.exchanges(place.evaluation).1,
        }
    }

    /// Asks the next open question, one at a time.
    pub(crate) fn ask(&mut self, place: &ValuesPlace) -> Option<Effect> {
        if self.asked.is_some() {
            return None;
        }
        let question = Box::new(self.question(place));
        if self.answer.as_ref().is_some_and(|(of, _)| *of == question) {
            return None;
        }
        self.asked = Some(question.clone());
        Some(Effect::CompareValues(question))
    }

    pub(crate) fn answered(
        &mut self,
        question: Box<ValuesQuestion>,
        answer: Result<ComparedValues, NeedsKings>,
    ) {
        self.asked = None;
        self.answer = Some((question, answer));
    }
}
