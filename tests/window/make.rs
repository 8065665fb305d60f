//! Making lessons in the window: real keys and clicks.

use std::fs;

use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use yomisuji::games::diagram::Branch;
use yomisuji::language::Words;
use yomisuji::scenario::SubjectSetup;
use yomisuji::score::{Fraction, Player};
use yomisuji::session::{
    Command, LessonCommand, MakeCommand, MakeView, SaveCommand, Session, Source, StudyCommand,
    StudyMode,
};
use yomisuji::tree::NodeId;

use crate::{Shown, in_english, press, says, wait, window, with_threads};

const SIZE: [f32; 2] = [1280.0, 720.0];

fn view(harness: &Shown) -> &MakeView {
    harness.state().session().view().work.make().expect("it is being made")
}

fn tree(harness: &Shown) -> Branch {
    match &view(harness).lesson.subject {
        SubjectSetup::Diagram { tree, .. } => tree.clone(),
        other => panic!("{other:?}"),
    }
}

/// The leaves of a branch, from left to right.
fn leaves(branch: &Branch) -> Vec<i32> {
    match branch {
        Branch::Leaf(_, value) => vec![value.whole().expect("a whole number")],
        _ => branch.children().iter().flat_map(leaves).collect(),
    }
}

fn click(harness: &mut Shown, label: &str) {
    harness.get_by_role_and_label(egui::Role::Button, label).click();
    harness.run_steps(4);
}

fn key(harness: &mut Shown, key: Key) {
    press(harness, Modifiers::NONE, key);
    harness.run_steps(3);
}

fn ctrl(harness: &mut Shown, key: Key) {
    press(harness, Modifiers::COMMAND, key);
    harness.run_steps(3);
}

/// Types letters as a keyboard does: each is a key and a text.
fn type_in(harness: &mut Shown, text: &str) {
    for letter in text.chars() {
        let name = if letter == '-' { "Minus".to_owned() } else { letter.to_string() };
        let pressed = Key::from_name(&name).expect("a key");
        harness.event(Event::Key {
            key: pressed,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        });
        harness.event(Event::Text(letter.to_string()));
        harness.run_steps(2);
    }
}

/// The value that the shown run has at its root.
fn value(harness: &Shown) -> Option<i32> {
    let open = harness.state().session().open().expect("open");
    open.end().node(NodeId::ROOT).value().map(|value| value.0)
}

fn made(tree: &str) -> Shown {
    let mut harness = in_english(window("m-01-tree-A", SIZE));
    harness.event(Event::Paste(tree.to_owned()));
    harness.run_steps(4);
    ctrl(&mut harness, Key::Num5);
    assert_eq!(harness.state().session().study_mode(), StudyMode::Make);
    harness
}

#[test]
fn a_tree_of_27_leaves_is_made_by_keys_alone() {
    let mut harness = in_english(window("m-01-tree-A", SIZE));
    ctrl(&mut harness, Key::N);
    assert_eq!(leaves(&tree(&harness)), [0, 0]);
    key(&mut harness, Key::A);
    for _ in 0..2 {
        ctrl(&mut harness, Key::G);
        type_in(&mut harness, "3");
        key(&mut harness, Key::Enter);
    }
    assert_eq!(leaves(&tree(&harness)).len(), 27);
    for pressed in [Key::ArrowUp, Key::ArrowDown] {
        for _ in 0..3 {
            key(&mut harness, pressed);
        }
    }
    let values: Vec<i32> = (0..27).map(|number| (number * 17) % 31 - 9).collect();
    for value in &values {
        type_in(&mut harness, &value.to_string());
        key(&mut harness, Key::Enter);
    }
    assert_eq!(leaves(&tree(&harness)), values);
    let rows: Vec<_> = values.chunks(3).map(|row| row.iter().max().expect("three")).collect();
    let best = rows.chunks(3).map(|row| **row.iter().min().expect("three")).max();
    assert_eq!(value(&harness), best);
    // Each of the steps is taken back, and done again.
    for _ in 0..30 {
        ctrl(&mut harness, Key::Z);
    }
    assert_eq!(leaves(&tree(&harness)), [0, 0]);
    for _ in 0..30 {
        ctrl(&mut harness, Key::Y);
    }
    assert_eq!(leaves(&tree(&harness)), values);
}

#[test]
fn branches_are_added_removed_moved_named_and_pasted() {
    let mut harness = made("(A (B (b1 3) (b2 8)) (C (c1 2) (c2 9)))");
    for pressed in [Key::ArrowDown, Key::ArrowRight, Key::ArrowDown, Key::ArrowRight] {
        key(&mut harness, pressed);
    }
    let node = view(&harness).node.clone().expect("a node");
    assert_eq!((&*node.name, node.value), ("c2", Some(9.into())));
    press(&mut harness, Modifiers::SHIFT, Key::A);
    harness.run_steps(3);
    assert_eq!(view(&harness).node.as_ref().expect("a node").name, "c3");
    type_in(&mut harness, "-4");
    key(&mut harness, Key::Enter);
    assert_eq!(leaves(&tree(&harness)), [3, 8, 2, 9, -4]);
    press(&mut harness, Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::ArrowLeft);
    harness.run_steps(3);
    assert_eq!(leaves(&tree(&harness)), [3, 8, 2, -4, 9]);
    key(&mut harness, Key::Delete);
    key(&mut harness, Key::Delete);
    assert_eq!(leaves(&tree(&harness)), [3, 8, 2]);
    // A leaf becomes what is pasted into it; names stay unique.
    harness.event(Event::Paste("[[5,6],7]".to_owned()));
    harness.run_steps(4);
    assert_eq!(leaves(&tree(&harness)), [3, 8, 5, 6, 7]);
    key(&mut harness, Key::ArrowUp);
    harness.event(Event::Copy);
    harness.run_steps(2);
    let copied = view(&harness).node.clone().expect("a node");
    assert_eq!(copied.name, "C");
    harness.event(Event::Paste(copied.text));
    harness.run_steps(4);
    assert_eq!(leaves(&tree(&harness)), [3, 8, 5, 6, 7, 5, 6, 7]);
    key(&mut harness, Key::F2);
    harness.event(Event::Text("Q".to_owned()));
    key(&mut harness, Key::Enter);
    let names = |branch: &Branch| branch.name().to_owned();
    let Branch::Node(_, below) = tree(&harness) else { panic!("a node") };
    let Branch::Node(_, of_c) = &below[1] else { panic!("a node") };
    assert_eq!(names(&below[1]), "C", "the selected one is its copy");
    assert!(of_c.iter().map(names).any(|name| name == "Q"));
}

#[test]
fn questions_take_their_answers_from_the_run_and_promises_keep_them() {
    let mut harness = made("((3 12 8)(2 4 6)(14 5 2))");
    for words in [
        "Questions",
        "Ask for the value",
        "Ask how often leaves are evaluated",
        "Ask for the leaves that are cut",
    ] {
        click(&mut harness, words);
    }
    let lesson = view(&harness).lesson.clone();
    let answers: Vec<_> = lesson.questions.iter().map(|it| it.answer.en.as_str()).collect();
    assert_eq!(answers, ["+3", "7 times; the tree has 9 leaves.", "c2, c3"]);
    assert!(lesson.questions.iter().all(|it| !it.ask.ja.is_empty() && !it.ask.en.is_empty()));
    assert_eq!(lesson.promises.len(), 3);
    click(&mut harness, "Promises");
    assert!(says(&harness, &["all promises hold"]));
    // The first leaf is no longer worth 3.
    for _ in 0..2 {
        key(&mut harness, Key::ArrowDown);
    }
    type_in(&mut harness, "1");
    key(&mut harness, Key::Enter);
    click(&mut harness, "Promises");
    assert!(says(&harness, &["promises are broken"]));
    click(&mut harness, "Promise this run");
    assert!(says(&harness, &["all promises hold"]));
}

#[test]
fn comments_of_a_file_survive_and_only_what_was_changed_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mine.ron");
    let text = r#"// Made for the first hour.
Lesson(
    version: 2,
    id: "mine", // the name of the file
    title: (ja: "一", en: "One"),
    source: (ja: "自作", en: "Own"),
    notes: (ja: "", en: ""),
    subject: Diagram(
        root: max,
        // Two answers.
        tree: Node("A", [
            Node("B", [Leaf("b1", 3), Leaf("b2", 12)]), // is read
            Node("C", [Leaf("c1", 2), Leaf("c2", 15)]), // is cut
        ]),
    ),
    algorithms: ["alpha-beta"],
    questions: [],
    promises: [
        (of: "alpha-beta", claim: Pruned(["c2"])), /* the cut */
    ],
)
"#;
    fs::write(&file, text).expect("written");
    let mut harness = in_english(with_threads(folder.path()));
    let source = Source::File(file.clone());
    harness.state_mut().send(Command::Lesson(LessonCommand::Open(source)));
    let is_open = |harness: &Shown| {
        let open = harness.state().session().open();
        open.is_some_and(|open| open.loaded().lesson.title.en.starts_with("One"))
    };
    wait(&mut harness, is_open);
    ctrl(&mut harness, Key::Num5);
    for pressed in [Key::ArrowDown, Key::ArrowRight, Key::ArrowDown] {
        key(&mut harness, pressed);
    }
    type_in(&mut harness, "1");
    key(&mut harness, Key::Enter);
    wait(&mut harness, |harness| harness.state().session().opening().is_none());
    let open = harness.state().session().open().expect("open");
    let (of, title) = (open.source().clone(), open.loaded().lesson.title.clone());
    for _ in 0..2 {
        let save = SaveCommand::Lesson(file.clone(), title.clone(), of.clone());
        harness.state_mut().send(Command::Save(save));
        wait(&mut harness, |harness| harness.state().session().message().is_some());
    }
    wait(&mut harness, |harness| {
        harness
            .state()
            .session()
            .open()
            .is_some_and(|open| matches!(open.source(), Source::File(_)))
    });
    let now = fs::read_to_string(&file).expect("written");
    assert_eq!(now, text.replace("Leaf(\"c1\", 2)", "Leaf(\"c1\", 1)"));
}

#[test]
fn the_text_of_the_file_is_edited_beside_the_tree() {
    let mut harness = made("((3 12)(2 4))");
    click(&mut harness, "File as text");
    let text = view(&harness).text.to_string();
    let send = |harness: &mut Shown, text: String| {
        let command = MakeCommand::Text(text);
        let command = StudyCommand::Make(command);
        harness.state_mut().send(Command::Study(command));
        harness.run_steps(4);
    };
    assert!(text.contains("Leaf(\"\", 12)"), "{text}");
    send(&mut harness, text.replace("Leaf(\"\", 12)", "Leaf(\"\", 12"));
    assert!(view(&harness).error.is_some());
    assert!(says(&harness, &["The text cannot be read"]));
    assert_eq!(leaves(&tree(&harness)), [3, 12, 2, 4], "the tree stays");
    send(&mut harness, text.replace("12", "-12"));
    assert!(view(&harness).error.is_none());
    assert_eq!(leaves(&tree(&harness)), [3, -12, 2, 4]);
    assert_eq!(value(&harness), Some(2));
    ctrl(&mut harness, Key::Z);
    assert_eq!(leaves(&tree(&harness)), [3, 12, 2, 4]);
}

#[test]
fn a_text_that_cannot_be_read_waits_while_another_lesson_is_open() {
    let mut harness = made("((3 12)(2 4))");
    let broken = view(&harness).text.replace("algorithms", "algorithm");
    let send = |harness: &mut Shown, command: Command| {
        harness.state_mut().send(command);
        harness.run_steps(4);
    };
    let source = harness.state().session().open().expect("open").source().clone();
    let text = StudyCommand::Make(MakeCommand::Text(broken));
    send(&mut harness, Command::Study(text));
    assert!(view(&harness).error.is_some());
    let written = view(&harness).text.clone();
    assert!(written.contains("algorithm: ["), "{written}");
    // Nothing else can be saved in its place.
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("lost.ron");
    let save = SaveCommand::Lesson(path.clone(), Words::same("Mine"), source.clone());
    send(&mut harness, Command::Save(save));
    assert!(!path.exists());
    let said = harness.state().session().message().expect("it is said");
    assert!(said.is_error && said.text.en.contains("nothing has been saved"), "{said:?}");
    assert_eq!(view(&harness).text, written);
    let other = Source::Shipped("m-01-tree-A");
    send(&mut harness, Command::Lesson(LessonCommand::Open(other)));
    assert!(view(&harness).error.is_none());
    send(&mut harness, Command::Lesson(LessonCommand::Open(source)));
    assert_eq!(view(&harness).text, written);
    assert!(view(&harness).error.is_some());
}

#[test]
fn a_whole_tree_says_who_begins() {
    let mut harness = made("((3 12)(2 4))");
    let efg = "EFG 2 R \"g\" { \"1\" \"2\" }\np \"\" 2 1 \"\" { \"l\" \"r\" } 0\n\
               t \"\" 1 \"\" { 3 -3 }\nt \"\" 2 \"\" { 5 -5 }\n";
    let tree = StudyCommand::Make(MakeCommand::Tree(efg.to_owned()));
    harness.state_mut().send(Command::Study(tree));
    harness.run_steps(4);
    let lesson = view(&harness).lesson.clone();
    let SubjectSetup::Diagram { root, .. } = lesson.subject else { panic!("a tree by hand") };
    assert_eq!(root, Player::Min);
}

#[test]
fn what_is_said_of_the_players_stays_as_long_as_there_are_as_many() {
    let mut harness = in_english(window("x-players-sum", SIZE));
    ctrl(&mut harness, Key::Num5);
    let sum = |harness: &Shown| match &view(harness).lesson.subject {
        SubjectSetup::Diagram { players, .. } => players.sum.and_then(Fraction::whole),
        other => panic!("{other:?}"),
    };
    let write = |harness: &mut Shown, tree: &str| {
        let tree = StudyCommand::Make(MakeCommand::Tree(tree.to_owned()));
        harness.state_mut().send(Command::Study(tree));
        harness.run_steps(4);
    };
    assert_eq!(sum(&harness), Some(10));
    write(&mut harness, "[[(4,5,1),(5,3,2)],[(1,8,1),(9,0,1)]]");
    assert_eq!(sum(&harness), Some(10));
    write(&mut harness, "[[(4,6),(5,5)],[(1,9),(9,1)]]");
    assert_eq!(sum(&harness), None);
}

#[test]
fn stops_are_made_where_the_run_stands_and_go_with_their_nodes() {
    let mut harness = made("(A (B (b1 3) (b2 12)) (C (c1 2) (c2 4)))");
    let is_below = |harness: &Shown| {
        let cursor = harness.state().session().open().expect("open").replay().cursor();
        cursor.is_some_and(|node| node != NodeId::ROOT)
    };
    key(&mut harness, Key::Home);
    assert!(says(&harness, &["Press . to read one step"]));
    for _ in 0..4 {
        key(&mut harness, Key::Period);
    }
    assert!(is_below(&harness));
    let step = harness.state().session().open().expect("open").step();
    click(&mut harness, "Stops");
    click(&mut harness, "Stop at this step");
    let open = harness.state().session().open().expect("open");
    assert_eq!((open.step(), open.loaded().stop_steps.as_slice()), (step, &[step][..]));
    assert!(!view(&harness).lesson.stops[0].words.ja.is_empty());
    // Without the node, its stop is gone, too, and that is said.
    let stops = |harness: &Shown| view(harness).lesson.stops.len();
    let before = view(&harness).lesson.stops[0].at.clone();
    assert_eq!(before, ["b1"]);
    for pressed in [Key::ArrowUp, Key::ArrowUp, Key::ArrowDown, Key::Delete] {
        key(&mut harness, pressed);
    }
    assert_eq!(stops(&harness), 0);
    assert!(says(&harness, &["went with"]));
    ctrl(&mut harness, Key::Z);
    assert_eq!(stops(&harness), 1);
}

#[test]
fn a_draft_is_there_again_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut harness = in_english(with_threads(folder.path()));
    ctrl(&mut harness, Key::N);
    wait(&mut harness, |harness| {
        let work = harness.state().session().view().work.make();
        work.is_some_and(|view| view.node.as_ref().is_some_and(|node| node.leaves == 2))
    });
    key(&mut harness, Key::A);
    wait(&mut harness, |harness| harness.state().session().opening().is_none());
    let remembered = harness.state().session().remembered();
    let mut session = Session::new();
    session.recall(remembered.clone(), "again-");
    let _ = session.resume(remembered.state.place);
    assert_eq!(session.study_mode(), StudyMode::Make);
    assert_eq!(session.unsaved().count(), 1);
}

#[test]
fn what_has_changed_is_listed_and_leads_to_its_field_and_its_step() {
    let mut harness = in_english(window("x-aima-5.2", SIZE));
    ctrl(&mut harness, Key::Num5);
    for _ in 0..2 {
        key(&mut harness, Key::ArrowDown);
    }
    type_in(&mut harness, "1");
    key(&mut harness, Key::Enter);
    click(&mut harness, "Changes");
    click(&mut harness, "With the original “One refutation is enough”");
    assert!(says(&harness, &["Changed since"]));
    let line = |harness: &Shown, start: &str| {
        let texts = crate::texts(harness);
        texts.into_iter().find(|text| text.starts_with(start)).expect("a line")
    };
    let value = line(&harness, "Alpha-beta, value: ");
    assert!(value.ends_with("was +3, is +2"), "{value}");
    crate::scroll_down(&mut harness, egui::pos2(1100.0, 600.0));
    click(&mut harness, &value);
    let step = crate::step(&harness);
    assert!(step > 0 && step < harness.state().session().open().expect("open").last_step());
    harness.get_by_label_contains("the leaf b1: +3 → +1").scroll_to_me();
    harness.run_steps(4);
    let title = line(&harness, "title (English): ");
    click(&mut harness, &title);
    let field = harness.get_by_role_and_label(egui::Role::TextInput, "title, English");
    assert!(field.is_focused());
    // Another version is dropped here, and is not opened.
    harness.get_by_role_and_label(egui::Role::Button, "Changes").scroll_to_me();
    harness.run_steps(4);
    click(&mut harness, "Changes");
    let other = std::fs::read("scenarios/x-hiroi.ron").expect("it ships");
    crate::drop_file(&mut harness, "other.ron", &other);
    harness.run_steps(3);
    assert!(says(&harness, &["Changed since other.ron"]));
    assert!(harness.state().session().open_title().expect("open").en.ends_with("(edited)"));
    // It is typed by its id, too.
    let label = "file, or id of a lesson";
    harness.get_by_role_and_label(egui::Role::TextInput, label).click();
    harness.run_steps(2);
    harness.get_by_role_and_label(egui::Role::TextInput, label).type_text("m-01-tree-A");
    harness.run_steps(2);
    key(&mut harness, Key::Enter);
    assert!(says(&harness, &["Changed since What cannot matter is not read"]));
}

/// Chance comes and goes at a node, with probabilities, by keys alone; what cannot search it is left
/// out, and a tree with chance that is pasted opens.
#[test]
fn a_node_becomes_chance_by_keys_alone() {
    let mut harness = made("[[4,8],[5,6]]");
    assert_eq!(value(&harness), Some(5));
    key(&mut harness, Key::ArrowDown);
    key(&mut harness, Key::C);
    assert_eq!(view(&harness).lesson.algorithms, ["expectiminimax", "star1", "star2"]);
    assert_eq!(view(&harness).node.as_ref().expect("a node").chance, Some(true));
    // ½·4 + ½·8.
    assert_eq!(exact(&harness).as_deref(), Some("6"));
    key(&mut harness, Key::ArrowDown);
    key(&mut harness, Key::P);
    harness.run_steps(2);
    type_in(&mut harness, "3/4");
    key(&mut harness, Key::Enter);
    harness.run_steps(3);
    // ¾·4 + ¼·8.
    assert_eq!(exact(&harness).as_deref(), Some("5"));
    let odds = view(&harness).node.as_ref().expect("a node").odds;
    assert_eq!(odds.map(|odds| odds.to_string()).as_deref(), Some("3/4"));
    // One that is none is refused, and the tree stays.
    key(&mut harness, Key::P);
    harness.run_steps(2);
    type_in(&mut harness, "5/4");
    key(&mut harness, Key::Enter);
    harness.run_steps(3);
    let message = harness.state().session().message().expect("why not").text.en.clone();
    assert!(message.starts_with("A probability is a number between 0 and 1"), "{message}");
    assert_eq!(exact(&harness).as_deref(), Some("5"));
    for _ in 0..2 {
        ctrl(&mut harness, Key::Z);
    }
    assert_eq!(value(&harness), Some(5));
    assert!(view(&harness).lesson.algorithms.contains(&"alpha-beta".to_owned()));
    let pasted = made("[{1/2:3,1/2:10},{1/4:0,3/4:10}]");
    assert_eq!(exact(&pasted).as_deref(), Some("7½"));
}

/// The exact value of the root.
fn exact(harness: &Shown) -> Option<String> {
    let open = harness.state().session().open().expect("open");
    let value = open.end().node(NodeId::ROOT).value()?;
    Some(open.tree().exact(value).shown())
}
