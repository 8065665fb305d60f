//! Where the number of a node comes from, if that child is out of view or too small for its name.

use super::TreeScene;
use super::joins::{end, out_of_view, place};
use super::places::Places;
use super::proof::label_width;
use super::rows::{Detail, VisibleRow};
use crate::{Area, Ink, Picture};
use trace::Phase;
use tree::NodeId;

/// Names the child that gave a node on the current path or on the best line its number, where that
/// child itself has no name in view, and its name covers no text.
pub(super) fn draw(
    scene: &TreeScene<'_>,
    rows: &[VisibleRow],
    places: &mut Places,
    picture: &mut Picture,
) {
    if scene.shows_sheet() {
        return;
    }
    for row in rows.iter().filter(|row| row.detail >= Detail::Values) {
        for id in row.slots.clone().filter_map(|slot| scene.node_at(slot)) {
            let is_told = scene.seen.phase(id) == Phase::Open || scene.is_on_line(id);
            let best = scene.seen.best(id).filter(|_| is_told);
            let in_view = |at: Area| scene.area.holds(at.centre());
            let best = best.filter(|_| place(scene, rows, id).is_some_and(in_view));
            let label = best.and_then(|best| label(scene, rows, places, best));
            let (Some(best), Some((text, area))) = (best, label) else {
                continue;
            };
            places.take(area);
            out_of_view(best, text, area, Ink::Line, picture);
        }
    }
}

/// The name of a node that has none in view, and its place: at the border, or above its row, where
/// it covers nothing.
fn label(
    scene: &TreeScene<'_>,
    rows: &[VisibleRow],
    places: &Places,
    id: NodeId,
) -> Option<(String, Area)> {
    let end = end(scene, rows, id)?;
    let (name, [x, y]) = (scene.choice(id), end.area.centre());
    if end.is_outside {
        let text = end.pointing(scene, &name);
        let area = end.label(scene, places, label_width(&text))?;
        return Some((text, area));
    }
    let depth = usize::from(scene.tree().node(id).depth);
    let row = rows.iter().find(|row| row.depth == depth)?;
    let above = [x, y - end.area.height() / 2.0 - 14.0];
    let area = Area::around(above, label_width(&name), 19.0);
    (row.detail < Detail::Values && !places.is_taken(&area)).then_some((name, area))
}
