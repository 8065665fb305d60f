//! Requests for test papers and worksheets, as data: they are made elsewhere.

use std::path::{Path, PathBuf};

use super::job::Job;
use super::source::Source;
use language::Language;
use scenario::AskedWeights;
use search::Algorithm;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PaperLessons {
    /// The open lesson, as it is run.
    Open,
    /// The lessons of its chapter.
    #[default]
    Chapter,
    /// The lessons of the open course.
    Course,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaperKind {
    /// Questions, so many on each; the same seed gives the same papers.
    Test { questions: usize, seed: u64, asking: AskedWeights },
    /// Trees and boards with blanks. With a step, which is of the open lesson, what is known there
    /// is given; without one, nothing is.
    Worksheet { step: Option<usize> },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaperWish {
    pub kind: PaperKind,
    pub lessons: PaperLessons,
    pub copies: usize,
}

impl PaperWish {
    /// Test papers as they are offered at first.
    pub const TEST: Self = Self {
        kind: PaperKind::Test { questions: 6, seed: 1, asking: AskedWeights::USUAL },
        lessons: PaperLessons::Chapter,
        copies: 2,
    };

    /// Worksheets as they are offered at first.
    pub const WORKSHEET: Self =
        Self { kind: PaperKind::Worksheet { step: None }, lessons: PaperLessons::Open, copies: 1 };

    pub const fn name(&self) -> &'static str {
        match self.kind {
            PaperKind::Test { .. } => "papers",
            PaperKind::Worksheet { .. } => "worksheet",
        }
    }

    /// The path of the papers, the format that its end asks for, if these papers can be written so,
    /// or else pages, and the path of the key.
    pub(super) fn files(&self, path: &Path) -> (PathBuf, PaperFormat, PathBuf) {
        let is_pages = |format: &PaperFormat| PaperFormat::PAGES.contains(format);
        let can =
            |format: &PaperFormat| is_pages(format) || matches!(self.kind, PaperKind::Test { .. });
        let format = PaperFormat::of(path).filter(can).unwrap_or_default();
        let path = path.with_extension(format.end());
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        // Each format has a key of its own: one may be made after the other, of other questions.
        let key = path.with_file_name(if is_pages(&format) {
            format!("{stem}-key.{}", format.end())
        } else {
            format!("{stem}-{}-key.{}", format.end(), PaperFormat::default().end())
        });
        (path, format, key)
    }
}

score::named! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum PaperFormat as end {
        /// Pages to print.
        #[default]
        Html = "html",
        Pdf = "pdf",
        /// Questions for learning platforms, as text.
        Gift = "gift",
        /// Questions for Moodle, with points and pictures as files.
        MoodleXml = "xml",
    }
}

impl PaperFormat {
    /// Those that have pages, rather than questions for a platform.
    pub const PAGES: [Self; 2] = [Self::Html, Self::Pdf];

    /// The format that the end of a file's name asks for.
    pub fn of(path: &Path) -> Option<Self> {
        let end = path.extension()?.to_str()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|format| format.end() == end)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PaperPlace {
    Files {
        path: PathBuf,
        /// What they are written as; the key has pages in any case.
        format: PaperFormat,
        key: PathBuf,
        /// The existing files that may be replaced.
        replaces: Vec<PathBuf>,
    },
    /// A printer, by way of what shows pages; the papers are called so.
    Printer(String),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaperRequest {
    pub place: PaperPlace,
    pub sources: Vec<Source>,
    /// The algorithm, if only the open lesson is asked for.
    pub algorithm: Option<Algorithm>,
    pub wish: PaperWish,
    pub language: Language,
    /// Cancels the work until the files are written.
    pub job: Job,
}
