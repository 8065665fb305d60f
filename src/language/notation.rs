//! How the numbers of a search are written: four notations of one trace.

use serde::{Deserialize, Serialize};

use crate::score::{Bound, Player, Score, Window};

/// How values and windows are written. The search is the same in all of them; what one notation
/// says can be read back from any other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Notation {
    /// α and β at every node, all values from Black's (MAX's) view.
    #[default]
    Textbook,
    /// The same numbers, with the way each bound has come: α↓ and β↓ were handed down to the node,
    /// α↑ and β↑ have been moved there by a value that came up from a child.
    Arrows,
    /// No α and no β: what is known of a node is an inequality, ≧ at a MAX node and ≦ at a MIN
    /// node, and only values between two inequalities matter.
    Inequalities,
    /// Every number from the view of the side to move at its node: the window of a MIN node is
    /// (−β, −α), and its values have the other sign.
    Negamax,
}

impl Notation {
    /// Every notation, in the order in which a menu lists them.
    pub const ALL: [Self; 4] = [
        Self::Textbook,
        Self::Arrows,
        Self::Inequalities,
        Self::Negamax,
    ];

    /// The name in files and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Textbook => "textbook",
            Self::Arrows => "arrows",
            Self::Inequalities => "inequalities",
            Self::Negamax => "negamax",
        }
    }
}

impl Notation {
    /// Whether the numbers at a node where `mover` is to move have the other sign.
    #[must_use]
    pub fn flips(self, mover: Player) -> bool {
        self == Self::Negamax && mover == Player::Min
    }

    /// A value, given for Black, as it is written where `mover` is to move.
    #[must_use]
    pub fn value(self, mover: Player, value: Score) -> Score {
        if self.flips(mover) { -value } else { value }
    }

    /// What a value says of the true one, as it is written where `mover` is to move.
    #[must_use]
    pub fn bound(self, mover: Player, bound: Bound) -> Bound {
        match (self.flips(mover), bound) {
            (true, Bound::AtLeast) => Bound::AtMost,
            (true, Bound::AtMost) => Bound::AtLeast,
            (false, _) | (true, Bound::Exact) => bound,
        }
    }

    /// A window as it is written where `mover` is to move: (−β, −α) where signs are the other ones.
    #[must_use]
    pub fn window(self, mover: Player, window: Window) -> Window {
        if self.flips(mover) {
            Window {
                alpha: -window.beta,
                beta: -window.alpha,
            }
        } else {
            window
        }
    }

    /// As whose bound the bound of `owner` is written where `mover` is to move: α is always the
    /// mover's own in negamax.
    #[must_use]
    pub fn owner(self, mover: Player, owner: Player) -> Player {
        if self.flips(mover) {
            owner.other()
        } else {
            owner
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_negamax_at_a_min_node_turns_numbers_round() {
        let window = Window {
            alpha: Score(-3),
            beta: Score::MAX,
        };
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
