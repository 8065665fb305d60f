//! `marks` and `student`: a class's marks and settings.

use std::fs;
use std::io::{Read as _, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use super::lessons::open;
use super::outputs::{Inputs, write_file};
use super::{Exit, Refusal, Streams, complain, texts};
use formats::any_text;
use host::{Folders, Keeper, files};
use language::{Language, visible};
use scenario::{student_copy, to_text};
use session::{ClassMarks, PupilMarks, Remembered, Session};

/// The most bytes of a text with codes on standard input: more than a class writes in a year.
const LARGEST_TEXT: u64 = 64 * 1024 * 1024;

/// The marks of this machine's learner: CSV, or JSON.
///
/// What counts is the first take (`first_percent`): the first time through the questions of Predict, the
/// first check of a sheet, with the algorithm that the course asks for. Its share is of all questions;
/// what was shown, skipped or passed is unanswered. Retakes stand in `best_percent` and `last_percent`.
/// `looks` says how often the run had been looked at before. All rules: docs/marking.md.
///
/// With --codes, the marks of a class: codes that its learners have handed in (`yomisuji-marks:…`) are
/// looked for in a text, whatever else stands in it, and make one table. What is wrong with a code is said
/// on standard error, the others are answered, and the exit status is 2.
#[derive(Debug, Args)]
pub struct ExportMarks {
    /// The learner's name, for the table.
    #[arg(long, default_value = "")]
    learner: String,
    /// Read the codes in these texts (files, or - for standard input) instead of this machine's marks;
    /// tables of marks, too.
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["learner", "code"])]
    codes: Vec<PathBuf>,
    /// One row a pupil, with the marks by lesson, and what is to be looked at.
    #[arg(long, requires = "codes")]
    by_pupil: bool,
    /// The names of the class, a line each: who is missing stands in the table, too.
    #[arg(long, value_name = "FILE", requires = "by_pupil")]
    roster: Option<PathBuf>,
    /// Print a code instead of CSV: one line, to be handed in by mail, in a form or in a chat.
    #[arg(long, conflicts_with = "json")]
    code: bool,
    /// Print one JSON object instead of CSV.
    #[arg(long)]
    json: bool,
    /// Write the results of Gradescope's autograder to this file (results.json); those of several pupils
    /// into this folder. -o results.json does the same.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["json", "code", "by_pupil", "output"])]
    gradescope: Option<PathBuf>,
    /// Write it to this file.
    #[arg(short, long)]
    output: Option<PathBuf>,
}

/// What Gradescope calls the results of an autograder.
const RESULTS: &str = "results.json";

impl ExportMarks {
    fn outputs(&self) -> [(&'static str, Option<&PathBuf>); 2] {
        [("-o", self.output.as_ref()), ("--gradescope", self.gradescope.as_ref())]
    }

    /// Whether JSON is asked for: by the switch, or by the end of the name, as in the window.
    fn asks_json(&self) -> Result<bool, Refusal> {
        let ending = self.output.as_ref().and_then(|path| path.extension());
        match ending.map(|ending| ending.to_string_lossy().to_lowercase()).as_deref() {
            Some("json") => Ok(!self.code),
            Some("csv" | "txt") | None => Ok(self.json),
            Some(_) if self.json || self.code => Ok(self.json),
            Some(_) => {
                let path =
                    self.output.as_ref().map_or_else(String::new, |of| of.display().to_string());
                Err(Refusal(texts().course_no_format(path)))
            }
        }
    }

    /// Where the results of Gradescope are to be written, if they are asked for.
    fn results(&self) -> Option<&PathBuf> {
        let is_other = self.json || self.code || self.by_pupil;
        let named = self.output.as_ref().filter(|path| path.ends_with(RESULTS) && !is_other);
        self.gradescope.as_ref().or(named)
    }

    /// Writes the results of each pupil who has handed something in.
    fn write_results(
        class: &ClassMarks,
        place: &Path,
        output: &mut dyn Write,
    ) -> Result<(), Refusal> {
        let table = class.by_pupil(&[]);
        if table.lessons.is_empty() {
            return Err(Refusal(texts().cli_no_course_marks()));
        }
        let named = |(at, pupil): (usize, &PupilMarks)| {
            let is_plain = |letter: char| letter.is_alphanumeric() || "-_.@".contains(letter);
            let plain = |letter| if is_plain(letter) { letter } else { '_' };
            let name: String = pupil.learner.chars().take(60).map(plain).collect();
            place.join(format!("{:02}-{name}.json", at + 1))
        };
        for (at, pupil) in table.pupils.iter().enumerate() {
            let several = table.pupils.len() > 1;
            let path = if several { named((at, pupil)) } else { place.to_path_buf() };
            write_file(&path, table.results(pupil, Language::spoken())?.as_bytes())?;
            writeln!(output, "{}", path.display())?;
        }
        Ok(())
    }

    pub(super) fn run(
        &self,
        folders: &Folders,
        streams: &mut Streams<'_>,
    ) -> Result<Exit, Refusal> {
        if !self.codes.is_empty() {
            return self.class(streams);
        }
        let kept = folders.program().and_then(|folder| fs::read_dir(folder).ok());
        let kept = kept.into_iter().flatten().filter_map(Result::ok);
        let inputs = Inputs::of_files(kept.map(|entry| entry.path()));
        inputs.spare(self.outputs())?;
        let state = Keeper::new(folders).look();
        let remembered = Remembered { state: state?, ..Remembered::default() };
        let mut session = Session::new();
        session.recall(remembered, "");
        let report = session.mark_report(&self.learner);
        if let Some(place) = self.results() {
            let class = ClassMarks { reports: vec![report], ..ClassMarks::default() };
            Self::write_results(&class, place, streams.output)?;
            return Ok(Exit::Answered);
        }
        let text = match (self.asks_json()?, &self.output) {
            _ if self.code => report.code().map(|code| code + "\n"),
            (true, _) => report.json(),
            (false, Some(_)) => report.csv_file(),
            (false, None) => report.csv(),
        };
        give(&text?, self.output.as_ref(), streams.output)
    }

    /// The marks in the codes of texts, and in tables.
    fn class(&self, streams: &mut Streams<'_>) -> Result<Exit, Refusal> {
        let files = self.codes.iter().chain(&self.roster).filter(|file| *file != Path::new("-"));
        Inputs::of_files(files.cloned()).spare(self.outputs())?;
        let (mut class, mut said) = (ClassMarks::default(), Vec::new());
        for file in &self.codes {
            let name = file.display();
            let bytes = if file == Path::new("-") {
                let mut bytes = Vec::new();
                let read = streams.input.take(LARGEST_TEXT + 1).read_to_end(&mut bytes);
                read.map_err(|error| Refusal(texts().cli_input_not_read(error.to_string())))?;
                if bytes.len() as u64 > LARGEST_TEXT {
                    return Err(Refusal(texts().cli_codes_too_large(LARGEST_TEXT >> 20)));
                }
                bytes
            } else {
                files::read(file)?
            };
            let Some(read) = ClassMarks::read(&any_text(&bytes)) else {
                said.push(texts().cli_no_codes(name.to_string()));
                continue;
            };
            let faults = read.faults.iter();
            said.extend(faults.map(|fault| {
                fault.what.clone().at(format_args!("{name}:{}", fault.line)).spoken()
            }));
            class.extend(read);
        }
        if class.reports.is_empty() {
            return Err(Refusal(said.join("\n")));
        }
        if let Some(place) = self.results() {
            Self::write_results(&class, place, streams.output)?;
            complain(&said.join("\n"));
            return Ok(if said.is_empty() { Exit::Answered } else { Exit::BadInput });
        }
        let json = self.asks_json()?;
        let roster = match &self.roster {
            None => String::new(),
            Some(file) => any_text(&files::read(file)?).into_owned(),
        };
        // A spreadsheet may have put them in quotation marks, or a comma behind them.
        let names = roster.trim_start_matches('\u{feff}').split(['\n', '\r']);
        let is_around = |c: char| c.is_whitespace() || matches!(c, '"' | ',' | ';');
        let names = names.map(|name| name.trim_matches(is_around));
        let names: Vec<_> = names.filter(|name| !name.is_empty()).map(ToOwned::to_owned).collect();
        let text = match (self.by_pupil, json) {
            (true, true) => class.by_pupil(&names).json(),
            (true, false) => class.by_pupil(&names).csv(Language::spoken()),
            (false, true) => class.json(),
            (false, false) => class.csv(),
        };
        let text = text?;
        // Others have written it: a terminal obeys nothing in it.
        let text = match &self.output {
            None => visible(&text),
            // Without the mark, spreadsheets in Japan assume another encoding.
            Some(_) if !json => format!("\u{feff}{text}").into(),
            Some(_) => text.into(),
        };
        let exit = give(&text, self.output.as_ref(), streams.output)?;
        complain(&said.join("\n"));
        Ok(if said.is_empty() { exit } else { Exit::BadInput })
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
        give(&text?, self.output.as_ref(), output)
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
