//! The page in the middle of the window.

use super::table::Centre;
use subject::GameId;
use tree::NodeId;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    Lesson(Centre),
    Board {
        game: GameId,
        /// Whether the table of piece values is beside the board.
        values: bool,
    },
}

impl Page {
    pub fn is_board(self) -> bool {
        matches!(self, Self::Board { .. })
    }

    pub fn is_board_of(self, own: GameId) -> bool {
        matches!(self, Self::Board { game, .. } if game == own)
    }

    /// What a page of the table shows: in place of the tree, or beside the board.
    pub fn centre(self) -> Centre {
        match self {
            Self::Lesson(centre) => centre,
            Self::Board { values: true, .. } => Centre::Values,
            Self::Board { .. } => Centre::Tree,
        }
    }
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ShownPages {
    /// Whether the board page is in front of the lesson.
    pub(crate) board: bool,
    /// The centre of the lesson, in front or behind.
    pub(crate) centre: Centre,
    /// The game of the board page, now or last.
    pub(crate) game: GameId,
    /// Whether the table of piece values is beside the board.
    pub(crate) values: bool,
    /// What was open when the presentation began: it stays, and Escape leaves it alone.
    pub(crate) brought: BroughtAlong,
}

/// What stands beside the tree and is taken into a presentation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct BroughtAlong {
    pub(crate) selection: Option<NodeId>,
    /// Where the move stands that was asked about, and its node if the tree has one.
    pub(crate) why: Option<(NodeId, Option<NodeId>)>,
}

impl ShownPages {
    pub(crate) fn show_board(&mut self, game: GameId) {
        self.values &= self.board && game == GameId::Shogi;
        self.board = true;
        self.game = game;
    }

    pub(crate) fn leave_board(&mut self) {
        self.board = false;
        self.values = false;
    }

    pub(crate) fn close(&mut self, centre: Centre) {
        if self.centre == centre {
            self.centre = Centre::Tree;
        }
    }

    pub(crate) fn close_tellers(&mut self) {
        if self.centre.tells() {
            self.centre = Centre::Tree;
        }
    }

    /// Closes the table of piece values of the front page.
    pub(crate) fn close_values(&mut self) {
        if self.board {
            self.values = false;
        } else {
            self.close(Centre::Values);
        }
    }
}
