//! A learner's marks in the lessons: kept on their machine, and exported only by themselves.

mod by_pupil;
mod code;
mod table;
mod update;

pub use by_pupil::{ClassDoubt, PupilMarks, PupilTable};
pub use code::ClassMarks;
pub(crate) use update::opened_message;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use language::{Words, unformulated};
use scenario::StudyMode;

/// The rules by which marks are given now; what is on `docs/marking.md` says what each of them were.
/// A mark keeps those by which it was given.
pub(super) const RULES: u8 = 17;

/// What a code begins with.
const SIGN: &str = "yomisuji-marks:";

/// A code that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CodeFault {
    /// The line where it begins, from 1.
    pub line: usize,
    /// One sentence.
    pub what: Words,
}

/// The share of an exercise that was right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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

impl MarkEntry {
    /// Whether there may be such a mark: no share is larger than the whole, none than the best, and
    /// there has been a take.
    pub(super) fn can_be_earned(&self) -> bool {
        let takes = [Some(self.last), self.first.map(|first| first.mark)];
        let is_best = |mark: LessonMark| mark.share <= self.best.share;
        self.best.share <= LessonMark::WHOLE
            && self.tries > 0
            && takes.into_iter().flatten().all(is_best)
    }
}

/// The take that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FirstTake {
    /// Its number among the takes, from 1.
    pub take: u32,
    pub mark: LessonMark,
    /// How often the run had been seen before the take began: watched, or as the model.
    pub looks: u32,
    /// The rules by which it was given: 1 for the first ones.
    #[serde(default = "first_rules")]
    pub rules: u8,
    /// The day of its last answer, in days since 1970-01-01; `None` if nobody knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<u32>,
}

const fn first_rules() -> u8 {
    1
}

impl Default for FirstTake {
    fn default() -> Self {
        Self { take: 0, mark: LessonMark::default(), looks: 0, rules: first_rules(), day: None }
    }
}

/// A day, as in `2026-11-28`.
pub(super) fn date(day: u32) -> String {
    let at = i32::try_from(day).ok().and_then(chrono::NaiveDate::from_epoch_days);
    at.map_or_else(String::new, |at| at.to_string())
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
pub(super) struct Take {
    pub work: StudyMode,
    pub algorithm: &'static str,
    pub is_main: bool,
    pub mark: LessonMark,
    pub looks: u32,
    pub rules: u8,
    pub day: Option<u32>,
}

/// The marks of all lessons, by the names of their sources.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct MarksPart {
    marks: BTreeMap<String, Vec<MarkEntry>>,
}

impl MarksPart {
    /// Records the progress of a take. `number` is set to its number when it is first entered.
    pub(super) fn enter(&mut self, lesson: String, take: &Take, number: &mut Option<u32>) {
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
            rules: take.rules,
            day: take.day,
        });
        if first.take == number && first.mark != take.mark {
            (first.mark, first.day) = (take.mark, take.day);
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

    /// Joins a mark that was kept elsewhere with the one here: no take is lost or counted twice, and of
    /// two first takes the better one stays. Returns whether that is theirs.
    pub(crate) fn join(&mut self, lesson: String, theirs: MarkEntry) -> bool {
        let entries = self.marks.entry(lesson).or_default();
        let Some(own) = entries.iter_mut().find(|own| own.is_of(&theirs)) else {
            entries.push(theirs);
            entries.sort_by(|a, b| (a.work, &a.algorithm).cmp(&(b.work, &b.algorithm)));
            return true;
        };
        if theirs.tries > own.tries {
            (own.tries, own.last) = (theirs.tries, theirs.last);
        }
        if theirs.best.share > own.best.share {
            own.best = theirs.best;
        }
        let share = |first: Option<FirstTake>| first.map(|first| first.mark.share);
        let is_better = share(theirs.first) > share(own.first);
        if is_better {
            own.first = theirs.first;
        }
        is_better
    }

    /// All marks, to be remembered.
    pub(crate) fn saved(&self) -> BTreeMap<String, Vec<MarkEntry>> {
        self.marks.clone()
    }

    pub(crate) fn recall(&mut self, marks: BTreeMap<String, Vec<MarkEntry>>) {
        self.marks = marks;
    }
}

/// The marks of a learner, to be written to a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkReport {
    /// The name entered by the learner; may be empty.
    pub learner: String,
    pub course: Option<Words>,
    /// A checksum of the course: what is asked, by which lessons, and what it counts for.
    pub course_print: Option<u32>,
    /// The marks earned of those in the course: by the first takes in the study mode and with the
    /// algorithm that the course asks for.
    pub points: Option<CoursePoints>,
    /// A row for each lesson and study mode; lessons that were not tried have one, too.
    pub rows: Vec<MarkRow>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CoursePoints {
    /// Earned, in thousandths of a mark.
    pub thousandths: u64,
    /// The maximum, in marks.
    pub of: u64,
}

impl CoursePoints {
    /// The marks earned, with one decimal: `13.6`.
    pub fn reached(self) -> String {
        let tenths = self.thousandths.saturating_add(50) / 100;
        format!("{}.{}", tenths / 10, tenths % 10)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkRow {
    pub chapter: Option<Words>,
    /// The lesson: the id if it ships, else the file name without its folders.
    pub lesson: String,
    pub title: Words,
    /// Whether the learner has completed it.
    pub walked: bool,
    /// `None` if the lesson was not tried.
    pub mark: Option<MarkEntry>,
    /// The study mode that the course asks for; `None` if the lesson is in no course.
    pub asked: Option<StudyMode>,
    /// The id of the algorithm that the course asks for; `None`: the one that the lesson names
    /// first.
    pub asked_algorithm: Option<String>,
    /// The weight of the lesson in the course, in marks.
    pub counts_for: u32,
}

/// The report as JSON: fields as the columns of the CSV. Decimal numbers are strings, `"54.5"`, as
/// in the CSV.
#[derive(Serialize)]
pub(super) struct ReportJson<'a> {
    learner: &'a str,
    course: Option<&'a Words>,
    course_print: Option<String>,
    course_reached: Option<String>,
    course_of: Option<u64>,
    rows: Vec<RowJson<'a>>,
}

#[derive(Serialize)]
pub(super) struct RowJson<'a> {
    chapter: Option<&'a Words>,
    lesson: &'a str,
    title: &'a Words,
    walked: bool,
    work: Option<&'static str>,
    algorithm: Option<&'a str>,
    tries: Option<u32>,
    first_percent: Option<String>,
    best_percent: Option<String>,
    last_percent: Option<String>,
    answers: Option<u32>,
    looks: Option<u32>,
    first_on: Option<String>,
    rules: Option<u8>,
    asked: Option<&'static str>,
    asked_algorithm: Option<&'a str>,
    counts_for: u32,
}

impl<'a> ReportJson<'a> {
    pub(super) fn of(report: &'a MarkReport) -> Self {
        Self {
            learner: &report.learner,
            course: report.course.as_ref(),
            course_print: report.course_print.map(print),
            course_reached: report.points.map(CoursePoints::reached),
            course_of: report.points.map(|points| points.of),
            rows: report.rows.iter().map(RowJson::of).collect(),
        }
    }
}

impl<'a> RowJson<'a> {
    fn of(row: &'a MarkRow) -> Self {
        let mark = row.mark.as_ref();
        let first = mark.and_then(|mark| mark.first);
        Self {
            chapter: row.chapter.as_ref(),
            lesson: &row.lesson,
            title: &row.title,
            walked: row.walked,
            work: mark.map(|mark| mark.work.id()),
            algorithm: mark.map(|mark| mark.algorithm.as_str()),
            tries: mark.map(|mark| mark.tries),
            first_percent: first.map(|first| first.mark.percent()),
            best_percent: mark.map(|mark| mark.best.percent()),
            last_percent: mark.map(|mark| mark.last.percent()),
            answers: mark.map(|mark| mark.last.of),
            looks: first.map(|first| first.looks),
            first_on: first.and_then(|first| first.day).map(date),
            rules: first.map(|first| first.rules),
            asked: row.asked.map(StudyMode::id),
            asked_algorithm: row.asked_algorithm.as_deref(),
            counts_for: row.counts_for,
        }
    }
}

/// A checksum, as in `8f03a1c2`.
fn print(course: u32) -> String {
    format!("{course:08x}")
}

/// How many columns all tables have; others were added at the end.
const COLUMNS: usize = 20;

const HEAD: [&str; 24] = [
    "learner",
    "course",
    "chapter",
    "lesson",
    "title_ja",
    "title_en",
    "walked",
    "work",
    "algorithm",
    "tries",
    "first_percent",
    "best_percent",
    "last_percent",
    "answers",
    "looks",
    "asked",
    "asked_algorithm",
    "counts_for",
    "course_reached",
    "course_of",
    "first_on",
    "rules",
    "course_print",
    "is_main",
];

impl MarkRow {
    /// The take that counts.
    fn first(&self) -> Option<FirstTake> {
        self.mark.as_ref()?.first
    }
}

impl MarkReport {
    /// As CSV (RFC 4180), with a header and one row a line. The totals of the course are repeated
    /// in every row, as is its title.
    pub fn csv(&self) -> Result<String, Words> {
        csv_of(std::slice::from_ref(self))
    }

    fn fields(&self, row: &MarkRow) -> [String; HEAD.len()] {
        let course = self.course.as_ref().map_or("", |title| &title.ja);
        let number = |number: Option<u32>| number.map_or_else(String::new, |n| n.to_string());
        let cells = RowJson::of(row);
        [
            unformulated(&self.learner),
            unformulated(course),
            unformulated(cells.chapter.map_or("", |title| &title.ja)),
            unformulated(cells.lesson),
            unformulated(&cells.title.ja),
            unformulated(&cells.title.en),
            u8::from(cells.walked).to_string(),
            cells.work.unwrap_or_default().to_owned(),
            unformulated(cells.algorithm.unwrap_or_default()),
            number(cells.tries),
            cells.first_percent.unwrap_or_default(),
            cells.best_percent.unwrap_or_default(),
            cells.last_percent.unwrap_or_default(),
            number(cells.answers),
            number(cells.looks),
            cells.asked.unwrap_or_default().to_owned(),
            unformulated(cells.asked_algorithm.unwrap_or_default()),
            cells.counts_for.to_string(),
            self.points.map(CoursePoints::reached).unwrap_or_default(),
            self.points.map_or_else(String::new, |points| points.of.to_string()),
            cells.first_on.unwrap_or_default(),
            cells.rules.map_or_else(String::new, |rules| rules.to_string()),
            self.course_print.map(print).unwrap_or_default(),
            row.mark.as_ref().map_or_else(String::new, |mark| u8::from(mark.is_main).to_string()),
        ]
    }

    /// The cells of the row of somebody without any: whose it is, and the totals.
    fn nothing(&self) -> [String; HEAD.len()] {
        let mut cells: [_; HEAD.len()] = std::array::from_fn(|_| String::new());
        cells[0] = unformulated(&self.learner);
        cells[1] = unformulated(self.course.as_ref().map_or("", |title| &title.ja));
        if let Some(points) = self.points {
            cells[18] = points.reached();
            cells[19] = points.of.to_string();
        }
        cells
    }

    /// [`MarkReport::csv`] for a file: with a byte order mark, without which spreadsheets in Japan
    /// assume another encoding.
    pub fn csv_file(&self) -> Result<String, Words> {
        Ok(format!("\u{feff}{}", self.csv()?))
    }

    pub fn json(&self) -> Result<String, Words> {
        json_of(&ReportJson::of(self))
    }
}

/// The rows of reports as one table.
pub(super) fn csv_of(reports: &[MarkReport]) -> Result<String, Words> {
    let failed =
        |error: &dyn std::fmt::Display| Words::of(|texts| texts.course_no_csv(error.to_string()));
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(HEAD).map_err(|error| failed(&error))?;
    for report in reports {
        for row in &report.rows {
            writer.write_record(report.fields(row)).map_err(|error| failed(&error))?;
        }
        // Who has no mark yet stands in the table, too.
        if report.rows.is_empty() {
            writer.write_record(report.nothing()).map_err(|error| failed(&error))?;
        }
    }
    let bytes = writer.into_inner().map_err(|error| failed(&error))?;
    String::from_utf8(bytes).map_err(|error| failed(&error))
}

pub(super) fn json_of(answer: &impl Serialize) -> Result<String, Words> {
    let text = serde_json::to_string_pretty(answer);
    text.map(|text| text + "\n")
        .map_err(|error| Words::of(|texts| texts.course_no_json(error.to_string())))
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
                rules: RULES,
                day: Some(20_785),
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
        assert_eq!((first.take, first.looks, first.rules), (1, 2, RULES));
        assert_eq!(first.day.map(date).as_deref(), Some("2026-11-28"));
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
                rules: RULES,
                day: None,
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
