//! The view of an evaluation.

use super::super::open::Opened;
use super::state::{Against, EvaluationPart};
use eval::{Evaluation, TermKind};
use games::board::Board;
use language::{Language, Say};
use lesson::{BySquare, Evaluated, RungValue, king_bonuses, rungs};
use score::{Player, Score};
use search::LeafSum;
use subject::choice;
use tree::{Kind, NodeId};

/// The evaluation that another one is compared with.
#[derive(Clone, Debug)]
pub struct Standard {
    /// The move that leads to it, or the name of the root.
    pub name: String,
    pub evaluated: Evaluated,
    /// The values of the rungs there.
    pub rungs: Vec<RungValue>,
}

/// The evaluation of the shown node.
#[derive(Clone, Debug)]
pub struct EvaluationView {
    pub node: NodeId,
    /// The move that leads to it, or the name of the root.
    pub name: String,
    /// The evaluator of the tree.
    pub of_tree: Evaluation,
    pub board: Option<Board>,
    /// The evaluation, or why there is none.
    pub evaluated: Result<Evaluated, String>,
    /// The evaluation to compare with.
    pub standard: Option<Standard>,
    /// The rungs of the ladder on this position.
    pub rungs: Vec<RungValue>,
    /// The base of the tree's values, if the tree uses this evaluation.
    pub base: Score,
    /// The tree's value of a leaf, if it is more than the static value.
    pub sum: Option<LeafSum>,
    /// The bonus of each square for that side's king, if king squares are shown.
    pub bonuses: Option<(Player, BySquare)>,
}

impl EvaluationView {
    /// The view of a node; `None` if the lesson has no positions of shogi or the node is covered.
    pub(crate) fn of(
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
