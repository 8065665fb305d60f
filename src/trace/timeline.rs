//! The notable steps of a run.

use super::chapter::Chapter;
use super::kind::StepMark;
use super::{EventKind, Trace, Visit};
use game::breath_at;
use tree::{NodeId, Tree};

/// The steps of a run at which something notable happens; step `k` is the state after `k` events.
#[derive(Clone, Debug, Default)]
pub struct Timeline {
    /// Steps at which branches are cut.
    pub cuts: Vec<usize>,
    /// Steps at which the best child of the root changes.
    pub best_changes: Vec<usize>,
    /// Steps at which a node with children returns its value.
    pub settled: Vec<usize>,
    /// The steps of every other kind of mark on the scrub bar, in order.
    pub marks: Vec<(StepMark, Vec<usize>)>,
    /// The iterations and the user's requests, in order.
    pub chapters: Vec<Chapter>,
    /// The stops of "next event of interest": all of these, except small changes of depth and of
    /// numbers.
    pub of_interest: Vec<usize>,
    entered: Vec<u32>,
    last_entered: Vec<u32>,
    left: Vec<u32>,
}

impl Timeline {
    /// Scans a run once.
    pub fn of(tree: &Tree, trace: &Trace) -> Self {
        Self::until(tree, trace, trace.len())
    }

    /// Scans the first `step` events of a run, as if it ended there.
    pub fn until(tree: &Tree, trace: &Trace, step: usize) -> Self {
        let records = &trace.records()[..step.min(trace.len())];
        let never = || vec![0; tree.len()];
        let mut timeline =
            Self { entered: never(), last_entered: never(), left: never(), ..Self::default() };
        for (index, record) in records.iter().enumerate() {
            breath_at(index);
            let step = index + 1;
            let node = record.node;
            let mark = record.kind.mark();
            match record.kind {
                EventKind::Enter => {
                    let first = &mut timeline.entered[node.index()];
                    if *first == 0 {
                        *first = step as u32;
                    }
                    timeline.last_entered[node.index()] = step as u32;
                    if Visit::of_code(record.flag) == Visit::Again {
                        timeline.mark(mark, step);
                        timeline.of_interest.push(step);
                    }
                }
                EventKind::Leaf | EventKind::Repeat => timeline.left[node.index()] = step as u32,
                EventKind::Recall => {
                    timeline.left[node.index()] = step as u32;
                    timeline.mark(mark, step);
                    timeline.of_interest.push(step);
                }
                EventKind::Improve => {
                    if tree.parent(node) == Some(NodeId::ROOT) {
                        timeline.best_changes.push(step);
                        timeline.of_interest.push(step);
                    }
                }
                EventKind::Cut => {
                    timeline.cuts.push(step);
                    timeline.of_interest.push(step);
                }
                EventKind::Exit => {
                    timeline.left[node.index()] = step as u32;
                    timeline.settled.push(step);
                    timeline.of_interest.push(step);
                }
                EventKind::Proof => {
                    if node == NodeId::ROOT {
                        timeline.mark(mark, step);
                        timeline.of_interest.push(step);
                    }
                }
                EventKind::Iteration | EventKind::Ask => {
                    Chapter::begin(&mut timeline.chapters, step, record);
                    timeline.mark(mark, step);
                    timeline.of_interest.push(step);
                }
                EventKind::Decline
                | EventKind::Candidate
                | EventKind::Pass
                | EventKind::Reduce
                | EventKind::Extend
                | EventKind::Skip
                | EventKind::Keep
                | EventKind::Leave
                | EventKind::Narrow
                | EventKind::Thresholds => {
                    timeline.mark(mark, step);
                }
            }
        }
        if let Some(last) = timeline.chapters.last_mut() {
            last.to = records.len();
        }
        timeline.marks.sort_unstable_by_key(|(mark, _)| *mark);
        timeline
    }

    fn mark(&mut self, mark: Option<StepMark>, step: usize) {
        let Some(mark) = mark else {
            return;
        };
        match self.marks.iter_mut().find(|(other, _)| *other == mark) {
            Some((_, steps)) => steps.push(step),
            None => self.marks.push((mark, vec![step])),
        }
    }

    /// Whether the scrub bar has this kind of mark.
    pub fn has_mark(&self, mark: StepMark) -> bool {
        self.marks.iter().any(|(other, _)| *other == mark)
    }

    /// The step at which the search enters `node` for the first time; `None` if it never does.
    pub fn entered(&self, node: NodeId) -> Option<usize> {
        Some(self.entered[node.index()] as usize).filter(|&step| step > 0)
    }

    /// The step at which the search enters `node` for the last time; `None` if it never does.
    pub fn last_entered(&self, node: NodeId) -> Option<usize> {
        Some(self.last_entered[node.index()] as usize).filter(|&step| step > 0)
    }

    /// The step at which the search has the value of `node` from its last visit; `None` if it never
    /// does.
    pub fn settled(&self, node: NodeId) -> Option<usize> {
        Some(self.left[node.index()] as usize).filter(|&step| step > 0)
    }

    /// The last step up to `step` at which the remaining moves of `node` are cut; `None` if there
    /// is none.
    pub fn cut(&self, node: NodeId, trace: &Trace, step: usize) -> Option<usize> {
        let until = self.cuts.partition_point(|&at| at <= step);
        let cuts = self.cuts[..until].iter().rev().copied();
        cuts.into_iter().find(|&step| trace.records()[step - 1].node == node)
    }

    /// The index of a step's chapter; `None` before the first one.
    pub fn chapter(&self, step: usize) -> Option<usize> {
        let begun = self.chapters.partition_point(|chapter| chapter.from <= step);
        begun.checked_sub(1)
    }

    /// The start of the first chapter after `step`.
    pub fn next_chapter(&self, step: usize) -> Option<usize> {
        let begun = self.chapters.partition_point(|chapter| chapter.from <= step);
        self.chapters.get(begun).map(|chapter| chapter.from)
    }

    /// The start of the last chapter that begins before `step`.
    pub fn previous_chapter(&self, step: usize) -> Option<usize> {
        let begun = self.chapters.partition_point(|chapter| chapter.from < step);
        self.chapters[..begun].last().map(|chapter| chapter.from)
    }

    /// The next step of interest after `step`.
    pub fn next(&self, step: usize) -> Option<usize> {
        let next = self.of_interest.partition_point(|&at| at <= step);
        self.of_interest.get(next).copied()
    }

    /// The last step of interest before `step`.
    pub fn previous(&self, step: usize) -> Option<usize> {
        let next = self.of_interest.partition_point(|&at| at < step);
        self.of_interest[..next].last().copied()
    }
}
