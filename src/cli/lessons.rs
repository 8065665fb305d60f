//! Finds a lesson by id or by file.

use std::io::{BufRead, Read as _};
use std::path::{Path, PathBuf};

use clap::CommandFactory as _;

use super::{Arguments, Refusal, texts};
use host::read_source;
use language::Language;
use scenario::{Shipped, shipped, shipped_courses};
use search::Algorithm;
use session::{Job, Link, Opened, OpenedSource, Source, rerun};

/// The source of a lesson or a course: the id of a shipped one, or a file.
pub fn source(lesson: impl AsRef<Path>) -> Source {
    let lesson = lesson.as_ref();
    let has_id = |shipped: &&Shipped| lesson.as_os_str() == shipped.id;
    if let Some(lesson) = shipped().iter().find(has_id) {
        return Source::Shipped(lesson.id);
    }
    match shipped_courses().iter().find(has_id) {
        Some(course) => {
            let bytes = course.text().as_bytes().to_vec();
            Source::Text { name: format!("{}.ron", course.id), bytes }
        }
        None => Source::File(PathBuf::from(lesson)),
    }
}

/// Checks that a name is that of a lesson, or of a file that can be there.
///
/// # Errors
/// A [`Refusal`] that names the lessons and commands which may have been meant.
pub fn check_named(lesson: &Path) -> Result<(), Refusal> {
    let text = lesson.to_string_lossy();
    let is_id = lesson.extension().is_none() && !text.contains(['/', '\\']);
    let Source::File(path) = source(lesson) else {
        return Ok(());
    };
    if !is_id || path.exists() || Link::is_in(&text) {
        return Ok(());
    }
    let commands = Arguments::command();
    let commands = commands.get_subcommands().map(clap::Command::get_name);
    let shipped = shipped().iter().chain(shipped_courses()).map(|shipped| shipped.id);
    let near = text::nearest(&text, commands.chain(shipped));
    Err(Refusal(if near.is_empty() {
        texts().cli_no_lesson(text)
    } else {
        texts().cli_no_lesson_but_near(near.join(", "), text)
    }))
}

/// Opens a lesson, by id or by file.
pub fn open(lesson: impl AsRef<Path>) -> Result<Opened, Refusal> {
    let lesson = lesson.as_ref();
    if let Some(text) = lesson.to_str().filter(|text| Link::is_in(text)) {
        return open_link(text);
    }
    check_named(lesson)?;
    open_source(&source(lesson))
}

/// The same, or what standard input holds, to read it: a log, a tree or a lesson.
pub(super) fn open_or_read(lesson: &Path, input: &mut dyn BufRead) -> Result<Opened, Refusal> {
    let opened = open_any(lesson, input)?;
    let subject = &opened.loaded().subject;
    if !opened.tree().is_finished() && !subject.together().is_empty() {
        let why = subject.when_unfinished(Language::spoken()).unwrap_or_default();
        return Err(Refusal(format!("{}: {why}", lesson.display())));
    }
    Ok(opened)
}

fn open_any(lesson: &Path, input: &mut dyn BufRead) -> Result<Opened, Refusal> {
    if lesson != Path::new("-") && lesson != Path::new("/dev/stdin") {
        return open(lesson);
    }
    let bytes = read_input(Vec::new(), input)?;
    open_source(&Source::Text { name: "stdin".to_owned(), bytes })
}

/// The whole input, of which these bytes have been read.
pub(super) fn read_input(mut bytes: Vec<u8>, input: &mut dyn BufRead) -> Result<Vec<u8>, Refusal> {
    let left = (LARGEST_INPUT + 1).saturating_sub(bytes.len() as u64);
    let read = input.take(left).read_to_end(&mut bytes);
    read.map_err(|error| Refusal(texts().cli_input_not_read(error.to_string())))?;
    if bytes.len() as u64 > LARGEST_INPUT {
        return Err(Refusal(texts().cli_input_too_large(LARGEST_INPUT >> 20)));
    }
    Ok(bytes)
}

/// The longest lesson that is read from standard input, in bytes; as for files.
const LARGEST_INPUT: u64 = 64 << 20;

pub(super) fn open_source(source: &Source) -> Result<Opened, Refusal> {
    let lesson = source.name();
    match read_source(source, &Job::default()) {
        Ok(OpenedSource::Lesson(opened)) => Ok(*opened),
        Ok(OpenedSource::Games(_)) => Err(Refusal(texts().cli_found_game(lesson))),
        Ok(OpenedSource::Course(_)) => Err(Refusal(texts().cli_found_course(lesson))),
        Ok(OpenedSource::Marks(_)) => Err(Refusal(texts().cli_found_marks(lesson))),
        Ok(OpenedSource::Positions(..) | OpenedSource::Pasted(_)) => {
            Err(Refusal(texts().cli_found_position(lesson)))
        }
        Err(words) => Err(words.into()),
    }
}

/// Opens what a link says, at its step.
fn open_link(text: &str) -> Result<Opened, Refusal> {
    let link = Link::read(text)?;
    match read_source(&link.source, &Job::default()) {
        Ok(OpenedSource::Lesson(opened)) => {
            let opened = with_algorithm(*opened, link.algorithm.map(Algorithm::id))?;
            Ok(opened.at_step(link.step))
        }
        Ok(_) => Err(Refusal(texts().link_damaged())),
        Err(words) => Err(words.into()),
    }
}

/// Checks that a file of positions can be read.
pub(super) fn check_positions(name: &Path) -> Result<(), Refusal> {
    match read_source(&source(name), &Job::default()) {
        Ok(_) => Ok(()),
        Err(words) => Err(words.into()),
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
    rerun(opened.rerun_request(algorithm), &Job::default()).map_err(Refusal::from)
}
