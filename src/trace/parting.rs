//! Two runs beside each other: where they part, and which steps of them belong together.

use std::collections::HashMap;

use super::{EventKind, Trace, TraceRecord};
use crate::tree::{Matching, NodeId};

/// Where two runs part. Steps are counted as everywhere: step `k` is the state after `k` events.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RunParting {
    /// The first step that is not the same in both: until then both did the same, to the same values.
    /// `None` if nothing parts them.
    pub step: Option<usize>,
    /// The first step of each run at which it reads another node than the other does: windows and
    /// values may have parted before. `None` in both if they read the same nodes in the same order; in
    /// one, if that one has come to its end.
    pub reading: (Option<usize>, Option<usize>),
}

impl RunParting {
    /// Compares two runs, over trees whose nodes `matching` sets beside each other.
    #[must_use]
    pub fn of(first: &Trace, second: &Trace, matching: &Matching) -> Self {
        let both = first.records().iter().zip(second.records());
        let same = both
            .take_while(|(one, other)| is_same(one, other, matching))
            .count();
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
        Self {
            step: differs.then_some(same + 1),
            reading,
        }
    }
}

/// The steps at which nodes are entered, and which.
fn visits(trace: &Trace) -> impl Iterator<Item = (usize, NodeId)> {
    let records = trace.records().iter().enumerate();
    records
        .filter(|(_, record)| record.kind == EventKind::Enter)
        .map(|(index, record)| (index + 1, record.node))
}

/// Whether the same has happened at the same node, with the same numbers.
fn is_same(one: &TraceRecord, other: &TraceRecord, matching: &Matching) -> bool {
    // What was best before, or where a value was found, is a node and not a number.
    let node = |number: u32| matching.in_second(NodeId(number)).map_or(number, |id| id.0);
    let (a, b) = match one.kind {
        EventKind::Improve | EventKind::Keep => (node(one.a), one.b),
        EventKind::Recall | EventKind::Ask => (one.a, node(one.b)),
        _ => (one.a, one.b),
    };
    one.kind == other.kind
        && matching.in_second(one.node) == Some(other.node)
        && (one.flag, one.small) == (other.flag, other.small)
        && (a, b) == (other.a, other.b)
}

/// Which step of a second run belongs to each step of a first one, by the place in the tree: the
/// second run has gone on for as long as it does nothing that the first one does only later.
///
/// So both are at one step until they part. What only one of them does takes the other no time: while
/// the first run reads a branch that the second has cut, the second waits behind its cut; where the
/// second reads one that the first has cut, it has read it as soon as the first goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepsBeside(Vec<usize>);

impl StepsBeside {
    /// Sets the steps of `second` beside those of `first`.
    #[must_use]
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
            // Whatever the first run has still to do, the second has not done.
            beside[step] = ahead[step].map_or(beside[step + 1], |like| like.min(beside[step + 1]));
        }
        Self(beside)
    }

    /// The step of the second run at a step of the first.
    #[must_use]
    pub fn at(&self, step: usize) -> usize {
        self.0
            .get(step)
            .or(self.0.last())
            .copied()
            .unwrap_or_default()
    }
}

/// What happens where; whether a value that comes back is better may differ.
fn place_of(record: &TraceRecord) -> (EventKind, NodeId) {
    let kind = match record.kind {
        EventKind::Keep => EventKind::Improve,
        kind => kind,
    };
    (kind, record.node)
}

/// For which time this happens, from 0.
fn next_time(seen: &mut HashMap<(EventKind, NodeId), u32>, place: (EventKind, NodeId)) -> u32 {
    let times = seen.entry(place).or_insert(0);
    *times += 1;
    *times - 1
}
