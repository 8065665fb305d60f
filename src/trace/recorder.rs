//! The recorder of a search over a tree.

use super::event::{Event, Observer, StoredEntry, Visit};
use super::kind::EventKind;
use super::record::{Sampled, Trace, TraceRecord};
use score::Window;
use tree::{MoveCode, NodeId};

/// Records the events of a search over a tree.
#[derive(Clone, Debug, Default)]
pub struct Recorder {
    records: Vec<TraceRecord>,
    /// The nodes from the root of the search to the current one.
    open: Vec<NodeId>,
    /// The nodes in the order in which they were entered.
    visits: Vec<NodeId>,
    revisits: bool,
    windows: bool,
    played: Vec<MoveCode>,
    /// The number of moves of the playout whose event follows.
    plies: usize,
    /// Whether the search samples.
    samples: bool,
    /// What the table keeps of the node whose exit follows.
    stored: Option<StoredEntry<NodeId>>,
}

impl Recorder {
    /// A recorder with room for a whole run over `nodes` nodes.
    pub fn with_capacity(nodes: usize) -> Self {
        Self {
            records: Vec::with_capacity(nodes * 3),
            visits: Vec::with_capacity(nodes),
            ..Self::default()
        }
    }

    /// The recorded run; `finished` says whether the search was completed.
    pub fn finish(self, finished: bool) -> Trace {
        Trace {
            records: self.records,
            revisits: self.revisits,
            windows: self.windows,
            finished,
            played: self.played,
            sampled: self.samples.then_some(Sampled::UNKNOWN),
        }
    }

    /// Records a user's request for a node and a depth: the next search begins there.
    pub fn ask(&mut self, node: NodeId, plies: u8) {
        let (kind, small) = (EventKind::Ask, plies.into());
        self.records.push(TraceRecord { kind, flag: 0, small, node, a: 0, b: 0 });
        self.open.clear();
        // That search counts its visits from 0, and has no access to earlier ones.
        self.revisits |= !self.visits.is_empty();
        self.visits.clear();
    }

    /// Records an event whose move, if it has one, leads to the node `to`.
    pub(super) fn record<M>(&mut self, event: &Event<M>, to: Option<NodeId>) {
        if let Event::Iteration { .. } = event {
            self.open.clear();
        }
        let node = to.or(self.open.last().copied()).unwrap_or(NodeId::ROOT);
        let mut record = TraceRecord::of(event, node);
        self.samples |= record.kind == EventKind::BackUp;
        // What was read with less depth is read again.
        self.revisits |= matches!(event, Event::Leave { reduced: true, .. });
        match *event {
            Event::Enter { window, visit, .. } => {
                // The search begins here: at the root, again for each iteration, or at a requested
                // node.
                let is_base = self.open.is_empty();
                record.small = is_base.into();
                self.windows |= window != Window::FULL;
                self.revisits |= visit == Visit::Again || is_base && !self.visits.is_empty();
                self.visits.push(node);
                self.open.push(node);
            }
            Event::Select { .. } | Event::Expand { .. } => self.open.push(node),
            Event::Playout { .. } => {
                record.b = (self.played.len() - self.plies) as u32;
                record.small = self.plies as u16;
            }
            Event::Back { .. }
            | Event::Weigh { .. }
            | Event::Leave { .. }
            | Event::BackUp { mv: Some(_), .. } => {
                let left = self.open.pop();
                debug_assert_eq!(left, Some(node));
            }
            Event::Recall { visit: Some(visit), .. } => {
                record.b = self.visits.get(visit as usize).map_or(record.b, |node| node.0);
            }
            Event::Narrow { .. } => self.windows = true,
            Event::Exit { .. } => {
                if let Some(entry) = self.stored.take() {
                    record.keep(entry);
                }
            }
            _ => {}
        }
        self.records.push(record);
    }
}

impl Recorder {
    /// Keeps the moves of a playout, which the event that follows is about.
    pub(super) fn keep_played(&mut self, moves: impl ExactSizeIterator<Item = MoveCode>) {
        self.plies = moves.len();
        self.played.extend(moves);
    }

    /// Keeps what a table keeps, which the event that follows tells.
    pub(super) fn keep_stored(&mut self, entry: StoredEntry<NodeId>) {
        self.stored = Some(entry);
    }
}

impl Observer<NodeId> for Recorder {
    fn played(&mut self, moves: &[NodeId]) {
        self.keep_played(moves.iter().map(|node| MoveCode(node.0)));
    }

    fn stored(&mut self, entry: StoredEntry<NodeId>) {
        self.keep_stored(entry);
    }

    fn event(&mut self, event: Event<NodeId>) {
        self.record(&event, event.mv());
    }
}
