//! The question about the next step, in the place of the sentence, and its outcome.

use egui::{Button, Event, FontFamily, FontId, RichText, TextEdit, Ui};

use super::super::glossed::glossed;
use super::super::{entered, ink, live, named_field, select_all, small, strong, title};
use super::draft::{PredictDraft, field_id};
use super::predict::{earned, start_over};
use crate::fonts::bold;
use crate::look::WindowContext;
use crate::theme::BODY;
use language::{Language, Texts};
use lesson::{AnswerForm, PredictedAnswer, read_value, read_window};
use picture::Ink;
use session::{
    Command, Navigation, PredictCommand, PredictStage, PredictVerdict, Session, ShownChoice,
};

/// The size of the question, in points.
const ASK: f32 = 18.0;

/// The question, or the verdict; returns whether to show the sentence of the step below it.
pub(in crate::panels) fn question_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) -> bool {
    let (session, texts) = cx.session_and_texts();
    let Some(view) = session.view().work.predict() else {
        return true;
    };
    if !matches!(view.stage, PredictStage::Asked { .. }) {
        cx.look.predicting = PredictDraft::default(); // Returning finds it empty.
    }
    match &view.stage {
        PredictStage::Passing => {
            go_on(ui, texts, cx.commands);
            true
        }
        PredictStage::Over => {
            ui.horizontal_wrapped(|ui| {
                let words = format!("{} {}", texts.predict_over(), earned(view, texts));
                said(ui, session, &words, Ink::Agree);
                start_over(ui, view, texts, cx.commands);
            });
            true
        }
        PredictStage::Skipped => {
            ui.horizontal_wrapped(|ui| {
                said(ui, session, &texts.predict_skipped(), Ink::Text);
                cx.push_if(ui.button(texts.predict_back_there()).clicked(), PredictCommand::Return);
            });
            true
        }
        PredictStage::Told { verdict, given, right, reason } => {
            let words = verdict_words(*verdict, given.as_deref(), right, session.language());
            ui.horizontal_wrapped(|ui| {
                let of = match verdict {
                    PredictVerdict::Right | PredictVerdict::Helped => Ink::Agree,
                    PredictVerdict::Wrong => Ink::Disagree,
                    PredictVerdict::Shown => Ink::Muted,
                };
                said(ui, session, &words, of);
                go_on(ui, texts, cx.commands);
            });
            if let Some(reason) = reason {
                live(&ui.label(reason));
            }
            true
        }
        PredictStage::Asked { .. } => {
            asked(ui, cx, (&view.stage, view.step));
            false
        }
    }
}

fn said(ui: &mut Ui, session: &Session, words: &str, of: Ink) {
    live(&ui.label(strong(words).size(ASK).color(ink(session, of))));
}

fn go_on(ui: &mut Ui, texts: &Texts, commands: &mut Vec<Command>) {
    if ui.button(format!("{} (Enter)", texts.predict_go_on())).clicked() {
        commands.push(PredictCommand::GoOn.into());
    }
}

fn verdict_words(
    verdict: PredictVerdict,
    given: Option<&str>,
    right: &str,
    language: Language,
) -> String {
    let (texts, signs) = (language.texts(), language.signs());
    let said = match verdict {
        PredictVerdict::Right => texts.predict_is_right(signs.right()),
        PredictVerdict::Helped => texts.predict_is_helped(signs.right()),
        PredictVerdict::Shown => texts.predict_is_shown(),
        PredictVerdict::Wrong => {
            let wrong = texts.predict_is_wrong(signs.wrong());
            let given = given.map(|given| format!(": {given}")).unwrap_or_default();
            format!("{wrong}{given}  {}", texts.predict_right_answer())
        }
    };
    format!("{said}: {right}")
}

fn asked(ui: &mut Ui, cx: &mut WindowContext<'_>, (stage, step): (&PredictStage, usize)) {
    let (session, texts) = cx.session_and_texts();
    let PredictStage::Asked { ask, form, choices, hints, has_more, wrong, is_back, counts, kind } =
        stage
    else {
        return;
    };
    let ask = if *is_back { format!("{}: {ask}", texts.predict_back()) } else { ask.clone() };
    live(&glossed(ui, session, &ask, FontId::new(ASK, bold())));
    if !counts && !is_back {
        ui.label(small(session, texts.predict_not_counted()));
    }
    if let Some(wrong) = wrong {
        let words = format!("× {wrong} {}", texts.predict_try_again());
        live(&ui.label(strong(words).size(BODY).color(ink(session, Ink::Disagree))));
    }
    match form {
        AnswerForm::Choices(_) => {
            ui.horizontal_wrapped(|ui| choices_ui(ui, choices, cx.commands));
        }
        AnswerForm::Number | AnswerForm::Window => {
            let fields = if *form == AnswerForm::Window { 2 } else { 1 };
            let draft = &mut cx.look.predicting;
            let is_new = draft.of != Some(step);
            if is_new {
                *draft = PredictDraft { of: Some(step), ..PredictDraft::default() };
            }
            let counts = kind.counts();
            let what = if counts { texts.predict_typing_count() } else { texts.predict_typing() };
            let parts = session.open().filter(|_| !counts).map_or(1, |open| open.tree().parts());
            typing(ui, session, (draft, fields, is_new), (&what, parts), cx.commands);
        }
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let buttons = [
            (*has_more, texts.predict_hint(), "R", PredictCommand::Hint.into()),
            (true, texts.predict_show(), "→", Command::Go(Navigation::Next)),
            (true, texts.predict_skip(), "Z", PredictCommand::Skip.into()),
        ];
        for (enabled, name, key, command) in buttons {
            let button = Button::new(RichText::new(format!("{name} ({key})")).size(BODY));
            cx.push_if(ui.add_enabled(enabled, button).clicked(), command);
        }
    });
    for (number, hint) in (1..).zip(hints) {
        let words = format!("{} {number}: {hint}", texts.predict_hint());
        let font = FontId::new(BODY, FontFamily::Proportional);
        let shown = glossed(ui, session, &words, font);
        live(&shown);
        if number == hints.len() && cx.look.hinted != (step, number) {
            shown.scroll_to_me(None);
        }
    }
    cx.look.hinted = (step, hints.len());
}

fn choices_ui(ui: &mut Ui, choices: &[ShownChoice], commands: &mut Vec<Command>) {
    ui.spacing_mut().item_spacing = egui::vec2(8.0, 5.0);
    for (index, choice) in choices.iter().enumerate() {
        let cross = if choice.is_wrong { "× " } else { "" };
        let words = format!("{}  {cross}{}", index + 1, choice.words);
        let button = Button::new(RichText::new(words).size(16.0)).min_size(egui::vec2(64.0, 30.0));
        if ui.add_enabled(!choice.is_wrong, button).clicked() {
            commands.push(PredictCommand::Choose(index).into());
        }
    }
}

fn begins_number(event: &Event) -> bool {
    let begins = |letter: char| letter.is_ascii_digit() || "+-−.½¼¾⅓⅔".contains(letter);
    matches!(event, Event::Text(text) if text.chars().all(begins))
}

/// Fields for a value, or for α and β; Enter answers.
fn typing(
    ui: &mut Ui,
    session: &Session,
    (draft, fields, is_new): (&mut PredictDraft, usize, bool),
    (what, parts): (&str, u32),
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    let (mut gives, mut goes_on) = (false, false);
    // A digit goes to the field unless something else has the focus.
    let is_free = ui.memory(|memory| memory.focused().is_none());
    let begins = is_free && ui.input(|input| input.events.iter().any(begins_number));
    if begins {
        ui.memory_mut(|memory| memory.request_focus(field_id(0)));
        select_all(ui, field_id(0), &draft.typed[0]);
    }
    ui.horizontal_wrapped(|ui| {
        for (index, typed) in draft.typed.iter_mut().enumerate().take(fields) {
            let name = match (fields, index) {
                (1, _) => texts.predict_number(),
                (_, 0) => "α".to_owned(),
                _ => "β".to_owned(),
            };
            // A bound that is left empty is as wide as can be.
            let hint = match (fields, index) {
                (1, _) => "",
                (_, 0) => "−∞",
                _ => "+∞",
            };
            let field = TextEdit::singleline(typed)
                .id(field_id(index))
                .hint_text(hint)
                .font(FontId::new(17.0, FontFamily::Proportional))
                .desired_width(92.0);
            let field = named_field(ui, title(name), field).on_hover_text(what);
            typed.retain(|letter| !letter.is_alphabetic() || "infINFー".contains(letter));
            if index == 0 && is_new {
                field.request_focus();
            }
            if field.gained_focus() && !begins {
                select_all(ui, field.id, typed);
            }
            if field.changed() {
                draft.is_unreadable = false;
            }
            if entered(ui, &field) {
                let is_done = index + 1 == fields || typed.trim().is_empty();
                (gives, goes_on) = (is_done, !is_done);
            }
        }
        gives |= ui.button(format!("{} (Enter)", texts.predict_answer())).clicked();
        if draft.is_unreadable {
            let words = RichText::new(texts.predict_unreadable()).size(BODY);
            ui.label(words.color(ink(session, Ink::Disagree)));
        } else {
            ui.label(small(session, what));
        }
    });
    if goes_on {
        ui.memory_mut(|memory| memory.request_focus(field_id(1)));
    }
    if !gives {
        return;
    }
    let answer = if fields == 1 {
        read_value(&draft.typed[0], parts).map(PredictedAnswer::Number)
    } else {
        read_window(&draft.typed[0], &draft.typed[1], parts).map(PredictedAnswer::Window)
    };
    if let Some(answer) = answer {
        *draft = PredictDraft::default(); // A wrong answer is typed anew.
        commands.push(PredictCommand::Answer(answer).into());
    } else {
        draft.is_unreadable = true;
        // Of two fields, go to the first that cannot be parsed.
        let is_bad = |text: &str| !text.trim().is_empty() && read_value(text, parts).is_none();
        let next = usize::from(!is_bad(&draft.typed[0]) && is_bad(&draft.typed[1]));
        let field = field_id(next);
        ui.ctx().memory_mut(|memory| memory.request_focus(field));
    }
}
