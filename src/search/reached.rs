//! A position in a reading, with the extent of the reading below it.

use super::move_filter::MoveFilter;

/// A position in a reading.
#[derive(Clone, Debug)]
pub struct Reached<P, S> {
    pub position: P,
    /// Plies from the root of the reading.
    pub(super) plies: i32,
    /// Plies to the horizon.
    pub(super) left: u8,
    /// Plies left beyond the horizon.
    pub(super) beyond: u8,
    /// The square on which the piece that has just moved can be captured with a gain.
    pub(super) given_away: Option<S>,
    /// Plies added for the last move.
    pub(super) longer: u8,
    /// The moves searched here before the horizon, if not those of the plan.
    pub(super) moves: Option<MoveFilter>,
    /// Plies from the root to the start of the current reading: the root, or a node that is read
    /// further.
    pub(super) base: i32,
    /// The paths to nodes that are read further and begin with the moves so far, as a bit set.
    pub(super) ways: u64,
    /// Whether equal positions elsewhere may be read differently: on the path to a node that is
    /// read further, or below one with other moves.
    pub(super) is_apart: bool,
    /// Whether the side to move is in check.
    pub(super) in_check: bool,
    /// Whether the last move was a pass.
    pub(super) passed: bool,
    /// The number of the last move, as tables know it.
    pub(super) by: usize,
}

impl<P, S> Reached<P, S> {
    /// Plies to the horizon, and plies left beyond it.
    pub(crate) fn left(&self) -> (u8, u8) {
        (self.left, self.beyond)
    }

    /// The number of plies by which the reading after the last move is extended.
    pub fn longer(&self) -> u8 {
        self.longer
    }

    /// The same position with `plies` more, or fewer, to the horizon.
    #[must_use]
    pub(super) fn moved_by(self, plies: i8) -> Self {
        Self { left: self.left.saturating_add_signed(plies), ..self }
    }

    /// The next ply after a pass, or after a move that is no capture and no check, at `position`,
    /// with this number of plies left to the horizon.
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
            in_check: false,
            passed: true,
            by: 0,
        }
    }

    /// Plies from the root of the reading.
    pub(super) fn plies(&self) -> usize {
        usize::try_from(self.plies).unwrap_or_default()
    }

    /// Plies from the start of the current reading.
    pub(super) fn plies_read(&self) -> usize {
        usize::try_from(self.plies - self.base).unwrap_or_default()
    }
}
