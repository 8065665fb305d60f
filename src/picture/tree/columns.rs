//! Rows that are too dense for nodes: one column a point.

use super::TreeScene;
use super::edges::column_height;
use super::rows::VisibleRow;
use crate::picture::{Area, Ink, Picture, Shape};
use crate::score::Player;
use crate::trace::Seen;
use crate::tree::NodeId;

/// One block a point: coloured by what most of its nodes are.
pub(super) fn draw(scene: &TreeScene<'_>, row: &VisibleRow, picture: &mut Picture) {
    const SAMPLE: u32 = 12;
    let xs = scene.layout.xs();
    let (left, right) = (scene.area.min[0], scene.area.max[0]);
    let half = column_height(scene) / 2.0;
    let mut start = row.slots.start;
    let mut x = left.floor();
    while x < right && start < row.slots.end {
        let (edge, _) = scene.camera.place(scene.area, [x + 1.0, 0.0]);
        let here = &xs[start as usize..row.slots.end as usize];
        let count = here.partition_point(|&place| place < edge) as u32;
        if count > 0 {
            let stride = (count / SAMPLE).max(1) as usize;
            let sample = (start..start + count).step_by(stride);
            let ink = blend(scene, sample.filter_map(|slot| scene.node_at(slot)));
            picture.shapes.push(Shape::Block {
                area: Area {
                    min: [x, row.y - half],
                    max: [x + 1.0, row.y + half],
                },
                ink,
            });
        }
        start += count;
        x += 1.0;
    }
}

/// The ink of a column: gold if the search is there, else what most of its nodes are.
fn blend(scene: &TreeScene<'_>, nodes: impl Iterator<Item = NodeId>) -> Ink {
    let (mut black, mut white, mut even, mut pruned, mut unvisited) = (0, 0, 0, 0, 0);
    for id in nodes {
        match scene.seen.seen(id) {
            Seen::Open => return Ink::Gold,
            Seen::Pruned => pruned += 1,
            Seen::Unvisited | Seen::Earlier => unvisited += 1,
            Seen::Done => match scene.seen.value(id).map_or(0, |value| value.0) {
                0 => even += 1,
                value if value > 0 => black += 1,
                _ => white += 1,
            },
        }
    }
    let counts = [
        (black, Ink::edge(Player::Max)),
        (white, Ink::edge(Player::Min)),
        (even, Ink::Muted),
        (pruned, Ink::Hatch),
        (unvisited, Ink::Line),
    ];
    counts
        .into_iter()
        .max_by_key(|(count, _)| *count)
        .map_or(Ink::Line, |(_, ink)| ink)
}
