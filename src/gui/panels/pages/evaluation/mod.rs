//! The evaluation of the shown node, in detail: by square on a board, by term in a table, and the
//! rungs of the ladder side by side.

mod terms;

use egui::{ComboBox, Role, ScrollArea, Sense, TextStyle, Ui, WidgetInfo, vec2};
use shogi_core::Square;

use super::super::node::place_name;
use super::super::{
    error_text, from_right, map_and_table, named_combo, part, rest_of_row, small, switch,
    value_text,
};
use super::PageRow;
use crate::look::WindowContext;
use crate::paint::{area, paint};
use eval::Evaluation;
use games::shogi::notation::{square_name, square_name_ja};
use games::shogi::shown::place;
use lesson::{BySquare, Evaluated};
use picture::{BoardLook, BoardPlan, HeatMap, heat_map};
use score::Player;
use session::{Against, EvaluationCommand, EvaluationView};

/// The width of the tables beside the map, in points.
const TABLES: f32 = 425.0;

/// Below this width, in points, the head takes two rows.
const NARROW: f32 = 560.0;

const WIDTH: f32 = 66.0;

/// The size of the words in the tables, in points.
const TABLE: f32 = 14.0;

pub(super) fn evaluation_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, row: &PageRow) {
    let session = cx.session;
    let Some(view) = session.view().page.inside() else {
        return;
    };
    head(ui, cx, (row, view));
    let evaluated = match &view.evaluated {
        Ok(evaluated) => evaluated,
        Err(why) => {
            ui.label(error_text(session, why));
            return;
        }
    };
    let place = ui.available_rect_before_wrap();
    let (left, right) = map_and_table(place, TABLES);
    map_ui(&mut part(ui, left), cx, view, evaluated);
    let mut right = part(ui, right.shrink2(vec2(6.0, 0.0)));
    ScrollArea::both().id_salt("evaluation").auto_shrink([false, false]).show(&mut right, |ui| {
        // Fit many rows into view.
        ui.spacing_mut().interact_size.y = 19.0;
        ui.spacing_mut().button_padding = vec2(6.0, 0.0);
        let styles = &mut ui.style_mut().text_styles;
        if let Some(font) = styles.get_mut(&TextStyle::Body) {
            font.size = TABLE;
        }
        terms::sides_ui(ui, cx, view);
        terms::table_ui(ui, cx, view, evaluated);
        ui.add_space(6.0);
        match view.square {
            Some(square) => {
                terms::square_ui(ui, cx, view, (evaluated, square));
            }
            None => terms::rungs_ui(ui, cx, view),
        }
        terms::largest_ui(ui, cx, view, evaluated);
    });
    ui.advance_cursor_after_rect(place);
}

/// The position, the evaluator, and the comparison.
fn head(ui: &mut Ui, cx: &mut WindowContext<'_>, (row, view): (&PageRow, &EvaluationView)) {
    let size = vec2(ui.available_width(), ui.spacing().interact_size.y + 4.0);
    let is_narrow = size.x < NARROW;
    from_right(ui, size.y, |ui| {
        row.to_tree(ui, cx);
        standards(ui, cx, view);
        if !is_narrow {
            value_ui(ui, cx, view);
        }
    });
    if is_narrow {
        // The value is larger than the buttons.
        let (_, place) = ui.allocate_space(vec2(size.x, 1.3 * size.y));
        value_ui(&mut part(ui, place), cx, view);
    }
}

/// The value, the evaluator and the position, from left to right.
fn value_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &EvaluationView) {
    let session = cx.session;
    let mut left = rest_of_row(ui);
    if let Ok(evaluated) = &view.evaluated {
        let texts = session.language().texts();
        left.label(small(session, texts.evaluation_static()))
            .on_hover_text(texts.evaluation_static_tip());
        left.label(value_text(session, evaluated.value, 24.0));
    }
    evaluators(&mut left, cx, view);
    if left.available_width() > 40.0 {
        place_name(&mut left, &view.name, 16.0);
    }
}

fn evaluators(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &EvaluationView) {
    let language = cx.session.language();
    let now = match &view.evaluated {
        Ok(evaluated) => evaluated.evaluation,
        Err(_) => view.of_tree,
    };
    let chosen = ComboBox::from_id_salt("evaluator")
        .width(190.0)
        .selected_text(now.name(language))
        .truncate()
        .show_ui(ui, |ui| {
            // The user's own values are not in the list.
            let own = Some(view.of_tree).filter(|of_tree| !Evaluation::ALL.contains(of_tree));
            for evaluation in Evaluation::ALL.iter().copied().chain(own) {
                let row = ui.selectable_label(evaluation == now, evaluation.name(language));
                if row.on_hover_text(evaluation.sources(language)).clicked() {
                    let by = (evaluation != view.of_tree).then_some(evaluation);
                    cx.push(EvaluationCommand::By(by));
                }
            }
        });
    named_combo(&chosen, language.texts().evaluation_evaluator());
}

/// The choice of comparisons, from right to left.
fn standards(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &EvaluationView) {
    let (session, texts) = cx.session_and_texts();
    let against = view.against;
    let is_marked = matches!(against, Against::Node(_));
    let mark = if is_marked { texts.evaluation_marked() } else { texts.evaluation_mark() };
    if switch(ui, session, is_marked, &mark).on_hover_text(texts.evaluation_mark_tip()).clicked() {
        let command = if is_marked {
            EvaluationCommand::Against(Against::Nothing)
        } else {
            EvaluationCommand::Mark
        };
        cx.push(command);
    }
    let is_before = against == Against::Before;
    if switch(ui, session, is_before, texts.evaluation_before())
        .on_hover_text(texts.evaluation_before_tip())
        .clicked()
    {
        let against = if is_before { Against::Nothing } else { Against::Before };
        cx.push(EvaluationCommand::Against(against));
    }
    if against != Against::Nothing && view.standard.is_none() {
        ui.label(small(session, "?")).on_hover_text(texts.evaluation_no_standard());
    }
}

/// The height of the line below the board, in points.
const LEGEND: f32 = 25.0;

/// The heat map, the choice of terms, and the meaning of its colours.
fn map_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &EvaluationView, evaluated: &Evaluated) {
    let (session, texts) = cx.session_and_texts();
    let Some(board) = &view.board else { return };
    let filter = view.filter;
    let now = evaluated.by_square(filter);
    let (numbers, signed, legend) = match (&view.bonuses, &view.standard) {
        (Some((Player::Max, bonuses)), _) => {
            (*bonuses, false, texts.evaluation_legend_bonus_black())
        }
        (Some((Player::Min, bonuses)), _) => {
            (*bonuses, false, texts.evaluation_legend_bonus_white())
        }
        (None, Some(standard)) => {
            let before = standard.evaluated.by_square(filter);
            let change: BySquare = std::array::from_fn(|index| now[index] - before[index]);
            (change, true, texts.evaluation_legend_change())
        }
        (None, None) => (now, true, texts.evaluation_legend(evaluated.evaluation.pawn())),
    };
    let size = vec2(ui.available_width(), (ui.available_height() - LEGEND).max(60.0));
    let (response, painter) = ui.allocate_painter(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, texts.evaluation_map()));
    let look = BoardLook::of(session);
    let plan = BoardPlan::bare(board, area(response.rect.shrink(2.0)), look.turned);
    let king = |side| board.pieces.iter().find(|it| it.player == side && it.face.letter == "K");
    let king = view.bonuses.as_ref().and_then(|(side, _)| Some(king(*side)?.at));
    let chosen = view.square.map(place).or(king);
    let map = HeatMap { numbers: &numbers, signed, chosen };
    paint(&painter, &heat_map(board, map, &plan, look), session.theme());
    ui.add(egui::Label::new(small(session, legend)).truncate());
    let at = response.hover_pos().or(response.interact_pointer_pos());
    let cell = at.and_then(|at| plan.square_at([at.x, at.y]));
    let square = cell.and_then(|cell| Square::new(cell.file + 1, cell.rank + 1));
    cx.push_if(response.clicked(), EvaluationCommand::Square(square));
    if let Some(square) = square {
        let language = session.language();
        let name = language.pick(square_name_ja(square), square_name(square));
        let terms = evaluated.on_square(square, filter);
        let lines: Vec<_> = terms
            .map(|term| format!("{}  {}", term.name.get(language), term.value.said()))
            .collect();
        if !lines.is_empty() {
            response.on_hover_text(format!("{name}\n{}", lines.join("\n")));
        }
    }
}
