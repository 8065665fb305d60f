//! What differs between the lesson and another version of it: a line each, which leads there.

use std::path::PathBuf;

use egui::{Button, TextEdit, Ui};

use super::super::super::{entered, error_text, named_field, small, working};
use super::super::draft::MakeSection;
use crate::look::WindowContext;
use language::Language;
use scenario::{DraftWords, VersionPlace, shipped};
use session::{MakeCommand, MakeView, Session, Source};

pub(super) fn versions_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &MakeView) {
    let (session, texts) = cx.session_and_texts();
    ui.label(small(session, texts.versions_about()));
    let mut with = None;
    ui.horizontal_wrapped(|ui| {
        for source in &view.earlier {
            let words = match source {
                Source::File(_) => texts.versions_with_file(),
                other => texts.versions_with_original(title_of(session, other)),
            };
            if ui.button(words).clicked() {
                with = Some(source.clone());
            }
        }
        let choose = ui.button(texts.window_choose()).on_hover_text(texts.window_choose_tip());
        cx.push_if(choose.clicked(), MakeCommand::ChooseVersion);
    });
    let field = TextEdit::singleline(&mut cx.look.make.version).desired_width(f32::INFINITY);
    let field = named_field(ui, small(session, texts.versions_other()), field)
        .on_hover_text(texts.versions_other_tip());
    let typed = cx.look.make.version.trim();
    let is_entered = entered(ui, &field);
    if is_entered && !typed.is_empty() {
        let by_id = shipped().iter().find(|lesson| lesson.id == typed);
        let file = || Source::File(PathBuf::from(typed));
        with = Some(by_id.map_or_else(file, |lesson| Source::Shipped(lesson.id)));
    }
    if let Some(source) = with {
        cx.push(MakeCommand::CompareWith(source));
    }
    let Some(versions) = &view.versions else {
        return;
    };
    ui.separator();
    let name = title_of(session, &versions.with);
    if versions.is_old && ui.button(texts.versions_again()).clicked() {
        cx.push(MakeCommand::CompareWith(versions.with.clone()));
    }
    match &versions.found {
        None => {}
        Some(Err(words)) => {
            ui.label(error_text(session, words.get(session.language())));
        }
        Some(Ok(found)) if found.is_empty() => {
            ui.label(texts.versions_same(name));
        }
        Some(Ok(found)) => {
            ui.label(texts.versions_from(name));
            for difference in found.iter() {
                let words = difference.words.told(session.language());
                let row = Button::new(words).wrap().frame(false);
                if ui.add(row).clicked() {
                    lead_to(difference.place, cx);
                }
            }
        }
    }
    if versions.is_at_work {
        working(ui, session, texts.versions_comparing());
    }
}

/// The title of a shipped lesson, or the name of a file.
fn title_of(session: &Session, source: &Source) -> String {
    let language: Language = session.language();
    let listed = session.lessons().iter().find(|entry| entry.source == *source);
    match (source, listed) {
        (Source::File(path), _) => {
            path.file_name().unwrap_or(path.as_os_str()).display().to_string()
        }
        (_, Some(entry)) => entry.title.get(language).to_owned(),
        _ => source.name(),
    }
}

/// Shows the field or the step of a difference.
fn lead_to(place: VersionPlace, cx: &mut WindowContext<'_>) {
    let draft = &mut cx.look.make;
    match place {
        VersionPlace::Words(of, language) => {
            draft.focus_words = Some((of, language));
            draft.section = match of {
                DraftWords::Title | DraftWords::Source | DraftWords::Notes => MakeSection::Words,
                DraftWords::Stop(_) => MakeSection::Stops,
                DraftWords::Ask(_) | DraftWords::Answer(_) => MakeSection::Questions,
            };
        }
        VersionPlace::Tree => draft.section = MakeSection::Tree,
        VersionPlace::Algorithms => draft.section = MakeSection::Algorithms,
        VersionPlace::Stops => draft.section = MakeSection::Stops,
        VersionPlace::Questions => draft.section = MakeSection::Questions,
        VersionPlace::Promises => draft.section = MakeSection::Promises,
        VersionPlace::Text => draft.shows_text = true,
        VersionPlace::Step(algorithm, step) => {
            cx.push(MakeCommand::ToStep(algorithm, step));
        }
    }
}
