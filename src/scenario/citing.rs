//! Citations of other lessons in the texts of a lesson.

use serde::Deserialize;

use super::labels::labels;
use super::library::shipped;
use super::schema::Lesson;
use super::syntax::NESTING;
use language::{Language, Words};
use subject::FieldError;

impl Lesson {
    /// All its texts except the title and the words of a table.
    pub fn texts(&self) -> impl Iterator<Item = &Words> {
        let stops = self.stops.iter().map(|stop| &stop.words);
        let questions = self.questions.iter();
        let questions = questions.flat_map(|question| [&question.ask, &question.answer]);
        [&self.source, &self.notes].into_iter().chain(stops).chain(questions)
    }

    /// Whether its texts contain this title in quotation marks.
    pub fn cites(&self, title: &Words, language: Language) -> bool {
        let quoted = language.texts().lessons_files_cited(title.get(language));
        self.texts().any(|text| text.get(language).contains(&quoted))
    }
}

/// The part of a lesson needed for a citation.
#[derive(Deserialize)]
#[serde(rename = "Lesson")]
struct Titled {
    title: Words,
}

/// Checks the promise that a lesson cites another; returns its name, the promised and the actual
/// value.
pub(super) fn hold(id: &str, lesson: &Lesson) -> Result<[String; 3], FieldError> {
    let found = shipped().iter().find(|shipped| shipped.id == id);
    let options = ron::Options::default().with_recursion_limit(NESTING);
    let other = found.and_then(|shipped| options.from_str(shipped.text).ok());
    let Some(Titled { title }) = other else {
        let quoted = id.escape_debug();
        return Err(
            FieldError::of(|texts| texts.lessons_files_unknown_cited(quoted.to_string())).item(0)
        );
    };
    let named = |language| {
        let is_named = lesson.cites(&title, language);
        if is_named { title.get(language).to_owned() } else { labels().promises_not_named() }
    };
    Ok([
        labels().promises_names(id),
        format!("{} / {}", title.ja, title.en),
        format!("{} / {}", named(Language::Ja), named(Language::En)),
    ])
}
