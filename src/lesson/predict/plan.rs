//! Selects the questions of a run: first those the lesson is about, then equally many of each kind
//! per answer, so that always giving the same answer does not pay.

#![expect(clippy::cast_precision_loss, reason = "a run asks few questions")]

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::super::projection::{Hidden, Projection};
use super::asked::mixed;
use super::{PredictedAnswer, PredictedChoice, Prediction, PredictionKind};
use game::{breath, breath_at};
use language::Language;
use scenario::{AskedGroup, AskedWeights};
use score::{Bound, Score};
use trace::{EventKind, Replay, Upcoming, Visit};
use tree::{NodeId, Tree};

/// The most questions per run: at half a minute each, ten minutes, which leaves a class time to
/// discuss them.
const MOST: usize = 20;
/// The most questions of a run with few stops: half of them would be fewer.
const FEWEST: usize = 10;
/// The most questions of a run that papers are dealt from.
const MOST_OF_PAPERS: usize = 200;
/// The number of steps examined per kind and depth, from the start of the run.
const LOOKED_AT: usize = 40;
/// The number of steps examined on either side of a stop that allows no question.
const BESIDE: usize = 4;

/// Answer codes from this one on are moves; lower ones are the two sides of a yes or no.
const FIRST_MOVE: u32 = 2;

/// The most that a question may weigh, as a part of all: a wrong answer loses what a right one would
/// have earned, and as much again, which is a third.
const HEAVIEST: f64 = 1.0 / 6.0;

/// What cuts weigh at the least, as a part of all: whoever never cuts shall not pass.
const CUTS: f64 = 0.5;
/// What questions about cuts weigh at the most, as a part of the cuts, if whoever knows of no cuts
/// answers them rightly: that nothing is cut, and that a value is exact.
const NAIVE: f64 = 0.3;
/// The kinds whose two answers could be counted.
const COUNTED: [PredictionKind; 6] = [
    PredictionKind::Value,
    PredictionKind::Best,
    PredictionKind::TakeOrDecline,
    PredictionKind::Cut,
    PredictionKind::Candidate,
    PredictionKind::Table,
];

/// The kinds whose answers could be told by a look at the moves.
const LOOKS: [PredictionKind; 2] = [PredictionKind::Depth, PredictionKind::Candidate];

/// How many branches that are read below a number of the other player are asked about, if there are
/// so many: one alone would lose too little if it is taken for a cut.
const COMPARED: usize = 2;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlannedQuestion {
    pub step: usize,
    pub kind: PredictionKind,
    /// Whether the lesson stops where it is answered: it is what the lesson is about.
    pub is_at_stop: bool,
    /// Whether it is about cuts, and whoever knows of none answers it rightly.
    is_naive: bool,
    /// Where nothing is cut, how far that is seen without comparing.
    ease: Ease,
}

impl PlannedQuestion {
    /// A question that a teacher has chosen.
    pub const fn chosen(step: usize, kind: PredictionKind) -> Self {
        Self { step, kind, is_at_stop: false, is_naive: false, ease: Ease::Compared }
    }

    /// Whether a branch is read below a number of the other player: only whoever compares the two
    /// knows it.
    fn is_compared(&self) -> bool {
        self.kind == PredictionKind::Cut && self.is_naive && self.ease < Ease::Nothing
    }

    /// Whether a branch is cut.
    fn is_cut(&self) -> bool {
        self.kind == PredictionKind::Cut && !self.is_naive
    }
}

/// How far it is seen without comparing that a branch is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Ease {
    /// The window has just moved below a number of the other player, or it is another question.
    Compared,
    /// There is such a number, but the window has not just moved.
    Still,
    /// There is no number against which there could be a cut.
    Nothing,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct QuestionPlan {
    /// The questions to ask, in the order of the steps.
    asked: Vec<PlannedQuestion>,
    /// These, others for papers as long as no answer becomes a good guess, and then all other possible
    /// questions.
    all: Vec<PlannedQuestion>,
    /// How many of them are balanced.
    balanced: usize,
    /// What is asked where a teacher covers steps, in the order of the steps.
    covered: Vec<PlannedQuestion>,
}

impl QuestionPlan {
    /// The questions of the run, in the order of its steps; at most one per step.
    pub fn asked(&self) -> &[PlannedQuestion] {
        &self.asked
    }

    /// The kinds of all possible questions.
    pub fn kinds(&self) -> BTreeSet<PredictionKind> {
        self.all.iter().map(|asked| asked.kind).collect()
    }

    /// The kind of the question at a step, whether or not a teacher asks for it.
    pub fn at(&self, step: usize) -> Option<PredictionKind> {
        let found = self.asked.binary_search_by_key(&step, |asked| asked.step);
        Some(self.asked.get(found.ok()?)?.kind)
    }

    /// The kind of the question about the step after this one, where a teacher covers steps until the
    /// class has answered.
    pub fn covered(&self, step: usize) -> Option<PredictionKind> {
        let found = self.covered.binary_search_by_key(&step, |asked| asked.step);
        Some(self.covered.get(found.ok()?)?.kind)
    }

    /// How many questions are asked of everybody.
    pub fn count(&self, asking: &AskedWeights) -> usize {
        self.asked.iter().filter(|asked| asking.weight(asked.kind.group()) > 0).count()
    }

    /// What a wrong answer to each question loses at the most, as a part of all, in the order of the
    /// steps: as much as if those weighed in full that need no knowledge of cuts. Otherwise whoever
    /// always cuts would lose too little. Those at which it takes a comparison to see that a branch is
    /// read lose all that cuts earn, if all of them are wrong; but none more than two questions weigh
    /// at the most.
    pub fn losses(&self, asking: &AskedWeights) -> Vec<f64> {
        let limit = self.naive_limit();
        let shares = self.shares(asking);
        let heaviest = self.heaviest(asking);
        let all = || self.asked.iter().zip(&shares);
        let cuts = all().filter(|(it, _)| it.kind.group() == AskedGroup::Cuts && !it.is_compared());
        let cuts: f64 = cuts.map(|(_, share)| share).sum();
        let compared = self.asked.iter().filter(|it| it.is_compared()).count().max(1);
        let of = |(asked, &share): (&PlannedQuestion, &f64)| {
            let full = share / if asked.is_naive { limit } else { 1.0 };
            let full = full.min(HEAVIEST.max(share));
            let earned = (cuts / compared as f64).min(2.0 * heaviest - share);
            if asked.is_compared() { full.max(earned) } else { full }
        };
        all().map(of).collect()
    }

    /// The most that a question may weigh, as a part of all.
    fn heaviest(&self, asking: &AskedWeights) -> f64 {
        HEAVIEST.max(1.0 / self.count(asking).max(1) as f64)
    }

    /// The part of their weight that questions about cuts keep if whoever knows of none answers them
    /// rightly.
    fn naive_limit(&self) -> f64 {
        let (naive, cuts) = self.naive_and_cuts();
        let limit = NAIVE / (1.0 - NAIVE) * (cuts - naive) / naive;
        if cuts > naive { limit.min(1.0) } else { 1.0 }
    }

    /// The weight of the questions about cuts, and of those that whoever knows of none answers rightly.
    fn naive_and_cuts(&self) -> (f64, f64) {
        let naive = self.asked.iter().filter(|asked| asked.is_naive).map(Self::plain).sum();
        let is_of_cuts = |asked: &&PlannedQuestion| asked.kind.group() == AskedGroup::Cuts;
        (naive, self.asked.iter().filter(is_of_cuts).map(Self::plain).sum())
    }

    fn plain(asked: &PlannedQuestion) -> f64 {
        if asked.is_at_stop { 2.0 } else { 1.0 }
    }

    /// What each question weighs, as a part of all, in the order of the steps. Groups weigh what
    /// is asked of them, however many questions they have; cuts at least half, unless a teacher
    /// says otherwise, and of them those that need no knowledge of cuts at most three tenths.
    /// Within a group, a question at a stop of the lesson weighs twice as much as another. If there
    /// are enough questions, none weighs more than a sixth.
    pub fn shares(&self, asking: &AskedWeights) -> Vec<f64> {
        let ((naive, cuts), limit) = (self.naive_and_cuts(), self.naive_limit());
        let plain =
            |asked: &PlannedQuestion| Self::plain(asked) * if asked.is_naive { limit } else { 1.0 };
        let mut groups: HashMap<AskedGroup, f64> = HashMap::new();
        for asked in &self.asked {
            *groups.entry(asked.kind.group()).or_default() += plain(asked);
        }
        let weight = |group: AskedGroup| f64::from(asking.weight(group));
        let others = groups.keys().filter(|of| **of != AskedGroup::Cuts);
        let beside: f64 = others.copied().map(weight).sum();
        let of_group = |asked: &PlannedQuestion| {
            let group = asked.kind.group();
            let least = CUTS * beside / (1.0 - CUTS);
            let is_usual = *asking == AskedWeights::USUAL && group == AskedGroup::Cuts;
            let weight = if is_usual { weight(group).max(least) } else { weight(group) };
            // Where all of them are naive, the whole group is limited.
            let is_naive = group == AskedGroup::Cuts && cuts <= naive;
            weight * plain(asked) / groups[&group] * if is_naive { NAIVE } else { 1.0 }
        };
        let mut shares: Vec<f64> = self.asked.iter().map(of_group).collect();
        let heaviest = self.heaviest(asking);
        // Whoever is held at the limit leaves the rest to the others.
        let mut held = vec![false; shares.len()];
        loop {
            let free: f64 =
                shares.iter().zip(&held).filter(|(_, held)| !**held).map(|(share, _)| share).sum();
            let left = 1.0 - heaviest * held.iter().filter(|held| **held).count() as f64;
            let mut is_new = false;
            for (share, held) in shares.iter_mut().zip(&mut held).filter(|(_, held)| !**held) {
                *share *= if free > 0.0 { left / free } else { 0.0 };
                if *share > heaviest + 1e-9 {
                    (*share, *held, is_new) = (heaviest, true, true);
                }
            }
            if !is_new {
                return shares;
            }
        }
    }

    /// The questions for papers, in the order of the steps: those that are asked, and more of them as
    /// long as no answer becomes a good guess.
    pub fn for_papers(&self) -> Vec<PlannedQuestion> {
        let mut first = self.all[..self.balanced].to_vec();
        first.sort_unstable_by_key(|asked| asked.step);
        first
    }
}

struct PossibleQuestion {
    question: PlannedQuestion,
    /// Its answer as a guesser would see it.
    answer: u32,
    /// What tells something of the answer without a look at the search: what was done with the move
    /// before, or whether the move takes something; otherwise the depth.
    look: u8,
    nodes: [NodeId; 2],
}

/// Where the questions like one are counted.
#[derive(Clone, Copy)]
struct Alike {
    /// Those of its kind.
    kind: usize,
    /// Of these, those with its answer.
    answer: usize,
    /// Of its kind, those with its look.
    look: usize,
    /// Of these, those with its answer.
    answer_at_look: usize,
}

#[derive(Default)]
struct Planning {
    candidates: Vec<PossibleQuestion>,
    /// Of each candidate, where those like it are counted.
    alike: Vec<Alike>,
    /// How many of the candidates are alike, at each place of [`Alike`].
    possible: Vec<usize>,
    /// The same of the chosen ones, and of what is pretended.
    counts: Vec<usize>,
    /// What every run pretends to have asked already: where a kind has two answers, up to twice the
    /// same one. Otherwise both would come equally often, and who counts would know the last of them.
    pretended: Vec<usize>,
    /// How many answers the candidates of a kind have, at its place.
    answers: Vec<usize>,
    chosen: Vec<PlannedQuestion>,
    /// The kinds of the chosen questions by their steps, at most one a step.
    steps: BTreeMap<usize, PredictionKind>,
}

impl Planning {
    fn new(candidates: Vec<PossibleQuestion>) -> Self {
        let mut places = HashMap::new();
        let mut possible: Vec<usize> = Vec::new();
        let mut place = |kind: PredictionKind, look: Option<u8>, answer: Option<u32>| {
            let at = *places.entry((kind, look, answer)).or_insert(possible.len());
            possible.resize(possible.len().max(at + 1), 0);
            possible[at] += 1;
            at
        };
        let alike = candidates.iter().map(|candidate| {
            let (kind, look) = (candidate.question.kind, Some(candidate.look));
            let answer = Some(candidate.answer);
            Alike {
                kind: place(kind, None, None),
                answer: place(kind, None, answer),
                look: place(kind, look, None),
                answer_at_look: place(kind, look, answer),
            }
        });
        let alike: Vec<_> = alike.collect();
        let mut answers = vec![0; possible.len()];
        let different: BTreeSet<_> = alike.iter().map(|of| (of.kind, of.answer)).collect();
        for (kind, _) in different {
            answers[kind] += 1;
        }
        let mut pretended = vec![0; possible.len()];
        let is_cut = |of: &PossibleQuestion| of.question.kind == PredictionKind::Cut;
        let cuts = candidates.iter().position(is_cut).map(|at| alike[at].kind);
        let mut of_kinds: BTreeMap<usize, (usize, BTreeMap<u32, usize>)> = BTreeMap::new();
        let is_counted = |of: &PossibleQuestion| COUNTED.contains(&of.question.kind);
        for (candidate, alike) in candidates.iter().zip(&alike).filter(|(of, _)| is_counted(of)) {
            let (seed, of_answers) = of_kinds.entry(alike.kind).or_default();
            *seed = mixed(*seed + 2 * candidate.question.step + candidate.answer as usize);
            of_answers.insert(candidate.answer, alike.answer);
        }
        for (kind, (seed, of_answers)) in of_kinds {
            if let [first, second] = of_answers.into_values().collect::<Vec<_>>()[..] {
                let all = [(first, 0), (first, 1), (first, 2), (second, 1), (second, 2)];
                // Branches that are read below a number have to find room.
                let different = if cuts == Some(kind) { 3 } else { 5 };
                let (one, often) = all[seed % different];
                pretended[one] += often;
                pretended[kind] += often;
            }
        }
        let counts = pretended.clone();
        Self { candidates, alike, possible, counts, pretended, answers, ..Self::default() }
    }

    /// Whether nothing is asked at its step, and no cut right after a window: its answer would tell
    /// whether there is one.
    fn is_free(&self, asked: &PlannedQuestion) -> bool {
        let near = asked.step.saturating_sub(1)..=asked.step + 1;
        self.steps.range(near).all(|(&step, &kind)| {
            let chosen = (step, kind);
            let asked = (asked.step, asked.kind);
            step != asked.0 && !tells_cut(asked, chosen) && !tells_cut(chosen, asked)
        })
    }

    fn choose(&mut self, at: usize) {
        let asked = self.candidates[at].question;
        let alike = self.alike[at];
        for place in [alike.kind, alike.answer, alike.look, alike.answer_at_look] {
            self.counts[place] += 1;
        }
        self.steps.insert(asked.step, asked.kind);
        self.chosen.push(asked);
    }

    /// A window right before gives way to the cut that it would tell. It goes on to count, so that its
    /// counterpart is asked.
    fn give_way(&mut self, cut: &PlannedQuestion) {
        let cut = (cut.step, cut.kind);
        self.chosen.retain(|chosen| !tells_cut((chosen.step, chosen.kind), cut));
        self.steps.retain(|&at, of| !tells_cut((at, *of), cut));
    }

    /// Counts the chosen questions anew, without windows that have given way.
    fn recount(&mut self) {
        self.counts.clone_from(&self.pretended);
        for (candidate, alike) in self.candidates.iter().zip(&self.alike) {
            if self.chosen.contains(&candidate.question) {
                for place in [alike.kind, alike.answer, alike.look, alike.answer_at_look] {
                    self.counts[place] += 1;
                }
            }
        }
    }

    /// Selects a question about the step of a stop, or else near it, preferably about its node. A
    /// question beside the stop must not unbalance the answers, unless `all` is set.
    fn ask_about(&mut self, stop: usize, replay: &Replay, all: bool) {
        let record = stop.checked_sub(1);
        let Some(record) = record.and_then(|at| replay.trace().records().get(at)) else {
            return;
        };
        if self.chosen.len() == MOST {
            return;
        }
        let near = |at: usize| {
            let candidate = &self.candidates[at];
            let distance = (candidate.question.step + 1).abs_diff(stop);
            let is_other = !candidate.nodes.contains(&record.node);
            let is_often = self.counts[self.alike[at].answer];
            (distance > 0, is_other, distance, is_often)
        };
        let may = |at: &usize| {
            let is_there = self.candidates[*at].question.step + 1 == stop;
            all || is_there || self.is_balanced(*at)
        };
        let best = (0..self.candidates.len()).filter(may);
        let best = best.min_by_key(|&at| near(at));
        let Some(best) = best else { return };
        let asked = self.candidates[best].question;
        self.give_way(&asked);
        // A question already selected serves both stops.
        if self.is_free(&asked) {
            self.choose(best);
        }
    }

    /// Whether questions of this kind have more than one answer in the run, or ask for one of
    /// several moves; otherwise the question is asked only if a stop is about it.
    fn has_choice(&self, at: usize) -> bool {
        let candidate = &self.candidates[at];
        let kind = candidate.question.kind;
        if kind.is_of_tree() {
            return true; // Asked of every tree, whatever the answer.
        }
        let is_move = kind == PredictionKind::Next && candidate.answer >= FIRST_MOVE;
        is_move || self.answers[self.alike[at].kind] > 1
    }

    /// Whether its answer would be no more frequent than the others of its kind, with what is
    /// pretended.
    fn is_balanced(&self, at: usize) -> bool {
        let alike = self.alike[at];
        let kind = self.candidates[at].question.kind;
        let is_told_by_look = LOOKS.contains(&kind)
            && 2 * self.counts[alike.answer_at_look] > self.counts[alike.look];
        2 * self.counts[alike.answer] <= self.counts[alike.kind]
            && !is_told_by_look
            && self.has_choice(at)
    }

    /// The same without what is pretended.
    fn is_truly_balanced(&self, at: usize) -> bool {
        let alike = self.alike[at];
        let asked = |place: usize| self.counts[place] - self.pretended[place];
        2 * asked(alike.answer) <= asked(alike.kind) && self.has_choice(at)
    }

    /// Adds questions of every kind while no answer becomes a good guess.
    fn balance(&mut self, most: usize) {
        while self.chosen.len() < most {
            let chosen = self.chosen.len();
            let of_cuts = self.chosen.iter().filter(|it| it.kind.group() == AskedGroup::Cuts);
            let naive = of_cuts.clone().filter(|it| it.is_naive).count();
            let cuts = of_cuts.count();
            let real = cuts - naive;
            let lacks_cuts = 5 * cuts <= 2 * chosen || 4 * real <= chosen;
            let is_naive_enough = naive >= real;
            // Whoever cuts below every number shall not be right: a window gives way to such a branch,
            // but the last one.
            let compared = self.chosen.iter().filter(|it| it.is_compared()).count();
            let windows = self.chosen.iter().filter(|it| it.kind == PredictionKind::Window).count();
            let has_room = |it: &PlannedQuestion| {
                let is_clear = most <= MOST && windows > 1 && !self.steps.contains_key(&it.step);
                it.is_compared() && (is_clear || self.is_free(it))
            };
            let lacks_compared =
                compared < COMPARED && self.candidates.iter().any(|of| has_room(&of.question));
            let may_come = |at: &usize| {
                let asked = &self.candidates[*at].question;
                if lacks_compared && has_room(asked) {
                    return self.is_truly_balanced(*at);
                }
                self.is_balanced(*at) && self.is_free(asked)
            };
            // Of each kind, how many have the same answer, if that is more than half.
            let mut most_of_one_answer = vec![0; self.counts.len()];
            for alike in &self.alike {
                let (of_answer, of_kind) = (self.counts[alike.answer], self.counts[alike.kind]);
                if 2 * of_answer > of_kind {
                    most_of_one_answer[alike.kind] = of_answer;
                }
            }
            let rank = |at: usize| {
                let (candidate, alike) = (&self.candidates[at], self.alike[at]);
                let of_kind = self.counts[alike.kind];
                let of_answer = self.counts[alike.answer];
                let step = candidate.question.step;
                // The rarest answer of the run comes first: an answer frequent in most runs would
                // be a good guess over all of them.
                let often = self.possible[alike.answer];
                // Its surplus over the alternatives of its kind and look: neither the place of a question
                // nor its words may reveal the answer.
                let of_look = self.counts[alike.look].cast_signed();
                let surplus = 2 * self.counts[alike.answer_at_look].cast_signed() - of_look;
                // Two fifths are about cuts, and a quarter need to know them; then what is asked at
                // the stops gets its counterpart.
                let is_counterpart = of_answer < most_of_one_answer[alike.kind];
                let is_of_cuts = candidate.question.kind.group() == AskedGroup::Cuts;
                let is_naive = candidate.question.is_naive;
                let first =
                    (lacks_cuts && !is_of_cuts, !is_counterpart, is_naive && is_naive_enough);
                // A cut makes room for such a branch, where no answer may be given more often.
                let wanted = match &candidate.question {
                    asked if asked.is_compared() => 0,
                    asked if asked.is_cut() => 1,
                    _ => 2,
                };
                let first = (if lacks_compared { wanted } else { 0 }, first);
                let is_free = self.is_free(&candidate.question);
                // Of cuts, the look comes before all others: the sign of a number is a ready guess.
                let is_cut = candidate.question.kind == PredictionKind::Cut;
                let of_cut = if is_cut { surplus } else { 0 };
                let often = (of_cut, often, !is_free, candidate.question.ease);
                (first, of_kind, of_answer, often, surplus, candidate.look, step)
            };
            let ranks = (0..self.candidates.len()).filter(may_come).map(|at| (rank(at), at));
            let Some((_, best)) = ranks.min() else {
                return;
            };
            let asked = self.candidates[best].question;
            self.give_way(&asked);
            self.choose(best);
        }
    }

    /// The most questions of the run: as many beside the stops of the lesson as at them, and room for
    /// branches that are read below a number, with as many that are cut.
    fn most(&self) -> usize {
        let at_stops = self.chosen.iter().filter(|chosen| chosen.is_at_stop).count();
        let room = self.chosen.len() + 2 * COMPARED;
        if at_stops == 0 { MOST } else { room.max(2 * at_stops).clamp(FEWEST, MOST) }
    }

    fn take_the_rest(&mut self) {
        let mut rest: Vec<_> = (0..self.candidates.len()).collect();
        rest.sort_by_key(|&at| (self.candidates[at].look, self.candidates[at].question.step));
        for at in rest {
            if !self.steps.contains_key(&self.candidates[at].question.step) {
                self.choose(at);
            }
        }
    }
}

/// Whether the answer to one question, which asks for a window, says what the next one asks: whether
/// it is closed.
fn tells_cut(window: (usize, PredictionKind), cut: (usize, PredictionKind)) -> bool {
    let kinds = (window.1, cut.1) == (PredictionKind::Window, PredictionKind::Cut);
    kinds && window.0 + 1 == cut.0
}

/// The steps to examine, in order: those that may be preceded by a question, at low depths and
/// early, and some near every stop.
fn pool(replay: &Replay, stops: &[usize]) -> Vec<usize> {
    let (tree, records) = (replay.tree(), replay.trace().records());
    let mut counts: HashMap<_, usize> = HashMap::new();
    let mut looked = Vec::new();
    for at in 0..records.len() {
        breath_at(at);
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
        looked.extend((0..stop).rev().filter(is_asked).take(BESIDE));
        looked.extend((stop..records.len()).filter(is_asked).take(BESIDE));
    }
    looked.sort_unstable();
    looked.dedup();
    looked
}

/// The class of an event for sampling: its kind, the purpose of a visit, whether both players have a
/// value above, so that it takes a comparison to see that there is no cut, and the depth; `None` if no
/// question precedes it.
fn stratum(
    replay: &Replay,
    tree: &Tree,
    at: usize,
) -> Option<(EventKind, Option<Visit>, bool, u8)> {
    let records = replay.trace().records();
    let record = records.get(at)?;
    let Some(before) = at.checked_sub(1).and_then(|before| records.get(before)) else {
        return Some((record.kind, record.visit(), false, 0)); // The first step.
    };
    let window = record.visit().map(|_| record.window());
    let is_held = window.is_some_and(|it| it.alpha.is_finite() && it.beta.is_finite());
    let asks = match record.kind {
        EventKind::Improve
        | EventKind::Keep
        | EventKind::Weigh
        | EventKind::Narrow
        | EventKind::Cut
        | EventKind::Count
        | EventKind::Choose
        | EventKind::Exit
        | EventKind::Recall
        | EventKind::Reduce
        | EventKind::Extend
        | EventKind::Skip
        | EventKind::Iteration
        | EventKind::Thresholds
        | EventKind::Leaf
        | EventKind::Select
        | EventKind::BackUp
        | EventKind::Enter => true,
        EventKind::Candidate => before.kind != EventKind::Candidate,
        _ => before.kind == EventKind::Enter,
    };
    let depth = tree.node(record.node).depth;
    asks.then(|| (record.kind, record.visit(), is_held, depth))
}

impl Projection<'_> {
    /// Plans the questions of the run.
    ///
    /// `stops` are the steps that the lesson is about: the plan asks about each of them or, if
    /// impossible, about a nearby step.
    ///
    /// # Complexity
    /// Passes once through the run, and examines a bounded number of steps per depth.
    pub fn plan(&self, stops: &[usize]) -> QuestionPlan {
        let mut replay = self.replay.clone();
        let mut candidates = Vec::new();
        let hidden = Hidden { future: true, ..Hidden::NOTHING };
        for step in pool(&replay, stops) {
            breath();
            replay.seek(step);
            let here = self.at_step_of(&replay).hiding(&hidden);
            here.candidates_here(stops.contains(&(step + 1)), &mut candidates);
        }
        let mut plan = Planning::new(candidates);
        for &stop in stops {
            plan.ask_about(stop, &replay, false);
        }
        plan.balance(plan.most());
        if plan.chosen.is_empty() {
            for &stop in stops {
                plan.ask_about(stop, &replay, true);
            }
        }
        // The number of leaves alone is no question about a search.
        if plan.chosen.iter().all(|chosen| chosen.kind == PredictionKind::Leaves) {
            plan.chosen.clear();
            plan.steps.clear();
        }
        let mut asked = plan.chosen.clone();
        asked.sort_unstable_by_key(|asked| asked.step);
        plan.recount();
        plan.balance(MOST_OF_PAPERS);
        let balanced = plan.chosen.len();
        let of_steps = plan.chosen.iter().filter(|chosen| chosen.kind.is_of_step());
        let mut covered: Vec<_> = of_steps.take(MOST).copied().collect();
        covered.sort_unstable_by_key(|asked| asked.step);
        plan.take_the_rest();
        QuestionPlan { asked, all: plan.chosen, balanced, covered }
    }

    /// Collects the possible questions at this step, one per kind, except trivial ones.
    fn candidates_here(&self, is_at_stop: bool, candidates: &mut Vec<PossibleQuestion>) {
        let Some(next) = self.replay.upcoming() else {
            return;
        };
        let is_close = self.is_close(&next);
        let has_moved = self.kind() == Some(EventKind::Narrow);
        let of_two_ways = PredictionKind::TakeOrDecline;
        let decides = self.prediction(&[of_two_ways].into()).is_some();
        for kind in PredictionKind::ALL {
            let Some(asked) = self.prediction(&[kind].into()) else {
                continue;
            };
            let is_plain = match kind {
                // With two options, the only question is which is better.
                PredictionKind::Value => is_close || decides,
                PredictionKind::Best => decides,
                // Without numbers, moves are searched from left to right and nothing is searched
                // again.
                PredictionKind::Next => {
                    let again =
                        |choice: &PredictedChoice| matches!(choice, PredictedChoice::Again(_));
                    let steers = self.numbers(asked.node).is_some() || self.sampled().is_some();
                    !steers && !asked.choices().iter().any(again)
                }
                _ => false,
            };
            if is_plain {
                continue;
            }
            let answer = self.answer_as_guessed(&asked, &next);
            // Who knows of no cuts reads on, takes a number for the value, or copies the parent's.
            let is_naive = match kind {
                PredictionKind::Cut
                | PredictionKind::Returned
                | PredictionKind::Table
                | PredictionKind::Entry => answer == 0,
                PredictionKind::Threshold => self.stands_above(&asked),
                _ => false,
            };
            candidates.push(PossibleQuestion {
                question: PlannedQuestion {
                    step: asked.step,
                    kind,
                    is_at_stop,
                    is_naive,
                    ease: match (self.is_contested(asked.node), has_moved) {
                        _ if kind != PredictionKind::Cut || answer != 0 => Ease::Compared,
                        (true, true) => Ease::Compared,
                        (true, false) => Ease::Still,
                        (false, _) => Ease::Nothing,
                    },
                },
                answer,
                look: self.look(&asked),
                nodes: [asked.node, asked.child.unwrap_or(asked.node)],
            });
        }
    }

    /// What tells something of the answer without a look at the search.
    fn look(&self, asked: &Prediction) -> u8 {
        match asked.kind {
            PredictionKind::Depth => {
                use EventKind as E;
                let entered = self.replay.node(asked.node).entered().unwrap_or_default();
                let records = self.replay.trace().records()[..self.step()].iter().skip(entered);
                let treats = |kind| matches!(kind, E::Enter | E::Reduce | E::Extend | E::Skip);
                let is_move = |at: NodeId| self.tree().parent(at) == Some(asked.node);
                let before = records.filter(|it| treats(it.kind) && is_move(it.node)).rev();
                let Some(last) = before.clone().next() else { return 0 };
                let mut of_last = before.take_while(|it| it.node == last.node);
                of_last.find(|it| it.kind != E::Enter).map_or(1, |said| 2 + said.kind as u8)
            }
            PredictionKind::Candidate => {
                let mv = asked.mv.unwrap_or_default();
                let name = self.subject.move_there(self.tree(), asked.node, mv, Language::En);
                u8::from(name.contains(['x', '×']))
            }
            // Whether the best here is on the good side of zero, where a comparison is needed.
            PredictionKind::Cut if self.is_contested(asked.node) => {
                let own = self.replay.node(asked.node).value();
                let is_ahead =
                    own.is_some_and(|own| self.chooser(asked.node).prefers(own, Score(0)));
                u8::MAX - u8::from(is_ahead)
            }
            _ => self.weight(asked.node).depth,
        }
    }

    /// Whether the other player has a value above a node.
    fn is_contested(&self, node: NodeId) -> bool {
        let chooser = self.chooser(node);
        let mut above = self.tree().ancestors(node).skip(1);
        above.any(|at| self.chooser(at) != chooser && self.replay.node(at).value().is_some())
    }

    /// Whether the threshold that is asked for is the value of the parent, where everybody looks.
    fn stands_above(&self, asked: &Prediction) -> bool {
        let parent = self.tree().parent(asked.node);
        let held = parent.and_then(|parent| self.replay.node(parent).value());
        held.is_some_and(|held| asked.is_right(PredictedAnswer::Number(held)))
    }

    /// The answer to a question as a guesser would see it, without looking at the tree.
    fn answer_as_guessed(&self, asked: &Prediction, next: &Upcoming) -> u32 {
        match (asked.kind, asked.right.first()) {
            (PredictionKind::Leader, Some(PredictedAnswer::Choice(choice))) => {
                u32::from(choice.node() != self.leader())
            }
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
                | PredictedChoice::Exactly
                | PredictedChoice::InFull
                | PredictedChoice::Again(_)
                | PredictedChoice::Yes => 0,
                PredictedChoice::Stays(_)
                | PredictedChoice::Decline(_)
                | PredictedChoice::Cut
                | PredictedChoice::CutBy(_)
                | PredictedChoice::Back
                | PredictedChoice::No => 1,
                // The better mean is a natural guess.
                PredictedChoice::Enter(_) if self.sampled().is_some() => {
                    u32::from(self.replay.has_better_mean(next.node))
                }
                // If numbers decide, the first choice of the list is a natural guess.
                PredictedChoice::Enter(_) if self.numbers(asked.node).is_some() => {
                    let mut choices = asked.choices().iter();
                    let at = choices.position(|other| *other == choice);
                    FIRST_MOVE + u32::try_from(at.unwrap_or_default()).unwrap_or_default()
                }
                PredictedChoice::Enter(_) | PredictedChoice::AtLeast | PredictedChoice::Reduced => {
                    FIRST_MOVE
                }
                PredictedChoice::AtMost | PredictedChoice::Extended => FIRST_MOVE + 1,
                PredictedChoice::Keeps(found, ..) if found.bound == Bound::Exact => 0,
                PredictedChoice::Keeps(..) => {
                    let at = asked.choices().iter().position(|other| *other == choice);
                    FIRST_MOVE + u32::try_from(at.unwrap_or_default()).unwrap_or_default()
                }
                PredictedChoice::Skipped => FIRST_MOVE + 2,
                PredictedChoice::Proves(player) => player.map_or(0, |player| 1 + player as u32),
                PredictedChoice::InOrder(_)
                | PredictedChoice::Worth(_)
                | PredictedChoice::Numbers(_) => {
                    let mut choices = asked.choices().iter();
                    let at = choices.position(|other| *other == choice).unwrap_or_default();
                    u32::try_from(at).unwrap_or_default()
                }
            },
            (_, None) => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn question(step: usize, kind: PredictionKind, is_naive: bool) -> PlannedQuestion {
        PlannedQuestion { is_naive, ..PlannedQuestion::chosen(step, kind) }
    }

    #[test]
    fn what_needs_no_cuts_weighs_three_tenths_of_the_cuts_at_most() {
        for (naive, real) in [(8, 8), (12, 8), (30, 10), (4, 9), (2, 14), (0, 8)] {
            for at_stops in [0, 3] {
                let all = (0..naive + real).map(|step| PlannedQuestion {
                    is_at_stop: step < at_stops,
                    ..question(step, PredictionKind::Cut, step < naive)
                });
                let plan = QuestionPlan { asked: all.collect(), ..QuestionPlan::default() };
                let shares = plan.shares(&AskedWeights::USUAL);
                let of_naive: f64 = shares[..naive].iter().sum();
                // At a stop, a question counts twice.
                let weight = (naive + at_stops.min(naive)) as f64;
                let unlimited = weight / (naive + real + at_stops) as f64;
                assert!((of_naive - unlimited.min(0.3)).abs() < 1e-9, "{naive} {real} {of_naive}");
                assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{naive} {real}");
            }
        }
    }

    /// What is asked of a run with many questions of these kinds, whose answers are as often yes as no.
    fn balanced(kinds: &[(PredictionKind, bool)], most: usize) -> Vec<PlannedQuestion> {
        let mut candidates = Vec::new();
        for number in 0..60 {
            for &(kind, may_be_naive) in kinds {
                let answer = number % 2;
                let is_naive = may_be_naive && answer == 0;
                let step = 2 * candidates.len();
                candidates.push(PossibleQuestion {
                    question: question(step, kind, is_naive),
                    answer,
                    look: 1,
                    nodes: [NodeId::ROOT; 2],
                });
            }
        }
        let mut plan = Planning::new(candidates);
        plan.balance(most);
        plan.chosen
    }

    #[test]
    fn two_fifths_are_about_cuts_and_a_quarter_need_to_know_them() {
        let others = [
            PredictionKind::Value,
            PredictionKind::Best,
            PredictionKind::Leader,
            PredictionKind::Next,
            PredictionKind::Depth,
            PredictionKind::Limit,
        ];
        for naive_too in [true, false] {
            let of_cuts = (PredictionKind::Cut, naive_too);
            let kinds: Vec<_> =
                others.map(|kind| (kind, false)).into_iter().chain([of_cuts]).collect();
            for most in [8, 12, 20, 40] {
                let chosen = balanced(&kinds, most);
                assert_eq!(chosen.len(), most);
                let is_of_cuts = |it: &&PlannedQuestion| it.kind == PredictionKind::Cut;
                let cuts: Vec<_> = chosen.iter().filter(is_of_cuts).collect();
                let real = cuts.iter().filter(|it| it.is_cut()).count();
                // Of eight, three.
                assert!(cuts.len() >= 2 * most / 5, "{} of {most}", cuts.len());
                assert!(4 * real >= most, "{real} of {most}");
                // And no more of them than that takes.
                assert!(cuts.len() <= most / 2 + 1, "{} of {most}", cuts.len());
            }
        }
    }
}
