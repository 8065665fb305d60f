//! Test papers as questions for learning platforms: what GIFT and Moodle XML have in common.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use maud::html;

use super::figure::Figure;
use super::paper::{Paper, PaperItem};
use super::svg::svg_file;
use language::{Language, Words, visible};
use lesson::{AnswerForm, PredictedAnswer, PredictedChoice, Prediction, number_spellings};
use picture::{Area, Picture};
use score::Score;

/// A question as a platform asks it.
pub(super) struct QuizQuestion {
    /// The category as a path: the paper. Platforms may show it, so it names no lesson.
    pub(super) category: String,
    /// Its number on the paper, as in the marking key.
    pub(super) name: String,
    ask: String,
    situation: String,
    /// See [`PaperItem::given`].
    given: Vec<String>,
    /// Which bound of a window is asked for, and how numbers may be written.
    field: Vec<String>,
    pub(super) pictures: Vec<QuizPicture>,
    pub(super) form: QuizForm,
    /// Why the answer is right.
    pub(super) because: String,
    /// Each question of a paper is worth 1.
    pub(super) points: f32,
}

/// A picture as an SVG file.
pub(super) struct QuizPicture {
    pub(super) file_name: &'static str,
    alternative: String,
    /// In base64.
    pub(super) data: String,
}

pub(super) enum QuizForm {
    /// One of these, in order, with what it earns in hundredths, as Moodle writes them; each right one
    /// suffices, and what is wrong costs what guessing would win.
    Choice(Vec<(String, &'static str)>),
    /// Any of these spellings.
    Short(Vec<String>),
}

impl QuizQuestion {
    /// The question in HTML, with its pictures at the given addresses.
    pub(super) fn html(&self, address: impl Fn(&QuizPicture) -> String) -> String {
        html! {
            p { b { (self.ask) } }
            p { (self.situation) }
            @for given in &self.given { p { (given) } }
            @for words in &self.field { p { (words) } }
            @for picture in &self.pictures {
                p { img src=(address(picture)) alt=(picture.alternative); }
            }
        }
        .into_string()
    }
}

pub(super) fn escaped(text: &str) -> String {
    html! { (text) }.into_string()
}

/// The questions of the papers, in their order. A question for a window becomes two, for α and β,
/// because platforms have no common form for two fields.
pub(super) fn quiz(papers: &[Paper], language: Language) -> Vec<QuizQuestion> {
    let mut questions = Vec::new();
    for paper in papers {
        let mut first: Option<&PaperItem> = None;
        for (at, item) in paper.items.iter().enumerate() {
            // What is given stands before the first question of a lesson, and is about all of them.
            let is_first = !item.given.is_empty();
            let own = first.filter(|first| !is_first && first.source == item.source);
            let own = *first.insert(own.unwrap_or(item));
            let common = Common { item, first: own, language };
            questions.extend(common.questions((paper.number, at + 1)));
        }
    }
    questions
}

/// What the questions made of one item have in common.
struct Common<'a> {
    item: &'a PaperItem,
    /// The first question of the same lesson.
    first: &'a PaperItem,
    language: Language,
}

impl Common<'_> {
    fn questions(&self, place: (usize, usize)) -> Vec<QuizQuestion> {
        let question = &self.item.question;
        let asked = &question.asked;
        let of_numbers = |values: &[Score]| {
            let spellings =
                values.iter().flat_map(|&value| number_spellings(value, self.item.parts));
            QuizForm::Short(spellings.collect())
        };
        if let AnswerForm::Choices(choices) = &asked.form {
            let texts = question.choices.iter().map(|words| one_line(words.get(self.language)));
            let form =
                QuizForm::Choice(texts.zip(choices.iter().map(|&it| share(asked, it))).collect());
            return vec![self.question(place, form, None, 1.0)];
        }
        let numbers = asked.right.iter().filter_map(|right| match right {
            PredictedAnswer::Number(value) => Some(*value),
            _ => None,
        });
        let numbers: Vec<_> = numbers.collect();
        // A form for numbers alone reads neither −120 nor １２０, and 2,900 as 2.9.
        if !numbers.is_empty() {
            return vec![self.question(place, of_numbers(&numbers), Some(""), 1.0)];
        }
        let bounds = asked.right.iter().filter_map(|right| match right {
            PredictedAnswer::Window(window) => Some([window.alpha, window.beta]),
            _ => None,
        });
        let bounds: Vec<_> = bounds.collect();
        let bound = |(at, name): (usize, &str)| {
            let values: Vec<_> = bounds.iter().map(|bounds| bounds[at]).collect();
            self.question(place, of_numbers(&values), Some(name), 0.5)
        };
        ["α", "β"].into_iter().enumerate().map(bound).collect()
    }

    fn question(
        &self,
        (paper, number): (usize, usize),
        form: QuizForm,
        field: Option<&str>,
        points: f32,
    ) -> QuizQuestion {
        let (item, language) = (self.item, self.language);
        let texts = language.texts();
        let shown = |words: &Words| one_line(words.get(language));
        let step = item.question.asked.step;
        let part = field.filter(|name| !name.is_empty());
        let name = texts.page_question(number);
        let spelling = field.map(|_| match item.parts {
            1 => texts.page_quiz_spelling(),
            _ => texts.page_quiz_spelling_parts(),
        });
        let figure =
            |file_name, alternative: String, (picture, area): &(Picture, Area)| QuizPicture {
                file_name,
                data: BASE64_STANDARD.encode(svg_file(&Figure {
                    picture: picture.clone(),
                    area: *area,
                    step,
                    sentence: alternative.clone(),
                })),
                alternative,
            };
        let category = format!("$course$/top/{}", texts.page_paper(paper));
        let tree =
            self.first.tree.as_ref().map(|tree| figure("tree.svg", texts.page_quiz_tree(), tree));
        let board = item.board.as_ref();
        let board = board.map(|board| figure("board.svg", texts.page_quiz_board(), board));
        QuizQuestion {
            category,
            name: part.map_or_else(|| name.clone(), |part| format!("{name} · {part}")),
            ask: shown(&item.question.ask),
            situation: shown(&item.question.situation),
            given: self.first.given.iter().map(shown).collect(),
            field: part.map(|part| format!("{part} = ?")).into_iter().chain(spelling).collect(),
            pictures: tree.into_iter().chain(board).collect(),
            form,
            because: shown(&item.question.because),
            points,
        }
    }
}

/// What choosing this earns, in hundredths: 100 if it is right.
fn share(asked: &Prediction, choice: PredictedChoice) -> &'static str {
    // Moodle knows no others.
    const LOST: [(i64, &str); 16] = [
        (1000, "-100"),
        (833, "-83.33333"),
        (800, "-80"),
        (750, "-75"),
        (666, "-66.66667"),
        (600, "-60"),
        (500, "-50"),
        (400, "-40"),
        (333, "-33.33333"),
        (250, "-25"),
        (200, "-20"),
        (166, "-16.66667"),
        (142, "-14.28571"),
        (125, "-12.5"),
        (111, "-11.11111"),
        (100, "-10"),
    ];
    let answer = PredictedAnswer::Choice(choice);
    if asked.is_right(answer) {
        return "100";
    }
    let cost = asked.cost_at_once(answer);
    let lost = LOST.iter().find(|(least, _)| cost.count() * 1000 >= least * cost.parts());
    lost.map_or("0", |(_, lost)| lost)
}

/// A text on one line, without characters that a file of text cannot hold.
fn one_line(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    visible(&line).into_owned()
}
