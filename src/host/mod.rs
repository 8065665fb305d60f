//! The world: files and threads. Carries out the effects of a session; results come back as
//! commands.

pub mod files;

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use crate::session::{Command, Effect, Source, prepare, rerun};

/// The stack of a worker, in bytes.
const STACK: usize = 32 * 1024 * 1024;

/// Carries out effects on worker threads, so that a window never waits.
pub struct Host {
    sender: Sender<Command>,
    answers: Receiver<Command>,
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl Host {
    /// A host that calls `wake` whenever an answer has come.
    pub fn new(wake: impl Fn() + Send + Sync + 'static) -> Self {
        let (sender, answers) = channel();
        Self {
            sender,
            answers,
            wake: Arc::new(wake),
        }
    }

    /// Starts to carry out an effect.
    pub fn start(&self, effect: Effect) {
        let sender = self.sender.clone();
        let wake = Arc::clone(&self.wake);
        let (failed, unstarted) = (failure_of(&effect), failure_of(&effect));
        let spare = self.sender.clone();
        let work = move || {
            // Whatever happens, there is an answer: the window waits for it.
            let answer = panic::catch_unwind(AssertUnwindSafe(|| carry_out(effect)));
            let answer = answer.unwrap_or_else(|_| failed("it could not be prepared"));
            // The window may be gone by now; then nobody needs the answer.
            let _ = sender.send(answer);
            wake();
        };
        // Deep trees are read and searched by recursion.
        if let Err(error) = thread::Builder::new().stack_size(STACK).spawn(work) {
            let trouble = format!("no thread could be started: {error}");
            let _ = spare.send(unstarted(&trouble));
        }
    }

    /// The answers that have come since the last call.
    pub fn answers(&self) -> impl Iterator<Item = Command> {
        self.answers.try_iter()
    }
}

/// What to answer if an effect fails in a way that nobody foresaw.
fn failure_of(effect: &Effect) -> impl FnOnce(&str) -> Command + Send + use<> {
    let source = match effect {
        Effect::Open(source) => Some(source.clone()),
        Effect::Rerun(..) => None,
    };
    move |what| match source {
        Some(source) => {
            let sentence = format!("{}: {what}", source.name());
            Command::Opened(source, Err(sentence))
        }
        None => Command::Rerun(Err(what.to_owned())),
    }
}

/// Whether this machine has a screen to open a window on, as far as its settings say.
#[must_use]
pub fn has_display() -> bool {
    let asks_for_variables = cfg!(all(unix, not(target_os = "macos")));
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !asks_for_variables || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}

/// Carries out an effect here and now, and returns the answer.
#[must_use]
pub fn carry_out(effect: Effect) -> Command {
    match effect {
        Effect::Open(source) => {
            let bytes = match &source {
                Source::Shipped(_) => Ok(Vec::new()),
                Source::File(path) => files::read(path),
                Source::Text { bytes, .. } => Ok(bytes.clone()),
            };
            let opened = bytes.and_then(|bytes| prepare(source.clone(), &bytes));
            Command::Opened(source, opened.map(Box::new))
        }
        Effect::Rerun(opened, algorithm) => Command::Rerun(rerun(&opened, algorithm).map(Box::new)),
    }
}
