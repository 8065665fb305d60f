//! Tracks occupied areas, so that labels and lines avoid text and nodes.

use super::texts::text_area;
use crate::{Area, Picture};

/// The areas that lines and labels must not cover.
pub(super) struct Places {
    /// Texts in and at the nodes, and labels already placed.
    texts: Vec<Area>,
    nodes: Vec<Area>,
}

impl Places {
    /// The occupied areas of the picture of the nodes.
    pub(super) fn of(nodes: &Picture) -> Self {
        Self {
            texts: nodes.shapes.iter().filter_map(text_area).collect(),
            nodes: nodes.spots.iter().map(|(_, place)| *place).collect(),
        }
    }

    /// Whether an area would cover text.
    pub(super) fn is_written(&self, area: &Area) -> bool {
        self.texts.iter().any(|text| text.meets(area))
    }

    /// The cost of covering an area; texts weigh most.
    pub(super) fn covered(&self, area: &Area) -> usize {
        let count = |places: &[Area]| places.iter().filter(|place| place.meets(area)).count();
        count(&self.texts) * 100 + count(&self.nodes)
    }

    /// Marks an area as occupied by a label.
    pub(super) fn take(&mut self, area: Area) {
        self.texts.push(area);
    }
}
