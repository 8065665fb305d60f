//! `record`: reads a game record, shows it, converts it.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;

use super::record_answer::{RecordAnswer, UnreadableAnswer, WrittenAnswer};
use super::{Exit, Refusal, count, to_json};
use crate::formats::record::{
    Complaint, Encoding, Format, ParsedRecord, PlyId, PlyKind, Record, RecordLine, Written, read,
    write,
};
use crate::formats::sfen::to_sfen;
use crate::games::shogi::notation::move_name;
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
                    writeln!(output, "{}", to_json(&UnreadableAnswer::of(&complaint))?)?;
                }
                return Err(self.refusal(&complaint));
            }
        };
        let written = match target {
            Some(format) => Some(self.convert(&reading, format, output)?),
            None => None,
        };
        if self.json {
            writeln!(output, "{}", to_json(&RecordAnswer::of(&reading, written))?)?;
        } else if let Some(written) = written {
            self.tell_losses(&reading, &written);
        } else {
            write!(output, "{}", people(&reading))?;
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

    /// Writes the record in another format, to the file if one is named.
    fn convert(
        &self,
        reading: &ParsedRecord,
        format: Format,
        output: &mut dyn Write,
    ) -> Result<WrittenAnswer, Refusal> {
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
        let file = self.output.as_ref();
        Ok(WrittenAnswer {
            file: file.map(|path| path.display().to_string()),
            format: format.name(),
            encoding: self.encoding.name(),
            lost,
        })
    }

    /// Tells a person, beside the output, what looks wrong and what the new format cannot hold.
    fn tell_losses(&self, reading: &ParsedRecord, written: &WrittenAnswer) {
        for warning in &reading.warnings {
            let sentence = warning.say(Language::En);
            eprintln!("{}: {sentence}", self.file.display());
        }
        for lost in &written.lost {
            eprintln!("not in {}: {lost}", written.format);
        }
    }
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
