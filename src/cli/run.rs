//! `run`: a lesson's algorithm, and its promises.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;

use super::faults::{FaultAnswer, fault_answers};
use super::lessons::{open, with_algorithm};
use super::twins::{TwinAnswer, twin_answers};
use super::{AnswerFormat, Exit, Refusal, texts, to_json};
use language::{Counted, Language, Texts};
use lesson::CountTable;
use scenario::{Proof, prove};
use session::Opened;
use trace::Tally;
use tree::NodeId;

/// Run a lesson's algorithm, and prove its promises.
#[derive(Debug, Args)]
pub struct RunLesson {
    /// The id of a lesson, or a file.
    lesson: PathBuf,
    /// Another algorithm than the lesson's first.
    #[arg(long)]
    algorithm: Option<String>,
    /// Show the state at this step: a number, or what happens there, such as cut:PATH; without,
    /// the last one.
    #[arg(long, default_value = "last")]
    step: String,
    #[command(flatten)]
    output: AnswerFormat,
}

impl RunLesson {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let opened = with_algorithm(open(&self.lesson)?, self.algorithm.as_deref())?;
        let step = step_of(&self.lesson, &self.step, &opened)?;
        let proofs = prove(opened.loaded());
        let opened = opened.at_step(step);
        let is_right = opened.log().is_none_or(|log| log.faults().is_empty());
        let answer = RunAnswer::of(&opened, &proofs);
        if self.output.json {
            writeln!(output, "{}", to_json(&answer)?)?;
        } else {
            answer.write(output)?;
            write_proofs(&proofs, output)?;
        }
        Ok(if is_right && proofs.iter().all(Proof::holds) { Exit::Answered } else { Exit::Broken })
    }
}

/// Resolves a step given by its number, by `last`, or by an event: `cut:カ`.
pub(super) fn step_of(lesson: &Path, step: &str, opened: &Opened) -> Result<usize, Refusal> {
    let last = opened.last_step();
    if step == "last" || step.parse::<usize>().is_ok() {
        return number_of(lesson, step, last);
    }
    opened.step_named(step).map_err(|words| Refusal(format!("{}: {}", lesson.display(), words.en)))
}

/// Parses the number of a step or a ply, or `last`.
pub(super) fn number_of(lesson: &Path, step: &str, last: usize) -> Result<usize, Refusal> {
    if step == "last" {
        return Ok(last);
    }
    let number = step.parse().map_err(|_| Refusal(texts().cli_step_expected(step)))?;
    check_step(lesson, number, last)?;
    Ok(number)
}

/// Refuses a step beyond the last, and names the last.
fn check_step(lesson: &Path, step: usize, last: usize) -> Result<(), Refusal> {
    if step > last {
        let lesson = lesson.display().to_string();
        return Err(Refusal(texts().cli_no_step(last, lesson, step)));
    }
    Ok(())
}

/// The most pruned leaves that are listed by name.
const MOST_LISTED: usize = 1_000;

/// The state of a run at a step.
#[derive(Serialize)]
struct RunAnswer<'a> {
    lesson: &'a str,
    algorithm: &'static str,
    step: usize,
    last_step: usize,
    value: Option<i32>,
    /// The value as text.
    #[serde(skip)]
    shown: Option<String>,
    best: Option<String>,
    pv: Vec<String>,
    nodes: NodeCounts,
    /// The pruned leaves; null if there are too many.
    pruned: Option<Vec<String>>,
    promises: Vec<ProofAnswer<'a>>,
    /// The wrong steps of a log.
    #[serde(skip_serializing_if = "Option::is_none")]
    faults: Option<Vec<FaultAnswer>>,
    /// The listings with a slip that the lesson names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    twins: Vec<TwinAnswer>,
    /// The cuts by the move that made them, as text.
    #[serde(skip)]
    table: String,
}

#[derive(Serialize)]
struct NodeCounts {
    entered: u64,
    leaves: u64,
    cutoffs: u64,
    pruned: usize,
    scouts: u64,
    researches: u64,
    /// Values taken from the transposition table.
    recalled: u64,
    /// Cuts by the number of moves tried before: none (standing pat was enough), one, two …; the
    /// last entry counts all later ones.
    cuts_after: [u64; Tally::PLACES],
}

/// A promise, and whether it is kept.
#[derive(Serialize)]
pub(super) struct ProofAnswer<'a> {
    what: &'a str,
    expected: &'a str,
    actual: &'a str,
    ok: bool,
}

impl<'a> From<&'a Proof> for ProofAnswer<'a> {
    fn from(proof: &'a Proof) -> Self {
        Self {
            what: &proof.what,
            expected: &proof.expected,
            actual: &proof.actual,
            ok: proof.holds(),
        }
    }
}

impl<'a> RunAnswer<'a> {
    fn of(opened: &'a Opened, proofs: &'a [Proof]) -> Self {
        let seen = opened.projection(Language::En);
        let id = |node: NodeId| seen.subject().id(seen.tree(), node);
        let pruned = seen.pruned_leaves();
        let tally = seen.tally();
        Self {
            lesson: &opened.loaded().lesson.id,
            algorithm: seen.algorithm().id(),
            step: seen.step(),
            last_step: seen.last_step(),
            value: seen.value(NodeId::ROOT).map(|value| value.0),
            shown: seen.value(NodeId::ROOT).map(|value| seen.number(NodeId::ROOT, value)),
            best: seen.best(NodeId::ROOT).map(id),
            pv: seen.line()[1..].iter().map(|&node| id(node)).collect(),
            nodes: NodeCounts {
                entered: tally.entered,
                leaves: tally.leaves,
                cutoffs: tally.cutoffs,
                pruned: pruned.len(),
                scouts: tally.scouts,
                researches: tally.researches,
                recalled: tally.recalled,
                cuts_after: tally.cuts_after,
            },
            // Too many to list: only their number is given.
            pruned: (pruned.len() <= MOST_LISTED).then(|| pruned.into_iter().map(id).collect()),
            promises: proofs.iter().map(ProofAnswer::from).collect(),
            faults: fault_answers(opened),
            twins: twin_answers(opened),
            table: cut_table(&seen.counts(&tally)),
        }
    }

    /// Writes the answer as text, without the promises.
    fn write(&self, output: &mut dyn Write) -> Result<(), Refusal> {
        let texts = texts();
        let value = self.shown.clone();
        let value = value.unwrap_or_else(|| texts.cli_none_yet());
        let step = texts.cli_run_step(self.algorithm, self.last_step, self.lesson, self.step);
        writeln!(output, "{step}")?;
        let line = if self.pv.is_empty() { texts.cli_none() } else { self.pv.join(" ") };
        writeln!(output, "{}", texts.cli_value_and_line(line, value))?;
        let counts = texts.cli_run_counts(
            texts.cli_cuts(self.nodes.cutoffs),
            texts.cli_nodes(self.nodes.entered),
            texts.cli_leaves(self.nodes.leaves),
            texts.cli_leaves(self.nodes.pruned),
        );
        write!(output, "{counts}")?;
        let also: [(u64, Counted<u64>); 3] = [
            (self.nodes.scouts, Texts::cli_scouts),
            (self.nodes.researches, Texts::cli_re_searches),
            (self.nodes.recalled, Texts::cli_table_hits),
        ];
        for (number, text) in also.into_iter().filter(|(number, _)| *number > 0) {
            write!(output, ", {}", text(texts, number))?;
        }
        write!(output, "\n{}", self.table)?;
        for fault in self.faults.iter().flatten() {
            writeln!(output, "{}", texts.cli_log_fault(fault.line, fault.step, &fault.what))?;
        }
        for twin in &self.twins {
            writeln!(output, "{}", twin.line())?;
        }
        Ok(())
    }
}

/// A line that tells which moves, by their order, made the cuts; empty if there are none.
fn cut_table(counts: &CountTable) -> String {
    let rows = counts.cuts.iter();
    let rows = rows.map(|row| format!("{} {} ({})", row.name, row.count, row.share()));
    match rows.collect::<Vec<_>>().join(", ") {
        rows if rows.is_empty() => rows,
        rows => texts().cli_cut_by(rows) + "\n",
    }
}

/// Writes promises as text.
pub(super) fn write_proofs(proofs: &[Proof], output: &mut dyn Write) -> Result<(), Refusal> {
    for proof in proofs {
        if proof.holds() {
            let holds = texts().cli_proof_holds(proof.shown(&proof.expected), &proof.what);
            writeln!(output, "  {holds}")?;
        } else {
            let (expected, actual) = (proof.shown(&proof.expected), proof.shown(&proof.actual));
            let broken = texts().cli_proof_broken(actual, expected, &proof.what);
            writeln!(output, "  {broken}")?;
        }
    }
    Ok(())
}
