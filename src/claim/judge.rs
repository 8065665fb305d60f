//! What may be wrong with a run that may not be one of its algorithm, and every claim of it by the
//! oracle.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::{ClaimOracle, StepClaim, claims};
use score::{BoundedScore, Fraction, NodeNumbers, Score, Window};
use search::{Algorithm, SearchBook};
use trace::Trace;
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
    Leaf {
        expected: Score,
        found: Score,
    },
    /// The parent takes another value than the node has returned.
    Back {
        expected: Score,
        found: Score,
    },
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
    /// The node is valued like a leaf, though it has moves.
    EarlyLeaf,
    /// The node returns without a cut, though children have not been read.
    Unread {
        skipped: Vec<NodeId>,
        /// Whether the window is closed, so that a cut is due.
        is_closed: bool,
    },
    /// The node is read again, or the search begins again, in vain: what was returned with this window
    /// is the value, or the new window asks no more than it did. What was read with less depth is read
    /// again though it was no better than the bound, or as little deep as before.
    Again {
        window: Window,
        returned: Score,
        reduced: bool,
    },
    /// The parent goes on, though a null window has found that the child's value lies within its own
    /// window.
    NotAgain {
        child: NodeId,
        returned: Score,
        window: Window,
    },
    /// The parent goes on, though a child that was read so many plies less deep has returned a value
    /// better than its bound.
    NotInFull {
        child: NodeId,
        returned: Score,
        bound: Score,
        plies: u8,
    },
    /// The table says something that the node has never returned; `expected` is what it returned last,
    /// or, where it has returned nothing, what it is worth in the tree.
    Table {
        expected: BoundedScore,
        found: BoundedScore,
        of_tree: bool,
    },
    /// What the table knows does not answer the question of the window.
    TableBound {
        found: BoundedScore,
        window: Window,
    },
    /// The table knows of fewer plies than are to be read.
    TableDepth {
        expected: u8,
        found: u8,
    },
    /// The search goes on to the node, though another child has less of the number of which one child
    /// suffices: the proof number, or else the disproof number.
    Chosen {
        expected: NodeId,
        least: Score,
        found: Score,
        proof: bool,
    },
    /// The proof and disproof number of the node do not follow from those of its children; `proof`:
    /// the player at the root chooses there, so that the first is the least one.
    Counted {
        expected: NodeNumbers,
        found: NodeNumbers,
        proof: bool,
    },
    /// The node gets other thresholds than follow from those of its parent.
    Thresholds {
        expected: NodeNumbers,
        found: NodeNumbers,
    },
    /// The search stays below the node though one of its numbers has reached its threshold, or leaves
    /// it though none has.
    Stays {
        numbers: NodeNumbers,
        thresholds: NodeNumbers,
        leaves: bool,
    },
    /// The search goes on below the node, which is settled.
    Settled {
        numbers: NodeNumbers,
    },
    /// The node returns a value, though it is neither proven nor disproven.
    Unsettled {
        numbers: NodeNumbers,
    },
    /// An iteration goes to the node again, though another child has no visit yet.
    Untried {
        expected: NodeId,
    },
    /// An iteration goes to the node, though another child has a greater score; in thousandths.
    Selected {
        expected: NodeId,
        most: i64,
        found: i64,
    },
    /// An iteration goes on below the node, though it is there for the first time.
    BelowNew,
    /// The play from the node has another result than the leaf there, or one that no leaf below it has;
    /// as the log writes it.
    Result {
        expected: Option<Score>,
        found: Score,
    },
    /// The result of an iteration has not been added to the node on its way.
    NotAdded,
    Visits {
        expected: u32,
        found: u32,
    },
    /// The mean of so many visits of the node is another one; in thousandths, or finer where these are
    /// equal.
    MeanOf {
        expected: Fraction,
        found: Fraction,
        visits: u32,
    },
    /// A claim of the step is false, though it breaks no rule.
    Unproved,
}

impl FaultKind {
    /// The mean of so many visits is another one.
    pub fn of_means(expected: f64, found: f64, visits: u32) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "results are no more than a milliard")]
        let parts = |number: f64, parts: i32| {
            let count = (number * f64::from(parts)).round() as i64;
            Fraction::new(count, parts.into()).unwrap_or(Fraction::from(0))
        };
        let both = |by| (parts(expected, by), parts(found, by));
        let (expected, found) =
            Some(both(1_000)).filter(|(one, other)| one != other).unwrap_or(both(1_000_000));
        Self::MeanOf { expected, found, visits }
    }

    /// The name of its kind, as written by `run --json`.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Window { .. } => "window",
            Self::MissedCut { .. } => "missed-cut",
            Self::AfterCut => "after-cut",
            Self::Order { .. } => "order",
            Self::Leaf { .. } => "leaf",
            Self::EarlyLeaf => "early-leaf",
            Self::Back { .. } => "back",
            Self::EarlyCut { .. } => "early-cut",
            Self::Value { .. } => "value",
            Self::Unread { .. } => "unread",
            Self::Again { .. } => "again",
            Self::NotAgain { .. } => "not-again",
            Self::NotInFull { .. } => "not-in-full",
            Self::Table { .. } => "table",
            Self::TableBound { .. } => "table-bound",
            Self::TableDepth { .. } => "table-depth",
            Self::Chosen { .. } => "chosen",
            Self::Counted { .. } => "numbers",
            Self::Thresholds { .. } => "thresholds",
            Self::Stays { leaves: false, .. } => "stays",
            Self::Stays { leaves: true, .. } => "left-early",
            Self::Settled { .. } => "settled",
            Self::Unsettled { .. } => "unsettled",
            Self::Untried { .. } => "untried",
            Self::Selected { .. } => "selected",
            Self::BelowNew => "below-new",
            Self::Result { .. } => "result",
            Self::NotAdded => "not-added",
            Self::Visits { .. } => "visits",
            Self::MeanOf { .. } => "mean",
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
    /// Proves the steps of a run whose faults by the rules of a book are known, in their order.
    pub fn of(
        tree: &Arc<Tree>,
        trace: &Arc<Trace>,
        by: (Algorithm, SearchBook),
        faults: Vec<StepFault>,
    ) -> Self {
        let mut judgement = Self { faults, ..Self::default() };
        if trace.len() <= MOST_PROVED {
            judgement.prove(tree, trace, by);
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
            // Which of two children comes first that nobody has tried, and by which constant, a log may
            // know better.
            let is_free = |claim: &StepClaim| matches!(claim, StepClaim::Selected { .. });
            let follows = claims.iter().all(|claim| is_free(claim) || read.holds(claim));
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
