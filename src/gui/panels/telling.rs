//! How a run is narrated: switches in the settings, and small ones beside words and code.

use egui::{RichText, Ui};

use super::{SMALL, small, switch};
use language::Notation;
use lesson::Telling;
use search::{CodeLevel, WordLevel};
use session::{Command, Session, SettingsCommand};
use text::{code_level_name, notation_name, notation_tip, word_level_name};

fn tell(telling: Telling, commands: &mut Vec<Command>) {
    commands.push(Command::Settings(SettingsCommand::SetTelling(telling)));
}

/// The three switches in the settings.
pub(super) fn telling_settings(ui: &mut Ui, session: &Session, commands: &mut Vec<Command>) {
    let language = session.language();
    let texts = language.texts();
    let now = session.settings().telling;
    ui.horizontal(|ui| {
        ui.label(texts.telling_words()).on_hover_text(texts.telling_words_tip());
        for words in WordLevel::ALL {
            let name = word_level_name(words, language);
            if switch(ui, session, now.words == words, name).clicked() {
                tell(Telling { words, ..now }, commands);
            }
        }
    });
    ui.horizontal(|ui| {
        ui.label(texts.telling_code()).on_hover_text(texts.telling_code_tip());
        for code in CodeLevel::ALL {
            let name = code_level_name(code, language);
            if switch(ui, session, now.code == code, name).clicked() {
                tell(Telling { code, ..now }, commands);
            }
        }
    });
    ui.horizontal(|ui| {
        ui.label(texts.telling_notation()).on_hover_text(texts.telling_notation_tip());
        for notation in Notation::ALL {
            let name = notation_name(notation, language);
            let chosen = switch(ui, session, now.notation == notation, name);
            let chosen = chosen.on_hover_text(notation_tip(notation, language));
            if chosen.clicked() {
                tell(Telling { notation, ..now }, commands);
            }
        }
    });
}

/// A small button for the next level of code, and a menu of notations.
pub(super) fn code_buttons(ui: &mut Ui, session: &Session, commands: &mut Vec<Command>) {
    let language = session.language();
    let texts = language.texts();
    let now = session.settings().telling;
    let shown = session.telling().notation;
    // They share a line with the variables.
    ui.spacing_mut().button_padding = egui::vec2(6.0, 0.0);
    ui.spacing_mut().interact_size.y = 18.0;
    let name = RichText::new(notation_name(shown, language)).size(SMALL);
    let menu = ui.menu_button(name, |ui| {
        ui.label(small(session, texts.telling_notation()));
        for notation in Notation::ALL {
            let name = notation_name(notation, language);
            let chosen = switch(ui, session, now.notation == notation, name);
            let chosen = chosen.on_hover_text(notation_tip(notation, language));
            if chosen.clicked() {
                tell(Telling { notation, ..now }, commands);
            }
        }
    });
    menu.response.on_hover_text(texts.telling_notation_tip());
    let name = format!("{} (Z)", code_level_name(now.code, language));
    let next = ui.button(RichText::new(name).size(SMALL));
    if next.on_hover_text(texts.telling_code_tip()).clicked() {
        let code = now.code.next();
        tell(Telling { code, ..now }, commands);
    }
}

/// A small button for the next level of words.
pub(super) fn words_button(ui: &mut Ui, session: &Session, commands: &mut Vec<Command>) {
    let language = session.language();
    let texts = language.texts();
    let now = session.settings().telling;
    let name = format!("{} (W)", word_level_name(session.telling().words, language));
    if ui.button(name).on_hover_text(texts.telling_words_tip()).clicked() {
        let words = session.next_words();
        tell(Telling { words, ..now }, commands);
    }
}
