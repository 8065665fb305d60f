//! `bench`: what our engine enters on a fixed set of positions, how fast, and what its steps are
//! worth.

use std::io::Write;
use std::time::Duration;

use clap::Args;
use serde::Serialize;
use serde_json::{Map, Value};

use super::search::milliseconds;
use super::{AnswerFormat, Exit, Refusal, texts, to_json};
use eval::Evaluation;
use host::thread_cpu_time;
use language::grouped;
use play::{BenchEngine, BenchRun, StepSwitch, bench, bench_positions, bench_steps};
use search::{Limits, Steps};
use trace::{SkipReason, Tally};

/// What our engine enters on a fixed set of positions, and how fast.
///
/// The signature is the number of nodes that the selective engine enters, all positions together, each
/// to the same depth with an empty table: whatever changes the search changes it, and nothing else
/// does. The speed is that of one thread in CPU time.
#[derive(Debug, Args)]
pub struct BenchEngines {
    /// An evaluator, or values of one's own; as often as there are evaluators. The first counts for the
    /// signature [default: material-8, material-1].
    #[arg(long)]
    values: Vec<String>,
    /// How deep the selective engine reads, in plies.
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u8).range(1..=30))]
    depth: u8,
    /// How deep the exact engine reads, in plies.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=30))]
    exact_depth: u8,
    /// How many nodes a position for the speeds, and for the depth that is reached with equal nodes.
    #[arg(long, default_value_t = 50_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    nodes: u64,
    /// Instead: what each step of the selective engine is worth, by leaving out one at a time, and what
    /// the steps do.
    #[arg(long)]
    steps: bool,
    #[command(flatten)]
    format: AnswerFormat,
}

/// The evaluators that are measured if none is named.
const USUAL: [Evaluation; 2] = [Evaluation::Material8, Evaluation::Yaneuraou];

#[derive(Serialize)]
struct BenchAnswer {
    evaluator: String,
    depth: u8,
    exact_depth: u8,
    /// All nodes of the selective engine.
    signature: u64,
    /// All nodes of the exact one.
    signature_exact: u64,
    trees: Vec<BenchTree>,
    speeds: Vec<SpeedAnswer>,
}

/// One position of the set.
#[derive(Serialize)]
struct BenchTree {
    sfen: &'static str,
    nodes: u64,
    exact_nodes: u64,
}

/// All positions together, each with the same number of nodes.
#[derive(Serialize)]
struct SpeedAnswer {
    evaluator: String,
    /// `selective` or `exact`.
    engine: &'static str,
    nodes: u64,
    cpu_ms: u64,
    /// A second of CPU time.
    nps: u64,
}

#[derive(Serialize)]
struct StepsAnswer {
    evaluator: String,
    depth: u8,
    /// A position, for the mean depth.
    nodes: u64,
    steps: Vec<BenchStep>,
    /// Of the engine with all steps, to the depth.
    counts: CountsAnswer,
}

#[derive(Serialize)]
struct BenchStep {
    /// `None` for the engine with all steps.
    without: Option<&'static str>,
    /// To the depth, all positions together.
    nodes: u64,
    cpu_ms: u64,
    /// The mean depth that is finished with equal nodes, in hundredths of a ply.
    depth_hundredths: u64,
}

#[derive(Serialize)]
struct CountsAnswer {
    entered: u64,
    recalled: u64,
    scouts: u64,
    researches: u64,
    passes: u64,
    cut_by_pass: u64,
    cut_by_margin: u64,
    reduced: u64,
    reduced_plies: u64,
    read_again: u64,
    extended: u64,
    /// By reason.
    skipped: Map<String, Value>,
    /// By the place in the order of the move that caused the cut: none, the first, the second …
    cuts: [u64; Tally::PLACES],
}

impl From<Tally> for CountsAnswer {
    fn from(counts: Tally) -> Self {
        let reasons = SkipReason::ALL.into_iter();
        Self {
            entered: counts.entered,
            recalled: counts.recalled,
            scouts: counts.scouts,
            researches: counts.researches,
            passes: counts.passes,
            cut_by_pass: counts.cut_by_pass,
            cut_by_margin: counts.cut_by_margin,
            reduced: counts.reduced,
            reduced_plies: counts.reduced_plies,
            read_again: counts.read_again,
            extended: counts.extended,
            skipped: reasons
                .map(|reason| (reason.id().to_owned(), counts.skipped[reason as usize].into()))
                .collect(),
            cuts: counts.cuts_after,
        }
    }
}

/// The nodes and the time of all runs together.
fn total(runs: &[BenchRun]) -> (u64, Duration) {
    (runs.iter().map(|run| run.nodes).sum(), runs.iter().map(|run| run.time).sum())
}

/// `part` of `whole` in percent, as text.
fn percent(part: u64, whole: u64) -> String {
    let tenths = (part * 1_000).checked_div(whole).unwrap_or(0);
    format!("{}.{} %", tenths / 10, tenths % 10)
}

impl BenchEngines {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let named: Vec<Evaluation> =
            self.values.iter().map(|name| name.parse()).collect::<Result<_, _>>()?;
        let evaluations = if named.is_empty() { &USUAL[..] } else { &named };
        let Some(&first) = evaluations.first() else {
            return Ok(Exit::Answered);
        };
        let text = match (self.steps, self.format.json) {
            (true, true) => to_json(&self.of_steps(first))? + "\n",
            (true, false) => self.of_steps(first).people(),
            (false, true) => to_json(&self.of_engines(first, evaluations))? + "\n",
            (false, false) => self.of_engines(first, evaluations).people(),
        };
        write!(output, "{text}")?;
        Ok(Exit::Answered)
    }

    fn at_equal_nodes(&self) -> Limits {
        Limits { nodes: Some(self.nodes), ..Limits::default() }
    }

    fn of_engines(&self, first: Evaluation, evaluations: &[Evaluation]) -> BenchAnswer {
        const SELECTIVE: BenchEngine = BenchEngine::Selective(Steps::ALL);
        let entered = |engine, depth| {
            let runs = bench(engine, first, &Limits::to_depth(depth), &thread_cpu_time);
            runs.into_iter().map(|run| run.nodes).collect::<Vec<_>>()
        };
        let nodes = entered(SELECTIVE, self.depth);
        let exact = entered(BenchEngine::Exact, self.exact_depth);
        let trees = bench_positions().zip(nodes.iter().zip(&exact));
        let trees =
            trees.map(|((sfen, _), (&nodes, &exact_nodes))| BenchTree { sfen, nodes, exact_nodes });
        let mut speeds = Vec::new();
        for &evaluation in evaluations {
            for (name, engine) in [("selective", SELECTIVE), ("exact", BenchEngine::Exact)] {
                let runs = bench(engine, evaluation, &self.at_equal_nodes(), &thread_cpu_time);
                let (nodes, time) = total(&runs);
                let nps = u128::from(nodes) * 1_000_000 / time.as_micros().max(1);
                let nps = u64::try_from(nps).unwrap_or(u64::MAX);
                let evaluator = evaluation.to_string();
                let cpu_ms = milliseconds(time);
                speeds.push(SpeedAnswer { evaluator, engine: name, nodes, cpu_ms, nps });
            }
        }
        BenchAnswer {
            evaluator: first.to_string(),
            depth: self.depth,
            exact_depth: self.exact_depth,
            signature: nodes.iter().sum(),
            signature_exact: exact.iter().sum(),
            trees: trees.collect(),
            speeds,
        }
    }

    fn of_steps(&self, evaluation: Evaluation) -> StepsAnswer {
        let to_depth = Limits::to_depth(self.depth);
        let each = StepSwitch::ALL.into_iter();
        let each = each.map(|step| (Some(step.name), step.left_out_of(Steps::ALL)));
        let measure = |(without, steps): (Option<&'static str>, Steps)| {
            let engine = BenchEngine::Selective(steps);
            let runs = bench(engine, evaluation, &to_depth, &thread_cpu_time);
            let (nodes, time) = total(&runs);
            let runs = bench(engine, evaluation, &self.at_equal_nodes(), &thread_cpu_time);
            let plies: u64 = runs.iter().map(|run| u64::from(run.depth)).sum();
            let depth_hundredths = (plies * 100).checked_div(runs.len() as u64).unwrap_or(0);
            BenchStep { without, nodes, cpu_ms: milliseconds(time), depth_hundredths }
        };
        StepsAnswer {
            evaluator: evaluation.to_string(),
            depth: self.depth,
            nodes: self.nodes,
            steps: std::iter::once((None, Steps::ALL)).chain(each).map(measure).collect(),
            counts: bench_steps(evaluation, &to_depth, Steps::ALL).into(),
        }
    }
}

impl BenchAnswer {
    fn people(&self) -> String {
        let texts = texts();
        let [nodes, exact] = [self.signature, self.signature_exact].map(grouped);
        let mut text = texts.cli_bench_signature(self.depth, &self.evaluator, &nodes) + "\n";
        text += &(texts.cli_bench_signature_exact(self.exact_depth, &exact) + "\n\n");
        let (selective, exact) = (texts.cli_bench_selective(), texts.cli_bench_exact());
        text += &format!("{selective:>12} {exact:>12}  SFEN\n");
        for BenchTree { sfen, nodes, exact_nodes } in &self.trees {
            text += &format!("{:>12} {:>12}  {sfen}\n", grouped(*nodes), grouped(*exact_nodes));
        }
        text += &format!(
            "\n{:>12} {:>12} {:>8}\n",
            texts.cli_column_nodes_a_second(),
            texts.cli_column_nodes(),
            texts.cli_column_cpu_ms()
        );
        for SpeedAnswer { evaluator, engine, nodes, cpu_ms, nps } in &self.speeds {
            let engine = if *engine == "exact" { &exact } else { &selective };
            let (nps, nodes) = (grouped(*nps), grouped(*nodes));
            text += &format!("{nps:>12} {nodes:>12} {cpu_ms:>8}  {engine}:{evaluator}\n");
        }
        text
    }
}

impl StepsAnswer {
    fn people(&self) -> String {
        let texts = texts();
        let nodes = grouped(self.nodes);
        let mut text = texts.cli_bench_steps(self.depth, &self.evaluator, nodes) + "\n\n";
        text += &format!(
            "{:>12} {:>8} {:>10}\n",
            texts.cli_column_nodes(),
            texts.cli_column_cpu_ms(),
            texts.cli_column_mean_depth()
        );
        for BenchStep { without, nodes, cpu_ms, depth_hundredths } in &self.steps {
            let depth = format!("{}.{:02}", depth_hundredths / 100, depth_hundredths % 100);
            let which = match without {
                Some(step) => texts.cli_bench_without(*step),
                None => texts.cli_bench_all_steps(),
            };
            text += &format!("{:>12} {cpu_ms:>8} {depth:>10}  {which}\n", grouped(*nodes));
        }
        let counts = &self.counts;
        let of = |part: u64, whole: u64| format!("{} ({})", grouped(part), percent(part, whole));
        let entered = counts.entered;
        text += &format!("\n{}\n", texts.cli_bench_counts(grouped(entered)));
        for line in [
            texts.cli_bench_recalled(of(counts.recalled, entered)),
            texts
                .cli_bench_scouts(of(counts.researches, counts.scouts), of(counts.scouts, entered)),
            texts.cli_bench_passes(
                of(counts.cut_by_pass, counts.passes),
                of(counts.passes, entered),
            ),
            texts.cli_bench_margin(of(counts.cut_by_margin, entered)),
            texts.cli_bench_reduced(
                of(counts.read_again, counts.reduced),
                grouped(counts.reduced_plies),
                of(counts.reduced, entered),
            ),
            texts.cli_bench_extended(of(counts.extended, entered)),
        ] {
            text += &format!("{line}\n");
        }
        let number = |value: &Value| grouped(value.as_u64().unwrap_or(0));
        let skipped = counts.skipped.iter();
        let skipped: Vec<_> =
            skipped.map(|(reason, count)| format!("{reason} {}", number(count))).collect();
        text += &(texts.cli_bench_skipped(skipped.join(", ")) + "\n");
        let all = counts.cuts.iter().sum();
        let cuts = counts.cuts.iter().map(|&count| percent(count, all));
        text + &texts.cli_bench_cuts(grouped(all), cuts.collect::<Vec<_>>().join(", ")) + "\n"
    }
}
