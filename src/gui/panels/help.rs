//! The list of keys.

use egui::{Align2, Context, Grid, RichText, ScrollArea, Window};

use super::settle;
use crate::fonts::bold;
use crate::keys::key_help;
use crate::look::Look;
use session::{Command, Session};

/// The maximum width of a description, in points; longer ones wrap.
const WIDEST: f32 = 820.0;

/// The list of keys, over everything else.
pub(crate) fn help_ui(
    context: &Context,
    session: &Session,
    look: &mut Look,
    commands: &mut Vec<Command>,
) {
    let language = session.language();
    let texts = language.texts();
    let shown = Window::new(RichText::new(texts.window_keys_title()).size(17.0).family(bold()))
        .id(egui::Id::unique("keys"))
        .collapsible(false)
        .resizable(false)
        .anchor(Align2::CENTER_CENTER, [0.0, 0.0])
        .show(context, |ui| {
            ScrollArea::both().max_height(context.content_rect().height() - 130.0).show(ui, |ui| {
                Grid::new("keys")
                    .num_columns(2)
                    .spacing([24.0, 7.0])
                    .max_col_width((context.content_rect().width() * 0.6).min(WIDEST))
                    .show(ui, |ui| {
                        for help in key_help() {
                            ui.label(RichText::new(&help.keys).size(15.0).family(bold()));
                            ui.label(RichText::new(help.does(language)).size(15.0));
                            ui.end_row();
                        }
                    });
            });
            ui.add_space(6.0);
            ui.set_max_width(context.content_rect().width() - 40.0);
            ui.horizontal_wrapped(|ui| {
                if ui.button(format!("{} (Esc)", texts.window_close())).clicked() {
                    commands.push(Command::Dismiss);
                }
                if ui.button(texts.screen_tour()).clicked() {
                    commands.push(Command::Dismiss);
                    look.tour = Some(0);
                }
                if ui.button(texts.screen_signs_title()).clicked() {
                    commands.push(Command::Dismiss);
                    look.shows_signs = true;
                }
            });
        });
    if let Some(shown) = shown {
        settle(context, &shown.response);
    }
}
