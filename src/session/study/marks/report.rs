//! The marks as a table that a learner can hand in.

use serde::Serialize;

use super::state::MarkEntry;
use crate::language::Words;

/// The marks of a learner, as they are written to a file.
#[derive(Clone, Debug, Serialize)]
pub struct MarkReport {
    /// The name that the learner has given; may be empty.
    pub learner: String,
    /// The course, if one is open.
    pub course: Option<Words>,
    /// How much of the course's marks was reached, and of how many: by the best tries in the way that
    /// the course asks for.
    pub reached: Option<(f64, u32)>,
    /// A row a lesson and way of working; lessons that were not tried have one, too.
    pub rows: Vec<MarkRow>,
}

/// A row of the table.
#[derive(Clone, Debug, Serialize)]
pub struct MarkRow {
    /// The chapter.
    pub chapter: Option<Words>,
    /// The lesson, by the name of its source.
    pub lesson: String,
    /// Its title.
    pub title: Words,
    /// Whether the learner has walked through it.
    pub walked: bool,
    /// What was reached; none where the lesson was not tried.
    pub mark: Option<MarkEntry>,
    /// What the lesson counts for in the course, in marks.
    pub counts_for: u32,
}

/// The head of the table as CSV.
const HEAD: [&str; 14] = [
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
    "best_percent",
    "last_percent",
    "answers",
    "counts_for",
];

impl MarkReport {
    /// As CSV (RFC 4180), a head and a row a line.
    ///
    /// # Errors
    /// One sentence, if it cannot be written.
    pub fn csv(&self) -> Result<String, Words> {
        let failed = |error: &dyn std::fmt::Display| Words {
            ja: format!("CSV を書けない: {error}"),
            en: format!("the CSV cannot be written: {error}"),
        };
        let mut writer = csv::Writer::from_writer(Vec::new());
        writer.write_record(HEAD).map_err(|error| failed(&error))?;
        for row in &self.rows {
            let mark = row.mark.as_ref();
            let number = |number: Option<u32>| number.map_or_else(String::new, |n| n.to_string());
            let course = self.course.as_ref().map_or("", |title| &title.ja);
            let fields = [
                plain(&self.learner),
                plain(course),
                plain(row.chapter.as_ref().map_or("", |title| &title.ja)),
                plain(&row.lesson),
                plain(&row.title.ja),
                plain(&row.title.en),
                u8::from(row.walked).to_string(),
                mark.map_or_else(String::new, |mark| mark.work.id().to_owned()),
                mark.map_or_else(String::new, |mark| mark.algorithm.clone()),
                number(mark.map(|mark| mark.tries)),
                mark.map_or_else(String::new, |mark| mark.best.percent()),
                mark.map_or_else(String::new, |mark| mark.last.percent()),
                number(mark.map(|mark| mark.best.of)),
                row.counts_for.to_string(),
            ];
            writer
                .write_record(fields)
                .map_err(|error| failed(&error))?;
        }
        let bytes = writer.into_inner().map_err(|error| failed(&error))?;
        String::from_utf8(bytes).map_err(|error| failed(&error))
    }

    /// As one JSON object.
    ///
    /// # Errors
    /// One sentence, if it cannot be written.
    pub fn json(&self) -> Result<String, Words> {
        let text = serde_json::to_string_pretty(self);
        text.map(|text| text + "\n").map_err(|error| Words {
            ja: format!("JSON を書けない: {error}"),
            en: format!("the JSON cannot be written: {error}"),
        })
    }
}

/// A text that no spreadsheet takes for a formula.
fn plain(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        format!("'{text}")
    } else {
        text.to_owned()
    }
}
