//! The initial places of the panels, depending on the room and on the lesson.

use std::ops::Index;

use egui_tiles::{Linear, LinearDir, TileId, Tiles};
use serde::{Deserialize, Serialize};

use super::pane::Pane::{
    self, Board, Code, Compare, Lessons, Listing, Node, Notes, Step, Study, Tree,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) enum Room {
    /// One panel at a time, and the step below it.
    Little,
    /// The tree, with panels beside it and below it, in a low window.
    Low,
    /// The tree, with panels beside it and below it.
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

/// The key for the places of the panels: the user's changes are kept for each arrangement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct Arrangement {
    pub room: Room,
    /// Whether there is a board beside the tree.
    pub board: bool,
    /// Whether the lesson is being presented: the tree, the board and one large sentence.
    pub presents: bool,
    /// Whether the lesson has a listing with a slip.
    pub listing: bool,
    pub side: RightSide,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) enum RightSide {
    /// Nobody: the board, with tabbed panels below it.
    #[default]
    Usual,
    /// Other readers beside the tree.
    Compare,
    /// A listing with a slip: it needs more room than the tree.
    Listing,
    Study,
    /// The list of lessons, where it has no column of its own.
    Lessons,
}

impl RightSide {
    /// The side that a panel takes over when it comes to the front.
    pub(super) const fn of(pane: Pane) -> Self {
        match pane {
            Compare => Self::Compare,
            Listing => Self::Listing,
            Study => Self::Study,
            Lessons => Self::Lessons,
            Tree | Board | Node | Notes | Code | Step => Self::Usual,
        }
    }

    pub(super) const fn pane(self) -> Option<Pane> {
        match self {
            Self::Usual => None,
            Self::Compare => Some(Pane::Compare),
            Self::Listing => Some(Pane::Listing),
            Self::Study => Some(Pane::Study),
            Self::Lessons => Some(Pane::Lessons),
        }
    }
}

impl Arrangement {
    /// Lays out the initial places of the panels.
    pub(super) fn place(self, tiles: &mut Tiles<Pane>) -> TileId {
        if self.presents {
            self.presented(tiles)
        } else if self.room == Room::Little {
            Self::stacked(tiles)
        } else {
            match self.side {
                // Where there is much room, the list has a column of its own.
                RightSide::Lessons if self.room != Room::Much => Self::listed(tiles),
                RightSide::Usual | RightSide::Lessons => self.spread(tiles),
                RightSide::Compare => Self::beside_one(tiles, [0.68, 0.72]),
                RightSide::Listing => Self::hunting(tiles),
                // The answers and hints of a question are below the tree.
                RightSide::Study => Self::beside_one(tiles, [0.735, 0.69]),
            }
        }
    }

    /// All panels side by side: the tree as large as possible, the sentence with the transport
    /// below it.
    fn spread(self, tiles: &mut Tiles<Pane>) -> TileId {
        let all = PaneTiles::new(tiles);
        let much = self.room == Room::Much;
        let mut tabs = vec![Notes, Study, Compare, Listing];
        if !much {
            tabs.push(Lessons);
        }
        let right = if self.board {
            tabs.insert(0, Node);
            let beside = all.tabs(tiles, &tabs);
            split(tiles, Down, [all[Board], beside], if much { 0.46 } else { 0.6 })
        } else {
            let below = all.tabs(tiles, &tabs);
            split(tiles, Down, [all[Node], below], 0.5)
        };
        // Without a board the tree gets more, for the same share of the window.
        let wide = match (much, self.board) {
            (true, _) => 0.72,
            (false, true) => 0.735,
            (false, false) => 0.765,
        };
        let upper = split(tiles, Across, [all[Tree], right], wide);
        let lower = split(tiles, Across, [all[Step], all[Code]], 0.655);
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
        if much { split(tiles, Across, [all[Lessons], main], 0.155) } else { main }
    }

    /// A panel with much text or many fields fills the right side. The tree and its sentence get
    /// this share of the width, and the tree this share of their height.
    fn beside_one(tiles: &mut Tiles<Pane>, [wide, high]: [f32; 2]) -> TileId {
        let all = PaneTiles::new(tiles);
        let beside = all.tabs(tiles, &[Node, Notes, Study, Compare, Listing, Code, Lessons]);
        let right = split(tiles, Down, [all[Board], beside], 0.42);
        let left = split(tiles, Down, [all[Tree], all[Step]], high);
        split(tiles, Across, [left, right], wide)
    }

    /// The list of lessons from the top to the bottom, with the others behind it.
    fn listed(tiles: &mut Tiles<Pane>) -> TileId {
        let all = PaneTiles::new(tiles);
        let right = all.tabs(tiles, &[Lessons, Board, Node, Notes, Study, Compare, Listing, Code]);
        let left = split(tiles, Down, [all[Tree], all[Step]], 0.715);
        split(tiles, Across, [left, right], 0.7)
    }

    /// A listing with a slip fills the right side, beside the correct version.
    fn hunting(tiles: &mut Tiles<Pane>) -> TileId {
        let all = PaneTiles::new(tiles);
        let right = all.tabs(tiles, &[Listing, Notes, Study, Node, Compare, Code, Lessons]);
        let upper = split(tiles, Across, [all[Tree], all[Board]], 0.62);
        let left = split(tiles, Down, [upper, all[Step]], 0.62);
        split(tiles, Across, [left, right], 0.51)
    }

    /// One panel at a time, and the step below it.
    fn stacked(tiles: &mut Tiles<Pane>) -> TileId {
        let all = PaneTiles::new(tiles);
        let upper =
            all.tabs(tiles, &[Tree, Board, Node, Notes, Study, Compare, Listing, Lessons, Code]);
        split(tiles, Down, [upper, all[Step]], 0.58)
    }

    /// The tree, the board and the sentence; the others come on request.
    fn presented(self, tiles: &mut Tiles<Pane>) -> TileId {
        let all = PaneTiles::new(tiles);
        let mut tabs = vec![Node, Notes, Study, Code, Compare, Lessons];
        // The subject of the lesson is large: the listing, with the tree behind it.
        let main = if self.listing {
            all.tabs(tiles, &[Listing, Tree])
        } else {
            tabs.push(Listing);
            all[Tree]
        };
        let beside = all.tabs(tiles, &tabs);
        // The board must remain readable beside a panel.
        let right = split(tiles, Down, [all[Board], beside], 0.6);
        let upper = split(tiles, Across, [main, right], 0.67);
        let share = match (self.side, self.listing) {
            // A question includes its answers and hints.
            (RightSide::Study, _) => 0.66,
            (_, true) => 0.82,
            (_, false) => 0.71,
        };
        split(tiles, Down, [upper, all[Step]], share)
    }
}

/// The panels that a presentation shows only on request.
pub(super) const PRESENTED_LATER: [Pane; 6] = [Node, Notes, Study, Code, Compare, Lessons];

/// The tiles of all panels, in the order of [`Pane::ALL`].
struct PaneTiles([TileId; Pane::ALL.len()]);

impl PaneTiles {
    fn new(tiles: &mut Tiles<Pane>) -> Self {
        Self(Pane::ALL.map(|pane| tiles.insert_pane(pane)))
    }

    /// Panels that share a place.
    fn tabs(&self, tiles: &mut Tiles<Pane>, panes: &[Pane]) -> TileId {
        tiles.insert_tab_tile(panes.iter().map(|&pane| self[pane]).collect())
    }
}

impl Index<Pane> for PaneTiles {
    type Output = TileId;

    fn index(&self, pane: Pane) -> &TileId {
        &self.0[pane as usize]
    }
}

use LinearDir::{Horizontal as Across, Vertical as Down};

fn split(tiles: &mut Tiles<Pane>, dir: LinearDir, children: [TileId; 2], share: f32) -> TileId {
    tiles.insert_container(Linear::new_binary(dir, children, share))
}
