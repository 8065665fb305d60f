//! The chapters of a run: the iterations of iterative deepening, and the user's requests.

use super::{EventKind, Round, TraceRecord};
use tree::NodeId;

/// A part of a run that begins with a new search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The step of its first event.
    pub from: usize,
    /// The step of its last event.
    pub to: usize,
    /// The root of the search: that of the tree, or the requested node.
    pub node: NodeId,
    /// Its depth in plies; 0 if unknown.
    pub plies: u8,
    /// What begins; `None` for a user's request.
    pub round: Option<Round>,
}

impl Chapter {
    /// Whether it begins with a user's request rather than an iteration.
    pub fn is_asked(&self) -> bool {
        self.round.is_none()
    }

    /// Whether a step belongs to it.
    pub fn holds(&self, step: usize) -> bool {
        (self.from..=self.to).contains(&step)
    }

    /// Adds the chapter that begins with the event of `step`, and ends the previous one.
    pub(super) fn begin(chapters: &mut Vec<Self>, step: usize, record: &TraceRecord) {
        let before = chapters.last_mut();
        let chapter = if record.kind == EventKind::Ask {
            Self { from: step, to: step, node: record.node, plies: record.small as u8, round: None }
        } else {
            Self {
                from: step,
                to: step,
                // A request may itself be searched by iterative deepening.
                node: before.as_ref().map_or(NodeId::ROOT, |before| before.node),
                plies: match record.round() {
                    Round::Depth(depth) => depth,
                    Round::Pass { .. } => before.as_ref().map_or(0, |before| before.plies),
                },
                round: Some(record.round()),
            }
        };
        if let Some(before) = before {
            before.to = step - 1;
        }
        chapters.push(chapter);
    }
}
