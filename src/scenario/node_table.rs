//! Records a run of an algorithm over a tree that is there before it, with a memory of its nodes.

use std::collections::HashMap;
use std::sync::Arc;

use super::schema::Lesson;

use game::{AnyEvaluator, Evaluator, Game};
use language::{Texts, Words};
use score::{BoundedScore, Fraction, Score, Window};
use search::{
    Algorithm, Budget, Descent, Found, Memory, PlannedSearch, Playout, Recalled, Rewards, Run,
    Sampling, SamplingRun, sample, search,
};
use subject::{FieldError, Subject};
use trace::{Observer, Recorder, StoredEntry, Trace};
use tree::{GrowError, NodeId, StaticValue, Tree, TreeGame, true_values};

/// A transposition table in which a position is a node.
///
/// It holds the result of each node's last visit; nothing for an algorithm that needs no memory.
#[derive(Clone, Debug)]
pub struct NodeTable {
    /// How many plies there are below each node; empty if nothing is kept.
    heights: Vec<u8>,
    /// The value found by a visit, its number, and the best move, if one has been found.
    known: Vec<Option<(BoundedScore, u32, Option<NodeId>)>>,
}

impl NodeTable {
    /// Knows nothing yet of a tree that `algorithm` is going to search.
    pub fn new(algorithm: Algorithm, tree: &Tree) -> Self {
        if !algorithm.remembers() {
            return Self { heights: Vec::new(), known: Vec::new() };
        }
        let mut heights = vec![0_u8; tree.len()];
        let mut ids: Vec<_> = tree.ids().collect();
        ids.sort_unstable_by_key(|&id| std::cmp::Reverse(tree.node(id).depth));
        for id in ids {
            if let Some(parent) = tree.parent(id) {
                let height = heights[id.index()].saturating_add(1);
                let above = &mut heights[parent.index()];
                *above = height.max(*above);
            }
        }
        Self { heights, known: vec![None; tree.len()] }
    }
}

impl<G: Game<Position = NodeId, Move = NodeId>> Memory<G> for NodeTable {
    fn recall(&mut self, _: &G, at: &NodeId, window: Window) -> Option<Recalled> {
        let (value, visit, _) = (*self.known.get(at.index())?)?;
        value.settles(window).then_some(Recalled {
            value,
            depth: self.heights[at.index()],
            visit: Some(visit),
        })
    }

    fn best(&mut self, _: &G, at: &NodeId) -> Option<NodeId> {
        (*self.known.get(at.index())?)?.2
    }

    fn remember(
        &mut self,
        game: &G,
        at: &NodeId,
        found: Found<NodeId>,
    ) -> Option<StoredEntry<NodeId>> {
        if let Some(known) = self.known.get_mut(at.index()) {
            let bound = found.window.bound(found.value);
            // If every move fails low, the first one found is not informative.
            let best = found.best.filter(|_| bound != game.player(at).fail_low_bound());
            let before = known.and_then(|(.., best)| best);
            let value = BoundedScore { value: found.value, bound };
            *known = Some((value, found.visit, best.or(before)));
        }
        None // It has no horizon, and so no depth.
    }
}

/// A run of an algorithm, and the tree it visited: that of the lesson or, if the search grows it,
/// its own.
#[derive(Clone, Debug)]
pub struct TreeRun {
    pub tree: Arc<Tree>,
    pub trace: Arc<Trace>,
}

/// Runs `algorithm` over the whole tree and records it. An unfinished tree is not searched, because
/// no value could be trusted; the run is marked unfinished.
///
/// # Errors
/// [`GrowError::TooManyNodes`], if the run enters many more nodes than the tree has: no value of an
/// unfinished run is shown.
pub fn record(algorithm: Algorithm, tree: &Tree) -> Result<Trace, GrowError> {
    record_by(algorithm.into(), tree, &TreeKnowledge::of(tree))
}

/// The same, where a search that samples does so by a plan, and with what is known of the tree.
pub fn record_by(
    by: PlannedSearch,
    tree: &Tree,
    of_tree: &TreeKnowledge,
) -> Result<Trace, GrowError> {
    let PlannedSearch { algorithm, sampling } = by;
    if !tree.is_finished() {
        return Ok(Trace::unfinished());
    }
    if let Some(descent) = algorithm.samples() {
        let mut run = Recorder::default();
        sampled(descent, tree, sampling, of_tree, &mut run);
        return Ok(run.finish(true).with_sampled(by.sampled(of_tree.rewards)));
    }
    let nodes = Budget::DEFAULT.nodes.max(tree.len() as u64);
    let recorder = Recorder::with_capacity(tree.len());
    let memory = NodeTable::new(algorithm, tree);
    let evaluator = Knowing { inner: &StaticValue, of_tree };
    let mut run = Run::remembering(&evaluator, Budget::nodes(nodes), recorder, memory);
    search(algorithm, &TreeGame(tree), &NodeId::ROOT, u8::MAX, &mut run);
    if run.is_spent() {
        return Err(GrowError::TooManyNodes { cap: usize::try_from(nodes).unwrap_or(usize::MAX) });
    }
    Ok(run.into_observer().finish(true))
}

/// What a search has to know of a tree beside its nodes.
#[derive(Clone, Debug)]
pub struct TreeKnowledge {
    pub rewards: Rewards,
    /// How likely nodes are the best of their siblings, where a lesson says so.
    priors: HashMap<NodeId, f64>,
    /// The least and the greatest value that nodes can have, where a lesson says so.
    bounds: HashMap<NodeId, (Score, Score)>,
}

impl TreeKnowledge {
    /// Rewards from the least to the greatest value of the leaves, and nothing else.
    pub fn of(tree: &Tree) -> Self {
        let leaves = tree.ids().filter(|&id| tree.children(id).len() == 0);
        let values = leaves.map(|id| tree.node(id).value);
        let (mut least, mut greatest) = (Score::MAX, Score::MIN);
        for value in values {
            (least, greatest) = (least.min(value), greatest.max(value));
        }
        let rewards = Rewards::Range { least, greatest };
        Self { rewards, priors: HashMap::new(), bounds: HashMap::new() }
    }

    /// Says between which two values all leaves lie.
    ///
    /// # Errors
    /// A sentence about a leaf beyond them.
    pub fn limit(&mut self, tree: &Tree, (low, high): (Score, Score)) -> Result<(), Words> {
        let beyond = |leaf: &NodeId| !(low..=high).contains(&tree.node(*leaf).value);
        if let Some(leaf) = tree.leaves_below(NodeId::ROOT).into_iter().find(beyond) {
            let parts = tree.parts();
            let number = |value: Score| Fraction::of(value, parts).to_string();
            let [low, high] = [low, high].map(number);
            let value = number(tree.node(leaf).value);
            return Err(Words::of(|texts| texts.setup_beyond_limits(&high, &low, &value)));
        }
        self.bounds.insert(NodeId::ROOT, (low, high));
        Ok(())
    }

    /// As a lesson says of a tree that is there before the search: rewards by the values of leaves if
    /// they are written by hand or chance moves, so that a mean is one of values, else by who wins.
    pub(super) fn of_lesson(
        lesson: &Lesson,
        subject: &dyn Subject,
        tree: &Tree,
    ) -> Result<Self, FieldError> {
        let mut of = Self::of(tree);
        if !subject.names_nodes() && !tree.has_chance() {
            of.rewards = Rewards::Outcome;
        }
        let named = |name: &str| {
            let called = |&id: &NodeId| subject.is_called(tree, id, name);
            let error = || FieldError::of(|texts| texts.lessons_files_no_node(name)).item(0);
            tree.ids().find(called).ok_or_else(error)
        };
        for (number, (name, prior)) in lesson.priors.iter().enumerate() {
            let within = |error: FieldError| error.item(number).field("priors");
            let node = named(name).map_err(within)?;
            if node == NodeId::ROOT {
                let error = |texts: &Texts| texts.lessons_files_no_node(name);
                return Err(within(FieldError::of(error).item(0)));
            }
            let share = prior.parse().ok().filter(|share| *share > 0.0 && *share <= 1.0);
            let wrong = || FieldError::of(|texts| texts.algorithms_no_prior(prior)).item(1);
            of.priors.insert(node, share.ok_or_else(|| within(wrong()))?);
        }
        if !lesson.bounds.is_empty() {
            of.bound(lesson, tree, named)?;
        }
        Ok(of)
    }

    /// Takes the bounds of a lesson, which have to hold the values of their nodes.
    fn bound(
        &mut self,
        lesson: &Lesson,
        tree: &Tree,
        named: impl Fn(&str) -> Result<NodeId, FieldError>,
    ) -> Result<(), FieldError> {
        let values = true_values(tree);
        for (number, &(ref name, low, high)) in lesson.bounds.iter().enumerate() {
            let within = |error: FieldError| error.item(number).field("bounds");
            let node = named(name).map_err(within)?;
            let value = tree.exact(values[node.index()]);
            let ends = [low, high].map(|end| end.counted_in(tree.parts()));
            let [Some(least), Some(most)] = ends else {
                return Err(within(FieldError::of(Texts::setup_too_fine).item(1)));
            };
            if node == NodeId::ROOT {
                // Of a search that begins with them, they hold every leaf.
                self.limit(tree, (least, most)).map_err(|what| within(FieldError::new(what)))?;
            }
            let is_taken = self.bounds.insert(node, (least, most)).is_some();
            let is_taken = is_taken && node != NodeId::ROOT;
            let wrong = if tree.children(node).len() == 0 || is_taken {
                Some((0, FieldError::of(|texts| texts.lessons_files_no_bounds(name))))
            } else if low > high {
                let ends = [low, high].map(|end| end.to_string());
                let error = |texts: &Texts| texts.lessons_files_bounds_reversed(&ends[1], &ends[0]);
                Some((2, FieldError::of(error)))
            } else if !(low..=high).contains(&value) {
                let place = if value < low { 1 } else { 2 };
                let [low, high, value] = [low, high, value].map(|it| it.to_string());
                let error =
                    |texts: &Texts| texts.lessons_files_bounds_miss(&high, &low, name, &value);
                Some((place, FieldError::of(error)))
            } else {
                None
            };
            if let Some((place, error)) = wrong {
                return Err(within(error.item(place)));
            }
        }
        Ok(())
    }
}

/// An evaluator of a tree with what is known of its nodes.
struct Knowing<'e, E> {
    inner: &'e E,
    of_tree: &'e TreeKnowledge,
}

impl<'t, E: Evaluator<TreeGame<'t>>> Evaluator<TreeGame<'t>> for Knowing<'_, E> {
    fn value(&self, game: &TreeGame<'t>, at: &NodeId, remaining: u8) -> Score {
        self.inner.value(game, at, remaining)
    }

    /// Those that are given; what is left is shared alike by the other siblings.
    #[expect(clippy::cast_precision_loss, reason = "a node has few children")]
    fn priors(&self, _: &TreeGame<'t>, _: &NodeId, moves: &[NodeId]) -> Option<Vec<f64>> {
        let given: Vec<_> = moves.iter().map(|mv| self.of_tree.priors.get(mv).copied()).collect();
        let others = given.iter().filter(|prior| prior.is_none()).count();
        let left = 1.0 - given.iter().flatten().sum::<f64>();
        let each = left.max(0.0) / others.max(1) as f64;
        let has_any = given.iter().any(Option::is_some);
        has_any.then(|| given.into_iter().map(|prior| prior.unwrap_or(each)).collect())
    }

    /// Those that are given, else those of the leaves below.
    fn bounds(&self, game: &TreeGame<'t>, at: &NodeId) -> (Score, Score) {
        let given = self.of_tree.bounds.get(at).copied();
        given.unwrap_or_else(|| self.inner.bounds(game, at))
    }

    fn payoff(&self, game: &TreeGame<'t>, value: Score, seat: u8) -> Score {
        self.inner.payoff(game, value, seat)
    }

    fn sum(&self, game: &TreeGame<'t>) -> Option<Score> {
        self.inner.sum(game)
    }
}

/// The minimax value of every node of a tree.
struct ExactValues(Vec<Score>);

impl Evaluator<TreeGame<'_>> for ExactValues {
    fn value(&self, _: &TreeGame<'_>, at: &NodeId, _: u8) -> Score {
        self.0[at.index()]
    }
}

/// Samples a tree by a plan.
pub fn sampled(
    descent: Descent,
    tree: &Tree,
    plan: Sampling,
    of_tree: &TreeKnowledge,
    observer: &mut dyn Observer<NodeId>,
) {
    let exact = match plan.playout {
        Playout::Random => None,
        Playout::Exact | Playout::Evaluator => Some(ExactValues(true_values(tree))),
    };
    let inner: AnyEvaluator<'_, TreeGame<'_>> = match &exact {
        Some(exact) => exact,
        None => &StaticValue,
    };
    let evaluator = Knowing { inner: &inner, of_tree };
    let sampling = SamplingRun { plan, rewards: of_tree.rewards };
    let mut run = Run::new(&evaluator, Budget::UNLIMITED, observer).sampling(sampling);
    sample(&TreeGame(tree), &NodeId::ROOT, descent, run.at_root::<NodeId>());
}
