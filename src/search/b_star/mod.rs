//! B*: proves which move is the best one, without knowing exactly what it is worth.

mod code;
mod columns;
mod strategy;

pub use strategy::{RootMove, RootStrategy, hoped, sure};

use super::best::Best;
use super::columns::ColumnsAt;
use super::memory::Memory;
use super::row::{AlgorithmRow, Manner, Need};
use super::run::Run;
use columns::{COLUMNS, point};
use game::{Evaluator, Game};
use language::Texts;
use score::{Bound, BoundedScore, NodeNumbers, Player, Window};
use trace::{Event, Observer, Visit};

pub(super) const ROW: AlgorithmRow = AlgorithmRow {
    id: "b-star",
    name: Texts::algorithms_b_star,
    also: &["b*", "berliner", "interval", "interval search", "区間", "区間探索"],
    needs: &[Need::Choice, Need::Bounds],
    columns: Some(&COLUMNS),
    revisits: true,
    code: code::CODE,
    manner: Manner::Intervals,
    ..AlgorithmRow::PLAIN
};

/// Proves a best move of `at`, where there is a choice, within `depth` plies (Berliner 1979); the
/// returned value is what it is worth at the least for the player to move.
///
/// Best-first: each node has an interval that holds its value; before it is expanded by the
/// evaluator, then by its children. At the root a strategy says which move is read; below it the
/// search follows the child of which the player to move hopes most, of equals the first, to a node
/// that is not expanded. It expands that node, and counts the intervals above it anew. It ends when
/// no other move of the root can be better than the best one is for sure.
pub(super) fn b_star<G: Game>(
    game: &G,
    at: &G::Position,
    depth: u8,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> BoundedScore {
    let player = game.player(at);
    let mut search = IntervalSearch { game, run, root: player };
    let mut root = IntervalNode::new(NodeNumbers { first: player.worst(), second: player.worst() });
    search.refine(at, depth, &mut root, None);
    if root.children.is_empty() {
        return search.run.leaf(game, at, depth);
    }
    while !search.run.is_spent()
        && let Some((_, place)) = RootMove::next(player, &root.moves(player))
    {
        search.refine(at, depth, &mut root, Some(place));
    }
    let (mv, best) = &root.children[RootMove::best(player, &root.moves(player))];
    let is_exact = root.numbers.first == root.numbers.second;
    let found = BoundedScore {
        value: sure(player, best.numbers),
        bound: if is_exact { Bound::Exact } else { player.fail_high_bound() },
    };
    search.run.event(Event::Choose { mv: *mv, value: found });
    search.run.exit::<G::Move>(found)
}

/// A node that has been made.
struct IntervalNode<M> {
    numbers: NodeNumbers,
    /// The best value returned by its children.
    best: Best,
    /// Empty before it is expanded.
    children: Vec<(M, Self)>,
}

impl<M> IntervalNode<M> {
    fn new(numbers: NodeNumbers) -> Self {
        Self { numbers, best: Best::none(Player::Max), children: Vec::new() }
    }

    /// The children of a root as the strategies see them.
    fn moves(&self, player: Player) -> Vec<RootMove> {
        let of = |(_, child): &(M, Self)| RootMove {
            numbers: child.numbers,
            depth: child.hoped_from(player),
        };
        self.children.iter().map(of).collect()
    }

    /// How many plies above the node is from which the end that `player` hopes for was backed up.
    fn hoped_from(&self, player: Player) -> u32 {
        let gives =
            |(_, child): &&(M, Self)| hoped(player, child.numbers) == hoped(player, self.numbers);
        1 + self.children.iter().find(gives).map_or(0, |(_, child)| child.hoped_from(player))
    }
}

struct IntervalSearch<'s, 'r, G, E, O, R> {
    game: &'s G,
    run: &'s mut Run<'r, E, O, R>,
    root: Player,
}

impl<G, E, O, R> IntervalSearch<'_, '_, G, E, O, R>
where
    G: Game,
    E: Evaluator<G>,
    O: Observer<G::Move>,
    R: Memory<G>,
{
    /// Expands a node at or below `at`, by way of the child at `place` if that is said, and counts the
    /// intervals on the way back.
    fn refine(
        &mut self,
        at: &G::Position,
        depth: u8,
        node: &mut IntervalNode<G::Move>,
        place: Option<usize>,
    ) {
        let of = ColumnsAt { mover: self.game.player(at), root: self.root };
        if node.children.is_empty() {
            self.expand(at, depth, node);
        } else {
            let steering = (COLUMNS.steering)(of);
            let key = |&place: &usize| steering.key(node.children[place].1.numbers);
            let first = (0..node.children.len()).min_by_key(key).unwrap_or_default();
            let place = place.unwrap_or(first);
            let (mv, child) = &mut node.children[place];
            let visit = if child.children.is_empty() { Visit::First } else { Visit::Resume };
            if !self.run.enter(Some(*mv), Window::FULL, visit) {
                return;
            }
            let after = self.game.after(at, *mv);
            self.refine(&after, depth - 1, child, None);
            self.come_back(node, place);
        }
        let children: Vec<_> = node.children.iter().map(|(_, child)| child.numbers).collect();
        if !children.is_empty() {
            node.numbers = (COLUMNS.of_children)(of, &children);
            self.run.event(Event::<G::Move>::Count { numbers: node.numbers });
        }
    }

    /// Makes the children of the current node `at`: leaves with their values, the others with an
    /// interval.
    fn expand(&mut self, at: &G::Position, depth: u8, node: &mut IntervalNode<G::Move>) {
        let moves = self.run.moves(self.game, at, depth);
        node.best = Best::none(self.game.player(at));
        let mut known = Vec::new();
        for mv in moves {
            let after = self.game.after(at, mv);
            known.clear();
            if depth > 1 {
                self.game.moves(&after, &mut known);
            }
            if known.is_empty() {
                if !self.run.enter(Some(mv), Window::FULL, Visit::First) {
                    return;
                }
                let found = self.run.leaf(self.game, &after, depth - 1);
                node.children.push((mv, IntervalNode::new(point(found.value))));
                let improves = node.best.update(found);
                self.run.back(mv, found, improves);
            } else {
                let (first, second) = self.run.evaluator.bounds(self.game, &after);
                let numbers = NodeNumbers { first, second };
                self.run.event(Event::Estimate { mv, numbers });
                node.children.push((mv, IntervalNode::new(numbers)));
            }
        }
    }

    /// Returns from the child at `place`, with a value if its interval has become a point.
    fn come_back(&mut self, node: &mut IntervalNode<G::Move>, place: usize) {
        let (mv, child) = &node.children[place];
        let NodeNumbers { first, second } = child.numbers;
        if first != second {
            self.run.event(Event::Leave { mv: *mv, reduced: false });
            return;
        }
        let found = BoundedScore::exact(first);
        // A child that was never expanded has returned nothing.
        let gives = |(_, below): &&(G::Move, IntervalNode<_>)| below.numbers == child.numbers;
        if child.best.value() != first
            && let Some((mv, _)) = child.children.iter().find(gives)
        {
            self.run.event(Event::Choose { mv: *mv, value: found });
        }
        self.run.exit::<G::Move>(found);
        let mv = *mv;
        let improves = node.best.update(found);
        self.run.back(mv, found, improves);
    }
}
