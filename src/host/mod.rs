//! The world: files and threads. Carries out the effects of a session; results come back as
//! commands.

pub mod files;

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
        let work = move || {
            // The window may be gone by now; then nobody needs the answer.
            let _ = sender.send(carry_out(effect));
            wake();
        };
        // Deep trees are read and searched by recursion. Without a thread, the lesson stays closed.
        let _ = thread::Builder::new().stack_size(STACK).spawn(work);
    }

    /// The answers that have come since the last call.
    pub fn answers(&self) -> impl Iterator<Item = Command> {
        self.answers.try_iter()
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
