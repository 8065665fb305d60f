//! `handout`: worksheets with their answers.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::lessons::open;
use super::listed::lessons_of;
use super::outputs::{Inputs, WrittenFiles, page_format};
use super::run::step_of;
use super::{AnswerFormat, Exit, Refusal};
use export::Handouts;
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
    /// Write the worksheets to this file (.html or .pdf).
    #[arg(short, long)]
    output: PathBuf,
    /// Write the answers to this file (.html or .pdf).
    #[arg(long)]
    key: Option<PathBuf>,
    #[command(flatten)]
    answer: AnswerFormat,
}

impl MakeHandouts {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let names = lessons_of(&self.lessons)?;
        Inputs::of_lessons(self.lessons.iter().chain(&names))
            .spare([("-o", Some(&self.output)), ("--key", self.key.as_ref())])?;
        let format = page_format(&self.output)?;
        let of_key = self.key.as_deref().map(page_format).transpose()?;
        let mut lessons = Vec::new();
        for name in &names {
            let opened = open(name)?;
            let step = self.step.as_deref().map(|step| step_of(name, step, &opened));
            lessons.push((opened, step.transpose()?));
        }
        let made = Handouts::new(lessons, Language::spoken())?;
        let key = self.key.as_ref().zip(of_key).map(|(path, format)| (path, made.key(), format));
        let pages = (&self.output, made.page(self.copies.into()), format);
        let mut written = WrittenFiles { lessons: Some(names.len()), files: Vec::new() };
        for (path, pages, format) in [pages].into_iter().chain(key) {
            written.write(path, &pages.file(format))?;
        }
        written.say(self.answer, output)
    }
}
