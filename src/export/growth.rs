//! How the work of searches grows, as a table and as a picture.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a picture, of counts far below 2⁵³"
)]

use super::figure::Figure;
use language::Language;
use picture::{Align, Area, Dash, Ink, Pen, Picture, Point, Shape};
use scenario::{GrowthOrder, GrowthRow};
use search::Algorithm;

/// The rows as CSV; means have three decimals.
pub fn growth_csv(rows: &[GrowthRow]) -> String {
    let mut text = "algorithm,branching,depth,order,leaves,entered,all,fewest\n".to_owned();
    for row in rows {
        let GrowthRow { algorithm, branching, depth, order, leaves, entered, all, fewest } = row;
        let (algorithm, order) = (algorithm.id(), order.id());
        let counts = format!("{leaves:.3},{entered:.3},{all},{fewest}");
        text += &[algorithm, &branching.to_string(), &depth.to_string(), order, &counts].join(",");
        text.push('\n');
    }
    text
}

/// The size of the chart of one branching, with its margins, in points.
const CHART: [f32; 2] = [430.0, 330.0];
const LEFT: f32 = 62.0;
const BELOW: f32 = 46.0;
const ABOVE: f32 = 34.0;
const RIGHT: f32 = 16.0;
/// The height of the key to the lines.
const KEY: f32 = 30.0;
/// What algorithms are drawn with, in their order.
const INKS: [Ink; 6] =
    [Ink::Muted, Ink::BlackEdge, Ink::WhiteEdge, Ink::Gold, Ink::Engine, Ink::Agree];

/// The leaves against the depth, a chart for each branching: for every algorithm the mean with
/// random orders, and a bar from the best order to the worst one.
pub fn growth_figure(rows: &[GrowthRow], language: Language) -> Figure {
    let texts = language.texts();
    let mut algorithms: Vec<Algorithm> = Vec::new();
    let mut widths: Vec<u8> = Vec::new();
    for row in rows {
        if !algorithms.contains(&row.algorithm) {
            algorithms.push(row.algorithm);
        }
        if !widths.contains(&row.branching) {
            widths.push(row.branching);
        }
    }
    let columns = if widths.len() > 1 { 2 } else { 1 };
    let mut shapes = Vec::new();
    let rows_below = widths.len().div_ceil(columns);
    let size = [CHART[0] * columns as f32, 3.0 * KEY + CHART[1] * rows_below as f32];
    shapes.extend(key(&algorithms, size[0], language));
    for (number, width) in widths.iter().enumerate() {
        let at = [
            (number % columns) as f32 * CHART[0],
            3.0 * KEY + (number / columns) as f32 * CHART[1],
        ];
        let own: Vec<_> = rows.iter().filter(|row| row.branching == *width).copied().collect();
        shapes.extend(chart(&own, &algorithms, at, language));
    }
    let picture = Picture { shapes, ..Picture::default() };
    Figure {
        picture,
        area: Area { min: [0.0, 0.0], max: size },
        step: 0,
        sentence: texts.growth_title(),
    }
}

/// The names of the lines.
fn key(algorithms: &[Algorithm], width: f32, language: Language) -> Vec<Shape> {
    let texts = language.texts();
    let lines = algorithms.iter().enumerate().map(|(number, algorithm)| {
        (Pen::solid(2.4, INKS[number % INKS.len()]), algorithm.name(language))
    });
    let bounds = [(REACHED[0], texts.growth_all()), (REACHED[1], texts.growth_fewest())];
    let all: Vec<_> = lines.chain(bounds).collect();
    let each = width / all.len().div_ceil(2) as f32;
    let per_row = all.len().div_ceil(2);
    let mut shapes = Vec::new();
    for (number, (pen, name)) in all.into_iter().enumerate() {
        let x = 14.0 + (number % per_row) as f32 * each;
        let y = KEY * 0.7 + (number / per_row) as f32 * KEY * 0.8;
        shapes.push(Shape::Line { from: [x, y], to: [x + 26.0, y], pen });
        shapes.push(Shape::text([x + 32.0, y], name, 13.0, Ink::Text, Align::Left));
    }
    let below = [14.0, KEY * 2.4];
    shapes.push(Shape::text(below, texts.growth_bars(), 13.0, Ink::Muted, Align::Left));
    shapes
}

/// The lines of b^d, and of the fewest leaves.
const REACHED: [Pen; 2] = [
    Pen { width: 1.6, ink: Ink::Text, dash: Dash::Dots },
    Pen { width: 1.6, ink: Ink::Text, dash: Dash::Dashes },
];

fn chart(
    rows: &[GrowthRow],
    algorithms: &[Algorithm],
    [left, top]: Point,
    language: Language,
) -> Vec<Shape> {
    let texts = language.texts();
    let (Some(first), Some(last)) = (rows.first(), rows.last()) else { return Vec::new() };
    let highest = rows.iter().map(|row| row.leaves.max(row.all as f64)).fold(10.0, f64::max);
    let decades = highest.log10().ceil().max(1.0);
    let plies = f32::from(last.depth - first.depth).max(1.0);
    let (min, max) =
        ([left + LEFT, top + ABOVE], [left + CHART[0] - RIGHT, top + CHART[1] - BELOW]);
    let x = |depth: u8| {
        min[0] + 14.0 + (max[0] - min[0] - 28.0) * f32::from(depth - first.depth) / plies
    };
    let y = |leaves: f64| {
        let share = (leaves.max(1.0).log10() / decades) as f32;
        max[1] - (max[1] - min[1]) * share
    };
    let line = |from, to, pen| Shape::Line { from, to, pen };
    let mut shapes = vec![Shape::text(
        [left + LEFT, top + 16.0],
        texts.growth_moves(first.branching),
        14.0,
        Ink::Text,
        Align::Left,
    )];
    for decade in 0..=decades as u32 {
        let at = y(10_f64.powi(decade.cast_signed()));
        shapes.push(line([min[0], at], [max[0], at], Pen::solid(0.8, Ink::Line)));
        let name = language::grouped(10_u64.pow(decade));
        shapes.push(Shape::text([min[0] - 6.0, at], name, 12.0, Ink::Muted, Align::Right));
    }
    for depth in first.depth..=last.depth {
        let at = [x(depth), max[1] + 14.0];
        shapes.push(Shape::text(at, depth.to_string(), 12.0, Ink::Muted, Align::Centre));
    }
    let below = [f32::midpoint(min[0], max[0]), max[1] + 32.0];
    shapes.push(Shape::text(below, texts.growth_depth(), 12.0, Ink::Muted, Align::Centre));
    let of = |algorithm: Algorithm, order: GrowthOrder| {
        rows.iter().filter(move |row| row.algorithm == algorithm && row.order == order)
    };
    // The bounds are those of the trees, whatever searches them.
    let trees: Vec<_> = of(first.algorithm, GrowthOrder::Best).collect();
    for pair in trees.windows(2) {
        for (pen, leaves) in [
            (REACHED[0], [pair[0].all, pair[1].all]),
            (REACHED[1], [pair[0].fewest, pair[1].fewest]),
        ] {
            let [from, to] = leaves.map(|leaves| y(leaves as f64));
            shapes.push(line([x(pair[0].depth), from], [x(pair[1].depth), to], pen));
        }
    }
    for (number, algorithm) in algorithms.iter().enumerate() {
        let ink = INKS[number % INKS.len()];
        // Side by side, so that no bar covers another.
        let aside = 5.0 * (number as f32 - (algorithms.len() as f32 - 1.0) / 2.0);
        let random: Vec<_> = of(*algorithm, GrowthOrder::Random).collect();
        let bars = of(*algorithm, GrowthOrder::Best).zip(of(*algorithm, GrowthOrder::Worst));
        for (best, worst) in bars {
            let at = x(best.depth) + aside;
            shapes.push(line([at, y(best.leaves)], [at, y(worst.leaves)], Pen::solid(1.4, ink)));
        }
        for pair in random.windows(2) {
            let at = |row: &GrowthRow| [x(row.depth) + aside, y(row.leaves)];
            shapes.push(line(at(pair[0]), at(pair[1]), Pen::solid(2.4, ink)));
        }
        for row in random {
            let centre = [x(row.depth) + aside, y(row.leaves)];
            shapes.push(Shape::Circle { centre, radius: 3.2, fill: Some(ink), pen: None });
        }
    }
    shapes
}
