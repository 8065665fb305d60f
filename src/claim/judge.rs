//! Judges a run that may not be one of its algorithm: every step against the rules of alpha-beta
//! or minimax, and every claim of it by the oracle.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use super::{ClaimOracle, claims};
use score::{Player, Score, Window};
use search::{Algorithm, SearchBook};
use trace::{EventKind, Phase, Replay, Trace, TraceRecord};
use tree::{NodeId, Tree};

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
    /// cannot show.
    pub fn of(
        tree: &Arc<Tree>,
        trace: &Arc<Trace>,
        (algorithm, book): (Algorithm, SearchBook),
        known: Vec<StepFault>,
    ) -> Self {
        let mut judge = RunJudge {
            algorithm,
            book,
            replay: Replay::new(Arc::clone(tree), Arc::clone(trace)),
            missed: BTreeSet::new(),
            levels: BTreeMap::new(),
            unread: HashMap::new(),
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
    replay: Replay,
    /// The nodes at which a cut was missed.
    missed: BTreeSet<NodeId>,
    /// By depth, the nodes that have returned what was best for one of the players alone.
    levels: BTreeMap<u8, LevelChoices>,
    /// The first child of a node that may not have been read.
    unread: HashMap<NodeId, NodeId>,
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
            EventKind::Enter => self.entered(node),
            EventKind::Leaf => {
                let expected = self.replay.tree().node(node).value;
                let is_wrong = expected != found;
                is_wrong.then_some(FaultKind::Leaf { expected, found }).into_iter().collect()
            }
            EventKind::Cut => {
                let window = self.replay.window(node);
                let is_open = !self.book.closes(window);
                is_open.then_some(FaultKind::EarlyCut { window }).into_iter().collect()
            }
            EventKind::Exit => {
                let best = best.and_then(|best| self.returned(node, best, found));
                best.into_iter().chain(self.unread(node)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn entered(&mut self, node: NodeId) -> Vec<FaultKind> {
        let replay = &self.replay;
        let Some(parent) = replay.tree().parent(node) else {
            return Vec::new();
        };
        let mut wrong = Vec::new();
        let (own, found) = (replay.window(parent), replay.window(node));
        let player = self.player(parent);
        let best = replay.node(parent).value().unwrap_or(player.worst());
        let expected = self.book.handed_down(player, own, best);
        // Where a cut was missed above, every window below is closed from the beginning.
        let closes = self.book.closes(own) && !self.book.closes(replay.entered_window(parent));
        if replay.node(parent).is_cut() {
            wrong.push(FaultKind::AfterCut);
        } else if closes && self.missed.insert(parent) {
            wrong.push(FaultKind::MissedCut { window: own });
        }
        // Siblings have successive numbers.
        let first = replay.tree().children(parent).next().unwrap_or(node);
        let unread = self.unread.entry(parent).or_insert(first);
        while *unread < node && replay.node(*unread).phase() != Phase::Unvisited {
            unread.0 += 1;
        }
        if *unread < node {
            wrong.push(FaultKind::Order { expected: *unread });
        }
        if self.algorithm.keeps_window() && expected != found {
            wrong.push(FaultKind::Window { expected, found });
        }
        wrong
    }

    /// What is wrong with a returned value, if it is.
    fn returned(&mut self, node: NodeId, expected: Score, found: Score) -> Option<FaultKind> {
        let window = self.replay.entered_window(node);
        let within = expected.max(window.alpha).min(window.beta);
        let other = self.player(node).other();
        let read = self.replay.tree().children(node).filter_map(|child| {
            let state = self.replay.node(child);
            state.value().filter(|_| state.phase() == Phase::Done)
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
        let is_unread = |&child: &NodeId| self.replay.node(child).phase() == Phase::Unvisited;
        let skipped: Vec<_> = self.replay.tree().children(node).filter(is_unread).collect();
        let is_closed = self.book.closes(self.replay.window(node));
        let is_wrong = !state.is_cut() && !skipped.is_empty();
        is_wrong.then_some(FaultKind::Unread { skipped, is_closed })
    }

    fn player(&self, node: NodeId) -> Player {
        self.replay.tree().node(node).player
    }
}
