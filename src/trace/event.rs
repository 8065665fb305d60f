//! The events of a search, and who listens to them.

use crate::score::{Score, Window};

/// Something that a search does, at the node where it stands. Values are for Black (MAX).
///
/// The vocabulary is the same for every algorithm; `M` is the game's move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event<M> {
    /// Goes to the position after `mv` (to the root, if there is none) and looks for a value
    /// inside `window`.
    Enter {
        /// The move that leads there.
        mv: Option<M>,
        /// What both players are sure of already.
        window: Window,
    },
    /// The search ends here: the position is worth its static value.
    Leaf {
        /// The static value.
        value: Score,
    },
    /// Stopping here, instead of moving, would be worth `value`; it is the best so far.
    Decline {
        /// The value of stopping.
        value: Score,
    },
    /// Comes back from the position after `mv`, which is worth `value`.
    Back {
        /// The move that was tried.
        mv: M,
        /// What came back.
        value: Score,
        /// Whether it is strictly better, for the player to move, than everything before.
        improves: bool,
    },
    /// The window has closed: the moves that are left cannot change the value of the root.
    Cut {
        /// The window that closed.
        window: Window,
        /// How many moves are skipped.
        skipped: usize,
    },
    /// Every move that matters has been tried: the node is worth `value`.
    Exit {
        /// The value that is returned.
        value: Score,
    },
}

/// Listens to a search. It returns nothing, so that it cannot steer.
pub trait Observer<M> {
    /// `event` happens.
    fn event(&mut self, event: Event<M>);
}

/// Listens to nothing: a search observed by it is the plain search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<M> Observer<M> for Silent {
    #[inline]
    fn event(&mut self, _: Event<M>) {}
}

/// Counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Positions entered, the root included.
    pub entered: u64,
    /// Leaf evaluations made.
    pub leaves: u64,
    /// Cuts that skipped at least one move.
    pub cutoffs: u64,
}

impl<M> Observer<M> for Tally {
    fn event(&mut self, event: Event<M>) {
        match event {
            Event::Enter { .. } => self.entered += 1,
            Event::Leaf { .. } => self.leaves += 1,
            Event::Cut { .. } => self.cutoffs += 1,
            Event::Decline { .. } | Event::Back { .. } | Event::Exit { .. } => {}
        }
    }
}

impl<M, O: Observer<M>> Observer<M> for &mut O {
    #[inline]
    fn event(&mut self, event: Event<M>) {
        (**self).event(event);
    }
}
