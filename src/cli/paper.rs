//! `paper`: test papers with their marking key.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};

use super::lessons::open;
use super::listed::{course_in, lessons_of};
use super::outputs::{Inputs, asked_format, page_format, write_file};
use super::plan::lessons_in;
use super::{AnswerFormat, CliAnswer, Exit, Refusal, complain, texts, without_nulls};
use export::{MarkingKey, Paper, PaperItem, PaperPlan, chosen_papers, paper_file, papers};
use language::{Language, Words};
use scenario::{AskedGroup, AskedWeights};
use session::PaperFormat;

/// Test papers with questions of several lessons, dealt from a seed so that neighbours differ, and
/// their marking key.
#[derive(Debug, Args)]
pub struct MakePapers {
    /// Ids of lessons, files, folders, packs or courses.
    #[arg(required = true)]
    lessons: Vec<PathBuf>,
    /// How many questions a paper has [default: 6]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=50))]
    questions: Option<u16>,
    /// How many papers there are [default: 1]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=200))]
    copies: Option<u16>,
    /// The same seed gives the same papers [default: 1]
    #[arg(long)]
    seed: Option<u64>,
    /// What is asked, with commas between: values, windows, cuts, order, choice [default: all]
    #[arg(long, value_delimiter = ',', value_name = "GROUPS", value_parser = group)]
    asks: Vec<AskedGroup>,
    /// What it weighs, as in cuts=2,values=1 [default: 1, and cuts 2]
    #[arg(long, value_delimiter = ',', value_name = "GROUP=WEIGHT", value_parser = weight)]
    weights: Vec<(AskedGroup, u32)>,
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

impl MakePapers {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let names = lessons_of(&self.lessons)?;
        // Course files are inputs as well as their lessons.
        Inputs::of_lessons(self.lessons.iter().chain(&names))
            .spare([("-o", self.output.as_ref()), ("--key", self.key.as_ref())])?;
        let format = self.output.as_deref().map(|path| asked_format(path, &PaperFormat::ALL));
        let format = format.transpose()?.unwrap_or_default();
        let of_key = self.key.as_deref().map(page_format).transpose()?;
        let weights = self.weights.iter().copied().collect();
        let asking = AskedWeights::of(&self.asks, &weights).map_err(|(_, what)| what)?;
        let plan = PaperPlan {
            questions: self.questions.unwrap_or(6).into(),
            copies: self.copies.unwrap_or(1).into(),
            seed: self.seed.unwrap_or(1),
            asking,
            language: Language::spoken(),
        };
        let chosen = self.chosen()?;
        let seed = chosen.is_none().then_some(plan.seed);
        let (made, plan) = if let Some(made) = chosen {
            let questions = made.iter().map(|paper| paper.items.len()).min().unwrap_or(0);
            let copies = made.len();
            (made, PaperPlan { questions, copies, ..plan })
        } else {
            let opened: Result<Vec<_>, _> = names.iter().map(open).collect();
            (papers(opened?, plan)?, plan)
        };
        if let Some(words) = plan.fewer(&made) {
            complain(&words.spoken());
        }
        if let Some(path) = &self.output {
            write_file(path, &paper_file(&made, Language::spoken(), format))?;
        }
        if let Some((path, format)) = self.key.as_ref().zip(of_key) {
            write_file(path, &MarkingKey { papers: &made, plan }.page().file(format))?;
        }
        let (papers, lists): (Vec<_>, String) = made.iter().map(listed).unzip();
        let json = without_nulls(json!({"seed": seed, "papers": papers}), &["seed"]);
        CliAnswer { json, text: lists }.print(self.answer, output)
    }

    /// The papers that a course has chosen, if it is the only input.
    fn chosen(&self) -> Result<Option<Vec<Paper>>, Refusal> {
        let [only] = &*self.lessons else { return Ok(None) };
        let Some(Ok(open)) = course_in(only) else { return Ok(None) };
        if open.course.papers.is_empty() {
            return Ok(None);
        }
        let is_dealt = self.questions.is_some()
            || self.copies.is_some()
            || self.seed.is_some()
            || !(self.asks.is_empty() && self.weights.is_empty());
        if is_dealt {
            return Err(Refusal(texts().paper_is_chosen(only.display().to_string())));
        }
        let lessons = lessons_in(&open)?;
        Ok(Some(chosen_papers(&open.course, &lessons, Language::spoken())?))
    }
}

fn group(text: &str) -> Result<AskedGroup, String> {
    text.parse().map_err(|what: Words| what.spoken())
}

/// A group with its weight.
fn weight(text: &str) -> Result<(AskedGroup, u32), String> {
    let (of, weight) = text.split_once('=').unwrap_or((text, ""));
    let of = group(of)?;
    let weight =
        weight.trim().parse().map_err(|_| texts().asked_weight_too_large(AskedWeights::MOST))?;
    Ok((of, weight))
}

/// A paper with its answers, and a list of its questions without them: they stand in the key.
fn listed(paper: &Paper) -> (Value, String) {
    let language = Language::spoken();
    let title = paper.chosen.as_ref().map(|[title, _]| title.get(language).to_owned());
    let mut text = title.unwrap_or_else(|| texts().page_paper(paper.number)) + "\n";
    let question = |(item, number): (&PaperItem, u32)| {
        let (asked, ask) = (&item.question.asked, item.question.ask.get(language));
        text += &format!("{number}. {}: {ask}\n", item.lesson.get(language));
        let choices = item.question.choices.iter().map(|words| words.get(language));
        json!({
            "lesson": item.source,
            "step": asked.step,
            "kind": asked.kind,
            "ask": ask,
            "choices": choices.collect::<Vec<_>>(),
            "answer": item.question.answer.get(language),
            "because": item.question.because.get(language),
        })
    };
    let questions: Vec<_> = paper.items.iter().zip(1..).map(question).collect();
    (json!({"paper": paper.number, "questions": questions}), text)
}
