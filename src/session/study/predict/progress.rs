//! Progress in the questions of a run.

#![expect(clippy::cast_precision_loss, reason = "a run asks few questions")]

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde::{Deserialize, Serialize};

use lesson::PlannedQuestion;
use scenario::AskedWeights;

/// A question answered wrong returns after this many further ones.
const LATER: u64 = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PredictVerdict {
    Right,
    /// Right with a hint, or at the second try.
    Helped,
    Wrong,
    /// Not answered: it was shown.
    Shown,
}

/// The answers in a run, by verdict. Questions shown, skipped or passed are not counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PredictSummary {
    pub right: u64,
    /// Right with a hint, or at the second try.
    pub helped: u64,
    pub wrong: u64,
    /// Of the wrong ones, those answered right when they returned.
    pub made_good: u64,
}

impl PredictSummary {
    /// How many questions have been answered.
    pub fn answered(&self) -> u64 {
        self.right + self.helped + self.wrong
    }

    fn count(&mut self, verdict: PredictVerdict) {
        match verdict {
            PredictVerdict::Right => self.right += 1,
            PredictVerdict::Helped => self.helped += 1,
            PredictVerdict::Wrong => self.wrong += 1,
            PredictVerdict::Shown => {}
        }
    }
}

/// A step whose question returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Later {
    step: usize,
    /// The number of answered questions after which it returns.
    due: u64,
}

/// The attempts at an unfinished question; kept even if the user leaves it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Tried {
    pub wrong: usize,
    pub hints: usize,
}

/// What takes begun with an older version earned: a point for a right answer, half of one with help,
/// nothing for a wrong one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Earned {
    /// In half questions: two if right at once, one with help.
    pub halves: u64,
    pub answers: u64,
}

/// The rules by which answers earn points now: with a correction for guessing, with weights, with
/// questions about bounds, tables, depth and the whole tree, none that tells the next answer, both
/// halves of a proof in turn, and branches that are read below a number. Numbered as those of marks
/// are, so that some are of sheets alone.
const RULES: u8 = super::super::marks::RULES;

/// Progress in the questions of a run, in one take.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PredictProgress {
    pub(super) summary: PredictSummary,
    later: VecDeque<Later>,
    /// The steps whose questions are finished.
    done: BTreeSet<usize>,
    /// Where the run continues after a returned question.
    pub(super) resume: Option<usize>,
    reached: usize,
    /// How many questions have been closed; returning questions wait for this count.
    closed: u64,
    /// The last step of the run that has been on the screen, in any study mode: answers about it
    /// and earlier steps no longer count. In a retake, since the retake began; in the first take,
    /// ever.
    seen: usize,
    /// Whether a question has been answered or passed.
    pub(super) is_begun: bool,
    /// The number of the take, once it is entered as a mark.
    pub(crate) take: Option<u32>,
    /// What a take has earned that was begun by the first rules.
    earned: Option<Earned>,
    /// The rules by which the take is marked; 0 for the first ones.
    rules: u8,
    /// What was asked when the take began.
    #[serde(skip_serializing_if = "Option::is_none")]
    asking: Option<AskedWeights>,
    /// What each answer that counts has earned, by its step, in thousandths of its question; negative
    /// if it was a wrong one of a few.
    results: BTreeMap<usize, i32>,
    /// How often the run has been seen other than through its questions.
    pub(crate) looks: u32,
    /// Whether the model of its sheet has been seen: then the sheet earns nothing, even after its
    /// own record of that has been dropped to make room.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) has_seen_model: bool,
    /// The attempts at unfinished questions, by their steps.
    tried: BTreeMap<usize, Tried>,
    /// Of a search that samples, the latest iteration whose sheet was on the screen: it gives what the
    /// earlier ones ask for.
    #[serde(skip_serializing_if = "Option::is_none")]
    given: Option<u32>,
    /// What is read, and how, whatever the lesson is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) read: Option<u64>,
}

impl PredictProgress {
    /// Whether the question of a step is finished.
    pub(super) fn is_done(&self, step: usize) -> bool {
        self.done.contains(&step)
    }

    pub(super) fn is_empty(&self) -> bool {
        let is_unseen = self.reached == 0 && self.seen == 0 && self.looks == 0;
        self.done.is_empty()
            && self.tried.is_empty()
            && is_unseen
            && !self.has_seen_model
            && !self.is_begun
    }

    /// Whether this has come further than another one in the same run.
    pub(crate) fn is_beyond(&self, other: &Self) -> bool {
        let far = |of: &Self| (of.take, of.done.len(), of.reached);
        far(self) > far(other)
    }

    /// Records that the run is at a step, if no step before it was skipped.
    pub(super) fn reach(&mut self, step: usize) {
        if step <= self.reached + 1 {
            self.reached = self.reached.max(step);
        }
    }

    /// The last step reached without skipping any.
    pub(super) fn reached(&self) -> usize {
        self.reached
    }

    /// Records that a step is on the screen.
    pub(super) fn see(&mut self, step: usize) {
        self.seen = self.seen.max(step).max(self.reached);
    }

    /// What has been seen of the same run, in another lesson or by another window of the same home, has
    /// been seen.
    pub(crate) fn see_twin(&mut self, twin: &Self) {
        (self.seen, self.looks) = (self.seen.max(twin.seen), self.looks.max(twin.looks));
        self.has_seen_model |= twin.has_seen_model;
        self.given = self.given.max(twin.given);
    }

    /// Whether something of the run has been seen there that has not been seen here.
    pub(crate) fn has_not_seen(&self, there: &Self) -> bool {
        self.seen < there.seen
            || self.looks < there.looks
            || !self.has_seen_model && there.has_seen_model
            || self.given < there.given
    }

    /// Records that the sheet of this iteration is on the screen; returns whether that of a later one
    /// has been, which has told its answers.
    pub(super) fn give(&mut self, iteration: u32) -> bool {
        self.given = self.given.max(Some(iteration));
        self.given > Some(iteration)
    }

    /// Whether the consequence of a step has been on the screen.
    pub(super) fn has_seen(&self, step: usize) -> bool {
        self.seen > step
    }

    /// Whether so much of the run has been on the screen.
    pub(super) fn has_seen_to(&self, step: usize) -> bool {
        self.seen >= step
    }

    /// The attempts at the question of a step.
    pub(super) fn tried(&self, step: usize) -> Tried {
        self.tried.get(&step).copied().unwrap_or_default()
    }

    pub(super) fn keep_tried(&mut self, step: usize, tried: Tried) {
        self.tried.insert(step, tried);
    }

    /// How many questions were answered wrong and will return.
    pub(super) fn waiting(&self) -> usize {
        self.later.len()
    }

    /// How many answers count so far.
    pub(super) fn answers(&self) -> usize {
        match self.rules {
            2.. => self.results.len(),
            _ => usize::try_from(self.earned_before().answers).unwrap_or(usize::MAX),
        }
    }

    /// A wrong answer after which one may try again costs at once: who leaves it at that has guessed.
    pub(super) fn charge(&mut self, step: usize, cost: i32) {
        if self.rules >= 2 {
            self.results.insert(step, -cost);
        }
    }

    /// What has been earned so far, of `planned` questions that weigh these `shares` and lose
    /// these `losses` if they are wrong: a part of all, which guessing may have made negative.
    pub(super) fn share(
        &self,
        planned: &[PlannedQuestion],
        (shares, losses): (&[f64], &[f64]),
    ) -> f64 {
        if self.rules < 2 {
            return self.earned_before().halves as f64 / (2 * planned.len().max(1)) as f64;
        }
        let of = |(asked, (share, loss)): (&PlannedQuestion, (&f64, &f64))| {
            let result = self.results.get(&asked.step).copied().unwrap_or_default();
            f64::from(result) / 1000.0 * if result < 0 { loss } else { share }
        };
        planned.iter().zip(shares.iter().zip(losses)).map(of).sum()
    }

    /// The first versions counted every answer.
    fn earned_before(&self) -> Earned {
        let before = || Earned {
            halves: 2 * self.summary.right + self.summary.helped,
            answers: self.summary.answered(),
        };
        self.earned.unwrap_or_else(before)
    }

    /// The rules by which it is marked, as marks name them.
    pub(super) fn rules_of_marks(&self) -> u8 {
        match self.rules {
            // Before they were numbered alike, these were the 9 of marks.
            6 => 9,
            rules => rules.max(1),
        }
    }

    /// What is asked in this take: what the course asks when it begins.
    pub(super) fn asking(&self, now: AskedWeights) -> AskedWeights {
        self.asking.filter(|_| self.is_begun).unwrap_or(now)
    }

    /// As long as the take has not begun, this is asked.
    pub(super) fn ask(&mut self, now: AskedWeights) {
        self.asking = Some(self.asking(now));
    }

    /// Whether other questions were asked in the take than today: its mark stays as it is.
    pub(super) fn is_of_before(&self) -> bool {
        self.is_begun && self.rules < RULES
    }

    /// From here on, a take that has not been begun is marked by the rules of today.
    pub(super) fn keep_rules(&mut self) {
        if !self.is_begun && self.done.is_empty() {
            self.rules = RULES;
        }
    }

    /// Fresh progress for a retake.
    pub(super) fn again(&self) -> Self {
        let Self { looks, has_seen_model, given, read, .. } = *self;
        Self { looks, has_seen_model, given, read, rules: RULES, ..Self::default() }
    }

    /// Finishes the question of a step. `counts`: it is one of the planned questions, and its
    /// answer has not been on the screen. `cost` is what a wrong answer costs, in thousandths.
    pub(super) fn close(
        &mut self,
        step: usize,
        (verdict, cost): (PredictVerdict, i32),
        (is_back, counts): (bool, bool),
    ) {
        let counts = counts && verdict != PredictVerdict::Shown;
        let earned = match verdict {
            PredictVerdict::Right => 1000,
            PredictVerdict::Helped => 500,
            PredictVerdict::Wrong | PredictVerdict::Shown => -cost,
        };
        if self.rules < 2 {
            // Kept before this answer enters the summary.
            let mut before = self.earned_before();
            if counts {
                before.halves += u64::try_from(earned / 500).unwrap_or_default();
                before.answers += 1;
            }
            self.earned = Some(before);
        } else if counts {
            self.results.insert(step, earned);
        }
        self.is_begun = true;
        self.tried.remove(&step);
        self.done.insert(step);
        self.closed += u64::from(verdict != PredictVerdict::Shown);
        if verdict == PredictVerdict::Wrong {
            let due = self.closed + LATER;
            self.later.push_back(Later { step, due });
        } else if is_back && verdict != PredictVerdict::Shown {
            self.summary.made_good += 1;
        }
        if !is_back {
            self.summary.count(verdict);
        }
    }

    /// Returns an unanswered question to the front of those that return.
    pub(super) fn put_back(&mut self, step: usize) {
        self.resume = None;
        let due = self.closed;
        self.later.push_front(Later { step, due });
    }

    /// The step of a question that returns now; `at_end`, of any that waits.
    pub(super) fn due(&mut self, at_end: bool) -> Option<usize> {
        let closed = self.closed;
        let is_due = |later: &Later| at_end || later.due <= closed;
        self.later.pop_front_if(|later| is_due(later)).map(|later| later.step)
    }
}
