//! The patterns of an Othello position, in place of the tree: one pattern on the board with its
//! index, and all of them in a table.

use egui::{Align2, Button, Grid, RichText, ScrollArea, Sense, TextStyle, Ui, WidgetInfo, vec2};
use egui_plot::{Line, LineStyle, PlotPoint, Text};

use super::super::node::place_name;
use super::super::{
    buttons_from_right, ink, map_and_table, part, rest_of_row, sign_button, small, still_plot,
    strong, tipped_switches, title, value_text,
};
use super::PageRow;
use crate::look::WindowContext;
use crate::paint::{area, paint};
use crate::panels::table::{number, number_headings};
use eval::othello::turtle::fit::StageError;
use eval::othello::turtle::{CornerShape, IndexChange, PatternReading, fit_report};
use language::{Texts, grouped, signed};
use lesson::Patterned;
use picture::{BoardLook, BoardPlan, Ink, PatternSketch, pattern_map, power};
use score::{Player, Score};
use session::{PatternMap, PatternsCommand, PatternsView, Session};

/// The width of the table beside the board, in points.
const TABLE: f32 = 400.0;

/// The height of the line below the board, in points.
const LEGEND: f32 = 42.0;

pub(super) fn has_patterns(session: &Session) -> bool {
    let board = session.view().board.as_ref();
    board.is_some_and(|board| board.sides() == [8, 8])
}

pub(super) fn patterns_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, row: &PageRow) {
    let (session, texts) = cx.session_and_texts();
    let Some(view) = session.view().page.patterns() else {
        return;
    };
    head(ui, cx, (row, view));
    let Some(patterned) = &view.patterned else {
        ui.label(texts.patterns_only_eight());
        return;
    };
    let place = ui.available_rect_before_wrap();
    let (left, right) = map_and_table(place, TABLE);
    let mut left = part(ui, left);
    match view.map {
        PatternMap::Fit => fit_ui(&mut left, session),
        PatternMap::Digits | PatternMap::Change | PatternMap::Sum => {
            map_ui(&mut left, session, view, patterned);
        }
    }
    let mut right = part(ui, right.shrink2(vec2(6.0, 0.0)));
    ScrollArea::both().id_salt("patterns").auto_shrink([false, false]).show(&mut right, |ui| {
        ui.spacing_mut().interact_size.y = 20.0;
        ui.spacing_mut().button_padding = vec2(6.0, 0.0);
        if let Some(font) = ui.style_mut().text_styles.get_mut(&TextStyle::Body) {
            font.size = 14.0;
        }
        stage_ui(ui, session, patterned);
        if patterned.readings.is_empty() {
            ui.label(texts.patterns_over());
            return;
        }
        pattern_ui(ui, cx, view);
        ui.add_space(6.0);
        table_ui(ui, cx, view, patterned);
    });
    ui.advance_cursor_after_rect(place);
}

/// The position, its value, and the choice of map.
fn head(ui: &mut Ui, cx: &mut WindowContext<'_>, (row, view): (&PageRow, &PatternsView)) {
    let (session, texts) = cx.session_and_texts();
    buttons_from_right(ui, 4.0, |ui| {
        row.to_tree(ui, cx);
        let maps = PatternMap::ALL.into_iter().rev().map(|map| {
            let (name, tip) = map_words(map, texts);
            (map, name, tip)
        });
        let map = tipped_switches(ui, session, &view.map, maps);
        cx.commands.extend(map.map(|map| PatternsCommand::Map(map).into()));
        let mut left = rest_of_row(ui);
        if let Some(patterned) = &view.patterned {
            left.label(small(session, texts.evaluation_static()))
                .on_hover_text(texts.evaluation_static_tip());
            left.label(value_text(session, patterned.value, 24.0))
                .on_hover_text(texts.patterns_unit());
        }
        let other = view.of_tree.as_ref().map(|of_tree| texts.patterns_unit_other(of_tree));
        let unit = other.unwrap_or_else(|| texts.patterns_unit());
        left.add(egui::Label::new(small(session, unit)).truncate());
        place_name(&mut left, &view.name, 16.0);
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
    paint(&painter, &pattern_map(board, sketch, &plan, look), session.theme());
    let (_, legend) = map_words(view.map, texts);
    ui.add(egui::Label::new(small(session, legend)).wrap());
}

/// The name of a map, and what it shows.
fn map_words(map: PatternMap, texts: &Texts) -> (String, String) {
    match map {
        PatternMap::Digits => (texts.patterns_digits(), texts.patterns_digits_tip()),
        PatternMap::Change => (texts.patterns_change(), texts.patterns_change_tip()),
        PatternMap::Sum => (texts.patterns_sum(), texts.patterns_sum_tip()),
        PatternMap::Fit => (texts.patterns_fit(), texts.patterns_fit_tip()),
    }
}

/// The height of the lines below the plot, in points.
const BELOW: f32 = 64.0;

/// Selects the error of a stage that a curve shows.
type ErrorOf = fn(&StageError) -> u32;

/// A curve for the patterns, one for the disc count, and one for always predicting 0.
pub(super) fn fit_ui(ui: &mut Ui, session: &Session) {
    let texts = session.language().texts();
    let report = fit_report();
    let square = |corner: CornerShape| corner == CornerShape::Square;
    let Some(corner) = report.corners.iter().find(|found| square(found.corner)) else {
        return;
    };
    let curves: [(String, ErrorOf, Ink, LineStyle, f32); 3] = [
        (texts.patterns_fit_zero(), |error| error.zero, Ink::Muted, LineStyle::dotted_loose(), 1.5),
        (
            texts.patterns_fit_discs(),
            |error| error.discs,
            Ink::WhiteEdge,
            LineStyle::dashed_loose(),
            2.0,
        ),
        (
            texts.patterns_fit_patterns(),
            |error| error.patterns,
            Ink::BlackEdge,
            LineStyle::Solid,
            3.0,
        ),
    ];
    let height = (ui.available_height() - BELOW).max(80.0);
    still_plot("errors of the weights", height)
        .include_y(0.0)
        .set_margin_fraction(egui::vec2(0.03, 0.08))
        .show(ui, |plot| {
            for (name, error, colour, style, width) in curves {
                let colour = ink(session, colour);
                let point =
                    |stage: &StageError| [f64::from(stage.stage), f64::from(error(stage)) / 100.0];
                let points: Vec<[f64; 2]> = corner.stages.iter().map(point).collect();
                let label = points.get(points.len() / 4).copied();
                plot.line(Line::new(&name, points).color(colour).style(style).width(width));
                if let Some([x, y]) = label {
                    let words = RichText::new(&name).size(15.0).color(colour);
                    let at = PlotPoint::new(x, y);
                    // The curve of the disc count lies just above that of 0.
                    let below = style == LineStyle::dotted_loose();
                    let anchor = if below { Align2::LEFT_TOP } else { Align2::LEFT_BOTTOM };
                    plot.text(Text::new(name, at, words).anchor(anchor));
                }
            }
        });
    ui.label(small(session, texts.patterns_fit_axis()));
    let games = grouped(report.games.into());
    let (fitted, left_out) = (grouped(report.positions.into()), grouped(report.held_out.into()));
    let said = texts.patterns_fitted(games, left_out, fitted, report.seed.to_string());
    ui.add(egui::Label::new(small(session, said)).wrap());
}

const WIDTH: f32 = 50.0;

/// The stage of the game, and the composition of the value.
fn stage_ui(ui: &mut Ui, session: &Session, patterned: &Patterned) {
    let texts = session.language().texts();
    if let Some((stage, term)) = patterned.stage {
        let (from, to) = stage.placed();
        let moves = if from == to {
            texts.patterns_after(from)
        } else {
            texts.patterns_after_some(from, to)
        };
        let all = patterned.value.0 - term;
        let number = |value: i32| signed(Score(value)).to_string();
        ui.label(strong(texts.patterns_stage(stage.number()))).on_hover_text(moves);
        let (term, value) = (number(term), number(patterned.value.0));
        ui.label(texts.patterns_made_of(number(all), &term, value));
        let side = match patterned.to_move {
            Player::Max => "black",
            Player::Min => "white",
        };
        ui.label(small(session, texts.patterns_having_the_move(side, term)));
    }
}

/// The derivation of the selected pattern's index, and its change with the last move.
fn pattern_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &PatternsView) {
    let (session, texts) = cx.session_and_texts();
    let Some(reading) = view.reading() else {
        return;
    };
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        for (forward, sign, name) in
            [(false, "◀", texts.patterns_previous()), (true, "▶", texts.patterns_next())]
        {
            if sign_button(ui, true, Button::new(sign), &name).clicked() {
                cx.push(PatternsCommand::Step { forward });
            }
        }
        ui.label(title(reading.instance.name().get(session.language())));
    });
    ui.add(egui::Label::new(RichText::new(digits_line(reading)).size(15.0)).wrap());
    let number = |value: i32| signed(Score(value)).to_string();
    let large = |words: String| strong(words).size(17.0);
    ui.horizontal(|ui| {
        ui.label(format!("{} ", texts.patterns_index()));
        ui.label(large(number(reading.index)).color(ink(session, Ink::Gold)));
        ui.label(format!("→ {} ", texts.patterns_value()));
        ui.label(large(number(reading.value)));
    });
    ui.label(small(
        session,
        texts.patterns_swapped(number(-reading.index), number(-reading.value)),
    ));
    match view.change() {
        Some(change) => {
            ui.add(egui::Label::new(RichText::new(change_line(change)).size(15.0)).wrap());
        }
        None if view.patterned.as_ref().is_some_and(|all| !all.changes.is_empty()) => {
            ui.label(small(session, texts.patterns_unchanged()));
        }
        None => {}
    }
}

/// "0·3⁷ + 1·3⁶ …": the digits with their powers.
fn digits_line(reading: &PatternReading) -> String {
    let last = reading.digits.len().saturating_sub(1);
    let terms = reading.digits.iter().enumerate();
    let terms = terms.filter(|(_, digit)| **digit != 0);
    let terms: Vec<_> = terms
        .map(|(place, &digit)| {
            let sign = if digit < 0 { "−" } else { "+" };
            format!("{sign}{}", power(3, last - place))
        })
        .collect();
    if terms.is_empty() {
        return "0".to_owned();
    }
    terms.join(" ").trim_start_matches('+').to_owned()
}

/// "54 −2·3⁴ (d4) = −108": the index before the move, the contribution of each disc, the index
/// after it.
fn change_line(change: &IndexChange) -> String {
    let shares: Vec<_> = change
        .shares
        .iter()
        .map(|share| {
            let sign = if share.change < 0 { "−" } else { "+" };
            let twice = if share.is_turned { "2·" } else { "" };
            format!("{sign} {twice}{} ({})", power(3, share.exponent), share.square)
        })
        .collect();
    format!(
        "{} {} = {}",
        signed(Score(change.before)),
        shares.join(" "),
        signed(Score(change.after))
    )
}

/// All patterns with their indices and values; a click selects one.
fn table_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &PatternsView, patterned: &Patterned) {
    let (session, texts) = cx.session_and_texts();
    let said = |value: i32| signed(Score(value)).to_string();
    Grid::new("patterns").num_columns(4).spacing([10.0, 1.0]).striped(true).show(ui, |ui| {
        let numbers = [texts.patterns_index(), texts.patterns_changed(), texts.patterns_value()];
        number_headings(ui, session, WIDTH, (texts.patterns_pattern(), numbers));
        // What counts comes first.
        let readings = patterned.readings.iter().enumerate();
        let (some, none): (Vec<_>, Vec<_>) = readings.partition(|(_, reading)| reading.value != 0);
        for (at, reading) in some.into_iter().chain(none) {
            let name = reading.instance.name();
            let row = ui.selectable_label(at == view.chosen, name.get(session.language()));
            cx.push_if(row.clicked(), PatternsCommand::Choose(at));
            number(ui, WIDTH, RichText::new(said(reading.index)));
            let change = patterned.change_of(reading.instance);
            let change = change.map_or(String::new(), |change| said(change.after - change.before));
            number(ui, WIDTH, small(session, change));
            number(ui, WIDTH, strong(said(reading.value)));
            ui.end_row();
        }
    });
}
