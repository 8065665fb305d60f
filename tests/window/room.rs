//! Every size of the window and every scale has room for the essentials: the line at the top, the
//! tree, the swap list, the legend; and the list of lessons finds its targets.

use egui::{Event, Key, Modifiers, Rect};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use yomisuji::language::Language;
use yomisuji::session::{Command, Navigation, SettingsCommand, StudyCommand, StudyMode};

use crate::{Shown, press, says, scroll_down, step, window};

const SIZES: [[f32; 2]; 3] = [[1280.0, 720.0], [1920.0, 1080.0], [900.0, 600.0]];
/// The margin that the test itself leaves above and below the window, in points.
const MARGINS: f32 = 16.0;
const SCALES: [f32; 5] = [1.0, 1.25, 1.5, 1.75, 2.0];

fn speak(harness: &mut Shown, language: Language) {
    let set = SettingsCommand::SetLanguage(language);
    harness.state_mut().send(Command::Settings(set));
    harness.run_steps(3);
}

/// The buttons above `bottom`.
fn buttons_above(harness: &Shown, bottom: f32) -> Vec<(String, Rect)> {
    let buttons = harness.query_all_by_role(egui::Role::Button);
    let named = buttons.map(|button| {
        let label = button.accesskit_node().label().unwrap_or_default();
        (label, button.rect())
    });
    // Buttons that a list has scrolled away are higher still, and invisible.
    named.filter(|(_, place)| place.min.y > 0.0 && place.max.y < bottom).collect()
}

/// One row only, no overlaps, and the tree keeps nearly half of the height.
#[test]
fn the_top_bar_is_one_row_at_every_size_and_scale() {
    for lesson in ["m-01-tree-A", "z-01-battery"] {
        for size in SIZES {
            for scale in SCALES {
                let inner = size.map(|side| side / scale);
                let mut harness = window(lesson, inner);
                for language in Language::ALL {
                    speak(&mut harness, language);
                    let about = format!("{lesson} {size:?} × {scale} {language:?}");
                    let file = language.pick("ファイル", "File");
                    let more = language.pick("ほかの操作", "More");
                    let first = harness.query_by_label(file);
                    let first = first.unwrap_or_else(|| harness.get_by_label(more));
                    let bottom = first.rect().max.y + 6.0;
                    assert!(bottom < 50.0 + MARGINS / 2.0, "{about}: {bottom}");
                    let buttons = buttons_above(&harness, bottom);
                    assert!(buttons.len() >= 3, "{about}: {buttons:?}");
                    for (number, (name, place)) in buttons.iter().enumerate() {
                        assert!(place.min.x >= 0.0 && place.max.x <= inner[0], "{about}: {name}");
                        for (other, there) in &buttons[number + 1..] {
                            assert!(
                                !place.shrink(0.5).intersects(there.shrink(0.5)),
                                "{about}: {name} {place} and {other} {there}"
                            );
                        }
                    }
                    // With its switches: the area between the line at the top and the panels below.
                    let tree = language.pick("木の図", "The tree");
                    let canvas = harness.get_by_label(tree).rect();
                    let share = (canvas.max.y - bottom) / (inner[1] - MARGINS);
                    assert!(share >= 0.45, "{about}: {share}");
                    assert!(canvas.height() / inner[1] >= 0.1, "{about}: {canvas}");
                }
            }
        }
    }
}

/// Entries without room are in a menu on the right, and work as in the line.
#[test]
fn the_top_bar_moves_entries_without_room_into_a_menu() {
    for language in Language::ALL {
        let mut harness = window("m-01-tree-A", [640.0, 360.0]);
        speak(&mut harness, language);
        let page = language.pick("自分の局面", "Own position");
        assert!(harness.query_by_label(page).is_none());
        let more = language.pick("ほかの操作", "More");
        harness.get_by_label(more).click();
        harness.run_steps(4);
        harness.get_by_label(page).click();
        harness.run_steps(4);
        assert!(harness.state().session().page().is_board());
    }
}

/// Whether the tree, or one of two beside each other, is visible.
fn shows_tree(harness: &Shown) -> bool {
    harness.query_all_by_label("木の図").next().is_some()
}

#[test]
fn in_a_small_window_lessons_and_steps_bring_the_tree_forward() {
    for lesson in ["m-01-tree-A", "z-01-battery", "q-01"] {
        let mut harness = window(lesson, [640.0, 480.0]);
        assert!(shows_tree(&harness), "{lesson}: it opens with its tree");
        for (panel, step_key) in [(Key::N, Key::ArrowRight), (Key::V, Key::End)] {
            press(&mut harness, Modifiers::NONE, panel);
            assert!(!shows_tree(&harness), "{lesson}: the panel has its place");
            let before = step(&harness);
            press(&mut harness, Modifiers::NONE, step_key);
            assert!(step(&harness) > before && shows_tree(&harness), "{lesson} {step_key:?}");
        }
        // A panel brought to the front stays there while nothing moves.
        press(&mut harness, Modifiers::NONE, Key::N);
        harness.run_steps(10);
        assert!(!shows_tree(&harness), "{lesson}");
        press(&mut harness, Modifiers::NONE, Key::PageDown);
        harness.run_steps(5);
        assert!(shows_tree(&harness), "{lesson}: the next one");
    }
    // In a larger window notes and tree are side by side, and nothing is brought to the front.
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    assert!(shows_tree(&harness));
    press(&mut harness, Modifiers::NONE, Key::ArrowRight);
    assert!(says(&harness, &["問い"]) && shows_tree(&harness));
}

/// All labels of a text.
fn places(harness: &Shown, text: &str) -> Vec<Rect> {
    let found = harness.query_all(egui_kittest::kittest::by().label(text));
    found.map(|node| node.rect()).collect()
}

#[test]
fn the_swap_list_shows_every_column_whole() {
    for size in [[1280.0, 720.0], [1920.0, 1080.0], [1024.0, 576.0]] {
        for language in Language::ALL {
            let mut harness = window("z-01-battery", size);
            speak(&mut harness, language);
            harness.state_mut().send(Command::Go(Navigation::Last));
            press(&mut harness, Modifiers::NONE, Key::V);
            let about = format!("{size:?} {language:?}");
            // Its panel ends where the switches of the tree end, or with the window.
            let fit = language.pick("全体", "Fit");
            let fit = harness.get_by_label(fit).rect();
            let headings = [
                language.pick("取る手", "capture"),
                language.pick("駒得", "so far"),
                language.pick("繰り上げ", "backed up"),
            ];
            let columns = headings.map(|heading| {
                let found = places(&harness, heading);
                *found.first().unwrap_or_else(|| panic!("{about}: {heading}"))
            });
            let is_beside = columns[0].min.x < fit.max.x;
            let right = if is_beside { fit.max.x + 1.0 } else { size[0] - 8.0 };
            for (column, heading) in columns.iter().zip(headings) {
                assert!(column.max.x <= right, "{about}: {heading} {column} {right}");
            }
            for pair in columns.windows(2) {
                assert!(pair[0].max.x < pair[1].min.x, "{about}: {pair:?}");
            }
            // Numbers are right below their headings, and captures are beside none of them.
            let rows = harness.state().session().view().swap_list.clone();
            assert!(rows.len() > 4);
            for row in rows {
                for (text, column) in [(&row.running, columns[1]), (&row.backed_up, columns[2])] {
                    let is_below = |place: &Rect| (place.max.x - column.max.x).abs() < 2.0;
                    let found = places(&harness, text);
                    assert!(found.iter().any(is_below), "{about}: {text} {found:?} {column}");
                }
                for text in [&row.capture, &row.gain] {
                    let left = places(&harness, text);
                    let left = left.iter().filter(|place| place.min.x >= columns[0].min.x - 1.0);
                    let is_free = |place: &Rect| place.max.x < columns[1].max.x - 40.0;
                    assert!(left.clone().all(is_free), "{about}: {text}");
                }
            }
        }
    }
}

/// The legend has its own place below the tree, and describes the current drawing.
#[test]
fn the_legend_covers_nothing_and_describes_the_drawing() {
    for language in Language::ALL {
        let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
        speak(&mut harness, language);
        let hatched = language.pick("枝刈り、読まない", "cut away, not read");
        let gold = language.pick("ここまでの道", "path to here");
        for (at, is_hatched) in [(5, false), (19, true)] {
            harness.state_mut().send(Command::Go(Navigation::Seek(at)));
            harness.run_steps(3);
            assert_eq!(says(&harness, &[hatched]), is_hatched, "step {at}");
            assert!(says(&harness, &[gold]), "step {at}");
        }
        let legend = harness.get_by_label_contains(hatched).rect();
        let tree = harness.get_by_label(language.pick("木の図", "The tree")).rect();
        assert!(legend.min.y >= tree.max.y - 0.5, "{legend} {tree}");
    }
}

/// Star2 has no table: what its probes have found is known already, in the marks and in the legend.
#[test]
fn what_a_probe_has_found_comes_from_no_table() {
    let mut harness = window("x-star", [1280.0, 720.0]);
    speak(&mut harness, Language::En);
    harness.get_by_label("Star2").click();
    harness.run_steps(8);
    let is_told = |harness: &Shown, words| harness.query_all_by_label_contains(words).count();
    assert!(is_told(&harness, "known already") > 0);
    assert_eq!(is_told(&harness, "from a table") + is_told(&harness, "from the table"), 0);
}

/// Every kind of mark above the scrub bar has its meaning below it, whatever room the buttons leave;
/// the tick stands apart from them.
#[test]
fn the_key_to_the_marks_is_whole() {
    let all = ["stop", "new best at root", "cut", "re-search", "from a table", "counted anew"];
    let lessons: [(&str, &[usize]); 4] = [
        ("x-pns", &[0, 1, 5]),
        ("m-01-pvs", &[0, 1, 2, 3]),
        ("q-02", &[0, 1, 2]),
        ("m-01-mtd", &[0, 1, 2, 3, 4]),
    ];
    for (lesson, kinds) in lessons {
        let mut harness = window(lesson, [1280.0, 720.0]);
        speak(&mut harness, Language::En);
        let key = kinds.iter().map(|&kind| harness.get_by_label(all[kind]).rect());
        let key: Vec<Rect> = key.collect();
        for place in &key {
            assert!(place.max.x < 840.0 && place.max.y < 722.0, "{lesson}: {place}");
        }
        let tick = harness.query_by_label("explanations checked");
        for tick in tick.iter().map(egui_kittest::Node::rect) {
            assert!(
                key.iter().all(|place| !place.expand(25.0).intersects(tick)),
                "{lesson}: {tick}"
            );
        }
    }
}

/// Scrolled to its end, the panel of a node still shows something: the counts, whole, and its bar.
#[test]
fn the_value_panel_ends_with_its_counts() {
    for language in Language::ALL {
        for lesson in ["s-01-small", "q-02-searched"] {
            let mut harness = window(lesson, [1280.0, 720.0]);
            speak(&mut harness, language);
            press(&mut harness, Modifiers::NONE, Key::End);
            press(&mut harness, Modifiers::NONE, Key::V);
            let text = |id| language.text(id).expect("a text");
            scroll_down(&mut harness, egui::pos2(1100.0, 420.0));
            let entered = text("reading-cut-by");
            let place = harness.get_by_label(&entered).rect();
            let panel = Rect::from_min_max(egui::pos2(930.0, 340.0), egui::pos2(1280.0, 520.0));
            assert!(panel.contains_rect(place), "{lesson} {language:?}: {place}");
        }
    }
}

fn typed(harness: &mut Shown, text: &str) {
    press(harness, Modifiers::NONE, Key::Slash);
    harness.event(Event::Text(text.to_owned()));
    harness.run_steps(3);
}

fn lesson(harness: &Shown) -> String {
    let open = harness.state().session().open().expect("open");
    open.loaded().lesson.id.clone()
}

#[test]
fn the_best_match_is_first_and_leaving_clears_the_search() {
    let mut harness = crate::in_english(window("m-01-minimax", [1280.0, 720.0]));
    typed(&mut harness, "silver or knight");
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(lesson(&harness), "q-02");
    press(&mut harness, Modifiers::NONE, Key::M);
    assert!(says(&harness, &["What cannot matter is not read"]), "all are listed again");
    // A click on a result opens it, too.
    typed(&mut harness, "SEE");
    harness.run_steps(40); // The list scrolls to it.
    harness.get_by_label_contains("A pawn up, a bishop down").click();
    harness.run_steps(4);
    assert_eq!(lesson(&harness), "u-03");
    press(&mut harness, Modifiers::NONE, Key::M);
    assert!(says(&harness, &["A captured piece counts twice"]));
    for leaves in ["the key", "the button"] {
        typed(&mut harness, "prune");
        assert!(!says(&harness, &["A captured piece counts twice"]));
        if leaves == "the key" {
            press(&mut harness, Modifiers::NONE, Key::Escape);
        } else {
            harness.get_by_label("Clear the search (Esc)").click();
            harness.run_steps(3);
        }
        assert!(says(&harness, &["A captured piece counts twice"]), "{leaves}");
        assert!(harness.query_by_label("Clear the search (Esc)").is_none());
        press(&mut harness, Modifiers::NONE, Key::Escape);
    }
}

/// A phone held upright: whatever the way of working, the tree, the words or the question about it,
/// and one large button that goes on are in view together.
#[test]
fn on_a_phone_the_tree_its_words_and_the_way_on_are_in_view() {
    let phone = [390.0, 844.0];
    for lesson in ["m-01-tree-A", "z-01-battery"] {
        for (mode, way_on) in [
            (StudyMode::Watch, "次へ (→)"),
            (StudyMode::Predict, "次へ (→)"),
            (StudyMode::WhatIf, "次へ (→)"),
            (StudyMode::FillIn, "次の節 (Enter)"),
        ] {
            let mut harness = window(lesson, phone);
            if mode != StudyMode::Watch {
                harness.state_mut().send(Command::Study(StudyCommand::SetMode(mode)));
                harness.run_steps(4);
            }
            for step in 0..3 {
                let about = format!("{lesson} {mode:?} {step}");
                assert!(shows_tree(&harness), "{about}");
                let trees = harness.query_all_by_label("木の図").map(|tree| tree.rect());
                let tree = trees.reduce(Rect::union).expect("one is there");
                assert!(tree.height() > 150.0 && tree.max.x <= phone[0], "{about}: {tree}");
                let next = harness.get_by_label(way_on).rect();
                assert!(next.max.y <= phone[1] && next.min.y > tree.max.y, "{about}: {next}");
                if mode != StudyMode::FillIn {
                    assert!(next.height() >= 44.0 && next.width() > 120.0, "{about}: {next}");
                    let last = harness.get_by_label("次の注目点 (Shift+→)").rect();
                    assert!(last.max.x <= phone[0], "{about}: {last}");
                }
                harness.get_by_label(way_on).click();
                harness.run_steps(4);
            }
        }
    }
}
