//! `judge`: the first wrong line of a search log, and the mistake by its name.

use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};

use super::lessons::open_or_read;
use super::run::{cause_answer, fault_answers};
use super::{AnswerFormat, CliAnswer, Exit, Refusal, Streams, texts};
use language::Texts;
use search::{Slip, smallest};

/// Judge the search log of another program: the first line that a right search would not have
/// written, and the mistake that would have written it.
#[derive(Debug, Args)]
pub struct JudgeLog {
    /// A search log; - reads it from the input.
    log: PathBuf,
    #[command(flatten)]
    output: AnswerFormat,
}

impl JudgeLog {
    pub(super) fn run(&self, streams: &mut Streams<'_>) -> Result<Exit, Refusal> {
        let opened = open_or_read(&self.log, streams.input)?;
        let (Some(log), Some(faults)) = (opened.log(), fault_answers(&opened)) else {
            return Err(Refusal(texts().cli_not_a_log(self.log.display().to_string())));
        };
        let Some(first) = faults.into_iter().next() else {
            let of = if log.is_finished() {
                Texts::cli_judge_right
            } else {
                Texts::cli_judge_right_so_far
            };
            let text = of(texts(), opened.last_step());
            let json = json!({"ok": true, "finished": log.is_finished()});
            CliAnswer { json, text: text + "\n" }.print(self.output, streams.output)?;
            return Ok(Exit::Answered);
        };
        let cuts = opened.algorithm().keeps_window();
        let example = log.mistake().and_then(|slip| smallest(slip, cuts));
        let mut json = json!({"ok": false, "finished": log.is_finished()});
        for field in ["line", "step", "node", "kind", "found", "expected", "what"] {
            json[field] = first.json.get(field).cloned().unwrap_or(Value::Null);
        }
        json["mistake"] = log.mistake().map(Slip::id).into();
        json["tree"] = example.map(|example| example.tree).into();
        let cause = cause_answer(&opened).map_or_else(String::new, |cause| cause + "\n");
        let step = log.faults().first().map_or(0, |fault| fault.step);
        let line = log.line(step).unwrap_or_default();
        let what = json["what"].as_str().unwrap_or_default();
        let text = texts().cli_log_fault(line, step, what) + "\n" + &cause;
        CliAnswer { json, text }.print(self.output, streams.output)?;
        Ok(Exit::Broken)
    }
}
