//! A learner's unfinished work is restored: after another lesson, and at the next start.

use yomisuji::session::{
    Command, FillInCommand, FillInField, FilledNode, Navigation, PredictCommand, PredictStage,
    Remembered, RunCommand, Session, StudyCommand, StudyMode,
};

use crate::cover::opened;
use crate::fill_in::{filling, named, send, view, write};
use crate::predicting::{does, go, is_asked, predicting, right, stage, step, study, wrong};

/// The next start, with the saved state as text.
fn next_start(session: &Session) -> Session {
    let text = ron::to_string(&session.remembered().state).expect("it can be written");
    let state = ron::from_str(&text).expect("it can be read");
    let mut next = Session::new();
    let work = Vec::new();
    next.recall(Remembered { state, work, report: None }, "2-");
    next
}

/// Answers questions, the first one wrong, until this many are answered.
fn answer(session: &mut Session, count: u64) {
    let from = session.predict_summary().answered();
    while session.predict_summary().answered() < from + count {
        if is_asked(session) {
            let is_first = session.predict_summary().answered() == 0;
            let answer = if is_first { wrong(session) } else { right(session) };
            does(session, PredictCommand::Answer(answer));
        } else {
            does(session, PredictCommand::GoOn);
        }
    }
}

/// Answers the first question wrong, and goes on until it has returned.
fn until_back(session: &mut Session) {
    answer(session, 1);
    while !matches!(stage(session), PredictStage::Asked { is_back: true, .. }) {
        if is_asked(session) {
            let answer = right(session);
            does(session, PredictCommand::Answer(answer));
        }
        does(session, PredictCommand::GoOn);
    }
}

fn to_the_end(session: &mut Session) {
    while *stage(session) != PredictStage::Over {
        if is_asked(session) {
            let answer = right(session);
            does(session, PredictCommand::Answer(answer));
        }
        does(session, PredictCommand::GoOn);
    }
}

#[test]
fn questions_resume_and_wrong_answers_still_come_back() {
    let mut whole = predicting("m-01-tree-A");
    answer(&mut whole, 2);
    to_the_end(&mut whole);
    let expected = whole.predict_summary();
    assert_eq!((expected.wrong, expected.made_good), (1, 1));

    let mut session = predicting("m-01-tree-A");
    answer(&mut session, 2);
    let at = step(&session);
    // Another lesson, with some answers, too.
    session.show(opened("x-aima-5.2"));
    assert_eq!(session.predict_summary().answered(), 0);
    answer(&mut session, 3);
    session.show(opened("m-01-tree-A"));
    assert_eq!(session.predict_summary().answered(), 2);
    // The next start, from the current step.
    let mut next = next_start(&session);
    next.show(opened("m-01-tree-A"));
    study(&mut next, StudyMode::Predict);
    assert_eq!(next.predict_summary(), session.predict_summary());
    go(&mut next, Navigation::Seek(at));
    to_the_end(&mut next);
    assert_eq!(next.predict_summary(), expected);
    next.show(opened("x-aima-5.2"));
    assert_eq!(next.predict_summary().answered(), 3);
}

#[test]
fn a_returning_question_left_open_comes_back_again() {
    let mut session = predicting("m-01-tree-A");
    until_back(&mut session);
    let mut next = next_start(&session);
    next.show(opened("m-01-tree-A"));
    study(&mut next, StudyMode::Predict);
    for session in [&mut session, &mut next] {
        go(session, Navigation::First);
        to_the_end(session);
        assert_eq!(session.predict_summary().made_good, 1);
    }
}

#[test]
fn a_visit_to_what_if_keeps_the_step_and_the_question() {
    let mut session = predicting("m-01-tree-A");
    until_back(&mut session);
    let (at, asked) = (step(&session), stage(&session).clone());
    study(&mut session, StudyMode::WhatIf);
    study(&mut session, StudyMode::Predict);
    assert_eq!((step(&session), stage(&session)), (at, &asked));
}

#[test]
fn skipping_ahead_leaves_the_run_open_but_earns_nothing_more() {
    let mut session = predicting("m-01-tree-A");
    answer(&mut session, 5);
    let reached = step(&session);
    study(&mut session, StudyMode::Watch);
    go(&mut session, Navigation::Last);
    study(&mut session, StudyMode::Predict);
    let mut steps = 0;
    // Wrong answers return even so.
    while *stage(&session) != PredictStage::Skipped && steps < 9 {
        if is_asked(&session) {
            let answer = right(&session);
            does(&mut session, PredictCommand::Answer(answer));
        }
        does(&mut session, PredictCommand::GoOn);
        steps += 1;
    }
    let marks = |session: &Session| -> Vec<u16> {
        let marks = session.remembered().state.marks;
        let shares = marks.values().flatten();
        shares.map(yomisuji::session::MarkEntry::counted).collect()
    };
    assert_eq!(*stage(&session), PredictStage::Skipped);
    let earned = marks(&session);
    assert!(earned.len() == 1 && earned[0] > 0 && earned[0] < 500, "{earned:?}");
    assert!(session.covers_notes());
    does(&mut session, PredictCommand::Return);
    assert!(step(&session).abs_diff(reached) <= 1);
    to_the_end(&mut session);
    assert_eq!(marks(&session), earned);
    assert!(!session.covers_notes(), "there is nothing left to tell");
}

#[test]
fn start_over_clears_the_answers() {
    let mut session = predicting("m-01-tree-A");
    answer(&mut session, 4);
    to_the_end(&mut session);
    let asked = session.predict_summary().answered();
    does(&mut session, PredictCommand::StartOver);
    assert_eq!(session.predict_summary().answered(), 0);
    assert!(step(&session) < 5, "at the beginning");
    to_the_end(&mut session);
    let summary = session.predict_summary();
    assert_eq!((summary.right, summary.wrong), (asked, 0));
}

#[test]
fn an_unfinished_sheet_is_restored_at_the_next_start() {
    let mut session = filling(opened("m-01-tree-A"));
    let [value, window, cut, choice] = ["オ", "カ", "セ", "イ"].map(|name| named(&session, name));
    write(&mut session, value, FillInField::Value, "≧77");
    write(&mut session, window, FillInField::Alpha, "-5");
    session.apply(Command::Run(RunCommand::Select(Some(cut))));
    send(&mut session, FillInCommand::ToggleCut);
    session.apply(Command::Run(RunCommand::Select(Some(choice))));
    send(&mut session, FillInCommand::Choose);
    let before = view(&session).nodes.clone();
    assert!(before[&value].text.contains("77"));

    let mut next = next_start(&session);
    // It is kept although its lesson is not opened.
    let mut third = next_start(&next);
    for session in [&mut next, &mut third] {
        session.show(opened("m-01-tree-A"));
        session.apply(Command::Study(StudyCommand::SetMode(StudyMode::FillIn)));
        for (node, filled) in &view(session).nodes {
            let was = &before[node];
            let written = |of: &FilledNode| {
                let texts = (of.text.clone(), of.window.clone());
                (texts, of.is_marked, of.is_chosen)
            };
            assert_eq!(written(filled), written(was), "{node:?}");
        }
    }
    // That the model was seen is kept, even with an empty sheet.
    let mut seen = filling(opened("x-aima-5.2"));
    send(&mut seen, FillInCommand::ShowModel(0));
    let mut seen = next_start(&seen);
    seen.show(opened("x-aima-5.2"));
    study(&mut seen, StudyMode::FillIn);
    assert!(view(&seen).has_seen_model);
    // In another run of the lesson nothing is filled in.
    next.show(opened("x-aima-5.2"));
    let nodes = &view(&next).nodes;
    assert!(nodes.values().all(|at| at.is_given || at.text.is_empty()));
}
