//! The panels of a lesson and their places. Users can resize panels, move them to another side or
//! onto another panel, and restore the initial places.

use std::collections::HashMap;

use egui::{Color32, Frame, Margin, Stroke, Ui, Visuals, WidgetText};
use egui_tiles::{
    Behavior, Container, LinearDir, SimplificationOptions, TabState, TileId, Tiles, Tree,
    UiResponse,
};
use serde::{Deserialize, Serialize};

use super::arrangement::{Arrangement, PRESENTED_LATER};
use super::look::WindowContext;
use super::pane::Pane;
use super::panels;
use super::theme::colour;
use picture::Ink;
use session::Session;

pub(super) type Dock = Tree<Pane>;

/// The panels of an arrangement in their initial places.
fn dock_of(arrangement: Arrangement) -> Dock {
    let mut tiles = Tiles::default();
    let root = arrangement.place(&mut tiles);
    let mut dock = Tree::new(egui::Id::unique(("dock", arrangement)), root, tiles);
    dock.set_visible_pane(Pane::Board, arrangement.board);
    dock.set_visible_pane(Pane::Listing, arrangement.listing);
    if arrangement.presents {
        for pane in PRESENTED_LATER {
            dock.set_visible_pane(pane, false);
        }
    }
    dock
}

/// The panels in each arrangement that has been used.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(super) struct Docks {
    used: HashMap<Arrangement, Dock>,
}

impl Docks {
    /// The panels of an arrangement, as the user left them.
    pub(super) fn of(&mut self, arrangement: Arrangement) -> &mut Dock {
        let used = self.used.entry(arrangement);
        used.or_insert_with(|| dock_of(arrangement))
    }

    /// Whether every arrangement from the last session has every panel exactly once.
    pub(super) fn are_complete(&self) -> bool {
        let is_once = |dock: &Dock, pane: &Pane| {
            let tiles = dock.tiles.tiles();
            tiles.filter(|tile| matches!(tile, egui_tiles::Tile::Pane(it) if it == pane)).count()
                == 1
        };
        self.used.values().all(|dock| Pane::ALL.iter().all(|pane| is_once(dock, pane)))
    }
}

/// Operations on panels by name.
pub(super) trait ByPane {
    /// Shows a panel in front of those that share its place.
    fn bring(&mut self, pane: Pane);
    /// Shows a panel if it is hidden or behind another; otherwise hides it.
    fn toggle_pane(&mut self, pane: Pane);
    /// Whether a panel is visible: neither hidden nor behind another.
    fn is_in_front(&self, pane: Pane) -> bool;
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

/// The least width and height of the board, in points, where there is room for three times as much.
const READABLE: f32 = 200.0;

/// Gives the board back what a splitter has taken from it beyond what is readable.
///
/// The least size that the tiles know is that of every panel, and a sentence needs little height.
pub(super) fn keep_board_readable(dock: &mut Dock) {
    let Some(mut child) = dock.tiles.find_pane(&Pane::Board).filter(|&id| dock.is_visible(id))
    else {
        return;
    };
    while let Some(parent) = dock.tiles.parent_of(child) {
        let place = dock.tiles.rect(parent);
        let children = dock.tiles.get_container(parent).map(Container::children_vec);
        let children = children.unwrap_or_default().into_iter();
        let shown: Vec<_> = children.filter(|&id| dock.is_visible_in_layout(id)).collect();
        if let (Some(place), Some(egui_tiles::Tile::Container(Container::Linear(linear)))) =
            (place, dock.tiles.get_mut(parent))
        {
            let room = match linear.dir {
                LinearDir::Horizontal => place.width(),
                LinearDir::Vertical => place.height(),
            };
            let whole: f32 = shown.iter().map(|&id| linear.shares[id]).sum();
            let least = (READABLE / room).min(1.0 / 3.0) * whole;
            let has = linear.shares[child];
            if shown.len() > 1 && has < least {
                let others = (whole - least) / (whole - has);
                for &id in &shown {
                    linear.shares[id] *= others;
                }
                linear.shares[child] = least;
            }
        }
        child = parent;
    }
}

pub(super) struct Panels<'a, 'b> {
    pub(super) cx: &'a mut WindowContext<'b>,
    /// The panels that are moved by their tab; the others have a grip.
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

const GRIP: egui::Vec2 = egui::vec2(56.0, 7.0);

/// The handle of a panel without a tab: a short bar at its upper edge, visible under the pointer.
fn grip(ui: &Ui, place: egui::Rect, session: &Session) -> UiResponse {
    let at = egui::Align2::CENTER_TOP.align_size_within_rect(GRIP, place);
    let response = ui.interact(at, ui.scope_id().with("grip"), egui::Sense::drag());
    if response.hovered() || response.dragged() {
        ui.ctx().set_cursor_icon(egui::CursorIcon::Grab);
        let bar = egui::Rect::from_center_size(at.center(), egui::vec2(GRIP.x - 8.0, 3.0));
        let ink = colour(Ink::Muted, session.theme());
        ui.painter().rect_filled(bar, 1.5, ink);
    }
    if response.drag_started() { UiResponse::DragStarted } else { UiResponse::None }
}

impl Panels<'_, '_> {
    fn ink(&self, ink: Ink) -> Color32 {
        colour(ink, self.cx.session.theme())
    }
}

impl Behavior<Pane> for Panels<'_, '_> {
    fn pane_ui(&mut self, ui: &mut Ui, id: TileId, pane: &mut Pane) -> UiResponse {
        let (session, cx) = (self.cx.session, &mut *self.cx);
        let place = ui.max_rect();
        cx.look.places.push((*pane, place));
        ui.painter().rect_filled(ui.max_rect(), 0.0, colour(Ink::Card, session.theme()));
        Frame::new().inner_margin(Margin::symmetric(10, 4)).show(ui, |ui| {
            panels::whole(ui, |ui| match pane {
                Pane::Lessons => panels::lessons_ui(ui, cx),
                Pane::Tree => panels::tree_ui(ui, cx),
                Pane::Board => panels::board_ui(ui, cx),
                Pane::Node => panels::node_ui(ui, cx),
                Pane::Notes => panels::notes_ui(ui, cx),
                Pane::Study => panels::study_ui(ui, cx),
                Pane::Compare => panels::compare_ui(ui, cx),
                Pane::Listing => panels::listing_ui(ui, cx),
                Pane::Code => panels::code_ui(ui, session),
                Pane::Step => panels::step_ui(ui, cx),
            });
        });
        if self.tabbed.contains(&id) { UiResponse::None } else { grip(ui, place, session) }
    }

    fn tab_title_for_pane(&mut self, pane: &Pane) -> WidgetText {
        let name = pane.name(self.cx.session.language());
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

    /// Below it, a board or a table could not be read.
    fn min_size(&self) -> f32 {
        120.0
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
