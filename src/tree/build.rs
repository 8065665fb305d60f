//! Growing explicit trees, from a game or node by node.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use petgraph::Direction;
use petgraph::graph::{DiGraph, NodeIndex};

use super::{FlatView, Growth, Kind, MoveCode, Node, NodeId, Packed, Tree};
use game::{Evaluator, Game, breath, breath_at};
use language::{Language, Say, says_errors};
use score::{Player, Score};

/// Why a tree was not searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GrowError {
    TooManyNodes { cap: usize },
}

impl Say for GrowError {
    fn say(&self, language: Language) -> String {
        match self {
            Self::TooManyNodes { cap } => language.texts().players_too_many_nodes(*cap),
        }
    }
}

says_errors!(GrowError);

/// The limit of a growth, with optional cancellation and progress.
#[derive(Clone, Copy, Debug)]
pub struct Watch<'a> {
    pub cap: usize,
    /// Set by another thread to stop; the tree is then left unfinished.
    pub stop: Option<&'a AtomicBool>,
    /// Receives the number of nodes from time to time.
    pub grown: Option<&'a AtomicUsize>,
}

impl Watch<'_> {
    /// A limit without cancellation and progress.
    pub const fn cap(cap: usize) -> Self {
        Self { cap, stop: None, grown: None }
    }

    /// Reports the number of nodes; returns whether to continue.
    fn goes_on(&self, nodes: usize) -> bool {
        breath();
        if let Some(grown) = self.grown {
            grown.store(nodes, Ordering::Relaxed);
        }
        !self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }
}

/// Builds a tree node by node, in any order in which parents come before children.
#[derive(Clone, Debug)]
pub struct Builder {
    nodes: Vec<Node>,
    parents: Vec<u32>,
}

impl Builder {
    /// A tree with only a root.
    pub fn new(player: Player, kind: Kind, value: Score) -> Self {
        Self {
            nodes: vec![Node { mv: MoveCode::default(), value, depth: 0, player, kind }],
            parents: vec![u32::MAX],
        }
    }

    /// Adds the next child of `parent` and returns its number in this builder.
    pub fn add(
        &mut self,
        parent: u32,
        mv: MoveCode,
        player: Player,
        kind: Kind,
        value: Score,
    ) -> u32 {
        let depth = self.nodes[parent as usize].depth.saturating_add(1);
        self.nodes[parent as usize].kind = match self.nodes[parent as usize].kind {
            Kind::Leaf => Kind::Inner,
            kind => kind,
        };
        self.nodes.push(Node { mv, value, depth, player, kind });
        self.parents.push(parent);
        self.nodes.len() as u32 - 1
    }

    /// The tree, and for each number of this builder the resulting node.
    pub fn finish(self) -> (Tree, Vec<NodeId>) {
        let count = self.nodes.len();
        // Counting sort of children by parent keeps the order among siblings.
        let mut start = vec![0_u32; count + 1];
        for &parent in &self.parents[1..] {
            start[parent as usize + 1] += 1;
        }
        for i in 0..count {
            start[i + 1] += start[i];
        }
        let mut slot = start.clone();
        let mut ordered = vec![0_u32; count - 1];
        for (child, &parent) in self.parents.iter().enumerate().skip(1) {
            ordered[slot[parent as usize] as usize] = child as u32;
            slot[parent as usize] += 1;
        }
        let mut order = Vec::with_capacity(count);
        order.push(0_u32);
        let mut next = 0;
        while next < order.len() {
            let at = order[next] as usize;
            order.extend_from_slice(&ordered[start[at] as usize..start[at + 1] as usize]);
            next += 1;
        }
        Tree::in_order(&self.nodes, &self.parents, &order)
    }
}

/// Grows the tree of every move to `depth` plies below `root`, breadth-first; where the game allows
/// it, the option to decline is the last child.
///
/// Values at the horizon, at the ends of the game and of declining come from `evaluator`, for
/// Black. Nodes are created in breadth-first order, so no renumbering is needed.
///
/// At the limit of `watch`, or if stopped, the tree is left unfinished. Only the positions of one
/// line are kept in memory.
pub fn grow<G>(
    game: &G,
    root: &G::Position,
    depth: u8,
    watch: Watch<'_>,
    evaluator: &impl Evaluator<G>,
) -> Tree
where
    G: Game,
    G::Move: Packed,
{
    let cap = watch.cap;
    let mut graph = DiGraph::<Node, (), u32>::new();
    graph.add_node(Node {
        mv: MoveCode::default(),
        value: Score::default(),
        depth: 0,
        player: game.player(root),
        kind: Kind::Leaf,
    });
    // The nodes of the depth that is being expanded.
    let mut nodes = 0..1;
    let mut line = ReplayedLine(vec![(NodeIndex::new(0), root.clone())]);
    let mut moves = Vec::new();
    let mut width = 1; // The average number of children per node, one ply above.
    let (mut finished, mut met_cap) = (true, false);
    // How likely chance is to go to each node; empty as long as it moves nowhere.
    let mut odds = Vec::new();
    'grow: for ply in 0..=depth {
        // Memory is reserved once per ply: growing in small steps copies the tree repeatedly.
        let (before, parents) = (graph.node_count(), nodes.len());
        let guess = (parents * width).min(cap);
        graph.reserve_nodes(guess);
        graph.reserve_edges(guess);
        for (number, at) in nodes.map(NodeIndex::new).enumerate() {
            if number % LOOK_EVERY == 0 && !watch.goes_on(graph.node_count()) {
                finished = false;
                break 'grow;
            }
            if graph[at].kind == Kind::Decline {
                continue;
            }
            let Some(position) = line.to(game, &graph, at) else {
                continue; // Only the nodes of declining have no move.
            };
            moves.clear();
            if ply < depth {
                game.moves(position, &mut moves);
            }
            let declines = !moves.is_empty() && game.may_decline(position);
            if moves.is_empty() || declines {
                graph[at].value = evaluator.value(game, position, depth - ply);
            }
            if moves.is_empty() {
                continue;
            }
            if graph.node_count() + moves.len() + usize::from(declines) > cap {
                (finished, met_cap) = (false, true);
                break 'grow;
            }
            let is_chance = game.is_chance(position);
            graph[at].kind = if is_chance { Kind::Chance } else { Kind::Inner };
            if is_chance {
                odds.resize(graph.node_count(), 0);
                odds.extend(moves.iter().map(|&mv| game.weight(position, mv)));
            }
            let is_last = ply + 1 == depth; // Leaves are valued at once.
            let static_value =
                if is_last { evaluator.value(game, position, 0) } else { Score::default() };
            for &mv in &moves {
                let child = graph.add_node(Node {
                    mv: mv.pack(),
                    value: if is_last {
                        evaluator.value_after(game, (position, static_value), mv)
                    } else {
                        Score::default()
                    },
                    depth: ply + 1,
                    player: game.player_after(position, mv),
                    kind: Kind::Leaf,
                });
                graph.add_edge(at, child, ());
            }
            if declines {
                let Node { value, player, .. } = graph[at];
                let child = graph.add_node(Node {
                    mv: MoveCode::default(),
                    value,
                    depth: ply + 1,
                    player: player.other(),
                    kind: Kind::Decline,
                });
                graph.add_edge(at, child, ());
            }
        }
        nodes = before..graph.node_count();
        if nodes.is_empty() || ply + 1 == depth {
            break;
        }
        width = nodes.len().div_ceil(parents) + 1;
    }
    watch.goes_on(graph.node_count());
    if !odds.is_empty() {
        odds.resize(graph.node_count(), 0);
    }
    Tree { odds, finished, met_cap, ..Tree::of_graph(graph) }
}

impl Tree {
    /// The finished tree of a graph, whose numbers must be breadth-first.
    fn of_graph(graph: DiGraph<Node, (), u32>) -> Self {
        Self {
            flat: FlatView::scan(&graph),
            graph,
            growth: Growth::Every,
            ranks: Vec::new(),
            parts: 1,
            payoffs: None,
            odds: Vec::new(),
            stubs: 0,
            finished: true,
            met_cap: false,
        }
    }

    /// Builds a tree of nodes in any order, given the number of each node's parent (ignored for the
    /// root); `order` lists the numbers breadth-first. Also returns the resulting node of each
    /// number.
    pub(super) fn in_order(nodes: &[Node], parents: &[u32], order: &[u32]) -> (Self, Vec<NodeId>) {
        let mut became = vec![NodeId::ROOT; nodes.len()];
        for (new, &old) in order.iter().enumerate() {
            became[old as usize] = NodeId(new as u32);
        }
        let mut graph = DiGraph::with_capacity(order.len(), order.len().saturating_sub(1));
        for &old in order {
            let id = graph.add_node(nodes[old as usize]);
            breath_at(id.index());
            if old != 0 {
                let parent = became[parents[old as usize] as usize];
                graph.add_edge(parent.0.into(), id, ());
            }
        }
        (Self::of_graph(graph), became)
    }
}

/// The positions on the path from the root to a node, replayed as needed.
struct ReplayedLine<P>(Vec<(NodeIndex, P)>);

impl<P: Clone> ReplayedLine<P> {
    /// Moves on to the position of a node. Between consecutive nodes of a depth, little more than
    /// the last move has to be played.
    fn to<G>(&mut self, game: &G, graph: &DiGraph<Node, (), u32>, node: NodeIndex) -> Option<&P>
    where
        G: Game<Position = P>,
        G::Move: Packed,
    {
        let mut depth = usize::from(graph[node].depth);
        let mut missing = Vec::new();
        let mut at = node;
        while self.0.get(depth).is_none_or(|(known, _)| *known != at) {
            missing.push(at);
            depth = depth.checked_sub(1)?;
            at = graph.neighbors_directed(at, Direction::Incoming).next()?;
        }
        self.0.truncate(depth + 1);
        for next in missing.into_iter().rev() {
            let (_, before) = self.0.last()?;
            let mv = G::Move::unpack(graph[next].mv)?;
            self.0.push((next, game.after(before, mv)));
        }
        self.0.last().map(|(_, position)| position)
    }
}

/// The number of positions between two checks for cancellation.
const LOOK_EVERY: usize = 64;

impl Tree {
    /// Replaces the subtree of `at` by that of the root of `branch`; also returns the new number of
    /// each old node, if it still exists.
    pub fn grafted(&self, at: NodeId, branch: &Self) -> (Self, Vec<Option<NodeId>>) {
        let root = self.node(NodeId::ROOT);
        let mut builder = Builder::new(root.player, root.kind, root.value);
        let mut number = vec![None; self.len()];
        number[0] = Some(0);
        for id in (1..self.len() as u32).map(NodeId) {
            let parent = self.parent(id).filter(|&parent| parent != at);
            if let Some(parent) = parent.and_then(|parent| number[parent.index()]) {
                let node = self.node(id);
                number[id.index()] =
                    Some(builder.add(parent, node.mv, node.player, node.kind, node.value));
            }
        }
        if let Some(place) = number[at.index()] {
            let top = branch.node(NodeId::ROOT);
            builder.nodes[place as usize].kind = top.kind;
            builder.nodes[place as usize].value = top.value;
            let mut below = vec![place; branch.len()];
            for id in (1..branch.len() as u32).map(NodeId) {
                let parent = branch.parent(id).map_or(place, |parent| below[parent.index()]);
                let node = branch.node(id);
                below[id.index()] =
                    builder.add(parent, node.mv, node.player, node.kind, node.value);
            }
        }
        let (mut tree, became) = builder.finish();
        tree.finished = self.finished && branch.finished;
        tree.met_cap = self.met_cap || branch.met_cap;
        let moved = number.into_iter().map(|number| number.map(|number| became[number as usize]));
        (tree, moved.collect())
    }
}
