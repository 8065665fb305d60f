//! What if: the possible changes, their consequences, and the ordering lab.

mod lab;
mod tools;

pub(in crate::panels) use tools::{sentences_height, sentences_ui, what_if_tools};

use egui::{ComboBox, RichText, ScrollArea, Ui};

use super::super::{error_text, named_combo, small, switch, title};
use crate::look::WindowContext;
use crate::theme::BODY;
use lab::change;
use session::{WhatIfCommand, WhatIfEdit, WhatIfView};
use subject::{LessonSetting, SetupChange};
use text::setting_name;

/// The panel: the possible changes.
pub(super) fn what_if_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let session = cx.session;
    let Some(view) = session.view().work.what_if() else {
        return;
    };
    let texts = session.language().texts();
    ScrollArea::vertical().id_salt("what if").auto_shrink([false, false]).show(ui, |ui| {
        let about =
            if view.is_by_hand { texts.what_if_about() } else { texts.what_if_about_position() };
        ui.label(small(session, about));
        tools::said_ui(ui, session, view);
        let lab = switch(ui, session, view.lab.1, texts.what_if_lab());
        if lab.on_hover_text(texts.what_if_lab_tip()).clicked() {
            cx.push(WhatIfCommand::ShowLab(!view.lab.1));
        }
        if view.lab.1 {
            lab::lab_ui(ui, cx, view);
            ui.separator();
        }
        ui.label(title(texts.what_if_settings()));
        if let Some(failed) = &view.failed {
            ui.label(error_text(session, failed.get(session.language())));
        }
        for setting in &view.settings {
            setting_ui(ui, cx, setting);
        }
        algorithm_ui(ui, cx, view);
        plays_ui(ui, cx, view);
    });
}

/// A setting with a few choices.
fn setting_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, setting: &LessonSetting) {
    let session = cx.session;
    let language = session.language();
    let name = setting_name(setting.kind, language);
    let chosen = setting.chosen.and_then(|number| setting.choices.get(number));
    let shown = chosen.map_or_else(|| "―".to_owned(), |chosen| chosen.name(language));
    ui.horizontal_wrapped(|ui| {
        ui.label(small(session, &name));
        let choice = ComboBox::from_id_salt(("setting", setting.kind))
            .width(ui.available_width().clamp(90.0, 190.0))
            .selected_text(RichText::new(shown).size(BODY))
            .truncate()
            .show_ui(ui, |ui| {
                for (number, choice) in setting.choices.iter().enumerate() {
                    let on = setting.chosen == Some(number);
                    let row = ui.selectable_label(on, choice.name(language));
                    if row.clicked() && !on {
                        cx.commands.push(change(choice.clone()));
                    }
                }
            });
        named_combo(&choice, &name);
    });
}

/// The algorithms that run on the changed tree.
fn algorithm_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &WhatIfView) {
    let session = cx.session;
    let language = session.language();
    let texts = language.texts();
    let (all, now) = &view.algorithms;
    let shown = now.map_or_else(|| "―".to_owned(), |now| now.name(language));
    ui.horizontal_wrapped(|ui| {
        ui.label(small(session, texts.what_if_algorithm()));
        let choice = ComboBox::from_id_salt("changed algorithm")
            .width(ui.available_width().clamp(90.0, 190.0))
            .selected_text(RichText::new(shown).size(BODY))
            .truncate()
            .show_ui(ui, |ui| {
                for &own in all {
                    let on = *now == Some(own);
                    if ui.selectable_label(on, own.name(language)).clicked() && !on {
                        let edit = WhatIfEdit::Algorithm(own);
                        cx.push(WhatIfCommand::Edit(edit));
                    }
                }
            });
        named_combo(&choice, texts.what_if_algorithm());
    });
}

/// Reading from another position.
fn plays_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &WhatIfView) {
    let texts = cx.session.language().texts();
    let (plays, takes_back) = view.plays;
    ui.horizontal_wrapped(|ui| {
        if let (true, Some((_, name, _))) = (plays, &view.shown)
            && ui.button(format!("{}: {name}", texts.what_if_play())).clicked()
        {
            cx.push(WhatIfCommand::PlayShown);
        }
        if takes_back && ui.button(texts.what_if_take_back()).clicked() {
            cx.commands.push(change(SetupChange::TakeBack));
        }
    });
}
