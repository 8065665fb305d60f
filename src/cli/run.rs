//! `run`: a lesson's algorithm, and its promises.

use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::{Value, json};

use super::lessons::{open_or_read, with_algorithm};
use super::sampled::six;
use super::twins::twin_answers;
use super::{AnswerFormat, CliAnswer, Exit, Refusal, Streams, texts, without_nulls};
use claim::{FaultKind, StepFault};
use formats::search_log::LogView;
use language::{Counted, Language, Texts};
use lesson::{CountTable, Projection};
use scenario::{Proof, prove};
use score::{BoundedScore, Player, Score, Window};
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
    pub(super) fn run(&self, streams: &mut Streams<'_>) -> Result<Exit, Refusal> {
        let opened = open_or_read(&self.lesson, streams.input)?;
        let opened = with_algorithm(opened, self.algorithm.as_deref())?;
        let step = step_of(&self.lesson, &self.step, &opened)?;
        let proofs = prove(opened.loaded());
        let opened = opened.at_step(step);
        let is_right = opened.log().is_none_or(|log| log.faults().is_empty());
        let holds = is_right && proofs.iter().all(Proof::holds);
        let exit = if holds { Exit::Answered } else { Exit::Broken };
        match answer(&opened, &proofs).print(self.output, streams.output) {
            // What was found stands, even if nobody reads on.
            Err(Refusal(sentence)) if sentence.is_empty() => Ok(exit),
            told => told.map(|_| exit),
        }
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
    is_told.then(|| seen.bound(NodeId::ROOT).id())
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

/// The most pruned leaves that are listed by name.
const MOST_LISTED: usize = 1_000;

/// The state of a run at a step.
fn answer(opened: &Opened, proofs: &[Proof]) -> CliAnswer {
    let seen = opened.projection(Language::spoken());
    let (tree, subject, texts) = (seen.tree(), seen.subject(), texts());
    let id = |node: NodeId| subject.id(tree, node);
    let pruned = seen.unevaluated_leaves();
    let never = pruned.len();
    // Too many to list: only their number is given.
    let pruned: Option<Vec<_>> =
        (never <= MOST_LISTED).then(|| pruned.into_iter().map(id).collect());
    let (tally, line) = (seen.tally(), seen.line().split_off(1));
    let [lesson, algorithm] = [&*opened.loaded().lesson.id, seen.algorithm().id()];
    let faults: Option<Vec<_>> = fault_answers(opened).map(Iterator::collect);
    let (cause, twins) = (cause_answer(opened), twin_answers(opened));
    let jsons =
        |answers: &[CliAnswer]| answers.iter().map(|one| one.json.clone()).collect::<Vec<_>>();
    let json = json!({
        "lesson": lesson,
        "algorithm": algorithm,
        "step": seen.step(),
        "last_step": seen.last_step(),
        "value": seen.value(NodeId::ROOT).map(|value| seen.outcome(value)),
        "relation": root_relation(&seen),
        "best": seen.best(NodeId::ROOT).map(id),
        "pv": line.iter().map(|&node| id(node)).collect::<Vec<_>>(),
        "nodes": {
            "entered": tally.entered,
            "leaves": tally.leaves,
            "cutoffs": tally.cutoffs,
            "pruned": never,
            "scouts": tally.scouts,
            "researches": tally.researches,
            // Values taken from the transposition table.
            "recalled": tally.recalled,
            // By the number of moves tried before: none (standing pat was enough), one, two …; the
            // last entry counts all later ones.
            "cuts_after": tally.cuts_after,
        },
        "pruned": pruned,
        "promises": proofs.iter().map(proof_answer).collect::<Vec<_>>(),
        // Of a run that samples: the nodes with a visit.
        "samples": samples_answer(&seen),
        // Of a log.
        "faults": faults.as_deref().map(jsons),
        "cause": cause,
        // The listings with a slip that the lesson names.
        "twins": Some(jsons(&twins)).filter(|twins| !twins.is_empty()),
    });
    let mut text = texts.cli_run_step(algorithm, seen.last_step(), lesson, seen.step()) + "\n";
    let value = root_value(&seen, |value| seen.number(NodeId::ROOT, value));
    let value = value.or_else(|| Some(seen.sample_texts(NodeId::ROOT)?[1].clone()));
    let value = value.unwrap_or_else(|| texts.cli_none_yet());
    // The line in the language, where nodes have names.
    let name = |&node: &NodeId| {
        if subject.names_nodes() { choice(subject, tree, node, seen.language()) } else { id(node) }
    };
    let line: Vec<_> = line.iter().map(name).collect();
    let line = if line.is_empty() { texts.cli_none() } else { line.join(" ") };
    text += &if seen.algorithm().samples().is_some() {
        let visited = texts.cli_nodes(tally.entered);
        texts.cli_run_sampled(seen.iterations(), line, value, visited)
    } else if seen.algorithm().asks_who_wins() {
        texts.cli_value_and_a_line(line, value)
    } else {
        texts.cli_value_and_line(line, value)
    };
    text.push('\n');
    if seen.algorithm().samples().is_none() {
        text += &counts_text(&seen, &tally, never);
    }
    text.extend(cause.map(|cause| cause + "\n"));
    text.extend(faults.into_iter().flatten().chain(twins).map(|answer| answer.text));
    CliAnswer {
        json: without_nulls(json, &["faults", "cause", "twins", "samples"]),
        text: text + &proofs_text(proofs),
    }
}

/// What the run has counted: nodes, leaves, cuts and what only some searches do.
fn counts_text(seen: &Projection<'_>, tally: &Tally, never: usize) -> String {
    let texts = texts();
    let cuts = texts.cli_cuts(tally.cutoffs);
    let entered = texts.cli_nodes(tally.entered);
    let evaluated = texts.cli_leaves(tally.leaves);
    // What lies below a move that was never made, nobody has counted.
    let mut text = if seen.tree().stubs() > 0 {
        texts.cli_run_counts_grown(cuts, entered, evaluated)
    } else {
        texts.cli_run_counts(cuts, entered, evaluated, texts.cli_leaves(never))
    };
    let passes = seen.tests() as u64;
    // A pass of MTD(f) visits the root again.
    let is_again = if passes > 0 { 0 } else { tally.researches };
    let weighs = seen.algorithm().weighs();
    let known = if weighs { Texts::cli_known_from_probes } else { Texts::cli_table_hits };
    let also: [(u64, Counted<u64>); 4] = [
        (passes, Texts::cli_passes),
        (tally.scouts, Texts::cli_scouts),
        (is_again, Texts::cli_re_searches),
        (tally.recalled, known),
    ];
    for (number, counted) in also.into_iter().filter(|(number, _)| *number > 0) {
        text += &format!(", {}", counted(texts, number));
    }
    text + &format!("\n{}", cut_table(&seen.counts(tally)))
}

/// Visits and means, for MAX, of the nodes with a visit; `None` for a run that does not sample.
fn samples_answer(seen: &Projection<'_>) -> Option<Vec<Value>> {
    seen.algorithm().samples()?;
    let visited = seen.tree().ids().filter_map(|id| Some((id, seen.sample(id)?)));
    let answer = visited.map(|(id, sample)| {
        let mean = seen.mean(id).map(six);
        json!({"node": seen.subject().id(seen.tree(), id), "visits": sample.visits, "mean": mean})
    });
    Some(answer.collect())
}

/// A promise, and whether it is kept.
pub(super) fn proof_answer(proof: &Proof) -> Value {
    json!({
        "what": proof.what,
        "expected": proof.expected,
        "actual": proof.actual,
        "ok": proof.holds(),
    })
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

/// Promises, a line each.
pub(super) fn proofs_text(proofs: &[Proof]) -> String {
    let line = |proof: &Proof| {
        let (texts, expected) = (texts(), proof.shown(&proof.expected));
        let told = if proof.holds() {
            texts.cli_proof_holds(expected, &proof.what)
        } else {
            texts.cli_proof_broken(proof.shown(&proof.actual), expected, &proof.what)
        };
        format!("  {told}\n")
    };
    proofs.iter().map(line).collect()
}

/// The one cause of many wrong steps of a log, as a sentence.
pub(super) fn cause_answer(opened: &Opened) -> Option<String> {
    opened.projection(Language::spoken()).cause_of(opened.log()?)
}

/// The faults of a log; `None` if the run is not from a log. Numbers are as the log writes them; for
/// people, those that the one cause of many explains are left out.
pub(super) fn fault_answers(opened: &Opened) -> Option<impl Iterator<Item = CliAnswer>> {
    let log = opened.log()?;
    let seen = opened.projection(Language::spoken());
    Some(log.faults().iter().map(move |fault| {
        let (tree, subject) = (seen.tree(), seen.subject());
        let id = |node: NodeId| subject.id(tree, node);
        let own = tree.node(fault.node).player;
        let above = tree.parent(fault.node).map_or(own, |above| tree.node(above).player);
        let of = (log.view(), log.book().is_hard);
        let number = |value| json!(seen.exact(value));
        let sides = (own, above, tree.node(NodeId::ROOT).player);
        let (expected, found) = expected_and_found(fault, of, sides, &id, &number);
        let line = log.line(fault.step).unwrap_or_default();
        let what = seen.fault_of(log, fault);
        let text = if log.explains(fault) {
            String::new()
        } else {
            texts().cli_log_fault(line, fault.step, &what) + "\n"
        };
        let json = json!({
            "step": fault.step,
            "line": line,
            "node": id(fault.node),
            "kind": fault.kind.id(),
            "what": what,
            "expected": expected,
            "found": found,
        });
        CliAnswer { json, text }
    }))
}

/// What the step should say, and what it says: a value, alone or with its bound, α and β (null:
/// infinite), proof and disproof number, a depth, the name of a node, or the event of a line.
pub(super) fn expected_and_found(
    fault: &StepFault,
    (view, is_hard): (LogView, bool),
    (own, above, root): (Player, Player, Player),
    id: &dyn Fn(NodeId) -> String,
    number: &dyn Fn(Score) -> Value,
) -> (Value, Value) {
    let value = |player, value| number(view.turned(player, value));
    let window = |at| {
        let Window { alpha, beta } = view.turned_window(own, at);
        json!([alpha, beta].map(|end| Some(end).filter(|end| end.is_finite()).map(number)))
    };
    let known = |known| {
        let BoundedScore { value, bound } = view.turned_bound(own, known);
        json!({"value": number(value), "bound": bound.id()})
    };
    let pair = |numbers| json!(view.turned_numbers(root, own, numbers).finite());
    match &fault.kind {
        FaultKind::Window { expected, found } => (window(*expected), window(*found)),
        FaultKind::Value { within, found, .. } if is_hard => {
            (value(own, *within), value(own, *found))
        }
        FaultKind::Leaf { expected, found } | FaultKind::Value { expected, found, .. } => {
            (value(own, *expected), value(own, *found))
        }
        FaultKind::Back { expected, found } => (value(above, *expected), value(above, *found)),
        FaultKind::Order { expected }
        | FaultKind::Chosen { expected, .. }
        | FaultKind::Untried { expected }
        | FaultKind::Selected { expected, .. } => (id(*expected).into(), id(fault.node).into()),
        FaultKind::MissedCut { .. } => ("cut".into(), "enter".into()),
        FaultKind::EarlyLeaf => ("enter".into(), "leaf".into()),
        FaultKind::AfterCut | FaultKind::Again { .. } | FaultKind::Settled { .. } => {
            ("exit".into(), "enter".into())
        }
        FaultKind::EarlyCut { .. } => ("enter".into(), "cut".into()),
        FaultKind::Unread { is_closed, .. } => {
            (if *is_closed { "cut" } else { "enter" }.into(), "exit".into())
        }
        FaultKind::NotAgain { child, .. } | FaultKind::NotInFull { child, .. } => {
            (id(*child).into(), id(fault.node).into())
        }
        FaultKind::Table { expected, found, .. } => (known(*expected), known(*found)),
        FaultKind::TableBound { found, .. } => (Value::Null, known(*found)),
        FaultKind::TableDepth { expected, found } => ((*expected).into(), (*found).into()),
        FaultKind::Counted { expected, found, .. } | FaultKind::Thresholds { expected, found } => {
            (pair(*expected), pair(*found))
        }
        FaultKind::Stays { leaves, .. } => {
            let (expected, found) = if *leaves { ("enter", "leave") } else { ("leave", "enter") };
            (expected.into(), found.into())
        }
        FaultKind::Unsettled { .. } => ("leave".into(), "exit".into()),
        FaultKind::BelowNew => ("playout".into(), "enter".into()),
        FaultKind::Result { expected, found } => (json!(expected.map(number)), number(*found)),
        FaultKind::NotAdded => ("update".into(), "iteration".into()),
        FaultKind::Visits { expected, found } => ((*expected).into(), (*found).into()),
        FaultKind::MeanOf { expected, found, .. } => (json!(expected), json!(found)),
        FaultKind::Unproved => (Value::Null, Value::Null),
    }
}
