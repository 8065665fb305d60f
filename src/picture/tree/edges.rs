//! The edges above a row.

use super::TreeScene;
use super::rows::{Detail, Row};
use crate::language::signed;
use crate::picture::{Align, Area, Ink, Pen, Picture, Point, Shape};
use crate::score::Window;
use crate::trace::{Phase, Seen, WindowRule};
use crate::tree::{Kind, NodeId};

/// Draws the edges from the row above to this one.
pub(super) fn draw(scene: &TreeScene<'_>, row: &Row, rows: &[Row], picture: &mut Picture) {
    let Some(above) = rows.iter().find(|above| above.depth + 1 == row.depth) else {
        return;
    };
    if row.detail == Detail::Columns {
        if above.detail != Detail::Columns {
            fans(scene, row, above, picture);
        }
        return;
    }
    // The best line lies on top.
    let on_line: Vec<_> = row.ids().filter(|&id| scene.is_on_line(id)).collect();
    for id in row.ids().filter(|id| !on_line.contains(id)) {
        edge(scene, row, above, id, picture);
    }
    for id in on_line {
        edge(scene, row, above, id, picture);
    }
}

/// One triangle a parent, where its children are too dense for lines.
fn fans(scene: &TreeScene<'_>, row: &Row, above: &Row, picture: &mut Picture) {
    for parent in above.ids() {
        let children = scene.tree().flat().child_range(parent);
        let (Some(first), Some(last)) = (children.clone().next(), children.last()) else {
            continue;
        };
        let x = |id: u32| {
            scene
                .camera
                .point(scene.area, scene.layout.x(NodeId(id)), 0.0)[0]
                .clamp(scene.area.min[0] - 4.0, scene.area.max[0] + 4.0)
        };
        let top = [x(parent.0), above.y + above.size.1 / 2.0];
        picture.shapes.push(Shape::Polygon {
            points: vec![
                top,
                [x(last) + 0.5, row.y - COLUMN_HEIGHT / 2.0],
                [x(first) - 0.5, row.y - COLUMN_HEIGHT / 2.0],
            ],
            fill: Some(Ink::HatchFill),
            pen: None,
            hatch: None,
        });
    }
}

/// How tall a row of columns is.
pub(super) const COLUMN_HEIGHT: f32 = 16.0;

fn edge(scene: &TreeScene<'_>, row: &Row, above: &Row, id: NodeId, picture: &mut Picture) {
    let tree = scene.tree();
    let Some(parent) = tree.parent(id) else {
        return;
    };
    let at = |node: NodeId, y: f32| {
        let x = scene.camera.point(scene.area, scene.layout.x(node), 0.0)[0];
        [x, y]
    };
    let from = at(parent, above.y + above.size.1 / 2.0);
    // A pill is lower than a piece.
    let top = match tree.node(id).kind {
        Kind::Decline => row.size.1 * 0.33,
        _ => row.size.1 / 2.0,
    };
    let to = at(id, row.y - top);
    let seen = scene.replay.seen(id);
    let is_best = scene.replay.node(parent).best() == Some(id);
    let small = row.detail < Detail::Values;
    let pen = match seen {
        _ if scene.is_on_line(id) => Pen::solid(if small { 3.0 } else { 5.0 }, Ink::Gold),
        Seen::Pruned => Pen::dashed(1.2, Ink::Hatch),
        Seen::Unvisited => Pen::solid(1.2, Ink::Line),
        Seen::Open => Pen::solid(2.2, Ink::Gold),
        Seen::Done if is_best => Pen::solid(2.4, Ink::Muted),
        Seen::Done => Pen::solid(1.2, Ink::Muted),
    };
    picture.shapes.push(Shape::Line { from, to, pen });
    let cut_here = seen == Seen::Pruned && scene.replay.node(parent).is_cut();
    if cut_here && row.detail >= Detail::Values {
        cut_sign(from, to, picture);
    }
}

/// Draws the windows of the open nodes of a row, over everything else.
pub(super) fn windows(scene: &TreeScene<'_>, row: &Row, rows: &[Row], picture: &mut Picture) {
    let above = rows.iter().find(|above| above.depth + 1 == row.depth);
    let (Some(above), Detail::Full) = (above, row.detail) else {
        return;
    };
    for id in row.ids() {
        if let Some(parent) = scene.tree().parent(id) {
            let x = |node| scene.camera.point(scene.area, scene.layout.x(node), 0.0)[0];
            let from = [x(parent), above.y + above.size.1 / 2.0];
            let to = [x(id), row.y - row.size.1 / 2.0];
            window(scene, id, from, to, picture);
        }
    }
}

/// Two short strokes across an edge: the textbook sign of a cut.
fn cut_sign(from: Point, to: Point, picture: &mut Picture) {
    let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
    let length = dx.hypot(dy).max(1.0);
    let along = [dx / length, dy / length];
    let across = [-along[1], along[0]];
    for shift in [-3.0_f32, 3.0] {
        let middle = [
            from[0] + dx * 0.42 + along[0] * shift,
            from[1] + dy * 0.42 + along[1] * shift,
        ];
        let end = |side: f32| {
            [
                middle[0] + (across[0] + along[0] * 0.35) * side,
                middle[1] + (across[1] + along[1] * 0.35) * side,
            ]
        };
        picture.shapes.push(Shape::Line {
            from: end(-8.0),
            to: end(8.0),
            pen: Pen::solid(2.0, Ink::Disagree),
        });
    }
}

/// The window on the edge of a node that is open.
fn window(scene: &TreeScene<'_>, id: NodeId, from: Point, to: Point, picture: &mut Picture) {
    let replay = scene.replay;
    if replay.trace().window_rule() == WindowRule::None
        || replay.node(id).phase() != Phase::Open && replay.cursor() != Some(id)
    {
        return;
    }
    let Window { alpha, beta } = replay.window(id);
    let text = format!("({}, {})", signed(alpha), signed(beta));
    let width = text.chars().count() as f32 * 7.4 + 10.0;
    let middle = [
        from[0] + (to[0] - from[0]) * 0.4,
        from[1] + (to[1] - from[1]) * 0.4,
    ];
    // Beside the edge, on the side it leans to.
    let side = if to[0] >= from[0] { 1.0 } else { -1.0 };
    let centre = [middle[0] + side * (width / 2.0 + 8.0), middle[1]];
    picture.shapes.push(Shape::Box {
        area: Area::around(centre, width, 19.0),
        radius: 5.0,
        fill: Some(Ink::GoldFill),
        pen: Some(Pen::solid(1.0, Ink::Gold)),
    });
    picture
        .shapes
        .push(Shape::text(centre, text, 13.0, Ink::Text, Align::Centre));
}
