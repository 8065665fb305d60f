//! The patterns of an Othello position, in place of the tree: one pattern on the board with its
//! index, and all of them in a table.

mod fit;
mod table;

use egui::{Layout, RichText, ScrollArea, Sense, TextStyle, Ui, UiBuilder, WidgetInfo, vec2};

use super::super::{ink, map_and_table, part, small, switch, title};
use super::PageRow;
use crate::fonts::bold;
use crate::look::Look;
use crate::paint::{area, paint};
use language::signed;
use lesson::Patterned;
use picture::{BoardLook, BoardPlan, Ink, PatternSketch, pattern_map};
use score::Player;
use session::{Command, PatternMap, PatternsCommand, PatternsView, Session};

/// The width of the table beside the board, in points.
const TABLE: f32 = 400.0;

/// The height of the line below the board, in points.
const LEGEND: f32 = 42.0;

/// Whether the shown board has patterns.
pub(super) fn has_patterns(session: &Session) -> bool {
    let board = session.view().board.as_ref();
    board.is_some_and(|board| board.sides() == [8, 8])
}

/// The patterns in place of the tree.
pub(super) fn patterns_ui(
    ui: &mut Ui,
    session: &Session,
    row: &PageRow,
    _: &mut Look,
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    let Some(view) = session.view().page.patterns() else {
        return;
    };
    head(ui, session, (row, view), commands);
    let Some(patterned) = &view.patterned else {
        ui.label(texts.patterns_only_eight());
        return;
    };
    let place = ui.available_rect_before_wrap();
    let (left, right) = map_and_table(place, TABLE);
    let mut left = part(ui, left);
    match view.map {
        PatternMap::Fit => fit::fit_ui(&mut left, session),
        PatternMap::Digits | PatternMap::Change | PatternMap::Sum => {
            map_ui(&mut left, session, view, patterned);
        }
    }
    let mut right = part(ui, right.shrink2(vec2(6.0, 0.0)));
    ScrollArea::both()
        .id_salt("patterns")
        .auto_shrink([false, false])
        .show(&mut right, |ui| {
            ui.spacing_mut().interact_size.y = 20.0;
            ui.spacing_mut().button_padding = vec2(6.0, 0.0);
            if let Some(font) = ui.style_mut().text_styles.get_mut(&TextStyle::Body) {
                font.size = 14.0;
            }
            table::stage_ui(ui, session, patterned);
            if patterned.readings.is_empty() {
                ui.label(texts.patterns_over());
                return;
            }
            table::pattern_ui(ui, session, view, commands);
            ui.add_space(6.0);
            table::table_ui(ui, session, view, patterned, commands);
        });
    ui.advance_cursor_after_rect(place);
}

/// The position, its value, and the choice of map.
fn head(
    ui: &mut Ui,
    session: &Session,
    (row, view): (&PageRow, &PatternsView),
    commands: &mut Vec<Command>,
) {
    let texts = session.language().texts();
    let size = vec2(ui.available_width(), ui.spacing().interact_size.y + 4.0);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(egui::Align::Center), |ui| {
        row.to_tree(ui, session, commands);
        for map in PatternMap::ALL.into_iter().rev() {
            let (name, tip) = match map {
                PatternMap::Digits => (texts.patterns_digits(), texts.patterns_digits_tip()),
                PatternMap::Change => (texts.patterns_change(), texts.patterns_change_tip()),
                PatternMap::Sum => (texts.patterns_sum(), texts.patterns_sum_tip()),
                PatternMap::Fit => (texts.patterns_fit(), texts.patterns_fit_tip()),
            };
            let response = switch(ui, session, view.map == map, name);
            if response.on_hover_text(tip).clicked() {
                commands.push(PatternsCommand::Map(map).into());
            }
        }
        let rest = ui.available_rect_before_wrap();
        let layout = Layout::left_to_right(egui::Align::Center);
        let mut left = ui.new_child(UiBuilder::new().max_rect(rest).layout(layout));
        left.shrink_clip_rect(rest);
        if let Some(patterned) = &view.patterned {
            let value = patterned.value;
            let player = if value.0 < 0 {
                Player::Min
            } else {
                Player::Max
            };
            let words = RichText::new(signed(value).to_string())
                .size(24.0)
                .family(bold());
            left.label(words.color(ink(session, Ink::edge(player))))
                .on_hover_text(texts.patterns_unit());
        }
        left.add(egui::Label::new(small(session, texts.patterns_unit())).truncate());
        left.add(egui::Label::new(title(&view.name)).truncate());
    });
}

/// The board with the selected pattern.
fn map_ui(ui: &mut Ui, session: &Session, view: &PatternsView, patterned: &Patterned) {
    let texts = session.language().texts();
    let Some(board) = &view.board else { return };
    let height = (ui.available_height() - LEGEND).max(60.0);
    let size = vec2(ui.available_width(), height);
    let (response, painter) = ui.allocate_painter(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, texts.patterns_map()));
    let look = BoardLook::of(session);
    let plan = BoardPlan::bare(board, area(response.rect.shrink(2.0)), false);
    let sums = patterned.by_square();
    let sketch = match (view.map, view.reading()) {
        (PatternMap::Digits, Some(reading)) => PatternSketch::Digits(reading),
        (PatternMap::Change, Some(reading)) => PatternSketch::Change(reading, view.change()),
        (PatternMap::Sum | PatternMap::Fit, _) | (_, None) => PatternSketch::Sum(&sums),
    };
    paint(
        &painter,
        &pattern_map(board, sketch, &plan, look),
        session.theme(),
    );
    let legend = match view.map {
        PatternMap::Digits => texts.patterns_digits_tip(),
        PatternMap::Change => texts.patterns_change_tip(),
        PatternMap::Sum => texts.patterns_sum_tip(),
        PatternMap::Fit => texts.patterns_fit_tip(),
    };
    ui.add(egui::Label::new(small(session, legend)).wrap());
}
