//! Tables of marks, read again.

use std::collections::HashMap;

use super::{CoursePoints, FirstTake, HEAD, LessonMark, MarkEntry, MarkReport, MarkRow};
use language::Words;
use scenario::{StudyMode, parse, shipped};

/// The marks in a text that is a table of marks as CSV, or several of them one after the other; `None`
/// if it is not. Rows that are damaged are told by their lines, from 1.
pub(super) fn of_table(text: &str) -> Option<(Vec<MarkReport>, Vec<usize>)> {
    let text = text.trim_start_matches('\u{feff}');
    // Columns were added at the end.
    if !text.starts_with(&HEAD[..20].join(",")) {
        return None;
    }
    let (mut reports, mut damaged) = (Vec::<MarkReport>::new(), Vec::new());
    let mut firsts = FirstAlgorithms::new();
    // Of this table, by what stands in every row of one report: they may have been sorted.
    let mut known = HashMap::new();
    let mut reader =
        csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(text.as_bytes());
    for record in reader.records() {
        let line = |at: Option<&csv::Position>| {
            usize::try_from(at.map_or(0, csv::Position::line)).unwrap_or(usize::MAX)
        };
        let record = match record {
            Ok(record) => record,
            Err(error) => {
                damaged.push(line(error.position()));
                continue;
            }
        };
        if record.get(1) == Some(HEAD[1]) {
            known.clear(); // The head of the next table.
            continue;
        }
        match row_of(&record, &mut firsts) {
            None => damaged.push(line(record.position())),
            Some((head, row)) => {
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
    Some((reports, damaged))
}

/// A row of a table: whose it is, without rows, and the row itself, if there is one.
fn row_of(
    record: &csv::StringRecord,
    firsts: &mut FirstAlgorithms,
) -> Option<(MarkReport, Option<MarkRow>)> {
    if ![20, HEAD.len()].contains(&record.len()) {
        return None;
    }
    // What keeps a spreadsheet from taking a text for a formula.
    let text = |at: usize| {
        let cell = record.get(at).unwrap_or_default();
        cell.strip_prefix('\'').unwrap_or(cell).to_owned()
    };
    let filled = |at: usize| Some(text(at)).filter(|cell| !cell.is_empty());
    let share = |at: usize| {
        let (whole, tenth) = record.get(at)?.split_once('.')?;
        let share = whole.parse::<u16>().ok()?.checked_mul(10)? + tenth.parse::<u16>().ok()?;
        (share <= LessonMark::WHOLE && tenth.len() == 1).then_some(share)
    };
    let mode = |at: usize| {
        let id = record.get(at).unwrap_or_default();
        StudyMode::ALL.iter().copied().find(|mode| mode.id() == id)
    };
    let points = match (filled(18), filled(19)) {
        (Some(reached), Some(of)) => {
            let (whole, tenth) = reached.split_once('.')?;
            let tenths = whole.parse::<u64>().ok()?.checked_mul(10)? + tenth.parse::<u64>().ok()?;
            Some(CoursePoints { thousandths: tenths.checked_mul(100)?, of: of.parse().ok()? })
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
