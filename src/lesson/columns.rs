//! The numbers that an algorithm keeps at nodes, at a step.

use super::projection::Projection;
use score::{NodeNumbers, Player};
use search::NodeColumns;
use trace::Phase;
use tree::{Kind, NodeId};

impl Projection<'_> {
    /// The numbers last reported for a node; those of an unread one if it was made without a report.
    /// `None` if it has not been made, while it is hidden, and if the algorithm keeps none.
    pub fn numbers(&self, id: NodeId) -> Option<NodeNumbers> {
        let columns = self.algorithm.columns()?;
        if self.hides(id) || self.weight(id).kind == Kind::Decline {
            return None;
        }
        let is_made = || match self.tree().parent(id) {
            Some(parent) => {
                self.phase(id) != Phase::Unvisited || self.last_counted(parent).is_some()
            }
            None => self.phase(id) != Phase::Unvisited,
        };
        self.last_counted(id).or_else(|| is_made().then_some(columns.unread))
    }

    /// The numbers reported for a node in this visit of it.
    fn last_counted(&self, id: NodeId) -> Option<NodeNumbers> {
        let notes = self.state.notes(id)?;
        notes.numbers.filter(|_| self.state.is_current(id))
    }

    /// Whether the numbers of a node are those from before its children's last change, as on the
    /// way back up: the search counts them anew when it comes to the node.
    pub fn awaits_recount(&self, id: NodeId) -> bool {
        let is_open = self.phase(id) == Phase::Open && !self.hides(id);
        let (Some(columns), Some(numbers)) =
            (self.algorithm.columns().filter(|_| is_open), self.last_counted(id))
        else {
            return false;
        };
        let children: Vec<_> = self.chosen_from(id).map(|(_, numbers)| numbers).collect();
        let is_whole = !self.tree().children(id).any(|child| self.hides(child));
        let is_whole = is_whole && !children.is_empty();
        is_whole && (columns.of_children)(self.root_chooses(id), &children) != numbers
    }

    /// The thresholds of a node on the current path; `None` for other nodes, and if the algorithm
    /// sets none.
    pub fn thresholds(&self, id: NodeId) -> Option<NodeNumbers> {
        let is_there = self.phase(id) == Phase::Open && !self.hidden.step && !self.hides(id);
        let notes = self.state.notes(id).filter(|_| is_there)?;
        notes.thresholds
    }

    /// Whether the player at the root chooses at a node.
    pub fn root_chooses(&self, id: NodeId) -> bool {
        self.weight(id).player == self.weight(NodeId::ROOT).player
    }

    /// Whether the numbers of a node are final, and then whether it is a win of the player at the
    /// root.
    pub fn settled_by(&self, numbers: NodeNumbers) -> Option<bool> {
        (self.algorithm.columns()?.settled)(numbers)
    }

    /// Whether the node's result may be shown as its value: a node that is not settled has none.
    pub(super) fn is_settled(&self, id: NodeId) -> bool {
        !self.algorithm.proves() || self.phase(id) == Phase::Done
    }

    /// The children of a node that the search chooses from.
    pub(super) fn chosen_from(&self, id: NodeId) -> impl Iterator<Item = (NodeId, NodeNumbers)> {
        let children = self.tree().children(id);
        children.filter_map(|child| Some((child, self.numbers(child)?)))
    }

    /// The `count` children of a node that the search would choose first, in order; empty for
    /// searches that keep no numbers.
    pub fn most_promising(&self, id: NodeId, count: usize) -> Vec<NodeId> {
        let chooses = self.root_chooses(id);
        let open = self.chosen_from(id).filter(|&(_, numbers)| self.settled_by(numbers).is_none());
        let ones = open.map(|(child, numbers)| (NodeColumns::chosen_by(numbers, chooses), child));
        let mut ones: Vec<_> = ones.collect();
        ones.sort_unstable();
        ones.into_iter().take(count).map(|(_, child)| child).collect()
    }

    /// The siblings of a node that have the number by which it was chosen.
    pub(crate) fn tied(&self, parent: NodeId, chosen: NodeId) -> Vec<NodeId> {
        let chooses = self.root_chooses(parent);
        let number = |numbers| NodeColumns::chosen_by(numbers, chooses);
        let chosen_number = self.numbers(chosen).map(number);
        let others = self.chosen_from(parent).filter(|(id, _)| *id != chosen);
        let tied = others.filter(|&(_, numbers)| Some(number(numbers)) == chosen_number);
        tied.map(|(id, _)| id).collect()
    }

    /// The player who tries to get a value better than 0.
    pub fn attacker(&self) -> Player {
        self.weight(NodeId::ROOT).player
    }
}
