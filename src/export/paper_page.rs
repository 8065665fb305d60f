//! Test papers and their marking key as pages to print.

use std::ops::RangeInclusive;

use super::gift::gift;
use super::moodle_xml::moodle_xml;
use super::page::{MARGIN, PageHead, PagePiece, Pages, PrintedPages, WIDTH, drawn};
use super::paper::{Paper, PaperItem, PaperPlan};
use super::quiz::quiz;
use language::Language;
use lesson::narrator::PaperQuestion;
use lesson::{AnswerForm, PredictedAnswer};
use score::{Fraction, Score};
use session::PaperFormat;

const ONE: PredictedAnswer = PredictedAnswer::Number(Score(1));

/// The space between two questions.
const GAP: f32 = 16.0;

/// The width inside the margins.
const ROOM: f32 = WIDTH - 2.0 * MARGIN;

pub fn paper_page(papers: &[Paper], language: Language) -> PrintedPages {
    let texts = language.texts();
    let (title, name) = (texts.page_test_paper(), texts.page_name());
    let mut pages = Pages::new(language);
    for paper in papers {
        pages.begin_front();
        let mut pieces = Vec::new();
        for (index, item) in paper.items.iter().enumerate() {
            let alike = paper.items[index..].iter().take_while(|next| next.source == item.source);
            let numbers = index + 1..=index + alike.count();
            pieces.push(question(&mut pages, item, &numbers));
        }
        let title = match &paper.chosen {
            Some([title, note]) => {
                let mut note = pages.paragraphs(&note.told(language.without_game()), ROOM, 12.0);
                note.height += GAP;
                pieces.insert(0, note);
                title.get(language).to_owned()
            }
            None => format!("{title} {}", paper.number),
        };
        if paper.items.iter().any(|item| !costs(&item.question, language).is_empty()) {
            let mut told = pages.text(&texts.page_guessing(), 0.0, ROOM, (11.5, false));
            told.height += 6.0;
            pieces.insert(usize::from(paper.chosen.is_some()), told);
        }
        let head = PageHead { title: &title, name: Some(&name) };
        pages.fill(&head, pieces);
    }
    pages.whole(&title)
}

/// A question with room for its answer; the first one of a lesson is preceded by its tree. `numbers`
/// are its own and those of the questions after it that are about the same lesson.
fn question(pages: &mut Pages, item: &PaperItem, numbers: &RangeInclusive<usize>) -> PagePiece {
    let (asked, language) = (&item.question, pages.language);
    let (number, last) = (*numbers.start(), *numbers.end());
    let mut all = PagePiece::default();
    if let Some(tree) = &item.tree {
        let words = language.texts().page_tree(number, last, last > number);
        all.append(pages.text(&words, 0.0, ROOM, (11.5, false)));
        let top = all.height;
        let tree = drawn(tree);
        all.height += tree.height + 6.0;
        all.put(tree, [MARGIN, top]);
    }
    for given in &item.given {
        let mut given = pages.text(given.get(language), 0.0, ROOM, (11.5, false));
        given.height += 6.0;
        all.append(given);
    }
    // The board is to the right of the text.
    let beside = item.board.as_ref().map_or(0.0, |(_, area)| area.width() + 12.0);
    let width = ROOM - beside;
    let mut whole = PagePiece::default();
    let ask = format!("{number}. {}", asked.ask.get(language));
    whole.append(pages.text(&ask, 0.0, width, (14.5, true)));
    whole.append(pages.text(asked.situation.get(language), 0.0, width, (12.0, false)));
    for row in answer_field(pages, item, width) {
        whole.append(row);
    }
    if let Some(board) = &item.board {
        let board_piece = drawn(board);
        whole.height = whole.height.max(board_piece.height);
        whole.put(board_piece, [WIDTH - MARGIN - board.1.width(), 0.0]);
    }
    all.append(whole);
    all.height += GAP;
    all
}

fn answer_field(pages: &mut Pages, item: &PaperItem, width: f32) -> Vec<PagePiece> {
    let (asked, language) = (&item.question, pages.language);
    let blank = |pages: &mut Pages, names: &[&str]| {
        let mut piece = PagePiece::blank(32.0);
        let mut x = 12.0;
        for name in names {
            let wide = pages.letters.width(name, 13.0, false);
            piece.put(pages.text(name, x, width, (13.0, false)), [0.0, 8.0]);
            piece.rule([MARGIN + x + wide + 6.0, 27.0], 130.0, 1.0);
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

/// The marking key of some papers: their seed and plan, and every right answer.
#[derive(Clone, Copy, Debug)]
pub struct MarkingKey<'a> {
    pub papers: &'a [Paper],
    /// The plan they were made from.
    pub plan: PaperPlan,
}

impl MarkingKey<'_> {
    pub fn page(&self) -> PrintedPages {
        let language = self.plan.language;
        let texts = language.texts();
        let title = texts.page_marking_key();
        let mut pages = Pages::new(language);
        let mut pieces = Vec::new();
        if self.papers.iter().all(|paper| paper.chosen.is_none()) {
            let seed = texts.page_seed(self.plan.seed.to_string());
            pieces.push(pages.text(&seed, 0.0, ROOM, (12.0, false)));
        }
        if let Some(words) = self.plan.fewer(self.papers) {
            pieces.push(pages.text(words.get(language), 0.0, ROOM, (12.0, false)));
        }
        for paper in self.papers {
            let words = match &paper.chosen {
                Some([title, _]) => title.get(language).to_owned(),
                None => texts.page_paper(paper.number),
            };
            let mut heading = pages.text(&words, 0.0, ROOM, (14.5, true));
            heading.height += 4.0;
            pieces.push(heading);
            for (index, item) in paper.items.iter().enumerate() {
                // As plans of a lesson count: the step that answers.
                let step = item.question.asked.step + 1;
                let answer = format!("{}. {}", index + 1, numbered(&item.question, language));
                let mut row = pages.text(&answer, 0.0, ROOM, (12.5, true));
                let because = item.question.because.get(language).to_owned();
                let costs = costs(&item.question, language);
                let costs = (!costs.is_empty()).then(|| texts.page_costs(costs));
                let lines = costs.into_iter().chain([because]);
                for words in lines.chain([texts.page_step(item.lesson.get(language), step)]) {
                    row.append(pages.text(&words, 18.0, ROOM, (11.0, false)));
                }
                for given in &item.given {
                    row.append(pages.text(given.get(language), 18.0, ROOM, (11.0, false)));
                }
                row.height += 5.0;
                pieces.push(row);
            }
        }
        pages.fill(&PageHead { title: &title, name: None }, pieces);
        pages.whole(&title)
    }
}

/// The right answer, with its number if it is a choice.
pub(super) fn numbered(asked: &PaperQuestion, language: Language) -> String {
    let answer = asked.answer.get(language);
    let numbers = asked.choices.iter().zip(1..).zip(asked.asked.choices());
    let right =
        numbers.filter(|(_, choice)| asked.asked.is_right(PredictedAnswer::Choice(**choice)));
    let right: Vec<_> = right.map(|((_, number), _)| format!("({number})")).collect();
    if right.is_empty() { answer.to_owned() } else { format!("{} {answer}", right.join(" ")) }
}

/// What wrong answers cost: choices by their numbers, and the number that stands to reason, too.
fn costs(asked: &PaperQuestion, language: Language) -> String {
    let prediction = &asked.asked;
    let choices = prediction.choices().iter().map(|&it| PredictedAnswer::Choice(it));
    let choices = choices.zip((1..).map(|number| format!("({number})")));
    let other = prediction.other.zip(asked.other.as_ref());
    let other = other.map(|(other, words)| (other, words.get(language).to_owned()));
    let wrong = choices.chain(other).filter(|(answer, _)| !prediction.is_right(*answer));
    let small = PredictedAnswer::Number(Score(i32::from(!prediction.is_right(ONE))));
    let small = prediction.is_counted().then(|| (small, "0–3, ∞".to_owned()));
    let costs = wrong.chain(small).map(|(answer, name)| (name, prediction.cost_at_once(answer)));
    let costs = costs.filter(|(_, cost)| *cost > Fraction::ZERO);
    let costs = costs.map(|(name, cost)| format!("{name}: −{cost}"));
    costs.collect::<Vec<_>>().join(", ")
}

pub fn paper_file(papers: &[Paper], language: Language, format: PaperFormat) -> Vec<u8> {
    match format {
        PaperFormat::Html | PaperFormat::Pdf => paper_page(papers, language).file(format),
        PaperFormat::Gift => gift(&quiz(papers, language)).into_bytes(),
        PaperFormat::MoodleXml => moodle_xml(&quiz(papers, language)).into_bytes(),
    }
}
