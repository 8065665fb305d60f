//! The tools for a tree written by hand: the node being edited, and the tree as a whole.

use egui::{Button, Key, TextEdit, Ui};

use super::super::super::{
    entered, named_field, select_all, sign_button, small, switches, type_on,
};
use super::super::draft::MakeField;
use crate::look::WindowContext;
use lesson::{read_exact, read_number, read_outcome};
use scenario::SubjectSetup;
use score::{Fraction, Outcome, Player};
use session::{MadeNode, MakeCommand, MakeView};

pub(super) fn tree_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &MakeView) {
    let (session, texts) = cx.session_and_texts();
    let Some(node) = &view.node else {
        ui.label(small(session, texts.make_not_by_hand()));
        return;
    };
    ui.label(small(session, texts.make_keys()));
    node_ui(ui, cx, node);
    let (at, count) = node.place;
    let is_root = node.path.is_empty();
    ui.horizontal_wrapped(|ui| {
        for (words, enabled, command) in [
            (texts.make_add_child(), true, MakeCommand::Add(false)),
            (texts.make_add_sibling(), !is_root, MakeCommand::Add(true)),
            (texts.make_remove(), !is_root, MakeCommand::Remove),
        ] {
            cx.push_if(ui.add_enabled(enabled, Button::new(words)).clicked(), command);
        }
        for (sign, words, by, enabled) in [
            ("◀", texts.make_left(), -1, !is_root && at > 0),
            ("▶", texts.make_right(), 1, !is_root && at + 1 < count),
        ] {
            if sign_button(ui, enabled, Button::new(sign), &words).clicked() {
                cx.push(MakeCommand::Shift(by));
            }
        }
    });
    grow_ui(ui, cx);
    if let SubjectSetup::Diagram { root, .. } = &view.lesson.subject {
        ui.horizontal_wrapped(|ui| {
            let sides =
                [(Player::Max, texts.make_root_max()), (Player::Min, texts.make_root_min())];
            let player = switches(ui, session, root, sides).filter(|player| player != root);
            cx.commands.extend(player.map(|player| MakeCommand::Root(player).into()));
        });
    }
    let field = TextEdit::singleline(&mut cx.look.make.whole)
        .desired_width(f32::INFINITY)
        .hint_text("[[3,12],[2,4]]");
    let field = named_field(ui, texts.make_whole(), field).on_hover_text(texts.make_whole_tip());
    if entered(ui, &field) && !cx.look.make.whole.trim().is_empty() {
        let whole = std::mem::take(&mut cx.look.make.whole);
        cx.push(MakeCommand::Tree(whole));
    } else if !field.has_focus() && cx.look.make.whole != node.whole {
        cx.look.make.whole.clone_from(&node.whole); // The tree as it is, to be changed.
    }
}

fn node_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, node: &MadeNode) {
    let (session, texts) = cx.session_and_texts();
    let draft = &mut cx.look.make;
    ui.label(texts.make_node(&*node.shown));
    ui.horizontal_wrapped(|ui| {
        let typed = draft.name.take().filter(|(path, _)| *path == node.path);
        let mut name = typed.map_or_else(|| node.name.clone(), |(_, name)| name);
        let field = TextEdit::singleline(&mut name).desired_width(70.0).char_limit(60);
        let field = named_field(ui, small(session, texts.make_name()), field)
            .on_hover_text(texts.make_name_tip());
        if draft.focus.take_if(|field| *field == MakeField::Name).is_some() {
            field.request_focus();
            select_all(ui, field.id, &name);
        }
        if field.lost_focus() && name != node.name {
            cx.commands.push(MakeCommand::Rename(name).into());
        } else if field.has_focus() {
            draft.name = Some((node.path.clone(), name));
        }
        draft.begins = draft.begins.take().filter(|_| node.value.is_some());
    });
    chance_ui(ui, cx, node);
    value_ui(ui, cx, node);
}

/// Whether chance moves at the node, and how likely chance goes to it.
fn chance_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, node: &MadeNode) {
    let (session, texts) = cx.session_and_texts();
    let draft = &mut cx.look.make;
    ui.horizontal_wrapped(|ui| {
        if let Some(mut moves) = node.chance
            && ui.checkbox(&mut moves, texts.make_chance()).changed()
        {
            cx.commands.push(MakeCommand::Chance.into());
        }
        if let Some(turn) = node.turn {
            let words = match turn {
                Some(player) => texts.make_turn_of(player),
                None => texts.make_turn_in_order(),
            };
            let turned = ui.button(small(session, words)).on_hover_text(texts.make_turn_tip());
            cx.commands.extend(turned.clicked().then(|| MakeCommand::Turn.into()));
        }
        let is_asked = draft.focus.take_if(|field| *field == MakeField::Odds).is_some();
        let Some(odds) = node.odds else { return };
        let typed = draft.odds.take().filter(|(path, _)| *path == node.path);
        let mut text = typed.map_or_else(|| odds.to_string(), |(_, text)| text);
        let field = TextEdit::singleline(&mut text).desired_width(70.0);
        let field = named_field(ui, small(session, texts.make_odds()), field)
            .on_hover_text(texts.make_odds_tip());
        if is_asked {
            field.request_focus();
            select_all(ui, field.id, &text);
        }
        if field.lost_focus() {
            let typed = read_exact(&text).unwrap_or(Fraction::ZERO);
            let command = MakeCommand::Odds(typed);
            cx.commands.extend((typed != odds).then(|| command.into()));
        } else if field.has_focus() || is_asked {
            draft.odds = Some((node.path.clone(), text));
        }
    });
}

fn value_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, node: &MadeNode) {
    let (session, texts) = cx.session_and_texts();
    let draft = &mut cx.look.make;
    let Some(value) = node.value.clone() else { return };
    ui.horizontal_wrapped(|ui| {
        let typed = draft.value.take().filter(|(path, _)| *path == node.path);
        let mut text = typed.map_or_else(|| value.to_string(), |(_, text)| text);
        let begins = draft.begins.take();
        if let Some(first) = &begins {
            text.clone_from(first);
        }
        let field = TextEdit::singleline(&mut text).desired_width(70.0);
        let field = named_field(ui, small(session, texts.make_value()), field)
            .on_hover_text(texts.make_value_tip());
        if begins.is_some() {
            field.request_focus();
            type_on(ui, field.id, &text);
        }
        if field.has_focus() {
            ui.label(small(session, texts.make_value_enter()));
        }
        if field.lost_focus() {
            let goes_on = ui.input(|input| input.key_pressed(Key::Enter));
            let is_shared = matches!(value, Outcome::Each(_));
            match read_outcome(&text, is_shared) {
                Some(typed) if goes_on || typed != value => {
                    cx.commands.push(MakeCommand::Value(typed, goes_on).into());
                }
                _ => {}
            }
        } else if field.has_focus() || begins.is_some() {
            draft.value = Some((node.path.clone(), text));
        }
    });
}

fn grow_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let texts = cx.session.language().texts();
    let draft = &mut cx.look.make;
    ui.horizontal_wrapped(|ui| {
        if draft.children.is_empty() {
            draft.children.push('2');
        }
        let field = TextEdit::singleline(&mut draft.children).desired_width(30.0).char_limit(2);
        let field = named_field(ui, texts.make_grow(), field).on_hover_text(texts.make_grow_tip());
        if draft.focus.take_if(|field| *field == MakeField::Children).is_some() {
            field.request_focus();
            select_all(ui, field.id, &draft.children);
        }
        let children = read_number(&draft.children).and_then(|it| usize::try_from(it.0).ok());
        let children = children.filter(|&children| children > 0);
        let name = texts.make_grow();
        let button = ui.add_enabled(children.is_some(), Button::new("+"));
        button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &name));
        if (entered(ui, &field) || button.clicked())
            && let Some(children) = children
        {
            cx.commands.push(MakeCommand::Grow(children).into());
        }
    });
}
