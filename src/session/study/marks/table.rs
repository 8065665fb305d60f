//! Tables of marks, read again.

use std::collections::HashMap;

use super::by_pupil::first_of;
use super::code::{CodeFault, SIGN};
use super::{CoursePoints, FirstTake, HEAD, LessonMark, MarkEntry, MarkReport, MarkRow};
use language::{Texts, Words, formulated};
use scenario::{StudyMode, parse, shipped};

/// The marks in a text that is a table of marks as CSV, or several of them one after the other; `None`
/// if it is not: a spreadsheet may have saved it, with semicolons or tabs, and with `100` for `100.0`.
/// What cannot be read is told by its line, from 1.
pub(super) fn of_table(text: &str) -> Option<(Vec<MarkReport>, Vec<CodeFault>)> {
    let text = text.trim_start_matches('\u{feff}');
    let begin = |delimiter| {
        let mut reader = csv::ReaderBuilder::new();
        reader.has_headers(false).flexible(true).delimiter(delimiter);
        reader
    };
    let has_head = |delimiter: &u8| {
        let first = begin(*delimiter).from_reader(text.as_bytes()).records().next();
        // Columns were added at the end.
        matches!(first, Some(Ok(first)) if HEAD[..20].iter().copied().eq(first.iter().take(20)))
    };
    let delimiter = [b',', b';', b'\t'].into_iter().find(has_head)?;
    let (mut reports, mut faults) = (Vec::<MarkReport>::new(), Vec::new());
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
        let mut tell = |what| faults.push(CodeFault { line, what });
        let Ok(record) = record else {
            tell(Words::of(Texts::course_row_damaged));
            continue;
        };
        if record.get(1) == Some(HEAD[1]) {
            known.clear(); // The head of the next table.
            continue;
        }
        if record.iter().any(|cell| cell.contains(SIGN)) {
            continue; // A code among the rows, which is read as such.
        }
        match row_of(&record, &mut firsts) {
            None => tell(Words::of(Texts::course_row_damaged)),
            Some((head, row)) => {
                let first = row.as_ref().and_then(first_of);
                let day = record.get(20).filter(|day| !day.is_empty());
                if let Some(day) = day.filter(|_| first.is_some_and(|first| first.day.is_none())) {
                    tell(Words::of(|texts| texts.course_day_unread(day)));
                }
                let cell =
                    |name| HEAD.iter().position(|of| *of == name).and_then(|at| record.get(at));
                let whose = ["learner", "course", "course_reached", "course_of", "course_print"]
                    .map(|name| cell(name).map(str::to_owned));
                let place = known.entry(whose).or_insert(reports.len());
                match reports.get_mut(*place).filter(|of| !of.learner.is_empty()) {
                    Some(known) => known.rows.extend(row),
                    None => reports.push(MarkReport { rows: row.into_iter().collect(), ..head }),
                }
            }
        }
    }
    Some((reports, faults))
}

/// A number with at most one decimal, behind a point or a comma, in tenths.
fn tenths(cell: &str) -> Option<u64> {
    let (whole, tenth) = cell.split_once(['.', ',']).unwrap_or((cell, "0"));
    let is_plain = |part: &str| part.bytes().all(|digit| digit.is_ascii_digit());
    if tenth.len() != 1 || !is_plain(whole) || !is_plain(tenth) {
        return None;
    }
    whole.parse::<u64>().ok()?.checked_mul(10)?.checked_add(tenth.parse().ok()?)
}

/// A row of a table: whose it is, without rows, and the row itself, if there is one.
fn row_of(
    record: &csv::StringRecord,
    firsts: &mut FirstAlgorithms,
) -> Option<(MarkReport, Option<MarkRow>)> {
    if ![20, HEAD.len()].contains(&record.len()) {
        return None;
    }
    let text = |at: usize| formulated(record.get(at).unwrap_or_default()).to_owned();
    let filled = |at: usize| Some(text(at)).filter(|cell| !cell.is_empty());
    let share = |at: usize| {
        let share = u16::try_from(tenths(record.get(at)?)?).ok()?;
        (share <= LessonMark::WHOLE).then_some(share)
    };
    let mode = |at: usize| {
        let id = record.get(at).unwrap_or_default();
        StudyMode::ALL.iter().copied().find(|mode| mode.id() == id)
    };
    let points = match (filled(18), filled(19)) {
        (Some(reached), Some(of)) => {
            let thousandths = tenths(&reached)?.checked_mul(100)?;
            Some(CoursePoints { thousandths, of: of.parse().ok()? })
        }
        (None, None) => None,
        _ => return None,
    };
    let head = MarkReport {
        learner: text(0),
        course: filled(1).map(Words::same),
        course_print: filled(22).and_then(|print| u32::from_str_radix(&print, 16).ok()),
        points,
        rows: Vec::new(),
    };
    if filled(3).is_none() {
        return Some((head, None));
    }
    let day = filled(20).and_then(|day| {
        let day = day.replace(['/', '.'], "-");
        let day = chrono::NaiveDate::parse_from_str(&day, "%Y-%m-%d").ok()?;
        u32::try_from(day.to_epoch_days()).ok()
    });
    let of = filled(13).map_or(Some(0), |of| of.parse().ok())?;
    let mark = |at: usize| Some(LessonMark { share: share(at)?, of });
    let first = filled(10).map(|_| {
        Some(FirstTake {
            take: 1,
            mark: mark(10)?,
            looks: text(14).parse().ok()?,
            rules: filled(21).map_or(Some(FirstTake::default().rules), |it| it.parse().ok())?,
            day,
        })
    });
    let entry = match mode(7) {
        None => None,
        Some(work) => Some(MarkEntry {
            work,
            algorithm: text(8),
            tries: text(9).parse().ok()?,
            best: mark(11)?,
            last: mark(12)?,
            first: match first {
                None => None,
                Some(first) => Some(first?),
            },
            is_main: match record.get(23) {
                Some(main) => main == "1",
                // The first tables did not say it.
                None => is_first(&text(3), &text(8), firsts),
            },
        }),
    };
    if entry.as_ref().is_some_and(|entry| !entry.can_be_earned()) {
        return None;
    }
    let row = MarkRow {
        chapter: filled(2).map(Words::same),
        lesson: text(3),
        title: Words { ja: text(4), en: text(5) },
        walked: text(6) == "1",
        mark: entry,
        asked: mode(15),
        asked_algorithm: filled(16),
        counts_for: text(17).parse().ok()?,
    };
    Some((head, Some(row)))
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
