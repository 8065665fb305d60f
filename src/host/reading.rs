use std::collections::{BTreeMap, HashMap};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::files;
use formats::any_text;
use formats::pack::{FilePack, is_pack, tidy};
use formats::record::{self, Format, Recorded as _};
use formats::search_log::{is_search_log, unpacked};
use formats::tree_text::is_tree;
use games::shogi::Shogi;
use language::{Say, Texts, Words};
use scenario::{Course, CoursePart, CourseTask, is_course, load_course, read_lesson, task_places};
use session::{
    ClassMarks, FilePrint, Games, Job, OpenCourse, OpenedSource, Source, prepare, prepare_log,
    read_games, read_line, shogi_game, utf8,
};

/// Reads a source: a lesson, positions or a game.
pub fn read_source(source: &Source, job: &Job) -> Result<OpenedSource, Words> {
    let bytes = match source {
        Source::Shipped(_) | Source::Made { .. } => {
            let opened = prepare(source.clone(), &[], job)?;
            return Ok(OpenedSource::Lesson(Box::new(opened)));
        }
        Source::File(path) if files::is_folder(path) || is_pack(path) => {
            let course = read_course_at(path)?;
            return Ok(OpenedSource::Course(Box::new(course)));
        }
        Source::File(path) => {
            let bytes = files::read(path)?;
            job.has_read(path, FilePrint::of(&bytes));
            bytes
        }
        Source::Text { name, .. } if is_pack(Path::new(name)) => {
            return Err(Words::of(Texts::pack_without_place).at(name));
        }
        Source::Text { bytes, .. } => bytes.clone(),
    };
    if let Some(class) = marks_in(source, &bytes) {
        return Ok(OpenedSource::Marks(Box::new(class)));
    }
    let bytes = match unpacked_log(&bytes).map_err(|words| words.at(source.name()))? {
        Some(unpacked) => unpacked,
        None => bytes,
    };
    if is_log(&bytes) {
        let opened = prepare_log(source, utf8(&source.name(), &bytes)?, job)?;
        return Ok(OpenedSource::Lesson(Box::new(opened)));
    }
    if source.is_pasted() {
        return read_pasted(source, &bytes, job);
    }
    if source.may_be_tree() && is_tree(&String::from_utf8_lossy(&bytes)) {
        let opened = prepare(source.clone(), &bytes, job)?;
        return Ok(OpenedSource::Lesson(Box::new(opened)));
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
        let (_, first, more) = first_position(&source.name(), &bytes)?;
        return Ok(OpenedSource::Positions(Arc::new(first), more));
    }
    if let Some(text) = course_text(&bytes) {
        let course = match source {
            Source::File(path) => read_course_at(path)?,
            _ => OpenCourse::of_text(&source.name(), text)?,
        };
        return Ok(OpenedSource::Course(Box::new(course)));
    }
    let is_lesson = String::from_utf8_lossy(&bytes).contains("Lesson(");
    if source.is_plain_text() && !is_lesson {
        return read_pasted(source, &bytes, job).map_err(|words| words.at(source.name()));
    }
    let opened = prepare(source.clone(), &bytes, job)?;
    Ok(OpenedSource::Lesson(Box::new(opened)))
}

/// The marks in a text that holds codes of them; lessons may speak of codes.
fn marks_in(source: &Source, bytes: &[u8]) -> Option<ClassMarks> {
    let is_lesson = Path::new(&source.name()).extension().is_some_and(|ending| ending == "ron");
    if is_lesson { None } else { ClassMarks::read(&any_text(bytes)) }
}

/// The beginning of a file by which a log is known, in bytes.
const HEAD: usize = 4096;

/// Whether bytes begin like a search log; one of JSON lines has its whole header in the first.
fn is_log(bytes: &[u8]) -> bool {
    let is_object = bytes.trim_ascii_start().starts_with(b"{");
    let is_end = |&byte: &u8| byte == b'\n';
    let end = if is_object { bytes.iter().position(is_end).unwrap_or(bytes.len()) } else { HEAD };
    is_search_log(&String::from_utf8_lossy(&bytes[..bytes.len().min(end)]))
}

/// What is in a packed log, or in one in UTF-16; `None` for any other file.
///
/// # Errors
/// One sentence, if it is cut off, damaged or too large.
fn unpacked_log(bytes: &[u8]) -> Result<Option<Vec<u8>>, Words> {
    if ![&[0x1f, 0x8b][..], &[0xff, 0xfe], &[0xfe, 0xff]].iter().any(|it| bytes.starts_with(it)) {
        return Ok(None);
    }
    let failed = |error: std::io::Error| {
        let error = error.to_string();
        Words::of(|texts| texts.log_broken_off(error.clone()))
    };
    let mut text = unpacked(bytes).map_err(failed)?.take(files::LARGEST + 1);
    let mut unpacked = Vec::new();
    let read = text.read_to_end(&mut unpacked);
    if !is_log(&unpacked) {
        return Ok(None);
    }
    read.map_err(failed)?;
    let size = unpacked.len() as u64;
    if size > files::LARGEST {
        return Err(Words::of(|texts| texts.host_too_many_bytes(files::LARGEST, size)));
    }
    Ok(Some(unpacked))
}

/// The text of a course; `None` for anything else.
fn course_text(bytes: &[u8]) -> Option<&str> {
    let text = std::str::from_utf8(bytes).ok()?;
    is_course(text).then_some(text)
}

/// Reads the course in a file, or a folder or pack of lessons as a course.
///
/// # Errors
/// A message with the place; also if the file is not a course, or there are no lessons.
pub(super) fn read_course_at(path: &Path) -> Result<OpenCourse, Words> {
    if files::is_folder(path) {
        return read_lessons_in(path);
    }
    if is_pack(path) {
        return read_pack(path, None);
    }
    if let Some((pack, course)) = files::inside_pack(path) {
        return read_pack(pack, Some(course));
    }
    let bytes = files::read(path)?;
    let name = path.display().to_string();
    let shelf = LessonShelf::beside(path);
    read_course(path, utf8(&name, &bytes)?, shelf)
}

/// Reads a folder of lessons: the course in it, or else its lessons in the order of their names.
fn read_lessons_in(path: &Path) -> Result<OpenCourse, Words> {
    let mut lessons = files::read_folder(path)?;
    lessons.retain(|file| {
        file.extension().is_some_and(|ending| ending == "ron") && files::is_file(file)
    });
    for file in &lessons {
        let bytes = files::read(file)?;
        if let Some(text) = course_text(&bytes) {
            return read_course(file, text, LessonShelf::beside(file));
        }
    }
    let shown = path.display().to_string();
    if lessons.is_empty() {
        return Err(Words::of(Texts::host_no_lessons).at(shown));
    }
    let title = path.file_name().map_or(shown, |name| name.display().to_string());
    let names = lessons.iter().map(|file| file.file_name().unwrap_or_default());
    let names = names.map(|name| name.display().to_string());
    let course = course_of_names(title, &names.collect::<Vec<_>>());
    Ok(open_course(path, (course, None), LessonShelf::of(path.to_path_buf())))
}

/// Reads a pack: the course in it, of this name if one is given, or else its lessons in the order
/// of their names, a chapter a folder.
fn read_pack(path: &Path, course: Option<String>) -> Result<OpenCourse, Words> {
    let bytes = files::read(path)?;
    let mut pack = FilePack::open(&bytes).map_err(|words| words.at(path.display()))?;
    let mut names: Vec<_> = pack.names().map(str::to_owned).collect();
    if names.is_empty() {
        return Err(Words::of(Texts::pack_no_lessons).at(path.display()));
    }
    // A course beside folders comes before one in a folder.
    let mut courses = course.map_or_else(|| names.clone(), |name| vec![name]);
    courses.sort_by_key(|name| name.matches('/').count());
    for name in courses {
        // What cannot be read is reported with the lesson.
        let bytes = pack.read(&name).unwrap_or_default();
        if let Some(text) = course_text(&bytes) {
            let file = path.join(&name);
            let folder = file.parent().unwrap_or(path).to_path_buf();
            return read_course(&file, text, LessonShelf { folder, pack: Some((path, pack)) });
        }
    }
    names.sort_by(|a, b| folder_of(a).cmp(folder_of(b)).then(a.cmp(b)));
    let title = path.file_stem().unwrap_or_default().display().to_string();
    let course = course_of_names(title, &names);
    let shelf = LessonShelf { folder: path.to_path_buf(), pack: Some((path, pack)) };
    Ok(open_course(path, (course, None), shelf))
}

/// The folder of a name inside a pack.
fn folder_of(name: &str) -> &str {
    name.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// A course of lessons that none has compiled: a chapter for each folder, in the order of the names.
fn course_of_names(title: String, names: &[String]) -> Course {
    let chapters = names.chunk_by(|a, b| folder_of(a) == folder_of(b)).map(|names| {
        let folder = names.first().map_or("", |name| folder_of(name));
        let title = if folder.is_empty() { &title } else { folder };
        CoursePart {
            title: Words::same(title),
            lessons: names.iter().map(CourseTask::watch).collect(),
        }
    });
    let chapters = chapters.collect();
    Course { title: Words::same(title), chapters, ..Course::empty() }
}

/// Where the lessons of a course are: a folder, or a pack that is open.
struct LessonShelf<'p> {
    folder: PathBuf,
    pack: Option<(&'p Path, FilePack<'p>)>,
}

impl LessonShelf<'_> {
    fn of(folder: PathBuf) -> Self {
        Self { folder, pack: None }
    }

    /// The folder of a file.
    fn beside(path: &Path) -> Self {
        Self::of(path.parent().unwrap_or(Path::new("")).to_path_buf())
    }

    /// The path of a lesson, and its contents.
    fn lesson(&mut self, name: &str) -> (PathBuf, Result<Vec<u8>, Words>) {
        let file = self.folder.join(name);
        let Some((place, pack)) = &mut self.pack else {
            let bytes = files::read(&file);
            return (file, bytes);
        };
        let inside = file.strip_prefix(*place).unwrap_or(Path::new(name));
        let inside = tidy(&inside.to_string_lossy());
        let file = place.join(&inside);
        let bytes = pack.read(&inside).map_err(|words| words.at(file.display()));
        (file, bytes)
    }
}

/// Reads a course, and the titles of its lessons in files beside it; errors in those are reported
/// at the place where the course names them.
fn read_course(path: &Path, text: &str, shelf: LessonShelf<'_>) -> Result<OpenCourse, Words> {
    let course = load_course(&path.display().to_string(), text)?;
    Ok(open_course(path, (course, Some(text)), shelf))
}

/// A course with its lessons. Without its text, errors in those have only their own place.
fn open_course(
    path: &Path,
    (course, text): (Course, Option<&str>),
    mut shelf: LessonShelf<'_>,
) -> OpenCourse {
    let (mut places, mut titles, mut faults) = (HashMap::new(), HashMap::new(), Vec::new());
    let mut texts = BTreeMap::new();
    let mut in_text = None;
    let tasks = course.tasks();
    for (number, task) in tasks.enumerate().filter(|(_, task)| task.is_file()) {
        let (file, bytes) = shelf.lesson(&task.lesson);
        places.insert(task.lesson.clone(), files::full_name(&file));
        match bytes.and_then(|bytes| Ok((lesson_title(&file, &bytes)?, bytes))) {
            Ok((title, bytes)) => {
                if bytes.len() <= OpenCourse::MOST_OF_A_LESSON
                    && let Ok(text) = String::from_utf8(bytes)
                {
                    texts.insert(task.lesson.clone(), text.into());
                }
                titles.insert(task.lesson.clone(), title);
            }
            Err(mut what) => {
                if let Some(text) = text {
                    let in_text = in_text.get_or_insert_with(|| task_places(text));
                    let (line, column) = in_text.get(number).copied().unwrap_or((1, 1));
                    what = what.at(format_args!("{}:{line}:{column}", path.display()));
                }
                faults.push((task.lesson.clone(), what));
            }
        }
    }
    let folder = shelf.folder;
    let (path, text) = (path.to_path_buf(), text.unwrap_or_default().to_owned());
    OpenCourse { path, course, text, folder, places, titles, texts, faults }
}

/// The title of the lesson in a file with these contents.
pub(super) fn lesson_title(path: &Path, bytes: &[u8]) -> Result<Words, Words> {
    let name = path.display().to_string();
    let text = utf8(&name, bytes)?;
    if is_course(text) {
        return Err(Words::of(Texts::host_course_for_lesson).at(name));
    }
    let lesson = read_lesson(&name, text)?;
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
    let line = match read_line::<Shogi>(text) {
        Ok(line) if line.len() == 1 => {
            return Ok(OpenedSource::Pasted(Arc::new(Games::of_line(line))));
        }
        line => line,
    };
    match (line, record::read(bytes, None)) {
        (Ok(_), Ok(reading)) => Ok(OpenedSource::Games(shogi_game(source, reading))),
        (Err(words), Ok(reading)) => match reading.format {
            // An ending such as `resign` is no move, but the line is a game.
            Format::Usi | Format::Sfen if is_line && reading.stopped_or_unknown().is_some() => {
                Err(words)
            }
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
    first.is_some_and(|(text, ..)| text.contains("moves"))
}

/// The first position of a file with one per line: its line, itself, and the number of lines that
/// follow it.
fn first_position<'b>(
    name: &str,
    bytes: &'b [u8],
) -> Result<(&'b str, Games<Shogi>, usize), Words> {
    let text = utf8(name, bytes)?.trim_start_matches('\u{feff}');
    let says_something = |line: &str| !line.trim().is_empty() && !line.trim().starts_with('#');
    let mut lines = text.lines().enumerate().filter(|(_, line)| says_something(line));
    let (number, line) = lines.next().ok_or_else(|| Words::of(Texts::host_no_position).at(name))?;
    match read_line(line) {
        Ok(first) => Ok((line, Games::of_line(first), lines.count())),
        Err(words) => Err(words.at(format_args!("{name}:{}", number + 1))),
    }
}
