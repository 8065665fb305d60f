//! The panels: functions that read the session and push commands.

mod board;
mod board_page;
mod camera;
mod canvas;
mod chapters;
mod compare;
mod counts;
mod course;
mod dialog_parts;
mod dialogs;
mod engines;
mod export_dialog;
mod found;
mod game;
mod glossed;
mod grow;
mod help;
mod legend;
mod lesson_table;
mod lessons;
mod lessons_state;
mod listing;
mod menus;
mod node;
mod node_menu;
mod open_questions;
mod order;
mod order_shown;
mod pages;
mod palette;
mod plot;
mod present;
mod readers;
mod rules;
mod step;
mod study;
mod swap_list;
mod table;
mod tools;
mod top;
mod tour;
mod transport;
mod tree;
mod tree_head;
mod why;

pub(super) use board::{BoardState, board_ui};
pub(super) use board_page::board_page_ui;
pub(super) use camera::{PenStrokes, TreeView};
pub(super) use canvas::drawn_tree;
pub(super) use compare::compare_ui;
pub(super) use course::CourseTyped;
pub(super) use dialog_parts::SavePlace;
pub(super) use dialogs::{Dialog, dialog_ui};
pub(super) use engines::EngineDraft;
pub(super) use export_dialog::{Export, ExportChoices, PackWish, StepsWish};
pub(super) use found::Palette;
pub(super) use help::{help_ui, signs_ui};
pub(super) use lessons::lessons_ui;
pub(super) use lessons_state::LessonsState;
pub(super) use listing::listing_ui;
pub(super) use node::{node_ui, notes_ui};
pub(super) use node_menu::{read_cut, reads_deeper};
pub(super) use order_shown::OrderShown;
pub(super) use pages::row_of;
pub use pages::{PAGES, PageRow};
pub(super) use palette::palette_ui;
pub(super) use present::{over_everything, present_ui};
pub(super) use rules::{game_in_front, rules_ui};
pub(super) use step::{code_ui, step_ui};
pub(super) use study::{
    LeafDraft, MakeDraft, MakeField, MakeSection, PredictDraft, field_id, study_ui,
};
pub(super) use tools::moment;
pub(super) use top::{overlays_ui, top_ui};
pub(super) use tour::tour_ui;
pub(super) use tree::tree_ui;

use std::time::Duration;

use egui::accesskit::Live;
use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{
    Align, Align2, AsIdSalt, Button, Color32, ComboBox, Context, FontId, Frame, Id, InnerResponse,
    Key, Label, Layout, Margin, Rect, Response, RichText, Role, ScrollArea, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, Vec2, Widget, WidgetInfo, WidgetText, Window, vec2,
};
use egui_plot::Plot;

use super::fonts::bold;
use super::theme::{BODY, SMALL, colour};
use ::tree::NodeId;
use formats::sfen::to_sfen;
use language::{Language, signed};
use picture::Ink;
use score::{Player, Score};
use session::{Command, RunCommand, Session, StudyMode};

/// A colour in the session's theme.
fn ink(session: &Session, ink: Ink) -> Color32 {
    colour(ink, session.theme())
}

fn strong(text: impl Into<String>) -> RichText {
    RichText::new(text).family(bold())
}

fn title(text: impl Into<String>) -> RichText {
    strong(text).size(16.0)
}

/// Secondary text.
fn small(session: &Session, text: impl Into<String>) -> RichText {
    RichText::new(text).size(SMALL).color(ink(session, Ink::Muted))
}

/// What is wrong, in words.
fn error_text(session: &Session, text: impl Into<String>) -> RichText {
    RichText::new(text).color(ink(session, Ink::Disagree))
}

/// A number of plies: "1手", "1 ply", "2 plies".
fn in_plies(session: &Session, plies: u8) -> String {
    session.language().texts().window_so_many_plies(plies)
}

/// A button that stands out.
fn in_gold<'b>(session: &Session, button: Button<'b>) -> Button<'b> {
    let edge = Stroke::new(1.5, ink(session, Ink::Gold));
    button.fill(ink(session, Ink::GoldFill)).stroke(edge)
}

/// A button that shows whether it is on.
fn switch(ui: &mut Ui, session: &Session, on: bool, text: impl Into<String>) -> Response {
    let text = text.into();
    let button = Button::new(RichText::new(&text).size(BODY));
    let response = ui.add(if on { in_gold(session, button) } else { button });
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, on, &text));
    response
}

/// A switch for each choice; returns the one that was clicked.
fn switches<T: PartialEq>(
    ui: &mut Ui,
    session: &Session,
    now: &T,
    choices: impl IntoIterator<Item = (T, impl Into<String>)>,
) -> Option<T> {
    choices.into_iter().fold(None, |clicked, (choice, name)| {
        let response = switch(ui, session, choice == *now, name);
        if response.clicked() { Some(choice) } else { clicked }
    })
}

/// The same, each with a tip.
fn tipped_switches<T: PartialEq>(
    ui: &mut Ui,
    session: &Session,
    now: &T,
    choices: impl IntoIterator<Item = (T, String, String)>,
) -> Option<T> {
    choices.into_iter().fold(None, |clicked, (choice, name, tip)| {
        let response = switch(ui, session, choice == *now, name).on_hover_text(tip);
        if response.clicked() { Some(choice) } else { clicked }
    })
}

/// The button that shows what is covered, as Enter does.
fn uncover_button(ui: &mut Ui, session: &Session, commands: &mut Vec<Command>) {
    let words = session.language().texts().screen_uncover();
    if ui.button(format!("{words} (Enter)")).clicked() {
        commands.push(RunCommand::Uncover.into());
    }
}

/// Underlined words that lead to a node.
fn node_link(
    ui: &mut Ui,
    session: &Session,
    (words, node): (RichText, NodeId),
    commands: &mut Vec<Command>,
) {
    let link = ui.add(Label::new(words.underline()).sense(Sense::click()));
    if link.on_hover_text(session.language().texts().window_go_to_ancestor()).clicked() {
        commands.push(RunCommand::Centre(node).into());
    }
}

/// A ring around a node that has the keyboard focus.
fn focus_ring(ui: &Ui, session: &Session, response: &Response, place: Rect) {
    if response.has_focus() {
        let stroke = Stroke::new(2.0, ink(session, Ink::Text));
        ui.painter().rect_stroke(place.expand(5.0), 6.0, stroke, StrokeKind::Outside);
    }
}

/// A button with a sign, which is spoken and explained in these words.
fn sign_button(ui: &mut Ui, enabled: bool, button: Button<'_>, words: &str) -> Response {
    let response = ui.add_enabled(enabled, button).on_hover_text(words);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, words));
    response
}

/// A field with its name before it.
fn named_field(ui: &mut Ui, name: impl Into<WidgetText>, field: impl Widget) -> Response {
    let label = ui.label(name);
    ui.add(field).labelled_by(label.id)
}

/// Gives a field the keyboard focus, once, where that is wanted.
fn take_focus(field: &Response, is_wanted: &mut bool) {
    if std::mem::take(is_wanted) {
        field.request_focus();
    }
}

/// Whether Enter has left a field.
fn entered(ui: &Ui, field: &Response) -> bool {
    field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

/// What a list offers; returns the choice that was clicked.
fn choices<T: PartialEq>(
    ui: &mut Ui,
    list: ComboBox,
    now: Option<&T>,
    offered: impl IntoIterator<Item = (T, impl Into<String>)>,
) -> InnerResponse<Option<T>> {
    let shown = list.show_ui(ui, |ui| {
        offered.into_iter().fold(None, |clicked, (choice, name)| {
            let name: String = name.into();
            let row = ui.selectable_label(Some(&choice) == now, name);
            if row.clicked() { Some(choice) } else { clicked }
        })
    });
    InnerResponse::new(shown.inner.flatten(), shown.response)
}

fn named_combo<R>(combo: &InnerResponse<R>, name: impl Into<String>) {
    let name = name.into();
    combo.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &name));
}

/// Makes screen readers announce every change of a text.
fn live(said: &Response) {
    said.ctx.accesskit_node_builder(said.id, |node| node.set_live(Live::Polite));
}

/// A frame with round corners and these margins beside and above its content.
fn framed(radius: f32, [beside, above]: [i8; 2]) -> Frame {
    Frame::new().corner_radius(radius).inner_margin(Margin::symmetric(beside, above))
}

fn in_frame<R>(ui: &mut Ui, frame: Frame, content: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        content(ui)
    })
}

fn over_window(context: &Context, title: String, id: &str, inside: impl FnOnce(&mut Ui)) {
    let window = Window::new(strong(title).size(17.0)).id(Id::unique(id));
    let window = window.collapsible(false).resizable(false);
    let window = window.anchor(Align2::CENTER_CENTER, [0.0, 0.0]);
    if let Some(shown) = window.show(context, inside) {
        settle(context, &shown.response);
    }
}

/// The button that closes something, as Esc does; returns whether it was clicked.
fn close_button(ui: &mut Ui, session: &Session) -> bool {
    ui.button(format!("{} (Esc)", session.language().texts().window_close())).clicked()
}

/// A plot that stays as it is.
fn still_plot<'p>(id: impl AsIdSalt, height: f32) -> Plot<'p> {
    let plot = Plot::new(id).height(height).allow_scroll(false).allow_zoom(false);
    plot.allow_drag(false).allow_boxed_zoom(false)
}

/// A row of this height that is filled from the right.
fn from_right<R>(ui: &mut Ui, height: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    let size = vec2(ui.available_width(), height);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), content).inner
}

/// The rest of such a row, from the left.
fn from_left<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    ui.with_layout(Layout::left_to_right(Align::Center), content).inner
}

/// A row of buttons that is filled from the right, and this much higher than they are.
fn buttons_from_right<R>(ui: &mut Ui, more: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    let height = ui.spacing().interact_size.y + more;
    from_right(ui, height, content)
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
    let button = if is_here {
        in_gold(session, button)
    } else {
        button.fill(Color32::TRANSPARENT).stroke(Stroke::NONE)
    };
    let response = told_whole(ui.add(button), words);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_here, words));
    response
}

/// An activity indicator: a dot that moves a step round each second. A smooth rotation would redraw
/// the whole window at the rate of the screen.
fn at_work(ui: &mut Ui, session: &Session) {
    const DOTS: u8 = 8;
    let size = ui.spacing().interact_size.y;
    let (place, response) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
    response.widget_info(|| WidgetInfo::new(Role::ProgressIndicator));
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

/// The same with the words for what is under way.
fn working(ui: &mut Ui, session: &Session, words: impl Into<String>) {
    ui.horizontal(|ui| {
        at_work(ui, session);
        ui.label(small(session, words));
    });
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

fn size_of(ui: &Ui, text: impl Into<String>, font: FontId) -> Vec2 {
    ui.painter().layout_no_wrap(text.into(), font, Color32::BLACK).size()
}

/// The rest of a panel, which scrolls.
fn scrolling(id: impl AsIdSalt) -> ScrollArea {
    ScrollArea::vertical().id_salt(id).auto_shrink(false)
}

/// An area that scrolls where there is too little room.
fn scrolled(id: &str) -> ScrollArea {
    scrolling(id).min_scrolled_height(0.0)
}

/// Gives the contents at least this height, in points: they scroll where there is less room.
fn at_least(ui: &mut Ui, height: f32, content: impl FnOnce(&mut Ui)) {
    let place = ui.available_rect_before_wrap();
    scrolled("at least").show(&mut part(ui, place), |ui| {
        let (_, all) = ui.allocate_space(vec2(ui.available_width(), height.max(place.height())));
        content(&mut part(ui, all));
    });
    ui.advance_cursor_after_rect(place);
}

/// Requests frames until a new window has settled to its size, which takes a few.
fn settle(context: &Context, window: &Response) {
    if is_news(context, window.id.with("settled"), window.rect.size()) {
        context.request_repaint();
    }
}

/// Whether `now` differs from what it was when this was asked last.
fn is_news<T: Clone + PartialEq + Send + Sync + 'static>(
    context: &Context,
    id: Id,
    now: T,
) -> bool {
    let before = context.data_mut(|data| {
        let before = data.get_temp::<T>(id);
        data.insert_temp(id, now.clone());
        before
    });
    before != Some(now)
}

/// The whole panel as one such part.
pub(super) fn whole(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let place = ui.available_rect_before_wrap();
    content(&mut part(ui, place));
    ui.advance_cursor_after_rect(place);
}

/// The shown position, on the board page or at the node, as text: SFEN, or the notation of its game.
pub(super) fn shown_position(session: &Session) -> Option<String> {
    if session.page().is_board() {
        return session.desk()?.text();
    }
    let open = session.open()?;
    let node = session.view().focus.unwrap_or(NodeId::ROOT);
    let written = open.loaded().subject.written(open.tree(), node);
    written.map(|game| game.at).or_else(|| Some(to_sfen(&open.position(node)?)))
}

/// The name of a study mode, and its purpose.
fn study_words(mode: StudyMode, language: Language) -> (String, String) {
    let texts = language.texts();
    match mode {
        StudyMode::Watch => (texts.study_watch(), texts.study_watch_tip()),
        StudyMode::Predict => (texts.study_predict(), texts.study_predict_tip()),
        StudyMode::WhatIf => (texts.study_what_if(), texts.study_what_if_tip()),
        StudyMode::FillIn => (texts.study_fill_in(), texts.study_fill_in_tip()),
        StudyMode::Make => (texts.make_mode(), texts.make_mode_tip()),
    }
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
