//! Greek letters, ∞, ≧ and arrows for bold text: M PLUS 1 lacks them, and no other bundled font is bold.
//!
//! Their outlines come from Hack, with every stem widened by the same amount. The result is a font
//! of only these letters, so that all others keep their usual fonts.

use std::collections::BTreeMap;

use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, MetadataProvider};

/// A font of only these letters, with each stem wider by `by` on each side, in font units (2048 per
/// em). `None` if `hack` is not the expected font.
pub(super) fn greek(hack: &[u8], letters: &str, by: f32) -> Option<Vec<u8>> {
    let font = FontRef::new(hack).ok()?;
    let glyph = |letter| Some((font.charmap().map(place_of(letter))?.to_u32(), letter));
    let known = letters.chars().map(glyph);
    let known: BTreeMap<u32, char> = known.collect::<Option<_>>()?;
    let count = u32::from(u16_at(hack, table(hack, *b"maxp")?.1 + 4)?);
    let (mut outlines, mut places) = (Vec::new(), Vec::new());
    for glyph in 0..count {
        places.extend(u32::try_from(outlines.len()).ok()?.to_be_bytes());
        if let Some(&letter) = known.get(&glyph) {
            let mut pen = own(letter);
            if pen.0.is_empty() {
                let outline = font.outline_glyphs().get(glyph.into())?;
                let plain = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
                outline.draw(plain, &mut pen).ok()?;
            }
            outlines.extend(pen.wider(by).encoded()?);
        }
    }
    places.extend(u32::try_from(outlines.len()).ok()?.to_be_bytes());
    let mut font = hack.to_vec();
    for (tag, bytes) in [(*b"cmap", letter_table(&known)), (*b"glyf", outlines), (*b"loca", places)]
    {
        let (entry, _) = table(&font, tag)?;
        font.resize(font.len().next_multiple_of(4), 0);
        let place = [font.len(), bytes.len()].map(u32::try_from);
        for (word, value) in place.into_iter().enumerate() {
            let at = entry + 8 + 4 * word;
            font.get_mut(at..at + 4)?.copy_from_slice(&value.ok()?.to_be_bytes());
        }
        font.extend(bytes);
    }
    Some(font)
}

/// The letter of Hack whose place and width a letter takes.
const fn place_of(letter: char) -> char {
    match letter {
        '✓' => '√',
        '✗' => '×',
        letter => letter,
    }
}

/// The outline of a letter that Hack lacks; empty, if it has it.
fn own(letter: char) -> Contours {
    let corners: &[(f32, f32)] = match letter {
        '✓' => &[
            (90.0, 600.0),
            (215.0, 715.0),
            (430.0, 450.0),
            (1020.0, 1290.0),
            (1160.0, 1190.0),
            (440.0, 150.0),
        ],
        '✗' => &[
            (120.0, 1130.0),
            (250.0, 1250.0),
            (620.0, 825.0),
            (985.0, 1250.0),
            (1115.0, 1130.0),
            (735.0, 700.0),
            (1115.0, 265.0),
            (985.0, 150.0),
            (620.0, 570.0),
            (250.0, 150.0),
            (120.0, 265.0),
            (500.0, 700.0),
        ],
        _ => return Contours::default(),
    };
    Contours(vec![corners.iter().map(|&(x, y)| (x, y, true)).collect()])
}

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    let bytes = bytes.get(at..at + 2)?;
    Some(u16::from_be_bytes(bytes.try_into().ok()?))
}

/// The offsets of a table's directory entry, and of the table.
fn table(font: &[u8], tag: [u8; 4]) -> Option<(usize, usize)> {
    let entries = (0..usize::from(u16_at(font, 4)?)).map(|number| 12 + 16 * number);
    let mut found = entries.filter(|&at| font.get(at..at + 4) == Some(tag.as_slice()));
    let at = found.next()?;
    let place = font.get(at + 8..at + 12)?;
    let place = u32::from_be_bytes(place.try_into().ok()?);
    Some((at, place as usize))
}

/// Maps letters to glyphs (format 12).
fn letter_table(known: &BTreeMap<u32, char>) -> Vec<u8> {
    let mut by_letter: Vec<_> = known.iter().map(|(&glyph, &letter)| (letter, glyph)).collect();
    by_letter.sort_unstable();
    let count = by_letter.len() as u32;
    let mut bytes = vec![0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12, 0, 12, 0, 0];
    for word in [16 + 12 * count, 0, count] {
        bytes.extend(word.to_be_bytes());
    }
    for (letter, glyph) in by_letter {
        for word in [u32::from(letter), u32::from(letter), glyph] {
            bytes.extend(word.to_be_bytes());
        }
    }
    bytes
}

/// A point of an outline, and whether it lies on the curve.
type OutlinePoint = (f32, f32, bool);

/// Closed outlines, with the ink on their right.
#[derive(Default)]
struct Contours(Vec<Vec<OutlinePoint>>);

impl Contours {
    fn add(&mut self, x: f32, y: f32, through: bool) {
        if let Some(contour) = self.0.last_mut() {
            contour.push((x, y, through));
        }
    }

    /// Moves every point away from the ink.
    fn wider(mut self, by: f32) -> Self {
        for contour in &mut self.0 {
            // The outline is closed implicitly.
            let is_closed = |contour: &Vec<OutlinePoint>| {
                contour.len() > 1
                    && contour.first().map(|p| (p.0, p.1)) == contour.last().map(|p| (p.0, p.1))
            };
            if is_closed(contour) {
                contour.pop();
            }
            contour.dedup_by(|a, b| (a.0, a.1) == (b.0, b.1));
            let points = contour.clone();
            let count = points.len();
            for (index, point) in contour.iter_mut().enumerate() {
                let (before, after) =
                    (points[(index + count - 1) % count], points[(index + 1) % count]);
                let way = |from: OutlinePoint, to: OutlinePoint| {
                    let (x, y) = (to.0 - from.0, to.1 - from.1);
                    let length = x.hypot(y).max(0.01);
                    (x / length, y / length)
                };
                let (a, b) = (way(before, points[index]), way(points[index], after));
                // Away from the ink of both strokes that meet here; limited at sharp corners.
                let straight = (1.0 + a.0 * b.0 + a.1 * b.1).max(0.4);
                point.0 -= by * (a.1 + b.1) / straight;
                point.1 += by * (a.0 + b.0) / straight;
            }
        }
        self
    }

    /// The outlines as a simple TrueType glyph.
    fn encoded(&self) -> Option<Vec<u8>> {
        let points: Vec<_> = self.0.iter().flatten().collect();
        let whole = |value: f32| value.round() as i16;
        let xs = points.iter().map(|point| whole(point.0));
        let ys = points.iter().map(|point| whole(point.1));
        let mut bytes = i16::try_from(self.0.len()).ok()?.to_be_bytes().to_vec();
        for edge in [xs.clone().min()?, ys.clone().min()?, xs.clone().max()?, ys.clone().max()?] {
            bytes.extend(edge.to_be_bytes());
        }
        let mut end = 0;
        for contour in &self.0 {
            end += contour.len();
            bytes.extend(u16::try_from(end - 1).ok()?.to_be_bytes());
        }
        bytes.extend([0, 0]); // No instructions.
        bytes.extend(points.iter().map(|point| u8::from(point.2)));
        let mut steps = |values: &mut dyn Iterator<Item = i16>| {
            let mut before = 0;
            for value in values {
                bytes.extend(value.wrapping_sub(before).to_be_bytes());
                before = value;
            }
        };
        steps(&mut xs.into_iter());
        steps(&mut ys.into_iter());
        bytes.resize(bytes.len().next_multiple_of(4), 0);
        Some(bytes)
    }
}

impl OutlinePen for Contours {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.push(vec![(x, y, true)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.add(x, y, true);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        self.add(cx, cy, false);
        self.add(x, y, true);
    }

    // TrueType has no cubic curves.
    fn curve_to(&mut self, _: f32, _: f32, _: f32, _: f32, x: f32, y: f32) {
        self.add(x, y, true);
    }

    fn close(&mut self) {}
}
