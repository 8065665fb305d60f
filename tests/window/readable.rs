//! Nothing is cut off, no glyph is missing, and English is English.

use crate::cover::{lessons, pairs, rounds};
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use yomisuji::language::Language;
use yomisuji::session::{
    BoardCommand, Centre, Command, CompareCommand, CompareLimit, GameCommand, GoToPly,
    LessonCommand, Navigation, RunCommand, SaveCommand, SettingsCommand, Source, Theme,
};

use crate::{drop_file, in_english, press, says, texts, window};

/// A missing glyph panics: every lesson, in both languages and themes, at notable steps.
#[test]
fn every_lesson_can_be_drawn_in_both_languages_and_themes() {
    for lesson in lessons() {
        let mut harness = window(lesson.id, [1280.0, 720.0]);
        let last = {
            let open = harness.state().session().open().expect("open");
            open.replay().last_step()
        };
        let looks = pairs(&Language::ALL, &[Theme::Light, Theme::Dark]);
        for ((language, theme), step) in pairs(&looks, &[0, last / 3, last / 2, last]) {
            harness.state_mut().send(Command::Settings(SettingsCommand::SetLanguage(language)));
            harness.state_mut().send(Command::Settings(SettingsCommand::SetTheme(theme)));
            harness.state_mut().send(Command::Go(Navigation::Seek(step)));
            for question in 0..9 {
                harness.state_mut().send(Command::Run(RunCommand::Reveal(question)));
            }
            harness.run_steps(2);
        }
    }
}

#[test]
fn no_transport_button_is_cut_off_or_covered() {
    let keys = ["Home", "Shift+←", "←", "Space", "→", "Shift+→", "End"];
    for size in [[1280.0, 720.0], [1920.0, 1080.0], [1024.0, 768.0]] {
        for lesson in ["m-01-tree-A", "y-01"] {
            let harness = window(lesson, size);
            let mut rects = Vec::new();
            for key in keys {
                let rect = harness.get_by_label_contains(&format!("({key})")).rect();
                assert!(rect.min.x >= 0.0 && rect.max.x <= size[0], "{key} {rect}");
                assert!(rect.min.y >= 0.0 && rect.max.y <= size[1], "{key} {rect}");
                rects.push(rect);
            }
            for (i, a) in rects.iter().enumerate() {
                for b in &rects[i + 1..] {
                    assert!(!a.shrink(1.0).intersects(b.shrink(1.0)), "{a} {b}");
                }
            }
        }
    }
}

/// The sentence and the lesson's own words are completely visible above the scrub bar.
#[test]
fn the_words_of_every_stop_are_fully_visible() {
    let mut cut_off = Vec::new();
    for (lesson, language) in pairs(&lessons().collect::<Vec<_>>(), &Language::ALL) {
        {
            let mut harness = window(lesson.id, [1280.0, 720.0]);
            harness.state_mut().send(Command::Settings(SettingsCommand::SetLanguage(language)));
            let stops = {
                let open = harness.state().session().open().expect("open");
                let stops = open.loaded().lesson.stops.clone();
                let steps = open.loaded().stop_steps.clone();
                steps.into_iter().zip(stops)
            };
            for (step, stop) in stops {
                harness.state_mut().send(Command::Go(Navigation::Seek(step)));
                harness.run_steps(3);
                let said = harness.state().session().language();
                let words = said.of_lesson(stop.words.get(language));
                let bottom = harness.get_by_label(&words).rect().max.y;
                let bar = language.pick("ステップの位置", "Position in the run");
                let top = harness.get_by_label(bar).rect().min.y;
                if bottom > top + 4.0 {
                    cut_off.push((lesson.id, step, language, bottom - top));
                }
            }
        }
    }
    assert!(cut_off.is_empty(), "{cut_off:#?}");
}

#[test]
fn an_idle_window_does_not_change() {
    for lesson in ["m-01-tree-A", "y-01"] {
        for size in [[1280.0, 720.0], [1920.0, 1080.0]] {
            let mut harness = window(lesson, size);
            let before = harness.render().expect("a picture");
            harness.run_steps(30);
            assert!(harness.render().expect("a picture") == before, "{lesson}");
        }
    }
}

/// The minimum size is only a wish: a window manager may make the window narrower still.
#[test]
fn small_windows_do_not_panic() {
    for size in [[320.0, 240.0], [500.0, 900.0], [700.0, 500.0], [800.0, 600.0]] {
        for lesson in ["m-01-tree-A", "y-01", "z-01-battery"] {
            let mut harness = window(lesson, size);
            harness.state_mut().send(Command::Go(Navigation::Last));
            harness.run_steps(3);
            // In a presentation, the board has even less room.
            crate::press(&mut harness, egui::Modifiers::NONE, egui::Key::F11);
            harness.run_steps(3);
            assert!(harness.state().session().presents());
            harness.render().expect("a picture");
        }
    }
}

/// A step moves only what it has changed, and no panel.
#[test]
fn panels_keep_their_places_while_stepping() {
    for lesson in lessons() {
        let mut harness = window(lesson.id, [1280.0, 720.0]);
        let places = |harness: &crate::Shown| {
            // Some lessons open with the evaluation, or with the list of candidates.
            let session = harness.state().session();
            let picture = match session.page().centre() {
                Centre::Patterns => "木へ戻る (U)",
                Centre::Inside => "升ごとの評価の図",
                Centre::Candidates => "木へ戻る (Y)",
                _ => "木の図",
            };
            [picture, "次へ (→)"].map(|label| harness.get_by_label(label).rect().min)
        };
        let before = places(&harness);
        while crate::step(&harness) < rounds(80) {
            let step = crate::step(&harness);
            harness.state_mut().send(Command::Go(Navigation::Next));
            harness.run_steps(2);
            assert_eq!(places(&harness), before, "{} step {step}", lesson.id);
            if crate::step(&harness) == step {
                break;
            }
        }
    }
}

#[test]
fn the_tree_panel_is_large_and_contains_all_nodes() {
    for size in [[1280.0, 720.0], [1920.0, 1080.0]] {
        for lesson in ["m-01-tree-A", "m-01-tree-B", "x-aima-5.2", "x-deep-cutoff"] {
            let harness = window(lesson, size);
            let canvas = harness.get_by_label("木の図").rect();
            assert!(canvas.area() > 0.25 * size[0] * size[1], "{canvas}");
            let nodes: Vec<_> = harness.query_all_by_label_contains("の節 ").collect();
            let open = harness.state().session().open().expect("open");
            assert_eq!(nodes.len(), open.tree().len());
            for node in nodes {
                assert!(canvas.expand(1.0).contains_rect(node.rect()), "{}", node.rect());
            }
        }
    }
}

/// Whether an English text contains Japanese out of place: names of nodes are in katakana.
fn has_japanese(text: &str) -> bool {
    text.chars().any(|c| {
        let kana = ('\u{3040}'..='\u{30ff}').contains(&c);
        let kanji = ('\u{4e00}'..='\u{9fff}').contains(&c);
        (kana || kanji) && !('ア'..='ン').contains(&c) && c != 'ー' && c != '・'
    })
}

pub(crate) fn is_english(harness: &crate::Shown, about: &str) {
    for text in texts(harness) {
        let allowed = text == "日本語" || text.contains("取るか取らないか");
        assert!(allowed || !has_japanese(&text), "{about}: {text}");
    }
}

/// In English, Japanese is left only in names: 日本語 itself, and the nodes of a diagram.
#[test]
fn english_is_complete() {
    for lesson in lessons() {
        let mut harness = in_english(window(lesson.id, [1280.0, 720.0]));
        for _ in 0..rounds(6).max(2) {
            is_english(&harness, lesson.id);
            harness.state_mut().send(Command::Go(Navigation::NextInterest));
            harness.run_steps(2);
        }
    }
}

/// A truncated game, with a branch, a clock and an ending; no Japanese of its own.
const CSA: &str =
    "V2.2\nN+one\nN-two\n$EVENT:cup\nPI\n+\n'*note\n+7776FU\nT10\n-3334FU\n%TORYO\nnonsense\n";

#[test]
fn english_is_complete_in_games_and_comparisons() {
    let mut harness = in_english(window("m-01-tree-A", [1280.0, 720.0]));
    drop_file(&mut harness, "game.csa", CSA.as_bytes());
    is_english(&harness, "the start of a game");
    for key in [Key::ArrowRight, Key::End] {
        press(&mut harness, Modifiers::NONE, key);
        is_english(&harness, "a game");
    }
    // A changed branch, its save dialog, and the message on saving.
    harness.state_mut().send(Command::Game(GameCommand::GoTo(GoToPly::Number(1))));
    let command = BoardCommand::Read("8c8d".to_owned());
    harness.state_mut().send(Command::Board(command));
    harness.run_steps(3);
    is_english(&harness, "a branch");
    harness.get_by_label("Save the game…").click();
    harness.run_steps(3);
    let nameless = Command::Save(SaveCommand::Game("/nowhere/game".into()));
    harness.state_mut().send(nameless);
    harness.run_steps(3);
    is_english(&harness, "saving a game");
    press(&mut harness, Modifiers::NONE, Key::Escape);
    // The comparison in the board editor, and beside a tree with lines that leave it everywhere.
    for command in [
        CompareCommand::Limit(CompareLimit::Depth(3)),
        CompareCommand::Lines(3),
        CompareCommand::Start,
    ] {
        harness.state_mut().send(Command::Compare(command));
    }
    harness.run_steps(3);
    is_english(&harness, "comparing in the board editor");
    for lesson in ["q-01", "u-03", "u-04", "y-01"] {
        harness.state_mut().send(Command::Lesson(LessonCommand::Open(Source::Shipped(lesson))));
        harness.state_mut().send(Command::Compare(CompareCommand::Start));
        harness.run_steps(3);
        is_english(&harness, lesson);
        let depths = harness.get_by_label("By depth");
        depths.click();
        harness.run_steps(3);
        is_english(&harness, lesson);
    }
    harness.get_by_label("Engines…").click();
    harness.run_steps(3);
    assert!(says(&harness, &["None yet"]));
    is_english(&harness, "the list of engines");
}
