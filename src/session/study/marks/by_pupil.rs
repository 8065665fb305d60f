//! A class with one row a pupil: marks by lesson, from all their codes and tables.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use serde::Serialize;
use serde_json::json;
use unicode_normalization::UnicodeNormalization as _;

use super::code::ClassMarks;
use super::{CoursePoints, LessonMark, MarkEntry, MarkReport, MarkRow, json_of};
use language::{Language, Words, unformulated};
use scenario::StudyMode;

/// What a teacher has to look at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClassDoubt {
    /// The total is not the sum of the rows.
    Sum,
    /// The course is not that of most of the class: other lessons, marks or weights.
    OtherCourse,
    /// They come from this many codes or tables; of two first takes the smaller one counts.
    Joined(usize),
    /// One report tells two first takes of a lesson; the smaller one counts.
    Twice,
    /// A first take was handed in before, and has gained more since, in thousandths, than so many
    /// answers more as a rule are worth.
    Risen(Rise),
    /// A first take has fewer answers than those of others, and more marks than so few can earn, or it is
    /// of a sheet with less than half of theirs.
    Fewer(FewerAnswers),
    /// Somebody else has the same marks, takes and looks throughout.
    Twin(String),
    /// The roster has the name, and there are no marks.
    Missing,
    /// The roster does not have the name.
    NotInRoster,
    /// The roster has the name more than once: whose the marks are it cannot say.
    SameName,
    /// A row of theirs in a table is damaged: sum and course cannot be compared.
    Damaged,
    /// There is no name; such marks are joined with nobody's.
    NoName,
}

/// What a first take was when it was handed in, and what it is now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rise {
    pub lesson: String,
    pub before: LessonMark,
    pub now: LessonMark,
}

/// The answers of a first take, and the most of others to the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FewerAnswers {
    pub lesson: String,
    pub answers: u32,
    pub most: u32,
}

impl ClassDoubt {
    pub fn words(&self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::Sum => texts.class_doubt_sum(),
            Self::OtherCourse => texts.class_doubt_course(),
            Self::Joined(count) => texts.class_doubt_joined(*count),
            Self::Twice => texts.class_doubt_twice(),
            Self::Risen(Rise { lesson, before, now }) => {
                let of = |mark: &LessonMark| (mark.percent(), mark.of);
                let ((before, few), (now, many)) = (of(before), of(now));
                texts.class_doubt_risen(before, few, lesson, many, now)
            }
            Self::Fewer(FewerAnswers { lesson, answers, most }) => {
                texts.class_doubt_fewer(*answers, lesson, *most)
            }
            Self::Damaged => texts.class_doubt_damaged(),
            Self::SameName => texts.class_doubt_same_name(),
            Self::Twin(name) => texts.class_doubt_twin(name),
            Self::Missing => texts.class_doubt_missing(),
            Self::NotInRoster => texts.class_doubt_not_in_roster(),
            Self::NoName => texts.class_doubt_no_name(),
        }
    }
}

/// The marks of a pupil, from everything that they have handed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PupilMarks {
    pub learner: String,
    /// What counts of each lesson of the class, in thousandths; `None` if it was not tried.
    pub lessons: Vec<Option<u16>>,
    /// The sum, which no code can promise.
    pub points: CoursePoints,
    /// The last day of a first take.
    pub last: Option<u32>,
    pub doubts: Vec<ClassDoubt>,
}

impl PupilMarks {
    /// The last day of a first take, as in `2026-11-28`.
    pub fn last_on(&self) -> Option<String> {
        self.last.map(super::date)
    }
}

/// A class, by pupil and lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PupilTable {
    /// The lessons that count, with their marks, in the order of the course.
    pub lessons: Vec<(String, Words, u32)>,
    pub pupils: Vec<PupilMarks>,
}

/// What is asked of a class: each lesson with its marks.
type AskedOfClass<'r> = BTreeSet<(&'r str, u32)>;

fn asked_of(report: &MarkReport) -> AskedOfClass<'_> {
    let rows = report.rows.iter().filter(|row| row.counts_for > 0);
    rows.map(|row| (row.lesson.as_str(), row.counts_for)).collect()
}

/// What counts of a row, in thousandths, if it is the work that was asked for.
fn counted(row: &MarkRow) -> Option<u16> {
    let asked = row.asked?;
    if asked == StudyMode::Watch {
        return row.walked.then_some(LessonMark::WHOLE);
    }
    let mark = row.mark.as_ref().filter(|mark| mark.work == asked)?;
    let is_asked = match &row.asked_algorithm {
        None => mark.is_main,
        Some(id) => mark.algorithm == *id,
    };
    mark.first.filter(|_| is_asked).map(|first| first.mark.share)
}

/// What counts of each lesson, once or more often: a course asks one work on it, with one algorithm or
/// with the one that the lesson names first.
fn told(report: &MarkReport) -> BTreeMap<&str, BTreeSet<u16>> {
    let mut told: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    for row in &report.rows {
        told.entry(row.lesson.as_str()).or_default().extend(counted(row));
    }
    told
}

/// What counts of each lesson of a report; of what is told twice the smallest.
fn shares(report: &MarkReport) -> HashMap<&str, u16> {
    let told = told(report).into_iter();
    told.filter_map(|(lesson, told)| Some((lesson, *told.first()?))).collect()
}

/// The sum of a report's rows.
fn sum(report: &MarkReport) -> CoursePoints {
    let shares = shares(report);
    let mut points = CoursePoints::default();
    for (lesson, marks) in asked_of(report) {
        let share = shares.get(lesson).copied().unwrap_or_default();
        points.thousandths += u64::from(share) * u64::from(marks);
        points.of += u64::from(marks);
    }
    points
}

/// Whether the total that a report tells is not the sum of its rows; a table has tenths of a mark, and a
/// spreadsheet may have made whole per cents of its shares.
fn is_other_sum(report: &MarkReport) -> bool {
    report.points.is_some_and(|told| {
        let sum = sum(report);
        let is_rounded = shares(report).values().all(|share| share.is_multiple_of(10));
        let rounded = if is_rounded { 5 * sum.of } else { 0 };
        told.of != sum.of || told.thousandths.abs_diff(sum.thousandths) > 50 + rounded
    })
}

/// A name without what is typed by chance: blanks, capitals, full width, marks apart from their letters,
/// and what nobody sees.
fn plain(name: &str) -> String {
    let is_seen = |c: &char| {
        !matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{e0100}'..='\u{e01ef}')
    };
    let name: String = name.chars().filter(is_seen).nfkc().collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    // A spreadsheet leaves out the first zeros of a number.
    let is_number = name.bytes().all(|digit| digit.is_ascii_digit());
    let zeros = name.len() - name.trim_start_matches('0').len();
    name[if is_number { zeros.min(name.len().saturating_sub(1)) } else { 0 }..].to_owned()
}

/// The plain name of a report, by its place; those without one are nobody's.
fn whose((at, report): (usize, &MarkReport)) -> String {
    let name = plain(&report.learner);
    if name.is_empty() { format!("\0{at}") } else { name }
}

/// Whose answers can be compared: the lesson, the work and the algorithm.
type AnswersOf<'r> = (&'r str, StudyMode, &'r str);

fn answers_of(row: &MarkRow) -> Option<(AnswersOf<'_>, LessonMark)> {
    let mark = row.mark.as_ref().filter(|_| counted(row).is_some())?;
    Some(((&row.lesson, mark.work, &mark.algorithm), mark.first?.mark))
}

/// No question of a take with at least so many weighs more than one of so many (`docs/marking.md`).
const FEWEST: u32 = 6;

/// Whether a mark is more than its answers can earn where others have answered so many, or is that of a
/// sheet with less than half of their entries.
fn is_of_too_few(work: StudyMode, mark: LessonMark, most: u32) -> bool {
    if work == StudyMode::FillIn {
        return 2 * u64::from(mark.of) < u64::from(most);
    }
    let can = u64::from(mark.of) * u64::from(LessonMark::WHOLE) / u64::from(FEWEST) + 1;
    most >= FEWEST && mark.of < most && u64::from(mark.share) > can
}

/// The first take that has too few answers beside the most of others.
fn fewer(reports: &[&MarkReport], answers: &HashMap<AnswersOf<'_>, u32>) -> Option<ClassDoubt> {
    reports.iter().flat_map(|report| &report.rows).find_map(|row| {
        let (of, mark) = answers_of(row)?;
        let most = *answers.get(&of)?;
        let few = FewerAnswers { lesson: row.lesson.clone(), answers: mark.of, most };
        is_of_too_few(of.1, mark, most).then_some(ClassDoubt::Fewer(few))
    })
}

impl ClassMarks {
    /// The most answers of a first take that counts, for each lesson, work and algorithm.
    fn most_answers(&self) -> HashMap<AnswersOf<'_>, u32> {
        let mut most = HashMap::new();
        let rows = self.reports.iter().flat_map(|report| &report.rows);
        for (of, mark) in rows.filter_map(answers_of) {
            let known = most.entry(of).or_insert(mark.of);
            *known = mark.of.max(*known);
        }
        most
    }

    /// The class with one row a pupil, in the order of the text; those of `roster`, if there is one,
    /// first and in its order. Names are the same without regard to spaces, capitals and full width.
    pub fn by_pupil(&self, roster: &[String]) -> PupilTable {
        // The course of most of them; of equally many, the first.
        let of_reports: Vec<String> = self.reports.iter().enumerate().map(whose).collect();
        let mut courses: HashMap<AskedOfClass<'_>, (BTreeSet<&str>, usize)> = HashMap::new();
        let mut courses_by_print: HashMap<u32, BTreeSet<&str>> = HashMap::new();
        for (at, (report, name)) in self.reports.iter().zip(&of_reports).enumerate() {
            let (pupils, _) =
                courses.entry(asked_of(report)).or_insert_with(|| (BTreeSet::new(), at));
            pupils.insert(name);
            if let Some(print) = report.course_print {
                courses_by_print.entry(print).or_default().insert(name);
            }
        }
        let most = courses.iter().max_by_key(|(_, (pupils, at))| (pupils.len(), Reverse(*at)));
        let course = most.map(|(asked, _)| asked);
        let print =
            courses_by_print.iter().max_by_key(|(print, pupils)| (pupils.len(), Reverse(**print)));
        let print = print.map(|(print, _)| *print);
        let answers = self.most_answers();
        let lessons: Vec<(String, Words, u32)> = course
            .and_then(|course| self.reports.iter().find(|report| asked_of(report) == *course))
            .map(|report| {
                let mut named = BTreeSet::new();
                let rows = report.rows.iter().filter(|row| row.counts_for > 0);
                let rows = rows.filter(|row| named.insert(row.lesson.as_str()));
                rows.map(|row| (row.lesson.clone(), row.title.clone(), row.counts_for)).collect()
            })
            .unwrap_or_default();
        let roster_names: Vec<String> = roster.iter().map(|name| plain(name)).collect();
        let mut order = roster_names.clone();
        let mut known: HashSet<String> = order.iter().cloned().collect();
        let mut of: HashMap<String, Vec<&MarkReport>> = HashMap::new();
        for (report, name) in self.reports.iter().zip(&of_reports) {
            if known.insert(name.clone()) {
                order.push(name.clone());
            }
            of.entry(name.clone()).or_default().push(report);
        }
        let twins = self.twins();
        let pupils = order.into_iter().enumerate().map(|(at, name)| {
            let mut reports = of.remove(&name).unwrap_or_default();
            let whole = reports.clone();
            reports.retain(|report| !whole.iter().any(|other| goes_on(report, other)));
            let reports = &reports[..];
            let mut doubts = Vec::new();
            if roster_names.iter().filter(|other| **other == name).count() > 1 {
                doubts.push(ClassDoubt::SameName);
            } else if reports.is_empty() {
                doubts.push(ClassDoubt::Missing);
            } else if at >= roster.len() && !roster.is_empty() {
                doubts.push(ClassDoubt::NotInRoster);
            }
            if name.starts_with('\0') {
                doubts.push(ClassDoubt::NoName);
            }
            if reports.len() > 1 {
                doubts.push(ClassDoubt::Joined(reports.len()));
            }
            if reports.iter().any(|report| told(report).values().any(|told| told.len() > 1)) {
                doubts.push(ClassDoubt::Twice);
            }
            let both = whole.iter().flat_map(|before| reports.iter().map(move |now| (before, now)));
            let mut gone_on = both.filter(|(before, now)| goes_on(before, now));
            let rise = gone_on.find_map(|(before, now)| risen(before, now));
            doubts.extend(rise.map(ClassDoubt::Risen));
            doubts.extend(fewer(reports, &answers));
            let is_damaged = self.damaged.iter().any(|damaged| plain(damaged) == name);
            if is_damaged {
                doubts.push(ClassDoubt::Damaged);
            } else if reports.iter().any(|report| is_other_sum(report)) {
                doubts.push(ClassDoubt::Sum);
            }
            let is_other = |report: &&MarkReport| {
                let is_other =
                    report.course_print.zip(print).is_some_and(|(own, most)| own != most);
                is_other || Some(&asked_of(report)) != course
            };
            if !is_damaged && reports.iter().any(is_other) {
                doubts.push(ClassDoubt::OtherCourse);
            }
            let twin = reports.iter().filter_map(|report| twins.get(&marks_of(report)?));
            let mut twin = twin.flatten().filter(|other| {
                reports.iter().all(|own| plain(&own.learner) != plain(&other.learner))
            });
            doubts.extend(twin.next().map(|twin| ClassDoubt::Twin(twin.learner.clone())));
            let all: Vec<_> = reports.iter().map(|report| shares(report)).collect();
            let share = |lesson: &str| all.iter().filter_map(|of| of.get(lesson).copied()).min();
            let shares: Vec<_> = lessons.iter().map(|(lesson, ..)| share(lesson)).collect();
            let mut points = CoursePoints::default();
            for (share, (_, _, marks)) in shares.iter().zip(&lessons) {
                points.thousandths += u64::from(share.unwrap_or(0)) * u64::from(*marks);
                points.of += u64::from(*marks);
            }
            let firsts = reports.iter().flat_map(|report| &report.rows).filter_map(MarkRow::first);
            let told = || reports.first().map_or(name, |report| report.learner.clone());
            let learner = roster.get(at).cloned().unwrap_or_else(told);
            let last = firsts.filter_map(|first| first.day).max();
            PupilMarks { learner, lessons: shares, points, last, doubts }
        });
        let pupils = pupils.collect();
        PupilTable { lessons, pupils }
    }

    /// The reports by their marks, where those say something.
    fn twins(&self) -> HashMap<String, Vec<&MarkReport>> {
        let mut twins: HashMap<String, Vec<&MarkReport>> = HashMap::new();
        for report in &self.reports {
            if let Some(marks) = marks_of(report) {
                twins.entry(marks).or_default().push(report);
            }
        }
        twins
    }
}

/// All first takes of a report as a text, with the looks, without the days. `None` if few of them are
/// neither nothing nor everything: then equal ones are no wonder.
fn marks_of(report: &MarkReport) -> Option<String> {
    const ENOUGH: usize = 2;
    let mark = |row: &MarkRow| {
        let (entry, first) = (row.mark.as_ref()?, row.first()?);
        let whose = (&row.lesson, entry.work, &entry.algorithm);
        Some(format!("{:?}", (whose, first.take, first.mark, first.looks)))
    };
    // In any order: a table may have been sorted.
    let rows: BTreeSet<_> = report.rows.iter().filter_map(mark).collect();
    let firsts = report.rows.iter().filter_map(MarkRow::first);
    let partly = firsts.filter(|first| (1..LessonMark::WHOLE).contains(&first.mark.share));
    if partly.count() < ENOUGH {
        return None;
    }
    Some(rows.into_iter().collect())
}

/// The marks of a report, each with its lesson.
fn marked(report: &MarkReport) -> Vec<(&str, &MarkEntry)> {
    report.rows.iter().filter_map(|row| Some((&*row.lesson, row.mark.as_ref()?))).collect()
}

/// Whether `other` is the same learner's work on the same machine, gone on with: it has everything that
/// `report` has, and no less of it.
fn goes_on(report: &MarkReport, other: &MarkReport) -> bool {
    let (own, theirs) = (marked(report), marked(other));
    let is_there = |(lesson, mark): &(&str, &MarkEntry)| {
        theirs.iter().any(|(of, later)| {
            let is_first = match (mark.first, later.first) {
                // A take of Predict has gone on if there are more answers to it. Another one with as
                // many is somebody's second first take, and so is every other sheet.
                (Some(before), Some(now)) => {
                    let has_more = before.mark.of < now.mark.of && before.day <= now.day;
                    let goes_on = mark.work == StudyMode::Predict && has_more;
                    (before.take, before.looks) == (now.take, now.looks) && goes_on || before == now
                }
                (before, now) => before == now,
            };
            of == lesson && later.is_of(mark) && later.tries >= mark.tries && is_first
        })
    };
    own != theirs && !own.is_empty() && own.iter().all(is_there)
}

/// The first takes that have gained more since they were handed in than the answers since then are of all
/// answers: hardly anybody does who has lost before.
fn risen(before: &MarkReport, now: &MarkReport) -> Option<Rise> {
    let rise = |row: &MarkRow| {
        let later = now.rows.iter().find(|of| of.lesson == row.lesson)?;
        let (before, now) = (row.first()?.mark, later.first()?.mark);
        let gained = u32::from(now.share.saturating_sub(before.share));
        let new = now.of.saturating_sub(before.of);
        let is_much =
            u64::from(gained) * u64::from(now.of) > u64::from(new) * u64::from(LessonMark::WHOLE);
        is_much.then(|| Rise { lesson: row.lesson.clone(), before, now })
    };
    before.rows.iter().find_map(rise)
}

#[derive(Serialize)]
struct PupilJson<'a> {
    learner: &'a str,
    /// In per cent, by lesson.
    lessons: BTreeMap<&'a str, Option<String>>,
    reached: String,
    of: u64,
    last_on: Option<String>,
    doubts: &'a [ClassDoubt],
}

impl PupilTable {
    /// As CSV: the pupil, the total, the share of each lesson in per cent, the last day, and what is
    /// to be looked at.
    pub fn csv(&self, language: Language) -> Result<String, Words> {
        let failed = |error: &dyn std::fmt::Display| {
            Words::of(|texts| texts.course_no_csv(error.to_string()))
        };
        let mut writer = csv::Writer::from_writer(Vec::new());
        let lessons = self.lessons.iter().map(|(lesson, ..)| unformulated(lesson));
        let head = ["learner", "reached", "of"].map(str::to_owned).into_iter().chain(lessons);
        let head = head.chain(["last_on", "to_look_at"].map(str::to_owned));
        writer.write_record(head).map_err(|error| failed(&error))?;
        for pupil in &self.pupils {
            let shares = pupil.lessons.iter().map(|share| percent(*share).unwrap_or_default());
            let doubts = pupil.doubts.iter().map(|doubt| doubt.words(language));
            let doubts = doubts.collect::<Vec<_>>().join(language.pick("。", "; "));
            let of = pupil.points.of.to_string();
            let cells = [unformulated(&pupil.learner), pupil.points.reached(), of].into_iter();
            let last = pupil.last_on().unwrap_or_default();
            let cells = cells.chain(shares).chain([last, unformulated(&doubts)]);
            writer.write_record(cells).map_err(|error| failed(&error))?;
        }
        let bytes = writer.into_inner().map_err(|error| failed(&error))?;
        String::from_utf8(bytes).map_err(|error| failed(&error))
    }

    /// The marks of a pupil as the results of an autograder (`results.json` of Gradescope): a test for
    /// each lesson that counts.
    pub fn results(&self, pupil: &PupilMarks, language: Language) -> Result<String, Words> {
        let lessons = self.lessons.iter().zip(&pupil.lessons);
        let tests = lessons.map(|((lesson, title, marks), share)| {
            let score = f64::from(share.unwrap_or(0)) * f64::from(*marks) / 1000.0;
            let name = format!("{} ({lesson})", title.get(language));
            let output = percent(*share).map_or_else(|| "–".to_owned(), |share| share + "%");
            json!({"name": name, "score": score, "max_score": marks, "output": output})
        });
        let (reached, of) = (pupil.points.reached(), pupil.points.of);
        let output = format!("{}: {reached} / {of}", pupil.learner);
        json_of(&json!({"output": output, "tests": tests.collect::<Vec<_>>()}))
    }

    pub fn json(&self) -> Result<String, Words> {
        let rows = self.pupils.iter().map(|pupil| PupilJson {
            learner: &pupil.learner,
            lessons: self
                .lessons
                .iter()
                .zip(&pupil.lessons)
                .map(|((lesson, ..), share)| (lesson.as_str(), percent(*share)))
                .collect(),
            reached: pupil.points.reached(),
            of: pupil.points.of,
            last_on: pupil.last_on(),
            doubts: &pupil.doubts,
        });
        json_of(&rows.collect::<Vec<_>>())
    }
}

fn percent(share: Option<u16>) -> Option<String> {
    share.map(|share| LessonMark { share, of: 0 }.percent())
}
