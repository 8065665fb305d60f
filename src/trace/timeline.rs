//! The notable steps of a run, and its chapters: the iterations, and the user's requests.

use super::kind::StepMark;
use super::{EventKind, Round, Trace, TraceRecord, Visit};
use game::breath_at;
use score::{Player, Sample};
use tree::{NodeId, Tree};

/// A part of a run that begins with a new search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The step of its first event.
    pub from: usize,
    /// The step of its last event.
    pub to: usize,
    /// The root of the search: that of the tree, or the requested node.
    pub node: NodeId,
    /// Its depth in plies; 0 if unknown.
    pub plies: u8,
    /// What begins; `None` for a user's request.
    pub round: Option<Round>,
}

impl Chapter {
    /// Whether it begins with a user's request rather than an iteration.
    pub fn is_asked(&self) -> bool {
        self.round.is_none()
    }

    pub fn holds(&self, step: usize) -> bool {
        (self.from..=self.to).contains(&step)
    }
}

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
    /// The steps at which an iteration of a search that samples ends.
    pub iterations: Vec<u32>,
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
        let mut leader = SampledLeader::new(tree, trace);
        for (index, record) in records.iter().enumerate() {
            breath_at(index);
            let step = index + 1;
            let (kind, node) = (record.kind, record.node);
            let is_marked = match kind {
                EventKind::Enter => {
                    let first = &mut timeline.entered[node.index()];
                    *first = if *first == 0 { step as u32 } else { *first };
                    timeline.last_entered[node.index()] = step as u32;
                    record.visit() == Some(Visit::Again)
                }
                EventKind::Expand | EventKind::Select => {
                    let first = &mut timeline.entered[node.index()];
                    *first = if *first == 0 { step as u32 } else { *first };
                    timeline.last_entered[node.index()] = step as u32;
                    false
                }
                EventKind::BackUp => {
                    if tree.parent(node) == Some(NodeId::ROOT) {
                        let first = tree.flat().first_child(NodeId::ROOT);
                        leader.visit((node.0 - first) as usize, record.reward());
                    }
                    let is_end = node == NodeId::ROOT;
                    timeline.iterations.extend(is_end.then_some(step as u32));
                    is_end && leader.changes()
                }
                EventKind::Improve => tree.parent(node) == Some(NodeId::ROOT),
                EventKind::Count => node == NodeId::ROOT,
                EventKind::Iteration | EventKind::Ask => {
                    timeline.begin_chapter(step, record);
                    true
                }
                _ => true,
            };
            if kind.settles() {
                timeline.left[node.index()] = step as u32;
            }
            match kind.mark().filter(|_| is_marked) {
                Some(StepMark::Cut) => timeline.cuts.push(step),
                Some(StepMark::BestChange) => timeline.best_changes.push(step),
                Some(mark) => timeline.mark(mark, step),
                None if kind == EventKind::Exit => timeline.settled.push(step),
                None => continue,
            }
            if kind.mark() != Some(StepMark::Depth) {
                timeline.of_interest.push(step);
            }
        }
        if let Some(last) = timeline.chapters.last_mut() {
            last.to = records.len();
        }
        timeline.marks.sort_unstable_by_key(|(mark, _)| *mark);
        timeline
    }

    /// Adds the chapter that begins with the event of `step`, and ends the previous one.
    fn begin_chapter(&mut self, step: usize, record: &TraceRecord) {
        let (mut node, mut plies) = (record.node, record.small as u8);
        let round = record.begins();
        if let Some(round) = round {
            // A request may itself be searched by iterative deepening.
            let before = self.chapters.last().map(|before| (before.node, before.plies));
            (node, plies) = before.unwrap_or((NodeId::ROOT, 0));
            if let Round::Depth(depth) = round {
                plies = depth;
            }
        }
        if let Some(before) = self.chapters.last_mut() {
            before.to = step - 1;
        }
        self.chapters.push(Chapter { from: step, to: step, node, plies, round });
    }

    fn mark(&mut self, mark: StepMark, step: usize) {
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

    /// The number of the iteration of a search that samples to which a step belongs, from 1; a step
    /// after the last belongs to it, and 0 is that of other searches.
    pub fn iteration(&self, step: usize) -> u32 {
        let ended = self.iterations.partition_point(|&end| (end as usize) < step);
        (ended + 1).min(self.iterations.len()) as u32
    }

    /// The start of the first chapter after `step`.
    ///
    /// Of a search that samples, the end of the next iteration.
    pub fn next_chapter(&self, step: usize) -> Option<usize> {
        if !self.iterations.is_empty() {
            let ended = self.iterations.partition_point(|&end| end as usize <= step);
            return self.iterations.get(ended).map(|&end| end as usize);
        }
        let begun = self.chapters.partition_point(|chapter| chapter.from <= step);
        self.chapters.get(begun).map(|chapter| chapter.from)
    }

    /// The start of the last chapter that begins before `step`.
    ///
    /// Of a search that samples, the end of the last iteration that has ended before.
    pub fn previous_chapter(&self, step: usize) -> Option<usize> {
        if !self.iterations.is_empty() {
            let ended = self.iterations.partition_point(|&end| (end as usize) < step);
            return self.iterations[..ended].last().map(|&end| end as usize);
        }
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

/// The child of the root that would be chosen now, in a run that samples.
struct SampledLeader {
    /// Of the children of the root.
    samples: Vec<Sample>,
    mover: Player,
    span: u32,
    leader: Option<usize>,
}

impl SampledLeader {
    fn new(tree: &Tree, trace: &Trace) -> Self {
        let span = trace.sampled().map_or(1, |sampled| sampled.span);
        let samples = match trace.sampled() {
            Some(_) => vec![Sample::default(); tree.children(NodeId::ROOT).len()],
            None => Vec::new(),
        };
        Self { samples, mover: tree.node(NodeId::ROOT).player, span, leader: None }
    }

    /// Counts what an iteration brings a child of the root.
    fn visit(&mut self, place: usize, reward: u32) {
        if let Some(sample) = self.samples.get_mut(place) {
            sample.visits += 1;
            sample.sum += u64::from(reward);
        }
    }

    /// Whether the iteration that ends has made another child the leader.
    fn changes(&mut self) -> bool {
        let now = Sample::chosen(self.mover, self.span, self.samples.iter().copied());
        std::mem::replace(&mut self.leader, now) != now
    }
}
