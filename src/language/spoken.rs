//! The language in which errors, and what is printed, are said where no window says which.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};

use super::{Language, Words};

/// Whether this process speaks Japanese. It is English until somebody decides.
static IS_JAPANESE: AtomicBool = AtomicBool::new(false);

thread_local! {
    /// The language of a command that this thread runs, if it was asked for.
    static ASKED: Cell<Option<Language>> = const { Cell::new(None) };
}

impl Language {
    /// Makes this the language of the process.
    pub fn speak(self) {
        IS_JAPANESE.store(!self.is_english(), Ordering::Relaxed);
    }

    /// Runs `work` in this language, if there is one, on this thread.
    pub fn speaking<T>(asked: Option<Self>, work: impl FnOnce() -> T) -> T {
        let before = ASKED.replace(asked.or(ASKED.get()));
        let done = work();
        ASKED.set(before);
        done
    }

    /// The language to speak in: that which was asked for, or else that of the process.
    #[must_use]
    pub fn spoken() -> Self {
        let of_process = || if IS_JAPANESE.load(Ordering::Relaxed) { Self::Ja } else { Self::En };
        ASKED.get().unwrap_or_else(of_process)
    }
}

impl Words {
    /// The text in the language that is spoken.
    #[must_use]
    pub fn spoken(self) -> String {
        if Language::spoken().is_english() { self.en } else { self.ja }
    }
}
