//! Input and output: files and threads. Carries out the effects of a session; results come back as
//! replies.

mod cpu;
mod dialogs;
mod disk_error;
pub mod engine;
mod engine_file;
mod engine_pool;
pub mod files;
mod folders;
mod games;
mod keeping;
mod packing;
mod reading;
mod saving;
mod texts;

pub use cpu::{thread_cpu_time, wall_time};
pub use engine_file::read_engines;
pub use folders::Folders;
pub use games::{play_all, play_all_between, work_all};
pub use keeping::Keeper;
pub use packing::{pack_course, pack_lessons};
pub use reading::read_source;
pub use texts::speak_from;

use std::cell::RefCell;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

use engine_pool::EnginePool;
use saving::{
    Saves, make_files, make_to_print, rename_lesson, save_course, save_games, save_lesson,
    save_papers,
};

use language::{Language, Texts, Words};
use lesson::{ComparedValues, find};
use scenario::{VersionDifference, parse};
use session::engines::{EngineEntry, EngineEvent};
use session::{
    Effect, Job, OpenedSource, OwnFindings, Remembered, Reply, Source, VersionsRequest, rerun,
    run_beside,
};

/// The stack size of a worker, in bytes.
pub const STACK: usize = 32 * 1024 * 1024;

/// Shows a file to the user in another program.
pub type FileShower = dyn Fn(&Path) -> io::Result<()> + Send + Sync;

/// Carries out effects on worker threads, so that a window never waits.
pub struct Host {
    sender: Sender<Reply>,
    replies: Receiver<Reply>,
    wake: Arc<dyn Fn() + Send + Sync>,
    show: Arc<FileShower>,
    engine_pool: EnginePool,
    folders: Folders,
    saves: Arc<Saves>,
    keeper: Arc<Keeper>,
    /// Threads that write files; awaited on drop, so that neither the end of the program nor the
    /// deletion of its folders interrupts a save.
    saving: RefCell<Vec<JoinHandle<()>>>,
}

impl Host {
    /// A host that keeps its data in these folders, and calls `wake` on every reply.
    pub fn new(folders: Folders, wake: impl Fn() + Send + Sync + 'static) -> Self {
        let (sender, replies) = channel();
        let wake: Arc<dyn Fn() + Send + Sync> = Arc::new(wake);
        Self {
            replies,
            saves: Arc::default(),
            keeper: Arc::new(Keeper::new(&folders)),
            folders,
            saving: RefCell::default(),
            engine_pool: EnginePool::new(answering(&sender, &wake)),
            sender,
            wake,
            show: Arc::new(show_in_browser),
        }
    }

    /// The same host, showing files in another way than in the user's browser.
    #[must_use]
    pub fn showing(
        mut self,
        show: impl Fn(&Path) -> io::Result<()> + Send + Sync + 'static,
    ) -> Self {
        self.show = Arc::new(show);
        self
    }

    #[must_use]
    pub fn folders(&self) -> &Folders {
        &self.folders
    }

    /// The data remembered from the last session, and messages about it.
    #[must_use]
    pub fn recall(&self) -> (Remembered, Vec<Words>) {
        let keeper = &self.keeper;
        // Deep lessons are read by recursion.
        on_large_stack(|| keeper.recall()).unwrap_or_default()
    }

    /// A stamp unique to this start of the program, used in the names of unsaved work.
    #[must_use]
    pub fn start_stamp(&self) -> &str {
        self.keeper.start()
    }

    /// Saves the data to remember before the program ends.
    ///
    /// # Errors
    /// A message naming the file.
    pub fn remember_now(&self, remembered: &Remembered) -> Result<(), Words> {
        let (keeper, number) = (&self.keeper, self.keeper.begin());
        on_large_stack(|| keeper.keep(number, remembered)).unwrap_or(Ok(()))
    }

    /// Starts to carry out an effect.
    pub fn start(&self, effect: Effect) {
        let answering = || answering(&self.sender, &self.wake);
        let (failed, unstarted) = (failure_of(&effect), failure_of(&effect));
        let mut is_save = false;
        let wait: dialogs::Waiting = match effect {
            // The engines have their own threads, and never block.
            Effect::Ask(entry, number, question) => {
                self.engine_pool.ask(*entry, number, *question);
                return;
            }
            Effect::StartEngine(entry) => {
                self.engine_pool.start(*entry);
                return;
            }
            Effect::StopEngine(id) => {
                self.engine_pool.stop(id);
                return;
            }
            Effect::EndEngine(id) => {
                self.engine_pool.end(id);
                return;
            }
            Effect::Read(question, job) => {
                let answer = answering();
                Box::new(move || engine_pool::read(&question, &job, answer))
            }
            Effect::SaveEngines(engines) => {
                is_save = true;
                let folders = self.folders.clone();
                let (order, number) = (Arc::clone(&self.saves), self.saves.begin());
                Box::new(move || order.save(number, || save_engines(engines, &folders)))
            }
            Effect::Remember(remembered) => {
                is_save = true;
                let (keeper, number) = (Arc::clone(&self.keeper), self.keeper.begin());
                Box::new(move || Reply::Remembered(keeper.keep(number, &remembered)))
            }
            Effect::Show(files) => {
                let show = Arc::clone(&self.show);
                Box::new(move || {
                    let shown = files.iter().try_for_each(|file| show(file));
                    Reply::Shown(files, shown.map_err(|error| error.to_string()))
                })
            }
            Effect::ChooseFile => dialogs::choose_file(Reply::FileChosen),
            Effect::ChooseVersion => dialogs::choose_file(Reply::VersionChosen),
            Effect::ChooseProgram => dialogs::choose_program(),
            Effect::ChoosePlace(name, title, of) => dialogs::choose_place(&name, title, of),
            effect @ (Effect::MakeFiles(..)
            | Effect::MakePapers(_)
            | Effect::Print(_)
            | Effect::SaveLesson(_)
            | Effect::SaveCourse(_)
            | Effect::RenameLesson(..)
            | Effect::DeleteLesson(_)
            | Effect::SaveGames(_)) => {
                is_save = true;
                self.later(effect)
            }
            effect @ (Effect::Open(..)
            | Effect::Rerun(..)
            | Effect::RunBeside(..)
            | Effect::CountOrders(..)
            | Effect::Find { .. }
            | Effect::Estimate(_)
            | Effect::CompareValues(_)
            | Effect::FindStops(_)
            | Effect::Prove(..)
            | Effect::CompareVersions(..)
            | Effect::CheckEngines(_)
            | Effect::ListUserLessons
            | Effect::ListEngines) => self.later(effect),
        };
        let answer = answering();
        let work = move || {
            // There must be a reply in any case: the window waits for it.
            let reply = panic::catch_unwind(AssertUnwindSafe(wait));
            let reply = reply.unwrap_or_else(|_| failed(Words::of(Texts::host_unforeseen)));
            answer(reply);
        };
        // Deep trees are read and searched by recursion.
        match thread::Builder::new().stack_size(STACK).spawn(work) {
            Ok(thread) if is_save => {
                let mut threads = self.saving.borrow_mut();
                threads.retain(|thread| !thread.is_finished());
                threads.push(thread);
            }
            Ok(_) => {}
            Err(error) => {
                answering()(unstarted(Words::of(|texts| texts.host_no_thread(error.to_string()))));
            }
        }
    }

    /// An effect to be carried out by another thread.
    fn later(&self, effect: Effect) -> dialogs::Waiting {
        let folders = self.folders.clone();
        Box::new(move || carry_out(effect, &folders))
    }

    /// Whether a file is being written. Once none is, all replies about saves have arrived.
    #[must_use]
    pub fn is_saving(&self) -> bool {
        let threads = self.saving.borrow();
        threads.iter().any(|thread| !thread.is_finished())
    }

    /// The replies since the last call.
    pub fn replies(&self) -> impl Iterator<Item = Reply> {
        self.replies.try_iter()
    }
}

impl Drop for Host {
    /// Waits until all requested files are written.
    fn drop(&mut self) {
        for thread in self.saving.take() {
            // A panic in it was already converted to its reply.
            let _ = thread.join();
        }
    }
}

/// Shows pages in the user's browser, which everybody has, and which prints them.
fn show_in_browser(path: &Path) -> io::Result<()> {
    webbrowser::open(&path.to_string_lossy())
}

/// Sends replies to the window, and wakes it. Ignores a window that is already gone.
fn answering(
    sender: &Sender<Reply>,
    wake: &Arc<dyn Fn() + Send + Sync>,
) -> impl Fn(Reply) + Send + Sync + use<> {
    let (sender, wake) = (sender.clone(), Arc::clone(wake));
    move |reply| {
        let _ = sender.send(reply);
        wake();
    }
}

/// Runs `work` on a stack as large as a worker's, and waits for it; `None` if that fails.
fn on_large_stack<T: Send>(work: impl FnOnce() -> T + Send) -> Option<T> {
    thread::scope(|scope| {
        let builder = thread::Builder::new().stack_size(STACK);
        builder.spawn_scoped(scope, work).ok()?.join().ok()
    })
}

/// The reply to an effect that fails unexpectedly.
fn failure_of(effect: &Effect) -> impl FnOnce(Words) -> Reply + Send + use<> {
    let opening = match effect {
        Effect::Open(source, job) => Some((source.clone(), job.clone())),
        _ => None,
    };
    let reading = match effect {
        Effect::Read(_, job) => Some(job.clone()),
        _ => None,
    };
    let versions = match effect {
        Effect::CompareVersions(_, job) => Some(job.clone()),
        _ => None,
    };
    let beside = match effect {
        Effect::RunBeside(_, job) => Some(job.clone()),
        _ => None,
    };
    move |what| match opening {
        None if let Some(job) = reading => {
            // Reports the end, so that the session does not wait for it.
            let nothing = OwnFindings { is_over: true, ..OwnFindings::default() };
            Reply::HaveRead(job, nothing)
        }
        None if let Some(job) = versions => Reply::VersionsCompared(job, Err(what)),
        None if let Some(job) = beside => Reply::RanBeside(job, Err(what)),
        Some((source, job)) => Reply::Opened(job, Err(what.at(source.name()))),
        None => Reply::Failed(what),
    }
}

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
    let files = folder.and_then(|folder| std::fs::read_dir(folder).ok());
    let mut lessons: Vec<_> = files
        .into_iter()
        .flatten()
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            path.extension().filter(|ending| *ending == "ron")?;
            let bytes = files::read(&path).ok()?;
            let text = std::str::from_utf8(&bytes).ok()?;
            let lesson = parse(text.trim_start_matches('\u{feff}')).ok()?;
            Some((path, lesson.title))
        })
        .collect();
    lessons.sort_by(|a, b| a.0.cmp(&b.0));
    lessons
}

/// The memory of this machine, in bytes; 0 if unknown.
#[must_use]
pub fn memory() -> u64 {
    use sysinfo::{MemoryRefreshKind, RefreshKind, System};
    let memory = MemoryRefreshKind::nothing().with_ram();
    System::new_with_specifics(RefreshKind::nothing().with_memory(memory)).total_memory()
}

/// The language that the system is set to; Japanese if it does not say, or says neither.
#[must_use]
pub fn system_language() -> Language {
    language_of(sys_locale::get_locale().as_deref())
}

/// `C` and `POSIX` name no language.
fn language_of(locale: Option<&str>) -> Language {
    let named = locale.filter(|locale| !locale.starts_with('C') && *locale != "POSIX");
    match named {
        Some(locale) if !locale.starts_with("ja") => Language::En,
        _ => Language::Ja,
    }
}

/// Whether this machine has a display, according to its environment.
#[must_use]
pub fn has_display() -> bool {
    let asks_for_variables = cfg!(all(unix, not(target_os = "macos")));
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !asks_for_variables || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

/// Carries out an effect synchronously, in these folders, and returns the reply.
#[must_use]
pub fn carry_out(effect: Effect, folders: &Folders) -> Reply {
    match effect {
        Effect::Open(source, job) => {
            let source = by_full_name(source);
            let result = read_source(&source, &job);
            Reply::Opened(job, result)
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
            Reply::FilesMade(files.path, written)
        }
        Effect::Print(files) => Reply::ToPrint(make_to_print(&files, folders)),
        Effect::FindStops(question) => {
            let found = question.answer();
            Reply::StopsFound(question, found)
        }
        Effect::Prove(request, job) => Reply::Proved(job, request.prove()),
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
        Effect::Read(question, job) => engine_pool::read(&question, &job, drop),
        Effect::SaveEngines(engines) => save_engines(engines, folders),
        Effect::ListEngines => list_engines(folders),
        Effect::CheckEngines(entries) => Reply::EngineFaults(engine::visible_faults(&entries)),
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
            Reply::OrdersCounted(job, counted)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_is_that_of_the_system() {
        for (locale, language) in [
            (None, Language::Ja),
            (Some("C"), Language::Ja),
            (Some("C.UTF-8"), Language::Ja),
            (Some("POSIX"), Language::Ja),
            (Some("ja-JP"), Language::Ja),
            (Some("en-GB"), Language::En),
            (Some("de-DE"), Language::En),
        ] {
            assert_eq!(language_of(locale), language, "{locale:?}");
        }
    }
}
