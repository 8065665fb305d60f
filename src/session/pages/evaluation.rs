//! The evaluation of the shown node, in detail.

use std::sync::Arc;

use shogi_core::Square;

use super::part::{PageOutcome, PagePart, ShownState};
use crate::open::Opened;
use eval::{Evaluation, TermKind};
use games::board::Board;
use language::Say;
use lesson::{BySquare, Evaluated, RungValue, TermFilter, king_bonuses, rungs};
use scenario::Loaded;
use score::{Player, Score};
use search::LeafSum;
use subject::choice;
use tree::{Kind, NodeId, Tree};

/// What the evaluation of a node is compared with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Against {
    #[default]
    Nothing,
    /// The position before the last move, to show what the move has changed.
    Before,
    Node(NodeId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvaluationCommand {
    /// Selects the evaluator; `None`: that of the tree.
    By(Option<Evaluation>),
    /// Shows the terms of one kind; `None`: of all.
    Kind(Option<TermKind>),
    /// Shows the terms of one side; `None`: of both.
    Side(Option<Player>),
    Against(Against),
    /// Compares other nodes with the shown one from now on.
    Mark,
    /// Lists the terms of a square; `None` or the same square again: of the whole board.
    Square(Option<Square>),
}

#[derive(Clone, Debug, Default)]
pub(crate) struct EvaluationPart {
    by: Option<Evaluation>,
    filter: TermFilter,
    against: Against,
    square: Option<Square>,
    of: Option<Arc<Tree>>,
}

/// The evaluation that another one is compared with.
#[derive(Clone, Debug)]
pub struct Standard {
    /// The move that leads to it, or the name of the root.
    pub name: String,
    pub evaluated: Evaluated,
    pub rungs: Vec<RungValue>,
}

#[derive(Clone, Debug)]
pub struct EvaluationView {
    pub node: NodeId,
    /// The move that leads to it, or the name of the root.
    pub name: String,
    pub of_tree: Evaluation,
    pub board: Option<Board>,
    pub evaluated: Result<Evaluated, String>,
    pub filter: TermFilter,
    pub against: Against,
    pub standard: Option<Standard>,
    /// The square whose terms are listed.
    pub square: Option<Square>,
    pub rungs: Vec<RungValue>,
    /// The base of the tree's values, if the tree uses this evaluation.
    pub base: Score,
    /// The tree's value of a leaf, if it is more than the static value.
    pub sum: Option<LeafSum>,
    /// The bonus of each square for that side's king, if king squares are shown.
    pub bonuses: Option<(Player, BySquare)>,
}

impl PagePart for EvaluationPart {
    type Command = EvaluationCommand;
    type View = EvaluationView;

    const TELLS: bool = true;

    fn is_offered(loaded: &Loaded) -> bool {
        loaded.shogi.is_some()
    }

    fn is_asked_for(loaded: &Loaded) -> bool {
        loaded.lesson.inside.is_some() && Self::is_offered(loaded)
    }

    fn open(&mut self, loaded: &Loaded) {
        let inside = loaded.lesson.inside.as_ref();
        *self = Self {
            filter: TermFilter { kind: inside.and_then(|inside| inside.kind), side: None },
            against: match inside {
                Some(inside) if inside.change => Against::Before,
                _ => Against::Nothing,
            },
            ..Self::default()
        };
    }

    fn update(&mut self, command: EvaluationCommand, shown: ShownState<'_>) -> PageOutcome {
        match command {
            EvaluationCommand::By(by) => {
                self.by = by;
                self.filter.kind = None;
            }
            EvaluationCommand::Kind(kind) => self.filter.kind = kind,
            EvaluationCommand::Side(side) => self.filter.side = side,
            EvaluationCommand::Against(against) => self.against = against,
            EvaluationCommand::Mark => self.against = Against::Node(shown.node),
            EvaluationCommand::Square(square) => {
                self.square = square.filter(|_| self.square != square);
            }
        }
        PageOutcome::Nothing
    }

    /// Drops the marked node unless it belongs to the shown tree.
    fn follow(&mut self, _: bool, shown: ShownState<'_>) {
        let Some(tree) = shown.open.map(Opened::tree) else {
            return;
        };
        let is_same = self.of.as_ref().is_some_and(|of| Arc::ptr_eq(of, tree));
        if !is_same {
            self.of = Some(Arc::clone(tree));
            if matches!(self.against, Against::Node(_)) {
                self.against = Against::Nothing;
            }
        }
    }

    fn view(&self, shown: ShownState<'_>) -> Option<EvaluationView> {
        let (open, node, language) = (shown.open?, shown.node, shown.language);
        let shogi = open.loaded().shogi.as_ref()?;
        if open.projection(language).awaits(node) {
            return None;
        }
        let (tree, subject) = (&**open.tree(), &*open.loaded().subject);
        let valuation = shogi.valuation();
        let evaluation = self.by.unwrap_or(valuation.evaluation);
        let name = |node| choice(subject, tree, node, language);
        let at = shogi.position(tree, node);
        let standard = match self.against {
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
        let side = self.filter.side.unwrap_or(Player::Max);
        let looks_at_kings = self.filter.kind == Some(TermKind::KingSquare);
        let bonuses = || king_bonuses(evaluation, side).map(|bonuses| (side, bonuses));
        let is_leaf = tree.children(node).len() == 0 && tree.node(node).kind != Kind::Stub;
        let sum = (by_tree && is_leaf).then(|| subject.leaf_parts(tree, node, language));
        Some(EvaluationView {
            node,
            name: name(node),
            of_tree: valuation.evaluation,
            board: subject.board(tree, node),
            evaluated: Evaluated::of(&at, evaluation).map_err(|error| error.say(language)),
            filter: self.filter,
            against: self.against,
            standard,
            square: self.square,
            rungs: rungs(&at),
            base: if by_tree { valuation.base } else { Score(0) },
            sum: sum.flatten(),
            bonuses: looks_at_kings.then(bonuses).flatten(),
        })
    }
}
