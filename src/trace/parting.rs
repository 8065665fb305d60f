//! Compares two runs: where they diverge, and which of their steps correspond.

use std::collections::HashMap;

use super::{EventKind, Trace, TraceRecord};
use tree::{Matching, NodeId};

/// Where two runs diverge. Step `k` is the state after `k` events.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RunParting {
    /// The first step that differs; until then both made the same events with the same values.
    /// `None` if they do not diverge.
    pub step: Option<usize>,
    /// The first step of each run at which it enters another node than the other run; windows and
    /// values may differ earlier. `None` in both if they enter the same nodes in the same order; in
    /// one, if that run has ended.
    pub reading: (Option<usize>, Option<usize>),
}

impl RunParting {
    /// Compares two runs over trees whose nodes correspond by `matching`.
    pub fn of(first: &Trace, second: &Trace, matching: &Matching) -> Self {
        let both = first.records().iter().zip(second.records());
        let same = both.take_while(|(one, other)| is_same(one, other, matching)).count();
        let differs = same < first.len() || same < second.len();
        let (mut one, mut other) = (visits(first), visits(second));
        let reading = loop {
            match (one.next(), other.next()) {
                (None, None) => break (None, None),
                (Some((_, node)), Some((_, like))) if matching.in_second(node) == Some(like) => {}
                (one, other) => {
                    let step = |visit: Option<(usize, NodeId)>| visit.map(|(step, _)| step);
                    break (step(one), step(other));
                }
            }
        };
        Self { step: differs.then_some(same + 1), reading }
    }
}

/// The steps at which nodes are entered, with the nodes.
fn visits(trace: &Trace) -> impl Iterator<Item = (usize, NodeId)> {
    let records = trace.records().iter().enumerate();
    records
        .filter(|(_, record)| record.kind == EventKind::Enter)
        .map(|(index, record)| (index + 1, record.node))
}

/// Whether two events are the same, at the same node and with the same numbers.
fn is_same(one: &TraceRecord, other: &TraceRecord, matching: &Matching) -> bool {
    let (small, b) = match one.kind {
        EventKind::Recall => {
            (one.small, matching.in_second(NodeId(one.b)).map_or(one.b, |node| node.0))
        }
        // What a table keeps is no part of the step.
        EventKind::Exit => (other.small, other.b),
        _ => (one.small, one.b),
    };
    one.kind == other.kind
        && matching.in_second(one.node) == Some(other.node)
        && (one.flag, small) == (other.flag, other.small)
        && (one.a, b) == (other.a, other.b)
}

/// For each step of a first run, the corresponding step of a second one, by the place in the tree:
/// the second run advances as long as it does nothing that the first one has still to do.
///
/// Both are therefore at the same step until they diverge. Events of only one run take the other no
/// time: while the first run searches a branch that the second pruned, the second waits after its
/// cut; a branch that only the second searches is finished as soon as the first continues.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepsBeside(Vec<usize>);

impl StepsBeside {
    /// Matches the steps of `second` to those of `first`.
    pub fn of(first: &Trace, second: &Trace, matching: &Matching) -> Self {
        let mut seen = HashMap::new();
        let mut steps = HashMap::new();
        for (index, record) in second.records().iter().enumerate() {
            let place = place_of(record);
            steps.insert((place, next_time(&mut seen, place)), index);
        }
        seen.clear();
        let mut ahead = Vec::with_capacity(first.len());
        for record in first.records() {
            let node = matching.in_second(record.node);
            let place = node.map(|node| (place_of(record).0, node));
            let like = place.and_then(|place| {
                let time = next_time(&mut seen, place);
                steps.get(&(place, time)).copied()
            });
            ahead.push(like);
        }
        let mut beside = vec![second.len(); first.len() + 1];
        for step in (0..first.len()).rev() {
            // The second run has not done anything that the first still has to do.
            beside[step] = ahead[step].map_or(beside[step + 1], |like| like.min(beside[step + 1]));
        }
        Self(beside)
    }

    /// The step of the second run at a step of the first.
    pub fn at(&self, step: usize) -> usize {
        self.0.get(step).or(self.0.last()).copied().unwrap_or_default()
    }
}

/// The event and its node; improving and other returned values are not distinguished.
fn place_of(record: &TraceRecord) -> (EventKind, NodeId) {
    let kind = match record.kind {
        EventKind::Keep => EventKind::Improve,
        kind => kind,
    };
    (kind, record.node)
}

/// The index of this occurrence, from 0.
fn next_time(seen: &mut HashMap<(EventKind, NodeId), u32>, place: (EventKind, NodeId)) -> u32 {
    let times = seen.entry(place).or_insert(0);
    *times += 1;
    *times - 1
}
