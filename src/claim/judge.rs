//! Judges a run that may not be one of its algorithm: every step against the rules of alpha-beta
//! or minimax, and every claim of it by the oracle.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use super::{ClaimOracle, claims};
use score::{Bound, BoundedScore, Player, Score, Window};
use search::{Algorithm, SearchBook};
use trace::{EventKind, Phase, Replay, Round, Trace, TraceRecord, Visit};
use tree::{Kind, NodeId, Tree};

/// A step that its algorithm would not have made, given the steps before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepFault {
    pub step: usize,
    pub node: NodeId,
    pub kind: FaultKind,
}

/// What is wrong with a step. All values are for Black.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// The node is entered with another window than that of its parent.
    Window {
        /// The window at the parent.
        expected: Window,
        found: Window,
    },
    /// The parent goes on to the node, though its window is closed.
    MissedCut {
        /// The window at the parent.
        window: Window,
    },
    /// The parent goes on to the node after a cut.
    AfterCut,
    /// The tree has another child before the node.
    Order {
        /// The first child that has not been read.
        expected: NodeId,
    },
    /// The leaf has another value in the tree.
    Leaf { expected: Score, found: Score },
    /// The parent takes another value than the node has returned.
    Back { expected: Score, found: Score },
    /// The node is cut, though its window is open.
    EarlyCut {
        /// The window at the node.
        window: Window,
    },
    /// The node returns neither its best value nor the bound of its window beyond which that lies.
    Value {
        /// The best value.
        expected: Score,
        /// The same, no further than the bounds of the window (fail-hard).
        within: Score,
        found: Score,
        /// Whether it is the best value for the other player, as at all nodes of this depth so far
        /// where the two differ, of which there are at least two.
        is_others: bool,
    },
    /// The node returns without a cut, though children have not been read.
    Unread {
        skipped: Vec<NodeId>,
        /// Whether the window is closed, so that a cut is due.
        is_closed: bool,
    },
    /// The node is read again, or the search begins again, in vain: what was returned with this window
    /// is the value, or the new window asks no more than it did.
    Again { window: Window, returned: Score },
    /// The parent goes on, though a null window has found that the child's value lies within its own
    /// window.
    NotAgain { child: NodeId, returned: Score, window: Window },
    /// The table says something that the node has never returned; `expected` is what it returned last.
    Table { expected: BoundedScore, found: BoundedScore },
    /// What the table knows does not answer the question of the window.
    TableBound { found: BoundedScore, window: Window },
    /// The table knows of fewer plies than are to be read.
    TableDepth { expected: u8, found: u8 },
    /// A claim of the step is false, though it breaks no rule.
    Unproved,
}

impl FaultKind {
    /// The name of its kind, as written by `run --json`.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Window { .. } => "window",
            Self::MissedCut { .. } => "missed-cut",
            Self::AfterCut => "after-cut",
            Self::Order { .. } => "order",
            Self::Leaf { .. } => "leaf",
            Self::Back { .. } => "back",
            Self::EarlyCut { .. } => "early-cut",
            Self::Value { .. } => "value",
            Self::Unread { .. } => "unread",
            Self::Again { .. } => "again",
            Self::NotAgain { .. } => "not-again",
            Self::Table { .. } => "table",
            Self::TableBound { .. } => "table-bound",
            Self::TableDepth { .. } => "table-depth",
            Self::Unproved => "unproved",
        }
    }
}

/// What is known of the steps of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RunJudgement {
    /// In the order of the steps.
    pub faults: Vec<StepFault>,
    /// The steps with false claims, by the values of the leaves in the tree.
    untrue: BTreeSet<usize>,
    /// The step after which nothing was proved, because the run is too long.
    unproved_after: Option<usize>,
}

/// Longer runs are judged by the rules alone; their claims would take too long.
const MOST_PROVED: usize = 20_000;

impl RunJudgement {
    /// Judges every step of a run by the book that it keeps to; `known` are faults that the trace
    /// cannot show. With `keeps_order` children have to be read in the order of the tree.
    pub fn of(
        tree: &Arc<Tree>,
        trace: &Arc<Trace>,
        (algorithm, book, keeps_order): (Algorithm, SearchBook, bool),
        known: Vec<StepFault>,
    ) -> Self {
        let mut judge = RunJudge {
            algorithm,
            book,
            keeps_order,
            replay: Replay::new(Arc::clone(tree), Arc::clone(trace)),
            missed: BTreeSet::new(),
            levels: BTreeMap::new(),
            unread: HashMap::new(),
            returns: HashMap::new(),
            pending: HashMap::new(),
            deepens: false,
            range: Window::FULL,
            judgement: Self { faults: known, ..Self::default() },
        };
        judge.follow();
        let mut judgement = judge.judgement;
        judgement.faults.sort_by_key(|fault| fault.step);
        if trace.len() <= MOST_PROVED {
            judgement.prove(tree, trace, (algorithm, book));
        } else {
            judgement.unproved_after = judgement.faults.first().map(|fault| fault.step);
        }
        judgement
    }

    /// Proves the claims of every step, from what was read and from the tree.
    fn prove(
        &mut self,
        tree: &Arc<Tree>,
        trace: &Arc<Trace>,
        (algorithm, book): (Algorithm, SearchBook),
    ) {
        let mut read = ClaimOracle::new(Arc::clone(tree), Arc::clone(trace), algorithm);
        let mut known = read.clone().by_tree();
        while read.forward() && known.forward() {
            let replay = read.replay();
            let step = replay.step();
            let claims = claims(replay, algorithm);
            let follows = claims.iter().all(|claim| read.holds(claim));
            // Who goes on where α = β may hear twice that a value is no better: which is best, nobody says.
            let is_new = self.faults.first().is_none_or(|first| first.step > step);
            if !follows && !book.is_strict && !book.is_shallow && is_new {
                let node = replay.last_record().map_or(NodeId::ROOT, |record| record.node);
                self.faults.insert(0, StepFault { step, node, kind: FaultKind::Unproved });
            }
            if !follows || !claims.iter().all(|claim| known.holds(claim)) {
                self.untrue.insert(step);
            }
        }
    }

    pub fn at(&self, step: usize) -> impl Iterator<Item = &StepFault> {
        let first = self.faults.partition_point(|fault| fault.step < step);
        self.faults.iter().skip(first).take_while(move |fault| fault.step == step)
    }

    /// Whether what a step says may be false: it is wrong, or rests on a wrong one.
    pub fn doubts(&self, step: usize) -> bool {
        let is_later = |after: usize| step >= after;
        self.untrue.contains(&step)
            || self.at(step).next().is_some()
            || self.unproved_after.is_some_and(is_later)
    }
}

/// What the nodes of one depth have returned.
#[derive(Default)]
struct LevelChoices {
    /// The nodes that have returned the best value of the other player.
    others: usize,
    /// Whether any has returned something else.
    has_own: bool,
}

/// Follows a run, and holds each event against the state before it.
struct RunJudge {
    algorithm: Algorithm,
    book: SearchBook,
    keeps_order: bool,
    replay: Replay,
    /// The nodes at which a cut was missed.
    missed: BTreeSet<NodeId>,
    /// By depth, the nodes that have returned what was best for one of the players alone.
    levels: BTreeMap<u8, LevelChoices>,
    /// The first child of a node that may not have been read in its visit.
    unread: HashMap<NodeId, NodeId>,
    /// What a node has returned, each with the window that it had.
    returns: HashMap<NodeId, Vec<(Window, BoundedScore)>>,
    /// The children of nodes that have to be read again.
    pending: HashMap<NodeId, (NodeId, Score, Window)>,
    /// Whether a new depth has just begun.
    deepens: bool,
    /// What the passes of MTD(f) have left of the value of the root.
    range: Window,
    judgement: RunJudgement,
}

impl RunJudge {
    fn follow(&mut self) {
        loop {
            let Some(&next) = self.replay.trace().records().get(self.replay.step()) else {
                return;
            };
            // An exit replaces the best value by what is returned.
            let best = self.replay.node(next.node).value();
            self.replay.forward();
            for kind in self.wrong(next, best) {
                let step = self.replay.step();
                self.judgement.faults.push(StepFault { step, node: next.node, kind });
            }
        }
    }

    /// What is wrong with the event that has just been followed; `best` is the value of its node
    /// before.
    fn wrong(&mut self, record: TraceRecord, best: Option<Score>) -> Vec<FaultKind> {
        let node = record.node;
        let found = self.replay.node(node).value().unwrap_or_default();
        match record.kind {
            EventKind::Iteration => {
                self.deepens = matches!(record.begins(), Some(Round::Depth(_)));
                Vec::new()
            }
            EventKind::Enter => {
                self.unread.remove(&node);
                self.missed.remove(&node);
                match self.replay.tree().parent(node) {
                    Some(parent) => self.entered(parent, node),
                    None => self.begins().into_iter().collect(),
                }
            }
            EventKind::Leaf => {
                let expected = self.replay.tree().node(node).value;
                self.leaves(node);
                let is_wrong = expected != found;
                is_wrong.then_some(FaultKind::Leaf { expected, found }).into_iter().collect()
            }
            EventKind::Recall => {
                let wrong = self.recalled(node);
                self.leaves(node);
                wrong.into_iter().collect()
            }
            EventKind::Cut => {
                let window = self.replay.window(node);
                let is_open = !self.book.closes(window);
                let early = is_open.then_some(FaultKind::EarlyCut { window });
                self.not_again(node).into_iter().chain(early).collect()
            }
            EventKind::Exit => {
                let not_again = self.not_again(node);
                let value = best.and_then(|best| self.returned(node, best, found));
                self.leaves(node);
                not_again.into_iter().chain(value).chain(self.unread(node)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The search begins at the root.
    fn begins(&mut self) -> Option<FaultKind> {
        let found = self.replay.window(NodeId::ROOT);
        let before = self.returns.get(&NodeId::ROOT).and_then(|returns| returns.last().copied());
        let is_new = std::mem::take(&mut self.deepens);
        if self.algorithm.remembers() {
            return self.passes(found, before);
        }
        let (window, BoundedScore { value: returned, .. }) = before.filter(|_| !is_new)?;
        let is_wider = if returned <= window.alpha {
            found.alpha < window.alpha
        } else {
            returned >= window.beta && found.beta > window.beta
        };
        (!is_wider).then_some(FaultKind::Again { window, returned })
    }

    /// A pass of MTD(f): the last one leaves less of the value than before, and says where to ask.
    fn passes(
        &mut self,
        found: Window,
        before: Option<(Window, BoundedScore)>,
    ) -> Option<FaultKind> {
        let mut asks = found.beta;
        if let Some((window, BoundedScore { value: returned, .. })) = before {
            let is_less = returned < window.beta;
            let range = &mut self.range;
            *(if is_less { &mut range.beta } else { &mut range.alpha }) = returned;
            if range.is_closed() {
                return Some(FaultKind::Again { window, returned });
            }
            asks = if returned == range.alpha { returned + 1 } else { returned };
        }
        let expected = Window { alpha: asks + -1, beta: asks };
        (found != expected).then_some(FaultKind::Window { expected, found })
    }

    /// Keeps what a node has returned, and whether a null window calls for another reading.
    fn leaves(&mut self, node: NodeId) {
        let state = self.replay.node(node);
        let Some(found) = state.returned() else { return };
        self.returns.entry(node).or_default().push((self.replay.entered_window(node), found));
        if let Some(parent) = self.replay.tree().parent(node)
            && state.visit() == Visit::Scout
            && found.bound != Bound::Exact
        {
            let own = self.replay.window(parent);
            if own.contains(found.value) {
                self.pending.insert(parent, (node, found.value, own));
            }
        }
    }

    /// Whether the node goes on without the second reading of a child that is due.
    fn not_again(&mut self, node: NodeId) -> Option<FaultKind> {
        let (child, returned, window) = self.pending.remove(&node)?;
        Some(FaultKind::NotAgain { child, returned, window })
    }

    /// What is wrong with what a table is said to know of a node.
    fn recalled(&self, node: NodeId) -> Option<FaultKind> {
        let found = self.replay.node(node).returned()?;
        let window = self.replay.window(node);
        // Of what nobody has returned here, another line may have brought it into the table.
        let known = self.returns.get(&node).map_or(&[][..], Vec::as_slice);
        let says = |bound: Bound| {
            known.iter().any(|&(asked, BoundedScore { value, bound: own })| {
                value == found.value && (own == bound || asked.bound(value) == bound)
            })
        };
        // Two bounds that meet are the value.
        let is_known = says(found.bound)
            || says(Bound::Exact)
            || found.bound == Bound::Exact && says(Bound::AtLeast) && says(Bound::AtMost);
        if let Some(&(_, expected)) = known.last().filter(|_| !is_known) {
            return Some(FaultKind::Table { expected, found });
        }
        if !found.settles(window) {
            return Some(FaultKind::TableBound { found, window });
        }
        let due = self.replay.iteration().saturating_sub(self.replay.tree().node(node).depth);
        let (found, _) = self.replay.notes(node)?.recalled?;
        (found < due).then_some(FaultKind::TableDepth { expected: due, found })
    }

    fn entered(&mut self, parent: NodeId, node: NodeId) -> Vec<FaultKind> {
        let replay = &self.replay;
        let mut wrong = Vec::new();
        let (own, found) = (replay.window(parent), replay.window(node));
        let player = self.player(parent);
        let best = replay.node(parent).value();
        let expected = self.book.handed_down(player, own, best.unwrap_or(player.worst()));
        if replay.node(node).visit() == Visit::Again {
            return self.read_again(parent, node, expected).into_iter().collect();
        }
        // Where a cut was missed above, every window below is closed from the beginning.
        let closes = self.book.closes(own) && !self.book.closes(replay.entered_window(parent));
        if replay.node(parent).is_cut() {
            wrong.push(FaultKind::AfterCut);
        } else if closes && self.missed.insert(parent) {
            wrong.push(FaultKind::MissedCut { window: own });
        }
        let is_raised = own.of(player) != replay.entered_window(parent).of(player);
        // Siblings have successive numbers.
        let first = replay.tree().children(parent).next().unwrap_or(node);
        let unread = self.unread.entry(parent).or_insert(first);
        while *unread < node && replay.node(*unread).entered() > replay.node(parent).entered() {
            unread.0 += 1;
        }
        if self.keeps_order && *unread < node {
            wrong.push(FaultKind::Order { expected: *unread });
        }
        // Before any move has raised the bound, a search may still look for its first good one with the
        // whole window.
        let scouts = self.algorithm.scouts() && best.is_some();
        let is_due = if scouts && (is_raised || found != expected) {
            expected.scout(player)
        } else {
            expected
        };
        if self.algorithm.keeps_window() && is_due != found {
            wrong.push(FaultKind::Window { expected: is_due, found });
        }
        wrong.extend(self.not_again(parent));
        wrong
    }

    /// A child is read again, as its null window calls for: with the window of its parent, which its
    /// first value may have narrowed or not.
    fn read_again(&mut self, parent: NodeId, node: NodeId, own: Window) -> Option<FaultKind> {
        let &(scout, BoundedScore { value: returned, .. }) = self.returns.get(&node)?.last()?;
        let player = self.player(parent);
        self.pending.remove(&parent);
        // What lies inside the window of its question is the value.
        if scout.contains(returned) || !player.prefers(returned, scout.of(player)) {
            return Some(FaultKind::Again { window: scout, returned });
        }
        let found = self.replay.window(node);
        let before = own.with(player, scout.of(player));
        let is_right = found == own || found == before;
        (!is_right).then_some(FaultKind::Window { expected: own, found })
    }

    /// What is wrong with a returned value, if it is.
    fn returned(&mut self, node: NodeId, expected: Score, found: Score) -> Option<FaultKind> {
        let window = self.replay.entered_window(node);
        let within = expected.max(window.alpha).min(window.beta);
        let other = self.player(node).other();
        let read = self.replay.tree().children(node).filter_map(|child| {
            let state = self.replay.node(child);
            let is_read = state.phase() == Phase::Done && self.replay.is_current(child);
            state.value().filter(|_| is_read)
        });
        let others = read.reduce(|one, two| other.better(one, two));
        let level = self.levels.entry(self.replay.tree().node(node).depth).or_default();
        // Where both want the same, nobody can be told from the other.
        if others != Some(expected) {
            level.others += usize::from(others == Some(found));
            level.has_own |= others != Some(found);
        }
        if found == self.book.returned(expected, window) {
            return None;
        }
        let is_others = others == Some(found) && level.others > 1 && !level.has_own;
        Some(FaultKind::Value { expected, within, found, is_others })
    }

    fn unread(&self, node: NodeId) -> Option<FaultKind> {
        let state = self.replay.node(node);
        let (replay, tree) = (&self.replay, self.replay.tree());
        let is_unread = |&child: &NodeId| {
            let is_read =
                replay.node(child).phase() != Phase::Unvisited && replay.is_current(child);
            !is_read && tree.node(child).kind != Kind::Decline
        };
        let skipped: Vec<_> = tree.children(node).filter(is_unread).collect();
        let is_closed = self.book.closes(self.replay.window(node));
        let is_wrong = !state.is_cut() && !skipped.is_empty();
        is_wrong.then_some(FaultKind::Unread { skipped, is_closed })
    }

    fn player(&self, node: NodeId) -> Player {
        self.replay.tree().node(node).player
    }
}
