//! The menus at the top: files and settings.

use egui::{ScrollArea, Slider, Ui, ViewportCommand};

use super::class::Export;
use super::telling::telling_settings;
use super::{small, switch};
use crate::look::Look;
use formats::sfen::to_sfen;
use games::board::PieceSigns;
use language::Say;
use session::{
    Command, GameCommand, LessonCommand, PaperWish, SCALES, Session, SettingsCommand, Source, Theme,
};
use tree::NodeId;

pub(super) fn file_menu(
    ui: &mut Ui,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    ui.menu_button(texts.window_file(), |ui| {
        if ui.button(format!("{} (Ctrl+O)", texts.window_open_file())).clicked() {
            look.ask_open();
        }
        if !session.recent().is_empty() {
            ui.menu_button(texts.window_recent(), |ui| {
                for file in session.recent() {
                    if ui.button(file.display().to_string()).clicked() {
                        commands
                            .push(Command::Lesson(LessonCommand::Open(Source::File(file.clone()))));
                    }
                }
            });
        }
        let can_save = session.open().is_some();
        let save = egui::Button::new(format!("{} (Ctrl+S)", texts.window_save_lesson()));
        if ui.add_enabled(can_save, save).clicked() {
            look.ask_save(session);
        }
        unsaved_games(ui, session, commands);
        if session.game_desk().is_some() && ui.button(texts.game_save()).clicked() {
            look.ask_save_game(session);
        }
        ui.separator();
        class_menu(ui, session, look);
        ui.separator();
        if let Some(at) = shown_position(session)
            && ui.button(format!("{} (Ctrl+C)", texts.window_copy_sfen())).clicked()
        {
            ui.ctx().copy_text(at);
        }
        ui.label(small(session, texts.window_paste_hint()));
        ui.separator();
        if ui.button(format!("{} (Ctrl+Q)", texts.window_quit())).clicked() {
            ui.ctx().send_viewport_cmd(ViewportCommand::Close);
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

/// The entries for a class.
fn class_menu(ui: &mut Ui, session: &Session, look: &mut Look) {
    let texts = session.language().texts();
    if ui.button(texts.class_marks()).clicked() {
        look.ask_export(session, Export::Marks { learner: String::new() });
    }
    let has_lesson = session.open().is_some() && !session.page().is_board();
    if has_lesson && ui.button(texts.class_papers()).clicked() {
        look.ask_export(session, Export::Papers(PaperWish::default()));
    }
    if has_lesson && ui.button(texts.class_student()).clicked() {
        look.ask_export(session, Export::StudentCopy);
    }
}

/// The shown position, on the board page or at the node, as text: SFEN, or the notation of its game.
pub(crate) fn shown_position(session: &Session) -> Option<String> {
    if session.page().is_board() {
        return session.desk()?.text();
    }
    let open = session.open()?;
    let node = session.view().focus.unwrap_or(NodeId::ROOT);
    if let Some(game) = open.loaded().subject.written(open.tree(), node) {
        return Some(game.at);
    }
    let at = open.position(node)?;
    Some(to_sfen(&at))
}

/// The scale, and the places of the panels.
pub(super) fn settings_menu(
    ui: &mut Ui,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    ui.menu_button(texts.window_settings(), |ui| {
        let label = ui.label(format!("{} (Ctrl + −)", texts.window_scale()));
        let mut percent = (session.settings().scale * 100.0).round();
        let range = SCALES.start() * 100.0..=SCALES.end() * 100.0;
        let slider = Slider::new(&mut percent, range).step_by(5.0).suffix(" %");
        let slider = ui.add(slider).labelled_by(label.id);
        // While the slider is dragged, nothing moves under the pointer.
        if slider.drag_stopped() || slider.changed() && !slider.dragged() {
            commands.push(Command::Settings(SettingsCommand::SetScale(percent / 100.0)));
        }
        ui.horizontal(|ui| {
            for percent in [75.0_f32, 100.0, 150.0, 200.0, 250.0] {
                if ui.button(format!("{percent}%")).clicked() {
                    commands.push(Command::Settings(SettingsCommand::SetScale(percent / 100.0)));
                }
            }
        });
        ui.horizontal(|ui| {
            for (theme, name) in
                [(Theme::Light, texts.window_light()), (Theme::Dark, texts.window_dark())]
            {
                if switch(ui, session, session.theme() == theme, name).clicked() {
                    commands.push(Command::Settings(SettingsCommand::SetTheme(theme)));
                }
            }
        });
        ui.separator();
        telling_settings(ui, session, commands);
        ui.separator();
        boards(ui, session, commands);
        ui.separator();
        let engines = texts.compare_engines_title();
        if ui.button(format!("{engines}…")).clicked() {
            look.ask_engines();
        }
        if ui.button(texts.window_reset_panels()).clicked() {
            look.resets_panels = true;
        }
        if let Some(folder) = &look.own_folder {
            ui.separator();
            let words = format!("{}: {}", texts.window_own_folder(), folder.display());
            ui.label(small(session, words));
        }
    });
}

/// How boards are drawn.
fn boards(ui: &mut Ui, session: &Session, commands: &mut Vec<Command>) {
    let texts = session.language().texts();
    ui.label(texts.board_boards());
    let now = session.settings().boards;
    ui.horizontal(|ui| {
        for (on, name, tip, command) in [
            (now.turned, texts.board_turn(), texts.board_turn_tip(), SettingsCommand::TurnBoards),
            (
                now.arrows,
                texts.board_arrows(),
                texts.board_arrows_tip(),
                SettingsCommand::ToggleArrows,
            ),
        ] {
            let response = switch(ui, session, on, name).on_hover_text(tip);
            if response.clicked() {
                commands.push(Command::Settings(command));
            }
        }
    });
    ui.horizontal(|ui| {
        ui.label(texts.board_signs());
        for (signs, name) in [
            (None, texts.board_signs_by_language()),
            (Some(PieceSigns::Kanji), texts.board_signs_kanji()),
            (Some(PieceSigns::International), texts.board_signs_international()),
        ] {
            if switch(ui, session, now.signs == signs, name).clicked() {
                commands.push(Command::Settings(SettingsCommand::SetSigns(signs)));
            }
        }
    });
}
