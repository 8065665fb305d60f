//! The map of the course: a chapter a row, with lines from those that it builds on; a click opens
//! its next lesson.

use egui::{Align2, FontId, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::super::{buttons_from_right, ink, rest_of_row, small, title};
use super::PageRow;
use crate::look::WindowContext;
use language::Words;
use picture::Ink;
use session::{LessonCommand, LessonEntry, Session};

/// The space between two lanes, and the radius of a chapter, in points.
const LANE: f32 = 30.0;
const DOT: f32 = 6.0;

pub(super) fn course_map_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, row: &PageRow) {
    let (session, texts) = cx.session_and_texts();
    let Some(map) = session.view().page.course() else {
        return;
    };
    buttons_from_right(ui, 4.0, |ui| {
        row.to_tree(ui, cx);
        let mut rest = rest_of_row(ui);
        rest.label(title((row.name)(texts)));
        rest.add(egui::Label::new(small(session, texts.course_map_reads())).truncate());
    });
    if session.course_title().is_some() {
        ui.label(texts.course_map_nothing());
        return;
    }
    let all = ui.available_rect_before_wrap();
    let is_open =
        |entry: &&LessonEntry| session.open().is_some_and(|open| *open.source() == entry.source);
    let here = session.lessons().iter().find(is_open).and_then(|entry| entry.chapter);
    let way = here.map(|here| map.way_to(here)).unwrap_or_default();
    let down = all.height() / map.lanes.len() as f32;
    let place = |chapter: usize| {
        let right = LANE * (map.lanes[chapter] as f32 + 0.5);
        all.min + vec2(right, down * (chapter as f32 + 0.5))
    };
    let colour = |is_way| ink(session, if is_way { Ink::Gold } else { Ink::Muted });
    // What leads to the open lesson lies on top.
    let is_way = |(_, below): (usize, usize)| way.contains(&below);
    for on_top in [false, true] {
        for &link in map.links.iter().filter(|link| is_way(**link) == on_top) {
            let pen = Stroke::new(if on_top { 3.5 } else { 1.5 }, colour(on_top));
            ui.painter().add(Shape::line(bent(place(link.0), place(link.1)), pen));
        }
    }
    let lanes = map.lanes.iter().max().map_or(0, |most| most + 1);
    let left = all.min.x + LANE * lanes as f32 + 8.0;
    for chapter in 0..map.lanes.len() {
        let centre = place(chapter);
        ui.painter().circle_filled(centre, DOT, colour(way.contains(&chapter)));
        let words = Rect::from_min_max(
            pos2(left, centre.y - down / 2.0),
            pos2(all.max.x, centre.y + down / 2.0),
        );
        chapter_ui(ui, cx, words, (chapter, here == Some(chapter)));
    }
    ui.advance_cursor_after_rect(all);
}

/// The line from a chapter straight down, and then across to one that builds on it.
fn bent(from: Pos2, to: Pos2) -> Vec<Pos2> {
    const ROUND: f32 = 6.0;
    let across = (to.x - from.x).signum() * ROUND.min((to.x - from.x).abs());
    vec![from, pos2(from.x, to.y - ROUND), pos2(from.x + across, to.y), to]
}

/// A chapter, with how many of its lessons have been seen.
fn chapter_ui(
    ui: &mut Ui,
    cx: &mut WindowContext<'_>,
    place: Rect,
    (chapter, is_here): (usize, bool),
) {
    let session = cx.session;
    let entries: Vec<&LessonEntry> =
        session.lessons().iter().filter(|entry| entry.chapter == Some(chapter)).collect();
    let seen = entries.iter().filter(|entry| session.is_seen(&entry.source)).count();
    let told = |words: &Words| words.told(session.language()).to_string();
    let name = session.chapter_title(Some(chapter)).as_ref().map(told).unwrap_or_default();
    let words = format!("{}  {name}  {seen}/{}", chapter + 1, entries.len());
    let done = if seen == entries.len() { Ink::Muted } else { Ink::Text };
    let response = ui.interact(place, ui.scope_id().with(("chapter", chapter)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));
    if is_here || response.hovered() || response.has_focus() {
        let fill = ink(session, if is_here { Ink::GoldFill } else { Ink::Card });
        ui.painter().rect_filled(place, 4.0, fill);
    }
    let font = FontId::proportional((place.height() * 0.75).clamp(11.0, 20.0));
    let at = place.left_center() + vec2(6.0, 0.0);
    ui.painter().text(at, Align2::LEFT_CENTER, words, font, ink(session, done));
    let response = response.on_hover_ui(|ui| {
        ui.label(lessons_of(session, &entries));
    });
    if response.clicked() {
        let next = entries.iter().find(|entry| !session.is_seen(&entry.source));
        let next = next.or(entries.first()).map(|entry| entry.source.clone());
        cx.commands.extend(next.map(|source| LessonCommand::Open(source).into()));
    }
}

/// The titles of lessons, a line each, with what has been seen.
fn lessons_of(session: &Session, entries: &[&LessonEntry]) -> String {
    let line = |entry: &&LessonEntry| {
        let mark = if session.is_seen(&entry.source) { "●" } else { "○" };
        format!("{mark} {}", session.shown_title(entry).told(session.language()))
    };
    entries.iter().map(line).collect::<Vec<_>>().join("\n")
}
