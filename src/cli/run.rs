//! `run`: a lesson's algorithm, and its promises.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;

use super::faults::{FaultAnswer, cause_answer, fault_answers};
use super::lessons::{open_or_read, with_algorithm};
use super::twins::{TwinAnswer, twin_answers};
use super::{AnswerFormat, Exit, Refusal, texts, to_json};
use language::{Counted, Language, Texts};
use lesson::{CountTable, Projection};
use scenario::{Proof, prove};
use score::{Bound, Score};
use session::Opened;
use subject::choice;
use trace::{Phase, Tally};
use tree::NodeId;

/// Run a lesson's algorithm, and prove its promises.
#[derive(Debug, Args)]
pub struct RunLesson {
    /// The id of a lesson, or a file; - reads a log, a tree or a lesson from the input.
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
    pub(super) fn run(
        &self,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        let opened = open_or_read(&self.lesson, input)?;
        let opened = with_algorithm(opened, self.algorithm.as_deref())?;
        let step = step_of(&self.lesson, &self.step, &opened)?;
        let proofs = prove(opened.loaded());
        let opened = opened.at_step(step);
        let is_right = opened.log().is_none_or(|log| log.faults().is_empty());
        let answer = RunAnswer::of(&opened, &proofs);
        let holds = is_right && proofs.iter().all(Proof::holds);
        let exit = if holds { Exit::Answered } else { Exit::Broken };
        match self.tell(&answer, &proofs, output) {
            // What was found stands, even if nobody reads on.
            Err(Refusal(sentence)) if sentence.is_empty() => Ok(exit),
            told => told.map(|()| exit),
        }
    }

    fn tell(
        &self,
        answer: &RunAnswer<'_>,
        proofs: &[Proof],
        output: &mut dyn Write,
    ) -> Result<(), Refusal> {
        if self.output.json {
            writeln!(output, "{}", to_json(answer)?)?;
            return Ok(());
        }
        answer.write(output)?;
        write_proofs(proofs, output)
    }
}

/// Resolves a step given by its number, by `last`, or by an event: `cut:カ`.
pub(super) fn step_of(lesson: &Path, step: &str, opened: &Opened) -> Result<usize, Refusal> {
    let last = opened.last_step();
    if step == "last" || step.parse::<usize>().is_ok() {
        return number_of(lesson, step, last);
    }
    opened
        .step_named(step)
        .map_err(|words| Refusal(format!("{}: {}", lesson.display(), words.spoken())))
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

/// How the value of the root that the run has returned relates to the true one.
pub(super) fn root_relation(seen: &Projection<'_>) -> Option<&'static str> {
    let is_told = seen.phase(NodeId::ROOT) == Phase::Done && seen.value(NodeId::ROOT).is_some();
    is_told.then(|| relation(seen.bound(NodeId::ROOT)))
}

/// The value of the root with the word of its bound.
pub(super) fn root_value(
    seen: &Projection<'_>,
    number: impl Fn(Score) -> String,
) -> Option<String> {
    let value = seen.value(NodeId::ROOT)?;
    if seen.names_mate(NodeId::ROOT, value) {
        return Some(seen.value_text(NodeId::ROOT).plain);
    }
    let value = number(value);
    Some(match root_relation(seen) {
        Some(relation) => texts().why_not_worth(relation, value),
        None => texts().cli_value_so_far(value),
    })
}

/// The word for a bound type in answers.
pub(super) const fn relation(bound: Bound) -> &'static str {
    match bound {
        Bound::Exact => "exact",
        Bound::AtLeast => "at-least",
        Bound::AtMost => "at-most",
    }
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
    /// `exact`, or which bound is known: `at-least`, `at-most`; null before the root is done.
    relation: Option<&'static str>,
    /// The value as text.
    #[serde(skip)]
    shown: Option<String>,
    /// Whether the line is one of several that prove the same.
    #[serde(skip)]
    is_one_line: bool,
    /// Whether the tree has moves that the search has skipped, and whose leaves nobody knows.
    #[serde(skip)]
    has_stubs: bool,
    /// The passes of an algorithm that tests with null windows alone.
    #[serde(skip)]
    passes: u64,
    best: Option<String>,
    pv: Vec<String>,
    /// The line in the language, where nodes have names.
    #[serde(skip)]
    line: Vec<String>,
    nodes: NodeCounts,
    /// The pruned leaves; null if there are too many.
    pruned: Option<Vec<String>>,
    promises: Vec<ProofAnswer<'a>>,
    /// The wrong steps of a log.
    #[serde(skip_serializing_if = "Option::is_none")]
    faults: Option<Vec<FaultAnswer>>,
    /// The one cause of many of them, if the log shows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    cause: Option<String>,
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
        let seen = opened.projection(Language::spoken());
        let id = |node: NodeId| seen.subject().id(seen.tree(), node);
        let name = |node: NodeId| {
            if seen.subject().names_nodes() {
                choice(seen.subject(), seen.tree(), node, seen.language())
            } else {
                id(node)
            }
        };
        let pruned = seen.unevaluated_leaves();
        let tally = seen.tally();
        Self {
            lesson: &opened.loaded().lesson.id,
            algorithm: seen.algorithm().id(),
            step: seen.step(),
            last_step: seen.last_step(),
            value: seen.value(NodeId::ROOT).map(|value| value.0),
            relation: root_relation(&seen),
            shown: root_value(&seen, |value| seen.number(NodeId::ROOT, value)),
            is_one_line: seen.algorithm().asks_who_wins(),
            has_stubs: seen.tree().stubs() > 0,
            passes: seen.tests() as u64,
            best: seen.best(NodeId::ROOT).map(id),
            pv: seen.line()[1..].iter().map(|&node| id(node)).collect(),
            line: seen.line()[1..].iter().map(|&node| name(node)).collect(),
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
            cause: cause_answer(opened),
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
        let line = if self.line.is_empty() { texts.cli_none() } else { self.line.join(" ") };
        let told = if self.is_one_line {
            texts.cli_value_and_a_line(line, value)
        } else {
            texts.cli_value_and_line(line, value)
        };
        writeln!(output, "{told}")?;
        let cuts = texts.cli_cuts(self.nodes.cutoffs);
        let entered = texts.cli_nodes(self.nodes.entered);
        let evaluated = texts.cli_leaves(self.nodes.leaves);
        // What lies below a move that was never made, nobody has counted.
        let counts = if self.has_stubs {
            texts.cli_run_counts_grown(cuts, entered, evaluated)
        } else {
            let never = texts.cli_leaves(self.nodes.pruned);
            texts.cli_run_counts(cuts, entered, evaluated, never)
        };
        write!(output, "{counts}")?;
        // A pass of MTD(f) visits the root again.
        let is_again = if self.passes > 0 { 0 } else { self.nodes.researches };
        let also: [(u64, Counted<u64>); 4] = [
            (self.passes, Texts::cli_passes),
            (self.nodes.scouts, Texts::cli_scouts),
            (is_again, Texts::cli_re_searches),
            (self.nodes.recalled, Texts::cli_table_hits),
        ];
        for (number, text) in also.into_iter().filter(|(number, _)| *number > 0) {
            write!(output, ", {}", text(texts, number))?;
        }
        write!(output, "\n{}", self.table)?;
        if let Some(cause) = &self.cause {
            writeln!(output, "{cause}")?;
        }
        let faults = self.faults.iter().flatten();
        for fault in faults.filter(|fault| !fault.is_explained) {
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
