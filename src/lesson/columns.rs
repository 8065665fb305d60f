//! The numbers that an algorithm keeps at nodes, at a step.

use super::part::{Part, Variable};
use super::projection::Projection;
use language::Texts;
use score::{NodeNumbers, Player, Score};
use search::{ColumnsAt, NodeColumn, Settlement, Steering};
use trace::Phase;
use tree::{Kind, NodeId};

/// How a number of a node is made of its children's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ColumnFold {
    Least,
    Greatest,
    Sum,
}

impl ColumnFold {
    fn function(self) -> &'static str {
        match self {
            Self::Least => "min",
            Self::Greatest => "max",
            Self::Sum => "",
        }
    }

    /// The origin of a number in words.
    fn of_many(self, count: usize, texts: &Texts) -> String {
        match self {
            Self::Least => texts.proofs_least_of(count),
            Self::Greatest => texts.intervals_greatest_of(count),
            Self::Sum => texts.proofs_sum_of(count),
        }
    }

    fn joined(self, terms: &[String], [around, between]: [&str; 2]) -> String {
        match self {
            Self::Sum => terms.join(&format!("{around}+{around}")),
            Self::Least | Self::Greatest => {
                format!("{}({around}{}{around})", self.function(), terms.join(between))
            }
        }
    }

    /// The origin of a number in a sentence: `3+1+1 = 5`, or `min(3, 1, 1) = 1`; for many children only
    /// their count. A single child needs no formula.
    pub(crate) fn term(self, terms: &[String], number: String, texts: &Texts) -> String {
        /// The most numbers written out.
        const MOST: usize = 6;
        match terms {
            [_] => number,
            _ if terms.len() > MOST => {
                texts.proofs_of_many(self.of_many(terms.len(), texts), number)
            }
            _ => format!("{} = {number}", self.joined(terms, ["", ", "])),
        }
    }
}

impl Projection<'_> {
    /// The numbers last reported for a node; those of an unread one if it was made without a report,
    /// or those of its value. `None` if it has not been made, while it is hidden, and if the algorithm
    /// keeps none.
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
        self.last_counted(id).or_else(|| {
            if let Some(unread) = columns.unread {
                return is_made().then_some(unread);
            }
            let found = self.state.node(id).returned()?;
            Some((columns.of_value)(found.value, self.attacker()))
        })
    }

    /// The numbers reported for a node in this visit of it.
    fn last_counted(&self, id: NodeId) -> Option<NodeNumbers> {
        let notes = self.state.notes(id)?;
        notes.numbers.filter(|_| self.state.is_current(id))
    }

    /// The numbers as they stand in a node: none, if it has a value instead.
    pub fn shown_numbers(&self, id: NodeId) -> Option<NodeNumbers> {
        let numbers = self.numbers(id)?;
        let has_value = matches!(self.settled_by(numbers), Some(Settlement::Worth(_)))
            && self.phase(id) == Phase::Done;
        (!has_value).then_some(numbers)
    }

    /// The numbers of a node in the notation that is told: of an interval, its lower end first.
    pub fn number_texts(&self, id: NodeId, numbers: NodeNumbers) -> [String; 2] {
        if !self.algorithm.keeps_intervals() {
            return numbers.both().map(NodeNumbers::text);
        }
        self.told_places(id).map(|place| self.edge(id, numbers.both()[place]))
    }

    /// The places of the lower and the upper end of an interval in the notation that is told: where
    /// the signs change, the ends change places.
    fn told_places(&self, id: NodeId) -> [usize; 2] {
        if self.flips_columns(id) { [1, 0] } else { [0, 1] }
    }

    fn flips_columns(&self, id: NodeId) -> bool {
        let are_values = self.algorithm.keeps_intervals();
        are_values && self.telling.notation.flips(self.weight(id).player)
    }

    /// The same as one text: `(3, ∞)`, or `[+3, +9]`.
    pub fn numbers_text(&self, id: NodeId, numbers: NodeNumbers) -> String {
        let are_values = self.algorithm.keeps_intervals();
        let [open, close] = if are_values { ["[", "]"] } else { ["(", ")"] };
        let [first, second] = self.number_texts(id, numbers);
        format!("{open}{first}, {second}{close}")
    }

    /// The numbers as a screen reader says them, before the rest.
    pub(crate) fn spoken_numbers(&self, id: NodeId) -> Option<String> {
        let [first, second] = self.number_texts(id, self.numbers(id)?);
        let columns = self.algorithm.columns()?;
        Some((columns.words.spoken)(self.language.texts(), &first, &second))
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
        let all = self.tree().children(id).len();
        let is_whole = !children.is_empty() && children.len() == all;
        is_whole && (columns.of_children)(self.columns_at(id), &children) != numbers
    }

    /// The thresholds of a node on the current path; `None` for other nodes, and if the algorithm
    /// sets none.
    pub fn thresholds(&self, id: NodeId) -> Option<NodeNumbers> {
        let is_there = self.phase(id) == Phase::Open && !self.hidden.step && !self.hides(id);
        let notes = self.state.notes(id).filter(|_| is_there)?;
        notes.thresholds
    }

    /// Who is to move at a node and at the root.
    pub fn columns_at(&self, id: NodeId) -> ColumnsAt {
        ColumnsAt { mover: self.weight(id).player, root: self.attacker() }
    }

    /// Whether the player at the root chooses at a node.
    pub fn root_chooses(&self, id: NodeId) -> bool {
        self.columns_at(id).root_chooses()
    }

    /// What the numbers of a node say, if they are final.
    pub fn settled_by(&self, numbers: NodeNumbers) -> Option<Settlement> {
        (self.algorithm.columns()?.settled)(numbers)
    }

    /// Whether the node's result may be shown as its value: a node that is not settled has none.
    pub(super) fn is_settled(&self, id: NodeId) -> bool {
        self.algorithm.columns().is_none() || self.phase(id) == Phase::Done
    }

    /// The children of a node that the search chooses from.
    pub(super) fn chosen_from(&self, id: NodeId) -> impl Iterator<Item = (NodeId, NodeNumbers)> {
        let children = self.tree().children(id);
        children.filter_map(|child| Some((child, self.numbers(child)?)))
    }

    /// How a child of a node is chosen, if numbers decide.
    pub fn steering(&self, id: NodeId) -> Option<Steering> {
        Some((self.algorithm.columns()?.steering)(self.columns_at(id)))
    }

    /// The `count` children of a node that the search would choose first, in order; empty for
    /// searches that keep no numbers.
    pub fn most_promising(&self, id: NodeId, count: usize) -> Vec<NodeId> {
        let Some(steering) = self.steering(id) else { return Vec::new() };
        let open = self.chosen_from(id).filter(|&(_, numbers)| self.settled_by(numbers).is_none());
        let mut ones: Vec<_> =
            open.map(|(child, numbers)| (steering.key(numbers), child)).collect();
        ones.sort_unstable();
        ones.into_iter().take(count).map(|(_, child)| child).collect()
    }

    /// The siblings of a node that have the number by which it was chosen.
    pub(crate) fn tied(&self, parent: NodeId, chosen: NodeId) -> Vec<NodeId> {
        let Some(steering) = self.steering(parent) else { return Vec::new() };
        let chosen_number = self.numbers(chosen).map(|numbers| steering.number(numbers));
        let others = self.chosen_from(parent).filter(|(id, _)| *id != chosen);
        let tied = others.filter(|&(_, numbers)| Some(steering.number(numbers)) == chosen_number);
        tied.map(|(id, _)| id).collect()
    }

    /// The player who is to move at the root.
    pub fn attacker(&self) -> Player {
        self.weight(NodeId::ROOT).player
    }

    /// Where both numbers of a node come from, each by its name, as parts of its card.
    pub(crate) fn number_parts(&self, id: NodeId, folds: [ColumnFold; 2]) -> Vec<Part> {
        let (Some(columns), Some(numbers)) = (self.algorithm.columns(), self.numbers(id)) else {
            return Vec::new();
        };
        let player = self.weight(id).player;
        let named = columns.columns.iter().zip(self.told_places(id));
        let part = |(column, place): (&NodeColumn, usize)| {
            let from = self.where_from(id, folds[place], numbers, place);
            Part::Formula {
                text: format!("{} {from}", (column.name)(self.language.texts())),
                player: Some(player),
            }
        };
        named.map(part).collect()
    }

    /// The origins of both numbers of a node in a sentence, in the notation that is told.
    pub(crate) fn number_terms(
        &self,
        id: NodeId,
        numbers: NodeNumbers,
        children: &[NodeNumbers],
        folds: [ColumnFold; 2],
    ) -> [String; 2] {
        self.told_places(id).map(|place| {
            let text = |numbers: &NodeNumbers| self.column_text(id, numbers.both()[place]);
            let terms: Vec<_> = children.iter().map(text).collect();
            self.told_fold(id, folds[place]).term(&terms, text(&numbers), self.language.texts())
        })
    }

    /// One of two numbers as written at a node.
    pub fn column_text(&self, id: NodeId, number: Score) -> String {
        if self.algorithm.keeps_intervals() {
            self.edge(id, number)
        } else {
            NodeNumbers::text(number)
        }
    }

    /// The origin of one of the two numbers of a node: `min( A 3 , B 1 ) = 1`.
    fn where_from(
        &self,
        id: NodeId,
        fold: ColumnFold,
        numbers: NodeNumbers,
        place: usize,
    ) -> String {
        const MOST: usize = 5;
        let texts = self.language.texts();
        let fold = self.told_fold(id, fold);
        let children: Vec<_> = self.chosen_from(id).collect();
        let text = |numbers: NodeNumbers| self.column_text(id, numbers.both()[place]);
        let named = |&(child, numbers): &(NodeId, NodeNumbers)| {
            format!("{} {}", self.choice(child), text(numbers))
        };
        let shown = match children.len() {
            0 => return text(numbers),
            1..=MOST => fold.joined(&children.iter().map(named).collect::<Vec<_>>(), [" ", " , "]),
            _ if !self.awaits_recount(id) => {
                let all: Vec<_> = children.iter().map(|&(_, numbers)| text(numbers)).collect();
                return fold.term(&all, text(numbers), texts);
            }
            count => fold.of_many(count, texts),
        };
        if self.awaits_recount(id) {
            return texts.proof_card_before(text(numbers), shown);
        }
        format!("{shown} = {}", text(numbers))
    }

    /// The fold in the notation that is told: where signs change, the least is the greatest.
    fn told_fold(&self, id: NodeId, fold: ColumnFold) -> ColumnFold {
        let flips = self.flips_columns(id);
        match fold {
            ColumnFold::Least if flips => ColumnFold::Greatest,
            ColumnFold::Greatest if flips => ColumnFold::Least,
            fold => fold,
        }
    }

    /// The numbers of a node as variables of the pseudo-code.
    pub(crate) fn number_variables(&self, id: NodeId) -> Vec<Variable> {
        let texts = self.language.texts();
        let Some((columns, numbers)) = self.algorithm.columns().zip(self.numbers(id)) else {
            return Vec::new();
        };
        let named = columns.columns.iter().zip(self.number_texts(id, numbers));
        let variable =
            |(column, value): (&NodeColumn, String)| Variable { name: (column.name)(texts), value };
        named.map(variable).collect()
    }
}
