//! `check`: verifies every promise of every lesson, and the claims of their steps.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use super::lessons::open;
use super::listed::lessons_of;
use super::run::{proof_answer, proofs_text};
use super::{AnswerFormat, CliAnswer, Exit, Refusal, one_line, texts, without_nulls};
use claim::{self, StepClaim};
use games::shogi::setup::playable;
use language::grouped;
use scenario::{Loaded, prove, shipped};
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

struct CheckedLesson {
    ok: bool,
    promises: usize,
    broken: usize,
    /// Claims of steps that were proved.
    claims: u64,
    /// Runs with a claim that is false.
    falsehoods: usize,
    answer: CliAnswer,
}

/// Longer runs are not checked step by step.
const MOST_STEPS: usize = 300_000;

impl CheckedLesson {
    fn of(name: &str, loaded: &Loaded) -> Self {
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
        let proofs = prove(loaded);
        let (promises, texts) = (proofs.len(), texts());
        let warning = odd.map(|error| error.to_string());
        let mut text = format!("{}: {}\n", one_line(name), texts.cli_promises(promises));
        if let Some(warning) = &warning {
            text += &format!("  {}\n", texts.cli_warning(warning));
        }
        for falsehood in &falsehoods {
            text += &format!("  {falsehood}\n");
        }
        let broken = proofs.iter().filter(|proof| !proof.holds()).count();
        let ok = broken + falsehoods.len() == 0;
        let json = json!({
            "lesson": name,
            "ok": ok,
            "promises": proofs.iter().map(proof_answer).collect::<Vec<_>>(),
            "claims": claims,
            // The first false claim of each run that has one.
            "false": falsehoods,
            // Why the position cannot occur in a game.
            "warning": warning,
        });
        let answer = CliAnswer {
            json: without_nulls(json, &["warning"]),
            text: text + &proofs_text(&proofs),
        };
        Self { ok, promises, broken, claims, falsehoods: falsehoods.len(), answer }
    }
}

/// The lessons, and their sums.
fn answer(lessons: Vec<CheckedLesson>) -> CliAnswer {
    let sum = |of: fn(&CheckedLesson) -> usize| lessons.iter().map(of).sum::<usize>();
    let [promises, broken, falsehoods] =
        [sum(|it| it.promises), sum(|it| it.broken), sum(|it| it.falsehoods)];
    let claims = lessons.iter().map(|lesson| lesson.claims).sum();
    let (ok, count) = (lessons.iter().all(|lesson| lesson.ok), lessons.len());
    let answers = lessons.into_iter().map(|lesson| (lesson.answer.json, lesson.answer.text));
    let (lessons, text): (Vec<_>, String) = answers.unzip();
    let texts = texts();
    let sums = texts.cli_check_sum(
        broken,
        grouped(claims),
        texts.cli_lessons(count),
        texts.cli_promises(promises),
        falsehoods,
    );
    CliAnswer {
        json: json!({
            "ok": ok,
            "promises": promises,
            "broken": broken,
            "claims": claims,
            "false": falsehoods,
            "lessons": lessons,
        }),
        text: text + &sums + "\n",
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
                    lessons.push(CheckedLesson::of(&name, opened.loaded()));
                }
                Err(Refusal(sentence)) => refusals.push(sentence),
            }
        }
        if !refusals.is_empty() {
            return Err(Refusal(refusals.join("\n")));
        }
        let ok = lessons.iter().all(|lesson| lesson.ok);
        answer(lessons).print(self.output, output)?;
        Ok(if ok { Exit::Answered } else { Exit::Broken })
    }

    fn names(&self) -> Result<Vec<PathBuf>, Refusal> {
        if self.paths.is_empty() {
            return Ok(shipped().iter().map(|lesson| PathBuf::from(lesson.id)).collect());
        }
        lessons_of(&self.paths)
    }
}
