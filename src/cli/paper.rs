//! `paper`: test papers with their marking key.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::lessons::open;
use super::listed::lessons_of;
use super::outputs::{Inputs, asked_format, page_format, write_file};
use super::{AnswerFormat, Exit, Refusal, complain, texts, to_json};
use export::{MarkingKey, Paper, PaperItem, PaperPlan, paper_file, papers};
use language::Language;
use session::PaperFormat;

/// Test papers with questions of several lessons, dealt from a seed so that neighbours differ, and
/// their marking key.
#[derive(Debug, Args)]
pub struct MakePapers {
    /// Ids of lessons, files, folders, packs or courses.
    #[arg(required = true)]
    lessons: Vec<PathBuf>,
    /// How many questions a paper has.
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u16).range(1..=50))]
    questions: u16,
    /// How many papers there are.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=200))]
    copies: u16,
    /// The same seed gives the same papers.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write the papers to this file; the end of its name decides: .html or .pdf (pages to print),
    /// .gift (for learning platforms) or .xml (for Moodle).
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// Write the marking key to this file (.html or .pdf).
    #[arg(long)]
    key: Option<PathBuf>,
    #[command(flatten)]
    answer: AnswerFormat,
}

/// A paper as JSON, with its answers.
#[derive(Serialize)]
struct PaperAnswer<'a> {
    paper: usize,
    questions: Vec<QuestionAnswer<'a>>,
}

#[derive(Serialize)]
struct QuestionAnswer<'a> {
    lesson: &'a str,
    step: usize,
    kind: lesson::PredictionKind,
    ask: &'a str,
    choices: Vec<&'a str>,
    answer: &'a str,
    because: &'a str,
}

impl MakePapers {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let names = lessons_of(&self.lessons)?;
        // Course files are inputs as well as their lessons.
        Inputs::of_lessons(self.lessons.iter().chain(&names))
            .spare([("-o", self.output.as_ref()), ("--key", self.key.as_ref())])?;
        let format = self.output.as_deref().map(|path| asked_format(path, &PaperFormat::ALL));
        let format = format.transpose()?.unwrap_or_default();
        let of_key = self.key.as_deref().map(page_format).transpose()?;
        let opened: Result<Vec<_>, _> = names.iter().map(open).collect();
        let plan = PaperPlan {
            questions: self.questions.into(),
            copies: self.copies.into(),
            seed: self.seed,
            language: Language::spoken(),
        };
        let made = papers(opened?, plan)?;
        if let Some(words) = plan.fewer(&made) {
            complain(&words.spoken());
        }
        if let Some(path) = &self.output {
            write_file(path, &paper_file(&made, Language::spoken(), format)?)?;
        }
        if let Some((path, format)) = self.key.as_ref().zip(of_key) {
            write_file(path, &MarkingKey { papers: &made, plan }.page().file(format)?)?;
        }
        if self.answer.json {
            let answers: Vec<_> = made.iter().map(|paper| Self::answer_of(paper)).collect();
            writeln!(output, "{{\"seed\":{},\"papers\":{}}}", self.seed, to_json(&answers)?)?;
        } else {
            for paper in &made {
                Self::list(paper, output)?;
            }
        }
        Ok(Exit::Answered)
    }

    fn answer_of<'a>(paper: &'a Paper) -> PaperAnswer<'a> {
        let language = Language::spoken();
        let question = |item: &'a PaperItem| QuestionAnswer {
            lesson: &item.source,
            step: item.question.asked.step,
            kind: item.question.asked.kind,
            ask: item.question.ask.get(language),
            choices: item.question.choices.iter().map(|words| words.get(language)).collect(),
            answer: item.question.answer.get(language),
            because: item.question.because.get(language),
        };
        PaperAnswer { paper: paper.number, questions: paper.items.iter().map(question).collect() }
    }

    /// Lists the questions; the answers are only in the key.
    fn list(paper: &Paper, output: &mut dyn Write) -> Result<(), Refusal> {
        writeln!(output, "{}", texts().page_paper(paper.number))?;
        for (item, number) in paper.items.iter().zip(1..) {
            let (lesson, ask) =
                (item.lesson.get(Language::spoken()), item.question.ask.get(Language::spoken()));
            writeln!(output, "{number}. {lesson}: {ask}")?;
        }
        Ok(())
    }
}
