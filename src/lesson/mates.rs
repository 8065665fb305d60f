//! Mates: how they are named in all values shown, and the proof of one.

use super::projection::Projection;
use score::Score;
use trace::Phase;
use tree::{Kind, NodeId};

impl Projection<'_> {
    pub fn names_mate(&self, node: NodeId, value: Score) -> bool {
        value.is_mate() && self.horizon_below(node).is_some()
    }

    /// The distance in plies from a node to the mate that a value stands for there; `None` if it is
    /// not shown as one.
    pub(super) fn mate_in(&self, node: NodeId, value: Score) -> Option<i32> {
        let to_horizon = self.horizon_below(node).filter(|_| value.is_mate())?;
        Some(to_horizon - (value.0.abs() - Score::MATE))
    }

    /// Whether the mate that was found at the root is a shortest one: the iteration before has found
    /// none, and goes no more than one move of each side less deep.
    pub fn is_shortest_mate(&self) -> bool {
        // What a user has asked for afterwards is no iteration.
        let iterations = self.timeline.chapters.iter().rev().filter(|chapter| !chapter.is_asked());
        let mut depths = iterations.map(|chapter| chapter.plies);
        let (last, before) = (depths.next(), depths.next());
        let done = self.phase(NodeId::ROOT) == Phase::Done;
        let close = before.zip(last).is_some_and(|(before, last)| before + 2 >= last);
        done && self.subject.is_about_mate() && close && self.step() == self.last_step()
    }

    /// The plies that the last visit of a node had from the move before it: of its iteration, if it
    /// belongs to one.
    pub fn plies_read(&self, node: NodeId) -> Option<usize> {
        let above = self.tree().parent(node)?;
        let read = self.state.node(node).entered()?;
        let iteration = self.timeline.chapter(read).map(|number| self.timeline.chapters[number]);
        let plies = iteration.map(|it| usize::from(it.plies)).filter(|&plies| plies > 0);
        let Some(plies) = plies else {
            return Some(self.subject.plies_left(self.tree(), above).into());
        };
        Some(plies.saturating_sub(self.weight(above).depth.into()))
    }

    /// The distance in plies from a node to the horizon that mates are counted from; `None` if no
    /// value is a mate. The engine counts from the depth of the iteration in which it searched the
    /// node.
    pub(super) fn horizon_below(&self, node: NodeId) -> Option<i32> {
        let subject = self.subject.to_horizon(self.tree(), node)?;
        if !self.algorithm.counts_mates_by_iteration() {
            return Some(subject);
        }
        let read = self.state.node(node).entered().unwrap_or(self.step());
        let chapters = &self.timeline.chapters;
        let iteration = self.timeline.chapter(read).map(|number| chapters[number]);
        let Some(iteration) = iteration.filter(|chapter| !chapter.is_asked()) else {
            return Some(subject);
        };
        let depth = |id| i32::from(self.weight(id).depth);
        Some(i32::from(iteration.plies) - (depth(node) - depth(iteration.node)))
    }

    /// Whether the run has visibly found a mate by this step and is at the root.
    pub fn has_mate_proof(&self) -> bool {
        let attacker = self.tree().node(NodeId::ROOT).player;
        let root = self.state.node(NodeId::ROOT);
        let is_mate = |value: Score| attacker.prefers(value, Score(0));
        let is_done = root.phase() == Phase::Done && self.here() == Some(NodeId::ROOT);
        let is_seen = self.subject.is_about_mate() && !self.hides(NodeId::ROOT);
        is_seen && is_done && root.value().is_some_and(is_mate)
    }

    /// The proof found by this step: at nodes of the mating side the one mating move, at nodes of
    /// the other side every answer. Empty before the root is settled, and without a mate.
    pub fn mate_proof(&self) -> Vec<NodeId> {
        if !self.has_mate_proof() {
            return Vec::new();
        }
        let tree = self.tree();
        let attacker = tree.node(NodeId::ROOT).player;
        let mut proof = vec![NodeId::ROOT];
        let mut next = 0;
        while let Some(&at) = proof.get(next) {
            next += 1;
            if tree.node(at).player == attacker {
                proof.extend(self.state.node(at).best());
            } else {
                let answers = tree.children(at);
                proof.extend(answers.filter(|&child| tree.node(child).kind != Kind::Stub));
            }
        }
        proof
    }
}
