//! Tables of marks, read again.

use std::collections::HashMap;

use super::{
    COLUMNS, CodeFault, CoursePoints, FirstTake, HEAD, LessonMark, MarkEntry, MarkReport, MarkRow,
    SIGN,
};
use language::{Texts, Words, formulated};
use scenario::{StudyMode, parse, shipped};

/// What a table tells: its marks, and what cannot be read of it.
#[derive(Default)]
pub(super) struct MarkTable {
    pub(super) reports: Vec<MarkReport>,
    /// By their lines, from 1.
    pub(super) faults: Vec<CodeFault>,
    /// Whose rows are damaged.
    pub(super) damaged: Vec<String>,
}

/// The marks in a text that begins with a table of marks as CSV, or is several of them one after the
/// other; `None` if it does not. A spreadsheet may have saved it: with semicolons or tabs, other columns
/// beside ours or in another order, `100` for `100.0`, empty rows.
pub(super) fn of_table(text: &str) -> Option<MarkTable> {
    let text = text.trim_start_matches('\u{feff}');
    let begin = |delimiter| {
        let mut reader = csv::ReaderBuilder::new();
        reader.has_headers(false).flexible(true).trim(csv::Trim::All).delimiter(delimiter);
        reader
    };
    let head = |delimiter: &u8| {
        // Not the whole text, which a quotation mark could take for one cell.
        let line = text.split_inclusive('\n').next()?;
        let first = begin(*delimiter).from_reader(line.as_bytes()).records().next()?.ok()?;
        Some((*delimiter, MarkColumns::of(&first)?))
    };
    let (delimiter, mut columns) = [b',', b';', b'\t'].iter().find_map(head)?;
    let mut table = MarkTable::default();
    let mut firsts = FirstAlgorithms::new();
    // Of this table, by what stands in every row of one report: they may have been sorted.
    let mut known = HashMap::new();
    let (mut line, mut counted) = (1, 0);
    for record in begin(delimiter).from_reader(text.as_bytes()).records() {
        let at = match &record {
            Ok(record) => record.position(),
            Err(error) => error.position(),
        };
        // A record begins behind the last letter of the one before, and not always behind its line.
        let at = at.and_then(|at| usize::try_from(at.byte()).ok()).unwrap_or(counted);
        let breaks = text[at..].len() - text[at..].trim_start_matches(['\r', '\n']).len();
        line += text[counted..at + breaks].matches('\n').count();
        counted = at + breaks;
        let mut tell = |what| table.faults.push(CodeFault { line, what });
        let Ok(record) = record else {
            tell(Words::of(Texts::course_row_damaged));
            continue;
        };
        if let Some(next) = MarkColumns::of(&record) {
            (columns, known) = (next, HashMap::new()); // The head of the next table.
            continue;
        }
        // Nothing at all, or a code among the rows, which is read as such.
        if record.iter().all(str::is_empty) || record.iter().any(|cell| cell.contains(SIGN)) {
            continue;
        }
        let row = TableRow { record: &record, columns: &columns };
        let learner = row.text(0);
        if is_shortened(&learner) {
            tell(Words::of(|texts| texts.course_name_shortened(&learner)));
            continue;
        }
        let Some((head, mark)) = row.read(&mut firsts) else {
            tell(Words::of(Texts::course_row_damaged));
            table.damaged.push(learner);
            continue;
        };
        let first = mark.as_ref().and_then(MarkRow::first);
        if let Some(day) = row.filled(20).filter(|_| first.is_some_and(|first| first.day.is_none()))
        {
            tell(Words::of(|texts| texts.course_day_unread(&day)));
        }
        let whose = [0, 1, 18, 19, 22].map(|at| row.text(at));
        let place = known.entry(whose).or_insert(table.reports.len());
        match table.reports.get_mut(*place) {
            Some(known) => known.rows.extend(mark),
            None => {
                table.reports.push(MarkReport { rows: mark.into_iter().collect(), ..head });
            }
        }
    }
    Some(table)
}

/// Where each of our columns stands, in the order of [`HEAD`].
struct MarkColumns([Option<usize>; HEAD.len()]);

impl MarkColumns {
    /// Those of a head; `None` if it lacks one that all tables have.
    fn of(head: &csv::StringRecord) -> Option<Self> {
        let at = HEAD.map(|name| head.iter().position(|cell| cell.eq_ignore_ascii_case(name)));
        at[..COLUMNS].iter().all(Option::is_some).then_some(Self(at))
    }
}

/// A number that a spreadsheet has made of a long one, as in `2.02612E+11`.
fn is_shortened(name: &str) -> bool {
    let number =
        |text: &str| text.bytes().all(|it| it.is_ascii_digit() || it == b'.' || it == b',');
    name.split_once("E+").is_some_and(|(size, power)| number(size) && number(power))
}

/// A number with at most one decimal, behind a point or a comma, in tenths, with or without a sign of per
/// cent.
fn tenths(cell: &str) -> Option<u64> {
    let cell = cell.trim_end_matches('%').trim_end();
    let (whole, decimals) = cell.split_once(['.', ',']).unwrap_or((cell, ""));
    let tenth = decimals.trim_end_matches('0');
    let is_plain = |part: &str| part.bytes().all(|digit| digit.is_ascii_digit());
    if tenth.len() > 1 || !is_plain(whole) || !is_plain(tenth) {
        return None;
    }
    let tenth = if tenth.is_empty() { 0 } else { tenth.parse().ok()? };
    whole.parse::<u64>().ok()?.checked_mul(10)?.checked_add(tenth)
}

/// A whole number, also as `12.0`.
fn whole<N: TryFrom<u64>>(cell: &str) -> Option<N> {
    let tenths = tenths(cell)?;
    N::try_from(tenths / 10).ok().filter(|_| tenths.is_multiple_of(10))
}

/// What is 1 in a table, or true in a spreadsheet; `None` of a word that nobody knows.
fn truth(cell: &str) -> Option<bool> {
    let cell = &*cell.to_lowercase();
    let is_true = ["1", "true", "wahr", "vrai", "verdadero", "vero", "真"].contains(&cell);
    let is_false = ["", "0", "false", "falsch", "faux", "falso", "偽"].contains(&cell);
    (is_true || is_false).then_some(is_true).or_else(|| Some(whole::<u8>(cell)? == 1))
}

/// A day as a spreadsheet may write it; `None` if it could be another one, too.
fn day_of(cell: &str) -> Option<u32> {
    let parts: Vec<u32> = cell.split(['-', '/', '.']).map(whole).collect::<Option<_>>()?;
    let date = match parts[..] {
        // Days since the end of 1899.
        [days @ 20_000..=99_999] => return days.checked_sub(25_569),
        [year @ 1000..=9999, month, day] => (year, month, day),
        [day, month, year @ 1000..=9999] if cell.contains('.') || day > 12 => (year, month, day),
        [month, day @ 13..=31, year @ 1000..=9999] => (year, month, day),
        _ => return None,
    };
    let day = chrono::NaiveDate::from_ymd_opt(i32::try_from(date.0).ok()?, date.1, date.2)?;
    u32::try_from(day.to_epoch_days()).ok()
}

/// A row of a table.
struct TableRow<'r> {
    record: &'r csv::StringRecord,
    columns: &'r MarkColumns,
}

impl TableRow<'_> {
    /// What stands in a column of [`HEAD`]; `None` if the table does not have it.
    fn cell(&self, column: usize) -> Option<&str> {
        self.record.get(self.columns.0[column]?)
    }

    fn text(&self, column: usize) -> String {
        formulated(self.cell(column).unwrap_or_default()).to_owned()
    }

    fn filled(&self, column: usize) -> Option<String> {
        Some(self.text(column)).filter(|cell| !cell.is_empty())
    }

    /// Whose it is, without rows, and the row itself, if there is one.
    fn read(&self, firsts: &mut FirstAlgorithms) -> Option<(MarkReport, Option<MarkRow>)> {
        let is_there = |at: &Option<usize>| at.is_none_or(|at| at < self.record.len());
        if !self.columns.0.iter().all(is_there) {
            return None; // It has been cut off.
        }
        let share = |at: usize| {
            let share = u16::try_from(tenths(self.cell(at)?)?).ok()?;
            (share <= LessonMark::WHOLE).then_some(share)
        };
        // A word that nobody knows is damage.
        let mode = |at: usize| {
            let id = self.cell(at).unwrap_or_default();
            let is_it = |mode: &StudyMode| mode.id().eq_ignore_ascii_case(id);
            let known = StudyMode::ALL.iter().copied().find(is_it);
            if id.is_empty() { Some(None) } else { known.map(Some) }
        };
        let points = match (self.filled(18), self.filled(19)) {
            (Some(reached), Some(of)) => {
                let thousandths = tenths(&reached)?.checked_mul(100)?;
                Some(CoursePoints { thousandths, of: whole(&of)? })
            }
            (None, None) => None,
            _ => return None,
        };
        let head = MarkReport {
            learner: self.text(0),
            course: self.filled(1).map(Words::same),
            course_print: self.filled(22).and_then(|print| u32::from_str_radix(&print, 16).ok()),
            points,
            rows: Vec::new(),
        };
        if self.filled(3).is_none() {
            let is_empty = [7, 10, 11, 12].iter().all(|at| self.filled(*at).is_none());
            return is_empty.then_some((head, None));
        }
        let of = self.filled(13).map_or(Some(0), |of| whole(&of))?;
        let mark = |at: usize| Some(LessonMark { share: share(at)?, of });
        let rules = || self.filled(21).map_or(Some(FirstTake::default().rules), |it| whole(&it));
        let first = self.filled(10).map(|_| {
            Some(FirstTake {
                take: 1,
                mark: mark(10)?,
                looks: whole(&self.text(14))?,
                rules: rules()?,
                day: self.filled(20).as_deref().and_then(day_of),
            })
        });
        let entry = match mode(7)? {
            None => None,
            Some(work) => Some(MarkEntry {
                work,
                algorithm: self.text(8),
                tries: whole(&self.text(9))?,
                best: mark(11)?,
                last: mark(12)?,
                first: match first {
                    None => None,
                    Some(first) => Some(first?),
                },
                is_main: match self.cell(23) {
                    Some(main) => truth(main)?,
                    // The first tables did not say it.
                    None => is_first(&self.text(3), &self.text(8), firsts),
                },
            }),
        };
        if entry.as_ref().is_some_and(|entry| !entry.can_be_earned()) {
            return None;
        }
        let row = MarkRow {
            chapter: self.filled(2).map(Words::same),
            lesson: self.text(3),
            title: Words { ja: self.text(4), en: self.text(5) },
            walked: truth(&self.text(6))?,
            mark: entry,
            asked: mode(15)?,
            asked_algorithm: self.filled(16),
            counts_for: whole(&self.text(17))?,
        };
        Some((head, Some(row)))
    }
}

/// The first algorithms of shipped lessons, each read once.
type FirstAlgorithms = HashMap<String, Option<String>>;

/// Whether an algorithm is the first of a lesson, as far as the lesson is known.
fn is_first(lesson: &str, algorithm: &str, firsts: &mut FirstAlgorithms) -> bool {
    let first = firsts.entry(lesson.to_owned()).or_insert_with(|| {
        let shipped = shipped().iter().find(|shipped| shipped.id == lesson)?;
        parse(shipped.text()).ok()?.algorithms.first().cloned()
    });
    first.as_ref().is_none_or(|first| first == algorithm)
}
