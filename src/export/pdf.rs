//! Figures as PDF: vectors, with the letters in use as fonts of outlines (Type 3), so that texts can
//! be searched and copied.

use std::borrow::Borrow;
use std::collections::BTreeSet;

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{LineJoinStyle, StructRole, SystemInfo, UnicodeCmap};
use pdf_writer::{Chunk, Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};

use super::figure::Figure;
use super::letters::{Letters, MIDDLE, Stroke, UsedLetter, part_before};
use language::Language;
use picture::{Align, Area, Colour, Ink, Pen, Point, Shape, hatching};
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
) -> Vec<u8> {
    let mut writer = PdfWriter::new(title, language);
    for figure in figures {
        let figure = figure.borrow();
        let [x, y] = figure.area.min;
        let part = PdfPart { scale: 1.0, at: [-x, -y], shapes: &figure.picture.shapes };
        let size = [figure.area.width(), figure.area.height()];
        writer.page(size, [part], Some(&figure.sentence));
    }
    writer.finish()
}

/// A sheet of A4 a figure, upright or across, as the figure is larger, with a heading.
pub fn print(
    figures: impl IntoIterator<Item = impl Borrow<Figure>>,
    title: &str,
    language: Language,
) -> Vec<u8> {
    let mut writer = PdfWriter::new(title, language);
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
        writer.page(size, parts, Some(&figure.sentence));
    }
    writer.finish()
}

/// Shapes on a page: at this scale, with their origin here.
pub(super) struct PdfPart<S> {
    pub scale: f32,
    pub at: Point,
    pub shapes: S,
}

/// The letters of one font: a code is a byte, and 0 is left free.
const LETTERS_A_FONT: usize = 255;

/// The parts of a letter's size in which outlines are written.
const EM: f32 = 1000.0;

/// How hard contents are compressed: the usual level of zlib.
const LEVEL: u8 = 6;

/// A document being written.
pub(super) struct PdfWriter {
    title: String,
    language: Language,
    chunk: Chunk,
    last: Ref,
    pages: Vec<Ref>,
    /// The figures that say a sentence, by the number of their page.
    figures: Vec<(i32, Ref)>,
    letters: Letters,
    /// The opacities in use, as the bits of their numbers.
    opacities: BTreeSet<u32>,
}

/// The objects that others point to: the outline of the document, and what all pages draw with.
const CATALOG: Ref = Ref::new(1);
const PAGES: Ref = Ref::new(2);
const FIGURES: Ref = Ref::new(3);
const RESOURCES: Ref = Ref::new(4);
const ABOUT: Ref = Ref::new(5);

impl PdfWriter {
    pub(super) fn new(title: &str, language: Language) -> Self {
        Self {
            title: title.to_owned(),
            language,
            chunk: Chunk::new(),
            last: ABOUT,
            pages: Vec::new(),
            figures: Vec::new(),
            letters: Letters::new(),
            opacities: BTreeSet::new(),
        }
    }

    fn next(&mut self) -> Ref {
        self.last = self.last.next();
        self.last
    }

    fn compressed(&mut self, content: &[u8]) -> Ref {
        let id = self.next();
        let content = compress_to_vec_zlib(content, LEVEL);
        self.chunk.stream(id, &content).filter(Filter::FlateDecode);
        id
    }

    /// Adds a page; as a figure with `says` in its place, if there is one.
    pub(super) fn page<'a>(
        &mut self,
        [width, height]: [f32; 2],
        parts: impl IntoIterator<Item = PdfPart<impl IntoIterator<Item = &'a Shape>>>,
        says: Option<&str>,
    ) {
        let number = count(&self.pages);
        let mut content = Content::new();
        if says.is_some() {
            let mut marked = content.begin_marked_content_with_properties(Name(b"Figure"));
            marked.properties().identify(0);
        }
        for PdfPart { scale, at, shapes } in parts {
            content.save_state();
            // In pictures, y points down.
            content.transform([scale, 0.0, 0.0, -scale, at[0], height - at[1]]);
            content.set_line_join(LineJoinStyle::RoundJoin);
            for shape in shapes {
                self.draw(shape, &mut content);
            }
            content.restore_state();
        }
        if says.is_some() {
            content.end_marked_content();
        }
        let contents = self.compressed(&content.finish());
        let id = self.next();
        let mut page = self.chunk.page(id);
        page.parent(PAGES).media_box(Rect::new(0.0, 0.0, width, height)).contents(contents);
        page.pair(Name(b"Resources"), RESOURCES);
        page.struct_parents(number);
        page.finish();
        self.pages.push(id);
        if let Some(says) = says {
            let figure = self.next();
            let mut element = self.chunk.struct_element(figure);
            element.kind(StructRole::Figure).parent(FIGURES).page(id).alt(TextStr(says));
            element.children().marked_content_id(0);
            element.finish();
            self.figures.push((number, figure));
        }
    }

    pub(super) fn finish(mut self) -> Vec<u8> {
        let fonts = self.fonts();
        let figures = std::mem::take(&mut self.figures);
        let marks: Vec<_> = figures
            .iter()
            .map(|(page, figure)| {
                let id = self.next();
                self.chunk.indirect(id).array().item(*figure);
                (*page, id)
            })
            .collect();
        let language = TextStr(self.language.id());
        let mut pdf = Pdf::new();
        pdf.document_info(ABOUT).title(TextStr(&self.title));
        let mut catalog = pdf.catalog(CATALOG);
        catalog.pages(PAGES).lang(language).pair(Name(b"StructTreeRoot"), FIGURES);
        catalog.mark_info().marked(true);
        catalog.viewer_preferences().display_doc_title(true);
        catalog.finish();
        let mut root = pdf.indirect(FIGURES).start::<pdf_writer::writers::StructTreeRoot<'_>>();
        root.children().items(figures.iter().map(|(_, figure)| *figure));
        let mut tree = root.parent_tree();
        let mut numbers = tree.nums();
        for (page, id) in marks {
            numbers.insert(page, id);
        }
        numbers.finish();
        tree.finish();
        root.finish();
        let pages = count(&self.pages);
        pdf.pages(PAGES).kids(self.pages).count(pages);
        let mut resources = pdf.indirect(RESOURCES).start::<pdf_writer::writers::Resources<'_>>();
        let mut named = resources.fonts();
        for (number, font) in fonts.into_iter().enumerate() {
            named.pair(Name(font_name(number).as_bytes()), font);
        }
        named.finish();
        let mut states = resources.ext_g_states();
        for opacity in &self.opacities {
            let mut state = states.insert(Name(opacity_name(*opacity).as_bytes())).dict();
            state.pair(Name(b"ca"), f32::from_bits(*opacity));
        }
        states.finish();
        resources.finish();
        pdf.extend(&self.chunk);
        pdf.finish()
    }

    /// Writes the letters in use as fonts.
    fn fonts(&mut self) -> Vec<Ref> {
        let letters = std::mem::replace(&mut self.letters, Letters::new());
        let used = letters.used();
        used.chunks(LETTERS_A_FONT).map(|used| self.font(used)).collect()
    }

    fn font(&mut self, used: &[(char, &UsedLetter)]) -> Ref {
        let about = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"UCS"), supplement: 0 };
        let mut meant = UnicodeCmap::<u8>::new(Name(b"Letters"), about);
        let mut drawn = Vec::new();
        for (code, (letter, used)) in (1..=u8::MAX).zip(used) {
            meant.pair(code, *letter);
            let mut content = Content::new();
            content.start_color_glyph(used.advance * EM);
            fill_letter(&used.outline, &mut content);
            drawn.push((format!("l{code}"), self.compressed(&content.finish())));
        }
        let meant = self.compressed(&meant.finish());
        let names = || drawn.iter().map(|(name, _)| Name(name.as_bytes()));
        let id = self.next();
        let mut font = self.chunk.type3_font(id);
        font.bbox(Rect::new(0.0, 0.0, 0.0, 0.0)); // Not said; each letter has its own.
        font.matrix([1.0 / EM, 0.0, 0.0, 1.0 / EM, 0.0, 0.0]);
        font.char_procs().pairs(names().zip(drawn.iter().map(|(_, id)| *id)));
        font.encoding_custom().differences().consecutive(1, names());
        font.first_char(1).last_char(u8::try_from(used.len()).unwrap_or(u8::MAX));
        font.widths(used.iter().map(|(_, used)| used.advance * EM));
        font.to_unicode(meant);
        font.finish();
        id
    }

    fn draw(&mut self, shape: &Shape, content: &mut Content) {
        match shape {
            Shape::Polygon { points, fill, pen, hatch } => {
                paint(content, *fill, None, |content| way(points, true, content));
                if let Some(ink) = hatch {
                    for line in hatching(points) {
                        let pen = Some(Pen::solid(1.0, *ink));
                        paint(content, None, pen, |content| way(&line, false, content));
                    }
                }
                paint(content, None, *pen, |content| way(points, true, content));
            }
            Shape::Glass { points, fill, opacity } => {
                let opacity = opacity.clamp(0.0, 1.0).to_bits();
                self.opacities.insert(opacity);
                content.save_state();
                content.set_parameters(Name(opacity_name(opacity).as_bytes()));
                paint(content, Some(*fill), None, |content| way(points, true, content));
                content.restore_state();
            }
            Shape::Line { from, to, pen } => {
                paint(content, None, Some(*pen), |content| way(&[*from, *to], false, content));
            }
            Shape::Circle { centre, radius, fill, pen } => {
                let area = Area::around(*centre, 2.0 * radius, 2.0 * radius);
                paint(content, *fill, *pen, |content| rounded(area, *radius, content));
            }
            Shape::Box { area, radius, fill, pen } => {
                paint(content, *fill, *pen, |content| rounded(*area, *radius, content));
            }
            Shape::Block { area, ink } => {
                paint(content, Some(*ink), None, |content| rounded(*area, 0.0, content));
            }
            Shape::Text { .. } => self.write(shape, content),
        }
    }

    /// Writes a text with its middle at the height of its place.
    fn write(&mut self, shape: &Shape, content: &mut Content) {
        let Shape::Text { at: [x, y], text, size, ink, align, bold, turned } = shape else {
            return;
        };
        let left = -part_before(*align) * self.letters.width(text, *size, *bold);
        let down = MIDDLE * size;
        // Letters stand upright again, or turned by half a circle.
        let way = if *turned { -1.0 } else { 1.0 };
        content.begin_text();
        let [red, green, blue] = colour(*ink);
        content.set_fill_rgb(red, green, blue);
        content.set_text_matrix([way, 0.0, 0.0, -way, x + way * left, y + way * down]);
        let codes: Vec<_> = text
            .chars()
            .map(|letter| {
                let number = self.letters.letter(letter, *bold).number;
                let code = u8::try_from(number % LETTERS_A_FONT + 1).unwrap_or(u8::MAX);
                (number / LETTERS_A_FONT, code)
            })
            .collect();
        for run in codes.chunk_by(|(one, _), (next, _)| one == next) {
            let bytes: Vec<_> = run.iter().map(|(_, code)| *code).collect();
            content.set_font(Name(font_name(run[0].0).as_bytes()), *size);
            content.show(Str(&bytes));
        }
        content.end_text();
    }
}

/// How many there are.
fn count<T>(all: &[T]) -> i32 {
    i32::try_from(all.len()).unwrap_or(i32::MAX)
}

fn font_name(number: usize) -> String {
    format!("F{number}")
}

fn opacity_name(bits: u32) -> String {
    format!("O{bits}")
}

fn colour(ink: Ink) -> [f32; 3] {
    let Colour(red, green, blue) = ink.colour(Theme::Light);
    [red, green, blue].map(|part| f32::from(part) / 255.0)
}

/// Fills and strokes what `way` traces.
fn paint(content: &mut Content, fill: Option<Ink>, pen: Option<Pen>, way: impl Fn(&mut Content)) {
    if let Some([red, green, blue]) = fill.map(colour) {
        content.set_fill_rgb(red, green, blue);
    }
    if let Some(pen) = pen {
        let [red, green, blue] = colour(pen.ink);
        let (dashes, gaps) = pen.dash.lengths();
        content.set_stroke_rgb(red, green, blue).set_line_width(pen.width);
        content.set_dash_pattern(dashes.iter().zip(gaps).flat_map(|(on, off)| [*on, *off]), 0.0);
    }
    if fill.is_some() || pen.is_some() {
        way(content);
    }
    match (fill, pen) {
        (Some(_), Some(_)) => content.fill_nonzero_and_stroke(),
        (Some(_), None) => content.fill_nonzero(),
        (None, Some(_)) => content.stroke(),
        (None, None) => content,
    };
}

/// A way along points, closed if it is the edge of something.
fn way(points: &[Point], closed: bool, content: &mut Content) {
    for (number, [x, y]) in points.iter().enumerate() {
        if number == 0 {
            content.move_to(*x, *y);
        } else {
            content.line_to(*x, *y);
        }
    }
    if closed {
        content.close_path();
    }
}

/// The distance of the handles of a curve that stands for a quarter of a circle, in radii.
const QUARTER: f32 = 0.552_3;

/// A rectangle with round corners; a circle is one.
fn rounded(area: Area, radius: f32, content: &mut Content) {
    let radius = radius.min(area.width() / 2.0).min(area.height() / 2.0);
    let Area { min: [left, top], max: [right, bottom] } = area;
    if radius <= 0.0 {
        content.rect(left, top, area.width(), area.height());
        return;
    }
    let handle = radius * (1.0 - QUARTER);
    content.move_to(left + radius, top);
    content.line_to(right - radius, top);
    content.cubic_to(right - handle, top, right, top + handle, right, top + radius);
    content.line_to(right, bottom - radius);
    content.cubic_to(right, bottom - handle, right - handle, bottom, right - radius, bottom);
    content.line_to(left + radius, bottom);
    content.cubic_to(left + handle, bottom, left, bottom - handle, left, bottom - radius);
    content.line_to(left, top + radius);
    content.cubic_to(left, top + handle, left + handle, top, left + radius, top);
    content.close_path();
}

/// Fills a letter, in parts of its size. PDF has cubic curves alone.
fn fill_letter(outline: &[Stroke], content: &mut Content) {
    let mut from = [0.0; 2];
    for stroke in outline {
        let in_parts = |at: &[f32; 2]| at.map(|at| at * EM);
        match stroke {
            Stroke::Move(to) => {
                from = in_parts(to);
                content.move_to(from[0], from[1]);
            }
            Stroke::Line(to) => {
                from = in_parts(to);
                content.line_to(from[0], from[1]);
            }
            Stroke::Quad([handle, to]) => {
                let ([x, y], to) = (in_parts(handle), in_parts(to));
                let near = |[a, b]: [f32; 2]| [a + (x - a) * 2.0 / 3.0, b + (y - b) * 2.0 / 3.0];
                let ([ax, ay], [bx, by]) = (near(from), near(to));
                content.cubic_to(ax, ay, bx, by, to[0], to[1]);
                from = to;
            }
            Stroke::Cubic([a, b, to]) => {
                let ([ax, ay], [bx, by]) = (in_parts(a), in_parts(b));
                from = in_parts(to);
                content.cubic_to(ax, ay, bx, by, from[0], from[1]);
            }
            Stroke::Close => {
                content.close_path();
            }
        }
    }
    if !outline.is_empty() {
        content.fill_nonzero();
    }
}
