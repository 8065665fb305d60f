//! `diff`: what differs between two versions of a lesson.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use super::lessons::open;
use super::{AnswerFormat, CliAnswer, Exit, Refusal};
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

impl CompareVersions {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let (before, now) = (open(&self.before)?, open(&self.now)?);
        let watch = Watch::cap(MAX_NODES);
        let found = version_differences(before.loaded(), now.loaded(), watch);
        let language = Language::spoken().without_game();
        let lines = found.iter().map(|difference| difference.words.told(language).into_owned());
        let differences: Vec<_> = lines.collect();
        let text = differences.iter().flat_map(|line| [line, "\n"]).collect();
        let json = json!({"same": differences.is_empty(), "differences": differences});
        CliAnswer { json, text }.print(self.answer, output)
    }
}
