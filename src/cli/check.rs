//! `check`: every promise of every lesson.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::json;

use super::lessons::open;
use super::run::{ProofAnswer, write_proofs};
use super::{AnswerFormat, Exit, Refusal, count as counted};
use crate::scenario::{Proof, prove, shipped};

/// Prove every promise of every lesson.
#[derive(Debug, Args)]
pub struct Check {
    /// Files, ids or folders of lessons; without any, all that ship with the program.
    paths: Vec<PathBuf>,
    #[command(flatten)]
    output: AnswerFormat,
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
        let broken = |proofs: &[Proof]| proofs.iter().filter(|proof| !proof.holds()).count();
        let all_broken: usize = lessons.iter().map(|(_, proofs)| broken(proofs)).sum();
        let count: usize = lessons.iter().map(|(_, proofs)| proofs.len()).sum();
        if self.output.json {
            let lessons: Vec<_> = lessons
                .iter()
                .map(|(name, proofs)| {
                    json!({
                        "lesson": name,
                        "ok": broken(proofs) == 0,
                        "promises": proofs.iter().map(ProofAnswer::from).collect::<Vec<_>>(),
                    })
                })
                .collect();
            let answer = json!({
                "ok": all_broken == 0,
                "promises": count,
                "broken": all_broken,
                "lessons": lessons,
            });
            writeln!(output, "{answer}")?;
        } else {
            for (name, proofs) in &lessons {
                let promises = counted(proofs.len() as u64, "promise", "promises");
                writeln!(output, "{name}: {promises}")?;
                write_proofs(proofs, output)?;
            }
            let lessons = counted(lessons.len() as u64, "lesson", "lessons");
            let promises = counted(count as u64, "promise", "promises");
            writeln!(output, "{lessons}, {promises}, {all_broken} broken")?;
        }
        Ok(if all_broken == 0 {
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
        let mut names = Vec::new();
        for path in &self.paths {
            if path.is_dir() {
                names.extend(lessons_in(path)?);
            } else {
                names.push(path.to_string_lossy().into_owned());
            }
        }
        Ok(names)
    }
}

fn lessons_in(folder: &Path) -> Result<Vec<String>, Refusal> {
    let refusal = |error: std::io::Error| Refusal(format!("{}: {error}", folder.display()));
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).map_err(refusal)? {
        let path = entry.map_err(refusal)?.path();
        if path.extension().is_some_and(|extension| extension == "ron") {
            names.push(path.to_string_lossy().into_owned());
        }
    }
    if names.is_empty() {
        return Err(Refusal(format!(
            "{}: found no lesson, expected files named *.ron",
            folder.display()
        )));
    }
    names.sort();
    Ok(names)
}
