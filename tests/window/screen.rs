//! The screen as a whole: the share of the tree, the key to the signs, presenting, asking first,
//! the tour.

use egui::{Key, Modifiers, pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use yomisuji::language::Language;
use yomisuji::session::{Command, LessonCommand, Navigation, RunCommand, SettingsCommand, Source};
use yomisuji::text::{Sign, TourStop};
use yomisuji::tree::Kind;

use crate::{Shown, empty_window, press, says, shown, step, texts, window};

const SIZES: [[f32; 2]; 4] = [[1280.0, 720.0], [1920.0, 1080.0], [1024.0, 768.0], [900.0, 600.0]];

#[test]
fn tree_and_board_take_the_largest_part_of_the_window() {
    for (lesson, has_board) in [("m-01-tree-A", false), ("q-01", true), ("x-tictactoe", true)] {
        for size in SIZES {
            let harness = window(lesson, size);
            // The panel: the canvas, the legend below it, its margin, and the row with its
            // switches.
            let canvas = harness.get_by_label("木の図").rect();
            let top = harness.get_by_label_contains("ファイル").rect().max.y + 8.0;
            // Room is kept for a legend of several lines, down to the sentence.
            let sentence = harness.get_by_label_contains("まだ何も読んでいません。→ キー").rect();
            let mut area = (canvas.width() + 20.0) * (sentence.min.y - 12.0 - top);
            if has_board {
                area += harness.get_by_label("局面").rect().area();
            }
            let share = area / (size[0] * size[1]);
            let least = if size[0] as u32 == 1280 { 0.45 } else { 0.4 };
            assert!(share >= least, "{lesson} {size:?}: {share}");
        }
    }
}

/// On request, all of the tree is in view, at every scale and size.
#[test]
fn the_fit_key_shows_every_node_at_every_size_and_scale() {
    for lesson in ["x-matey", "x-tictactoe", "m-01-tree-A", "y-01", "q-01", "x-othello4-win"] {
        for (size, scale) in [
            ([1280.0, 720.0], 1.75),
            ([1280.0, 720.0], 1.5),
            ([1280.0, 720.0], 1.0),
            ([1920.0, 1080.0], 1.75),
        ] {
            let mut harness = window(lesson, size.map(|side: f32| side / scale));
            harness.state_mut().send(Command::Go(Navigation::Seek(18)));
            press(&mut harness, Modifiers::NONE, Key::Num0);
            let canvas = harness.get_by_label("木の図").rect().expand(1.0);
            // The legend names kinds of nodes.
            let is_one = |label: Option<String>| label.is_some_and(|label| !label.contains(" = "));
            let nodes = harness.query_all_by_label_contains("の節 ");
            let nodes: Vec<_> =
                nodes.filter(|node| is_one(node.accesskit_node().label())).collect();
            assert!(nodes.len() > 3, "{lesson}: {}", nodes.len());
            for node in nodes {
                let place = node.rect();
                assert!(canvas.contains_rect(place), "{lesson} {size:?} {scale}: {place}");
            }
        }
    }
}

/// However the user zooms and drags, some of the tree stays in view.
#[test]
fn the_canvas_is_never_blank() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    let canvas = harness.get_by_label("木の図").rect();
    for _ in 0..40 {
        press(&mut harness, Modifiers::NONE, Key::Plus);
    }
    for way in [vec2(700.0, 0.0), vec2(0.0, 350.0), vec2(-900.0, -380.0)] {
        for _ in 0..6 {
            let from = canvas.center() - way / 2.0;
            harness.drag_at(pos2(from.x, from.y));
            harness.run_steps(1);
            harness.hover_at(pos2(from.x + way.x, from.y + way.y));
            harness.run_steps(1);
            harness.drop_at(pos2(from.x + way.x, from.y + way.y));
            harness.run_steps(2);
        }
        let nodes: Vec<_> = harness.query_all_by_label_contains("の節 ").collect();
        let seen = nodes.iter().any(|node| canvas.intersects(node.rect()));
        assert!(seen, "after dragging by {way}");
    }
}

#[test]
fn k_explains_every_sign_in_both_languages() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    for language in Language::ALL {
        let set = SettingsCommand::SetLanguage(language);
        harness.state_mut().send(Command::Settings(set));
        press(&mut harness, Modifiers::NONE, Key::K);
        let shown = texts(&harness);
        // What the sides are called here.
        let language = harness.state().session().language();
        for sign in Sign::key() {
            let meaning = sign.meaning(language);
            assert!(shown.contains(&meaning), "{meaning}");
        }
        press(&mut harness, Modifiers::NONE, Key::Escape);
        assert!(!says(&harness, &[&Sign::Pruned.meaning(language)]));
    }
}

/// Esc closes only the key to the signs; the arrow then steps again.
#[test]
fn steps_work_while_the_signs_are_shown() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::NONE, Key::K);
    press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    assert_eq!(step(&harness), 1);
}

#[test]
fn a_key_that_the_tour_does_not_use_ends_it_and_acts() {
    for (modifiers, key) in [(Modifiers::COMMAND, Key::Num2), (Modifiers::NONE, Key::End)] {
        let mut main = empty_window();
        main.send(Command::Lesson(LessonCommand::Open(Source::Shipped("m-01-tree-A"))));
        main.start_tour();
        let mut harness = shown(main, [1280.0, 720.0]);
        assert!(says(&harness, &["1 / 5"]));
        press(&mut harness, modifiers, key);
        assert!(!says(&harness, &["1 / 5"]), "{key:?}");
        let session = harness.state().session();
        assert!(session.predicts() || step(&harness) > 1, "{key:?}");
    }
}

#[test]
fn f11_presents_the_tree_and_one_sentence_and_escape_ends_it() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    harness.state_mut().send(Command::Go(Navigation::Seek(5)));
    harness.run_steps(2);
    press(&mut harness, Modifiers::NONE, Key::F11);
    assert!(harness.state().session().presents());
    let sentence = harness.state().session().view().sentence.clone();
    assert!(says(&harness, &[&sentence]));
    assert!(!says(&harness, &["次へ (→)"]), "the buttons make room");
    assert!(!says(&harness, &["読んだ節"]), "what a node is worth comes when it is asked for");
    // The keys that clickers send.
    press(&mut harness, Modifiers::NONE, Key::PageDown);
    assert_eq!(step(&harness), 6);
    press(&mut harness, Modifiers::NONE, Key::PageUp);
    assert_eq!(step(&harness), 5);
    // Panel keys toggle panels.
    press(&mut harness, Modifiers::NONE, Key::V);
    assert!(says(&harness, &["読んだ節"]));
    press(&mut harness, Modifiers::NONE, Key::V);
    assert!(!says(&harness, &["読んだ節"]));
    press(&mut harness, Modifiers::NONE, Key::B);
    harness.run_steps(2);
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(harness.state().session().presents(), "the first Escape lights the screen");
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(!harness.state().session().presents());
    assert!(says(&harness, &["次へ (→)"]));
}

/// In a presentation nothing is smaller than 18 pixels: 13 points, drawn 1.4 times as large.
#[test]
fn a_presentation_is_drawn_larger() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    let before = harness.ctx.zoom_factor();
    press(&mut harness, Modifiers::NONE, Key::F11);
    let now = harness.ctx.zoom_factor();
    assert!(now * 13.0 >= 18.0 * before, "{now}");
}

/// The pen draws on the tree and moves no camera; X clears the drawing.
#[test]
fn the_pen_draws_and_does_not_pan() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::NONE, Key::F11);
    harness.run_steps(3);
    let before = harness.render().expect("a picture");
    let root = harness.get_by_label_contains("の節 ア").rect();
    press(&mut harness, Modifiers::NONE, Key::W);
    let canvas = harness.get_by_label("木の図").rect();
    let from = canvas.left_bottom() + vec2(60.0, -30.0);
    harness.drag_at(from);
    harness.run_steps(1);
    harness.hover_at(from + vec2(200.0, -8.0));
    harness.run_steps(2);
    harness.drop_at(from + vec2(200.0, -8.0));
    harness.run_steps(2);
    let now = harness.get_by_label_contains("の節 ア").rect();
    assert!(now.min.distance(root.min) < 3.0, "{now} {root}");
    assert!(harness.render().expect("a picture") != before, "a stroke is seen");
}

#[test]
fn covered_values_stay_hidden_until_enter() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::NONE, Key::H);
    assert!(harness.state().session().covers_notes());
    assert!(!says(&harness, &["勝手読み"]), "the notes are covered");
    // The steps with a question at a node that has choices and, by then, a value.
    let asked: Vec<usize> = {
        let open = harness.state().session().open().expect("open");
        let mut replay = open.replay().clone();
        let mut is_told = |step: usize| {
            while replay.step() < step {
                assert!(replay.forward());
            }
            let here = replay.cursor();
            here.is_some_and(|id| {
                open.tree().node(id).kind == Kind::Inner && replay.node(id).value().is_some()
            })
        };
        let steps = 1..=open.replay().last_step();
        let steps = steps.filter(|&step| open.plan().covered(step - 1).is_some());
        steps.filter(|&step| is_told(step)).collect()
    };
    assert!(asked.len() > 1, "{asked:?}");
    let question = |harness: &Shown| {
        let open = harness.state().session().open().expect("open");
        open.covered_question(Language::Ja)
    };
    let go = |harness: &mut Shown, step: usize| {
        harness.state_mut().send(Command::Go(Navigation::Seek(step)));
        harness.run_steps(3);
    };
    go(&mut harness, asked[0]);
    let plain = {
        let session = harness.state().session();
        session.view().card.as_ref().expect("a card").value.plain.clone()
    };
    assert_eq!(plain, "?");
    let asks = question(&harness).expect("it is asked");
    assert!(says(&harness, &[&asks]));
    assert!(harness.state().session().view().variables.is_empty());
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert!(question(&harness).is_none() && !says(&harness, &[&asks]));
    let session = harness.state().session();
    let card = session.view().card.as_ref().expect("a card");
    assert_ne!(card.value.plain, "?");
    // The next question is covered again, and Enter is needed again.
    go(&mut harness, asked[1]);
    let asks = question(&harness).expect("it is asked");
    assert!(says(&harness, &[&asks]));
    press(&mut harness, Modifiers::NONE, Key::H);
    assert!(question(&harness).is_none() && !says(&harness, &[&asks]));
}

#[test]
fn the_tour_visits_every_stop_and_ends() {
    let mut main = empty_window();
    main.send(Command::Lesson(LessonCommand::Open(Source::Shipped("m-01-tree-A"))));
    main.start_tour();
    let mut harness = shown(main, [1280.0, 720.0]);
    for stop in TourStop::ALL {
        assert!(says(&harness, &[&stop.name(Language::Ja)]), "{stop:?}");
        press(&mut harness, Modifiers::NONE, Key::Enter);
    }
    assert!(!says(&harness, &["/ 5"]));
    press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    assert_eq!(step(&harness), 1);
}

#[test]
fn tic_tac_toe_moves_are_found_by_their_letters() {
    let mut harness = window("x-tictactoe", [1280.0, 720.0]);
    let find = RunCommand::Find("xa1 ob1 xc1".to_owned());
    harness.state_mut().send(Command::Run(find));
    harness.run_steps(3);
    let session = harness.state().session();
    assert!(session.run().missing().is_none(), "{:?}", session.run().missing());
    let selected = session.run().selection().expect("found");
    let open = session.open().expect("open");
    assert_eq!(open.tree().node(selected).depth, 3);
}

/// Keys bring panels to the front.
#[test]
fn letters_bring_panels_to_the_front() {
    let mut harness = window("q-01", [1280.0, 720.0]);
    press(&mut harness, Modifiers::NONE, Key::M);
    assert!(says(&harness, &["相手も最善を指す"]), "the list of lessons");
    press(&mut harness, Modifiers::NONE, Key::V);
    assert!(says(&harness, &["ここを末端にしたら"]));
    press(&mut harness, Modifiers::NONE, Key::N);
    assert!(says(&harness, &["問い"]));
}

/// However far the splitters are drawn, the board stays readable.
#[test]
fn no_splitter_takes_the_board_away() {
    let board = |harness: &Shown| harness.get_by_role_and_label(egui::Role::Image, "局面").rect();
    for (size, least) in [([1280.0, 720.0], 150.0), ([900.0, 600.0], 110.0)] {
        let mut harness = window("q-01", size);
        let before = board(&harness);
        let tree = harness.get_by_label("木の図").rect();
        // Between the panels of the tree and of the board, each with its margin.
        let from = pos2(tree.max.x + 12.5, tree.center().y);
        harness.drag_at(from);
        harness.run_steps(1);
        harness.hover_at(pos2(size[0] - 5.0, from.y));
        harness.run_steps(4);
        harness.drop_at(pos2(size[0] - 5.0, from.y));
        harness.run_steps(3);
        let after = board(&harness);
        assert!(after.width() < before.width() - 10.0, "the splitter moves: {before} {after}");
        assert!(after.width() > least, "{size:?}: {after}");
    }
}
