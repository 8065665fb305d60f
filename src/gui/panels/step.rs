//! Below the tree: the pseudo-code, the sentence of the step, and the transport.

use egui::{FontFamily, FontId, RichText, ScrollArea, Ui};

use super::glossed::glossed;
use super::transport::transport_ui;
use super::{ink, part};
use crate::gui::fonts::bold;
use crate::gui::theme::BODY;
use crate::picture::Ink;
use crate::session::{Command, Opened, Session};

/// What the buttons and the scrub bar take from top to bottom, in points.
const TRANSPORT: f32 = 66.0;

/// What the variables take from top to bottom, in points.
const VARIABLES: f32 = 38.0;

/// The pseudo-code.
pub(in crate::gui) fn code_ui(ui: &mut Ui, session: &Session) {
    let Some(open) = session.open() else {
        return;
    };
    let all = ui.available_rect_before_wrap();
    let (upper, lower) = all.split_top_bottom_at_y((all.max.y - VARIABLES).max(all.min.y));
    code(&mut part(ui, upper), session, open);
    variables(&mut part(ui, lower), session);
    ui.advance_cursor_after_rect(all);
}

/// The sentence and the transport, each in its own part of the panel.
pub(in crate::gui) fn step_ui(ui: &mut Ui, session: &Session, commands: &mut Vec<Command>) {
    let Some(open) = session.open() else {
        return;
    };
    let all = ui.available_rect_before_wrap();
    let (upper, lower) = all.split_top_bottom_at_y((all.max.y - TRANSPORT).max(all.min.y));
    sentence(&mut part(ui, upper), session, open);
    transport_ui(&mut part(ui, lower), session, open, commands);
    ui.advance_cursor_after_rect(all);
}

/// The pseudo-code with the current line lit, and its variables.
fn code(ui: &mut Ui, session: &Session, open: &Opened) {
    let language = session.language();
    let view = session.view();
    ScrollArea::both()
        .id_salt("code")
        .auto_shrink([false, false])
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.spacing_mut().interact_size.y = 12.0;
            for (index, line) in open.algorithm().pseudo_code().iter().enumerate() {
                let lit = view.lit == Some(index);
                let words = RichText::new(language.pick(line.ja, line.en)).size(13.0);
                let words = if lit {
                    words.family(bold())
                } else {
                    words.color(ink(session, Ink::Muted))
                };
                let frame = egui::Frame::new()
                    .fill(if lit {
                        ink(session, Ink::GoldFill)
                    } else {
                        egui::Color32::TRANSPARENT
                    })
                    .corner_radius(4.0)
                    .inner_margin(egui::Margin::symmetric(4, 0));
                let shown = frame.show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    ui.horizontal(|ui| {
                        ui.add_space(f32::from(line.indent) * 18.0);
                        ui.label(words);
                    });
                });
                if lit {
                    shown.response.scroll_to_me(None);
                }
            }
        });
}

/// The variables of the code; no number is ever cut.
fn variables(ui: &mut Ui, session: &Session) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(12.0, 1.0);
        for (number, variable) in session.view().variables.iter().enumerate() {
            let words = RichText::new(format!("{} = {}", variable.name, variable.value))
                .size(13.0)
                .family(bold())
                .color(ink(session, Ink::Gold));
            // The first is a position, which may be long; the others are never broken.
            let label = egui::Label::new(words);
            ui.add(if number == 0 {
                label.truncate()
            } else {
                label.extend()
            });
        }
    });
}

/// The sentence of the step, and the lesson's own words for it.
fn sentence(ui: &mut Ui, session: &Session, open: &Opened) {
    ScrollArea::vertical()
        .id_salt("sentence")
        .auto_shrink([false, false])
        .show(ui, |ui| {
            let font = FontId::new(18.0, bold());
            let said = glossed(ui, session, &session.view().sentence, font);
            // A screen reader says the sentence whenever it changes.
            ui.ctx().accesskit_node_builder(said.id, |node| {
                node.set_live(egui::accesskit::Live::Polite);
            });
            if let Some(stop) = open.stop_at(open.step()) {
                egui::Frame::new()
                    .fill(ink(session, Ink::GoldFill))
                    .corner_radius(6.0)
                    .inner_margin(egui::Margin::symmetric(8, 3))
                    .show(ui, |ui| {
                        ui.set_width(ui.available_width());
                        let words = stop.words.get(session.language());
                        glossed(
                            ui,
                            session,
                            words,
                            FontId::new(BODY, FontFamily::Proportional),
                        );
                    });
            }
        });
}
