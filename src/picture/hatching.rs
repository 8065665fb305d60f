//! Diagonal lines over pruned nodes, visible in greyscale.

use crate::Point;

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
