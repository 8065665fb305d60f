//! `check`: verifies every promise of every lesson, and the claims of their steps.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::lessons::open;
use super::listed::lessons_of;
use super::run::{ProofAnswer, write_proofs};
use super::{AnswerFormat, Exit, Refusal, one_line, texts, to_json};
use claim::{self, StepClaim};
use games::shogi::setup::playable;
use language::grouped;
use scenario::{Loaded, Proof, prove, shipped};
use subject::MAX_NODES;
use tree::{NodeId, Watch};

/// Prove every promise of every lesson, and every claim of the steps of its algorithms.
#[derive(Debug, Args)]
pub struct Check {
    /// Files, ids, folders or packs of lessons, or courses; without any, all that ship with the program.
    paths: Vec<PathBuf>,
    #[command(flatten)]
    output: AnswerFormat,
}

#[derive(Serialize)]
struct CheckAnswer<'a> {
    ok: bool,
    /// Total over all lessons.
    promises: usize,
    broken: usize,
    /// Claims of steps that were proved; the false ones, at most one per run, are counted below.
    claims: u64,
    #[serde(rename = "false")]
    falsehoods: usize,
    lessons: Vec<LessonAnswer<'a>>,
}

#[derive(Serialize)]
struct LessonAnswer<'a> {
    lesson: &'a str,
    ok: bool,
    promises: Vec<ProofAnswer<'a>>,
    claims: u64,
    /// The first false claim of each run that has one.
    #[serde(rename = "false")]
    falsehoods: &'a [String],
    /// Why the position cannot occur in a game.
    #[serde(skip_serializing_if = "Option::is_none")]
    warning: Option<&'a str>,
    #[serde(skip)]
    proofs: &'a [Proof],
}

/// The results of checking a lesson.
struct CheckedLesson {
    name: String,
    proofs: Vec<Proof>,
    claims: u64,
    falsehoods: Vec<String>,
    warning: Option<String>,
}

/// Longer runs are not checked step by step.
const MOST_STEPS: usize = 300_000;

impl CheckedLesson {
    fn of(name: String, loaded: &Loaded) -> Self {
        let position = loaded.position(NodeId::ROOT);
        let odd = position.and_then(|position| playable(&position).err());
        let (mut claims, mut falsehoods) = (0, Vec::new());
        for &algorithm in &loaded.algorithms {
            let run = loaded.run(algorithm, Watch::cap(MAX_NODES));
            let Some(run) = run.ok().filter(|run| run.trace.len() <= MOST_STEPS) else {
                continue;
            };
            match claim::prove(&run.tree, &run.trace, algorithm) {
                Ok(counts) => claims += counts.iter().sum::<u64>(),
                Err(wrong) => {
                    let id = StepClaim::kind(&wrong.claim);
                    falsehoods.push(texts().cli_false_claim(algorithm.id(), id, wrong.step));
                }
            }
        }
        Self {
            name,
            proofs: prove(loaded),
            claims,
            falsehoods,
            warning: odd.map(|error| error.to_string()),
        }
    }
}

impl<'a> LessonAnswer<'a> {
    fn of(checked: &'a CheckedLesson) -> Self {
        let proofs = &checked.proofs;
        Self {
            lesson: &checked.name,
            warning: checked.warning.as_deref(),
            ok: proofs.iter().all(Proof::holds) && checked.falsehoods.is_empty(),
            claims: checked.claims,
            falsehoods: &checked.falsehoods,
            promises: proofs.iter().map(ProofAnswer::from).collect(),
            proofs,
        }
    }
}

impl<'a> CheckAnswer<'a> {
    fn of(lessons: &'a [CheckedLesson]) -> Self {
        let proofs = || lessons.iter().flat_map(|lesson| &lesson.proofs);
        let broken = proofs().filter(|proof| !proof.holds()).count();
        let falsehoods = lessons.iter().map(|lesson| lesson.falsehoods.len()).sum();
        Self {
            ok: broken + falsehoods == 0,
            promises: proofs().count(),
            broken,
            claims: lessons.iter().map(|lesson| lesson.claims).sum(),
            falsehoods,
            lessons: lessons.iter().map(LessonAnswer::of).collect(),
        }
    }

    /// Writes the answer as text.
    fn write(&self, output: &mut dyn Write) -> Result<(), Refusal> {
        for lesson in &self.lessons {
            let promises = texts().cli_promises(lesson.promises.len());
            writeln!(output, "{}: {promises}", one_line(lesson.lesson))?;
            if let Some(warning) = lesson.warning {
                writeln!(output, "  {}", texts().cli_warning(warning))?;
            }
            for falsehood in lesson.falsehoods {
                writeln!(output, "  {falsehood}")?;
            }
            write_proofs(lesson.proofs, output)?;
        }
        let lessons = texts().cli_lessons(self.lessons.len());
        let promises = texts().cli_promises(self.promises);
        let sum = texts().cli_check_sum(
            self.broken,
            grouped(self.claims),
            lessons,
            promises,
            self.falsehoods,
        );
        writeln!(output, "{sum}")?;
        Ok(())
    }
}

impl Check {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let mut lessons = Vec::new();
        let mut refusals = Vec::new();
        for name in self.names()? {
            match open(&name) {
                Ok(opened) => {
                    let name = name.display().to_string();
                    lessons.push(CheckedLesson::of(name, opened.loaded()));
                }
                Err(Refusal(sentence)) => refusals.push(sentence),
            }
        }
        if !refusals.is_empty() {
            return Err(Refusal(refusals.join("\n")));
        }
        let answer = CheckAnswer::of(&lessons);
        if self.output.json {
            writeln!(output, "{}", to_json(&answer)?)?;
        } else {
            answer.write(output)?;
        }
        Ok(if answer.ok { Exit::Answered } else { Exit::Broken })
    }

    fn names(&self) -> Result<Vec<PathBuf>, Refusal> {
        if self.paths.is_empty() {
            return Ok(shipped().iter().map(|lesson| PathBuf::from(lesson.id)).collect());
        }
        lessons_of(&self.paths)
    }
}
