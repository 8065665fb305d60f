//! The shape of nodes: a shogi piece that points away from its side, an oval where chance moves, and
//! the diagonal lines over pruned ones, visible in greyscale.

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

/// The shape of a node where chance moves, who is on neither side.
pub(super) fn oval(
    centre: Point,
    (width, height): (f32, f32),
    fill: Option<Ink>,
    pen: Pen,
    hatch: Option<Ink>,
) -> Shape {
    const CORNERS: u8 = 32;
    let corner = |number: u8| {
        let (sin, cos) = (f32::from(number) / f32::from(CORNERS) * std::f32::consts::TAU).sin_cos();
        [centre[0] + cos * width * 0.52, centre[1] + sin * height * 0.52]
    };
    Shape::Polygon { points: (0..CORNERS).map(corner).collect(), fill, pen: Some(pen), hatch }
}

/// The shape of a node where one of several players moves, who sit around the table.
pub(super) fn seat(
    centre: Point,
    (width, height): (f32, f32),
    fill: Option<Ink>,
    pen: Pen,
    hatch: Option<Ink>,
) -> Shape {
    const CORNERS: [Point; 6] =
        [[-0.62, -1.0], [0.62, -1.0], [1.0, 0.0], [0.62, 1.0], [-0.62, 1.0], [-1.0, 0.0]];
    let corner = |[x, y]: Point| [centre[0] + x * width * 0.56, centre[1] + y * height / 2.0];
    Shape::Polygon { points: CORNERS.map(corner).to_vec(), fill, pen: Some(pen), hatch }
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

/// Diagonal lines across a convex polygon, six points apart.
pub fn hatching(polygon: &[Point]) -> impl Iterator<Item = [Point; 2]> {
    const GAP: f32 = 6.0;
    // Along a line, x + y is constant.
    let sums = polygon.iter().map(|[x, y]| x + y);
    let (least, most) =
        sums.fold((f32::MAX, f32::MIN), |(least, most), sum| (least.min(sum), most.max(sum)));
    let count = if least.is_finite() && most.is_finite() {
        ((most - least) / GAP).clamp(0.0, 500.0) as usize
    } else {
        0
    };
    (1..=count).filter_map(move |i| {
        let sum = least + i as f32 * GAP;
        let mut ends = Vec::with_capacity(2);
        for (i, a) in polygon.iter().enumerate() {
            let b = polygon[(i + 1) % polygon.len()];
            let (sum_a, sum_b) = (a[0] + a[1] - sum, b[0] + b[1] - sum);
            if (sum_a < 0.0) != (sum_b < 0.0) {
                let share = sum_a / (sum_a - sum_b);
                ends.push([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]);
            }
        }
        match ends.as_slice() {
            [from, to] => Some([*from, *to]),
            _ => None,
        }
    })
}
