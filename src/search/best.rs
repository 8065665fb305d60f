//! The best of what the moves of a node have returned.

use score::{Bound, BoundedScore, Player, Score};

/// The best value so far at a node, and what it says of the true one: what a fail-soft search
/// (Fishburn 1983) returns.
///
/// A value can be had if it is one that a move really gives. It is the true value if, besides, no
/// move was skipped and none of them can be better than it was found to be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Best {
    player: Player,
    value: Score,
    /// Whether a move, or stopping, gives at least this value.
    reached: bool,
    /// Whether no move can give more.
    complete: bool,
}

impl Best {
    /// No move has been tried.
    #[inline]
    pub(super) fn none(player: Player) -> Self {
        Self {
            player,
            value: player.worst(),
            reached: false,
            complete: true,
        }
    }

    /// No move has been tried, but stopping is worth `value`.
    #[inline]
    pub(super) fn stopping(player: Player, value: Score) -> Self {
        Self {
            player,
            value,
            reached: true,
            complete: true,
        }
    }

    /// The best value so far.
    #[inline]
    pub(super) fn value(self) -> Score {
        self.value
    }

    /// A move has returned `found`; whether that is strictly better than everything before.
    #[inline]
    pub(super) fn update(&mut self, found: BoundedScore) -> bool {
        self.complete &= found.bound != self.player.fail_high_bound();
        self.raise(found)
    }

    /// The same for a move that is going to be searched again: how good it can be is still open.
    #[inline]
    pub(super) fn raise(&mut self, found: BoundedScore) -> bool {
        let can_be_had = found.bound != self.player.fail_low_bound();
        let improves = self.player.prefers(found.value, self.value);
        if improves {
            self.reached = can_be_had;
            self.value = found.value;
        } else if found.value == self.value {
            self.reached |= can_be_had;
        }
        improves
    }

    /// The moves that are left are skipped.
    #[inline]
    pub(super) fn skip_rest(&mut self) {
        self.complete = false;
    }

    /// What the node returns.
    #[inline]
    pub(super) fn found(self) -> BoundedScore {
        let bound = match (self.reached, self.complete) {
            (true, true) => Bound::Exact,
            (true, false) => self.player.fail_high_bound(),
            (false, _) => self.player.fail_low_bound(),
        };
        BoundedScore {
            value: self.value,
            bound,
        }
    }
}
