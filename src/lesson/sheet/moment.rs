//! The moment of a run that a sheet asks about, where that is not its end.

use std::collections::HashMap;

use score::Score;
use search::Algorithm;
use trace::{EventKind, Replay, Round, Timeline};
use tree::{Growth, Kind, NodeId};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SheetMoment {
    /// The end of the first pass of a run of passes: nothing has been found before it.
    FirstPass,
    /// The numbers of the topmost node have been counted this often. At the end of a proof nearly all
    /// of them only say who wins.
    Counted(usize),
}

/// By how many nodes the undecided ones outnumber the others, where a moment is chosen for them.
const FEWEST: usize = 3;

impl SheetMoment {
    /// The moment of a finished run, and its step; `None` if its end is asked.
    pub(super) fn of(
        (replay, timeline): (&Replay, &Timeline),
        algorithm: Algorithm,
        root: NodeId,
    ) -> Option<(Self, usize)> {
        let first = timeline.chapters.first();
        if let Some(first) = first.filter(|it| matches!(it.round, Some(Round::Pass { .. }))) {
            return Some((Self::FirstPass, first.to));
        }
        let is_given = replay.tree().growth() == Growth::Every;
        if is_given && algorithm.proves() { Self::counted(replay, root) } else { None }
    }

    /// The moment at which most nodes are undecided, beyond those that are decided; of equals, the last.
    fn counted(replay: &Replay, root: NodeId) -> Option<(Self, usize)> {
        let mut undecided = HashMap::new();
        let (mut times, mut found) = (0, None);
        for (index, record) in replay.trace().records().iter().enumerate() {
            let is_inner = replay.tree().node(record.node).kind == Kind::Inner;
            if record.kind != EventKind::Count || !is_inner {
                continue;
            }
            let numbers = record.numbers();
            undecided.insert(record.node, ![numbers.first, numbers.second].contains(&Score(0)));
            if record.node != root {
                continue;
            }
            times += 1;
            let open = undecided.values().filter(|is_open| **is_open).count();
            let balance = (2 * open).checked_sub(undecided.len());
            if found.is_none_or(|(_, _, most)| balance >= most) {
                found = Some((Self::Counted(times), index + 1, balance));
            }
        }
        let (moment, step, balance) = found?;
        let is_end = moment == Self::Counted(times);
        (!is_end && balance >= Some(FEWEST)).then_some((moment, step))
    }
}
