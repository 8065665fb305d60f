//! Four notations for the numbers of a search.

use serde::{Deserialize, Serialize};

use score::{Bound, Player, Score, Window};

score::named! {
    /// How values and windows are written. The search is the same in all of them, and each notation
    /// can be converted to any other.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Notation {
        /// α and β at every node, with all values from the point of view of Black (MAX).
        #[default]
        Textbook = "textbook",
        /// The same numbers, with the origin of each bound: α↓ and β↓ were passed down to the node,
        /// α↑ and β↑ were set by a value returned from a child.
        Arrows = "arrows",
        /// Inequalities in place of α and β, ≧ at a MAX node and ≦ at a MIN node; only values
        /// between two inequalities matter.
        Inequalities = "inequalities",
        /// Every number from the point of view of the side to move at its node: the window of a
        /// MIN node is (−β, −α), and its values are negated.
        Negamax = "negamax",
    }
}

impl Notation {
    /// Whether numbers are negated at a node where `mover` is to move.
    pub fn flips(self, mover: Player) -> bool {
        self == Self::Negamax && mover == Player::Min
    }

    /// Converts a value for Black to the notation at a node where `mover` is to move.
    pub fn value(self, mover: Player, value: Score) -> Score {
        if self.flips(mover) { -value } else { value }
    }

    /// Converts a bound type to the notation at a node where `mover` is to move.
    pub fn bound(self, mover: Player, bound: Bound) -> Bound {
        match (self.flips(mover), bound) {
            (true, Bound::AtLeast) => Bound::AtMost,
            (true, Bound::AtMost) => Bound::AtLeast,
            (false, _) | (true, Bound::Exact) => bound,
        }
    }

    /// Converts a window to the notation at a node where `mover` is to move: (−β, −α) if numbers
    /// are negated.
    pub fn window(self, mover: Player, window: Window) -> Window {
        if self.flips(mover) { window.turned() } else { window }
    }

    /// The player as whose bound the bound of `owner` is written where `mover` is to move: in
    /// negamax, α always belongs to the mover.
    pub fn owner(self, mover: Player, owner: Player) -> Player {
        if self.flips(mover) { owner.other() } else { owner }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_negamax_negates_numbers_and_only_at_min_nodes() {
        let window = Window { alpha: Score(-3), beta: Score::MAX };
        for notation in Notation::ALL {
            for mover in [Player::Max, Player::Min] {
                let turns = (notation, mover) == (Notation::Negamax, Player::Min);
                let (written, value) = (notation.window(mover, window), Score(7));
                assert_eq!(notation.value(mover, value) != value, turns);
                assert_eq!(written != window, turns);
                assert_eq!(notation.window(mover, written), window);
                assert_eq!(notation.bound(mover, Bound::AtMost) != Bound::AtMost, turns);
            }
        }
        let written = Notation::Negamax.window(Player::Min, window);
        assert_eq!((written.alpha, written.beta), (Score::MIN, Score(3)));
    }
}
