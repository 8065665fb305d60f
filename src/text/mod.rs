//! The words of the window in Japanese and English: a typed table.
//!
//! A text that is missing in either language does not compile; a test refuses an empty one.

/// A table of texts in both languages, as a type of its own.
macro_rules! texts {
    ($(#[$about:meta])* $table:ident { $($(#[$doc:meta])* $name:ident: $ja:literal, $en:literal;)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug)]
        pub struct $table {
            $($(#[$doc])* pub $name: &'static str,)*
        }

        impl $table {
            /// The texts of a language.
            #[must_use]
            pub const fn of(language: crate::language::Language) -> &'static Self {
                const JA: $table = $table { $($name: $ja,)* };
                const EN: $table = $table { $($name: $en,)* };
                match language {
                    crate::language::Language::Ja => &JA,
                    crate::language::Language::En => &EN,
                }
            }
        }

        #[cfg(test)]
        mod tests {
            #[test]
            fn no_text_is_empty() {
                let all = [$((stringify!($name), $ja, $en),)*];
                for (name, ja, en) in all {
                    assert!(!ja.trim().is_empty() && !en.trim().is_empty(), "{name}");
                }
            }
        }
    };
}

mod beside;
mod board;
mod candidates;
mod class;
mod compare;
mod cuts;
mod evaluation;
mod fill_in;
mod find_lesson;
mod game;
mod glossary;
mod keys;
mod legend;
mod lessons;
mod listing;
mod measured;
mod othello;
mod othello_board;
mod othello_compare;
mod own_values;
mod patterns;
mod predict;
mod reading;
mod screen;
mod signs;
mod stops;
mod study;
mod telling;
mod tour;
mod what_if;
mod window;

pub use beside::{BesideTexts, setting_name, variant_name};
pub use board::BoardTexts;
pub use candidates::CandidatesTexts;
pub use class::ClassTexts;
pub use compare::CompareTexts;
pub use cuts::CutTexts;
pub use evaluation::{EvaluationTexts, RUNGS};
pub use fill_in::FillInTexts;
pub use find_lesson::find_lessons;
pub use game::GameTexts;
pub use glossary::{GLOSSARY, Term, terms_in};
pub use keys::{KEYS, KeyHelp};
pub use legend::LegendEntry;
pub use lessons::{LessonTexts, points};
pub use listing::ListingTexts;
pub use measured::{measured_note, measured_results};
pub use othello::OthelloTexts;
pub use othello_board::OthelloBoardTexts;
pub use othello_compare::OthelloCompareTexts;
pub use own_values::ValuesTexts;
pub use patterns::PatternTexts;
pub use predict::PredictTexts;
pub use reading::{MateTexts, ReadingTexts};
pub use screen::ScreenTexts;
pub use signs::Sign;
pub use stops::StopsTexts;
pub use study::StudyTexts;
pub use telling::{TellingTexts, code_level_name, notation_name, notation_tip, word_level_name};
pub use tour::TourStop;
pub use what_if::WhatIfTexts;
pub use window::Texts;
