//! What the words of a proof-number search are made from.

use score::{Player, ProofNumbers};

/// What a step of a proof-number search is about, besides its names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProofStep {
    /// The numbers of the node; where the search has come back from a child, those of the child.
    pub numbers: ProofNumbers,
    /// The numbers of the node before the step, if the step has counted them anew.
    pub before: Option<ProofNumbers>,
    /// The thresholds of the same node, where the algorithm has any.
    pub thresholds: Option<ProofNumbers>,
    /// The player at the root, who wants a value that is better than 0.
    pub attacker: Player,
    /// Whether that player chooses at the node.
    pub any_proves: bool,
    /// Whether that player chooses one ply above.
    pub any_proves_above: bool,
    /// Where the node has been expanded: the numbers of its children.
    pub children: Vec<ProofNumbers>,
    /// The second best of the siblings, and the number that makes it so.
    pub second: Option<(String, u32)>,
    /// Where the search has come back from a child: how many of its siblings are not settled yet.
    pub open: usize,
}
