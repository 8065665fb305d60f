//! The rungs of the ladder on one position: the value of each, and its difference from the one
//! below.

use egui::{Grid, Sense, Ui, vec2};

use super::super::super::{ink, small, strong, title};
use super::WIDTH;
use crate::look::WindowContext;
use crate::panels::table::{number, number_headings};
use language::signed;
use picture::Ink;
use score::{Player, Score};
use session::{EvaluationCommand, EvaluationView, Session};
use text::RUNGS;

/// The width of the bars, in points.
const BAR: f32 = 50.0;

/// One row for each rung, with a bar for its value; a click evaluates by it.
pub(super) fn rungs_ui(ui: &mut Ui, cx: &mut WindowContext<'_>, view: &EvaluationView) {
    let session = cx.session;
    let language = session.language();
    let texts = language.texts();
    let pawn = view.rungs.first().map_or(0, |rung| rung.evaluation.pawn());
    ui.label(title(texts.evaluation_ladder(pawn))).on_hover_text(texts.evaluation_ladder_tip());
    let now = view.evaluated.as_ref().map(|evaluated| evaluated.evaluation);
    let largest = view.rungs.iter().map(|rung| rung.value.0.abs()).max();
    let largest = largest.unwrap_or_default().max(1);
    Grid::new("rungs").num_columns(4).spacing([6.0, 1.0]).min_row_height(19.0).show(ui, |ui| {
        let numbers = [texts.evaluation_rung_value(), texts.evaluation_adds()];
        number_headings(ui, session, WIDTH, (String::new(), numbers));
        let mut below = None;
        for (rung, name) in view.rungs.iter().zip(RUNGS) {
            let is_now = now == Ok(rung.evaluation);
            if ui.selectable_label(is_now, name(texts)).clicked() {
                let by = (rung.evaluation != view.of_tree).then_some(rung.evaluation);
                cx.push(EvaluationCommand::By(by));
            }
            number(ui, WIDTH, strong(signed(rung.value).to_string()));
            let added = below.map(|below: Score| Score(rung.value - below));
            let added = added.map_or(String::new(), |added| signed(added).to_string());
            number(ui, WIDTH, small(session, added)).on_hover_text(texts.evaluation_adds());
            bar(ui, session, rung.value, largest);
            ui.end_row();
            below = Some(rung.value);
        }
    });
    if view.rungs.len() < eval::Evaluation::LADDER.len() {
        ui.label(small(session, texts.evaluation_no_ladder()));
    }
}

/// A bar from the middle: to the right for Black, to the left for White.
fn bar(ui: &mut Ui, session: &Session, value: Score, largest: i32) {
    let (response, painter) = ui.allocate_painter(vec2(BAR, 14.0), Sense::hover());
    let place = response.rect;
    let middle = place.center();
    let share = f64::from(value.0) / f64::from(largest);
    #[expect(clippy::cast_possible_truncation, reason = "a share of a bar")]
    let end = middle.x + share as f32 * (BAR / 2.0 - 1.0);
    let player = if value.0 < 0 { Player::Min } else { Player::Max };
    let bar = egui::Rect::from_two_pos(
        egui::pos2(middle.x, place.min.y + 2.0),
        egui::pos2(end, place.max.y - 2.0),
    );
    painter.rect_filled(bar, 1.0, ink(session, Ink::edge(player)));
    let line = egui::Stroke::new(1.0, ink(session, Ink::Line));
    painter.vline(middle.x, place.y_range(), line);
}
