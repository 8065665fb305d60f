//! Letters as outlines: what is printed looks the same on every machine, whatever fonts it has.
//!
//! Each letter that a page needs is drawn once, and referred to wherever it stands. What is written
//! stands beside it as a label, for readers of the screen and for searching.

use std::collections::BTreeMap;
use std::fmt::Write;

use maud::Escaper;
use skrifa::instance::{Location, LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider};

use crate::picture::JAPANESE_FONT;

/// The beginning of a group with its words as they are spoken and searched for.
pub(super) fn labelled(text: &str) -> String {
    let mut label = String::from(r#"<g role="img" aria-label=""#);
    let _ = write!(Escaper::new(&mut label), "{text}");
    label + r#"">"#
}

/// The weights of normal and bold text.
const WEIGHTS: [f32; 2] = [400.0, 700.0];

/// The symbols of the second font are only as wide as its letters: as in the window, they are drawn
/// so much larger.
const SYMBOLS: f32 = 1.4;

/// Where the middle of a line of text stands above its baseline, in parts of the size.
const MIDDLE: f32 = 0.36;

/// A font at one weight.
struct Face {
    font: FontRef<'static>,
    at: Location,
    /// One unit of the font, in parts of the size.
    unit: f32,
}

impl Face {
    fn of(bytes: &'static [u8], weight: f32, scale: f32) -> Option<Self> {
        let font = FontRef::new(bytes).ok()?;
        let at = font.axes().location([("wght", weight)]);
        let per_em = font.metrics(Size::unscaled(), &at).units_per_em;
        Some(Self {
            font,
            at,
            unit: scale / f32::from(per_em),
        })
    }

    fn glyph(&self, letter: char) -> Option<GlyphId> {
        self.font.charmap().map(letter)
    }
}

/// A letter that has been used: its outline, and how far it reaches, in parts of the size.
#[derive(Clone)]
struct UsedLetter {
    number: usize,
    outline: String,
    advance: f32,
}

/// The letters of a page.
pub(super) struct Letters {
    /// The faces of normal text, and those of bold text; the first one that has a letter draws it.
    faces: [Vec<Face>; 2],
    used: BTreeMap<(char, bool), UsedLetter>,
}

impl Letters {
    pub(super) fn new() -> Self {
        let faces = WEIGHTS.map(|weight| {
            let hack = epaint_default_fonts::HACK_REGULAR;
            let fonts = [(JAPANESE_FONT, 1.0), (hack, SYMBOLS)];
            let faces = fonts
                .into_iter()
                .filter_map(|(font, scale)| Face::of(font, weight, scale));
            faces.collect()
        });
        Self {
            faces,
            used: BTreeMap::new(),
        }
    }

    fn letter(&mut self, letter: char, bold: bool) -> &UsedLetter {
        let number = self.used.len();
        let faces = &self.faces[usize::from(bold)];
        self.used
            .entry((letter, bold))
            .or_insert_with(|| drawn(faces, letter, number))
    }

    /// How wide a text is.
    pub(super) fn width(&mut self, text: &str, size: f32, bold: bool) -> f32 {
        let advances = text.chars().map(|letter| self.letter(letter, bold).advance);
        advances.sum::<f32>() * size
    }

    /// A text, as lines that are at most so wide: broken between words, or between Japanese letters.
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

    /// A line of text from this point of its baseline on.
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

    /// A text whose middle stands at this height, as pictures have it. `align`: 0 begins at the point,
    /// 0.5 has it in the middle, 1 ends there.
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

    /// The letters that have been used, to stand once in the page.
    pub(super) fn symbols(&self) -> String {
        let mut text = String::from(
            r#"<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>"#,
        );
        for used in self.used.values().filter(|used| !used.outline.is_empty()) {
            let _ = write!(
                text,
                r#"<path id="l{}" d="{}"/>"#,
                used.number, used.outline
            );
        }
        text + "</defs></svg>"
    }
}

fn drawn(faces: &[Face], letter: char, number: usize) -> UsedLetter {
    let found = faces
        .iter()
        .find_map(|face| Some((face, face.glyph(letter)?)));
    // A letter that no face has leaves its room empty.
    let Some((face, glyph)) = found else {
        return UsedLetter {
            number,
            outline: String::new(),
            advance: 1.0,
        };
    };
    let metrics = face.font.glyph_metrics(Size::unscaled(), &face.at);
    let mut pen = PathPen {
        unit: face.unit,
        text: String::new(),
    };
    if let Some(outline) = face.font.outline_glyphs().get(glyph) {
        let at = LocationRef::from(&face.at);
        let _ = outline.draw(DrawSettings::unhinted(Size::unscaled(), at), &mut pen);
    }
    UsedLetter {
        number,
        outline: pen.text,
        advance: metrics.advance_width(glyph).unwrap_or_default() * face.unit,
    }
}

/// A text in parts between which a line may be broken: after spaces, and between Japanese letters
/// where neither clings to the other.
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
            let splits = if is_word {
                last == ' '
            } else {
                !clings_on(last)
            };
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

/// An outline as the data of a path; fonts have y upwards.
struct PathPen {
    unit: f32,
    text: String,
}

impl PathPen {
    fn put(&mut self, command: char, points: &[f32]) {
        self.text.push(command);
        for (number, pair) in points.chunks(2).enumerate() {
            let [x, y] = pair else { continue };
            let (x, y) = (x * self.unit, -y * self.unit);
            let gap = if number > 0 { " " } else { "" };
            let _ = write!(self.text, "{gap}{x:.3} {y:.3}");
        }
    }
}

impl OutlinePen for PathPen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.put('M', &[x, y]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.put('L', &[x, y]);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.put('Q', &[cx, cy, x, y]);
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.put('C', &[ax, ay, bx, by, x, y]);
    }

    fn close(&mut self) {
        self.text.push('Z');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_no_wider_than_they_may_be_and_lose_nothing() {
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
    fn every_letter_that_texts_may_use_has_an_outline() {
        let mut letters = Letters::new();
        for letter in "▲△▽▼○●◎×→≦≧∞αβ+−±0aZぁヴ一歩龍？！".chars()
        {
            for bold in [false, true] {
                assert!(!letters.letter(letter, bold).outline.is_empty(), "{letter}");
            }
        }
    }
}
