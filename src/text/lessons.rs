//! The texts of the list of lessons.

use language::Language;

/// The marks of a lesson in a course; empty if it has none.
pub fn points(marks: u32, language: Language) -> String {
    match marks {
        0 => String::new(),
        _ => language.texts().lessons_points(marks),
    }
}
