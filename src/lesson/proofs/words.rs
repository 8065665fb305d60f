//! The words of proof-number searches: the number of leaves still to be settled, and where it is
//! least.

use super::folds;
use crate::narrator::Teller;
use score::{Player, Score};
use search::{ProofNumbers, ProofStep};
use trace::EventKind as E;

/// The number for which one child suffices, as a selector.
fn which(any_proves: bool) -> &'static str {
    if any_proves { "proof" } else { "disproof" }
}

fn result(is_proven: bool) -> &'static str {
    if is_proven { "proven" } else { "disproven" }
}

impl Teller<'_, '_> {
    /// The subject of a step of a proof-number search; `None` for other searches.
    pub(crate) fn proof_step(&self) -> Option<ProofStep> {
        self.seen.proof_step(&self.step)
    }

    pub(crate) fn proof_sentence(&self, step: &ProofStep) -> String {
        let (texts, place) = (self.texts, self.place());
        let attacker = self.side(step.attacker);
        match self.step.kind {
            E::Enter if self.is_root() => texts.proofs_start(attacker, place),
            E::Enter if self.is_leaf() => texts.proofs_leaf_made(self.choice(self.node())),
            E::Enter => self.goes_down(step),
            E::Leaf => self.value_sentence(),
            E::Count if step.children.is_empty() => {
                texts.proofs_leaf(attacker, place, result(step.numbers.is_proven()))
            }
            E::Count => self.counted(step),
            E::Thresholds => self.thresholds(step),
            E::Improve | E::Keep => self.child_settled(step),
            E::Leave => self.left(step),
            E::Exit => {
                let is_mate = self.seen.names_mate(self.node(), self.value());
                let told = match (self.is_root(), is_mate && step.numbers.is_proven()) {
                    (true, true) => "mate",
                    (true, false) if self.seen.subject().asked_winner().is_some() => "win",
                    (true, false) => "root",
                    (false, _) => "node",
                };
                let proven = result(step.numbers.is_proven());
                let line = self.line();
                let exit = texts.proofs_exit(attacker, place, proven, told, self.amount());
                let line = if line.is_empty() { line } else { texts.proofs_line(line) };
                self.joined([exit, line])
            }
            _ => self.other(),
        }
    }

    fn goes_down(&self, step: &ProofStep) -> String {
        let above = self.seen.tree().parent(self.node()).unwrap_or(self.node());
        let mover = self.side(self.seen.weight(above).player);
        let one = ProofNumbers::text(step.numbers.one_and_all(step.any_proves_above).0);
        let tied = self.seen.tied(above, self.node());
        let next = step.second.as_ref().map(|(second, number)| match tied.as_slice() {
            [] => self.texts.proofs_next(ProofNumbers::text(*number), second),
            tied => self.texts.proofs_tied(tied.len(), self.listed(tied)),
        });
        let choice = self.choice(self.node());
        self.texts.proofs_down(
            choice,
            next.unwrap_or_default(),
            one,
            mover,
            which(step.any_proves_above),
        )
    }

    fn counted(&self, step: &ProofStep) -> String {
        let children: Vec<_> = step.children.iter().map(|&child| child.into()).collect();
        let folds = folds(step.any_proves);
        let numbers = step.numbers.into();
        let [proof, disproof] = self.seen.number_terms(self.node(), numbers, &children, folds);
        let state = match step.before {
            None => "new",
            Some(before) if before == step.numbers => "same",
            Some(_) => "again",
        };
        self.texts.proofs_counted(disproof, self.place(), proof, state)
    }

    fn thresholds(&self, step: &ProofStep) -> String {
        let texts = self.texts;
        if self.is_root() {
            return texts.proofs_root_thresholds();
        }
        let limits = step.thresholds.unwrap_or(step.numbers);
        let [proof, disproof] = [limits.proof, limits.disproof].map(ProofNumbers::text);
        let (one, _) = limits.one_and_all(step.any_proves_above);
        let next = step.second.as_ref().filter(|(_, second)| one == *second + 1);
        let next = next.map(|(second, number)| {
            let (number, limit) = (ProofNumbers::text(*number), ProofNumbers::text(one));
            texts.proofs_promising(limit, number, second, which(step.any_proves_above))
        });
        let said = texts.proofs_thresholds(disproof, self.place(), proof);
        self.joined([said, next.unwrap_or_default()])
    }

    /// A child was proven or disproven.
    fn child_settled(&self, step: &ProofStep) -> String {
        let proven = step.numbers.is_proven();
        let texts = self.texts;
        let follows = match (proven == step.any_proves, step.open) {
            (true, _) => texts.proofs_enough(self.here(), result(proven)),
            (false, 0) => {
                let moves = self.seen.tree().children(self.node()).len();
                texts.proofs_every_move(self.here(), moves, result(proven))
            }
            (false, open) => texts.proofs_moves_left(self.here(), open, result(proven)),
        };
        texts.proofs_settled(self.child(), follows, result(proven), self.amount())
    }

    /// The search left a child that is neither proven nor disproven.
    fn left(&self, step: &ProofStep) -> String {
        let (texts, child) = (self.texts, self.child());
        let reached = step.thresholds.map(|limits| {
            let proof = step.numbers.proof >= limits.proof;
            let limit = if proof { limits.proof } else { limits.disproof };
            texts.proofs_reached(child.clone(), ProofNumbers::text(limit), which(proof))
        });
        let left = texts.proofs_left(child, score::NodeNumbers::from(step.numbers).to_string());
        self.joined([reached.unwrap_or_default(), left])
    }

    pub(crate) fn proof_reasoning(&self, step: &ProofStep) -> String {
        let texts = self.texts;
        match self.step.kind {
            E::Enter if self.is_leaf() => texts.proofs_why_leaf(),
            E::Enter if self.is_root() => texts.proofs_why_start(),
            E::Enter => texts.proofs_why_down(which(step.any_proves_above)),
            E::Leaf => {
                let value = self.value();
                let wins = step.attacker.prefers(value, Score(0));
                let flips = self.seen.told().notation.flips(self.step.player);
                let larger = (step.attacker == Player::Max) != flips;
                let sign = match (wins, larger) {
                    (true, true) => ">",
                    (true, false) => "<",
                    (false, true) => self.seen.signs().at_most(),
                    (false, false) => self.seen.signs().at_least(),
                };
                texts.proofs_why_value(
                    self.side(step.attacker),
                    result(wins),
                    sign,
                    self.number(value),
                )
            }
            E::Count if step.children.is_empty() => {
                texts.proofs_why_leaf_numbers(result(step.numbers.is_proven()))
            }
            E::Count => texts.proofs_why_counted(which(step.any_proves)),
            E::Thresholds if self.is_root() => texts.proofs_why_root_thresholds(),
            E::Thresholds => texts.proofs_why_thresholds(),
            E::Improve | E::Keep => {
                let decides = step.numbers.is_proven() == step.any_proves;
                let is_only = self.seen.tree().children(self.node()).count() == 1;
                let state = match (decides, step.open) {
                    _ if is_only => "only",
                    (true, _) => "decides",
                    (false, 0) => "last",
                    (false, _) => "open",
                };
                texts.proofs_why_settled(state)
            }
            E::Leave => texts.proofs_why_left(),
            E::Exit => texts.proofs_why_exit(result(step.numbers.is_proven())),
            _ => self.value_reasoning(),
        }
    }
}
