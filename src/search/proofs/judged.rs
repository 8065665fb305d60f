//! The rules of a proof-number search one by one, for the judge of a run that another program has made.

use super::numbers::ProofNumbers;
use crate::slips::Slip;
use score::{NodeNumbers, Score};

/// The numbers of a node from those of its children, by a rule that may be wrong.
pub fn counted(slip: Option<Slip>, any_proves: bool, children: &[NodeNumbers]) -> NodeNumbers {
    let children = || children.iter().map(|&child| child.into());
    let right = ProofNumbers::of_children(any_proves, children());
    let (one, all) = right.one_and_all(any_proves);
    // Least and sum of the other columns.
    let other = ProofNumbers::of_children(!any_proves, children());
    let (sum, least) = other.one_and_all(any_proves);
    let numbers = match slip {
        Some(Slip::ProofsSummed) => ProofNumbers::from_one_and_all(any_proves, (sum, all)),
        Some(Slip::ProofsLeast) => ProofNumbers::from_one_and_all(any_proves, (one, least)),
        Some(Slip::ProofsSwapped) => other,
        Some(Slip::ProofsAsRoot) => ProofNumbers::of_children(true, children()),
        _ => right,
    };
    numbers.into()
}

/// The thresholds of a child from those of its parent, the numbers of both, and the least number of its
/// siblings of which one suffices.
pub fn thresholds_below(
    any_proves: bool,
    thresholds: NodeNumbers,
    (parent, child): (NodeNumbers, NodeNumbers),
    second: Option<Score>,
) -> NodeNumbers {
    let second = second.map(|second| second.0.max(0).unsigned_abs());
    let numbers = (parent.into(), child.into());
    ProofNumbers::passed_down(any_proves, thresholds.into(), numbers, second).into()
}
