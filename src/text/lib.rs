//! The texts of the window that depend on what is shown, and its tables of words.

mod beside;
mod evaluation;
mod find_lesson;
mod finding;
mod glossary;
mod lessons;
mod measured;
mod rules;
mod signs;
mod telling;
mod tour;

pub use beside::{setting_name, variant_name};
pub use evaluation::RUNGS;
pub use find_lesson::{find_lessons, rank_lessons};
pub use finding::{Query, Spelling, nearest, outside_course};
pub use glossary::{GLOSSARY, Term, terms_in};
pub use lessons::points;
pub use measured::{measured_note, measured_results};
pub use rules::rules_card;
pub use signs::Sign;
pub use telling::{
    code_level_name, notation_name, notation_tip, sides_name, signs_name, word_level_name,
};
pub use tour::TourStop;
