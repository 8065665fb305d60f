//! Positions reached in more than one way, and values taken from the transposition table.

use super::part::Part;
use super::projection::Projection;
use super::transpositions::Transpositions;
use language::grouped;
use trace::Phase;
use tree::NodeId;

/// The most equal positions that are named.
const NAMED: usize = 5;

impl<'a> Projection<'a> {
    /// Adds the known transpositions.
    #[must_use]
    pub fn comparing(self, transpositions: Option<&'a Transpositions>) -> Self {
        Self { transpositions, ..self }
    }

    /// The nodes of the position of `id` visited so far, itself included, the first one first;
    /// empty for a position reached only once in the whole run.
    pub fn equal(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        let nodes = self.transpositions.map_or(&[][..], |known| known.equal(id));
        let visited = |id: &NodeId| self.phase(*id) != Phase::Unvisited;
        nodes.iter().copied().filter(visited)
    }

    /// The number of positions reached in more than one way so far; `None` for trees that are not
    /// about positions.
    pub fn transposed(&self) -> Option<usize> {
        Some(self.transpositions?.reached(self.step()))
    }

    /// A notice for a very large tree, of which not every node was compared.
    pub fn comparing_stops(&self) -> Option<String> {
        if self.hides_future() {
            return None;
        }
        let limit = grouped(self.transpositions?.limit()? as u64);
        Some(self.language.texts().equal_compared(limit))
    }

    /// The other nodes of the same position: their number, and links to some of them.
    pub(crate) fn equal_parts(&self, id: NodeId) -> Vec<Part> {
        let others: Vec<_> = self.equal(id).filter(|&other| other != id).collect();
        let count = others.len();
        if count == 0 || self.phase(id) == Phase::Unvisited {
            return Vec::new();
        }
        let texts = self.language.texts();
        let mut parts = vec![Part::Text(texts.equal_places(count))];
        // The origin of a table value is already mentioned.
        let source = self.table_hit(id).and_then(|hit| hit.from);
        let links = others.iter().take(NAMED);
        let links = links.filter(|&&other| Some(other) != source);
        parts.extend(
            links.map(|&node| Part::Link { text: format!("= {}", self.place(node)), node }),
        );
        if count > NAMED {
            parts.push(Part::Text(texts.equal_more(count - NAMED)));
        }
        parts
    }
}

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
