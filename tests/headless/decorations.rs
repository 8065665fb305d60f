//! The drawing of a cut covers no text: rings, lines and numbers.

use crate::cover::lessons;
use egui::{Color32, Context, FontFamily, FontId, RawInput};
use yomisuji::gui::fonts;
use yomisuji::language::{Language, Signs};
use yomisuji::picture::{
    self, Align, Area, Camera, Dash, Ink, Pen, Picture, Shape, Spot, TreeScene,
};
use yomisuji::score::{Bound, NodeNumbers, Player};
use yomisuji::search::{Algorithm, ProofNumbers};
use yomisuji::session::{Command, Job, Navigation, Session, SettingsCommand, Source, prepare};
use yomisuji::text::Sign;
use yomisuji::trace::{EventKind, Seen};
use yomisuji::tree::Kind;

const LESSONS: [&str; 7] = [
    "m-01-tree-A",
    "m-01-tree-B",
    "x-aima-5.2",
    "x-hiroi",
    "x-deep-cutoff",
    "x-matey",
    "x-minimal-tree",
];
const SIZES: [[f32; 2]; 3] = [[940.0, 400.0], [620.0, 330.0], [1400.0, 680.0]];

fn opened(lesson: &'static str) -> Session {
    let opened = prepare(Source::Shipped(lesson), &[], &Job::default());
    let mut session = Session::new();
    session.show(opened.unwrap_or_else(|error| panic!("{}", error.en)));
    session
}

/// The steps with a cut.
fn cuts(session: &Session) -> Vec<usize> {
    let records = session.open().expect("open").replay().trace().records();
    let cuts = records.iter().enumerate();
    let cuts = cuts.filter(|(_, record)| record.kind == EventKind::Cut);
    cuts.map(|(number, _)| number + 1).collect()
}

fn drawn<T>(
    session: &Session,
    [width, height]: [f32; 2],
    mut see: impl FnMut(&TreeScene<'_>, &Picture) -> T,
) -> T {
    let area = Area { min: [0.0, 0.0], max: [width, height] };
    let (outline, layout) = session.run().outline();
    let tree = session.open().expect("open").tree();
    let camera = Camera::fit(outline.flat(tree), layout, area, false);
    let scene = TreeScene::of(session, camera, area).expect("a scene");
    see(&scene, &picture::tree(&scene))
}

/// The true extent of a text, in the fonts of the window.
fn measured(context: &Context, shape: &Shape) -> Option<(String, Area)> {
    let Shape::Text { at, text, size, align, bold, .. } = shape else {
        return None;
    };
    let family = if *bold { fonts::bold() } else { FontFamily::Proportional };
    let wide = context.fonts_mut(|known| {
        let font = FontId::new(*size, family);
        known.layout_no_wrap(text.clone(), font, Color32::BLACK).size().x
    });
    let middle = match align {
        Align::Centre => at[0],
        Align::Left => at[0] + wide / 2.0,
        Align::Right => at[0] - wide / 2.0,
    };
    // Letters are lower than their line.
    Some((text.clone(), Area::around([middle, at[1]], wide, size * 0.8)))
}

/// Points along the drawing of a cut: rings, lines, arrowheads.
fn strokes(picture: &Picture) -> Vec<Vec<[f32; 2]>> {
    let mut points: Vec<Vec<[f32; 2]>> = Vec::new();
    let mut along = |corners: &[[f32; 2]]| {
        let mut on = Vec::new();
        for pair in corners.windows(2) {
            for part in 0..=20 {
                let t = part as f32 / 20.0;
                let at = |axis: usize| pair[0][axis] + (pair[1][axis] - pair[0][axis]) * t;
                on.push([at(0), at(1)]);
            }
        }
        points.push(on);
    };
    let edges = [yomisuji::score::Player::Max, yomisuji::score::Player::Min];
    let is_edge = |ink| edges.iter().any(|&player| picture::Ink::edge(player) == ink);
    let is_bound = |pen: &picture::Pen| {
        let width = (pen.width * 10.0).round() as i32;
        is_edge(pen.ink) && [32, 18].contains(&width)
    };
    for shape in &picture.shapes {
        match shape {
            Shape::Line { from, to, pen } if is_bound(pen) => along(&[*from, *to]),
            Shape::Polygon { points, fill: None, pen: Some(pen), .. } if is_bound(pen) => {
                let mut ring = points.clone();
                ring.push(points[0]);
                along(&ring);
            }
            Shape::Polygon { points, fill: Some(ink), pen: None, .. } if is_edge(*ink) => {
                along(points);
            }
            _ => {}
        }
    }
    points
}

/// A bound that is written beside its cut is written whole: half of it would be another number.
#[test]
fn bounds_of_cuts_are_written_whole_or_not_at_all() {
    let context = Context::default();
    fonts::install(&context);
    context.run_ui(RawInput::default(), |_| ()).drop_without_applying_deltas();
    let mut seen = 0;
    for lesson in LESSONS {
        let mut session = opened(lesson);
        let last = session.open().expect("open").last_step();
        session.apply(Command::Go(Navigation::Seek(last)));
        for width in (6..22).map(|number: u8| f32::from(number) * 50.0) {
            drawn(&session, [width, 330.0], |scene, picture| {
                let is_bound = |text: &str| text.starts_with("α = ") || text.starts_with("β = ");
                let texts = picture.shapes.iter().filter_map(|shape| measured(&context, shape));
                for (text, place) in texts.filter(|(text, _)| is_bound(text)) {
                    let holds = scene.area.holds(place.min) && scene.area.holds(place.max);
                    assert!(holds, "{lesson} {width} {text} {place:?}");
                    seen += 1;
                }
            });
        }
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn cut_marks_cover_no_text_at_the_nodes() {
    let context = Context::default();
    fonts::install(&context);
    context.run_ui(RawInput::default(), |_| ()).drop_without_applying_deltas();
    let (mut seen, mut wrong) = (0, Vec::new());
    for lesson in LESSONS {
        let mut session = opened(lesson);
        for language in Language::ALL {
            session.apply(Command::Settings(SettingsCommand::SetLanguage(language)));
            for step in cuts(&session).into_iter().take(12) {
                session.apply(Command::Go(Navigation::Seek(step)));
                for size in SIZES {
                    drawn(&session, size, |_, picture| {
                        let chips: Vec<Area> = picture
                            .spots
                            .iter()
                            .filter(|(spot, _)| matches!(spot, Spot::Bound(..) | Spot::Window(_)))
                            .map(|(_, place)| *place)
                            .collect();
                        let nodes: Vec<Area> = picture
                            .spots
                            .iter()
                            .filter(|(spot, _)| matches!(spot, Spot::Node(_)))
                            .map(|(_, place)| *place)
                            .collect();
                        seen += chips.len();
                        let texts =
                            picture.shapes.iter().filter_map(|shape| measured(&context, shape));
                        let texts: Vec<_> = texts.collect();
                        for (text, place) in &texts {
                            let about = || (lesson, language, step, size, text.clone());
                            let is_on = |chip: &Area| chip.holds(place.centre());
                            for chip in chips.iter().filter(|chip| !is_on(chip)) {
                                if chip.meets(place) {
                                    wrong.push((about(), "number"));
                                }
                            }
                            // Lines go under the nodes, and a number is drawn over them.
                            let is_in_node = nodes.iter().any(|node| node.holds(place.centre()));
                            if is_in_node || chips.iter().any(is_on) {
                                continue;
                            }
                            for stroke in strokes(picture) {
                                let hidden = |point: &&[f32; 2]| {
                                    !nodes.iter().any(|node| node.holds(**point))
                                };
                                if stroke.iter().filter(hidden).any(|point| place.holds(*point)) {
                                    wrong.push((about(), "stroke"));
                                }
                            }
                        }
                    });
                }
            }
        }
    }
    assert!(seen > 40, "{seen}");
    assert!(wrong.is_empty(), "{} of {seen}: {:#?}", wrong.len(), &wrong[..wrong.len().min(12)]);
}

/// Beside the strokes of a cut stands a bound that suffices for it, and never one where the window
/// was open.
#[test]
fn the_bound_beside_a_cut_is_one_of_its_reasons() {
    let mut written = 0;
    let more = ["s-01-small", "m-01-pvs", "m-01-mtd", "e-02-window", "q-02-searched"];
    for lesson in LESSONS.into_iter().chain(more) {
        let mut session = opened(lesson);
        let last = session.open().expect("open").last_step();
        for step in (0..=last).step_by(last.div_ceil(20).max(1)).chain([last]) {
            session.apply(Command::Go(Navigation::Seek(step)));
            let seen = session.projection().expect("a projection");
            for node in seen.tree().ids() {
                let Some(said) = seen.cutting_reason(node) else { continue };
                let cut = seen.made_cut(node).expect("a cut");
                let bounds = cut.reasons.iter().map(|reason| seen.edge(cut.node, reason.bound));
                let is_reason =
                    bounds.into_iter().any(|bound| said.ends_with(&format!(" {bound}")));
                assert!(is_reason, "{lesson} step {step}: {said} {cut:?}");
                written += 1;
            }
        }
    }
    assert!(written > 500, "{written}");
}

/// The bound of each cut that is drawn stands beside its strokes, or else the legend has it.
#[test]
fn the_bound_of_every_drawn_cut_is_found() {
    let (mut beside, mut left_out) = (0, 0);
    let cramped = ["x-parity", "e-02-window", "t-07-alpha-beta", "s-01-small"];
    for lesson in LESSONS.into_iter().chain(cramped) {
        let mut session = opened(lesson);
        let last = session.open().expect("open").last_step();
        for step in (0..=last).step_by(last.div_ceil(9).max(1)).chain([last]) {
            session.apply(Command::Go(Navigation::Seek(step)));
            for size in SIZES {
                drawn(&session, size, |scene, picture| {
                    let texts = || {
                        picture.shapes.iter().filter_map(|shape| match shape {
                            Shape::Text { text, ink: Ink::Disagree, .. } => Some(text.as_str()),
                            _ => None,
                        })
                    };
                    for (spot, place) in &picture.spots {
                        let Spot::Node(id) = *spot else { continue };
                        if place.width() < 18.0 {
                            continue; // Too small for strokes.
                        }
                        let above = scene.seen.tree().parent(id);
                        let is_pruned = scene.seen.seen(id) == Seen::Pruned;
                        let cut = above
                            .filter(|&above| is_pruned && scene.seen.seen(above) != Seen::Earlier);
                        let reason = cut.and_then(|cut| scene.seen.cutting_reason(cut));
                        let Some(reason) = reason else { continue };
                        let is_beside = texts().any(|text| text.ends_with(&reason));
                        let is_in_legend = picture.bounds_left_out.contains(&reason);
                        assert!(is_beside || is_in_legend, "{lesson} {step} {size:?}: {reason}");
                        beside += usize::from(is_beside);
                        left_out += usize::from(is_in_legend);
                    }
                    let words = scene.meaning(Sign::Cut, picture);
                    let all = &picture.bounds_left_out;
                    let says = all.iter().all(|bound| words.contains(bound));
                    assert!(says || all.len() > 3, "{words} {all:?}");
                });
            }
        }
    }
    assert!(beside > 200 && left_out > 50, "{beside} {left_out}");
}

/// A name runs into the frame of no other node.
#[test]
fn names_do_not_run_into_frames() {
    let context = Context::default();
    fonts::install(&context);
    context.run_ui(RawInput::default(), |_| ()).drop_without_applying_deltas();
    let mut framed = 0;
    for lesson in LESSONS.into_iter().chain(["x-pns", "m-01-pvs", "m-01-mtd"]) {
        let mut session = opened(lesson);
        let last = session.open().expect("open").last_step();
        for step in 0..=last {
            session.apply(Command::Go(Navigation::Seek(step)));
            drawn(&session, SIZES[0], |scene, picture| {
                let frame = picture.shapes.iter().find_map(|shape| match shape {
                    Shape::Box { area, fill: Some(Ink::GoldFill), pen: Some(pen), .. } => {
                        (pen.width > 2.5).then_some(*area)
                    }
                    _ => None,
                });
                let Some(frame) = frame else { return };
                let names = scene.seen.tree().ids();
                let names = names
                    .map(|id| scene.seen.subject().choice(scene.seen.tree(), id, Language::Ja));
                let names: Vec<String> = names.collect();
                let texts = picture.shapes.iter().filter_map(|shape| measured(&context, shape));
                for (text, place) in texts.filter(|(text, _)| names.contains(text)) {
                    assert!(!place.meets(&frame), "{lesson} {step}: {text}");
                }
                framed += 1;
            });
        }
    }
    assert!(framed > 200, "{framed}");
}

/// Whether a shape has the look that an entry of the legend names, as a reader would find it.
fn has_look(entry: Sign, shape: &Shape, proves: bool) -> bool {
    let is_player = |ink: Ink| [Ink::BlackEdge, Ink::WhiteEdge].contains(&ink);
    let gold = |pen: &Pen| pen.ink == Ink::Gold && pen.dash == Dash::Solid;
    match (entry, shape) {
        (Sign::BestLine, Shape::Line { pen, .. }) => {
            gold(pen) && pen.width >= if proves { 5.0 } else { 3.0 }
        }
        (Sign::Way, Shape::Line { pen, .. }) => {
            gold(pen) && pen.width < if proves { 5.0 } else { 3.0 }
        }
        (Sign::BestHere, Shape::Line { pen, .. }) => {
            pen.ink == Ink::Muted && (pen.width - 2.4).abs() < 1e-6
        }
        (Sign::Here, Shape::Box { fill: Some(Ink::GoldFill), pen: Some(pen), .. }) => {
            pen.ink == Ink::Gold && pen.width > 2.5
        }
        (Sign::Selected, Shape::Box { fill: None, pen: Some(pen), .. }) => pen.ink == Ink::Text,
        (Sign::Cut, Shape::Line { pen, .. }) => pen.ink == Ink::Disagree && pen.width < 2.1,
        (Sign::Pruned, Shape::Polygon { hatch, .. }) => hatch.is_some(),
        (Sign::Earlier, Shape::Polygon { fill, pen: Some(pen), .. }) => {
            pen.dash == Dash::Dots && fill.is_some() && is_player(pen.ink)
        }
        (Sign::NotMade, Shape::Polygon { pen: Some(pen), .. }) => pen.dash == Dash::DashDots,
        (Sign::Unvisited, Shape::Polygon { fill, pen: Some(pen), .. }) => {
            *fill == Some(Ink::Card) && pen.ink == Ink::Hatch && pen.dash == Dash::Solid
        }
        (Sign::Unsettled, Shape::Polygon { fill, pen: Some(pen), .. }) => {
            *fill == Some(Ink::Card) && is_player(pen.ink) && pen.dash == Dash::Solid
        }
        (Sign::BeforeRecount, Shape::Line { pen, .. }) => {
            pen.ink == Ink::Muted && pen.dash == Dash::Dots && pen.width < 1.5
        }
        (Sign::AtLeast, Shape::Text { text, ink: Ink::Text | Ink::Muted, .. }) => {
            text.starts_with(['≧', '≥'])
        }
        (Sign::AtMost, Shape::Text { text, ink: Ink::Text | Ink::Muted, .. }) => {
            text.starts_with(['≦', '≤'])
        }
        (Sign::Open, Shape::Text { text, .. }) => text == "?",
        (Sign::Source, Shape::Line { pen, .. }) => {
            pen.ink == Ink::Text && pen.width > 2.1 && pen.dash == Dash::Solid
        }
        (Sign::Together, Shape::Line { pen, .. }) => {
            pen.ink == Ink::Text && pen.width > 2.1 && pen.dash == Dash::Dots
        }
        (Sign::NotPromoted, Shape::Text { text, bold: true, .. }) => text.ends_with('='),
        (Sign::CutBound, Shape::Text { ink: Ink::Disagree, text, .. }) => text.contains(" = "),
        _ => false,
    }
}

/// The entries that [`has_look`] knows.
const LOOKS: [Sign; 21] = [
    Sign::BeforeRecount,
    Sign::BestLine,
    Sign::Way,
    Sign::BestHere,
    Sign::Here,
    Sign::Selected,
    Sign::Cut,
    Sign::Pruned,
    Sign::Earlier,
    Sign::NotMade,
    Sign::Black,
    Sign::White,
    Sign::Unvisited,
    Sign::Unsettled,
    Sign::AtLeast,
    Sign::AtMost,
    Sign::Open,
    Sign::CutBound,
    Sign::Source,
    Sign::NotPromoted,
    Sign::Together,
];

/// The sign of the node whose bound has this label, by the colour on the screen, which the legend
/// has too.
fn setter(picture: &Picture, label: Area) -> Sign {
    let mut inks = picture.shapes.iter().filter_map(|shape| match shape {
        Shape::Box { area, pen: Some(pen), .. } if *area == label => Some(pen.ink),
        _ => None,
    });
    let ink = inks.next_back().expect("a frame");
    let sign = if ink == Ink::WhiteEdge { Sign::SetForWhite } else { Sign::SetForBlack };
    let ring = |shape: &Shape| matches!(shape, Shape::Polygon { fill: None, pen: Some(pen), .. } if pen.ink == ink);
    assert!(
        picture::legend_mark(sign, Signs::Japanese, [0.0, 0.0]).0.shapes.iter().any(ring),
        "{sign:?}"
    );
    sign
}

/// Everything in the legend is drawn, and every special look is in the legend, in every lesson.
#[test]
fn the_legend_names_exactly_what_is_drawn() {
    let mut named = Vec::new();
    for lesson in lessons() {
        let mut session = opened(lesson.id);
        let english = SettingsCommand::SetLanguage(Language::En);
        session.apply(Command::Settings(english));
        let last = session.open().expect("open").last_step();
        let algorithm = session.open().expect("open").algorithm();
        let proves = algorithm.columns().is_some();
        let asks = |scene: &TreeScene<'_>, node| {
            let name = scene.seen.subject().id(scene.seen.tree(), node);
            name == "pass" && algorithm == Algorithm::IteratedGeneration
        };
        for step in (0..=last).step_by(last.div_ceil(12).max(1)).chain([last]) {
            session.apply(Command::Go(Navigation::Seek(step)));
            drawn(&session, [1400.0, 680.0], |scene, picture| {
                let entries = scene.legend(picture);
                let about = format!("{} step {step}: {entries:?}", lesson.id);
                let is_hollow = |shape: &Shape| {
                    matches!(shape, Shape::Polygon { fill: None, pen: Some(pen), .. }
                        if pen.dash == Dash::Dashes)
                };
                assert!(!picture.shapes.iter().any(is_hollow), "cut nodes have one look: {about}");
                // Each piece points up or down, whatever is known of it.
                let points = |player: Player| {
                    let mut nodes = picture.spots.iter().filter_map(|(spot, _)| match spot {
                        Spot::Node(id) => Some(scene.seen.tree().node(*id)),
                        _ => None,
                    });
                    let shares = scene.seen.shares();
                    nodes.any(|node| node.kind != Kind::Decline && node.player == player && !shares)
                };
                for look in LOOKS {
                    let is_drawn = match look {
                        // A node with visits and a mean is never settled.
                        Sign::Unsettled if algorithm.samples().is_some() => false,
                        Sign::Black => points(Player::Max),
                        Sign::White => points(Player::Min),
                        _ => picture.shapes.iter().any(|shape| has_look(look, shape, proves)),
                    };
                    // A side that chooses as the other does is said so.
                    let other = match look {
                        Sign::Black => Sign::BlackToo,
                        Sign::White => Sign::WhiteToo,
                        Sign::Source => Sign::Called,
                        other => other,
                    };
                    let is_named = entries.contains(&look) || entries.contains(&other);
                    assert_eq!(is_named, is_drawn, "{look:?} in {about}");
                }
                let has_words = |place: &Area| {
                    let mut texts = picture.shapes.iter().filter_map(|shape| match shape {
                        Shape::Text { at, bold: false, .. } => Some(*at),
                        _ => None,
                    });
                    texts.any(|at| place.holds(at))
                };
                let mut groups = picture
                    .spots
                    .iter()
                    .filter_map(|(spot, place)| matches!(spot, Spot::Group(_)).then_some(place));
                // The cards of a search for a proof say themselves what they say.
                let has_range = groups.any(has_words) && !proves;
                let group = if has_range { Sign::Group } else { Sign::Others };
                for (spot, place) in &picture.spots {
                    let entry = match spot {
                        Spot::Node(id) if asks(scene, *id) => Sign::Pass,
                        Spot::Node(_) => continue,
                        Spot::Origin(_) => Sign::OutOfView,
                        Spot::Leaving(_) => Sign::Laid,
                        Spot::Change(_) => Sign::Changed,
                        Spot::Group(_) => group,
                        Spot::Fold(_) => Sign::Folded,
                        Spot::Window(_) if proves => Sign::Thresholds,
                        Spot::Window(_) if algorithm.samples().is_some() => Sign::Terms,
                        Spot::Window(_) => Sign::Window,
                        Spot::Bound(..) => setter(picture, *place),
                    };
                    assert!(entries.contains(&entry), "{entry:?} in {about}");
                }
                for entry in &entries {
                    let is_drawn = picture.spots.iter().any(|(spot, _)| match entry {
                        Sign::Group | Sign::Others => matches!(spot, Spot::Group(_)),
                        Sign::Folded => matches!(spot, Spot::Fold(_)),
                        Sign::Window | Sign::Thresholds | Sign::Terms => {
                            matches!(spot, Spot::Window(_))
                        }
                        Sign::SetForBlack | Sign::SetForWhite => matches!(spot, Spot::Bound(..)),
                        _ => true,
                    });
                    assert!(is_drawn, "{entry:?} in {about}");
                }
                named.extend(entries);
            });
        }
    }
    for look in LOOKS.into_iter().filter(|&look| look != Sign::Selected) {
        assert!(named.contains(&look), "{look:?} is in no lesson");
    }
}

/// Dashes of three meanings differ without their colours: cut, read before, not made.
#[test]
fn dashes_of_different_meanings_differ_in_black_and_white() {
    let kinds = [Dash::Solid, Dash::Dashes, Dash::Dots, Dash::DashDots];
    for (number, one) in kinds.iter().enumerate() {
        for other in &kinds[number + 1..] {
            assert_ne!(one.lengths(), other.lengths());
        }
    }
}

/// Names of nodes and moves cover no other name and no number in a node.
#[test]
fn names_cover_no_names_and_no_numbers() {
    let context = Context::default();
    fonts::install(&context);
    context.run_ui(RawInput::default(), |_| ()).drop_without_applying_deltas();
    let (mut seen, mut wrong) = (0, Vec::new());
    let important = ["x-pns", "m-01-pvs", "q-01", "q-02", "z-01-battery"];
    for lesson in lessons().map(|lesson| lesson.id) {
        let is_important = LESSONS.contains(&lesson) || important.contains(&lesson);
        let sizes = if is_important { &SIZES[..] } else { &SIZES[..1] };
        let mut session = opened(lesson);
        let last = session.open().expect("open").last_step();
        for language in Language::ALL {
            session.apply(Command::Settings(SettingsCommand::SetLanguage(language)));
            for step in [0, last / 3, last / 2, last] {
                session.apply(Command::Go(Navigation::Seek(step)));
                for &size in sizes {
                    drawn(&session, size, |_, picture| {
                        let texts = picture.shapes.iter();
                        let texts = texts.filter_map(|shape| measured(&context, shape));
                        let texts: Vec<_> = texts.collect();
                        seen += texts.len();
                        for (number, (one, place)) in texts.iter().enumerate() {
                            for (other, near) in &texts[number + 1..] {
                                // Rounding, and room between letters and the edge of their line.
                                if place.grown(-1.0).meets(&near.grown(-1.0)) {
                                    wrong.push((
                                        lesson,
                                        language,
                                        step,
                                        size,
                                        one.clone(),
                                        other.clone(),
                                    ));
                                }
                            }
                        }
                    });
                }
            }
        }
    }
    assert!(seen > 1_000, "{seen}");
    assert!(wrong.is_empty(), "{} of {seen}: {:#?}", wrong.len(), &wrong[..wrong.len().min(30)]);
}

/// What a card of several moves says of them is true of each: the ends of its range, one end where
/// there is no room for both, or that a search for a proof has settled all of them.
#[test]
fn cards_of_other_moves_say_what_is_true_of_each() {
    let number = |text: &str| text.replace('−', "-").parse::<i32>().ok();
    let mut said = [0; 5];
    for lesson in lessons() {
        let mut session = opened(lesson.id);
        let english = SettingsCommand::SetLanguage(Language::En);
        session.apply(Command::Settings(english));
        let open = session.open().expect("open");
        let (last, proves) = (open.last_step(), open.algorithm().columns().is_some());
        let pictures = if proves { 150 } else { 12 };
        for step in (0..=last).step_by(last.div_ceil(pictures).max(1)).chain([last]) {
            session.apply(Command::Go(Navigation::Seek(step)));
            for size in SIZES {
                drawn(&session, size, |scene, picture| {
                    let groups = picture.spots.iter().filter_map(|(spot, place)| match spot {
                        Spot::Group(group) => Some((*group, *place)),
                        _ => None,
                    });
                    for (group, place) in groups {
                        let texts = picture.shapes.iter().filter_map(|shape| match shape {
                            Shape::Text { at, text, ink: Ink::Muted, bold: false, .. } => {
                                place.holds(*at).then_some(text.as_str())
                            }
                            _ => None,
                        });
                        let about = format!("{} {step} {group:?}", lesson.id);
                        for text in texts {
                            let values = group.ids().map(|id| {
                                let is_done = scene.seen.seen(id) == Seen::Done;
                                scene.seen.value(id).filter(|_| is_done).map(|value| value.0)
                            });
                            let values: Vec<Option<i32>> = values.collect();
                            let bounds =
                                |bound| group.ids().any(|id| scene.seen.bound(id) == bound);
                            assert!(
                                !text.trim().starts_with('–') && !text.trim().ends_with('–'),
                                "{about}: {text}"
                            );
                            let differ = values
                                .iter()
                                .flatten()
                                .any(|it| Some(it) != values.iter().flatten().next());
                            let end = |rest: Option<&str>| {
                                let end = rest.and_then(number);
                                assert!(end.is_none() || differ, "{about}: {text}");
                                end
                            };
                            if let Some(most) = end(text.strip_prefix("to ")) {
                                let holds = |value: Option<i32>| value.is_some_and(|it| it <= most);
                                assert!(values.iter().copied().all(holds), "{about}: {text}");
                                assert!(!bounds(Bound::AtLeast), "{about}: {text}");
                                said[0] += 1;
                            } else if let Some(least) = end(text.strip_suffix(" up")) {
                                let holds =
                                    |value: Option<i32>| value.is_some_and(|it| it >= least);
                                assert!(values.iter().copied().all(holds), "{about}: {text}");
                                assert!(!bounds(Bound::AtMost), "{about}: {text}");
                                said[1] += 1;
                            } else if let Some(same) = number(text.trim_start_matches(['≥', '≤']))
                            {
                                // One value for all that have been read, and how sure it is.
                                assert!(values.iter().flatten().all(|&it| it == same), "{about}");
                                let done = group.ids().filter(|&id| {
                                    scene.seen.seen(id) == Seen::Done
                                        && scene.seen.value(id).is_some()
                                });
                                let excluded = match text.chars().next() {
                                    Some('≥') => vec![Bound::AtMost],
                                    Some('≤') => vec![Bound::AtLeast],
                                    _ => vec![Bound::AtMost, Bound::AtLeast],
                                };
                                let wrong: Vec<_> = done
                                    .filter(|&id| excluded.contains(&scene.seen.bound(id)))
                                    .collect();
                                assert!(wrong.is_empty(), "{about}: {text} {wrong:?}");
                            } else if ["proven", "disproven"].contains(&text) {
                                let is_so = |numbers: NodeNumbers| match text {
                                    "proven" => ProofNumbers::from(numbers).is_proven(),
                                    _ => ProofNumbers::from(numbers).is_disproven(),
                                };
                                let mut numbers = group.ids().map(|id| scene.seen.numbers(id));
                                assert!(numbers.all(|it| it.is_some_and(is_so)), "{about}: {text}");
                                said[2] += 1;
                            } else if let Some(range) =
                                text.strip_prefix("proof ").or(text.strip_prefix("disproof "))
                            {
                                // The range is that of the numbers of all.
                                let one = |id| {
                                    let numbers = scene.seen.numbers(id).expect("numbers");
                                    if text.starts_with("proof") {
                                        numbers.first
                                    } else {
                                        numbers.second
                                    }
                                };
                                let (least, most) =
                                    (group.ids().map(one).min(), group.ids().map(one).max());
                                let [least, most] =
                                    [least, most].map(|it| NodeNumbers::text(it.expect("one")));
                                let whole = if least == most {
                                    least
                                } else {
                                    format!("{least} – {most}")
                                };
                                assert_eq!(range, whole, "{about}");
                                said[3] += 1;
                            } else if text == "unread" {
                                let is_new = |id| {
                                    scene.seen.seen(id) == Seen::Unvisited
                                        && scene.seen.numbers(id).is_none()
                                };
                                assert!(group.ids().all(is_new), "{about}");
                                said[4] += 1;
                            }
                        }
                    }
                });
            }
        }
    }
    assert!(said.iter().all(|&count| count > 1), "{said:?}");
}

/// The move that gave a number on the path is named at the border where it is out of view.
#[test]
fn moves_out_of_view_that_gave_a_number_are_named() {
    let mut named = 0;
    for lesson in ["m-01-tree-A", "x-parity", "e-02-window", "q-02"] {
        let mut session = opened(lesson);
        let last = session.open().expect("open").last_step();
        for step in (0..=last).step_by(last.div_ceil(9).max(1)).chain([last]) {
            session.apply(Command::Go(Navigation::Seek(step)));
            let whole = Area { min: [0.0, 0.0], max: [900.0, 400.0] };
            let (outline, layout) = session.run().outline();
            let tree = session.open().expect("open").tree();
            let mut camera = Camera::fit(outline.flat(tree), layout, whole, false);
            (camera.gap, camera.row) = (camera.gap.max(60.0) * 2.0, camera.row.max(60.0));
            camera.centre((layout.at(0), 0));
            let scene = TreeScene::of(&session, camera, whole).expect("a scene");
            let picture = picture::tree(&scene);
            for (spot, place) in &picture.spots {
                let Spot::Origin(id) = *spot else { continue };
                let about = format!("{lesson} {step} {id:?}");
                let parent = tree.parent(id).expect("a child");
                assert_eq!(scene.seen.best(parent), Some(id), "{about}");
                assert!(whole.holds(place.min) && whole.holds(place.max), "{about}");
                let name = yomisuji::subject::choice(scene.seen.subject(), tree, id, Language::Ja);
                let says = |shape: &Shape| {
                    matches!(shape, Shape::Text { at, text, .. }
                        if place.holds(*at) && text.contains(&name))
                };
                assert!(picture.shapes.iter().any(says), "{about}: {name}");
                named += 1;
            }
        }
    }
    assert!(named > 8, "{named}");
}

/// Where the node that set the bound of a cut, or the node that was cut, is out of view, the arrow
/// between them still ends in the picture, and names what is outside.
#[test]
fn arrows_end_inside_the_picture() {
    let mut named = 0;
    for lesson in LESSONS {
        let mut session = opened(lesson);
        for step in cuts(&session) {
            session.apply(Command::Go(Navigation::Seek(step)));
            let whole = Area { min: [0.0, 0.0], max: [900.0, 500.0] };
            let (outline, layout) = session.run().outline();
            let tree = session.open().expect("open").tree();
            let mut camera = Camera::fit(outline.flat(tree), layout, whole, false);
            (camera.gap, camera.row) = (camera.gap * 3.0, camera.row * 2.0);
            for node in tree.ids() {
                let Some(slot) = outline.slot(node) else { continue };
                camera.centre((layout.at(slot), tree.node(node).depth));
                let scene = TreeScene::of(&session, camera, whole).expect("a scene");
                let picture = picture::tree(&scene);
                let labels = picture.spots.iter().filter_map(|(spot, place)| match spot {
                    Spot::Bound(source, _) => Some((*source, *place)),
                    _ => None,
                });
                for (source, place) in labels {
                    let about = format!("{lesson} {step} {source:?} {place:?}");
                    assert!(whole.holds(place.min) && whole.holds(place.max), "{about}");
                    let slot = outline.slot(source).expect("it is drawn");
                    let depth = f64::from(tree.node(source).depth);
                    if whole.holds(camera.point(whole, layout.at(slot), depth)) {
                        continue;
                    }
                    let name = scene.seen.subject().choice(tree, source, Language::Ja);
                    let says = |shape: &Shape| {
                        matches!(shape, Shape::Text { at, text, .. }
                            if place.holds(*at) && text.contains(&name))
                    };
                    assert!(picture.shapes.iter().any(says), "{about}");
                    named += 1;
                }
                let heads = picture.shapes.iter().filter_map(|shape| match shape {
                    Shape::Polygon { points, pen: None, hatch: None, .. } => Some(points),
                    _ => None,
                });
                for head in heads.filter(|points| points.len() == 3) {
                    assert!(whole.grown(1.0).holds(head[0]), "{lesson} {step}: {head:?}");
                }
            }
        }
    }
    assert!(named > 20, "{named}");
}
