//! What stands in the middle of the window: one page at a time.

use super::settings::BoardGame;

/// What stands in the middle of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The lesson that is open.
    Lesson(Centre),
    /// The board page.
    Board {
        game: BoardGame,
        /// Whether the table of piece values stands beside the board.
        values: bool,
    },
}

impl Page {
    #[must_use]
    pub fn is_board(self) -> bool {
        matches!(self, Self::Board { .. })
    }

    #[must_use]
    pub fn is_board_of(self, own: BoardGame) -> bool {
        matches!(self, Self::Board { game, .. } if game == own)
    }

    /// Whether piece values are edited: in place of the tree, or beside the board.
    #[must_use]
    pub fn edits_values(self) -> bool {
        matches!(
            self,
            Self::Lesson(Centre::Values) | Self::Board { values: true, .. }
        )
    }
}

/// What stands in the centre of a lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Centre {
    #[default]
    Tree,
    /// The evaluation of the node that is shown: its terms, or its patterns.
    Inside,
    /// The moves of the node that is shown, by their classes.
    Candidates,
    /// Piece values of one's own.
    Values,
    /// Several runs beside each other.
    Beside,
}

impl Centre {
    /// Whether it tells what Predict asks for.
    pub(super) fn tells(self) -> bool {
        matches!(self, Self::Inside | Self::Candidates | Self::Values)
    }
}

/// Which page was asked for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ShownPages {
    /// The board page lies in front of the lesson.
    pub(super) board: bool,
    /// What the lesson shows, in front or behind.
    pub(super) centre: Centre,
    /// The game that the board page shows, or showed last.
    pub(super) game: BoardGame,
    /// The table of piece values stands beside the board.
    pub(super) values: bool,
}

impl ShownPages {
    /// Brings the board page to the front.
    pub(super) fn show_board(&mut self, game: BoardGame) {
        self.values &= self.board && game == BoardGame::Shogi;
        self.board = true;
        self.game = game;
    }

    pub(super) fn leave_board(&mut self) {
        self.board = false;
        self.values = false;
    }

    /// Shows the tree instead of this.
    pub(super) fn close(&mut self, centre: Centre) {
        if self.centre == centre {
            self.centre = Centre::Tree;
        }
    }

    pub(super) fn close_tellers(&mut self) {
        if self.centre.tells() {
            self.centre = Centre::Tree;
        }
    }

    /// Closes the table of piece values of the page in front.
    pub(super) fn close_values(&mut self) {
        if self.board {
            self.values = false;
        } else {
            self.close(Centre::Values);
        }
    }
}
