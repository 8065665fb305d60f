//! Where one has been in a run: undo and redo of moving about.

use crate::tree::NodeId;

/// A place in a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NavigationPoint {
    pub step: usize,
    pub selection: Option<NodeId>,
}

/// Places that one has left, and places that one has come back from.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    past: Vec<NavigationPoint>,
    future: Vec<NavigationPoint>,
    /// Whether the last move was a single step: more of them belong to it.
    stepping: bool,
}

/// So many places are remembered.
const MOST: usize = 10_000;

impl History {
    /// One leaves a place; single steps in a row are one move.
    pub(super) fn leave(&mut self, place: NavigationPoint, is_step: bool) {
        self.future.clear();
        if !(is_step && self.stepping) {
            if self.past.len() == MOST {
                self.past.remove(0);
            }
            self.past.push(place);
        }
        self.stepping = is_step;
    }

    /// Back to the last place that was left.
    pub(super) fn undo(&mut self, here: NavigationPoint) -> Option<NavigationPoint> {
        let there = self.past.pop()?;
        self.future.push(here);
        self.stepping = false;
        Some(there)
    }

    /// Forward to the last place that one came back from.
    pub(super) fn redo(&mut self, here: NavigationPoint) -> Option<NavigationPoint> {
        let there = self.future.pop()?;
        self.past.push(here);
        self.stepping = false;
        Some(there)
    }
}
