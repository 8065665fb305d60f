//! The chapters of a run in the scrub bar: their names where there is room, and buttons for users
//! without a pointer.

use egui::{
    Align2, FontFamily, FontId, Id, Painter, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    pos2, vec2,
};

use super::ink;
use crate::fonts::bold;
use crate::look::WindowContext;
use language::grouped;
use picture::Ink;
use session::{Navigation, Opened, Session};
use trace::Chapter;

/// Half the width of the knob, with its edge, in points.
const KNOB: f32 = 10.0;

pub(super) fn has_chapters(open: &Opened) -> bool {
    !open.timeline().chapters.is_empty()
}

/// The rectangles of the chapters in `bar`; `x` maps steps to positions.
fn places(
    open: &Opened,
    bar: Rect,
    x: impl Fn(usize) -> f32,
) -> impl Iterator<Item = (usize, &Chapter, Rect)> {
    let chapters = &open.timeline().chapters;
    chapters.iter().enumerate().map(move |(number, chapter)| {
        // What comes before the first one belongs to it.
        let left = if number == 0 { bar.min.x } else { x(chapter.from) };
        let next = chapters.get(number + 1);
        let right = next.map_or(bar.max.x, |next| x(next.from));
        let (top, bottom) = (bar.min.y, bar.max.y);
        let end = pos2(right.max(left + 2.0), bottom);
        (number, chapter, Rect::from_min_max(pos2(left, top), end))
    })
}

fn id_of(ui: &Ui, number: usize) -> Id {
    ui.scope_id().with(("chapter", number))
}

/// A button for each chapter, under the bar: pointers go to steps, the keyboard and screen readers
/// to chapters.
pub(super) fn chapter_buttons(
    ui: &Ui,
    cx: &mut WindowContext<'_>,
    open: &Opened,
    (bar, x): (Rect, impl Fn(usize) -> f32),
) {
    for (number, chapter, place) in places(open, bar, x) {
        let response = ui.interact(place, id_of(ui, number), Sense::click());
        response.widget_info(|| {
            WidgetInfo::labeled(Role::Button, true, told(cx.session, open, chapter))
        });
        cx.push_if(response.clicked(), Navigation::Seek(chapter.from));
    }
}

/// The bar of a run with chapters; `done` is the part already done.
pub(super) fn chapter_bar(
    ui: &Ui,
    painter: &Painter,
    session: &Session,
    open: &Opened,
    (bar, done, x): (Rect, Rect, impl Fn(usize) -> f32),
) {
    painter.rect_filled(bar, 3.0, ink(session, Ink::Paper));
    painter.rect_filled(done, 3.0, ink(session, Ink::GoldFill));
    let line = Rect::from_min_max(pos2(done.min.x, done.max.y - 2.0), done.max);
    painter.rect_filled(line, 0.0, ink(session, Ink::Gold));
    let edge = Stroke::new(1.0, ink(session, Ink::Muted));
    painter.rect_stroke(bar, 3.0, edge, StrokeKind::Inside);
    let seen = open.projection(session.language());
    let here = seen.chapter_here();
    for (number, chapter, place) in places(open, bar, x) {
        painter.line_segment([place.left_top(), place.left_bottom()], edge);
        let id = id_of(ui, number);
        if ui.memory(|memory| memory.has_focus(id)) {
            let stroke = Stroke::new(2.0, ink(session, Ink::Text));
            painter.rect_stroke(place, 3.0, stroke, StrokeKind::Outside);
        }
        let (family, colour) = if here == Some(number) {
            (bold(), Ink::Text)
        } else {
            (FontFamily::Proportional, Ink::Muted)
        };
        let font = FontId::new(11.5, family);
        let name = seen.chapter_name(chapter);
        let galley = painter.layout_no_wrap(name, font, ink(session, colour));
        // The knob covers no name: where it would, the name stands in the larger part beside it.
        let middle = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), place);
        let is_free = (middle.center().x - done.max.x).abs() > middle.width() / 2.0 + KNOB;
        let left = place.with_max_x(place.max.x.min(done.max.x - KNOB));
        let right = place.with_min_x(place.min.x.max(done.max.x + KNOB));
        let room = match is_free {
            true => place,
            false if left.width() > right.width() => left,
            false => right,
        };
        if galley.size().x + 6.0 <= room.width() {
            let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), room);
            let at = at.min - vec2(0.0, 1.0);
            painter.galley(at, galley, ink(session, colour));
        }
    }
}

pub(super) fn chapter_tip(
    session: &Session,
    open: &Opened,
    (bar, x): (Rect, impl Fn(usize) -> f32),
    pointer: f32,
) -> Option<String> {
    let mut places = places(open, bar, x);
    let (_, chapter, _) = places.find(|(_, _, place)| place.x_range().contains(pointer))?;
    let tip = session.language().texts().reading_chapter_tip();
    Some(format!("{}\n{tip}", told(session, open, chapter)))
}

/// A chapter with its steps: "深さ2:ステップ 54〜210".
fn told(session: &Session, open: &Opened, chapter: &Chapter) -> String {
    let name = open.projection(session.language()).chapter_name(chapter);
    let (from, to) = (grouped(chapter.from as u64), grouped(chapter.to as u64));
    session.language().texts().reading_chapter_steps(from, name, to)
}
