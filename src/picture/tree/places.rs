//! Tracks occupied areas, so that labels and lines avoid text and nodes.

use std::collections::HashMap;

use super::texts::text_area;
use crate::{Area, Picture, Point, Shape};

/// The areas that lines and labels must not cover.
pub(super) struct Places {
    /// Texts in and at the nodes, and labels already placed.
    texts: Vec<Area>,
    /// The nodes, with their frames.
    nodes: Vec<Area>,
    lines: Vec<[Point; 2]>,
}

impl Places {
    /// The occupied areas of the picture of the nodes.
    pub(super) fn of(nodes: &Picture) -> Self {
        let boxes = nodes.shapes.iter().filter_map(|shape| match shape {
            Shape::Box { area, .. } => Some(*area),
            _ => None,
        });
        Self {
            texts: nodes.shapes.iter().filter_map(text_area).collect(),
            nodes: nodes.spots.iter().map(|(_, place)| *place).chain(boxes).collect(),
            lines: Vec::new(),
        }
    }

    /// Adds the lines of a picture, which labels avoid where they can.
    pub(super) fn add_lines(&mut self, picture: &Picture) {
        for shape in &picture.shapes {
            match shape {
                Shape::Line { from, to, .. } => self.lines.push([*from, *to]),
                Shape::Polygon { points, .. } => {
                    let next = points.iter().cycle().skip(1);
                    self.lines.extend(points.iter().zip(next).map(|(&from, &to)| [from, to]));
                }
                _ => {}
            }
        }
    }

    /// Whether an area would cover text.
    pub(super) fn is_written(&self, area: &Area) -> bool {
        self.texts.iter().any(|text| text.meets(area))
    }

    /// The cost of covering an area; texts weigh most, then nodes.
    pub(super) fn covered(&self, area: &Area) -> usize {
        let count = |places: &[Area]| places.iter().filter(|place| place.meets(area)).count();
        let lines = self.lines.iter().filter(|ends| crosses(ends, area)).count();
        count(&self.texts) * 100 + count(&self.nodes) * 20 + lines
    }

    /// Marks an area as occupied by a label.
    pub(super) fn take(&mut self, area: Area) {
        self.texts.push(area);
    }
}

/// Leaves out each text whose ink would be over that of an earlier one.
pub(super) fn leave_out(picture: &mut Picture) {
    const TILE: f32 = 64.0;
    let mut kept: HashMap<[i32; 2], Vec<Area>> = HashMap::new();
    picture.shapes.retain(|shape| {
        let Some(area) = text_area(shape) else { return true };
        // Ink is lower than its line, and may touch that of another.
        let ink = Area::around(area.centre(), area.width(), area.height() * 0.7 - 1.5);
        let tile = |at: f32| (at / TILE).floor() as i32;
        let [across, down] = [0, 1].map(|axis| tile(ink.min[axis])..=tile(ink.max[axis]));
        let tiles = across.flat_map(|x| down.clone().map(move |y| [x, y]));
        let is_free = |tile| !kept.get(&tile).into_iter().flatten().any(|other| other.meets(&ink));
        let stays = tiles.clone().all(is_free);
        if stays {
            tiles.for_each(|tile| kept.entry(tile).or_default().push(ink));
        }
        stays
    });
}

/// Whether a line passes through an area (Liang and Barsky).
fn crosses([from, to]: &[Point; 2], area: &Area) -> bool {
    let (mut first, mut last) = (0.0_f32, 1.0_f32);
    for axis in 0..2 {
        let way = to[axis] - from[axis];
        let (low, high) = (area.min[axis] - from[axis], area.max[axis] - from[axis]);
        if way == 0.0 {
            if low > 0.0 || high < 0.0 {
                return false;
            }
            continue;
        }
        let (one, other) = (low / way, high / way);
        first = first.max(one.min(other));
        last = last.min(one.max(other));
    }
    first < last
}
