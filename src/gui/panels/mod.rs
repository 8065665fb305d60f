//! The panels: functions that read the session and push commands.

mod board;
mod board_page;
mod camera;
mod canvas;
mod chapters;
mod class;
mod compare;
mod counts;
mod course;
mod dialog_parts;
mod dialogs;
mod engines;
mod found;
mod game;
mod glossed;
mod grow;
mod help;
mod legend;
mod lesson_table;
mod lessons;
mod listing;
mod mate;
mod menus;
mod node;
mod node_menu;
mod order;
mod order_shown;
mod pages;
mod palette;
mod plot;
mod present;
mod readers;
mod rules;
mod shown_position;
mod signs;
mod step;
mod study;
mod study_words;
mod swap_list;
mod telling;
mod tools;
mod top;
mod tour;
mod transport;
mod tree;
mod tree_head;
mod why;
mod why_field;

pub(super) use board::board_ui;
pub(super) use board_page::board_page_ui;
pub(super) use canvas::drawn_tree;
pub(super) use class::{Export, ExportChoices, PackWish, StepsWish};
pub(super) use compare::compare_ui;
pub(super) use course::CourseTyped;
pub(super) use dialog_parts::SavePlace;
pub(super) use dialogs::{Dialog, dialog_ui};
pub(super) use engines::EngineDraft;
pub(super) use found::Palette;
pub(super) use help::help_ui;
pub(super) use lessons::lessons_ui;
pub(super) use listing::listing_ui;
pub(super) use node::{node_ui, notes_ui};
pub(super) use node_menu::{read_cut, reads_deeper};
pub(super) use order_shown::OrderShown;
pub(super) use pages::row_of;
pub use pages::{PAGES, PageRow};
pub(super) use palette::palette_ui;
pub(super) use present::{over_everything, present_ui};
pub(super) use rules::{game_in_front, rules_ui};
pub(super) use shown_position::shown_position;
pub(super) use signs::signs_ui;
pub(super) use step::{code_ui, step_ui};
pub(super) use study::{
    LeafDraft, MakeDraft, MakeSection, PredictDraft, field_id, study_ui, value_of,
};
pub(super) use top::{overlays_ui, top_ui};
pub(super) use tour::tour_ui;
pub(super) use tree::tree_ui;

use std::time::Duration;

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{
    Align, Button, Color32, Context, FontId, Id, Layout, Rect, Response, RichText, ScrollArea,
    Sense, Ui, UiBuilder, Vec2, vec2,
};

use super::fonts::bold;
use super::theme::{BODY, SMALL, colour};
use language::signed;
use picture::Ink;
use score::{Player, Score};
use session::Session;

/// A colour in the session's theme.
fn ink(session: &Session, ink: Ink) -> Color32 {
    colour(ink, session.theme())
}

/// The title of a panel or of a part of it.
fn title(text: impl Into<String>) -> RichText {
    RichText::new(text).size(16.0).family(bold())
}

/// Secondary text.
fn small(session: &Session, text: impl Into<String>) -> RichText {
    RichText::new(text).size(SMALL).color(ink(session, Ink::Muted))
}

/// A number of plies: "1手", "1 ply", "2 plies".
fn in_plies(session: &Session, plies: u8) -> String {
    session.language().texts().window_so_many_plies(plies)
}

/// A button that shows whether it is on.
fn switch(ui: &mut Ui, session: &Session, on: bool, text: impl Into<String>) -> Response {
    let text = text.into();
    let mut button = Button::new(RichText::new(&text).size(BODY));
    if on {
        button = button
            .fill(ink(session, Ink::GoldFill))
            .stroke(egui::Stroke::new(1.5, ink(session, Ink::Gold)));
    }
    let response = ui.add(button);
    response.widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, true, on, &text));
    response
}

/// Tells the words of a button in its tooltip, if there is no room for all of them.
fn told_whole(row: Response, words: &str) -> Response {
    let wanted = row.intrinsic_size().map_or(0.0, |size| size.x);
    if wanted > row.rect.width() { row.on_hover_text(words) } else { row }
}

/// A row of a list of moves as a button: its words, and small text on the right. Gold marks the
/// current row.
fn list_row(
    ui: &mut Ui,
    session: &Session,
    size: Vec2,
    is_here: bool,
    [words, right]: [&str; 2],
) -> Response {
    let mut shown = RichText::new(words).size(BODY);
    if is_here {
        shown = shown.family(bold());
    }
    let button = Button::new(shown).right_text(small(session, right)).truncate().min_size(size);
    let (fill, stroke) = if is_here {
        let edge = egui::Stroke::new(1.5, ink(session, Ink::Gold));
        (ink(session, Ink::GoldFill), edge)
    } else {
        (Color32::TRANSPARENT, egui::Stroke::NONE)
    };
    let response = told_whole(ui.add(button.fill(fill).stroke(stroke)), words);
    response.widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, true, is_here, words));
    response
}

/// An activity indicator: a dot that moves a step round each second. A smooth rotation would redraw
/// the whole window at the rate of the screen.
fn at_work(ui: &mut Ui, session: &Session) {
    const DOTS: u8 = 8;
    let size = ui.spacing().interact_size.y;
    let (place, response) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::new(egui::Role::ProgressIndicator));
    let time = ui.input(|input| input.time);
    let here = (time % f64::from(DOTS)).floor();
    for dot in 0..DOTS {
        let turn = f32::from(dot) / f32::from(DOTS);
        let at = place.center() + Vec2::angled(turn * std::f32::consts::TAU) * (0.36 * size);
        let (radius, colour) = if f64::from(dot).total_cmp(&here).is_eq() {
            (0.12, Ink::Gold)
        } else {
            (0.07, Ink::Muted)
        };
        ui.painter().circle_filled(at, radius * size, ink(session, colour));
    }
    let next = Duration::from_secs_f64(1.0 - time.fract());
    ui.ctx().request_repaint_after(next.max(Duration::from_millis(500)));
}

/// The minimum side of a map beside its table, in points.
const MAP: f32 = 260.0;

/// Divides `place` into a map and a table of this width, in points; the table goes below the map if
/// there is no room for both, as beside a listing.
fn map_and_table(place: Rect, table: f32) -> (Rect, Rect) {
    if place.width() < table + MAP {
        place.split_top_bottom_at_y(place.center().y)
    } else {
        place.split_left_right_at_x(place.max.x - table)
    }
}

/// The rest of a row, from left to right; overflow is clipped.
fn rest_of_row(ui: &mut Ui) -> Ui {
    let place = ui.available_rect_before_wrap();
    let layout = Layout::left_to_right(Align::Center);
    let mut rest = ui.new_child(UiBuilder::new().max_rect(place).layout(layout));
    rest.shrink_clip_rect(place);
    rest
}

/// A value in the colour of the player whom it favours.
fn value_text(session: &Session, value: Score, size: f32) -> RichText {
    let player = if value.0 < 0 { Player::Min } else { Player::Max };
    let words = RichText::new(signed(value).to_string()).size(size);
    words.family(bold()).color(ink(session, Ink::edge(player)))
}

/// A part of a panel, from top to bottom. Overflow is clipped or scrolls: no content makes a panel
/// grow.
fn part(ui: &mut Ui, place: Rect) -> Ui {
    let layout = Layout::top_down(Align::Min);
    let mut part = ui.new_child(UiBuilder::new().max_rect(place).layout(layout));
    part.shrink_clip_rect(place);
    part
}

/// The size of a text in one line, in points.
fn size_of(ui: &Ui, text: impl Into<String>, font: FontId) -> Vec2 {
    ui.painter().layout_no_wrap(text.into(), font, Color32::BLACK).size()
}

/// Gives the contents at least this height, in points: they scroll where there is less room.
fn at_least(ui: &mut Ui, height: f32, content: impl FnOnce(&mut Ui)) {
    let place = ui.available_rect_before_wrap();
    let area =
        ScrollArea::vertical().id_salt("at least").auto_shrink(false).min_scrolled_height(0.0);
    area.show(&mut part(ui, place), |ui| {
        let (_, all) = ui.allocate_space(vec2(ui.available_width(), height.max(place.height())));
        content(&mut part(ui, all));
    });
    ui.advance_cursor_after_rect(place);
}

/// Requests frames until a new window has settled to its size, which takes a few.
fn settle(context: &Context, window: &Response) {
    let (id, size) = (window.id.with("settled"), window.rect.size());
    let before = context.data_mut(|data| {
        let before = data.get_temp::<Vec2>(id);
        data.insert_temp(id, size);
        before
    });
    if before != Some(size) {
        context.request_repaint();
    }
}

/// The whole panel as one such part.
pub(super) fn whole(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let place = ui.available_rect_before_wrap();
    content(&mut part(ui, place));
    ui.advance_cursor_after_rect(place);
}

/// Selects the contents of a field, so that typing replaces them.
fn select_all(ui: &Ui, field: Id, text: &str) {
    select(ui, field, (0, text.chars().count()));
}

/// Puts the cursor behind the contents of a field, so that typing adds to them.
fn type_on(ui: &Ui, field: Id, text: &str) {
    let end = text.chars().count();
    select(ui, field, (end, end));
}

fn select(ui: &Ui, field: Id, (from, to): (usize, usize)) {
    let mut state = TextEditState::load(ui.ctx(), field).unwrap_or_default();
    let range = CCursorRange::two(CCursor::new(from), CCursor::new(to));
    state.cursor.set_char_range(Some(range));
    state.store(ui.ctx(), field);
}
