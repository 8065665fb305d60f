//! The words of the list of lessons.

use crate::language::Language;

/// What a lesson counts for in a course, after how it is to be worked with; nothing where it does not
/// count.
#[must_use]
pub fn points(marks: u32, language: Language) -> String {
    match (marks, language) {
        (0, _) => String::new(),
        (_, Language::Ja) => format!("・{marks}点"),
        (1, Language::En) => " · 1 point".to_owned(),
        (_, Language::En) => format!(" · {marks} points"),
    }
}
