//! Of the cut that is shown: where each bound that suffices comes from, the nearest drawn strongest.

use super::TreeScene;
use super::joins::{arc, place};
use super::proof::label_width;
use super::rows::VisibleRow;
use crate::picture::{Align, Area, Ink, Pen, Picture, Point, Shape, Spot};
use crate::trace::{CutBy, EventKind, MadeCut};
use crate::tree::NodeId;

/// So many bounds are drawn: of more, the nearest ones.
const MOST: usize = 5;

/// The cut that is shown: that of the selected node, or the one that has just been made.
fn shown(scene: &TreeScene<'_>) -> Option<MadeCut> {
    let now = scene.seen.kind() == Some(EventKind::Cut);
    let node = match scene.selection {
        Some(selected) => selected,
        None => scene.seen.here().filter(|_| now)?,
    };
    let cut = scene.seen.made_cut(node)?;
    (cut.by == CutBy::Window).then_some(cut)
}

/// A bound of the cut that is shown, and where it is drawn.
struct DrawnBound {
    /// Its place in the list, from 0.
    number: usize,
    /// The node that has set it: where that stands, and half its width.
    source: (NodeId, Point, f32),
    /// The same of the node of the cut.
    cut: (Point, f32),
    /// How it is drawn.
    pen: Pen,
    /// What stands at the source.
    text: String,
}

/// The bounds of the cut that is shown, as far as they are in view, the nearest one last.
fn drawn(scene: &TreeScene<'_>, rows: &[VisibleRow]) -> Vec<DrawnBound> {
    let Some(cut) = shown(scene) else {
        return Vec::new();
    };
    let several = cut.reasons.len() > 1;
    let reasons = cut.reasons.iter().enumerate().take(MOST).rev();
    let drawn = reasons.filter_map(|(number, reason)| {
        let source = reason.source.child().unwrap_or(reason.ancestor);
        let ink = Ink::edge(reason.player);
        let (from, half) = place(scene, rows, source)?;
        let bound = scene.seen.edge(cut.node, reason.bound);
        Some(DrawnBound {
            number,
            source: (source, from, half),
            cut: place(scene, rows, cut.node)?,
            pen: if number == 0 {
                Pen::solid(3.2, ink)
            } else {
                Pen::dashed(1.8, ink)
            },
            text: if several {
                format!("{}: {bound}", number + 1)
            } else {
                bound
            },
        })
    });
    drawn.collect()
}

/// How wide the ring is round a node of this half width.
fn ring(half: f32) -> f32 {
    half * 2.0 + 10.0
}

/// A ring round each node that has set a bound, and a line from there to the cut; the nodes
/// themselves are drawn over it.
pub(super) fn lines(scene: &TreeScene<'_>, rows: &[VisibleRow], picture: &mut Picture) {
    for bound in drawn(scene, rows) {
        let (_, from, half) = bound.source;
        let side = ring(half);
        picture.shapes.push(Shape::Box {
            area: Area::around(from, side, side * 1.04),
            radius: 12.0_f32.min(side / 3.0),
            fill: None,
            pen: Some(bound.pen),
        });
        let (to, to_half) = bound.cut;
        let ends = ((from, half + 5.0), (to, to_half + 4.0), 1.0);
        arc(ends, bound.pen, true, picture);
    }
}

/// The number of each bound, at the node that has set it.
pub(super) fn labels(scene: &TreeScene<'_>, rows: &[VisibleRow], picture: &mut Picture) {
    for bound in drawn(scene, rows) {
        let (source, from, half) = bound.source;
        let ink = bound.pen.ink;
        let centre = [from[0], from[1] + ring(half) * 0.52 + 9.0];
        let area = Area::around(centre, label_width(&bound.text), 19.0);
        picture.shapes.push(Shape::Box {
            area,
            radius: 5.0,
            fill: Some(Ink::Card),
            pen: Some(bound.pen),
        });
        let words = Shape::text(centre, bound.text, 13.0, ink, Align::Centre);
        picture.shapes.push(words);
        picture
            .spots
            .push((Spot::Bound(source, bound.number), area));
    }
}
