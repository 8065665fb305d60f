//! The dialogs to open a file and to save a lesson: a field for the path, recently used files, and
//! the system's own dialog.

use std::path::PathBuf;

use egui::{Align2, Context, Key, Ui, Window};

use super::course::{CourseTyped, course_ui};
use super::dialog_parts::{SavePlace, error_line, path_field, title_fields};
use super::engines::{EngineDraft, engines_ui};
use super::export_dialog::{Export, ExportChoices, export_ui};
use super::{close_button, small, strong};
use language::Words;
use session::{BoardDesk, Command, LessonCommand, SaveCommand, Session, Source, with_dots};

/// How far below the top of the window a dialog begins, in points.
const BELOW_TOP: f32 = 44.0;

#[derive(Clone, Debug)]
pub(crate) enum Dialog {
    Open {
        /// The path as typed so far.
        path: String,
        /// Whether the field requests the keyboard focus.
        focus: bool,
        /// Whether it is being opened: the dialog stays if that fails.
        asked: bool,
    },
    SaveGame(SavePlace),
    Export {
        what: Export,
        place: SavePlace,
    },
    Course(CourseTyped),
    Engines {
        draft: EngineDraft,
        /// Whether the first field requests the keyboard focus.
        focus: bool,
    },
    Save {
        place: SavePlace,
        title: Words,
        of: Source,
    },
}

/// The dialog, over everything else; `None` when it is closed.
pub(crate) fn dialog_ui(
    context: &Context,
    session: &Session,
    (dialog, choices): (&mut Option<Dialog>, &mut ExportChoices),
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    let Some(open) = dialog else {
        return;
    };
    let heading = match open {
        Dialog::Open { .. } => texts.window_open_file(),
        Dialog::Save { .. } => texts.window_save_lesson(),
        Dialog::SaveGame(_) => texts.game_save_title(),
        Dialog::Export { what, .. } => what.title(session.language()),
        Dialog::Course(_) => texts.course_desk_make(),
        Dialog::Engines { .. } => texts.compare_engines_title(),
    };
    let mut stays = true;
    Window::new(strong(heading).size(17.0))
        .id(egui::Id::unique("dialog"))
        .collapsible(false)
        .resizable(false)
        .default_width(520.0)
        // What is said below the buttons moves none of them.
        .anchor(Align2::CENTER_TOP, [0.0, BELOW_TOP])
        .show(context, |ui| {
            stays = match open {
                Dialog::Open { path, focus, asked } => {
                    let is_open = *asked && session.opening().is_none();
                    let failed = session.message().is_some_and(|message| message.is_error);
                    *asked &= !is_open;
                    open_file(ui, session, (path, focus, asked), commands) && (!is_open || failed)
                }
                Dialog::SaveGame(place) => {
                    save_game(ui, session, place, commands);
                    !place.is_saved(session)
                }
                Dialog::Export { what, place } => {
                    export_ui(ui, session, (what, place), commands);
                    !place.is_saved(session)
                }
                Dialog::Course(typed) => {
                    course_ui(ui, session, typed, commands);
                    true
                }
                Dialog::Engines { draft, focus } => engines_ui(ui, session, draft, focus, commands),
                Dialog::Save { place, title, of } => {
                    save_lesson(ui, session, (place, title, of), commands);
                    !place.is_saved(session)
                }
            };
            stays &= !close_button(ui, session);
            if !matches!(open, Dialog::Engines { .. }) {
                error_line(ui, session);
            }
        });
    if context.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Escape)) {
        stays = false;
    }
    if !stays {
        if let Dialog::Export { what, place } = open {
            if *what == Export::Class {
                commands.push(Command::Save(SaveCommand::LeaveClass));
            }
            choices.keep(session, what, place);
        }
        *dialog = None;
    }
}

fn open_file(
    ui: &mut Ui,
    session: &Session,
    (path, focus, asked): (&mut String, &mut bool, &mut bool),
    commands: &mut Vec<Command>,
) -> bool {
    let texts = session.language().texts();
    let mut stays = true;
    let entered = path_field(ui, texts.window_path(), path, focus);
    ui.horizontal(|ui| {
        let opens = ui.button(texts.window_open()).clicked() || entered;
        if opens && !path.trim().is_empty() {
            let file = PathBuf::from(path.trim());
            commands.push(Command::Save(SaveCommand::Leave)); // An error is about another path.
            commands.push(Command::Lesson(LessonCommand::Open(Source::File(file))));
            (*asked, *focus) = (true, true);
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

fn save_game(ui: &mut Ui, session: &Session, place: &mut SavePlace, commands: &mut Vec<Command>) {
    let texts = session.language().texts();
    let ends = session.game_desk().map(BoardDesk::endings).unwrap_or_default();
    let entered = place.field(ui, session, &ends);
    ui.label(small(session, texts.games_board_save_hint(with_dots(&ends))));
    let save = (texts.window_save(), entered);
    let path = place.buttons(ui, session, save, commands, |_, _| {});
    commands.extend(path.map(|path| Command::Save(SaveCommand::Game(path))));
}

fn save_lesson(
    ui: &mut Ui,
    session: &Session,
    (place, title, of): (&mut SavePlace, &mut Words, &Source),
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    title_fields(ui, session, title, 500.0);
    let entered = place.field(ui, session, &[]);
    let has_places = session.platform().has_places;
    let hint = if has_places { texts.window_save_hint() } else { texts.web_save_hint() };
    ui.label(small(session, hint));
    let save = (texts.window_save(), entered);
    let path = place.buttons(ui, session, save, commands, |_, _| {});
    commands.extend(
        path.map(|path| Command::Save(SaveCommand::Lesson(path, title.clone(), of.clone()))),
    );
}
