//! The words of a search by intervals.

use super::folds;
use crate::narrator::Teller;
use score::{Bound, NodeNumbers, Score};
use search::{RootMove, RootStrategy, hoped, sure};
use trace::{EventKind as E, StepDetail, Visit};
use tree::NodeId;

/// The choice of a move of the root.
struct RootChoice {
    strategy: RootStrategy,
    best: (NodeId, RootMove),
    rivals: Vec<(NodeId, RootMove)>,
}

impl Teller<'_, '_> {
    pub(crate) fn interval_sentence(&self) -> String {
        let (texts, place, node) = (self.texts, self.place(), self.node());
        let interval = |id: NodeId| {
            let numbers = self.seen.interval(id);
            numbers.map(|numbers| self.seen.numbers_text(id, numbers)).unwrap_or_default()
        };
        match self.step.kind {
            E::Enter if self.is_root() => texts.intervals_start(place, self.mover()),
            E::Enter if self.is_leaf() => texts.proofs_leaf_made(self.choice(node)),
            E::Enter => self.followed(),
            E::Leaf => self.value_sentence(),
            E::Estimate => texts.intervals_estimate(self.choice(node), interval(node)),
            E::Count => self.interval_counted(),
            E::Leave => {
                let child = self.step.child.unwrap_or(node);
                texts.intervals_left(self.choice(child), interval(child))
            }
            E::Improve | E::Keep => {
                texts.intervals_came_back(self.child(), self.number(self.value()))
            }
            E::Choose => self.chosen(),
            E::Exit if self.is_root() => {
                let best = self.seen.replay().best(node);
                let child = best.map(|best| self.choice(best)).unwrap_or_default();
                let value = self.seen.value_text(node).plain;
                texts.intervals_done(child, self.exactness(), place, value)
            }
            E::Exit => texts.intervals_point(place, self.number(self.value())),
            _ => self.other(),
        }
    }

    fn exactness(&self) -> &'static str {
        if self.step.bound == Bound::Exact { "exact" } else { "bounded" }
    }

    /// The node above that of the step.
    fn above(&self) -> NodeId {
        self.seen.tree().parent(self.node()).unwrap_or(self.node())
    }

    /// The move of the root at this step, as its strategies see it.
    fn root_choice(&self) -> Option<RootChoice> {
        let player = self.seen.attacker();
        let moves = self.seen.root_moves();
        let seen: Vec<_> = moves.iter().map(|&(_, of)| of).collect();
        let (strategy, _) = RootMove::next(player, &seen)?;
        let best = moves[RootMove::best(player, &seen)];
        let rivals = RootMove::rivals(player, &seen).into_iter().map(|place| moves[place]);
        Some(RootChoice { strategy, best, rivals: rivals.collect() })
    }

    /// The child to which the search goes down.
    fn followed(&self) -> String {
        let (texts, node, above) = (self.texts, self.node(), self.above());
        let player = self.seen.weight(above).player;
        let (child, side) = (self.choice(node), self.side(player));
        let number = |value: Score| self.seen.edge(above, value);
        let hope = self.seen.interval(node).map(|numbers| number(hoped(player, numbers)));
        let hope = hope.unwrap_or_default();
        match self.root_choice().filter(|_| above == NodeId::ROOT) {
            Some(RootChoice { strategy: RootStrategy::DisproveRest, best: (best, of), .. }) => {
                let held = number(sure(player, of.numbers));
                texts.intervals_disproves_rest(self.choice(best), child, held, hope, side)
            }
            Some(_) => texts.intervals_proves_best(child, hope, side),
            None => texts.intervals_down(child, hope, side),
        }
    }

    fn interval_counted(&self) -> String {
        let node = self.node();
        let StepDetail::Counted(numbers) = self.step.detail else {
            return self.other();
        };
        let before = self.seen.replay().before_count();
        let is_new = before.is_none() || !self.is_root() && self.seen.visit(node) == Visit::First;
        let state = match before {
            _ if is_new => "new",
            Some(before) if before == numbers => "same",
            _ => "again",
        };
        let below = self.seen.intervals_below(node);
        let children: Vec<_> = below.into_iter().map(|(_, numbers)| numbers).collect();
        let folds = folds(self.step.player);
        let [lower, upper] = self.seen.number_terms(node, numbers, &children, folds);
        self.texts.intervals_counted(lower, self.place(), state, upper)
    }

    /// The move that has been proven best, or that gives a node its value.
    pub(crate) fn chosen(&self) -> String {
        let (texts, node, above) = (self.texts, self.node(), self.above());
        let player = self.seen.weight(above).player;
        let child = self.choice(node);
        let held = self.seen.interval(node).map(|numbers| sure(player, numbers));
        let held = held.map(|held| self.seen.edge(above, held)).unwrap_or_default();
        if above != NodeId::ROOT {
            return texts.intervals_never_expanded(child, self.place_of(above), held);
        }
        if self.seen.tree().children(above).len() == 1 {
            return texts.intervals_only_move(child);
        }
        texts.intervals_chosen(child, held, self.side(player))
    }

    pub(crate) fn interval_reasoning(&self) -> String {
        let (texts, node, above) = (self.texts, self.node(), self.above());
        let tree = self.seen.tree();
        let player = self.seen.weight(above).player;
        match self.step.kind {
            E::Enter if self.is_root() => texts.intervals_why_start(),
            E::Enter | E::Leaf if self.is_leaf() => texts.intervals_why_leaf(),
            E::Enter => match self.root_choice().filter(|_| above == NodeId::ROOT) {
                Some(choice) => self.root_reasoning(&choice),
                None => texts.intervals_why_down(self.side(player)),
            },
            E::Estimate => self.estimated(),
            E::Count => texts.intervals_card_chooses(self.mover()),
            E::Leave => texts.intervals_why_left(),
            E::Improve | E::Keep => {
                let child = self.step.child.unwrap_or(node);
                if tree.children(child).len() == 0 {
                    texts.intervals_why_leaf()
                } else {
                    texts.intervals_why_point()
                }
            }
            E::Choose => {
                let others = self.seen.intervals_below(above).into_iter();
                let others = others.filter(|&(id, _)| id != node);
                let hopes = others.map(|(_, numbers)| hoped(player, numbers));
                let most = hopes.reduce(|one, other| player.better(one, other));
                let most = most.map(|most| self.seen.edge(above, most));
                most.map(|most| texts.intervals_why_chosen(most, self.side(player)))
                    .unwrap_or_default()
            }
            E::Exit if self.is_root() => texts.intervals_why_done(self.exactness()),
            E::Exit => texts.intervals_why_point(),
            _ => self.value_reasoning(),
        }
    }

    /// Why the strategy of the root is this one.
    fn root_reasoning(&self, choice: &RootChoice) -> String {
        let texts = self.texts;
        let player = self.seen.attacker();
        let RootChoice { strategy, best: (best, of), rivals } = choice;
        let square = |of: &RootMove| u64::from(of.depth).pow(2);
        let sum = rivals.iter().map(|(_, of)| square(of)).sum::<u64>().to_string();
        let own = square(of).to_string();
        if *strategy == RootStrategy::DisproveRest {
            return texts.intervals_why_disproves_rest(self.choice(*best), own, sum);
        }
        let held = sure(player, of.numbers);
        let is_sure = rivals.iter().any(|(_, of)| player.prefers(sure(player, of.numbers), held));
        let why = if is_sure { "sure" } else { "depths" };
        texts.intervals_why_proves_best(self.choice(*best), own, sum, self.side(player), why)
    }

    /// Where the interval of a node comes from that is not expanded.
    fn estimated(&self) -> String {
        let (node, tree) = (self.node(), self.seen.tree());
        let Some(NodeNumbers { first, second }) = self.seen.interval(node) else {
            return String::new();
        };
        let values = tree.leaves_below(node).into_iter().map(|leaf| tree.node(leaf).value);
        let (least, most) = (values.clone().min(), values.max());
        let is_of_leaves = (least, most) == (Some(first), Some(second));
        let from = if is_of_leaves { "leaves" } else { "given" };
        let [first, second] = [first, second].map(|end| self.seen.edge(node, end));
        self.texts.intervals_why_estimate(first, from, second)
    }
}
