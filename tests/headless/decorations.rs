//! The drawing of a cut covers no text: rings, lines and numbers.

use egui::{Color32, Context, FontFamily, FontId, RawInput};
use yomisuji::gui::fonts;
use yomisuji::language::Language;
use yomisuji::picture::{self, Align, Area, Camera, Picture, Shape, Spot, TreeScene};
use yomisuji::session::{Command, Job, Navigation, Session, SettingsCommand, Source, prepare};
use yomisuji::text::LegendEntry;
use yomisuji::trace::EventKind;

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

/// Everything in the legend is drawn, and everything hatched or dashed is in the legend.
#[test]
fn the_legend_names_exactly_what_is_drawn() {
    for lesson in LESSONS.into_iter().chain(["x-pns", "m-01-pvs", "z-01-battery"]) {
        let mut session = opened(lesson);
        let last = session.open().expect("open").last_step();
        for step in (0..=last).step_by(last.div_ceil(40).max(1)).chain([last]) {
            session.apply(Command::Go(Navigation::Seek(step)));
            drawn(&session, [1400.0, 680.0], |scene, picture| {
                let entries = scene.legend(picture);
                let about = format!("{lesson} step {step}: {entries:?}");
                let any = |is: &dyn Fn(&Shape) -> bool| picture.shapes.iter().any(is);
                let is_hatched =
                    any(&|shape| matches!(shape, Shape::Polygon { hatch: Some(_), .. }));
                assert_eq!(entries.contains(&LegendEntry::Hatched), is_hatched, "{about}");
                let dashes = any(&|shape| {
                    let fill_and_pen = match shape {
                        Shape::Polygon { fill, hatch: None, pen: Some(pen), .. } => {
                            Some((fill, pen))
                        }
                        _ => None,
                    };
                    // A ring round a node is not one of its own edges.
                    fill_and_pen.is_some_and(|(fill, pen)| {
                        pen.dashed && (fill.is_some() || pen.width < 1.8)
                    })
                });
                let named = [LegendEntry::Skipped, LegendEntry::Earlier, LegendEntry::NotMade];
                let is_named = named.iter().any(|entry| entries.contains(entry));
                assert_eq!(is_named, dashes, "{about}");
                let gold = any(
                    &|shape| matches!(shape, Shape::Line { pen, .. } if pen.ink == picture::Ink::Gold),
                );
                let named = [LegendEntry::BestLine, LegendEntry::Way];
                let is_named = named.iter().any(|entry| entries.contains(entry));
                assert_eq!(is_named, gold, "{about}");
            });
        }
    }
}
