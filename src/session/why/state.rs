//! What is asked, and how far a move on the board has come.

use std::sync::Arc;

use games::board::{Cell, Standing};
use score::Player;
use subject::Playable;
use trace::Trace;
use tree::NodeId;

use super::answer::WhyNot;
use crate::pages::BesideSlot;
use language::Words;

/// Commands about moves that are asked about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyCommand {
    /// A click on a square of the shown node's board: it picks a piece up, or plays.
    Square(Cell),
    /// A click on pieces in a hand, by their letter.
    Hand(Player, &'static str),
    /// A piece is dragged.
    Lift(Standing),
    /// It is dropped on a square, or beside the board.
    Drop(Option<Cell>),
    /// The answer to whether the move promotes.
    Promote(bool),
    /// A move of the shown node, by its name.
    Type(String),
    /// The move that leads to a node.
    Node(NodeId),
    /// Read the move beside the tree.
    Read,
    /// Shows or hides that reading.
    ToggleReading,
    Close,
}

/// The move that is asked about, and the piece in the user's hand.
#[derive(Debug, Default)]
pub(crate) struct WhyPart {
    pub asked: Option<WhyNot>,
    /// The run that answers.
    pub of: Option<Arc<Trace>>,
    /// The piece taken up, and the node on whose board.
    pub held: Option<(NodeId, Standing)>,
    /// The two moves between which the promotion question chooses: without and with it.
    pub promotes: Option<(NodeId, [Playable; 2])>,
    /// The rule that the last move broke.
    pub refused: Option<Words>,
    /// Whether the reading is shown beside the tree.
    pub shows_reading: bool,
}

impl WhyPart {
    pub(crate) fn clear(&mut self) {
        *self = Self::default();
    }

    /// Puts the piece back that is held.
    pub(super) fn let_go(&mut self) {
        self.held = None;
        self.promotes = None;
        self.refused = None;
    }

    /// Whether a move is being made on the board, or was refused.
    pub(crate) fn is_in_hand(&self) -> bool {
        self.held.is_some() || self.promotes.is_some() || self.refused.is_some()
    }

    /// Takes back the last of it: the piece, then the answer; returns whether there was anything.
    pub(crate) fn dismiss(&mut self, slots: &mut Vec<BesideSlot>) -> bool {
        let is_held = self.is_in_hand();
        self.let_go();
        if !is_held && self.asked.is_none() {
            return false;
        }
        if !is_held {
            slots.drain(..).for_each(|mut slot| slot.stop());
            self.clear();
        }
        true
    }
}
