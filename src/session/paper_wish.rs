//! Test papers that a person asks for, as data: they are made elsewhere.

use std::path::PathBuf;

use super::job::Job;
use super::source::Source;
use crate::language::Language;

/// Of which lessons papers are made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PaperLessons {
    /// The one that is open.
    Open,
    /// Those of its chapter.
    #[default]
    Chapter,
    /// Those of the course that is open.
    Course,
}

/// Which papers are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaperWish {
    /// Of which lessons.
    pub lessons: PaperLessons,
    /// How many questions a paper has.
    pub questions: usize,
    /// How many papers there are.
    pub copies: usize,
    /// The same seed gives the same papers.
    pub seed: u64,
}

impl Default for PaperWish {
    fn default() -> Self {
        Self {
            lessons: PaperLessons::default(),
            questions: 6,
            copies: 2,
            seed: 1,
        }
    }
}

/// Papers that are to be made and written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaperRequest {
    /// Where the papers go.
    pub path: PathBuf,
    /// Where the marking key goes.
    pub key: PathBuf,
    /// Of these lessons.
    pub sources: Vec<Source>,
    /// Which.
    pub wish: PaperWish,
    /// The language of the papers.
    pub language: Language,
    /// Whether files that are there already may be replaced.
    pub replaces: bool,
    /// By which they are given up before they are written.
    pub job: Job,
}
