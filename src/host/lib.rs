//! Input and output: files and threads. Carries out the effects of a session; results come back as
//! replies.
//!
//! There are two hosts behind the same effects: the desktop (`native`) and a browser (`web`). What a
//! host can do beyond that, it says in its [`Platform`](session::Platform).

mod engine_file;
pub mod files;
mod folders;
mod keeping;
#[cfg(not(target_arch = "wasm32"))]
mod native;
mod own_readers;
mod packing;
mod page_files;
mod reading;
mod saving;
#[cfg(target_arch = "wasm32")]
mod web;

pub use engine_file::read_engines;
pub use folders::Folders;
pub use keeping::Keeper;
#[cfg(not(target_arch = "wasm32"))]
pub use native::{
    FileShower, Host, STACK, engine, has_display, has_x, memory, play_all, play_all_between,
    speak_from, system_language, thread_cpu_time, wall_time, work_all,
};
pub use packing::{course_of_lesson, pack_course, pack_lessons, scorm_package};
pub use page_files::page_files;
pub use reading::read_source;
#[cfg(target_arch = "wasm32")]
pub use web::{Host, bring, do_work, memory, read_question, system_language, taken_up};

#[cfg(not(target_arch = "wasm32"))]
use native as platform;
#[cfg(target_arch = "wasm32")]
use web as platform;

use std::path::PathBuf;
use std::sync::Arc;

use saving::{
    put_text, rename_lesson, replaces_none, save_games, save_papers, write_files, write_to_print,
};

use language::{Language, Texts, Words};
use scenario::{VersionDifference, parse};
use session::engines::{EngineEntry, EngineEvent, EngineId};
use session::{Effect, FilesToMake, Job, OpenedSource, Reply, Source, VersionsRequest, Work};

/// Replaces the path of a file by its canonical path.
fn by_full_name(source: Source) -> Source {
    match source {
        Source::File(path) => Source::File(files::full_name(&path)),
        other => other,
    }
}

/// The user's own lessons that can be read, with their titles.
fn user_lessons(folders: &Folders) -> Vec<(PathBuf, Words)> {
    let folder = folders.lessons().map(|folder| files::full_name(&folder));
    let files = folder.and_then(|folder| files::read_folder(&folder).ok());
    let lessons = files.into_iter().flatten();
    lessons
        .filter_map(|path| {
            path.extension().filter(|ending| *ending == "ron")?;
            let bytes = files::read(&path).ok()?;
            let text = std::str::from_utf8(&bytes).ok()?;
            let lesson = parse(text.trim_start_matches('\u{feff}')).ok()?;
            Some((path, lesson.title))
        })
        .collect()
}

/// Carries out an effect synchronously, in these folders, and returns the reply.
pub fn carry_out(effect: Effect, folders: &Folders) -> Reply {
    let nobody: Arc<TakeReply> = Arc::new(drop::<Reply>);
    work_of(effect, folders, &nobody).carry_out()
}

pub type TakeReply = dyn Fn(Reply) + Send + Sync;

/// The work of an effect, in these folders; replies before its last go to `answer`.
pub fn work_of(effect: Effect, folders: &Folders, answer: &Arc<TakeReply>) -> Work {
    let folders = folders.clone();
    match effect {
        Effect::Work(work) => work,
        Effect::Open(source, job) => {
            let name = source.name();
            let run = |job: &Job| Ok(read_source(&by_full_name(source), job));
            Work::new(job, run, |job, read: Result<_, Words>| {
                Reply::Opened(job, read.unwrap_or_else(|why| Err(why.at(name))))
            })
        }
        Effect::MakePapers(request) => {
            Work::new(request, move |it| save_papers(it, &folders), Reply::PapersSaved).saving()
        }
        Effect::MakeFiles(FilesToMake { path, places, make, job }, replaces) => {
            let run = move |(job, _): &(Job, PathBuf)| {
                replaces_none(&places, &replaces)?;
                write_files(&make(job)?, &replaces)
            };
            Work::new((job, path), run, |(job, path), made| Reply::FilesMade(job, path, made))
                .saving()
        }
        Effect::Print(FilesToMake { make, job, .. }) => {
            Work::new(job, move |job| write_to_print(make(job)?, &folders), Reply::ToPrint).saving()
        }
        Effect::CompareVersions(request, job) => {
            Work::new(job, move |job| compare_versions(&request, job), Reply::VersionsCompared)
        }
        Effect::SaveLesson(request) => {
            Work::new(request, |it| put_text(&it.path, &it.text, it.replace), Reply::LessonSaved)
                .saving()
        }
        Effect::SaveCourse(path, text, replace) => {
            let put = move |(path, text): &(PathBuf, String)| put_text(path, text, replace);
            Work::new((path, text), put, Reply::CourseSaved).saving()
        }
        Effect::RenameLesson(path, title) => {
            Work::new(path, move |path| rename_lesson(path, &title), Reply::LessonRenamed).saving()
        }
        Effect::DeleteLesson(path) => {
            Work::new(path, |path| files::delete(path), Reply::LessonDeleted).saving()
        }
        Effect::SaveGames(request) => {
            Work::new(request, |request| save_games(request), Reply::GamesSaved).saving()
        }
        // There is no user to ask here.
        Effect::ChooseFile(_)
        | Effect::ChooseProgram
        | Effect::ChoosePlace(_)
        | Effect::StopEngine(_)
        | Effect::EndEngine(_) => Work::of(|| Reply::Done),
        Effect::ListUserLessons => Work::of(move || Reply::UserLessons(user_lessons(&folders))),
        Effect::Read(question, job) => {
            let (answer, of) = (Arc::clone(answer), job.clone());
            let tell = move |found| answer(Reply::HaveRead(of.clone(), Ok(found)));
            let run = move |job: &Job| Ok(own_readers::read(&question, job, tell));
            Work::new(job, run, Reply::HaveRead)
        }
        Effect::SaveEngines(engines) => Work::of(move || save_engines(engines, &folders)).saving(),
        Effect::ListEngines => Work::of(move || {
            engine_file::listed(folders.engines()).map_or_else(Reply::Failed, Reply::Engines)
        }),
        Effect::CheckEngines(entries) => {
            Work::of(move || Reply::EngineFaults(platform::visible_faults(&entries)))
        }
        // Only a window remembers, and shows files.
        Effect::Remember(_) => Work::of(|| Reply::Remembered(Ok(Vec::new()))),
        Effect::Show(files) => Work::of(|| Reply::Shown(files, Ok(()))),
        Effect::Ask(entry, number, _) => no_engine(entry.id, number),
        Effect::StartEngine(entry) => no_engine(entry.id, 0),
    }
}

/// The differences of a lesson from another version, which is read first.
fn compare_versions(request: &VersionsRequest, job: &Job) -> Result<Vec<VersionDifference>, Words> {
    match read_source(&by_full_name(request.with.clone()), job)? {
        OpenedSource::Lesson(opened) => Ok(request.compare(opened.loaded(), job)),
        _ => Err(Words::of(Texts::versions_no_lesson).at(request.with.name())),
    }
}

fn save_engines(engines: Vec<EngineEntry>, folders: &Folders) -> Reply {
    let saved = engine_file::save(engines, folders.engines());
    saved.map_or_else(Reply::Failed, |()| Reply::Done)
}

/// Engines run beside a window only.
fn no_engine(id: EngineId, number: u64) -> Work {
    let why = EngineEvent::Exited(Words::of(Texts::host_only_beside_a_window));
    Work::of(move || Reply::Engine(id, number, why))
}

/// `C` and `POSIX` name no language.
fn language_of(locale: Option<&str>) -> Option<Language> {
    let named = locale.filter(|locale| !locale.starts_with('C') && *locale != "POSIX");
    named.map(|locale| if locale.starts_with("ja") { Language::Ja } else { Language::En })
}

/// The day here, in days since 1970-01-01.
fn today() -> Option<u32> {
    u32::try_from(chrono::Local::now().date_naive().to_epoch_days()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_is_that_of_the_system() {
        for (locale, language) in [
            (None, None),
            (Some("C"), None),
            (Some("C.UTF-8"), None),
            (Some("POSIX"), None),
            (Some("ja-JP"), Some(Language::Ja)),
            (Some("en-GB"), Some(Language::En)),
            (Some("de-DE"), Some(Language::En)),
        ] {
            assert_eq!(language_of(locale), language, "{locale:?}");
        }
    }
}
