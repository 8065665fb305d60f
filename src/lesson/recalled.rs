//! Values taken from the transposition table, and where they were found.

use super::part::Part;
use super::projection::Projection;
use tree::NodeId;

/// A value from the transposition table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableHit {
    /// The remaining depth at which it was searched, in plies.
    pub depth: u8,
    /// The node where it was found; `None` if in an earlier run.
    pub from: Option<NodeId>,
}

impl Projection<'_> {
    /// The table hit at the last visit of a node; `None` if the node was searched.
    pub fn table_hit(&self, id: NodeId) -> Option<TableHit> {
        let (depth, from) = self.state.notes(id)?.recalled?;
        Some(TableHit { depth, from })
    }

    /// Whether the whole run contains a table hit.
    pub fn recalls(&self) -> bool {
        self.timeline.has_mark(trace::StepMark::Recall)
    }

    /// The explanation of a node whose value came from the table.
    pub(crate) fn table_parts(&self, node: NodeId, hit: TableHit) -> Vec<Part> {
        let texts = self.language.texts();
        if hit.from == Some(node) {
            return vec![Part::Text(texts.table_card_read_here(hit.depth))];
        }
        let mut parts = vec![Part::Text(texts.table_card_read(hit.depth))];
        if let Some(from) = hit.from {
            parts.push(Part::Link { text: texts.table_card_read_at(self.place(from)), node: from });
        }
        parts
    }
}
