//! An overflowing number, on a number line whose ends are joined.

use super::{Align, Area, Ink, Pen, Picture};
use language::Language;
use listing::Overflow;

/// How far the line extends beyond its ends, as a fraction of the representable range.
const BEYOND: f64 = 0.06;

/// Draws the representable range between two bars, the exact number beyond one of them, and the
/// wrap-around to the stored number.
pub fn overflow_line(overflow: &Overflow, language: Language, area: Area) -> Picture {
    let mut picture = Picture::default();
    let y = area.max[1] - 26.0;
    let above = area.min[1] + 26.0;
    let (left, right) = (area.min[0] + 10.0, area.max[0] - 10.0);
    let span = overflow.most - overflow.least;
    let (from, to) = (overflow.least - BEYOND * span, overflow.most + BEYOND * span);
    let x = |value: f64| {
        let share = ((value - from) / (to - from)).clamp(0.0, 1.0);
        left + (right - left) * share as f32
    };
    picture.line([left, y], [right, y], Pen::dashed(1.5, Ink::Line));
    picture.line([x(overflow.least), y], [x(overflow.most), y], Pen::solid(3.0, Ink::Muted));
    for (value, text) in [
        (overflow.least, number(overflow.least)),
        (0.0, "0".to_owned()),
        (overflow.most, number(overflow.most)),
    ] {
        picture.line([x(value), y - 7.0], [x(value), y + 7.0], Pen::solid(2.0, Ink::Muted));
        picture.text([x(value), y + 17.0], text, 13.0, Ink::Muted, Align::Centre);
    }
    let (exact, stored) = (x(overflow.exact), x(overflow.stored));
    let way = [[exact, y], [exact, above], [stored, above], [stored, y]];
    for ends in way.windows(2) {
        picture.line(ends[0], ends[1], Pen::dashed(1.5, Ink::Disagree));
    }
    let tip = vec![[stored, y - 5.0], [stored - 5.0, y - 15.0], [stored + 5.0, y - 15.0]];
    picture.filled(tip, Ink::Disagree);
    picture.circle([exact, y], 5.0, Ink::Card, Pen::solid(2.0, Ink::Agree));
    picture.circle([stored, y], 5.0, Ink::Disagree, None);
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
        picture.text(place, text, 14.0, ink, align);
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
