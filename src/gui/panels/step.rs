//! Below the tree: the pseudo-code, the sentence of the step, and the transport.

use egui::{Align, Layout, RichText, ScrollArea, Ui};

use super::transport::transport_ui;
use super::{ink, part, small};
use crate::gui::fonts::bold;
use crate::picture::Ink;
use crate::session::{Command, Opened, Session};
use crate::text::Texts;
use crate::trace::WindowRule;

/// What the row of buttons takes from left to right, in points.
const BUTTONS: f32 = 500.0;
/// What the buttons and the scrub bar take from top to bottom, in points.
const TRANSPORT: f32 = 74.0;

/// The pseudo-code, the sentence and the transport, each in its own part of the panel.
pub(in crate::gui) fn step_ui(ui: &mut Ui, session: &Session, commands: &mut Vec<Command>) {
    let Some(open) = session.open() else {
        return;
    };
    let all = ui.available_rect_before_wrap();
    // Where there is little room, the buttons come first.
    let code_width = (all.width() - BUTTONS).max(160.0).min(all.width() * 0.39);
    let (left, right) = all.split_left_right_at_x(all.min.x + code_width);
    let (upper, lower) = right
        .with_min_x(right.min.x + 14.0)
        .split_top_bottom_at_y((right.max.y - TRANSPORT).max(right.min.y));
    code(&mut part(ui, left), session, open);
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
            ui.add_space(4.0);
            let variables: Vec<_> = view
                .variables
                .iter()
                .map(|variable| format!("{} = {}", variable.name, variable.value))
                .collect();
            let words = RichText::new(variables.join("   "))
                .size(13.0)
                .family(bold())
                .color(ink(session, Ink::Gold));
            ui.label(words);
        });
}

/// The sentence of the step, and the lesson's own words for it.
fn sentence(ui: &mut Ui, session: &Session, open: &Opened) {
    let text = Texts::of(session.language());
    let replay = open.replay();
    ScrollArea::vertical()
        .id_salt("sentence")
        .auto_shrink([false, false])
        .show(ui, |ui| {
            ui.horizontal(|ui| {
                let step = format!("{} {} / {}", text.step, replay.step(), replay.last_step());
                ui.label(small(session, step));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    ui.label(small(session, legend(session, open)).size(12.0));
                });
            });
            let words = RichText::new(&session.view().sentence)
                .size(18.0)
                .family(bold());
            ui.label(words);
            if let Some(stop) = open.stop_at(replay.step()) {
                egui::Frame::new()
                    .fill(ink(session, Ink::GoldFill))
                    .corner_radius(6.0)
                    .inner_margin(egui::Margin::symmetric(8, 4))
                    .show(ui, |ui| {
                        ui.set_width(ui.available_width());
                        ui.label(stop.words.get(session.language()));
                    });
            }
        });
}

/// What the marks on the scrub bar mean; cuts only where there can be any.
fn legend(session: &Session, open: &Opened) -> String {
    let text = Texts::of(session.language());
    let cuts = match open.algorithm().window_rule() {
        WindowRule::None => String::new(),
        _ => format!("× {}   ", text.mark_cut),
    };
    format!("{cuts}▲ {}   ○ {}", text.mark_best, text.mark_stop)
}
