//! Pictures of the window as a stranger sees them: nothing is on anything else, each label stands at
//! what it speaks of, each arrow ends at its target, and every sign that is drawn has its meaning in
//! view.

use crate::cover::stride;
use std::collections::BTreeSet;

use egui::Rect;
use egui_kittest::kittest::Queryable as _;
use yomisuji::cli::{Request, parse, pictured};
use yomisuji::gui::{MainWindow, set_up};
use yomisuji::language::Language;
use yomisuji::picture::{Area, Ink, Picture, Shape, Spot};
use yomisuji::tree::NodeId;

use crate::drawn::{drawn, unreadable};
use crate::{Shown, renderer};

/// Pictures, each of another lesson and of a step where something happens, as arguments of
/// `screenshot`: twenty that somebody has read who did not know the program, and twenty others.
const PICTURES: [&str; 40] = [
    "x-deep-cutoff --step 13 --lang en --beside alpha-beta-shallow",
    "m-01-pvs --step 72 --lang ja",
    "m-01-mtd --step 76 --lang en",
    "x-othello4-win --step 2214 --lang en",
    "d-01-try --step 27 --lang ja",
    "z-01-battery --step 32 --lang en",
    "u-03-quiescence --step 5 --lang ja",
    "u-10-depth-4 --step exit:P*5b/5a5b/S*4a --lang en",
    "e-02-window --step 654 --lang en",
    "e-03-table --step 149 --lang ja",
    "e-05-pass --step 1426 --lang en",
    "y-03 --step candidate:8b6b/B*2f --lang en",
    "y-04-middlegame --step 0 --candidates 1i1g --lang en",
    "x-parity --step last --lang ja --why g2 --why-at root",
    "k-02-king-square --step leaf:5i6h/5a5b/6h7h --lang ja --inside king-square --change",
    "t-03-incremental --step enter:e3 --lang en --inside --change",
    "c-03-fork --step last --lang en --compare 4",
    "x-hiroi --step 36 --mode predict --lang ja",
    "x-aima-5.2 --step 0 --mode fill-in --lang en --fill B=3 --fill C=2 --fill c2=cut --fill c3=cut --fill D=3.. --fill D=2 --fill d3=cut --fill A=3 --fill B=chosen --check",
    "m-01-tree-B --step last --mode what-if --edit ソ=90 --lang ja",
    "m-01-tree-A --step 19 --lang en --beside minimax,pvs",
    "m-01-tree-A --step cut:カ --lang ja --theme dark",
    "m-01-tree-B --step 40 --algorithm pvs --lang en",
    "x-aima-5.2 --step last --lang en --present",
    "x-pns --step 16 --lang en",
    "d-01-try --step 40 --lang en",
    "q-01 --step 500 --lang en",
    "q-02-searched --step last --lang ja",
    "s-01-small --step 30 --lang en",
    "u-03 --step 6 --lang ja",
    "e-03-table --step 149 --lang en --size 1600x1000",
    "e-02-window --step 300 --lang ja",
    "e-05-pass --step 49 --lang en",
    "z-01-battery --step 12 --lang ja",
    "x-othello4 --step 60 --lang ja",
    "x-tictactoe --step 200 --lang en",
    "m-01-minimax --step 20 --lang en --size 900x600",
    "x-deep-cutoff --step 13 --mode what-if --edit K=-50 --lang en",
    "c-03-fork --step 40 --lang ja",
    "m-01-tree-A --step 0 --mode fill-in --lang ja --fill カ=300.. --fill オ=100 --check",
];

/// The window that a `screenshot` with these arguments pictures.
fn window_of(arguments: &str) -> Shown {
    let size = if arguments.contains("--size") { "" } else { " --size 1280x720" };
    let line = format!("yomisuji screenshot {arguments}{size} -o picture.png");
    let words = line.split(' ').filter(|word| !word.is_empty()).map(Into::into);
    let Ok(Request::Subcommand(asked)) = parse(words) else {
        panic!("{arguments}: it is no command");
    };
    let (window, size) = pictured(&asked).expect(arguments).expect("a screenshot");
    let mut harness = egui_kittest::Harness::builder()
        .with_size(size)
        .with_max_steps(20)
        .with_step_dt(0.02)
        .renderer(renderer::CpuRenderer::default())
        .with_context_setup(set_up)
        .build_ui_state(|ui, window: &mut MainWindow| window.show(ui), window);
    harness.run_steps(6);
    harness
}

/// A label that belongs to a node.
fn labelled(spot: Spot) -> Option<NodeId> {
    match spot {
        Spot::Window(id) | Spot::Bound(id, _) | Spot::Change(id) => Some(id),
        Spot::Node(_) | Spot::Group(_) | Spot::Fold(_) | Spot::Origin(_) | Spot::Leaving(_) => None,
    }
}

const fn is_label(spot: Spot) -> bool {
    matches!(
        spot,
        Spot::Window(_) | Spot::Bound(..) | Spot::Change(_) | Spot::Origin(_) | Spot::Leaving(_)
    )
}

/// The distance between two areas, in points; 0 if they meet.
fn apart(one: &Area, other: &Area) -> f32 {
    let gap = |axis: usize| {
        (one.min[axis] - other.max[axis]).max(other.min[axis] - one.max[axis]).max(0.0)
    };
    gap(0).hypot(gap(1))
}

/// Labels on nodes or on other labels, and labels far from their nodes.
fn label_faults(picture: &Picture) -> Vec<String> {
    /// The frame of a node, the ring around it and the name above it.
    const NEAR: f32 = 34.0;
    let mut faults = Vec::new();
    for (number, (spot, place)) in picture.spots.iter().enumerate() {
        if !is_label(*spot) {
            continue;
        }
        for (other_number, (other, there)) in picture.spots.iter().enumerate() {
            let is_solid = matches!(other, Spot::Node(_) | Spot::Group(_) | Spot::Fold(_))
                || is_label(*other) && other_number > number;
            if is_solid && place.grown(-1.5).meets(there) {
                faults.push(format!("{spot:?} is on {other:?}"));
            }
        }
        let node = labelled(*spot).map(Spot::Node);
        let node = node.and_then(|node| picture.spots.iter().find(|(other, _)| *other == node));
        if let Some((_, there)) = node.filter(|(_, there)| apart(place, there) > NEAR) {
            // A line may lead there.
            let leads = picture.shapes.iter().any(|shape| {
                let Shape::Line { from, to, .. } = shape else { return false };
                let touches = |at: &[f32; 2]| place.grown(4.0).holds(*at);
                (touches(from) || touches(to)) && apart(place, there) < 220.0
            });
            if !leads || !matches!(spot, Spot::Bound(..) | Spot::Change(_)) {
                faults.push(format!("{spot:?} is {} points from its node", apart(place, there)));
            }
        }
    }
    faults
}

/// Arrowheads that end at another node than their own.
fn arrow_faults(harness: &Shown, picture: &Picture) -> Vec<String> {
    let session = harness.state().session();
    let Some(seen) = session.projection() else { return Vec::new() };
    let selected = session.run().selection();
    let marked = || seen.here().into_iter().chain(selected);
    let mut goals: BTreeSet<NodeId> = BTreeSet::new();
    goals.extend(marked().filter_map(|id| seen.table_hit(id)).filter_map(|hit| hit.from));
    goals.extend(marked().filter(|&id| seen.made_cut(id).is_some()));
    goals.extend(seen.told_candidate().into_iter().chain(selected));
    let path = seen.here().map(|here| seen.tree().path(here)).into_iter().flatten();
    goals.extend(path.filter(|&id| seen.called_by(id).is_some()));
    let heads = picture.shapes.iter().filter_map(|shape| match shape {
        Shape::Polygon { points, fill: Some(ink), pen: None, hatch: None }
            if points.len() == 3 && !matches!(ink, Ink::Gold | Ink::HatchFill) =>
        {
            Some(points[0])
        }
        _ => None,
    });
    let mut faults = Vec::new();
    for tip in heads {
        let at = Area::around(tip, 2.0, 2.0);
        let near = |(spot, place): &&(Spot, Area)| {
            matches!(spot, Spot::Node(_) | Spot::Origin(_) | Spot::Bound(..))
                && apart(&at, place) < 14.0
        };
        let is_goal = |(spot, _): &(Spot, Area)| match spot {
            Spot::Node(id) => goals.contains(id),
            _ => true,
        };
        let reached: Vec<_> = picture.spots.iter().filter(near).collect();
        if reached.is_empty() || !reached.iter().any(|spot| is_goal(spot)) {
            faults.push(format!("an arrow ends at {tip:?}, at {reached:?}"));
        }
    }
    faults
}

/// Signs of grades that stand nearer to another node, or are missing.
fn grade_faults(harness: &Shown, picture: &Picture) -> Vec<String> {
    let session = harness.state().session();
    let Some(sheet) = session.view().work.fill_in() else { return Vec::new() };
    let circles = picture.shapes.windows(2).filter_map(|pair| match pair {
        [Shape::Circle { centre, fill: Some(Ink::Card), .. }, Shape::Text { at, .. }]
            if centre.map(f32::to_bits) == at.map(f32::to_bits) =>
        {
            Some(*centre)
        }
        // A tick or a cross is drawn, because no font of a file has it.
        [Shape::Circle { centre, fill: Some(Ink::Card), radius, .. }, Shape::Line { from, .. }]
            if (from[0] - centre[0]).hypot(from[1] - centre[1]) < *radius =>
        {
            Some(*centre)
        }
        _ => None,
    });
    let nearest = |at: [f32; 2]| {
        let at = Area::around(at, 1.0, 1.0);
        let nodes = picture.spots.iter().filter_map(|(spot, place)| match spot {
            Spot::Node(id) => Some((apart(&at, place), *id)),
            _ => None,
        });
        nodes.min_by(|one, other| one.0.total_cmp(&other.0))
    };
    let found: Vec<_> = circles.filter_map(nearest).collect();
    let mut faults = Vec::new();
    for (spot, _) in &picture.spots {
        let Spot::Node(id) = spot else { continue };
        let graded = sheet.nodes.get(id).is_some_and(|at| at.mark.is_some());
        let marked = sheet.score.is_some() && sheet.nodes.get(id).is_some_and(|at| at.is_marked);
        let signs = found.iter().filter(|(distance, node)| node == id && *distance < 4.0).count();
        if signs != usize::from(graded) || marked && signs == 0 {
            faults.push(format!("{id:?} has {signs} signs"));
        }
    }
    faults
}

/// Signs without their meaning, and the map on what is drawn.
fn screen_faults(harness: &Shown, picture: &Picture, legend: &[(String, bool)]) -> Vec<String> {
    let texts = drawn(harness);
    let is_told = |words: &str| texts.iter().any(|text| text.text == words);
    let untold = legend.iter().filter(|(words, _)| !words.is_empty() && !is_told(words));
    let mut faults: Vec<_> = untold.map(|(words, _)| format!("not in view: {words}")).collect();
    let map = Language::ALL.map(|language| language.texts().window_map());
    for place in map.iter().filter_map(|name| harness.query_by_label(name)).map(|map| map.rect()) {
        for (spot, at) in &picture.spots {
            let at = Rect::from_min_max(at.min.into(), at.max.into());
            if place.shrink(1.5).intersects(at) && *spot != Spot::Node(NodeId::ROOT) {
                faults.push(format!("the map is on {spot:?}"));
            }
        }
    }
    faults
}

/// What is wrong with a picture.
fn faults(arguments: &str) -> Vec<String> {
    let mut harness = window_of(arguments);
    let mut faults = Vec::new();
    if let Some((picture, legend)) = harness.state().drawn_tree() {
        let legend: Vec<_> = legend.into_iter().map(|(_, words)| (words, true)).collect();
        // A page in place of the tree has no legend of it.
        let tree = Language::ALL.map(|language| language.texts().window_canvas());
        if tree.iter().any(|name| harness.query_all_by_label(name).next().is_some()) {
            faults.extend(label_faults(&picture));
            faults.extend(arrow_faults(&harness, &picture));
            faults.extend(grade_faults(&harness, &picture));
            faults.extend(screen_faults(&harness, &picture, &legend));
        }
    }
    let tree = if arguments.contains("--lang ja") { Language::Ja } else { Language::En };
    faults.extend(unreadable(&mut harness, &tree.texts().window_canvas()));
    faults.into_iter().map(|fault| format!("{arguments}: {fault}")).collect()
}

#[test]
fn nothing_is_on_anything_else_and_every_sign_has_its_meaning_in_view() {
    let faults: Vec<_> = PICTURES.into_iter().step_by(stride()).flat_map(faults).collect();
    assert!(faults.is_empty(), "{} faults: {faults:#?}", faults.len());
}
