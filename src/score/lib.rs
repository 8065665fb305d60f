//! Values, the two players, and the α–β window.
//!
//! Every value in the program is from the point of view of Black (先手), the first player, who is
//! MAX.
//!
//! ```
//! use score::{Bound, Player, Score, Window};
//!
//! let mut window = Window::FULL;
//! window.raise(Player::Max, Score(3)); // Black has found a move that is worth 3.
//! window.raise(Player::Min, Score(5)); // White has one that holds Black to 5.
//! assert_eq!(window.bound(Score(4)), Bound::Exact);
//! assert_eq!(window.bound(Score(2)), Bound::AtMost); // Too little to matter: it may be even less.
//! window.raise(Player::Max, Score(5));
//! assert!(window.is_closed()); // α ≥ β: nothing below can change the root.
//! ```

mod fraction;
mod named;
mod numbers;
mod outcome;
mod sample;
mod written;

pub use fraction::{Fraction, common_parts};
pub use numbers::NodeNumbers;
pub use outcome::Outcome;
pub use sample::{Exploration, Sample};
pub use written::{MAX_VALUE, WrittenNumber};

use std::ops::{Add, Neg, Sub};

use serde::{Deserialize, Serialize};

/// The value of a position for Black (先手, the first player, MAX), in the evaluator's units.
///
/// Any mate outweighs any material, and a shorter mate outweighs a longer one.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Score(pub i32);

impl Score {
    /// Below every value of a position: the initial α.
    pub const MIN: Self = Self(-i32::MAX);
    /// Above every value of a position: the initial β.
    pub const MAX: Self = Self(i32::MAX);
    /// The value of a mate at the horizon.
    pub const MATE: i32 = 1_000_000;

    /// The size of the value of a game lost by a foul: more than any material, less than any mate.
    pub const FOUL: i32 = 900_000;

    /// The value of a game that `loser` has lost by a foul, such as perpetual check (連続王手の千日手).
    pub const fn foul(loser: Player) -> Self {
        Self(-loser.sign() * Self::FOUL)
    }

    /// Whether the value is a mate, which no material approaches.
    pub const fn is_mate(self) -> bool {
        let size = self.0.saturating_abs(); // A lesson may contain any number.
        size >= Self::MATE - 1_000 && size <= Self::MATE + 1_000
    }

    /// The value if the player to move has lost with `remaining` plies of the search left: the
    /// shorter the mate, the more plies are left, and the worse it is for the loser. Negative
    /// beyond the horizon.
    pub fn lost(loser: Player, remaining: i32) -> Self {
        let size = Self::MATE + remaining;
        match loser {
            Player::Max => Self(-size),
            Player::Min => Self(size),
        }
    }

    /// The same value in parts `by` times as fine; `None` if that is too large.
    pub fn finer(self, by: u32) -> Option<Self> {
        if !self.is_finite() {
            return Some(self);
        }
        let size = self.0.checked_mul(i32::try_from(by).ok()?)?;
        Some(Self(size)).filter(|value| value.is_finite())
    }

    /// Whether this is the value of a position rather than one of the two infinities.
    pub fn is_finite(self) -> bool {
        self != Self::MIN && self != Self::MAX
    }
}

impl Add<i32> for Score {
    type Output = Self;
    fn add(self, change: i32) -> Self {
        Self(self.0.saturating_add(change))
    }
}

impl Sub for Score {
    type Output = i32;
    fn sub(self, other: Self) -> i32 {
        self.0.saturating_sub(other.0)
    }
}

impl Neg for Score {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

named! {
    /// A player: Black (先手) maximizes, White (後手) minimizes.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Player {
        /// Black, 先手, the first player.
        #[default]
        Max = "max",
        /// White, 後手, the second player.
        Min = "min",
    }
}

impl Player {
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Max => Self::Min,
            Self::Min => Self::Max,
        }
    }

    /// +1 for Black and −1 for White: converts a gain of this player into a value for Black.
    pub const fn sign(self) -> i32 {
        match self {
            Self::Max => 1,
            Self::Min => -1,
        }
    }

    /// The value before any move is tried.
    pub const fn worst(self) -> Score {
        match self {
            Self::Max => Score::MIN,
            Self::Min => Score::MAX,
        }
    }

    /// Whether `value` is strictly better for this player than `than`, so that the first of equal
    /// values stays.
    pub fn prefers(self, value: Score, than: Score) -> bool {
        match self {
            Self::Max => value > than,
            Self::Min => value < than,
        }
    }

    /// The bound type of a value that fails high for this player: a lower bound for MAX, an upper
    /// bound for MIN. The player is guaranteed this value, and perhaps more.
    pub const fn fail_high_bound(self) -> Bound {
        match self {
            Self::Max => Bound::AtLeast,
            Self::Min => Bound::AtMost,
        }
    }

    /// The bound type of a value that fails low for this player: an upper bound for MAX, a lower
    /// bound for MIN. It guarantees the player nothing; the opponent is guaranteed it.
    pub const fn fail_low_bound(self) -> Bound {
        self.other().fail_high_bound()
    }

    /// The better of two values for this player.
    pub fn better(self, a: Score, b: Score) -> Score {
        if self.prefers(b, a) { b } else { a }
    }
}

/// The α–β window: the values already guaranteed to Black (`alpha`) and White (`beta`), both for
/// Black.
///
/// A value at or below α, or at or above β, cannot change the value of the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    /// Black is guaranteed at least this.
    pub alpha: Score,
    /// White is guaranteed at most this.
    pub beta: Score,
}

impl Window {
    /// The window before any value is guaranteed.
    pub const FULL: Self = Self { alpha: Score::MIN, beta: Score::MAX };

    /// Guarantees `value` to `player`: raises α, or lowers β.
    pub fn raise(&mut self, player: Player, value: Score) {
        match player {
            Player::Max => self.alpha = self.alpha.max(value),
            Player::Min => self.beta = self.beta.min(value),
        }
    }

    /// The window with another bound of `player`.
    #[must_use]
    pub fn with(self, player: Player, bound: Score) -> Self {
        match player {
            Player::Max => Self { alpha: bound, ..self },
            Player::Min => Self { beta: bound, ..self },
        }
    }

    /// The window after guaranteeing `value` to `player`.
    #[must_use]
    pub fn raised(mut self, player: Player, value: Score) -> Self {
        self.raise(player, value);
        self
    }

    /// Whether no value is left between the bounds: α ≥ β.
    pub fn is_closed(self) -> bool {
        self.alpha >= self.beta
    }

    /// The bound that `player` can improve: α for Black, β for White.
    pub fn of(self, player: Player) -> Score {
        match player {
            Player::Max => self.alpha,
            Player::Min => self.beta,
        }
    }

    /// The null window at the bound of `player`: (α, α+1) for MAX, (β−1, β) for MIN. A search with
    /// it only tests whether a move is better than that.
    #[must_use]
    pub fn scout(self, player: Player) -> Self {
        match player {
            Player::Max => Self { beta: self.alpha + 1, ..self },
            Player::Min => Self { alpha: self.beta + -1, ..self },
        }
    }

    /// The window widened by one, so that the bound of `player` lies inside: (α−1, β) for MAX.
    #[must_use]
    pub fn reaching(self, player: Player) -> Self {
        match player {
            Player::Max if self.alpha > Score::MIN => Self { alpha: self.alpha + -1, ..self },
            Player::Min if self.beta < Score::MAX => Self { beta: self.beta + 1, ..self },
            Player::Max | Player::Min => self,
        }
    }

    /// The window as White sees it, of negated values (negamax): (−β, −α).
    #[must_use]
    pub fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    pub fn contains(self, value: Score) -> bool {
        self.alpha < value && value < self.beta
    }

    /// The bound type of a `value` that a fail-soft search returned for this window.
    pub fn bound(self, value: Score) -> Bound {
        if value <= self.alpha {
            Bound::AtMost
        } else if value >= self.beta {
            Bound::AtLeast
        } else {
            Bound::Exact
        }
    }
}

named! {
    /// The relation of a returned value to the true one.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Bound {
        Exact = "exact",
        /// The true value is this or more (≥).
        AtLeast = "at-least",
        /// The true value is this or less (≤).
        AtMost = "at-most",
    }
}

/// The result of a search at a node: a value for Black with its bound type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BoundedScore {
    pub value: Score,
    pub bound: Bound,
}

impl BoundedScore {
    pub const fn exact(value: Score) -> Self {
        Self { value, bound: Bound::Exact }
    }

    /// The same as White sees it (negamax).
    #[must_use]
    pub fn negated(self) -> Self {
        let bound = match self.bound {
            Bound::Exact => Bound::Exact,
            Bound::AtLeast => Bound::AtMost,
            Bound::AtMost => Bound::AtLeast,
        };
        Self { value: -self.value, bound }
    }

    /// The least and the greatest value that it leaves.
    pub const fn range(self) -> (Score, Score) {
        match self.bound {
            Bound::Exact => (self.value, self.value),
            Bound::AtLeast => (self.value, Score::MAX),
            Bound::AtMost => (Score::MIN, self.value),
        }
    }

    /// Whether the result makes a search with this window unnecessary.
    pub fn settles(self, window: Window) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => self.value >= window.beta,
            Bound::AtMost => self.value <= window.alpha,
        }
    }

    /// Whether there is a value of which both results can be true.
    pub fn agrees(self, other: Self) -> bool {
        let least = |it: Self| if it.bound == Bound::AtMost { Score::MIN } else { it.value };
        let most = |it: Self| if it.bound == Bound::AtLeast { Score::MAX } else { it.value };
        least(self).max(least(other)) <= most(self).min(most(other))
    }

    /// Combines the result with that of a second search, `again`: two bounds that meet are the
    /// exact value.
    #[must_use]
    pub fn refined(self, again: Self) -> Self {
        let meet = self.value == again.value && self.bound != again.bound;
        if meet { Self::exact(self.value) } else { again }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sooner_mate_outweighs_a_later_one() {
        assert!(Score::lost(Player::Min, 3) > Score::lost(Player::Min, 1));
        assert!(Score::lost(Player::Max, 3) < Score::lost(Player::Max, 1));
        assert!(Score::lost(Player::Min, 0) > Score(200_000));
    }

    #[test]
    fn a_window_closes_when_alpha_meets_beta() {
        let mut window = Window::FULL;
        window.raise(Player::Max, Score(3));
        assert!(!window.is_closed());
        window.raise(Player::Min, Score(3));
        assert!(window.is_closed()); // A cut needs α ≥ β, not α > β.
    }

    #[test]
    fn only_a_value_inside_the_window_is_exact() {
        let window = Window { alpha: Score(3), beta: Score(5) };
        assert_eq!(window.bound(Score(3)), Bound::AtMost);
        assert_eq!(window.bound(Score(4)), Bound::Exact);
        assert_eq!(window.bound(Score(5)), Bound::AtLeast);
    }

    #[test]
    fn a_scout_asks_only_whether_a_move_is_better() {
        let window = Window { alpha: Score(3), beta: Score(9) };
        let asked = window.scout(Player::Max);
        assert_eq!((asked.alpha, asked.beta), (Score(3), Score(4)));
        let asked = window.scout(Player::Min);
        assert_eq!((asked.alpha, asked.beta), (Score(8), Score(9)));
        assert!(window.contains(Score(4)) && !window.contains(Score(3)));
        assert!(!window.contains(Score(9)));
    }

    #[test]
    fn two_bounds_that_meet_are_the_true_value() {
        let bounded = |value, bound| BoundedScore { value: Score(value), bound };
        let scout = bounded(5, Bound::AtLeast);
        assert_eq!(scout.refined(bounded(5, Bound::AtMost)).bound, Bound::Exact);
        let better = bounded(7, Bound::AtLeast);
        assert_eq!(scout.refined(better), better);
    }

    #[test]
    fn the_first_of_two_equal_values_is_kept() {
        assert!(!Player::Max.prefers(Score(3), Score(3)));
        assert!(!Player::Min.prefers(Score(3), Score(3)));
        assert_eq!(Player::Min.better(Score(3), Score(2)), Score(2));
    }
}
