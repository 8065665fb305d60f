//! The stops, questions and promises of the lesson.

use egui::{RichText, Ui};

use super::super::super::{error_text, ink, small};
use super::{delete_ui, words_in_both};
use crate::look::WindowContext;
use picture::Ink;
use scenario::{DraftWords, Proof};
use session::{MadeQuestion, MakeCommand, MakeView, Navigation};

/// The stops in the order of the file, each with its words.
pub(super) fn stops_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &MakeView) {
    let (session, texts) = cx.session_and_texts();
    cx.push_if(ui.button(texts.make_stop_here()).clicked(), MakeCommand::StopHere);
    let steps = session.open().map(|open| open.loaded().stop_steps.as_slice());
    for (number, stop) in view.lesson.stops.iter().enumerate() {
        let step = steps.and_then(|steps| steps.get(number)).copied();
        let name = step.map_or_else(
            || format!("{} {}", stop.on.name(), stop.at.join(" ")),
            |step| texts.make_stop_at(step),
        );
        ui.horizontal(|ui| {
            if ui.link(&name).clicked()
                && let Some(step) = step
            {
                cx.push(Navigation::Seek(step));
            }
            delete_ui(ui, cx, &name, MakeCommand::RemoveStop(number));
        });
        let of = DraftWords::Stop(number);
        words_in_both(ui, cx, (of, &name, &stop.words, 2));
    }
}

/// The questions with their answers, and the kinds that the run answers itself.
pub(super) fn questions_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &MakeView) {
    let texts = cx.session.language().texts();
    ui.horizontal_wrapped(|ui| {
        for of in MadeQuestion::ALL {
            let name = match of {
                MadeQuestion::Value => texts.make_question_value(),
                MadeQuestion::Best => texts.make_question_best(),
                MadeQuestion::Leaves => texts.make_question_leaves(),
                MadeQuestion::Pruned => texts.make_question_pruned(),
                MadeQuestion::Own => texts.make_question_own(),
            };
            cx.push_if(ui.button(name).clicked(), MakeCommand::Ask(of));
        }
    });
    for (number, question) in view.lesson.questions.iter().enumerate() {
        let name = format!("{} {}", texts.make_ask(), number + 1);
        ui.horizontal(|ui| {
            ui.label(&name);
            delete_ui(ui, cx, &name, MakeCommand::RemoveQuestion(number));
        });
        let answer = format!("{} {}", texts.make_answer(), number + 1);
        for (of, name, words) in [
            (DraftWords::Ask(number), &name, &question.ask),
            (DraftWords::Answer(number), &answer, &question.answer),
        ] {
            words_in_both(ui, cx, (of, name, words, 1));
        }
    }
}

/// The promises, and whether the run keeps them.
pub(super) fn promises_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &MakeView) {
    let (session, texts) = cx.session_and_texts();
    ui.horizontal_wrapped(|ui| {
        let promise = ui.button(texts.make_promise()).on_hover_text(texts.make_promise_tip());
        cx.push_if(promise.clicked(), MakeCommand::Promise);
        cx.push_if(ui.button(texts.make_check()).clicked(), MakeCommand::Check);
    });
    let proofs = view.proofs.as_ref().map(|proofs| proofs.as_slice());
    if view.lesson.promises.is_empty() {
        ui.label(small(session, texts.make_none()));
    } else if let Some(proofs) = proofs {
        let broken: Vec<_> = proofs.iter().filter(|proof| !proof.holds()).collect();
        if broken.is_empty() {
            let words = RichText::new(texts.make_kept());
            ui.label(words.color(ink(session, Ink::Agree)));
        } else {
            ui.label(error_text(session, texts.make_broken(broken.len())));
        }
        for Proof { what, expected, actual, .. } in broken {
            ui.label(texts.make_broken_promise(actual, expected, what));
        }
    } else if view.is_proving {
        ui.label(small(session, texts.make_checking()));
    }
    for (number, promise) in view.lesson.promises.iter().enumerate() {
        let name = promise.in_short();
        ui.horizontal_wrapped(|ui| {
            delete_ui(ui, cx, &name, MakeCommand::RemovePromise(number));
            ui.label(small(session, &name));
        });
    }
}
