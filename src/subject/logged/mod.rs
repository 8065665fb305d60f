//! The run of another program, from its log.

mod follow;
mod names;
mod record;

use std::sync::Arc;

use super::change::SetupChange;
use super::field::FieldError;
use super::interface::{Setup, SubjectTree};
use super::judged_log::JudgedLog;
use super::stopping::Stopping;
use claim::RunJudgement;
use follow::FollowedLog;
use formats::record::Complaint;
use formats::search_log::{algorithm_of, parse};
use games::diagram::Diagram;
use record::LoggedRun;
use search::Algorithm;
use tree::Watch;

/// A log in a lesson.
pub(super) struct LoggedSetup<'s> {
    /// The text of the log.
    pub log: &'s String,
    /// Whether the tree of the log is searched by this program, instead of showing its run.
    pub ours: &'s bool,
}

impl Setup for LoggedSetup<'_> {
    fn stopping(&self) -> Stopping {
        Stopping::Never
    }

    fn own_algorithm(&self) -> Algorithm {
        algorithm_of(self.log).id().parse().unwrap_or_default()
    }

    fn grow(&self, algorithm: Algorithm, _: Watch<'_>) -> Result<SubjectTree, FieldError> {
        let complains = |complaint| placed(complaint, self.log);
        let log = parse(self.log).map_err(complains)?;
        let followed = FollowedLog::of(&log).map_err(complains)?;
        let (tree, names) = followed.tree();
        let subject = Diagram::of_names(names);
        if *self.ours || algorithm.id() != log.algorithm.id() {
            return Ok(SubjectTree::new(tree, subject));
        }
        let LoggedRun { trace, lines, faults } = LoggedRun::of(&followed, &tree, algorithm);
        let (tree, trace) = (Arc::new(tree), Arc::new(trace));
        let judgement = RunJudgement::of(&tree, &trace, algorithm, faults);
        let is_finished = followed.is_finished;
        let judged = JudgedLog { lines, judgement, view: log.view, is_finished };
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

/// A complaint about a log as an error in its field.
fn placed(complaint: Complaint, log: &str) -> FieldError {
    let Complaint { line, column, what } = complaint;
    let before = log.split_inclusive('\n').take(line - 1);
    let before: usize = before.map(|line| line.chars().count()).sum();
    FieldError::new(what).character(before + column - 1).field("log")
}
