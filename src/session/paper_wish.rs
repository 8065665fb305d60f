//! Requests for test papers, as data: they are made elsewhere.

use std::path::{Path, PathBuf};

use super::job::Job;
use super::source::Source;
use language::Language;

/// The lessons of the papers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PaperLessons {
    /// The open lesson.
    Open,
    /// The lessons of its chapter.
    #[default]
    Chapter,
    /// The lessons of the open course.
    Course,
}

/// The choice of papers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaperWish {
    pub lessons: PaperLessons,
    /// Questions on each paper.
    pub questions: usize,
    /// The number of papers.
    pub copies: usize,
    /// The same seed gives the same papers.
    pub seed: u64,
}

impl Default for PaperWish {
    fn default() -> Self {
        Self { lessons: PaperLessons::default(), questions: 6, copies: 2, seed: 1 }
    }
}

/// What papers are written as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PaperFormat {
    /// Pages to print.
    #[default]
    Html,
    /// Questions for learning platforms, as text.
    Gift,
    /// Questions for Moodle, with points and pictures as files.
    MoodleXml,
}

impl PaperFormat {
    pub const ALL: [Self; 3] = [Self::Html, Self::Gift, Self::MoodleXml];

    /// The end of its files' names, after the dot.
    #[must_use]
    pub const fn end(self) -> &'static str {
        match self {
            Self::Html => "html",
            Self::Gift => "gift",
            Self::MoodleXml => "xml",
        }
    }

    /// The format that the end of a file's name asks for.
    #[must_use]
    pub fn of(path: &Path) -> Option<Self> {
        let end = path.extension()?.to_str()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|format| format.end() == end)
    }
}

/// A request to make and write papers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaperRequest {
    /// The path of the papers.
    pub path: PathBuf,
    /// What they are written as; the key is always a page.
    pub format: PaperFormat,
    /// The path of the marking key.
    pub key: PathBuf,
    pub sources: Vec<Source>,
    pub wish: PaperWish,
    pub language: Language,
    /// Whether existing files may be replaced.
    pub replaces: bool,
    /// Cancels the work until the files are written.
    pub job: Job,
}
