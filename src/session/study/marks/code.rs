//! Marks as a line of text, a code, which is handed in by mail, in a form or in a chat; and the
//! marks of a class, found in whatever text holds such codes.
//!
//! `yomisuji-marks:2:612:…`: the version, the number of letters, and the letters. They are CRC-32
//! and Deflate of the marks as JSON, in base64 for addresses. Breaks of lines between the letters
//! and what mails put there (`>`, `=`) are skipped. A title that is that of a shipped lesson is
//! left out.

use std::collections::{HashMap, HashSet};

use flate2::Crc;
use serde::{Deserialize, Serialize};

use super::super::super::letters::{bytes_of, deflated, inflated, letters};
use super::table::{MarkTable, of_table};
use super::{
    COLUMNS, CodeFault, CoursePoints, FirstTake, HEAD, LessonMark, MarkEntry, MarkReport, MarkRow,
    ReportJson, SIGN, csv_of, json_of,
};
use language::{Texts, Words};
use scenario::{StudyMode, parse, shipped};

/// The version of codes that this program reads and writes.
const VERSION: u32 = 2;

/// The length of the checksum in bytes.
const SUM: usize = 4;

/// The learner, the title of the course, the marks reached in it and their maximum, and the rows; since
/// version 2 also the checksum of the course, and of each row the rules and the day.
#[derive(Serialize, Deserialize)]
struct CodedReport(
    String,
    Option<Words>,
    Option<(u64, u64)>,
    Vec<CodedRow>,
    Option<u32>,
    Vec<Option<(u8, Option<u32>)>>,
);

/// The same in version 1.
#[derive(Deserialize)]
struct FirstCodedReport(String, Option<Words>, Option<(u64, u64)>, Vec<CodedRow>);

/// The fields of a row, in their order.
#[derive(Serialize, Deserialize)]
struct CodedRow(
    Option<Words>,
    String,
    Option<Words>,
    bool,
    Option<CodedEntry>,
    Option<StudyMode>,
    Option<String>,
    u32,
);

/// The fields of a mark, in their order.
#[derive(Serialize, Deserialize)]
struct CodedEntry(
    StudyMode,
    String,
    u32,
    (u16, u32),
    (u16, u32),
    Option<(u32, (u16, u32), u32)>,
    bool,
);

impl CodedEntry {
    fn of(entry: &MarkEntry) -> Self {
        let pair = |mark: LessonMark| (mark.share, mark.of);
        let first = entry.first.map(|first| (first.take, pair(first.mark), first.looks));
        let MarkEntry { work, algorithm, tries, best, last, is_main, .. } = entry;
        Self(*work, algorithm.clone(), *tries, pair(*best), pair(*last), first, *is_main)
    }

    fn entry(self, given: Option<(u8, Option<u32>)>) -> MarkEntry {
        let (rules, day) = given.unwrap_or_else(|| (FirstTake::default().rules, None));
        let mark = |(share, of)| LessonMark { share, of };
        let Self(work, algorithm, tries, best, last, first, is_main) = self;
        let first = first.map(|(take, pair, looks)| FirstTake {
            take,
            mark: mark(pair),
            looks,
            rules,
            day,
        });
        MarkEntry { work, algorithm, tries, best: mark(best), last: mark(last), first, is_main }
    }
}

/// The titles of shipped lessons, each read once.
#[derive(Default)]
struct ShippedTitles(HashMap<String, Option<Words>>);

impl ShippedTitles {
    fn of(&mut self, id: &str) -> Option<&Words> {
        let title = self.0.entry(id.to_owned()).or_insert_with(|| {
            let lesson = shipped().iter().find(|lesson| lesson.id == id)?;
            Some(parse(lesson.text()).ok()?.title)
        });
        title.as_ref()
    }
}

impl MarkReport {
    pub fn code(&self) -> Result<String, Words> {
        let mut titles = ShippedTitles::default();
        let rows = self.rows.iter().map(|row| {
            let is_known = titles.of(&row.lesson) == Some(&row.title);
            CodedRow(
                row.chapter.clone(),
                row.lesson.clone(),
                (!is_known).then(|| row.title.clone()),
                row.walked,
                row.mark.as_ref().map(CodedEntry::of),
                row.asked,
                row.asked_algorithm.clone(),
                row.counts_for,
            )
        });
        let points = self.points.map(|points| (points.thousandths, points.of));
        let given = self.rows.iter().map(|row| {
            let first = row.mark.as_ref()?.first?;
            Some((first.rules, first.day))
        });
        let coded = CodedReport(
            self.learner.clone(),
            self.course.clone(),
            points,
            rows.collect(),
            self.course_print,
            given.collect(),
        );
        let text = serde_json::to_string(&coded)
            .map_err(|error| Words::of(|texts| texts.course_no_json(error.to_string())))?;
        let packed = deflated(&text);
        let mut bytes = checksum(&packed).to_vec();
        bytes.extend(packed);
        let letters = letters(&bytes);
        Ok(format!("{SIGN}{VERSION}:{}:{letters}", letters.len()))
    }

    /// The marks of these letters, and how many bytes they take in a table; `None` if they are damaged,
    /// or cannot have been earned.
    fn of_letters(
        (version, letters): (u32, &str),
        titles: &mut ShippedTitles,
    ) -> Option<(Self, usize)> {
        let bytes = bytes_of(letters).ok()?;
        let (sum, packed) = bytes.split_at_checked(SUM)?;
        if sum != checksum(packed) {
            return None;
        }
        let text = inflated(packed).ok()?;
        let (learner, course, points, rows, course_print, given) = if version == VERSION {
            let CodedReport(learner, course, points, rows, print, given) =
                serde_json::from_str(&text).ok()?;
            (learner, course, points, rows, print, given)
        } else {
            let FirstCodedReport(learner, course, points, rows) =
                serde_json::from_str(&text).ok()?;
            (learner, course, points, rows, None, Vec::new())
        };
        if rows.len() > MOST_ROWS {
            return None;
        }
        let of_all = learner.len() + course.as_ref().map_or(0, |title| title.ja.len());
        let bytes = 3 * text.len() + rows.len() * (ROW + of_all);
        let given = given.into_iter().chain(std::iter::repeat(None));
        let rows = rows.into_iter().zip(given).map(|(row, given)| {
            let CodedRow(chapter, lesson, title, walked, mark, asked, asked_algorithm, counts_for) =
                row;
            let title = title.or_else(|| titles.of(&lesson).cloned());
            MarkRow {
                chapter,
                title: title.unwrap_or_else(|| Words::same(&lesson)),
                lesson,
                walked,
                mark: mark.map(|mark| mark.entry(given)),
                asked,
                asked_algorithm,
                counts_for,
            }
        });
        let points = points.map(|(thousandths, of)| CoursePoints { thousandths, of });
        let report = Self { learner, course, course_print, points, rows: rows.collect() };
        report.can_be_earned().then_some((report, bytes))
    }

    /// Whether every mark can be earned, and no total is larger than its maximum.
    fn can_be_earned(&self) -> bool {
        let mut marks = self.rows.iter().filter_map(|row| row.mark.as_ref());
        marks.all(MarkEntry::can_be_earned)
            && self.points.is_none_or(|points| {
                points.of.checked_mul(1_000).is_some_and(|of| points.thousandths <= of)
            })
    }
}

/// The most lessons in a code; a text may hold many codes, and each is packed.
const MOST_ROWS: usize = 1_000;

/// The most bytes of a table of marks, over all codes of a text: a class does not come near it, and a
/// text made to fill the memory ends there.
const MOST_BYTES: usize = 32 << 20;

/// The most lines that are tried as the head of a table.
const MOST_HEADS: usize = 100;

/// What a row takes without its words, in bytes.
const ROW: usize = 256;

fn begins_with_version(text: &str) -> bool {
    let text = text.trim_start();
    let behind = text.trim_start_matches(|c: char| c.is_ascii_digit());
    behind.len() < text.len() && behind.starts_with(':')
}

fn checksum(bytes: &[u8]) -> [u8; SUM] {
    let mut crc = Crc::new();
    crc.update(bytes);
    crc.sum().to_be_bytes()
}

/// What mails put between the letters of a code.
fn is_between(c: char) -> bool {
    c.is_whitespace() || c.is_control() || matches!(c, '>' | '=' | '\u{200b}' | '\u{feff}')
}

/// Where codes begin, and what is behind their signs, which may be broken into lines, too.
fn signs(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let first = SIGN.chars().next().unwrap_or_default();
    text.match_indices(first).filter_map(|(at, _)| {
        let mut letters = text[at..].char_indices();
        for sign in SIGN.chars() {
            let (_, found) = letters.by_ref().find(|(_, letter)| !is_between(*letter))?;
            (found == sign).then_some(())?;
        }
        Some((at, letters.as_str()))
    })
}

/// The letters of the code behind a sign, and the version; `None` if no code follows, and `Some`
/// with `None` for letters if some are missing.
fn letters_behind(text: &str) -> Option<(u32, Option<String>)> {
    let mut signs = text.chars().filter(|c| !is_between(*c));
    let mut number = || {
        let mut number: Option<u32> = None;
        loop {
            match signs.next()? {
                ':' => return number,
                sign => {
                    let digit = sign.to_digit(10)?;
                    number = Some(number.unwrap_or(0).checked_mul(10)?.checked_add(digit)?);
                }
            }
        }
    };
    let (version, count) = (number()?, number()? as usize);
    let is_letter = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    let letters: String = signs.take(count).take_while(is_letter).collect();
    Some((version, Some(letters).filter(|letters| letters.len() == count)))
}

/// The marks of a class, from the codes in a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClassMarks {
    /// In the order of the text. The same code is read once, however often it stands there.
    pub reports: Vec<MarkReport>,
    pub faults: Vec<CodeFault>,
    /// Whose rows of tables are damaged, and left out.
    pub damaged: Vec<String>,
}

#[derive(Serialize)]
struct ClassJson<'a> {
    reports: Vec<ReportJson<'a>>,
    faults: &'a [CodeFault],
}

impl ClassMarks {
    /// The marks in a text with codes, whatever else stands in it, and in the table of marks as CSV
    /// that it is, or ends with; `None` if it has neither.
    pub fn read(text: &str) -> Option<Self> {
        let mut class = Self::of_codes(text);
        // The names of its columns may have been put into another order.
        let lacks = |line: &str| {
            let line = line.to_ascii_lowercase();
            HEAD[..COLUMNS]
                .iter()
                .filter(|name| !line.contains(**name))
                .copied()
                .collect::<Vec<_>>()
        };
        let is_head = |line: &str| lacks(line).is_empty();
        let lines = text.split_inclusive('\n').scan(0, |end, line| {
            *end += line.len();
            Some((*end - line.len(), line))
        });
        let heads = (0..).zip(lines).filter(|(_, (_, line))| is_head(line)).take(MOST_HEADS);
        let mut tables = heads.filter_map(|(above, (at, _))| Some((above, of_table(&text[at..])?)));
        if let Some((above, MarkTable { reports, faults, damaged })) = tables.next() {
            class.reports.extend(reports);
            let below = |fault: CodeFault| CodeFault { line: above + fault.line, ..fault };
            class.faults.extend(faults.into_iter().map(below));
            class.damaged = damaged;
        }
        for (line, head) in (1..).zip(text.lines()) {
            let lacking = lacks(head);
            if (1..=COLUMNS / 2).contains(&lacking.len()) {
                let what = Words::of(|texts| texts.course_table_lacks(lacking.join(", ")));
                class.faults.push(CodeFault { line, what });
            }
        }
        let is_empty = class.reports.is_empty() && class.faults.is_empty();
        (!is_empty).then_some(class)
    }

    fn of_codes(text: &str) -> Self {
        let (mut class, mut titles) = (Self::default(), ShippedTitles::default());
        let (mut known, mut line, mut counted, mut room) = (HashSet::new(), 1, 0, MOST_BYTES);
        for (at, behind) in signs(text) {
            line += text[counted..at].matches('\n').count();
            counted = at;
            let what = match letters_behind(behind) {
                // The sign may stand in a sentence.
                None if !begins_with_version(behind) => continue,
                None | Some((1..=VERSION, None)) => Words::of(Texts::course_code_damaged),
                Some((1..=VERSION, Some(letters))) if known.contains(&letters) => continue,
                Some((version @ 1..=VERSION, Some(letters))) => {
                    let report = MarkReport::of_letters((version, &letters), &mut titles);
                    known.insert(letters);
                    match report {
                        Some((report, bytes)) if bytes <= room => {
                            room -= bytes;
                            class.reports.push(report);
                            continue;
                        }
                        // Nobody can tell which of them are meant.
                        Some(_) => {
                            let what =
                                Words::of(|texts| texts.course_codes_too_large(MOST_BYTES >> 20));
                            let faults = vec![CodeFault { line, what }];
                            return Self { faults, ..Self::default() };
                        }
                        None => Words::of(Texts::course_code_damaged),
                    }
                }
                Some((version, _)) => {
                    Words::of(|texts| texts.course_code_version(VERSION, version))
                }
            };
            class.faults.push(CodeFault { line, what });
        }
        class
    }

    /// Adds those of another text.
    pub fn extend(&mut self, other: Self) {
        let new = other.reports.into_iter().filter(|report| !self.reports.contains(report));
        let new: Vec<_> = new.collect();
        self.reports.extend(new);
        self.faults.extend(other.faults);
        self.damaged.extend(other.damaged);
    }

    /// As one CSV table, as [`MarkReport::csv`]: the learner stands in each row.
    pub fn csv(&self) -> Result<String, Words> {
        csv_of(&self.reports)
    }

    /// [`ClassMarks::csv`] for a file, as [`MarkReport::csv_file`].
    pub fn csv_file(&self) -> Result<String, Words> {
        Ok(format!("\u{feff}{}", self.csv()?))
    }

    /// As one JSON object, with the codes that cannot be read.
    pub fn json(&self) -> Result<String, Words> {
        let reports = self.reports.iter().map(ReportJson::of).collect();
        json_of(&ClassJson { reports, faults: &self.faults })
    }
}
