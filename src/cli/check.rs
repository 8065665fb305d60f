//! `check`: every promise of every lesson.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::lessons::open;
use super::listed::lessons_of;
use super::run::{ProofAnswer, write_proofs};
use super::{AnswerFormat, Exit, Refusal, texts, to_json};
use crate::games::shogi::setup::playable;
use crate::scenario::{Proof, prove, shipped};
use crate::tree::NodeId;

/// Prove every promise of every lesson.
#[derive(Debug, Args)]
pub struct Check {
    /// Files, ids or folders of lessons, or courses; without any, all that ship with the program.
    paths: Vec<PathBuf>,
    #[command(flatten)]
    output: AnswerFormat,
}

/// The answer of `check`.
#[derive(Serialize)]
struct CheckAnswer<'a> {
    ok: bool,
    /// How many promises there are in all lessons.
    promises: usize,
    broken: usize,
    lessons: Vec<LessonAnswer<'a>>,
}

/// A lesson and its promises.
#[derive(Serialize)]
struct LessonAnswer<'a> {
    lesson: &'a str,
    ok: bool,
    promises: Vec<ProofAnswer<'a>>,
    /// What no game shows in its position.
    #[serde(skip_serializing_if = "Option::is_none")]
    warning: Option<&'a str>,
    #[serde(skip)]
    proofs: &'a [Proof],
}

/// What was proved of a lesson.
struct CheckedLesson {
    name: String,
    proofs: Vec<Proof>,
    warning: Option<String>,
}

impl<'a> LessonAnswer<'a> {
    fn of(checked: &'a CheckedLesson) -> Self {
        let proofs = &checked.proofs;
        Self {
            lesson: &checked.name,
            warning: checked.warning.as_deref(),
            ok: proofs.iter().all(Proof::holds),
            promises: proofs.iter().map(ProofAnswer::from).collect(),
            proofs,
        }
    }
}

impl<'a> CheckAnswer<'a> {
    fn of(lessons: &'a [CheckedLesson]) -> Self {
        let proofs = || lessons.iter().flat_map(|lesson| &lesson.proofs);
        let broken = proofs().filter(|proof| !proof.holds()).count();
        Self {
            ok: broken == 0,
            promises: proofs().count(),
            broken,
            lessons: lessons.iter().map(LessonAnswer::of).collect(),
        }
    }

    /// The same for people.
    fn write(&self, output: &mut dyn Write) -> Result<(), Refusal> {
        for lesson in &self.lessons {
            let promises = texts().cli_promises(lesson.promises.len());
            writeln!(output, "{}: {promises}", lesson.lesson)?;
            if let Some(warning) = lesson.warning {
                writeln!(output, "  {}", texts().cli_warning(warning))?;
            }
            write_proofs(lesson.proofs, output)?;
        }
        let lessons = texts().cli_lessons(self.lessons.len());
        let promises = texts().cli_promises(self.promises);
        let sum = texts().cli_check_sum(lessons, promises, self.broken);
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
                    let loaded = opened.loaded();
                    let position = loaded.position(NodeId::ROOT);
                    let odd = position.and_then(|position| playable(&position).err());
                    lessons.push(CheckedLesson {
                        name: name.display().to_string(),
                        proofs: prove(loaded),
                        warning: odd.map(|error| error.to_string()),
                    });
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
        Ok(if answer.ok {
            Exit::Answered
        } else {
            Exit::Broken
        })
    }

    fn names(&self) -> Result<Vec<PathBuf>, Refusal> {
        if self.paths.is_empty() {
            return Ok(shipped()
                .iter()
                .map(|lesson| PathBuf::from(lesson.id))
                .collect());
        }
        lessons_of(&self.paths)
    }
}
