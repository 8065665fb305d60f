//! What the program takes of memory and time for large trees and for samples, beside its budgets.

use std::hint::black_box;
use std::sync::Arc;
use std::time::Duration;

use egui::{Context, RawInput, Rect, pos2};
use serde_json::{Map, Value, json};

use eval::material::Material;
use formats::sfen::parse_sfen;
use game::Game;
use games::diagram::{Branch, Diagram};
use games::shogi::Shogi;
use games::shogi::values::YANEURAOU;
use games::tic_tac_toe::{Grid, ThreeInARow, TicTacToe};
use gui::{fonts, paint_tree};
use host::thread_cpu_time;
use lesson::MeasuredRun;
use picture::{Area, Camera, TreeScene, tree};
use play::{bench_positions, sample_moves};
use score::{Player, Score};
use search::{Algorithm, Budget, Descent, Rewards, Run, Sampling, SamplingRun, minimax};
use session::Theme;
use subject::{MAX_NODES, PositionSetup, SubjectSetup};
use trace::Silent;
use tree::layout::Layout;
use tree::{
    Builder, FlatView, Kind, MoveCode, NodeId, Outline, StaticValue, Tree, TreeGame, Watch, grow,
};

/// A figure with its budget.
#[derive(Clone, Debug)]
pub(super) struct BudgetRow {
    /// What is measured, and on what.
    pub(super) what: String,
    pub(super) figure: f64,
    pub(super) unit: &'static str,
    pub(super) budget: Limit,
}

/// How large a figure may be, or has to be.
#[derive(Clone, Copy, Debug)]
pub(super) enum Limit {
    AtMost(f64),
    AtLeast(f64),
}

impl BudgetRow {
    /// Whether the figure keeps within its budget.
    pub(super) fn is_kept(&self) -> bool {
        match self.budget {
            Limit::AtMost(most) => self.figure <= most,
            Limit::AtLeast(least) => self.figure >= least,
        }
    }

    /// The budget with its sign: `≤ 4`.
    pub(super) fn limit(&self) -> String {
        match self.budget {
            Limit::AtMost(most) => format!("≤ {most}"),
            Limit::AtLeast(least) => format!("≥ {least}"),
        }
    }

    pub(super) fn json(&self) -> Value {
        let (bound, budget) = match self.budget {
            Limit::AtMost(most) => ("at_most", most),
            Limit::AtLeast(least) => ("at_least", least),
        };
        json!({
            "what": self.what,
            "figure": rounded(self.figure),
            "unit": self.unit,
            bound: budget,
            "ok": self.is_kept(),
        })
    }
}

/// Three places.
fn rounded(number: f64) -> f64 {
    (number * 1_000.0).round() / 1_000.0
}

/// The median CPU time of some runs, in seconds.
fn median<T>(runs: usize, mut work: impl FnMut() -> T) -> f64 {
    let mut times: Vec<Duration> = Vec::new();
    for _ in 0..runs {
        let began = thread_cpu_time();
        let made = black_box(work());
        times.push(thread_cpu_time().saturating_sub(began));
        drop(made);
    }
    times.sort_unstable();
    times.get(runs / 2).map_or(0.0, Duration::as_secs_f64)
}

/// A tree that is measured: every node of a row has as many children.
struct MeasuredShape {
    id: &'static str,
    widths: &'static [u16],
    /// Budgets of the layout, of the layout with petgraph read again, and of one frame, in ms.
    layout: Option<f64>,
    relayout: Option<f64>,
    frame: Option<f64>,
    /// Whether a search of it is recorded, gone through and drawn.
    is_run: bool,
}

impl MeasuredShape {
    const PLAIN: Self =
        Self { id: "", widths: &[], layout: None, relayout: None, frame: None, is_run: true };
}

const SHAPES: [MeasuredShape; 5] = [
    MeasuredShape { id: "wide-10k", widths: &[21; 3], ..MeasuredShape::PLAIN },
    MeasuredShape {
        id: "wide-348k",
        widths: &[70; 3],
        layout: Some(1.5),
        relayout: Some(10.0),
        ..MeasuredShape::PLAIN
    },
    MeasuredShape {
        id: "wide-1m",
        widths: &[100; 3],
        layout: Some(6.0),
        frame: Some(4.0),
        ..MeasuredShape::PLAIN
    },
    MeasuredShape {
        id: "binary-1m",
        widths: &[2; 19],
        layout: Some(50.0),
        frame: Some(8.0),
        ..MeasuredShape::PLAIN
    },
    MeasuredShape {
        id: "wide-5m",
        widths: &[171; 3],
        layout: Some(30.0),
        is_run: false,
        ..MeasuredShape::PLAIN
    },
];

/// The full-width tree of a position, beside which the rules count the same moves.
const OF_SHOGI: &str = "shogi-3ply";
/// Everything that needs no large tree.
const OTHERS: &str = "others";

/// A middlegame with pieces in hand: three plies have 883,155 leaves.
const MIDDLEGAME: &str =
    "1n3g1+Sl/l1rgk4/4p1sp1/pp+bp1pp1p/3P3P1/PP3P2P/1nS1P1P2/2K3SR1/L2G3NL b GN2Pb 65";

/// The names of what can be measured.
pub(super) fn measured_names() -> Vec<&'static str> {
    let shapes = SHAPES.iter().map(|shape| shape.id);
    shapes.chain([OF_SHOGI, OTHERS]).collect()
}

/// Each of these trees with its figures, and the rows of their budgets.
pub(super) fn measure(names: &[&str]) -> (Vec<Value>, Vec<BudgetRow>) {
    let (mut trees, mut rows, mut smallest) = (Vec::new(), Vec::new(), None);
    for shape in SHAPES.iter().filter(|shape| names.contains(&shape.id)) {
        trees.push(of_shape(shape, &mut smallest, &mut rows));
    }
    if names.contains(&OF_SHOGI) {
        trees.extend(of_shogi(&mut rows));
    }
    if names.contains(&OTHERS) {
        rows.extend(grown());
        rows.extend(sampled());
    }
    (trees, rows)
}

/// The values of leaves, from a seed.
fn leaf_value(seed: &mut u32) -> i32 {
    *seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
    i32::from(u16::try_from(*seed >> 16).unwrap_or_default() % 2_000)
}

fn built(widths: &[u16]) -> Tree {
    let mut builder = Builder::new(Player::Max, Kind::Leaf, Score(0));
    let (mut row, mut player, mut seed) = (vec![0], Player::Max, 1);
    for &width in widths {
        player = player.other();
        let mut next = Vec::new();
        for parent in row {
            next.extend((0..width).map(|_| {
                let value = Score(leaf_value(&mut seed));
                builder.add(parent, MoveCode(0), player, Kind::Leaf, value)
            }));
        }
        row = next;
    }
    builder.finish().0
}

fn branch(widths: &[u16], seed: &mut u32) -> Branch {
    match widths {
        [] => Branch::worth(leaf_value(seed)),
        [width, rest @ ..] => {
            Branch::Node(String::new(), (0..*width).map(|_| branch(rest, seed)).collect())
        }
    }
}

/// A number of nodes, bytes or events as one that can be divided.
fn float(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::INFINITY, f64::from)
}

/// `smallest` is the slowest frame of the first tree of all, beside which the others are judged.
fn of_shape(shape: &MeasuredShape, smallest: &mut Option<f64>, rows: &mut Vec<BudgetRow>) -> Value {
    let build = median(3, || built(shape.widths));
    let tree = built(shape.widths);
    let nodes = float(tree.len());
    let bytes = float(tree.memory()) / nodes;
    let layout = median(9, || Layout::of(black_box(tree.flat()))) * 1e3;
    let relayout = median(5, || Layout::of(&FlatView::scan(black_box(tree.graph())))) * 1e3;
    let mut found = Map::new();
    found.insert("name".to_owned(), shape.id.into());
    found.insert("nodes".to_owned(), tree.len().into());
    let mut add = |name: &str, figure: f64| {
        found.insert(name.to_owned(), rounded(figure).into());
    };
    add("build_ns_per_node", build * 1e9 / nodes);
    add("tree_bytes_per_node", bytes);
    add("layout_ms", layout);
    add("relayout_ms", relayout);
    let mut row = |what: &str, figure, unit, budget| {
        let what = format!("{what} {}", shape.id);
        rows.push(BudgetRow { what, figure, unit, budget });
    };
    row("memory", bytes, "B/node", Limit::AtMost(64.0));
    if let Some(most) = shape.layout {
        row("layout", layout, "ms", Limit::AtMost(most));
    }
    if let Some(most) = shape.relayout {
        row("relayout", relayout, "ms", Limit::AtMost(most));
    }
    drop(tree);
    if let Some(figures) = shape.is_run.then(|| run_figures(shape)).flatten() {
        add("trace_bytes_per_event", figures.bytes);
        add("step_us", figures.step);
        add("seek_us", figures.seek);
        row("trace", figures.bytes, "B/event", Limit::AtMost(16.0));
        row("step", figures.step, "µs", Limit::AtMost(2.0));
        row("seek", figures.seek, "µs", Limit::AtMost(1_000.0));
        let slowest = figures.frames.iter().map(|&(_, ms)| ms).fold(0.0, f64::max);
        if let Some(most) = shape.frame {
            row("frame", slowest, "ms", Limit::AtMost(most));
        }
        if let Some(smallest) = *smallest {
            row("frame/wide-10k", slowest / smallest, "×", Limit::AtMost(2.0));
        } else if shape.id == SHAPES[0].id {
            *smallest = Some(slowest);
        }
        let frames = figures.frames.iter();
        let frames = frames.map(|&(zoom, ms)| (zoom.to_string(), rounded(ms).into()));
        found.insert("frame_ms".to_owned(), frames.collect::<Map<_, _>>().into());
    }
    found.into()
}

/// What the run of a search over a tree takes.
struct RunFigures {
    /// Of the trace, an event.
    bytes: f64,
    /// One step, and a random one, in µs.
    step: f64,
    seek: f64,
    /// One frame in ms at each zoom.
    frames: Vec<(u16, f64)>,
}

/// `None` if it cannot be recorded.
fn run_figures(shape: &MeasuredShape) -> Option<RunFigures> {
    const STEPS: u16 = 1_000;
    let (tree, diagram) = Diagram::build(&branch(shape.widths, &mut 1), Player::Max).ok()?;
    let tree = Arc::new(tree);
    let mut run = MeasuredRun::of(&tree, &diagram, Algorithm::Minimax)?;
    let (memory, events) = run.size();
    let bytes = float(memory) / float(events);
    let (mut random, last) = (fastrand::Rng::with_seed(7), run.last_step());
    let seek = median(101, || run.seek(random.usize(..last))) * 1e6;
    run.seek(last / 2);
    let steps = median(9, || (0..STEPS).for_each(|_| run.forward_and_back()));
    let step = steps * 1e6 / f64::from(2 * STEPS);
    drop(run);
    let mut run = MeasuredRun::of(&tree, &diagram, Algorithm::AlphaBeta)?;
    run.seek(run.last_step() / 2);
    Some(RunFigures { bytes, step, seek, frames: frames(&tree, &run) })
}

/// One frame, from the projection to triangles, at the step of a run.
fn frames(explicit: &Tree, run: &MeasuredRun<'_>) -> Vec<(u16, f64)> {
    const AREA: Area = Area { min: [0.0, 0.0], max: [1_200.0, 700.0] };
    let (layout, line, outline) = (Layout::of(explicit.flat()), run.line(), Outline::whole());
    let context = Context::default();
    fonts::install(&context);
    let frame = |zoom: u16| {
        let mut camera = Camera::fit(explicit.flat(), &layout, AREA, false);
        camera.zoom(AREA, [600.0, 350.0], zoom.into(), &layout);
        let draw = || {
            let scene = TreeScene {
                seen: run.seen(),
                outline: &outline,
                layout: &layout,
                line: &line,
                joins: false,
                types: false,
                selection: None,
                laid: None,
                sheet: None,
                camera,
                area: AREA,
                here: String::new(),
                least: 9.0,
                is_map: false,
            };
            let rect = Rect::from_min_max(pos2(0.0, 0.0), pos2(1_200.0, 700.0));
            let input = RawInput { screen_rect: Some(rect), ..RawInput::default() };
            let output = context.run_ui(input, |ui| {
                paint_tree(ui.painter(), &tree(&scene), Theme::Light);
            });
            context.tessellate(output.shapes, 1.0).len()
        };
        // Letters are drawn once.
        draw();
        draw();
        (zoom, median(15, draw) * 1e3)
    };
    [1, 30, 1_000, 30_000].map(frame).to_vec()
}

/// Every leaf made by the rules, as perft does that counts no moves together.
fn made(game: &Shogi, at: &shunsai::Position, depth: u8) -> u64 {
    if depth == 0 {
        return 1;
    }
    at.legal_moves().into_iter().map(|mv| made(game, &game.after(at, mv), depth - 1)).sum()
}

/// The tree of every move of a middlegame, with values backed up, beside the rules alone.
fn of_shogi(rows: &mut Vec<BudgetRow>) -> Option<Value> {
    let root = parse_sfen(MIDDLEGAME).ok()?;
    let game = Shogi { values: YANEURAOU };
    let evaluator = Material(YANEURAOU);
    let full = || {
        let tree = grow(&game, &root, 3, Watch::cap(MAX_NODES), &evaluator);
        let mut run = Run::new(&StaticValue, Budget::UNLIMITED, Silent);
        black_box(minimax(&TreeGame(&tree), &NodeId::ROOT, u8::MAX, &mut run));
        tree
    };
    let build = median(3, full);
    let rules = median(3, || made(&game, black_box(&root), 3));
    let tree = full();
    let bytes = float(tree.memory()) / float(tree.len());
    let ratio = rules / build.max(f64::MIN_POSITIVE);
    let row = |what: &str, figure, unit, budget| {
        let what = format!("{what} {OF_SHOGI}");
        BudgetRow { what, figure, unit, budget }
    };
    rows.push(row("memory", bytes, "B/node", Limit::AtMost(64.0)));
    rows.push(row("build/perft", ratio, "×", Limit::AtLeast(0.5)));
    Some(json!({
        "name": OF_SHOGI,
        "nodes": tree.len(),
        "build_ns_per_node": rounded(build * 1e9 / float(tree.len())),
        "tree_bytes_per_node": rounded(bytes),
        "layout_ms": rounded(median(9, || Layout::of(black_box(tree.flat()))) * 1e3),
        "build_over_perft": rounded(ratio),
    }))
}

/// The tree of a pasted position, as its search grows it: the median of the positions of `bench`.
fn grown() -> Option<BudgetRow> {
    let mut times: Vec<f64> = Vec::new();
    for (sfen, _) in bench_positions() {
        let setup = SubjectSetup::Position(PositionSetup::of_ones_own(sfen.to_owned()));
        let grow = || setup.grow(Algorithm::QuiescenceAlphaBeta, Watch::cap(MAX_NODES));
        grow().ok()?;
        times.push(median(3, grow) * 1e3);
    }
    times.sort_unstable_by(f64::total_cmp);
    let figure = *times.get(times.len() / 2)?;
    let budget = Limit::AtMost(100.0);
    Some(BudgetRow { what: "growth".to_owned(), figure, unit: "ms", budget })
}

/// Playouts of UCT on tic-tac-toe.
fn sampled() -> Option<BudgetRow> {
    const ITERATIONS: u32 = 100_000;
    let start = Grid::parse(".........").ok()?;
    let plan = Sampling { iterations: ITERATIONS, ..Sampling::default() };
    let sampling = SamplingRun { plan, rewards: Rewards::Outcome };
    let by = (Descent::Confidence, sampling);
    let sample = || sample_moves((&TicTacToe, &start), &ThreeInARow, by, Budget::UNLIMITED);
    let figure = f64::from(ITERATIONS) / median(5, sample).max(f64::MIN_POSITIVE);
    let budget = Limit::AtLeast(300_000.0);
    Some(BudgetRow { what: "playouts tic-tac-toe".to_owned(), figure, unit: "1/s", budget })
}
