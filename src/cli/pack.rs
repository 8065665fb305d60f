//! `pack`: lessons and their course in one file.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use super::lessons::source;
use super::listed::lessons_of;
use super::outputs::{Inputs, write_file};
use super::{AnswerFormat, CliAnswer, Exit, Refusal, texts};
use formats::pack::is_pack;
use host::{pack_course, pack_lessons, read_source};
use language::Words;
use session::{Job, OpenedSource, Source};

/// Lessons and their course in one file (ZIP), which opens wherever a folder of lessons does.
#[derive(Debug, Args)]
pub struct PackLessons {
    /// A folder or a course; or ids of lessons, files, folders and courses, for a course in this order.
    #[arg(required = true)]
    lessons: Vec<PathBuf>,
    /// Write the pack to this file (.zip).
    #[arg(short, long)]
    output: PathBuf,
    #[command(flatten)]
    answer: AnswerFormat,
}

impl PackLessons {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let path = &self.output;
        Inputs::of_lessons(&self.lessons).spare([("-o", Some(path))])?;
        if !is_pack(path) {
            return Err(Refusal(texts().pack_no_zip(path.display().to_string())));
        }
        let bytes = self.bytes()?;
        write_file(path, &bytes)?;
        let file = path.display().to_string();
        let json = json!({"file": file, "bytes": bytes.len()});
        CliAnswer { json, text: file + "\n" }.print(self.answer, output)
    }

    fn bytes(&self) -> Result<Vec<u8>, Refusal> {
        if let [only] = &*self.lessons
            && let only @ (Source::File(_) | Source::Text { .. }) = source(only)
            && let OpenedSource::Course(open) = read_source(&only, &Job::default())?
        {
            return pack_course(&open).map_err(Refusal::from);
        }
        let names = lessons_of(&self.lessons)?;
        let sources: Vec<_> = names.iter().map(source).collect();
        let title = self.output.file_stem().unwrap_or_default().display().to_string();
        pack_lessons(&Words::same(title), &sources).map_err(Refusal::from)
    }
}
