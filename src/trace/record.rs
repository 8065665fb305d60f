//! A recorded run: 16 bytes an event.

use super::{Event, Observer};
use crate::score::Score;
use crate::tree::NodeId;

/// The number that stands for "no node" in a [`Record`].
pub(super) const NONE: u32 = u32::MAX;

/// What happened, without its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum EventKind {
    /// A node was entered.
    Enter,
    /// A leaf was evaluated.
    Leaf,
    /// Declining was considered.
    Decline,
    /// A child's value is the best so far.
    Improve,
    /// A child's value is not better than the best so far.
    Keep,
    /// The rest of the moves was skipped.
    Cut,
    /// A node returned its value.
    Exit,
}

impl EventKind {
    /// Every kind.
    pub const ALL: [Self; 7] = [
        Self::Enter,
        Self::Leaf,
        Self::Decline,
        Self::Improve,
        Self::Keep,
        Self::Cut,
        Self::Exit,
    ];
}

/// One packed event: what happened, at which node, and what undoes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// What happened.
    pub kind: EventKind,
    /// The node it happened at; for [`EventKind::Improve`] and [`EventKind::Keep`], the child.
    pub node: NodeId,
    /// The value, or what was best before.
    pub(super) a: u32,
    /// What was there before.
    pub(super) b: u32,
}

const _: () = assert!(size_of::<Record>() == 16);

/// Which window a node of the run had: how the windows of a trace are derived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowRule {
    /// The algorithm keeps no window.
    None,
    /// The bounds of every ancestor count.
    AllAncestors,
    /// Only the parent's bound counts: shallow cuts alone.
    ParentOnly,
}

/// A run of a search over a tree, recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    records: Vec<Record>,
    window_rule: WindowRule,
    finished: bool,
}

impl Trace {
    /// How many events there are; the replay has one state more.
    #[must_use]
    pub fn len(&self) -> usize {
        self.records.len()
    }

    /// Whether nothing was recorded.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    /// The events in order.
    #[must_use]
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// How the windows of this run are derived.
    #[must_use]
    pub fn window_rule(&self) -> WindowRule {
        self.window_rule
    }

    /// Whether the search came to its end; if not, it was stopped by its budget.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    /// The same trace without the events of one kind: for tests that prove that a picture is
    /// derived from the trace.
    #[must_use]
    pub fn without(&self, kind: EventKind) -> Self {
        Self {
            records: self
                .records
                .iter()
                .copied()
                .filter(|record| record.kind != kind)
                .collect(),
            ..*self
        }
    }
}

/// Packs the events of a search over a tree.
#[derive(Clone, Debug)]
pub struct Recorder {
    records: Vec<Record>,
    /// The open nodes: each with its best child and best value.
    open: Vec<(NodeId, u32, Score)>,
    /// The node where the search stands, or [`NONE`].
    cursor: u32,
}

impl Recorder {
    /// A recorder with room for a whole run over `nodes` nodes.
    #[must_use]
    pub fn with_capacity(nodes: usize) -> Self {
        Self {
            records: Vec::with_capacity(nodes * 3),
            open: Vec::new(),
            cursor: NONE,
        }
    }

    /// The recorded run.
    #[must_use]
    pub fn finish(self, window_rule: WindowRule, finished: bool) -> Trace {
        Trace {
            records: self.records,
            window_rule,
            finished,
        }
    }

    fn push(&mut self, kind: EventKind, node: NodeId, a: u32, b: u32) {
        self.records.push(Record { kind, node, a, b });
    }
}

impl Observer<NodeId> for Recorder {
    fn event(&mut self, event: Event<NodeId>) {
        let here = self.open.last().copied();
        match (event, here) {
            (Event::Enter { mv, .. }, _) => {
                let node = mv.unwrap_or(NodeId::ROOT);
                self.push(EventKind::Enter, node, self.cursor, 0);
                self.open.push((node, NONE, Score(0)));
                self.cursor = node.0;
            }
            (Event::Leaf { value }, Some((node, ..))) => {
                self.push(EventKind::Leaf, node, value.0 as u32, 0);
            }
            (Event::Decline { value }, Some((node, best, best_value))) => {
                self.push(EventKind::Decline, node, value.0 as u32, best);
                debug_assert_eq!((best, best_value), (NONE, Score(0)));
                if let Some(top) = self.open.last_mut() {
                    top.2 = value;
                }
            }
            (
                Event::Back {
                    mv,
                    value,
                    improves,
                },
                Some((node, ..)),
            ) => {
                debug_assert_eq!(node, mv, "a search comes back from where it went");
                self.open.pop();
                let Some((parent, best, best_value)) = self.open.last_mut() else {
                    return;
                };
                let (was, was_value) = (*best, *best_value);
                if improves {
                    (*best, *best_value) = (mv.0, value);
                }
                self.cursor = parent.0;
                let kind = if improves {
                    EventKind::Improve
                } else {
                    EventKind::Keep
                };
                self.push(kind, mv, was, was_value.0 as u32);
            }
            (Event::Cut { .. }, Some((node, ..))) => self.push(EventKind::Cut, node, 0, 0),
            (Event::Exit { .. }, Some((node, ..))) => self.push(EventKind::Exit, node, 0, 0),
            (_, None) => debug_assert!(false, "an event before the root was entered"),
        }
    }
}
