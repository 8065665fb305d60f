//! Making a lesson: its tree, its texts, what it asks and promises, and its file as text.

mod tree;
mod versions;

use egui::{Button, FontId, FontSelection, RichText, ScrollArea, TextEdit, TextStyle, Ui};

use super::super::{error_text, ink, named_field, scrolling, sign_button, small, switch, switches};
use super::draft::MakeSection;
use crate::look::WindowContext;
use language::{Language, Words};
use picture::Ink;
use scenario::{DraftWords, Proof};
use search::Algorithm;
use session::{MadeQuestion, MakeCommand, MakeView, Navigation};

pub(super) fn make_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let session = cx.session;
    let Some(view) = session.view().work.make() else {
        return;
    };
    let texts = session.language().texts();
    scrolling("make").show(ui, |ui| {
        ui.label(small(session, texts.make_about()));
        ui.horizontal_wrapped(|ui| {
            let on = cx.look.make.shows_text;
            let words = if on { texts.make_text_hide() } else { texts.make_text() };
            if switch(ui, session, on, words).clicked() {
                cx.look.make.shows_text = !on;
            }
            if ui.button(format!("{} (Ctrl+S)", texts.window_save())).clicked() {
                cx.look.ask_save(session);
            }
        });
        if let Some(error) = &view.error {
            let words = error.get(session.language());
            let words = format!("{}: {words}", texts.make_unreadable());
            ui.label(error_text(session, words));
            return; // What is written comes first.
        }
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::vec2(5.0, 4.0);
            let sections =
                MakeSection::ALL.map(|section| (section, section.name(session.language())));
            let now = cx.look.make.section;
            cx.look.make.section = switches(ui, session, &now, sections).unwrap_or(now);
        });
        ui.separator();
        match cx.look.make.section {
            MakeSection::Tree => tree::tree_ui(ui, cx, view),
            MakeSection::Words => words_ui(ui, cx, view),
            MakeSection::Algorithms => algorithms_ui(ui, cx, view),
            MakeSection::Stops => stops_ui(ui, cx, view),
            MakeSection::Questions => questions_ui(ui, cx, view),
            MakeSection::Versions => versions::versions_ui(ui, cx, view),
            MakeSection::Promises => promises_ui(ui, cx, view),
        }
    });
}

/// The same text in both languages, in a field each.
fn words_in_both(
    ui: &mut Ui,
    cx: &mut WindowContext<'_>,
    (of, name, words, rows): (DraftWords, &str, &Words, usize),
) {
    for language in Language::ALL {
        let label = format!("{name}, {}", language.own_name());
        let label = small(cx.session, label);
        let mut text = words.get(language).to_owned();
        let field = if rows > 1 {
            TextEdit::multiline(&mut text).desired_rows(rows)
        } else {
            TextEdit::singleline(&mut text)
        };
        let field = field.id_salt((name, language, format!("{of:?}"))).desired_width(f32::INFINITY);
        let field = named_field(ui, label, field);
        if cx.look.make.focus_words.take_if(|wanted| *wanted == (of, language)).is_some() {
            field.request_focus();
            field.scroll_to_me(None);
        }
        cx.push_if(field.changed(), MakeCommand::Words(of, language, text));
    }
}

fn words_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &MakeView) {
    let texts = cx.session.language().texts();
    let lesson = &view.lesson;
    for (of, name, words, rows) in [
        (DraftWords::Title, texts.make_title(), &lesson.title, 1),
        (DraftWords::Notes, texts.make_notes(), &lesson.notes, 4),
        (DraftWords::Source, texts.make_source_field(), &lesson.source, 1),
    ] {
        words_in_both(ui, cx, (of, &name, words, rows));
    }
}

/// The algorithms that fit the tree, those of the lesson ticked; the first opens it.
fn algorithms_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &MakeView) {
    let (session, texts) = cx.session_and_texts();
    let lesson = &view.lesson;
    let chosen: Vec<Algorithm> =
        lesson.algorithms.iter().filter_map(|id| id.parse().ok()).collect();
    ui.label(small(session, texts.make_algorithms_tip()));
    let fitting = Algorithm::all().filter(|own| lesson.subject.allows(*own).is_ok());
    for own in fitting {
        let mut on = chosen.contains(&own);
        ui.horizontal(|ui| {
            if ui.checkbox(&mut on, own.name(session.language())).changed() {
                let mut all = chosen.clone();
                if on {
                    all.push(own);
                } else {
                    all.retain(|other| *other != own);
                }
                cx.push(MakeCommand::Algorithms(all));
            }
            let is_first = chosen.first() == Some(&own);
            if on && !is_first && ui.small_button(texts.make_opens_with()).clicked() {
                let others = chosen.iter().copied().filter(|other| *other != own);
                let all = std::iter::once(own).chain(others).collect();
                cx.push(MakeCommand::Algorithms(all));
            }
        });
    }
}

/// A small button that removes an item of a list.
fn delete_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, name: &str, command: MakeCommand) {
    let words = format!("{}: {name}", cx.session.language().texts().make_delete());
    cx.push_if(sign_button(ui, true, Button::new("×").small(), &words).clicked(), command);
}

/// The share of the width that the text takes from the tree.
const SHARE: f32 = 0.46;

/// Draws the text on the left, if it is shown, and returns what is left for the tree.
pub(in crate::panels) fn split_text(ui: &mut Ui, cx: &mut WindowContext<'_>) -> Option<egui::Rect> {
    let session = cx.session;
    let view = session.view().work.make().filter(|_| cx.look.make.shows_text)?;
    let whole = ui.available_rect_before_wrap();
    let (left, right) = whole.split_left_right_at_fraction(SHARE);
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(left.shrink2(egui::vec2(4.0, 0.0))));
    let ui = &mut ui;
    let label = ui.label(small(session, session.language().texts().make_text()));
    let below = if view.error.is_some() { 64.0 } else { 0.0 };
    let height = (ui.available_height() - below).max(60.0);
    ScrollArea::both().id_salt("text of the file").max_height(height).show(ui, |ui| {
        let mut text = view.text.to_string();
        let size = TextStyle::Body.resolve(ui.style()).size;
        let field = TextEdit::multiline(&mut text)
            .id_salt("text of the file")
            .font(FontSelection::FontId(FontId::monospace(size * 0.9)))
            .desired_width(f32::INFINITY)
            .lock_focus(true)
            .code_editor();
        cx.push_if(ui.add(field).labelled_by(label.id).changed(), MakeCommand::Text(text));
    });
    if let Some(error) = &view.error {
        ui.label(error_text(session, error.get(session.language())));
    }
    Some(right)
}

/// The stops in the order of the file, each with its words.
fn stops_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &MakeView) {
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
        words_in_both(ui, cx, (DraftWords::Stop(number), &name, &stop.words, 2));
    }
}

/// The questions with their answers, and the kinds that the run answers itself.
fn questions_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &MakeView) {
    let texts = cx.session.language().texts();
    ui.horizontal_wrapped(|ui| {
        for of in MadeQuestion::ALL {
            let name = of.name(cx.session.language());
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
fn promises_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &MakeView) {
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
            ui.label(RichText::new(texts.make_kept()).color(ink(session, Ink::Agree)));
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
