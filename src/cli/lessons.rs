//! Finds a lesson by id or by file.

use std::path::{Path, PathBuf};

use super::{Refusal, texts};
use host::read_source;
use scenario::shipped;
use search::Algorithm;
use session::{Job, Link, Opened, OpenedSource, Source, rerun};

/// The source of a lesson: the id of a shipped one, or a file.
#[must_use]
pub fn source(lesson: impl AsRef<Path>) -> Source {
    let lesson = lesson.as_ref();
    let by_id = shipped().iter().find(|shipped| lesson.as_os_str() == shipped.id);
    by_id.map_or_else(|| Source::File(PathBuf::from(lesson)), |shipped| Source::Shipped(shipped.id))
}

/// Opens a lesson, by id or by file.
///
/// # Errors
/// A [`Refusal`] with the place.
pub fn open(lesson: impl AsRef<Path>) -> Result<Opened, Refusal> {
    let lesson = lesson.as_ref();
    if let Some(text) = lesson.to_str().filter(|text| Link::is_in(text)) {
        return open_link(text);
    }
    let source = source(lesson);
    let is_id = lesson.extension().is_none() && !lesson.to_string_lossy().contains(['/', '\\']);
    let lesson = lesson.display().to_string();
    if let (true, Source::File(path)) = (is_id, &source)
        && !path.exists()
    {
        let near = text::nearest(&lesson, shipped().iter().map(|shipped| shipped.id));
        return Err(Refusal(if near.is_empty() {
            texts().cli_no_lesson(lesson)
        } else {
            texts().cli_no_lesson_but_near(near.join(", "), lesson)
        }));
    }
    match read_source(&source, &Job::default()) {
        Ok(OpenedSource::Lesson(opened)) => Ok(*opened),
        Ok(OpenedSource::Games(_)) => Err(Refusal(texts().cli_found_game(lesson))),
        Ok(OpenedSource::Course(_)) => Err(Refusal(texts().cli_found_course(lesson))),
        Ok(OpenedSource::Marks(_)) => Err(Refusal(texts().cli_found_marks(lesson))),
        Ok(OpenedSource::Positions(..) | OpenedSource::Pasted(_)) => {
            Err(Refusal(texts().cli_found_position(lesson)))
        }
        Err(words) => Err(Refusal(words.en)),
    }
}

/// Opens what a link says, at its step.
fn open_link(text: &str) -> Result<Opened, Refusal> {
    let link = Link::read(text).map_err(|words| Refusal(words.en))?;
    match read_source(&link.source, &Job::default()) {
        Ok(OpenedSource::Lesson(opened)) => {
            let opened = with_algorithm(*opened, link.algorithm.map(Algorithm::id))?;
            Ok(opened.at_step(link.step))
        }
        Ok(_) => Err(Refusal(texts().link_damaged())),
        Err(words) => Err(Refusal(words.en)),
    }
}

/// Checks that a file of positions can be read.
pub(super) fn check_positions(name: &Path) -> Result<(), Refusal> {
    match read_source(&source(name), &Job::default()) {
        Ok(_) => Ok(()),
        Err(words) => Err(Refusal(words.en)),
    }
}

/// Replaces the algorithm of the lesson if `name` gives one.
pub(super) fn with_algorithm(opened: Opened, name: Option<&str>) -> Result<Opened, Refusal> {
    let Some(name) = name else {
        return Ok(opened);
    };
    let algorithm: Algorithm = name.parse()?;
    if let Err(unfit) = opened.loaded().lesson.subject.allows(algorithm) {
        let lesson = &opened.loaded().lesson.id;
        let text = texts().cli_algorithm_cannot_run(name, lesson, unfit.to_string());
        return Err(Refusal(text));
    }
    rerun(opened.rerun_request(algorithm), &Job::default()).map_err(|words| Refusal(words.en))
}
