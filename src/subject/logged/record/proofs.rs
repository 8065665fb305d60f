//! Judges the events of a proof-number search: where it goes, the numbers that it counts, and when it
//! comes back.

use super::known::OpenProof;
use super::{FollowedEvent, FollowedKind, FollowedLog, LogJudge};
use claim::FaultKind;
use score::{BoundedScore, NodeNumbers, Player, Score, Window};
use search::{Algorithm, Best, ProofNumbers, Slip};
use trace::{Event, Visit};

/// The thresholds of a search below the root.
const NEVER: ProofNumbers =
    ProofNumbers { proof: ProofNumbers::INFINITE, disproof: ProofNumbers::INFINITE };

impl LogJudge {
    /// Judges the next event of a proof-number search.
    pub(super) fn tell_proof(&mut self, log: &FollowedLog, event: &FollowedEvent) {
        self.line = event.line;
        let node = event.node;
        match event.kind {
            FollowedKind::Enter(_, visit, _) => self.enter_proof(log, node, visit),
            FollowedKind::Thresholds(found) => self.thresholds(node, found.into()),
            FollowedKind::Leaf(value) => self.leaf_of_proof(log, node, value),
            FollowedKind::Numbers(found) => self.counted(log, node, Some(found.into())),
            FollowedKind::Leave => self.leave_proof(log, node),
            FollowedKind::Exit(value) => self.settled(log, node, Some(value)),
            _ => {}
        }
    }

    /// Whether the player at the root chooses at a node.
    fn any_proves(log: &FollowedLog, node: usize) -> bool {
        log.nodes[node].player == log.nodes[0].player
    }

    fn children(&self, log: &FollowedLog, node: usize) -> Vec<(usize, ProofNumbers)> {
        let children = log.nodes[node].children.iter();
        children.map(|&child| (child, self.proofs.numbers(child))).collect()
    }

    fn enter_proof(&mut self, log: &FollowedLog, node: usize, visit: Visit) {
        if node == 0 && !self.proofs.open.is_empty() {
            return; // It goes on at the root.
        }
        let above = self.proofs.open.last().map(|above| above.node);
        let mut expected = (self.algorithm == Algorithm::DfPn).then_some(NEVER);
        if let Some(above) = above {
            // Before its numbers are told, the leaves below a node are valued.
            let is_chosen = self.proofs.at(above).0.is_some();
            if is_chosen {
                self.counted_if_due(log, above);
            }
            let numbers = self.proofs.numbers(above);
            let kind = if !is_chosen {
                None
            } else if numbers.is_settled() && self.slip.is_none() {
                Some(FaultKind::Settled { numbers: numbers.into() })
            } else {
                self.chosen(log, above, node).or_else(|| self.stays())
            };
            expected = expected.filter(|_| is_chosen).and(self.passed_down(log, above, node));
            let mv = Some(self.id(node));
            self.event(Event::Enter { mv, window: Window::FULL, visit });
            if let Some(kind) = kind {
                let at = if matches!(kind, FaultKind::Chosen { .. }) { node } else { above };
                self.wrong(at, kind);
            }
        } else {
            self.event(Event::Enter { mv: None, window: Window::FULL, visit });
        }
        self.proofs.at(node);
        let player = log.nodes[node].player;
        self.proofs.at(node).1.get_or_insert(Best::none(player));
        self.proofs.open.push(OpenProof { node, is_due: false, expected, thresholds: None });
    }

    /// What is wrong with going on to a child: another one has less.
    fn chosen(&self, log: &FollowedLog, above: usize, node: usize) -> Option<FaultKind> {
        let any_proves = Self::any_proves(log, above);
        let column = any_proves != (self.slip == Some(Slip::OtherChosen));
        let one = |numbers: ProofNumbers| numbers.one_and_all(column).0;
        let children = self.children(log, above);
        let (expected, least) = children.into_iter().min_by_key(|&(_, numbers)| one(numbers))?;
        let found = self.proofs.numbers(node);
        (one(least) < one(found)).then(|| FaultKind::Chosen {
            expected: self.id(expected),
            least: count(one(least)),
            found: count(one(found)),
            proof: any_proves,
        })
    }

    /// What is wrong with going on below a node: one of its numbers has reached its threshold.
    fn stays(&self) -> Option<FaultKind> {
        let here = self.proofs.open.last()?;
        let (numbers, thresholds) = (self.proofs.numbers(here.node), here.thresholds?);
        (!numbers.is_below(thresholds)).then(|| FaultKind::Stays {
            numbers: numbers.into(),
            thresholds: thresholds.into(),
            leaves: false,
        })
    }

    /// The thresholds that follow for a child (Nagai 2002).
    fn passed_down(&self, log: &FollowedLog, above: usize, node: usize) -> Option<ProofNumbers> {
        let here = self.proofs.open.last()?;
        let any_proves = Self::any_proves(log, above);
        let children = self.children(log, above);
        let others = children.iter().filter(|(child, _)| *child != node);
        let second = others.map(|(_, numbers)| numbers.one_and_all(any_proves).0).min();
        let own = (self.proofs.numbers(above), self.proofs.numbers(node));
        Some(ProofNumbers::passed_down(any_proves, here.thresholds?, own, second))
    }

    fn thresholds(&mut self, node: usize, found: ProofNumbers) {
        self.event(Event::Thresholds { numbers: found.into() });
        let Some(here) = self.proofs.open.last_mut() else { return };
        here.thresholds = Some(found);
        if let Some(expected) = here.expected.filter(|&expected| expected != found) {
            let (expected, found) = (expected.into(), found.into());
            self.wrong(node, FaultKind::Thresholds { expected, found });
        }
    }

    fn leaf_of_proof(&mut self, log: &FollowedLog, node: usize, value: Score) {
        self.event(Event::Leaf { value });
        let expected = log.nodes[node].value;
        if expected != value {
            self.wrong(node, FaultKind::Leaf { expected, found: value });
        }
        let wins = log.nodes[0].player.prefers(value, Score(0));
        let numbers = if wins { ProofNumbers::PROVEN } else { ProofNumbers::DISPROVEN };
        self.event(Event::Count { numbers: numbers.into() });
        self.proofs.at(node).0 = Some(numbers);
        self.proofs.open.pop();
        self.return_proof(node, BoundedScore::exact(value));
    }

    /// A child returns a value.
    fn return_proof(&mut self, node: usize, value: BoundedScore) {
        let Some(above) = self.proofs.open.last_mut() else { return };
        above.is_due = true;
        let above = above.node;
        let best = self.proofs.at(above).1.get_or_insert(Best::none(Player::Max));
        let improves = best.update(value);
        self.event(Event::Back { mv: self.id(node), value, improves });
    }

    /// The numbers of a node are counted, as the log says or as they are.
    fn counted(&mut self, log: &FollowedLog, node: usize, found: Option<ProofNumbers>) {
        let any_proves = Self::any_proves(log, node);
        let children = self.children(log, node).into_iter().map(|(_, numbers)| numbers);
        let expected = Slip::counts(self.slip, any_proves, children);
        let numbers = found.unwrap_or(expected);
        self.event(Event::Count { numbers: numbers.into() });
        self.proofs.at(node).0 = Some(numbers);
        if let Some(here) = self.proofs.open.last_mut() {
            here.is_due = false;
        }
        if numbers != expected {
            let (expected, found) = (expected.into(), numbers.into());
            self.wrong(node, FaultKind::Counted { expected, found, proof: any_proves });
        }
    }

    fn counted_if_due(&mut self, log: &FollowedLog, node: usize) {
        let is_due = self.proofs.open.last().is_some_and(|here| here.is_due);
        if is_due || self.proofs.at(node).0.is_none() {
            self.counted(log, node, None);
        }
    }

    fn leave_proof(&mut self, log: &FollowedLog, node: usize) {
        self.counted_if_due(log, node);
        let numbers = self.proofs.numbers(node);
        if numbers.is_settled() {
            return self.settled(log, node, None);
        }
        if node == 0 {
            return; // Until it is settled, it is searched.
        }
        let here = self.proofs.open.pop();
        self.event(Event::Leave { mv: self.id(node), reduced: false });
        let thresholds = here.and_then(|here| here.thresholds);
        if let Some(thresholds) = thresholds.filter(|&of| numbers.is_below(of)) {
            let (numbers, thresholds) = (numbers.into(), thresholds.into());
            self.wrong(node, FaultKind::Stays { numbers, thresholds, leaves: true });
        }
        if let Some(above) = self.proofs.open.last_mut() {
            above.is_due = true;
        }
    }

    /// A node returns a value, as the log says or the best one.
    fn settled(&mut self, log: &FollowedLog, node: usize, found: Option<Score>) {
        self.counted_if_due(log, node);
        let numbers = self.proofs.numbers(node);
        let children = self.children(log, node);
        let best = self.proofs.at(node).1.get_or_insert(Best::none(Player::Max));
        if children.iter().any(|(_, numbers)| !numbers.is_settled()) {
            best.skip_rest();
        }
        let best = best.found();
        let value = BoundedScore { value: found.unwrap_or(best.value), bound: best.bound };
        self.event(Event::Exit { value });
        if !numbers.is_settled() {
            self.wrong(node, FaultKind::Unsettled { numbers: numbers.into() });
        } else if value.value != best.value {
            let (expected, found) = (best.value, value.value);
            let kind = FaultKind::Value { expected, within: expected, found, is_others: false };
            self.wrong(node, kind);
        }
        self.proofs.open.pop();
        self.return_proof(node, value);
    }
}

fn count(number: u32) -> Score {
    NodeNumbers::from(ProofNumbers { proof: number, disproof: number }).first
}
