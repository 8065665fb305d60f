//! The order of a node's moves, with the fate of each: a collapsible list.

use egui::{CollapsingHeader, RichText, Ui};

use super::order_shown::OrderShown;
use super::{ink, node_link, small, strong};
use crate::look::WindowContext;
use crate::theme::SMALL;
use lesson::OrderRow;
use picture::Ink;
use session::{Command, Opened, Session};

/// How many moves are listed.
const MOST: usize = 40;

/// The list of the shown node; not drawn if moves are in the order of generation.
pub(super) fn order_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, open: &Opened) {
    let (session, texts) = cx.session_and_texts();
    let Some(node) = session.view().focus else {
        return;
    };
    let tree = open.tree();
    let is_ordered = tree.children(node).next();
    if is_ordered.is_none_or(|first| tree.rank(first).is_none()) {
        return;
    }
    ui.add_space(4.0);
    CollapsingHeader::new(strong(texts.reading_move_order())).id_salt("order").show(ui, |ui| {
        ui.label(small(session, texts.reading_order_tip()));
        let key = (open.step(), node, session.language());
        let is_known = |shown: &OrderShown| shown.of(tree, key);
        if !cx.look.order.as_ref().is_some_and(is_known) {
            let found = open.projection(session.language()).order(node, MOST);
            cx.look.order = Some(OrderShown::new(tree.clone(), key, found));
        }
        let Some(shown) = &cx.look.order else {
            return;
        };
        if shown.rows.is_empty() {
            ui.label(small(session, texts.reading_order_later()));
        }
        for row in &shown.rows {
            ui.horizontal_wrapped(|ui| row_ui(ui, session, row, cx.commands));
        }
        if shown.more > 0 {
            ui.label(small(session, texts.reading_more_in_order(shown.more)));
        }
    });
}

fn row_ui(ui: &mut Ui, session: &Session, row: &OrderRow, commands: &mut Vec<Command>) {
    ui.label(small(session, format!("{}.", row.number)));
    node_link(ui, session, (strong(&row.name).size(SMALL), row.node), commands);
    ui.label(small(session, &row.reason));
    let fate = RichText::new(&row.fate).size(SMALL);
    if row.cuts {
        let fate = format!("{} {}", row.fate, session.language().texts().reading_order_cuts());
        ui.label(strong(fate).size(SMALL).color(ink(session, Ink::Disagree)));
    } else {
        ui.label(fate);
    }
}
