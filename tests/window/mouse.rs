//! Real clicks, drops and drags.

use egui_kittest::kittest::Queryable as _;

use crate::{Shown, drop_file, says, step, window};

#[test]
fn the_buttons_change_the_step() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    let click = |harness: &mut Shown, label: &str| {
        harness.get_by_label(label).click();
        harness.run_steps(2);
        step(harness)
    };
    assert_eq!(click(&mut harness, "次へ (→)"), 1);
    assert_eq!(click(&mut harness, "次へ (→)"), 2);
    assert_eq!(click(&mut harness, "前へ (←)"), 1);
    assert_eq!(click(&mut harness, "最後 (End)"), 64);
    assert_eq!(click(&mut harness, "最初 (Home)"), 0);
    assert!(click(&mut harness, "次の注目点 (Shift+→)") > 1);
}

#[test]
fn clicks_open_a_lesson_of_the_list_and_switch_the_algorithm() {
    let mut harness = window("m-01-tree-A", [1920.0, 1080.0]);
    harness.get_by_label("ミニマックス法").click();
    harness.run_steps(3);
    harness.get_by_label("最後 (End)").click();
    harness.run_steps(3);
    assert!(says(&harness, &["評価した末端"]) && says(&harness, &["12"]));
    let title = {
        let lessons = harness.state().session().lessons();
        lessons[5].title.ja.clone()
    };
    harness.get_by_label_contains(&title).click();
    harness.run_steps(3);
    let open = harness.state().session().open().expect("open");
    assert_eq!(open.loaded().lesson.title.ja, title);
}

#[test]
fn the_algorithm_switch_lists_the_others_with_reasons() {
    let mut harness = window("m-01-tree-A", [1920.0, 1080.0]);
    assert!(!says(&harness, &["ここにない読み方"]));
    harness.get_by_label("ミニマックス法").hover();
    harness.run_steps(60); // A hint comes after a while.
    assert!(says(&harness, &["ここにない読み方", "静止探索: ", "止まるという選択がない"]));
    assert!(says(&harness, &["αβ法(親の値だけ): この木でも動くが"]));
}

#[test]
fn a_click_on_a_node_shows_it_and_a_double_click_goes_to_it() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    harness.get_by_label("最後 (End)").click();
    harness.run_steps(3);
    harness.get_by_label_contains("の節 カ、").click();
    harness.run_steps(3);
    assert!(says(&harness, &["イで後手はオの +100 を持っている"]));
    assert!(says(&harness, &["max( ス +300 , セ × )"]));
    assert_eq!(step(&harness), 64);
    // Twice in one place: the search goes back to where it entered the node.
    for _ in 0..2 {
        harness.get_by_label_contains("の節 カ、").click();
        harness.step();
    }
    harness.run_steps(3);
    assert_eq!(step(&harness), 14);
    assert!(says(&harness, &["カへ進む"]));
}

#[test]
fn hovering_a_pruned_branch_explains_the_cut() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    harness.get_by_label("最後 (End)").click();
    harness.run_steps(3);
    harness.get_by_label_contains("の節 セ、").hover();
    harness.run_steps(60);
    assert!(says(&harness, &["枝刈りされた"]));
    assert!(says(&harness, &["イで後手はオの +100 を持っている"]));
}

#[test]
fn the_scrub_bar_goes_to_the_clicked_position() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    harness.get_by_label("ステップの位置").click(); // In the middle.
    harness.run_steps(3);
    assert!((31..=33).contains(&step(&harness)), "{}", step(&harness));
}

#[test]
fn a_dropped_lesson_opens_unless_it_is_broken() {
    let mut harness = window("y-01", [1280.0, 720.0]);
    harness.get_by_label("次へ (→)").click();
    harness.run_steps(2);
    let mut shipped = yomisuji::scenario::shipped().iter();
    let text = shipped.find(|lesson| lesson.id == "m-01-tree-A").expect("it ships").text();
    let broken = text.replacen("version: 2", "version: 2, colour: 3", 1);
    drop_file(&mut harness, "mine.ron", broken.as_bytes());
    assert!(says(&harness, &["mine.ron:2:", "colour"]));
    let open = |harness: &Shown| {
        let open = harness.state().session().open().expect("open");
        open.loaded().lesson.id.clone()
    };
    assert_eq!((open(&harness).as_str(), step(&harness)), ("y-01", 1));
    drop_file(&mut harness, "mine.ron", text.as_bytes());
    assert_eq!(open(&harness), "m-01-tree-A");
    assert!(harness.state().session().message().is_none());
}

#[test]
fn a_dropped_binary_file_is_refused_in_one_sentence() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    drop_file(&mut harness, "photo.ron", &[0x89, b'P', b'N', b'G', 0xff]);
    assert!(says(&harness, &["photo.ron:1:1", "0x89", "UTF-8"]));
    harness.get_by_label("閉じる (Esc)").click();
    harness.run_steps(2);
    assert!(!says(&harness, &["photo.ron:1:1"]));
}
