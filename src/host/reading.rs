use std::collections::HashMap;
use std::path::{Path, PathBuf};

use super::files;
use formats::record::{self, Format, Recorded as _};
use formats::search_log::is_search_log;
use formats::tree_text::is_tree;
use games::shogi::Shogi;
use language::{Say, Texts, Words};
use scenario::{
    COURSE_VERSION, Course, CoursePart, CourseTask, StudyMode, course_to_text, is_course,
    load_course, read_lesson, task_places,
};
use session::{
    FilePrint, Job, OpenCourse, OpenedSource, Source, prepare, prepare_log, read_games, read_line,
    shogi_game, utf8,
};

/// Reads a source: a lesson, positions or a game.
///
/// # Errors
/// A message with the place.
pub fn read_source(source: &Source, job: &Job) -> Result<OpenedSource, Words> {
    let bytes = match source {
        Source::Shipped(_) | Source::Made { .. } => Vec::new(),
        Source::File(path) if path.is_dir() => {
            let course = read_course_at(path)?;
            return Ok(OpenedSource::Course(Box::new(course)));
        }
        Source::File(path) => {
            let bytes = files::read(path)?;
            job.has_read(path, FilePrint::of(&bytes));
            bytes
        }
        Source::Text { bytes, .. } => bytes.clone(),
    };
    if is_search_log(&String::from_utf8_lossy(&bytes[..bytes.len().min(HEAD)])) {
        let opened = prepare_log(source, utf8(&source.name(), &bytes)?, job)?;
        return Ok(OpenedSource::Lesson(Box::new(opened)));
    }
    if source.is_pasted() {
        return read_pasted(source, &bytes, job);
    }
    let format = source.game_format();
    let is_of_shogi = format.is_some_and(|format| Shogi::FORMATS.contains(&format));
    if !is_of_shogi && (format.is_some() || source.is_plain_text()) {
        match read_games(source, &bytes) {
            Some(Ok(games)) => return Ok(OpenedSource::Games(games)),
            Some(Err(complaint)) => return Err(placed(source, &complaint)),
            None => {}
        }
    }
    if is_of_shogi && holds_game(source, &bytes) {
        return match record::read(&bytes, format) {
            Ok(reading) => Ok(OpenedSource::Games(shogi_game(source, reading))),
            Err(complaint) => Err(placed(source, &complaint)),
        };
    }
    if source.holds_positions() {
        let (text, more) = first_position(&source.name(), &bytes)?;
        return Ok(OpenedSource::Positions(text, more));
    }
    if let (Source::File(path), Some(text)) = (source, course_text(&bytes)) {
        let course = read_course(path, text)?;
        return Ok(OpenedSource::Course(Box::new(course)));
    }
    let opened = prepare(source.clone(), &bytes, job)?;
    Ok(OpenedSource::Lesson(Box::new(opened)))
}

/// The beginning of a file by which a log is known, in bytes.
const HEAD: usize = 4096;

/// The text of a course; `None` for anything else.
fn course_text(bytes: &[u8]) -> Option<&str> {
    let text = std::str::from_utf8(bytes).ok()?;
    is_course(text).then_some(text)
}

/// Reads the course in a file, or a folder of lessons as a course.
///
/// # Errors
/// A message with the place; also if the file is not a course, or the folder has no lessons.
pub(super) fn read_course_at(path: &Path) -> Result<OpenCourse, Words> {
    if path.is_dir() {
        return read_lessons_in(path);
    }
    let bytes = files::read(path)?;
    let name = path.display().to_string();
    read_course(path, utf8(&name, &bytes)?)
}

/// Reads a folder of lessons: the course in it, or else its lessons in the order of their names.
///
/// # Errors
/// If it cannot be read, or has no lessons.
fn read_lessons_in(path: &Path) -> Result<OpenCourse, Words> {
    let mut lessons = files::read_folder(path)?;
    lessons.retain(|file| file.extension().is_some_and(|ending| ending == "ron") && file.is_file());
    for file in &lessons {
        let bytes = files::read(file)?;
        if let Some(text) = course_text(&bytes) {
            return read_course(file, text);
        }
    }
    let shown = path.display().to_string();
    if lessons.is_empty() {
        return Err(Words::of(Texts::host_no_lessons).at(shown));
    }
    let title = path.file_name().map_or_else(|| shown.clone(), |name| name.display().to_string());
    let task = |file: &PathBuf| CourseTask {
        lesson: file.file_name().unwrap_or_default().display().to_string(),
        work: StudyMode::Watch,
        algorithm: String::new(),
        marks: 0,
    };
    let lessons = lessons.iter().map(task).collect();
    let part = CoursePart { title: Words::same(title.clone()), lessons };
    let course =
        Course { version: COURSE_VERSION, title: Words::same(title), chapters: vec![part] };
    read_course(&path.join("course.ron"), &course_to_text(&course)?)
        .map(|open| OpenCourse { path: path.to_path_buf(), ..open })
}

/// Reads a course, and the titles of its lessons in files beside it; errors in those are reported
/// at the place where the course names them.
fn read_course(path: &Path, text: &str) -> Result<OpenCourse, Words> {
    let name = path.display().to_string();
    let course = load_course(&name, text).map_err(|error| error.words())?;
    let folder = path.parent().unwrap_or(Path::new(""));
    let mut open = OpenCourse {
        path: path.to_path_buf(),
        places: HashMap::new(),
        titles: HashMap::new(),
        faults: Vec::new(),
        course,
    };
    let mut in_text = None;
    let tasks = open.course.chapters.iter().flat_map(|part| &part.lessons);
    for (number, task) in tasks.enumerate().filter(|(_, task)| task.is_file()) {
        let file = folder.join(&task.lesson);
        let place = files::full_name(&file);
        open.places.insert(task.lesson.clone(), place);
        match lesson_title(&file) {
            Ok(title) => {
                open.titles.insert(task.lesson.clone(), title);
            }
            Err(what) => {
                let in_text = in_text.get_or_insert_with(|| task_places(text));
                let (line, column) = in_text.get(number).copied().unwrap_or((1, 1));
                let place = format!("{name}:{line}:{column}");
                open.faults.push((task.lesson.clone(), what.at(place)));
            }
        }
    }
    Ok(open)
}

/// The title of a lesson file.
fn lesson_title(path: &Path) -> Result<Words, Words> {
    let bytes = files::read(path)?;
    let name = path.display().to_string();
    let text = utf8(&name, &bytes)?;
    if is_course(text) {
        return Err(Words::of(Texts::host_course_for_lesson).at(name));
    }
    let lesson = read_lesson(&name, text).map_err(|error| error.words())?;
    Ok(lesson.title)
}

/// A complaint prefixed with the name of the file and its place.
fn placed(source: &Source, complaint: &record::Complaint) -> Words {
    let record::Complaint { line, column, what } = complaint;
    let place = format!("{}:{line}:{column}", source.name());
    what.at(place)
}

/// Reads pasted text: a lesson, a position, or a game if it is longer or its moves are in human
/// notation.
fn read_pasted(source: &Source, bytes: &[u8], job: &Job) -> Result<OpenedSource, Words> {
    let text = utf8(&source.name(), bytes)?;
    if text.trim_start().starts_with("Lesson(") {
        let named = Source::Text { name: format!("{}.ron", source.name()), bytes: bytes.to_vec() };
        return read_source(&named, job);
    }
    if is_tree(text) {
        let opened = prepare(source.clone(), bytes, job)?;
        return Ok(OpenedSource::Lesson(Box::new(opened)));
    }
    match read_games(source, bytes) {
        Some(Ok(games)) => return Ok(OpenedSource::Games(games)),
        Some(Err(complaint)) => return Err(complaint.words()),
        None => {}
    }
    let is_line = text.trim().lines().count() < 2;
    match (read_line::<Shogi>(text), record::read(bytes, None)) {
        (Ok(line), _) if line.len() == 1 => Ok(OpenedSource::Pasted(text.to_owned())),
        (Ok(_), Ok(reading)) => Ok(OpenedSource::Games(shogi_game(source, reading))),
        (Err(words), Ok(reading)) => match reading.format {
            Format::Usi | Format::Sfen if is_line => Err(words),
            _ => Ok(OpenedSource::Games(shogi_game(source, reading))),
        },
        (Err(words), Err(_)) if is_line => Err(words),
        (_, Err(complaint)) => Err(complaint.words()),
    }
}

/// Whether a file is a game; a file of positions is, if moves follow its first position.
fn holds_game(source: &Source, bytes: &[u8]) -> bool {
    if !source.holds_positions() {
        return true;
    }
    let name = source.name();
    let first = first_position(&name, bytes).ok();
    first.is_some_and(|(text, _)| text.contains("moves"))
}

/// The first position of a file with one per line, and the number of lines that follow it.
fn first_position(name: &str, bytes: &[u8]) -> Result<(String, usize), Words> {
    let text = utf8(name, bytes)?.trim_start_matches('\u{feff}');
    let says_something = |line: &str| !line.trim().is_empty() && !line.trim().starts_with('#');
    let mut lines = text.lines().enumerate().filter(|(_, line)| says_something(line));
    let (number, line) = lines.next().ok_or_else(|| Words::of(Texts::host_no_position).at(name))?;
    match read_line::<Shogi>(line) {
        Ok(_) => Ok((line.trim().to_owned(), lines.count())),
        Err(words) => Err(words.at(format_args!("{name}:{}", number + 1))),
    }
}
