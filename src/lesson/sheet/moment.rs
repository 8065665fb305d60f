//! The moment of a run that a sheet asks about, where that is not its end.

use std::collections::HashMap;

use score::NodeNumbers;
use search::Algorithm;
use trace::{EventKind, Replay, Round, Timeline};
use tree::{Growth, Kind, NodeId};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SheetMoment {
    /// The end of the first pass of a run of passes: nothing has been found before it.
    FirstPass,
    /// So many nodes have been expanded, and everything above them has been counted anew.
    Expanded(usize),
}

/// The fewest nodes that have numbers, where a moment is chosen for them.
const FEWEST: usize = 3;

impl SheetMoment {
    /// The moment of a finished run, and its step; `None` if its end is asked.
    pub(super) fn of(
        replay: &Replay,
        timeline: &Timeline,
        algorithm: Algorithm,
    ) -> Option<(Self, usize)> {
        let first = timeline.chapters.first();
        if let Some(first) = first.filter(|it| matches!(it.round, Some(Round::Pass { .. }))) {
            return Some((Self::FirstPass, first.to));
        }
        let is_given = replay.tree().growth() == Growth::Every;
        if is_given && algorithm.proves() { Self::expanded(replay) } else { None }
    }

    /// Of the moments at which the numbers of the root have been counted, the one at which the fewest
    /// nodes have those of their expansion, or those of the end: whoever knows how a node is expanded, or
    /// who wins, has these. Of equals, the last.
    fn expanded(replay: &Replay) -> Option<(Self, usize)> {
        let records = replay.trace().records().iter().enumerate();
        let is_inner = |node: NodeId| replay.tree().node(node).kind == Kind::Inner;
        let counts = records.filter(|(_, it)| it.kind == EventKind::Count && is_inner(it.node));
        let counts: Vec<_> = counts.map(|(at, it)| (at + 1, it.node, it.numbers())).collect();
        let end: HashMap<NodeId, NodeNumbers> =
            counts.iter().map(|(_, node, numbers)| (*node, *numbers)).collect();
        // What each had at first, and has now.
        let mut known: HashMap<NodeId, [NodeNumbers; 2]> = HashMap::new();
        let mut found = None;
        for (step, node, numbers) in counts {
            known.entry(node).or_insert([numbers; 2])[1] = numbers;
            let count = known.len();
            if node != NodeId::ROOT || count < FEWEST {
                continue;
            }
            let at_first = known.values().filter(|[first, now]| first == now).count();
            let at_end = known.iter().filter(|(node, [_, now])| end.get(node) == Some(now)).count();
            // In how many of all nodes, as a fraction.
            let told = (at_first.max(at_end), count);
            if told.0 < count && found.is_none_or(|(_, (most, of))| told.0 * of <= most * count) {
                found = Some(((Self::Expanded(count), step), told));
            }
        }
        found.map(|(moment, _)| moment)
    }
}
