//! The marks.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::scenario::StudyMode;

/// What of an exercise was right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonMark {
    /// In thousandths: 1000 is everything.
    pub share: u16,
    /// How many answers that is about.
    pub of: u32,
}

impl LessonMark {
    /// So much of so much; of nothing, nothing.
    #[must_use]
    pub fn new(got: f64, of: f64, answers: u32) -> Self {
        let share = if of > 0.0 {
            (got / of).clamp(0.0, 1.0)
        } else {
            0.0
        };
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "it lies between 0 and 1000"
        )]
        let share = (share * 1000.0).round() as u16;
        Self { share, of: answers }
    }

    /// In per cent, with one digit after the point: `87.5`.
    #[must_use]
    pub fn percent(self) -> String {
        format!("{}.{}", self.share / 10, self.share % 10)
    }
}

/// What was reached in a lesson in one way of working, with one algorithm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarkEntry {
    /// How the lesson was worked with.
    pub work: StudyMode,
    /// The algorithm, by id.
    pub algorithm: String,
    /// How often it was done to the end.
    pub tries: u32,
    /// The best of them: that with the largest share.
    pub best: LessonMark,
    /// The last of them.
    pub last: LessonMark,
}

/// The marks of all lessons, by the names of their sources.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::session) struct MarksPart {
    marks: BTreeMap<String, Vec<MarkEntry>>,
}

impl MarksPart {
    /// An exercise has been done to the end.
    pub(in crate::session::study) fn enter(
        &mut self,
        lesson: String,
        (work, algorithm): (StudyMode, &str),
        mark: LessonMark,
    ) {
        let entries = self.marks.entry(lesson).or_default();
        let same = |entry: &&mut MarkEntry| entry.work == work && entry.algorithm == algorithm;
        if let Some(entry) = entries.iter_mut().find(same) {
            entry.tries += 1;
            entry.last = mark;
            if mark.share >= entry.best.share {
                entry.best = mark;
            }
            return;
        }
        entries.push(MarkEntry {
            work,
            algorithm: algorithm.to_owned(),
            tries: 1,
            best: mark,
            last: mark,
        });
        entries.sort_by(|a, b| (a.work, &a.algorithm).cmp(&(b.work, &b.algorithm)));
    }

    /// The marks of a lesson.
    pub(super) fn of(&self, lesson: &str) -> &[MarkEntry] {
        self.marks.get(lesson).map_or(&[], Vec::as_slice)
    }

    /// All of them, to be remembered.
    pub(in crate::session) fn saved(&self) -> BTreeMap<String, Vec<MarkEntry>> {
        self.marks.clone()
    }

    /// Takes them over again.
    pub(in crate::session) fn recall(&mut self, marks: BTreeMap<String, Vec<MarkEntry>>) {
        self.marks = marks;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_and_the_last_are_kept_apart() {
        let mut part = MarksPart::default();
        let mut enter = |work, got| {
            part.enter(
                "a".to_owned(),
                (work, "alpha-beta"),
                LessonMark::new(got, 8.0, 8),
            );
        };
        enter(StudyMode::FillIn, 2.0);
        enter(StudyMode::Predict, 7.0);
        enter(StudyMode::Predict, 3.5);
        let marks = part.of("a");
        assert_eq!(marks.len(), 2);
        let predicted = &marks[0];
        assert_eq!((predicted.work, predicted.tries), (StudyMode::Predict, 2));
        assert_eq!(predicted.best.percent(), "87.5");
        assert_eq!(predicted.last.percent(), "43.8");
        assert!(part.of("b").is_empty());
        assert_eq!(LessonMark::new(1.0, 0.0, 0).share, 0);
    }
}
