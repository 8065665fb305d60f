//! A search for a proof at a step: where its numbers come from, and what is said of them.

mod words;

use super::part::{Part, Variable};
use super::projection::Projection;
use language::Texts;
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
        let player = self.weight(id).player;
        let is_expanded = self.phase(id) != Phase::Unvisited && self.weight(id).kind == Kind::Inner;
        if let Some(numbers) = self.proof_numbers(id).filter(|_| is_expanded) {
            let any_proves = self.root_chooses(id);
            let proof = |numbers: ProofNumbers| numbers.proof;
            let disproof = |numbers: ProofNumbers| numbers.disproof;
            let proof = self.where_from(id, !any_proves, numbers, proof);
            let disproof = self.where_from(id, any_proves, numbers, disproof);
            for (name, text) in
                [(texts.proof_card_proof(), proof), (texts.proof_card_disproof(), disproof)]
            {
                let text = format!("{name} {text}");
                parts.push(Part::Formula { text, player });
            }
        }
        if let Some(limits) = self.thresholds(id) {
            parts.push(Part::Text(texts.proof_card_limits(limits.to_string())));
        }
        Some(parts)
    }

    /// The origin of one of the two numbers of a node: `min( A 3 , B 1 ) = 1`.
    fn where_from(
        &self,
        id: NodeId,
        is_sum: bool,
        numbers: ProofNumbers,
        which: impl Fn(ProofNumbers) -> u32,
    ) -> String {
        const MOST: usize = 5;
        let children: Vec<_> = self.with_numbers(id).collect();
        let text = |numbers| ProofNumbers::text(which(numbers));
        let terms: Vec<_> = children
            .iter()
            .map(|&(child, numbers)| format!("{} {}", self.choice(child), text(numbers)))
            .collect();
        let shown = match (children.len(), is_sum) {
            (0, _) => return text(numbers),
            (1..=MOST, true) => terms.join(" + "),
            (1..=MOST, false) => format!("min( {} )", terms.join(" , ")),
            (_, _) => {
                let all: Vec<_> = children.iter().map(|&(_, child)| which(child)).collect();
                if !self.awaits_recount(id) {
                    return proof_term(&all, is_sum, which(numbers), self.language.texts());
                }
                of_many(all.len(), is_sum, self.language.texts())
            }
        };
        if self.awaits_recount(id) {
            return self.language.texts().proof_card_before(text(numbers), shown);
        }
        format!("{shown} = {}", text(numbers))
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

    /// The numbers as a screen reader says them, before the rest.
    pub(crate) fn spoken_numbers(&self, numbers: NodeNumbers) -> String {
        let [proof, disproof] = numbers.both().map(NodeNumbers::text);
        self.language.texts().proof_card_spoken(disproof, proof)
    }

    /// The variables of the pseudo-code of a proof-number search at a node.
    pub(crate) fn proof_variables(&self, id: NodeId) -> Vec<Variable> {
        let texts = self.language.texts();
        let mut variables = Vec::new();
        let mut push = |name, number| {
            variables.push(Variable { name, value: ProofNumbers::text(number) });
        };
        if let Some(limits) = self.thresholds(id) {
            push(texts.proof_card_proof_limit(), limits.first);
            push(texts.proof_card_disproof_limit(), limits.second);
        }
        if let Some(numbers) = self.proof_numbers(id) {
            push(texts.proof_card_proof(), numbers.proof);
            push(texts.proof_card_disproof(), numbers.disproof);
        }
        variables
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

/// The most numbers written out in a sum.
const MOST: usize = 6;

/// The origin of a number: `3+1+1 = 5`, or `min(3, 1, 1) = 1`; for many children only their count. A
/// single child needs no formula.
pub(crate) fn proof_term(numbers: &[u32], is_sum: bool, number: u32, texts: &Texts) -> String {
    let written: Vec<_> = numbers.iter().map(|&n| ProofNumbers::text(n)).collect();
    let number = ProofNumbers::text(number);
    match (written.as_slice(), is_sum) {
        ([_], _) => number,
        _ if numbers.len() > MOST => {
            texts.proofs_of_many(of_many(numbers.len(), is_sum, texts), number)
        }
        (_, false) => format!("min({}) = {number}", written.join(", ")),
        (_, true) => format!("{} = {number}", written.join("+")),
    }
}

/// The origin of a number in words.
fn of_many(count: usize, is_sum: bool, texts: &Texts) -> String {
    if is_sum { texts.proofs_sum_of(count) } else { texts.proofs_least_of(count) }
}
