//! The run of another program, from its log.

mod follow;
mod mistake;
mod record;
mod stream;

pub use stream::{LogStream, StreamFault};

use std::sync::Arc;

use super::change::SetupChange;
use super::field::FieldError;
use super::interface::{Setup, SubjectTree};
use super::judged_log::{JudgedLog, LogCause};
use super::stopping::Stopping;
use claim::{FaultKind, RunJudgement, StepFault};
use follow::FollowedLog;
use formats::record::Complaint;
use formats::search_log::{SearchLog, algorithm_of, parse};
use games::diagram::Diagram;
use language::{Texts, Words};
use record::LoggedRun;
use search::{Algorithm, PlannedSearch, SearchBook};
use trace::Trace;
use tree::{Tree, Watch};

/// A log in a lesson.
pub(super) struct LoggedSetup<'s> {
    pub log: &'s String,
    /// Whether the tree of the log is searched by this program, instead of showing its run.
    pub ours: &'s bool,
}

impl Setup for LoggedSetup<'_> {
    fn stopping(&self) -> Stopping {
        let stops = self.own_algorithm().declines();
        if stops { Stopping::Sometimes } else { Stopping::Never }
    }

    fn own_algorithm(&self) -> Algorithm {
        algorithm_of(self.log).id().parse().unwrap_or_default()
    }

    fn grow(&self, by: PlannedSearch, _: Watch<'_>) -> Result<SubjectTree, FieldError> {
        let algorithm = by.algorithm;
        let complains = |complaint| placed(complaint, self.log);
        let log = parse(self.log).map_err(complains)?;
        let followed = FollowedLog::of(&log).map_err(complains)?;
        let (tree, names) = followed.tree();
        let subject = Diagram::of_names(names);
        if *self.ours || algorithm.id() != log.algorithm.id() {
            return Ok(SubjectTree::new(tree, subject));
        }
        let tree = Arc::new(tree);
        let (trace, mut judged) = judged(&log, &followed, (&tree, algorithm));
        judged.cause = cause(&log, &judged, algorithm);
        judged.mistake = mistake::recognised((&log, &followed), &tree, algorithm, &judged);
        if algorithm == Algorithm::AlphaBeta
            && !log.reduces()
            && let Some(complaint) = unknown(&log, &judged)
        {
            return Err(complains(complaint));
        }
        let grown = SubjectTree::new(Arc::unwrap_or_clone(tree), subject);
        let (run, log) = (Some(Arc::unwrap_or_clone(trace)), Some(Arc::new(judged)));
        Ok(SubjectTree { run, log, ..grown })
    }
}

impl LoggedSetup<'_> {
    /// Applies a change: the only one supported lets this program search.
    pub(super) fn change(change: &SetupChange, _: &mut String, ours: &mut bool) -> bool {
        let changes = *change == SetupChange::Ours && !*ours;
        *ours |= changes;
        changes
    }
}

/// The run of a log, judged by the book that it keeps to: by the one with which nothing is wrong, or
/// else with which it is right for longest.
fn judged(
    log: &SearchLog,
    followed: &FollowedLog,
    (tree, algorithm): (&Arc<Tree>, Algorithm),
) -> (Arc<Trace>, JudgedLog) {
    let by = |book: SearchBook| {
        let run = LoggedRun::of(followed, tree, (algorithm, book), log);
        let LoggedRun { trace, lines, faults, cause } = run;
        let trace = Arc::new(trace);
        let judgement = RunJudgement::of(tree, &trace, (algorithm, book), faults);
        let (view, is_finished) = (log.view, followed.is_finished);
        let reduces = log.reduces();
        let mistake = None;
        let judged =
            JudgedLog { lines, judgement, view, book, is_finished, reduces, cause, mistake };
        (trace, judged)
    };
    let mut books = books(log, algorithm);
    let mut best = by(books.next().unwrap_or_default());
    let first = |judged: &JudgedLog| judged.faults().first().map_or(usize::MAX, |it| it.step);
    for book in books {
        if best.1.faults().is_empty() {
            break;
        }
        let other = by(book);
        if first(&other.1) > first(&best.1) {
            best = other;
        }
    }
    best
}

/// The books by which a log may be right.
fn books(log: &SearchLog, algorithm: Algorithm) -> impl Iterator<Item = SearchBook> {
    let said = log.book;
    let is = |wish: Option<bool>, is: bool| wish.is_none_or(|wish| wish == is);
    let fits = move |book: &SearchBook| {
        is(said.is_strict, book.is_strict)
            && is(said.is_hard, book.is_hard)
            && is(said.is_shallow, book.is_shallow)
    };
    SearchBook::all().filter(fits).take(if algorithm.keeps_window() { 8 } else { 1 })
}

/// Why a log whose steps would be called wrong is one of another kind than it says.
fn unknown(log: &SearchLog, judged: &JudgedLog) -> Option<Complaint> {
    // Its numbers are read in a way that it does not mean.
    if matches!(judged.cause(), Some(LogCause::View { .. })) {
        return None;
    }
    let is_scout = |fault: &&StepFault| match fault.kind {
        FaultKind::Window { expected, found } => {
            let is_null = found.alpha.is_finite() && found.alpha.0 + 1 == found.beta.0;
            is_null && (found.alpha == expected.alpha || found.beta == expected.beta)
        }
        _ => false,
    };
    let mut scouts = judged.faults().iter().filter(is_scout);
    let (first, _) = (scouts.next()?, scouts.next()?);
    let line = judged.line(first.step)?;
    let column = log.lines.iter().find(|it| it.line == line)?.column;
    Some(Complaint { line, column, what: Words::of(Texts::log_null_window) })
}

/// The one cause of the faults of a log, if there are many and the log shows it.
fn cause(log: &SearchLog, judged: &JudgedLog, algorithm: Algorithm) -> Option<LogCause> {
    let wrong = judged.wrong_steps().len();
    if wrong < 2 {
        return None;
    }
    let view = log.view.other();
    let turned = SearchLog { view, ..log.clone() };
    let left = FollowedLog::of(&turned).ok().map(|followed| {
        let tree = Arc::new(followed.tree().0);
        self::judged(&turned, &followed, (&tree, algorithm)).1.wrong_steps().len()
    });
    if let Some(left) = left.filter(|left| left * MUCH <= wrong) {
        return Some(LogCause::View { view, wrong, left });
    }
    judged.cause
}

/// A view of which the log has so many times as few faults is meant by it.
const MUCH: usize = 4;

/// A complaint about a log as an error in its field.
fn placed(complaint: Complaint, log: &str) -> FieldError {
    let Complaint { line, column, what } = complaint;
    let before = log.split_inclusive('\n').take(line - 1);
    let before: usize = before.map(|line| line.chars().count()).sum();
    FieldError::new(what).character(before + column - 1).field("log")
}
