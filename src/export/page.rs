//! Papers and their marking key as pages (HTML) to print: pictures stand in them, nothing is loaded
//! from elsewhere.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::paper::{Paper, PaperItem, PaperPlan};
use super::svg::svg;
use crate::language::Language;
use crate::lesson::AnswerForm;

/// The look of the pages; each paper begins on a new one.
const STYLE: &str = "
@page { size: A4; margin: 14mm; }
body { font: 11pt/1.5 'M PLUS 1', 'Noto Sans JP', 'Hiragino Sans', 'Yu Gothic', sans-serif; color: #1f2328; margin: 0 auto; max-width: 182mm; }
section.paper { break-before: page; }
section.paper:first-of-type { break-before: auto; }
header { display: flex; justify-content: space-between; border-bottom: 1.5pt solid #1f2328; }
article { break-inside: avoid; margin: 5mm 0; }
h1 { font-size: 15pt; margin: 0; } h2 { font-size: 11pt; margin: 0 0 1mm; }
.lesson, .situation { color: #4b5058; font-size: 10pt; margin: 0; }
.pictures { display: flex; flex-wrap: wrap; gap: 4mm; }
.pictures svg { max-width: 100%; height: auto; }
ol.choices { margin: 1mm 0; } .blank { display: inline-block; min-width: 40mm; border-bottom: 1pt solid #1f2328; }
table { border-collapse: collapse; width: 100%; } td, th { border: 0.5pt solid #8a8f98; padding: 1mm 2mm; text-align: left; vertical-align: top; }
";

/// The marking key of some papers: which seed and plan they come from, and every right answer.
#[derive(Clone, Copy, Debug)]
pub struct MarkingKey<'a> {
    /// The papers.
    pub papers: &'a [Paper],
    /// What they were made from.
    pub plan: PaperPlan,
}

fn whole(title: &str, language: Language, body: &Markup) -> String {
    let lang = language.pick("ja", "en");
    html! {
        (DOCTYPE)
        html lang=(lang) {
            head {
                meta charset="utf-8";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body { (body) }
        }
    }
    .into_string()
}

/// The papers as one page to print.
#[must_use]
pub fn paper_page(papers: &[Paper], language: Language) -> String {
    let title = language.pick("読み筋 問題用紙", "yomisuji — test paper");
    let name = language.pick("名前", "Name");
    let body = html! {
        @for paper in papers {
            section.paper {
                header {
                    h1 { (title) " " (paper.number) }
                    p { (name) " " span.blank {} }
                }
                @for (index, item) in paper.items.iter().enumerate() {
                    (question(item, (paper.number, index), language))
                }
            }
        }
    };
    whole(title, language, &body)
}

fn question(item: &PaperItem, (paper, index): (usize, usize), language: Language) -> Markup {
    let asked = &item.question;
    let lesson = item.lesson.get(language);
    html! {
        article {
            p.lesson { (lesson) }
            h2 { (index + 1) ". " (asked.ask.get(language)) }
            p.situation { (asked.situation.get(language)) }
            div.pictures {
                @for (number, (picture, area)) in item.pictures.iter().enumerate() {
                    (PreEscaped(svg(picture, *area, (paper * 1000 + index) * 10 + number)))
                }
            }
            (answer_field(item, language))
        }
    }
}

/// Where the answer is written.
fn answer_field(item: &PaperItem, language: Language) -> Markup {
    let asked = &item.question;
    match asked.asked.form {
        AnswerForm::Choices(_) => html! {
            ol.choices {
                @for choice in &asked.choices {
                    li { (choice.get(language)) }
                }
            }
        },
        AnswerForm::Number => html! {
            p { (language.pick("答え", "Answer")) " " span.blank {} }
        },
        AnswerForm::Window => html! {
            p { "α = " span.blank {} " β = " span.blank {} }
        },
    }
}

impl MarkingKey<'_> {
    /// The key as one page to print.
    #[must_use]
    pub fn page(&self) -> String {
        let language = self.plan.language;
        let title = language.pick("読み筋 採点表", "yomisuji — marking key");
        let said = |ja, en| language.pick(ja, en);
        let body = html! {
            h1 { (title) }
            p { (said("種", "Seed")) " " (self.plan.seed) }
            @for paper in self.papers {
                h2 { (said("用紙", "Paper")) " " (paper.number) }
                table {
                    tr {
                        th { (said("問", "No.")) }
                        th { (said("課題・ステップ", "Lesson, step")) }
                        th { (said("答え", "Answer")) }
                        th { (said("そのわけ", "Because")) }
                    }
                    @for (index, item) in paper.items.iter().enumerate() {
                        tr {
                            td { (index + 1) }
                            td { (item.lesson.get(language)) ", " (item.question.asked.step) }
                            td { (numbered(item, language)) }
                            td { (item.question.because.get(language)) }
                        }
                    }
                }
            }
        };
        whole(title, language, &body)
    }
}

/// The right answer; of a choice with its number.
fn numbered(item: &PaperItem, language: Language) -> String {
    let asked = &item.question;
    let answer = asked.answer.get(language);
    let numbers = asked.choices.iter().zip(1..).zip(asked.asked.choices());
    let right = numbers.filter(|(_, choice)| {
        let answer = crate::lesson::PredictedAnswer::Choice(**choice);
        asked.asked.is_right(answer)
    });
    let right: Vec<_> = right
        .map(|((_, number), _)| format!("({number})"))
        .collect();
    if right.is_empty() {
        answer.to_owned()
    } else {
        format!("{} {answer}", right.join(" "))
    }
}
