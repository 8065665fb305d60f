//! `--sfen S`, and `--sfen -`: one position a line, one JSON object a line.

use std::io::{BufRead, Write};

use clap::Args;
use serde::Serialize;
use shunsai::Position;

use super::{AnswerFormat, Exit, Refusal, to_json};
use crate::formats::sfen::parse_sfen;

/// A position, or `-` for one a line of standard input.
#[derive(Debug, Args)]
pub(super) struct Positions {
    /// The position in SFEN, `startpos`, or - to read one a line.
    #[arg(long, allow_hyphen_values = true)]
    sfen: String,
    #[command(flatten)]
    output: AnswerFormat,
}

/// Why a line of the input has no answer.
#[derive(Serialize)]
struct LineError {
    error: String,
}

impl Positions {
    /// Whether they are read from the input, one a line.
    pub(super) fn are_many(&self) -> bool {
        self.sfen == "-"
    }

    /// Answers for the position, or for each line: as JSON, or as `people` words one answer.
    pub(super) fn answer<A: Serialize>(
        &self,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
        answer: impl Fn(&Position) -> Result<A, Refusal>,
        people: impl Fn(&A) -> String,
    ) -> Result<Exit, Refusal> {
        if self.sfen != "-" {
            let position = parse_sfen(&self.sfen)?;
            let answer = answer(&position)?;
            if self.output.json {
                writeln!(output, "{}", to_json(&answer)?)?;
            } else {
                write!(output, "{}", people(&answer))?;
            }
            return Ok(Exit::Answered);
        }
        let mut exit = Exit::Answered;
        let mut line = Vec::new();
        let mut blank = 0; // Blank lines that are not answered yet: those at the end never are.
        for number in 1.. {
            line.clear();
            let read = input
                .read_until(b'\n', &mut line)
                .map_err(|error| Refusal(format!("the input could not be read: {error}")))?;
            if number == 1 && line.starts_with("\u{feff}".as_bytes()) {
                line.drain(.."\u{feff}".len());
            }
            if read == 0 {
                return Ok(exit);
            }
            if line.trim_ascii().is_empty() {
                blank += 1;
                continue;
            }
            for number in number - blank..number {
                exit = Exit::BadInput;
                let error = format!("line {number}, column 1: found nothing, expected SFEN");
                writeln!(output, "{}", to_json(&LineError { error })?)?;
            }
            blank = 0;
            let answered = match std::str::from_utf8(&line) {
                Ok(text) => parse_sfen(text)
                    .map_err(Refusal::from)
                    .and_then(|position| answer(&position)),
                Err(error) => Err(Refusal(format!(
                    "column {}: found a byte that is not UTF-8, expected SFEN",
                    String::from_utf8_lossy(&line[..error.valid_up_to()])
                        .chars()
                        .count()
                        + 1
                ))),
            };
            match answered {
                Ok(answer) => writeln!(output, "{}", to_json(&answer)?)?,
                Err(Refusal(error)) => {
                    exit = Exit::BadInput;
                    let error = format!("line {number}, {error}");
                    writeln!(output, "{}", to_json(&LineError { error })?)?;
                }
            }
        }
        Ok(exit)
    }
}
