//! Making a lesson: its tree, its texts, what it asks and promises, and its file as text.

mod lists;
mod text;
mod tree;
mod versions;

pub(in crate::panels) use text::split_text;

use egui::{Button, ScrollArea, TextEdit, Ui};

use super::super::{error_text, sign_button, small, switch, switches};
use super::draft::MakeSection;
use crate::look::WindowContext;
use language::{Language, Words};
use scenario::DraftWords;
use search::Algorithm;
use session::{MakeCommand, MakeView};

/// The panel.
pub(super) fn make_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let session = cx.session;
    let Some(view) = session.view().work.make() else {
        return;
    };
    let texts = session.language().texts();
    ScrollArea::vertical().id_salt("make").auto_shrink([false, false]).show(ui, |ui| {
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
            let sections = MakeSection::ALL.map(|section| (section, section.name(texts)));
            let now = cx.look.make.section;
            cx.look.make.section = switches(ui, session, &now, sections).unwrap_or(now);
        });
        ui.separator();
        match cx.look.make.section {
            MakeSection::Tree => tree::tree_ui(ui, cx, view),
            MakeSection::Words => words_ui(ui, cx, view),
            MakeSection::Algorithms => algorithms_ui(ui, cx, view),
            MakeSection::Stops => lists::stops_ui(ui, cx, view),
            MakeSection::Questions => lists::questions_ui(ui, cx, view),
            MakeSection::Versions => versions::versions_ui(ui, cx, view),
            MakeSection::Promises => lists::promises_ui(ui, cx, view),
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
        let label = ui.label(small(cx.session, label));
        let mut text = words.get(language).to_owned();
        let field = if rows > 1 {
            TextEdit::multiline(&mut text).desired_rows(rows)
        } else {
            TextEdit::singleline(&mut text)
        };
        let field = field.id_salt((name, language, format!("{of:?}"))).desired_width(f32::INFINITY);
        let field = ui.add(field).labelled_by(label.id);
        if cx.look.make.focus_words.take_if(|wanted| *wanted == (of, language)).is_some() {
            field.request_focus();
            field.scroll_to_me(None);
        }
        if field.changed() {
            cx.push(MakeCommand::Words(of, language, text));
        }
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
    let session = cx.session;
    let language = session.language();
    let texts = language.texts();
    let lesson = &view.lesson;
    let chosen: Vec<Algorithm> =
        lesson.algorithms.iter().filter_map(|id| id.parse().ok()).collect();
    ui.label(small(session, texts.make_algorithms_tip()));
    let fitting = Algorithm::all().filter(|own| lesson.subject.allows(*own).is_ok());
    for own in fitting {
        let mut on = chosen.contains(&own);
        ui.horizontal(|ui| {
            if ui.checkbox(&mut on, own.name(language)).changed() {
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
    if sign_button(ui, true, Button::new("×").small(), &words).clicked() {
        cx.push(command);
    }
}
