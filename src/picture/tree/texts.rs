//! The widths of texts in and beside nodes, and where they break.

use crate::{Align, Area, Shape};
use tree::{Kind, Node};

/// The approximate area of a text; `None` for any other shape.
pub(crate) fn text_area(shape: &Shape) -> Option<Area> {
    let Shape::Text { at, text, size, align, .. } = shape else {
        return None;
    };
    let (width, height) = (name_ems(text) * size, size * 1.1);
    let middle = match align {
        Align::Centre => at[0],
        Align::Left => at[0] + width / 2.0,
        Align::Right => at[0] - width / 2.0,
    };
    Some(Area::around([middle, at[1]], width, height))
}

/// Splits a mate, which begins with the mark of the winner, into two lines ("▲ mate" above "in 3",
/// "▲3" above "手詰"); any other text has one.
pub(super) fn lines_of(text: &str) -> Vec<&str> {
    let middle = text.len() / 2;
    let spaces = text.match_indices(' ').map(|(at, _)| at);
    let space = spaces.min_by_key(|at| at.abs_diff(middle));
    let number = text.rfind(|c: char| c.is_ascii_digit()).map(|at| at + 1);
    let mark = text.find(['▲', '△']).map(|at| at + '▲'.len_utf8());
    let cut = mark.and(space.or(number).or(mark));
    let (first, second) = text.split_at(cut.unwrap_or(text.len()));
    let lines = [first.trim(), second.trim()].into_iter();
    lines.filter(|line| !line.is_empty()).collect()
}

/// The approximate width of a bold number, relative to its size; at least a sign and three digits,
/// for uniform neighbours.
pub(super) fn ems(text: &str) -> f32 {
    let wide = |c: char| match c {
        '≧' | '≦' | '≥' | '≤' | '▲' | '△' => 0.95,
        c if c > '\u{3000}' => 1.0,
        _ => 0.64,
    };
    text.chars().map(wide).sum::<f32>().max(2.56)
}

/// The approximate width of payoffs in bold, relative to its size.
pub(super) fn paid_ems(text: &str) -> f32 {
    let wide = |c: char| match c {
        '(' | ')' | ',' | ' ' => 0.3,
        '≧' | '≦' | '≥' | '≤' => 0.95,
        _ => 0.64,
    };
    text.chars().map(wide).sum::<f32>().max(1.3)
}

/// The approximate width of a bold name, relative to its size.
pub(crate) fn name_ems(name: &str) -> f32 {
    let width = |c: char| match c {
        c if c > '\u{2000}' => 1.0,
        '+' | '=' | '*' | 'A'..='Z' => 0.69,
        _ => 0.6,
    };
    name.chars().map(width).sum()
}

/// The width of the largest number, relative to its size: with a sign, and a bound sign if there
/// are `bounds`.
pub(super) fn widest_ems(largest: u32, bounds: bool) -> f32 {
    let sign = if bounds { "≧+" } else { "+" };
    ems(&format!("{sign}{largest}"))
}

/// How far below its middle the text of a node stands, as a part of its height: the tip of a piece is
/// narrow.
pub(super) fn lower(weight: &Node) -> f32 {
    match weight.kind {
        Kind::Decline | Kind::Chance => 0.0,
        Kind::Inner | Kind::Leaf | Kind::Stub => 0.1 * weight.player.sign() as f32,
    }
}
