//! Predict in the window: by keyboard alone, by clicks, in a presentation; and no visible, spoken
//! or written text reveals an answer too early.

use std::collections::BTreeSet;

use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::Queryable as _;
use yomisuji::language::Language;
use yomisuji::lesson::{AnswerForm, PredictedAnswer, Prediction, PredictionKind};
use yomisuji::session::{
    Command, Navigation, Opened, PredictStage, PredictVerdict, SettingsCommand, StudyCommand,
    StudyMode,
};

use crate::cover::{is_whole, opened};
use crate::{Shown, in_english, marks, press, says, step, texts, window, window_on};

fn stage(harness: &Shown) -> &PredictStage {
    let view = harness.state().session().view();
    &view.work.predict().expect("it predicts").stage
}

fn verdict(harness: &Shown) -> Option<PredictVerdict> {
    match stage(harness) {
        PredictStage::Told { verdict, .. } => Some(*verdict),
        _ => None,
    }
}

fn question(harness: &Shown) -> Prediction {
    let PredictStage::Asked { kind, .. } = stage(harness) else {
        panic!("it is asked");
    };
    let seen = harness.state().session().projection().expect("open");
    seen.prediction(&[*kind].into()).expect("a question")
}

fn types(harness: &mut Shown, text: &str) {
    harness.event(egui::Event::Text(text.to_owned()));
    harness.run_steps(2);
}

const DIGITS: [Key; 4] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4];

/// Gives the right answer by keyboard.
fn answer_by_keys(harness: &mut Shown) {
    let asked = question(harness);
    match asked.right[0] {
        PredictedAnswer::Choice(right) => {
            let number = asked.choices().iter().position(|&choice| choice == right);
            press(harness, Modifiers::NONE, DIGITS[number.expect("a choice")]);
        }
        PredictedAnswer::Number(value) => {
            types(harness, &value.0.to_string());
            press(harness, Modifiers::NONE, Key::Enter);
        }
        PredictedAnswer::Window(window) => {
            let typed = |bound: yomisuji::score::Score| match bound {
                yomisuji::score::Score::MIN => "-inf".to_owned(),
                yomisuji::score::Score::MAX => "inf".to_owned(),
                yomisuji::score::Score(value) => value.to_string(),
            };
            // The contents are selected: typing replaces them.
            types(harness, &typed(window.alpha));
            press(harness, Modifiers::NONE, Key::Tab);
            types(harness, &typed(window.beta));
            press(harness, Modifiers::NONE, Key::Enter);
        }
    }
}

#[test]
fn keys_alone_predict_a_lesson_to_its_end() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::COMMAND, Key::Num2);
    assert_eq!(harness.state().session().study_mode(), StudyMode::Predict);
    let mut answered = 0;
    for _ in 0..100 {
        match stage(&harness) {
            PredictStage::Over => break,
            PredictStage::Asked { ask, .. } => {
                assert!(says(&harness, &[ask]), "the question is on the screen");
                let before = step(&harness);
                answer_by_keys(&mut harness);
                assert_eq!(verdict(&harness), Some(PredictVerdict::Right), "step {before}");
                assert!(says(&harness, &["○ 正解"]));
                assert_eq!(step(&harness), before + 1);
                answered += 1;
            }
            PredictStage::Passing | PredictStage::Skipped | PredictStage::Told { .. } => {
                press(&mut harness, Modifiers::NONE, Key::Enter);
            }
        }
    }
    assert!(answered > 8 && *stage(&harness) == PredictStage::Over);
    assert!(says(&harness, &["この課題の問いは、これで全部です。"]));
    assert_eq!(harness.state().session().predict_summary().right, answered);
    assert_eq!(marks(&harness), [(StudyMode::Predict, 1000, 1)]);
}

/// Goes on to a question of this form.
fn until(harness: &mut Shown, is_wanted: impl Fn(&AnswerForm) -> bool) {
    for _ in 0..100 {
        if matches!(stage(harness), PredictStage::Asked { form, .. } if is_wanted(form)) {
            return;
        }
        let key = match stage(harness) {
            PredictStage::Asked { .. } => Key::Z,
            _ => Key::Enter,
        };
        press(harness, Modifiers::NONE, key);
    }
    panic!("no such question");
}

#[test]
fn typed_digits_reach_the_number_field_from_anywhere() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::COMMAND, Key::Num2);
    until(&mut harness, |form| *form == AnswerForm::Number);
    let right = |harness: &Shown| match question(harness).right[0] {
        PredictedAnswer::Number(value) => value.0.to_string(),
        _ => panic!("a number"),
    };
    // Out of the field, and a step back and on again.
    press(&mut harness, Modifiers::NONE, Key::Escape);
    press(&mut harness, Modifiers::NONE, Key::ArrowLeft);
    until(&mut harness, |form| *form == AnswerForm::Number);
    press(&mut harness, Modifiers::NONE, Key::Escape);
    let answer = right(&harness);
    types(&mut harness, &answer);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    assert_eq!(verdict(&harness), Some(PredictVerdict::Right));
}

#[test]
fn keys_of_lessons_and_modes_work_while_an_answer_is_typed() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    let typing = |harness: &mut Shown| {
        press(harness, Modifiers::COMMAND, Key::Num2);
        until(harness, |form| *form == AnswerForm::Number);
        types(harness, "12");
        assert!(harness.ctx.text_edit_focused());
    };
    let mode = |harness: &Shown| harness.state().session().study_mode();
    for (key, to) in [(Key::Num1, StudyMode::Watch), (Key::Num3, StudyMode::WhatIf)] {
        typing(&mut harness);
        press(&mut harness, Modifiers::COMMAND, key);
        assert_eq!(mode(&harness), to);
    }
    let name = |harness: &Shown| {
        let session = harness.state().session();
        session.open().expect("open").source().name()
    };
    let here = name(&harness);
    typing(&mut harness);
    press(&mut harness, Modifiers::NONE, Key::PageDown);
    assert_ne!(name(&harness), here);
    press(&mut harness, Modifiers::COMMAND, Key::Num2);
    until(&mut harness, |form| *form == AnswerForm::Number);
    types(&mut harness, "12");
    press(&mut harness, Modifiers::NONE, Key::PageUp);
    assert_eq!(name(&harness), here);
}

#[test]
fn an_untouched_window_is_not_an_answer() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::COMMAND, Key::Num2);
    until(&mut harness, |form| *form == AnswerForm::Window);
    for _ in 0..3 {
        press(&mut harness, Modifiers::NONE, Key::Enter);
    }
    assert!(
        matches!(stage(&harness), PredictStage::Asked { wrong: None, .. }),
        "nothing has been tried"
    );
    answer_by_keys(&mut harness);
    assert_eq!(verdict(&harness), Some(PredictVerdict::Right));
}

#[test]
fn keys_with_shift_do_not_answer_the_question() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::COMMAND, Key::Num2);
    let forms: [fn(&AnswerForm) -> bool; 2] =
        [|form| matches!(form, AnswerForm::Choices(_)), |form| *form == AnswerForm::Window];
    for form in forms {
        until(&mut harness, form);
        let at = step(&harness);
        for key in [Key::Z, Key::R] {
            press(&mut harness, Modifiers::SHIFT, key);
            let PredictStage::Asked { hints, .. } = stage(&harness) else {
                panic!("it is still asked");
            };
            assert_eq!((step(&harness), hints.len()), (at, 0));
        }
    }
}

#[test]
fn a_question_hides_that_the_window_has_closed() {
    let mut harness = in_english(window("m-01-tree-A", [1280.0, 720.0]));
    press(&mut harness, Modifiers::NONE, Key::W);
    press(&mut harness, Modifiers::COMMAND, Key::Num2);
    let mut cuts = 0;
    while *stage(&harness) != PredictStage::Over {
        if matches!(stage(&harness), PredictStage::Asked { kind, .. } if *kind == PredictionKind::Cut)
        {
            cuts += 1;
            press(&mut harness, Modifiers::NONE, Key::V);
            assert!(!says(&harness, &["window is closed"]));
        }
        if matches!(stage(&harness), PredictStage::Asked { .. }) {
            answer_by_keys(&mut harness);
        }
        assert!(!says(&harness, &["window is closed"]));
        press(&mut harness, Modifiers::NONE, Key::Enter);
    }
    assert!(cuts > 1);
}

#[test]
fn questions_show_choices_hints_and_verdicts() {
    let mut harness = in_english(window("m-01-tree-A", [1280.0, 720.0]));
    press(&mut harness, Modifiers::COMMAND, Key::Num2);
    press(&mut harness, Modifiers::SHIFT, Key::ArrowRight);
    while question(&harness).choices().is_empty() {
        press(&mut harness, Modifiers::NONE, Key::Z);
    }
    assert!(!says(&harness, &["Hint 1:"]));
    press(&mut harness, Modifiers::NONE, Key::R);
    assert!(says(&harness, &["Hint 1:"]));
    let asked = question(&harness);
    let wrong = asked
        .choices()
        .iter()
        .position(|&choice| !asked.is_right(PredictedAnswer::Choice(choice)))
        .expect("a wrong one");
    let name = {
        let PredictStage::Asked { choices, .. } = stage(&harness) else {
            panic!("it is asked");
        };
        format!("{}  {}", wrong + 1, choices[wrong].words)
    };
    harness.get_by_role_and_label(Role::Button, &name).click();
    harness.run_steps(3);
    if verdict(&harness).is_none() {
        assert!(says(&harness, &["✗", "Try again"]), "a second try");
        press(&mut harness, Modifiers::NONE, Key::ArrowRight);
        assert_eq!(verdict(&harness), Some(PredictVerdict::Shown));
    } else {
        assert_eq!(verdict(&harness), Some(PredictVerdict::Wrong));
        assert!(says(&harness, &["✗ Wrong", "the right answer"]));
        assert!(says(&harness, &["asked once more later"]));
    }
    // The panel names the kinds; a disabled one is not asked any more.
    assert!(says(&harness, &["the window (α, β)"]));
    harness.get_by_label("the window (α, β)").click();
    harness.run_steps(3);
    for _ in 0..30 {
        press(&mut harness, Modifiers::SHIFT, Key::ArrowRight);
        if let PredictStage::Asked { kind, .. } = stage(&harness) {
            assert_ne!(*kind, PredictionKind::Window);
        }
    }
}

#[test]
fn a_clicker_advances_through_a_presented_prediction() {
    let mut harness = window("m-01-tree-A", [1280.0, 720.0]);
    press(&mut harness, Modifiers::COMMAND, Key::Num2);
    press(&mut harness, Modifiers::NONE, Key::F11);
    let last = {
        let open = harness.state().session().open().expect("open");
        open.last_step()
    };
    for _ in 0..3 * last {
        press(&mut harness, Modifiers::NONE, Key::PageDown);
    }
    assert_eq!(step(&harness), last);
    let summary = harness.state().session().predict_summary();
    assert_eq!(summary.answered(), 0, "what is shown is not counted");
    press(&mut harness, Modifiers::NONE, Key::Escape);
    assert!(!harness.state().session().presents());
}

/// A window in Predict at a step.
fn predicting(opened: Opened, at: usize, language: Language) -> Shown {
    let mut harness = window_on(opened, [1280.0, 720.0]);
    for command in [
        Command::Settings(SettingsCommand::SetLanguage(language)),
        Command::Go(Navigation::Seek(at)),
        Command::Study(StudyCommand::SetMode(StudyMode::Predict)),
    ] {
        harness.state_mut().send(command);
    }
    harness.run_steps(4);
    harness
}

/// All visible or spoken texts, in every panel, without the question itself.
fn all_texts(harness: &mut Shown) -> BTreeSet<String> {
    let mut told = BTreeSet::new();
    for key in [Key::Q, Key::N, Key::V, Key::P] {
        press(harness, Modifiers::NONE, key);
        // A focused field takes the keys.
        harness.state_mut().send(Command::Tell(yomisuji::language::Words::same("·")));
        harness.run_steps(2);
        told.extend(texts(harness));
    }
    told
}

#[test]
fn no_text_of_the_window_reveals_an_answer_too_early() {
    let mut checked = 0;
    for id in ["m-01-tree-A", "x-deep-cutoff", "m-01-pvs", "z-01-battery", "x-pns", "q-02-searched"]
    {
        let whole = opened(id);
        let planned = whole.plan().asked();
        let asked = whole.projection(Language::Ja).questions(planned);
        for (number, question) in asked.iter().enumerate().step_by(if is_whole() { 5 } else { 12 })
        {
            let at = question.asked.step;
            let language = Language::ALL[number % 2];
            let mut shown = predicting(opened(id), at, language);
            let mut known =
                predicting(whole.with_trace(whole.replay().trace().until(at)), at, language);
            let mut allowed = String::new();
            if let PredictStage::Asked { ask, choices, .. } = stage(&shown) {
                allowed += ask;
                for choice in choices {
                    allowed += &choice.words;
                }
            } else {
                panic!("{id}, step {at}: nothing is asked");
            }
            // Instead of a title that may reveal an answer: the number and the chapter.
            let title = shown.state().session().open_title().expect("a lesson");
            allowed += title.get(language);
            let (shown, known) = (all_texts(&mut shown), all_texts(&mut known));
            // Buttons and labels of the question are the same at every question.
            let own = [
                "predict-hint",
                "predict-show",
                "predict-skip",
                "predict-answer",
                "predict-typing",
                "predict-typing-count",
                "predict-points",
                "predict-number",
            ];
            // The panel lists the kinds of questions of the whole run.
            let kinds = [
                "predict-value",
                "predict-best",
                "predict-decline",
                "predict-window",
                "predict-next",
                "predict-cut",
                "predict-threshold",
                "predict-candidate",
                "predict-proof",
                "predict-disproof",
                "predict-kind-returned",
                "predict-kind-table",
                "predict-kind-depth",
                "predict-kind-limit",
                "predict-kind-order",
                "predict-kind-fewest",
                "predict-kind-leaf-value",
                "predict-kind-whole",
                "predict-kind-half",
            ];
            let kinds = kinds.map(|key| language.text(key).expect("a text"));
            let covered = language.text("predict-covered").expect("a text");
            // Sides have the names of the lesson's game.
            let language = whole.loaded().subject.language(language);
            let own = own.map(|key| language.text(key).expect("a text"));
            let own = own.iter().map(String::as_str).chain(["α", "β"]);
            for text in shown.difference(&known) {
                let is_choice = text.chars().next().is_some_and(|digit| digit.is_ascii_digit())
                    && text.get(3..).is_some_and(|rest| allowed.contains(rest));
                let is_own = own.clone().any(|own| text.starts_with(own));
                let is_asked = allowed.contains(text.as_str());
                let is_kind = kinds.contains(text);
                // A question about a cut covers what was said before: less is spoken of a node, and the
                // legend is shorter.
                let is_less = |text: &str| known.iter().any(|known| known.starts_with(text));
                let parts: Vec<_> = text.split(['、', ',']).map(str::trim).collect();
                let is_part = |part: &&str| known.iter().any(|known| known.contains(part));
                let is_less = is_less(text) || parts.len() > 4 && parts.iter().all(is_part);
                // Beside more kinds of questions this stands in narrower lines.
                let is_line = covered.contains(text.as_str());
                let is_told = is_choice || is_own || is_asked || is_kind || is_less || is_line;
                assert!(is_told, "{id}, step {at}: tells {text}");
            }
            checked += 1;
        }
    }
    assert!(checked >= if is_whole() { 12 } else { 6 }, "{checked}");
}

/// After a look at another node, the node in question is visible again.
#[test]
fn after_a_search_the_node_in_question_returns_to_view() {
    let mut harness = window("q-01-plain", [1280.0, 720.0]);
    press(&mut harness, Modifiers::COMMAND, Key::Num2);
    press(&mut harness, Modifiers::SHIFT, Key::ArrowRight);
    assert!(matches!(stage(&harness), PredictStage::Asked { .. }));
    press(&mut harness, Modifiers::NONE, Key::Escape); // Out of the field.
    let (far, here) = {
        let session = harness.state().session();
        let seen = session.projection().expect("open");
        let tree = seen.tree();
        let far = tree.children(yomisuji::tree::NodeId::ROOT).last();
        let far = seen.subject().id(tree, far.expect("a child"));
        (far, seen.spoken_name(seen.here().expect("a node")))
    };
    press(&mut harness, Modifiers::COMMAND, Key::F);
    harness.event(egui::Event::Text(far));
    harness.run_steps(2);
    press(&mut harness, Modifiers::NONE, Key::Enter);
    harness.run_steps(4);
    assert!(harness.state().session().run().selection().is_some());
    for _ in 0..3 {
        press(&mut harness, Modifiers::NONE, Key::Escape);
    }
    harness.run_steps(4);
    assert_eq!(harness.state().session().run().selection(), None);
    assert!(harness.query_all_by_label_contains(&here).count() > 0, "{here}");
}

#[test]
fn the_last_question_opens_the_notes_and_shows_the_title() {
    let mut harness = window("m-00-tree", [1280.0, 720.0]);
    let title = {
        let open = harness.state().session().open().expect("open");
        open.loaded().lesson.title.ja.clone()
    };
    let note = "予想のあいだ、解説";
    press(&mut harness, Modifiers::COMMAND, Key::Num2);
    press(&mut harness, Modifiers::NONE, Key::N);
    harness.run_steps(3);
    assert!(!says(&harness, &[&title]) && says(&harness, &["課題1(木とミニマックス法)"]));
    assert!(says(&harness, &[note]));
    for _ in 0..100 {
        match stage(&harness) {
            PredictStage::Over => break,
            PredictStage::Asked { .. } => answer_by_keys(&mut harness),
            _ => press(&mut harness, Modifiers::NONE, Key::Enter),
        }
    }
    assert_eq!(*stage(&harness), PredictStage::Over);
    press(&mut harness, Modifiers::NONE, Key::N);
    harness.run_steps(3);
    assert!(says(&harness, &[&title]) && !says(&harness, &[note]));
}
