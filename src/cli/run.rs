//! `run`: a lesson's algorithm, and its promises.

use std::io::Write;

use clap::Args;
use serde_json::{Value, json};

use super::lessons::{open, with_algorithm};
use super::{AnswerFormat, Exit, Refusal, count};
use crate::language::signed;
use crate::scenario::{Proof, prove};
use crate::session::Opened;
use crate::trace::Replay;
use crate::tree::NodeId;

/// Run a lesson's algorithm, and prove its promises.
#[derive(Debug, Args)]
pub struct RunLesson {
    /// The id of a lesson, or a file.
    lesson: String,
    /// Another algorithm than the lesson's first.
    #[arg(long)]
    algorithm: Option<String>,
    /// Show the state at this step; `last` is what it shows without.
    #[arg(long, default_value = "last")]
    step: String,
    #[command(flatten)]
    output: AnswerFormat,
}

impl RunLesson {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let opened = with_algorithm(open(&self.lesson)?, self.algorithm.as_deref())?;
        let mut replay = opened.replay().clone();
        let last = replay.last_step();
        let step = step_of(&self.lesson, &self.step, last)?;
        replay.seek(step);
        let proofs = prove(opened.loaded());
        let answer = answer(&opened, &replay, &proofs);
        if self.output.json {
            writeln!(output, "{answer}")?;
        } else {
            people(&opened, &answer, &proofs, output)?;
        }
        Ok(if proofs.iter().all(Proof::holds) {
            Exit::Answered
        } else {
            Exit::Broken
        })
    }
}

/// A step by its number, or the last one.
pub(super) fn step_of(lesson: &str, step: &str, last: usize) -> Result<usize, Refusal> {
    let step = match step {
        "last" => last,
        number => number.parse().map_err(|_| {
            Refusal(format!(
                "--step: found '{number}', expected a number or 'last'"
            ))
        })?,
    };
    check_step(lesson, step, last)?;
    Ok(step)
}

/// A step beyond the last is refused, naming the last.
pub(super) fn check_step(lesson: &str, step: usize, last: usize) -> Result<(), Refusal> {
    if step > last {
        return Err(Refusal(format!(
            "{lesson}: there is no step {step}, the last step is {last}"
        )));
    }
    Ok(())
}

/// So many leaves that were cut away are named one by one.
const MOST_LISTED: usize = 1_000;

fn answer(opened: &Opened, replay: &Replay, proofs: &[Proof]) -> Value {
    let subject = &*opened.loaded().subject;
    let tree = opened.tree();
    let id = |node: NodeId| subject.id(tree, node);
    let root = replay.node(NodeId::ROOT);
    let line: Vec<_> = replay.line(NodeId::ROOT).into_iter().map(id).collect();
    let pruned = replay.pruned_leaves();
    let count = pruned.len();
    // Of very many only the number is said.
    let listed = (count <= MOST_LISTED).then(|| pruned.into_iter().map(id).collect::<Vec<_>>());
    let tally = replay.tally();
    json!({
        "lesson": opened.loaded().lesson.id,
        "algorithm": opened.algorithm().id(),
        "step": replay.step(),
        "last_step": replay.last_step(),
        "value": root.value().map(|value| value.0),
        "best": root.best().map(id),
        "pv": line,
        "nodes": {
            "entered": tally.entered,
            "leaves": tally.leaves,
            "cutoffs": tally.cutoffs,
            "pruned": count,
        },
        "pruned": listed,
        "promises": proofs.iter().map(proof).collect::<Vec<_>>(),
    })
}

/// A promise as JSON.
pub(super) fn proof(proof: &Proof) -> Value {
    json!({
        "what": proof.what,
        "expected": proof.expected,
        "actual": proof.actual,
        "ok": proof.holds(),
    })
}

fn people(
    opened: &Opened,
    answer: &Value,
    proofs: &[Proof],
    output: &mut dyn Write,
) -> Result<(), Refusal> {
    let value = answer["value"].as_i64().map_or_else(
        || "none yet".to_owned(),
        |value| signed(crate::score::Score(value as i32)).to_string(),
    );
    let nodes = &answer["nodes"];
    writeln!(
        output,
        "{} ({}), step {} of {}",
        opened.loaded().lesson.id,
        opened.algorithm(),
        answer["step"],
        answer["last_step"]
    )?;
    let line: Vec<_> = answer["pv"].as_array().into_iter().flatten().collect();
    let line: Vec<_> = line.iter().filter_map(|id| id.as_str()).collect();
    let line = if line.is_empty() {
        "none".to_owned()
    } else {
        line.join(" ")
    };
    writeln!(output, "value {value}, line {line}")?;
    let number = |name: &str| nodes[name].as_u64().unwrap_or_default();
    writeln!(
        output,
        "{} entered, {} evaluated, {}, {} never evaluated",
        count(number("entered"), "node", "nodes"),
        count(number("leaves"), "leaf", "leaves"),
        count(number("cutoffs"), "cut", "cuts"),
        count(number("pruned"), "leaf", "leaves"),
    )?;
    write_proofs(proofs, output)
}

/// Promises for people.
pub(super) fn write_proofs(proofs: &[Proof], output: &mut dyn Write) -> Result<(), Refusal> {
    for proof in proofs {
        if proof.holds() {
            writeln!(output, "  ok      {} = {}", proof.what, proof.expected)?;
        } else {
            writeln!(
                output,
                "  BROKEN  {}: expected {}, got {}",
                proof.what, proof.expected, proof.actual
            )?;
        }
    }
    Ok(())
}
