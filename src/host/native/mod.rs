//! The desktop: threads, files, processes and the system's dialogs.

mod cpu;
mod dialogs;
pub(super) mod disk;
mod disk_error;
pub mod engine;
mod engine_pool;
mod games;
mod texts;
mod windows;

pub use cpu::{thread_cpu_time, wall_time};
pub(super) use engine::visible_faults;
pub use games::{play_all, play_all_between, work_all};
pub use texts::speak_from;
pub(super) use windows::{Owned, Turn};

use std::cell::RefCell;
use std::io;
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use self::engine_pool::EnginePool;
use super::{Folders, Keeper, carry_out, language_of, own_readers, save_engines};
use language::{Language, Texts, Words};
use session::{Effect, OwnFindings, Platform, Remembered, Reply, SaveError};

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

    /// What this host can do.
    pub fn platform(&self) -> Platform {
        Platform::default()
    }

    pub fn folders(&self) -> &Folders {
        &self.folders
    }

    /// The data remembered from the last session, and messages about it.
    pub fn recall(&self) -> (Remembered, Vec<Words>) {
        let keeper = &self.keeper;
        // Deep lessons are read by recursion.
        on_large_stack(|| keeper.recall()).unwrap_or_default()
    }

    /// A stamp unique to this start of the program, used in the names of unsaved work.
    pub fn start_stamp(&self) -> &str {
        self.keeper.start()
    }

    /// Saves the data to remember before the program ends.
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
                Box::new(move || own_readers::read(&question, &job, answer))
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
            Effect::ChoosePlace(name) => dialogs::choose_place(&name),
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
            | Effect::Review(_)
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

/// The reply to an effect that fails unexpectedly: whatever waits for one, above all each job, gets
/// its own. An effect that is forgotten here does not compile.
fn failure_of(effect: &Effect) -> Box<dyn FnOnce(Words) -> Reply + Send> {
    use SaveError::Failed;
    match effect {
        Effect::Open(source, job) => {
            let (source, job) = (source.clone(), job.clone());
            Box::new(move |why| Reply::Opened(job, Err(why.at(source.name()))))
        }
        Effect::Rerun(_, job) => {
            let job = job.clone();
            Box::new(move |why| Reply::Rerun(job, Err(why)))
        }
        Effect::RunBeside(_, job) => {
            let job = job.clone();
            Box::new(move |why| Reply::RanBeside(job, Err(why)))
        }
        Effect::CountOrders(_, job) => {
            let job = job.clone();
            Box::new(move |why| Reply::OrdersCounted(job, Err(why)))
        }
        Effect::Prove(_, job) => {
            let job = job.clone();
            Box::new(move |why| Reply::Proved(job, Err(why)))
        }
        Effect::CompareVersions(_, job) => {
            let job = job.clone();
            Box::new(move |why| Reply::VersionsCompared(job, Err(why)))
        }
        Effect::Read(_, job) => {
            let job = job.clone();
            // Reports the end, so that the session does not wait for it.
            let nothing = OwnFindings { is_over: true, ..OwnFindings::default() };
            Box::new(move |_| Reply::HaveRead(job, nothing))
        }
        Effect::MakePapers(request) => {
            let request = request.clone();
            Box::new(move |why| Reply::PapersSaved(request, Err(Failed(why))))
        }
        Effect::MakeFiles(files, _) => {
            let files = files.clone();
            Box::new(move |why| Reply::FilesMade(files, Err(Failed(why))))
        }
        Effect::Print(files) => {
            let files = files.clone();
            Box::new(move |why| Reply::ToPrint(files, Err(why)))
        }
        Effect::Remember(_) => Box::new(|why| Reply::Remembered(Err(why))),
        // Nothing waits for these, or only for a message.
        Effect::Review(_)
        | Effect::Find { .. }
        | Effect::Estimate(_)
        | Effect::CompareValues(_)
        | Effect::FindStops(_)
        | Effect::Show(_)
        | Effect::SaveLesson(_)
        | Effect::SaveCourse(_)
        | Effect::RenameLesson(..)
        | Effect::DeleteLesson(_)
        | Effect::SaveGames(_)
        | Effect::ListUserLessons
        | Effect::ChooseFile
        | Effect::ChooseVersion
        | Effect::ChooseProgram
        | Effect::ChoosePlace(_)
        | Effect::Ask(..)
        | Effect::StartEngine(_)
        | Effect::StopEngine(_)
        | Effect::EndEngine(_)
        | Effect::SaveEngines(_)
        | Effect::ListEngines
        | Effect::CheckEngines(_) => Box::new(Reply::Failed),
    }
}

/// Keeps saves of one file in order, whichever thread comes first.
#[derive(Default)]
struct Saves {
    begun: AtomicU64,
    newest: Mutex<u64>,
}

impl Saves {
    /// The number of a new save.
    fn begin(&self) -> u64 {
        self.begun.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// Saves, unless something newer has already been saved.
    fn save(&self, number: u64, save: impl FnOnce() -> Reply) -> Reply {
        let mut newest = self.newest.lock().unwrap_or_else(PoisonError::into_inner);
        if number < *newest {
            return Reply::Done;
        }
        *newest = number;
        save()
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

/// A number that no other process has meanwhile.
pub(super) fn process() -> u32 {
    std::process::id()
}

/// The memory of this machine, in bytes; 0 if unknown.
pub fn memory() -> u64 {
    use sysinfo::{MemoryRefreshKind, RefreshKind, System};
    let memory = MemoryRefreshKind::nothing().with_ram();
    System::new_with_specifics(RefreshKind::nothing().with_memory(memory)).total_memory()
}

/// The language that the system is set to, English if it is neither; `None` if it names none.
pub fn system_language() -> Option<Language> {
    language_of(sys_locale::get_locale().as_deref())
}

/// Whether this machine has a display, according to its environment.
pub fn has_display() -> bool {
    let asks_for_variables = cfg!(all(unix, not(target_os = "macos")));
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !asks_for_variables || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::Algorithm;
    use session::{
        FilesToMake, Job, PaperLessons, PaperPlace, PaperRequest, PaperWish, Source, prepare,
    };

    fn failed(effect: &Effect) -> Reply {
        let failure = failure_of(effect);
        failure(Words::same("it broke"))
    }

    /// Whatever the window waits for by its job comes back with that job.
    #[test]
    fn each_job_that_fails_is_answered() {
        let source = Source::Shipped("m-01-tree-A");
        let opened = || prepare(source.clone(), &[], &Job::default()).expect("it ships");
        let job = Job::default();
        let again = Box::new(opened().rerun_request(Algorithm::Minimax));
        let reply = failed(&Effect::Rerun(again, job.clone()));
        assert!(matches!(reply, Reply::Rerun(of, Err(_)) if of == job));
        let reply = failed(&Effect::Open(source.clone(), job.clone()));
        assert!(matches!(reply, Reply::Opened(of, Err(_)) if of == job));
        let papers = PaperRequest {
            place: PaperPlace::Printer("papers".to_owned()),
            sources: vec![source.clone()],
            algorithm: None,
            wish: PaperWish { lessons: PaperLessons::Open, ..PaperWish::TEST },
            language: Language::En,
            job: job.clone(),
        };
        let reply = failed(&Effect::MakePapers(Box::new(papers)));
        assert!(matches!(reply, Reply::PapersSaved(of, Err(_)) if of.job == job));
    }

    /// A panic on a worker is a reply, too.
    #[test]
    fn a_panic_while_files_are_made_ends_their_job() {
        let host = Host::new(Folders::nowhere(), || ());
        let files = FilesToMake::new("a.csv".into(), 1, |_| panic!("as if by a fault"));
        let job = files.job.clone();
        host.start(Effect::MakeFiles(files, false));
        while host.is_saving() {
            thread::yield_now();
        }
        let replies: Vec<_> = host.replies().collect();
        let [Reply::FilesMade(of, Err(SaveError::Failed(_)))] = &*replies else {
            panic!("{replies:?}");
        };
        assert_eq!(of.job, job);
    }
}
