//! A shogi piece that points away from its side, used as the shape of nodes.

use super::{Ink, Pen, Point, Shape};
use score::Player;

/// The outline of a piece around `centre`: Black's points up, White's down.
pub(super) fn outline(centre: Point, width: f32, height: f32, player: Player) -> Vec<Point> {
    // Clockwise from the tip, as fractions of half the width and half the height.
    const CORNERS: [Point; 5] = [[0.0, -1.0], [0.7, -0.76], [1.0, 1.0], [-1.0, 1.0], [-0.7, -0.76]];
    let up = player.sign() as f32;
    CORNERS
        .iter()
        .map(|[x, y]| [centre[0] + x * width / 2.0 * up, centre[1] + y * height / 2.0 * up])
        .collect()
}

pub(super) fn piece(
    centre: Point,
    (width, height): (f32, f32),
    player: Player,
    fill: Option<Ink>,
    pen: Pen,
    hatch: Option<Ink>,
) -> Shape {
    Shape::Polygon { points: outline(centre, width, height, player), fill, pen: Some(pen), hatch }
}
