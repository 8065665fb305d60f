//! The tour of the first start: a frame around a part of the window, and its purpose.

use egui::{
    Align2, Area, Context, Frame, Id, Key, Modifiers, Order, Rect, RichText, Stroke, StrokeKind,
    vec2,
};

use super::ink;
use crate::look::Look;
use crate::pane::Pane;
use picture::Ink;
use session::Session;
use text::TourStop;

/// The current stop of the tour, if it is running.
pub(crate) fn tour_ui(context: &Context, session: &Session, look: &mut Look) {
    let Some(number) = look.tour else {
        return;
    };
    let Some(&stop) = TourStop::ALL.get(number) else {
        look.tour = None;
        return;
    };
    let screen = context.content_rect();
    let place = place_of(stop, look, screen);
    let gold = ink(session, Ink::Gold);
    let painter = context.layer_painter(egui::LayerId::new(Order::Foreground, Id::unique("tour")));
    let frame = place.shrink(2.0);
    painter.rect_stroke(frame, 8.0, Stroke::new(4.0, gold), StrokeKind::Inside);
    let texts = session.language().texts();
    let width = 440.0_f32.min(screen.width() - 40.0);
    // Beside the part if there is room, so that the part stays visible.
    let below = place.max.y + 170.0 < screen.max.y;
    let y = if below { place.max.y + 12.0 } else { (place.min.y - 160.0).max(60.0) };
    let x = place
        .center()
        .x
        .clamp(screen.min.x + width / 2.0 + 20.0, screen.max.x - width / 2.0 - 20.0);
    let (mut goes_on, mut ends) = (false, false);
    Area::new(Id::unique("tour card"))
        .order(Order::Foreground)
        .pivot(Align2::CENTER_TOP)
        .fixed_pos(egui::pos2(x, y))
        .show(context, |ui| {
            Frame::popup(ui.style()).stroke(Stroke::new(2.0, gold)).inner_margin(14.0).show(
                ui,
                |ui| {
                    ui.set_width(width);
                    let words = RichText::new(stop.words(session.language())).size(16.0);
                    ui.add(egui::Label::new(words).wrap());
                    ui.add_space(6.0);
                    ui.horizontal(|ui| {
                        ui.spacing_mut().button_padding = vec2(12.0, 5.0);
                        ui.label(format!("{} / {}", number + 1, TourStop::ALL.len()));
                        goes_on =
                            ui.button(format!("{} (Enter)", texts.screen_tour_next())).clicked();
                        ends = ui.button(format!("{} (Esc)", texts.screen_tour_end())).clicked();
                    });
                },
            );
        });
    context.input_mut(|input| {
        goes_on |= input.consume_key(Modifiers::NONE, Key::Enter)
            || input.consume_key(Modifiers::NONE, Key::ArrowRight)
            || input.consume_key(Modifiers::NONE, Key::Space);
        ends |= input.consume_key(Modifiers::NONE, Key::Escape);
    });
    if ends {
        look.tour = None;
    } else if goes_on {
        look.tour = Some(number + 1);
    }
}

/// Where a part of the window was last drawn.
fn place_of(stop: TourStop, look: &Look, screen: Rect) -> Rect {
    let pane = match stop {
        TourStop::Tree => Pane::Tree,
        TourStop::Step => Pane::Step,
        TourStop::Value => Pane::Node,
        TourStop::Code => Pane::Code,
        TourStop::Top => {
            let bottom = look.place(Pane::Tree).map_or(50.0, |tree| tree.min.y);
            return Rect::from_min_max(screen.min, egui::pos2(screen.max.x, bottom));
        }
    };
    let beside = || look.place(Pane::Notes);
    look.place(pane).or_else(beside).unwrap_or(screen)
}
