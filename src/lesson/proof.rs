//! Proof and disproof numbers at a step.

use super::part::Part;
use super::part::Variable;
use super::projection::Projection;
use crate::language::{Language, Texts};
use crate::score::{Player, ProofNumbers};
use crate::search::ProofStep;
use crate::trace::{EventKind, Phase, Step, StepDetail};
use crate::tree::{Kind, NodeId};

impl Projection<'_> {
    /// Proof and disproof number of a node, as the search has said them last; one that has been
    /// generated, and of which nothing has been said, has 1 and 1. `None` where it has not been
    /// generated, while it is hidden, and if the algorithm proves nothing.
    #[must_use]
    pub fn proof_numbers(&self, id: NodeId) -> Option<ProofNumbers> {
        if !self.algorithm.proves() || self.hides(id) || self.weight(id).kind == Kind::Decline {
            return None;
        }
        let said = |id| {
            let notes = self.state.notes(id)?;
            notes.proof.filter(|_| self.state.is_current(id))
        };
        let is_generated = || match self.tree().parent(id) {
            Some(parent) => self.phase(id) != Phase::Unvisited || said(parent).is_some(),
            None => self.phase(id) != Phase::Unvisited,
        };
        said(id).or_else(|| is_generated().then_some(ProofNumbers::UNDEVELOPED))
    }

    /// The thresholds of a node where the search is, at it or below; `None` elsewhere, and where the
    /// algorithm sets none.
    #[must_use]
    pub fn thresholds(&self, id: NodeId) -> Option<ProofNumbers> {
        let is_there = self.phase(id) == Phase::Open && !self.hidden.step && !self.hides(id);
        let notes = self.state.notes(id).filter(|_| is_there)?;
        notes.thresholds
    }

    /// Whether one proven child is enough at a node: the player at the root chooses there.
    #[must_use]
    pub fn any_proves(&self, id: NodeId) -> bool {
        self.weight(id).player == self.weight(NodeId::ROOT).player
    }

    /// Whether what the run says of a node may be shown as its value: a node that is neither proven
    /// nor disproven has none.
    pub(super) fn is_settled(&self, id: NodeId) -> bool {
        !self.algorithm.proves() || self.phase(id) == Phase::Done
    }

    /// What is to be said of a node in a proof-number search: how far it is settled, and where its
    /// numbers come from; `None` of other searches.
    pub(crate) fn proof_parts(&self, id: NodeId) -> Option<Vec<Part>> {
        if !self.algorithm.proves() {
            return None;
        }
        let mut parts = vec![Part::Text(self.how_far(id))];
        let player = self.weight(id).player;
        let is_expanded = self.phase(id) != Phase::Unvisited && self.weight(id).kind == Kind::Inner;
        if let Some(numbers) = self.proof_numbers(id).filter(|_| is_expanded) {
            let any_proves = self.any_proves(id);
            let proof = |numbers: ProofNumbers| numbers.proof;
            let disproof = |numbers: ProofNumbers| numbers.disproof;
            let proof = self.where_from(id, !any_proves, numbers, proof);
            let disproof = self.where_from(id, any_proves, numbers, disproof);
            let language = self.language;
            for (name, text) in [
                (language.pick("証明数", "proof number"), proof),
                (language.pick("反証数", "disproof number"), disproof),
            ] {
                let text = format!("{name} {text}");
                parts.push(Part::Formula { text, player });
            }
        }
        if let Some(limits) = self.thresholds(id) {
            parts.push(Part::Text(match self.language {
                Language::Ja => format!("しきい値は {limits}。届くまで、この下だけを読む。"),
                Language::En => {
                    format!("The thresholds are {limits}: until one is reached, only this is read.")
                }
            }));
        }
        Some(parts)
    }

    /// `min( A 3 , B 1 ) = 1`: where one of the two numbers of a node comes from.
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
                proof_term(&all, is_sum, self.language.texts())
            }
        };
        format!("{shown} = {}", text(numbers))
    }

    /// How far a node is settled.
    fn how_far(&self, id: NodeId) -> String {
        let language = self.language;
        let [attacker, mover] =
            [self.attacker(), self.weight(id).player].map(|player| match player {
                Player::Max => language.pick("先手", "Black"),
                Player::Min => language.pick("後手", "White"),
            });
        let numbers = self.proof_numbers(id);
        let value = self.value_text(id).plain;
        let is_leaf = self.weight(id).kind == Kind::Leaf;
        match (self.phase(id), numbers, language) {
            (_, None, Language::Ja) => "まだ作られていない。".to_owned(),
            (_, None, Language::En) => "Not made yet.".to_owned(),
            (Phase::Unvisited, Some(_), Language::Ja) => {
                "まだ展開していない。証明にも反証にも、あと一つと数える。".to_owned()
            }
            (Phase::Unvisited, Some(_), Language::En) => {
                "Not expanded yet: it counts one, for a proof and for a disproof.".to_owned()
            }
            (Phase::Done, Some(numbers), Language::Ja) => {
                let (what, reach) = if numbers.is_proven() {
                    ("証明", "届く")
                } else {
                    ("反証", "届かない")
                };
                let leaf = if is_leaf { "末端で、" } else { "" };
                format!("{leaf}値は {value}。{what}された: {attacker}は 0 より良い値に{reach}。")
            }
            (Phase::Done, Some(numbers), Language::En) => {
                let (what, can) = if numbers.is_proven() {
                    ("Proven", "can")
                } else {
                    ("Disproven", "cannot")
                };
                let leaf = if is_leaf { "A leaf. " } else { "" };
                format!("{leaf}{what}, with the value {value}: {attacker} {can} get more than 0.")
            }
            (Phase::Open | Phase::Unsettled, Some(_), Language::Ja) => {
                let (proof, disproof) = self.how_many(id);
                format!("{mover}の番。証明には{proof}、反証には{disproof}がいる。")
            }
            (Phase::Open | Phase::Unsettled, Some(_), Language::En) => {
                let (proof, disproof) = self.how_many(id);
                format!("{mover} to move: to prove it takes {proof}, to disprove it {disproof}.")
            }
        }
    }

    /// The numbers as a screen reader says them, before the rest.
    pub(crate) fn spoken_numbers(&self, numbers: ProofNumbers) -> String {
        let (proof, disproof) = (
            ProofNumbers::text(numbers.proof),
            ProofNumbers::text(numbers.disproof),
        );
        match self.language {
            Language::Ja => format!("証明数 {proof}、反証数 {disproof}、"),
            Language::En => format!("proof number {proof}, disproof number {disproof}, "),
        }
    }

    /// How many of the moves of a node must be proven to prove it, and disproven to disprove it.
    fn how_many(&self, id: NodeId) -> (&'static str, &'static str) {
        let one = self.language.pick("一つの手", "one move");
        let all = self.language.pick("すべての手", "every move");
        if self.any_proves(id) {
            (one, all)
        } else {
            (all, one)
        }
    }

    /// The variables of the pseudo-code of a proof-number search at a node.
    pub(crate) fn proof_variables(&self, id: NodeId) -> Vec<Variable> {
        let mut variables = Vec::new();
        let mut push = |ja, en, number| {
            variables.push(Variable {
                name: self.language.pick(ja, en).to_owned(),
                value: ProofNumbers::text(number),
            });
        };
        if let Some(limits) = self.thresholds(id) {
            push("証明数のしきい値", "proof threshold", limits.proof);
            push("反証数のしきい値", "disproof threshold", limits.disproof);
        }
        if let Some(numbers) = self.proof_numbers(id) {
            push("証明数", "proof number", numbers.proof);
            push("反証数", "disproof number", numbers.disproof);
        }
        variables
    }

    /// The children of a node that the search chooses from.
    pub(super) fn chosen_from(&self, id: NodeId) -> impl Iterator<Item = (NodeId, ProofNumbers)> {
        let children = self.tree().children(id);
        children.filter_map(|child| Some((child, self.proof_numbers(child)?)))
    }

    /// What a step of a proof-number search is about.
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
            open: self
                .open_siblings(of)
                .filter(|_| goes_up)
                .unwrap_or_default(),
            second: parent
                .filter(|_| !goes_up)
                .and_then(|parent| self.second(parent, of)),
        })
    }

    /// The best of the siblings of `chosen`, and the number that makes it so.
    fn second(&self, parent: NodeId, chosen: NodeId) -> Option<(String, u32)> {
        let any_proves = self.any_proves(parent);
        let others = self.chosen_from(parent).filter(|(id, _)| *id != chosen);
        let ones = others.map(|(id, numbers)| (numbers.one_and_all(any_proves).0, id));
        let (one, id) = ones.min()?;
        (one != ProofNumbers::INFINITE).then(|| (self.choice(id), one))
    }

    /// How many siblings of a node are not settled yet.
    fn open_siblings(&self, id: NodeId) -> Option<usize> {
        let siblings = self.tree().children(self.tree().parent(id)?);
        let is_open = |&other: &NodeId| other != id && self.phase(other) != Phase::Done;
        Some(siblings.filter(is_open).count())
    }

    /// Who wants a value that is better than 0.
    #[must_use]
    pub fn attacker(&self) -> Player {
        self.weight(NodeId::ROOT).player
    }
}

/// So many numbers are written out in a sum.
const MOST: usize = 6;

/// `3+1+1`, or `min(3, 1, 1)`: where a number comes from; of many children only how many.
pub(crate) fn proof_term(numbers: &[u32], is_sum: bool, texts: &Texts) -> String {
    let written: Vec<_> = numbers.iter().map(|&n| ProofNumbers::text(n)).collect();
    match (written.as_slice(), is_sum) {
        ([text], _) => text.clone(),
        (_, false) if numbers.len() > MOST => texts.proofs_least_of(numbers.len()),
        (_, true) if numbers.len() > MOST => texts.proofs_sum_of(numbers.len()),
        (_, false) => format!("min({})", written.join(", ")),
        (_, true) => written.join("+"),
    }
}
