//! Rows too dense for nodes: one column per point.

use super::TreeScene;
use super::rows::VisibleRow;
use crate::{Area, Ink, Picture};
use score::Player;
use trace::Seen;
use tree::NodeId;

/// Draws one bar per point, split by the state of its nodes.
pub(super) fn draw(row: &VisibleRow<'_>, picture: &mut Picture) {
    const SAMPLE: u32 = 16;
    let scene = row.scene;
    let xs = scene.layout.xs();
    let (left, right) = (scene.area.min[0], scene.area.max[0]);
    let half = row.half();
    let mut start = row.slots.start;
    let mut x = left.floor();
    while x < right && start < row.slots.end {
        let (edge, _) = scene.camera.place(scene.area, [x + 1.0, 0.0]);
        let here = &xs[start as usize..row.slots.end as usize];
        let count = here.partition_point(|&place| place < edge) as u32;
        if count > 0 {
            let stride = count.div_ceil(SAMPLE).max(1) as usize;
            let sample = (start..start + count).step_by(stride);
            let shares = Shares::of(scene, sample.filter_map(|slot| scene.node_at(slot)));
            bar(&shares, (x, row.y), half, picture);
        }
        start += count;
        x += 1.0;
    }
}

/// The nodes of a column: how many are good for Black, good for White, even, pruned, not visited;
/// and whether one of them is the current node.
struct Shares {
    counts: [(u32, Ink); 5],
    is_here: bool,
}

impl Shares {
    fn of(scene: &TreeScene<'_>, nodes: impl Iterator<Item = NodeId>) -> Self {
        let (mut black, mut white, mut even, mut pruned, mut unvisited) = (0, 0, 0, 0, 0);
        let mut is_here = false;
        for id in nodes {
            match scene.seen.seen(id) {
                Seen::Open => is_here = true,
                Seen::Pruned => pruned += 1,
                Seen::Unvisited | Seen::Unsettled | Seen::Earlier => unvisited += 1,
                Seen::Done => match scene.seen.value(id).map(|value| value.0) {
                    // A hidden value looks like an unknown one.
                    None => unvisited += 1,
                    Some(0) => even += 1,
                    Some(value) if value > 0 => black += 1,
                    Some(_) => white += 1,
                },
            }
        }
        Self {
            counts: [
                (black, Ink::edge(Player::Max)),
                (even, Ink::Muted),
                (pruned, Ink::Hatch),
                (unvisited, Ink::Line),
                (white, Ink::edge(Player::Min)),
            ],
            is_here,
        }
    }
}

/// Draws a one-point bar, Black's share at the top and White's at the bottom; gold at the current
/// node.
fn bar(shares: &Shares, (x, y): (f32, f32), half: f32, picture: &mut Picture) {
    let mut block = |from: f32, to: f32, ink| {
        let at = |share: f32| y - half + 2.0 * half * share;
        picture.block(Area { min: [x, at(from)], max: [x + 1.0, at(to)] }, ink);
    };
    let total: u32 = shares.counts.iter().map(|(count, _)| count).sum();
    if shares.is_here || total == 0 {
        let ink = if shares.is_here { Ink::Gold } else { Ink::Line };
        block(0.0, 1.0, ink);
        return;
    }
    let mut done = 0;
    for &(count, ink) in shares.counts.iter().filter(|(count, _)| *count > 0) {
        let share = |count: u32| count as f32 / total as f32;
        block(share(done), share(done + count), ink);
        done += count;
    }
}
