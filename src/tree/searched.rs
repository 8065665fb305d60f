//! A tree while a search grows it.

use std::collections::HashMap;

use super::{Growth, Kind, MoveCode, Node, NodeId, Tree};
use game::{Rank, breath_at};
use score::{Player, Score};

/// A tree grown by a search: numbers are assigned in the order in which moves become known, and
/// become breadth-first at the end.
///
/// If a node is visited several times with different moves or orders, every known move is kept, in
/// the order of the last visit.
#[derive(Clone, Debug, Default)]
pub struct Sprout {
    nodes: Vec<Node>,
    parents: Vec<u32>,
    ranks: Vec<Rank>,
    /// The children of a node, if they were all created at once: first number and count.
    blocks: Vec<(u32, u32)>,
    /// The children of nodes whose moves have changed, in order.
    changed: HashMap<u32, Vec<u32>>,
    declines: HashMap<u32, u32>,
    /// How likely chance is to go to a node, below nodes where it moves.
    weights: HashMap<u32, u32>,
    has_ranks: bool,
}

impl Sprout {
    /// The root alone, with its side to move.
    pub fn new(player: Player) -> Self {
        let mut sprout = Self::default();
        sprout.push(u32::MAX, MoveCode::default(), player, Kind::Leaf);
        sprout
    }

    fn push(&mut self, parent: u32, mv: MoveCode, player: Player, kind: Kind) -> u32 {
        let above = self.nodes.get(parent as usize);
        let depth = above.map_or(0, |above| above.depth.saturating_add(1));
        self.nodes.push(Node { mv, value: Score(0), depth, player, kind });
        self.parents.push(parent);
        self.ranks.push(Rank::default());
        self.blocks.push((0, 0));
        self.nodes.len() as u32 - 1
    }

    /// The number of nodes so far.
    pub fn size(&self) -> usize {
        self.nodes.len()
    }

    pub fn node(&self, number: u32) -> &Node {
        &self.nodes[number as usize]
    }

    /// The parent of a node; of the root `u32::MAX`.
    pub fn parent(&self, number: u32) -> u32 {
        self.parents[number as usize]
    }

    /// Sets the moves of the node `at` in their order, with their ranks, if any.
    pub fn expand(
        &mut self,
        at: u32,
        player: Player,
        moves: impl ExactSizeIterator<Item = (MoveCode, Player)>,
        ranks: &[Rank],
    ) {
        let here = &mut self.nodes[at as usize];
        here.player = player;
        here.kind = Kind::Inner;
        self.has_ranks |= !ranks.is_empty();
        let rank = |place: usize| ranks.get(place).copied().unwrap_or_default();
        if self.blocks[at as usize].1 == 0 && !self.changed.contains_key(&at) {
            let (first, count) = (self.nodes.len() as u32, moves.len() as u32);
            for (place, (mv, player)) in moves.enumerate() {
                let number = self.push(at, mv, player, Kind::Stub);
                self.ranks[number as usize] = rank(place);
            }
            self.blocks[at as usize] = (first, count);
            return;
        }
        let before = self.children(at);
        let mut known: HashMap<MoveCode, u32> = HashMap::with_capacity(before.len());
        known.extend(before.iter().map(|&child| (self.node(child).mv, child)));
        let mut children = Vec::with_capacity(before.len());
        for (place, (mv, player)) in moves.enumerate() {
            let child = known.remove(&mv);
            let child = child.unwrap_or_else(|| self.push(at, mv, player, Kind::Stub));
            self.ranks[child as usize] = rank(place);
            children.push(child);
        }
        // Moves known only from earlier visits come last.
        children.extend(before.iter().filter(|&&child| known.contains_key(&self.node(child).mv)));
        if children != before {
            self.changed.insert(at, children);
        }
    }

    /// Says that chance moves at a node, and how likely it makes each move there.
    pub fn leave_to_chance(&mut self, at: u32, moves: impl Iterator<Item = (MoveCode, u32)>) {
        self.nodes[at as usize].kind = Kind::Chance;
        for (mv, weight) in moves {
            self.weights.extend(self.child(at, mv, None).map(|child| (child, weight)));
        }
    }

    /// The children of a node in order, without the option to decline.
    fn children(&self, at: u32) -> Vec<u32> {
        if let Some(children) = self.changed.get(&at) {
            return children.clone();
        }
        let (first, count) = self.blocks[at as usize];
        (first..first + count).collect()
    }

    /// The child that a move leads to; `after` is a previously visited child, near which it is
    /// likely to be.
    pub fn child(&self, at: u32, mv: MoveCode, after: Option<u32>) -> Option<u32> {
        let is_it = |&child: &u32| self.node(child).mv == mv;
        if let Some(children) = self.changed.get(&at) {
            return children.iter().copied().find(is_it);
        }
        let (first, count) = self.blocks[at as usize];
        let mut block = first..first + count;
        let next = after.map(|after| after + 1);
        let next = next.filter(|next| block.contains(next) && is_it(next));
        next.or_else(|| block.find(is_it))
    }

    pub fn visit(&mut self, at: u32) {
        let kind = &mut self.nodes[at as usize].kind;
        if *kind == Kind::Stub {
            *kind = Kind::Leaf;
        }
    }

    /// Marks a node as known from the table, with nothing searched below it now.
    pub fn recall(&mut self, at: u32) {
        self.nodes[at as usize].kind = Kind::Inner;
    }

    /// Stores the static value of a leaf.
    pub fn value(&mut self, at: u32, value: Score) {
        self.nodes[at as usize].value = value;
    }

    /// Adds the option to decline at a node, with its value.
    pub fn decline(&mut self, at: u32, value: Score) {
        self.value(at, value);
        let player = self.node(at).player.other();
        let decline = match self.declines.get(&at) {
            Some(&decline) => decline,
            None => self.push(at, MoveCode::default(), player, Kind::Decline),
        };
        self.declines.insert(at, decline);
        self.value(decline, value);
    }

    /// The tree, and the resulting node of each number.
    pub fn finish(self, finished: bool) -> (Tree, Vec<NodeId>) {
        let mut order = Vec::with_capacity(self.nodes.len());
        order.push(0);
        let mut next = 0;
        while let Some(&at) = order.get(next) {
            breath_at(next);
            if let Some(children) = self.changed.get(&at) {
                order.extend_from_slice(children);
            } else {
                let (first, count) = self.blocks[at as usize];
                order.extend(first..first + count);
            }
            order.extend(self.declines.get(&at));
            next += 1;
        }
        let (tree, became) = Tree::in_order(&self.nodes, &self.parents, &order);
        let ranks = if self.has_ranks {
            order.iter().map(|&old| self.ranks[old as usize]).collect()
        } else {
            Vec::new()
        };
        let kinds = self.nodes.iter().map(|node| node.kind);
        let stubs = kinds.filter(|&kind| kind == Kind::Stub).count();
        let odds = if self.weights.is_empty() {
            Vec::new()
        } else {
            order.iter().map(|old| self.weights.get(old).copied().unwrap_or_default()).collect()
        };
        let tree = Tree { stubs, growth: Growth::Searched, ranks, odds, finished, ..tree };
        (tree, became)
    }
}
