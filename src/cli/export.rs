//! `export`: a step or a range of steps as files.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;

use super::lessons::{open, with_algorithm};
use super::outputs::{Inputs, WrittenFiles};
use super::run::step_of;
use super::telling::{TellingArgs, one_of};
use super::{AnswerFormat, Exit, Refusal, texts};
use export::{ExportFormat, FigurePart, StepSeries};
use gui::exporting::{ExportPlan, place_of};
use language::Language;
use session::{Command, Job, SettingsCommand};

/// A step, or a range of steps, as a file: svg, png, pdf, gif, html, tex, dot, json, csv or parquet, by the
/// end of the file's name.
#[derive(Debug, Args)]
pub struct ExportSteps {
    /// The id of a lesson, or a file.
    lesson: PathBuf,
    /// Another algorithm than the lesson's first.
    #[arg(long)]
    algorithm: Option<String>,
    /// The step: a number, `last`, or what happens there, such as cut:PATH.
    #[arg(long, conflicts_with_all = ["from", "to"])]
    step: Option<String>,
    /// The first step of a range; without, 0.
    #[arg(long)]
    from: Option<String>,
    /// The last step of a range; without, the last one.
    #[arg(long)]
    to: Option<String>,
    /// What a figure shows: tree, board, scene (tree and board) or step (with the sentence, too).
    #[arg(long, default_value = "step", value_parser = part)]
    part: FigurePart,
    #[command(flatten)]
    telling: TellingArgs,
    /// The file to write, or - for standard output; a series of pictures becomes files with the number of
    /// the step in their names.
    #[arg(short, long)]
    output: PathBuf,
    /// The format, instead of that which the end of the file's name says.
    #[arg(long, value_parser = format)]
    format: Option<ExportFormat>,
    #[command(flatten)]
    answer: AnswerFormat,
}

fn format(name: &str) -> Result<ExportFormat, String> {
    one_of(&ExportFormat::ALL, ExportFormat::end, name)
}

fn part(name: &str) -> Result<FigurePart, String> {
    one_of(&FigurePart::ALL, FigurePart::id, name)
}

impl ExportSteps {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let is_file = self.output != Path::new("-");
        if is_file {
            Inputs::of_lessons([&self.lesson]).spare([("-o", Some(&self.output))])?;
        } else if self.answer.json {
            return Err(Refusal(texts().cli_json_and_output()));
        }
        let refusal = || Refusal(ExportFormat::refusal(&self.output, texts()));
        let format = self.format.or_else(|| ExportFormat::of(&self.output)).ok_or_else(refusal)?;
        let opened = with_algorithm(open(&self.lesson)?, self.algorithm.as_deref())?;
        let step = |name: &Option<String>, without: &str| {
            step_of(&self.lesson, name.as_deref().unwrap_or(without), &opened)
        };
        let (one, from, to) =
            (step(&self.step, "last")?, step(&self.from, "0")?, step(&self.to, "last")?);
        if from > to {
            return Err(Refusal(texts().cli_from_after_to(from, to)));
        }
        let settings = [
            SettingsCommand::SetLanguage(Language::spoken()),
            SettingsCommand::SetTelling(self.telling.telling()),
        ];
        let mut series = StepSeries::new(opened, settings.map(Command::Settings));
        let plan = ExportPlan { format, part: self.part };
        let made: Vec<_> = if self.from.is_some() || self.to.is_some() {
            let made = plan.range(&mut series, from..=to, &Job::default())?;
            made.into_iter()
                .map(|file| (place_of(&self.output, file.step, to), file.bytes))
                .collect()
        } else {
            vec![(self.output.clone(), plan.step(series.at(one))?)]
        };
        if !is_file {
            let [(_, bytes)] = &made[..] else {
                return Err(Refusal(texts().cli_files_and_output(format.end())));
            };
            // The mark of its encoding is for files that spreadsheets open.
            output.write_all(bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes))?;
            return Ok(Exit::Answered);
        }
        let paths: Vec<_> = made.iter().map(|(path, _)| path).collect();
        Inputs::of_lessons([&self.lesson])
            .spare(paths.into_iter().map(|path| ("-o", Some(path))))?;
        let mut written = WrittenFiles::default();
        for (path, bytes) in &made {
            written.write(path, bytes)?;
        }
        written.say(self.answer, output)
    }
}
