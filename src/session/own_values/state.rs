//! The table as it is edited, and what is asked about it.

use std::sync::Arc;

use shunsai::Position;

use super::super::effect::Effect;
use crate::eval::{Evaluation, NeedsKings, NoValue, parse_value};
use crate::game::CaptureOrder;
use crate::games::shogi::Shogi;
use crate::games::shogi::values::{Counting, PieceValues, ValueSlot};
use crate::lesson::{ComparedValues, ValuesQuestion};
use crate::subject::{ShogiSubject, plain_exchanges};

/// What a person does about values of their own.
#[derive(Clone, Debug, PartialEq)]
pub enum ValuesCommand {
    /// This is typed at a place of the table.
    Type(ValueSlot, String),
    /// Count captures like this.
    Count(Counting),
    /// Set them beside this; none: beside what values the position now.
    Standard(Option<Evaluation>),
    /// Begin again with the values that they are set beside.
    Reset,
    /// Read with them.
    Apply,
}

/// Where values are edited: the position that is shown, and how it is valued there.
#[derive(Clone, Debug)]
pub(in crate::session) struct ValuesPlace {
    pub at: Position,
    pub evaluation: Evaluation,
    /// What the tree is about; none on the board.
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

/// The state of the part.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct OwnValuesPart {
    /// The table as it was edited; none: as that which it is set beside.
    edited: Option<PieceValues>,
    /// What was typed, where it was typed.
    pub(super) typed: Vec<(ValueSlot, String)>,
    /// What it is set beside; none: what values the position now.
    standard: Option<Evaluation>,
    /// What is being worked out.
    asked: Option<Box<ValuesQuestion>>,
    /// What was worked out last.
    pub(super) answer: Option<(Box<ValuesQuestion>, Result<ComparedValues, NeedsKings>)>,
}

impl OwnValuesPart {
    /// Carries out a command that is about the table alone.
    pub(in crate::session) fn update(&mut self, command: ValuesCommand, place: &ValuesPlace) {
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

    /// Another lesson is open: nothing has been edited.
    pub(in crate::session) fn close(&mut self) {
        *self = Self {
            asked: self.asked.take(),
            ..Self::default()
        };
    }

    /// What the table is set beside.
    pub(super) fn standard(&self, place: &ValuesPlace) -> Evaluation {
        self.standard.unwrap_or(place.evaluation)
    }

    /// The table.
    pub(super) fn values(&self, place: &ValuesPlace) -> PieceValues {
        let standard = || self.standard(place).values();
        self.edited.unwrap_or_else(standard)
    }

    /// What was typed that is no value.
    pub(super) fn faults(&self) -> impl Iterator<Item = NoValue> {
        let typed = self.typed.iter();
        typed.filter_map(|(slot, text)| parse_value(*slot, text).err())
    }

    /// The values, if the position can be read with them and they are not those that value it now.
    pub(in crate::session) fn applicable(&self, place: &ValuesPlace) -> Option<Evaluation> {
        let (values, now) = (self.values(place), place.evaluation.values());
        let is_same = ValueSlot::all().all(|slot| values.at(slot) == now.at(slot))
            && values.counting() == now.counting();
        let is_sound = self.faults().next().is_none();
        (is_sound && !is_same).then_some(Evaluation::Own(values))
    }

    /// What has to be worked out to show what the table changes.
    pub(super) fn question(&self, place: &ValuesPlace) -> ValuesQuestion {
        let evaluators = [self.standard(place), Evaluation::Own(self.values(place))];
        ValuesQuestion {
            at: place.at.clone(),
            evaluators,
            games: evaluators.map(|evaluation| place.exchanges(evaluation).0),
            order: place.exchanges(place.evaluation).1,
        }
    }

    /// Asks for what is to be shown and is not known, one thing at a time.
    pub(in crate::session) fn ask(&mut self, place: &ValuesPlace) -> Option<Effect> {
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

    /// It has been worked out.
    pub(in crate::session) fn answered(
        &mut self,
        question: Box<ValuesQuestion>,
        answer: Result<ComparedValues, NeedsKings>,
    ) {
        self.asked = None;
        self.answer = Some((question, answer));
    }
}
