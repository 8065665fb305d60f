//! Which child an iteration goes on to.

use score::{Exploration, Player, Sample};

/// How the iterations of a search go down from the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Descent {
    /// To the children of the root in turn (flat Monte Carlo).
    InTurn,
    /// To the child of the root with the greatest upper confidence bound (UCB1; Auer and others
    /// 2002).
    Bandit,
    /// The same from node to node, to the first one without a visit (UCT; Kocsis & Szepesvári 2006).
    Confidence,
    /// From node to node by means and priors (PUCT; Rosin 2011, Silver and others 2017).
    Priors,
}

/// The two terms that a child is selected by; the greatest sum is selected.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SelectionTerms {
    /// The mean reward of the child for the side to move at its parent.
    pub exploitation: f64,
    /// How little it has been tried, for its share of the visits.
    pub exploration: f64,
}

impl SelectionTerms {
    pub fn sum(self) -> f64 {
        self.exploitation + self.exploration
    }
}

/// The node where a child is selected: its visits, the side to move, and the span of rewards.
pub type SelectedAt = (u32, Player, u32);

impl Descent {
    /// The usual constant C.
    pub const fn constant(self) -> Exploration {
        match self {
            Self::Priors => Exploration::OF_PRIORS,
            Self::InTurn | Self::Bandit | Self::Confidence => Exploration::ROOT_OF_TWO,
        }
    }

    /// Whether it never goes deeper than to the children of the root.
    pub const fn stops_below_root(self) -> bool {
        matches!(self, Self::InTurn | Self::Bandit)
    }

    /// Whether a child with so many visits comes before all that have more.
    #[inline]
    pub(super) fn tries_first(self, visits: u32) -> bool {
        visits == 0 && self != Self::Priors
    }

    /// What the visits of the parent give the second term of all its children: ln N, or √max(N, 1).
    pub(super) fn growth(self, above: u32) -> f64 {
        match self {
            Self::InTurn => 0.0,
            Self::Bandit | Self::Confidence => libm::log(f64::from(above)),
            Self::Priors => f64::from(above.max(1)).sqrt(),
        }
    }

    /// The terms of a child, with its prior; `None` if it is not selected by terms: where every child
    /// without a visit comes first, and where they come in turn.
    ///
    /// UCB1: Q + C·√(ln N / n). PUCT: Q + C·P·√max(N, 1) / (1 + n), with Q = ½ before the first visit.
    pub fn terms(
        self,
        constant: f64,
        (above, mover, span): SelectedAt,
        child: (Sample, f64),
    ) -> Option<SelectionTerms> {
        self.terms_of(constant, (self.growth(above), mover, span), child)
    }

    /// The same, where the visits of the parent have been reckoned with.
    #[inline]
    fn terms_of(
        self,
        constant: f64,
        (growth, mover, span): (f64, Player, u32),
        (child, prior): (Sample, f64),
    ) -> Option<SelectionTerms> {
        let mean = child.mean_of(mover, span);
        let visits = f64::from(child.visits);
        match self {
            Self::InTurn => None,
            Self::Bandit | Self::Confidence => Some(SelectionTerms {
                exploitation: mean?,
                exploration: constant * (growth / visits).sqrt(),
            }),
            Self::Priors => Some(SelectionTerms {
                exploitation: mean.unwrap_or(0.5),
                exploration: constant * prior * growth / (1.0 + visits),
            }),
        }
    }
}

/// The place of the child at which an iteration goes on: the first one without a visit where such
/// come first, else the one with the greatest sum of terms.
pub fn selected(
    descent: Descent,
    constant: f64,
    at: SelectedAt,
    children: impl Iterator<Item = (Sample, f64)> + Clone,
) -> usize {
    let mut visits = children.clone().map(|(child, _)| child.visits);
    if let Some(first) = visits.position(|visits| descent.tries_first(visits)) {
        return first;
    }
    let (above, mover, span) = at;
    greatest(descent, constant, (descent.growth(above), mover, span), children)
}

/// The place of the move of chance whose visits fall furthest behind its share of those of the node:
/// by p·N − n, of equal ones the first. With each move its weight, in proportion to the others.
pub(super) fn furthest_behind(
    above: u32,
    moves: impl Iterator<Item = (u32, u64)> + Clone,
) -> usize {
    let whole: u64 = moves.clone().map(|(_, weight)| weight).sum();
    let behind = |(visits, weight): (u32, u64)| {
        i128::from(weight) * i128::from(above) - i128::from(visits) * i128::from(whole)
    };
    let most = |most: (usize, i128), next: (usize, i128)| if next.1 > most.1 { next } else { most };
    moves.map(behind).enumerate().reduce(most).map_or(0, |(place, _)| place)
}

/// The place of the child with the greatest sum of terms, where the visits of the parent have been
/// reckoned with.
#[inline]
pub(super) fn greatest(
    descent: Descent,
    constant: f64,
    at: (f64, Player, u32),
    children: impl Iterator<Item = (Sample, f64)>,
) -> usize {
    let sum = |child| descent.terms_of(constant, at, child).map_or(0.0, SelectionTerms::sum);
    Sample::greatest(children.map(sum))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_sums_go_to_the_first_and_unvisited_children_come_first_but_with_priors() {
        let visited = Sample { visits: 4, sum: 2 };
        let new = Sample::default();
        let at = (8, Player::Max, 1);
        let of = |descent: Descent, children: &[Sample]| {
            let children = children.iter().map(|&child| (child, 0.5));
            selected(descent, 1.0, at, children)
        };
        assert_eq!(of(Descent::Confidence, &[visited, visited]), 0);
        assert_eq!(of(Descent::Confidence, &[visited, new, new]), 1);
        assert_eq!(of(Descent::Priors, &[new, visited]), 0);
        assert_eq!(Sample::chosen(Player::Max, 1, [new, visited, visited].into_iter()), Some(1));
        assert_eq!(Sample::chosen(Player::Max, 1, [new, new].into_iter()), None);
        let better = Sample { visits: 4, sum: 1 };
        assert_eq!(Sample::chosen(Player::Min, 1, [visited, better].into_iter()), Some(1));
    }
}
