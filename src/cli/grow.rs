//! `grow`: the tree of a position, as the search grows it or with every move.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use clap::{Args, ValueEnum};
use serde_json::json;
use shunsai::Position;

use super::lines::Positions;
use super::search::milliseconds;
use super::telling::choice;
use super::{CliAnswer, Exit, Refusal, Streams, texts};
use eval::Evaluation;
use formats::sfen::to_sfen;
use host::files;
use language::{Language, grouped};
use scenario::{LeafPolicy, Lesson, MAX_NODES, PositionSetup, cost, to_text};
use search::{Algorithm, MoveFilter, MoveOrder};
use session::{Job, Opened, Source, position_lesson, prepare};
use tree::{Growth, NodeId};

/// The most trees that are grown at a time: each may take an eighth of the memory.
const TREES: usize = 4;

/// The tree of a position, as the search grows it, or every move.
///
/// Without flags it is the tree that the window grows of a pasted position.
#[derive(Debug, Args)]
pub struct GrowTree {
    #[command(flatten)]
    positions: Positions,
    /// Plies before the horizon.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(0..=40))]
    depth: u8,
    /// Grow every move before the search, and not only what the search visits.
    #[arg(long)]
    every_move: bool,
    /// Which moves are read before the horizon: all, captures, checks (and captures), yss (the move
    /// classes of YSS), or best:N.
    #[arg(long, default_value = "all", value_parser = parse_filter)]
    filter: MoveFilter,
    /// What a position is worth where the reading stops.
    #[arg(long, default_value = "quiescence")]
    leaf: Leaf,
    /// In which order moves are tried.
    #[arg(long, default_value = "captures", value_parser = choice(&MoveOrder::ALL, MoveOrder::id))]
    order: MoveOrder,
    /// The algorithm; without, alpha-beta, with standing pat where one may stop. With
    /// iterated-generation the side to move passes, and moves are generated from what follows.
    #[arg(long)]
    algorithm: Option<String>,
    /// The evaluator, or values of one's own, as in own:P=100,S=1150 (what is left out is as in
    /// usapyon); an unknown one is answered with all there are.
    #[arg(long, default_value = "usapyon")]
    values: String,
    /// The most nodes of the tree, skipped moves included.
    #[arg(long, default_value_t = MAX_NODES as u64, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    cap: u64,
    /// Write the tree's lesson to this file.
    #[arg(short)]
    output: Option<PathBuf>,
}

/// What a position is worth where the reading stops.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Leaf {
    Static,
    Exchange,
    Quiescence,
}

fn parse_filter(text: &str) -> Result<MoveFilter, String> {
    let best = text.strip_prefix("best:");
    match (text, best.map(str::parse::<u16>)) {
        ("all", _) => Ok(MoveFilter::All),
        ("captures", _) => Ok(MoveFilter::Captures),
        ("checks", _) => Ok(MoveFilter::Checks),
        ("yss", _) => Ok(MoveFilter::Yss),
        (_, Some(Ok(count))) if count > 0 => Ok(MoveFilter::Best(count)),
        _ => Err(texts().cli_grow_filter()),
    }
}

impl GrowTree {
    pub(super) fn run(&self, streams: &mut Streams<'_>) -> Result<Exit, Refusal> {
        let evaluation: Evaluation = self.values.parse()?;
        if self.output.is_some() && self.positions.are_many() {
            return Err(Refusal(texts().cli_grow_one_position()));
        }
        let algorithm = self.algorithm.as_deref().map(str::parse).transpose()?;
        let grow = |position: &Position| self.grow(position, evaluation, algorithm);
        self.positions.answer_on(TREES, streams, grow)
    }

    fn setup(&self, at: &Position, evaluation: Evaluation) -> PositionSetup {
        let own = PositionSetup::of_ones_own(to_sfen(at));
        PositionSetup {
            depth: self.depth,
            filter: self.filter,
            values: evaluation.into(),
            leaf: match self.leaf {
                Leaf::Static => LeafPolicy::Static,
                Leaf::Exchange => LeafPolicy::Exchange,
                Leaf::Quiescence => own.leaf,
            },
            growth: if self.every_move { Growth::Every } else { Growth::Searched },
            order: self.order,
            from_root: false, // Values for Black, as the engine reports them.
            ..own
        }
    }

    fn grow(
        &self,
        at: &Position,
        evaluation: Evaluation,
        algorithm: Option<Algorithm>,
    ) -> Result<CliAnswer, Refusal> {
        let mut setup = self.setup(at, evaluation);
        if algorithm.is_some_and(Algorithm::passes) {
            if self.depth == 0 {
                return Err(Refusal(texts().cli_grow_depth_0()));
            }
            setup.iterate(true); // Leaves are then exchanges, unless static ones are requested.
        }
        let estimate = cost(&setup)?;
        let start = Instant::now();
        let mut lesson = position_lesson(setup, 1);
        if let Some(algorithm) = algorithm {
            let allowed = lesson.subject.allows(algorithm);
            allowed.map_err(|unfit| {
                Refusal(texts().cli_algorithm_unfit(algorithm.to_string(), unfit.to_string()))
            })?;
            lesson.open_with(algorithm);
        }
        if let Some(file) = &self.output {
            let text = to_text(&lesson);
            let written = text.and_then(|text| files::write(file, text.as_bytes()));
            written?;
        }
        let cap = usize::try_from(self.cap).unwrap_or(usize::MAX);
        let opened = grown(lesson, cap)?;
        Ok(answer(&opened, estimate.rounded(), milliseconds(start.elapsed())))
    }
}

/// The tree of a lesson, grown to at most so many nodes, with its run at the end.
pub(super) fn grown(lesson: Lesson, cap: usize) -> Result<Opened, Refusal> {
    let source = Source::Made { name: "grow".to_owned(), lesson: Arc::new(lesson) };
    let opened = prepare(source, &[], &Job::of_at_most(cap));
    Ok(opened?.at_step(usize::MAX))
}

/// The answer about a grown tree, with its estimated size, as the window shows it before growing, and
/// the time until it can be drawn. Values are for Black.
fn answer(opened: &Opened, estimate: u64, ms: u64) -> CliAnswer {
    let seen = opened.projection(Language::spoken());
    let (tree, tally, algorithm) = (seen.tree(), seen.tally(), seen.algorithm().id());
    let id = |node: NodeId| seen.subject().id(tree, node);
    let finished = tree.is_finished() && seen.is_finished();
    let stubs = tree.stubs();
    let nodes = tree.len() - stubs;
    let value = seen.value(NodeId::ROOT).filter(|_| finished);
    let best = seen.best(NodeId::ROOT).filter(|_| finished);
    let line = if finished { seen.line() } else { Vec::new() };
    let pv: Vec<_> = line.into_iter().skip(1).map(id).collect();
    let texts = texts();
    let shown = match value {
        Some(value) => texts.cli_value_and_line(pv.join(" "), seen.number(NodeId::ROOT, value)),
        None => texts.cli_grow_unfinished(),
    };
    let counts = texts.cli_grow_counts(
        algorithm,
        texts.cli_cuts(tally.cutoffs),
        texts.cli_nodes(tally.entered),
        texts.cli_leaves(tally.leaves),
        ms.to_string(),
        grouped(nodes as u64),
        grouped(stubs as u64),
    );
    CliAnswer {
        json: json!({
            "algorithm": algorithm,
            "nodes": nodes,
            "stubs": stubs,
            "entered": tally.entered,
            "leaves": tally.leaves,
            "cutoffs": tally.cutoffs,
            "finished": finished,
            "value": value.map(|value| value.0),
            "best": best.map(id),
            "pv": pv,
            "estimate": estimate,
            "ms": ms,
        }),
        text: format!("{shown}\n{counts}\n"),
    }
}
