//! What a table has said of a node, and where the value was found.

use super::part::Part;
use super::projection::Projection;
use crate::tree::NodeId;

/// A value that a table gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableHit {
    /// How deep it was read when it was found, in plies before the horizon.
    pub depth: u8,
    /// Where it was found in this run; `None`: in an earlier one.
    pub from: Option<NodeId>,
}

impl Projection<'_> {
    /// What a table has said of a node at its last visit; `None` if the node was read itself.
    #[must_use]
    pub fn table_hit(&self, id: NodeId) -> Option<TableHit> {
        let (depth, from) = self.state.notes(id)?.recalled?;
        Some(TableHit { depth, from })
    }

    /// Whether a table gives any value in the whole run.
    #[must_use]
    pub fn recalls(&self) -> bool {
        self.timeline.has_mark(crate::trace::StepMark::Recall)
    }

    /// What is said of a node whose value came from a table.
    pub(crate) fn table_parts(&self, node: NodeId, hit: TableHit) -> Vec<Part> {
        let texts = self.language.texts();
        let mut parts = vec![Part::Text(texts.table_card_read(hit.depth))];
        if hit.from == Some(node) {
            parts.push(Part::Text(texts.table_card_earlier_visit()));
        } else if let Some(from) = hit.from {
            parts.push(Part::Link {
                text: texts.table_card_read_at(self.place(from)),
                node: from,
            });
        }
        parts
    }
}
