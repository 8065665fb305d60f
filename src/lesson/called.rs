//! Why a candidate move was generated, and what triggered it.

use super::part::Part;
use super::projection::Projection;
use trace::{EventKind, Phase};
use tree::{MoveCode, NodeId};

impl Projection<'_> {
    /// The move after a pass that triggered a candidate; `None` if there is none.
    #[must_use]
    pub fn called_by(&self, id: NodeId) -> Option<NodeId> {
        self.state.called_by(id)
    }

    /// The candidate reported at this step.
    #[must_use]
    pub fn told_candidate(&self) -> Option<NodeId> {
        let record = self.replay.last_record()?;
        (record.kind == EventKind::Candidate && !self.hides_step()).then_some(record.node)
    }

    /// The pass at a node and the line that follows it, once it has been searched.
    #[must_use]
    pub fn passed_line(&self, at: NodeId) -> Vec<NodeId> {
        let mut children = self.tree().children(at);
        let pass = children.find(|&child| {
            self.weight(child).mv == MoveCode::PASS && self.phase(child) == Phase::Done
        });
        let line = |pass| [pass].into_iter().chain(self.state.line(pass)).collect();
        pass.map(line).unwrap_or_default()
    }

    /// Whether the line after a pass has triggered a move by this step.
    #[must_use]
    pub fn is_called_for(&self, id: NodeId) -> bool {
        let candidate = self.state.notes(id).and_then(|notes| notes.candidate);
        candidate.is_some_and(|candidate| candidate.called_by.is_some())
    }

    /// Why the move to a node was generated: its class, its provisional value, and its trigger.
    pub(crate) fn candidate_parts(&self, node: NodeId) -> Vec<Part> {
        let notes = self.state.notes(node);
        let Some(candidate) = notes.and_then(|notes| notes.candidate) else {
            return Vec::new();
        };
        let why = self.subject.called_for(self.tree(), node, candidate.class, self.language);
        let value = candidate.provisional;
        let value = value.map(|value| self.number(node, value));
        let texts = self.language.texts();
        let mut parts = vec![Part::Text(match value {
            None => texts.called_why(why),
            Some(value) => texts.called_why_value(value, why),
        })];
        if let Some(by) = self.called_by(node) {
            parts.push(Part::Link { text: texts.called_by(self.choice(by)), node: by });
        }
        parts
    }
}
