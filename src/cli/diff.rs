//! `diff`: what differs between two versions of a lesson.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::lessons::open;
use super::{AnswerFormat, Exit, Refusal, to_json};
use language::Language;
use scenario::version_differences;
use subject::MAX_NODES;
use tree::Watch;

/// What differs between two versions of a lesson, in what it says and in what its runs find.
#[derive(Debug, Args)]
pub struct CompareVersions {
    /// The earlier version: the id of a lesson, or a file.
    before: PathBuf,
    /// The later one.
    now: PathBuf,
    #[command(flatten)]
    answer: AnswerFormat,
}

/// The answer of `diff`: a line for each difference.
#[derive(Serialize)]
struct DifferencesAnswer {
    same: bool,
    differences: Vec<String>,
}

impl CompareVersions {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let (before, now) = (open(&self.before)?, open(&self.now)?);
        let watch = Watch::cap(MAX_NODES);
        let found = version_differences(before.loaded(), now.loaded(), watch);
        let language = Language::spoken().without_game();
        let lines = found.iter().map(|difference| difference.words.told(language).into_owned());
        let differences: Vec<_> = lines.collect();
        if self.answer.json {
            let answer = DifferencesAnswer { same: differences.is_empty(), differences };
            writeln!(output, "{}", to_json(&answer)?)?;
            return Ok(Exit::Answered);
        }
        for line in differences {
            writeln!(output, "{line}")?;
        }
        Ok(Exit::Answered)
    }
}
