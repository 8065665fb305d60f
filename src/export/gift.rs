//! Questions in GIFT, the text format for questions of Moodle, which other platforms read, too
//! (<https://docs.moodle.org/en/GIFT_format>).

use std::fmt::Write as _;

use super::quiz::{QuizForm, QuizPicture, QuizQuestion, escaped};

pub(super) fn gift(questions: &[QuizQuestion]) -> String {
    let mut text = String::new();
    let mut category: Option<&str> = None;
    for question in questions {
        if category.replace(&question.category) != Some(&question.category) {
            // The format has no escapes there.
            let _ = writeln!(text, "$CATEGORY: {}\n", question.category);
        }
        let (name, asked) = (special(&question.name), special(&question.html(address)));
        let because = special(&escaped(&question.because));
        let answer = answer(&question.form);
        let _ = writeln!(text, "::{name}::[html]{asked}{{{answer}\n####{because}\n}}\n");
    }
    text
}

fn address(picture: &QuizPicture) -> String {
    format!("data:image/svg+xml;base64,{}", picture.data)
}

fn answer(form: &QuizForm) -> String {
    match form {
        QuizForm::Choice(choices) => {
            let choice = |(words, share): &(String, &str)| {
                let sign = match *share {
                    "100" => "=".to_owned(),
                    "0" => "~".to_owned(),
                    lost => format!("~%{lost}%"),
                };
                format!("\n{sign}{}", special(&escaped(words)))
            };
            choices.iter().map(choice).collect()
        }
        QuizForm::Short(spellings) => {
            let spellings: Vec<_> = spellings.iter().map(|it| special(it)).collect();
            format!("\n={}", spellings.join("\n="))
        }
    }
}

/// A text with the signs of the format escaped.
fn special(text: &str) -> String {
    let mut plain = String::with_capacity(text.len() + 16);
    for letter in text.chars() {
        if "~=#{}:\\".contains(letter) {
            plain.push('\\');
        }
        plain.push(letter);
    }
    plain
}
