//! The visible part of a tree and its scale.

use super::texts::widest_ems;
use crate::{Area, Point};
use tree::FlatView;
use tree::layout::Layout;

/// The minimum distance between depths, in points, while a person zooms.
const LEAST_ROW: f64 = 26.0;
/// The minimum distance between depths when the whole tree is in view, in points.
const LEAST_FIT_ROW: f64 = 8.0;
/// The maximum distance between depths, in points.
const MOST_ROW: f64 = 220.0;
/// The maximum distance between siblings when the whole tree is in view, in points.
const MOST_GAP: f64 = 170.0;
/// The maximum distance between depths when the whole tree is in view, in points.
const FIT_ROW: f64 = 160.0;
/// The distance from the edges of a node that is scrolled into view, in points, if there is room.
const MARGIN: f64 = 60.0;
/// How far the outermost nodes extend beyond their places, as a fraction of the gap between
/// siblings.
const GAP_REACH: f64 = 0.45;
/// Points at both sides when the whole tree is in view.
const FIT_SIDE: f64 = 38.0;
/// How far the outermost nodes extend beyond their depths, in rows.
const ROW_REACH: f64 = 0.36;
/// Points above the root when the whole tree is in view in an area of this height; in a low one,
/// the tree needs them more.
fn fit_top(area: Area) -> f64 {
    (f64::from(area.height()) * 0.1).clamp(8.0, 30.0)
}

/// Points below the deepest nodes when the whole tree is in view: names of leaves go there.
fn fit_bottom(area: Area) -> f64 {
    (f64::from(area.height()) * 0.105).clamp(22.0, 42.0)
}

/// Points above the root that the path to the current node covers, and its frame.
const PATH: f64 = 28.0;
/// Points taken by the moves beside the outermost nodes.
const LABELS: f64 = 290.0;
/// The distance between siblings, in points, from which a move fits beside its node.
pub(super) const ROOM_BESIDE: f64 = 88.0;
/// The distance between depths, in points, at which nothing overlaps.
const READABLE_ROW: f64 = 42.0;
/// The distance between siblings, in points, at which their values do not overlap.
const READABLE_GAP: f64 = 34.0;
/// The largest zoom, in points between siblings.
const LARGEST: f64 = 400.0;

/// Maps layout places and depths to points on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// The layout place at the centre of the view.
    pub x: f64,
    /// The depth at the centre of the view.
    pub depth: f64,
    /// Points between neighbouring siblings.
    pub gap: f64,
    /// Points between depths.
    pub row: f64,
}

impl Default for Camera {
    fn default() -> Self {
        Self { x: 0.0, depth: 0.0, gap: 60.0, row: 80.0 }
    }
}

impl Camera {
    /// A view of the whole tree with margins.
    ///
    /// `labels` reserves room for moves beside the outermost nodes.
    pub fn fit(flat: &FlatView, layout: &Layout, area: Area, labels: bool) -> Self {
        let (left, right) = layout.extent();
        let width = f64::from(area.width());
        let plies = flat.height().max(1) as f64;
        // The outermost nodes extend half a gap beyond their places, and a name beside them
        // further.
        let bare = (width - 2.0 * FIT_SIDE).max(60.0) / (right - left + 2.0 * GAP_REACH);
        let labelled = (width - LABELS).max(60.0) / (right - left).max(1.0);
        let gap = match labels {
            true if labelled >= ROOM_BESIDE => labelled,
            true => bare.min(ROOM_BESIDE),
            false => bare,
        }
        .min(MOST_GAP);
        let (top, bottom) = (fit_top(area), fit_bottom(area));
        let height = f64::from(area.height()) - top - bottom;
        let row = (height / (plies + 2.0 * ROW_REACH)).clamp(LEAST_FIT_ROW, FIT_ROW);
        Self {
            x: f64::midpoint(left, right),
            depth: plies / 2.0 + (bottom - top) / 2.0 / row,
            gap,
            row,
        }
    }

    /// Whether texts of neighbouring nodes may overlap.
    pub(super) fn is_tight(&self) -> bool {
        self.row < READABLE_ROW || self.gap < READABLE_GAP
    }

    pub fn point(&self, area: Area, x: f64, depth: f64) -> Point {
        let centre = area.centre();
        [
            (f64::from(centre[0]) + (x - self.x) * self.gap) as f32,
            (f64::from(centre[1]) + (depth - self.depth) * self.row) as f32,
        ]
    }

    /// The layout place and the depth at a point.
    pub fn place(&self, area: Area, point: Point) -> (f64, f64) {
        let centre = area.centre();
        (
            self.x + f64::from(point[0] - centre[0]) / self.gap,
            self.depth + f64::from(point[1] - centre[1]) / self.row,
        )
    }

    /// Rounds the scale to a step of a ladder at which values are legible, so that the tree does
    /// not change its size at every step.
    ///
    /// `rows` also keeps depths far enough apart that nothing overlaps; `large` keeps everything
    /// legible from the back of a classroom; `largest` is the largest absolute number in a node,
    /// and `bounds` says that bound signs precede numbers.
    pub fn keep_readable(
        &mut self,
        area: Area,
        (rows, large): (bool, bool),
        (largest, bounds): (u32, bool),
    ) {
        const LADDER: f64 = 1.15;
        let (least, size) = if large { (52.0, 13.0) } else { (30.0, 9.0) };
        let widest = f64::from(widest_ems(largest, bounds)) * size + 3.0;
        let least = widest.clamp(least, least * 1.6);
        let rungs = (self.gap.max(least) / least).ln() / LADDER.ln();
        self.gap = least * LADDER.powf(rungs.floor());
        if rows && self.row < READABLE_ROW {
            self.row = READABLE_ROW;
            // Where not all rows fit, the root is in view, below the path to the current node.
            let top = fit_top(area).max(PATH);
            self.depth = (f64::from(area.height()) / 2.0 - top) / self.row - ROW_REACH;
        }
    }

    /// Moves as little as needed to have a node in view: the canvas is never blank after zooming or
    /// dragging.
    pub fn keep_in_view(&mut self, flat: &FlatView, layout: &Layout, area: Area) {
        let (left, right) = layout.extent();
        self.x = self.x.clamp(left, right);
        self.depth = self.depth.clamp(0.0, flat.height() as f64);
        let slots = flat.at_depth(self.depth.round() as usize);
        let row = &layout.xs()[slots.start as usize..slots.end as usize];
        let after = row.partition_point(|&x| x < self.x);
        let neighbours = [after.checked_sub(1), Some(after)].into_iter().flatten();
        let nearest = neighbours
            .filter_map(|index| row.get(index).copied())
            .min_by(|a, b| (a - self.x).abs().total_cmp(&(b - self.x).abs()));
        let reach = (f64::from(area.width()) / 2.0 / self.gap - GAP_REACH).max(0.0);
        if let Some(x) = nearest {
            self.x = self.x.clamp(x - reach, x + reach);
        }
    }

    /// A view of the whole tree in a small area, ignoring labels: an overview map.
    pub fn map(flat: &FlatView, layout: &Layout, area: Area) -> Self {
        let (left, right) = layout.extent();
        let plies = flat.height().max(1) as f64;
        Self {
            x: f64::midpoint(left, right),
            depth: plies / 2.0,
            gap: f64::from(area.width()) / (right - left + 1.0),
            row: f64::from(area.height()) / (plies + 1.0),
        }
    }

    pub fn holds_all(&self, flat: &FlatView, layout: &Layout, area: Area) -> bool {
        let (left, right) = layout.extent();
        let first = self.point(area, left, 0.0);
        let last = self.point(area, right, flat.height() as f64);
        let is_inside = |point: Point| {
            point[0] > area.min[0] - 1.0
                && point[0] < area.max[0] + 1.0
                && point[1] > area.min[1] - 1.0
                && point[1] < area.max[1] + 1.0
        };
        is_inside(first) && is_inside(last)
    }

    pub fn pan(&mut self, by: Point) {
        self.x -= f64::from(by[0]) / self.gap;
        self.depth -= f64::from(by[1]) / self.row;
    }

    /// Zooms by `factor` about a point, which stays in place. Depths keep a legible distance.
    pub fn zoom(&mut self, area: Area, about: Point, factor: f64, layout: &Layout) {
        let (x, depth) = self.place(area, about);
        let (left, right) = layout.extent();
        let smallest = (f64::from(area.width()) * 0.25 / (right - left).max(1.0)).min(8.0);
        self.gap = (self.gap * factor).clamp(smallest, LARGEST);
        self.row = (self.row * factor).clamp(LEAST_ROW.min(self.row), MOST_ROW);
        let (x_now, depth_now) = self.place(area, about);
        self.x += x - x_now;
        self.depth += depth - depth_now;
    }

    pub fn centre(&mut self, (x, depth): (f64, u8)) {
        self.x = x;
        self.depth = f64::from(depth);
    }

    /// The margins, at the sides and at the top and bottom, within which a node's names stay in
    /// view, in points. At most what [`Camera::fit`] leaves, so that a tree entirely in view stays
    /// so.
    pub fn margins(&self, area: Area) -> [f32; 2] {
        let side = self.gap * GAP_REACH + FIT_SIDE;
        let top = self.row * ROW_REACH + fit_top(area);
        [side.min(MARGIN) as f32, top.min(MARGIN) as f32]
    }

    /// Whether the piece at a layout place and a depth is entirely in view.
    pub fn shows(&self, area: Area, (x, depth): (f64, u8)) -> bool {
        let at = self.point(area, x, f64::from(depth));
        let reach = [self.gap * GAP_REACH, self.row * ROW_REACH + fit_top(area)];
        [0, 1].into_iter().all(|side| {
            let reach = reach[side].min(MARGIN) as f32;
            (area.min[side] + reach..=area.max[side] - reach).contains(&at[side])
        })
    }

    /// Moves as little as needed to bring the first place into view, and each of the others, in their
    /// order, that fits into the view beside those before it.
    pub fn reveal_most(&mut self, area: Area, places: &[(f64, u8)]) {
        let Some((&first, others)) = places.split_first() else {
            return;
        };
        let margins = self.margins(area);
        let room = [area.width() - 2.0 * margins[0], area.height() - 2.0 * margins[1]];
        let (mut least, mut most) = (first, first);
        for &(x, depth) in others {
            let (low, high) =
                ((least.0.min(x), least.1.min(depth)), (most.0.max(x), most.1.max(depth)));
            let across = (high.0 - low.0) * self.gap;
            let down = f64::from(high.1 - low.1) * self.row;
            if across <= f64::from(room[0]) && down <= f64::from(room[1]) {
                (least, most) = (low, high);
            }
        }
        self.reveal(area, least, margins);
        self.reveal(area, most, margins);
    }

    /// Moves as little as needed to bring a layout place and a depth into view, at least `margins`
    /// from the edges.
    pub fn reveal(&mut self, area: Area, (x, depth): (f64, u8), margins: [f32; 2]) {
        let at = self.point(area, x, f64::from(depth));
        let nearest = |at: f32, min: f32, max: f32, margin: f32| {
            if max - min < 2.0 * margin {
                f32::midpoint(min, max)
            } else {
                at.clamp(min + margin, max - margin)
            }
        };
        let wanted = [
            nearest(at[0], area.min[0], area.max[0], margins[0]),
            nearest(at[1], area.min[1], area.max[1], margins[1]),
        ];
        self.pan([wanted[0] - at[0], wanted[1] - at[1]]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AREA: Area = Area { min: [100.0, 50.0], max: [900.0, 650.0] };

    #[test]
    fn zooming_keeps_the_point_under_the_pointer() {
        let mut camera = Camera::default();
        let layout = Layout::default();
        let before = camera.place(AREA, [300.0, 200.0]);
        camera.zoom(AREA, [300.0, 200.0], 1.7, &layout);
        let after = camera.place(AREA, [300.0, 200.0]);
        assert!((before.0 - after.0).abs() < 1e-6 && (before.1 - after.1).abs() < 1e-6);
    }

    #[test]
    fn panning_moves_the_picture_with_the_pointer() {
        let mut camera = Camera::default();
        let before = camera.point(AREA, 2.0, 1.0);
        camera.pan([30.0, -20.0]);
        let after = camera.point(AREA, 2.0, 1.0);
        assert!((after[0] - before[0] - 30.0).abs() < 1e-3);
        assert!((after[1] - before[1] + 20.0).abs() < 1e-3);
    }

    /// Whatever else matters, the first place is in view, and so is each other one that fits.
    #[test]
    fn what_matters_comes_into_view_in_its_order() {
        let start = Camera { x: 0.0, depth: 0.0, gap: 50.0, row: 100.0 };
        let shown = |places: &[(f64, u8)]| {
            let mut camera = start;
            camera.reveal_most(AREA, places);
            let point = |&(x, depth): &(f64, u8)| camera.point(AREA, x, f64::from(depth));
            places.iter().map(|place| AREA.holds(point(place))).collect::<Vec<_>>()
        };
        assert_eq!(shown(&[(30.0, 2), (36.0, 1), (35.0, 4)]), [true; 3]);
        assert_eq!(shown(&[(30.0, 2), (90.0, 1), (26.0, 3)]), [true, false, true]);
        assert_eq!(shown(&[(-70.0, 9), (-68.0, 0), (-72.0, 8)]), [true, false, true]);
    }

    /// A full tree with this branching factor and this many plies.
    fn full(width: u32, plies: u32) -> FlatView {
        let mut parents = vec![u32::MAX];
        let mut row = 0..1_u32;
        for _ in 0..plies {
            let end = row.end;
            parents.extend(row.flat_map(|parent| (0..width).map(move |_| parent)));
            row = end..parents.len() as u32;
        }
        FlatView::of_parents(parents)
    }

    #[test]
    fn revealing_a_node_of_a_fitted_tree_moves_nothing() {
        for (width, plies) in [(2, 3), (3, 2), (2, 4), (5, 1), (12, 1), (1, 6), (2, 8)] {
            let flat = full(width, plies);
            let layout = Layout::of(&flat);
            let low = Area { max: [900.0, 300.0], ..AREA };
            let lowest = Area { max: [900.0, 170.0], ..AREA };
            for (labels, area) in
                [AREA, low, lowest].into_iter().flat_map(|area| [(false, area), (true, area)])
            {
                let fitted = Camera::fit(&flat, &layout, area, labels);
                assert!(fitted.holds_all(&flat, &layout, area));
                for slot in 0..flat.len() as u32 {
                    let depth = (0..=plies as usize).find(|&at| flat.at_depth(at).contains(&slot));
                    let place = (layout.xs()[slot as usize], depth.expect("a depth") as u8);
                    let mut camera = fitted;
                    camera.reveal(area, place, camera.margins(area));
                    let moved = (camera.x - fitted.x).abs() * camera.gap
                        + (camera.depth - fitted.depth).abs() * camera.row;
                    assert!(moved < 0.1, "{width}^{plies}, {slot}: {moved} points");
                }
            }
        }
    }
}
