//! An explicit tree is a game, so that every textbook algorithm runs on it unchanged.

use super::{Kind, NodeId, Tree};
use game::{Evaluator, Game};
use score::{Player, Score};

/// The game whose positions are the nodes of a tree, and whose moves go to a child.
///
/// Declining is not a move; algorithms that support it ask for it separately.
#[derive(Clone, Copy, Debug)]
pub struct TreeGame<'t>(pub &'t Tree);

impl Game for TreeGame<'_> {
    type Position = NodeId;
    type Move = NodeId;

    fn player(&self, at: &NodeId) -> Player {
        self.0.node(*at).player
    }

    fn moves(&self, at: &NodeId, moves: &mut Vec<NodeId>) {
        let mut children = self.0.children(*at);
        if self.0.decline(*at).is_some() {
            children.next_back();
        }
        moves.extend(children);
    }

    fn after(&self, _: &NodeId, mv: NodeId) -> NodeId {
        debug_assert!(self.0.node(mv).kind != Kind::Decline);
        mv
    }

    fn is_chance(&self, at: &NodeId) -> bool {
        self.0.node(*at).kind == Kind::Chance
    }

    fn weight(&self, _: &NodeId, mv: NodeId) -> u32 {
        self.0.weight(mv)
    }

    fn seat(&self, at: &NodeId) -> u8 {
        self.0.seat(*at)
    }

    fn may_decline(&self, at: &NodeId) -> bool {
        self.0.decline(*at).is_some()
    }
}

#[derive(Clone, Copy, Debug)]
pub struct StaticValue;

impl Evaluator<TreeGame<'_>> for StaticValue {
    fn value(&self, game: &TreeGame<'_>, at: &NodeId, _: u8) -> Score {
        game.0.node(*at).value
    }

    /// Those of the leaves below.
    fn bounds(&self, game: &TreeGame<'_>, at: &NodeId) -> (Score, Score) {
        let leaves = game.0.leaves_below(*at).into_iter();
        let values = leaves.map(|leaf| game.0.node(leaf).value);
        values.fold((Score::MAX, Score::MIN), |(least, most), value| {
            (least.min(value), most.max(value))
        })
    }

    fn payoff(&self, game: &TreeGame<'_>, value: Score, seat: u8) -> Score {
        game.0.payoff(value, seat)
    }

    fn sum(&self, game: &TreeGame<'_>) -> Option<Score> {
        game.0.payoffs()?.sum
    }
}
