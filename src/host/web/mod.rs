//! A browser: one thread, which carries out effects between the frames of the window.
//!
//! Nothing blocks: work that takes long is interrupted by [`breath`](game::breath), for which the
//! browser must be able to suspend it (JSPI); elsewhere it runs in one piece. Our engine reads in a
//! worker, which is another instance of the program.
//!
//! What touches the page is written in `web/bridge.js`.

mod bridge;
pub(super) mod disk;
mod windows;
mod worker;

pub use bridge::do_work;
pub use disk::bring;
pub(super) use windows::{Owned, Turn};
pub use worker::read_question;

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use self::worker::Reader;
use super::page_files::PageFiles;
use super::{Folders, Keeper, carry_out, files, language_of, today};
use language::{Language, Texts, Words};
use session::engines::{EngineEntry, EngineId};
use session::{CourseReport, Effect, KeptByPlatform, Platform, Remembered, Reply};
use wasm_bindgen_futures::spawn_local;

/// Carries out effects between the frames of the window.
pub struct Host {
    replies: Receiver<Reply>,
    tell: Arc<dyn Fn(Reply)>,
    folders: Folders,
    keeper: Keeper,
    /// The effects that wait for their turn.
    queue: Rc<RefCell<VecDeque<Effect>>>,
    /// Whether one is being carried out.
    works: Rc<Cell<bool>>,
    reader: Reader,
    /// What went wrong last with the learning platform.
    trouble: RefCell<Option<String>>,
}

impl Host {
    /// A host that keeps its data in these folders, and calls `wake` on every reply.
    pub fn new(folders: Folders, wake: impl Fn() + 'static) -> Self {
        let (sender, replies): (Sender<Reply>, _) = channel();
        let tell: Arc<dyn Fn(Reply)> = Arc::new(move |reply| {
            let _ = sender.send(reply);
            wake();
        });
        Self {
            replies,
            keeper: Keeper::new(&folders),
            folders,
            queue: Rc::default(),
            works: Rc::default(),
            reader: Reader::new(Arc::clone(&tell)),
            trouble: RefCell::default(),
            tell,
        }
    }

    /// What this host can do.
    pub fn platform(&self) -> Platform {
        let address = bridge::address();
        Platform {
            address,
            has_places: false,
            has_programs: false,
            can_quit: false,
            learner: bridge::learner(),
            today,
        }
    }

    pub fn folders(&self) -> &Folders {
        &self.folders
    }

    /// The data remembered from the last session, and messages about it.
    pub fn recall(&self) -> (Remembered, Vec<Words>) {
        self.keeper.recall()
    }

    /// A stamp unique to this start of the program, used in the names of unsaved work.
    pub fn start_stamp(&self) -> &str {
        self.keeper.start()
    }

    /// Saves the data to remember before the program ends.
    pub fn remember_now(&self, remembered: &Remembered) -> Result<(), Words> {
        report(remembered);
        self.keeper.keep(self.keeper.begin(), remembered).map(drop)
    }

    /// Starts to carry out an effect.
    pub fn start(&self, effect: Effect) {
        match effect {
            Effect::Remember(remembered) => {
                report(&remembered);
                let kept = self.keeper.keep(self.keeper.begin(), &remembered);
                (self.tell)(Reply::Remembered(kept));
            }
            Effect::Show(files) => {
                let shown = files.iter().try_for_each(|path| {
                    let bytes = files::read(path)?;
                    bridge::show(&path.display().to_string(), &bytes);
                    Ok(())
                });
                (self.tell)(Reply::Shown(files, shown));
            }
            Effect::ChooseFile(reply) => self.choose(reply),
            Effect::Read(question, job) => self.reader.read(*question, job),
            // What is short does not wait for what is long.
            effect @ (Effect::SaveLesson(_)
            | Effect::SaveCourse(..)
            | Effect::SaveGames(_)
            | Effect::RenameLesson(..)
            | Effect::DeleteLesson(_)
            | Effect::ListUserLessons
            | Effect::ListEngines) => (self.tell)(carry_out(effect, &self.folders)),
            effect => self.later(effect),
        }
    }

    /// Lets the user choose a file, which is then on the disk of this page.
    fn choose(&self, reply: fn(PathBuf) -> Reply) {
        let tell = Arc::clone(&self.tell);
        spawn_local(async move {
            tell(match bridge::chosen_file().await {
                Some((name, bytes)) => reply(bring(Path::new(&name), &bytes)),
                None => Reply::Done,
            });
        });
    }

    /// Puts an effect behind the others.
    fn later(&self, effect: Effect) {
        self.queue.borrow_mut().push_back(effect);
        if self.works.replace(true) {
            return;
        }
        let (queue, works, tell) =
            (Rc::clone(&self.queue), Rc::clone(&self.works), Arc::clone(&self.tell));
        let folders = self.folders.clone();
        bridge::work(move || {
            loop {
                let next = queue.borrow_mut().pop_front();
                let Some(effect) = next else { break };
                tell(carry_out(effect, &folders));
            }
            works.set(false);
        });
    }

    /// Whether a file may still be written.
    pub fn is_saving(&self) -> bool {
        self.works.get()
    }

    /// The replies since the last call.
    pub fn replies(&self) -> impl Iterator<Item = Reply> {
        self.reader.look();
        let trouble = bridge::trouble();
        let is_new = self.trouble.replace(trouble.clone()) != trouble;
        // Where there is none, the session says so with the course.
        let is_said = |trouble: &String| is_new && trouble.as_str() != "none";
        let said = trouble.filter(is_said).map(|trouble| {
            Reply::Failed(Words::of(match trouble.as_str() {
                "refused" => Texts::web_platform_refused,
                _ => Texts::web_platform_gone,
            }))
        });
        said.into_iter().chain(self.replies.try_iter())
    }
}

/// Tells the learning platform what it is to know, if there is one.
fn report(remembered: &Remembered) {
    if let Some(CourseReport { status, percent, location, suspend }) = &remembered.report {
        bridge::tell(status.id(), percent.as_deref(), location, suspend);
    }
}

/// The course beside the page, if there is one, as a file that can be opened; and what the learning
/// platform has kept of it.
pub fn taken_up() -> Option<(PathBuf, KeptByPlatform)> {
    let pack = bring(Path::new("course.zip"), &bridge::course()?);
    let [location, suspend] =
        ["cmi.core.lesson_location", "cmi.suspend_data"].map(bridge::kept_there);
    Some((pack, KeptByPlatform { location, suspend }))
}

/// The files of this page.
pub(super) fn own_page() -> Result<Option<PageFiles>, Words> {
    let read = |name: &str| {
        let bytes = bridge::page_file(name);
        bytes.ok_or_else(|| Words::of(Texts::disk_not_found).at(name))
    };
    let names = String::from_utf8(read("files.txt")?).unwrap_or_default();
    let files = names.lines().map(|name| Ok((name.to_owned(), read(name)?)));
    files.collect::<Result<_, _>>().map(Some)
}

/// There are no engines here, so that nothing is wrong with any.
pub(super) fn visible_faults(_: &[EngineEntry]) -> Vec<(EngineId, Words)> {
    Vec::new()
}

/// A number that no other page has, most likely.
pub(super) fn process() -> u32 {
    bridge::random()
}

/// As much memory as a page may be expected to have, in bytes; its addresses end at four times that.
pub fn memory() -> u64 {
    1 << 30
}

/// The language that the browser is set to, English if it is neither.
pub fn system_language() -> Option<Language> {
    language_of(Some(&bridge::language()))
}
