//! Above and below the trees: undoing changes, the value of a leaf, the consequences.

use egui::{Button, RichText, ScrollArea, TextEdit, Ui};

use super::super::super::{buttons_from_right, entered, from_left, select_all, small};
use super::super::draft::{LeafDraft, value_of};
use crate::look::WindowContext;
use crate::theme::BODY;
use session::{Command, Session, WhatIfCommand, WhatIfView};

/// The height of a line of words, in points.
const LINE: f32 = 22.0;

pub(in crate::panels) fn sentences_height(session: &Session) -> f32 {
    let view = session.view().work.what_if();
    // In a presentation everything is larger: the most important sentences come first.
    let most = if session.presents() { 3 } else { 4 };
    let lines = view.map_or(0, |view| view.sentences.len().clamp(1, most));
    LINE * lines as f32 + 6.0
}
pub(in crate::panels) fn sentences_ui(ui: &mut Ui, session: &Session, view: &WhatIfView) {
    ScrollArea::vertical()
        .id_salt("what follows")
        .auto_shrink([false, false])
        .show(ui, |ui| said_ui(ui, session, view));
}

/// The sentences themselves.
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
            if button.on_hover_text(tip).clicked() {
                cx.commands.push(what);
            }
        }
        from_left(ui, |ui| {
            // The widest comes last: the others stay where they are.
            shift_ui(ui, cx, view);
            leaf_ui(ui, session, view, &mut cx.look.leaf_draft, cx.commands);
        });
    });
}

/// The value of the shown leaf.
fn leaf_ui(
    ui: &mut Ui,
    session: &Session,
    view: &WhatIfView,
    draft: &mut LeafDraft,
    commands: &mut Vec<Command>,
) {
    let (Some(leaf), Some((_, name, _))) = (view.leaf, &view.shown) else {
        draft.wants_focus = false;
        return;
    };
    let texts = session.language().texts();
    let mut text = match draft.typed.take() {
        Some((node, text)) if node == leaf.node => text,
        Some(_) | None => leaf.value.to_string(),
    };
    let label = ui.label(RichText::new(texts.what_if_value_of(name)).size(BODY));
    let field = ui
        .add(TextEdit::singleline(&mut text).desired_width(70.0))
        .labelled_by(label.id)
        .on_hover_text(texts.what_if_value_tip());
    if std::mem::take(&mut draft.wants_focus) {
        field.request_focus();
        select_all(ui, field.id, &text);
    }
    let entered = entered(ui, &field);
    if entered {
        if let Some(value) = value_of(&text).filter(|&value| value != leaf.value) {
            commands.push(WhatIfCommand::SetLeaf(value).into());
        }
    } else if field.has_focus() {
        draft.typed = Some((leaf.node, text));
    }
    if let Some(before) = leaf.before.filter(|&before| before != leaf.value) {
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
        if button.on_hover_text(texts.what_if_shift_tip()).clicked() {
            cx.push(WhatIfCommand::Shift(by));
        }
    }
}
