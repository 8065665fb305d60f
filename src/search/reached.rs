//! A position that a reading has come to, and how far it may go on from there.

use super::move_filter::MoveFilter;

/// A position that a reading has come to.
#[derive(Clone, Debug)]
pub struct Reached<P, S> {
    /// The position.
    pub position: P,
    /// Plies from the root of the reading.
    pub(super) plies: i32,
    /// Plies to the horizon.
    pub(super) left: u8,
    /// Plies that may be read beyond it.
    pub(super) beyond: u8,
    /// Where the piece that has just moved can be taken with a gain.
    pub(super) given_away: Option<S>,
    /// Plies that were added for the last move.
    pub(super) longer: u8,
    /// Which moves are read here before the horizon, if not those of the plan.
    pub(super) moves: Option<MoveFilter>,
    /// Plies from the root to where what is read now begins: the root, or a node that is read further.
    pub(super) base: i32,
    /// Which ways to nodes that are read further begin with the moves that lead here: a bit for each.
    pub(super) ways: u64,
    /// Whether equal positions elsewhere may be read otherwise: on the way to a node that is read
    /// further, or below one where other moves are read.
    pub(super) is_apart: bool,
}

impl<P, S> Reached<P, S> {
    /// Plies to the horizon, and plies that may be read beyond it.
    pub(crate) fn left(&self) -> (u8, u8) {
        (self.left, self.beyond)
    }

    /// How many plies deeper than its neighbours is read what follows the last move.
    pub fn longer(&self) -> u8 {
        self.longer
    }

    /// One ply on, at `position`, with so many plies left to the horizon from there.
    pub(super) fn onwards(&self, position: P, left: u8) -> Self {
        Self {
            position,
            plies: self.plies + 1,
            left,
            beyond: self.beyond,
            given_away: None,
            longer: 0,
            moves: self.moves,
            base: self.base,
            ways: 0,
            is_apart: self.is_apart,
        }
    }

    /// Plies from the root of the reading.
    pub(super) fn plies(&self) -> usize {
        usize::try_from(self.plies).unwrap_or_default()
    }

    /// Plies from where what is read now begins.
    pub(super) fn plies_read(&self) -> usize {
        usize::try_from(self.plies - self.base).unwrap_or_default()
    }
}
