//! Which questions are asked in a run: what the lesson is about first, and then of every kind as
//! many with one answer as with another, so that nobody does well who always gives the same.

use std::collections::HashMap;

use super::super::projection::{Hidden, Projection};
use super::{PredictedAnswer, PredictedChoice, Prediction, PredictionKind};
use crate::trace::{EventKind, Replay, Upcoming, Visit};
use crate::tree::{NodeId, Tree};

/// A run asks so many questions at most: at half a minute each they take ten minutes, so that a
/// class has time to talk about them.
const MOST: usize = 20;
/// So many steps of one kind at one depth are looked at: the first ones.
const LOOKED_AT: usize = 40;
/// So many steps on either side of a stop that can be asked for are looked at, where the step itself
/// cannot.
const BESIDE: usize = 4;

/// Answers from this one on are moves; those before are the two sides of a yes or no.
const FIRST_MOVE: u32 = 2;

/// A question of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlannedQuestion {
    /// The step at which it is asked.
    pub step: usize,
    /// What it asks for.
    pub kind: PredictionKind,
}

/// The questions of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct QuestionPlan {
    /// What is asked, in the order of the steps.
    asked: Vec<PlannedQuestion>,
    /// These, and then what else can be asked, whatever the balance of answers.
    all: Vec<PlannedQuestion>,
}

impl QuestionPlan {
    /// What is asked in the run, in the order of its steps; at most one question a step.
    #[must_use]
    pub fn asked(&self) -> &[PlannedQuestion] {
        &self.asked
    }

    /// What is asked at a step.
    #[must_use]
    pub fn at(&self, step: usize) -> Option<PredictionKind> {
        let found = self.asked.binary_search_by_key(&step, |asked| asked.step);
        Some(self.asked.get(found.ok()?)?.kind)
    }

    /// The same and more, for papers: at most so many, in the order of the steps.
    #[must_use]
    pub fn most(&self, most: usize) -> Vec<PlannedQuestion> {
        let mut first: Vec<_> = self.all.iter().take(most).copied().collect();
        first.sort_unstable_by_key(|asked| asked.step);
        first
    }
}

/// A question that could be asked.
struct PossibleQuestion {
    question: PlannedQuestion,
    /// Its answer, as far as one may guess it.
    answer: u32,
    /// How high up in the tree.
    depth: u8,
    /// The nodes that it is about.
    nodes: [NodeId; 2],
    /// Whether what it offers tells the answer: moves are left, and no bound is offered to cut them by.
    tells: bool,
}

#[derive(Default)]
struct Planning {
    candidates: Vec<PossibleQuestion>,
    chosen: Vec<PlannedQuestion>,
    /// How many of a kind have been chosen with an answer.
    counts: HashMap<(PredictionKind, u32), usize>,
    /// How many of a kind at a depth: all of them, and those with an answer.
    depths: HashMap<(PredictionKind, u8, Option<u32>), usize>,
}

impl Planning {
    fn of_kind(&self, kind: PredictionKind) -> usize {
        let counts = self.counts.iter();
        counts
            .filter(|((of, _), _)| *of == kind)
            .map(|(_, count)| count)
            .sum()
    }

    fn with_answer(&self, candidate: &PossibleQuestion) -> usize {
        let key = (candidate.question.kind, candidate.answer);
        self.counts.get(&key).copied().unwrap_or_default()
    }

    fn is_free(&self, candidate: &PossibleQuestion) -> bool {
        let step = candidate.question.step;
        self.chosen.iter().all(|chosen| chosen.step != step)
    }

    fn choose(&mut self, at: usize) {
        let Some(candidate) = self.candidates.get(at) else {
            return;
        };
        let key = (candidate.question.kind, candidate.answer);
        *self.counts.entry(key).or_default() += 1;
        for answer in [None, Some(candidate.answer)] {
            let key = (candidate.question.kind, candidate.depth, answer);
            *self.depths.entry(key).or_default() += 1;
        }
        self.chosen.push(candidate.question);
    }

    /// How many more questions of its kind at its depth would have its answer than another one: where
    /// one is asked must not tell the answer.
    fn surplus(&self, candidate: &PossibleQuestion) -> isize {
        let count = |answer| {
            let key = (candidate.question.kind, candidate.depth, answer);
            self.depths
                .get(&key)
                .copied()
                .unwrap_or_default()
                .cast_signed()
        };
        2 * count(Some(candidate.answer)) - count(None)
    }

    /// What happens in the step of a stop, or else near it, and about its node if possible. What stands
    /// only beside the stop must not make an answer the one to guess, unless it is `all` there is.
    fn ask_about(&mut self, stop: usize, replay: &Replay, all: bool) {
        let record = stop.checked_sub(1);
        let Some(record) = record.and_then(|at| replay.trace().records().get(at)) else {
            return;
        };
        if self.chosen.len() == MOST {
            return;
        }
        let near = |candidate: &PossibleQuestion| {
            let distance = (candidate.question.step + 1).abs_diff(stop);
            let is_other = !candidate.nodes.contains(&record.node);
            let is_often = self.with_answer(candidate);
            (distance > 0, is_other, distance, is_often)
        };
        let may = |at: &usize| {
            let candidate = &self.candidates[*at];
            all || candidate.question.step + 1 == stop || self.is_balanced(candidate)
        };
        let best = (0..self.candidates.len()).filter(may);
        let best = best.min_by_key(|&at| near(&self.candidates[at]));
        // What is asked already is asked for two stops.
        if let Some(best) = best.filter(|&best| self.is_free(&self.candidates[best])) {
            self.choose(best);
        }
    }

    /// Whether questions of this kind have more than one answer in the run, or the answer is one of
    /// several moves: where they have one, it is asked only if a stop is about it.
    fn has_choice(&self, candidate: &PossibleQuestion) -> bool {
        let kind = candidate.question.kind;
        let is_move = kind == PredictionKind::Next && candidate.answer >= FIRST_MOVE;
        let is_other = |other: &PossibleQuestion| {
            other.question.kind == kind && other.answer != candidate.answer
        };
        is_move || self.candidates.iter().any(is_other)
    }

    /// Whether its answer would not be more frequent than the others to its kind.
    fn is_balanced(&self, candidate: &PossibleQuestion) -> bool {
        let of_answer = self.with_answer(candidate);
        2 * of_answer <= self.of_kind(candidate.question.kind)
            && self.has_choice(candidate)
            && !(candidate.tells && self.has_untold(candidate))
    }

    /// Whether the same answer to the same kind is found where what is offered does not tell it.
    fn has_untold(&self, candidate: &PossibleQuestion) -> bool {
        self.candidates.iter().any(|other| {
            let is_same = other.question.kind == candidate.question.kind;
            is_same && other.answer == candidate.answer && !other.tells
        })
    }

    /// More of every kind, as long as no answer to it becomes the one to guess.
    fn balance(&mut self) {
        let key = |candidate: &PossibleQuestion| (candidate.question.kind, candidate.answer);
        let mut frequencies: HashMap<_, usize> = HashMap::new();
        for candidate in &self.candidates {
            *frequencies.entry(key(candidate)).or_default() += 1;
        }
        let often = |candidate: &PossibleQuestion| frequencies[&key(candidate)];
        while self.chosen.len() < MOST {
            let rank = |candidate: &PossibleQuestion| {
                let of_kind = self.of_kind(candidate.question.kind);
                let of_answer = self.with_answer(candidate);
                let step = candidate.question.step;
                // The answer that is rarest in the run comes first: what most runs have too much of
                // would be the one to guess over all of them.
                let surplus = self.surplus(candidate);
                let rank = (
                    of_kind,
                    of_answer,
                    often(candidate),
                    surplus,
                    candidate.depth,
                    step,
                );
                (self.is_balanced(candidate) && self.is_free(candidate)).then_some(rank)
            };
            let ranks = self.candidates.iter().enumerate();
            let ranks = ranks.filter_map(|(at, candidate)| Some((rank(candidate)?, at)));
            let Some((_, best)) = ranks.min() else {
                return;
            };
            self.choose(best);
        }
    }

    fn take_the_rest(&mut self) {
        let mut rest: Vec<_> = (0..self.candidates.len()).collect();
        rest.sort_by_key(|&at| (self.candidates[at].depth, self.candidates[at].question.step));
        let mut taken: std::collections::HashSet<_> =
            self.chosen.iter().map(|chosen| chosen.step).collect();
        for at in rest {
            if taken.insert(self.candidates[at].question.step) {
                self.choose(at);
            }
        }
    }
}

/// The steps that are looked at, in order: those before which a question may stand, high up in the
/// tree and early, and some beside every stop.
fn pool(replay: &Replay, stops: &[usize]) -> Vec<usize> {
    let (tree, records) = (replay.tree(), replay.trace().records());
    let mut counts: HashMap<_, usize> = HashMap::new();
    let mut looked = Vec::new();
    for at in 0..records.len() {
        let Some(key) = stratum(replay, tree, at) else {
            continue;
        };
        let count = counts.entry(key).or_default();
        *count += 1;
        if *count <= LOOKED_AT {
            looked.push(at);
        }
    }
    for stop in stops.iter().filter_map(|stop| stop.checked_sub(1)) {
        let is_asked = |at: &usize| stratum(replay, tree, *at).is_some();
        let last = stop.min(records.len());
        looked.extend((0..last).rev().filter(is_asked).take(BESIDE));
        looked.extend((stop..records.len()).filter(is_asked).take(BESIDE));
    }
    looked.sort_unstable();
    looked.dedup();
    looked
}

/// Events before which the same questions stand: their kind, what a visit is for, and the depth;
/// none where no question does.
fn stratum(replay: &Replay, tree: &Tree, at: usize) -> Option<(EventKind, Option<Visit>, u8)> {
    let records = replay.trace().records();
    let record = records.get(at)?;
    let before = at.checked_sub(1).and_then(|before| records.get(before))?;
    let came_back = before.kind == EventKind::Narrow || before.kind.comes_back();
    let asks = match record.kind {
        EventKind::Improve
        | EventKind::Keep
        | EventKind::Narrow
        | EventKind::Cut
        | EventKind::Proof => true,
        EventKind::Enter => came_back || before.kind == EventKind::Proof,
        EventKind::Exit => came_back,
        EventKind::Candidate => before.kind != EventKind::Candidate,
        _ => false,
    };
    let depth = tree.node(record.node).depth;
    asks.then(|| (record.kind, record.visit(), depth))
}

impl Projection<'_> {
    /// Plans the questions of the run; and the replay of it, at the last step that was looked at.
    ///
    /// `stops` are the steps that the lesson is about: what happens in each of them is asked for, or,
    /// where that cannot be, what happens beside it.
    ///
    /// # Complexity
    /// It goes once through the run, and looks at a bounded number of its steps for every depth.
    #[must_use]
    pub fn plan(&self, stops: &[usize]) -> (QuestionPlan, Replay) {
        let mut replay = self.replay.clone();
        let mut plan = Planning::default();
        let hidden = Hidden {
            future: true,
            ..Hidden::NOTHING
        };
        for step in pool(&replay, stops) {
            replay.seek(step);
            let here = self.at_step_of(&replay).hiding(&hidden);
            here.candidates_here(&mut plan.candidates);
        }
        for &stop in stops {
            plan.ask_about(stop, &replay, false);
        }
        plan.balance();
        if plan.chosen.is_empty() {
            for &stop in stops {
                plan.ask_about(stop, &replay, true);
            }
        }
        let mut asked = plan.chosen.clone();
        asked.sort_unstable_by_key(|asked| asked.step);
        plan.take_the_rest();
        let plan = QuestionPlan {
            asked,
            all: plan.chosen,
        };
        (plan, replay)
    }

    /// What may be asked here, a kind each, without what is a matter of course.
    fn candidates_here(&self, candidates: &mut Vec<PossibleQuestion>) {
        let Some(next) = self.replay.upcoming() else {
            return;
        };
        let is_close = self.is_close(&next);
        let of_two_ways = PredictionKind::TakeOrDecline;
        let decides = self.prediction(&[of_two_ways].into()).is_some();
        for kind in PredictionKind::ALL {
            let Some(asked) = self.prediction(&[kind].into()) else {
                continue;
            };
            let is_plain = match kind {
                // Of two ways, which is better is all there is to ask.
                PredictionKind::Value => is_close || decides,
                PredictionKind::Best => decides,
                // Moves are read from left to right where no numbers say otherwise, and nothing is
                // read again.
                PredictionKind::Next => {
                    let again =
                        |choice: &PredictedChoice| matches!(choice, PredictedChoice::Again(_));
                    let steers = self.proof_numbers(asked.node).is_some();
                    !steers && !asked.choices().iter().any(again)
                }
                _ => false,
            };
            if is_plain {
                continue;
            }
            candidates.push(PossibleQuestion {
                question: PlannedQuestion {
                    step: asked.step,
                    kind,
                },
                answer: self.answer_as_guessed(&asked, &next),
                depth: self.weight(asked.node).depth,
                nodes: [asked.node, asked.child.unwrap_or(asked.node)],
                tells: kind == PredictionKind::Cut
                    && self.algorithm.keeps_window()
                    && asked.choices().contains(&PredictedChoice::Cut),
            });
        }
    }

    /// The answer to a question as somebody would guess it who does not look at the tree.
    fn answer_as_guessed(&self, asked: &Prediction, next: &Upcoming) -> u32 {
        match (asked.kind, asked.right.first()) {
            (PredictionKind::Value, _) => u32::from(next.kind == EventKind::Improve),
            (_, Some(PredictedAnswer::Number(value))) => value.0.cast_unsigned(),
            (_, Some(PredictedAnswer::Window(_))) => {
                let player = self.weight(asked.node).player;
                2 * u32::from(asked.child.is_some()) + player as u32
            }
            (_, Some(&PredictedAnswer::Choice(choice))) => match choice {
                PredictedChoice::Better(_)
                | PredictedChoice::Take(_)
                | PredictedChoice::GoOn
                | PredictedChoice::Again(_)
                | PredictedChoice::Yes => 0,
                PredictedChoice::Stays(_)
                | PredictedChoice::Decline(_)
                | PredictedChoice::Cut
                | PredictedChoice::CutBy(_)
                | PredictedChoice::Back
                | PredictedChoice::No => 1,
                // Where numbers say which it is, the first of the list is as good a guess as any.
                PredictedChoice::Enter(_) if self.proof_numbers(asked.node).is_some() => {
                    let mut choices = asked.choices().iter();
                    let at = choices.position(|other| *other == choice);
                    FIRST_MOVE + u32::try_from(at.unwrap_or_default()).unwrap_or_default()
                }
                PredictedChoice::Enter(_) => FIRST_MOVE,
            },
            (_, None) => 0,
        }
    }
}
