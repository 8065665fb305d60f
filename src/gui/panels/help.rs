//! The list of keys.

use egui::{Grid, RichText, ScrollArea};

use super::{close_button, over_window, strong};
use crate::keys::key_help;
use crate::look::WindowContext;
use session::Command;

/// The maximum width of a description, in points; longer ones wrap.
const WIDEST: f32 = 820.0;

/// The list of keys, over everything else.
pub(crate) fn help_ui(cx: &mut WindowContext<'_>) {
    let (context, session) = (cx.context, cx.session);
    let language = session.language();
    let texts = language.texts();
    over_window(context, texts.window_keys_title(), "keys", |ui| {
        ScrollArea::both().max_height(context.content_rect().height() - 130.0).show(ui, |ui| {
            Grid::new("keys")
                .num_columns(2)
                .spacing([24.0, 7.0])
                .max_col_width((context.content_rect().width() * 0.6).min(WIDEST))
                .show(ui, |ui| {
                    for help in key_help() {
                        ui.label(strong(&help.keys).size(15.0));
                        ui.label(RichText::new(help.does(language)).size(15.0));
                        ui.end_row();
                    }
                });
        });
        ui.add_space(6.0);
        ui.set_max_width(context.content_rect().width() - 40.0);
        ui.horizontal_wrapped(|ui| {
            if close_button(ui, session) {
                cx.push(Command::Dismiss);
            }
            if ui.button(texts.screen_tour()).clicked() {
                cx.push(Command::Dismiss);
                cx.look.tour = Some(0);
            }
            if ui.button(texts.screen_signs_title()).clicked() {
                cx.push(Command::Dismiss);
                cx.look.shows_signs = true;
            }
        });
    });
}
