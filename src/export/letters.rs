//! Letters as outlines, so that prints look the same on every machine, whatever its fonts.
//!
//! Each letter used in a page is defined once and referenced wherever it occurs. The text itself is
//! attached as a label, for screen readers and for searching.

use std::collections::BTreeMap;
use std::fmt::Write;

use maud::Escaper;
use skrifa::instance::{Location, LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider};

use language::visible;
use picture::{Align, GREEK, japanese_font};

/// The start of a group that is labelled with its text, for screen readers and for searching.
pub(super) fn labelled(text: &str) -> String {
    let mut label = String::from(r#"<g role="img" aria-label=""#);
    let _ = write!(Escaper::new(&mut label), "{}", visible(text));
    label + r#"">"#
}

/// The font weights of normal and bold text.
const WEIGHTS: [f32; 2] = [400.0, 700.0];

/// The scale of the second font's symbols, which are only as wide as its letters; as in the window.
const SYMBOLS: f32 = 1.4;

/// The height of the middle of a line above its baseline, relative to the size.
pub(super) const MIDDLE: f32 = 0.36;

/// The part of a text that stands before its place.
pub(super) const fn part_before(align: Align) -> f32 {
    match align {
        Align::Left => 0.0,
        Align::Centre => 0.5,
        Align::Right => 1.0,
    }
}

/// A font, its scale, and the letters that it is used for, if not for all that it has.
struct LetterFont {
    bytes: fn() -> &'static [u8],
    scale: f32,
    only: Option<&'static str>,
}

fn hack() -> &'static [u8] {
    epaint_default_fonts::HACK_REGULAR
}

/// The fonts, in the order in which they are asked for a letter.
static FONTS: [LetterFont; 3] = [
    LetterFont { bytes: japanese_font, scale: 1.0, only: None },
    LetterFont { bytes: hack, scale: 1.0, only: Some(GREEK) },
    LetterFont { bytes: hack, scale: SYMBOLS, only: None },
];

/// A font at one weight.
struct Face {
    font: FontRef<'static>,
    only: Option<&'static str>,
    at: Location,
    /// The size of a font unit, relative to the size.
    unit: f32,
}

impl Face {
    fn of(&LetterFont { bytes, scale, only }: &LetterFont, weight: f32) -> Option<Self> {
        let font = FontRef::new(bytes()).ok()?;
        let at = font.axes().location([("wght", weight)]);
        let per_em = font.metrics(Size::unscaled(), &at).units_per_em;
        Some(Self { font, only, at, unit: scale / f32::from(per_em) })
    }

    fn glyph(&self, letter: char) -> Option<GlyphId> {
        let is_meant = self.only.is_none_or(|only| only.contains(letter));
        self.font.charmap().map(letter).filter(|_| is_meant)
    }
}

/// A step along the outline of a letter, relative to the size; y points up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Stroke {
    Move([f32; 2]),
    Line([f32; 2]),
    Quad([[f32; 2]; 2]),
    Cubic([[f32; 2]; 3]),
    Close,
}

/// A letter in use: its outline and its advance, relative to the size.
pub(super) struct UsedLetter {
    pub number: usize,
    pub outline: Vec<Stroke>,
    pub advance: f32,
}

impl UsedLetter {
    /// The outline as path data of SVG, in which y points down.
    fn path(&self) -> String {
        let mut text = String::new();
        for stroke in &self.outline {
            let (command, points) = match stroke {
                Stroke::Move(to) => ('M', std::slice::from_ref(to)),
                Stroke::Line(to) => ('L', std::slice::from_ref(to)),
                Stroke::Quad(points) => ('Q', &points[..]),
                Stroke::Cubic(points) => ('C', &points[..]),
                Stroke::Close => ('Z', &[][..]),
            };
            text.push(command);
            for (number, [x, y]) in points.iter().enumerate() {
                let gap = if number > 0 { " " } else { "" };
                let _ = write!(text, "{gap}{x:.3} {:.3}", -y);
            }
        }
        text
    }
}

pub(super) struct Letters {
    /// The faces of normal and of bold text; the first one that has a letter draws it.
    faces: [Vec<Face>; 2],
    used: BTreeMap<(char, bool), UsedLetter>,
}

impl Letters {
    pub(super) fn new() -> Self {
        let faces = WEIGHTS.map(|weight| {
            let faces = FONTS.iter().filter_map(|font| Face::of(font, weight));
            faces.collect()
        });
        Self { faces, used: BTreeMap::new() }
    }

    pub(super) fn letter(&mut self, letter: char, bold: bool) -> &UsedLetter {
        let number = self.used.len();
        let faces = &self.faces[usize::from(bold)];
        self.used.entry((letter, bold)).or_insert_with(|| drawn(faces, letter, number))
    }

    /// The letters in use, in the order of their numbers.
    pub(super) fn used(&self) -> Vec<(char, &UsedLetter)> {
        let mut used: Vec<_> =
            self.used.iter().map(|((letter, _), used)| (*letter, used)).collect();
        used.sort_by_key(|(_, used)| used.number);
        used
    }

    pub(super) fn width(&mut self, text: &str, size: f32, bold: bool) -> f32 {
        let advances = text.chars().map(|letter| self.letter(letter, bold).advance);
        advances.sum::<f32>() * size
    }

    /// Breaks a text into lines of at most this width, between words or between Japanese letters.
    pub(super) fn lines(&mut self, text: &str, size: f32, bold: bool, width: f32) -> Vec<String> {
        let mut lines = vec![String::new()];
        let mut reach = 0.0;
        for part in parts(text) {
            let wide = self.width(&part, size, bold);
            if reach > 0.0 && reach + self.width(part.trim_end(), size, bold) > width {
                lines.push(String::new());
                reach = 0.0;
            }
            reach += wide;
            if let Some(line) = lines.last_mut() {
                line.push_str(&part);
            }
        }
        lines
    }

    /// Draws a line of text from this point of its baseline.
    pub(super) fn line(&mut self, text: &str, [x, y]: [f32; 2], size: f32, bold: bool) -> String {
        let mut drawn = format!(r#"<g transform="translate({x:.1} {y:.1}) scale({size})">"#);
        let mut reach = 0.0;
        for letter in text.chars() {
            let used = self.letter(letter, bold);
            if !used.outline.is_empty() {
                let _ = write!(drawn, r##"<use href="#l{}" x="{reach:.3}"/>"##, used.number);
            }
            reach += used.advance;
        }
        drawn + "</g>"
    }

    /// Draws a text with its middle at this height, as in pictures. `align` is 0 to start at the
    /// point, 0.5 to centre on it, 1 to end there.
    pub(super) fn middle(
        &mut self,
        text: &str,
        [x, y]: [f32; 2],
        (size, bold): (f32, bool),
        align: f32,
    ) -> String {
        let left = x - align * self.width(text, size, bold);
        self.line(text, [left, y + MIDDLE * size], size, bold)
    }

    /// The definitions of all letters in use, to be included once in the page.
    pub(super) fn symbols(&self) -> String {
        let mut text = String::from(
            r#"<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>"#,
        );
        for used in self.used.values().filter(|used| !used.outline.is_empty()) {
            let _ = write!(text, r#"<path id="l{}" d="{}"/>"#, used.number, used.path());
        }
        text + "</defs></svg>"
    }
}

fn drawn(faces: &[Face], letter: char, number: usize) -> UsedLetter {
    let found = faces.iter().find_map(|face| Some((face, face.glyph(letter)?)));
    // A letter missing in all faces leaves a blank.
    let Some((face, glyph)) = found else {
        return UsedLetter { number, outline: Vec::new(), advance: 1.0 };
    };
    let metrics = face.font.glyph_metrics(Size::unscaled(), &face.at);
    let mut pen = PathPen { unit: face.unit, outline: Vec::new() };
    if let Some(outline) = face.font.outline_glyphs().get(glyph) {
        let at = LocationRef::from(&face.at);
        let _ = outline.draw(DrawSettings::unhinted(Size::unscaled(), at), &mut pen);
    }
    UsedLetter {
        number,
        outline: pen.outline,
        advance: metrics.advance_width(glyph).unwrap_or_default() * face.unit,
    }
}

/// Splits a text at possible line breaks: after spaces, and between Japanese letters that may be
/// separated.
fn parts(text: &str) -> Vec<String> {
    let is_wide = |letter: char| u32::from(letter) >= 0x2e80;
    let clings_back =
        |letter: char| "、。，．）」』”’…ー〜々っゃゅょッャュョ!?)]%".contains(letter);
    let clings_on = |letter: char| "（「『“‘([▲△".contains(letter);
    let mut parts: Vec<String> = Vec::new();
    let mut last: Option<char> = None;
    for letter in text.chars() {
        let begins = last.is_none_or(|last| {
            let is_word = !is_wide(last) && !is_wide(letter);
            let splits = if is_word { last == ' ' } else { !clings_on(last) };
            splits && !clings_back(letter) && letter != ' '
        });
        match parts.last_mut() {
            Some(part) if !begins => part.push(letter),
            _ => parts.push(letter.to_string()),
        }
        last = Some(letter);
    }
    parts
}

struct PathPen {
    unit: f32,
    outline: Vec<Stroke>,
}

impl PathPen {
    fn at(&self, x: f32, y: f32) -> [f32; 2] {
        [x * self.unit, y * self.unit]
    }
}

impl OutlinePen for PathPen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.outline.push(Stroke::Move(self.at(x, y)));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.outline.push(Stroke::Line(self.at(x, y)));
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.outline.push(Stroke::Quad([self.at(cx, cy), self.at(x, y)]));
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.outline.push(Stroke::Cubic([self.at(ax, ay), self.at(bx, by), self.at(x, y)]));
    }

    fn close(&mut self) {
        self.outline.push(Stroke::Close);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrapped_lines_fit_the_width_and_keep_the_whole_text() {
        let mut letters = Letters::new();
        for text in [
            "Moves are left at F. Are they read, or cut, and by which bound?",
            "カに手が残っている。読むか、切るか。切るなら、どの値によってか(「窓」を見る)。",
            "▲２六歩のあと、△３四歩。値は ≦+80。",
        ] {
            for width in [60.0, 120.0, 300.0] {
                let lines = letters.lines(text, 14.0, false, width);
                assert_eq!(lines.concat(), text);
                for line in &lines {
                    let wide = letters.width(line.trim_end(), 14.0, false);
                    assert!(wide <= width + 30.0, "{line}: {wide}");
                    assert!(!line.starts_with(['、', '。', '」', ')']), "{line}");
                }
            }
        }
        assert!(letters.symbols().matches("<path").count() > 40);
    }

    #[test]
    fn sample_letters_have_outlines_in_both_weights() {
        let mut letters = Letters::new();
        for letter in "▲△▽▼○●◎×→≦≧≤≥½∞αβ+−±0aZぁヴ一歩龍？！".chars()
        {
            for bold in [false, true] {
                assert!(!letters.letter(letter, bold).outline.is_empty(), "{letter}");
            }
        }
    }
}
