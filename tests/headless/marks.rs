//! Marks: what counts, and that nothing can be earned for free. Each rule of `docs/marking.md` is
//! tested here, or with the sheets.

use yomisuji::language::Language;
use yomisuji::lesson::{PlannedQuestion, PredictedAnswer, PredictionKind};
use yomisuji::scenario::{AskedGroup, AskedWeights, StudyMode};
use yomisuji::search::Algorithm;
use yomisuji::session::{
    BesideCommand, BesidePace, Centre, ClassDoubt, ClassMarks, Command, FillInCommand, FillInField,
    LessonCommand, LessonEntry, LessonVariant, MarkEntry, MarkReport, Navigation, PageCommand,
    PaperKind, PaperWish, PredictCommand, PredictStage, PredictVerdict, Remembered, RunCommand,
    SaveCommand, Session, SettingsCommand, Source, StudyCommand,
};

use crate::cover::{lessons, opened, rounds};
use crate::predicting::{
    does, go, is_asked, predicting, right, stage, step, study, verdict, wrong,
};
use crate::{fill_in, send};

const ID: &str = "m-01-tree-A";

/// A course with one lesson; `asks` are further fields of its task.
fn course(asks: &str) -> (tempfile::TempDir, Session) {
    course_of("", asks)
}

/// The same with further fields of the course.
fn course_of(more: &str, asks: &str) -> (tempfile::TempDir, Session) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("week.ron");
    let text = format!(
        "Course(version: 1, title: (ja: \"あ\", en: \"a\"), {more} chapters: [(title: (ja: \"い\", en: \"b\"), \
         lessons: [(lesson: \"{ID}\", {asks}, marks: 100)])])"
    );
    std::fs::write(&path, text).expect("written");
    let mut session = Session::new();
    send(&mut session, Command::Lesson(LessonCommand::Open(Source::File(path))));
    assert!(session.open().is_some(), "{:?}", session.message());
    (folder, session)
}

fn predict() -> (tempfile::TempDir, Session) {
    let (folder, session) = course("work: predict");
    assert_eq!(session.study_mode(), StudyMode::Predict);
    (folder, session)
}

fn entry(session: &Session) -> &LessonEntry {
    let mut entries = session.lessons().iter();
    let entry = entries.find(|entry| entry.source.name().contains(ID));
    entry.expect("it is listed")
}

fn mark(session: &Session, work: StudyMode) -> Option<&MarkEntry> {
    let mut marks = session.marks_of(entry(session)).iter();
    marks.find(|mark| mark.work == work)
}

/// The share that counts in the course, in thousandths: its lesson counts for 100 marks.
fn reached(session: &Session) -> u64 {
    let points = session.mark_report("").points.expect("a course");
    points.thousandths / 100
}

fn planned(session: &Session) -> usize {
    session.open().expect("open").plan().asked().len()
}

fn answer_right(session: &mut Session) {
    let answer = right(session);
    does(session, PredictCommand::Answer(answer));
}

/// On to the first question.
fn first_question(session: &mut Session) {
    go(session, Navigation::NextInterest);
    assert!(is_asked(session));
}

/// Goes on until this many questions have been answered right, or to the end.
fn answer_all(session: &mut Session) {
    for _ in 0..rounds(500) {
        if is_asked(session) {
            answer_right(session);
        } else if matches!(stage(session), PredictStage::Over | PredictStage::Skipped) {
            return;
        } else {
            does(session, PredictCommand::GoOn);
        }
    }
    panic!("it does not end");
}

fn hold_next(session: &mut Session) {
    for _ in 0..rounds(500) {
        go(session, Navigation::Next);
    }
}

/// What the questions weigh that `counts` says so of, in thousandths.
fn share_of(session: &Session, counts: impl Fn(&PlannedQuestion) -> bool) -> f64 {
    let plan = session.open().expect("open").plan();
    let shares = plan.shares(&AskedWeights::default());
    let asked = plan.asked().iter().zip(shares).filter(|(asked, _)| counts(asked));
    asked.map(|(_, share)| 1000.0 * share).sum()
}

/// The next start, with the saved state as text.
fn next_start(session: &Session) -> Session {
    let text = ron::to_string(&session.remembered().state).expect("it can be written");
    let state = ron::from_str(&text).expect("it can be read");
    let mut next = Session::new();
    let work = Vec::new();
    next.recall(Remembered { state, work, report: None }, "2-");
    next.show(opened(ID));
    study(&mut next, StudyMode::Predict);
    next
}

#[test]
fn answering_everything_earns_full_marks_and_hints_cost_half() {
    let (_folder, mut session) = predict();
    answer_all(&mut session);
    assert_eq!(reached(&session), 1000);
    assert_eq!(*stage(&session), PredictStage::Over);
    let view = session.view().work.predict().expect("it predicts");
    assert_eq!((view.unanswered, view.is_retake), (0, false));
    assert!(!session.covers_notes(), "the notes are open again");
    // Hints cost half, and so does a second try.
    let (_folder, mut session) = predict();
    first_question(&mut session);
    let at = step(&session);
    does(&mut session, PredictCommand::Hint);
    answer_right(&mut session);
    assert_eq!(verdict(&session), Some(PredictVerdict::Helped));
    let whole = share_of(&session, |asked| asked.step == at);
    assert_eq!(reached(&session), (whole / 2.0).round() as u64);
}

/// On to the first question of a kind that offers a wrong number beside the right one; all
/// questions before it are answered.
fn question_of_two(id: &'static str, kind: PredictionKind) -> (Session, PredictedAnswer) {
    let mut session = predicting(id);
    loop {
        match *stage(&session) {
            PredictStage::Asked { kind: asked, .. } => {
                let seen = session.projection().expect("open");
                let asked = seen.prediction(&[asked].into()).expect("a question");
                if let Some(other) = asked.other.filter(|_| asked.kind == kind) {
                    assert!(!asked.is_right(other), "{asked:?}");
                    return (session, other);
                }
                answer_right(&mut session);
            }
            PredictStage::Over => panic!("{id} asks for no {kind:?}"),
            _ => does(&mut session, PredictCommand::GoOn),
        }
    }
}

/// The best so far, or the returned value; α, or β: with two given numbers, a second try would
/// always be right.
#[test]
fn a_question_of_two_numbers_has_no_second_try() {
    for (id, kind) in [
        (ID, PredictionKind::Window),
        ("x-parity", PredictionKind::Window),
        ("m-01-minimax", PredictionKind::Value),
        ("m-01-tree-A", PredictionKind::Value),
    ] {
        let (mut session, other) = question_of_two(id, kind);
        let before = session.predict_summary();
        does(&mut session, PredictCommand::Answer(other));
        assert_eq!(verdict(&session), Some(PredictVerdict::Wrong), "{id}");
        assert_eq!(session.predict_summary().wrong, before.wrong + 1);
        // A slip of the pen may be corrected.
        let (mut session, other) = question_of_two(id, kind);
        let slip = wrong(&session);
        assert_ne!(slip, other, "{id}");
        does(&mut session, PredictCommand::Answer(slip));
        assert!(is_asked(&session), "{id}: {slip:?}");
        answer_right(&mut session);
        assert_eq!(verdict(&session), Some(PredictVerdict::Helped), "{id}");
    }
}

#[test]
fn one_answer_followed_by_skipping_counts_as_one() {
    let (_folder, mut session) = predict();
    first_question(&mut session);
    let at = step(&session);
    answer_right(&mut session);
    hold_next(&mut session);
    let earned = share_of(&session, |asked| asked.step == at).round() as u64;
    assert_eq!(reached(&session), earned);
    let view = session.view().work.predict().expect("it predicts");
    assert_eq!(view.unanswered, planned(&session) - 1);
    // Going back can earn nothing more.
    go(&mut session, Navigation::First);
    answer_all(&mut session);
    assert_eq!(reached(&session), earned);
}

#[test]
fn skipped_questions_earn_nothing_even_if_answered_later() {
    for to_end in [PredictCommand::Skip, PredictCommand::GoOn] {
        let (_folder, mut session) = predict();
        for _ in 0..100 {
            does(&mut session, to_end);
        }
        assert_eq!(reached(&session), 0);
        go(&mut session, Navigation::First);
        answer_all(&mut session);
        assert_eq!(reached(&session), 0);
        let mark = mark(&session, StudyMode::Predict).expect("a mark");
        assert_eq!((mark.tries, mark.counted()), (1, 0));
    }
    let (_folder, mut session) = predict();
    go(&mut session, Navigation::Last); // End: no further than the next question.
    assert!(is_asked(&session));
    for _ in 0..100 {
        go(&mut session, Navigation::Last);
    }
    assert_eq!(reached(&session), 0);
}

#[test]
fn looking_ahead_ends_the_question_without_points() {
    let looks: [fn(&mut Session); 5] = [
        |session| go(session, Navigation::Next),
        |session| does(session, PredictCommand::Skip),
        |session| {
            study(session, StudyMode::Watch);
            go(session, Navigation::Next);
        },
        |session| {
            study(session, StudyMode::Watch);
            go(session, Navigation::Last);
            go(session, Navigation::First);
        },
        |session| {
            study(session, StudyMode::FillIn);
            let at = step(session) + 60;
            let show = FillInCommand::ShowModel(at);
            session.apply(Command::Study(StudyCommand::FillIn(show)));
        },
    ];
    for (number, look) in looks.into_iter().enumerate() {
        let (_folder, mut session) = predict();
        first_question(&mut session);
        let at = step(&session);
        look(&mut session);
        study(&mut session, StudyMode::Predict);
        // Back by undo, by the key, and by the scrub bar.
        session.apply(Command::Undo);
        go(&mut session, Navigation::Back);
        go(&mut session, Navigation::First);
        go(&mut session, Navigation::Seek(at));
        if is_asked(&session) && step(&session) == at {
            let PredictStage::Asked { counts, .. } = stage(&session) else {
                panic!("it is asked");
            };
            assert!(!counts, "look {number}: it is told that it does not count");
            answer_right(&mut session);
        }
        assert_eq!(reached(&session), 0, "look {number}");
        // The same after a restart.
        let mut next = next_start(&session);
        go(&mut next, Navigation::Seek(at));
        if is_asked(&next) && step(&next) == at {
            answer_right(&mut next);
        }
        assert_eq!(reached(&next), 0, "look {number}");
    }
}

#[test]
fn watching_first_brings_a_warning_and_earns_nothing() {
    let (_folder, mut session) = predict();
    study(&mut session, StudyMode::Watch);
    let told = session.message().expect("it is said").text.en.clone();
    assert!(told.contains("before it is seen"), "{told}");
    go(&mut session, Navigation::Last);
    study(&mut session, StudyMode::Predict);
    go(&mut session, Navigation::First);
    answer_all(&mut session);
    assert_eq!(reached(&session), 0);
    let first = mark(&session, StudyMode::Predict).and_then(|mark| mark.first);
    assert_eq!(first.expect("a take").looks, 1, "and the teacher sees it");
}

#[test]
fn a_second_try_stays_one_after_leaving_the_question() {
    let leaves: [fn(&mut Session); 6] = [
        |session| {
            go(session, Navigation::Back);
            go(session, Navigation::Next);
        },
        |session| {
            study(session, StudyMode::WhatIf);
            study(session, StudyMode::Predict);
        },
        |session| {
            let language = SettingsCommand::SetLanguage(Language::En);
            session.apply(Command::Settings(language));
        },
        |session| {
            let at = step(session);
            for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta] {
                send(session, Command::Run(RunCommand::SetAlgorithm(algorithm)));
            }
            go(session, Navigation::Seek(at));
        },
        |session| {
            let at = step(session);
            send(session, Command::Lesson(LessonCommand::Open(Source::Shipped("x-hiroi"))));
            send(session, Command::Lesson(LessonCommand::Open(Source::Shipped(ID))));
            study(session, StudyMode::Predict);
            go(session, Navigation::Seek(at));
        },
        |session| {
            let at = step(session);
            *session = next_start(session);
            go(session, Navigation::Seek(at));
        },
    ];
    for (number, leave) in leaves.into_iter().enumerate() {
        let (_folder, mut session) = predict();
        first_question(&mut session);
        // A question with more than two answers, so that there is a second try.
        let tries = |session: &Session| match stage(session) {
            PredictStage::Asked { choices, kind, .. } => {
                choices.is_empty() && *kind != PredictionKind::Fewest
            }
            _ => panic!("it is asked"),
        };
        while !tries(&session) {
            answer_right(&mut session);
            does(&mut session, PredictCommand::GoOn);
        }
        let (at, before) = (step(&session), session.predict_summary());
        let answer = wrong(&session);
        does(&mut session, PredictCommand::Answer(answer));
        assert!(is_asked(&session), "there is a second try");
        leave(&mut session);
        assert!(is_asked(&session) && step(&session) == at, "leave {number}");
        answer_right(&mut session);
        assert_eq!(verdict(&session), Some(PredictVerdict::Helped), "leave {number}");
        assert_eq!(session.predict_summary().helped, before.helped + 1);
    }
}

#[test]
fn a_retake_is_labelled_and_never_replaces_the_first_attempt() {
    let (_folder, mut session) = predict();
    first_question(&mut session);
    answer_right(&mut session);
    hold_next(&mut session);
    let first = reached(&session);
    does(&mut session, PredictCommand::StartOver);
    assert!(session.view().work.predict().expect("it predicts").is_retake);
    answer_all(&mut session);
    assert_eq!(reached(&session), first);
    let retaken = mark(&session, StudyMode::Predict).expect("a mark");
    assert_eq!((retaken.tries, retaken.best.share, retaken.last.share), (2, 1000, 1000));
    assert_eq!(u64::from(retaken.counted()), first);
    // An honest first take is not lost by a lazy second one.
    let (_folder, mut session) = predict();
    answer_all(&mut session);
    does(&mut session, PredictCommand::StartOver);
    first_question(&mut session);
    answer_right(&mut session);
    hold_next(&mut session);
    assert_eq!(reached(&session), 1000);
    let mark = mark(&session, StudyMode::Predict).expect("a mark");
    assert_eq!((mark.counted(), mark.best.share), (1000, 1000));
    assert!(mark.last.share < 170, "{mark:?}");
}

#[test]
fn disabled_kinds_stay_unanswered_and_extra_questions_earn_nothing() {
    let (_folder, mut session) = predict();
    let count = planned(&session);
    for kind in PredictionKind::ALL {
        if kind.group() != AskedGroup::Cuts {
            does(&mut session, PredictCommand::Toggle(kind));
        }
    }
    answer_all(&mut session);
    let summary = session.predict_summary();
    assert!(summary.right > 0 && (summary.right as usize) < count);
    let cuts = share_of(&session, |asked| asked.kind.group() == AskedGroup::Cuts);
    assert_eq!(reached(&session), cuts.round() as u64);
    // All questions: only the planned ones count.
    let (_folder, mut session) = predict();
    does(&mut session, PredictCommand::ToggleEvery);
    while planned(&session) as u64 > session.predict_summary().answered() {
        if is_asked(&session) {
            answer_right(&mut session);
        }
        does(&mut session, PredictCommand::GoOn);
    }
    assert!(reached(&session) < 1000, "some of them were others");
}

#[test]
fn only_work_with_the_algorithm_of_the_course_counts() {
    let (_folder, mut session) = course("work: predict, algorithm: \"minimax\"");
    let runs = |session: &Session| session.open().expect("open").algorithm();
    assert_eq!(runs(&session), Algorithm::Minimax, "it opens so");
    let alpha_beta = RunCommand::SetAlgorithm(Algorithm::AlphaBeta);
    send(&mut session, Command::Run(alpha_beta));
    answer_all(&mut session);
    assert_eq!(reached(&session), 0);
    let minimax = RunCommand::SetAlgorithm(Algorithm::Minimax);
    send(&mut session, Command::Run(minimax));
    answer_all(&mut session);
    assert_eq!(reached(&session), 1000);
    let report = |session: &Session| -> MarkReport { session.mark_report("") };
    assert_eq!(report(&session).rows[0].asked_algorithm.as_deref(), Some("minimax"));
    // By default, it is the one that the lesson names first.
    let (_folder, mut session) = predict();
    let minimax = RunCommand::SetAlgorithm(Algorithm::Minimax);
    send(&mut session, Command::Run(minimax));
    answer_all(&mut session);
    assert_eq!(reached(&session), 0);
}

#[test]
fn the_first_check_of_a_sheet_counts() {
    let (_folder, mut session) = course("work: fill_in");
    let root = fill_in::named(&session, "ア");
    // A part of the tree with one value is a part of the whole.
    let below = fill_in::named(&session, "エ");
    fill_in::send(&mut session, FillInCommand::Part(below));
    fill_in::write(&mut session, below, FillInField::Value, "100");
    fill_in::send(&mut session, FillInCommand::Check);
    let first = reached(&session);
    assert!(first < 200, "{first}");
    // Later corrections are a retake.
    fill_in::send(&mut session, FillInCommand::Part(root));
    fill_in::write(&mut session, root, FillInField::Value, "100");
    fill_in::send(&mut session, FillInCommand::Check);
    assert_eq!(reached(&session), first);
    let mark = mark(&session, StudyMode::FillIn).expect("a mark");
    assert_eq!(mark.tries, 2, "and it is told how often it was checked");
}

#[test]
fn the_mark_of_a_sheet_counts_looks_at_the_run() {
    let (_folder, mut session) = course("work: fill_in");
    for _ in 0..2 {
        study(&mut session, StudyMode::Watch);
        go(&mut session, Navigation::Last);
        study(&mut session, StudyMode::FillIn);
    }
    // A check of an empty sheet does not count: the first take is still to come.
    fill_in::send(&mut session, FillInCommand::Check);
    assert!(mark(&session, StudyMode::FillIn).is_none());
    let root = fill_in::named(&session, "ア");
    fill_in::write(&mut session, root, FillInField::Value, "100");
    fill_in::send(&mut session, FillInCommand::Check);
    let first = mark(&session, StudyMode::FillIn).and_then(|mark| mark.first);
    assert_eq!(first.expect("a check").looks, 2);
    // After the model nothing is marked.
    let (_folder, mut session) = course("work: fill_in");
    fill_in::send(&mut session, FillInCommand::ShowModel(0));
    fill_in::send(&mut session, FillInCommand::HideModel);
    fill_in::send(&mut session, FillInCommand::Check);
    assert_eq!(mark(&session, StudyMode::FillIn), None);
}

#[test]
fn the_title_is_hidden_while_the_lesson_is_asked() {
    let mut session = Session::new();
    for lesson in lessons() {
        let open = opened(lesson.id);
        if open.tree().len() > 20_000 {
            continue; // The title does not depend on the tree.
        }
        study(&mut session, StudyMode::Watch);
        session.show(open);
        let title = session.open().expect("open").loaded().lesson.title.clone();
        assert_eq!(session.open_title(), Some(title.clone()), "{}", lesson.id);
        let mut listed = session.lessons().iter();
        let entry = listed.find(|entry| entry.source == Source::Shipped(lesson.id));
        let entry = entry.expect("it is listed").clone();
        for mode in [StudyMode::Predict, StudyMode::FillIn] {
            study(&mut session, mode);
            let shown = session.open_title().expect("open");
            assert_eq!(session.shown_title(&entry), shown, "{}", lesson.id);
            assert!(!shown.ja.contains(&title.ja) && !shown.en.contains(&title.en));
            assert!(shown.ja.starts_with("課題") && shown.en.starts_with("Lesson "));
        }
    }
    // In a course that asks for answers first, it is hidden until some are given.
    let (_folder, mut session) = predict();
    let title = session.open().expect("open").loaded().lesson.title.clone();
    study(&mut session, StudyMode::Watch);
    assert_ne!(session.shown_title(entry(&session)), title);
    study(&mut session, StudyMode::Predict);
    answer_all(&mut session);
    assert_eq!(session.shown_title(entry(&session)), title);
}

fn write_model(session: &mut Session) {
    for (name, value) in [("オ", "100"), ("イ", "100")] {
        let node = fill_in::named(session, name);
        fill_in::write(session, node, FillInField::Value, value);
    }
}

fn looks(session: &Session, work: StudyMode) -> Option<u32> {
    let first = mark(session, work).and_then(|mark| mark.first);
    first.map(|first| first.looks)
}

#[test]
fn predict_and_fill_in_count_as_looks_for_each_other() {
    // The verdicts of a sheet reveal answers of Predict.
    let (_folder, mut session) = predict();
    study(&mut session, StudyMode::FillIn);
    write_model(&mut session);
    fill_in::send(&mut session, FillInCommand::Check);
    assert_eq!(looks(&session, StudyMode::FillIn), Some(0));
    study(&mut session, StudyMode::Predict);
    answer_all(&mut session);
    assert_eq!(looks(&session, StudyMode::Predict), Some(1));
    // The questions show the run that a sheet asks for.
    let (_folder, mut session) = predict();
    first_question(&mut session);
    hold_next(&mut session);
    assert_eq!(looks(&session, StudyMode::Predict), Some(0));
    study(&mut session, StudyMode::FillIn);
    write_model(&mut session);
    fill_in::send(&mut session, FillInCommand::Check);
    assert_eq!(looks(&session, StudyMode::FillIn), Some(1));
}

/// The same tree read by the same algorithm is the same run, whatever its lesson is called.
#[test]
fn what_was_seen_in_a_twin_of_the_lesson_has_been_seen() {
    let mut copy = opened(ID).loaded().lesson.clone();
    copy.id = "copy".to_owned();
    let bytes = yomisuji::scenario::to_text(&copy).expect("it can be written").into_bytes();
    let copy = || Source::Text { name: "copy.ron".to_owned(), bytes: bytes.clone() };
    let watched = |session: &mut Session| {
        send(session, Command::Lesson(LessonCommand::Open(copy())));
        study(session, StudyMode::Watch);
        go(session, Navigation::Last);
    };
    let back = |session: &mut Session| {
        let source = entry(session).source.clone();
        send(session, Command::Lesson(LessonCommand::Open(source)));
        study(session, StudyMode::Predict);
        go(session, Navigation::First);
    };
    // Before the first take, and after its first answer.
    for answers_one in [false, true] {
        let (_folder, mut session) = predict();
        if answers_one {
            first_question(&mut session);
            answer_right(&mut session);
        }
        let earned = reached(&session);
        assert_eq!(earned > 0, answers_one);
        watched(&mut session);
        back(&mut session);
        answer_all(&mut session);
        assert_eq!(reached(&session), earned);
    }
    let (_folder, mut session) = predict();
    watched(&mut session);
    back(&mut session);
    answer_all(&mut session);
    assert_eq!(looks(&session, StudyMode::Predict), Some(1));
    // The model of its sheet, too.
    let (_folder, mut session) = course("work: fill_in");
    send(&mut session, Command::Lesson(LessonCommand::Open(copy())));
    study(&mut session, StudyMode::FillIn);
    fill_in::send(&mut session, FillInCommand::ShowModel(0));
    back(&mut session);
    study(&mut session, StudyMode::FillIn);
    write_model(&mut session);
    fill_in::send(&mut session, FillInCommand::Check);
    assert_eq!(mark(&session, StudyMode::FillIn), None);
    // Another algorithm is another run.
    let (_folder, mut session) = predict();
    send(&mut session, Command::Lesson(LessonCommand::Open(copy())));
    send(&mut session, Command::Run(RunCommand::SetAlgorithm(Algorithm::Minimax)));
    study(&mut session, StudyMode::Watch);
    go(&mut session, Navigation::Last);
    back(&mut session);
    answer_all(&mut session);
    assert_eq!(reached(&session), 1_000);
}

/// Sheets make room for others, but that the model was seen is remembered.
#[test]
fn a_seen_model_is_remembered_after_many_other_sheets() {
    let (_folder, mut session) = course("work: fill_in");
    fill_in::send(&mut session, FillInCommand::ShowModel(0));
    fill_in::send(&mut session, FillInCommand::HideModel);
    let small = opened("m-01-minimax");
    for number in 0..61 {
        let mut lesson = small.loaded().lesson.clone();
        lesson.id = format!("own-{number}");
        let text = yomisuji::scenario::to_text(&lesson).expect("it can be written");
        let source = Source::Text { name: format!("own-{number}.ron"), bytes: text.into_bytes() };
        send(&mut session, Command::Lesson(LessonCommand::Open(source)));
    }
    let source = entry(&session).source.clone();
    send(&mut session, Command::Lesson(LessonCommand::Open(source)));
    study(&mut session, StudyMode::FillIn);
    write_model(&mut session);
    fill_in::send(&mut session, FillInCommand::Check);
    assert_eq!(mark(&session, StudyMode::FillIn), None);
}

#[test]
fn a_course_says_what_is_asked_and_what_it_weighs() {
    let (_folder, mut session) = course_of("asks: [cuts],", "work: predict");
    let only_cuts = AskedWeights::of(&[AskedGroup::Cuts], &[].into()).expect("asked");
    assert_eq!(session.asking(), only_cuts);
    let cuts = session.open().expect("open").plan().asked().iter();
    let cuts = cuts.filter(|asked| asked.kind.group() == AskedGroup::Cuts).count();
    assert!(cuts > 2 && planned(&session) > cuts);
    assert_eq!(session.view().work.predict().expect("it predicts").planned, cuts);
    answer_all(&mut session);
    assert_eq!(reached(&session), 1000);
    assert_eq!(session.predict_summary().answered(), cuts as u64);
    let (_folder, session) = course_of("weights: {cuts: 9, order: 0},", "work: predict");
    let weighed = AskedWeights::default().with(AskedGroup::Cuts, 9).with(AskedGroup::Order, 0);
    assert_eq!(session.asking(), weighed);
    // On a sheet, whatever is not asked earns nothing.
    let (_folder, mut session) = course_of("asks: [cuts],", "work: fill_in");
    let values = session.view().work.fill_in().expect("a sheet").nodes.keys().copied();
    for node in values.collect::<Vec<_>>() {
        send(
            &mut session,
            Command::Study(StudyCommand::FillIn(FillInCommand::Write(
                node,
                FillInField::Value,
                "100".to_owned(),
            ))),
        );
    }
    send(&mut session, Command::Study(StudyCommand::FillIn(FillInCommand::Check)));
    let sheet = session.view().work.fill_in().expect("a sheet");
    assert_eq!(sheet.score.map(|mark| mark.share), Some(0));
    assert_eq!(sheet.groups, [(AskedGroup::Cuts, 0)]);
}

/// What is handed in halfway and finished on the same machine is one take; a lesson done by what another
/// course asks is told.
#[test]
fn a_take_handed_in_halfway_goes_on_and_one_of_an_easier_course_is_told() {
    let (_folder, mut session) = predict();
    let code = |session: &Session, name: &str| session.mark_report(name).code().expect("a code");
    for _ in 0..3 {
        while !is_asked(&session) {
            does(&mut session, PredictCommand::GoOn);
        }
        answer_right(&mut session);
        does(&mut session, PredictCommand::GoOn);
    }
    let halfway = code(&session, "Aiko");
    answer_all(&mut session);
    let (whole, other) = (code(&session, "Aiko"), code(&session, "Ren"));
    let table = |codes: &[&String]| {
        let text = codes.iter().map(|code| code.as_str()).collect::<Vec<_>>().join("\n");
        ClassMarks::read(&text).expect("codes").by_pupil(&[])
    };
    let of_two = table(&[&halfway, &whole]);
    assert_eq!((of_two.pupils[0].lessons[0], &*of_two.pupils[0].doubts), (Some(1000), &[][..]));
    let asked = "asks: [choice],";
    let (_folder, mut easy) = course_of(asked, "work: predict");
    answer_all(&mut easy);
    assert_eq!(reached(&easy), 1000);
    let first = |session: &Session| mark(session, StudyMode::Predict).and_then(|mark| mark.first);
    let answers = |session: &Session| first(session).expect("a take").mark.of;
    assert!(answers(&easy) < answers(&session));
    let easy = code(&easy, "Sora");
    let pupils = table(&[&other, &whole, &easy]).pupils;
    let is_told =
        |doubts: &[ClassDoubt]| doubts.iter().any(|doubt| matches!(doubt, ClassDoubt::Fewer(_)));
    let told: Vec<_> = pupils.iter().map(|pupil| is_told(&pupil.doubts)).collect();
    assert_eq!(told, [false, false, true]);
}

/// A run that stands beside another one has been seen, and so has what a printed key says.
#[test]
fn runs_side_by_side_and_printed_keys_are_looks() {
    let beside = |session: &mut Session| {
        send(session, Command::Run(RunCommand::SetAlgorithm(Algorithm::Minimax)));
        study(session, StudyMode::Watch);
        send(session, Command::Page(PageCommand::Toggle(Centre::Beside)));
        let variant = LessonVariant::of_algorithm(Algorithm::AlphaBeta);
        send(session, BesideCommand::Add(variant).into());
        send(session, BesideCommand::Pace(BesidePace::Steps).into());
        hold_next(session);
        send(session, Command::Page(PageCommand::Toggle(Centre::Beside)));
        send(session, Command::Run(RunCommand::SetAlgorithm(Algorithm::AlphaBeta)));
    };
    let (_folder, mut session) = predict();
    beside(&mut session);
    study(&mut session, StudyMode::Predict);
    go(&mut session, Navigation::First);
    answer_all(&mut session);
    assert_eq!((reached(&session), looks(&session, StudyMode::Predict)), (0, Some(1)));
    let (_folder, mut session) = course("work: fill_in");
    beside(&mut session);
    study(&mut session, StudyMode::FillIn);
    write_model(&mut session);
    fill_in::send(&mut session, FillInCommand::Check);
    assert_eq!(looks(&session, StudyMode::FillIn), Some(1));
    let (folder, mut session) = course("work: fill_in");
    let kind = PaperKind::Worksheet { step: None };
    let wish = PaperWish { kind, ..crate::papers::ONE_QUESTION };
    send(
        &mut session,
        Command::Save(SaveCommand::Papers(Some(folder.path().join("w.html")), wish)),
    );
    write_model(&mut session);
    fill_in::send(&mut session, FillInCommand::Check);
    assert_eq!(reached(&session), 0, "it is the model that has been seen");
}

/// A course that asks to watch another algorithm has not been done by watching the first one; nor may it
/// have two files that marks cannot tell apart.
#[test]
fn a_course_asks_to_watch_its_algorithm_and_names_its_files_apart() {
    let (_folder, mut session) = course("work: watch, algorithm: \"minimax\"");
    send(&mut session, Command::Run(RunCommand::SetAlgorithm(Algorithm::AlphaBeta)));
    hold_next(&mut session);
    assert_eq!(reached(&session), 0);
    send(&mut session, Command::Run(RunCommand::SetAlgorithm(Algorithm::Minimax)));
    go(&mut session, Navigation::First);
    hold_next(&mut session);
    assert_eq!(reached(&session), 1000);
    let task = |file| format!("(lesson: \"{file}\", work: predict, marks: 10)");
    let text = format!(
        "Course(version: 1, title: (ja: \"あ\", en: \"a\"), chapters: [(title: (ja: \"い\", en: \
         \"b\"), lessons: [{}, {}])])",
        task("week1/tree.ron"),
        task("week2/tree.ron")
    );
    let error = yomisuji::scenario::load_course("week.ron", &text).expect_err("two of a name");
    assert!(format!("{error:?}").contains("is called 'tree.ron', too"), "{error:?}");
}
