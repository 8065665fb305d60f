//! The pages in place of the tree, a row each.
//!
//! A row gives a page its key, its switch at the node, the way back to the tree, and what stands
//! there while the node is covered. `session::pages` describes how to add a page.

mod beside;
mod by_ply;
mod candidates;
mod course_map;
mod evaluation;
mod own_values;
mod patterns;
mod row;

use egui::{Key, Ui};

pub(in crate::panels) use own_values::{EvaluatorChoice, evaluators_ui};
pub use row::PageRow;

use super::legend::{board_signs, legend_ui, split_board_legend};
use super::{at_least, part};
use crate::look::WindowContext;
use language::Texts;
use session::{Centre, PageView};

/// The pages, in the order of their switches.
pub const PAGES: &[PageRow] = &[
    PageRow {
        centre: Centre::Inside,
        found_by: &["evaluation", "terms", "評価"],
        key: Key::U,
        help: Texts::keys_evaluation,
        name: Texts::evaluation_inside,
        tip: Texts::evaluation_inside_tip,
        covered: Texts::evaluation_covered,
        nothing: Texts::evaluation_nothing,
        at_node: |_| false, // It stands with the worths of the node.
        has_board: true,
        ui: evaluation::evaluation_ui,
    },
    PageRow {
        centre: Centre::Patterns,
        found_by: &["evaluation", "weights", "評価"],
        key: Key::U,
        help: Texts::keys_evaluation,
        name: Texts::patterns_inside,
        tip: Texts::patterns_inside_tip,
        covered: Texts::patterns_covered,
        nothing: Texts::patterns_nothing,
        at_node: patterns::has_patterns,
        has_board: true,
        ui: patterns::patterns_ui,
    },
    PageRow {
        centre: Centre::Values,
        found_by: &["own values", "own piece values", "自分の駒の値"],
        key: Key::O,
        help: Texts::keys_own_values,
        name: Texts::own_values_edit,
        tip: Texts::own_values_edit_tip,
        covered: Texts::evaluation_covered,
        nothing: Texts::own_values_nothing,
        at_node: |_| true,
        has_board: false,
        ui: own_values::own_values_ui,
    },
    PageRow {
        centre: Centre::Candidates,
        found_by: &["move classes", "generated", "候補"],
        key: Key::Y,
        help: Texts::keys_candidates,
        name: Texts::candidates_candidates,
        tip: Texts::candidates_candidates_tip,
        covered: Texts::candidates_covered,
        nothing: Texts::candidates_nothing,
        at_node: |_| true,
        has_board: false,
        ui: candidates::candidates_ui,
    },
    PageRow {
        centre: Centre::ByPly,
        found_by: &["counts", "F2", "数"],
        key: Key::F2,
        help: Texts::keys_by_ply,
        name: Texts::by_ply_by_ply,
        tip: Texts::by_ply_by_ply_tip,
        covered: Texts::by_ply_covered,
        nothing: Texts::by_ply_nothing,
        at_node: |_| false, // It stands with the counts of the run.
        has_board: false,
        ui: by_ply::by_ply_ui,
    },
    PageRow {
        centre: Centre::Course,
        found_by: &["chapters", "prerequisites", "overview", "章", "地図"],
        key: Key::F3,
        help: Texts::keys_course_map,
        name: Texts::course_map,
        tip: Texts::course_map_tip,
        covered: Texts::course_map_nothing,
        nothing: Texts::course_map_nothing,
        at_node: |_| false, // It is of the course, not of the node.
        has_board: false,
        ui: course_map::course_map_ui,
    },
    PageRow {
        centre: Centre::Beside,
        found_by: &["side by side", "並べる"],
        key: Key::R,
        help: Texts::keys_beside,
        name: Texts::beside_beside,
        tip: Texts::beside_beside_tip,
        covered: Texts::evaluation_covered,
        nothing: Texts::window_nothing_open,
        at_node: |_| false,
        has_board: false,
        ui: beside::beside_ui,
    },
];

/// The row of a page; none for the tree.
pub(crate) fn row_of(centre: Centre) -> Option<&'static PageRow> {
    PAGES.iter().find(|row| row.centre == centre)
}

/// Draws the page in front, in place of the tree or beside the board; returns false if there is
/// none.
pub(super) fn page_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) -> bool {
    let session = cx.session;
    let Some(row) = row_of(session.page().centre()) else {
        return false;
    };
    if matches!(session.view().page, PageView::Plain) {
        row.nothing_ui(ui, cx);
        return true;
    }
    // A presentation shows the board of the page alone.
    let is_alone = row.has_board && session.presents();
    let all = ui.available_rect_before_wrap();
    let (place, below) = split_board_legend(session, all);
    let (place, below) = if is_alone { (all, None) } else { (place, below) };
    at_least(&mut part(ui, place), row.height(place.width()), |ui| {
        (row.ui)(ui, cx, row);
    });
    if let Some(below) = below {
        let signs = board_signs(session).into_iter();
        let signs = signs.map(|sign| (sign, sign.short(session.language())));
        legend_ui(ui, session, &signs.collect::<Vec<_>>(), below);
    }
    ui.advance_cursor_after_rect(all);
    true
}

/// The switches of the pages that the open lesson offers, at the node.
pub(super) fn switches_ui(ui: &mut Ui, cx: &mut WindowContext<'_>) {
    let session = cx.session;
    let offered = |row: &&PageRow| session.offers(row.centre) && (row.at_node)(session);
    let mut rows = PAGES.iter().filter(offered).peekable();
    if rows.peek().is_none() {
        return;
    }
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        for row in rows {
            row.switch(ui, cx);
        }
    });
}
