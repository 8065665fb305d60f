//! Proof and disproof numbers.

use score::{NodeNumbers, Score};

/// Proof and disproof number of a node (Allis 1994): the least number of leaves that must turn out
/// well for the player at the root to prove the node, and the least number that must turn out badly
/// to disprove it.
///
/// Where that player chooses, one child suffices to prove the node, and all are needed to disprove
/// it; where the opponent chooses, it is the other way round.
///
/// ```
/// use search::ProofNumbers;
///
/// let children = [ProofNumbers::UNDEVELOPED, ProofNumbers::PROVEN];
/// let all = ProofNumbers::of_children(false, children); // The opponent chooses: both are needed.
/// assert_eq!((all.proof, all.disproof), (1, 1));
/// assert!(ProofNumbers::of_children(true, children).is_proven());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ProofNumbers {
    /// 0 if the node is proven.
    pub proof: u32,
    /// 0 if the node is disproven.
    pub disproof: u32,
}

impl ProofNumbers {
    /// Infinity: it is impossible.
    pub const INFINITE: u32 = NodeNumbers::INFINITE.0.unsigned_abs();
    /// A node not yet expanded: one leaf decides.
    pub const UNDEVELOPED: Self = Self { proof: 1, disproof: 1 };
    pub const PROVEN: Self = Self { proof: 0, disproof: Self::INFINITE };
    pub const DISPROVEN: Self = Self { proof: Self::INFINITE, disproof: 0 };

    /// Computes the numbers of a node from those of its children, of which there is at least one.
    /// With `any_proves` the player at the root chooses there and needs only one of them.
    pub fn of_children(any_proves: bool, children: impl IntoIterator<Item = Self>) -> Self {
        let (mut least, mut sum) = (Self::INFINITE, 0);
        for child in children {
            let (one, all) = child.one_and_all(any_proves);
            least = least.min(one);
            sum = add(sum, all);
        }
        Self::from_one_and_all(any_proves, (least, sum))
    }

    /// The number for which one child suffices, and the one for which all are needed, at a node
    /// where `any_proves`.
    pub const fn one_and_all(self, any_proves: bool) -> (u32, u32) {
        if any_proves { (self.proof, self.disproof) } else { (self.disproof, self.proof) }
    }

    /// The inverse of [`one_and_all`](Self::one_and_all).
    pub const fn from_one_and_all(any_proves: bool, (one, all): (u32, u32)) -> Self {
        if any_proves {
            Self { proof: one, disproof: all }
        } else {
            Self { proof: all, disproof: one }
        }
    }

    /// Whether the node is proven: the player at the root achieves the goal.
    pub const fn is_proven(self) -> bool {
        self.proof == 0
    }

    pub const fn is_disproven(self) -> bool {
        self.disproof == 0
    }

    pub const fn is_settled(self) -> bool {
        self.is_proven() || self.is_disproven()
    }

    pub const fn is_below(self, thresholds: Self) -> bool {
        self.proof < thresholds.proof && self.disproof < thresholds.disproof
    }

    /// The thresholds of a child (Nagai 2002), given those of its parent, the numbers of both, and the
    /// least number of its siblings of which one suffices. For that number: one more than the second
    /// best child has, which is then better. For the other number: the node's own threshold minus the
    /// numbers of the siblings.
    pub fn passed_down(
        any_proves: bool,
        thresholds: Self,
        (parent, child): (Self, Self),
        second: Option<u32>,
    ) -> Self {
        let (least, sum) = thresholds.one_and_all(any_proves);
        let one = least.min(second.unwrap_or(Self::INFINITE).saturating_add(1));
        let others =
            parent.one_and_all(any_proves).1.saturating_sub(child.one_and_all(any_proves).1);
        let all = if sum == Self::INFINITE { sum } else { sum.saturating_sub(others) };
        Self::from_one_and_all(any_proves, (one, all))
    }

    /// Formats a number: `3`, `∞`.
    pub fn text(number: u32) -> String {
        NodeNumbers::text(packed(number))
    }
}

impl From<NodeNumbers> for ProofNumbers {
    fn from(numbers: NodeNumbers) -> Self {
        let [proof, disproof] = numbers.both().map(|number| number.0.max(0).unsigned_abs());
        Self { proof, disproof }
    }
}

impl From<ProofNumbers> for NodeNumbers {
    fn from(numbers: ProofNumbers) -> Self {
        Self { first: packed(numbers.proof), second: packed(numbers.disproof) }
    }
}

fn packed(number: u32) -> Score {
    Score(i32::try_from(number).unwrap_or(i32::MAX))
}

/// Infinite only if one of the two is: an overflowing sum stays finite.
const fn add(a: u32, b: u32) -> u32 {
    const MOST: u32 = ProofNumbers::INFINITE - 1;
    if a > MOST || b > MOST {
        return ProofNumbers::INFINITE;
    }
    match a.checked_add(b) {
        Some(sum) if sum < MOST => sum,
        _ => MOST,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_is_infinite_only_if_one_of_its_terms_is() {
        let large = ProofNumbers { proof: 1, disproof: ProofNumbers::INFINITE - 2 };
        let sum = ProofNumbers::of_children(true, [large; 3]);
        assert!(sum.disproof < ProofNumbers::INFINITE && sum.disproof > large.disproof);
        let hopeless = ProofNumbers::of_children(true, [ProofNumbers::DISPROVEN; 2]);
        assert_eq!(hopeless, ProofNumbers::DISPROVEN);
        let sure = ProofNumbers::of_children(false, [ProofNumbers::PROVEN; 2]);
        assert_eq!(sure, ProofNumbers::PROVEN);
    }
}
