//! The questions in the notes of lessons: they can be answered, and what was answered is kept.

use crate::cover::{lessons, opened};
use crate::windows::keep_and_hear;
use yomisuji::host::{Folders, Keeper};
use yomisuji::language::Language;
use yomisuji::scenario::{AskedForm, load, parse, shipped, student_copy};
use yomisuji::score::Fraction;
use yomisuji::session::{
    Command, Job, Navigation, OpenAnswer, OpenCommand, PredictCommand, PredictVerdict, RunCommand,
    Session, Source, StudyCommand, StudyMode, prepare,
};

fn give(session: &mut Session, question: usize, answer: OpenAnswer) {
    let _ = session.apply(OpenCommand { question, answer }.into());
}

fn verdict(session: &Session, question: usize) -> Option<PredictVerdict> {
    session.open_question(question).verdict
}

fn showing(id: &'static str) -> Session {
    let mut session = Session::new();
    session.show(opened(id));
    session
}

#[test]
fn every_question_is_right_with_its_answer_and_wrong_with_others() {
    let mut judged = 0;
    for lesson in lessons() {
        let mut session = showing(lesson.id);
        let open = opened(lesson.id);
        let questions = &open.loaded().lesson.questions;
        for (number, question) in questions.iter().enumerate() {
            let at = format!("{}, question {}", lesson.id, number + 1);
            let (right, wrong) = match &question.asked {
                AskedForm::Open => {
                    let yes = OpenAnswer::Judged(PredictVerdict::Right);
                    give(&mut session, number, yes);
                    assert_eq!(verdict(&session, number), Some(PredictVerdict::Right));
                    continue;
                }
                AskedForm::Choice { right, of } => {
                    let wrong: Vec<_> = (0..of.len()).filter(|at| at + 1 != *right).collect();
                    (OpenAnswer::Chosen(right - 1), OpenAnswer::Chosen(wrong[0]))
                }
                AskedForm::Number(right) => {
                    let typed = |number: Fraction| OpenAnswer::Typed(number.to_string());
                    {
                        let right = right.one().expect("one number");
                        (typed(right), typed(right.plus(1.into()).expect("small")))
                    }
                }
                AskedForm::Nodes(names) => {
                    let english = names.iter().map(|name| {
                        let tree = open.tree();
                        let subject = &*open.loaded().subject;
                        let id = yomisuji::scenario::node_named(name, tree, subject);
                        subject.place(tree, id.expect("a node"), Language::En)
                    });
                    let english: Vec<_> = english.rev().collect();
                    (OpenAnswer::Typed(english.join(", ")), OpenAnswer::Typed(names[0].clone()))
                }
            };
            judged += 1;
            if wrong != right
                && !matches!(&question.asked, AskedForm::Nodes(names) if names.len() == 1)
            {
                let mut other = showing(lesson.id);
                give(&mut other, number, wrong);
                assert_ne!(verdict(&other, number), Some(PredictVerdict::Right), "{at}");
                give(&mut other, number, right.clone());
                assert_ne!(verdict(&other, number), Some(PredictVerdict::Right), "{at}");
            }
            give(&mut session, number, right);
            assert_eq!(verdict(&session, number), Some(PredictVerdict::Right), "{at}");
            assert!(session.run().is_revealed(number), "{at}");
        }
    }
    assert!(judged > 50, "{judged}");
}

/// What is typed stands in the answer, so that it cannot say something else.
#[test]
fn answers_and_choices_agree_and_their_places_tell_nothing() {
    let (mut asked, mut all) = (0, 0);
    let mut places = [[0; 4]; 5];
    for lesson in shipped() {
        let lesson = parse(lesson.text()).expect("it ships");
        for (number, question) in lesson.questions.iter().enumerate() {
            let at = format!("{}, question {}", lesson.id, number + 1);
            all += 1;
            let says = |what: &str| question.answer.en.replace(',', "").contains(what);
            match &question.asked {
                AskedForm::Open => continue,
                AskedForm::Number(right) => {
                    let digits = right.shown().replace('−', "");
                    let right = &right.whole().unwrap_or(-1);
                    let words = ["None", "One", "Two", "Three", "Four", "Five", "No "];
                    let said = usize::try_from(*right).ok().and_then(|it| words.get(it));
                    let in_words = said.is_some_and(|word| {
                        says(word) || says(&word.to_lowercase()) || *right == 0 && says("No")
                    });
                    assert!(says(&digits) || in_words, "{at}: {right}, {}", question.answer.en);
                }
                AskedForm::Nodes(names) => assert!(!names.is_empty(), "{at}"),
                AskedForm::Choice { right, of } => {
                    assert!((2..=4).contains(&of.len()), "{at}");
                    places[of.len()][right - 1] += 1;
                    for (one, choice) in of.iter().enumerate() {
                        assert!(!choice.ja.is_empty() && !choice.en.is_empty(), "{at}");
                        let is_other = |other: &yomisuji::language::Words| {
                            other.ja != choice.ja && other.en != choice.en
                        };
                        assert!(of[one + 1..].iter().all(is_other), "{at}");
                    }
                }
            }
            asked += 1;
        }
    }
    println!("{asked} of {all}, {places:?}");
    assert!(10 * asked >= 9 * all, "{asked} of {all}");
    for (count, of) in places.iter().enumerate().skip(3) {
        let total: usize = of.iter().sum();
        assert!(of.iter().all(|right| right * count < 2 * total), "{places:?}");
    }
}

#[test]
fn what_was_looked_at_or_answered_wrong_stays_and_can_be_asked_again() {
    let mut session = showing("x-deep-cutoff");
    // Four choices: once more, then the answer is shown.
    let chosen = |number| OpenAnswer::Chosen(number);
    let open = opened("x-deep-cutoff");
    let AskedForm::Choice { right, of } = &open.loaded().lesson.questions[1].asked else {
        panic!("a choice");
    };
    let wrong: Vec<_> = (0..of.len()).filter(|at| at + 1 != *right).collect();
    give(&mut session, 1, chosen(wrong[0]));
    assert_eq!((verdict(&session, 1), session.open_question(1).wrong.len()), (None, 1));
    give(&mut session, 1, chosen(right - 1));
    assert_eq!(verdict(&session, 1), Some(PredictVerdict::Helped));
    let _ = session.apply(RunCommand::Reveal(0).into());
    assert_eq!(verdict(&session, 0), Some(PredictVerdict::Shown));
    give(&mut session, 0, chosen(0));
    assert_eq!(verdict(&session, 0), Some(PredictVerdict::Shown), "it has been seen");
    // Over a restart.
    let mut next = Session::new();
    next.recall(session.remembered(), "2-");
    next.show(opened("x-deep-cutoff"));
    assert_eq!(verdict(&next, 1), Some(PredictVerdict::Helped));
    let _ = next.apply(Command::Study(StudyCommand::OpenAgain));
    assert_eq!((verdict(&next, 0), verdict(&next, 1)), (None, None));
    // What cannot be read is no answer.
    let number = opened("m-00-tree")
        .loaded()
        .lesson
        .questions
        .iter()
        .position(|question| matches!(question.asked, AskedForm::Number(_)));
    let number = number.expect("a number is asked for");
    let mut session = showing("m-00-tree");
    give(&mut session, number, OpenAnswer::Typed("many".to_owned()));
    assert_eq!(session.open_question(number), yomisuji::session::OpenQuestionView::default());
}

#[test]
fn a_question_that_cannot_be_is_refused_with_its_place_and_students_have_no_answers() {
    let text = shipped().iter().find(|lesson| lesson.id == "m-01-bug").expect("it ships").text();
    let lesson = parse(text).expect("it ships");
    let copy = student_copy(opened("x-aima-5.2").loaded()).expect("a copy");
    assert!(copy.questions.iter().all(|question| question.asked == AskedForm::Open));
    assert!(lesson.questions.iter().any(|it| matches!(it.asked, AskedForm::Nodes(_))));
    let missing = text.replacen("asked: Nodes([\"", "asked: Nodes([\"ヌ\", \"", 1);
    let error = load("mine.ron", &missing).map(drop).expect_err("no such node").to_string();
    assert!(error.contains("there is no node /ヌ"), "{error}");
    let right = text.find("right: ").expect("a choice");
    let beyond = format!("{}right: 9{}", &text[..right], &text[right + "right: 1".len()..]);
    let error = load("mine.ron", &beyond).map(drop).expect_err("no such choice").to_string();
    assert!(error.contains("they count from 1"), "{error}");
    let none = text.find("    questions: [").expect("questions");
    let end = none + text[none..].find("\n    ],\n").expect("their end") + "\n    ],\n".len();
    let bare = format!("{}{}", &text[..none], &text[end..]);
    assert!(load("mine.ron", &bare).is_ok(), "a lesson needs no questions");
}

/// What another window of the same home has shown is no answer any more.
#[test]
fn what_another_window_has_shown_does_not_count() {
    let mut copy = opened("m-01-tree-A").loaded().lesson.clone();
    copy.id = "copy".to_owned();
    let bytes = yomisuji::scenario::to_text(&copy).expect("it can be written").into_bytes();
    let copy = Source::Text { name: "copy.ron".to_owned(), bytes: bytes.clone() };
    // In the same lesson, and in another one with the same tree and algorithm.
    for (other, bytes) in [(Source::Shipped("m-01-tree-A"), Vec::new()), (copy, bytes)] {
        let folder = tempfile::tempdir().expect("a folder");
        let window = |source: Source, bytes: &[u8]| {
            let keeper = Keeper::new(&Folders::within(folder.path()));
            let (remembered, said) = keeper.recall();
            assert!(said.is_empty(), "{said:?}");
            let mut session = Session::new();
            session.recall(remembered, keeper.start());
            session.show(prepare(source, bytes, &Job::default()).expect("a lesson"));
            (keeper, session)
        };
        let (first, mut a) = window(Source::Shipped("m-01-tree-A"), &[]);
        let (second, mut b) = window(other, &bytes);
        let _ = a.apply(Command::Study(StudyCommand::SetMode(StudyMode::Predict)));
        let _ = a.apply(PredictCommand::GoOn.into());
        keep_and_hear(&first, &mut a);
        let counts =
            |session: &Session| match &session.view().work.predict().expect("it asks").stage {
                yomisuji::session::PredictStage::Asked { counts, .. } => *counts,
                stage => panic!("{stage:?}"),
            };
        assert!(counts(&a));
        // The whole run is watched in the other window.
        let _ = b.apply(Command::Go(Navigation::Last));
        keep_and_hear(&second, &mut b);
        keep_and_hear(&first, &mut a);
        assert!(!counts(&a), "the answer has been seen");
        let _ = a.apply(PredictCommand::Choose(0).into());
        assert_eq!(a.predict_summary().answered().min(1), a.predict_summary().answered());
        let view = a.view().work.predict().expect("it asks").clone();
        assert_eq!(view.earned.percent(), "0.0");
    }
}
