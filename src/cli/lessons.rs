//! Finding a lesson by id or by file.

use std::path::{Path, PathBuf};

use super::Refusal;
use crate::host::read_source;
use crate::scenario::shipped;
use crate::search::Algorithm;
use crate::session::{Job, Opened, OpenedSource, Source, rerun};

/// The source of a lesson: the id of a shipped one, or a file.
#[must_use]
pub fn source(lesson: impl AsRef<Path>) -> Source {
    let lesson = lesson.as_ref();
    let by_id = shipped()
        .iter()
        .find(|shipped| lesson.as_os_str() == shipped.id);
    by_id.map_or_else(
        || Source::File(PathBuf::from(lesson)),
        |shipped| Source::Shipped(shipped.id),
    )
}

/// Opens a lesson, by id or by file.
///
/// # Errors
/// A [`Refusal`] with the place.
pub fn open(lesson: impl AsRef<Path>) -> Result<Opened, Refusal> {
    let lesson = lesson.as_ref();
    let source = source(lesson);
    let is_id = lesson.extension().is_none() && !lesson.to_string_lossy().contains(['/', '\\']);
    let lesson = lesson.display();
    if let (true, Source::File(path)) = (is_id, &source)
        && !path.exists()
    {
        let ids: Vec<_> = shipped().iter().map(|shipped| shipped.id).collect();
        return Err(Refusal(format!(
            "there is no lesson, file or command '{lesson}'; the lessons are {}",
            ids.join(", ")
        )));
    }
    match read_source(&source, &Job::default()) {
        Ok(OpenedSource::Lesson(opened)) => Ok(*opened),
        Ok(OpenedSource::Game(_) | OpenedSource::Othello(_)) => Err(Refusal(format!(
            "{lesson}: found a game record, expected a lesson (.ron)"
        ))),
        Ok(OpenedSource::Course(_)) => Err(Refusal(format!(
            "{lesson}: found a course, expected a lesson"
        ))),
        Ok(OpenedSource::Positions(..) | OpenedSource::Pasted(_)) => Err(Refusal(format!(
            "{lesson}: found a position, expected a lesson (.ron)"
        ))),
        Err(words) => Err(Refusal(words.en)),
    }
}

/// Whether a file of positions can be read.
pub(super) fn check_positions(name: &Path) -> Result<(), Refusal> {
    match read_source(&source(name), &Job::default()) {
        Ok(_) => Ok(()),
        Err(words) => Err(Refusal(words.en)),
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
    rerun(opened.rerun_request(algorithm), &Job::default()).map_err(|words| Refusal(words.en))
}
