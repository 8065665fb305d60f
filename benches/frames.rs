//! One frame of the tree, from session to triangles: `cargo bench --bench frames`.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "what is measured is rounded for people, and a benchmark that cannot run should stop"
)]

use std::sync::Arc;

use divan::Bencher;
use egui::{Context, RawInput, Rect, pos2};
use yomisuji::games::diagram::{Branch, Diagram};
use yomisuji::gui::{fonts, paint_tree};
use yomisuji::language::Language;
use yomisuji::lesson::Projection;
use yomisuji::picture::{Area, Camera, TreeScene, tree};
use yomisuji::scenario::{load, record, shipped};
use yomisuji::score::Player;
use yomisuji::search::Algorithm;
use yomisuji::session::{Command, Job, Navigation, Session, Source, Theme, prepare};
use yomisuji::trace::{Replay, Timeline};
use yomisuji::tree::layout::Layout;
use yomisuji::tree::{NodeId, Outline};

fn main() {
    divan::main();
}

const AREA: Area = Area { min: [0.0, 0.0], max: [1200.0, 700.0] };

fn full(widths: &[u32]) -> Branch {
    match widths {
        [] => Branch::worth(7),
        [width, rest @ ..] => Branch::Node(String::new(), vec![full(rest); *width as usize]),
    }
}

const SHAPES: [(&str, &[u32]); 4] = [
    ("10k", &[21, 21, 21]),
    ("348k (70^3)", &[70, 70, 70]),
    ("1.01M wide", &[100, 100, 100]),
    ("1M binary", &[2; 19]),
];

const ZOOMS: [f64; 4] = [1.0, 30.0, 1_000.0, 30_000.0];

/// Paints the tree, and returns the number of meshes.
fn triangles(context: &Context, scene: &TreeScene<'_>) -> usize {
    let input = RawInput {
        screen_rect: Some(Rect::from_min_max(pos2(0.0, 0.0), pos2(1200.0, 700.0))),
        ..RawInput::default()
    };
    let output = context.run_ui(input, |ui| {
        paint_tree(ui.painter(), &tree(scene), Theme::Light);
    });
    let mut textures = output.textures_delta;
    textures.clear();
    context.tessellate(output.shapes, 1.0).len()
}

fn frames(bencher: Bencher<'_, '_>, zoom: f64, shape: usize) {
    let (name, widths) = SHAPES[shape];
    let (explicit, diagram) = Diagram::build(&full(widths), Player::Max).expect("a tree");
    let explicit = Arc::new(explicit);
    let layout = Layout::of(explicit.flat());
    let trace = Arc::new(record(Algorithm::AlphaBeta, &explicit).expect("within the budget"));
    let timeline = Timeline::of(&explicit, &trace);
    let mut replay = Replay::new(explicit.clone(), trace);
    replay.seek(replay.last_step() / 2);
    let mut line = vec![NodeId::ROOT];
    line.extend(replay.line(NodeId::ROOT));
    let mut camera = Camera::fit(explicit.flat(), &layout, AREA, false);
    camera.zoom(AREA, [600.0, 350.0], zoom, &layout);
    let outline = Outline::whole();
    let context = Context::default();
    fonts::install(&context);
    let draw = || {
        let scene = TreeScene {
            seen: Projection::new(&replay, &timeline, Algorithm::AlphaBeta, &diagram, Language::Ja),
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
            here: "いまここ".to_owned(),
            least: 9.0,
            is_map: false,
        };
        triangles(&context, &scene)
    };
    draw();
    draw();
    assert!(!name.is_empty());
    bencher.bench_local(draw);
}

#[divan::bench(args = ZOOMS, sample_count = 50)]
fn frame_of_10k(bencher: Bencher<'_, '_>, zoom: f64) {
    frames(bencher, zoom, 0);
}

#[divan::bench(args = ZOOMS, sample_count = 50)]
fn frame_of_348k(bencher: Bencher<'_, '_>, zoom: f64) {
    frames(bencher, zoom, 1);
}

#[divan::bench(args = ZOOMS, sample_count = 50)]
fn frame_of_1m_wide(bencher: Bencher<'_, '_>, zoom: f64) {
    frames(bencher, zoom, 2);
}

#[divan::bench(args = ZOOMS, sample_count = 50)]
fn frame_of_1m_binary(bencher: Bencher<'_, '_>, zoom: f64) {
    frames(bencher, zoom, 3);
}

/// A million iterations of UCT on tic-tac-toe, in the middle of the run.
#[divan::bench(sample_count = 50)]
fn frame_of_a_million_iterations(bencher: Bencher<'_, '_>) {
    let lesson = shipped().iter().find(|lesson| lesson.id == "x-uct-tictactoe").expect("it ships");
    let text = lesson.text().replace("iterations: 1000", "iterations: 1000000");
    let lesson = Arc::new(load("million", &text).expect("a lesson").lesson);
    let source = Source::Made { name: "million".to_owned(), lesson };
    let opened = prepare(source, &[], &Job::of_at_most(usize::MAX)).expect("it runs");
    let mut session = Session::new();
    session.show(opened);
    let _ = session.apply(Command::Go(Navigation::Seek(10_000_000)));
    let open = session.open().expect("open");
    assert!(open.last_step() > 15_000_000, "{}", open.last_step());
    let (outline, layout) = session.run().outline();
    let camera = Camera::fit(outline.flat(open.tree()), layout, AREA, true);
    let context = Context::default();
    fonts::install(&context);
    let draw = || {
        let scene = TreeScene::of(&session, camera, AREA).expect("a tree");
        triangles(&context, &scene)
    };
    draw();
    draw();
    bencher.bench_local(draw);
}
