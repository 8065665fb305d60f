//! The marks as a table that a learner can hand in.

use serde::Serialize;

use super::state::MarkEntry;
use language::{Words, unformulated};
use scenario::StudyMode;

/// The marks of a learner, to be written to a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkReport {
    /// The name entered by the learner; may be empty.
    pub learner: String,
    pub course: Option<Words>,
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
    asked: Option<&'static str>,
    asked_algorithm: Option<&'a str>,
    counts_for: u32,
}

impl<'a> ReportJson<'a> {
    pub(super) fn of(report: &'a MarkReport) -> Self {
        Self {
            learner: &report.learner,
            course: report.course.as_ref(),
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
            asked: row.asked.map(StudyMode::id),
            asked_algorithm: row.asked_algorithm.as_deref(),
            counts_for: row.counts_for,
        }
    }
}

const HEAD: [&str; 20] = [
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
];

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
        ]
    }

    /// The cells of the row of somebody without any: whose it is, and the totals.
    fn nothing(&self) -> [String; HEAD.len()] {
        let mut cells: [_; HEAD.len()] = std::array::from_fn(|_| String::new());
        cells[0] = unformulated(&self.learner);
        cells[1] = unformulated(self.course.as_ref().map_or("", |title| &title.ja));
        if let Some(points) = self.points {
            cells[HEAD.len() - 2] = points.reached();
            cells[HEAD.len() - 1] = points.of.to_string();
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
