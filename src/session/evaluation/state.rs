//! What of an evaluation a person looks at.

use std::sync::Arc;

use shogi_core::Square;

use crate::eval::{Evaluation, TermKind};
use crate::lesson::TermFilter;
use crate::scenario::Inside;
use crate::score::Player;
use crate::tree::{NodeId, Tree};

/// What the evaluation of a node is set beside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Against {
    /// Nothing.
    #[default]
    Nothing,
    /// The position before the last move: what the move has changed.
    Before,
    /// A node that was marked.
    Node(NodeId),
}

/// What a person does about the evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvaluationCommand {
    /// Evaluate by this; none: as the tree does.
    By(Option<Evaluation>),
    /// Look at the terms of one kind; none: of all.
    Kind(Option<TermKind>),
    /// Look at the terms of one side; none: of both.
    Side(Option<Player>),
    /// Set it beside something.
    Against(Against),
    /// Set others beside the node that is shown from now on.
    Mark,
    /// List the terms of a square; none, or the same again: of the whole board.
    Square(Option<Square>),
}

/// The state of the part.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct EvaluationPart {
    pub by: Option<Evaluation>,
    pub filter: TermFilter,
    pub against: Against,
    pub square: Option<Square>,
    /// The tree that marked nodes are of.
    of: Option<Arc<Tree>>,
}

impl EvaluationPart {
    /// Carries out a command; `shown` is the node that is shown.
    pub(in crate::session) fn update(&mut self, command: EvaluationCommand, shown: Option<NodeId>) {
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

    /// Another lesson is open: it begins as it asks for.
    pub(in crate::session) fn open(&mut self, inside: Option<&Inside>) {
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

    /// What is marked is of this tree; in another there is no such node.
    pub(in crate::session) fn keep_to(&mut self, tree: &Arc<Tree>) {
        let is_same = self.of.as_ref().is_some_and(|of| Arc::ptr_eq(of, tree));
        if !is_same {
            self.of = Some(Arc::clone(tree));
            if matches!(self.against, Against::Node(_)) {
                self.against = Against::Nothing;
            }
        }
    }
}
