//! A search by intervals at a step: where they come from, and what is said of them.

mod words;

use super::columns::ColumnFold;
use super::part::Part;
use super::projection::Projection;
use score::{NodeNumbers, Player};
use search::{RootMove, hoped, sure};
use trace::Phase;
use tree::{Kind, NodeId};

impl Projection<'_> {
    /// Whether the algorithm keeps intervals.
    pub(crate) fn keeps_intervals(&self) -> bool {
        self.algorithm.keeps_intervals()
    }

    /// The interval of a node, whether or not it is hidden.
    fn interval(&self, id: NodeId) -> Option<NodeNumbers> {
        let said = self.replay.notes(id).and_then(|notes| notes.numbers);
        said.or_else(|| {
            let found = self.replay.node(id).returned()?;
            Some(NodeNumbers { first: found.value, second: found.value })
        })
    }

    /// The intervals of the children of a node that have been made.
    fn intervals_below(&self, id: NodeId) -> Vec<(NodeId, NodeNumbers)> {
        let children = self.tree().children(id);
        children.filter_map(|child| Some((child, self.interval(child)?))).collect()
    }

    /// The moves of the root as its strategies see them.
    fn root_moves(&self) -> Vec<(NodeId, RootMove)> {
        let player = self.attacker();
        let of = |(id, numbers)| (id, RootMove { numbers, depth: self.hoped_from(id, player) });
        self.intervals_below(NodeId::ROOT).into_iter().map(of).collect()
    }

    /// The depth of the node from which the end was backed up that a player hopes for.
    fn hoped_from(&self, id: NodeId, player: Player) -> u32 {
        let end = |numbers| hoped(player, numbers);
        let own = self.interval(id).map(end);
        let mut below = self.intervals_below(id).into_iter();
        match below.find(|&(_, numbers)| Some(end(numbers)) == own) {
            Some((child, _)) => self.hoped_from(child, player),
            None => self.weight(id).depth.into(),
        }
    }

    /// Where the move with this name lies at a node at the end of a search by intervals, and what the
    /// chosen one is there; `None` for other searches.
    pub fn interval_answer(
        &self,
        node: NodeId,
        child: Option<NodeId>,
        name: &str,
    ) -> Option<[Option<String>; 2]> {
        if !self.keeps_intervals() {
            return None;
        }
        let texts = self.language.texts();
        let player = self.weight(node).player;
        let side = self.side(player);
        let known = child.and_then(|child| Some((child, self.interval(child)?)));
        let Some((child, numbers)) = known else {
            return Some([Some(texts.intervals_why_not_made(name, self.place(node))), None]);
        };
        let edge = |value| self.edge(node, value);
        let lies = texts.intervals_lies_in(name, self.numbers_text(child, numbers));
        let best = self.best(node).filter(|_| self.phase(node) == Phase::Done);
        let compared = best.and_then(|best| Some((best, self.interval(best)?)));
        let compared = compared.map(|(best, of)| {
            let held = edge(sure(player, of));
            if best == child {
                texts.intervals_why_best(name, held, side)
            } else {
                texts.intervals_why_not(self.choice(best), held, edge(hoped(player, numbers)), side)
            }
        });
        Some([Some(lies), compared])
    }

    /// The explanation of a node in a search by intervals; `None` for other searches.
    pub(crate) fn interval_parts(&self, id: NodeId) -> Option<Vec<Part>> {
        if !self.keeps_intervals() {
            return None;
        }
        let texts = self.language.texts();
        let value = || self.value_text(id).plain;
        let text = match (self.phase(id), self.numbers(id)) {
            (_, None) => texts.proof_card_not_made(),
            (Phase::Unvisited | Phase::Open, Some(numbers))
                if self.chosen_from(id).next().is_none() =>
            {
                texts.intervals_card_not_expanded(self.numbers_text(id, numbers))
            }
            (Phase::Done, _) if self.weight(id).kind == Kind::Leaf => {
                texts.intervals_card_leaf(value())
            }
            (Phase::Done, Some(NodeNumbers { first, second })) if first == second => {
                texts.intervals_card_worth(value())
            }
            (_, Some(_)) => texts.intervals_card_chooses(self.side(self.weight(id).player)),
        };
        let mut parts = vec![Part::Text(text)];
        if self.chosen_from(id).next().is_some() {
            parts.extend(self.number_parts(id, folds(self.weight(id).player)));
        }
        Some(parts)
    }
}

/// How both ends of a node follow from the children, by the player to move.
const fn folds(player: Player) -> [ColumnFold; 2] {
    match player {
        Player::Max => [ColumnFold::Greatest; 2],
        Player::Min => [ColumnFold::Least; 2],
    }
}
