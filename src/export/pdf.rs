//! Figures as PDF: vectors, with the letters that are used embedded as fonts, so that texts can be
//! searched and copied.

use std::borrow::Borrow;

use krilla::Document;
use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Point as At, Rect, Transform};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::page::PageSettings;
use krilla::paint::{Fill, LineJoin, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::tagging::{ContentTag, TagGroup, TagTree};
use krilla::text::{Font, GlyphId, KrillaGlyph, Tag};

use super::figure::Figure;
use super::letters::{FONTS, LetterFont, Letters, MIDDLE, WEIGHTS};
use super::unwritten::Unwritten;
use language::Language;
use picture::{Align, Area, Colour, Dash, Ink, Pen, Point, Shape, hatching};
use session::Theme;

/// The size of a sheet of A4, upright, in points of PDF.
pub(super) const A4: [f32; 2] = [595.28, 841.89];

/// The margin of a printed figure, and the room for its heading, in points of PDF.
const EDGE: f32 = 30.0;
const HEADING: f32 = 26.0;
/// A small figure is not enlarged by more than this.
const MOST: f32 = 1.5;

/// One page a figure, each as large as its figure; to a screen reader it says its sentence.
pub fn pdf(
    figures: impl IntoIterator<Item = impl Borrow<Figure>>,
    title: &str,
    language: Language,
) -> Result<Vec<u8>, Unwritten> {
    let mut writer = PdfWriter::new(title, language)?;
    for figure in figures {
        let figure = figure.borrow();
        let [x, y] = figure.area.min;
        let part = PdfPart { scale: 1.0, at: [-x, -y], shapes: &figure.picture.shapes };
        let size = [figure.area.width(), figure.area.height()];
        writer.page(size, [part], Some(&figure.sentence))?;
    }
    writer.finish()
}

/// A sheet of A4 a figure, upright or across, as the figure is larger, with a heading.
pub fn print(
    figures: impl IntoIterator<Item = impl Borrow<Figure>>,
    title: &str,
    language: Language,
) -> Result<Vec<u8>, Unwritten> {
    let mut writer = PdfWriter::new(title, language)?;
    for figure in figures {
        let figure = figure.borrow();
        let scale = |[wide, high]: [f32; 2]| {
            let across = (wide - 2.0 * EDGE) / figure.area.width();
            across.min((high - 2.0 * EDGE - HEADING) / figure.area.height()).min(MOST)
        };
        let size = [A4, [A4[1], A4[0]]].into_iter().max_by(|a, b| scale(*a).total_cmp(&scale(*b)));
        let size = size.unwrap_or(A4);
        let scale = scale(size);
        let [x, y] = figure.area.min;
        let at =
            [(size[0] - scale * figure.area.width()) / 2.0 - scale * x, EDGE + HEADING - scale * y];
        let words = language.texts().page_step(title, figure.step);
        let heading = [Shape::text([EDGE, EDGE + 7.0], words, 13.0, Ink::Text, Align::Left)];
        let parts = [
            PdfPart { scale: 1.0, at: [0.0, 0.0], shapes: &heading[..] },
            PdfPart { scale, at, shapes: &figure.picture.shapes },
        ];
        writer.page(size, parts, Some(&figure.sentence))?;
    }
    writer.finish()
}

/// Shapes on a page: at this scale, with their origin here.
pub(super) struct PdfPart<S> {
    pub scale: f32,
    pub at: Point,
    pub shapes: S,
}

/// A document being written.
pub(super) struct PdfWriter {
    document: Document,
    pen: PagePen,
    /// What stands on the pages, for screen readers.
    tags: TagTree,
}

impl PdfWriter {
    pub(super) fn new(title: &str, language: Language) -> Result<Self, Unwritten> {
        let mut document = Document::new();
        let about = Metadata::new().title(title.to_owned()).language(language.id().to_owned());
        document.set_metadata(about);
        let pen = PagePen::new().ok_or_else(|| Unwritten::new("a font cannot be embedded"))?;
        let tags = TagTree::new().with_lang(Some(language.id().to_owned()));
        Ok(Self { document, pen, tags })
    }

    /// Adds a page; as a figure with `says` in its place, if there is one.
    pub(super) fn page<'a>(
        &mut self,
        [width, height]: [f32; 2],
        parts: impl IntoIterator<Item = PdfPart<impl IntoIterator<Item = &'a Shape>>>,
        says: Option<&str>,
    ) -> Result<(), Unwritten> {
        let size = PageSettings::from_wh(width, height);
        let size = size.ok_or_else(|| Unwritten::new("a figure without a size"))?;
        let mut page = self.document.start_page_with(size);
        let mut surface = page.surface();
        if let Some(says) = says {
            let mut figure = TagGroup::new(krilla::tagging::Tag::Figure(Some(says.to_owned())));
            figure.push(surface.start_tagged(ContentTag::Other));
            self.tags.push(figure);
        }
        for PdfPart { scale, at, shapes } in parts {
            surface.push_transform(&Transform::from_row(scale, 0.0, 0.0, scale, at[0], at[1]));
            for shape in shapes {
                self.pen.draw(shape, &mut surface);
            }
            surface.pop();
        }
        if says.is_some() {
            surface.end_tagged();
        }
        surface.finish();
        page.finish();
        Ok(())
    }

    pub(super) fn finish(mut self) -> Result<Vec<u8>, Unwritten> {
        self.document.set_tag_tree(self.tags);
        self.document.finish().map_err(|error| Unwritten::new(format!("{error:?}")))
    }
}

/// Draws shapes, with the fonts of the document.
struct PagePen {
    letters: Letters,
    /// The fonts of normal and of bold text, in the order of [`FONTS`].
    fonts: [Vec<Font>; 2],
}

fn fill(ink: Ink, opacity: f32) -> Fill {
    let Colour(red, green, blue) = ink.colour(Theme::Light);
    Fill {
        paint: rgb::Color::new(red, green, blue).into(),
        opacity: NormalizedF32::new(opacity).unwrap_or(NormalizedF32::ONE),
        ..Fill::default()
    }
}

fn stroke(pen: Pen) -> Stroke {
    let (dashes, gaps) = pen.dash.lengths();
    let array = dashes.iter().zip(gaps).flat_map(|(on, off)| [*on, *off]).collect();
    Stroke {
        paint: fill(pen.ink, 1.0).paint,
        width: pen.width,
        line_join: LineJoin::Round,
        dash: (pen.dash != Dash::Solid).then_some(StrokeDash { array, offset: 0.0 }),
        ..Stroke::default()
    }
}

/// A way along points, closed if it is the edge of something.
fn way(points: &[Point], closed: bool) -> Option<Path> {
    let mut builder = PathBuilder::new();
    let (first, rest) = points.split_first()?;
    builder.move_to(first[0], first[1]);
    for point in rest {
        builder.line_to(point[0], point[1]);
    }
    if closed {
        builder.close();
    }
    builder.finish()
}

/// The distance of the handles of a curve that stands for a quarter of a circle, in radii.
const QUARTER: f32 = 0.552_3;

/// A rectangle with round corners; a circle is one.
fn rounded(area: Area, radius: f32) -> Option<Path> {
    let radius = radius.min(area.width() / 2.0).min(area.height() / 2.0);
    if radius <= 0.0 {
        let mut builder = PathBuilder::new();
        let Area { min, .. } = area;
        builder.push_rect(Rect::from_xywh(min[0], min[1], area.width(), area.height())?);
        return builder.finish();
    }
    let Area { min: [left, top], max: [right, bottom] } = area;
    let handle = radius * (1.0 - QUARTER);
    let mut builder = PathBuilder::new();
    builder.move_to(left + radius, top);
    builder.line_to(right - radius, top);
    builder.cubic_to(right - handle, top, right, top + handle, right, top + radius);
    builder.line_to(right, bottom - radius);
    builder.cubic_to(right, bottom - handle, right - handle, bottom, right - radius, bottom);
    builder.line_to(left + radius, bottom);
    builder.cubic_to(left + handle, bottom, left, bottom - handle, left, bottom - radius);
    builder.line_to(left, top + radius);
    builder.cubic_to(left, top + handle, left + handle, top, left + radius, top);
    builder.close();
    builder.finish()
}

impl PagePen {
    fn new() -> Option<Self> {
        let weighed = |weight: f32| {
            let fonts = FONTS.iter().map(|LetterFont { bytes, .. }| {
                let weight = [(Tag::new(b"wght"), weight)];
                let data = || bytes.to_vec().into();
                Font::new_variable(data(), 0, &weight).or_else(|| Font::new(data(), 0))
            });
            fonts.collect::<Option<Vec<_>>>()
        };
        let fonts = [weighed(WEIGHTS[0])?, weighed(WEIGHTS[1])?];
        Some(Self { letters: Letters::new(), fonts })
    }

    fn draw(&mut self, shape: &Shape, surface: &mut Surface<'_>) {
        match shape {
            Shape::Polygon { points, fill: inside, pen, hatch } => {
                paint(surface, way(points, true), inside.map(|ink| fill(ink, 1.0)), None);
                if let Some(ink) = hatch {
                    for line in hatching(points) {
                        let pen = Pen::solid(1.0, *ink);
                        paint(surface, way(&line, false), None, Some(pen));
                    }
                }
                paint(surface, way(points, true), None, *pen);
            }
            Shape::Glass { points, fill: inside, opacity } => {
                paint(surface, way(points, true), Some(fill(*inside, *opacity)), None);
            }
            Shape::Line { from, to, pen } => {
                paint(surface, way(&[*from, *to], false), None, Some(*pen));
            }
            Shape::Circle { centre, radius, fill: inside, pen } => {
                let area = Area::around(*centre, 2.0 * radius, 2.0 * radius);
                paint(surface, rounded(area, *radius), inside.map(|ink| fill(ink, 1.0)), *pen);
            }
            Shape::Box { area, radius, fill: inside, pen } => {
                paint(surface, rounded(*area, *radius), inside.map(|ink| fill(ink, 1.0)), *pen);
            }
            Shape::Block { area, ink } => {
                paint(surface, rounded(*area, 0.0), Some(fill(*ink, 1.0)), None);
            }
            Shape::Text { at, turned: true, .. } => {
                surface.push_transform(&Transform::from_rotate_at(180.0, at[0], at[1]));
                self.write(shape, surface);
                surface.pop();
            }
            Shape::Text { .. } => self.write(shape, surface),
        }
    }

    /// Writes a text with its middle at the height of its place.
    fn write(&mut self, shape: &Shape, surface: &mut Surface<'_>) {
        let Shape::Text { at: [x, y], text, size, ink, align, bold, .. } = shape else {
            return;
        };
        let part = match align {
            Align::Left => 0.0,
            Align::Centre => 0.5,
            Align::Right => 1.0,
        };
        let mut left = x - part * self.letters.width(text, *size, *bold);
        surface.set_fill(Some(fill(*ink, 1.0)));
        surface.set_stroke(None);
        let mut written = [0; 4];
        for letter in text.chars() {
            let word = &*letter.encode_utf8(&mut written);
            let wide = self.letters.width(word, 1.0, *bold);
            if let Some((face, glyph)) = self.letters.glyph(letter, *bold) {
                let (font, scale) = (&self.fonts[usize::from(*bold)][face], FONTS[face].scale);
                let glyph = GlyphId::new(glyph.to_u32());
                let whole = 0..word.len();
                let glyph = KrillaGlyph::new(glyph, wide / scale, 0.0, 0.0, 0.0, whole, None);
                let start = At::from_xy(left, y + MIDDLE * size);
                surface.draw_glyphs(start, &[glyph], font.clone(), word, size * scale, false);
            }
            left += wide * size;
        }
    }
}

/// Fills and strokes a way.
fn paint(surface: &mut Surface<'_>, path: Option<Path>, inside: Option<Fill>, pen: Option<Pen>) {
    let Some(path) = path.filter(|_| inside.is_some() || pen.is_some()) else {
        return;
    };
    surface.set_fill(inside);
    surface.set_stroke(pen.map(stroke));
    surface.draw_path(&path);
}
