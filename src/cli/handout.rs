//! `handout`: worksheets with their answers.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::lessons::open;
use super::listed::lessons_of;
use super::outputs::Inputs;
use super::run::step_of;
use super::walk::language;
use super::{AnswerFormat, Exit, Refusal, to_json};
use export::Handouts;
use host::files;
use language::Language;

/// Worksheets to print: tree and board of each lesson with blanks for values, windows and cuts, two
/// lessons a page, and the answers.
#[derive(Debug, Args)]
pub struct MakeHandouts {
    /// Ids of lessons, files, folders, packs or courses.
    #[arg(required = true)]
    lessons: Vec<PathBuf>,
    /// The step up to which everything is given: a number, or what happens there, such as cut:PATH.
    /// Without it, nothing is.
    #[arg(long)]
    step: Option<String>,
    /// How many pupils there are.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=200))]
    copies: u16,
    /// ja or en.
    #[arg(long, default_value = "ja", value_parser = language)]
    lang: Language,
    /// Write the worksheets to this file (HTML).
    #[arg(short, long)]
    output: PathBuf,
    /// Write the answers to this file (HTML).
    #[arg(long)]
    key: Option<PathBuf>,
    #[command(flatten)]
    answer: AnswerFormat,
}

/// The answer of `handout`: the files that were written.
#[derive(Serialize)]
struct HandoutAnswer {
    lessons: usize,
    files: Vec<String>,
}

impl MakeHandouts {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let names = lessons_of(&self.lessons)?;
        Inputs::of_lessons(self.lessons.iter().chain(&names))
            .spare([("-o", Some(&self.output)), ("--key", self.key.as_ref())])?;
        let mut lessons = Vec::new();
        for name in &names {
            let opened = open(name)?;
            let step = self.step.as_deref().map(|step| step_of(name, step, &opened));
            lessons.push((opened, step.transpose()?));
        }
        let made = Handouts::new(lessons, self.lang)?;
        let key = self.key.as_ref().map(|path| (path, made.key()));
        let pages = made.page(self.copies.into());
        let mut answer = HandoutAnswer { lessons: names.len(), files: Vec::new() };
        for (path, text) in [(&self.output, pages)].into_iter().chain(key) {
            let written = files::write_in_new_folder(path, text.as_bytes());
            written.map_err(|words| Refusal(words.en))?;
            answer.files.push(path.display().to_string());
        }
        if self.answer.json {
            writeln!(output, "{}", to_json(&answer)?)?;
        } else {
            writeln!(output, "{}", answer.files.join("\n"))?;
        }
        Ok(Exit::Answered)
    }
}
