//! How a run is narrated: switches in the settings.

use egui::Ui;

use super::{switches, tipped_switches};
use crate::look::WindowContext;
use language::{Notation, Sides, Signs};
use lesson::Telling;
use search::{CodeLevel, WordLevel};
use session::SettingsCommand;
use text::{code_level_name, notation_name, notation_tip, sides_name, signs_name, word_level_name};

/// The switches in the settings.
pub(super) fn telling_settings(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let session = cx.session;
    let language = session.language();
    let texts = language.texts();
    let now = session.settings().telling;
    let mut tell = |telling: Option<Telling>| {
        cx.commands.extend(telling.map(|telling| SettingsCommand::SetTelling(telling).into()));
    };
    ui.horizontal(|ui| {
        ui.label(format!("{} (W)", texts.telling_words())).on_hover_text(texts.telling_words_tip());
        let levels = WordLevel::ALL.into_iter().map(|it| (it, word_level_name(it, language)));
        let words = switches(ui, session, &now.words, levels);
        tell(words.map(|words| Telling { words, ..now }));
    });
    ui.horizontal(|ui| {
        ui.label(format!("{} (Z)", texts.telling_code())).on_hover_text(texts.telling_code_tip());
        let levels = CodeLevel::ALL.into_iter().map(|it| (it, code_level_name(it, language)));
        let code = switches(ui, session, &now.code, levels);
        tell(code.map(|code| Telling { code, ..now }));
    });
    ui.horizontal(|ui| {
        ui.label(format!("{} (Shift+Z)", texts.telling_notation()))
            .on_hover_text(texts.telling_notation_tip());
        let named = |it| (it, notation_name(it, language), notation_tip(it, language));
        let all = Notation::ALL.into_iter().map(named);
        let notation = tipped_switches(ui, session, &now.notation, all);
        tell(notation.map(|notation| Telling { notation, ..now }));
    });
    ui.horizontal(|ui| {
        ui.label(texts.telling_sides()).on_hover_text(texts.telling_sides_tip());
        let all = Sides::CHOICES.into_iter().map(|it| (it, sides_name(it, language)));
        let sides = switches(ui, session, &language.without_game().sides(), all);
        cx.commands.extend(sides.map(|sides| SettingsCommand::SetSides(Some(sides)).into()));
    });
    ui.horizontal(|ui| {
        ui.label(texts.telling_signs()).on_hover_text(texts.telling_signs_tip());
        let all = Signs::ALL.into_iter().map(|it| (it, signs_name(it)));
        let signs = switches(ui, session, &language.signs(), all);
        cx.commands.extend(signs.map(|signs| SettingsCommand::SetValueSigns(Some(signs)).into()));
    });
}
