//! The user's own piece values: the table, and its effect on the shown position.

mod changes;
mod table;

use egui::{Button, ComboBox, Response, ScrollArea, Ui, vec2};

use super::super::{in_gold, named_combo, part, strong, title};
use super::PageRow;
use crate::look::WindowContext;
use eval::Evaluation;
use session::{Command, OwnValuesView, Session, ValuesCommand};

const TABLE: f32 = 316.0;
/// Below this width, in points, the effect is shown below the table.
const NARROW: f32 = 560.0;
/// The size of numbers and moves, legible from the last row.
const LARGE: f32 = 18.0;

/// The table and its effect, in place of the tree or beside the board.
pub(super) fn own_values_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, row: &PageRow) {
    let Some(view) = cx.session.view().page.values() else {
        return;
    };
    head(ui, cx, (row, view));
    let place = ui.available_rect_before_wrap();
    let scroll = |ui: &mut Ui, name: &str, content: &mut dyn FnMut(&mut Ui)| {
        let area = ScrollArea::vertical().id_salt(name);
        area.auto_shrink([false, false]).show(ui, |ui| content(ui));
    };
    if place.width() < NARROW {
        scroll(ui, "own values", &mut |ui| {
            table::table_ui(ui, cx, view);
            ui.add_space(8.0);
            changes::changes_ui(ui, cx, view);
        });
    } else {
        let (left, right) = place.split_left_right_at_x(place.min.x + TABLE);
        scroll(&mut part(ui, left), "own values", &mut |ui| {
            table::table_ui(ui, cx, view);
        });
        let mut right = part(ui, right.shrink2(vec2(8.0, 0.0)));
        scroll(&mut right, "changes", &mut |ui| {
            changes::changes_ui(ui, cx, view);
        });
        ui.advance_cursor_after_rect(place);
    }
}

fn head(ui: &mut Ui, cx: &mut WindowContext<'_>, (row, view): (&PageRow, &OwnValuesView)) {
    let (session, texts) = cx.session_and_texts();
    let at_board = session.page().is_board();
    ui.horizontal_wrapped(|ui| {
        ui.label(title(texts.own_values_title()));
        let (apply, tip, close) = if at_board {
            (
                texts.own_values_apply_board(),
                texts.own_values_apply_board_tip(),
                texts.own_values_close_board(),
            )
        } else {
            (texts.own_values_apply(), texts.own_values_apply_tip(), texts.own_values_close())
        };
        let button = in_gold(session, Button::new(strong(apply)));
        let mut push = |response: Response, tip: String, command: Command| {
            cx.push_if(response.on_hover_text(tip).clicked(), command);
        };
        push(ui.add_enabled(view.can_apply, button), tip, ValuesCommand::Apply.into());
        push(
            ui.button(texts.own_values_reset()),
            texts.own_values_reset_tip(),
            ValuesCommand::Reset.into(),
        );
        push(ui.button(close), texts.own_values_edit_tip(), row.toggle());
    });
}

/// The list; `more` appears below it.
pub(in crate::panels) fn evaluators_ui(
    ui: &mut Ui,
    session: &Session,
    (id, name): (&str, String),
    now: Evaluation,
    more: &str,
) -> Option<EvaluatorChoice> {
    let language = session.language();
    let mut chosen = None;
    let list = ComboBox::from_id_salt(id)
        .width((ui.available_width() - 8.0).clamp(120.0, 240.0))
        .height(460.0) // All of them are visible.
        .selected_text(now.name(language))
        .truncate()
        .show_ui(ui, |ui| {
            for &evaluation in Evaluation::ALL {
                let row = ui.selectable_label(evaluation == now, evaluation.name(language));
                if row.on_hover_text(evaluation.sources(language)).clicked() {
                    chosen = Some(EvaluatorChoice::Evaluator(evaluation));
                }
            }
            let is_own = matches!(now, Evaluation::Own(_));
            if ui.selectable_label(is_own, more).clicked() {
                chosen = Some(EvaluatorChoice::More);
            }
        });
    named_combo(&list, name);
    chosen
}

pub(in crate::panels) enum EvaluatorChoice {
    Evaluator(Evaluation),
    /// The entry below the list.
    More,
}
