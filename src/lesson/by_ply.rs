//! The counters of a run as a table with a row per ply, and the fewest leaves of a uniform tree.

use super::projection::Projection;
use scenario::FewestLeaves;
use trace::{ByPly, PlyCounts, Tally};
use tree::{Growth, Kind, Tree};

/// The counters of a run up to a step, ply by ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlyTable {
    /// From the root to the deepest ply that the run reaches.
    pub plies: Vec<PlyCounts>,
    pub total: PlyCounts,
    /// The ply where the search stands.
    pub here: Option<usize>,
    /// Whether the algorithm skips moves.
    pub cuts: bool,
    /// Whether the algorithm has a table, or the run takes a value from one.
    pub recalls: bool,
    /// Whether such values are those of probes, and of no table.
    pub probes: bool,
    /// The least work of plain alpha-beta; `None` for other algorithms and trees.
    pub uniform: Option<UniformTree>,
}

/// A tree with the same number of moves at every node and all leaves at the same depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UniformTree {
    pub width: u64,
    pub depth: u8,
    /// With the best order of moves: `width`^⌈`depth`/2⌉ + `width`^⌊`depth`/2⌋ − 1 (Knuth & Moore
    /// 1975).
    pub fewest: FewestLeaves,
}

impl UniformTree {
    /// `None` if the tree is not uniform, or lacks moves that a search has skipped.
    pub fn of(tree: &Tree) -> Option<Self> {
        let (root, last) = (tree.ids().next()?, tree.ids().next_back()?);
        let (width, depth) = (tree.children(root).len(), tree.node(last).depth);
        // Most trees already have another number of nodes.
        let mut plies = (0..=u32::from(depth)).map(|ply| width.checked_pow(ply));
        let nodes = plies.try_fold(0_usize, |sum, ply| sum.checked_add(ply?));
        let is_uniform = |id| {
            let node = tree.node(id);
            if node.depth == depth {
                node.kind == Kind::Leaf
            } else {
                node.kind == Kind::Inner && tree.children(id).len() == width
            }
        };
        let is_whole = tree.growth() == Growth::Every && tree.is_finished();
        let fits = is_whole && nodes == Some(tree.len()) && tree.ids().all(is_uniform);
        let fewest = (fits && depth > 0).then(|| FewestLeaves::of(tree))??;
        Some(Self { width: width as u64, depth, fewest })
    }
}

impl Projection<'_> {
    /// The counters up to this step by ply, counted on from the last call. `end` are those of the
    /// whole run. `None` while the step is hidden, and if the run is unfinished or samples.
    pub fn by_ply(&self, counts: &mut ByPly, end: &Tally) -> Option<PlyTable> {
        let algorithm = self.algorithm();
        let tells = self.is_finished() && algorithm.samples().is_none();
        if self.hidden.step || self.hides_future() || !tells {
            return None;
        }
        let plies = counts.follow(self.replay()).to_vec();
        // Alpha-beta with anything else to it, or less, has other bounds.
        let is_plain = algorithm.keeps_window()
            && algorithm.hands_down()
            && !algorithm.revisits()
            && !algorithm.declines()
            && !algorithm.grows_itself()
            && self.chapters().is_empty();
        Some(PlyTable {
            total: PlyCounts::total(&plies),
            plies,
            here: self.here().map(|node| self.weight(node).depth.into()),
            cuts: algorithm.cuts(),
            recalls: algorithm.remembers() || end.recalled > 0,
            probes: algorithm.weighs(),
            uniform: is_plain.then(|| UniformTree::of(self.tree())).flatten(),
        })
    }
}
