//! The words of the list of lessons.

use crate::language::Language;

/// What a lesson counts for in a course, after how it is to be worked with; nothing where it does not
/// count.
#[must_use]
pub fn points(marks: u32, language: Language) -> String {
    match marks {
        0 => String::new(),
        _ => language.texts().lessons_points(marks),
    }
}
