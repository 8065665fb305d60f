//! Every shipped lesson keeps its promises, and is complete.

use std::collections::HashMap;
use std::fs;
use std::path::PathBuf;

use yomisuji::language::{Language, Words};
use yomisuji::scenario::{Lesson, chapters, load, prove, shipped, to_text};
use yomisuji::search::Algorithm;
use yomisuji::session::{
    Command, Effect, Job, LessonCommand, Navigation, Opened, OpenedSource, PageCommand, Replace,
    Reply, SaveCommand, SaveError, SavedFile, Session, Source, prepare, rerun,
};
use yomisuji::text::find_lessons;
use yomisuji::trace::EventKind;
use yomisuji::tree::Growth;

use crate::carry_out;
use crate::cover::{lessons, opened};

#[test]
fn every_scenario_file_is_in_the_library() {
    let mut files: Vec<_> = fs::read_dir("scenarios")
        .expect("scenarios")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.is_file()) // Courses have a folder of their own.
        .collect();
    let mut library: Vec<_> = shipped()
        .iter()
        .map(|lesson| PathBuf::from(format!("scenarios/{}.ron", lesson.id)))
        .collect();
    files.sort();
    library.sort();
    assert_eq!(files, library);
}

#[test]
fn every_promise_holds() {
    for lesson in lessons() {
        let opened = opened(lesson.id);
        let proofs = prove(opened.loaded());
        assert!(proofs.len() >= 4, "{} promises little", lesson.id);
        for proof in proofs {
            assert!(proof.holds(), "{}: {proof:?}", lesson.id);
        }
    }
}

#[test]
fn no_lesson_is_a_stub() {
    for shipped in lessons() {
        let opened = opened(shipped.id);
        let lesson = &opened.loaded().lesson;
        assert_eq!(lesson.id, shipped.id);
        assert!(lesson.stops.len() >= 3, "{}: stops", lesson.id);
        assert!(lesson.questions.len() >= 2, "{}: questions", lesson.id);
        let mut words: Vec<&Words> = vec![&lesson.title, &lesson.source, &lesson.notes];
        words.extend(lesson.stops.iter().map(|stop| &stop.words));
        for question in &lesson.questions {
            words.extend([&question.ask, &question.answer]);
        }
        for words in words {
            assert!(words.ja.chars().count() > 3, "{}: {words:?}", lesson.id);
            assert!(words.en.chars().count() > 3, "{}: {words:?}", lesson.id);
            assert_ne!(words.ja, words.en, "{}", lesson.id);
        }
        assert!(lesson.notes.ja.chars().count() > 150, "{}: notes", lesson.id);
        let steps = &opened.loaded().stop_steps;
        assert_eq!(steps.len(), lesson.stops.len());
        assert!(steps.is_sorted_by(|a, b| a < b), "{}: {steps:?}", lesson.id);
    }
}

/// The file of a lesson.
fn text_of(id: &str) -> &'static str {
    let lesson = shipped().iter().find(|lesson| lesson.id == id);
    lesson.expect("it ships").text()
}

/// Every run of every lesson.
pub(crate) fn runs() -> Vec<Opened> {
    let mut runs = Vec::new();
    for lesson in lessons() {
        let opened = opened(lesson.id);
        let listed = &opened.loaded().algorithms;
        // On trees outside the lessons, every algorithm that can run has words. If the search grows
        // the tree, its size says nothing about trees grown by another algorithm.
        let is_given = opened.tree().growth() == Growth::Every;
        let is_small = is_given && opened.tree().len() < 10_000;
        let subject = &opened.loaded().lesson.subject;
        let runs_here = |&algorithm: &Algorithm| {
            listed.contains(&algorithm) || is_small && subject.allows(algorithm).is_ok()
        };
        for algorithm in Algorithm::all().filter(runs_here) {
            runs.push(
                rerun(opened.rerun_request(algorithm), &Job::default()).expect("within the budget"),
            );
        }
    }
    runs
}

/// How many steps of a run are checked at each end.
const SAMPLE: usize = 1_500;

#[test]
fn every_step_has_a_sentence_in_both_languages_and_no_two_cuts_share_one() {
    for mut run in runs() {
        let id = run.loaded().lesson.id.clone();
        for language in Language::ALL {
            let mut cuts = HashMap::new();
            // Of a long run, its beginning and its end.
            let last = run.replay().last_step();
            let is_long = last > 2 * SAMPLE;
            let ends = |step: &usize| !is_long || *step < SAMPLE || *step > last - SAMPLE;
            for step in (1..=last).filter(ends) {
                run = run.at_step(step);
                let seen = run.projection(language);
                let sentence = seen.sentence();
                let kind = seen.kind().expect("something happened");
                assert!(seen.lit_line().is_some(), "{id}: {kind:?} has no line");
                assert!(sentence.chars().count() > 4, "{id} step {step}: {sentence}");
                assert!(!sentence.contains("  "), "{id} step {step}: {sentence}");
                // In deep trees only the last moves of a path are named.
                let is_small = run.tree().flat().height() <= 4;
                if is_small && kind == EventKind::Cut {
                    // A search with a table comes to a node again, and cuts it there again.
                    let here = seen.here();
                    let other = cuts.insert(sentence.clone(), here);
                    assert!(
                        other.is_none_or(|other| other == here),
                        "{id}: steps share '{sentence}'"
                    );
                }
            }
        }
    }
}

#[test]
fn the_sentence_of_a_cut_names_nodes_sides_and_both_numbers() {
    let run = opened("m-01-tree-A");
    assert_eq!(run.algorithm(), Algorithm::AlphaBeta);
    let first_cut = run.timeline().cuts[0];
    let run = run.at_step(first_cut);
    let ja = run.projection(Language::Ja).sentence();
    for word in ["カ", "ス", "+300", "イ", "オ", "+100", "セ", "先手", "後手"] {
        assert!(ja.contains(word), "{word} in {ja}");
    }
    let en = run.projection(Language::En).sentence();
    for word in ["F", "+300", "E", "+100", "N", "MAX", "MIN", "beta"] {
        assert!(en.contains(word), "{word} in {en}");
    }
}

#[test]
fn a_written_lesson_is_written_again_byte_for_byte() {
    for lesson in shipped() {
        let first: Lesson = ron::from_str(lesson.text()).expect("it loads");
        let text = to_text(&first).expect("it can be read again");
        let second: Lesson = ron::from_str(&text).expect("what we wrote loads");
        assert_eq!(first, second);
        assert_eq!(to_text(&second), Ok(text));
    }
}

fn error(text: &str) -> String {
    match load("lesson.ron", text) {
        Ok(_) => panic!("it loads"),
        Err(error) => error.to_string(),
    }
}

fn y_01() -> String {
    let lesson = shipped().iter().find(|lesson| lesson.id == "y-01");
    lesson.expect("it ships").text().to_owned()
}

#[test]
fn a_broken_lesson_is_refused_in_one_sentence_with_the_place() {
    let check = |from: &str, to: &str, expected: &str| {
        let text = y_01();
        assert!(text.contains(from), "{from}");
        let broken = text.replacen(from, to, 1);
        let error = error(&broken);
        assert!(error.starts_with("lesson.ron:"), "{error}");
        assert!(!error.contains('\n'), "{error}");
        assert!(error.contains(expected), "{error}");
        // The place is that of the change.
        let line: usize = error.split(':').nth(1).expect("a line").parse().expect("a number");
        let changed = text.lines().zip(broken.lines()).position(|(a, b)| a != b);
        let changed = changed.expect("a change") + 1;
        assert!(line.abs_diff(changed) <= 1, "line {line} for {changed}: {error}");
    };
    check("version: 2,", "version: 2;", "");
    check("version: 2,", "version: 9,", "version 9");
    check("square:", "sqare:", "sqare");
    check("square: \"6d\"", "square: \"6x\"", "6x");
    check("square: \"6d\"", "square: \"5e\"", "nothing stands on 5e");
    check("values: \"yss\"", "values: \"yxx\"", "yxx");
    check("/2sr1gkb1/", "/2sr1gkb2/", "");
    check("/2sr1gkb1/", "/2sr1gkk1/", "king");
    check("captures: cheapest", "captures: best", "best");
    check("[\"exchange\"]", "[\"minimax\"]", "minimax");
    check("square: \"6d\"", "moves: [\"5f5e\"], square: \"6d\"", "5f5e");
}

#[test]
fn tied_moves_are_promised_only_of_a_run_that_reads_them_all() {
    let text = text_of("u-05-exchange");
    let tied = "claim: Tied([\"2d2e\", \"2d2f\", \"2d2g\", \"2d2h\"])";
    assert!(text.contains(tied));
    let broken = |claim: &str| {
        let loaded = load("u.ron", &text.replacen(tied, claim, 1)).expect("it loads");
        let proofs = prove(&loaded);
        proofs.iter().filter(|proof| !proof.holds()).count()
    };
    assert_eq!(broken(tied), 0);
    assert_eq!(broken("claim: TiedCount(4)"), 0);
    let worth = |moves: &str| broken(&format!("claim: Worth(-3895, [{moves}])"));
    assert_eq!(worth(r#""2d2c+", "2d2c", "2d8d""#), 0);
    assert_eq!(worth(r#""2d2c+", "2d8d""#), 1);
    assert_eq!(broken("claim: Tied([\"2d2e\", \"2d2f\", \"2d2g\"])"), 1);
    assert_eq!(broken("claim: TiedCount(5)"), 1);
    // Alpha-beta knows some moves only by bounds.
    let of = format!("(of: \"minimax\", {tied})");
    let cuts = text.replacen(&of, &of.replacen("minimax", "alpha-beta", 1), 1);
    let error = error(&cuts);
    assert!(error.contains("expected minimax"), "{error}");
}

#[test]
fn a_table_accepts_only_whole_rows_and_measured_results() {
    let text = text_of("k-06-levels");
    let with = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    };
    let short = error(&with("same(\"3\"), ", ""));
    assert!(short.contains("found a row of "), "{short}");
    let name = "measured(\"material-3\", \"material-1\")";
    let unknown = error(&with(name, "measured(\"material-3\", \"yss\")"));
    assert!(unknown.contains("no match of material-3 against yss was measured"), "{unknown}");
    let lines = error(&with("same(\"3\")", "same(\"3\\n\")"));
    assert!(lines.contains("control character"), "{lines}");
    // The place is that of the row.
    let line = text.lines().position(|line| line.contains(name)).expect("a row") + 1;
    assert!(unknown.starts_with(&format!("lesson.ron:{line}:")), "{unknown}");
    // A terminal shows it, too.
    let shown = crate::answers::printed(&["walk", "k-06-levels", "--to", "1"]);
    let measured = yomisuji::play::measured_match("material-3", "material-1").expect("measured");
    let mut rows = shown.lines().filter(|row| row.starts_with("3 | "));
    assert!(rows.any(|row| row.ends_with(&measured.elo_text())), "{shown}");
}

#[test]
fn unknown_fields_are_refused_by_name_everywhere() {
    let tree = text_of("m-01-tree-A");
    for (from, to) in [
        ("root: max", "root: max, bogus: 7"),
        ("ValueAt(", "ValueAt(bogus: 7, "),
        ("CutAt(", "CutAt(bogus: 7, "),
        ("algorithms:", "bogus: 7, algorithms:"),
    ] {
        assert!(tree.contains(from), "{from}");
        let error = error(&tree.replacen(from, to, 1));
        assert!(error.contains("bogus"), "{error}");
    }
}

#[test]
fn steps_are_named_by_events_that_happen() {
    let text = text_of("m-01-tree-A");
    let load_text = |text: &str| load("m.ron", text);
    // A file that this program does not read is refused with its version.
    let old = text.replacen("version: 2", "version: 1", 1);
    for old in [old.clone(), old.replacen("on: cut", "step: 16", 1)] {
        let error = load_text(&old).expect_err("refused");
        assert!(error.to_string().contains("version 1"), "{error}");
        assert_eq!(error.place.map(|(line, _)| line), Some(2), "{error}");
    }
    // An event that never happens is refused, with its place.
    for (from, to, says) in [
        ("on: cut, at: [\"カ\"]", "on: cut, at: [\"オ\"]", "which does not happen"),
        ("on: cut, at: [\"カ\"]", "on: cut, nth: 2, at: [\"カ\"]", "cut number 2 at /カ"),
        ("on: cut, at: [\"カ\"]", "on: cut, at: [\"ヌ\"]", "there is no node"),
        ("on: cut, at: [\"カ\"]", "on: cat, at: [\"カ\"]", "found 'cat', expected one of start"),
    ] {
        let error = load_text(&text.replacen(from, to, 1)).expect_err("refused");
        assert!(error.to_string().contains(says), "{error}");
        assert!(error.place.is_some(), "{error}");
    }
}

#[test]
fn a_lesson_that_fails_to_open_leaves_the_open_one() {
    let mut session = Session::new();
    let source = Source::Shipped("y-01");
    session.show(opened("y-01"));
    session.apply(Command::Go(Navigation::Seek(7)));
    let broken = Source::Text { name: "broken.ron".to_owned(), bytes: b"Lesson(\n\xff".to_vec() };
    let mut effects = session.apply(Command::Lesson(LessonCommand::Open(broken)));
    session.receive(carry_out(effects.pop().expect("an effect")));
    let open = session.open().expect("still open");
    assert_eq!((open.source(), open.replay().step()), (&source, 7));
    let message = &session.message().expect("a message").text.en;
    assert_eq!(message, "broken.ron:2:1: found the byte 0xff, expected UTF-8 text");
}

/// Asks for a lesson, and returns the host's later answer.
fn ask(session: &mut Session, id: &'static str) -> Option<Reply> {
    let source = Source::Shipped(id);
    let mut effects = session.apply(Command::Lesson(LessonCommand::Open(source)));
    let Some(Effect::Open(_, job)) = effects.pop() else {
        return None;
    };
    let lesson = OpenedSource::Lesson(Box::new(opened(id)));
    Some(Reply::Opened(job, Ok(lesson)))
}

#[test]
fn late_or_reordered_answers_change_nothing() {
    let mut session = Session::new();
    let first = ask(&mut session, "y-01").expect("an effect");
    assert!(ask(&mut session, "y-01").is_none(), "it is on its way");
    let second = ask(&mut session, "u-03").expect("an effect");
    let third = ask(&mut session, "u-06").expect("an effect");
    let u_06 = Source::Shipped("u-06");
    session.receive(second);
    assert!(session.open().is_none() && session.opening() == Some(&u_06));
    session.receive(third);
    assert_eq!(session.open().expect("open").source(), &u_06);
    // The first request is answered last, and nothing is pending any more.
    session.receive(first);
    assert_eq!(session.open().expect("open").source(), &u_06);
    assert!(session.opening().is_none());
    // A run of a lesson that is no longer open.
    let late = rerun(opened("m-01-tree-A").rerun_request(Algorithm::Minimax), &Job::default());
    session.receive(Reply::Rerun(Job::default(), late.map(Box::new)));
    assert_eq!(session.open().expect("open").source(), &u_06);
}

#[test]
fn a_position_on_the_board_editor_stays_while_a_lesson_opens() {
    let mut session = Session::new();
    let answer = ask(&mut session, "y-01").expect("an effect");
    session.apply(Command::Page(PageCommand::EditText("startpos".to_owned())));
    session.receive(answer);
    assert!(session.page().is_board() && session.open().is_some());
    // Opening a lesson from the board editor leaves it.
    let answer = ask(&mut session, "u-03").expect("an effect");
    session.receive(answer);
    assert!(!session.page().is_board());
}

#[test]
fn saving_a_lesson_keeps_its_content_and_replaces_nothing_unasked() {
    let mut session = Session::new();
    let answer = ask(&mut session, "y-01").expect("an effect");
    session.receive(answer);
    let y_01 = Source::Shipped("y-01");
    let path = PathBuf::from("mine.ron");
    let save = |session: &mut Session| {
        let save =
            Command::Save(SaveCommand::Lesson(path.clone(), Words::same("Mine"), y_01.clone()));
        let mut effects = session.apply(save);
        match effects.pop() {
            Some(Effect::SaveLesson(request)) => Some(request),
            _ => None,
        }
    };
    let saving = save(&mut session).expect("an effect");
    assert_eq!(saving.replace, Replace::Never);
    session.receive(Reply::LessonSaved(
        saving,
        Err(SaveError::Exists(vec![PathBuf::from("mine.ron")])),
    ));
    assert!(session.message().expect("it is said").is_error);
    // A second save replaces it.
    let saving = save(&mut session).expect("an effect");
    assert_eq!(saving.replace, Replace::Asked(None));
    // Another lesson is opened before the answer comes: it is not mistaken for the file.
    let answer = ask(&mut session, "u-03").expect("an effect");
    session.receive(answer);
    session.receive(Reply::LessonSaved(saving, Ok(SavedFile::default())));
    assert_eq!(session.open().expect("open").source(), &Source::Shipped("u-03"));
    let listed = session.lessons().iter();
    let mine = listed.filter(|listed| listed.source == Source::File(path.clone()));
    assert_eq!(mine.count(), 1);
    assert!(save(&mut session).is_none(), "it is not open any more");
}

#[test]
fn if_the_first_file_fails_the_first_lesson_opens_with_the_reason() {
    let mut session = Session::new();
    let missing = Source::File(PathBuf::from("nowhere.ron"));
    let job_of = |effects: &[Effect]| match effects {
        [Effect::Open(_, job)] => job.clone(),
        other => panic!("{other:?}"),
    };
    let job = job_of(&session.apply(Command::Lesson(LessonCommand::Open(missing))));
    let gone = Words::same("nowhere.ron: gone");
    let job = job_of(&session.receive(Reply::Opened(job, Err(gone))));
    let lesson = OpenedSource::Lesson(Box::new(opened(shipped()[0].id)));
    session.receive(Reply::Opened(job, Ok(lesson)));
    assert!(session.open().is_some());
    assert_eq!(session.message().expect("the reason").text.en, "nowhere.ron: gone");
}

#[test]
fn lessons_refer_to_their_neighbours_by_name() {
    let vague =
        ["前の課題", "次の課題", "previous lesson", "next lesson", "last lesson", "lesson before"];
    for lesson in shipped() {
        for words in vague {
            assert!(!lesson.text().contains(words), "{}: {words}", lesson.id);
        }
    }
}

#[test]
fn a_lesson_counts_as_seen_only_after_every_stop() {
    let mut session = Session::new();
    let answer = ask(&mut session, "m-01-minimax").expect("an effect");
    session.receive(answer);
    let source = Source::Shipped("m-01-minimax");
    let stops = session.run().walked_stops().1;
    assert_eq!((session.run().walked_stops(), stops > 3), ((0, stops), true));
    session.apply(Command::Go(Navigation::Last));
    assert!(!session.is_seen(&source));
    session.apply(Command::Go(Navigation::First));
    for walked in 0..stops {
        assert_eq!(session.run().walked_stops().0, walked);
        assert!(!session.is_seen(&source));
        session.apply(Command::Go(Navigation::NextStop));
    }
    assert!(session.is_seen(&source));
}

/// Opens a tree of the user's own, grown from the initial position.
fn own_tree(session: &mut Session) -> Source {
    session.apply(Command::Page(PageCommand::EditText("startpos".to_owned())));
    let mut effects = session.apply(Command::Board(yomisuji::session::BoardCommand::Grow));
    let Some(Effect::Open(source, job)) = effects.pop() else {
        panic!("a tree grows");
    };
    let opened = prepare(source.clone(), &[], &job).expect("it grows");
    session.receive(Reply::Opened(job, Ok(OpenedSource::Lesson(Box::new(opened)))));
    source
}

#[test]
fn own_lessons_have_distinct_names_numbered_without_gaps() {
    let mut session = Session::new();
    let before = session.lessons().len();
    let first = own_tree(&mut session);
    own_tree(&mut session);
    let titles = |session: &Session| -> Vec<String> {
        let own = session.lessons()[before..].iter();
        own.map(|entry| entry.title.ja.clone()).collect()
    };
    let listed = titles(&session);
    assert!(listed[0].starts_with("自分の局面 1(") && listed[1].starts_with("自分の局面 2("));
    // A number is reused once it is free.
    session.apply(Command::Lesson(LessonCommand::Delete(first)));
    assert_eq!(titles(&session), listed[1..]);
    own_tree(&mut session);
    assert!(titles(&session)[1].starts_with("自分の局面 1("));
    // Two lessons of the same title are distinguished.
    let third = own_tree(&mut session);
    let title = Words::same("Mine");
    session.apply(Command::Lesson(LessonCommand::Rename(third, title.clone())));
    let open = session.open().expect("open");
    assert_eq!(open.loaded().lesson.title, title);
    assert_eq!(titles(&session).last().expect("listed"), "Mine");
    assert!(session.lessons().iter().any(|entry| entry.source == *open.source()));
}

#[test]
fn an_own_lesson_file_can_be_renamed_and_deleted() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.ron");
    std::fs::write(&path, shipped()[0].text()).expect("it is written");
    let mut session = Session::new();
    session.receive(Reply::UserLessons(vec![(path.clone(), Words::same("Mine"))]));
    let source = Source::File(path.clone());
    let title = Words { ja: "新しい題".to_owned(), en: "A new title".to_owned() };
    let run = |session: &mut Session, command| {
        for effect in session.apply(Command::Lesson(command)) {
            session.receive(carry_out(effect));
        }
    };
    run(&mut session, LessonCommand::Rename(source.clone(), title.clone()));
    assert_eq!(session.lessons().last().expect("listed").title, title);
    let text = std::fs::read_to_string(&path).expect("it is there");
    let lesson: Lesson = ron::from_str(&text).expect("it loads");
    assert_eq!(lesson.title, title);
    let count = session.lessons().len();
    run(&mut session, LessonCommand::Delete(source));
    assert!(!path.exists());
    assert_eq!(session.lessons().len(), count - 1);
    // Lessons that are not the user's own stay.
    run(&mut session, LessonCommand::Delete(Source::Shipped("y-01")));
    assert_eq!(session.lessons().len(), count - 1);
}

/// What is looked for, and what stands first then.
const FOUND: [(&str, &str); 33] = [
    ("HORIZON effect", "u-10-depth-2"),
    ("水平線効果", "u-10-depth-2"),
    ("u-06", "u-06"),
    ("q-02-plain", "q-02-plain"),
    ("alpha", "x-aima-5.2"),
    ("alpha-beta", "x-aima-5.2"),
    ("Alpha beta", "x-aima-5.2"),
    ("αβ法", "x-aima-5.2"),
    ("αβ", "x-aima-5.2"),
    ("枝刈り", "x-aima-5.2"),
    ("prune", "x-aima-5.2"),
    ("pruning", "x-aima-5.2"),
    ("deep cut", "x-matey"),
    ("quiescence", "u-03-quiescence"),
    ("静止探索", "u-03-quiescence"),
    ("stand pat", "u-03-quiescence"),
    ("exchange", "u-03"),
    ("Exchanges", "u-03"),
    ("取り合い", "u-03"),
    ("SEE", "u-03"),
    ("silver or knight", "q-02"),
    ("銀で取るか 桂", "q-02"),
    ("minimax", "m-01-minimax"),
    ("NegaScout", "m-01-pvs"),
    ("MTD(f)", "m-01-mtd"),
    ("mtdf", "m-01-mtd"),
    ("proof numbers", "x-pns"),
    ("df-pn", "x-pns"),
    ("othello", "x-othello4"),
    ("オセロ ４×４", "x-othello4"),
    ("tic-tac-toe", "x-tictactoe"),
    ("mate", "y-06"),
    ("bug knight", "u-13-bug-knight"),
];

#[test]
fn the_search_finds_lessons_by_subject_best_match_first() {
    let session = Session::new();
    let found = |query: &str| -> Vec<String> {
        let numbers = find_lessons(&session, query).into_iter();
        let names = numbers.map(|number| session.lessons()[number].source.name());
        let bare = |name: String| {
            let name = name.trim_start_matches("scenarios/");
            name.trim_end_matches(".ron").to_owned()
        };
        names.map(bare).collect()
    };
    let mut wrong = Vec::new();
    for (query, first) in FOUND {
        let found = found(query);
        if found.first().map(String::as_str) != Some(first) {
            wrong.push((query, first, found.into_iter().take(4).collect::<Vec<_>>()));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    // Chapters that match are found completely.
    for (query, english) in [
        ("alpha-beta", "Alpha-beta"),
        ("quiescence", "Reading on (quiescence)"),
        ("exchange", "Exchanges"),
    ] {
        let found = found(query);
        let chapter = chapters().iter().find(|chapter| chapter.title(Language::En) == english);
        for lesson in chapter.expect("a chapter").lessons {
            assert!(found.iter().any(|name| name == lesson.id), "{query}: {}", lesson.id);
        }
    }
    assert!(found("no such zebra").is_empty());
    assert_eq!(found("silver zebra"), Vec::<String>::new(), "all words count");
    assert_eq!(found(" ").len(), session.lessons().len());
}

#[test]
fn an_unknown_lesson_is_answered_with_the_nearest_ones_only() {
    let refused = |id: &str| crate::run(&["walk", id, "--lang", "en"], "").0.unwrap_err().0;
    assert!(refused("q-01-search").contains("did you mean q-01-searched, q-02-searched?"));
    assert!(refused("tree-a").contains("did you mean m-01-tree-A, tree?"));
    let plain = refused("nonsense");
    assert!(plain.contains("'yomisuji lessons' lists") && !plain.contains("mean"), "{plain}");
    for typed in ["u-", "m-01", "x-deep-cutof", "課題"] {
        assert!(refused(typed).matches(", ").count() <= 3, "{}", refused(typed));
    }
}

#[test]
fn the_lessons_are_listed_with_their_titles() {
    let (_, text) = crate::run(&["lessons", "--lang", "en"], "");
    let all = yomisuji::scenario::shipped();
    assert_eq!(text.lines().count(), all.len());
    assert!(text.lines().zip(all).all(|(line, lesson)| line.starts_with(lesson.id)));
    let (_, json) = crate::run(&["lessons", "--json"], "");
    let answer: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(answer["lessons"][0]["id"], all[0].id);
}
