//! The state of the evaluation view.

use std::sync::Arc;

use shogi_core::Square;

use eval::{Evaluation, TermKind};
use lesson::TermFilter;
use scenario::Inside;
use score::Player;
use tree::{NodeId, Tree};

/// What the evaluation of a node is compared with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Against {
    #[default]
    Nothing,
    /// The position before the last move, to show what the move has changed.
    Before,
    /// A marked node.
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
    pub by: Option<Evaluation>,
    pub filter: TermFilter,
    pub against: Against,
    pub square: Option<Square>,
    /// The tree of the marked node.
    of: Option<Arc<Tree>>,
}

impl EvaluationPart {
    /// Carries out a command; `shown` is the shown node.
    pub(crate) fn update(&mut self, command: EvaluationCommand, shown: Option<NodeId>) {
        match command {
            EvaluationCommand::By(by) => {
                self.by = by;
                self.filter.kind = None;
            }
            EvaluationCommand::Kind(kind) => self.filter.kind = kind,
            EvaluationCommand::Side(side) => self.filter.side = side,
            EvaluationCommand::Against(against) => self.against = against,
            EvaluationCommand::Mark => {
                self.against = shown.map_or(Against::Nothing, Against::Node);
            }
            EvaluationCommand::Square(square) => {
                self.square = square.filter(|_| self.square != square);
            }
        }
    }

    /// Resets the view to what a newly opened lesson asks for.
    pub(crate) fn open(&mut self, inside: Option<&Inside>) {
        *self = Self {
            filter: TermFilter {
                kind: inside.and_then(|inside| inside.kind),
                side: None,
            },
            against: match inside {
                Some(inside) if inside.change => Against::Before,
                _ => Against::Nothing,
            },
            ..Self::default()
        };
    }

    /// Drops the marked node unless it belongs to `tree`.
    pub(crate) fn keep_to(&mut self, tree: &Arc<Tree>) {
        let is_same = self.of.as_ref().is_some_and(|of| Arc::ptr_eq(of, tree));
        if !is_same {
            self.of = Some(Arc::clone(tree));
            if matches!(self.against, Against::Node(_)) {
                self.against = Against::Nothing;
            }
        }
    }
}
