//! A recorder for a search that runs on the game itself: it grows the tree that it records.

use std::sync::Arc;

use super::event::StoredEntry;
use super::record::NONE;
use super::recorder::Recorder;
use super::{Event, Generated, Observer, Replay, Trace};
use score::{Bound, Player};
use tree::{NodeId, Packed, Sprout, Tree};

/// Records the events of a search, and grows the explicit tree of its visits: a node at its first
/// visit, and a [stub](tree::Kind::Stub) for each move that it skips.
///
/// Tree and trace fit together as if the tree had existed before the search.
#[derive(Clone, Debug)]
pub struct Grower {
    sprout: Sprout,
    recorder: Recorder,
    /// The root of the search: that of the tree, or the requested node.
    base: u32,
    at: Option<u32>,
    /// The child left most recently.
    left: Option<u32>,
}

impl Grower {
    /// A grower without any visits; `player` is to move at the root.
    pub fn new(player: Player) -> Self {
        Self {
            sprout: Sprout::new(player),
            recorder: Recorder::default(),
            base: 0,
            at: None,
            left: None,
        }
    }

    /// The number of nodes in the tree, stubs included.
    pub fn nodes(&self) -> usize {
        self.sprout.size()
    }

    /// Makes the next search begin at the node reached by these moves, with a depth of `plies`:
    /// what if it had not been skipped, or were searched deeper?
    ///
    /// # Errors
    /// The index of the first move that the tree does not have.
    pub fn ask<M: Packed>(&mut self, path: &[M], plies: u8) -> Result<(), usize> {
        let mut at = 0;
        for (number, mv) in path.iter().enumerate() {
            at = self.sprout.child(at, mv.pack(), None).ok_or(number)?;
        }
        self.base = at;
        self.recorder.ask(NodeId(at), plies);
        Ok(())
    }

    /// The number of these moves, from the root on, that the tree has.
    pub fn known<M: Packed>(&self, path: &[M]) -> usize {
        let mut at = 0;
        let step = |mv: &M| {
            let child = self.sprout.child(at, mv.pack(), None);
            at = child.unwrap_or(at);
            child
        };
        path.iter().map_while(step).count()
    }

    /// For each node, given by the moves that lead there, whether the search has found its exact
    /// value.
    pub fn are_exact<M: Packed>(&self, paths: &[&[M]]) -> Vec<bool> {
        let (tree, trace) = self.clone().finish(true);
        let (tree, trace) = (Arc::new(tree), Arc::new(trace));
        let replay = Replay::at_end(tree.clone(), trace);
        let is_exact = |path: &&[M]| {
            let step = |at: NodeId, mv: &M| {
                let mut children = tree.children(at);
                children.find(|&child| tree.node(child).mv == mv.pack())
            };
            let node = path.iter().try_fold(NodeId::ROOT, step);
            let state = node.map(|node| replay.node(node));
            state.is_some_and(|state| state.value().is_some() && state.bound() == Bound::Exact)
        };
        paths.iter().map(is_exact).collect()
    }

    /// The tree and the run that grew it; `finished` says whether the search was completed.
    pub fn finish(self, finished: bool) -> (Tree, Trace) {
        let (tree, became) = self.sprout.finish(finished);
        let trace = self.recorder.finish(finished).renumbered(&became);
        (tree, trace)
    }

    fn here(&self) -> NodeId {
        NodeId(self.at.unwrap_or(0))
    }

    /// The child that a move leads to; [`NONE`] for a move that was not generated.
    fn child<M: Packed>(&self, mv: M) -> NodeId {
        let child = self.sprout.child(self.here().0, mv.pack(), self.left);
        debug_assert!(child.is_some(), "every move that is made was generated");
        NodeId(child.unwrap_or(NONE))
    }

    fn enter<M: Packed>(&mut self, mv: Option<M>) -> NodeId {
        let node = mv.map_or(NodeId(self.base), |mv| self.child(mv));
        self.at = Some(node.0);
        self.left = None;
        self.sprout.visit(node.0);
        node
    }

    fn back(&mut self) -> NodeId {
        let child = self.here();
        self.at = Some(self.sprout.parent(child.0));
        self.left = Some(child.0);
        child
    }
}

impl<M: Packed> Observer<M> for Grower {
    fn event(&mut self, event: Event<M>) {
        let to = match event {
            Event::Enter { mv, .. } => Some(self.enter(mv)),
            Event::Select { mv } | Event::Expand { mv } => Some(self.enter(Some(mv))),
            Event::Back { .. }
            | Event::Weigh { .. }
            | Event::Leave { .. }
            | Event::BackUp { mv: Some(_), .. } => Some(self.back()),
            _ => event.mv().map(|mv| self.child(mv)),
        };
        let here = self.here().0;
        match event {
            Event::Leaf { value } => self.sprout.value(here, value),
            Event::Decline { value } => self.sprout.decline(here, value),
            Event::Recall { .. } | Event::Repeat { .. } => self.sprout.recall(here),
            _ => {}
        }
        self.recorder.record(&event, to);
    }

    fn generated(&mut self, generated: Generated<'_, M>) {
        let Generated { player, moves, ranks, player_after, weight } = generated;
        let all = moves.iter().map(|&mv| (mv.pack(), player_after(mv)));
        let here = self.here().0;
        self.sprout.expand(here, player, all, ranks);
        if let Some(weight) = weight {
            self.sprout.leave_to_chance(here, moves.iter().map(|&mv| (mv.pack(), weight(mv))));
        }
    }

    fn hears_candidates(&self) -> bool {
        true
    }

    fn played(&mut self, moves: &[M]) {
        self.recorder.keep_played(moves.iter().map(|mv| mv.pack()));
    }

    fn stored(&mut self, entry: StoredEntry<M>) {
        let StoredEntry { bound, depth, best } = entry;
        let best = best.map(|mv| self.child(mv));
        self.recorder.keep_stored(StoredEntry { bound, depth, best });
    }
}
