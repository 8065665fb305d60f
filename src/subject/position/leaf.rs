//! Why a line is extended or ends, and the parts of a leaf's value.

use shogi_core::Move;

use super::super::further::Further;
use super::super::leaf_policy::LeafPolicy;
use super::PositionSubject;
use super::setup::plan;
use formats::usi::usi;
use game::{CaptureOrder, Game};
use games::shogi::notation::move_name;
use language::Language;
use plausible::PlausibleMoves;
use score::Score;
use search::{LeafSum, LineEnd, Reading, best_capture};
use tree::{Kind, NodeId, Packed, Tree};

/// What the search determines at a node.
pub(super) struct ReadTo {
    /// Plies added for the last move.
    pub longer: u8,
    /// Why no move is searched there; `None` if one is.
    pub line_end: Option<LineEnd>,
}

impl PositionSubject {
    /// What the search determines at a node, found by replaying the code that grew the tree.
    pub(super) fn read_to(&self, tree: &Tree, node: NodeId) -> ReadTo {
        let way: Vec<_> = tree.path(node)[1..]
            .iter()
            .filter(|&&id| tree.node(id).kind != Kind::Decline)
            .filter_map(|&id| Move::unpack(tree.node(id).mv))
            .collect();
        let names: Vec<_> = way.iter().copied().map(usi).collect();
        let from = Further::last_on(&self.setup.further, &names);
        let (read, depth) =
            from.map_or((0, self.setup.depth), |further| (further.path.len(), further.plies));
        let mut plan = plan(&self.setup, depth, read);
        if let Some(filter) = from.and_then(|further| further.filter) {
            plan.moves = filter;
        }
        let mut start = self.root.position.clone();
        let (before, moves) = way.split_at(read.min(way.len()));
        for &mv in before {
            start.do_move(mv);
        }
        let (game, evaluator) =
            (self.valuation.evaluation.game(), self.valuation.evaluation.evaluator());
        let standing = &self.valuation.standing(&*evaluator);
        let reading =
            Reading { game: &game, standing, selector: Some(&PlausibleMoves), plan, further: &[] };
        let start = reading.start_after(start, before.last().map(|mv| mv.to()));
        let at = moves.iter().fold(start, |at, &mv| reading.after(&at, mv));
        ReadTo { longer: at.longer(), line_end: reading.line_end(&at) }
    }

    /// The parts of the value of a leaf, if it includes the best exchange.
    pub(super) fn sum_at(&self, tree: &Tree, leaf: NodeId, language: Language) -> Option<LeafSum> {
        if self.setup.leaf != LeafPolicy::Exchange {
            return None;
        }
        let (at, last) = self.root.at(tree, leaf);
        let game = self.valuation.evaluation.game();
        let best = best_capture(&game, &at, CaptureOrder::Geometric);
        let last = self.root.last(last.as_ref());
        let standing = self.valuation.evaluation.value(&at);
        Some(LeafSum {
            standing: Score(standing.0 - self.valuation.base.0),
            exchange: Score(best.map_or(0, |best| best.value)),
            capture: best.map(|best| move_name(&at, last.map(Move::to), best.mv, language)),
        })
    }
}
