//! The board with a number on each square.

use egui::{Role, Sense, Ui, WidgetInfo, vec2};
use shogi_core::Square;

use super::super::super::small;
use crate::look::WindowContext;
use crate::paint::{area, paint};
use games::board::Cell;
use games::shogi::notation::{square_name, square_name_ja};
use games::shogi::shown::place;
use lesson::{BySquare, Evaluated};
use picture::{BoardLook, BoardPlan, HeatMap, heat_map};
use score::Player;
use session::{EvaluationCommand, EvaluationView};

/// The height of the line below the board, in points.
const LEGEND: f32 = 25.0;

/// The heat map, the choice of terms, and the meaning of its colours.
pub(super) fn map_ui(
    ui: &mut Ui,
    cx: &mut WindowContext<'_>,
    view: &EvaluationView,
    evaluated: &Evaluated,
) {
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
            (less(&now, &before), true, texts.evaluation_legend_change())
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
    let square = at.and_then(|at| plan.square_at([at.x, at.y])).and_then(square_of);
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

fn less(now: &BySquare, before: &BySquare) -> BySquare {
    std::array::from_fn(|index| now[index] - before[index])
}

fn square_of(cell: Cell) -> Option<Square> {
    Square::new(cell.file + 1, cell.rank + 1)
}
