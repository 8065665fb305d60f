//! The dialogs to open a file and to save a lesson: a field for the path, recently used files, and
//! the system's own dialog.

use std::path::{Path, PathBuf};

use egui::{Align2, Context, Key, RichText, TextEdit, Ui, Window};

use super::class::{Export, export_ui};
use super::course::{CourseTyped, course_ui};
use super::dialog_parts::{error_line, path_field};
use super::engines::{EngineDraft, engines_ui};
use super::small;
use crate::fonts::bold;
use language::Words;
use session::{Command, LessonCommand, SaveCommand, Session, Source, with_dots};

/// An open dialog.
#[derive(Clone, Debug)]
pub(crate) enum Dialog {
    Open {
        /// The path as typed so far.
        path: String,
        /// Whether the field requests the keyboard focus.
        focus: bool,
    },
    SaveGame {
        /// The path as typed so far.
        path: String,
        /// The number of saves when it was opened: it closes with the next one.
        saves: u64,
        /// Whether the field requests the keyboard focus.
        focus: bool,
    },
    /// Export something for a class.
    Export {
        what: Export,
        /// The path as typed so far.
        path: String,
        /// The number of saves when it was opened: it closes with the next one.
        saves: u64,
        /// Whether the field requests the keyboard focus.
        focus: bool,
    },
    /// Make a course.
    Course(CourseTyped),
    /// The list of engines.
    Engines {
        /// The engine being entered.
        draft: EngineDraft,
        /// Whether the first field requests the keyboard focus.
        focus: bool,
    },
    Save {
        /// The path as typed so far.
        path: String,
        title: Words,
        /// The lesson to save.
        of: Source,
        /// The number of saves when it was opened: it closes with the next one.
        saves: u64,
        /// Whether the field requests the keyboard focus.
        focus: bool,
    },
}

/// The dialog, over everything else; `None` when it is closed. `exported_to` is the folder of the
/// last export.
pub(crate) fn dialog_ui(
    context: &Context,
    session: &Session,
    (dialog, exported_to): (&mut Option<Dialog>, &mut Option<PathBuf>),
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    let Some(open) = dialog else {
        return;
    };
    let heading = match open {
        Dialog::Open { .. } => texts.window_open_file(),
        Dialog::Save { .. } => texts.window_save_lesson(),
        Dialog::SaveGame { .. } => texts.game_save_title(),
        Dialog::Export { what, .. } => what.title(session.language()),
        Dialog::Course(_) => texts.course_desk_make(),
        Dialog::Engines { .. } => texts.compare_engines_title(),
    };
    let mut stays = true;
    Window::new(RichText::new(heading).size(17.0).family(bold()))
        .id(egui::Id::unique("dialog"))
        .collapsible(false)
        .resizable(false)
        .default_width(520.0)
        .anchor(Align2::CENTER_CENTER, [0.0, 0.0])
        .show(context, |ui| {
            stays = match open {
                Dialog::Open { path, focus } => open_file(ui, session, path, focus, commands),
                Dialog::SaveGame { path, saves, focus } => {
                    save_game(ui, session, path, focus, commands);
                    *saves == session.saves()
                }
                Dialog::Export { what, path, saves, focus } => {
                    export_ui(ui, session, (what, path), focus, commands);
                    let is_saved = *saves != session.saves();
                    if is_saved {
                        *exported_to = Path::new(path).parent().map(Path::to_path_buf);
                    }
                    !is_saved
                }
                Dialog::Course(typed) => {
                    course_ui(ui, session, typed, commands);
                    true
                }
                Dialog::Engines { draft, focus } => engines_ui(ui, session, draft, focus, commands),
                Dialog::Save { path, title, of, saves, focus } => {
                    save_lesson(ui, session, (path, title, of), focus, commands);
                    *saves == session.saves()
                }
            };
            if ui.button(format!("{} (Esc)", texts.window_close())).clicked() {
                stays = false;
            }
        });
    if context.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Escape)) {
        stays = false;
    }
    if !stays {
        if matches!(open, Dialog::Export { what: Export::Class, .. }) {
            commands.push(Command::Save(SaveCommand::LeaveClass));
        }
        *dialog = None;
    }
}

fn open_file(
    ui: &mut Ui,
    session: &Session,
    path: &mut String,
    focus: &mut bool,
    commands: &mut Vec<Command>,
) -> bool {
    let texts = session.language().texts();
    let mut stays = true;
    let entered = path_field(ui, texts.window_path(), path, focus);
    ui.horizontal(|ui| {
        let opens = ui.button(texts.window_open()).clicked() || entered;
        if opens && !path.trim().is_empty() {
            let file = PathBuf::from(path.trim());
            commands.push(Command::Lesson(LessonCommand::Open(Source::File(file))));
            stays = false;
        }
        if ui.button(texts.window_choose()).on_hover_text(texts.window_choose_tip()).clicked() {
            commands.push(Command::Lesson(LessonCommand::ChooseFile));
            stays = false;
        }
    });
    if !session.recent().is_empty() {
        ui.add_space(4.0);
        ui.label(small(session, texts.window_recent()));
        for file in session.recent() {
            let name = file.display().to_string();
            if ui.button(name).clicked() {
                commands.push(Command::Lesson(LessonCommand::Open(Source::File(file.clone()))));
                stays = false;
            }
        }
    }
    ui.label(small(session, texts.window_drop_here()));
    stays
}

fn save_game(
    ui: &mut Ui,
    session: &Session,
    path: &mut String,
    focus: &mut bool,
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    let entered = path_field(ui, texts.window_path(), path, focus);
    if let Some(desk) = session.game_desk() {
        let hint = texts.games_board_save_hint(with_dots(&desk.endings()));
        ui.label(small(session, hint));
    }
    if (ui.button(texts.window_save()).clicked() || entered) && !path.trim().is_empty() {
        let path = PathBuf::from(path.trim());
        commands.push(Command::Save(SaveCommand::Game(path)));
    }
    error_line(ui, session);
}

fn save_lesson(
    ui: &mut Ui,
    session: &Session,
    (path, title, of): (&mut String, &mut Words, &Source),
    focus: &mut bool,
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    for (name, field) in
        [(texts.window_title_ja(), &mut title.ja), (texts.window_title_en(), &mut title.en)]
    {
        let label = ui.label(name);
        ui.add(TextEdit::singleline(field).desired_width(500.0)).labelled_by(label.id);
    }
    let entered = path_field(ui, texts.window_path(), path, focus);
    let has_places = session.platform().has_places;
    let hint = if has_places { texts.window_save_hint() } else { texts.web_save_hint() };
    ui.label(small(session, hint));
    ui.horizontal(|ui| {
        let saves = ui.button(texts.window_save()).clicked() || entered;
        if saves && !path.trim().is_empty() {
            let file = PathBuf::from(path.trim());
            commands.push(Command::Save(SaveCommand::Lesson(file, title.clone(), of.clone())));
        }
        if has_places
            && ui.button(texts.window_choose()).on_hover_text(texts.window_choose_tip()).clicked()
        {
            commands.push(Command::Save(SaveCommand::ChoosePlace(title.clone(), of.clone())));
        }
    });
    error_line(ui, session);
}
