//! The promotion question, at the target square of the move.

use egui::{
    Align2, FontFamily, FontId, Id, Order, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind,
    Ui, WidgetInfo, pos2, vec2,
};

use super::super::ink;
use crate::look::WindowContext;
use crate::paint::{paint, rect};
use picture::{BoardLook, BoardPlan, Ink, PieceSketch, lone_piece};
use session::{Command, Promoting, Session};

/// The height of the words below a piece.
const WORDS: f32 = 20.0;
/// The smallest size of a piece, in points.
const LEAST: f32 = 44.0;
/// The margin around the two pieces.
const RIM: f32 = 5.0;

/// Promote, or not? The two pieces appear beside the square; a click or a key answers.
pub(super) fn promotion_ui(
    ui: &Ui,
    cx: &mut WindowContext<'_>,
    (promoting, answer): (Option<Promoting>, impl Fn(bool) -> Command),
    plan: &BoardPlan,
) {
    let session = cx.session;
    let Some(Promoting { player, faces, to }) = promoting else {
        cx.look.boards.declines = false;
        cx.look.boards.focus_promotion = true;
        return;
    };
    let texts = session.language().texts();
    let [as_it_is, promoted] = faces;
    let large = plan.cell().max(LEAST);
    let size = vec2(2.0 * large + 3.0 * RIM, large + WORDS + 2.0 * RIM);
    let at = beside(rect(plan.square(to)), size, rect(plan.wood()));
    let area = egui::Area::new(Id::unique("promotion"))
        .fixed_pos(at)
        .constrain(false)
        .fade_in(false)
        .order(Order::Foreground);
    area.show(ui.ctx(), |ui| {
        let (whole, question) = ui.allocate_exact_size(size, Sense::CLICK);
        question.widget_info(|| {
            WidgetInfo::labeled(Role::Label, true, texts.window_promote_question())
        });
        ui.painter().rect(
            whole,
            8.0,
            ink(session, Ink::Card),
            Stroke::new(2.0, ink(session, Ink::Gold)),
            StrokeKind::Inside,
        );
        let choices = [
            (promoted, texts.window_promote_yes(), true),
            (as_it_is, texts.window_promote_no(), false),
        ];
        let mut focused = None;
        for (number, (face, name, promotes)) in choices.into_iter().enumerate() {
            let left = whole.min.x + RIM + number as f32 * (large + RIM);
            let corner = pos2(left, whole.min.y + RIM);
            let place = Rect::from_min_size(corner, vec2(large, large + WORDS));
            let id = ui.scope_id().with(("promotes", promotes));
            let response = ui.interact(place, id, Sense::click());
            let is_chosen = promotes != cx.look.boards.declines;
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, &name));
            choice(ui, session, &response, (&name, is_chosen));
            let centre = [place.center().x, place.min.y + large / 2.0];
            let sketch = PieceSketch::on(plan, centre, large, player);
            let picture = lone_piece(face, sketch, BoardLook::of(session));
            paint(ui.painter(), &picture, session.theme());
            cx.push_if(response.clicked(), answer(promotes));
            if cx.look.boards.focus_promotion && is_chosen {
                cx.look.boards.focus_promotion = false;
                response.request_focus();
            } else if response.has_focus() {
                focused = Some(!promotes);
            }
        }
        cx.look.boards.declines = focused.unwrap_or(cx.look.boards.declines);
    });
}

/// The background and the words of one answer.
fn choice(ui: &Ui, session: &Session, response: &Response, (name, is_chosen): (&str, bool)) {
    let place = response.rect;
    if is_chosen || response.hovered() {
        let fill = if is_chosen { Ink::GoldFill } else { Ink::HatchFill };
        ui.painter().rect_filled(place, 6.0, ink(session, fill));
    }
    ui.painter().text(
        place.center_bottom() - vec2(0.0, 2.0),
        Align2::CENTER_BOTTOM,
        name,
        FontId::new(13.0, FontFamily::Proportional),
        ink(session, Ink::Text),
    );
}

/// Beside a square, away from the nearer edge of the board, and never over its rim.
fn beside(square: Rect, size: egui::Vec2, board: Rect) -> Pos2 {
    const GAP: f32 = 2.0;
    let left = square.center().x - size.x / 2.0;
    let top = if square.center().y < board.center().y {
        square.max.y + GAP
    } else {
        square.min.y - GAP - size.y
    };
    let within = |at: f32, from: f32, to: f32| at.min(to).max(from);
    pos2(
        within(left, board.min.x, board.max.x - size.x),
        within(top, board.min.y, board.max.y - size.y),
    )
}
