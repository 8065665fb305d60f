//! Questions in Moodle XML (<https://docs.moodle.org/en/Moodle_XML_format>).

use maud::{Markup, PreEscaped, html};

use super::quiz::{QuizForm, QuizQuestion, escaped};

pub(super) fn moodle_xml(questions: &[QuizQuestion]) -> String {
    let groups = questions.chunk_by(|one, next| one.category == next.category);
    let file = html! {
        (PreEscaped(r#"<?xml version="1.0" encoding="UTF-8"?>"#)) "\n"
        quiz {
            @for questions in groups {
                "\n" question type="category" { category { text { (questions[0].category) } } }
                @for asked in questions { "\n" (question(asked)) }
            }
            "\n"
        }
        "\n"
    };
    file.into_string()
}

fn question(asked: &QuizQuestion) -> Markup {
    let kind = match asked.form {
        QuizForm::Choice(_) => "multichoice",
        QuizForm::Short(_) => "shortanswer",
    };
    let text = asked.html(|picture| format!("@@PLUGINFILE@@/{}", picture.file_name));
    html! {
        question type=(kind) {
            name { text { (asked.name) } }
            questiontext format="html" {
                text { (text) }
                @for picture in &asked.pictures {
                    file name=(picture.file_name) path="/" encoding="base64" { (picture.data) }
                }
            }
            generalfeedback format="html" { text { (escaped(&asked.because)) } }
            defaultgrade { (asked.points) }
            penalty { "0" }
            hidden { "0" }
            @match &asked.form {
                QuizForm::Choice(choices) => {
                    single { "true" }
                    shuffleanswers { "false" }
                    answernumbering { "123" }
                    @for (words, share) in choices { (answer(share, "html", &escaped(words))) }
                }
                QuizForm::Short(spellings) => {
                    usecase { "0" }
                    @for spelling in spellings { (answer("100", "moodle_auto_format", spelling)) }
                }
            }
        }
    }
}

fn answer(fraction: &str, format: &str, text: &str) -> Markup {
    html! { answer fraction=(fraction) format=(format) { text { (text) } } }
}
