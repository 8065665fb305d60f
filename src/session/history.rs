//! Bounded undo and redo, for the run and for the board editor.

use std::collections::VecDeque;

/// The number of remembered states; the oldest are dropped. Nobody undoes more by hand, and a
/// thousand boards after long games (300 moves, about 1.5 kB each) stay under 2 MB.
const LIMIT: usize = 1_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Travel {
    Undo,
    Redo,
}

/// The states to undo to, and the states to redo.
#[derive(Clone, Debug)]
pub(super) struct History<T> {
    past: VecDeque<T>,
    future: Vec<T>,
}

impl<T> Default for History<T> {
    fn default() -> Self {
        Self { past: VecDeque::new(), future: Vec::new() }
    }
}

impl<T> History<T> {
    /// Records `state` before a change, and clears redo.
    pub(super) fn leave(&mut self, state: T) {
        self.future.clear();
        self.push(state);
    }

    fn push(&mut self, state: T) {
        if self.past.len() == LIMIT {
            self.past.pop_front();
        }
        self.past.push_back(state);
    }

    /// Undoes or redoes one state; `now` is recorded for the way back.
    pub(super) fn travel(&mut self, travel: Travel, now: T) -> Option<T> {
        match travel {
            Travel::Undo => self.undo(now),
            Travel::Redo => self.redo(now),
        }
    }

    /// The same for changes that know their way back: `there` makes one, and returns it.
    pub(super) fn travel_by(&mut self, travel: Travel, there: impl FnOnce(T) -> T) -> bool {
        let state = match travel {
            Travel::Undo => self.past.pop_back(),
            Travel::Redo => self.future.pop(),
        };
        let Some(back) = state.map(there) else {
            return false;
        };
        match travel {
            Travel::Undo => self.future.push(back),
            Travel::Redo => self.push(back),
        }
        true
    }

    fn undo(&mut self, now: T) -> Option<T> {
        let before = self.past.pop_back()?;
        self.future.push(now);
        Some(before)
    }

    fn redo(&mut self, now: T) -> Option<T> {
        let after = self.future.pop()?;
        self.push(now);
        Some(after)
    }

    /// Clears redo.
    pub(super) fn forget_undone(&mut self) {
        self.future.clear();
    }

    /// Whether undo and redo have something to do.
    pub(super) fn can_travel(&self) -> (bool, bool) {
        (!self.past.is_empty(), !self.future.is_empty())
    }

    /// Whether this has something to do.
    pub(super) fn can_travel_by(&self, travel: Travel) -> bool {
        let (back, on) = self.can_travel();
        if travel == Travel::Undo { back } else { on }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undo_and_redo_restore_the_states_in_order() {
        let mut history = History::default();
        history.leave(1);
        history.leave(2);
        assert_eq!(history.undo(3), Some(2));
        assert_eq!(history.undo(2), Some(1));
        assert_eq!(history.undo(1), None);
        assert_eq!(history.redo(1), Some(2));
        history.leave(2);
        assert_eq!(history.can_travel(), (true, false));
    }

    #[test]
    fn a_full_history_drops_the_oldest_states() {
        let mut history = History::default();
        for state in 0..LIMIT + 5 {
            history.leave(state);
        }
        let mut now = LIMIT + 5;
        let mut undone = 0;
        while let Some(before) = history.undo(now) {
            assert_eq!(before + 1, now);
            now = before;
            undone += 1;
        }
        assert_eq!((undone, now), (LIMIT, 5));
        while let Some(after) = history.redo(now) {
            now = after;
        }
        assert_eq!(now, LIMIT + 5);
    }
}
