//! The desktop: threads, files, processes and the system's dialogs.

mod cpu;
mod dialogs;
pub(super) mod disk;
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
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use self::engine_pool::EnginePool;
use super::page_files::{PageFiles, read_page};
use super::{Folders, Keeper, TakeReply, language_of, save_engines, today, work_of};
use language::{Language, Words};
use session::{Effect, Platform, Remembered, Reply, Work};

/// The stack size of a worker, in bytes.
pub const STACK: usize = 32 * 1024 * 1024;

/// Shows a file to the user in another program.
pub type FileShower = dyn Fn(&Path) -> io::Result<()> + Send + Sync;

/// Carries out effects on worker threads, so that a window never waits.
pub struct Host {
    replies: Receiver<Reply>,
    answer: Arc<TakeReply>,
    showing: Arc<FileShower>,
    engine_pool: EnginePool,
    folders: Folders,
    /// The number of the list of engines that was written last.
    listed: Arc<Mutex<u64>>,
    keeper: Arc<Keeper>,
    /// Threads that write files; awaited on drop, so that neither the end of the program nor the
    /// deletion of its folders interrupts a save.
    saving: RefCell<Vec<JoinHandle<()>>>,
}

impl Host {
    /// A host that keeps its data in these folders, and calls `wake` on every reply.
    pub fn new(folders: Folders, wake: impl Fn() + Send + Sync + 'static) -> Self {
        let (sender, replies) = channel();
        let answer: Arc<TakeReply> = Arc::new(move |reply| {
            let _ = sender.send(reply); // The window may be gone already.
            wake();
        });
        Self {
            replies,
            listed: Arc::default(),
            keeper: Arc::new(Keeper::new(&folders)),
            folders,
            saving: RefCell::default(),
            engine_pool: EnginePool::new(Arc::clone(&answer)),
            answer,
            showing: Arc::new(show_in_browser),
        }
    }

    /// The same host, showing files in another way than in the user's browser.
    #[must_use]
    pub fn showing(
        mut self,
        show: impl Fn(&Path) -> io::Result<()> + Send + Sync + 'static,
    ) -> Self {
        self.showing = Arc::new(show);
        self
    }

    /// What this host can do.
    pub fn platform(&self) -> Platform {
        Platform { today, ..Platform::default() }
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
        on_large_stack(|| keeper.keep(number, remembered)).unwrap_or(Ok(Vec::new())).map(drop)
    }

    /// Starts to carry out an effect.
    pub fn start(&self, effect: Effect) {
        let work = match effect {
            // The engines have their own threads, and never block.
            Effect::Ask(entry, number, question) => {
                return self.engine_pool.ask(*entry, number, *question);
            }
            Effect::StartEngine(entry) => return self.engine_pool.start(*entry),
            Effect::StopEngine(id) => return self.engine_pool.stop(id),
            Effect::EndEngine(id) => return self.engine_pool.end(id),
            Effect::SaveEngines(engines) => {
                let (listed, number) = (Arc::clone(&self.listed), self.keeper.begin());
                let folders = self.folders.clone();
                // Whichever thread comes first, the newest list stays.
                Work::of(move || {
                    let mut newest = listed.lock().unwrap_or_else(PoisonError::into_inner);
                    if number < *newest {
                        return Reply::Done;
                    }
                    *newest = number;
                    save_engines(engines, &folders)
                })
                .saving()
            }
            Effect::Remember(remembered) => {
                let (keeper, number) = (Arc::clone(&self.keeper), self.keeper.begin());
                let keep = move |(): &()| keeper.keep(number, &remembered);
                Work::new((), keep, |(), kept| Reply::Remembered(kept)).saving()
            }
            Effect::Show(files) => {
                let show = Arc::clone(&self.showing);
                let show = move |files: &Vec<PathBuf>| {
                    let shown = files.iter().try_for_each(|file| show(file));
                    shown.map_err(|error| Words::same(error.to_string()))
                };
                Work::new(files, show, Reply::Shown)
            }
            Effect::ChooseFile(reply) => dialogs::choose_file(reply),
            Effect::ChooseProgram => dialogs::choose_program(),
            Effect::ChoosePlace(name) => dialogs::choose_place(&name),
            effect => work_of(effect, &self.folders, &self.answer),
        };
        let (saves, answer) = (work.saves, Arc::clone(&self.answer));
        // It is handed over once there is a thread: otherwise nobody would give its reply.
        let (hand, take) = channel::<Work>();
        let run = move || take.recv().into_iter().for_each(|it| answer(it.carry_out_guarded()));
        // Deep trees are read and searched by recursion.
        match thread::Builder::new().stack_size(STACK).spawn(run) {
            Ok(thread) => {
                let _ = hand.send(work); // It waits for it.
                if saves {
                    let mut threads = self.saving.borrow_mut();
                    threads.retain(|thread| !thread.is_finished());
                    threads.push(thread);
                }
            }
            Err(error) => {
                let why = Words::of(|texts| texts.host_no_thread(error.to_string()));
                (self.answer)(work.refuse(why));
            }
        }
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

/// Shows pages in the user's browser, which everybody has, and which prints them.
fn show_in_browser(path: &Path) -> io::Result<()> {
    webbrowser::open(&path.to_string_lossy())
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
    !asks_for_variables || has_x() || is_set("WAYLAND_DISPLAY")
}

/// Whether there is X, with or without Wayland beside it.
pub fn has_x() -> bool {
    is_set("DISPLAY")
}

fn is_set(name: &str) -> bool {
    std::env::var_os(name).is_some_and(|value| !value.is_empty())
}

/// Where the page lies, seen from the folder of the program: beside it, where packages put it, and
/// where `web/build` does.
const PAGES: [&str; 5] = ["page", "web", "share/yomisuji/web", "../share/yomisuji/web", "../web"];

/// The files of the page that lies beside the program; `None` if there is none.
pub(super) fn own_page() -> Result<Option<PageFiles>, Words> {
    let program = std::env::current_exe().ok().and_then(|program| program.canonicalize().ok());
    let beside = program.as_deref().and_then(Path::parent).into_iter();
    let mut places = beside.flat_map(|folder| PAGES.map(|place| folder.join(place)));
    let found = places.find(|place| place.join("yomisuji_bg.wasm").is_file());
    found.as_deref().map(read_page).transpose()
}
