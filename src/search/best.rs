//! The best value returned to a node.

use score::{Bound, BoundedScore, Player, Score};

/// The best value so far at a node, and its relation to the true value: what a fail-soft search
/// (Fishburn 1983) returns.
///
/// The player to move can have the value if a move really gives it. The value is exact if, in
/// addition, no move was skipped and none can be better than was found.
#[derive(Clone, Copy, Debug)]
pub struct Best {
    player: Player,
    value: Score,
    /// Whether a move, or declining, gives at least this value.
    reached: bool,
    /// Whether no move can give more.
    complete: bool,
}

impl Best {
    /// The state before any move is tried.
    #[inline]
    pub fn none(player: Player) -> Self {
        Self { player, value: player.worst(), reached: false, complete: true }
    }

    /// The state before any move is tried if declining is worth `value`.
    #[inline]
    pub fn stopping(player: Player, value: Score) -> Self {
        Self { player, value, reached: true, complete: true }
    }

    /// The best value so far.
    #[inline]
    pub fn value(self) -> Score {
        self.value
    }

    /// Updates the state with the value of a move; returns whether it is strictly better than all
    /// before.
    #[inline]
    pub fn update(&mut self, found: BoundedScore) -> bool {
        self.complete &= found.bound != self.player.fail_high_bound();
        self.raise(found)
    }

    /// Like [`update`](Self::update), for a move that will be searched again: its upper bound is
    /// still open.
    #[inline]
    pub fn raise(&mut self, found: BoundedScore) -> bool {
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

    /// Takes the value of a move, which is better than all before by what `improves` says.
    pub fn choose(&mut self, found: BoundedScore, improves: bool) {
        if improves {
            (self.value, self.reached) = (found.value, true);
        }
    }

    /// Marks the remaining moves as skipped.
    #[inline]
    pub fn skip_rest(&mut self) {
        self.complete = false;
    }

    /// Marks the value as one that no move can exceed.
    pub fn be_complete(&mut self) {
        self.complete = true;
    }

    /// The same in parts `by` times as fine; `None` if that is too large.
    pub fn finer(self, by: u32) -> Option<Self> {
        Some(Self { value: self.value.finer(by)?, ..self })
    }

    /// The value that the node returns, with its bound type.
    #[inline]
    pub fn found(self) -> BoundedScore {
        let bound = match (self.reached, self.complete) {
            (true, true) => Bound::Exact,
            (true, false) => self.player.fail_high_bound(),
            (false, _) => self.player.fail_low_bound(),
        };
        BoundedScore { value: self.value, bound }
    }
}
