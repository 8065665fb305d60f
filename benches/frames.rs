//! One frame of a long run, from session to triangles: `cargo bench --bench frames`. Those of large trees
//! are measured by `yomisuji bench`.

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
use yomisuji::gui::{fonts, paint_tree};
use yomisuji::picture::{Area, Camera, TreeScene, tree};
use yomisuji::scenario::{load, shipped};
use yomisuji::session::{Command, Job, Navigation, Session, Source, Theme, prepare};

fn main() {
    divan::main();
}

const AREA: Area = Area { min: [0.0, 0.0], max: [1200.0, 700.0] };

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
