//! The data for the words of a proof-number search.

use super::numbers::ProofNumbers;
use score::Player;

/// The data of a step of a proof-number search, apart from names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProofStep {
    /// The numbers of the node; after a return, those of the child.
    pub numbers: ProofNumbers,
    /// The previous numbers of the node, if the step has updated them.
    pub before: Option<ProofNumbers>,
    /// The thresholds of the same node, if the algorithm uses them.
    pub thresholds: Option<ProofNumbers>,
    /// The player at the root, who wants a value better than 0.
    pub attacker: Player,
    /// Whether that player chooses at the node.
    pub any_proves: bool,
    /// Whether that player chooses one ply above.
    pub any_proves_above: bool,
    /// The numbers of the children, if the node has been expanded.
    pub children: Vec<ProofNumbers>,
    /// The second best sibling, and its number.
    pub second: Option<(String, u32)>,
    /// After a return: the number of siblings that are not settled.
    pub open: usize,
}
