//! `bench`: what our engine enters on a fixed set of positions, how fast, and what its steps are
//! worth.

use std::io::Write;
use std::time::Duration;

use clap::Args;
use clap::builder::PossibleValuesParser;
use serde_json::{Map, json};

use super::budgets::{BudgetRow, measure, measured_names};
use super::search::milliseconds;
use super::{AnswerFormat, CliAnswer, Exit, Refusal, texts};
use eval::Evaluation;
use host::thread_cpu_time;
use language::grouped;
use play::{BenchEngine, BenchRun, StepSwitch, bench, bench_positions, bench_steps};
use search::{Limits, Steps};
use trace::{SkipReason, Tally};

/// What our engine enters on a fixed set of positions, and how fast; what large trees take, beside its
/// budget.
///
/// The signature is the number of nodes that the selective engine enters, all positions together, each
/// to the same depth with an empty table: whatever changes the search changes it, and nothing else
/// does. Times are medians of one thread in CPU time; whether they keep within their budgets depends on
/// the machine.
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
    /// A tree whose memory and times are measured, or one of the others; as often as there are, all of
    /// them without.
    #[arg(long, value_parser = PossibleValuesParser::new(measured_names().into_iter().chain([NONE])))]
    measure: Vec<String>,
    #[command(flatten)]
    format: AnswerFormat,
}

/// No tree is measured.
const NONE: &str = "none";

/// The evaluators that are measured if none is named.
const USUAL: [Evaluation; 2] = [Evaluation::Material8, Evaluation::Yaneuraou];

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
        let answer =
            if self.steps { self.of_steps(first) } else { self.of_engines(first, evaluations) };
        answer.print(self.format, output)
    }

    fn at_equal_nodes(&self) -> Limits {
        Limits { nodes: Some(self.nodes), ..Limits::default() }
    }

    /// All nodes of each engine, with those of each position, and their speeds.
    fn of_engines(&self, first: Evaluation, evaluations: &[Evaluation]) -> CliAnswer {
        const SELECTIVE: BenchEngine = BenchEngine::Selective(Steps::ALL);
        let entered = |engine, depth| {
            let runs = bench(engine, first, &Limits::to_depth(depth), &thread_cpu_time);
            runs.into_iter().map(|run| run.nodes).collect::<Vec<_>>()
        };
        let (all, all_exact) =
            (entered(SELECTIVE, self.depth), entered(BenchEngine::Exact, self.exact_depth));
        let (signature, exact) = (all.iter().sum(), all_exact.iter().sum());
        let (texts, evaluator) = (texts(), first.to_string());
        let names = [texts.cli_bench_selective(), texts.cli_bench_exact()];
        let mut text = format!(
            "{}\n{}\n\n{:>12} {:>12}  SFEN\n",
            texts.cli_bench_signature(self.depth, &evaluator, grouped(signature)),
            texts.cli_bench_signature_exact(self.exact_depth, grouped(exact)),
            names[0],
            names[1],
        );
        let mut positions = Vec::new();
        for ((sfen, _), (&nodes, &exact)) in bench_positions().zip(all.iter().zip(&all_exact)) {
            text += &format!("{:>12} {:>12}  {sfen}\n", grouped(nodes), grouped(exact));
            positions.push(json!({"sfen": sfen, "nodes": nodes, "exact_nodes": exact}));
        }
        text += &format!(
            "\n{:>12} {:>12} {:>8}\n",
            texts.cli_column_nodes_a_second(),
            texts.cli_column_nodes(),
            texts.cli_column_cpu_ms()
        );
        // All positions together, each with the same number of nodes; speeds are a second of CPU time.
        let mut speeds = Vec::new();
        for evaluation in evaluations {
            let engines = [("selective", SELECTIVE), ("exact", BenchEngine::Exact)];
            for ((id, engine), name) in engines.into_iter().zip(&names) {
                let runs = bench(engine, *evaluation, &self.at_equal_nodes(), &thread_cpu_time);
                let (nodes, time) = total(&runs);
                let nps = u128::from(nodes) * 1_000_000 / time.as_micros().max(1);
                let nps = u64::try_from(nps).unwrap_or(u64::MAX);
                let (evaluator, ms) = (evaluation.to_string(), milliseconds(time));
                let shown = format!("{:>12} {:>12} {ms:>8}", grouped(nps), grouped(nodes));
                text += &format!("{shown}  {name}:{evaluator}\n");
                speeds.push(json!({
                    "evaluator": evaluator,
                    "engine": id,
                    "nodes": nodes,
                    "cpu_ms": ms,
                    "nps": nps,
                }));
            }
        }
        let all = measured_names();
        let wanted = self.measure.iter().map(String::as_str);
        let wanted = Some(wanted.collect()).filter(|wanted: &Vec<_>| !wanted.is_empty());
        let (trees, budgets) = measure(&wanted.unwrap_or(all));
        text += &table(&budgets);
        let budgets = budgets.iter().map(BudgetRow::json).collect::<Vec<_>>();
        let json = json!({
            "evaluator": evaluator,
            "depth": self.depth,
            "exact_depth": self.exact_depth,
            "signature": signature,
            "signature_exact": exact,
            "positions": positions,
            "speeds": speeds,
            "trees": trees,
            "budgets": budgets,
        });
        CliAnswer { json, text }
    }

    /// The nodes and the time to the depth, all positions together, and the mean depth that is finished
    /// with equal nodes, with all steps and without each; what the steps do.
    fn of_steps(&self, evaluation: Evaluation) -> CliAnswer {
        let (texts, evaluator) = (texts(), evaluation.to_string());
        let mut text = format!(
            "{}\n\n{:>12} {:>8} {:>10}\n",
            texts.cli_bench_steps(self.depth, &evaluator, grouped(self.nodes)),
            texts.cli_column_nodes(),
            texts.cli_column_cpu_ms(),
            texts.cli_column_mean_depth()
        );
        let to_depth = Limits::to_depth(self.depth);
        let each = StepSwitch::ALL.into_iter();
        let each = each.map(|step| (Some(step.name), step.left_out_of(Steps::ALL)));
        let measure = |(without, steps): (Option<&'static str>, Steps)| {
            let engine = BenchEngine::Selective(steps);
            let runs = bench(engine, evaluation, &to_depth, &thread_cpu_time);
            let (nodes, time) = total(&runs);
            let runs = bench(engine, evaluation, &self.at_equal_nodes(), &thread_cpu_time);
            let plies: u64 = runs.iter().map(|run| u64::from(run.depth)).sum();
            let hundredths = (plies * 100).checked_div(runs.len() as u64).unwrap_or(0);
            let (ms, depth) =
                (milliseconds(time), format!("{}.{:02}", hundredths / 100, hundredths % 100));
            let which = without
                .map_or_else(|| texts.cli_bench_all_steps(), |step| texts.cli_bench_without(step));
            text += &format!("{:>12} {ms:>8} {depth:>10}  {which}\n", grouped(nodes));
            json!({
                "without": without,
                "nodes": nodes,
                "cpu_ms": ms,
                "depth_hundredths": hundredths,
            })
        };
        let steps = std::iter::once((None, Steps::ALL)).chain(each);
        let steps: Vec<_> = steps.map(measure).collect();
        let counts = bench_steps(evaluation, &to_depth, Steps::ALL);
        let skipped = skipped(&counts).map(|(id, count)| (id.to_owned(), count.into()));
        let json = json!({
            "evaluator": evaluator,
            "depth": self.depth,
            "nodes": self.nodes,
            "steps": steps,
            // Of the engine with all steps, to the depth.
            "counts": {
                "entered": counts.entered,
                "recalled": counts.recalled,
                "scouts": counts.scouts,
                "researches": counts.researches,
                "passes": counts.passes,
                "cut_by_pass": counts.cut_by_pass,
                "cut_by_margin": counts.cut_by_margin,
                "reduced": counts.reduced,
                "reduced_plies": counts.reduced_plies,
                "read_again": counts.read_again,
                "extended": counts.extended,
                "skipped": skipped.collect::<Map<_, _>>(),
                // By the place in the order of the move that caused the cut: none, the first, the
                // second …
                "cuts": counts.cuts_after,
            },
        });
        CliAnswer { json, text: text + &counted(&counts) }
    }
}

/// Each figure with its budget, and a `!` where it is beyond.
fn table(budgets: &[BudgetRow]) -> String {
    let mut text = String::new();
    if !budgets.is_empty() {
        let texts = texts();
        let [figure, budget] = [texts.cli_column_figure(), texts.cli_column_budget()];
        text += &format!("\n{figure:>14} {budget:>10}\n");
    }
    for row in budgets {
        let mark = if row.is_kept() { ' ' } else { '!' };
        let (figure, limit) = (format!("{:.3}", row.figure), row.limit());
        text += &format!("{figure:>14} {limit:>10}{mark} {}  {}\n", row.unit, row.what);
    }
    text
}

/// How many moves were skipped, by reason.
fn skipped(counts: &Tally) -> impl Iterator<Item = (&'static str, u64)> {
    let reasons = SkipReason::ALL.into_iter();
    reasons.map(|reason| (reason.id(), counts.skipped[reason as usize]))
}

fn counted(counts: &Tally) -> String {
    let texts = texts();
    let of = |part: u64, whole: u64| format!("{} ({})", grouped(part), percent(part, whole));
    let entered = counts.entered;
    let skipped = skipped(counts).map(|(id, count)| format!("{id} {}", grouped(count)));
    let all = counts.cuts_after.iter().sum();
    let cuts = counts.cuts_after.iter().map(|&count| percent(count, all));
    let lines = [
        String::new(),
        texts.cli_bench_counts(grouped(entered)),
        texts.cli_bench_recalled(of(counts.recalled, entered)),
        texts.cli_bench_scouts(of(counts.researches, counts.scouts), of(counts.scouts, entered)),
        texts.cli_bench_passes(of(counts.cut_by_pass, counts.passes), of(counts.passes, entered)),
        texts.cli_bench_margin(of(counts.cut_by_margin, entered)),
        texts.cli_bench_reduced(
            of(counts.read_again, counts.reduced),
            grouped(counts.reduced_plies),
            of(counts.reduced, entered),
        ),
        texts.cli_bench_extended(of(counts.extended, entered)),
        texts.cli_bench_skipped(skipped.collect::<Vec<_>>().join(", ")),
        texts.cli_bench_cuts(grouped(all), cuts.collect::<Vec<_>>().join(", ")),
    ];
    lines.join("\n") + "\n"
}
