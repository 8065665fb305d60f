//! The legend below a drawing: signs with their meanings, in rows.

use std::sync::Arc;

use egui::{FontFamily, FontId, Galley, Painter, Pos2, Rect, Role, Sense, Ui, WidgetInfo, vec2};

use super::ink;
use crate::paint::paint;
use crate::theme::SMALL;
use games::board::{ArrowRole, BoardStyle};
use picture::{Ink, legend_mark};
use session::Session;
use text::Sign;

/// The height of a row, in points.
pub(super) const ROW: f32 = 18.5;

/// Points between a sign and its meaning.
const MARK_GAP: f32 = 4.0;
/// Points between two entries.
const ENTRY_GAP: f32 = 14.0;

/// Entries that are left out first where not all fit, because they are understood best without
/// words.
const WELL_KNOWN: [Sign; 13] = [
    Sign::Open,
    Sign::LastMove,
    Sign::Here,
    Sign::SoFar,
    Sign::Unvisited,
    Sign::Arrows,
    Sign::Way,
    Sign::White,
    Sign::Black,
    Sign::AtLeast,
    Sign::AtMost,
    Sign::BestHere,
    Sign::BestLine,
];

/// The signs on the board beside the tree or a page that need words.
pub(super) fn board_signs(session: &Session) -> Vec<Sign> {
    let view = session.view();
    let Some(board) = &view.board else {
        return Vec::new();
    };
    // The arrows of an exchange are those of its captures, in the colours of the sides.
    let is_exchange = session.open().is_some_and(|open| open.algorithm().is_exchange());
    let is_read = |role| matches!(role, ArrowRole::Line(_) | ArrowRole::Candidate);
    let has_arrows = !is_exchange && view.arrows.iter().any(|arrow| is_read(arrow.role));
    // Othello's board says it beside its discs.
    let has_move = board.style != BoardStyle::Othello && board.last_move.is_some();
    let signs = [(has_arrows, Sign::Arrows), (has_move, Sign::LastMove)];
    signs.into_iter().filter_map(|(is_drawn, sign)| is_drawn.then_some(sign)).collect()
}

/// Below a page in place of the tree: the room for the legend of the board beside it, which is kept
/// at every step. Returns the rest of `place`.
pub(super) fn split_board_legend(session: &Session, place: Rect) -> (Rect, Option<Rect>) {
    let board = session.view().board.as_ref().filter(|_| !session.page().is_board());
    if board.is_none_or(|board| board.style == BoardStyle::Othello) {
        return (place, None);
    }
    let (rest, below) = place.split_top_bottom_at_y(place.max.y - ROW);
    (rest, Some(below))
}

/// An entry: the width of its sign, and its meaning.
struct LegendPart {
    entry: Sign,
    mark: f32,
    words: Arc<Galley>,
}

impl LegendPart {
    /// Paints the sign and its meaning, from the middle of its left edge.
    fn paint(self, painter: &Painter, session: &Session, left: Pos2) {
        paint(painter, &legend_mark(self.entry, [left.x, left.y]).0, session.theme());
        let at = left + vec2(self.mark + MARK_GAP, -self.words.size().y / 2.0);
        painter.galley(at, self.words, ink(session, Ink::Muted));
    }
}

/// Draws entries at the bottom of `place`, as many as fit; all are in the key.
pub(super) fn legend_ui(ui: &mut Ui, session: &Session, entries: Vec<(Sign, String)>, place: Rect) {
    let (font, colour) = (FontId::new(SMALL, FontFamily::Proportional), ink(session, Ink::Muted));
    let response = ui.allocate_rect(place, Sense::hover());
    let said: Vec<&str> = entries.iter().map(|(_, words)| words.as_str()).collect();
    let said = said.join(&session.language().texts().legend_space());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    let painter = ui.painter_at(place.expand(2.0));
    let part = |(entry, words): (Sign, String)| {
        let words = painter.layout_no_wrap(words, font.clone(), colour);
        LegendPart { entry, mark: legend_mark(entry, [0.0, 0.0]).1, words }
    };
    let parts: Vec<LegendPart> = entries.into_iter().map(part).collect();
    let most = (place.height() / ROW).round() as usize;
    let parts = fitting(parts, (most, place.width()));
    let places = placed(&parts, place.width());
    let rows = places.last().map_or(0, |(row, _)| row + 1);
    for (part, (row, x)) in parts.into_iter().zip(places) {
        let y = place.max.y - (rows - row) as f32 * ROW + ROW / 2.0;
        part.paint(&painter, session, egui::pos2(place.min.x + x, y));
    }
}

/// The entries that fit into so many rows of this width; what needs words most comes first.
fn fitting(parts: Vec<LegendPart>, (rows, width): (usize, f32)) -> Vec<LegendPart> {
    let (mut known, mut kept): (Vec<_>, Vec<_>) =
        parts.into_iter().partition(|part| WELL_KNOWN.contains(&part.entry));
    let fits = |kept: &[LegendPart]| placed(kept, width).last().is_none_or(|(row, _)| *row < rows);
    while !fits(&kept) {
        kept.pop();
    }
    kept.sort_by_key(|part| part.entry);
    known.sort_by_key(|part| WELL_KNOWN.iter().position(|entry| *entry == part.entry));
    for part in known.into_iter().rev() {
        let at = kept.partition_point(|other| other.entry < part.entry);
        kept.insert(at, part);
        if !fits(&kept) {
            kept.remove(at);
        }
    }
    kept
}

/// The row and the place in it of each entry, in rows of this width.
fn placed(parts: &[LegendPart], most: f32) -> Vec<(usize, f32)> {
    let (mut row, mut end) = (0, 0.0);
    let place = |part: &LegendPart| {
        let width = part.mark + MARK_GAP + part.words.size().x;
        if end > 0.0 && end + width > most {
            (row, end) = (row + 1, 0.0);
        }
        let at = (row, end);
        end += width + ENTRY_GAP;
        at
    };
    parts.iter().map(place).collect()
}
