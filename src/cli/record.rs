//! `record`: reads a game record, shows it, converts it.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::{Map, Value, json};

use super::{Exit, Refusal, count};
use crate::formats::record::{
    Complaint, Encoding, Ending, Format, ParsedRecord, Ply, PlyId, PlyKind, Record, RecordLine,
    Written, read, write,
};
use crate::formats::sfen::to_sfen;
use crate::formats::usi::usi;
use crate::games::shogi::notation::move_name;
use crate::games::shogi::setup;
use crate::host::files;
use crate::language::{Language, Say};

/// Read a game record (KIF, KI2, CSA, JKF, USI, SFEN), or convert it.
#[derive(Debug, Args)]
pub struct ReadRecord {
    /// The file; its content decides the format and the encoding.
    file: PathBuf,
    /// Print one JSON object.
    #[arg(long)]
    json: bool,
    /// The format to write: kif, ki2, csa, jkf, usi or sfen. Without -o it is printed.
    #[arg(long, value_parser = format)]
    to: Option<Format>,
    /// The file to write; its ending decides the format if --to does not.
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// The encoding to write: utf-8 or `shift_jis`.
    #[arg(long, default_value = "utf-8", value_parser = encoding)]
    encoding: Encoding,
}

fn format(name: &str) -> Result<Format, String> {
    Format::from_name(name).ok_or_else(|| "expected kif, ki2, csa, jkf, usi or sfen".to_owned())
}

fn encoding(name: &str) -> Result<Encoding, String> {
    Encoding::from_name(name).ok_or_else(|| "expected utf-8 or shift_jis".to_owned())
}

/// The format that the ending of a file name stands for.
fn by_ending(path: &Path) -> Option<Format> {
    Format::from_name(path.extension()?.to_str()?)
}

impl ReadRecord {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let target = self.target()?;
        let bytes = files::read(&self.file).map_err(|words| Refusal(words.en))?;
        let reading = match read(&bytes, by_ending(&self.file)) {
            Ok(reading) => reading,
            Err(complaint) => {
                if self.json {
                    writeln!(
                        output,
                        "{}",
                        json!({ "lines": [], "warnings": [], "error": place(&complaint) })
                    )?;
                }
                return Err(self.refusal(&complaint));
            }
        };
        let mut answer = self.json.then(|| to_json(&reading));
        match target {
            Some(format) => self.convert(&reading, format, answer.as_mut(), output)?,
            None if !self.json => write!(output, "{}", people(&reading))?,
            None => {}
        }
        if let Some(answer) = answer {
            writeln!(output, "{answer}")?;
        }
        match &reading.stopped {
            None => Ok(Exit::Answered),
            Some(complaint) => {
                output.flush()?;
                Err(self.refusal(complaint))
            }
        }
    }

    /// The format to write, if something is to be written.
    fn target(&self) -> Result<Option<Format>, Refusal> {
        if self.json && self.to.is_some() && self.output.is_none() {
            return Err(Refusal(
                "--json and --to both print; expected -o FILE for what --to makes".to_owned(),
            ));
        }
        if self.output.as_deref() == Some(Path::new("-")) {
            return Err(Refusal(
                "-o -: without -o the record is printed; expected the name of a file".to_owned(),
            ));
        }
        match (self.to, &self.output) {
            (Some(format), _) => Ok(Some(format)),
            (None, None) => Ok(None),
            (None, Some(path)) => by_ending(path).map(Some).ok_or_else(|| {
                let path = path.display();
                Refusal(format!(
                    "{path}: found no ending of a format, expected --to or .kif, .ki2, .csa, .jkf, \
                     .usi or .sfen"
                ))
            }),
        }
    }

    fn refusal(&self, complaint: &Complaint) -> Refusal {
        let sentence = complaint.say(Language::En);
        Refusal(format!("{}: {sentence}", self.file.display()))
    }

    fn convert(
        &self,
        reading: &ParsedRecord,
        format: Format,
        answer: Option<&mut Value>,
        output: &mut dyn Write,
    ) -> Result<(), Refusal> {
        let Written { bytes, lost } = write(&reading.record, format, self.encoding);
        let lost: Vec<_> = lost.into_iter().map(|words| words.en).collect();
        if let Some(path) = &self.output {
            if let Some(complaint) = reading.stopped.as_ref().filter(|_| path.exists()) {
                let sentence = complaint.say(Language::En);
                return Err(Refusal(format!(
                    "{}: {sentence}; {} exists and was not replaced by half a record",
                    self.file.display(),
                    path.display()
                )));
            }
            files::write(path, &bytes).map_err(|words| Refusal(words.en))?;
            if reading.stopped.is_some() {
                eprintln!(
                    "{}: holds only what stands before the fault",
                    path.display()
                );
            }
        } else {
            output.write_all(&bytes)?;
        }
        if let Some(answer) = answer {
            let file = self.output.as_ref().map(|path| path.display().to_string());
            answer["written"] = json!({
                "file": file,
                "format": format.name(),
                "encoding": self.encoding.name(),
                "lost": lost,
            });
            return Ok(());
        }
        for warning in &reading.warnings {
            let sentence = warning.say(Language::En);
            eprintln!("{}: {sentence}", self.file.display());
        }
        for lost in lost {
            eprintln!("not in {}: {lost}", format.name());
        }
        Ok(())
    }
}

fn place(complaint: &Complaint) -> Value {
    json!({
        "line": complaint.line,
        "column": complaint.column,
        "what": complaint.what.en,
    })
}

/// What was read, as `samples/records` describes it.
fn to_json(reading: &ParsedRecord) -> Value {
    let record = &reading.record;
    let lines = record.lines();
    let ending = |line: &RecordLine| line.plies.last().and_then(|&id| record.get(id).ending());
    let moves = record.ids().filter(|&id| record.get(id).played().is_some());
    let (comments, bookmarks) = notes(record, &lines);
    let headers = record.headers.iter().filter(|(_, value)| !value.is_empty());
    let headers: Map<_, _> = headers
        .map(|(name, value)| (name.clone(), json!(value)))
        .collect();
    let mut answer = json!({
        "format": reading.format.name(),
        "encoding": reading.encoding.name(),
        "bom": reading.bom,
        "newline": reading.newline.name(),
        "initial_sfen": to_sfen(record.initial()),
        "terminal": lines.first().and_then(ending).map(Ending::key),
        "move_count": moves.count(),
        "line_count": lines.len(),
        "lines": lines.iter().map(|line| line_json(record, line)).collect::<Vec<_>>(),
        "comment_count": comments.len(),
        "comments": comments,
        "bookmarks": bookmarks,
        "headers": headers,
        "warnings": reading.warnings.iter().map(place).collect::<Vec<_>>(),
    });
    if let (Some(complaint), Value::Object(answer)) = (&reading.stopped, &mut answer) {
        answer.insert("error".to_owned(), place(complaint));
    }
    answer
}

fn line_json(record: &Record, line: &RecordLine) -> Value {
    let plies = || line.plies.iter().map(|&id| record.get(id));
    let moves: Vec<_> = plies().filter_map(|ply| ply.played().map(usi)).collect();
    let end = plies().next_back().and_then(Ply::ending);
    let last = line.plies.last().copied().unwrap_or(PlyId::START);
    // The move counter is no part of a position.
    let mut pieces = setup::setup(&record.position(last));
    let _ = pieces.ply_set(1);
    let times: Vec<_> = plies().map(|ply| ply.time_ms.unwrap_or(0)).collect();
    let mut answer = json!({
        "parent": line.parent,
        "ply": plies().next().map_or(1, |ply| ply.ply),
        "moves": moves,
        "end": end.map(Ending::key),
        "final_sfen": to_sfen(&shunsai::Position::new(pieces)),
    });
    if let (Value::Object(answer), true) = (&mut answer, times.iter().any(|time| *time > 0)) {
        answer.insert("times_ms".to_owned(), json!(times));
    }
    answer
}

/// The comments and the bookmarks with their places.
fn notes(record: &Record, lines: &[RecordLine]) -> (Vec<Value>, Vec<Value>) {
    let (mut comments, mut bookmarks) = (Vec::new(), Vec::new());
    let mut note = |line: usize, id: PlyId| {
        let ply = record.get(id);
        if !ply.comment.is_empty() {
            comments.push(json!({ "line": line, "ply": ply.ply, "text": ply.comment }));
        }
        if let Some(name) = &ply.bookmark {
            bookmarks.push(json!({ "line": line, "ply": ply.ply, "name": name }));
        }
    };
    note(0, PlyId::START);
    for (number, line) in lines.iter().enumerate() {
        for &id in &line.plies {
            note(number, id);
        }
    }
    (comments, bookmarks)
}

/// What was read, for people.
fn people(reading: &ParsedRecord) -> String {
    let record = &reading.record;
    let mut text = format!("{}, {}\n", reading.format.name(), reading.encoding.name());
    for (name, value) in &record.headers {
        text += &format!("{name}：{value}\n");
    }
    match record.handicap() {
        Some(handicap) => text += &format!("手合割：{}\n", handicap.name()),
        None => text += &format!("{}\n", to_sfen(record.initial())),
    }
    note(&mut text, record, PlyId::START);
    for line in record.lines() {
        let Some(&first) = line.plies.first() else {
            continue;
        };
        if line.parent.is_some() {
            text += &format!("\n変化：{}手\n", record.get(first).ply);
        }
        moves(&mut text, record, &line);
    }
    for warning in &reading.warnings {
        text += &format!("{}\n", warning.say(Language::En));
    }
    let moves = record.ids().filter(|&id| record.get(id).played().is_some());
    text += &format!(
        "{}, {}\n",
        count(moves.count() as u64, "move", "moves"),
        count(record.lines().len() as u64, "line", "lines")
    );
    text
}

fn note(text: &mut String, record: &Record, id: PlyId) {
    let ply = record.get(id);
    if let Some(name) = &ply.bookmark {
        *text += &format!("     &{name}\n");
    }
    for line in ply.comment.lines() {
        *text += &format!("     *{line}\n");
    }
}

fn moves(text: &mut String, record: &Record, line: &RecordLine) {
    let parent = line
        .plies
        .first()
        .and_then(|&first| record.get(first).parent);
    let mut before = parent.unwrap_or(PlyId::START);
    let mut position = record.position(before);
    for &id in &line.plies {
        let ply = record.get(id);
        let number = ply.ply;
        match ply.kind {
            PlyKind::Start => {}
            PlyKind::Move(mv) => {
                let name = move_name(&position, record.destination(before), mv, Language::Ja);
                *text += &format!("{number:>4} {name}\n");
                position.do_move(mv);
            }
            PlyKind::End(ending) => *text += &format!("{number:>4} {}\n", ending.kanji()),
        }
        note(text, record, id);
        before = id;
    }
}
