//! Where a move stands in the run at its end, and by how much it falls short.

use claim::{StepClaim, claims};
use compare::{Reason, part};
use score::{Bound, BoundedScore, Player, Score};
use subject::Playable;
use trace::{Phase, Replay, Seen};
use tree::{Kind, MoveCode, NodeId};

use crate::open::Opened;

/// The place of a legal move in the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyPlace {
    /// The choice of the tree.
    Best,
    /// It was read, and something else was chosen.
    Read,
    /// A cut skipped it.
    Cut,
    /// The tree does not read it there.
    NotRead(Reason),
}

impl WhyPlace {
    /// The word in files and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Read => "read",
            Self::Cut => "cut",
            Self::NotRead(_) => "not-read",
        }
    }
}

/// By how much a move is worse than the best one, for the player who chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShortBy {
    pub by: i32,
    /// Whether it is exactly that much, rather than at least.
    pub is_exact: bool,
}

impl ShortBy {
    /// How far `value` falls short of `best`; `None` if the bounds leave it open, or if a mate
    /// cannot be counted so.
    pub(super) fn of(chooser: Player, best: BoundedScore, value: BoundedScore) -> Option<Self> {
        if best.value.is_mate() || value.value.is_mate() {
            return None;
        }
        let by = (best.value - value.value) * chooser.sign();
        let is_exact = best.bound == Bound::Exact && value.bound == Bound::Exact;
        let is_least =
            best.bound != chooser.fail_low_bound() && value.bound != chooser.fail_high_bound();
        (is_least && by >= 0).then_some(Self { by, is_exact })
    }
}

/// The answer to "why not this move?", from the run at its end.
#[derive(Clone, Debug, PartialEq)]
pub struct WhyNot {
    /// The node where it could be played.
    pub node: NodeId,
    pub asked: Playable,
    /// The node that it leads to, if the tree has it.
    pub child: Option<NodeId>,
    /// The player who chooses there.
    pub chooser: Player,
    pub place: WhyPlace,
    /// The value of the move for Black, if it has one that can be compared.
    pub value: Option<BoundedScore>,
    /// The choice of the tree, and its value.
    pub best: Option<(NodeId, BoundedScore)>,
    pub short_by: Option<ShortBy>,
    /// The move and what the run found to follow it; empty if it was not read.
    pub line: Vec<NodeId>,
    /// What the answer says, as data that the oracle proves.
    pub claims: Vec<StepClaim>,
}

impl Opened {
    /// Where a move stands at a node.
    #[must_use]
    pub fn why(&self, node: NodeId, asked: Playable) -> WhyNot {
        let (end, tree, subject) = (&**self.end(), &**self.tree(), &*self.loaded().subject);
        let child = asked.child(subject, tree, node);
        let place = self.place_of(node, &asked, child);
        let algorithm = self.algorithm();
        let chooser = algorithm.chooser(tree.node(NodeId::ROOT).player, tree.node(node).player);
        let compares = !algorithm.proves();
        let value = child.filter(|_| matches!(place, WhyPlace::Best | WhyPlace::Read));
        // A bound of an earlier visit holds unless that one had read less deep.
        let holds = |child| end.seen(child) == Seen::Done || end.iteration() == 0;
        let value = value.filter(|&child| compares && holds(child));
        let value = value.and_then(|child| returned(end, child));
        let best = end.node(node).best().filter(|_| compares);
        let best = best.and_then(|best| Some((best, returned(end, best)?)));
        let short_by = best.zip(value).filter(|_| place != WhyPlace::Best);
        let line = child.filter(|_| matches!(place, WhyPlace::Best | WhyPlace::Read));
        WhyNot {
            node,
            child,
            chooser,
            value,
            best,
            short_by: short_by.and_then(|((_, best), value)| ShortBy::of(chooser, best, value)),
            line: line.map_or_else(Vec::new, |child| {
                std::iter::once(child).chain(end.line(child)).collect()
            }),
            claims: self.claimed(node, child, place, value.is_some()),
            asked,
            place,
        }
    }

    fn place_of(&self, node: NodeId, asked: &Playable, child: Option<NodeId>) -> WhyPlace {
        let (end, tree, subject) = (&**self.end(), self.tree(), &*self.loaded().subject);
        let state = end.node(node);
        if state.phase() == Phase::Unvisited {
            return if end.seen(node) == Seen::Pruned {
                WhyPlace::Cut
            } else {
                WhyPlace::NotRead(Reason::Unfinished)
            };
        }
        if let Some(child) = child {
            return match end.seen(child) {
                Seen::Pruned => WhyPlace::Cut,
                Seen::Unvisited => WhyPlace::NotRead(Reason::Unfinished),
                _ if state.best() == Some(child) => WhyPlace::Best,
                Seen::Open | Seen::Unsettled | Seen::Done | Seen::Earlier => WhyPlace::Read,
            };
        }
        let mut moves = tree.children(node).filter(|&id| tree.node(id).kind != Kind::Decline);
        if state.is_cut() && moves.next().is_none() {
            return WhyPlace::Cut; // Not even the names of the moves were needed.
        }
        if end.notes(node).is_some_and(|notes| notes.recalled.is_some()) {
            return WhyPlace::NotRead(Reason::Recalled);
        }
        let leaving = part(end, subject, node, &[asked.mv]).leaving;
        WhyPlace::NotRead(leaving.map_or(Reason::Unfinished, |leaving| leaving.reason))
    }

    /// The claims of the answer: those of the cut, or those about the move and the best one.
    fn claimed(
        &self,
        node: NodeId,
        child: Option<NodeId>,
        place: WhyPlace,
        has_value: bool,
    ) -> Vec<StepClaim> {
        let end = &**self.end();
        if place == WhyPlace::Cut {
            let cut = end.made_cut(child.unwrap_or(node), self.timeline());
            let cut = cut.or_else(|| end.made_cut(node, self.timeline()));
            let Some(cut) = cut else {
                return Vec::new();
            };
            let mut then = Replay::clone(end);
            then.seek(cut.step);
            return claims(&then, self.algorithm());
        }
        let worth = |id: NodeId| {
            let BoundedScore { value, bound } = returned(end, id)?;
            Some(StepClaim::Worth { node: id, bound, value })
        };
        let is_told = self.algorithm().proves() || !has_value;
        let best = end.node(node).best().filter(|_| !is_told);
        let child = child.filter(|_| !is_told);
        let compared = best.and_then(|best| {
            let value = returned(end, best)?.value;
            Some(StepClaim::Best { node, child: best, value })
        });
        let own = child.and_then(worth);
        let other = best.filter(|&best| Some(best) != child).and_then(worth);
        own.into_iter().chain(compared).chain(other).collect()
    }

    /// The value of the root if a move at a node were worth `value`, as far as the run tells: the
    /// least and the greatest that are possible.
    #[must_use]
    pub fn root_if(
        &self,
        node: NodeId,
        child: Option<NodeId>,
        value: BoundedScore,
    ) -> (Score, Score) {
        let (end, tree) = (&**self.end(), self.tree());
        let root = tree.node(NodeId::ROOT).player;
        let (mut at, mut changed, mut range) = (node, child, range_of(value));
        loop {
            let chooser = self.algorithm().chooser(root, tree.node(at).player);
            let passes = end.notes(at).is_some_and(|notes| notes.passed.is_some());
            let is_choice = |&id: &NodeId| {
                let imagined = passes && tree.node(id).mv == MoveCode::PASS;
                let is_gone = tree.node(id).kind == Kind::Decline && end.seen(id) == Seen::Earlier;
                Some(id) != changed && !imagined && !is_gone
            };
            for id in tree.children(at).filter(is_choice) {
                let other = returned(end, id).map_or((Score::MIN, Score::MAX), range_of);
                range.0 = chooser.better(range.0, other.0);
                range.1 = chooser.better(range.1, other.1);
            }
            let Some(above) = tree.parent(at) else {
                return range;
            };
            (at, changed) = (above, Some(at));
        }
    }
}

/// The value that a node returned; of the option to stop, its own.
fn returned(end: &Replay, node: NodeId) -> Option<BoundedScore> {
    let tree = end.tree().node(node);
    match tree.kind {
        Kind::Decline => Some(BoundedScore::exact(tree.value)),
        Kind::Inner | Kind::Leaf | Kind::Stub => end.node(node).returned(),
    }
}

fn range_of(value: BoundedScore) -> (Score, Score) {
    match value.bound {
        Bound::Exact => (value.value, value.value),
        Bound::AtLeast => (value.value, Score::MAX),
        Bound::AtMost => (Score::MIN, value.value),
    }
}
