//! `check`: every promise of every lesson.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;

use super::lessons::open;
use super::run::{ProofAnswer, write_proofs};
use super::{AnswerFormat, Exit, Refusal, count, to_json};
use crate::scenario::{CourseTask, Proof, is_course, load_course, prove, shipped};

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

/// The lessons of files, ids, folders and courses, by id or file.
pub(super) fn lessons_of(paths: &[PathBuf]) -> Result<Vec<String>, Refusal> {
    let mut names = Vec::new();
    for path in paths {
        if path.is_dir() {
            names.extend(lessons_in(path)?);
        } else if let Some(course) = course_in(path) {
            names.extend(course?);
        } else {
            names.push(path.to_string_lossy().into_owned());
        }
    }
    Ok(names)
}

/// The lessons of a course, by id or file; none if the file holds something else.
fn course_in(path: &Path) -> Option<Result<Vec<String>, Refusal>> {
    let text = fs::read_to_string(path)
        .ok()
        .filter(|text| is_course(text))?;
    let folder = path.parent().unwrap_or(Path::new(""));
    let course = load_course(&path.to_string_lossy(), &text);
    Some(course.map_err(Refusal::from).map(|course| {
        let tasks = course.chapters.iter().flat_map(|part| &part.lessons);
        let name = |task: &CourseTask| {
            if task.is_file() {
                folder.join(&task.lesson).to_string_lossy().into_owned()
            } else {
                task.lesson.clone()
            }
        };
        tasks.map(name).collect()
    }))
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
