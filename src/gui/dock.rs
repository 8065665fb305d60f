//! The panels of a lesson and where they are: each can be resized, moved to another side or onto
//! another panel, and all can be put back.

use std::collections::HashMap;

use egui::{Color32, Frame, Margin, Stroke, Ui, Visuals, WidgetText};
use egui_tiles::{
    Behavior, Container, Linear, LinearDir, SimplificationOptions, TabState, TileId, Tiles, Tree,
    UiResponse,
};
use serde::{Deserialize, Serialize};

use super::look::Look;
use super::pane::Pane;
use super::panels;
use super::theme::colour;
use crate::picture::Ink;
use crate::session::{Command, Session};

/// Where the panels are.
pub(super) type Dock = Tree<Pane>;

/// How much room the window has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) enum Room {
    /// One panel at a time, and the step below it.
    Little,
    /// The tree, what is beside it and what is below it, in a window that is not high.
    Low,
    /// The tree, what is beside it and what is below it.
    Usual,
    /// The list of lessons, too.
    Much,
}

impl Room {
    /// The room in a window of this size, in points.
    pub(super) fn of(size: egui::Vec2) -> Self {
        if size.x < 820.0 || size.y < 520.0 {
            Self::Little
        } else if size.y < 650.0 {
            Self::Low
        } else if size.x < 1500.0 {
            Self::Usual
        } else {
            Self::Much
        }
    }
}

/// What the places of the panels depend on; each arrangement is kept as the person leaves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Arrangement {
    /// How much room there is.
    pub room: Room,
    /// Whether there is a board beside the tree.
    pub board: bool,
    /// Whether the lesson is presented: the tree, the board and one large sentence.
    pub presents: bool,
    /// Whether other readers stand beside the tree: they have the right side for themselves.
    pub compares: bool,
}

impl Arrangement {
    /// The panels where they are at first.
    fn dock(self) -> Dock {
        let mut tiles = Tiles::default();
        let root = if self.presents {
            Self::presented(&mut tiles)
        } else if self.room == Room::Little {
            Self::stacked(&mut tiles)
        } else if self.compares {
            Self::comparing(&mut tiles)
        } else {
            self.spread(&mut tiles)
        };
        let mut dock = Tree::new(egui::Id::unique(("dock", self)), root, tiles);
        dock.set_visible_pane(Pane::Board, self.board);
        if self.presents {
            for pane in PRESENTED_LATER {
                dock.set_visible_pane(pane, false);
            }
        }
        dock
    }

    /// All panels beside each other: the tree as large as it can be, the sentence with the transport
    /// below it.
    fn spread(self, tiles: &mut Tiles<Pane>) -> TileId {
        let [lessons, tree, board, node, notes, compare, code, step] =
            Pane::ALL.map(|pane| tiles.insert_pane(pane));
        let much = self.room == Room::Much;
        let mut tabs = vec![notes, compare];
        if !much {
            tabs.push(lessons);
        }
        let right = if self.board {
            tabs.insert(0, node);
            let beside = tiles.insert_tab_tile(tabs);
            split(tiles, Down, [board, beside], if much { 0.46 } else { 0.6 })
        } else {
            let below = tiles.insert_tab_tile(tabs);
            split(tiles, Down, [node, below], 0.5)
        };
        // Without a board the tree takes more, so that it has its share of the window either way.
        let wide = match (much, self.board) {
            (true, _) => 0.72,
            (false, true) => 0.735,
            (false, false) => 0.765,
        };
        let upper = split(tiles, Across, [tree, right], wide);
        let lower = split(tiles, Across, [step, code], 0.655);
        let main = split(
            tiles,
            Down,
            [upper, lower],
            match self.room {
                Room::Much => 0.76,
                Room::Low => 0.655,
                Room::Little | Room::Usual => 0.715,
            },
        );
        if much {
            split(tiles, Across, [lessons, main], 0.155)
        } else {
            main
        }
    }

    /// The other readers at the right from top to bottom, for they say much.
    fn comparing(tiles: &mut Tiles<Pane>) -> TileId {
        let [lessons, tree, board, node, notes, compare, code, step] =
            Pane::ALL.map(|pane| tiles.insert_pane(pane));
        let beside = tiles.insert_tab_tile(vec![node, notes, compare, code, lessons]);
        let right = split(tiles, Down, [board, beside], 0.42);
        let left = split(tiles, Down, [tree, step], 0.72);
        split(tiles, Across, [left, right], 0.68)
    }

    /// One panel at a time, and the step below it.
    fn stacked(tiles: &mut Tiles<Pane>) -> TileId {
        let [lessons, tree, board, node, notes, compare, code, step] =
            Pane::ALL.map(|pane| tiles.insert_pane(pane));
        let upper = tiles.insert_tab_tile(vec![tree, board, node, notes, compare, lessons, code]);
        split(tiles, Down, [upper, step], 0.58)
    }

    /// The tree, the board and the sentence; the others come when they are asked for.
    fn presented(tiles: &mut Tiles<Pane>) -> TileId {
        let [lessons, tree, board, node, notes, compare, code, step] =
            Pane::ALL.map(|pane| tiles.insert_pane(pane));
        let beside = tiles.insert_tab_tile(vec![node, notes, code, compare, lessons]);
        let right = split(tiles, Down, [board, beside], 0.5);
        let upper = split(tiles, Across, [tree, right], 0.67);
        split(tiles, Down, [upper, step], 0.74)
    }
}

/// The panels that a presentation shows only when they are asked for.
const PRESENTED_LATER: [Pane; 5] = [
    Pane::Node,
    Pane::Notes,
    Pane::Code,
    Pane::Compare,
    Pane::Lessons,
];

use LinearDir::{Horizontal as Across, Vertical as Down};

fn split(tiles: &mut Tiles<Pane>, dir: LinearDir, children: [TileId; 2], share: f32) -> TileId {
    tiles.insert_container(Linear::new_binary(dir, children, share))
}

/// The panels in each arrangement that has been used.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct Docks {
    used: HashMap<Arrangement, Dock>,
}

impl Docks {
    /// The panels of an arrangement, where the person has left them.
    pub(super) fn of(&mut self, arrangement: Arrangement) -> &mut Dock {
        let used = self.used.entry(arrangement);
        used.or_insert_with(|| arrangement.dock())
    }

    /// Whether every arrangement from the last time has every panel once.
    pub(super) fn are_complete(&self) -> bool {
        self.used.values().all(is_complete)
    }
}

fn is_complete(dock: &Dock) -> bool {
    let panes = || {
        dock.tiles.tiles().filter_map(|tile| match tile {
            egui_tiles::Tile::Pane(pane) => Some(*pane),
            egui_tiles::Tile::Container(_) => None,
        })
    };
    panes().count() == Pane::ALL.len() && Pane::ALL.iter().all(|pane| panes().any(|p| p == *pane))
}

/// What is done with panels by their names.
pub(super) trait ByPane {
    /// Shows a panel, in front of those that share its place.
    fn bring(&mut self, pane: Pane);
    /// Shows a panel if it is hidden or behind another, and else hides it.
    fn toggle_pane(&mut self, pane: Pane);
    /// Whether a panel can be seen: it is not hidden, nor behind another.
    fn is_in_front(&self, pane: Pane) -> bool;
    /// Shows or hides a panel.
    fn set_visible_pane(&mut self, pane: Pane, shown: bool);
}

impl ByPane for Dock {
    fn bring(&mut self, pane: Pane) {
        self.set_visible_pane(pane, true);
        self.make_active(|_, tile| matches!(tile, egui_tiles::Tile::Pane(p) if *p == pane));
    }

    fn toggle_pane(&mut self, pane: Pane) {
        if self.is_in_front(pane) {
            self.set_visible_pane(pane, false);
        } else {
            self.bring(pane);
        }
    }

    fn is_in_front(&self, pane: Pane) -> bool {
        let Some(id) = self.tiles.find_pane(&pane) else {
            return false;
        };
        let behind = self.tiles.parent_of(id).is_some_and(|parent| {
            matches!(
                self.tiles.get_container(parent),
                Some(Container::Tabs(tabs)) if tabs.active != Some(id)
            )
        });
        self.tiles.is_visible(id) && !behind
    }

    fn set_visible_pane(&mut self, pane: Pane, shown: bool) {
        if let Some(id) = self.tiles.find_pane(&pane) {
            self.set_visible(id, shown);
        }
    }
}

/// Draws the panels.
pub(super) struct Panels<'a> {
    pub(super) session: &'a Session,
    pub(super) look: &'a mut Look,
    pub(super) commands: &'a mut Vec<Command>,
    /// The panels that have a tab to be moved by; the others have a grip.
    pub(super) tabbed: Vec<TileId>,
}

/// The panels of a dock that share their place with others, and so have tabs.
pub(super) fn tabbed(dock: &Dock) -> Vec<TileId> {
    let containers = dock.tiles.tiles().filter_map(|tile| match tile {
        egui_tiles::Tile::Container(Container::Tabs(tabs)) => Some(&tabs.children),
        _ => None,
    });
    containers.flatten().copied().collect()
}

/// How wide and high the grip of a panel is, in points.
const GRIP: egui::Vec2 = egui::vec2(56.0, 7.0);

/// What a panel without a tab is moved by: a short bar at its upper edge, seen under the pointer.
fn grip(ui: &Ui, place: egui::Rect, session: &Session) -> UiResponse {
    let at = egui::Align2::CENTER_TOP.align_size_within_rect(GRIP, place);
    let response = ui.interact(at, ui.scope_id().with("grip"), egui::Sense::drag());
    if response.hovered() || response.dragged() {
        ui.ctx().set_cursor_icon(egui::CursorIcon::Grab);
        let bar = egui::Rect::from_center_size(at.center(), egui::vec2(GRIP.x - 8.0, 3.0));
        let ink = colour(Ink::Muted, session.theme());
        ui.painter().rect_filled(bar, 1.5, ink);
    }
    if response.drag_started() {
        UiResponse::DragStarted
    } else {
        UiResponse::None
    }
}

impl Panels<'_> {
    fn ink(&self, ink: Ink) -> Color32 {
        colour(ink, self.session.theme())
    }
}

impl Behavior<Pane> for Panels<'_> {
    fn pane_ui(&mut self, ui: &mut Ui, id: TileId, pane: &mut Pane) -> UiResponse {
        let (session, look, commands) = (self.session, &mut *self.look, &mut *self.commands);
        let place = ui.max_rect();
        look.places.push((*pane, place));
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
                    Pane::Notes => panels::notes_ui(ui, session, commands),
                    Pane::Compare => panels::compare_ui(ui, session, look, commands),
                    Pane::Code => panels::code_ui(ui, session),
                    Pane::Step => panels::step_ui(ui, session, commands),
                });
            });
        if self.tabbed.contains(&id) {
            UiResponse::None
        } else {
            grip(ui, place, session)
        }
    }

    fn tab_title_for_pane(&mut self, pane: &Pane) -> WidgetText {
        let name = pane.name(self.session.language());
        egui::RichText::new(name).size(13.0).into()
    }

    fn simplification_options(&self) -> SimplificationOptions {
        SimplificationOptions {
            all_panes_must_have_tabs: false,
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
