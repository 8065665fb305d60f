//! Proves claims from the values of the leaves that have been read, and minimax over them.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use super::{CutBound, KnownPayoffs, StepClaim, claims};
use game::breath;
use score::{Bound, BoundedScore, Fraction, NodeNumbers, Player, Score, Window};
use search::{Algorithm, Descent};
use trace::{CutBy, EventKind, Phase, Replay, Round, StepDetail, Trace, Visit};
use tree::{Kind, MoveCode, NodeId, Tree};

/// The range of a node's value, given what has been read below it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ValueRange {
    low: Score,
    high: Score,
}

impl ValueRange {
    /// The range before anything is read.
    const ANY: Self = Self { low: Score::MIN, high: Score::MAX };

    const fn exactly(value: Score) -> Self {
        Self { low: value, high: value }
    }

    /// The range that a returned value leaves.
    fn of(value: BoundedScore) -> Self {
        let (low, high) = value.range();
        Self { low, high }
    }

    /// The intersection of two ranges.
    fn and(self, other: Self) -> Self {
        Self { low: self.low.max(other.low), high: self.high.min(other.high) }
    }

    /// The range of the better of two children for the player who chooses.
    fn or(self, other: Self, chooser: Player) -> Self {
        Self {
            low: chooser.better(self.low, other.low),
            high: chooser.better(self.high, other.high),
        }
    }

    /// Whether every value in the range gives a player at least `value`.
    fn gives(self, player: Player, value: Score) -> bool {
        match player {
            Player::Max => self.low >= value,
            Player::Min => self.high <= value,
        }
    }

    fn says(self, bound: Bound, value: Score) -> bool {
        let (low, high) = (self.low >= value, self.high <= value);
        match bound {
            Bound::Exact => low && high,
            Bound::AtLeast => low,
            Bound::AtMost => high,
        }
    }
}

/// Follows a run event by event, and derives the values of nodes from those of the leaves that have
/// been read. Of the values reported by the algorithm it trusts only those from a table, and the
/// guesses of a selective search, which say that they are guesses.
#[derive(Clone, Debug)]
pub struct ClaimOracle {
    algorithm: Algorithm,
    replay: Replay,
    /// The ranges of the nodes in the last of their visits that has ended.
    ranges: Vec<ValueRange>,
    /// The ranges from the scout that a re-search continues.
    scouted: Vec<Option<ValueRange>>,
    /// The step at which each node was last entered.
    entered: Vec<usize>,
    /// The best child of each node before the last event, by the order of the returned values.
    best: Vec<Option<(NodeId, Score)>>,
    before: Option<(NodeId, Score)>,
    /// The values that each node has returned, mates counted from there, with the remaining plies of
    /// those readings as a bit set: 0 beyond the horizon, all without iterations.
    returned: HashMap<(NodeId, Score), u64>,
    /// The depth of the current iteration, and the depth in the tree of its root.
    iteration: Option<(i32, i32)>,
    /// The nodes that are cut by a guess in their current visit.
    guessed: Vec<bool>,
    /// The iterations through each node, and the sum of their rewards, counted anew.
    sampled: Vec<(u32, u64)>,
    /// What is known of each node where each player has payoffs of its own.
    known: Vec<Option<KnownPayoffs>>,
    /// Whether compared values may have been read to different depths.
    mixes_depths: bool,
    /// Whether leaves have their values in the tree, whatever the run has read.
    by_tree: bool,
}

/// A set of so many plies alone; more than it holds are counted with the last.
fn bit(plies: i32) -> u64 {
    1 << plies.clamp(0, 63)
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Falsehood {
    pub step: usize,
    pub claim: StepClaim,
}

impl fmt::Display for Falsehood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?}", self.step, self.claim)
    }
}

/// Proves every claim of a run; returns their number by kind, in the order of [`StepClaim::KINDS`].
pub fn prove(
    tree: &Arc<Tree>,
    trace: &Arc<Trace>,
    algorithm: Algorithm,
) -> Result<[u64; StepClaim::KINDS.len()], Box<Falsehood>> {
    let mut counts = [0; StepClaim::KINDS.len()];
    let mut oracle = ClaimOracle::new(Arc::clone(tree), Arc::clone(trace), algorithm);
    while oracle.forward() {
        breath();
        for claim in claims(&oracle.replay, algorithm) {
            if !oracle.holds(&claim) {
                let step = oracle.replay.step();
                return Err(Box::new(Falsehood { step, claim }));
            }
            counts[claim.number()] += 1;
        }
    }
    Ok(counts)
}

impl ClaimOracle {
    /// The oracle before the first event.
    pub fn new(tree: Arc<Tree>, trace: Arc<Trace>, algorithm: Algorithm) -> Self {
        let count = tree.len();
        Self {
            algorithm,
            replay: Replay::new(tree, trace),
            ranges: vec![ValueRange::ANY; count],
            scouted: vec![None; count],
            entered: vec![0; count],
            best: vec![None; count],
            before: None,
            returned: HashMap::new(),
            iteration: None,
            guessed: vec![false; count],
            mixes_depths: false,
            by_tree: false,
            sampled: vec![(0, 0); count],
            known: vec![None; if algorithm.shares() { count } else { 0 }],
        }
    }

    /// Takes the values of leaves from the tree, whatever the run has read.
    #[must_use]
    pub fn by_tree(self) -> Self {
        Self { by_tree: true, ..self }
    }

    /// The run as far as the oracle has followed it.
    pub fn replay(&self) -> &Replay {
        &self.replay
    }

    /// Follows one event; returns `false` at the end.
    pub fn forward(&mut self) -> bool {
        if !self.replay.forward() {
            return false;
        }
        let Some(record) = self.replay.last_record() else {
            return true;
        };
        let node = record.node;
        let state = self.replay.node(node);
        let value = state.value();
        if self.algorithm.shares() {
            self.learn_payoffs(record.kind, node);
            return true;
        }
        match record.kind {
            EventKind::Enter => {
                let scouted = Some(self.ranges[node.index()]);
                let again = state.visit() == Visit::Again;
                self.scouted[node.index()] = scouted.filter(|_| again);
                self.entered[node.index()] = self.replay.step();
                if state.visit() != Visit::Resume {
                    self.best[node.index()] = None;
                }
            }
            EventKind::Leaf => {
                let known = self.by_tree.then(|| self.replay.tree().node(node).value);
                self.learn(node, known.or(value).map(ValueRange::exactly));
            }
            EventKind::Decline => {
                if let (Some(decline), Some(value)) = (self.replay.tree().decline(node), value) {
                    self.entered[decline.index()] = self.replay.step();
                    self.learn(decline, Some(ValueRange::exactly(value)));
                    self.best[node.index()] = Some((decline, value));
                }
            }
            EventKind::Recall | EventKind::Repeat => {
                self.learn(node, state.returned().map(ValueRange::of));
            }
            EventKind::Estimate => {
                if let Some(StepDetail::Counted(NodeNumbers { first: low, second: high })) =
                    self.detail()
                {
                    self.ranges[node.index()] = ValueRange { low, high };
                }
            }
            EventKind::Count if self.algorithm.keeps_intervals() => {
                self.ranges[node.index()] = self.range_of(node, false);
            }
            EventKind::Reduce | EventKind::Extend | EventKind::Skip => self.mixes_depths = true,
            EventKind::BackUp => {
                let (visits, sum) = &mut self.sampled[node.index()];
                *visits += 1;
                *sum += u64::from(record.reward());
            }
            EventKind::Iteration | EventKind::Ask => {
                if let Some(StepDetail::Iteration(Round::Depth(plies)) | StepDetail::Asked(plies)) =
                    self.detail()
                {
                    self.iteration = Some((plies.into(), self.depth(node)));
                }
            }
            EventKind::Improve | EventKind::Keep => {
                if let (Some(parent), Some(value)) = (self.replay.tree().parent(node), value) {
                    self.before = self.best[parent.index()];
                    let chooser = self.chooser(parent);
                    let improves =
                        self.before.is_none_or(|(_, before)| chooser.prefers(value, before));
                    if improves && !self.is_thought(parent, node) {
                        self.best[parent.index()] = Some((node, value));
                    }
                }
            }
            EventKind::Cut => {
                // A guess is taken at its word: what follows from it is still proved.
                self.guessed[node.index()] = matches!(record.cut_by(), CutBy::Margin | CutBy::Pass);
            }
            EventKind::Exit if std::mem::take(&mut self.guessed[node.index()]) => {
                self.learn(node, state.returned().map(ValueRange::of));
            }
            EventKind::Exit if !self.algorithm.keeps_intervals() => {
                // Of a node that is probed, one move is read.
                let is_probed = state.visit() == Visit::Probe;
                let is_all = || self.replay.tree().children(node).all(|it| self.is_read(node, it));
                let read = self.range_of(node, state.is_cut() || is_probed && !is_all());
                self.learn(node, Some(read));
            }
            _ => {}
        }
        if record.kind.settles() {
            let read = match (self.detail(), self.iteration) {
                (Some(StepDetail::Recalled { depth, .. }), _) => Some(depth.into()),
                (_, Some((plies, base))) => Some((plies + base - self.depth(node)).max(0)),
                _ => None,
            };
            if let Some(value) = value {
                let value = self.counted_there(node, value);
                *self.returned.entry((node, value)).or_default() |= read.map_or(u64::MAX, bit);
            }
        }
        true
    }

    fn learn_payoffs(&mut self, kind: EventKind, node: NodeId) {
        match kind {
            EventKind::Enter => self.entered[node.index()] = self.replay.step(),
            EventKind::Leaf => {
                let value = self.replay.tree().node(node).value;
                self.known[node.index()] = Some(KnownPayoffs::Outcome(value));
            }
            EventKind::Exit => self.known[node.index()] = self.paid_by_children(node),
            _ => {}
        }
    }

    /// What is known of a node where each player has payoffs of its own.
    pub(super) fn known(&self, node: NodeId) -> Option<KnownPayoffs> {
        self.known.get(node.index()).copied().flatten()
    }

    pub(super) fn algorithm(&self) -> Algorithm {
        self.algorithm
    }

    fn learn(&mut self, node: NodeId, read: Option<ValueRange>) {
        let Some(read) = read else { return };
        let both = read.and(self.scouted[node.index()].unwrap_or(ValueRange::ANY));
        // What a scout found at another depth may contradict it.
        let agrees = !self.mixes_depths || both.low <= both.high;
        self.ranges[node.index()] = if agrees { both } else { read };
    }

    fn detail(&self) -> Option<StepDetail> {
        self.replay.what_happened().map(|step| step.detail)
    }

    /// A value at a node, with a mate counted from the node instead of the horizon.
    fn counted_there(&self, node: NodeId, value: Score) -> Score {
        match self.iteration.filter(|_| value.is_mate()) {
            Some((plies, base)) => value + -value.0.signum() * (plies + base - self.depth(node)),
            None => value,
        }
    }

    fn depth(&self, node: NodeId) -> i32 {
        self.replay.tree().node(node).depth.into()
    }

    fn player(&self, node: NodeId) -> Player {
        self.replay.tree().node(node).player
    }

    fn chooser(&self, node: NodeId) -> Player {
        self.algorithm.chooser(self.player(NodeId::ROOT), self.player(node))
    }

    /// Whether a child has been read in the current visit of its parent.
    pub(super) fn is_read(&self, parent: NodeId, child: NodeId) -> bool {
        let is_left = self.replay.node(child).phase() == Phase::Done;
        let is_current = self.entered[child.index()] > self.entered[parent.index()];
        is_left && (is_current || self.algorithm.proves())
    }

    /// Whether a child is an imagined pass.
    fn is_thought(&self, parent: NodeId, child: NodeId) -> bool {
        let notes = self.replay.notes(parent);
        let passed = notes.is_some_and(|notes| notes.passed.is_some());
        passed && self.replay.tree().node(child).mv == MoveCode::PASS
    }

    /// The children of a node that have been read and can be chosen.
    fn read_children(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        let children = self.replay.tree().children(node);
        // Whoever keeps intervals knows something of every child.
        let all = self.algorithm.keeps_intervals();
        children
            .filter(move |&child| all || self.is_read(node, child) && !self.is_thought(node, child))
    }

    /// Between which two values all leaves lie, if the search has begun with them.
    fn limits(&self) -> Option<ValueRange> {
        let Window { alpha: low, beta: high } = self.replay.entered_window(NodeId::ROOT);
        let knows = self.algorithm.weighs() && low.is_finite() && high.is_finite();
        knows.then_some(ValueRange { low, high })
    }

    /// What is known of a child of a node where chance moves.
    fn weighed(&self, node: NodeId, child: NodeId) -> ValueRange {
        let read = self.is_read(node, child).then(|| self.ranges[child.index()]);
        let known = read.unwrap_or(ValueRange::ANY);
        self.limits().map_or(known, |limits| known.and(limits))
    }

    /// The mean of what is known of the children of a node where chance moves; `of` may say otherwise.
    fn mean(&self, node: NodeId, of: impl Fn(NodeId) -> ValueRange) -> ValueRange {
        let tree = self.replay.tree();
        let (mut low, mut high, mut whole) = (0_i64, 0_i64, 0_i64);
        for child in tree.children(node) {
            let (weight, range) = (i64::from(tree.weight(child)), of(child));
            if !range.low.is_finite() || !range.high.is_finite() {
                return ValueRange::ANY;
            }
            low += weight * i64::from(range.low.0);
            high += weight * i64::from(range.high.0);
            whole += weight;
        }
        let score = |sum: i64| i32::try_from(sum).map_or(Score::MAX, Score);
        ValueRange { low: score(low.div_euclid(whole)), high: score(-(-high).div_euclid(whole)) }
    }

    fn is_chance(&self, node: NodeId) -> bool {
        self.replay.tree().node(node).kind == Kind::Chance
    }

    /// Minimax over what has been read below a node, and the mean where chance moves; `is_open` says
    /// that further children may follow.
    fn range_of(&self, node: NodeId, is_open: bool) -> ValueRange {
        if self.is_chance(node) {
            return self.mean(node, |child| self.weighed(node, child));
        }
        let chooser = self.chooser(node);
        let worst = ValueRange::exactly(chooser.worst());
        let ranges = self.read_children(node).map(|child| self.ranges[child.index()]);
        let read = ranges.fold(worst, |range, child| range.or(child, chooser));
        let read = match (is_open, chooser) {
            (false, _) => read,
            (true, Player::Max) => ValueRange { high: Score::MAX, ..read },
            (true, Player::Min) => ValueRange { low: Score::MIN, ..read },
        };
        self.limits().map_or(read, |limits| read.and(limits))
    }

    fn range(&self, node: NodeId) -> ValueRange {
        match self.replay.node(node).phase() {
            _ if self.algorithm.keeps_intervals() => self.ranges[node.index()],
            Phase::Done => self.ranges[node.index()],
            _ => self.range_of(node, true),
        }
    }

    /// Whether a search that samples goes on to `child`, by the visits and rewards counted here and the
    /// formulas as they are published.
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "counts of samples are whole and far less than 2⁵³"
    )]
    fn is_sampled_next(&self, node: NodeId, child: NodeId) -> bool {
        /// Sums that differ by less are equal.
        const EQUAL: f64 = 1e-9;
        if self.is_chance(node) {
            return self.is_shared_next(node, child);
        }
        let (Some(descent), Some(sampled)) =
            (self.algorithm.samples(), self.replay.trace().sampled())
        else {
            return false;
        };
        let (tree, constant) = (self.replay.tree(), sampled.exploration.get());
        let children: Vec<_> = tree.children(node).collect();
        let counts = |id: NodeId| self.sampled[id.index()];
        let above = f64::from(counts(node).0);
        let mean = |id: NodeId| {
            let (visits, sum) = counts(id);
            let mean = sum as f64 / (f64::from(visits) * f64::from(sampled.span));
            if tree.node(node).player == Player::Max { mean } else { 1.0 - mean }
        };
        let is_new = |id: &NodeId| counts(*id).0 == 0;
        let even = 1.0 / children.len() as f64;
        let score = |id: NodeId| {
            let visits = f64::from(counts(id).0);
            if descent == Descent::Priors {
                let prior = self.replay.prior(id).unwrap_or(even);
                let mean = if visits > 0.0 { mean(id) } else { 0.5 };
                return mean + constant * prior * above.max(1.0).sqrt() / (1.0 + visits);
            }
            mean(id) + constant * (above.ln() / visits).sqrt()
        };
        if descent == Descent::InTurn {
            return children.get(above as usize % children.len()) == Some(&child);
        }
        let first_new = children.iter().copied().find(is_new);
        if let Some(first) = first_new.filter(|_| descent != Descent::Priors) {
            return first == child;
        }
        let own = score(child);
        children.iter().all(|&other| match other.cmp(&child) {
            std::cmp::Ordering::Less => score(other) < own - EQUAL / 10.0,
            std::cmp::Ordering::Equal => true,
            std::cmp::Ordering::Greater => score(other) <= own + 1.1 * EQUAL,
        })
    }

    /// Whether `child` is the one whose visits are furthest behind its share of those of `node`, where
    /// chance draws nothing; of equal ones the first.
    fn is_shared_next(&self, node: NodeId, child: NodeId) -> bool {
        let (tree, shares) = (self.replay.tree(), self.replay.trace().sampled());
        let visits = |id: NodeId| Fraction::from(self.sampled[id.index()].0.cast_signed());
        let behind = |id: NodeId| {
            let share = tree.odds(id)?.times(visits(node))?;
            share.plus(visits(id).negated())
        };
        let mut before = tree.children(node).take_while(|&other| other != child);
        let is_first = before.all(|other| behind(other) < behind(child));
        let is_most = tree.children(node).all(|other| behind(other) <= behind(child));
        shares.is_some_and(|of| of.shares) && is_first && is_most
    }

    /// Whether a search by intervals goes on to `child`, by the rule as it is published.
    fn is_hoped_for(&self, node: NodeId, child: NodeId) -> bool {
        let tree = self.replay.tree();
        let player = self.player(node);
        let children: Vec<_> = tree.children(node).collect();
        // The ends for the player to move, as if that were MAX.
        let ends = |id: NodeId| {
            let ValueRange { low, high } = self.ranges[id.index()];
            if player == Player::Max { (low.0, high.0) } else { (-high.0, -low.0) }
        };
        let first =
            |wanted: &dyn Fn(NodeId) -> bool| children.iter().copied().find(|&id| wanted(id));
        let most = children.iter().map(|&id| ends(id).1).max();
        if node != NodeId::ROOT {
            return first(&|id| Some(ends(id).1) == most) == Some(child);
        }
        let surest = children.iter().map(|&id| ends(id)).filter(|of| Some(of.1) == most).max();
        let Some(best) = first(&|id| Some(ends(id)) == surest) else { return false };
        let held = ends(best).0;
        let rivals: Vec<_> =
            children.iter().copied().filter(|&id| id != best && ends(id).1 > held).collect();
        let square = |id: NodeId| {
            // Down to where the end comes from.
            let mut at = id;
            while self.is_expanded(at)
                && let Some(below) = tree.children(at).find(|&below| ends(below).1 == ends(at).1)
            {
                at = below;
            }
            self.depth(at).pow(2)
        };
        let is_cheaper = rivals.iter().map(|&id| square(id)).sum::<i32>() < square(best);
        let rests = is_cheaper && rivals.iter().all(|&id| ends(id).0 <= held);
        let rival = rivals.iter().map(|&id| ends(id).1).max();
        let rival = rivals.iter().copied().find(|&id| Some(ends(id).1) == rival);
        rival.is_some() && Some(child) == if rests { rival } else { Some(best) }
    }

    /// Whether the children of a node have been made by a search by intervals.
    fn is_expanded(&self, node: NodeId) -> bool {
        let mut children = self.replay.tree().children(node);
        children.next().is_some_and(|child| self.ranges[child.index()] != ValueRange::ANY)
    }

    /// The minimax value of a node, from the leaves of the tree.
    fn true_value(&self, node: NodeId) -> Score {
        let (tree, player) = (self.replay.tree(), self.player(node));
        let below = tree.children(node).map(|child| self.true_value(child));
        below.reduce(|one, other| player.better(one, other)).unwrap_or(tree.node(node).value)
    }

    /// Whether a range proves that the player at the root reaches more than 0, or disproves it.
    fn decides(&self, range: ValueRange, is_proven: bool) -> bool {
        let attacker = self.player(NodeId::ROOT);
        if is_proven {
            range.gives(attacker, Score(attacker.sign()))
        } else {
            range.gives(attacker.other(), Score(0))
        }
    }

    /// Whether a player is guaranteed a value by a child of a node where that player is to move.
    fn has(&self, player: Player, node: NodeId, by: NodeId, value: Score) -> bool {
        let is_child = self.replay.tree().parent(by) == Some(node);
        let known =
            self.scouted[by.index()].filter(|_| self.replay.node(by).phase() == Phase::Open);
        let range = known.unwrap_or_else(|| self.ranges[by.index()]);
        let is_read = known.is_some() || self.is_read(node, by);
        is_child && is_read && self.player(node) == player && range.gives(player, value)
    }

    fn is_above(&self, ancestor: NodeId, node: NodeId) -> bool {
        self.way(node).skip(1).any(|above| above == ancestor)
    }

    fn way(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        self.replay.tree().ancestors(node)
    }

    /// Whether the claimed skipped children are exactly those that have not been read.
    pub(super) fn skips(&self, node: NodeId, skipped: &[NodeId]) -> bool {
        let tree = self.replay.tree();
        let is_move = |child| tree.node(child).kind != Kind::Decline && !tree.is_imagined(child);
        let is_read = |child| self.is_read(node, child) && !self.replay.is_probed(child);
        let unread = tree.children(node).filter(|&child| !is_read(child) && is_move(child));
        !skipped.is_empty() && unread.eq(skipped.iter().copied())
    }

    /// Whether a claim of the last followed step is true.
    #[expect(clippy::too_many_lines, reason = "one arm a kind: none is without")]
    pub fn holds(&self, claim: &StepClaim) -> bool {
        let replay = &self.replay;
        if self.algorithm.shares() {
            return self.pays(claim);
        }
        match *claim {
            StepClaim::Paid { .. } | StepClaim::Gets { .. } | StepClaim::Exhausted { .. } => false,
            StepClaim::Has { player, node, by, value } => self.has(player, node, by, value),
            StepClaim::Worth { node, bound, value } => {
                let movers_choose = self.chooser(node) == self.player(node);
                movers_choose && self.range(node).says(bound, value)
            }
            StepClaim::Bounded { node, bound, value } => {
                let range = self.range(node);
                range.says(bound, value) && !range.says(Bound::Exact, value)
            }
            StepClaim::Wished { node, value } => self.range(node).says(Bound::Exact, value),
            StepClaim::Interval { node, low, high } => {
                let value = self.true_value(node);
                self.range(node) == ValueRange { low, high } && low <= value && value <= high
            }
            StepClaim::Separates { node, child } => {
                let player = self.player(node);
                let range = self.range(child);
                let held = if player == Player::Max { range.low } else { range.high };
                let others = replay.tree().children(node).filter(|&other| other != child);
                let best = self.true_value(child) == self.true_value(node);
                best && others.into_iter().all(|id| self.range(id).gives(player.other(), held))
            }
            StepClaim::Proven { node, is_proven } => self.decides(self.range(node), is_proven),
            StepClaim::Best { node, child, value } => {
                let best = self.best[node.index()] == Some((child, value));
                let chooser = self.chooser(node);
                let surely = |other: NodeId| match chooser {
                    Player::Max => self.ranges[other.index()].low > value,
                    Player::Min => self.ranges[other.index()].high < value,
                };
                best && !self.read_children(node).any(|other| other != child && surely(other))
            }
            StepClaim::Would { node, child, chooser, past } => {
                let is_child = replay.tree().parent(child) == Some(node);
                let before = self.before.map(|(_, value)| value);
                is_child && chooser == self.chooser(node) && before == Some(past)
            }
            StepClaim::Others { node, value } => {
                let chooser = self.chooser(node);
                let others = self.read_children(node);
                let mut ranges = others.map(|other| self.ranges[other.index()]);
                let all_read = !replay.node(node).is_cut();
                all_read && ranges.all(|other| other.gives(chooser.other(), value))
            }
            StepClaim::Thought { node, child } => {
                let best = replay.node(node).best();
                self.is_thought(node, child) && best != Some(child)
            }
            StepClaim::Cut { node, ref skipped, ref bounds } => {
                let other = self.player(node).other();
                let never_read = skipped.iter().all(|child| self.entered[child.index()] == 0);
                let suffices = |bound: &CutBound| {
                    let CutBound { node: above, by, value } = *bound;
                    let is_passed_by = self.way(node).any(|at| at == by);
                    self.is_above(above, node)
                        && self.has(other, above, by, value)
                        && self.range(node).gives(self.player(node), value)
                        && (!is_passed_by || never_read)
                };
                self.skips(node, skipped) && !bounds.is_empty() && bounds.iter().all(suffices)
            }
            StepClaim::Settles { node, ref skipped, than } => {
                let range = self.range(node);
                self.skips(node, skipped) && (range.low >= than || range.high <= than)
            }
            StepClaim::Decides { node, by, ref skipped } => {
                let is_attackers = self.player(node) == self.player(NodeId::ROOT);
                self.skips(node, skipped)
                    && self.is_read(node, by)
                    && self.decides(self.ranges[by.index()], is_attackers)
            }
            StepClaim::Resumes { node, child, chooser, past } => {
                let window = replay.entered_window(node);
                let best = self.best[node.index()];
                let reaches =
                    best.is_some_and(|(by, value)| by == child && !chooser.prefers(past, value));
                chooser == self.player(node) && window.of(chooser.other()) == past && reaches
            }
            StepClaim::Question { node, asker, than } => {
                let window = replay.entered_window(node);
                let asks = |(below, above): (NodeId, NodeId)| {
                    let is_scout = replay.node(below).visit() == Visit::Scout;
                    let asked = replay.entered_window(below);
                    let made_up = asked.of(asker.other());
                    is_scout
                        && self.player(above) == asker
                        && asked.of(asker) == than
                        && (window.of(asker.other()) == made_up
                            || replay.window(node).of(asker.other()) == made_up)
                };
                let is_null = than + asker.sign() == replay.window(node).of(asker.other());
                let mut ways = self.way(node).zip(self.way(node).skip(1));
                is_null && ways.any(asks)
            }
            StepClaim::Scouted { node, asker, value } => {
                let state = replay.node(node);
                let is_again = state.visit() == Visit::Again && state.phase() == Phase::Open;
                let above = replay.tree().parent(node);
                is_again
                    && above.is_some_and(|above| {
                        self.player(above) == asker
                            && (self.mixes_depths || self.has(asker, above, node, value))
                    })
            }
            StepClaim::Guess { node, low, high } => {
                let window = Window { alpha: low, beta: high };
                node == NodeId::ROOT
                    && window != Window::FULL
                    && replay.entered_window(node) == window
            }
            StepClaim::Open { node } => {
                // A node read on request does not continue the search above it.
                let goes_on = |at: &NodeId| replay.node(*at).phase() == Phase::Open;
                let mut above = self.way(node).skip(1).take_while(goes_on);
                above.all(|at| {
                    let player = self.player(at);
                    let mut read = self.read_children(at);
                    read.all(|child| {
                        !self.has(player, at, child, player.worst()) || {
                            let range = self.ranges[child.index()];
                            match player {
                                Player::Max => range.low == Score::MIN,
                                Player::Min => range.high == Score::MAX,
                            }
                        }
                    })
                })
            }
            StepClaim::Withheld { to, player, node, by, value } => {
                // The window of a re-search lies below a guaranteed value, so that the value of the
                // scout lies inside.
                let reaches = |at: NodeId| replay.node(at).visit() == Visit::Again;
                let withheld = player.prefers(value, replay.window(to).of(player))
                    && !self.way(to).any(reaches);
                withheld && self.is_above(node, to) && self.has(player, node, by, value)
            }
            StepClaim::Known { node, from, plies } => {
                let value = replay.node(node).value();
                let was_read = |from: NodeId| {
                    let value = value.map(|value| self.counted_there(node, value));
                    let returned = value.and_then(|value| self.returned.get(&(from, value)));
                    let is_so_deep = |read| self.mixes_depths || read & bit(plies.into()) != 0;
                    returned.copied().is_some_and(is_so_deep)
                };
                // As deep as is left here, where every branch is read to the same depth.
                let loose = self.algorithm.guesses() || self.algorithm.proves();
                let left = self.iteration.map(|(last, base)| last + base - self.depth(node));
                let suffices = loose || left.is_none_or(|left| i32::from(plies) >= left);
                suffices && from.is_none_or(was_read)
            }
            StepClaim::Selected { node, child } if self.algorithm.keeps_intervals() => {
                self.is_hoped_for(node, child)
            }
            StepClaim::Selected { node, child } => self.is_sampled_next(node, child),
            StepClaim::Sampled { node, visits, sum } => self.sampled[node.index()] == (visits, sum),
            StepClaim::Limits { low, high } => {
                let tree = replay.tree();
                let mut leaves = tree.leaves_below(NodeId::ROOT).into_iter();
                leaves.all(|leaf| (low..=high).contains(&tree.node(leaf).value))
            }
            StepClaim::Mean { node, low, high } => {
                // A probe tells one end, even where it has found both.
                let known = self.range_of(node, true);
                self.is_chance(node) && known.low >= low && known.high <= high
            }
            StepClaim::Summed { node, sum } => {
                let nothing = ValueRange::exactly(Score(0));
                let read = |child| {
                    let is_read = self.is_read(node, child);
                    if is_read { self.ranges[child.index()] } else { nothing }
                };
                self.is_chance(node) && self.mean(node, read) == ValueRange::exactly(sum)
            }
            StepClaim::Beyond { node, ref skipped, player, edge } => {
                let range = self.range_of(node, true);
                let is_beyond = range.gives(player.other(), edge);
                self.is_chance(node) && self.skips(node, skipped) && is_beyond
            }
            StepClaim::Needs { node, chance, player, edge, mean } => {
                let is_child = replay.tree().parent(node) == Some(chance);
                let with = |edge: Score| {
                    self.mean(chance, |child| {
                        let own = ValueRange::exactly(edge);
                        if child == node { own } else { self.weighed(chance, child) }
                    })
                };
                is_child && self.is_chance(chance) && with(edge).gives(player.other(), mean)
            }
            StepClaim::Again { node, of, loser } => {
                let tree = replay.tree();
                let between: Vec<_> = self.way(node).take_while(|&at| at != of).collect();
                let passes = between.iter().any(|&at| tree.node(at).mv == MoveCode::PASS);
                let is_foul = |value: Score| value.0.abs() == Score::FOUL;
                let value = replay.node(node).value();
                // Equal positions have the same side to move; four plies are the least to return.
                self.is_above(of, node)
                    && between.len() >= 4
                    && self.player(of) == self.player(node)
                    && !passes
                    && match loser {
                        Some(loser) => value == Some(Score::foul(loser)),
                        None => value.is_some_and(|value| !value.is_mate() && !is_foul(value)),
                    }
            }
        }
    }
}
