//! The menus at the top, from the table of actions; and settings with several choices.

use egui::{Button, ScrollArea, Slider, Ui};

use super::telling::telling_settings;
use super::{small, switches};
use crate::actions::{ActionContext, ActionRow, Availability, Menu};
use crate::look::Look;
use games::board::PieceSigns;
use language::Say;
use session::{Command, GameCommand, LessonCommand, SCALES, Session, SettingsCommand, Source};

/// A menu of the line at the top.
pub(super) fn menu_ui(
    ui: &mut Ui,
    session: &Session,
    look: &mut Look,
    menu: Menu,
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    ui.menu_button(menu.name(texts), |ui| {
        let most = ui.ctx().content_rect().height() - 60.0;
        let scroll = ScrollArea::vertical().max_height(most).min_scrolled_height(most);
        scroll.show(ui, |ui| {
            rows(ui, session, look, |entry| entry.menu() == menu, commands);
            match menu {
                Menu::Edit => drop(ui.label(small(session, texts.window_paste_hint()))),
                Menu::View => menu_ui(ui, session, look, Menu::Settings, commands),
                Menu::Settings => settings(ui, session, look, commands),
                _ => {}
            }
        });
    });
}

/// The menu of the empty part of the tree.
pub(super) fn tree_menu(
    ui: &mut Ui,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    rows(ui, session, look, ActionRow::is_on_tree, commands);
}

/// The rows of a menu that have a meaning here.
fn rows(
    ui: &mut Ui,
    session: &Session,
    look: &mut Look,
    is_in: impl Fn(ActionRow) -> bool,
    commands: &mut Vec<Command>,
) {
    let mut is_first = true;
    for entry in ActionRow::all().filter(|entry| is_in(*entry)) {
        let available = entry.availability(session, look);
        if entry.starts_group() && !is_first {
            ui.separator();
        }
        if available != Availability::Absent {
            is_first = false;
            let on = available == Availability::Switch(true);
            let mut row = Button::selectable(on, entry.title(session));
            if let Some(key) = entry.key(ui.ctx()) {
                row = row.shortcut_text(key);
            }
            if ui.add_enabled(available.acts(), row).clicked() {
                let context = ui.ctx().clone();
                entry.act(&mut ActionContext { context: &context, session, look, commands });
            }
        }
        if matches!(entry, ActionRow::Action(action) if action.lists_recent) {
            recent_ui(ui, session, commands);
            unsaved_games(ui, session, commands);
        }
    }
}

/// The files that were opened last.
fn recent_ui(ui: &mut Ui, session: &Session, commands: &mut Vec<Command>) {
    if session.recent().is_empty() {
        return;
    }
    ui.menu_button(session.language().texts().window_recent(), |ui| {
        for file in session.recent() {
            if ui.button(file.display().to_string()).clicked() {
                commands.push(Command::Lesson(LessonCommand::Open(Source::File(file.clone()))));
            }
        }
    });
}

/// The unsaved games put aside.
fn unsaved_games(ui: &mut Ui, session: &Session, commands: &mut Vec<Command>) {
    let language = session.language();
    let texts = language.texts();
    let games = session.shelved_games();
    if games.is_empty() {
        return;
    }
    ui.menu_button(texts.game_unsaved_games(), |ui| {
        ScrollArea::vertical().max_height(400.0).show(ui, |ui| {
            for (number, kept) in games.iter().enumerate() {
                ui.horizontal(|ui| {
                    if ui.button(kept.say(language)).clicked() {
                        commands.push(Command::Game(GameCommand::Reopen(number)));
                    }
                    if ui.button(texts.game_discard()).clicked() {
                        commands.push(Command::Game(GameCommand::Discard(number)));
                    }
                });
            }
        });
    });
}

/// The settings with several choices.
fn settings(ui: &mut Ui, session: &Session, look: &Look, commands: &mut Vec<Command>) {
    let texts = session.language().texts();
    ui.separator();
    let label = ui.label(texts.window_scale());
    let mut percent = (session.settings().scale * 100.0).round();
    let range = SCALES.start() * 100.0..=SCALES.end() * 100.0;
    let slider = Slider::new(&mut percent, range).step_by(5.0).suffix(" %");
    let slider = ui.add(slider).labelled_by(label.id);
    // While the slider is dragged, nothing moves under the pointer.
    if slider.drag_stopped() || slider.changed() && !slider.dragged() {
        commands.push(Command::Settings(SettingsCommand::SetScale(percent / 100.0)));
    }
    telling_settings(ui, session, commands);
    boards(ui, session, commands);
    if let Some(folder) = &look.own_folder {
        let words = format!("{}: {}", texts.window_own_folder(), folder.display());
        ui.label(small(session, words));
    }
}

/// How boards are drawn.
fn boards(ui: &mut Ui, session: &Session, commands: &mut Vec<Command>) {
    let texts = session.language().texts();
    let now = session.settings().boards;
    ui.horizontal(|ui| {
        ui.label(format!("{} (S)", texts.board_signs()));
        let choices = [
            (None, texts.board_signs_by_language()),
            (Some(PieceSigns::Kanji), texts.board_signs_kanji()),
            (Some(PieceSigns::International), texts.board_signs_international()),
        ];
        let signs = switches(ui, session, &now.signs, choices);
        commands.extend(signs.map(|signs| SettingsCommand::SetSigns(signs).into()));
    });
}
