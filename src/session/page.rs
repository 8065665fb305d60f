//! The page in the middle of the window.

use subject::GameId;

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
    #[must_use]
    pub fn is_board(self) -> bool {
        matches!(self, Self::Board { .. })
    }

    #[must_use]
    pub fn is_board_of(self, own: GameId) -> bool {
        matches!(self, Self::Board { game, .. } if game == own)
    }

    /// Whether piece values are being edited: in place of the tree, or beside the board.
    #[must_use]
    pub fn edits_values(self) -> bool {
        matches!(
            self,
            Self::Lesson(Centre::Values) | Self::Board { values: true, .. }
        )
    }
}

/// The centre of a lesson's page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Centre {
    #[default]
    Tree,
    /// The evaluation of the shown node: its terms, or its patterns.
    Inside,
    /// The classified moves of the shown node.
    Candidates,
    /// The user's own piece values.
    Values,
    /// Several runs side by side.
    Beside,
}

impl Centre {
    /// Whether it reveals the answers of Predict.
    pub(super) fn tells(self) -> bool {
        matches!(self, Self::Inside | Self::Candidates | Self::Values)
    }
}

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ShownPages {
    /// Whether the board page is in front of the lesson.
    pub(super) board: bool,
    /// The centre of the lesson, in front or behind.
    pub(super) centre: Centre,
    /// The game of the board page, now or last.
    pub(super) game: GameId,
    /// Whether the table of piece values is beside the board.
    pub(super) values: bool,
}

impl ShownPages {
    pub(super) fn show_board(&mut self, game: GameId) {
        self.values &= self.board && game == GameId::Shogi;
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

    /// Closes the table of piece values of the front page.
    pub(super) fn close_values(&mut self) {
        if self.board {
            self.values = false;
        } else {
            self.close(Centre::Values);
        }
    }
}
