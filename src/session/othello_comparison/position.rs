//! The position of Othello that is compared on.

use super::super::engines::CompareLimit;
use super::super::open::Opened;
use super::reading::OthelloReading;
use crate::eval::OthelloEvaluation;
use crate::games::othello::count::FinalCount;
use crate::games::othello::{BoardSize, OthelloPosition};
use crate::language::{Texts, Words};
use crate::tree::NodeId;

/// With more empty squares nobody waits for the end of the game.
pub(super) const MOST_EMPTY: u32 = 14;

/// The position of Othello that is compared on.
#[derive(Clone, Debug)]
pub(super) struct ComparedDiscs {
    pub at: OthelloPosition,
    /// The way to it from the root of the tree.
    pub way: Vec<String>,
    /// Its name.
    pub name: Words,
    /// How many plies the tree reads there; at least 1.
    tree_plies: u8,
    /// How the tree values positions.
    evaluation: OthelloEvaluation,
}

impl ComparedDiscs {
    /// The position of a node; none in a lesson that is not about Othello.
    ///
    /// # Errors
    /// The game is over there.
    pub(super) fn of_node(open: &Opened, node: NodeId) -> Option<Result<Self, Words>> {
        let (tree, subject) = (open.tree(), &open.loaded().subject);
        let othello = open.loaded().othello.as_ref()?;
        let at = othello.position(tree, node).0;
        if at.is_over() {
            return Some(Err(Words::of(Texts::comparing_game_over)));
        }
        let path = tree.path(node);
        Some(Ok(Self {
            at,
            way: path[1..].iter().map(|&id| subject.id(tree, id)).collect(),
            name: Words::in_each(|language| subject.place(tree, node, language)),
            tree_plies: subject.plies_left(tree, node).max(1),
            evaluation: othello.evaluation(),
        }))
    }

    /// How the final score is counted.
    fn count(&self) -> (FinalCount, OthelloEvaluation) {
        match self.evaluation {
            OthelloEvaluation::DiscsWinner => (FinalCount::Winner, OthelloEvaluation::DiscsWinner),
            OthelloEvaluation::Discs
            | OthelloEvaluation::Mobility
            | OthelloEvaluation::Turtle
            | OthelloEvaluation::TurtleTriangle => (FinalCount::Discs, OthelloEvaluation::Discs),
        }
    }

    /// What the readers are asked.
    pub(super) fn reading(&self, limit: CompareLimit) -> OthelloReading {
        let (count, discs) = self.count();
        let (deepens, beside) = match (self.at.size(), self.evaluation) {
            (BoardSize::Four, _) => (discs, vec![OthelloEvaluation::Mobility]),
            (BoardSize::Eight, OthelloEvaluation::TurtleTriangle) => (
                OthelloEvaluation::TurtleTriangle,
                vec![OthelloEvaluation::Mobility, discs],
            ),
            (BoardSize::Eight, _) => (
                OthelloEvaluation::Turtle,
                vec![OthelloEvaluation::Mobility, discs],
            ),
        };
        OthelloReading {
            at: self.at,
            deepens,
            beside,
            tree_plies: self.tree_plies,
            limit,
            to_the_end: (self.at.empty().count() <= MOST_EMPTY).then_some(count),
        }
    }

    /// The node of the open tree that has this position, if there is one.
    pub(super) fn node_in(&self, open: &Opened) -> Option<NodeId> {
        let (tree, subject) = (open.tree(), &open.loaded().subject);
        let othello = open.loaded().othello.as_ref()?;
        let node = self.way.iter().try_fold(NodeId::ROOT, |at, id| {
            let mut children = tree.children(at);
            children.find(|&child| subject.id(tree, child) == *id)
        })?;
        (othello.position(tree, node).0 == self.at).then_some(node)
    }
}
