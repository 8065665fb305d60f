//! Packs of lessons.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::{Component, Path};

use super::files;
use super::reading::lesson_title;
use export::scorm_manifest;
use formats::pack::{packed, tidy};
use language::{Texts, Words};
use scenario::{
    Course, CoursePart, CourseTask, course_to_text, is_course, parse, shipped, to_text,
};
use session::{FilePrint, MOST_KEPT, OpenCourse, Source, most_kept, utf8};

/// Makes a pack of a course: its file as it is written, and the lessons that are files.
///
/// # Errors
/// Why a lesson cannot be packed: all of them must be readable, and inside the course's folder.
pub fn pack_course(open: &OpenCourse) -> Result<Vec<u8>, Words> {
    if let Some((_, fault)) = open.faults.first() {
        return Err(fault.clone());
    }
    let mut inner = Vec::new();
    if open.is_of_link() {
        inner.push((
            "course.ron".to_owned(),
            course_to_text(&open.course.of_pupils())?.into_bytes(),
        ));
    } else if !open.text.is_empty() {
        let name = open.path.file_name().unwrap_or_default().display().to_string();
        inner.push((name, open.text.clone().into_bytes()));
    }
    let tasks = open.course.tasks();
    for task in tasks.filter(|task| task.is_file()) {
        let is_inside =
            |part: Component<'_>| matches!(part, Component::Normal(_) | Component::CurDir);
        let name = &task.lesson;
        if !Path::new(name).components().all(is_inside) {
            let words = Words::of(|texts| texts.pack_outside(name));
            return Err(words.at(open.path.display()));
        }
        if let Some(text) = open.texts.get(name).filter(|_| open.is_of_link()) {
            inner.push((tidy(name), text.as_bytes().to_vec()));
            continue;
        }
        let place = open.places.get(name).cloned().unwrap_or_else(|| open.folder.join(name));
        inner.push((tidy(name), files::read(&place)?));
    }
    packed(&inner)
}

/// The page in a package, and the course beside it.
const PAGE: &str = "index.html";
const COURSE: &str = "course.zip";
/// What says on the page that there is a course.
const MARK: &str = r#"<meta name="yomisuji-course" content="course.zip">"#;
/// What the mark stands behind.
const HEAD: &str = r#"<meta charset="utf-8">"#;
/// What a page has that can speak to a platform.
const SPEAKS: &str = "scorm.js";
const PROGRAM: &str = "yomisuji_bg.wasm";
/// The service worker of the page: where a platform serves it, files come from there.
const SERVICE: &str = "service.js";

/// A course without what is for its teacher alone.
fn of_pupils(open: &OpenCourse) -> Result<OpenCourse, Words> {
    let course = open.course.of_pupils();
    let text = if course == open.course { open.text.clone() } else { course_to_text(&course)? };
    Ok(OpenCourse { course, text, ..open.clone() })
}

/// Makes a SCORM 1.2 package of a course: the page of these files opens it, and tells the platform of
/// the marks. `title` is what the platform calls it.
///
/// # Errors
/// Why not: a lesson cannot be packed, the files are no page that can do this, or a platform has no
/// room for the marks of so many lessons.
pub fn scorm_package(
    open: &OpenCourse,
    page: Vec<(String, Vec<u8>)>,
    title: &str,
) -> Result<Vec<u8>, Words> {
    let course = pack_course(&of_pupils(open)?)?;
    let kept = most_kept(open);
    if kept > MOST_KEPT {
        return Err(Words::of(|texts| texts.scorm_too_much(MOST_KEPT, kept)));
    }
    let of_page = |name: &str| page.iter().find(|(other, _)| other == name);
    let is_whole = [SPEAKS, PROGRAM].iter().all(|name| of_page(name).is_some());
    let index = of_page(PAGE).filter(|_| is_whole);
    let index = index.and_then(|(_, bytes)| std::str::from_utf8(bytes).ok());
    // A page that is in a package already has the mark.
    let index = index.map(|text| text.replace(MARK, "")).filter(|text| text.contains(HEAD));
    let index = index.ok_or_else(|| Words::of(Texts::scorm_not_a_page))?;
    let index = index.replacen(HEAD, &format!("{HEAD}{MARK}"), 1);
    let print = FilePrint::of(&course).id();
    let mut inner = vec![(PAGE.to_owned(), index.into_bytes()), (COURSE.to_owned(), course)];
    let others = page.into_iter();
    inner.extend(others.filter(|(name, _)| ![PAGE, COURSE, SERVICE, MANIFEST].contains(&&**name)));
    let names: Vec<_> = inner.iter().map(|(name, _)| name.as_str()).collect();
    let manifest = scorm_manifest(title, &format!("yomisuji-{print}"), &names);
    inner.insert(0, (MANIFEST.to_owned(), manifest.into_bytes()));
    packed(&inner)
}

const MANIFEST: &str = "imsmanifest.xml";

/// A course of one lesson, to watch.
///
/// # Errors
/// If it is no lesson.
pub fn course_of_lesson(source: &Source) -> Result<OpenCourse, Words> {
    let (mut titles, mut texts) = (HashMap::new(), BTreeMap::new());
    let (name, title) = if let Source::Shipped(id) = source {
        let lesson = shipped().iter().find(|lesson| lesson.id == *id);
        let lesson = lesson.and_then(|lesson| parse(lesson.text()).ok());
        ((*id).to_owned(), lesson.map_or_else(|| Words::same(*id), |lesson| lesson.title))
    } else {
        let (name, bytes) = file_of(source)?;
        let title = lesson_title(Path::new(&name), &bytes)?;
        titles.insert(name.clone(), title.clone());
        texts.insert(name.clone(), utf8(&name, &bytes)?.into());
        (name, title)
    };
    let part = CoursePart { title: title.clone(), lessons: vec![CourseTask::watch(name)] };
    let course = Course { title, chapters: vec![part], ..Course::empty() };
    Ok(OpenCourse::without_file(course, titles, texts))
}

/// Makes a pack of lessons. A course of this title keeps their order, and names those that ship;
/// a single lesson needs none.
pub fn pack_lessons(title: &Words, sources: &[Source]) -> Result<Vec<u8>, Words> {
    let (mut inner, mut tasks, mut taken) = (Vec::new(), Vec::new(), HashSet::new());
    for source in sources {
        let lesson = match source {
            Source::Shipped(id) => (*id).to_owned(),
            other => {
                let (name, bytes) = file_of(other)?;
                let name = free_name(&name, &mut taken);
                inner.push((name.clone(), bytes));
                name
            }
        };
        tasks.push(CourseTask::watch(lesson));
    }
    if inner.len() != 1 || tasks.len() != 1 {
        let part = CoursePart { title: title.clone(), lessons: tasks };
        let course = Course { title: title.clone(), chapters: vec![part], ..Course::empty() };
        let text = course_to_text(&course)?;
        inner.insert(0, (free_name("course.ron", &mut taken), text.into_bytes()));
    }
    packed(&inner)
}

/// The name and the contents of the file of a lesson.
fn file_of(source: &Source) -> Result<(String, Vec<u8>), Words> {
    let (name, bytes) = match source {
        Source::File(path) => {
            let bytes = files::read(path)?;
            (path.file_name().unwrap_or_default().display().to_string(), bytes)
        }
        Source::Made { lesson, .. } => {
            (format!("{}.ron", lesson.id), to_text(lesson)?.into_bytes())
        }
        Source::Text { name, bytes } => (name.clone(), bytes.clone()),
        Source::Shipped(id) => return Err(Words::of(Texts::pack_no_such).at(id)),
    };
    let place = source.name();
    if is_course(utf8(&place, &bytes)?) {
        return Err(Words::of(Texts::host_course_for_lesson).at(place));
    }
    lesson_title(Path::new(&place), &bytes)?;
    Ok((tidy(&name), bytes))
}

/// A name that none of the others has: `a.ron`, `a-2.ron`.
fn free_name(name: &str, taken: &mut HashSet<String>) -> String {
    let stem = name.strip_suffix(".ron").unwrap_or(name);
    let others = (2..).map(|number| format!("{stem}-{number}.ron"));
    let mut names = std::iter::once(format!("{stem}.ron")).chain(others);
    let free = names.find(|name| !taken.contains(name)).unwrap_or_default();
    taken.insert(free.clone());
    free
}
