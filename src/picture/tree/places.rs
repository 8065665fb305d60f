//! Tracks occupied areas, so that labels and lines avoid text and nodes.

use std::collections::HashMap;

use super::texts::text_area;
use crate::{Area, Picture, Point, Shape};

/// The areas that lines and labels must not cover.
#[derive(Default)]
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

    /// Adds the lines of a picture, which labels avoid where they can, and what is written on them.
    pub(super) fn add_lines(&mut self, picture: &Picture) {
        self.texts.extend(picture.shapes.iter().filter_map(text_area));
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

    /// Marks the areas of strokes as occupied, as those of nodes.
    pub(super) fn take_strokes(&mut self, strokes: &Picture) {
        self.nodes.extend(strokes.shapes.iter().filter_map(|shape| match shape {
            Shape::Line { from, to, .. } => {
                let at = |point: &Point| Area { min: *point, max: *point };
                Some(at(from).joined(&at(to)))
            }
            _ => None,
        }));
    }

    /// Whether an area would cover text.
    pub(super) fn is_written(&self, area: &Area) -> bool {
        self.texts.iter().any(|text| text.meets(area))
    }

    /// Whether an area would cover text or a node.
    pub(super) fn is_taken(&self, area: &Area) -> bool {
        self.is_written(area) || self.nodes.iter().any(|node| node.meets(area))
    }

    /// The area of this size nearest to `want`, inside of `within`, that covers no text, no node and
    /// as few lines as possible; `None` if there is none near it.
    pub(super) fn nearest_free(
        &self,
        want: Point,
        (width, height): (f32, f32),
        within: Area,
    ) -> Option<Area> {
        const REACH: i16 = 6;
        let step = [width * 0.5 + 4.0, height * 0.6];
        let far = Area::around(want, width + 2.0 * step[0] * f32::from(REACH), {
            height + 2.0 * step[1] * f32::from(REACH)
        });
        // Only what is near it counts.
        let near = |areas: &[Area]| -> Vec<Area> {
            areas.iter().copied().filter(|area| area.meets(&far)).collect()
        };
        let taken = [near(&self.texts), near(&self.nodes)].concat();
        let lines: Vec<_> = self.lines.iter().filter(|ends| crosses(ends, &far)).collect();
        let places = (-REACH..=REACH).flat_map(|x| (-REACH..=REACH).map(move |y| [x, y]));
        let areas = places.map(|[x, y]| {
            let by = [f32::from(x) * step[0], f32::from(y) * step[1]];
            (by[0].hypot(by[1]), Area::around([want[0] + by[0], want[1] + by[1]], width, height))
        });
        let is_free = |area: &Area| {
            let around = area.grown(2.0);
            within.encloses(area) && !taken.iter().any(|other| other.meets(&around))
        };
        let cost = |(distance, area): &(f32, Area)| {
            let crossed = lines.iter().filter(|ends| crosses(ends, area)).count();
            distance + crossed.min(8) as f32 * 14.0
        };
        let free = areas.filter(|(_, area)| is_free(area));
        let best = free.min_by(|one, other| cost(one).total_cmp(&cost(other)));
        best.map(|(_, area)| area)
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
