//! What is to be shown of values of one's own.

use super::state::{OwnValuesPart, ValuesPlace};
use crate::eval::Evaluation;
use crate::games::shogi::notation::{move_name, square_name_in};
use crate::games::shogi::player_of;
use crate::games::shogi::values::{PieceValues, ValueSlot};
use crate::language::{Language, Say};
use crate::lesson::{ChoiceChange, ComparedValues, ExchangeChange, FirstCapture, ValuesQuestion};
use crate::play::{Choice, Method};
use crate::score::Score;

/// The table, and what it changes.
#[derive(Clone, Debug)]
pub struct OwnValuesView {
    /// What values the position now.
    pub in_force: Evaluation,
    /// What the table is set beside.
    pub standard: Evaluation,
    /// The table.
    pub values: PieceValues,
    /// Where something was typed, and what.
    pub typed: Vec<(ValueSlot, String)>,
    /// What was typed that is no value: a sentence each.
    pub faults: Vec<String>,
    /// Whether the position can be read with the table.
    pub can_apply: bool,
    /// What it changes, as last worked out, or why that cannot be said; none before that.
    pub changes: Option<Result<ValuesChanges, String>>,
    /// Whether that is about the table as it is now.
    pub is_current: bool,
}

/// What the table changes on the position.
#[derive(Clone, Debug)]
pub struct ValuesChanges {
    /// The exchanges, those that change first.
    pub exchanges: Vec<ExchangeRow>,
    /// The choices of players of one ply.
    pub choices: Vec<ChoiceRow>,
}

/// An exchange, before and after.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExchangeRow {
    /// The name of the square.
    pub square: String,
    /// The first captures, and what they win, for Black.
    pub first: [(String, Score); 2],
    /// What has changed.
    pub change: ExchangeChange,
}

/// A choice, before and after.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceRow {
    /// How it is chosen.
    pub method: Method,
    /// The moves, what they gain for Black, and how many others are as good.
    pub best: [(String, Score, usize); 2],
    /// What has changed.
    pub change: ChoiceChange,
}

impl OwnValuesView {
    /// What is shown at a place.
    pub(in crate::session) fn of(
        part: &OwnValuesPart,
        place: &ValuesPlace,
        language: Language,
    ) -> Self {
        let answer = part.answer.as_ref();
        let changes = answer.map(|(question, answer)| match answer {
            Ok(compared) => Ok(changes(question, compared, language)),
            Err(lacks) => Err(lacks.say(language)),
        });
        Self {
            in_force: place.evaluation,
            standard: part.standard(place),
            values: part.values(place),
            typed: part.typed.clone(),
            faults: part.faults().map(|fault| fault.say(language)).collect(),
            can_apply: part.applicable(place).is_some(),
            changes,
            is_current: answer.is_some_and(|(of, _)| **of == part.question(place)),
        }
    }

    /// What stands in a field of the table.
    #[must_use]
    pub fn field(&self, slot: ValueSlot) -> String {
        let typed = self.typed.iter().find(|(other, _)| *other == slot);
        typed.map_or_else(
            || self.values.at(slot).to_string(),
            |(_, text)| text.clone(),
        )
    }
}

fn changes(
    question: &ValuesQuestion,
    compared: &ComparedValues,
    language: Language,
) -> ValuesChanges {
    let at = &question.at;
    let taker = player_of(at.side_to_move());
    let name = |mv| move_name(at, None, mv, language);
    let first = |first: FirstCapture| (name(first.mv), first.value);
    let mut exchanges: Vec<_> = compared
        .exchanges
        .iter()
        .map(|pair| ExchangeRow {
            square: square_name_in(pair.square, language).to_owned(),
            first: [first(pair.before), first(pair.after)],
            change: pair.change(taker),
        })
        .collect();
    exchanges.sort_by_key(|row| row.change);
    let best = |choice: &Choice| {
        let gain = choice.value.map_or(0, |value| value - choice.standing);
        let others = choice
            .tied
            .as_ref()
            .map_or(0, |tied| tied.len().saturating_sub(1));
        Some((name(choice.best?), Score(gain), others))
    };
    let choices = compared.choices.iter().filter_map(|pair| {
        Some(ChoiceRow {
            method: pair.method,
            best: [best(&pair.before)?, best(&pair.after)?],
            change: pair.change(),
        })
    });
    ValuesChanges {
        exchanges,
        choices: choices.collect(),
    }
}
