//! Judges the events of a proof-number search: where it goes, the numbers that it counts, and when it
//! comes back.

use super::known::OpenProof;
use super::{FollowedEvent, FollowedKind, FollowedLog, LogJudge};
use claim::FaultKind;
use score::{BoundedScore, NodeNumbers, Player, Score, Window};
use search::{Algorithm, Best, ColumnsAt, Slip, counted, thresholds_below};
use trace::{Event, Visit};

/// The thresholds of a search below the root: none is ever reached.
const NEVER: NodeNumbers =
    NodeNumbers { first: NodeNumbers::INFINITE, second: NodeNumbers::INFINITE };

/// Whether none of the numbers has reached its threshold.
fn is_below(numbers: NodeNumbers, thresholds: NodeNumbers) -> bool {
    numbers.first < thresholds.first && numbers.second < thresholds.second
}

impl LogJudge {
    /// Judges the next event of a proof-number search.
    pub(super) fn tell_proof(&mut self, log: &FollowedLog, event: &FollowedEvent) {
        self.line = event.line;
        let node = event.node;
        match event.kind {
            FollowedKind::Enter(_, visit, _) => self.enter_proof(log, node, visit),
            FollowedKind::Thresholds(found) => self.thresholds(node, found),
            FollowedKind::Leaf(value) => self.leaf_of_proof(log, node, value),
            FollowedKind::Numbers(found) => self.counted(log, node, Some(found)),
            FollowedKind::Leave => self.leave_proof(log, node),
            FollowedKind::Exit(value) => self.settled(log, node, Some(value)),
            _ => {}
        }
    }

    /// Who moves at a node, and at the root.
    fn columns_at(log: &FollowedLog, node: usize) -> ColumnsAt {
        ColumnsAt { mover: log.nodes[node].player, root: log.nodes[0].player }
    }

    /// The numbers of a node; those that nobody has entered have those of every new one.
    fn numbers(&self, node: usize) -> NodeNumbers {
        let unread = || self.algorithm.columns().and_then(|columns| columns.unread);
        self.proofs.numbers(node).or_else(unread).unwrap_or(NEVER)
    }

    fn is_settled(&self, numbers: NodeNumbers) -> bool {
        self.algorithm.columns().is_some_and(|columns| (columns.settled)(numbers).is_some())
    }

    /// The column by which a child is chosen at a node: the one of which one child suffices.
    fn steering(&self, log: &FollowedLog, node: usize) -> usize {
        let at = Self::columns_at(log, node);
        self.algorithm.columns().map_or(0, |columns| (columns.steering)(at).column)
    }

    fn children(&self, log: &FollowedLog, node: usize) -> Vec<(usize, NodeNumbers)> {
        let children = log.nodes[node].children.iter();
        children.map(|&child| (child, self.numbers(child))).collect()
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
            let numbers = self.numbers(above);
            let kind = if !is_chosen {
                None
            } else if self.is_settled(numbers) && self.slip.is_none() {
                Some(FaultKind::Settled { numbers })
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
        let column = self.steering(log, above);
        let looked_at = match self.slip {
            Some(Slip::OtherChosen) => 1 - column,
            Some(Slip::ProofChosen) => 0,
            _ => column,
        };
        let one = |numbers: NodeNumbers| numbers.both()[looked_at];
        let mut children = self.children(log, above);
        if self.slip == Some(Slip::ProofChosen) {
            children.retain(|&(_, numbers)| !self.is_settled(numbers));
        }
        let (expected, least) = children.into_iter().min_by_key(|&(_, numbers)| one(numbers))?;
        let (least, found) = (one(least), one(self.numbers(node)));
        let (expected, proof) = (self.id(expected), column == 0);
        (least < found).then_some(FaultKind::Chosen { expected, least, found, proof })
    }

    /// What is wrong with going on below a node: one of its numbers has reached its threshold.
    fn stays(&self) -> Option<FaultKind> {
        let here = self.proofs.open.last()?;
        let (numbers, thresholds) = (self.numbers(here.node), here.thresholds?);
        let is_reached = !is_below(numbers, thresholds);
        is_reached.then_some(FaultKind::Stays { numbers, thresholds, leaves: false })
    }

    /// The thresholds that follow for a child (Nagai 2002).
    fn passed_down(&self, log: &FollowedLog, above: usize, node: usize) -> Option<NodeNumbers> {
        let here = self.proofs.open.last()?;
        let column = self.steering(log, above);
        let children = self.children(log, above);
        let others = children.iter().filter(|(child, _)| *child != node);
        let of = |(_, numbers): &(usize, NodeNumbers)| numbers.both()[column];
        let second = if self.slip == Some(Slip::SecondLost) {
            let (mut least, mut second) = (NodeNumbers::INFINITE, NodeNumbers::INFINITE);
            for number in children.iter().map(of) {
                if number < least {
                    least = number;
                } else {
                    second = second.min(number);
                }
            }
            Some(second)
        } else {
            others.map(of).min()
        };
        let own = (self.numbers(above), self.numbers(node));
        Some(thresholds_below(column == 0, here.thresholds?, own, second))
    }

    fn thresholds(&mut self, node: usize, found: NodeNumbers) {
        self.event(Event::Thresholds { numbers: found });
        let Some(here) = self.proofs.open.last_mut() else { return };
        here.thresholds = Some(found);
        if let Some(expected) = here.expected.filter(|&expected| expected != found) {
            self.wrong(node, FaultKind::Thresholds { expected, found });
        }
    }

    fn leaf_of_proof(&mut self, log: &FollowedLog, node: usize, value: Score) {
        self.event(Event::Leaf { value });
        let expected = log.nodes[node].value;
        if expected != value {
            self.wrong(node, FaultKind::Leaf { expected, found: value });
        }
        let root = log.nodes[0].player;
        let draws = value == Score(0) && self.slip == Some(Slip::DrawProves);
        let won = if root == Player::Max { Score(1) } else { Score(-1) };
        let worth = if draws { won } else { value };
        let of_value = self.algorithm.columns().map(|columns| (columns.of_value)(worth, root));
        let numbers = of_value.unwrap_or(NEVER);
        self.event(Event::Count { numbers });
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
    fn counted(&mut self, log: &FollowedLog, node: usize, found: Option<NodeNumbers>) {
        let proof = Self::columns_at(log, node).root_chooses();
        let children = self.children(log, node).into_iter().map(|(_, numbers)| numbers);
        let expected = counted(self.slip, proof, &children.collect::<Vec<_>>());
        let numbers = found.unwrap_or(expected);
        self.event(Event::Count { numbers });
        self.proofs.at(node).0 = Some(numbers);
        if let Some(here) = self.proofs.open.last_mut() {
            here.is_due = false;
        }
        if numbers != expected {
            self.wrong(node, FaultKind::Counted { expected, found: numbers, proof });
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
        let numbers = self.numbers(node);
        if self.is_settled(numbers) {
            return self.settled(log, node, None);
        }
        if node == 0 {
            return; // Until it is settled, it is searched.
        }
        let here = self.proofs.open.pop();
        self.event(Event::Leave { mv: self.id(node), reduced: false });
        let thresholds = here.and_then(|here| here.thresholds);
        if let Some(thresholds) = thresholds.filter(|&of| is_below(numbers, of)) {
            self.wrong(node, FaultKind::Stays { numbers, thresholds, leaves: true });
        }
        if let Some(above) = self.proofs.open.last_mut() {
            above.is_due = true;
        }
    }

    /// A node returns a value, as the log says or the best one.
    fn settled(&mut self, log: &FollowedLog, node: usize, found: Option<Score>) {
        self.counted_if_due(log, node);
        let numbers = self.numbers(node);
        let children = self.children(log, node);
        let is_open = children.iter().any(|&(_, numbers)| !self.is_settled(numbers));
        let best = self.proofs.at(node).1.get_or_insert(Best::none(Player::Max));
        if is_open {
            best.skip_rest();
        }
        let best = best.found();
        let value = BoundedScore { value: found.unwrap_or(best.value), bound: best.bound };
        self.event(Event::Exit { value });
        if !self.is_settled(numbers) {
            self.wrong(node, FaultKind::Unsettled { numbers });
        } else if value.value != best.value {
            let (expected, found) = (best.value, value.value);
            let kind = FaultKind::Value { expected, within: expected, found, is_others: false };
            self.wrong(node, kind);
        }
        self.proofs.open.pop();
        self.return_proof(node, value);
    }
}
