//! The divergence of two runs, in words: the step, the node, and the difference.

use super::request::BesideRun;
use crate::open::Opened;
use language::Language;
use subject::choice;
use trace::{EventKind, RunParting, TraceRecord};
use tree::NodeId;

/// A link to a divergence of two runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WayToParting {
    /// The step of the open run.
    pub step: usize,
    /// Step, node, and difference.
    pub words: String,
}

/// The links to the divergences of a run from the open one, in the order of their steps: to where
/// they read different nodes, which shows in their trees, and to the first difference of windows or
/// values. Empty if they agree. `number` identifies the run in the text.
///
/// If the run is covered, only the steps are named.
pub(super) fn ways_to_parting(
    open: &Opened,
    (other, number): (&BesideRun, usize),
    (language, covers): (Language, bool),
) -> Vec<WayToParting> {
    let RunParting { step, reading } = other.parting;
    let Some(step) = step else {
        return Vec::new();
    };
    let here = |step: usize| node_at(open, step, language);
    let there = |step: usize| node_at(other.opened(), step, language);
    let reading = match reading {
        (None, None) => None,
        (Some(step), Some(like)) => {
            Some((step, both(&here(step), (&there(like), number), language)))
        }
        (Some(step), None) => {
            let done = language.texts().parting_done();
            Some((step, both(&here(step), (&done, number), language)))
        }
        (None, Some(like)) => {
            let done = language.texts().parting_done();
            let words = both(&done, (&there(like), number), language);
            Some((open.last_step(), words))
        }
    };
    let differs = {
        let records = |open: &Opened| open.replay().trace().records().get(step - 1).copied();
        let (one, two) = (records(open), records(other.opened()));
        let what = what_differs(one, two, language);
        let at = one.map(|record| name_of(open, record.node, language));
        (step, [at, Some(what)].into_iter().flatten().collect::<Vec<_>>())
    };
    let first = reading.as_ref().map(|(step, _)| *step);
    let second = (first != Some(differs.0)).then(|| {
        let words = differs.1.join(&language.texts().parting_at());
        (differs.0, words)
    });
    let told = |(step, words): (usize, String)| WayToParting {
        step,
        words: if covers {
            language.texts().parting_step(step)
        } else {
            language.texts().parting_step_words(step, words)
        },
    };
    let mut ways: Vec<_> = reading.into_iter().chain(second).map(told).collect();
    ways.sort_by_key(|way| way.step);
    ways
}

/// The actions of both runs.
fn both(here: &str, (there, number): (&str, usize), language: Language) -> String {
    language.texts().parting_both(here, number, there)
}

fn node_at(open: &Opened, step: usize, language: Language) -> String {
    let record = open.replay().trace().records().get(step.saturating_sub(1));
    record.map_or_else(String::new, |record| name_of(open, record.node, language))
}

fn name_of(open: &Opened, node: NodeId, language: Language) -> String {
    choice(&*open.loaded().subject, open.tree(), node, language)
}

/// The difference between two records.
fn what_differs(one: Option<TraceRecord>, two: Option<TraceRecord>, language: Language) -> String {
    let kinds = [one, two].map(|record| record.map(|record| record.kind));
    let is = |kind: EventKind| kinds.contains(&Some(kind));
    if is(EventKind::Cut) {
        language.texts().parting_is_cut()
    } else if is(EventKind::Narrow) || kinds == [Some(EventKind::Enter); 2] {
        language.texts().parting_is_window()
    } else if kinds[0] == kinds[1] {
        language.texts().parting_is_value()
    } else {
        language.texts().parting_is_action()
    }
}
