//! Where nothing is written yet: labels and lines go round what stands at the nodes.

use super::texts::text_area;
use crate::picture::{Area, Picture};

/// What lines and labels are not to cover.
pub(super) struct Places {
    /// What is written in and at the nodes, and the labels that stand already.
    texts: Vec<Area>,
    /// The nodes.
    nodes: Vec<Area>,
}

impl Places {
    /// What labels are to leave free of the picture of the nodes.
    pub(super) fn of(nodes: &Picture) -> Self {
        Self {
            texts: nodes.shapes.iter().filter_map(text_area).collect(),
            nodes: nodes.spots.iter().map(|(_, place)| *place).collect(),
        }
    }

    /// Whether an area would cover something that is written.
    pub(super) fn is_written(&self, area: &Area) -> bool {
        self.texts.iter().any(|text| text.meets(area))
    }

    /// How much an area would cover: texts above all.
    pub(super) fn covered(&self, area: &Area) -> usize {
        let count = |places: &[Area]| places.iter().filter(|place| place.meets(area)).count();
        count(&self.texts) * 100 + count(&self.nodes)
    }

    /// A label stands there from now on.
    pub(super) fn take(&mut self, area: Area) {
        self.texts.push(area);
    }
}
