//! The names of sides, the signs of bounds, the names of nodes, and the card about boards and moves.

use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use yomisuji::games::diagram::Branch;
use yomisuji::language::{Language, Sides, Signs};
use yomisuji::scenario::SubjectSetup;
use yomisuji::session::{
    Command, MakeCommand, Navigation, SettingsCommand, StudyCommand, StudyMode,
};
use yomisuji::subject::{GameId, choice};

use crate::{Shown, in_english, press, says, texts, window};

const SIZE: [f32; 2] = [1280.0, 720.0];

fn set(harness: &mut Shown, command: SettingsCommand) {
    harness.state_mut().send(Command::Settings(command));
    harness.run_steps(3);
}

/// The texts of the window with any of these words, but for the lists of lessons.
fn with_any(harness: &Shown, words: &[&str]) -> Vec<String> {
    let all = texts(harness).into_iter();
    all.filter(|text| words.iter().any(|word| text.contains(word))).collect()
}

#[test]
fn a_tree_without_a_game_has_no_black_and_white_in_english_and_the_setting_brings_them_back() {
    let mut harness = in_english(window("m-01-tree-A", SIZE));
    for mode in [StudyMode::Watch, StudyMode::Predict, StudyMode::WhatIf, StudyMode::FillIn] {
        harness.state_mut().send(Command::Study(StudyCommand::SetMode(mode)));
        for step in [0, 19, 30, 60] {
            harness.state_mut().send(Command::Go(Navigation::Seek(step)));
            harness.run_steps(3);
            let wrong = with_any(&harness, &["Black", "White", "≧", "≦", "〜", "{m"]);
            assert!(wrong.is_empty(), "{mode:?} {step}: {wrong:?}");
        }
    }
    harness.state_mut().send(Command::Study(StudyCommand::SetMode(StudyMode::Watch)));
    harness.state_mut().send(Command::Go(Navigation::Seek(19)));
    harness.run_steps(3);
    assert!(says(&harness, &["MAX"]) && says(&harness, &["≥"]));
    set(&mut harness, SettingsCommand::SetSides(Some(Sides::Players)));
    set(&mut harness, SettingsCommand::SetValueSigns(Some(Signs::Japanese)));
    assert!(says(&harness, &["Black"]) && says(&harness, &["≧"]));
    // MAX is then what Black's nodes are called, as in a game, and no side.
    let mut wrong = with_any(&harness, &["MAX", "≥", "≤"]);
    wrong.retain(|text| !text.starts_with("MAX node ") && !text.contains("Black (MAX)"));
    assert!(wrong.is_empty() && with_any(&harness, &["≥", "≤"]).is_empty(), "{wrong:?}");
    // What is set is remembered; the other language follows it, too.
    let mut other = yomisuji::session::Session::new();
    other.recall(harness.state().session().remembered(), "start");
    let language = other.settings().language;
    assert_eq!(language.chosen(), (Some(Sides::Players), Some(Signs::Japanese)));
    set(&mut harness, SettingsCommand::SetSides(Some(Sides::Functions)));
    set(&mut harness, SettingsCommand::SetLanguage(Language::Ja));
    assert!(says(&harness, &["MAX"]) && with_any(&harness, &["先手", "後手"]).is_empty());
}

#[test]
fn the_card_about_boards_opens_from_a_board_the_key_and_the_palette() {
    let mut harness = in_english(window("s-01-small", SIZE));
    harness.get_by_label("How to read a board and a move").click();
    harness.run_steps(3);
    for words in
        ["▲P-3c=", "▲S*7f", "swings by 205", "100 / 105", "Tokin +P", "7f is in the seventh"]
    {
        assert!(says(&harness, &[words]), "{words}");
    }
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(!says(&harness, &["swings by 205"]));
    press(&mut harness, Modifiers::NONE, Key::K);
    harness.run_steps(3);
    let buttons: Vec<_> = harness.query_all_by_label("How to read a board and a move").collect();
    buttons.last().expect("in the key").click();
    drop(buttons);
    harness.run_steps(3);
    assert!(says(&harness, &["swings by 205"]) && !says(&harness, &["The key to the signs"]));
    press(&mut harness, Modifiers::NONE, Key::Escape);
    for (game, query, words) in [
        (GameId::Dobutsu, "how pieces move", "▲Chick*B2"),
        (GameId::Othello, "rules", "more discs win"),
    ] {
        harness.state_mut().send(yomisuji::session::Command::Page(
            yomisuji::session::PageCommand::ShowBoard(game),
        ));
        harness.run_steps(3);
        press(&mut harness, Modifiers::COMMAND, Key::K);
        harness.event(Event::Text(query.to_owned()));
        harness.run_steps(3);
        press(&mut harness, Modifiers::NONE, Key::Enter);
        harness.run_steps(3);
        assert!(says(&harness, &[words]), "{query}: {:?}", texts(&harness));
        press(&mut harness, Modifiers::NONE, Key::Escape);
    }
}

/// The names of the nodes of the open tree, as they are shown.
fn names(harness: &Shown, language: Language) -> Vec<String> {
    let open = harness.state().session().open().expect("open");
    let (tree, subject) = (open.tree(), &*open.loaded().subject);
    tree.ids().map(|id| choice(subject, tree, id, language)).collect()
}

fn make(harness: &mut Shown, command: MakeCommand) {
    harness.state_mut().send(Command::Study(StudyCommand::Make(command)));
    harness.run_steps(4);
}

#[test]
fn a_new_tree_is_named_by_letters_and_typed_names_stay_while_it_grows() {
    let mut harness = in_english(window("m-01-tree-A", SIZE));
    make(&mut harness, MakeCommand::New);
    assert_eq!(names(&harness, Language::En), ["A", "a1", "a2"]);
    assert_eq!(names(&harness, Language::Ja), ["ア", "ア1", "ア2"]);
    make(&mut harness, MakeCommand::Grow(2));
    let mut all = names(&harness, Language::En);
    all.sort();
    assert_eq!(all, ["A", "B", "C", "b1", "b2", "c1", "c2"]);
    make(&mut harness, MakeCommand::Tree("[[3,5],[2,9]]".to_owned()));
    make(&mut harness, MakeCommand::Go(yomisuji::session::MakeMove::Down));
    make(&mut harness, MakeCommand::Rename("Left".to_owned()));
    let mut all = names(&harness, Language::En);
    all.sort();
    assert_eq!(all, ["A", "C", "Left", "c1", "c2", "left1", "left2"]);
    make(&mut harness, MakeCommand::Add(false));
    let all = names(&harness, Language::En);
    assert!(["Left", "C", "left3"].iter().all(|name| all.iter().any(|one| one == name)), "{all:?}");
    // The file says only what was typed.
    let open = harness.state().session().open().expect("open");
    let SubjectSetup::Diagram { tree, .. } = &open.loaded().lesson.subject else {
        panic!("a tree by hand");
    };
    let typed = tree.children().iter().map(Branch::name).collect::<Vec<_>>();
    assert_eq!((tree.name(), typed), ("", vec!["Left", ""]));
}

#[test]
fn the_editor_names_a_node_in_the_language_and_renames_that_name() {
    let mut harness = in_english(window("y-07", SIZE));
    harness.state_mut().send(Command::Study(StudyCommand::SetMode(StudyMode::Make)));
    harness.run_steps(4);
    assert!(says(&harness, &["Node now"]), "{:?}", with_any(&harness, &["Node"]));
    assert!(with_any(&harness, &["Node 今"]).is_empty());
    make(&mut harness, MakeCommand::Rename("today".to_owned()));
    assert_eq!(names(&harness, Language::En)[0], "“today”");
    assert_eq!(names(&harness, Language::Ja)[0], "「今」");
}
