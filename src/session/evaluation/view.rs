//! What is to be shown of an evaluation.

use super::super::open::Opened;
use super::state::{Against, EvaluationPart};
use crate::eval::{Evaluation, TermKind};
use crate::games::board::Board;
use crate::language::{Language, Say};
use crate::lesson::{BySquare, Evaluated, RungValue, king_bonuses, rungs};
use crate::score::{Player, Score};
use crate::search::LeafSum;
use crate::subject::choice;
use crate::tree::{Kind, NodeId};

/// What the evaluation of a node is held against.
#[derive(Clone, Debug)]
pub struct Standard {
    /// The move that leads to it, or what the root is called.
    pub name: String,
    /// The evaluation there.
    pub evaluated: Evaluated,
    /// The rungs there.
    pub rungs: Vec<RungValue>,
}

/// The evaluation of the node that is shown.
#[derive(Clone, Debug)]
pub struct EvaluationView {
    /// The node.
    pub node: NodeId,
    /// The move that leads to it, or what the root is called.
    pub name: String,
    /// The evaluator of the tree.
    pub of_tree: Evaluation,
    /// Its board.
    pub board: Option<Board>,
    /// The evaluation, or why there is none.
    pub evaluated: Result<Evaluated, String>,
    /// What it is set beside.
    pub standard: Option<Standard>,
    /// The rungs of the ladder on this position.
    pub rungs: Vec<RungValue>,
    /// What the tree counts values from, if it evaluates like this.
    pub base: Score,
    /// The value of a leaf as the tree has it, where that is more than the static value.
    pub sum: Option<LeafSum>,
    /// The bonus of a king on each square for that side, if the squares of kings are looked at.
    pub bonuses: Option<(Player, BySquare)>,
}

impl EvaluationView {
    /// What is shown of a node; nothing where there are no positions of shogi, or where the node is
    /// covered.
    pub(in crate::session) fn of(
        part: &EvaluationPart,
        open: &Opened,
        node: NodeId,
        language: Language,
    ) -> Option<Self> {
        let shogi = open.loaded().shogi.as_ref()?;
        if open.projection(language).awaits(node) {
            return None;
        }
        let (tree, subject) = (&**open.tree(), &*open.loaded().subject);
        let valuation = shogi.valuation();
        let evaluation = part.by.unwrap_or(valuation.evaluation);
        let name = |node| choice(subject, tree, node, language);
        let at = shogi.position(tree, node);
        let standard = match part.against {
            Against::Nothing => None,
            Against::Before => tree.parent(node),
            Against::Node(marked) => Some(marked).filter(|&marked| marked != node),
        };
        let standard = standard.and_then(|node| {
            let at = shogi.position(tree, node);
            Some(Standard {
                name: name(node),
                evaluated: Evaluated::of(&at, evaluation).ok()?,
                rungs: rungs(&at),
            })
        });
        let by_tree = evaluation == valuation.evaluation;
        let side = part.filter.side.unwrap_or(Player::Max);
        let looks_at_kings = part.filter.kind == Some(TermKind::KingSquare);
        let bonuses = || king_bonuses(evaluation, side).map(|bonuses| (side, bonuses));
        let is_leaf = tree.children(node).len() == 0 && tree.node(node).kind != Kind::Stub;
        let sum = (by_tree && is_leaf).then(|| subject.leaf_parts(tree, node, language));
        Some(Self {
            node,
            name: name(node),
            of_tree: valuation.evaluation,
            board: subject.board(tree, node),
            evaluated: Evaluated::of(&at, evaluation).map_err(|error| error.say(language)),
            standard,
            rungs: rungs(&at),
            base: if by_tree { valuation.base } else { Score(0) },
            sum: sum.flatten(),
            bonuses: looks_at_kings.then(bonuses).flatten(),
        })
    }
}
