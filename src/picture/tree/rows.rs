//! The visible rows, and the level of detail for their nodes.

use std::ops::Range;

use super::TreeScene;
use tree::NodeId;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Detail {
    /// One column per pixel.
    Columns,
    Shapes,
    Values,
    Full,
}

/// A larger distance between neighbours, in points, makes no difference.
const MOST_GAP: f64 = 240.0;
/// The largest width of a node, in points.
const LARGEST: f32 = 92.0;
/// The largest height of a node, as a fraction of the distance between depths: edges, and what
/// stands on them, take the rest.
const HEIGHT: f32 = 0.6;
/// Points for the name of a node between it and the node at its left.
const NAME_BESIDE: f32 = 20.0;
/// Points between rows for edges and the names of moves above their nodes.
const ABOVE: f32 = 28.0;
/// A row is drawn in columns if a node has less room than this, in points.
const POINTS_A_NODE: f32 = 1.5;

/// The visible part of a depth of the tree.
#[derive(Clone, Debug)]
pub(super) struct VisibleRow<'s> {
    pub scene: &'s TreeScene<'s>,
    pub depth: usize,
    pub slots: Range<u32>,
    pub detail: Detail,
    /// Width and height of a node.
    pub size: (f32, f32),
    /// The centre of the row.
    pub y: f32,
    /// Points between its nearest neighbours.
    pub gap: f32,
}

impl VisibleRow<'_> {
    /// The width and the height of the frame of a marked node.
    pub(super) fn frame(&self) -> (f32, f32) {
        (self.size.0 * 1.16 + 10.0, self.size.1 * 1.1 + 10.0)
    }

    /// Half the height of its nodes.
    pub(super) fn half(&self) -> f32 {
        match self.detail {
            Detail::Columns => 16.0_f32.min(self.scene.camera.row as f32 * 0.6) / 2.0,
            _ => self.size.1 / 2.0,
        }
    }
}

/// The rows in view, from top to bottom; all nodes of a row may be beside the view.
pub(super) struct VisibleRows<'s> {
    pub scene: &'s TreeScene<'s>,
    pub rows: Vec<VisibleRow<'s>>,
}

impl<'s> VisibleRows<'s> {
    /// The row of a node; `None` if it is not in view.
    pub(super) fn of(&self, id: NodeId) -> Option<&VisibleRow<'s>> {
        let depth = usize::from(self.scene.tree().node(id).depth);
        self.rows.iter().find(|row| row.depth == depth)
    }

    pub(super) fn above(&self, row: &VisibleRow<'_>) -> Option<&VisibleRow<'s>> {
        self.rows.iter().find(|above| above.depth + 1 == row.depth)
    }

    /// Each row with the one above it.
    pub(super) fn with_above(&self) -> impl Iterator<Item = (&VisibleRow<'s>, &VisibleRow<'s>)> {
        self.rows.iter().filter_map(|row| Some((row, self.above(row)?)))
    }
}

pub(super) fn visible<'s>(scene: &'s TreeScene<'s>) -> VisibleRows<'s> {
    let flat = scene.flat();
    let camera = &scene.camera;
    let (_, top) = camera.place(scene.area, scene.area.min);
    let (_, bottom) = camera.place(scene.area, scene.area.max);
    let first = (top.floor() - 1.0).max(0.0) as usize;
    let last = (bottom.ceil() + 1.0).clamp(0.0, flat.height() as f64) as usize;
    let rows = (first..=last)
        .filter(|&depth| !flat.at_depth(depth).is_empty())
        .map(|depth| row(scene, depth, flat.at_depth(depth)));
    VisibleRows { scene, rows: rows.collect() }
}

fn row<'s>(scene: &'s TreeScene<'s>, depth: usize, all: Range<u32>) -> VisibleRow<'s> {
    let camera = &scene.camera;
    let xs = scene.layout.xs();
    let margin = 80.0; // Labels extend beyond their nodes.
    let (left, _) = camera.place(scene.area, [scene.area.min[0] - margin, 0.0]);
    let (right, _) = camera.place(scene.area, [scene.area.max[0] + margin, 0.0]);
    let row = &xs[all.start as usize..all.end as usize];
    let start = row.partition_point(|&x| x < left) as u32;
    let end = row.partition_point(|&x| x <= right) as u32;
    let slots = all.start + start..all.start + end;
    let gap = nearest(&xs[slots.start as usize..slots.end as usize]) * camera.gap;
    let gap = gap.min(MOST_GAP) as f32;
    let dense = slots.len() as f32 * POINTS_A_NODE > scene.area.width();
    let space = camera.row as f32;
    let named = scene.seen.subject().names_nodes();
    // Inner nodes of a diagram leave room for their names at the left.
    let share = if named && depth < scene.flat().height() {
        (gap - NAME_BESIDE).max(gap * 0.62).min(gap * 0.86)
    } else {
        gap * 0.86
    };
    let width = share.min(space * 1.15).min(LARGEST);
    // Moves are named between the rows; two numbers in a node need its height.
    let is_high = named || scene.seen.algorithm().keeps_numbers();
    let most =
        if is_high { space * HEIGHT } else { (space - ABOVE).clamp(space * 0.5, space * HEIGHT) };
    let height = (width * 1.1).min(most);
    let detail = if dense || width < 2.0 {
        Detail::Columns
    } else if width < 18.0 {
        Detail::Shapes
    } else if width < 24.0 {
        Detail::Values
    } else {
        Detail::Full
    };
    VisibleRow {
        scene,
        depth,
        slots,
        detail,
        size: (width, height),
        y: camera.point(scene.area, 0.0, depth as f64)[1],
        gap,
    }
}

/// The distance of the nearest neighbours, in layout places; infinite for a lone node.
fn nearest(xs: &[f64]) -> f64 {
    const ENOUGH: usize = 4096;
    xs.windows(2).take(ENOUGH).map(|pair| pair[1] - pair[0]).fold(f64::MAX, f64::min)
}
