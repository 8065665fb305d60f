//! The menus at the top, from the table of actions; and settings with several choices.

use egui::{Button, ScrollArea, Slider, Ui};

use super::{named_field, small, switches, tipped_switches};
use crate::actions::{ActionRow, Availability, Menu};
use crate::look::WindowContext;
use games::board::PieceSigns;
use language::{Notation, Say, Sides, Signs};
use lesson::Telling;
use search::{CodeLevel, WordLevel};
use session::{GameCommand, LessonCommand, SCALES, SettingsCommand, Source};
use text::{code_level_name, notation_name, notation_tip, sides_name, signs_name, word_level_name};

pub(super) fn menu_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, menu: Menu) {
    let (session, texts) = cx.session_and_texts();
    ui.menu_button(menu.name(texts), |ui| {
        let most = ui.ctx().content_rect().height() - 60.0;
        let scroll = ScrollArea::vertical().max_height(most).min_scrolled_height(most);
        scroll.show(ui, |ui| {
            rows(ui, cx, |entry| entry.menu() == menu);
            match menu {
                Menu::Edit => drop(ui.label(small(session, texts.window_paste_hint()))),
                Menu::View => menu_ui(ui, cx, Menu::Settings),
                Menu::Settings => settings(ui, cx),
                _ => {}
            }
        });
    });
}

pub(super) fn tree_menu(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    rows(ui, cx, ActionRow::is_on_tree);
}

/// The rows of a menu that have a meaning here.
fn rows(ui: &mut Ui, cx: &mut WindowContext<'_>, is_in: impl Fn(ActionRow) -> bool) {
    let session = cx.session;
    let mut is_first = true;
    for entry in ActionRow::all().filter(|entry| is_in(*entry)) {
        let available = entry.availability(session, cx.look);
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
                entry.act(cx);
            }
        }
        if matches!(entry, ActionRow::Action(action) if action.lists_recent) {
            recent_ui(ui, cx);
            unsaved_games(ui, cx);
        }
    }
}

/// The files that were opened last.
fn recent_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let session = cx.session;
    if session.recent().is_empty() {
        return;
    }
    ui.menu_button(session.language().texts().window_recent(), |ui| {
        for file in session.recent() {
            if ui.button(file.display().to_string()).clicked() {
                cx.push(LessonCommand::Open(Source::File(file.clone())));
            }
        }
    });
}

/// The unsaved games put aside.
fn unsaved_games(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    let games = session.shelved_games();
    if games.is_empty() {
        return;
    }
    ui.menu_button(texts.game_unsaved_games(), |ui| {
        ScrollArea::vertical().max_height(400.0).show(ui, |ui| {
            for (number, kept) in games.iter().enumerate() {
                ui.horizontal(|ui| {
                    if ui.button(kept.say(session.language())).clicked() {
                        cx.push(GameCommand::Reopen(number));
                    }
                    if ui.button(texts.game_discard()).clicked() {
                        cx.push(GameCommand::Discard(number));
                    }
                });
            }
        });
    });
}

fn settings(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    ui.separator();
    let mut percent = (session.settings().scale * 100.0).round();
    let range = SCALES.start() * 100.0..=SCALES.end() * 100.0;
    let slider = Slider::new(&mut percent, range).step_by(5.0).suffix(" %");
    let slider = named_field(ui, texts.window_scale(), slider);
    // While the slider is dragged, nothing moves under the pointer.
    if slider.drag_stopped() || slider.changed() && !slider.dragged() {
        cx.push(SettingsCommand::SetScale(percent / 100.0));
    }
    telling_settings(ui, cx);
    boards(ui, cx);
    if let Some(folder) = &cx.look.own_folder {
        let words = format!("{}: {}", texts.window_own_folder(), folder.display());
        ui.label(small(session, words));
    }
}

/// How boards are drawn.
fn boards(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    let now = session.settings().boards;
    ui.horizontal(|ui| {
        ui.label(format!("{} (S)", texts.board_signs()));
        let choices = [
            (None, texts.board_signs_by_language()),
            (Some(PieceSigns::Kanji), texts.board_signs_kanji()),
            (Some(PieceSigns::International), texts.board_signs_international()),
        ];
        let signs = switches(ui, session, &now.signs, choices);
        cx.commands.extend(signs.map(|signs| SettingsCommand::SetSigns(signs).into()));
    });
}

pub(super) fn telling_settings(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let (session, texts) = cx.session_and_texts();
    let language = session.language();
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
        ui.label(texts.telling_fractions()).on_hover_text(texts.telling_fractions_tip());
        let all = [(false, "6½".to_owned()), (true, "6.5".to_owned())];
        let decimals = switches(ui, session, &now.decimals, all);
        tell(decimals.map(|decimals| Telling { decimals, ..now }));
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
