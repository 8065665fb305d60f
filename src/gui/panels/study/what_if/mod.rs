//! What if: the possible changes, their consequences, and the ordering lab.

mod lab;

use egui::{AsIdSalt, Button, ComboBox, RichText, TextEdit, Ui};

use super::super::{
    buttons_from_right, choices, entered, error_text, from_left, named_combo, named_field,
    scrolling, select_all, small, switch, title,
};
use crate::look::WindowContext;
use crate::theme::BODY;
use lab::change;
use lesson::read_outcome;
use score::Outcome;
use session::{Command, Session, WhatIfCommand, WhatIfEdit, WhatIfView};
use subject::{LessonSetting, SetupChange};
use text::setting_name;

pub(super) fn what_if_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let session = cx.session;
    let Some(view) = session.view().work.what_if() else {
        return;
    };
    let texts = session.language().texts();
    scrolling("what if").show(ui, |ui| {
        let about =
            if view.is_by_hand { texts.what_if_about() } else { texts.what_if_about_position() };
        ui.label(small(session, about));
        said_ui(ui, session, view);
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
    let language = cx.session.language();
    let name = setting_name(setting.kind, language);
    let names = |number: usize| setting.choices[number].name(language);
    let names = (setting.choices.len(), names);
    let id = ("setting", setting.kind);
    if let Some(number) = other_choice(ui, cx.session, (id, &name), names, setting.chosen) {
        cx.commands.push(change(setting.choices[number].clone()));
    }
}

/// The algorithms that run on the changed tree.
fn algorithm_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &WhatIfView) {
    let (session, texts) = cx.session_and_texts();
    let (all, now) = &view.algorithms;
    let names = (all.len(), |number: usize| all[number].name(session.language()));
    let now = all.iter().position(|own| Some(*own) == *now);
    let heading = texts.what_if_algorithm();
    let chosen = other_choice(ui, session, ("changed algorithm", &heading), names, now);
    if let Some(number) = chosen {
        cx.push(WhatIfCommand::Edit(WhatIfEdit::Algorithm(all[number])));
    }
}

/// A list of so many names under a heading, of which only the shown one is made while it is closed;
/// returns the number of another one than now, if it was chosen.
fn other_choice(
    ui: &mut Ui,
    session: &Session,
    (id, heading): (impl AsIdSalt, &str),
    (count, name): (usize, impl Fn(usize) -> String),
    now: Option<usize>,
) -> Option<usize> {
    let shown = now.map_or_else(|| "―".to_owned(), &name);
    let row = ui.horizontal_wrapped(|ui| {
        ui.label(small(session, heading));
        let list = ComboBox::from_id_salt(id)
            .width(ui.available_width().clamp(90.0, 190.0))
            .selected_text(RichText::new(shown).size(BODY))
            .truncate();
        let chosen =
            choices(ui, list, now.as_ref(), (0..count).map(|number| (number, name(number))));
        named_combo(&chosen, heading);
        chosen.inner
    });
    row.inner.filter(|&chosen| Some(chosen) != now)
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

const LINE: f32 = 22.0;

pub(in crate::panels) fn sentences_height(session: &Session) -> f32 {
    let view = session.view().work.what_if();
    // In a presentation everything is larger: the most important sentences come first.
    let most = if session.presents() { 3 } else { 4 };
    let lines = view.map_or(0, |view| view.sentences.len().clamp(1, most));
    LINE * lines as f32 + 6.0
}
pub(in crate::panels) fn sentences_ui(ui: &mut Ui, session: &Session, view: &WhatIfView) {
    scrolling("what follows").show(ui, |ui| said_ui(ui, session, view));
}

pub(super) fn said_ui(ui: &mut Ui, session: &Session, view: &WhatIfView) {
    let texts = session.language().texts();
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        if view.sentences.is_empty() {
            let nothing = if view.is_by_hand {
                texts.what_if_nothing()
            } else {
                texts.what_if_nothing_position()
            };
            ui.label(small(session, nothing));
        }
        for sentence in &view.sentences {
            ui.label(RichText::new(sentence).size(BODY));
        }
    });
}
pub(in crate::panels) fn what_if_tools(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &WhatIfView) {
    let (session, texts) = cx.session_and_texts();
    buttons_from_right(ui, 0.0, |ui| {
        let (can_undo, can_redo) = view.can_travel;
        let is_changed = !(view.variant.changes.is_empty() && view.variant.algorithm.is_none());
        for (name, tip, enabled, what) in [
            (
                texts.what_if_keep(),
                texts.what_if_keep_tip(),
                is_changed && !session.presents(),
                WhatIfCommand::Keep.into(),
            ),
            (
                texts.what_if_reset(),
                texts.what_if_reset_tip(),
                is_changed,
                WhatIfCommand::Reset.into(),
            ),
            (texts.what_if_redo(), texts.what_if_redo_tip(), can_redo, Command::Redo),
            (texts.what_if_undo(), texts.what_if_undo_tip(), can_undo, Command::Undo),
        ] {
            if session.presents() && !enabled {
                continue; // There is little room.
            }
            let button = ui.add_enabled(enabled, Button::new(name));
            cx.push_if(button.on_hover_text(tip).clicked(), what);
        }
        from_left(ui, |ui| {
            // The widest comes last: the others stay where they are.
            shift_ui(ui, cx, view);
            leaf_ui(ui, cx, view);
        });
    });
}

fn leaf_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &WhatIfView) {
    let (session, texts) = cx.session_and_texts();
    let draft = &mut cx.look.leaf_draft;
    let (Some(leaf), Some((_, name, _))) = (&view.leaf, &view.shown) else {
        draft.wants_focus = false;
        return;
    };
    let mut text = match draft.typed.take() {
        Some((node, text)) if node == leaf.node => text,
        Some(_) | None => leaf.value.to_string(),
    };
    let name = RichText::new(texts.what_if_value_of(name)).size(BODY);
    let field = named_field(ui, name, TextEdit::singleline(&mut text).desired_width(70.0))
        .on_hover_text(texts.what_if_value_tip());
    if std::mem::take(&mut draft.wants_focus) {
        field.request_focus();
        select_all(ui, field.id, &text);
    }
    let entered = entered(ui, &field);
    if entered {
        let is_shared = matches!(leaf.value, Outcome::Each(_));
        let typed = read_outcome(&text, is_shared);
        if let Some(value) = typed.filter(|value| *value != leaf.value) {
            cx.push(WhatIfCommand::SetLeaf(value));
        }
    } else if field.has_focus() {
        draft.typed = Some((leaf.node, text));
    }
    if let Some(before) = leaf.before.as_ref().filter(|before| **before != leaf.value) {
        ui.label(small(session, format!("← {before}")));
    }
}

/// The place of the shown branch among its siblings.
fn shift_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &WhatIfView) {
    let Some((_, _, (at, count))) = view.shown.as_ref().filter(|_| view.is_by_hand) else {
        return;
    };
    let texts = cx.session.language().texts();
    ui.label(texts.what_if_order());
    for (sign, name, by, enabled) in
        [("◀", texts.what_if_left(), -1, *at > 0), ("▶", texts.what_if_right(), 1, at + 1 < *count)]
    {
        let button = ui.add_enabled(enabled, Button::new(sign));
        button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, enabled, &name));
        let button = button.on_hover_text(texts.what_if_shift_tip());
        cx.push_if(button.clicked(), WhatIfCommand::Shift(by));
    }
}
