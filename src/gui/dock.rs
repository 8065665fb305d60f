//! The panels of a lesson and where they are: each can be resized, moved to another side or onto
//! another panel, and all can be put back.

use egui::{Color32, Frame, Margin, Stroke, Ui, Visuals, WidgetText};
use egui_tiles::{
    Behavior, Container, Linear, LinearDir, SimplificationOptions, TabState, TileId, Tiles, Tree,
    UiResponse,
};
use serde::{Deserialize, Serialize};

use super::look::Look;
use super::panels;
use super::theme::colour;
use crate::language::Language;
use crate::picture::Ink;
use crate::session::{Command, Session};
use crate::text::{CompareTexts, Texts};

/// A panel of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Pane {
    /// The list of lessons.
    Lessons,
    /// The tree.
    Tree,
    /// The board of the node.
    Board,
    /// What the node is worth; notes and questions.
    Node,
    /// Other readers beside the tree.
    Compare,
    /// The pseudo-code.
    Code,
    /// The sentence of the step and the transport.
    Step,
}

impl Pane {
    /// Each panel is there once.
    pub(super) const ALL: [Self; 7] = [
        Self::Lessons,
        Self::Tree,
        Self::Board,
        Self::Node,
        Self::Compare,
        Self::Code,
        Self::Step,
    ];

    fn name(self, language: Language) -> &'static str {
        let text = Texts::of(language);
        match self {
            Self::Lessons => text.lessons,
            Self::Tree => text.tree,
            Self::Board => text.board,
            Self::Node => text.tab_node,
            Self::Compare => CompareTexts::of(language).compare,
            Self::Code => text.code,
            Self::Step => text.this_step,
        }
    }
}

/// Where the panels are.
pub(super) type Dock = Tree<Pane>;

/// The panels where they are at first.
pub(super) fn dock() -> Dock {
    let mut tiles = Tiles::default();
    let [lessons, tree, board, node, compare, code, step] =
        Pane::ALL.map(|pane| tiles.insert_pane(pane));
    let split = |tiles: &mut Tiles<Pane>, dir, children: [TileId; 2], share| {
        tiles.insert_container(Linear::new_binary(dir, children, share))
    };
    let (across, down) = (LinearDir::Horizontal, LinearDir::Vertical);
    let upper = split(&mut tiles, across, [lessons, tree], 0.17);
    let lower = split(&mut tiles, across, [code, step], 0.34);
    let left = split(&mut tiles, down, [upper, lower], 0.645);
    let beside = tiles.insert_tab_tile(vec![node, compare]);
    let right = split(&mut tiles, down, [board, beside], 0.47);
    let root = split(&mut tiles, across, [left, right], 0.725);
    Tree::new(egui::Id::unique("dock"), root, tiles)
}

/// The panels for little room: one at a time, and the step below them.
pub(super) fn compact() -> Dock {
    let mut tiles = Tiles::default();
    let [lessons, tree, board, node, compare, code, step] =
        Pane::ALL.map(|pane| tiles.insert_pane(pane));
    let upper = tiles.insert_tab_tile(vec![tree, board, node, compare, lessons, code]);
    let mut halves = Linear::new(LinearDir::Vertical, vec![upper, step]);
    halves.shares.set_share(upper, 0.58);
    halves.shares.set_share(step, 0.42);
    let root = tiles.insert_container(halves);
    Tree::new(egui::Id::unique("compact dock"), root, tiles)
}

/// Whether there is too little room for all panels beside each other.
pub(super) fn is_cramped(size: egui::Vec2) -> bool {
    size.x < 820.0 || size.y < 520.0
}

/// Whether a dock from the last time has every panel once.
pub(super) fn is_complete(dock: &Dock) -> bool {
    let panes = || {
        dock.tiles.tiles().filter_map(|tile| match tile {
            egui_tiles::Tile::Pane(pane) => Some(*pane),
            egui_tiles::Tile::Container(_) => None,
        })
    };
    panes().count() == Pane::ALL.len() && Pane::ALL.iter().all(|pane| panes().any(|p| p == *pane))
}

/// Brings the comparison to the front.
pub(super) fn show_comparison(dock: &mut Dock) {
    dock.make_active(|_, tile| matches!(tile, egui_tiles::Tile::Pane(Pane::Compare)));
}

/// A lesson without a board has no panel for one.
pub(super) fn show_board(dock: &mut Dock, shown: bool) {
    if let Some(board) = dock.tiles.find_pane(&Pane::Board) {
        // The tab bar around it goes, too.
        let around = dock.tiles.parent_of(board).filter(|&parent| {
            matches!(
                dock.tiles.get_container(parent),
                Some(Container::Tabs(tabs)) if tabs.children.len() == 1
            )
        });
        dock.set_visible(board, shown);
        if let Some(around) = around {
            dock.set_visible(around, shown);
        }
    }
}

/// Draws the panels.
pub(super) struct Panels<'a> {
    pub(super) session: &'a Session,
    pub(super) look: &'a mut Look,
    pub(super) commands: &'a mut Vec<Command>,
}

impl Panels<'_> {
    fn ink(&self, ink: Ink) -> Color32 {
        colour(ink, self.session.theme())
    }
}

impl Behavior<Pane> for Panels<'_> {
    fn pane_ui(&mut self, ui: &mut Ui, _: TileId, pane: &mut Pane) -> UiResponse {
        let (session, look, commands) = (self.session, &mut *self.look, &mut *self.commands);
        ui.painter()
            .rect_filled(ui.max_rect(), 0.0, colour(Ink::Card, session.theme()));
        Frame::new()
            .inner_margin(Margin::symmetric(10, 4))
            .show(ui, |ui| {
                panels::whole(ui, |ui| match pane {
                    Pane::Lessons => panels::lessons_ui(ui, session, look, commands),
                    Pane::Tree => panels::tree_ui(ui, session, look, commands),
                    Pane::Board => panels::board_ui(ui, session, look, commands),
                    Pane::Node => panels::node_ui(ui, session, look, commands),
                    Pane::Compare => panels::compare_ui(ui, session, look, commands),
                    Pane::Code => panels::code_ui(ui, session),
                    Pane::Step => panels::step_ui(ui, session, commands),
                });
            });
        UiResponse::None
    }

    fn tab_title_for_pane(&mut self, pane: &Pane) -> WidgetText {
        let name = pane.name(self.session.language());
        egui::RichText::new(name).size(13.0).into()
    }

    fn simplification_options(&self) -> SimplificationOptions {
        SimplificationOptions {
            all_panes_must_have_tabs: true,
            ..SimplificationOptions::default()
        }
    }

    fn tab_bar_height(&self, _: &egui::Style) -> f32 {
        22.0
    }

    fn gap_width(&self, _: &egui::Style) -> f32 {
        5.0
    }

    fn min_size(&self) -> f32 {
        60.0
    }

    fn tab_bar_color(&self, _: &Visuals) -> Color32 {
        self.ink(Ink::Paper)
    }

    fn tab_bg_color(&self, _: &Visuals, _: &Tiles<Pane>, _: TileId, state: &TabState) -> Color32 {
        self.ink(if state.active { Ink::Card } else { Ink::Paper })
    }

    fn tab_outline_stroke(&self, _: &Visuals, _: &Tiles<Pane>, _: TileId, _: &TabState) -> Stroke {
        Stroke::new(1.0, self.ink(Ink::Line))
    }

    fn tab_bar_hline_stroke(&self, _: &Visuals) -> Stroke {
        Stroke::new(1.0, self.ink(Ink::Line))
    }

    fn tab_text_color(&self, _: &Visuals, _: &Tiles<Pane>, _: TileId, state: &TabState) -> Color32 {
        self.ink(if state.active { Ink::Text } else { Ink::Muted })
    }
}
