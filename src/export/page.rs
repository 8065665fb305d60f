//! Papers and their marking key as self-contained HTML pages for printing.
//!
//! The layout is computed here, so that each page has its header (the paper, its number, room for a
//! name) and each paper begins on the front of a sheet in any browser.

use std::fmt::Write;

use maud::{DOCTYPE, PreEscaped, html};

use super::letters::{Letters, labelled};
use super::paper::{Paper, PaperItem, PaperPlan};
use super::svg::svg_with;
use language::Language;
use lesson::AnswerForm;
use picture::{Area, Picture};

/// A4 in CSS pixels, 96 per inch, and the margin.
pub(super) const WIDTH: f32 = 794.0;
pub(super) const HEIGHT: f32 = 1123.0;
pub(super) const MARGIN: f32 = 50.0;
/// The bottom of the header, where the content begins.
pub(super) const HEAD: f32 = 82.0;
/// The space between two questions.
const GAP: f32 = 16.0;

/// Only pages, each on its own side of a sheet.
const STYLE: &str = "
@page { size: A4; margin: 0; }
body { margin: 0; }
section.page { width: 210mm; height: 297mm; break-after: page; overflow: hidden; }
section.page:last-child { break-after: auto; }
section.page > svg { display: block; width: 100%; height: 100%; }
@media screen { body { background: #8a8f98; } section.page { background: white; margin: 4mm auto; } }
";

/// The marking key of some papers: their seed and plan, and every right answer.
#[derive(Clone, Copy, Debug)]
pub struct MarkingKey<'a> {
    pub papers: &'a [Paper],
    /// The plan they were made from.
    pub plan: PaperPlan,
}

/// An unbreakable piece of a page: its height, and its drawing relative to its top left.
pub(super) struct PagePiece {
    pub(super) height: f32,
    pub(super) drawn: String,
}

/// The header of each page.
pub(super) struct PageHead<'a> {
    pub(super) title: &'a str,
    pub(super) name: Option<&'a str>,
}

/// Pages being filled from top to bottom.
pub(super) struct Pages {
    pub(super) letters: Letters,
    /// The sides of the sheets; an empty one stays blank.
    done: Vec<String>,
}

impl Pages {
    pub(super) fn new() -> Self {
        Self { letters: Letters::new(), done: Vec::new() }
    }

    /// Text in lines of this width.
    pub(super) fn text(
        &mut self,
        text: &str,
        left: f32,
        width: f32,
        (size, bold): (f32, bool),
    ) -> PagePiece {
        let row = size * 1.45;
        let mut drawn = labelled(text);
        let lines = self.letters.lines(text, size, bold, width - left);
        let mut height = 0.0;
        for line in &lines {
            let at = [MARGIN + left, height + size * 1.1];
            drawn += &self.letters.line(line, at, size, bold);
            height += row;
        }
        PagePiece { height, drawn: drawn + "</g>" }
    }

    pub(super) fn picture(&mut self, (picture, area): &(Picture, Area), at: [f32; 2]) -> PagePiece {
        let drawn = svg_with(picture, *area, &mut self.letters);
        PagePiece {
            height: area.height(),
            drawn: format!(r#"<g transform="translate({} {})">{drawn}</g>"#, at[0], at[1]),
        }
    }

    /// Arranges pieces below each other on as many pages as needed.
    pub(super) fn fill(&mut self, head: &PageHead<'_>, pieces: Vec<PagePiece>) {
        let mut pages: Vec<String> = vec![String::new()];
        let mut y = HEAD;
        for piece in pieces {
            if y + piece.height > HEIGHT - MARGIN && y > HEAD {
                pages.push(String::new());
                y = HEAD;
            }
            if let Some(page) = pages.last_mut() {
                let _ = write!(page, r#"<g transform="translate(0 {y:.1})">{}</g>"#, piece.drawn);
            }
            y += piece.height;
        }
        let count = pages.len();
        for (number, page) in (1..).zip(pages) {
            let head = self.head(head, number, count);
            self.done.push(head + &page);
        }
    }

    /// The header of a page: its title, its number, and room for a name.
    fn head(&mut self, head: &PageHead<'_>, number: usize, count: usize) -> String {
        let title = format!("{}  {number}/{count}", head.title);
        let mut drawn = labelled(&title);
        drawn += &self.letters.line(&title, [MARGIN, 62.0], 17.0, true);
        drawn += "</g>";
        if let Some(name) = head.name {
            drawn += &labelled(name);
            drawn += &self.letters.line(name, [470.0, 62.0], 14.0, false);
            drawn += "</g>";
            drawn += &rule([520.0, 66.0], WIDTH - MARGIN - 520.0, 1.0);
        }
        drawn + &rule([MARGIN, 72.0], WIDTH - 2.0 * MARGIN, 2.0)
    }

    /// Makes the next page the front of a sheet.
    pub(super) fn begin_front(&mut self) {
        if self.done.len() % 2 == 1 {
            self.done.push(String::new());
        }
    }

    pub(super) fn whole(self, title: &str, language: Language) -> String {
        let lang = language.id();
        let symbols = self.letters.symbols();
        html! {
            (DOCTYPE)
            html lang=(lang) {
                head {
                    meta charset="utf-8";
                    title { (title) }
                    style { (PreEscaped(STYLE)) }
                }
                body {
                    (PreEscaped(symbols))
                    @for page in &self.done {
                        section.page {
                            svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) fill="#1f2328" {
                                (PreEscaped(page))
                            }
                        }
                    }
                }
            }
        }
        .into_string()
    }
}

pub(super) fn rule([x, y]: [f32; 2], width: f32, height: f32) -> String {
    format!(r#"<rect x="{x}" y="{y}" width="{width}" height="{height}"/>"#)
}

/// The papers as pages to print.
#[must_use]
pub fn paper_page(papers: &[Paper], language: Language) -> String {
    let texts = language.texts();
    let (title, name) = (texts.page_test_paper(), texts.page_name());
    let mut pages = Pages::new();
    for paper in papers {
        pages.begin_front();
        let mut pieces = Vec::new();
        for (index, item) in paper.items.iter().enumerate() {
            pieces.push(question(&mut pages, item, index + 1, language));
        }
        let head = PageHead { title: &format!("{title} {}", paper.number), name: Some(&name) };
        pages.fill(&head, pieces);
    }
    pages.whole(&title, language)
}

/// A question with room for its answer; the first one of a lesson is preceded by its tree.
fn question(pages: &mut Pages, item: &PaperItem, number: usize, language: Language) -> PagePiece {
    let asked = &item.question;
    let width = WIDTH - 2.0 * MARGIN;
    let mut all = PagePiece { height: 0.0, drawn: String::new() };
    if let Some(tree) = &item.tree {
        let words = language.texts().page_tree(number);
        all = pages.text(&words, 0.0, width, (11.5, false));
        let drawn = pages.picture(tree, [MARGIN, all.height]);
        all.drawn += &drawn.drawn;
        all.height += drawn.height + 6.0;
    }
    // The board is to the right of the text.
    let board = item.board.as_ref();
    let beside = board.map_or(0.0, |(_, area)| area.width() + 12.0);
    let text_width = width - beside;
    let mut whole = PagePiece { height: 0.0, drawn: String::new() };
    let mut rows = vec![pages.text(
        &format!("{number}. {}", asked.ask.get(language)),
        0.0,
        text_width,
        (14.5, true),
    )];
    rows.push(pages.text(asked.situation.get(language), 0.0, text_width, (12.0, false)));
    rows.extend(answer_field(pages, item, language, text_width));
    for row in rows {
        let _ = write!(
            whole.drawn,
            r#"<g transform="translate(0 {:.1})">{}</g>"#,
            whole.height, row.drawn
        );
        whole.height += row.height;
    }
    if let Some(board) = board {
        let drawn = pages.picture(board, [WIDTH - MARGIN - board.1.width(), 0.0]);
        whole.drawn += &drawn.drawn;
        whole.height = whole.height.max(drawn.height);
    }
    let _ =
        write!(all.drawn, r#"<g transform="translate(0 {:.1})">{}</g>"#, all.height, whole.drawn);
    all.height += whole.height + GAP;
    all
}

/// The field for writing the answer.
fn answer_field(
    pages: &mut Pages,
    item: &PaperItem,
    language: Language,
    width: f32,
) -> Vec<PagePiece> {
    let asked = &item.question;
    let blank = |pages: &mut Pages, names: &[&str]| {
        let mut piece = PagePiece { height: 32.0, drawn: String::new() };
        let mut x = 12.0;
        for name in names {
            let words = pages.text(name, x, width, (13.0, false));
            let wide = pages.letters.width(name, 13.0, false);
            let _ = write!(piece.drawn, r#"<g transform="translate(0 8)">{}</g>"#, words.drawn);
            piece.drawn += &rule([MARGIN + x + wide + 6.0, 27.0], 130.0, 1.0);
            x += wide + 156.0;
        }
        piece
    };
    match asked.asked.form {
        AnswerForm::Choices(_) => {
            let choices = asked.choices.iter().zip(1..);
            choices
                .map(|(choice, number)| {
                    let words = format!("({number})  {}", choice.get(language));
                    pages.text(&words, 14.0, width, (13.5, false))
                })
                .collect()
        }
        AnswerForm::Number => vec![blank(pages, &[&language.texts().page_answer()])],
        AnswerForm::Window => vec![blank(pages, &["α =", "β ="])],
    }
}

impl MarkingKey<'_> {
    /// The key as pages to print.
    #[must_use]
    pub fn page(&self) -> String {
        let language = self.plan.language;
        let texts = language.texts();
        let title = texts.page_marking_key();
        let width = WIDTH - 2.0 * MARGIN;
        let mut pages = Pages::new();
        let seed = texts.page_seed(self.plan.seed.to_string());
        let mut pieces = vec![pages.text(&seed, 0.0, width, (12.0, false))];
        for paper in self.papers {
            let words = texts.page_paper(paper.number);
            let mut heading = pages.text(&words, 0.0, width, (14.5, true));
            heading.height += 4.0;
            pieces.push(heading);
            for (index, item) in paper.items.iter().enumerate() {
                let step = item.question.asked.step;
                let answer = numbered(item, language);
                let mut row =
                    pages.text(&format!("{}. {answer}", index + 1), 0.0, width, (12.5, true));
                for words in [
                    item.question.because.get(language).to_owned(),
                    texts.page_step(item.lesson.get(language), step),
                ] {
                    let below = pages.text(&words, 18.0, width, (11.0, false));
                    let _ = write!(
                        row.drawn,
                        r#"<g transform="translate(0 {:.1})">{}</g>"#,
                        row.height, below.drawn
                    );
                    row.height += below.height;
                }
                row.height += 5.0;
                pieces.push(row);
            }
        }
        pages.fill(&PageHead { title: &title, name: None }, pieces);
        pages.whole(&title, language)
    }
}

/// The right answer, with its number if it is a choice.
fn numbered(item: &PaperItem, language: Language) -> String {
    let asked = &item.question;
    let answer = asked.answer.get(language);
    let numbers = asked.choices.iter().zip(1..).zip(asked.asked.choices());
    let right = numbers.filter(|(_, choice)| {
        let answer = lesson::PredictedAnswer::Choice(**choice);
        asked.asked.is_right(answer)
    });
    let right: Vec<_> = right.map(|((_, number), _)| format!("({number})")).collect();
    if right.is_empty() { answer.to_owned() } else { format!("{} {answer}", right.join(" ")) }
}
