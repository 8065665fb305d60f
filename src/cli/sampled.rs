//! What a search that samples is told on the command line, and how it answers.

use clap::Args;
use serde_json::{Value, json};

use super::telling::choice;
use super::{CliAnswer, Refusal, texts};
use score::{Exploration, Sample};
use search::{Algorithm, Playout, SampledMoves, Sampling};
use trace::{Event, Observer};
use tree::{Kind, NodeId, Tree};

/// How to sample.
#[derive(Debug, Args)]
pub(super) struct SamplingArguments {
    /// Of a search that samples: how often, from 1 to 10,000,000.
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    pub(super) iterations: Option<String>,
    /// Of a search that samples: the constant C, from 0 to 1,000; √2 for uct and ucb1, 1.25 for puct
    /// unless given.
    #[arg(long, value_name = "C", allow_hyphen_values = true)]
    exploration: Option<String>,
    /// Of a search that samples: from which its random moves follow.
    #[arg(long, value_name = "S", allow_hyphen_values = true)]
    seed: Option<String>,
    /// Of a search that samples: what stands for the play from where an iteration stops.
    #[arg(long, value_parser = choice(&Playout::ALL, Playout::id))]
    playout: Option<Playout>,
}

impl SamplingArguments {
    /// The plan for `algorithm`, with one of these kinds of playouts.
    pub(super) fn plan(
        &self,
        algorithm: Algorithm,
        playouts: &[Playout],
    ) -> Result<Sampling, Refusal> {
        let texts = texts();
        let exploration = match &self.exploration {
            None => None,
            Some(text) => {
                let refused =
                    || Refusal(texts.cli_no_exploration(texts.algorithms_no_exploration(text)));
                Some(Exploration::read(text).ok_or_else(refused)?)
            }
        };
        let Some(iterations) = &self.iterations else {
            return Err(Refusal(texts.cli_no_iterations(algorithm.to_string())));
        };
        let count = iterations.parse().ok().filter(|count| (1..=Sampling::MOST).contains(count));
        let iterations = count.ok_or_else(|| {
            Refusal(texts.cli_not_in_range("--iterations", 1, Sampling::MOST, iterations))
        })?;
        let seed = self.seed.as_ref().map_or(Ok(1), |seed| {
            seed.parse().map_err(|_| Refusal(texts.cli_not_in_range("--seed", 0, u64::MAX, seed)))
        })?;
        let playout = self.playout.unwrap_or_default();
        if !playouts.contains(&playout) {
            let known: Vec<_> = playouts.iter().map(|playout| playout.id()).collect();
            return Err(Refusal(texts.cli_other_playout(playout.id(), known.join(", "))));
        }
        Ok(Sampling { iterations, exploration, seed, playout, ..Sampling::default() })
    }

    /// Refuses what only a search that samples is told, where our engine is asked.
    pub(super) fn none_of_engine(&self) -> Result<(), Refusal> {
        self.none(Algorithm::Engine)
    }

    /// Refuses what only a search that samples is told.
    pub(super) fn none(&self, algorithm: Algorithm) -> Result<(), Refusal> {
        let is_told = self.iterations.is_some()
            || self.exploration.is_some()
            || self.seed.is_some()
            || self.playout.is_some();
        if is_told { Err(Refusal(texts().cli_samples_not(algorithm.to_string()))) } else { Ok(()) }
    }
}

/// What was sampled of a tree.
#[derive(Debug)]
pub(super) struct SampledTree {
    /// In the order of first visits.
    nodes: Vec<NodeId>,
    /// By node.
    samples: Vec<Sample>,
    path: Vec<NodeId>,
    /// Where each playout has ended.
    ends: Vec<NodeId>,
}

impl SampledTree {
    pub(super) fn new(tree: &Tree) -> Self {
        let samples = vec![Sample::default(); tree.len()];
        Self { nodes: vec![NodeId::ROOT], samples, path: Vec::new(), ends: Vec::new() }
    }

    /// The child of the root that is chosen; `None` if there is none, or if chance moves there.
    fn chosen(&self, tree: &Tree, span: u32) -> Option<NodeId> {
        let root = tree.node(NodeId::ROOT);
        let mover = (root.kind != Kind::Chance).then_some(root.player)?;
        let children = tree.children(NodeId::ROOT);
        let samples: Vec<_> = children.map(|child| self.samples[child.index()]).collect();
        let place = Sample::chosen(mover, span, samples.into_iter())?;
        tree.children(NodeId::ROOT).nth(place)
    }
}

impl Observer<NodeId> for SampledTree {
    fn event(&mut self, event: Event<NodeId>) {
        match event {
            Event::Select { mv } => self.path.push(mv),
            Event::Expand { mv } => {
                self.path.push(mv);
                self.nodes.push(mv);
            }
            Event::BackUp { mv, reward } => {
                self.path.pop();
                let sample = &mut self.samples[mv.unwrap_or(NodeId::ROOT).index()];
                sample.visits += 1;
                sample.sum += u64::from(reward);
            }
            _ => {}
        }
    }

    fn played(&mut self, moves: &[NodeId]) {
        let end = moves.last().or(self.path.last()).copied();
        self.ends.push(end.unwrap_or(NodeId::ROOT));
    }

    fn hears_moves(&self) -> bool {
        false
    }
}

/// A decimal as it is written: with six places.
pub(super) fn six(number: f64) -> f64 {
    (number * 1e6).round() / 1e6
}

/// The answer about the moves of a position: means are for Black (MAX).
pub(super) fn moves_answer<M: Copy>(
    of: &SampledMoves<M>,
    plan: Sampling,
    name: impl Fn(M) -> String,
) -> Result<CliAnswer, Refusal> {
    let Some(best) = of.best() else {
        return Err(Refusal(texts().cli_game_over()));
    };
    let mean = |sample: Sample| sample.mean(of.rewards.span());
    let visited = of.moves.iter().filter(|(_, sample)| sample.visits > 0);
    let moves: Vec<_> = visited
        .map(|&(mv, sample)| {
            json!({"move": name(mv), "visits": sample.visits, "mean": mean(sample).map(six)})
        })
        .collect();
    let value = mean(of.root).unwrap_or_default();
    let json = json!({
        "best": name(best),
        "iterations": plan.iterations,
        "value": six(value),
        "moves": moves,
    });
    let mut text =
        texts().cli_sampled_moves(name(best), plan.iterations, format!("{value:.6}")) + "\n";
    let mut rows: Vec<_> = of.moves.iter().filter(|(_, sample)| sample.visits > 0).collect();
    rows.sort_by_key(|(_, sample)| std::cmp::Reverse(sample.visits));
    for &&(mv, sample) in &rows {
        let mean = mean(sample).unwrap_or_default();
        text += &format!("{:>8} {:>9} {mean:.6}\n", name(mv), sample.visits);
    }
    Ok(CliAnswer { json, text })
}

/// The answer about a tree.
pub(super) fn tree_answer(
    of: &SampledTree,
    tree: &Tree,
    (algorithm, plan, span): (Algorithm, Sampling, u32),
) -> CliAnswer {
    let texts = texts();
    let mean = |id: NodeId| of.samples[id.index()].mean(span).unwrap_or_default();
    let path = |id: NodeId| json!(tree.child_numbers(id));
    let best = of.chosen(tree, span).map_or(Value::Null, path);
    let nodes: Vec<_> = of
        .nodes
        .iter()
        .map(|&id| {
            let visits = of.samples[id.index()].visits;
            json!({"path": path(id), "visits": visits, "mean": six(mean(id))})
        })
        .collect();
    let mut json = json!({
        "iterations": plan.iterations,
        "best": best,
        "value": six(mean(NodeId::ROOT)),
        "nodes": nodes,
    });
    if plan.playout == Playout::Random
        && let Some(object) = json.as_object_mut()
    {
        object.insert("ends".to_owned(), of.ends.iter().map(|&end| path(end)).collect());
    }
    let chosen = if best.is_null() { texts.cli_none() } else { best.to_string() };
    let mut text = texts.cli_sampled(
        algorithm.to_string(),
        chosen,
        u64::from(plan.iterations),
        format!("{:.6}", mean(NodeId::ROOT)),
    ) + "\n";
    for id in tree.children(NodeId::ROOT) {
        let sample = of.samples[id.index()];
        let mean = if sample.visits > 0 { format!("{:.6}", mean(id)) } else { "–".to_owned() };
        text += &format!("{:>12} {:>9} {mean}\n", path(id).to_string(), sample.visits);
    }
    CliAnswer { json, text }
}
