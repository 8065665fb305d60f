//! Proof and disproof numbers at a step.

use super::part::{Part, Variable};
use super::projection::Projection;
use language::Texts;
use score::{Player, ProofNumbers};
use search::ProofStep;
use trace::{EventKind, Phase, Step, StepDetail};
use tree::{Kind, NodeId};

impl Projection<'_> {
    /// The proof and disproof numbers last reported for a node; 1 and 1 if it was generated without
    /// a report. `None` if it has not been generated, while it is hidden, and if the algorithm does
    /// not prove.
    pub fn proof_numbers(&self, id: NodeId) -> Option<ProofNumbers> {
        if !self.algorithm.proves() || self.hides(id) || self.weight(id).kind == Kind::Decline {
            return None;
        }
        let is_generated = || match self.tree().parent(id) {
            Some(parent) => {
                self.phase(id) != Phase::Unvisited || self.last_counted(parent).is_some()
            }
            None => self.phase(id) != Phase::Unvisited,
        };
        self.last_counted(id).or_else(|| is_generated().then_some(ProofNumbers::UNDEVELOPED))
    }

    /// The numbers reported for a node in this visit of it.
    fn last_counted(&self, id: NodeId) -> Option<ProofNumbers> {
        let notes = self.state.notes(id)?;
        notes.proof.filter(|_| self.state.is_current(id))
    }

    /// Whether the numbers of a node are those from before its children's last change, as on the
    /// way back up: the search counts them anew when it comes to the node.
    pub fn awaits_recount(&self, id: NodeId) -> bool {
        let is_open = self.algorithm.proves() && self.phase(id) == Phase::Open && !self.hides(id);
        let Some(numbers) = self.last_counted(id).filter(|_| is_open) else {
            return false;
        };
        let children: Vec<_> = self.chosen_from(id).map(|(_, numbers)| numbers).collect();
        let is_whole = !self.tree().children(id).any(|child| self.hides(child));
        let any_proves = self.any_proves(id);
        let is_whole = is_whole && !children.is_empty();
        is_whole && ProofNumbers::of_children(any_proves, children) != numbers
    }

    /// The thresholds of a node on the current path; `None` for other nodes, and if the algorithm
    /// sets none.
    pub fn thresholds(&self, id: NodeId) -> Option<ProofNumbers> {
        let is_there = self.phase(id) == Phase::Open && !self.hidden.step && !self.hides(id);
        let notes = self.state.notes(id).filter(|_| is_there)?;
        notes.thresholds
    }

    /// Whether one proven child proves the node: the root's player chooses there.
    pub fn any_proves(&self, id: NodeId) -> bool {
        self.weight(id).player == self.weight(NodeId::ROOT).player
    }

    /// Whether the node's result may be shown as its value: a node neither proven nor disproven has
    /// none.
    pub(super) fn is_settled(&self, id: NodeId) -> bool {
        !self.algorithm.proves() || self.phase(id) == Phase::Done
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
            let any_proves = self.any_proves(id);
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
        let children: Vec<_> = self.chosen_from(id).collect();
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
                if self.any_proves(id) {
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
    pub(crate) fn spoken_numbers(&self, numbers: ProofNumbers) -> String {
        self.language.texts().proof_card_spoken(
            ProofNumbers::text(numbers.disproof),
            ProofNumbers::text(numbers.proof),
        )
    }

    /// The variables of the pseudo-code of a proof-number search at a node.
    pub(crate) fn proof_variables(&self, id: NodeId) -> Vec<Variable> {
        let texts = self.language.texts();
        let mut variables = Vec::new();
        let mut push = |name, number| {
            variables.push(Variable { name, value: ProofNumbers::text(number) });
        };
        if let Some(limits) = self.thresholds(id) {
            push(texts.proof_card_proof_limit(), limits.proof);
            push(texts.proof_card_disproof_limit(), limits.disproof);
        }
        if let Some(numbers) = self.proof_numbers(id) {
            push(texts.proof_card_proof(), numbers.proof);
            push(texts.proof_card_disproof(), numbers.disproof);
        }
        variables
    }

    /// The children of a node that the search chooses from.
    pub(super) fn chosen_from(&self, id: NodeId) -> impl Iterator<Item = (NodeId, ProofNumbers)> {
        let children = self.tree().children(id);
        children.filter_map(|child| Some((child, self.proof_numbers(child)?)))
    }

    /// The `count` children of a node that a search for a proof would choose first, in order; empty
    /// for other searches.
    pub fn most_promising(&self, id: NodeId, count: usize) -> Vec<NodeId> {
        let any_proves = self.any_proves(id);
        let open = self.chosen_from(id).filter(|(_, numbers)| !numbers.is_settled());
        let ones = open.map(|(child, numbers)| (numbers.one_and_all(any_proves).0, child));
        let mut ones: Vec<_> = ones.collect();
        ones.sort_unstable();
        ones.into_iter().take(count).map(|(_, child)| child).collect()
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
            StepDetail::Proof(numbers) => numbers,
            _ => self.proof_numbers(of)?,
        };
        let is_expanded = self.weight(step.node).kind == Kind::Inner;
        let counts = step.kind == EventKind::Proof && is_expanded;
        let children = self.chosen_from(step.node).filter(|_| counts);
        let notes = self.replay.notes(of);
        Some(ProofStep {
            numbers,
            before: self.replay.before_proof(),
            thresholds: notes.and_then(|notes| notes.thresholds),
            attacker: self.weight(NodeId::ROOT).player,
            any_proves: self.any_proves(step.node),
            any_proves_above: parent.is_some_and(|parent| self.any_proves(parent)),
            children: children.map(|(_, numbers)| numbers).collect(),
            open: self.open_siblings(of).filter(|_| goes_up).unwrap_or_default(),
            second: parent.filter(|_| !goes_up).and_then(|parent| self.second(parent, of)),
        })
    }

    /// The best of the siblings of `chosen`, with the number that decides.
    fn second(&self, parent: NodeId, chosen: NodeId) -> Option<(String, u32)> {
        let any_proves = self.any_proves(parent);
        let others = self.chosen_from(parent).filter(|(id, _)| *id != chosen);
        let ones = others.map(|(id, numbers)| (numbers.one_and_all(any_proves).0, id));
        let (one, id) = ones.min()?;
        (one != ProofNumbers::INFINITE).then(|| (self.choice(id), one))
    }

    /// The siblings of a node that have the number by which it was chosen.
    pub(crate) fn tied(&self, parent: NodeId, chosen: NodeId) -> Vec<NodeId> {
        let any_proves = self.any_proves(parent);
        let number = |numbers: ProofNumbers| numbers.one_and_all(any_proves).0;
        let chosen_number = self.proof_numbers(chosen).map(number);
        let others = self.chosen_from(parent).filter(|(id, _)| *id != chosen);
        let tied = others.filter(|&(_, numbers)| Some(number(numbers)) == chosen_number);
        tied.map(|(id, _)| id).collect()
    }

    fn open_siblings(&self, id: NodeId) -> Option<usize> {
        let siblings = self.tree().children(self.tree().parent(id)?);
        let is_open = |&other: &NodeId| other != id && self.phase(other) != Phase::Done;
        Some(siblings.filter(is_open).count())
    }

    /// The player who tries to get a value better than 0.
    pub fn attacker(&self) -> Player {
        self.weight(NodeId::ROOT).player
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
