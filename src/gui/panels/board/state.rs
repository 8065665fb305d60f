//! What boards keep from frame to frame.

use games::board::{Cell, PieceFace};
use picture::BoardPlan;
use score::Player;
use session::Held;

#[derive(Clone, Debug, Default)]
pub(crate) struct BoardState {
    /// The keyboard's square.
    pub cell: Cell,
    pub focus_square: bool,
    /// The piece that follows the pointer.
    pub drag: Option<Held>,
    /// The piece of the shown node's board that follows the pointer: its face and owner.
    pub why_drag: Option<(PieceFace, Player)>,
    /// The places of squares and stands in the board editor.
    pub plan: Option<BoardPlan>,
    pub menu: Option<BoardMenu>,
    /// Whether the selected answer to the promotion question is no.
    pub declines: bool,
    /// Whether that answer requests the focus.
    pub focus_promotion: bool,
    /// The text typed in the board editor.
    pub typed: String,
    /// The board editor's change count when `typed` was taken over: once it changes, the field is
    /// cleared.
    pub typed_at: Option<u64>,
}

/// The open menu of a square.
#[derive(Clone, Debug)]
pub(crate) struct BoardMenu {
    pub cell: Cell,
    /// Where it was opened.
    pub at: egui::Pos2,
    /// Whether its first entry requests the keyboard focus.
    pub wants_focus: bool,
}

impl BoardState {
    pub(crate) fn new() -> Self {
        Self { cell: Cell { file: 4, rank: 4 }, focus_promotion: true, ..Self::default() }
    }
}
