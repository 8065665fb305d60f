//! The questions in the notes of a lesson, and what was answered.

use egui::{Button, RichText, TextEdit, Ui};

use super::{entered, framed, in_frame, ink, live, named_field, small, strong, title};
use crate::look::WindowContext;
use crate::theme::BODY;
use picture::Ink;
use scenario::{AskedForm, Question};
use session::{OpenAnswer, OpenCommand, Opened, PredictVerdict, RunCommand, StudyCommand};

pub(super) fn open_questions_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, open: &Opened) {
    let (session, texts) = cx.session_and_texts();
    let lesson = &open.loaded().lesson;
    if lesson.questions.is_empty() {
        return;
    }
    ui.add_space(4.0);
    ui.label(title(texts.window_questions()));
    let verdict = |index| session.open_question(index).verdict;
    let verdicts: Vec<_> = (0..lesson.questions.len()).filter_map(verdict).collect();
    if !verdicts.is_empty() {
        let right = verdicts.iter().filter(|verdict| **verdict == PredictVerdict::Right).count();
        ui.horizontal_wrapped(|ui| {
            ui.label(small(session, texts.window_questions_right(lesson.questions.len(), right)));
            cx.push_if(
                ui.button(texts.window_questions_again()).clicked(),
                StudyCommand::OpenAgain,
            );
        });
    }
    for (index, question) in lesson.questions.iter().enumerate() {
        ui.add_space(4.0);
        let ask = question.ask.told(session.language());
        ui.label(RichText::new(format!("{}. {ask}", index + 1)).size(BODY));
        if !question.answer.is_empty() {
            question_ui(ui, cx, (index, question, &lesson.id));
        }
    }
}

fn question_ui(
    ui: &mut Ui,
    cx: &mut WindowContext<'_>,
    (index, question, lesson): (usize, &Question, &str),
) {
    let (session, texts) = cx.session_and_texts();
    let language = session.language();
    let view = session.open_question(index);
    let is_asked = view.verdict.is_none();
    match &question.asked {
        AskedForm::Choice { right, of } => {
            for (number, choice) in of.iter().enumerate() {
                let is_wrong = view.wrong.contains(&number);
                let (sign, color) = match (is_wrong, is_asked) {
                    (true, _) => (language.signs().wrong(), Ink::Disagree),
                    (false, false) if number + 1 == *right => {
                        (language.signs().right(), Ink::Agree)
                    }
                    _ => ("", Ink::Text),
                };
                let words = format!("{sign} {}", choice.told(language));
                let words = RichText::new(words.trim_start()).size(BODY).color(ink(session, color));
                let button = Button::new(words).wrap();
                if ui.add_enabled(is_asked && !is_wrong, button).clicked() {
                    cx.push(OpenCommand { question: index, answer: OpenAnswer::Chosen(number) });
                }
            }
        }
        form @ (AskedForm::Number(_) | AskedForm::Nodes(_)) if is_asked => {
            let name = match form {
                AskedForm::Number(_) => texts.predict_number(),
                _ => texts.window_questions_nodes(),
            };
            let id = egui::Id::unique(("open question", lesson, index));
            let mut typed = ui.data(|data| data.get_temp::<String>(id)).unwrap_or_default();
            ui.horizontal_wrapped(|ui| {
                let field = named_field(ui, name, TextEdit::singleline(&mut typed).id(id));
                let gives = entered(ui, &field) | ui.button(texts.predict_answer()).clicked();
                if gives && !typed.trim().is_empty() {
                    let answer = OpenAnswer::Typed(typed.clone());
                    cx.push(OpenCommand { question: index, answer });
                }
            });
            ui.data_mut(|data| data.insert_temp(id, typed));
        }
        _ => {}
    }
    let wrong = view.typed.clone().filter(|_| is_asked);
    if let Some(wrong) = wrong {
        let words = format!("× {wrong} {}", texts.predict_try_again());
        live(&ui.label(strong(words).size(BODY).color(ink(session, Ink::Disagree))));
    } else if is_asked && !view.wrong.is_empty() {
        let words = texts.window_questions_once_more();
        live(&ui.label(strong(words).size(BODY).color(ink(session, Ink::Disagree))));
    }
    if let Some(verdict) = view.verdict {
        let signs = language.signs();
        let (words, color) = match verdict {
            PredictVerdict::Shown => (texts.window_questions_shown(), Ink::Muted),
            PredictVerdict::Wrong => (texts.predict_is_wrong(signs.wrong()), Ink::Disagree),
            PredictVerdict::Helped => (texts.predict_is_helped(signs.half_right()), Ink::Text),
            PredictVerdict::Right => (texts.predict_is_right(signs.right()), Ink::Agree),
        };
        let said = ui.label(strong(words).size(BODY).color(ink(session, color)));
        if verdict == PredictVerdict::Right {
            live(&said);
        }
    }
    let revealed = session.run().is_revealed(index);
    let name = if revealed { texts.window_hide() } else { texts.window_reveal() };
    if ui.button(format!("{name} ({})", index + 1)).clicked() {
        cx.push(RunCommand::Reveal(index));
    }
    // Bring a newly revealed answer into view.
    let id = egui::Id::unique(("answer", lesson, index));
    let shown = ui.ctx().animate_bool_with_time(id, revealed, 0.15);
    if !revealed {
        return;
    }
    let frame = framed(8.0, [10, 7]).fill(ink(session, Ink::GoldFill));
    let answer = in_frame(ui, frame, |ui| ui.label(question.answer.told(language)));
    if shown < 1.0 {
        answer.response.scroll_to_me(None);
    }
    if is_asked && question.asked == AskedForm::Open {
        ui.horizontal_wrapped(|ui| {
            ui.label(small(session, texts.window_questions_judge()));
            for (verdict, name) in [
                (PredictVerdict::Right, texts.window_questions_had()),
                (PredictVerdict::Helped, texts.window_questions_partly()),
                (PredictVerdict::Wrong, texts.window_questions_not()),
            ] {
                if ui.button(name).clicked() {
                    let answer = OpenAnswer::Judged(verdict);
                    cx.push(OpenCommand { question: index, answer });
                }
            }
        });
    }
}
