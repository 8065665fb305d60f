//! The table of the numbers of all generated nodes, and the expansion of a node.

use super::numbers::ProofNumbers;
use crate::best::Best;
use crate::memory::{Found, Memory};
use crate::run::Run;
use game::{Evaluator, Game};
use score::{BoundedScore, Player, Score, Window};
use trace::{Event, Observer, Visit};

/// The numbers of a node, and the entries of its generated children.
///
/// The table has the shape of the tree: a node is found by its path. Entries below a settled node
/// are discarded.
#[derive(Debug)]
pub(crate) struct ProofEntry<M> {
    pub(crate) numbers: ProofNumbers,
    /// The best value returned by its children.
    best: Best,
    /// The moves that lead to it, once a child has returned one.
    line: Vec<M>,
    /// Its children; empty before it is expanded and once it is settled.
    pub(crate) children: Vec<Child<M>>,
}

/// A move with the entry of the node that it leads to.
#[derive(Debug)]
pub(crate) struct Child<M> {
    pub(crate) mv: M,
    pub(crate) entry: ProofEntry<M>,
}

/// The child with the most-proving node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MostProving {
    /// Its index among its siblings.
    pub(crate) index: usize,
    /// The same number of the second best child; infinite if there is none.
    pub(crate) second: u32,
}

impl<M> ProofEntry<M> {
    /// A node without known numbers.
    pub(crate) fn unexpanded() -> Self {
        Self {
            numbers: ProofNumbers::UNDEVELOPED,
            best: Best::none(Player::Max),
            line: Vec::new(),
            children: Vec::new(),
        }
    }

    /// The line of best play below a settled node, as far as its children were read.
    pub(crate) fn into_line(self) -> Vec<M> {
        self.line
    }

    /// The value that the node returns once it is settled.
    pub(crate) fn found(&self) -> BoundedScore {
        self.best.found()
    }

    /// The child with the smallest number of which one suffices; the first of equals.
    pub(crate) fn most_proving(&self, any_proves: bool) -> MostProving {
        let mut least = (ProofNumbers::INFINITE, 0);
        let mut second = ProofNumbers::INFINITE;
        for (index, child) in self.children.iter().enumerate() {
            let one = child.entry.numbers.one_and_all(any_proves).0;
            if one < least.0 {
                second = least.0;
                least = (one, index);
            } else {
                second = second.min(one);
            }
        }
        MostProving { index: least.1, second }
    }
}

/// A proof-number search: can the player at the root reach a value better than 0?
pub(crate) struct Prover<'p, 'r, G, E, O, R> {
    game: &'p G,
    run: &'p mut Run<'r, E, O, R>,
    root: Player,
}

impl<'p, 'r, G, E, O, R> Prover<'p, 'r, G, E, O, R>
where
    G: Game,
    E: Evaluator<G>,
    O: Observer<G::Move>,
    R: Memory<G>,
{
    pub(crate) fn new(game: &'p G, at: &G::Position, run: &'p mut Run<'r, E, O, R>) -> Self {
        let root = game.player(at);
        Self { game, run, root }
    }

    /// Whether one proven child suffices at `at`, because the player at the root chooses there.
    pub(crate) fn any_proves(&self, at: &G::Position) -> bool {
        self.game.player(at) == self.root
    }

    pub(crate) fn is_spent(&self) -> bool {
        self.run.is_spent()
    }

    /// The null window of the question whether the value is better than 0.
    fn question(&self) -> Window {
        Window::FULL.raised(self.root, Score(0)).raised(self.root.other(), Score(self.root.sign()))
    }

    fn say(&mut self, numbers: ProofNumbers) {
        self.run.event(Event::<G::Move>::Count { numbers: numbers.into() });
    }

    /// Reports the thresholds: the search stays below the node until one of its numbers reaches its
    /// own.
    pub(crate) fn say_thresholds(&mut self, thresholds: ProofNumbers) {
        self.run.event(Event::<G::Move>::Thresholds { numbers: thresholds.into() });
    }

    /// Settles the node with `value`.
    fn settle(&mut self, player: Player, value: BoundedScore, entry: &mut ProofEntry<G::Move>) {
        entry.numbers = if self.root.prefers(value.value, Score(0)) {
            ProofNumbers::PROVEN
        } else {
            ProofNumbers::DISPROVEN
        };
        entry.best = Best::none(player);
        entry.best.update(value);
        self.say(entry.numbers);
    }

    /// Generates the children of the current node `at`, and evaluates those that are leaves until
    /// the node is settled; the others stay unexpanded.
    pub(crate) fn develop(&mut self, at: &G::Position, depth: u8, entry: &mut ProofEntry<G::Move>) {
        let player = self.game.player(at);
        if let Some(value) = self.run.recall(self.game, at, self.question()) {
            self.settle(player, value, entry);
            return;
        }
        let moves = self.run.moves(self.game, at, depth);
        if moves.is_empty() {
            let value = self.run.leaf(self.game, at, depth);
            self.settle(player, value, entry);
            return;
        }
        entry.best = Best::none(player);
        let unread = moves.into_iter().map(|mv| Child { mv, entry: ProofEntry::unexpanded() });
        entry.children = unread.collect();
        let any_proves = self.any_proves(at);
        let mut known = Vec::new();
        for index in 0..entry.children.len() {
            let mv = entry.children[index].mv;
            let after = self.game.after(at, mv);
            if depth > 1 {
                known.clear();
                self.game.moves(&after, &mut known);
                if !known.is_empty() {
                    continue;
                }
            }
            if !self.run.enter(Some(mv), Window::FULL, Visit::First) {
                break;
            }
            let value = self.run.leaf(self.game, &after, depth - 1);
            let child = &mut entry.children[index].entry;
            self.settle(self.game.player(&after), value, child);
            let numbers = child.numbers;
            self.come_back(entry, index);
            if numbers.one_and_all(any_proves).0 == 0 {
                break; // One suffices.
            }
        }
        self.update(at, entry);
    }

    /// Enters a child; returns `false` if the budget is spent.
    pub(crate) fn enter(&mut self, child: &Child<G::Move>) -> bool {
        let visit = if child.entry.children.is_empty() { Visit::First } else { Visit::Resume };
        self.run.enter(Some(child.mv), Window::FULL, visit)
    }

    pub(crate) fn after(&self, at: &G::Position, child: &Child<G::Move>) -> G::Position {
        self.game.after(at, child.mv)
    }

    /// Returns from the child with this index, with a value if it is settled.
    pub(crate) fn come_back(&mut self, entry: &mut ProofEntry<G::Move>, index: usize) {
        let Child { mv, entry: child } = &mut entry.children[index];
        if child.numbers.is_settled() {
            child.children = Vec::new();
            let found = child.best.found();
            let below = std::mem::take(&mut child.line);
            let improves = entry.best.update(found);
            if improves {
                entry.line = std::iter::once(*mv).chain(below).collect();
            }
            self.run.back(*mv, found, improves);
        } else {
            self.run.event(Event::Leave { mv: *mv, reduced: false });
        }
    }

    /// Updates the numbers of a node from those of its children; if that settles the node, it
    /// returns its value.
    pub(crate) fn update(&mut self, at: &G::Position, entry: &mut ProofEntry<G::Move>) {
        let children = entry.children.iter().map(|child| child.entry.numbers);
        entry.numbers = ProofNumbers::of_children(self.any_proves(at), children);
        self.say(entry.numbers);
        if !entry.numbers.is_settled() {
            return;
        }
        let is_open = |child: &Child<_>| !child.entry.numbers.is_settled();
        if entry.children.iter().any(is_open) {
            entry.best.skip_rest();
        }
        let found = entry.best.found();
        self.run.exit::<G::Move>(found);
        let settles = |child: &&Child<_>| child.entry.numbers == entry.numbers;
        let best = entry.children.iter().find(settles).map(|child| child.mv);
        let kept =
            Found { window: self.question(), value: found.value, best, visit: self.run.visit() };
        self.run.remember(self.game, at, kept);
    }
}
