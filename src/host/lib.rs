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
mod reading;
mod saving;
#[cfg(target_arch = "wasm32")]
mod web;

pub use engine_file::read_engines;
pub use folders::Folders;
pub use keeping::Keeper;
#[cfg(not(target_arch = "wasm32"))]
pub use native::{
    FileShower, Host, STACK, engine, has_display, memory, play_all, play_all_between, speak_from,
    system_language, thread_cpu_time, wall_time, work_all,
};
pub use packing::{pack_course, pack_lessons};
pub use reading::read_source;
#[cfg(target_arch = "wasm32")]
pub use web::{Host, bring, do_work, memory, read_question, system_language};

#[cfg(not(target_arch = "wasm32"))]
use native as platform;
#[cfg(target_arch = "wasm32")]
use web as platform;

use std::path::PathBuf;

use saving::{
    make_files, make_to_print, rename_lesson, save_course, save_games, save_lesson, save_papers,
};

use language::{Language, Texts, Words};
use lesson::{ComparedValues, find};
use scenario::{VersionDifference, parse};
use session::engines::{EngineEntry, EngineEvent};
use session::{Effect, Job, OpenedSource, Reply, Source, VersionsRequest, rerun, run_beside};

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
    match effect {
        Effect::Open(source, job) => {
            let source = by_full_name(source);
            let result = read_source(&source, &job);
            Reply::Opened(job, result)
        }
        Effect::Review(review) => {
            review.work_out();
            Reply::Done
        }
        Effect::Find { source, tree, subject, query, after, language } => {
            let node = find(&tree, &*subject, &query, after, language);
            Reply::Found { query, source, node }
        }
        Effect::Estimate(setup) => {
            let estimate = setup.cost();
            Reply::Estimated(setup, estimate)
        }
        Effect::CompareValues(question) => {
            let compared = ComparedValues::of(&question);
            Reply::ValuesCompared(question, compared)
        }
        Effect::MakePapers(request) => {
            let written = save_papers(&request, folders);
            Reply::PapersSaved(request, written)
        }
        Effect::MakeFiles(files, replaces) => {
            let written = make_files(&files, replaces);
            Reply::FilesMade(files, written)
        }
        Effect::Print(files) => {
            let made = make_to_print(&files, folders);
            Reply::ToPrint(files, made)
        }
        Effect::FindStops(question) => {
            let found = question.answer();
            Reply::StopsFound(question, found)
        }
        Effect::Prove(request, job) => Reply::Proved(job, Ok(request.prove())),
        Effect::CompareVersions(request, job) => {
            let found = compare_versions(&request, &job);
            Reply::VersionsCompared(job, found)
        }
        Effect::SaveLesson(request) => {
            let written = save_lesson(&request);
            Reply::LessonSaved(request, written)
        }
        Effect::SaveCourse(request) => {
            let written = save_course(&request);
            Reply::CourseSaved(request, written)
        }
        Effect::RenameLesson(path, title) => {
            let renamed = rename_lesson(&path, &title);
            let renamed = renamed.map(|(lesson, text)| (Box::new(lesson), text));
            Reply::LessonRenamed(path, renamed)
        }
        Effect::DeleteLesson(path) => {
            let deleted = files::delete(&path);
            Reply::LessonDeleted(path, deleted)
        }
        Effect::SaveGames(request) => {
            let written = save_games(&request);
            Reply::GamesSaved(request, written)
        }
        // There is no user to ask here.
        Effect::ChooseFile
        | Effect::ChooseVersion
        | Effect::ChooseProgram
        | Effect::ChoosePlace(..)
        | Effect::StopEngine(_)
        | Effect::EndEngine(_) => Reply::Done,
        Effect::ListUserLessons => Reply::UserLessons(user_lessons(folders)),
        Effect::Read(question, job) => own_readers::read(&question, &job, drop),
        Effect::SaveEngines(engines) => save_engines(engines, folders),
        Effect::ListEngines => list_engines(folders),
        Effect::CheckEngines(entries) => Reply::EngineFaults(platform::visible_faults(&entries)),
        // Only a window remembers.
        Effect::Remember(_) => Reply::Remembered(Ok(())),
        // A window shows them.
        Effect::Show(files) => Reply::Shown(files, Ok(())),
        // Engines run beside a window only.
        Effect::Ask(entry, number, _) => {
            Reply::Engine(entry.id, number, EngineEvent::Exited(only_beside_a_window()))
        }
        Effect::StartEngine(entry) => {
            Reply::Engine(entry.id, 0, EngineEvent::Exited(only_beside_a_window()))
        }
        Effect::Rerun(request, job) => {
            let result = rerun(*request, &job).map(Box::new);
            Reply::Rerun(job, result)
        }
        Effect::CountOrders(request, job) => {
            let counted = request.count(&job).map(Box::new);
            Reply::OrdersCounted(job, Ok(counted))
        }
        Effect::RunBeside(request, job) => {
            let result = run_beside(*request, &job).map(Box::new);
            Reply::RanBeside(job, result)
        }
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
    match engine_file::save(engines, folders.engines()) {
        Ok(()) => Reply::Done,
        Err(words) => Reply::Failed(words),
    }
}

fn list_engines(folders: &Folders) -> Reply {
    match engine_file::listed(folders.engines()) {
        Ok(engines) => Reply::Engines(engines),
        Err(words) => Reply::Failed(words),
    }
}

fn only_beside_a_window() -> Words {
    Words::of(Texts::host_only_beside_a_window)
}

/// `C` and `POSIX` name no language.
fn language_of(locale: Option<&str>) -> Option<Language> {
    let named = locale.filter(|locale| !locale.starts_with('C') && *locale != "POSIX");
    named.map(|locale| if locale.starts_with("ja") { Language::Ja } else { Language::En })
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
