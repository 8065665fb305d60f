//! How a run is narrated: switches in the settings.

use egui::Ui;

use super::switch;
use language::{Notation, Sides, Signs};
use lesson::Telling;
use search::{CodeLevel, WordLevel};
use session::{Command, Session, SettingsCommand};
use text::{code_level_name, notation_name, notation_tip, sides_name, signs_name, word_level_name};

fn tell(telling: Telling, commands: &mut Vec<Command>) {
    commands.push(Command::Settings(SettingsCommand::SetTelling(telling)));
}

/// The switches in the settings.
pub(super) fn telling_settings(ui: &mut Ui, session: &Session, commands: &mut Vec<Command>) {
    let language = session.language();
    let texts = language.texts();
    let now = session.settings().telling;
    ui.horizontal(|ui| {
        ui.label(format!("{} (W)", texts.telling_words())).on_hover_text(texts.telling_words_tip());
        for words in WordLevel::ALL {
            let name = word_level_name(words, language);
            if switch(ui, session, now.words == words, name).clicked() {
                tell(Telling { words, ..now }, commands);
            }
        }
    });
    ui.horizontal(|ui| {
        ui.label(format!("{} (Z)", texts.telling_code())).on_hover_text(texts.telling_code_tip());
        for code in CodeLevel::ALL {
            let name = code_level_name(code, language);
            if switch(ui, session, now.code == code, name).clicked() {
                tell(Telling { code, ..now }, commands);
            }
        }
    });
    ui.horizontal(|ui| {
        ui.label(format!("{} (Shift+Z)", texts.telling_notation()))
            .on_hover_text(texts.telling_notation_tip());
        for notation in Notation::ALL {
            let name = notation_name(notation, language);
            let chosen = switch(ui, session, now.notation == notation, name);
            let chosen = chosen.on_hover_text(notation_tip(notation, language));
            if chosen.clicked() {
                tell(Telling { notation, ..now }, commands);
            }
        }
    });
    ui.horizontal(|ui| {
        ui.label(texts.telling_sides()).on_hover_text(texts.telling_sides_tip());
        for sides in Sides::CHOICES {
            let is_chosen = language.without_game().sides() == sides;
            if switch(ui, session, is_chosen, sides_name(sides, language)).clicked() {
                commands.push(Command::Settings(SettingsCommand::SetSides(Some(sides))));
            }
        }
    });
    ui.horizontal(|ui| {
        ui.label(texts.telling_signs()).on_hover_text(texts.telling_signs_tip());
        for signs in Signs::ALL {
            let is_chosen = language.signs() == signs;
            if switch(ui, session, is_chosen, signs_name(signs)).clicked() {
                commands.push(Command::Settings(SettingsCommand::SetValueSigns(Some(signs))));
            }
        }
    });
}
