//! Finding a lesson by id or by file.

use std::path::{Path, PathBuf};

use super::Refusal;
use crate::host::carry_out;
use crate::scenario::shipped;
use crate::search::Algorithm;
use crate::session::{Command, Effect, Job, Opened, Source};

/// The source of a lesson: the id of a shipped one, or a file.
#[must_use]
pub fn source(lesson: &str) -> Source {
    let by_id = shipped().iter().find(|shipped| shipped.id == lesson);
    by_id.map_or_else(
        || Source::File(PathBuf::from(lesson)),
        |shipped| Source::Shipped(shipped.id),
    )
}

/// Opens a lesson, by id or by file.
///
/// # Errors
/// A [`Refusal`] with the place.
pub fn open(lesson: &str) -> Result<Opened, Refusal> {
    let source = source(lesson);
    let is_id = Path::new(lesson).extension().is_none() && !lesson.contains(['/', '\\']);
    if let (true, Source::File(path)) = (is_id, &source)
        && !path.exists()
    {
        let ids: Vec<_> = shipped().iter().map(|shipped| shipped.id).collect();
        return Err(Refusal(format!(
            "there is no lesson, file or command '{lesson}'; the lessons are {}",
            ids.join(", ")
        )));
    }
    let answer = match carry_out(Effect::Open(source, Job::default())) {
        Command::Answer(_, answer) => *answer,
        other => other,
    };
    match answer {
        Command::Opened(_, Ok(opened)) => Ok(*opened),
        Command::Opened(_, Err(words)) => Err(Refusal(words.en)),
        Command::BroughtGame(..) => Err(Refusal(format!(
            "{lesson}: found a game record, expected a lesson (.ron)"
        ))),
        Command::Brought(..) => Err(Refusal(format!(
            "{lesson}: found a position, expected a lesson (.ron)"
        ))),
        _ => Err(Refusal(format!("{lesson}: could not be opened"))),
    }
}

/// Whether a file of positions can be read.
pub(super) fn check_positions(name: &str) -> Result<(), Refusal> {
    match carry_out(Effect::Open(source(name), Job::default())) {
        Command::Answer(_, answer) => match *answer {
            Command::Opened(_, Err(words)) => Err(Refusal(words.en)),
            _ => Ok(()),
        },
        _ => Ok(()),
    }
}

/// The lesson with another algorithm, if one is asked for.
pub(super) fn with_algorithm(opened: Opened, name: Option<&str>) -> Result<Opened, Refusal> {
    let Some(name) = name else {
        return Ok(opened);
    };
    let algorithm: Algorithm = name.parse()?;
    if let Err(unfit) = opened.loaded().lesson.subject.allows(algorithm) {
        return Err(Refusal(format!(
            "the algorithm '{name}' cannot run on the lesson {}: {unfit}",
            opened.loaded().lesson.id
        )));
    }
    match carry_out(Effect::Rerun(Box::new(opened), algorithm)) {
        Command::Rerun(Ok(opened)) => Ok(*opened),
        Command::Rerun(Err(words)) => Err(Refusal(words.en)),
        _ => Err(Refusal(format!("'{name}' could not be run"))),
    }
}
