//! Follows a log: which node each line is about, and the tree that it shows.

mod proofs;
mod samples;

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use formats::record::Complaint;
use formats::search_log::{
    LogEvent, LogLine, LogView, LoggedAlgorithm, LoggedResults, SearchLog, WrittenMean,
};
use games::diagram::{Branch, MAX_DEPTH};
use language::{Texts, Words};
use score::{BoundedScore, NodeNumbers, Player, Score, Window};
use search::Algorithm;
use trace::Visit;
use tree::{Builder, Kind, MoveCode, NodeId, Tree};

#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is asked for by itself")]
pub(super) struct LogNode {
    /// As the log names it, if it does.
    label: Option<String>,
    pub parent: Option<usize>,
    pub children: Vec<usize>,
    /// Its index among its siblings, and how many moves it has had itself.
    pub index: usize,
    born: usize,
    pub depth: usize,
    pub player: Player,
    pub kind: Kind,
    pub value: Score,
    /// Whether the tree or an earlier line gives the value.
    is_valued: bool,
    /// The first of its children that may not have been entered yet in its last visit.
    next: usize,
    /// The line at which it was first entered; 0 if it was not.
    entered: usize,
    /// The visit of its parent in which it was last entered, and its own in which it was last cut; 0 if
    /// there is none.
    read_in: usize,
    cut_in: usize,
    /// The largest number of children after which it was cut, and whether it has ever returned without
    /// a cut.
    cut_after: usize,
    is_whole: bool,
    /// Whether it has been read with less depth in the last visit of its parent.
    is_reduced: bool,
    /// Whether its proof and disproof numbers have been told, so that its children are chosen by theirs.
    is_counted: bool,
}

/// An event of a log with its node, a number of [`FollowedLog::tree`] before it is renumbered.
/// Values are for Black.
#[derive(Clone, Copy, Debug)]
pub(super) struct FollowedEvent {
    /// From 1.
    pub line: usize,
    pub node: usize,
    pub kind: FollowedKind,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum FollowedKind {
    Enter(Option<Window>, Visit, Option<LogReduction>),
    Leaf(Score),
    /// A node is valued like a leaf, though it has moves, and nothing says how deep the search goes.
    EarlyLeaf(Score),
    /// The node receives the value of the child that was left last.
    Back(Score),
    Cut,
    Exit(Score),
    Depth(u8),
    Stand(Score),
    Recall(BoundedScore, Option<u8>),
    /// Proof and disproof number for the player at the root.
    Numbers(NodeNumbers),
    Thresholds(NodeNumbers),
    Leave,
    Iteration,
    /// The result for Black.
    Playout(Score),
    Update(Option<(u32, Option<WrittenMean>)>),
}

/// A child is read with less depth.
#[derive(Clone, Copy, Debug)]
pub(super) struct LogReduction {
    /// The plies that it saves.
    pub plies: u8,
    pub line: usize,
}

/// A log whose lines are known to fit together.
#[derive(Debug)]
pub(super) struct FollowedLog {
    pub nodes: Vec<LogNode>,
    /// The children by their labels.
    labelled: HashMap<(usize, String), usize>,
    pub events: Vec<FollowedEvent>,
    /// Whether the root has returned.
    pub is_finished: bool,
    /// Whether all nodes are kept, those of a whole tree or those of the log, so that it is known what a
    /// node has left unread; or only the open ones and their children.
    pub knows_rest: bool,
    first_number: usize,
    /// Whether children stand in the order of the tree, and not in that in which they were read.
    keeps_order: bool,
    /// In how many parts of a whole values are counted.
    parts: u32,
}

impl FollowedLog {
    /// What each node is worth, as far as the leaves below it have values.
    pub(super) fn worths(&self) -> Vec<Option<Score>> {
        let mut lowest_first: Vec<_> = (0..self.nodes.len()).collect();
        lowest_first.sort_by_key(|&node| Reverse(self.nodes[node].depth));
        let mut worths: Vec<Option<Score>> = vec![None; self.nodes.len()];
        for at in lowest_first {
            let node = &self.nodes[at];
            let below: Option<Vec<_>> = node.children.iter().map(|&child| worths[child]).collect();
            let best = below.and_then(|of| of.into_iter().reduce(|a, b| node.player.better(a, b)));
            let is_leaf = node.kind == Kind::Leaf && node.is_valued;
            worths[at] = best.or_else(|| is_leaf.then_some(node.value));
        }
        worths
    }

    /// Follows every line.
    ///
    /// # Errors
    /// The first line that cannot follow those before it.
    pub(super) fn of(log: &SearchLog) -> Result<Self, Complaint> {
        let mut habits = LogHabits::default();
        log.lines.iter().for_each(|line| habits.note(&line.event));
        let mut follower = Follower::new(log, habits, true);
        follower.followed.events.reserve(log.lines.len());
        for line in &log.lines {
            follower.line(line)?;
        }
        let is_left = follower.leaves_root();
        let Follower { mut followed, open, .. } = follower;
        followed.is_finished = open.is_empty() && !is_left;
        let open: Vec<_> = open.into_iter().map(|(node, _)| node).collect();
        if log.tree.is_none() && log.algorithm.keeps_values() {
            followed.add_unknown(&open);
        }
        Ok(followed)
    }

    /// The tree, with the names of its nodes.
    pub(super) fn tree(&self) -> (Tree, Vec<String>) {
        let (mut tree, became) = self.build();
        tree.count_in(self.parts, []);
        let mut names = vec![String::new(); self.nodes.len()];
        for (name, id) in self.names().into_iter().zip(became) {
            names[id.index()] = name;
        }
        (tree, names)
    }

    /// For each number of a node in the events, the node of the tree.
    pub(super) fn became(&self) -> Vec<NodeId> {
        self.build().1
    }

    /// For each node of the tree, whether it has been entered.
    pub(super) fn entered(&self) -> Vec<bool> {
        let mut entered = vec![false; self.nodes.len()];
        for (node, id) in self.nodes.iter().zip(self.became()) {
            entered[id.index()] = node.entered > 0;
        }
        entered
    }

    /// The tree, and for each node of the log that of the tree. Any order of moves is right, so that
    /// children stand in the order in which they are read, unless the log keeps to that of the tree.
    fn build(&self) -> (Tree, Vec<NodeId>) {
        let Some(root) = self.nodes.first() else {
            return Builder::new(Player::Max, Kind::Leaf, Score(0)).finish();
        };
        let mut order = vec![0];
        let mut next = 0;
        while let Some(&at) = order.get(next) {
            let mut children = self.nodes[at].children.clone();
            let entered = |&child: &usize| self.nodes[child].entered;
            let is_sorted = children.iter().map(entered).filter(|&line| line > 0).is_sorted();
            if !self.keeps_order && !is_sorted {
                // What is never read comes last.
                children.sort_by_key(|at| entered(at).wrapping_sub(1));
            }
            // As in every tree, stopping is the last child.
            children.sort_by_key(|&at| self.nodes[at].kind == Kind::Decline);
            order.extend(children);
            next += 1;
        }
        let mut place = vec![0; order.len()];
        for (at, &number) in order.iter().enumerate() {
            place[number] = at;
        }
        let mut builder = Builder::new(root.player, root.kind, root.value);
        for &number in &order[1..] {
            let node = &self.nodes[number];
            let parent = node.parent.and_then(|parent| u32::try_from(place[parent]).ok());
            let (player, kind, value) = (node.player, node.kind, node.value);
            builder.add(parent.unwrap_or(0), MoveCode::default(), player, kind, value);
        }
        let (tree, became) = builder.finish();
        (tree, place.into_iter().map(|at| became[at]).collect())
    }

    /// Adds the nodes of a whole tree, parents first.
    fn plant(&mut self, tree: &Branch, player: Player) {
        let mut open = vec![(tree, None, player)];
        while let Some((branch, parent, player)) = open.pop() {
            let (kind, value) = match branch {
                Branch::Leaf(_, value) => {
                    let value = value.one().and_then(|value| value.counted_in(self.parts));
                    (Kind::Leaf, value.unwrap_or_default())
                }
                Branch::Node(..) | Branch::Chance(..) | Branch::Turn(..) => (Kind::Inner, Score(0)),
            };
            let number = self.add(parent, player, kind, None);
            (self.nodes[number].value, self.nodes[number].is_valued) = (value, kind == Kind::Leaf);
            if let Branch::Node(_, children) = branch {
                let children = children.iter().rev();
                open.extend(children.map(|child| (child, Some(number), player.other())));
            }
        }
    }

    fn add(
        &mut self,
        parent: Option<usize>,
        player: Player,
        kind: Kind,
        label: Option<String>,
    ) -> usize {
        let number = self.nodes.len();
        let above = parent.map(|parent| &mut self.nodes[parent]);
        let (index, depth) = above.map_or((0, 0), |above| {
            above.children.push(number);
            let index = above.born;
            above.born += usize::from(kind != Kind::Decline);
            (index, above.depth + 1)
        });
        if let Some((parent, label)) = parent.zip(label.clone()) {
            self.labelled.entry((parent, label)).or_insert(number);
        }
        self.nodes.push(LogNode {
            label,
            parent,
            children: Vec::new(),
            index,
            born: 0,
            depth,
            player,
            kind,
            value: Score(0),
            is_valued: false,
            next: 0,
            entered: 0,
            read_in: 0,
            cut_in: 0,
            cut_after: 0,
            is_whole: false,
            is_reduced: false,
            is_counted: false,
        });
        number
    }

    /// A child of a whole tree has this name, unless it has one.
    fn call(&mut self, child: usize, label: Option<String>) {
        let LogNode { label: own @ None, parent: Some(parent), .. } = &mut self.nodes[child] else {
            return;
        };
        if let Some(label) = label {
            *own = Some(label.clone());
            self.labelled.entry((*parent, label)).or_insert(child);
        }
    }

    /// Forgets all nodes from a number on.
    fn forget(&mut self, from: usize) {
        for number in (from..self.nodes.len()).rev() {
            if let Some(LogNode { parent: Some(parent), label, .. }) = self.nodes.pop() {
                if let Some(label) = label {
                    self.labelled.remove(&(parent, label));
                }
                if let Some(above) = self.nodes.get_mut(parent) {
                    // Mostly the last: what came last is forgotten first.
                    if let Some(at) = above.children.iter().rposition(|&child| child == number) {
                        above.children.remove(at);
                    }
                }
            }
        }
    }

    /// Counts values in parts that are `by` times as fine; `None` if one is too large.
    pub(super) fn refine(&mut self, by: u32) -> Option<()> {
        self.parts = self.parts.checked_mul(by)?;
        for node in &mut self.nodes {
            node.value = node.value.finer(by)?;
        }
        Some(())
    }

    /// Adds what a log without a tree leaves unknown, as one node: the rest of the children where
    /// it cuts without naming them, or where it ends.
    fn add_unknown(&mut self, open: &[usize]) {
        for number in 0..self.nodes.len() {
            let node = &self.nodes[number];
            let is_open = open.contains(&number);
            let mut children = node.children.iter();
            if is_open && node.children.is_empty() {
                self.nodes[number].kind = Kind::Stub;
            } else if (is_open
                || !node.is_whole && node.cut_after > 0 && node.cut_after >= children.len())
                && children.all(|&child| self.nodes[child].entered > 0)
            {
                let player = node.player.other();
                self.add(Some(number), player, Kind::Stub, None);
            }
        }
    }

    /// The indices of a node and those above it, from the root on.
    fn path(&self, number: usize) -> Vec<usize> {
        let above = |&at: &usize| self.nodes[at].parent;
        let mut path: Vec<_> = std::iter::successors(Some(number), above).collect();
        path.reverse();
        path[1..].iter().map(|&at| self.nodes[at].index).collect()
    }

    /// The moves of a node: stopping is none.
    fn moves(&self, number: usize) -> impl Iterator<Item = usize> {
        let is_move = |&child: &usize| self.nodes[child].kind != Kind::Decline;
        self.nodes[number].children.iter().copied().filter(is_move)
    }

    /// Stopping at a node.
    fn declined(&self, number: usize) -> Option<usize> {
        let children = self.nodes[number].children.iter().copied();
        children.into_iter().find(|&child| self.nodes[child].kind == Kind::Decline)
    }

    /// The child with this label.
    fn labelled(&self, parent: usize, label: Option<&String>) -> Option<usize> {
        self.labelled.get(&(parent, label?.clone())).copied()
    }

    /// The name of a node by its place: "1.2".
    fn placed_name(&self, number: usize) -> String {
        let path = self.path(number).into_iter();
        let names: Vec<_> = path.map(|index| (index + self.first_number).to_string()).collect();
        if names.is_empty() { ROOT.to_owned() } else { names.join(".") }
    }

    /// The names of all nodes: as in the log where that tells them apart, else with those above.
    fn names(&self) -> Vec<String> {
        let mut count: HashMap<&str, usize> = HashMap::new();
        for label in self.nodes.iter().filter_map(|node| node.label.as_deref()) {
            *count.entry(label).or_default() += 1;
        }
        let mut taken = HashSet::new();
        let mut names: Vec<String> = Vec::with_capacity(self.nodes.len());
        for (number, node) in self.nodes.iter().enumerate() {
            let placed = || {
                let is_read = node.entered > 0;
                let rest = node.kind == Kind::Stub && node.label.is_none() && !is_read;
                self.placed_name(number) + if rest { "…" } else { "" }
            };
            let name = match &node.label {
                None if node.kind == Kind::Decline => {
                    node.parent.map_or_else(String::new, |parent| names[parent].clone()) + "-"
                }
                Some(label) if count[label.as_str()] == 1 => label.clone(),
                Some(label) => match node.parent {
                    Some(parent) if parent > 0 => format!("{}/{label}", names[parent]),
                    _ => label.clone(),
                },
                None => placed(),
            };
            let name = if taken.contains(&name) { placed() } else { name };
            taken.insert(name.clone());
            names.push(name);
        }
        names
    }

    pub(super) fn name(&self, number: usize) -> String {
        self.nodes[number].label.clone().unwrap_or_else(|| self.placed_name(number))
    }
}

/// The name of a root that the log does not name.
const ROOT: &str = "root";

/// How a log is written, by its lines or by the first ones.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LogHabits {
    entered: usize,
    leaves: usize,
    exits: usize,
    /// Whether any node but the root has a 0 in its name.
    has_zero: bool,
    deepens: bool,
}

impl LogHabits {
    pub(super) fn note(&mut self, event: &LogEvent) {
        match event {
            LogEvent::Expand(names) => {
                let mut names = names.iter().filter_map(|name| numbers(name));
                self.has_zero |= names.any(|numbers| numbers.contains(&0));
            }
            LogEvent::Enter { name, .. } => {
                let is_root = self.entered == 0;
                self.has_zero |= !is_root && numbers(name).unwrap_or_default().contains(&0);
                self.entered += 1;
            }
            LogEvent::Leaf(_) => self.leaves += 1,
            LogEvent::Exit(_) => self.exits += 1,
            LogEvent::Depth(_) | LogEvent::Reduce(_) => self.deepens = true,
            LogEvent::Back(_)
            | LogEvent::Cut(_)
            | LogEvent::Stand(_)
            | LogEvent::Recall(..)
            | LogEvent::Numbers(_)
            | LogEvent::Thresholds(_)
            | LogEvent::Leave
            | LogEvent::Iteration
            | LogEvent::Playout(_)
            | LogEvent::Update(_) => {}
        }
    }

    /// Whether the leaves of a log are left by a line `exit`, too: there are more of those than inner
    /// nodes.
    fn leaves_exit(self) -> bool {
        self.exits + self.leaves > self.entered
    }

    /// How a log counts siblings: from 0 if any node but the root has a 0 in its name, else from 1.
    fn first_number(self) -> usize {
        usize::from(!self.has_zero)
    }
}

/// Where nodes are forgotten, so many are kept; the siblings that are left out are not known to have
/// been read.
const MOST_KEPT: usize = 20_000;

#[expect(clippy::struct_excessive_bools, reason = "each is asked for by itself")]
pub(super) struct Follower {
    pub followed: FollowedLog,
    view: LogView,
    root: Player,
    algorithm: LoggedAlgorithm,
    results: LoggedResults,
    in_tree: bool,
    /// The open nodes, each with the number of its visit, the current one last.
    open: Vec<(usize, usize)>,
    /// The node that the line before has left, with its value as written, and whether it was by
    /// `leaf`.
    left: Option<(usize, Score, bool)>,
    leaves_exit: bool,
    /// Whether it reads to several depths, so that a node may be a leaf before it has children.
    deepens: bool,
    /// How the child is read that has to be entered next.
    reduction: Option<LogReduction>,
    /// Whether the root has been left without a value, and nothing has settled it; or whether an
    /// iteration that samples still goes down.
    is_open: bool,
    /// How many events there were, and the last of them.
    count: usize,
    last: Option<FollowedKind>,
}

impl Follower {
    pub(super) fn new(log: &SearchLog, habits: LogHabits, keeps: bool) -> Self {
        let in_tree = log.tree.is_some();
        let mut followed = FollowedLog {
            nodes: Vec::new(),
            labelled: HashMap::new(),
            events: Vec::new(),
            is_finished: false,
            // Whoever comes back to nodes has to keep them.
            knows_rest: keeps || in_tree || !log.algorithm.keeps_values(),
            first_number: habits.first_number(),
            keeps_order: log.keeps_order || !log.algorithm.keeps_values(),
            parts: log.parts.max(1),
        };
        if let Some(tree) = &log.tree {
            followed.plant(tree, log.root);
        }
        Self {
            followed,
            view: log.view,
            root: log.root,
            algorithm: log.algorithm,
            results: log.results,
            in_tree,
            open: Vec::new(),
            left: None,
            leaves_exit: habits.leaves_exit(),
            deepens: habits.deepens,
            reduction: None,
            is_open: false,
            count: 0,
            last: None,
        }
    }

    /// Whether the root has been entered, and has returned.
    pub(super) fn is_finished(&self) -> bool {
        let is_between = matches!(self.last, Some(FollowedKind::Depth(_)));
        self.open.is_empty() && self.count > 0 && !is_between && !self.leaves_root()
    }

    /// Whether the root was left last, without having been settled.
    fn leaves_root(&self) -> bool {
        let leaves = matches!(self.last, Some(FollowedKind::Leave));
        (leaves || self.algorithm.samples()) && self.is_open
    }

    /// Whether a child may be read again at once.
    fn scouts(&self) -> bool {
        self.algorithm.id().parse().is_ok_and(Algorithm::scouts)
    }

    /// Counts values in parts that are `by` times as fine; `None` if one is too large.
    pub(super) fn refine(&mut self, by: u32) -> Option<()> {
        if let Some((_, value, _)) = &mut self.left {
            *value = value.finer(by)?;
        }
        let LoggedResults { low, high, .. } = &mut self.results;
        (*low, *high) = (low.finer(by)?, high.finer(by)?);
        self.followed.refine(by)
    }

    /// Follows a line: its event, if it tells one, is the last one then.
    pub(super) fn line(&mut self, line: &LogLine) -> Result<(), Complaint> {
        if self.algorithm.proves() {
            return self.proof_line(line);
        }
        if self.algorithm.samples() {
            return self.sample_line(line);
        }
        let left = self.left.take();
        if let Some((node, ..)) = left
            && !self.followed.knows_rest
        {
            self.followed.forget(node + 1);
        }
        let reduction = self.reduction.take();
        if reduction.is_some() && !matches!(line.event, LogEvent::Enter { .. }) {
            return Err(complains(line, Texts::log_reduce_alone));
        }
        match (&line.event, self.open.last().copied()) {
            (LogEvent::Enter { name, window }, _) => {
                self.enter(line, name, (*window, reduction), left)
            }
            (LogEvent::Reduce(plies), Some(_)) => {
                let plies = Some(*plies).filter(|&plies| plies > 0);
                self.reduction = plies.map(|plies| LogReduction { plies, line: line.line });
                self.deepens = true;
                // What has been left may be read again.
                self.left = left;
                Ok(())
            }
            (LogEvent::Exit(value), _) if self.leaves_exit && left.is_some_and(|it| it.2) => {
                match left {
                    Some((node, same, _)) if same == *value => {
                        self.left = Some((node, same, false));
                        Ok(())
                    }
                    _ => Err(complains(line, Texts::log_leaf_returns)),
                }
            }
            (LogEvent::Depth(plies), None) => {
                self.deepens = true;
                self.push(line, 0, FollowedKind::Depth(*plies));
                Ok(())
            }
            (LogEvent::Depth(_), Some((node, _))) => {
                let place = self.followed.name(node);
                Err(complains(line, |texts| texts.log_depth_inside(&place)))
            }
            (_, None) => Err(complains(line, Texts::log_nothing_open)),
            (LogEvent::Leaf(value), Some((node, _))) => self.leaf(line, node, *value),
            (LogEvent::Exit(value), Some((node, visit))) => {
                if !self.has_read(node, visit) {
                    // A program may call every return an exit.
                    return self.leaf(line, node, *value);
                }
                let own = &mut self.followed.nodes[node];
                own.is_whole |= own.cut_in != visit;
                self.leave(line, node, *value, FollowedKind::Exit);
                Ok(())
            }
            (LogEvent::Back(value), Some((node, _))) => {
                if left.is_none() {
                    return Err(complains(line, Texts::log_nothing_back));
                }
                let value = self.for_black(node, *value);
                self.push(line, node, FollowedKind::Back(value));
                // It may be read again even now.
                self.left = left.map(|(node, value, _)| (node, value, false));
                Ok(())
            }
            (LogEvent::Cut(names), Some(open)) => self.cut(line, open, names),
            (LogEvent::Stand(value), Some(open)) => self.stand(line, open, *value),
            (LogEvent::Recall(known, depth), Some((node, visit))) => {
                if self.has_read(node, visit) {
                    let place = self.followed.name(node);
                    return Err(complains(line, |texts| texts.log_recall_late(&place)));
                }
                let player = self.followed.nodes[node].player;
                let known = self.view.turned_bound(player, *known);
                self.leave(line, node, known.value, |_| FollowedKind::Recall(known, *depth));
                Ok(())
            }
            // Of other searches.
            (
                LogEvent::Expand(_)
                | LogEvent::Numbers(_)
                | LogEvent::Thresholds(_)
                | LogEvent::Leave
                | LogEvent::Iteration
                | LogEvent::Playout(_)
                | LogEvent::Update(_),
                Some(_),
            ) => Ok(()),
        }
    }

    /// Whether a child, or stopping, has been read in this visit.
    fn has_read(&self, node: usize, visit: usize) -> bool {
        let nodes = &self.followed.nodes;
        nodes[node].children.iter().any(|&child| nodes[child].read_in == visit)
    }

    /// Stopping at a node is a child of it, the first one.
    fn stand(
        &mut self,
        line: &LogLine,
        (node, visit): (usize, usize),
        value: Score,
    ) -> Result<(), Complaint> {
        if self.has_read(node, visit) {
            let place = self.followed.name(node);
            return Err(complains(line, |texts| texts.log_stand_late(&place)));
        }
        let value = self.for_black(node, value);
        let followed = &mut self.followed;
        let player = followed.nodes[node].player.other();
        let known = followed.declined(node);
        let child = known.unwrap_or_else(|| followed.add(Some(node), player, Kind::Decline, None));
        followed.nodes[node].kind = Kind::Inner;
        let decline = &mut followed.nodes[child];
        if !decline.is_valued {
            (decline.value, decline.is_valued) = (value, true);
        }
        decline.read_in = visit;
        self.push(line, node, FollowedKind::Stand(value));
        Ok(())
    }

    fn push(&mut self, line: &LogLine, node: usize, kind: FollowedKind) {
        self.followed.events.push(FollowedEvent { line: line.line, node, kind });
        (self.count, self.last) = (self.count + 1, Some(kind));
    }

    fn for_black(&self, node: usize, value: Score) -> Score {
        self.view.turned(self.followed.nodes[node].player, value)
    }

    fn enter(
        &mut self,
        line: &LogLine,
        name: &str,
        (window, reduction): (Option<Window>, Option<LogReduction>),
        left: Option<(usize, Score, bool)>,
    ) -> Result<(), Complaint> {
        let (node, visit) = match self.open.last() {
            Some(&parent) => self.child(line, parent, name, left.map(|(child, ..)| child))?,
            None => self.root(line, name)?,
        };
        let LogNode { player, depth, .. } = self.followed.nodes[node];
        if depth > MAX_DEPTH {
            return Err(complains(line, |texts| texts.log_too_deep(MAX_DEPTH)));
        }
        let own = &mut self.followed.nodes[node];
        own.next = 0;
        if own.children.is_empty() {
            own.born = 0;
        }
        if own.entered == 0 {
            own.entered = line.line;
        }
        if let Some(&(_, above)) = self.open.last() {
            own.read_in = above;
        }
        own.is_reduced = reduction.is_some() || visit == Visit::Again && own.is_reduced;
        let window = window.map(|window| self.view.turned_window(player, window));
        self.push(line, node, FollowedKind::Enter(window, visit, reduction));
        self.open.push((node, self.count));
        Ok(())
    }

    fn root(&mut self, line: &LogLine, name: &str) -> Result<(usize, Visit), Complaint> {
        if self.followed.nodes.is_empty() {
            self.followed.add(None, self.root, Kind::Leaf, None);
        }
        let root = &mut self.followed.nodes[0];
        let before = root.entered;
        if before == 0 {
            root.label = Some(name.to_owned()).filter(|name| !name.is_empty());
            return Ok((0, Visit::First));
        }
        // Only another depth, or a window, is a reason to search again.
        if let Some(FollowedKind::Depth(_)) = self.last {
            return Ok((0, Visit::First));
        }
        if !self.algorithm.has_windows() {
            return Err(complains(line, |texts| texts.log_root_again(before)));
        }
        Ok((0, Visit::Again))
    }

    /// The child of a node that the log means by a name; `left` is the one that has just been left.
    fn child(
        &mut self,
        line: &LogLine,
        (parent, visit): (usize, usize),
        name: &str,
        left: Option<usize>,
    ) -> Result<(usize, Visit), Complaint> {
        let above = &self.followed.nodes[parent];
        let in_tree = self.in_tree;
        let child_name = child_name(name, self.followed.first_number);
        let found = if in_tree {
            if above.kind == Kind::Leaf {
                let place = self.followed.name(parent);
                return Err(complains(line, |texts| texts.log_below_leaf(&place)));
            }
            self.child_in_tree((parent, visit), &child_name)
        } else {
            let (label, player) = (self.label(parent, &child_name), above.player.other());
            let known = self.followed.labelled(parent, label.as_ref());
            self.followed.nodes[parent].kind = Kind::Inner;
            let count = self.followed.nodes.len();
            if !self.followed.knows_rest
                && known.is_none()
                && count > MOST_KEPT
                && left == Some(count - 1)
            {
                self.followed.forget(count - 1);
            }
            let add = || self.followed.add(Some(parent), player, Kind::Leaf, label);
            Some(known.unwrap_or_else(add))
        };
        let Some(child) = found else {
            let place = self.followed.name(parent);
            let count = self.followed.moves(parent).count();
            return Err(complains(line, |texts| texts.log_no_child(count, name, &place)));
        };
        let scouts = self.scouts();
        let nodes = &mut self.followed.nodes;
        let next = nodes[parent].next;
        let siblings = nodes[parent].children.iter().skip(next);
        let read = siblings.take_while(|&&sibling| nodes[sibling].read_in == visit).count();
        nodes[parent].next += read;
        let node = &mut nodes[child];
        if node.read_in == visit {
            if (node.is_reduced || scouts) && left == Some(child) {
                return Ok((child, Visit::Again));
            }
            let (place, before) = (self.followed.name(child), self.followed.nodes[child].entered);
            return Err(complains(line, |texts| texts.log_read_twice(before, &place)));
        }
        if node.kind == Kind::Stub {
            node.kind = Kind::Leaf;
        }
        if let (true, ChildName::Free(label)) = (in_tree, child_name) {
            node.label = Some(label);
        }
        Ok((child, Visit::First))
    }

    /// The child in the whole tree: by its number; without one the next that has not been read.
    fn child_in_tree(&self, (parent, visit): (usize, usize), name: &ChildName) -> Option<usize> {
        let nodes = &self.followed.nodes;
        let children = &nodes[parent].children;
        let is_move = |child: &&usize| nodes[**child].kind != Kind::Decline;
        match name {
            ChildName::Numbers(numbers) => {
                let (&own, above) = numbers.split_last()?;
                let fits = above.is_empty() || self.followed.path(parent) == above;
                children.get(own).filter(is_move).copied().filter(|_| fits)
            }
            ChildName::Next | ChildName::Free(_) => {
                let is_unread = |child: &&usize| is_move(child) && nodes[**child].read_in != visit;
                children.iter().skip(nodes[parent].next).find(is_unread).copied()
            }
        }
    }

    /// The label of a child without a tree; `None` if its place is its name.
    fn label(&self, parent: usize, name: &ChildName) -> Option<String> {
        let first = self.followed.first_number;
        match name {
            ChildName::Next => None,
            ChildName::Free(name) => Some(name.clone()),
            ChildName::Numbers(numbers) => {
                let own = numbers.last().copied().unwrap_or_default() + first;
                let above = self.followed.nodes[parent].label.as_deref().filter(|_| parent > 0);
                Some(match above {
                    Some(above) => format!("{above}.{own}"),
                    None if parent > 0 => format!("{}.{own}", self.followed.placed_name(parent)),
                    None => own.to_string(),
                })
            }
        }
    }

    fn leaf(&mut self, line: &LogLine, node: usize, value: Score) -> Result<(), Complaint> {
        let own = &self.followed.nodes[node];
        let is_early = self.followed.moves(node).next().is_some() && !self.deepens;
        if is_early && self.algorithm.proves() {
            let place = self.followed.name(node);
            return Err(complains(line, |texts| texts.log_not_a_leaf(&place)));
        }
        if !own.is_valued {
            let value = self.for_black(node, value);
            let own = &mut self.followed.nodes[node];
            (own.value, own.is_valued) = (value, true);
        }
        let kind = if is_early { FollowedKind::EarlyLeaf } else { FollowedKind::Leaf };
        self.leave(line, node, value, kind);
        Ok(())
    }

    fn leave(
        &mut self,
        line: &LogLine,
        node: usize,
        value: Score,
        kind: impl Fn(Score) -> FollowedKind,
    ) {
        let for_black = self.for_black(node, value);
        self.push(line, node, kind(for_black));
        self.left = Some((node, value, matches!(kind(value), FollowedKind::Leaf(_))));
        self.open.pop();
    }

    fn cut(
        &mut self,
        line: &LogLine,
        (node, visit): (usize, usize),
        names: &[String],
    ) -> Result<(), Complaint> {
        let own = &self.followed.nodes[node];
        if own.cut_in == visit || !self.has_read(node, visit) {
            let place = self.followed.name(node);
            return Err(complains(line, |texts| texts.log_cut_nothing(&place)));
        }
        let player = own.player.other();
        let nodes = &mut self.followed.nodes;
        let read = nodes[node].children.iter().filter(|&&child| nodes[child].read_in == visit);
        let read = read.count();
        let own = &mut nodes[node];
        (own.cut_in, own.cut_after) = (visit, own.cut_after.max(read));
        if !self.in_tree {
            for name in names {
                let name = child_name(name, self.followed.first_number);
                let label = self.label(node, &name);
                if self.followed.labelled(node, label.as_ref()).is_none() {
                    self.followed.add(Some(node), player, Kind::Stub, label);
                }
            }
        }
        self.push(line, node, FollowedKind::Cut);
        Ok(())
    }
}

fn complains(line: &LogLine, what: impl Fn(&Texts) -> String) -> Complaint {
    Complaint { line: line.line, column: line.column, what: Words::of(what) }
}

/// A child as a log names it.
#[derive(Clone, Debug, PartialEq, Eq)]
enum ChildName {
    /// It is not named: the next one.
    Next,
    /// By numbers from 0: its own, or those from the root.
    Numbers(Vec<usize>),
    Free(String),
}

/// A child by its name in a log that counts from `first`.
fn child_name(name: &str, first: usize) -> ChildName {
    if name.is_empty() {
        return ChildName::Next;
    }
    let counted = numbers(name).map(|numbers| {
        let counted = numbers.into_iter().map(|number| number.checked_sub(first));
        counted.collect::<Option<Vec<_>>>()
    });
    match counted.flatten() {
        Some(numbers) => ChildName::Numbers(numbers),
        None => ChildName::Free(name.to_owned()),
    }
}

/// The numbers in a name that has nothing else but brackets, and signs between them: `2`, `1.2`,
/// `(1, 2)`.
fn numbers(name: &str) -> Option<Vec<usize>> {
    let inside = name.trim_matches(|c: char| "()[] ,".contains(c));
    let parts = inside.split(|c: char| ".,/ ".contains(c));
    let numbers = parts.filter(|part| !part.is_empty()).map(|part| part.parse().ok());
    let numbers: Option<Vec<usize>> = numbers.collect();
    numbers.filter(|numbers| !numbers.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_child_is_named_by_numbers_or_freely() {
        let numbers = |numbers: &[usize]| ChildName::Numbers(numbers.to_vec());
        assert_eq!(child_name("", 1), ChildName::Next);
        assert_eq!(child_name("2", 1), numbers(&[1]));
        assert_eq!(child_name("2", 0), numbers(&[2]));
        for path in ["1.2", "(1, 2)", "[1,2]", "/1/2", "1 2"] {
            assert_eq!(child_name(path.trim_start_matches('/'), 1), numbers(&[0, 1]), "{path}");
        }
        assert_eq!(child_name("7g7f", 1), ChildName::Free("7g7f".to_owned()));
        assert_eq!(child_name("-1", 1), ChildName::Free("-1".to_owned()));
    }
}
