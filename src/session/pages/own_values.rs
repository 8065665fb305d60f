//! The user's own piece values: an editable table, and its effect on the shown position, in a lesson
//! or on the board.

use std::sync::Arc;

use shunsai::Position;

use super::part::{PageOutcome, PagePart, ShownState};
use crate::effect::{Effect, Reply, Work};
use eval::{Evaluation, NeedsKings, NoValue, parse_value};
use game::CaptureOrder;
use games::shogi::notation::{move_name, square_name_in};
use games::shogi::values::{Counting, PieceValues, ValueSlot};
use games::shogi::{Shogi, player_of};
use language::{Language, Say, Words};
use lesson::{ChoiceChange, ComparedValues, ExchangeChange, FirstCapture, ValuesQuestion};
use play::{Choice, Method};
use scenario::Loaded;
use score::Score;
use subject::{ShogiSubject, plain_exchanges};

#[derive(Clone, Debug, PartialEq)]
pub enum ValuesCommand {
    Type(ValueSlot, String),
    Count(Counting),
    /// Sets the values to compare with; `None`: those in force for the position.
    Standard(Option<Evaluation>),
    /// Resets the table to the values that it is compared with.
    Reset,
    Apply,
}

/// The shown position, and how it is valued there.
#[derive(Clone, Debug)]
struct ValuesPlace {
    at: Position,
    evaluation: Evaluation,
    /// The subject of the tree; `None` on the board.
    shogi: Option<Arc<dyn ShogiSubject>>,
}

impl ValuesPlace {
    /// `None` while the position is covered.
    fn of(shown: ShownState<'_>) -> Option<Self> {
        if let Some(editor) = shown.editor {
            return Some(Self {
                at: editor.sound().ok()?,
                evaluation: editor.reading().values.evaluation().ok()?,
                shogi: None,
            });
        }
        let open = shown.open?;
        let shogi = open.loaded().shogi.clone()?;
        if open.projection(shown.language).hides(shown.node) {
            return None;
        }
        Some(Self {
            at: shogi.position(open.tree(), shown.node),
            evaluation: shogi.valuation().evaluation,
            shogi: Some(shogi),
        })
    }

    fn exchanges(&self, evaluation: Evaluation) -> (Shogi, CaptureOrder) {
        match &self.shogi {
            Some(shogi) => shogi.exchanges(evaluation),
            None => plain_exchanges(evaluation),
        }
    }
}

/// The effect of the values, if both can read the position and the work did not break down.
type ValuesAnswer = Result<Result<ComparedValues, NeedsKings>, Words>;

#[derive(Clone, Debug, Default)]
pub(crate) struct OwnValuesPart {
    /// The edited table; `None`: the same as the values that it is compared with.
    edited: Option<PieceValues>,
    typed: Vec<(ValueSlot, String)>,
    /// The values to compare with; `None`: those in force for the position.
    standard: Option<Evaluation>,
    asked: Option<Box<ValuesQuestion>>,
    answer: Option<(Box<ValuesQuestion>, ValuesAnswer)>,
}

impl OwnValuesPart {
    fn standard(&self, place: &ValuesPlace) -> Evaluation {
        self.standard.unwrap_or(place.evaluation)
    }

    fn values(&self, place: &ValuesPlace) -> PieceValues {
        let standard = || self.standard(place).values();
        self.edited.unwrap_or_else(standard)
    }

    fn faults(&self) -> impl Iterator<Item = NoValue> {
        let typed = self.typed.iter();
        typed.filter_map(|(slot, text)| parse_value(*slot, text).err())
    }

    /// The evaluation by the table, if it can read the position and is not already in force.
    fn applicable(&self, place: &ValuesPlace) -> Option<Evaluation> {
        let (values, now) = (self.values(place), place.evaluation.values());
        let is_same = ValueSlot::all().all(|slot| values.at(slot) == now.at(slot))
            && values.counting() == now.counting();
        let is_sound = self.faults().next().is_none();
        (is_sound && !is_same).then_some(Evaluation::Own(values))
    }

    /// The question whose answer shows the effect of the table.
    fn question(&self, place: &ValuesPlace) -> ValuesQuestion {
        let evaluators = [self.standard(place), Evaluation::Own(self.values(place))];
        ValuesQuestion {
            at: place.at.clone(),
            evaluators,
            games: evaluators.map(|evaluation| place.exchanges(evaluation).0),
            order: place.exchanges(place.evaluation).1,
        }
    }

    pub(crate) fn answered(&mut self, question: Box<ValuesQuestion>, answer: ValuesAnswer) {
        self.asked = None;
        self.answer = Some((question, answer));
    }
}

#[derive(Clone, Debug)]
pub struct OwnValuesView {
    pub in_force: Evaluation,
    pub standard: Evaluation,
    pub values: PieceValues,
    pub typed: Vec<(ValueSlot, String)>,
    /// Why typed texts are not values: a sentence each.
    pub faults: Vec<String>,
    pub can_apply: bool,
    /// The effect as last computed, or why there is none; `None` before that.
    pub changes: Option<Result<ValuesChanges, String>>,
    pub is_current: bool,
}

#[derive(Clone, Debug)]
pub struct ValuesChanges {
    /// The exchanges, changed ones first.
    pub exchanges: Vec<ExchangeRow>,
    /// The choices of players that look one ply ahead.
    pub choices: Vec<ChoiceRow>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExchangeRow {
    pub square: String,
    /// The first captures, and their gains for Black.
    pub first: [(String, Score); 2],
    pub change: ExchangeChange,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceRow {
    pub method: Method,
    /// The moves, their gains for Black, and how many others are equally good.
    pub best: [(String, Score, usize); 2],
    pub change: ChoiceChange,
}

impl PagePart for OwnValuesPart {
    type Command = ValuesCommand;
    type View = OwnValuesView;

    const TELLS: bool = true;

    fn is_offered(loaded: &Loaded) -> bool {
        loaded.shogi.is_some()
    }

    /// Discards all edits.
    fn open(&mut self, _: &Loaded) {
        *self = Self { asked: self.asked.take(), ..Self::default() };
    }

    fn update(&mut self, command: ValuesCommand, shown: ShownState<'_>) -> PageOutcome {
        let Some(place) = ValuesPlace::of(shown) else {
            return PageOutcome::Nothing;
        };
        let values = self.values(&place);
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
            ValuesCommand::Apply => {
                let own = self.applicable(&place);
                return own.map_or(PageOutcome::Nothing, PageOutcome::ReadWith);
            }
        }
        PageOutcome::Nothing
    }

    /// Asks the next open question, one at a time.
    fn ask(&mut self, shown: ShownState<'_>) -> Vec<Effect> {
        let Some(place) = ValuesPlace::of(shown).filter(|_| self.asked.is_none()) else {
            return Vec::new();
        };
        let question = Box::new(self.question(&place));
        if self.answer.as_ref().is_some_and(|(of, _)| *of == question) {
            return Vec::new();
        }
        self.asked = Some(question.clone());
        let work = Work::new(question, |it| Ok(ComparedValues::of(it)), Reply::ValuesCompared);
        vec![Effect::Work(work)]
    }

    fn view(&self, shown: ShownState<'_>) -> Option<OwnValuesView> {
        let (place, language) = (ValuesPlace::of(shown)?, shown.language);
        let answer = self.answer.as_ref();
        let changes = answer.map(|(question, answer)| match answer {
            Ok(Ok(compared)) => Ok(changes(question, compared, language)),
            Ok(Err(lacks)) => Err(lacks.say(language)),
            Err(why) => Err(why.get(language).to_owned()),
        });
        Some(OwnValuesView {
            in_force: place.evaluation,
            standard: self.standard(&place),
            values: self.values(&place),
            typed: self.typed.clone(),
            faults: self.faults().map(|fault| fault.say(language)).collect(),
            can_apply: self.applicable(&place).is_some(),
            changes,
            is_current: answer.is_some_and(|(of, _)| **of == self.question(&place)),
        })
    }
}

impl OwnValuesView {
    pub fn field(&self, slot: ValueSlot) -> String {
        let typed = self.typed.iter().find(|(other, _)| *other == slot);
        typed.map_or_else(|| self.values.at(slot).to_string(), |(_, text)| text.clone())
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
        let others = choice.tied.as_ref().map_or(0, |tied| tied.len().saturating_sub(1));
        Some((name(choice.best?), Score(gain), others))
    };
    let choices = compared.choices.iter().filter_map(|pair| {
        Some(ChoiceRow {
            method: pair.method,
            best: [best(&pair.before)?, best(&pair.after)?],
            change: pair.change(),
        })
    });
    ValuesChanges { exchanges, choices: choices.collect() }
}
