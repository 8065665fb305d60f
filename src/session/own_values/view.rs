//! The view of the user's own values.

use super::state::{OwnValuesPart, ValuesPlace};
use eval::Evaluation;
use games::shogi::notation::{move_name, square_name_in};
use games::shogi::player_of;
use games::shogi::values::{PieceValues, ValueSlot};
use language::{Language, Say};
use lesson::{ChoiceChange, ComparedValues, ExchangeChange, FirstCapture, ValuesQuestion};
use play::{Choice, Method};
use score::Score;

/// The table, and its effect.
#[derive(Clone, Debug)]
pub struct OwnValuesView {
    /// The evaluation of the position at present.
    pub in_force: Evaluation,
    /// The evaluation that the table is compared with.
    pub standard: Evaluation,
    pub values: PieceValues,
    /// The typed texts and their cells.
    pub typed: Vec<(ValueSlot, String)>,
    /// Why typed texts are not values: a sentence each.
    pub faults: Vec<String>,
    /// Whether the position can be read with the table.
    pub can_apply: bool,
    /// The effect as last computed, or why there is none; `None` before that.
    pub changes: Option<Result<ValuesChanges, String>>,
    /// Whether `changes` is about the current table.
    pub is_current: bool,
}

/// The effect of the table on the position.
#[derive(Clone, Debug)]
pub struct ValuesChanges {
    /// The exchanges, changed ones first.
    pub exchanges: Vec<ExchangeRow>,
    /// The choices of players that look one ply ahead.
    pub choices: Vec<ChoiceRow>,
}

/// An exchange, before and after.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExchangeRow {
    pub square: String,
    /// The first captures, and their gains for Black.
    pub first: [(String, Score); 2],
    pub change: ExchangeChange,
}

/// A choice, before and after.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceRow {
    pub method: Method,
    /// The moves, their gains for Black, and how many others are equally good.
    pub best: [(String, Score, usize); 2],
    pub change: ChoiceChange,
}

impl OwnValuesView {
    pub(crate) fn of(part: &OwnValuesPart, place: &ValuesPlace, language: Language) -> Self {
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

    /// The text in a cell of the table.
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
