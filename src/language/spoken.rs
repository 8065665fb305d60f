//! The language in which errors, and what is printed, are said where no window says which.

use std::cell::Cell;
use std::fmt;
use std::sync::RwLock;

use super::{Language, Words};

/// The language of this process, once somebody has decided.
static OF_PROCESS: RwLock<Option<Language>> = RwLock::new(None);

thread_local! {
    /// The language of a command that this thread runs, if it was asked for.
    static ASKED: Cell<Option<Language>> = const { Cell::new(None) };
}

impl Language {
    /// Makes this the language of the process.
    pub fn speak(self) {
        if let Ok(mut of_process) = OF_PROCESS.write() {
            *of_process = Some(self);
        }
    }

    /// Runs `work` in this language, if there is one, on this thread.
    pub fn speaking<T>(asked: Option<Self>, work: impl FnOnce() -> T) -> T {
        let before = ASKED.replace(asked.or(ASKED.get()));
        let done = work();
        ASKED.set(before);
        done
    }

    /// The language that was asked for, or else that of the process; `None` if nobody has said which.
    pub fn decided() -> Option<Self> {
        ASKED.get().or_else(|| *OF_PROCESS.read().ok()?)
    }

    /// The language to speak in: English, if nobody has said which.
    pub fn spoken() -> Self {
        Self::decided().unwrap_or(Self::En)
    }
}

impl Words {
    pub fn spoken(self) -> String {
        if Language::spoken().is_english() { self.en } else { self.ja }
    }
}

/// What is wrong, if nobody needs to know more of it than to tell it.
impl std::error::Error for Words {}

impl fmt::Display for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.get(Language::spoken()))
    }
}
