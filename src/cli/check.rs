//! `check`: every promise of every lesson.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::lessons::open;
use super::listed::lessons_of;
use super::run::{ProofAnswer, write_proofs};
use super::{AnswerFormat, Exit, Refusal, count, to_json};
use crate::scenario::{Proof, prove, shipped};

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
    #[serde(skip)]
    proofs: &'a [Proof],
}

impl<'a> LessonAnswer<'a> {
    fn of(lesson: &'a str, proofs: &'a [Proof]) -> Self {
        Self {
            lesson,
            ok: proofs.iter().all(Proof::holds),
            promises: proofs.iter().map(ProofAnswer::from).collect(),
            proofs,
        }
    }
}

impl<'a> CheckAnswer<'a> {
    fn of(lessons: &'a [(String, Vec<Proof>)]) -> Self {
        let proofs = || lessons.iter().flat_map(|(_, proofs)| proofs);
        let broken = proofs().filter(|proof| !proof.holds()).count();
        let lessons = lessons.iter();
        Self {
            ok: broken == 0,
            promises: proofs().count(),
            broken,
            lessons: lessons
                .map(|(name, proofs)| LessonAnswer::of(name, proofs))
                .collect(),
        }
    }

    /// The same for people.
    fn write(&self, output: &mut dyn Write) -> Result<(), Refusal> {
        for lesson in &self.lessons {
            let promises = count(lesson.promises.len() as u64, "promise", "promises");
            writeln!(output, "{}: {promises}", lesson.lesson)?;
            write_proofs(lesson.proofs, output)?;
        }
        let lessons = count(self.lessons.len() as u64, "lesson", "lessons");
        let promises = count(self.promises as u64, "promise", "promises");
        writeln!(output, "{lessons}, {promises}, {} broken", self.broken)?;
        Ok(())
    }
}

impl Check {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let mut lessons = Vec::new();
        let mut refusals = Vec::new();
        for name in self.names()? {
            match open(&name) {
                Ok(opened) => lessons.push((name, prove(opened.loaded()))),
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

    fn names(&self) -> Result<Vec<String>, Refusal> {
        if self.paths.is_empty() {
            return Ok(shipped()
                .iter()
                .map(|lesson| lesson.id.to_owned())
                .collect());
        }
        lessons_of(&self.paths)
    }
}
