//! The registry of subjects.

use serde::{Deserialize, Serialize};

use super::diagram::DiagramSetup;
use super::exchange::ExchangeSetup;
use super::field::FieldError;
use super::interface::{Setup, SubjectTree};
use super::position::{Further, PositionSetup};
use super::stopping::Unfit;
use super::tic_tac_toe::TicTacToeSetup;
use crate::games::diagram::Branch;
use crate::score::Player;
use crate::search::Algorithm;
use crate::tree::Watch;

/// The most nodes a lesson's tree may have.
pub const MAX_NODES: usize = 5_000_000;

/// What a tree is about, as a lesson writes it: the registry of subjects.
///
/// A new subject is a file with its [`Setup`], and its row here: the variant and its line in
/// [`SubjectSetup::setup`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum SubjectSetup {
    /// A hand-written tree.
    Diagram {
        /// Who is to move at the root.
        root: Player,
        /// The tree.
        tree: Branch,
    },
    /// An exchange on a square of a shogi position.
    Exchange(ExchangeSetup),
    /// Moves from a shogi position, to a depth.
    Position(PositionSetup),
    /// Tic-tac-toe, read to the end.
    TicTacToe {
        /// Nine squares by rows: x, o and '.'.
        board: String,
    },
}

impl SubjectSetup {
    /// The file that knows the subject.
    fn setup(&self) -> Box<dyn Setup + '_> {
        match self {
            Self::Diagram { root, tree } => Box::new(DiagramSetup { root: *root, tree }),
            Self::Exchange(setup) => Box::new(setup),
            Self::Position(setup) => Box::new(setup),
            Self::TicTacToe { board } => Box::new(TicTacToeSetup { board }),
        }
    }

    /// Grows the tree.
    ///
    /// # Errors
    /// What is wrong with which field; or that the tree would be too large.
    pub fn grow(&self, watch: Watch<'_>) -> Result<SubjectTree, FieldError> {
        self.setup().grow(watch)
    }

    /// Whether the texts in it are fit to print.
    ///
    /// # Errors
    /// What is wrong with which text.
    pub fn check(&self) -> Result<(), FieldError> {
        self.setup().check()
    }

    /// Whether `algorithm` can run on the tree.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn allows(&self, algorithm: Algorithm) -> Result<(), Unfit> {
        self.setup().stopping().allows(algorithm)
    }

    /// The nodes that are read further than the rest of the tree; none where a subject does not know
    /// such nodes.
    pub fn further_mut(&mut self) -> Option<&mut Vec<Further>> {
        match self {
            Self::Position(setup) => Some(&mut setup.further),
            Self::Diagram { .. } | Self::Exchange(_) | Self::TicTacToe { .. } => None,
        }
    }
}
