//! Two versions of a lesson compared.

use std::fs;

use yomisuji::games::diagram::Branch;
use yomisuji::language::Language;
use yomisuji::scenario::{
    DraftEdit, DraftWords, LessonDraft, Loaded, MAX_NODES, SubjectSetup, TreeEdit,
    VersionDifference, VersionPlace, load, shipped, version_differences,
};
use yomisuji::session::{
    Command, LessonCommand, MakeCommand, SaveCommand, Session, Source, StudyCommand, StudyMode,
};
use yomisuji::tree::{NodeId, Watch};

use crate::answers::{answer, said};
use crate::send;

fn text(id: &str) -> &'static str {
    shipped().iter().find(|lesson| lesson.id == id).expect("it ships").text()
}

fn loaded(text: &str) -> Loaded {
    load("a.ron", text).expect("it loads")
}

fn differences(before: &str, now: &str) -> Vec<VersionDifference> {
    version_differences(&loaded(before), &loaded(now), Watch::cap(MAX_NODES))
}

fn lines(found: &[VersionDifference]) -> Vec<&str> {
    found.iter().map(|difference| difference.words.get(Language::En)).collect()
}

#[test]
fn a_lesson_does_not_differ_from_itself() {
    for lesson in shipped().iter().filter(|lesson| lesson.id.starts_with("m-01")) {
        assert_eq!(differences(lesson.text(), lesson.text()), [], "{}", lesson.id);
    }
    let commented = text("m-01-tree-A").replace("    id:", "    // mine\n    id:");
    assert_eq!(differences(text("m-01-tree-A"), &commented), []);
}

#[test]
fn each_change_of_what_a_lesson_says_is_a_line_with_its_field() {
    let before = text("m-01-tree-A");
    let was = loaded(before).lesson;
    let mut draft = LessonDraft::new(before);
    let mut put = |of, language, words: &str| {
        assert!(draft.edit(DraftEdit::Words(of, language, words.to_owned())));
    };
    put(DraftWords::Title, Language::En, "Another title");
    put(DraftWords::Notes, Language::En, &was.notes.en.replacen("12 leaves", "13 leaves", 1));
    put(DraftWords::Stop(1), Language::Ja, "ここ。");
    put(DraftWords::Answer(0), Language::En, "None.");
    assert!(draft.edit(DraftEdit::RemoveStop(0)));
    assert!(draft.edit(DraftEdit::RemovePromise(0)));
    assert!(draft.edit(DraftEdit::Algorithms(vec![was.algorithms[0].parse().expect("known")])));
    draft.settle();
    let found = differences(before, draft.text());
    let words = lines(&found);
    let has = |place: VersionPlace, parts: &[&str]| {
        let is_it = |it: &&VersionDifference| {
            it.place == place && parts.iter().all(|part| it.words.en.contains(part))
        };
        assert!(found.iter().any(|it| is_it(&it)), "{place:?} {parts:?} {words:#?}");
    };
    let field = VersionPlace::Words;
    has(field(DraftWords::Title, Language::En), &["title", &was.title.en, "is Another title"]);
    has(field(DraftWords::Notes, Language::En), &["notes", "12 leaves", "13 leaves"]);
    has(field(DraftWords::Answer(0), Language::En), &["answer 1", "is None."]);
    has(field(DraftWords::Stop(0), Language::Ja), &["stop 1", "ここ。"]);
    has(VersionPlace::Stops, &["stop 1 is gone"]);
    has(VersionPlace::Promises, &["promise is gone", &was.promises[0].in_short()]);
    has(VersionPlace::Algorithms, &["Algorithms"]);
    // The tree is the same, and so is what is found.
    assert!(!found.iter().any(|it| matches!(it.place, VersionPlace::Step(..))), "{words:#?}");
}

#[test]
fn what_the_runs_find_differs_from_a_step_on() {
    let before = text("x-aima-5.2");
    let mut draft = LessonDraft::new(before);
    let SubjectSetup::Diagram { tree, .. } = loaded(before).lesson.subject else {
        panic!("a tree by hand");
    };
    let path = vec![0, 0];
    assert!(matches!(tree.at(&path), Some(Branch::Leaf(_, value)) if *value == 3.into()));
    assert!(draft.edit(DraftEdit::Tree(TreeEdit::Value { path, value: 1.into() })));
    draft.settle();
    let (was, now) = (loaded(before), loaded(draft.text()));
    let found = version_differences(&was, &now, Watch::cap(MAX_NODES));
    let words = lines(&found);
    assert!(words.iter().any(|line| line.contains("b1") && line.contains('1')), "{words:#?}");
    for algorithm in &now.algorithms {
        let value = |loaded: &Loaded| {
            let run = loaded.run(*algorithm, Watch::cap(MAX_NODES)).expect("it runs");
            let mut end = yomisuji::trace::Replay::new(run.tree, run.trace);
            end.seek(usize::MAX);
            let root = end.node(NodeId::ROOT);
            (root.value().expect("known").0, end.tally().entered, end.tally().cutoffs)
        };
        let (old, new) = (value(&was), value(&now));
        let of_run = |name: &str| {
            let start = format!("{}, {name}: ", algorithm.name(Language::En));
            found.iter().find(|it| it.words.en.starts_with(&start))
        };
        for (name, differs) in
            [("value", old.0 != new.0), ("nodes entered", old.1 != new.1), ("cuts", old.2 != new.2)]
        {
            assert_eq!(of_run(name).is_some(), differs, "{algorithm:?} {name} {words:#?}");
        }
        let Some(line) = of_run("value") else { continue };
        assert!(line.words.en.ends_with(&format!("was +{}, is +{}", old.0, new.0)), "{words:#?}");
        // Until the step before, both runs have done the same.
        let VersionPlace::Step(of, step) = line.place else { panic!("a step") };
        let records = |loaded: &Loaded| {
            let run = loaded.run(of, Watch::cap(MAX_NODES)).expect("it runs");
            run.trace.records().to_vec()
        };
        let (old, new) = (records(&was), records(&now));
        assert_eq!(old[..step - 1], new[..step - 1]);
        assert_ne!(old[step - 1], new[step - 1]);
    }
}

#[test]
fn the_open_lesson_is_compared_with_its_original_its_file_and_another_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mine.ron");
    let mut session = Session::new();
    let make = |command| Command::Study(StudyCommand::Make(command));
    send(&mut session, Command::Lesson(LessonCommand::Open(Source::Shipped("m-01-tree-A"))));
    send(&mut session, Command::Study(StudyCommand::SetMode(StudyMode::Make)));
    let words = |of, text: &str| make(MakeCommand::Words(of, Language::En, text.to_owned()));
    send(&mut session, words(DraftWords::Title, "Mine"));
    let view = |session: &Session| session.view().work.make().expect("made").clone();
    assert_eq!(view(&session).earlier, [Source::Shipped("m-01-tree-A")]);
    let original = Source::Shipped("m-01-tree-A");
    send(&mut session, make(MakeCommand::CompareWith(original)));
    let found = |session: &Session| {
        let versions = view(session).versions.expect("compared");
        assert!(!versions.is_at_work);
        versions.found.expect("found").map(|found| found.to_vec())
    };
    let title = VersionPlace::Words(DraftWords::Title, Language::En);
    let places = |session: &Session| {
        found(session).expect("read").into_iter().map(|it| it.place).collect::<Vec<_>>()
    };
    assert!(places(&session).contains(&title));
    // It follows what is changed.
    assert!(!places(&session).contains(&VersionPlace::Promises));
    send(&mut session, make(MakeCommand::RemovePromise(0)));
    assert!(places(&session).contains(&VersionPlace::Promises));
    let open = session.open().expect("open");
    let (of, words_now) = (open.source().clone(), open.loaded().lesson.title.clone());
    send(&mut session, Command::Save(SaveCommand::Lesson(file.clone(), words_now, of)));
    send(&mut session, words(DraftWords::Title, "Mine, again"));
    assert!(view(&session).earlier.contains(&Source::File(file.clone())));
    send(&mut session, make(MakeCommand::CompareWith(Source::File(file.clone()))));
    assert_eq!(places(&session), [title]);
    // A line leads to its step, in the run of its algorithm.
    let other = view(&session).lesson.algorithms[1].parse().expect("known");
    send(&mut session, make(MakeCommand::ToStep(other, 4)));
    let open = session.open().expect("open");
    assert_eq!((open.algorithm(), open.step()), (other, 4));
    // What is no lesson is refused with its place.
    fs::write(&file, "Lesson(\n  version: two)").expect("written");
    send(&mut session, make(MakeCommand::CompareWith(Source::File(file.clone()))));
    let refused = found(&session).expect_err("unreadable").en;
    assert!(refused.starts_with(&format!("{}:2:", file.display())), "{refused}");
}

#[test]
fn the_command_line_lists_the_differences() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mine.ron");
    let changed = text("x-hiroi").replacen("version: 2", "version: 2, student: false", 1);
    fs::write(&file, changed).expect("written");
    let file = file.display().to_string();
    assert_eq!(said(&["diff", "x-hiroi", &file]).as_deref(), Ok(""));
    assert_eq!(answer(&["diff", "x-hiroi", &file])["same"], true);
    let other = answer(&["diff", "x-hiroi", "x-aima-5.2", "--lang", "en"]);
    assert_eq!(other["same"], false);
    assert!(other["differences"].as_array().expect("lines").len() > 5, "{other}");
}
