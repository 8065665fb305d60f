//! `grow`: the tree of a position, as the search grows it or with every move.

use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use clap::{Args, ValueEnum};
use serde::Serialize;
use shunsai::Position;

use super::lines::Positions;
use super::search::milliseconds;
use super::{Exit, Refusal, texts};
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
    #[arg(long, default_value = "captures")]
    order: Order,
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

/// In which order moves are tried.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Order {
    Generated,
    Captures,
    Shallow,
    History,
}

impl From<Order> for MoveOrder {
    fn from(order: Order) -> Self {
        match order {
            Order::Generated => Self::Generated,
            Order::Captures => Self::Captures,
            Order::Shallow => Self::Shallow,
            Order::History => Self::History,
        }
    }
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
    pub(super) fn run(
        &self,
        input: &mut (dyn BufRead + Send),
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        let evaluation: Evaluation = self.values.parse()?;
        if self.output.is_some() && self.positions.are_many() {
            return Err(Refusal(texts().cli_grow_one_position()));
        }
        let algorithm = self.algorithm.as_deref().map(str::parse).transpose()?;
        self.positions.answer_on(
            TREES,
            input,
            output,
            |position| self.grow(position, evaluation, algorithm),
            people,
        )
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
            order: self.order.into(),
            from_root: false, // Values for Black, as the engine reports them.
            ..own
        }
    }

    fn grow(
        &self,
        at: &Position,
        evaluation: Evaluation,
        algorithm: Option<Algorithm>,
    ) -> Result<GrowAnswer, Refusal> {
        let mut setup = self.setup(at, evaluation);
        if algorithm.is_some_and(Algorithm::passes) {
            if self.depth == 0 {
                return Err(Refusal(texts().cli_grow_depth_0()));
            }
            setup.iterate(true); // Leaves are then exchanges, unless static ones are requested.
        }
        let estimate = cost(&setup).map_err(|words| Refusal(words.spoken()))?;
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
            written.map_err(|words| Refusal(words.spoken()))?;
        }
        let cap = usize::try_from(self.cap).unwrap_or(usize::MAX);
        let opened = grown(lesson, cap)?;
        let mut answer = GrowAnswer::of(&opened);
        answer.ms = milliseconds(start.elapsed());
        answer.estimate = estimate.rounded();
        Ok(answer)
    }
}

/// The tree of a lesson, grown to at most so many nodes, with its run at the end.
pub(super) fn grown(lesson: Lesson, cap: usize) -> Result<Opened, Refusal> {
    let source = Source::Made { name: "grow".to_owned(), lesson: Arc::new(lesson) };
    let opened = prepare(source, &[], &Job::of_at_most(cap));
    Ok(opened.map_err(|words| Refusal(words.spoken()))?.at_step(usize::MAX))
}

/// The grown tree. Values are for Black.
#[derive(Serialize)]
struct GrowAnswer {
    algorithm: &'static str,
    /// Nodes of the tree, without skipped moves.
    nodes: usize,
    /// Skipped moves, which have a name but were not searched.
    stubs: usize,
    /// How often a node was entered.
    entered: u64,
    /// Leaves evaluated.
    leaves: u64,
    cutoffs: u64,
    /// Whether both the tree and the search are complete.
    finished: bool,
    value: Option<i32>,
    /// The value as text.
    #[serde(skip)]
    shown: Option<String>,
    best: Option<String>,
    pv: Vec<String>,
    /// The estimated number of nodes and skipped moves, as the window shows it before growing.
    estimate: u64,
    /// Milliseconds until the tree can be drawn.
    ms: u64,
}

impl GrowAnswer {
    fn of(opened: &Opened) -> Self {
        let seen = opened.projection(Language::spoken());
        let tree = seen.tree();
        let id = |node: NodeId| seen.subject().id(tree, node);
        let finished = tree.is_finished() && seen.is_finished();
        let tally = seen.tally();
        let stubs = tree.stubs();
        let value = seen.value(NodeId::ROOT).filter(|_| finished);
        let best = seen.best(NodeId::ROOT).filter(|_| finished);
        let line = if finished { seen.line() } else { Vec::new() };
        Self {
            algorithm: seen.algorithm().id(),
            nodes: tree.len() - stubs,
            stubs,
            entered: tally.entered,
            leaves: tally.leaves,
            cutoffs: tally.cutoffs,
            finished,
            value: value.map(|value| value.0),
            shown: value.map(|value| seen.number(NodeId::ROOT, value)),
            best: best.map(id),
            pv: line.into_iter().skip(1).map(id).collect(),
            estimate: 0,
            ms: 0,
        }
    }
}

fn people(answer: &GrowAnswer) -> String {
    let texts = texts();
    let value = match &answer.shown {
        Some(value) => texts.cli_value_and_line(answer.pv.join(" "), value),
        None => texts.cli_grow_unfinished(),
    };
    let counts = texts.cli_grow_counts(
        answer.algorithm,
        texts.cli_cuts(answer.cutoffs),
        texts.cli_nodes(answer.entered),
        texts.cli_leaves(answer.leaves),
        answer.ms.to_string(),
        grouped(answer.nodes as u64),
        grouped(answer.stubs as u64),
    );
    format!("{value}\n{counts}\n")
}
