//! What a table has said of a node, and where the value was found.

use super::part::Part;
use super::projection::Projection;
use crate::language::Language;
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
        let depth = match (hit.depth, self.language) {
            (0, Language::Ja) => "水平線の先を".to_owned(),
            (depth, Language::Ja) => format!("{depth}手先まで"),
            (0, Language::En) => "beyond the horizon".to_owned(),
            (1, Language::En) => "1 ply deep".to_owned(),
            (depth, Language::En) => format!("{depth} plies deep"),
        };
        let said = match self.language {
            Language::Ja => {
                format!("◇ 表の値:同じ局面をもう{depth}読んである。ここでは読み直さない。")
            }
            Language::En => format!(
                "◇ The value of the table: an equal position has been read {depth} already, and is not read again."
            ),
        };
        let mut parts = vec![Part::Text(said)];
        if hit.from == Some(node) {
            let earlier = self.language.pick(
                "読んだのは、前にこの節に来たとき。",
                "It was read at an earlier visit of this node.",
            );
            parts.push(Part::Text(earlier.to_owned()));
        } else if let Some(from) = hit.from {
            let place = self.place(from);
            parts.push(Part::Link {
                text: match self.language {
                    Language::Ja => format!("→ 読んだのは {place}"),
                    Language::En => format!("→ It was read at {place}"),
                },
                node: from,
            });
        }
        parts
    }
}
