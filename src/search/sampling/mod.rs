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
mod sampled;
mod selection;
pub(super) mod sheet;

pub use plan::{NoExploration, Playout, Sampling};
pub use planned::PlannedSearch;
pub use rewards::{Rewards, SamplingRun};
pub use sampled::SampledMoves;
pub use selection::{Descent, SelectedAt, SelectionTerms, selected};

use super::memory::Memory;
use super::run::Run;
use game::{Evaluator, Game, drawn};
use score::Sample;
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

/// Samples the moves of `at`, as often as the plan of the run says.
///
/// Each iteration goes down from the root as `descent` says, plays on at random from where it stops,
/// or takes a value for that, and adds the reward to every node on its path. Where chance moves, its
/// move is drawn, or has its [share](Sampling::shares) of the visits.
pub fn sample<G: Game>(
    game: &G,
    at: &G::Position,
    descent: Descent,
    run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
) -> SampledMoves<G::Move> {
    let SamplingRun { plan, rewards } = run.sampling;
    let mut sampler = Sampler {
        game,
        nodes: vec![SampledNode::new(None, 1.0)],
        path: Vec::new(),
        moves: Vec::new(),
        played: Vec::new(),
        growths: Vec::new(),
        random: fastrand::Rng::with_seed(plan.seed),
        descent,
        constant: plan.exploration.unwrap_or(descent.constant()).get(),
        rewards,
        span: rewards.span(),
        plan,
    };
    for iteration in 0..plan.iterations {
        if !sampler.iterate(at, iteration, run) {
            break;
        }
    }
    let root = sampler.nodes[0];
    let (first, count) = root.children.unwrap_or_default();
    let children = &sampler.nodes[first as usize..(first + count) as usize];
    let moves = children.iter().filter_map(|child| Some((child.mv?, child.sample)));
    // Where chance moves, nobody chooses.
    let chooser = (!game.is_chance(at)).then(|| game.player(at));
    SampledMoves { moves: moves.collect(), root: root.sample, rewards, chooser }
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
    /// What so many visits of a node give the terms of its children: each is wanted often.
    growths: Vec<f64>,
    random: fastrand::Rng,
    descent: Descent,
    /// C.
    constant: f64,
    rewards: Rewards,
    /// The greatest reward.
    span: u32,
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
        &mut self,
        node: u32,
        at: &G::Position,
        (first, count): (u32, u32),
        iteration: u32,
    ) -> u32 {
        let children = &self.nodes[first as usize..(first + count) as usize];
        if self.game.is_chance(at) {
            let weight = |child: &SampledNode<_>| {
                child.mv.map_or(0, |mv| u64::from(self.game.weight(at, mv)))
            };
            let weights = children.iter().map(|child| (child.sample.visits, weight(child)));
            let above = self.nodes[node as usize].sample.visits;
            let place = if self.plan.shares() {
                selection::furthest_behind(above, weights)
            } else {
                drawn(weights.map(|(_, weight)| weight), |most| self.random.u64(..most))
            };
            return place as u32;
        }
        if self.descent == Descent::InTurn {
            return iteration % count;
        }
        let is_first = |child: &SampledNode<_>| self.descent.tries_first(child.sample.visits);
        if let Some(first) = children.iter().position(is_first) {
            return first as u32;
        }
        let above = self.nodes[node as usize].sample.visits;
        let known = self.growths.len() as u32..=above;
        self.growths.extend(known.map(|visits| self.descent.growth(visits)));
        let at = (self.growths[above as usize], self.game.player(at), self.span);
        let arms = children.iter().map(|child| (child.sample, child.prior));
        selection::greatest(self.descent, self.constant, at, arms) as u32
    }

    /// The reward of the play from where an iteration stops.
    fn play_out(
        &mut self,
        mut at: G::Position,
        run: &mut Run<'_, impl Evaluator<G>, impl Observer<G::Move>, impl Memory<G>>,
    ) -> u32 {
        self.played.clear();
        let (hears, mut plies) = (run.hears_moves::<G::Move>(), 0);
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
            if plies >= self.plan.max_plies {
                break (self.rewards.even(), PlayoutEnd::TooLong);
            }
            let place = if self.game.is_chance(&at) {
                let weights = self.moves.iter().map(|&mv| self.game.weight(&at, mv).into());
                drawn(weights, |most| self.random.u64(..most))
            } else {
                self.random.usize(..self.moves.len())
            };
            let mv = self.moves[place];
            at = self.game.after(&at, mv);
            plies += 1;
            if hears {
                self.played.push(mv);
            }
        };
        run.played_out(&self.played, reward, end);
        reward
    }
}
