//! The picture of a tree at a step; the same code draws textbook diagrams and trees of a million
//! nodes.
//!
//! Each depth is a row, drawn according to the room its nodes have: with names and values, as
//! shapes alone, or, if nodes are denser than pixels, as one column per pixel. Only the visible
//! part is examined: the flat view is sorted, so the ends of a row are found by binary search.

mod bounds;
mod camera;
mod columns;
mod edge;
mod edges;
mod groups;
mod joins;
mod legend;
mod nodes;
mod numbers;
mod places;
mod room;
mod rows;
mod sheet;
mod signs;
mod texts;
mod types;

use std::collections::BTreeSet;

use super::{Area, Picture, Spot};
use compare::Parting;
use lesson::Projection;
use places::Places;
use session::{BesideColumn, FillInView, Session};
use tree::layout::Layout;
use tree::{FlatView, Item, Kind, NodeId, Outline, Tree};

pub use camera::Camera;
pub use joins::LaidLine;
pub use rows::Detail;
pub use signs::{legend_mark, sign};
pub(super) use texts::name_ems;
#[cfg(test)]
pub(super) use texts::text_area;

#[derive(Clone, Debug)]
pub struct TreeScene<'a> {
    /// The visible state of the run.
    pub seen: Projection<'a>,
    /// The part of the tree that is drawn.
    pub outline: &'a Outline,
    /// The places of its slots.
    pub layout: &'a Layout,
    /// The best line so far, the root included.
    pub line: &'a [NodeId],
    pub selection: Option<NodeId>,
    pub joins: bool,
    /// Whether nodes show their types.
    pub types: bool,
    pub camera: Camera,
    pub area: Area,
    /// The line of another reader.
    pub laid: Option<LaidLine<'a>>,
    pub sheet: Option<&'a FillInView>,
    /// The word "here", shown at the current node.
    pub here: String,
    /// The smallest text size, in points.
    pub least: f32,
    pub is_map: bool,
}

impl TreeScene<'_> {
    fn tree(&self) -> &Tree {
        self.seen.tree()
    }

    /// The shape of the drawn part.
    pub fn flat(&self) -> &FlatView {
        self.outline.flat(self.seen.tree())
    }

    /// The x coordinate of a slot on the screen.
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

    /// Draws a ring around each node that differs from that of another tree, with the sign where it
    /// covers nothing; returns whether there is one in view.
    pub fn mark_different(&self, nodes: &BTreeSet<NodeId>, picture: &mut Picture) -> bool {
        let mut places = Places::of(picture);
        let spots = picture.spots.clone().into_iter();
        let found = spots.filter_map(|(spot, place)| match spot {
            Spot::Node(id) if nodes.contains(&id) => Some((id, place)),
            _ => None,
        });
        let found: Vec<_> = found.collect();
        for (id, place) in &found {
            let node = self.tree().node(*id);
            let points = !self.seen.shares() && node.kind != Kind::Chance;
            let player = points.then_some(node.player);
            signs::differing((*place, player), &mut places, picture);
        }
        !found.is_empty()
    }

    /// The name of the move to a node.
    fn choice(&self, id: NodeId) -> String {
        subject::choice(self.seen.subject(), self.tree(), id, self.seen.language())
    }

    /// Whether a node has a frame around it: it is current or selected.
    fn is_marked(&self, id: NodeId) -> bool {
        self.seen.here() == Some(id) || self.selection == Some(id)
    }

    fn is_on_line(&self, id: NodeId) -> bool {
        let depth = usize::from(self.tree().node(id).depth);
        self.line.get(depth) == Some(&id)
    }
}

pub fn tree(scene: &TreeScene<'_>) -> Picture {
    let mut picture = Picture::default();
    let rows = rows::visible(scene);
    for (row, above) in rows.with_above() {
        edges::draw(row, above, &mut picture);
    }
    nodes::together(&rows, &mut picture);
    joins::laid_line(&rows, &mut picture);
    // In the map, a number would cover the tree.
    let mut bounds = if scene.is_map { Vec::new() } else { bounds::drawn(&rows) };
    let mut nodes = Picture::default();
    for row in &rows.rows {
        nodes::draw(row, &bounds, &mut nodes);
        joins::marks(row, &mut nodes);
    }
    if scene.camera.is_tight() {
        places::leave_out(&mut nodes);
    }
    // Lines go under the nodes, and labels avoid the text there.
    let mut places = Places::of(&nodes);
    bounds::lines(scene, &mut bounds, &mut places, &mut picture);
    places.add_lines(&picture);
    let mut strokes = Picture::default();
    for (row, above) in rows.with_above() {
        edges::strokes_aside(row, above, &mut strokes);
    }
    places.take_strokes(&strokes);
    picture.shapes.extend(nodes.shapes);
    picture.shapes.extend(strokes.shapes);
    picture.spots.extend(nodes.spots);
    joins::equal(&rows, &mut picture);
    edges::ways(&rows, &mut picture);
    joins::sources(&rows, &mut places, &mut picture);
    joins::callers(&rows, &mut places, &mut picture);
    bounds::labels(scene, bounds, &mut places, &mut picture);
    joins::origins(&rows, &mut places, &mut picture);
    joins::leaving(&rows, &mut places, &mut picture);
    for pair in rows.with_above() {
        edges::cut_bounds(pair, &mut places, &mut picture);
    }
    for row in &rows.rows {
        if let Some(above) = rows.above(row) {
            edges::windows((row, above), &mut places, &mut picture);
        }
        sheet::notes(row, &mut picture);
    }
    for row in &rows.rows {
        nodes::changes(row, &mut places, &mut picture);
    }
    for row in rows.rows.iter().filter(|row| scene.types && row.detail == Detail::Full) {
        types::draw(row, &mut places, &mut picture);
    }
    picture
}

impl<'a> TreeScene<'a> {
    /// The tree of a session as `camera` sees it in `area`; `None` if nothing is open.
    pub fn of(session: &'a Session, camera: Camera, area: Area) -> Option<Self> {
        let (outline, layout) = session.run().outline();
        let compared = session.view().compared.as_ref();
        let overlaid = compared.and_then(|compared| compared.overlaid.as_ref());
        let laid = overlaid.map(|overlaid| LaidLine {
            way: &overlaid.way,
            leaving: leaving_sign(session, (&overlaid.parting, &overlaid.names)),
        });
        Some(Self {
            seen: session.projection()?,
            outline,
            layout,
            line: &session.view().line,
            selection: session.run().selection(),
            joins: session.run().joins(),
            types: session.run().types(),
            camera,
            area,
            laid,
            sheet: session.view().work.fill_in(),
            here: session.language().texts().window_here(),
            least: least(session),
            is_map: false,
        })
    }

    /// The tree of a run shown beside the open one.
    pub fn beside(
        session: &'a Session,
        column: &'a BesideColumn,
        camera: Camera,
        area: Area,
    ) -> Self {
        let (outline, layout) = column.outline();
        let selection = session.run().selection();
        Self {
            seen: column.run.opened().projection(session.language()).telling(session.telling()),
            outline,
            layout,
            line: column.line(),
            selection: selection.and_then(|node| column.run.matching.in_second(node)),
            joins: false,
            types: session.run().types(),
            camera,
            area,
            laid: None,
            sheet: None,
            here: session.language().texts().window_here(),
            least: LEAST,
            is_map: false,
        }
    }

    /// The same scene through another camera, in another area, without text.
    #[must_use]
    pub fn mapped(&self, camera: Camera, area: Area) -> Self {
        let laid = self.laid.as_ref().map(|laid| LaidLine { way: laid.way, leaving: None });
        Self { camera, area, laid, is_map: true, ..self.clone() }
    }
}

/// The smallest text size of a tree, in points.
const LEAST: f32 = 9.0;

/// The smallest text size for a session, in points.
fn least(session: &Session) -> f32 {
    // Trees side by side have little room.
    if session.presents() && session.view().page.beside().is_none() { 13.0 } else { LEAST }
}

/// The message where the line of another reader leaves the tree: the next move, and the reason.
fn leaving_sign(
    session: &Session,
    (parting, names): (&Parting, &[String]),
) -> Option<(NodeId, String)> {
    let leaving = parting.leaving?;
    let mv = names.get(leaving.after)?;
    let why = leaving.reason.word(session.language());
    Some((leaving.at, format!("{mv} → {why}")))
}
