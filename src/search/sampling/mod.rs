//! Searches that sample: they learn from the rewards of random playouts which move is good, and try
//! more often what has done well, or has been tried little.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "nodes have 32-bit numbers, and few children"
)]

pub(super) mod code;
pub(super) mod plan;
mod planned;
pub(super) mod rewards;
mod selection;

pub use plan::{NoExploration, Playout, Sampling};
pub use planned::PlannedSearch;
pub use rewards::{Rewards, SamplingRun};
pub use selection::{Descent, SelectedAt, SelectionTerms, selected};

use super::memory::Memory;
use super::run::Run;
use game::{Evaluator, Game};
use score::{BoundedScore, Sample};
use trace::{Event, Observer, PlayoutEnd};

/// A node of the sampled tree.
#[derive(Clone, Copy, Debug)]
struct SampledNode<M> {
    /// The move that leads to it; `None` at the root.
    mv: Option<M>,
    sample: Sample,
    prior: f64,
    /// The index of its first child, and their number, once they are made.
    children: Option<(u32, u32)>,
}

impl<M> SampledNode<M> {
    const fn new(mv: Option<M>, prior: f64) -> Self {
        Self { mv, sample: Sample { visits: 0, sum: 0 }, prior, children: None }
    }
}

/// Samples the moves of `at`, as often as the plan of the run says, and returns the mean reward of
/// the root as a value between the least and the greatest, which is an estimate.
///
/// Each iteration goes down from the root as `descent` says, plays on at random from where it stops,
/// or takes a value for that, and adds the reward to every node on its path.
pub(super) fn sample<G: Game>(
    game: &G,
    at: &G::Position,
    descent: Descent,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> BoundedScore {
    let SamplingRun { plan, rewards } = run.sampling;
    let mut sampler = Sampler {
        game,
        nodes: vec![SampledNode::new(None, 1.0)],
        path: Vec::new(),
        moves: Vec::new(),
        played: Vec::new(),
        random: fastrand::Rng::with_seed(plan.seed),
        descent,
        constant: plan.exploration.unwrap_or(descent.constant()).get(),
        rewards,
        plan,
    };
    for iteration in 0..plan.iterations {
        if !sampler.iterate(at, iteration, run) {
            break;
        }
    }
    let root = sampler.nodes[0].sample;
    BoundedScore::exact(rewards.value(root))
}

struct Sampler<'g, G: Game> {
    game: &'g G,
    /// The root first, the children of a node together.
    nodes: Vec<SampledNode<G::Move>>,
    /// The nodes of this iteration, from the root down.
    path: Vec<u32>,
    moves: Vec<G::Move>,
    /// The moves of the playout.
    played: Vec<G::Move>,
    random: fastrand::Rng,
    descent: Descent,
    /// C.
    constant: f64,
    rewards: Rewards,
    plan: Sampling,
}

impl<G: Game> Sampler<'_, G> {
    /// One iteration; returns `false` if the budget is spent.
    fn iterate(
        &mut self,
        root: &G::Position,
        iteration: u32,
        run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
    ) -> bool {
        let mut at = root.clone();
        let mut here = 0;
        self.path.clear();
        self.path.push(here);
        loop {
            let (first, count) = self.children(here, &at, run);
            if count == 0 {
                break;
            }
            let child = first + self.select(here, &at, (first, count), iteration);
            let SampledNode { mv, sample, .. } = self.nodes[child as usize];
            let Some(mv) = mv else { break };
            let is_new = sample.visits == 0;
            let event = if is_new { Event::Expand { mv } } else { Event::Select { mv } };
            if !run.go(event) {
                return false;
            }
            at = self.game.after(&at, mv);
            here = child;
            self.path.push(here);
            if is_new || self.descent.stops_below_root() {
                break;
            }
        }
        let reward = self.play_out(at, run);
        for &node in self.path.iter().rev() {
            let SampledNode { mv, sample, .. } = &mut self.nodes[node as usize];
            sample.visits += 1;
            sample.sum += u64::from(reward);
            run.event(Event::BackUp { mv: *mv, reward });
        }
        true
    }

    /// The children of a node, made at the first visit that needs them.
    fn children(
        &mut self,
        node: u32,
        at: &G::Position,
        run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
    ) -> (u32, u32) {
        if let Some(children) = self.nodes[node as usize].children {
            return children;
        }
        self.moves.clear();
        self.game.moves(at, &mut self.moves);
        run.announce(self.game, at, &self.moves, &[]);
        let priors = match self.descent {
            Descent::Priors => run.evaluator.priors(self.game, at, &self.moves),
            _ => None,
        };
        let even = 1.0 / self.moves.len().max(1) as f64;
        let first = self.nodes.len() as u32;
        for (index, &mv) in self.moves.iter().enumerate() {
            let prior = priors.as_ref().map_or(even, |priors| priors[index]);
            if priors.is_some() {
                run.event(Event::Prior { mv, prior });
            }
            self.nodes.push(SampledNode::new(Some(mv), prior));
        }
        let children = (first, self.moves.len() as u32);
        self.nodes[node as usize].children = Some(children);
        children
    }

    /// The place of the child at which the iteration goes on.
    fn select(
        &self,
        node: u32,
        at: &G::Position,
        (first, count): (u32, u32),
        iteration: u32,
    ) -> u32 {
        if self.descent == Descent::InTurn {
            return iteration % count;
        }
        let children = &self.nodes[first as usize..(first + count) as usize];
        let arms = children.iter().map(|child| (child.sample, child.prior));
        let above = self.nodes[node as usize].sample.visits;
        let at = (above, self.game.player(at), self.rewards.span());
        selected(self.descent, self.constant, at, arms) as u32
    }

    /// The reward of the play from where an iteration stops.
    fn play_out(
        &mut self,
        mut at: G::Position,
        run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
    ) -> u32 {
        self.played.clear();
        let (reward, end) = loop {
            self.moves.clear();
            self.game.moves(&at, &mut self.moves);
            if self.moves.is_empty() {
                break (
                    self.rewards.of_end(run.evaluator.value(self.game, &at, 1)),
                    PlayoutEnd::Over,
                );
            }
            if self.plan.playout != Playout::Random {
                break (
                    self.rewards.of_value(run.evaluator.value(self.game, &at, 0)),
                    PlayoutEnd::Valued,
                );
            }
            if self.played.len() >= self.plan.max_plies.into() {
                break (self.rewards.even(), PlayoutEnd::TooLong);
            }
            let mv = self.moves[self.random.usize(..self.moves.len())];
            at = self.game.after(&at, mv);
            self.played.push(mv);
        };
        run.played_out(&self.played, reward, end);
        reward
    }
}
