//! Tracks occupied areas, so that labels and lines avoid text and nodes.

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
        self.lines.extend(picture.shapes.iter().filter_map(|shape| match shape {
            Shape::Line { from, to, .. } => Some([*from, *to]),
            _ => None,
        }));
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
