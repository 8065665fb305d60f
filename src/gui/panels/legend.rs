//! The legend below a drawing: signs with their meanings, in rows.

use std::sync::Arc;

use egui::{FontFamily, FontId, Galley, Painter, Pos2, Rect, Role, Sense, Ui, WidgetInfo, vec2};

use super::ink;
use crate::paint::paint;
use crate::theme::SMALL;
use games::board::ArrowRole;
use picture::{Ink, legend_mark};
use session::Session;
use text::Sign;

pub(super) const ROW: f32 = 18.5;

/// Points between a sign and its meaning.
const MARK_GAP: f32 = 4.0;
/// Points between two entries.
const ENTRY_GAP: f32 = 14.0;

/// The sizes of the words, in points: the largest at which all entries fit.
const SIZES: [f32; 3] = [SMALL, SMALL - 1.0, SMALL - 2.0];

/// The entries that are left out last where not all fit.
const FIRST: [Sign; 8] = [
    Sign::Black,
    Sign::White,
    Sign::Chance,
    Sign::Seat,
    Sign::Together,
    Sign::BlackToo,
    Sign::WhiteToo,
    Sign::Here,
];

/// The entries that are left out first, because they are understood best without words.
const LAST: [Sign; 6] =
    [Sign::Open, Sign::SoFar, Sign::Changed, Sign::Arrows, Sign::LastMove, Sign::NotPromoted];

/// How early an entry is left out.
fn rank(entry: Sign) -> (usize, Sign) {
    let last = LAST.iter().position(|sign| *sign == entry);
    let rank = last.map_or(usize::from(!FIRST.contains(&entry)), |last| last + 2);
    (rank, entry)
}

/// The signs on the board beside the tree or a page that need words.
pub(super) fn board_signs(session: &Session) -> Vec<Sign> {
    let view = session.view();
    let Some(board) = &view.board else {
        return Vec::new();
    };
    // The arrows of an exchange are those of its captures, in the colours of the sides.
    let has = |is: fn(ArrowRole) -> bool| view.arrows.iter().any(|arrow| is(arrow.role));
    let is_exchange = session.open().is_some_and(|open| open.algorithm().is_exchange());
    let has_arrows =
        !is_exchange && has(|role| matches!(role, ArrowRole::Line(_) | ArrowRole::Candidate));
    let has_readers = has(|role| matches!(role, ArrowRole::Reader(_)));
    // Othello's board says it beside its discs.
    let has_move = !board.style.is_cloth() && board.last_move.is_some();
    let signs = [
        (!board.arrows.is_empty(), Sign::Attackers),
        (has_arrows, Sign::Arrows),
        (has_readers, Sign::ReaderArrows),
        (has_move, Sign::LastMove),
    ];
    signs.into_iter().filter_map(|(is_drawn, sign)| is_drawn.then_some(sign)).collect()
}

/// Adds the entries of a tree to those of the trees beside it, which have one legend.
pub(super) fn add_entries(entries: Vec<(Sign, String)>, all: &mut Vec<(Sign, String)>) {
    for entry in entries {
        if !all.iter().any(|(sign, _)| *sign == entry.0) {
            all.push(entry);
        }
    }
    all.sort_by_key(|(sign, _)| *sign);
}

/// Below a page in place of the tree: the room for the legend of the board beside it, which is kept
/// at every step. Returns the rest of `place`.
pub(super) fn split_board_legend(session: &Session, place: Rect) -> (Rect, Option<Rect>) {
    let board = session.view().board.as_ref().filter(|_| !session.page().is_board());
    if board.is_none_or(|board| board.style.is_cloth()) {
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
    /// The width of the sign with the gap after it; a pass is named by its meaning.
    fn before(&self) -> f32 {
        if self.mark > 0.0 { self.mark + MARK_GAP } else { 0.0 }
    }

    /// Paints the sign and its meaning, from the middle of its left edge.
    fn paint(self, painter: &Painter, session: &Session, left: Pos2) {
        let (mark, _) = legend_mark(self.entry, session.language().signs(), [left.x, left.y]);
        paint(painter, &mark, session.theme());
        let at = left + vec2(self.before(), -self.words.size().y / 2.0);
        painter.galley(at, self.words, ink(session, Ink::Muted));
    }
}

/// Draws entries at the bottom of `place`, as many as fit; all are in the key.
pub(super) fn legend_ui(ui: &mut Ui, session: &Session, entries: &[(Sign, String)], place: Rect) {
    let colour = ink(session, Ink::Muted);
    let response = ui.allocate_rect(place, Sense::hover());
    let said: Vec<&str> = entries.iter().map(|(_, words)| words.as_str()).collect();
    let said = said.join(&session.language().texts().legend_space());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    let painter = ui.painter_at(place.expand(2.0));
    let signs = session.language().signs();
    let most = (place.height() / ROW).round() as usize;
    let at_size = |size: f32| -> Vec<LegendPart> {
        let font = FontId::new(size, FontFamily::Proportional);
        let part = |(entry, words): &(Sign, String)| {
            let words = painter.layout_no_wrap(words.clone(), font.clone(), colour);
            LegendPart { entry: *entry, mark: legend_mark(*entry, signs, [0.0, 0.0]).1, words }
        };
        entries.iter().map(part).collect()
    };
    let fits = |parts: &Vec<LegendPart>| {
        placed(parts, place.width()).last().is_none_or(|(row, _)| *row < most)
    };
    let mut parts = SIZES.into_iter().map(at_size).find(fits).unwrap_or_else(|| {
        let mut parts = at_size(SIZES[SIZES.len() - 1]);
        while !fits(&parts) {
            let least = (0..parts.len()).max_by_key(|&at| rank(parts[at].entry));
            let Some(least) = least else { break };
            parts.remove(least);
        }
        parts
    });
    parts.sort_by_key(|part| part.entry);
    let places = placed(&parts, place.width());
    let rows = places.last().map_or(0, |(row, _)| row + 1);
    for (part, (row, x)) in parts.into_iter().zip(places) {
        let y = place.max.y - (rows - row) as f32 * ROW + ROW / 2.0;
        part.paint(&painter, session, egui::pos2(place.min.x + x, y));
    }
}

/// The row and the place in it of each entry, in rows of this width.
fn placed(parts: &[LegendPart], most: f32) -> Vec<(usize, f32)> {
    let (mut row, mut end) = (0, 0.0);
    let place = |part: &LegendPart| {
        let width = part.before() + part.words.size().x;
        if end > 0.0 && end + width > most {
            (row, end) = (row + 1, 0.0);
        }
        let at = (row, end);
        end += width + ENTRY_GAP;
        at
    };
    parts.iter().map(place).collect()
}
