//! An overflowing number, on a number line whose ends are joined.

use super::{Align, Area, Ink, Pen, Picture, Shape};
use language::Language;
use listing::Overflow;

/// How far the line extends beyond its ends, as a fraction of the representable range.
const BEYOND: f64 = 0.06;

/// Draws the representable range between two bars, the exact number beyond one of them, and the
/// wrap-around to the stored number.
pub fn overflow_line(overflow: &Overflow, language: Language, area: Area) -> Picture {
    let mut picture = Picture::default();
    let shapes = &mut picture.shapes;
    let y = area.max[1] - 26.0;
    let above = area.min[1] + 26.0;
    let (left, right) = (area.min[0] + 10.0, area.max[0] - 10.0);
    let span = overflow.most - overflow.least;
    let (from, to) = (overflow.least - BEYOND * span, overflow.most + BEYOND * span);
    let x = |value: f64| {
        let share = ((value - from) / (to - from)).clamp(0.0, 1.0);
        left + (right - left) * share as f32
    };
    shapes.push(Shape::Line { from: [left, y], to: [right, y], pen: Pen::dashed(1.5, Ink::Line) });
    shapes.push(Shape::Line {
        from: [x(overflow.least), y],
        to: [x(overflow.most), y],
        pen: Pen::solid(3.0, Ink::Muted),
    });
    for (value, text) in [
        (overflow.least, number(overflow.least)),
        (0.0, "0".to_owned()),
        (overflow.most, number(overflow.most)),
    ] {
        shapes.push(Shape::Line {
            from: [x(value), y - 7.0],
            to: [x(value), y + 7.0],
            pen: Pen::solid(2.0, Ink::Muted),
        });
        shapes.push(Shape::text([x(value), y + 17.0], text, 13.0, Ink::Muted, Align::Centre));
    }
    let (exact, stored) = (x(overflow.exact), x(overflow.stored));
    let way = [[exact, y], [exact, above], [stored, above], [stored, y]];
    for ends in way.windows(2) {
        shapes.push(Shape::Line {
            from: ends[0],
            to: ends[1],
            pen: Pen::dashed(1.5, Ink::Disagree),
        });
    }
    shapes.push(Shape::Polygon {
        points: vec![[stored, y - 5.0], [stored - 5.0, y - 15.0], [stored + 5.0, y - 15.0]],
        fill: Some(Ink::Disagree),
        pen: None,
        hatch: None,
    });
    shapes.push(Shape::Circle {
        centre: [exact, y],
        radius: 5.0,
        fill: Some(Ink::Card),
        pen: Some(Pen::solid(2.0, Ink::Agree)),
    });
    shapes.push(Shape::Circle {
        centre: [stored, y],
        radius: 5.0,
        fill: Some(Ink::Disagree),
        pen: None,
    });
    let texts = language.texts();
    for (at, text, ink) in [
        (exact, texts.window_exact(number(overflow.exact)), Ink::Agree),
        (stored, texts.window_stored(number(overflow.stored)), Ink::Disagree),
    ] {
        let is_right = at > area.centre()[0];
        let (place, align) = if is_right {
            ([right, above - 14.0], Align::Right)
        } else {
            ([left, above - 14.0], Align::Left)
        };
        shapes.push(Shape::text(place, text, 14.0, ink, align));
    }
    picture
}

/// Formats a number with a sign, and one decimal unless it is whole.
fn number(value: f64) -> String {
    let sign = if value < 0.0 { '−' } else { '+' };
    let size = value.abs();
    if (size - size.round()).abs() < 0.05 {
        format!("{sign}{size:.0}")
    } else {
        format!("{sign}{size:.2}")
    }
}
