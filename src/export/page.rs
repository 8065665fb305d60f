//! Pages to print: filled from top to bottom here, so that each has its header (the paper, its
//! number, room for a name) and each paper begins on the front of a sheet, whether they are written
//! as HTML or as PDF.

use maud::{DOCTYPE, PreEscaped, html};

use super::letters::{Letters, MIDDLE, labelled};
use super::pdf::{A4, PdfPart, PdfWriter};
use super::svg::{elements, outlines};
use language::Language;
use picture::{Align, Area, Ink, Picture, Point, Shape};
use session::PaperFormat;

/// A4 in CSS pixels, 96 per inch, and the margin.
pub(super) const WIDTH: f32 = 794.0;
pub(super) const HEIGHT: f32 = 1123.0;
pub(super) const MARGIN: f32 = 50.0;
/// The bottom of the header, where the content begins.
pub(super) const HEAD: f32 = 82.0;
/// Only pages, each on its own side of a sheet.
const STYLE: &str = "
@page { size: A4; margin: 0; }
body { margin: 0; }
h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); margin: 0; }
section.page { width: 210mm; height: 297mm; break-after: page; overflow: hidden; }
section.page:last-child { break-after: auto; }
section.page > svg { display: block; width: 100%; height: 100%; }
@media screen { body { background: #8a8f98; } section.page { background: white; margin: 4mm auto; } }
";

struct PageItem {
    /// What a text of several lines says, for screen readers and for searching.
    label: Option<String>,
    shapes: Vec<Shape>,
}

/// An unbreakable piece of a page, from its top left corner.
#[derive(Default)]
pub(super) struct PagePiece {
    pub(super) height: f32,
    items: Vec<PageItem>,
}

impl PagePiece {
    pub(super) fn blank(height: f32) -> Self {
        Self { height, items: Vec::new() }
    }

    /// Puts another piece onto this one.
    pub(super) fn put(&mut self, other: Self, at: Point) {
        self.items.extend(other.items.into_iter().map(|mut item| {
            item.shapes.iter_mut().for_each(|shape| shape.shift(at));
            item
        }));
    }

    /// Puts another piece below this one.
    pub(super) fn append(&mut self, other: Self) {
        let (top, height) = (self.height, other.height);
        self.put(other, [0.0, top]);
        self.height += height;
    }

    /// Draws a filled rectangle.
    pub(super) fn rule(&mut self, [x, y]: Point, width: f32, height: f32) {
        let area = Area { min: [x, y], max: [x + width, y + height] };
        self.add(None, vec![Shape::Block { area, ink: Ink::Text }]);
    }

    /// Writes a line with its middle at this height.
    pub(super) fn write(&mut self, text: &str, at: Point, (size, is_bold): (f32, bool)) {
        self.add(None, vec![line_of_text(text, at, (size, is_bold))]);
    }

    fn add(&mut self, label: Option<String>, shapes: Vec<Shape>) {
        self.items.push(PageItem { label, shapes });
    }
}

fn line_of_text(text: &str, at: Point, (size, is_bold): (f32, bool)) -> Shape {
    let mut shape = Shape::text(at, text, size, Ink::Text, Align::Left);
    if let Shape::Text { bold, .. } = &mut shape {
        *bold = is_bold;
    }
    shape
}

pub(super) struct PageHead<'a> {
    pub(super) title: &'a str,
    pub(super) name: Option<&'a str>,
}

/// Pages being filled from top to bottom.
pub(super) struct Pages {
    pub(super) letters: Letters,
    pub(super) language: Language,
    /// The sides of the sheets; an empty one stays blank.
    done: Vec<PagePiece>,
}

impl Pages {
    pub(super) fn new(language: Language) -> Self {
        Self { letters: Letters::new(), language, done: Vec::new() }
    }

    /// Text in lines of this width, inside the margin.
    pub(super) fn text(
        &mut self,
        text: &str,
        left: f32,
        width: f32,
        (size, bold): (f32, bool),
    ) -> PagePiece {
        let row = size * 1.45;
        let mut piece = PagePiece::default();
        let lines = self.letters.lines(text, size, bold, width - left);
        let mut shapes = Vec::new();
        for line in &lines {
            let at = [MARGIN + left, piece.height + size * (1.1 - MIDDLE)];
            shapes.push(line_of_text(line, at, (size, bold)));
            piece.height += row;
        }
        piece.add((lines.len() > 1).then(|| text.to_owned()), shapes);
        piece
    }

    /// Text of several lines, each a paragraph.
    pub(super) fn paragraphs(&mut self, text: &str, width: f32, size: f32) -> PagePiece {
        let mut all = PagePiece::default();
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            all.append(self.text(line, 0.0, width, (size, false)));
        }
        all
    }

    /// Arranges pieces below each other on as many pages as needed.
    pub(super) fn fill(&mut self, head: &PageHead<'_>, pieces: Vec<PagePiece>) {
        let mut pages = vec![PagePiece::blank(HEAD)];
        for piece in pieces {
            let is_over = |page: &PagePiece| {
                page.height + piece.height > HEIGHT - MARGIN && page.height > HEAD
            };
            if pages.last().is_some_and(is_over) {
                pages.push(PagePiece::blank(HEAD));
            }
            if let Some(page) = pages.last_mut() {
                page.append(piece);
            }
        }
        let count = pages.len();
        for (number, body) in (1..).zip(pages) {
            let mut page = PagePiece::default();
            let title = format!("{}  {number}/{count}", head.title);
            page.write(&title, [MARGIN, 62.0 - 17.0 * MIDDLE], (17.0, true));
            if let Some(name) = head.name {
                page.write(name, [470.0, 62.0 - 14.0 * MIDDLE], (14.0, false));
                page.rule([520.0, 66.0], WIDTH - MARGIN - 520.0, 1.0);
            }
            page.rule([MARGIN, 72.0], WIDTH - 2.0 * MARGIN, 2.0);
            page.put(body, [0.0, 0.0]);
            self.done.push(page);
        }
    }

    /// Makes the next page the front of a sheet.
    pub(super) fn begin_front(&mut self) {
        if self.done.len() % 2 == 1 {
            self.done.push(PagePiece::default());
        }
    }

    pub(super) fn whole(self, title: &str) -> PrintedPages {
        PrintedPages { pages: self.done, title: title.to_owned(), language: self.language }
    }
}

/// The part of a picture inside an area that begins at the origin, as a piece of a page.
pub(super) fn drawn((picture, area): &(Picture, Area)) -> PagePiece {
    let mut piece = PagePiece::blank(area.height());
    piece.add(None, picture.shapes.clone());
    piece
}

/// Pages of A4 to print, a side of a sheet each.
pub struct PrintedPages {
    pages: Vec<PagePiece>,
    title: String,
    language: Language,
}

impl PrintedPages {
    /// The pages in a format that has pages; otherwise as HTML.
    pub fn file(&self, format: PaperFormat) -> Vec<u8> {
        match format {
            PaperFormat::Pdf => self.pdf(),
            _ => self.html().into_bytes(),
        }
    }

    pub fn pdf(&self) -> Vec<u8> {
        let mut writer = PdfWriter::new(&self.title, self.language);
        for page in &self.pages {
            let shapes = page.items.iter().flat_map(|item| &item.shapes);
            writer.page(A4, [PdfPart { scale: A4[0] / WIDTH, at: [0.0, 0.0], shapes }], None);
        }
        writer.finish()
    }

    pub fn html(&self) -> String {
        let lang = self.language.id();
        let mut letters = Letters::new();
        let pages: Vec<_> = self.pages.iter().map(|page| page.svg(&mut letters)).collect();
        let symbols = letters.symbols();
        html! {
            (DOCTYPE)
            html lang=(lang) {
                head {
                    meta charset="utf-8";
                    title { (self.title) }
                    style { (PreEscaped(STYLE)) }
                }
                body {
                    (PreEscaped(symbols))
                    main {
                        h1 { (self.title) }
                        @for page in &pages {
                            section.page {
                                svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) {
                                    (PreEscaped(page))
                                }
                            }
                        }
                    }
                }
            }
        }
        .into_string()
    }
}

impl PagePiece {
    fn svg(&self, letters: &mut Letters) -> String {
        let mut drawn = String::new();
        for item in &self.items {
            match &item.label {
                Some(label) => {
                    drawn += &labelled(label);
                    drawn.extend(item.shapes.iter().map(|shape| outlines(shape, letters)));
                    drawn += "</g>";
                }
                None => drawn.extend(elements(&item.shapes, letters)),
            }
        }
        drawn
    }
}
