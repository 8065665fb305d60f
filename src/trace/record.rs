//! A recorded run: 16 bytes per event.

use super::event::{CutBy, Round, Visit};
use game::breath_at;
use score::{Bound, BoundedScore, Player, ProofNumbers, Score, Window};
use tree::{NodeId, Tree};

/// The flag of an iteration of a given depth.
pub(super) const DEPTH: u8 = 0;
/// The flag of an iteration with another question.
pub(super) const PASS: u8 = 1;

/// The number that stands for "no node" in a [`TraceRecord`].
pub(super) const NONE: u32 = u32::MAX;

/// One packed event: its kind, its node, and the numbers reported by the search.
///
/// It also holds the data to undo it, as far as it fits: the replay saves the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TraceRecord {
    pub kind: EventKind,
    /// A small number: the visit, the bounds, the player, the class, the plies.
    pub(super) flag: u8,
    /// Another one: the term, the depth, the reason, the moves skipped.
    pub(super) small: u16,
    /// The node of the event; the child, for a returned value and for reports about a move before
    /// it is searched.
    pub node: NodeId,
    /// The value, the previous best child, or α.
    pub(super) a: u32,
    /// The previous value, or β.
    pub(super) b: u32,
}

const _: () = assert!(size_of::<TraceRecord>() == 16);

impl TraceRecord {
    /// Proof and disproof number, or their thresholds.
    pub(super) fn numbers(&self) -> ProofNumbers {
        ProofNumbers { proof: self.a, disproof: self.b }
    }

    /// The returned value, for an exit.
    pub fn returned(&self) -> Option<BoundedScore> {
        (self.kind == EventKind::Exit)
            .then(|| BoundedScore { value: score(self.a), bound: bound(self.flag) })
    }

    /// The bound type that a child has returned, where its parent may know more of it from a scout.
    pub fn bound_left(&self) -> Bound {
        bounds(self.flag).1
    }

    /// The purpose of the visit, for an entry.
    pub fn visit(&self) -> Option<Visit> {
        (self.kind == EventKind::Enter).then(|| Visit::of_code(self.flag))
    }

    /// The window passed down, for an entry.
    pub(super) fn window(&self) -> Window {
        Window { alpha: score(self.a), beta: score(self.b) }
    }
}

/// Converts a packed score, and back.
pub(super) const fn score(packed: u32) -> Score {
    Score(packed.cast_signed())
}

pub(super) const fn packed(score: Score) -> u32 {
    score.0.cast_unsigned()
}

/// The bound types of a node after and before a value was returned to it.
pub(super) const fn bounds(flag: u8) -> (Bound, Bound) {
    (bound(flag & 3), bound(flag >> 2))
}

pub(super) const fn bound(code: u8) -> Bound {
    match code {
        1 => Bound::AtLeast,
        2 => Bound::AtMost,
        _ => Bound::Exact,
    }
}

pub(super) const fn code(bound: Bound) -> u8 {
    match bound {
        Bound::Exact => 0,
        Bound::AtLeast => 1,
        Bound::AtMost => 2,
    }
}

pub(super) const fn player(code: u8) -> Player {
    match code {
        0 => Player::Max,
        _ => Player::Min,
    }
}

use super::kind::EventKind;

/// The recorded run of a search over a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    pub(super) records: Vec<TraceRecord>,
    pub(super) revisits: bool,
    pub(super) windows: bool,
    pub(super) finished: bool,
}

impl Trace {
    /// A run that was not made, because its tree is unfinished.
    pub const fn unfinished() -> Self {
        Self { records: Vec::new(), revisits: false, windows: false, finished: false }
    }

    /// The number of events; the replay has one state more.
    pub fn len(&self) -> usize {
        self.records.len()
    }

    pub fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    pub fn records(&self) -> &[TraceRecord] {
        &self.records
    }

    /// The number of visits in the subtree of `node`, itself included, over the whole run.
    pub fn entered_below(&self, tree: &Tree, node: NodeId) -> u64 {
        let mut is_below = vec![false; tree.len()];
        for id in tree.ids() {
            let above = tree.parent(id).is_some_and(|parent| is_below[parent.index()]);
            is_below[id.index()] = id == node || above;
        }
        let entered = self
            .records
            .iter()
            .filter(|record| record.kind == EventKind::Enter && is_below[record.node.index()]);
        entered.count() as u64
    }

    /// Whether any node is entered more than once.
    pub fn has_revisits(&self) -> bool {
        self.revisits
    }

    /// Whether any node has a window other than the full one.
    pub fn has_windows(&self) -> bool {
        self.windows
    }

    /// Whether the search was completed rather than stopped by its budget.
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    /// The same run, truncated after `step` events: for tests that nothing shown at that step comes
    /// from later ones.
    #[must_use]
    pub fn until(&self, step: usize) -> Self {
        Self { records: self.records[..step.min(self.len())].to_vec(), ..*self }
    }

    /// The same trace without the events of one kind: for tests that pictures are derived from the
    /// trace.
    #[must_use]
    pub fn without(&self, kind: EventKind) -> Self {
        let kept = self.records.iter().filter(|record| record.kind != kind);
        Self { records: kept.copied().collect(), ..*self }
    }
}

impl Trace {
    /// The same run over a renumbered tree; `became` maps old numbers to new ones.
    pub(super) fn renumbered(mut self, became: &[NodeId]) -> Self {
        let renumber = |number: &mut u32| {
            if let Some(new) = became.get(*number as usize) {
                *number = new.0;
            }
        };
        for (turn, record) in self.records.iter_mut().enumerate() {
            breath_at(turn);
            renumber(&mut record.node.0);
            match record.kind {
                EventKind::Improve | EventKind::Keep => renumber(&mut record.a),
                EventKind::Recall | EventKind::Ask => renumber(&mut record.b),
                _ => {}
            }
        }
        self
    }
}

impl TraceRecord {
    /// Whether a search begins with this visit.
    pub(super) fn is_base(&self) -> bool {
        self.small == 1
    }

    /// What begins here, if anything does.
    pub fn begins(&self) -> Option<Round> {
        (self.kind == EventKind::Iteration).then(|| self.round())
    }

    /// What begins, if this is an iteration.
    pub(super) fn round(&self) -> Round {
        if self.flag == PASS {
            Round::Pass { number: self.small, guess: score(self.a) }
        } else {
            Round::Depth(self.a as u8)
        }
    }

    /// Why moves are skipped, if this is a cut.
    pub fn cut_by(&self) -> CutBy {
        CutBy::of_code(self.flag)
    }
}
