//! The texts of the window that depend on what is shown, and its tables of words.

mod find_lesson;
mod finding;
mod glossary;
mod names;
mod rules;
mod signs;
mod tour;

pub use find_lesson::{find_lessons, rank_lessons};
pub use finding::{Query, Spelling, nearest, outside_course};
pub use glossary::{GLOSSARY, Term, terms_in};
pub use names::{
    RUNGS, code_level_name, measured_note, measured_results, notation_name, notation_tip, points,
    setting_name, sides_name, signs_name, variant_name, word_level_name,
};
pub use rules::rules_card;
pub use signs::Sign;
pub use tour::TourStop;
