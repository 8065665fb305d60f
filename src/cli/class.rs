//! `marks` and `student`: a class's marks and settings.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::lessons::open;
use super::outputs::{Inputs, write_file};
use super::{Exit, Refusal};
use host::{Folders, Keeper};
use scenario::{student_copy, to_text};
use session::{Remembered, Session};

/// The marks of this machine's learner: CSV, or JSON.
///
/// What counts is the first take (`first_percent`): the first time through the questions of Predict, the
/// first check of a sheet, with the algorithm that the course asks for. Its share is of all questions;
/// what was shown, skipped or passed is unanswered. Retakes stand in `best_percent` and `last_percent`.
/// `looks` says how often the run had been looked at before. All rules: docs/marking.md.
#[derive(Debug, Args)]
pub struct ExportMarks {
    /// The learner's name, for the table.
    #[arg(long, default_value = "")]
    learner: String,
    /// Print one JSON object instead of CSV.
    #[arg(long)]
    json: bool,
    /// Write it to this file.
    #[arg(short, long)]
    output: Option<PathBuf>,
}

impl ExportMarks {
    pub(super) fn run(&self, folders: &Folders, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let kept = folders.program().and_then(|folder| fs::read_dir(folder).ok());
        let kept = kept.into_iter().flatten().filter_map(Result::ok);
        Inputs::of_files(kept.map(|entry| entry.path())).spare([("-o", self.output.as_ref())])?;
        let state = Keeper::new(folders).look();
        let remembered =
            Remembered { state: state.map_err(|words| Refusal(words.en))?, work: Vec::new() };
        let mut session = Session::new();
        session.recall(remembered, "");
        let report = session.mark_report(&self.learner);
        let text = match (self.json, &self.output) {
            (true, _) => report.json(),
            (false, Some(_)) => report.csv_file(),
            (false, None) => report.csv(),
        };
        give(&text.map_err(|words| Refusal(words.en))?, self.output.as_ref(), output)
    }
}

/// A copy of a lesson for students: the tree and the questions, without anything that answers them.
#[derive(Debug, Args)]
pub struct CopyForStudents {
    /// The id of a lesson, or a file.
    lesson: PathBuf,
    /// Write it to this file.
    #[arg(short, long)]
    output: Option<PathBuf>,
}

impl CopyForStudents {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        Inputs::of_lessons([&self.lesson]).spare([("-o", self.output.as_ref())])?;
        let opened = open(&self.lesson)?;
        let text = student_copy(opened.loaded()).and_then(|copy| to_text(&copy));
        give(&text.map_err(|words| Refusal(words.en))?, self.output.as_ref(), output)
    }
}

/// Writes a text to `file`, or to `output` without one.
fn give(text: &str, file: Option<&PathBuf>, output: &mut dyn Write) -> Result<Exit, Refusal> {
    if let Some(path) = file {
        write_file(path, text.as_bytes())?;
    } else {
        write!(output, "{text}")?;
    }
    Ok(Exit::Answered)
}
