//! Merges the saved states of two windows that share one home.
//!
//! Every part has three versions: as this window last saved it (`base`), as this window has it now
//! (`own`), and as the file has it (`theirs`). A part that this window has not changed is taken
//! from the file; one that only this window has changed is taken from it.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::Hash;

use serde::{Deserialize, Serialize};

use super::kept::SavedState;
use super::lesson_list::RECENT;
use super::study::{FirstTake, MarkEntry, PredictProgress, RunName, SavedStudy, StudyMode};

/// A run and how far its questions are answered.
type RunTake = (RunName, PredictProgress);

/// Merges a single value: this window's if it has changed it.
fn newer<T: PartialEq + Clone>(base: &T, own: &T, theirs: T) -> T {
    if own == base { theirs } else { own.clone() }
}

/// Merges ordered values with keys, the latest last. Additions and changes of both windows are
/// kept; if both have changed a value, this window's wins.
fn joined<T: PartialEq + Clone, K: Eq + Hash>(
    base: &[T],
    own: &[T],
    theirs: Vec<T>,
    key: impl Fn(&T) -> K,
) -> Vec<T> {
    let of = |values: &[T]| -> HashMap<K, usize> {
        let numbered = (0..).zip(values);
        numbered.map(|(at, value)| (key(value), at)).collect()
    };
    let (in_base, in_own) = (of(base), of(own));
    let is_as_before = |value: &T| in_base.get(&key(value)).is_some_and(|&at| base[at] == *value);
    let mut all: Vec<T> = theirs
        .into_iter()
        .filter(|value| match in_own.get(&key(value)) {
            // Removed in this window: it stays only if the other one has changed it.
            None => !is_as_before(value),
            Some(&at) => is_as_before(&own[at]),
        })
        .collect();
    all.extend(own.iter().filter(|value| !is_as_before(value)).cloned());
    all
}

/// Merges values by the names of lessons.
fn by_lesson<T: PartialEq + Clone>(
    base: &BTreeMap<String, T>,
    own: &BTreeMap<String, T>,
    theirs: BTreeMap<String, T>,
) -> BTreeMap<String, T> {
    let listed = |map: &BTreeMap<String, T>| {
        map.iter().map(|(name, of)| (name.clone(), of.clone())).collect::<Vec<_>>()
    };
    let theirs = theirs.into_iter().collect();
    joined(&listed(base), &listed(own), theirs, |(name, _)| name.clone()).into_iter().collect()
}

/// Merges takes in Predict. Of one that has gone on in both windows, the one with more answers stays, and
/// what either has shown has been seen.
fn predicted(base: &[RunTake], own: &[RunTake], theirs: Vec<RunTake>) -> Vec<RunTake> {
    let before: HashMap<_, _> = base.iter().map(|(run, take)| (run, take)).collect();
    let there: HashMap<_, _> = theirs.iter().cloned().collect();
    let mut all = joined(base, own, theirs, |(run, _)| run.clone());
    for (run, take) in &mut all {
        let changed = there.get(run).filter(|there| before.get(run).copied() != Some(there));
        if let Some(there) = changed.filter(|there| *there != take) {
            let here = take.clone();
            if there.is_beyond(take) {
                take.clone_from(there);
            }
            take.see_twin(there);
            take.see_twin(&here);
        }
    }
    all
}

/// The last `most` values, which are the newest.
fn newest<T>(mut all: Vec<T>, most: usize) -> Vec<T> {
    all.drain(..all.len().saturating_sub(most));
    all
}

impl SavedState {
    /// The state to save where the file holds `theirs`. The user's place is taken from this window;
    /// marks and completed lessons have their own file.
    pub fn merged(base: &Self, own: &Self, theirs: Self) -> Self {
        let recent = if own.recent == base.recent {
            theirs.recent
        } else {
            let of_others = theirs.recent.into_iter();
            let of_others =
                of_others.filter(|file| !base.recent.contains(file) && !own.recent.contains(file));
            own.recent.iter().cloned().chain(of_others).take(RECENT).collect()
        };
        let is_same_course = match (&base.course, &own.course) {
            (Some(before), Some(now)) => before.path == now.path,
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        };
        let is_same_course = is_same_course && base.linked_course == own.linked_course;
        let (course, linked_course) = if is_same_course {
            (theirs.course, theirs.linked_course)
        } else {
            (own.course.clone(), own.linked_course.clone())
        };
        Self {
            language: newer(&base.language, &own.language, theirs.language),
            theme: newer(&base.theme, &own.theme, theirs.theme),
            scale: newer(&base.scale, &own.scale, theirs.scale),
            boards: newer(&base.boards, &own.boards, theirs.boards),
            cap: newer(&base.cap, &own.cap, theirs.cap),
            telling: newer(&base.telling, &own.telling, theirs.telling),
            sides: newer(&base.sides, &own.sides, theirs.sides),
            value_signs: newer(&base.value_signs, &own.value_signs, theirs.value_signs),
            stops: newer(&base.stops, &own.stops, theirs.stops),
            toured: newer(&base.toured, &own.toured, theirs.toured),
            layout: newer(&base.layout, &own.layout, theirs.layout),
            course,
            linked_course,
            study: SavedStudy::merged(&base.study, &own.study, theirs.study),
            recent,
            seen: BTreeSet::new(),
            marks: BTreeMap::new(),
            ..own.clone()
        }
    }
}

impl SavedStudy {
    fn merged(base: &Self, own: &Self, theirs: Self) -> Self {
        let predictions = predicted(&base.predictions, &own.predictions, theirs.predictions);
        let sheets = joined(&base.sheets, &own.sheets, theirs.sheets, |sheet| {
            (sheet.run.clone(), sheet.iteration)
        });
        let changes = joined(&base.changes, &own.changes, theirs.changes, |of| of.lesson.clone());
        let drafts = joined(&base.drafts, &own.drafts, theirs.drafts, |of| of.name.clone());
        Self {
            drafts: newest(drafts, Self::MOST_SHEETS),
            unasked: newer(&base.unasked, &own.unasked, theirs.unasked),
            every: newer(&base.every, &own.every, theirs.every),
            predictions: newest(predictions, Self::MOST_RUNS),
            sheets: newest(sheets, Self::MOST_SHEETS),
            changes: newest(changes, Self::MOST_RUNS),
            open_questions: by_lesson(
                &base.open_questions,
                &own.open_questions,
                theirs.open_questions,
            ),
        }
    }
}

/// A learner's results, saved in their own file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptMarks {
    /// The names of completed lessons.
    pub seen: BTreeSet<String>,
    /// The marks of lessons, by the names of their sources.
    pub marks: BTreeMap<String, Vec<MarkEntry>>,
    /// Further first takes: another window did not know of the one that counts. All have a larger
    /// share.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub also_first: Vec<AlsoFirst>,
}

/// A first take in its window that does not count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AlsoFirst {
    lesson: String,
    work: StudyMode,
    algorithm: String,
    take: FirstTake,
}

impl AlsoFirst {
    fn is_of(&self, lesson: &str, entry: &MarkEntry) -> bool {
        self.lesson == lesson && self.work == entry.work && self.algorithm == entry.algorithm
    }
}

impl KeptMarks {
    /// Extracts a learner's results from a state.
    pub fn of(state: &SavedState) -> Self {
        Self { seen: state.seen.clone(), marks: state.marks.clone(), also_first: Vec::new() }
    }

    pub fn put_into(self, state: &mut SavedState) {
        state.seen.extend(self.seen);
        state.marks.extend(self.marks);
    }

    /// The results to save where the file holds `self`; no result is lost.
    #[must_use]
    pub fn merged(mut self, base: &SavedState, own: &SavedState) -> Self {
        self.seen.extend(own.seen.iter().cloned());
        for (lesson, entries) in &own.marks {
            let before = base.marks.get(lesson).map_or(&[][..], Vec::as_slice);
            for entry in entries {
                let before = before.iter().find(|other| other.is_of(entry));
                let theirs = self.marks.get(lesson).into_iter().flatten();
                if before != Some(entry) || !theirs.into_iter().any(|other| other.is_of(entry)) {
                    self.enter(lesson, before, entry);
                }
            }
        }
        self
    }

    /// Enters the change of a mark in this window since `before`.
    fn enter(&mut self, lesson: &str, before: Option<&MarkEntry>, own: &MarkEntry) {
        let entries = self.marks.entry(lesson.to_owned()).or_default();
        let Some(theirs) = entries.iter_mut().find(|other| other.is_of(own)) else {
            entries.push(own.clone());
            entries.sort_by(|a, b| (a.work, &a.algorithm).cmp(&(b.work, &b.algorithm)));
            return;
        };
        let new = own.tries.saturating_sub(before.map_or(0, |before| before.tries));
        theirs.tries = theirs.tries.saturating_add(new);
        theirs.is_main = own.is_main;
        theirs.last = own.last;
        if own.best.share > theirs.best.share {
            theirs.best = own.best;
        }
        let first_before = before.and_then(|before| before.first);
        if own.first == first_before {
            return;
        }
        // All known first takes: this window's is one of them, or new.
        let (same, others): (Vec<_>, Vec<_>) = std::mem::take(&mut self.also_first)
            .into_iter()
            .partition(|other| other.is_of(lesson, own));
        self.also_first = others;
        let mut takes: Vec<_> =
            theirs.first.into_iter().chain(same.into_iter().map(|other| other.take)).collect();
        let known = takes.iter().position(|take| Some(*take) == first_before);
        if let Some(known) = known {
            takes.remove(known); // It has continued.
        }
        takes.extend(own.first);
        takes.sort_by_key(|take| (take.mark.share, take.take));
        let mut takes = takes.into_iter();
        theirs.first = takes.next();
        self.also_first.extend(takes.map(|take| AlsoFirst {
            lesson: lesson.to_owned(),
            work: own.work,
            algorithm: own.algorithm.clone(),
            take,
        }));
    }
}
