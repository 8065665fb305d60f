//! What stands in the place of the tree: one at a time, and what was asked for last.

use super::open::Opened;
use super::state::Session;

impl Session {
    /// Whether the evaluation of the node is looked into instead of the tree.
    #[must_use]
    pub fn looks_inside(&self) -> bool {
        let has_positions = |open: &Opened| open.loaded().has_positions();
        self.evaluation.is_shown && self.open().is_some_and(has_positions)
    }

    /// Whether the moves of the position are listed by their classes instead of the tree.
    #[must_use]
    pub fn lists_candidates(&self) -> bool {
        let has_positions = |open: &Opened| open.loaded().shogi.is_some();
        self.candidates.is_shown && self.open().is_some_and(has_positions)
    }

    /// Whether piece values of one's own are edited: instead of the tree, or beside the board.
    #[must_use]
    pub fn edits_values(&self) -> bool {
        let has_positions = |open: &Opened| open.loaded().shogi.is_some();
        let has_board = self.editing_board && !self.shows_othello_board();
        let has_tree = !self.editing_board && self.open().is_some_and(has_positions);
        self.own_values.is_shown && (has_board || has_tree)
    }

    /// Whether each of what can stand in the place of the tree does.
    pub(super) fn fronts(&mut self) -> [&mut bool; 4] {
        [
            &mut self.own_values.is_shown,
            &mut self.evaluation.is_shown,
            &mut self.candidates.is_shown,
            &mut self.study.beside.is_shown,
        ]
    }

    /// What a command has just brought to the front puts the others back.
    pub(super) fn put_in_front(&mut self, before: [bool; 4]) {
        let mut now = self.fronts();
        let new = (0..before.len()).find(|&at| *now[at] && !before[at]);
        for (at, shown) in now.iter_mut().enumerate() {
            **shown &= new.is_none_or(|new| new == at);
        }
    }
}
