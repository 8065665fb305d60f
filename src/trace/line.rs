//! The best line: the principal variation.

use super::Replay;
use super::event::Visit;
use super::replay::{Before, Kept};
use super::state::{NodeState, Phase};
use score::{Bound, Score};
use tree::NodeId;

impl Replay {
    /// The best line so far below `from`: the principal variation, if `from` is the root.
    ///
    /// From the first node whose value is known, each move of it has that value. The best child is
    /// the first one that returned it, but need not have it: with a narrow window a child may have
    /// been found worth *at most* as much, and a re-search that ends where its scout did knows the
    /// moves of one side only, the scout those of the other. Therefore the line follows moves that
    /// were shown, in any of the visits, to have the value.
    #[must_use]
    pub fn line(&self, from: NodeId) -> Vec<NodeId> {
        let mut line = Vec::new();
        let mut known = None; // The value, and the step at which the visit that showed it began.
        let mut at = from;
        loop {
            let state = self.nodes[at.index()];
            if state.phase == Phase::Done && state.bound == Bound::Exact {
                let (_, before) = known.unwrap_or((state.value, u32::MAX));
                known = Some((state.value, before.min(self.begun(at, &state))));
            }
            let gives = known.and_then(|known| self.giving(at, &state, known));
            let Some(next) = gives.or(state.best()) else {
                return line;
            };
            line.push(next);
            at = next;
        }
    }

    /// The step at which the visit described by `state` began: a re-search continues its scout.
    fn begun(&self, node: NodeId, state: &NodeState) -> u32 {
        let before = |visit: &NodeState| {
            let again = visit.visit == Visit::Again;
            self.visit_before(node, visit).filter(|_| again)
        };
        let visits = std::iter::successors(Some(*state), before);
        visits.last().map_or(state.entered, |first| first.entered)
    }

    /// The child of `node` that was shown, since a step, to give its player `value`: the best one
    /// if it was, otherwise the first.
    fn giving(
        &self,
        node: NodeId,
        state: &NodeState,
        (value, since): (Score, u32),
    ) -> Option<NodeId> {
        let too_little = self.tree.node(node).player.fail_low_bound();
        let gives = |child: &NodeId| {
            let last = self.nodes[child.index()];
            std::iter::successors(Some(last), |visit| self.visit_before(*child, visit))
                .take_while(|visit| visit.entered >= since && visit.phase == Phase::Done)
                .any(|visit| visit.value == value && visit.bound != too_little)
        };
        let best = state.best().filter(gives);
        best.or_else(|| self.tree.children(node).find(gives))
    }

    /// The state of `node` after the visit before that of `state`.
    fn visit_before(&self, node: NodeId, state: &NodeState) -> Option<NodeState> {
        let step = state.entered as usize;
        let from = self.kept.partition_point(|kept| kept.step < step);
        let mut of_step = self.kept[from..].iter().take_while(|kept| kept.step == step);
        of_step.find_map(|kept| match kept {
            Kept { what: Before::State(before, _), node: of, .. } if *of == node => Some(*before),
            _ => None,
        })
    }
}
