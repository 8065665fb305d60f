//! Estimates the size of a tree before it is grown.

#![expect(
    clippy::cast_precision_loss,
    reason = "an estimate is good to a few digits, and a float holds more than that"
)]

use super::Node;
use game::Game;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// Nodes, including the root and the options to decline.
    pub nodes: f64,
    /// The standard error of `nodes`.
    pub error: f64,
}

/// The number of random walks down the tree.
const PROBES: u32 = 240;

/// Bytes per node while its run is shown: tree and flat view, layout, the state in replay and
/// timeline, and the three events that a full search records.
const BYTES_A_NODE: f64 = (size_of::<Node>() + 24 + 20 + 8 + 12 + 8 + 3 * 16) as f64;

impl Estimate {
    /// The nodes as an integer; saturates.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "casting a float saturates, and there are never fewer than no nodes"
    )]
    pub fn rounded(&self) -> u64 {
        self.nodes.round() as u64
    }

    /// The memory for the tree and a full run over it, in bytes.
    pub fn bytes(&self) -> f64 {
        self.nodes * BYTES_A_NODE
    }

    /// Whether the estimate is more than `cap` nodes.
    pub fn exceeds(&self, cap: usize) -> bool {
        self.nodes > cap as f64
    }
}

/// Estimates the number of nodes that [`grow`](super::grow) would make (Knuth 1975, "Estimating the
/// efficiency of backtrack programs"): the first ply is counted, below it random walks multiply the
/// numbers of choices they meet. Deterministic.
pub fn estimate<G: Game>(game: &G, root: &G::Position, depth: u8) -> Estimate {
    let mut dice = 0x9e37_79b9_7f4a_7c15_u64;
    let mut moves = Vec::new();
    if depth > 0 {
        game.moves(root, &mut moves);
    }
    let first = moves.clone();
    let own = 1.0 + first.len() as f64 + declines(game, root, first.len());
    if first.is_empty() || depth < 2 {
        return Estimate { nodes: own, error: 0.0 };
    }
    let (mut sum, mut squares) = (0.0, 0.0);
    for probe in 0..PROBES {
        // The walks start at the first moves in turn.
        let at = probe as usize * first.len() / PROBES as usize % first.len();
        let mut position = game.after(root, first[at]);
        let (mut weight, mut nodes) = (first.len() as f64, 0.0);
        for _ in 1..depth {
            moves.clear();
            game.moves(&position, &mut moves);
            if moves.is_empty() {
                break;
            }
            nodes += weight * (moves.len() as f64 + declines(game, &position, moves.len()));
            weight *= moves.len() as f64;
            dice = dice
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let pick = (dice >> 33) as usize % moves.len();
            position = game.after(&position, moves[pick]);
        }
        sum += nodes;
        squares += nodes * nodes;
    }
    let count = f64::from(PROBES);
    let mean = sum / count;
    let variance = (squares / count - mean * mean).max(0.0);
    Estimate { nodes: own + mean, error: (variance / count).sqrt() }
}

/// 1 if the player may decline, which adds a child.
fn declines<G: Game>(game: &G, at: &G::Position, moves: usize) -> f64 {
    f64::from(u8::from(moves > 0 && game.may_decline(at)))
}
