//! Marks of lessons.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use scenario::StudyMode;

/// The share of an exercise that was right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonMark {
    /// In thousandths: 1000 is everything.
    pub share: u16,
    /// The number of answers that it is based on.
    pub of: u32,
}

impl LessonMark {
    /// The share of everything.
    pub(super) const WHOLE: u16 = 1000;

    /// The share `got` of `of`; zero if `of` is zero.
    pub fn new(got: f64, of: f64, answers: u32) -> Self {
        let share = if of > 0.0 { (got / of).clamp(0.0, 1.0) } else { 0.0 };
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "it lies between 0 and 1000"
        )]
        let share = (share * 1000.0).round() as u16;
        Self { share, of: answers }
    }

    /// In per cent, with one decimal: `87.5`.
    pub fn percent(self) -> String {
        format!("{}.{}", self.share / 10, self.share % 10)
    }
}

/// The results in a lesson in one study mode, with one algorithm.
///
/// A take is one pass through the questions of Predict, or one check of a sheet. The first take
/// counts; later ones are retakes and are recorded beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarkEntry {
    pub work: StudyMode,
    /// The id of the algorithm.
    pub algorithm: String,
    /// How many takes have been begun.
    pub tries: u32,
    /// The take with the largest share. Older versions counted only answered questions; their
    /// results stay here.
    pub best: LessonMark,
    pub last: LessonMark,
    /// The first take; `None` in results of an older version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<FirstTake>,
    /// Whether the algorithm is the one that the lesson names first.
    #[serde(default)]
    pub is_main: bool,
}

/// The take that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FirstTake {
    /// Its number among the takes, from 1.
    pub take: u32,
    pub mark: LessonMark,
    /// How often the run had been seen before the take began: watched, or as the model.
    pub looks: u32,
}

impl MarkEntry {
    /// Whether both have the same study mode and algorithm.
    pub(crate) fn is_of(&self, other: &Self) -> bool {
        self.work == other.work && self.algorithm == other.algorithm
    }

    /// The share that counts: that of the first take, in thousandths; 0 if there is none.
    pub fn counted(&self) -> u16 {
        self.first.map_or(0, |first| first.mark.share)
    }
}

/// The points of a take so far, and their maximum.
#[derive(Clone, Debug)]
pub(in crate::study) struct Take {
    pub work: StudyMode,
    pub algorithm: &'static str,
    pub is_main: bool,
    pub mark: LessonMark,
    pub looks: u32,
}

/// The marks of all lessons, by the names of their sources.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct MarksPart {
    marks: BTreeMap<String, Vec<MarkEntry>>,
}

impl MarksPart {
    /// Records the progress of a take. `number` is set to its number when it is first entered.
    pub(in crate::study) fn enter(
        &mut self,
        lesson: String,
        take: &Take,
        number: &mut Option<u32>,
    ) {
        let entries = self.marks.entry(lesson).or_default();
        let same = |entry: &MarkEntry| entry.work == take.work && entry.algorithm == take.algorithm;
        let at = entries.iter().position(same).unwrap_or_else(|| {
            entries.push(MarkEntry {
                work: take.work,
                algorithm: take.algorithm.to_owned(),
                tries: 0,
                best: take.mark,
                last: take.mark,
                first: None,
                is_main: take.is_main,
            });
            entries.len() - 1
        });
        let entry = &mut entries[at];
        let number = *number.get_or_insert_with(|| {
            entry.tries += 1;
            entry.tries
        });
        let first = entry.first.get_or_insert(FirstTake {
            take: number,
            mark: take.mark,
            looks: take.looks,
        });
        if first.take == number {
            first.mark = take.mark;
        }
        entry.is_main = take.is_main;
        entry.last = take.mark;
        if take.mark.share > entry.best.share {
            entry.best = take.mark;
        }
        entries.sort_by(|a, b| (a.work, &a.algorithm).cmp(&(b.work, &b.algorithm)));
    }
    pub(super) fn of(&self, lesson: &str) -> &[MarkEntry] {
        self.marks.get(lesson).map_or(&[], Vec::as_slice)
    }

    /// All marks, to be remembered.
    pub(crate) fn saved(&self) -> BTreeMap<String, Vec<MarkEntry>> {
        self.marks.clone()
    }

    pub(crate) fn recall(&mut self, marks: BTreeMap<String, Vec<MarkEntry>>) {
        self.marks = marks;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_attempt_counts_and_the_later_ones_stand_beside_it() {
        let mut part = MarksPart::default();
        let mut enter = |work, got, number: &mut Option<u32>| {
            let take = Take {
                work,
                algorithm: "alpha-beta",
                is_main: true,
                mark: LessonMark::new(got, 8.0, 8),
                looks: 2,
            };
            part.enter("a".to_owned(), &take, number);
        };
        enter(StudyMode::FillIn, 2.0, &mut None);
        let mut first = None;
        enter(StudyMode::Predict, 1.0, &mut first);
        enter(StudyMode::Predict, 3.5, &mut first); // It has continued.
        enter(StudyMode::Predict, 7.0, &mut None);
        enter(StudyMode::Predict, 6.0, &mut None);
        let marks = part.of("a");
        assert_eq!(marks.len(), 2);
        let predicted = &marks[0];
        assert_eq!((predicted.work, predicted.tries), (StudyMode::Predict, 3));
        let first = predicted.first.expect("a first one");
        assert_eq!((first.take, first.looks), (1, 2));
        assert_eq!(first.mark.percent(), "43.8");
        assert_eq!(predicted.counted(), 438);
        assert_eq!(predicted.best.percent(), "87.5");
        assert_eq!(predicted.last.percent(), "75.0");
        assert!(part.of("b").is_empty());
        // Runs may have different numbers of questions: the best take has the largest share,
        // whatever its size.
        let mut enter = |got, of: f64, answers| {
            let take = Take {
                work: StudyMode::Predict,
                algorithm: "alpha-beta",
                is_main: true,
                mark: LessonMark::new(got, of, answers),
                looks: 0,
            };
            part.enter("c".to_owned(), &take, &mut None);
            part.of("c")[0].best
        };
        let best = [(6.0, 8.0, 8), (14.0, 20.0, 20), (4.0, 5.0, 5), (15.0, 20.0, 20)];
        let best = best.map(|(got, of, answers)| enter(got, of, answers));
        assert_eq!(best.map(|best| best.of), [8, 8, 5, 5]);
        assert_eq!(best[3].percent(), "80.0");
        assert_eq!(LessonMark::new(1.0, 0.0, 0).share, 0);
    }
}
