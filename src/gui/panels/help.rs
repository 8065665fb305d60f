//! What lies over the window until it is closed: the list of keys, and the key to the signs.

use egui::{Context, Grid, Label, RichText, Role, ScrollArea, Sense, WidgetInfo, vec2};

use super::rules::game_in_front;
use super::{close_button, ink, over_window, strong};
use crate::keys::key_help;
use crate::look::{Look, WindowContext};
use crate::paint::{area, paint};
use picture::{Ink, sign};
use session::{Command, Session};
use text::Sign;

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
            cx.push_if(close_button(ui, session), Command::Dismiss);
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

/// Every sign with its meaning, drawn as in the tree.
pub(crate) fn signs_ui(context: &Context, session: &Session, look: &mut Look) {
    let language = session.language();
    let texts = language.texts();
    let size = context.content_rect().size();
    let columns = if size.x > 900.0 { 2 } else { 1 };
    let width = ((size.x - 90.0) / columns as f32 - 96.0).clamp(140.0, 330.0);
    let mut stays = true;
    over_window(context, texts.screen_signs_title(), "signs", |ui| {
        ScrollArea::vertical().max_height(size.y - 130.0).show(ui, |ui| {
            Grid::new("signs").num_columns(2 * columns).spacing([10.0, 4.0]).show(ui, |ui| {
                let signs: Vec<_> = Sign::key().collect();
                let rows = signs.len().div_ceil(columns);
                for row in 0..rows {
                    for column in 0..columns {
                        let Some(&this) = signs.get(row + column * rows) else {
                            continue;
                        };
                        let (response, painter) =
                            ui.allocate_painter(vec2(76.0, 34.0), Sense::hover());
                        let meaning = this.meaning(language);
                        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &meaning));
                        let picture = sign(this, session.language().signs(), area(response.rect));
                        paint(&painter, &picture, session.theme());
                        let words = RichText::new(meaning).size(14.0);
                        ui.scope(|ui| {
                            ui.set_width(width);
                            ui.add(Label::new(words).wrap());
                        });
                    }
                    ui.end_row();
                }
            });
        });
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            if ui.button(texts.rules_title()).clicked() {
                look.rules = Some(game_in_front(session));
            }
            stays = look.rules.is_none() && !close_button(ui, session);
            ui.label(RichText::new("K").color(ink(session, Ink::Muted)));
        });
    });
    if !stays {
        look.shows_signs = false;
    }
}
