//! Common parts of dialogs: where something is saved, and a line for errors.

use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::{Key, TextEdit, Ui};

use super::{at_work, entered, error_text, named_field, small, switch, take_focus};
use host::files::is_folder;
use language::Words;
use session::{Command, SaveCommand, Session};

/// Where something is to be saved, as far as it is typed.
#[derive(Clone, Debug, Default)]
pub(crate) struct SavePlace {
    pub(super) path: String,
    /// The number of saves when the dialog was opened: it closes with the next one.
    saves: u64,
    /// The number of the last place that the system's dialog had chosen then.
    chosen: u64,
    /// Whether the field requests the keyboard focus.
    focus: bool,
    /// Whether it was there in the last frame, so that Enter is for it.
    is_shown: bool,
}

impl SavePlace {
    /// This path, proposed in a new dialog.
    pub(crate) fn new(session: &Session, path: &Path) -> Self {
        Self {
            path: path.display().to_string(),
            saves: session.saves(),
            chosen: session.place_chosen().map_or(0, |(number, _)| number),
            focus: true,
            is_shown: false,
        }
    }

    /// Without the keyboard focus: another field has it.
    pub(crate) fn without_focus(self) -> Self {
        Self { focus: false, ..self }
    }

    /// Whether it has been saved since, and not something else by the way.
    pub(super) fn is_saved(&self, session: &Session) -> bool {
        // Without an ending, that of the format is added.
        let typed = Path::new(self.path.trim());
        let is_it = |at: &Path| at == typed || at.with_extension("") == typed;
        self.saves != session.saves() && session.saved_at().is_none_or(is_it)
    }

    /// The field, and the formats among which can be chosen, by the ends of names; returns whether
    /// a place was chosen in the system's dialog.
    pub(super) fn field(&mut self, ui: &mut Ui, session: &Session, ends: &[&str]) -> bool {
        let texts = session.language().texts();
        path_field(ui, texts.window_path(), &mut self.path, &mut self.focus);
        let mut is_chosen = false;
        if let Some((number, place)) = session.place_chosen()
            && std::mem::replace(&mut self.chosen, number) != number
        {
            self.path = place.display().to_string();
            is_chosen = true;
        }
        let path = PathBuf::from(self.path.trim());
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        if let Some(folder) = folder.filter(|folder| !is_folder(folder))
            && session.platform().has_places
        {
            let words = texts.saving_new_folder(folder.display().to_string());
            ui.label(small(session, words));
        }
        if ends.len() > 1 {
            ui.horizontal_wrapped(|ui| {
                ui.label(texts.saving_formats());
                for end in ends {
                    let is_it = self.ends_in(end);
                    if switch(ui, session, is_it, format!(".{end}")).clicked() {
                        self.end_in(end, ends);
                    }
                }
            });
        }
        is_chosen
    }

    /// Whether the name has this end.
    pub(super) fn ends_in(&self, end: &str) -> bool {
        let ending = Path::new(self.path.trim()).extension();
        ending.is_some_and(|ending| ending.eq_ignore_ascii_case(end))
    }

    /// Gives the name this end, in place of another one of these.
    pub(super) fn end_in(&mut self, end: &str, ends: &[&str]) {
        let path = PathBuf::from(self.path.trim());
        let path = if ends.iter().any(|end| self.ends_in(end)) {
            path.with_extension(end)
        } else {
            path.with_added_extension(end)
        };
        self.path = path.display().to_string();
    }

    /// The buttons that save or ask the system for a place, and `more`, below all fields; returns
    /// where to save, if that is wanted: Enter in a field of one line wants it. While files are made, the progress stands there.
    pub(super) fn buttons(
        &mut self,
        ui: &mut Ui,
        session: &Session,
        (save, mut saves): (String, bool),
        commands: &mut Vec<Command>,
        more: impl FnOnce(&mut Ui, &mut Vec<Command>),
    ) -> Option<PathBuf> {
        let texts = session.language().texts();
        let works = session.files_in_work().first();
        // A field of one line that Enter is pressed in loses the focus.
        let is_free = ui.memory(|memory| memory.focused().is_none());
        saves |= std::mem::replace(&mut self.is_shown, true)
            && is_free
            && ui.input(|input| input.key_pressed(Key::Enter));
        ui.horizontal(|ui| {
            saves |= ui.add_enabled(works.is_none(), egui::Button::new(save)).clicked();
            let browses = session.platform().has_places.then(|| ui.button(texts.window_choose()));
            let browses = browses.map(|button| button.on_hover_text(texts.window_choose_tip()));
            if browses.is_some_and(|button| button.clicked()) {
                let name = Path::new(self.path.trim()).file_name().unwrap_or_default();
                let name = name.to_string_lossy().into_owned();
                commands.push(Command::Save(SaveCommand::Browse(name)));
            }
            more(ui, commands);
            if let Some(job) = works {
                at_work(ui, session);
                ui.label(small(
                    session,
                    match job.expected() {
                        Some(parts) if parts > 1.0 => {
                            texts.saving_in_work(job.grown(), parts as usize)
                        }
                        _ => texts.saving_at_work(),
                    },
                ));
                if ui.button(texts.saving_stop()).clicked() {
                    job.stop();
                }
                ui.ctx().request_repaint_after(Duration::from_millis(200));
            }
        });
        let path = self.path.trim();
        (saves && works.is_none() && !path.is_empty()).then(|| PathBuf::from(path))
    }
}

/// A field for a path; returns whether Enter was pressed in it.
pub(super) fn path_field(ui: &mut Ui, label: String, path: &mut String, focus: &mut bool) -> bool {
    let field = named_field(ui, label, TextEdit::singleline(path).desired_width(500.0));
    take_focus(&field, focus);
    entered(ui, &field)
}

/// The error of the last request.
pub(super) fn error_line(ui: &mut Ui, session: &Session) {
    if let Some(message) = session.message().filter(|message| message.is_error) {
        ui.label(error_text(session, message.text.get(session.language())));
    }
}

/// A field a language for a title; the user's language comes first.
pub(super) fn title_fields(ui: &mut Ui, session: &Session, title: &mut Words, width: f32) {
    let texts = session.language().texts();
    let mut fields =
        [(texts.window_title_ja(), &mut title.ja), (texts.window_title_en(), &mut title.en)];
    if session.language().is_english() {
        fields.reverse();
    }
    for (name, field) in fields {
        named_field(ui, name, TextEdit::singleline(field).desired_width(width));
    }
}
