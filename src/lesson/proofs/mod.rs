//! A search for a proof at a step: where its numbers come from, and what is said of them.

mod words;

use super::columns::ColumnFold;
use super::part::{Part, Variable};
use super::projection::Projection;
use score::NodeNumbers;
use search::{ProofNumbers, ProofStep};
use trace::{EventKind, Phase, Step, StepDetail};
use tree::{Kind, NodeId};

impl Projection<'_> {
    /// The numbers of a node as those of a proof.
    fn proof_numbers(&self, id: NodeId) -> Option<ProofNumbers> {
        self.numbers(id).map(ProofNumbers::from)
    }

    /// The children of a node that the search chooses from, with their numbers.
    fn with_numbers(&self, id: NodeId) -> impl Iterator<Item = (NodeId, ProofNumbers)> {
        self.chosen_from(id).map(|(child, numbers)| (child, numbers.into()))
    }

    /// The explanation of a node in a proof-number search: its state, and the origin of its
    /// numbers; `None` for other searches.
    pub(crate) fn proof_parts(&self, id: NodeId) -> Option<Vec<Part>> {
        if !self.algorithm.proves() {
            return None;
        }
        let texts = self.language.texts();
        let mut parts = vec![Part::Text(self.how_far(id))];
        let is_expanded = self.phase(id) != Phase::Unvisited && self.weight(id).kind == Kind::Inner;
        if is_expanded {
            parts.extend(self.number_parts(id, folds(self.root_chooses(id))));
        }
        if let Some(limits) = self.thresholds(id) {
            parts.push(Part::Text(texts.proof_card_limits(limits.to_string())));
        }
        Some(parts)
    }

    fn how_far(&self, id: NodeId) -> String {
        let texts = self.language.texts();
        let Some(numbers) = self.proof_numbers(id) else {
            return texts.proof_card_not_made();
        };
        match self.phase(id) {
            Phase::Unvisited => texts.proof_card_not_expanded(),
            Phase::Open | Phase::Unsettled => {
                let mover = self.side(self.weight(id).player);
                if self.root_chooses(id) {
                    texts.proof_card_any_proves(mover)
                } else {
                    texts.proof_card_all_prove(mover)
                }
            }
            Phase::Done => {
                let value = self.value_text(id).plain;
                let attacker = self.side(self.attacker());
                let asked = if self.subject.asked_winner().is_some() { "win" } else { "more" };
                let said = if numbers.is_proven() {
                    texts.proof_card_proven(asked, attacker, value)
                } else {
                    texts.proof_card_disproven(asked, attacker, value)
                };
                if self.weight(id).kind == Kind::Leaf { texts.proof_card_leaf(said) } else { said }
            }
        }
    }

    /// The variables of the pseudo-code of a proof-number search at a node.
    pub(crate) fn proof_variables(&self, id: NodeId) -> Vec<Variable> {
        let texts = self.language.texts();
        let limits = self.thresholds(id).into_iter().flat_map(NodeNumbers::both);
        let names = [texts.proof_card_proof_limit(), texts.proof_card_disproof_limit()];
        let limits = names.into_iter().zip(limits);
        let limits = limits.map(|(name, limit)| Variable { name, value: NodeNumbers::text(limit) });
        limits.chain(self.number_variables(id)).collect()
    }

    /// The subject of a step of a proof-number search.
    pub(crate) fn proof_step(&self, step: &Step) -> Option<ProofStep> {
        if !self.algorithm.proves() {
            return None;
        }
        let goes_up = step.kind.goes_up();
        let of = step.child.filter(|_| goes_up).unwrap_or(step.node);
        let parent = self.tree().parent(of);
        let numbers = match step.detail {
            StepDetail::Counted(numbers) => numbers.into(),
            _ => self.proof_numbers(of)?,
        };
        let is_expanded = self.weight(step.node).kind == Kind::Inner;
        let counts = step.kind == EventKind::Count && is_expanded;
        let children = self.with_numbers(step.node).filter(|_| counts);
        let notes = self.replay.notes(of);
        Some(ProofStep {
            numbers,
            before: self.replay.before_count().map(ProofNumbers::from),
            thresholds: notes.and_then(|notes| notes.thresholds).map(ProofNumbers::from),
            attacker: self.weight(NodeId::ROOT).player,
            any_proves: self.root_chooses(step.node),
            any_proves_above: parent.is_some_and(|parent| self.root_chooses(parent)),
            children: children.map(|(_, numbers)| numbers).collect(),
            open: self.open_siblings(of).filter(|_| goes_up).unwrap_or_default(),
            second: parent.filter(|_| !goes_up).and_then(|parent| self.second(parent, of)),
        })
    }

    /// The best of the siblings of `chosen`, with the number that decides.
    fn second(&self, parent: NodeId, chosen: NodeId) -> Option<(String, u32)> {
        let any_proves = self.root_chooses(parent);
        let others = self.with_numbers(parent).filter(|(id, _)| *id != chosen);
        let ones = others.map(|(id, numbers)| (numbers.one_and_all(any_proves).0, id));
        let (one, id) = ones.min()?;
        (one != ProofNumbers::INFINITE).then(|| (self.choice(id), one))
    }

    fn open_siblings(&self, id: NodeId) -> Option<usize> {
        let siblings = self.tree().children(self.tree().parent(id)?);
        let is_open = |&other: &NodeId| other != id && self.phase(other) != Phase::Done;
        Some(siblings.filter(is_open).count())
    }
}

/// How the two numbers of a node follow from the children, by whether the player at the root chooses.
const fn folds(root_chooses: bool) -> [ColumnFold; 2] {
    if root_chooses {
        [ColumnFold::Least, ColumnFold::Sum]
    } else {
        [ColumnFold::Sum, ColumnFold::Least]
    }
}
