//! A recorded run: 16 bytes per event.

use super::event::{CutBy, DepthReason, Event, PlayoutEnd, Round, SkipReason, StoredEntry, Visit};
use super::kind::EventKind;
use game::breath_at;
use score::{Bound, BoundedScore, Exploration, NodeNumbers, Player, Score, Window};
use tree::{MoveCode, NodeId, Tree};

/// The number that stands for "no node" in a [`TraceRecord`].
pub(super) const NONE: u32 = u32::MAX;

/// One packed event: its kind, its node, and the numbers reported by the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TraceRecord {
    pub kind: EventKind,
    /// A small number: the visit, the bound, the player, the class, the plies.
    pub(super) flag: u8,
    /// Another one: the depth, the reason, the moves skipped.
    pub(super) small: u16,
    /// The node of the event; the child, for a returned value and for reports about a move before
    /// it is searched.
    pub node: NodeId,
    /// The value, or α.
    pub(super) a: u32,
    /// β, the origin of a value, the loser, or the move that a table keeps.
    pub(super) b: u32,
}

const _: () = assert!(size_of::<TraceRecord>() == 16);

/// Why a candidate move was generated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The index of its class in the game.
    pub class: u8,
    /// Its value before it is searched, for Black, if any.
    pub provisional: Option<Score>,
    /// The index of the move that triggered it, in the line that follows a pass.
    pub called_by: Option<u8>,
}

impl TraceRecord {
    /// Packs an event about a node, without what only the [`Recorder`](super::Recorder) knows:
    /// whether a search begins there, and the node where a value was found.
    pub(super) fn of<M>(event: &Event<M>, node: NodeId) -> Self {
        use EventKind as Kind;
        let (kind, flag, small, a, b) = match *event {
            Event::Iteration { round: Round::Depth(depth) } => {
                (Kind::Iteration, 0, 0, depth.into(), 0)
            }
            Event::Iteration { round: Round::Pass { number, guess } } => {
                (Kind::Iteration, 1, number, packed(guess), 0)
            }
            Event::Enter { window: Window { alpha, beta }, visit, .. } => {
                (Kind::Enter, visit as u8, 0, packed(alpha), packed(beta))
            }
            Event::Leaf { value } => (Kind::Leaf, 0, 0, packed(value), 0),
            Event::Decline { value } => (Kind::Decline, 0, 0, packed(value), 0),
            Event::Recall { value: BoundedScore { value, bound }, depth, .. } => {
                (Kind::Recall, bound as u8, depth.into(), packed(value), NONE)
            }
            Event::Repeat { value, plies, loser } => {
                (Kind::Repeat, 0, plies, packed(value), loser.map_or(0, |loser| loser as u32 + 1))
            }
            Event::Candidate { class, provisional, called_by, .. } => {
                let call = called_by.map_or(0, |number| u16::from(number) + 1);
                let value = packed(provisional.unwrap_or_default());
                (Kind::Candidate, class, call, value, provisional.is_some().into())
            }
            Event::Pass { reduction } => (Kind::Pass, reduction, 0, 0, 0),
            Event::Reduce { plies, reason, .. } => (Kind::Reduce, plies, reason as u16, 0, 0),
            Event::Extend { plies, reason, .. } => (Kind::Extend, plies, reason as u16, 0, 0),
            Event::Skip { reason, .. } => (Kind::Skip, 0, reason as u16, 0, 0),
            Event::Back { value: BoundedScore { value, bound }, improves, .. } => {
                let kind = if improves { Kind::Improve } else { Kind::Keep };
                (kind, bound as u8, 0, packed(value), 0)
            }
            Event::Weigh { value: BoundedScore { bound, .. }, low, high, .. } => {
                (Kind::Weigh, bound as u8, 0, packed(low), packed(high))
            }
            Event::Leave { reduced, .. } => (Kind::Leave, reduced.into(), 0, 0, 0),
            Event::Narrow { player, bound } => (Kind::Narrow, player as u8, 0, packed(bound), 0),
            Event::Cut { by, tried, skipped } => {
                let skipped = u16::try_from(skipped).unwrap_or(u16::MAX);
                (Kind::Cut, by as u8, skipped, u32::try_from(tried).unwrap_or(u32::MAX), 0)
            }
            Event::Exit { value: BoundedScore { value, bound } } => {
                (Kind::Exit, bound as u8, 0, packed(value), NONE)
            }
            Event::Count { numbers: NodeNumbers { first, second } } => {
                (Kind::Count, 0, 0, packed(first), packed(second))
            }
            Event::Thresholds { numbers: NodeNumbers { first, second } } => {
                (Kind::Thresholds, 0, 0, packed(first), packed(second))
            }
            Event::Estimate { numbers: NodeNumbers { first, second }, .. } => {
                (Kind::Estimate, 0, 0, packed(first), packed(second))
            }
            Event::Choose { value: BoundedScore { value, bound }, .. } => {
                (Kind::Choose, bound as u8, 0, packed(value), 0)
            }
            Event::Prior { prior, .. } => {
                let bits = prior.to_bits();
                (Kind::Prior, 0, 0, (bits >> 32) as u32, bits as u32)
            }
            Event::Select { .. } => (Kind::Select, 0, 0, 0, 0),
            Event::Expand { .. } => (Kind::Expand, 0, 0, 0, 0),
            Event::Playout { reward, end } => (Kind::Playout, end as u8, 0, reward, NONE),
            Event::BackUp { reward, .. } => (Kind::BackUp, 0, 0, reward, 0),
        };
        Self { kind, flag, small, node, a, b }
    }

    /// The value of the event, for Black.
    pub fn value(&self) -> Score {
        score(self.a)
    }

    pub(super) fn bound(&self) -> Bound {
        choice(&[Bound::Exact, Bound::AtLeast, Bound::AtMost], self.flag)
    }

    /// Adds what a table keeps of the node that returns.
    pub(super) fn keep(&mut self, entry: StoredEntry<NodeId>) {
        let StoredEntry { bound, depth, best } = entry;
        self.small = 1 + bound as u16 + (u16::from(depth) << 8);
        self.b = best.map_or(NONE, |best| best.0);
    }

    /// What a table keeps of the node that returns.
    pub fn stored(&self) -> Option<StoredEntry<NodeId>> {
        let [depth, kept] = self.small.to_be_bytes();
        let place = kept.checked_sub(1).filter(|_| self.kind == EventKind::Exit)?;
        let bound = choice(&Bound::ALL, place);
        Some(StoredEntry { bound, depth, best: self.origin() })
    }

    /// The owner of the bound that moves.
    pub(super) fn player(&self) -> Player {
        player(self.flag)
    }

    /// The player who loses by a repetition.
    pub(super) fn loser(&self) -> Option<Player> {
        self.b.checked_sub(1).map(|code| player(code as u8))
    }

    /// The node where the value was found, or that of the move that a table keeps.
    pub(super) fn origin(&self) -> Option<NodeId> {
        (self.b != NONE).then_some(NodeId(self.b))
    }

    /// The numbers of the node, or their thresholds.
    pub fn numbers(&self) -> NodeNumbers {
        NodeNumbers { first: score(self.a), second: score(self.b) }
    }

    /// How likely the move is the best one.
    pub(super) fn prior(&self) -> f64 {
        f64::from_bits(u64::from(self.a) << 32 | u64::from(self.b))
    }

    /// The reward of a playout, or the one that is added.
    pub fn reward(&self) -> u32 {
        self.a
    }

    pub fn playout_end(&self) -> PlayoutEnd {
        choice(&PlayoutEnd::ALL, self.flag)
    }

    pub(super) fn candidate(&self) -> Candidate {
        Candidate {
            class: self.flag,
            provisional: (self.b == 1).then_some(self.value()),
            called_by: self.small.checked_sub(1).map(|number| number as u8),
        }
    }

    /// Why the depth of a move is changed.
    pub(super) fn depth_reason(&self) -> DepthReason {
        choice(&DepthReason::ALL, self.small)
    }

    /// Whether the search returned from a move that was read with less depth.
    pub(super) fn is_reduced(&self) -> bool {
        self.flag > 0
    }

    /// Why a move is skipped.
    pub(super) fn skip_reason(&self) -> SkipReason {
        choice(&SkipReason::ALL, self.small)
    }

    pub fn returned(&self) -> Option<BoundedScore> {
        (self.kind == EventKind::Exit)
            .then(|| BoundedScore { value: self.value(), bound: self.bound() })
    }

    pub fn visit(&self) -> Option<Visit> {
        (self.kind == EventKind::Enter).then(|| choice(&Visit::ALL, self.flag))
    }

    /// The window passed down, for an entry.
    pub fn window(&self) -> Window {
        Window { alpha: score(self.a), beta: score(self.b) }
    }

    /// Whether a search begins with this visit.
    pub(super) fn is_base(&self) -> bool {
        self.small == 1
    }

    /// The depth or the question of an iteration.
    pub fn begins(&self) -> Option<Round> {
        (self.kind == EventKind::Iteration).then(|| match self.flag {
            0 => Round::Depth(self.a as u8),
            _ => Round::Pass { number: self.small, guess: self.value() },
        })
    }

    /// Why moves are skipped, if this is a cut.
    pub fn cut_by(&self) -> CutBy {
        choice(&CutBy::ALL, self.flag)
    }
}

/// Converts a packed score, and back.
const fn score(packed: u32) -> Score {
    Score(packed.cast_signed())
}

const fn packed(score: Score) -> u32 {
    score.0.cast_unsigned()
}

/// The choice that was packed as its place among all.
fn choice<T: Copy>(all: &[T], place: impl Into<usize>) -> T {
    all[place.into().min(all.len() - 1)]
}

fn player(code: u8) -> Player {
    choice(&[Player::Max, Player::Min], code)
}

/// A step named by its event: the cut at a node, the second visit of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NamedStep {
    pub kind: EventKind,
    /// The node; for a returned value, the child that returned it.
    pub node: NodeId,
    /// Which occurrence, from 1.
    pub nth: u32,
}

/// The recorded run of a search over a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    pub(super) records: Vec<TraceRecord>,
    pub(super) revisits: bool,
    /// Whether any node has a window other than the full one.
    pub(super) windows: bool,
    pub(super) finished: bool,
    /// The moves of all playouts, one after the other.
    pub(super) played: Vec<MoveCode>,
    /// How rewards were made and children selected, if the run samples.
    pub(super) sampled: Option<Sampled>,
}

/// How a run samples.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sampled {
    /// The greatest reward.
    pub span: u32,
    /// C.
    pub exploration: Exploration,
    /// How many iterations were to be made.
    pub iterations: u32,
    /// Whether chance gives each of its moves its share of the visits in turn, instead of drawing.
    pub shares: bool,
}

impl Sampled {
    /// Nobody has said how.
    pub(super) const UNKNOWN: Self =
        Self { span: 1, exploration: Exploration::ROOT_OF_TWO, iterations: 0, shares: false };
}

impl Trace {
    /// A run that was not made, because its tree is unfinished.
    pub const fn unfinished() -> Self {
        Self {
            records: Vec::new(),
            revisits: false,
            windows: false,
            finished: false,
            played: Vec::new(),
            sampled: None,
        }
    }

    /// The number of events; the replay has one state more.
    pub fn len(&self) -> usize {
        self.records.len()
    }

    /// Memory of the events, in bytes, without room that is kept for more of them.
    pub fn memory(&self) -> usize {
        size_of_val(&*self.records) + size_of_val(&*self.played)
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

    /// The same run with how it samples.
    #[must_use]
    pub fn with_sampled(self, sampled: Option<Sampled>) -> Self {
        Self { sampled, ..self }
    }

    /// How it samples, if it does.
    pub fn sampled(&self) -> Option<Sampled> {
        self.sampled
    }

    /// The moves of the playout of a step's event; in a tree that was there before the search they
    /// lead to nodes.
    pub fn played(&self, record: &TraceRecord) -> &[MoveCode] {
        let is_playout = record.kind == EventKind::Playout && record.b != NONE;
        let from = if is_playout { record.b as usize } else { 0 };
        let plies = if is_playout { record.small.into() } else { 0 };
        self.played.get(from..from + plies).unwrap_or_default()
    }

    /// Whether the search was completed rather than stopped by its budget.
    pub fn is_finished(&self) -> bool {
        self.finished
    }

    /// The same run, truncated after `step` events: for tests that nothing shown at that step comes
    /// from later ones.
    #[must_use]
    pub fn until(&self, step: usize) -> Self {
        Self { records: self.records[..step.min(self.len())].to_vec(), ..self.clone() }
    }

    /// The same trace without the events of one kind: for tests that pictures are derived from the
    /// trace.
    #[must_use]
    pub fn without(&self, kind: EventKind) -> Self {
        let kept = self.records.iter().filter(|record| record.kind != kind);
        Self { records: kept.copied().collect(), ..self.clone() }
    }

    /// The step with this name; `None` if it does not occur in this run.
    pub fn step_of(&self, name: NamedStep) -> Option<usize> {
        let is_it = |index: &usize| {
            let record = &self.records()[*index];
            record.kind == name.kind && record.node == name.node
        };
        let nth = (name.nth as usize).checked_sub(1)?;
        Some((0..self.len()).filter(is_it).nth(nth)? + 1)
    }

    /// The name of a step; `None` for step 0, which has no event, and beyond the last.
    pub fn name_of(&self, step: usize) -> Option<NamedStep> {
        let record = self.records().get(step.checked_sub(1)?)?;
        let is_same = |other: &&TraceRecord| other.kind == record.kind && other.node == record.node;
        let nth = self.records()[..step].iter().filter(is_same).count();
        Some(NamedStep { kind: record.kind, node: record.node, nth: nth as u32 })
    }

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
            if matches!(record.kind, EventKind::Recall | EventKind::Exit) {
                renumber(&mut record.b);
            }
        }
        self
    }
}
