//! Presenting a lesson, and asking first: full screen begins and ends, and nothing reveals what is
//! covered.

use egui::{Key, Modifiers, ViewportCommand, ViewportId};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use yomisuji::language::signed;
use yomisuji::lesson::PredictionKind;
use yomisuji::session::{
    Centre, Command, Navigation, Page, PageCommand, RunCommand, SavedPlace, SavedSource,
    SettingsCommand,
};
use yomisuji::tree::{Kind, NodeId};

use crate::{Shown, empty_window, press, says, shown, texts, window};

const SIZE: [f32; 2] = [1280.0, 720.0];
/// A lesson whose tree is about positions, and in which moves are ordered.
const SEARCHED: &str = "q-01-searched";

/// The full-screen requests in some frames: begin or end.
fn screen(harness: &mut Shown) -> Vec<bool> {
    let mut asked = Vec::new();
    for _ in 0..4 {
        harness.step();
        let root = &harness.output().viewport_output[&ViewportId::ROOT];
        asked.extend(root.commands.iter().filter_map(|command| match command {
            ViewportCommand::Fullscreen(fills) => Some(*fills),
            _ => None,
        }));
    }
    asked
}

#[test]
fn a_presentation_takes_the_full_screen_and_gives_it_back() {
    let toggle = || Command::Settings(SettingsCommand::TogglePresent);
    let key = |key: Key| move |harness: &mut Shown| harness.key_press(key);
    let click =
        |label: &'static str| move |harness: &mut Shown| harness.get_by_label(label).click();
    let by_name = |harness: &mut Shown| {
        press(harness, Modifiers::COMMAND, Key::K);
        harness.event(egui::Event::Text("全画面で発表".to_owned()));
        harness.run_steps(2);
        harness.key_press(Key::Enter);
    };
    let command = |harness: &mut Shown| {
        harness.state_mut().send(toggle());
    };
    let begins: [&dyn Fn(&mut Shown); 3] = [&key(Key::F11), &by_name, &command];
    let ends: [&dyn Fn(&mut Shown); 4] =
        [&key(Key::F11), &key(Key::Escape), &click("発表を終わる"), &command];
    let mut harness = window("m-01-tree-A", SIZE);
    for begin in begins {
        for end in ends {
            begin(&mut harness);
            assert_eq!(screen(&mut harness), [true]);
            assert!(harness.state().session().presents());
            assert!(screen(&mut harness).is_empty(), "once");
            end(&mut harness);
            assert_eq!(screen(&mut harness), [false]);
            assert!(!harness.state().session().presents());
        }
    }
}

#[test]
fn a_resumed_presentation_takes_the_screen_until_escape() {
    let mut harness = shown(empty_window(), SIZE);
    harness.state_mut().resume(SavedPlace {
        lesson: Some(SavedSource::Shipped("m-01-tree-A".to_owned())),
        algorithm: "alpha-beta".to_owned(),
        presents: true,
        ..SavedPlace::default()
    });
    assert_eq!(screen(&mut harness), [true]);
    harness.key_press(Key::Escape);
    assert_eq!(screen(&mut harness), [false]);
}

/// The tools are put down at the end of a presentation, whatever ends it.
#[test]
fn the_tools_of_a_presentation_end_with_it() {
    let mut harness = window("m-01-tree-A", SIZE);
    press(&mut harness, Modifiers::NONE, Key::F11);
    press(&mut harness, Modifiers::NONE, Key::W);
    press(&mut harness, Modifiers::NONE, Key::Escape);
    press(&mut harness, Modifiers::NONE, Key::F11);
    let canvas = harness.get_by_label("木の図").rect();
    let before = harness.get_by_label_contains("の節 ア").rect();
    harness.drag_at(canvas.left_bottom() + egui::vec2(60.0, -30.0));
    harness.run_steps(1);
    harness.hover_at(canvas.left_bottom() + egui::vec2(160.0, -30.0));
    harness.run_steps(2);
    harness.drop_at(canvas.left_bottom() + egui::vec2(160.0, -30.0));
    harness.run_steps(2);
    let by = harness.get_by_label_contains("の節 ア").rect().min.x - before.min.x;
    assert!(by > 50.0, "the pen is put down, and the drag moves the tree: {by}");
}

/// The effects of Escape while presenting, one thing at a time, the nearest first.
#[test]
fn escape_closes_one_thing_at_a_time_and_the_presentation_last() {
    let mut harness = window("u-04", SIZE);
    let dark = |harness: &Shown| {
        let mut shapes = harness.output().shapes.iter();
        shapes.any(|clipped| {
            matches!(&clipped.shape, egui::Shape::Rect(rect)
                if rect.fill == egui::Color32::BLACK && rect.rect.width() > 800.0)
        })
    };
    let state = |harness: &Shown| {
        let session = harness.state().session();
        [
            dark(harness),
            says(harness, &[&session.language().text("window-find-next").expect("a text")]),
            session.page() == Page::Lesson(Centre::Candidates),
            session.run().selection().is_some(),
            session.presents(),
        ]
    };
    press(&mut harness, Modifiers::NONE, Key::F11);
    let select = RunCommand::Select(Some(NodeId(1)));
    harness.state_mut().send(Command::Run(select));
    harness.run_steps(2);
    press(&mut harness, Modifiers::NONE, Key::Y);
    press(&mut harness, Modifiers::NONE, Key::B);
    harness.run_steps(3);
    let mut expected = [true, false, true, true, true];
    assert_eq!(state(&harness), expected);
    for place in [0, 2, 3, 4] {
        press(&mut harness, Modifiers::NONE, Key::Escape);
        harness.run_steps(2);
        expected[place] = false;
        assert_eq!(state(&harness), expected, "{place}");
    }
    // A text field goes before the selection.
    press(&mut harness, Modifiers::NONE, Key::F11);
    harness.state_mut().send(Command::Run(RunCommand::Select(Some(NodeId(1)))));
    press(&mut harness, Modifiers::COMMAND, Key::F);
    harness.run_steps(3);
    let mut expected = [false, true, false, true, true];
    assert_eq!(state(&harness), expected);
    for place in [1, 3, 4] {
        press(&mut harness, Modifiers::NONE, Key::Escape);
        harness.run_steps(2);
        expected[place] = false;
        assert_eq!(state(&harness), expected, "{place}");
    }
}

/// The last step before which a question of Predict is asked.
fn last_asked(harness: &Shown) -> usize {
    let open = harness.state().session().open().expect("open");
    let is_of_values = |step: &usize| {
        use PredictionKind::{Best, TakeOrDecline, Value};
        matches!(open.plan().covered(step - 1), Some(Value | Best | TakeOrDecline))
    };
    let last = open.replay().last_step();
    (1..=last).rev().find(is_of_values).expect("a question about a value")
}

/// A clicker has two keys: with "ask first" the forward one uncovers a step with a question, then
/// goes on.
#[test]
fn a_clicker_uncovers_a_step_before_it_goes_on() {
    let mut harness = window("m-01-tree-A", SIZE);
    press(&mut harness, Modifiers::NONE, Key::F11);
    press(&mut harness, Modifiers::NONE, Key::H);
    let step = |harness: &Shown| harness.state().session().open().expect("open").step();
    let covered = |harness: &Shown| harness.state().session().run().covers_step();
    let begin = step(&harness);
    assert_eq!((begin, covered(&harness)), (0, false), "nothing is covered before the first step");
    let is_asked = |harness: &Shown, step: usize| {
        let open = harness.state().session().open().expect("open");
        step > 0 && open.plan().covered(step - 1).is_some()
    };
    let last = last_asked(&harness);
    let mut uncovered = 0;
    while step(&harness) < last || covered(&harness) {
        let (before, was_covered) = (step(&harness), covered(&harness));
        press(&mut harness, Modifiers::NONE, Key::PageDown);
        if was_covered {
            assert_eq!((step(&harness), covered(&harness)), (before, false));
            uncovered += 1;
        } else {
            let now = before + 1;
            assert_eq!((step(&harness), covered(&harness)), (now, is_asked(&harness, now)));
        }
    }
    assert!(uncovered > 4, "{uncovered}");
    press(&mut harness, Modifiers::NONE, Key::PageUp);
    assert_eq!((step(&harness), covered(&harness)), (last - 1, is_asked(&harness, last - 1)));
    if covered(&harness) {
        press(&mut harness, Modifiers::NONE, Key::PageDown);
    }
    press(&mut harness, Modifiers::NONE, Key::PageDown);
    assert_eq!((step(&harness), covered(&harness)), (last, true), "it is asked again");
}

#[test]
fn the_board_page_can_present_the_lesson() {
    let mut harness = window("q-01", SIZE);
    let board = Command::Page(PageCommand::ToggleBoard);
    harness.state_mut().send(board);
    harness.run_steps(2);
    press(&mut harness, Modifiers::NONE, Key::F11);
    let session = harness.state().session();
    assert!(session.presents() && !session.page().is_board());
}

/// A text that contains this value, if any.
fn tells(harness: &Shown, value: &str) -> Option<String> {
    texts(harness).into_iter().find(|text| text.contains(value))
}

/// A diagram in which no node has the value of a leaf in its own name: the value of the root
/// appears only at its leaf.
#[test]
fn no_text_beside_a_covered_node_reveals_its_value() {
    let mut harness = window("m-01-tree-A", SIZE);
    press(&mut harness, Modifiers::NONE, Key::H);
    let last = {
        let open = harness.state().session().open().expect("open");
        open.last_step()
    };
    let inner: Vec<NodeId> = {
        let tree = harness.state().session().open().expect("open").tree();
        tree.ids().filter(|&id| tree.node(id).kind == Kind::Inner).collect()
    };
    let mut hidden = 0;
    let mut told = window("m-01-tree-A", SIZE);
    for step in (0..=last).step_by(3).chain([last]) {
        harness.state_mut().send(Command::Go(Navigation::Seek(step)));
        harness.run_steps(1);
        if !harness.state().session().run().covers_step() {
            continue; // A step without a question is told.
        }
        // The variables before the step are known: the step before has told them.
        told.state_mut().send(Command::Go(Navigation::Seek(step.saturating_sub(1))));
        told.run_steps(1);
        let variables = told.state().session().view().variables.iter();
        let known: Vec<_> = variables.map(|it| format!("{} = {}", it.name, it.value)).collect();
        for &node in inner.iter().take(6) {
            let select = Command::Run(RunCommand::Select(Some(node)));
            harness.state_mut().send(select);
            harness.run_steps(2);
            // What a step without a question tells is not covered.
            let hides = |harness: &Shown| {
                let open = harness.state().session().open().expect("open");
                open.projection(harness.state().session().language()).hides(node)
            };
            if !hides(&harness) {
                continue;
            }
            hidden += 1;
            assert!(says(&harness, &["値とその理由は伏せて"]));
            let session = harness.state().session();
            let value = session.open().expect("open").replay().node(node).value();
            let Some(value) = value else {
                continue;
            };
            // Leaves and nodes that were told show their own values, the question takes what earlier steps told
            // as known, and no other text has a number with a sign.
            let value = signed(value).to_string();
            let open = session.open().expect("open");
            let question = open.covered_question(session.language());
            let found = texts(&harness)
                .into_iter()
                .filter(|text| text.contains(&value) && Some(text) != question.as_ref())
                .filter(|text| !known.contains(text));
            for text in found {
                let leaf = session.open().expect("open").tree().ids().find(|&id| {
                    let open = session.open().expect("open");
                    let seen = open.projection(session.language());
                    let is_told = open.tree().node(id).kind == Kind::Leaf || !seen.hides(id);
                    is_told && seen.spoken_name(id) == text
                });
                assert!(leaf.is_some(), "step {step}, {node:?} {value}: {text}");
            }
        }
    }
    assert!(hidden > 10, "{hidden}");
    // Uncovered, it is shown.
    let root = Command::Run(RunCommand::Select(Some(NodeId::ROOT)));
    harness.state_mut().send(root);
    harness.run_steps(2);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert!(tells(&harness, "max( ").is_some() || tells(&harness, "min( ").is_some());
}

/// On a board: neither the other readings of the position, nor the order of moves, nor arrows.
#[test]
fn a_covered_position_has_no_worths_no_order_and_no_arrows() {
    let lists = ["ここを末端にしたら", "手の順番"];
    let mut harness = window(SEARCHED, SIZE);
    harness.state_mut().send(Command::Go(Navigation::Last));
    press(&mut harness, Modifiers::NONE, Key::V);
    let told = |harness: &Shown| {
        let told = lists.iter().filter(|words| says(harness, &[words]));
        told.count()
    };
    let open = told(&harness);
    assert!(open > 0 && !harness.state().session().view().arrows.is_empty());
    press(&mut harness, Modifiers::NONE, Key::H);
    // What was shown stays until another step.
    assert_eq!(told(&harness), open);
    let asked = last_asked(&harness);
    harness.state_mut().send(Command::Go(Navigation::Seek(asked)));
    harness.state_mut().send(Command::Run(RunCommand::Select(Some(NodeId::ROOT))));
    harness.run_steps(3);
    let session = harness.state().session();
    assert!(session.view().arrows.is_empty() && session.view().worth.is_none());
    assert_eq!(session.view().line, [NodeId::ROOT]);
    assert_eq!(told(&harness), 0);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(told(&harness), open);
    assert!(harness.state().session().view().worth.is_some());
}

/// The contents of a list of moves are not shown again once covered.
#[test]
fn the_order_of_moves_is_hidden_when_values_are_covered() {
    let mut harness = window(SEARCHED, SIZE);
    harness.state_mut().send(Command::Go(Navigation::Last));
    press(&mut harness, Modifiers::NONE, Key::V);
    harness.get_by_label("手の順番").click();
    harness.run_steps(30);
    // The fates of the root's moves that are choices again, and how many of them are shown.
    let fates = |harness: &Shown| {
        let session = harness.state().session();
        let open = session.open().expect("open");
        let seen = open.projection(session.language());
        let (rows, _) = seen.order(NodeId::ROOT, 40);
        let is_read = |id| open.replay().node(id).value().is_some();
        let rows = rows.into_iter();
        let inner = rows.filter(|row| open.tree().node(row.node).kind == Kind::Inner);
        let read = inner.filter(|row| is_read(row.node));
        read.map(|row| row.fate).collect::<Vec<_>>()
    };
    let count = |harness: &Shown, word: &str| {
        let texts = texts(harness).into_iter();
        texts.filter(|text| text == word).count()
    };
    let before = fates(&harness);
    assert!(!before.is_empty() && before.iter().all(|fate| says(&harness, &[fate])));
    press(&mut harness, Modifiers::NONE, Key::H);
    let asked = last_asked(&harness);
    harness.state_mut().send(Command::Go(Navigation::Seek(asked)));
    harness.state_mut().send(Command::Run(RunCommand::Select(Some(NodeId::ROOT))));
    press(&mut harness, Modifiers::NONE, Key::Enter); // The root is uncovered, its moves are not.
    harness.run_steps(30);
    let after = fates(&harness);
    assert!(after.iter().all(|fate| fate.contains('?')), "{after:?}");
    assert!(count(&harness, "?") >= after.len());
}

/// Around the pointer everything is as bright as before; the corners of the screen are not. The key
/// is enough: the pointer need not move.
#[test]
fn the_spotlight_darkens_the_corners_of_the_screen() {
    let mut harness = window("m-01-tree-A", SIZE);
    press(&mut harness, Modifiers::NONE, Key::F11);
    let canvas = harness.get_by_label("木の図").rect();
    harness.hover_at(canvas.center());
    harness.run_steps(3);
    let before = harness.render().expect("a picture");
    press(&mut harness, Modifiers::NONE, Key::S);
    let after = harness.render().expect("a picture");
    let scale = harness.ctx.pixels_per_point();
    let centre = canvas.center() * scale;
    let (width, height) = after.dimensions();
    let light = |picture: &image::RgbaImage, [x, y]: [u32; 2]| {
        let [red, green, blue, _] = picture.get_pixel(x, y).0;
        u32::from(red) + u32::from(green) + u32::from(blue)
    };
    for corner in [[2, 2], [width - 3, 2], [2, height - 3], [width - 3, height - 3]] {
        let (was, is) = (light(&before, corner), light(&after, corner));
        assert!(is * 10 < was * 6, "{corner:?}: {was} became {is}");
    }
    let centre = [centre.x as u32, centre.y as u32];
    assert_eq!(light(&before, centre), light(&after, centre));
    press(&mut harness, Modifiers::NONE, Key::S);
    assert!(harness.render().expect("a picture") == before);
}

/// Without a pointer the spotlight is on the middle of the tree.
#[test]
fn the_spotlight_waits_for_the_pointer_on_the_tree() {
    let mut harness = window("m-01-tree-A", SIZE);
    press(&mut harness, Modifiers::NONE, Key::F11);
    let before = harness.render().expect("a picture");
    press(&mut harness, Modifiers::NONE, Key::S);
    let after = harness.render().expect("a picture");
    let middle = harness.get_by_label("木の図").rect().center() * harness.ctx.pixels_per_point();
    let [x, y] = [middle.x as u32, middle.y as u32];
    assert_eq!(before.get_pixel(x, y), after.get_pixel(x, y));
    assert_ne!(before.get_pixel(2, 2), after.get_pixel(2, 2));
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(harness.state().session().presents());
    assert!(harness.render().expect("a picture") == before);
}

#[test]
fn the_map_covers_no_node_while_presenting() {
    for lesson in ["z-01-battery", "u-04", "m-01-tree-A", "q-01-searched"] {
        for size in [SIZE, [1920.0, 1080.0]] {
            let mut harness = window(lesson, size);
            press(&mut harness, Modifiers::NONE, Key::F11);
            press(&mut harness, Modifiers::NONE, Key::End);
            let language = harness.state().session().language();
            let name = language.text("window-map").expect("a text");
            let Some(map) = harness.query_by_label(&name).map(|map| map.rect()) else {
                continue;
            };
            let places = node_places(&harness);
            assert!(places.iter().all(|place| !place.intersects(map)), "{lesson} {map}");
        }
    }
}

/// Where the nodes of the tree are.
fn node_places(harness: &Shown) -> Vec<egui::Rect> {
    let session = harness.state().session();
    let seen = session.projection().expect("open");
    let tree = session.open().expect("open").tree();
    let names = tree.ids().map(|id| seen.spoken_name(id));
    let names: std::collections::HashSet<_> = names.collect();
    let buttons = harness.query_all_by_role(egui::Role::Button);
    let nodes = buttons.filter(|node| {
        let label = node.accesskit_node().label();
        label.is_some_and(|label| names.contains(&*label))
    });
    nodes.map(|node| node.rect()).collect()
}

#[test]
fn what_a_mode_shows_in_a_presentation_goes_with_the_mode() {
    let mut harness = window("m-01-tree-A", SIZE);
    press(&mut harness, Modifiers::NONE, Key::F11);
    let panels = |harness: &mut Shown| {
        harness.run_steps(4);
        says(harness, &["左が元の課題、右が変えたもの"])
    };
    let before = panels(&mut harness);
    press(&mut harness, Modifiers::COMMAND, Key::Num3);
    let during = panels(&mut harness);
    press(&mut harness, Modifiers::COMMAND, Key::Num1);
    assert_eq!([before, during, panels(&mut harness)], [false, true, false]);
}

#[test]
fn escape_ends_a_presentation_whatever_was_open_before_it() {
    let mut harness = window("m-01-tree-A", SIZE);
    press(&mut harness, Modifiers::NONE, Key::End);
    let open = harness.state().session().open().expect("it is open");
    let node = open.tree().children(NodeId::ROOT).last().expect("a child");
    harness.state_mut().send(Command::Run(RunCommand::Select(Some(node))));
    press(&mut harness, Modifiers::SHIFT, Key::W);
    assert!(says(&harness, &["なぜエではない"]), "{:?}", texts(&harness));
    let presents = |harness: &Shown| harness.state().session().presents();
    // At once, and after steps.
    for steps in [&[][..], &[Key::Home, Key::PageDown]] {
        press(&mut harness, Modifiers::NONE, Key::F11);
        for &key in steps {
            press(&mut harness, Modifiers::NONE, key);
        }
        assert!(presents(&harness));
        press(&mut harness, Modifiers::NONE, Key::Escape);
        assert!(!presents(&harness), "{steps:?}");
    }
    // What is opened in the presentation is closed first.
    press(&mut harness, Modifiers::NONE, Key::F11);
    harness.state_mut().send(Command::Run(RunCommand::Select(Some(NodeId::ROOT))));
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(presents(&harness));
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(!presents(&harness));
}
