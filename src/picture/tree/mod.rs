//! The picture of a tree at a step: from a textbook diagram to a million nodes by the same code.
//!
//! Each depth is a row, drawn by how much room its nodes have: with names and values, as shapes
//! alone, or, where nodes are denser than pixels, as one column a pixel. Only what lies in view is
//! looked at: the flat view is sorted, so the ends of a row are found by binary search.

mod bounds;
mod camera;
mod columns;
mod edges;
mod groups;
mod joins;
mod laid;
mod legend;
mod nodes;
mod places;
mod proof;
mod room;
mod rows;
mod scene;
mod sheet;
mod signs;
mod texts;

pub use camera::Camera;
pub use laid::LaidLine;
pub use rows::Detail;
pub use signs::sign;

use super::{Area, Picture};
use crate::lesson::Projection;
use crate::session::FillInView;
use crate::tree::layout::Layout;
use crate::tree::{FlatView, Item, NodeId, Outline, Tree};
use places::Places;

/// Everything the picture of a tree is made from.
#[derive(Clone, Debug)]
pub struct TreeScene<'a> {
    /// What may be seen of the run.
    pub seen: Projection<'a>,
    /// The part of the tree that is drawn.
    pub outline: &'a Outline,
    /// Where its slots stand.
    pub layout: &'a Layout,
    /// The best line so far, the root included.
    pub line: &'a [NodeId],
    /// The node that was clicked.
    pub selection: Option<NodeId>,
    /// Whether equal positions are joined.
    pub joins: bool,
    /// The part of the tree that is in view.
    pub camera: Camera,
    /// Where on the screen.
    pub area: Area,
    /// The line of another reader.
    pub laid: Option<LaidLine<'a>>,
    /// What a learner fills in.
    pub sheet: Option<&'a FillInView>,
    /// "here", at the node where the search stands.
    pub here: String,
    /// No text is smaller than this, in points.
    pub least: f32,
}

impl TreeScene<'_> {
    fn tree(&self) -> &Tree {
        self.seen.tree()
    }

    /// The shape of what is drawn.
    #[must_use]
    pub fn flat(&self) -> &FlatView {
        self.outline.flat(self.seen.tree())
    }

    /// Where a slot stands from left to right, on the screen.
    fn x(&self, slot: u32) -> f32 {
        self.camera.point(self.area, self.layout.at(slot), 0.0)[0]
    }

    /// The node at a slot; `None` for a group.
    fn node_at(&self, slot: u32) -> Option<NodeId> {
        match self.outline.item(slot) {
            Item::Node { id, .. } => Some(id),
            Item::Group(_) => None,
        }
    }

    fn is_on_line(&self, id: NodeId) -> bool {
        let depth = usize::from(self.tree().node(id).depth);
        self.line.get(depth) == Some(&id)
    }
}

/// Draws the tree.
#[must_use]
pub fn tree(scene: &TreeScene<'_>) -> Picture {
    let mut picture = Picture::default();
    let rows = rows::visible(scene);
    for row in &rows {
        edges::draw(scene, row, &rows, &mut picture);
    }
    laid::line(scene, &rows, &mut picture);
    let bounds = bounds::drawn(scene, &rows);
    let mut nodes = Picture::default();
    for row in &rows {
        nodes::draw(scene, row, &bounds, &mut nodes);
        joins::marks(scene, row, &mut nodes);
    }
    // Lines go under the nodes, and labels beside what is written there.
    let mut places = Places::of(&nodes);
    bounds::lines(scene, &bounds, &places, &mut picture);
    picture.shapes.extend(nodes.shapes);
    picture.spots.extend(nodes.spots);
    joins::equal(scene, &rows, &mut picture);
    edges::ways(scene, &rows, &mut picture);
    joins::sources(scene, &rows, &mut picture);
    joins::callers(scene, &rows, &mut picture);
    bounds::labels(scene, bounds, &mut places, &mut picture);
    laid::sign(scene, &rows, &mut picture);
    for row in &rows {
        edges::windows(scene, row, &rows, &mut places, &mut picture);
        nodes::changes(scene, row, &mut picture);
        sheet::notes(scene, row, &mut picture);
    }
    picture
}
