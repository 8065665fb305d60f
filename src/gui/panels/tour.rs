//! The tour of the first start: a frame around a part of the window, and its purpose.

use egui::{
    Area, AreaState, Context, Frame, Id, Key, Modifiers, Order, Rect, RichText, Stroke, StrokeKind,
    Vec2, vec2,
};

use super::ink;
use crate::look::Look;
use crate::pane::Pane;
use picture::Ink;
use session::Session;
use text::TourStop;

/// The height of a card that has not been drawn yet, in points.
const HEIGHT: f32 = 150.0;
/// The usual width of its words, in points, and the least.
const WIDTH: f32 = 400.0;
const NARROWEST: f32 = 240.0;
/// Both margins beside them.
const MARGINS: f32 = 32.0;
/// The gap between a card and its part.
const GAP: f32 = 10.0;

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
    // The tree leaves a column beside it, where the first card covers nothing that is read.
    let column = screen.max.x - place.max.x - 2.0 * GAP - MARGINS;
    let width = if stop == TourStop::Tree && column >= NARROWEST { column } else { WIDTH };
    let width = width.min(WIDTH).min(screen.width() - 40.0);
    let id = Id::unique("tour card");
    let height = AreaState::load(context, id).and_then(|state| state.size);
    let size = vec2(width + MARGINS, height.map_or(HEIGHT, |size| size.y));
    let read = [Pane::Step, Pane::Code].map(|pane| look.place(pane));
    let card = card_place(screen, size, place, read.into_iter().flatten());
    let (mut goes_on, mut ends) = (false, false);
    Area::new(id).order(Order::Foreground).fixed_pos(card.min).show(context, |ui| {
        Frame::popup(ui.style()).stroke(Stroke::new(2.0, gold)).inner_margin(14.0).show(ui, |ui| {
            ui.set_width(width);
            let words = RichText::new(stop.name(session.language())).size(16.0);
            ui.add(egui::Label::new(words).wrap());
            ui.add_space(6.0);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().button_padding = vec2(12.0, 5.0);
                ui.label(format!("{} / {}", number + 1, TourStop::ALL.len()));
                if number + 1 < TourStop::ALL.len() {
                    goes_on = ui.button(format!("{} (Enter)", texts.screen_tour_next())).clicked();
                    ends = ui.button(format!("{} (Esc)", texts.screen_tour_end())).clicked();
                } else {
                    ends = ui.button(format!("{} (Enter)", texts.screen_tour_end())).clicked();
                }
            });
        });
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

/// Where a card of this size covers least of its part and of what is read at each step: below the
/// part, above it, beside it, or in a corner.
fn card_place(screen: Rect, size: Vec2, part: Rect, read: impl Iterator<Item = Rect>) -> Rect {
    let middle = part.center() - size / 2.0;
    let places = [
        egui::pos2(middle.x, part.max.y + GAP),
        egui::pos2(middle.x, part.min.y - GAP - size.y),
        egui::pos2(part.min.x - GAP - size.x, middle.y),
        egui::pos2(part.max.x + GAP, middle.y),
        screen.max,
        screen.min,
    ];
    let inside = screen.shrink(GAP);
    let within = |place: egui::Pos2| {
        let most = (inside.max - size).max(inside.min);
        Rect::from_min_size(place.clamp(inside.min, most), size)
    };
    let parts: Vec<_> = read.chain([part]).collect();
    let covered = |card: &Rect| {
        let covered = parts.iter().map(|part| card.intersect(*part));
        covered.filter(Rect::is_positive).map(|it| it.area()).sum()
    };
    let cards = places.map(within).into_iter();
    let best = cards.min_by(|one: &Rect, other: &Rect| {
        f32::total_cmp(&covered(one), &covered(other)) // The first of equals.
    });
    best.unwrap_or(inside)
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
