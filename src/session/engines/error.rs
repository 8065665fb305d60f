//! What engines were doing when something went wrong, and how that is told.

use language::{Language, Tongue};

score::named! {
    /// What an engine was doing when something went wrong.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum EnginePhase {
        /// Waiting for the answer to `usi`.
        Handshake: engines_during_handshake,
        /// Waiting for the answer to `isready`.
        Preparing: engines_during_preparing,
        Idle: engines_during_idle,
        Search: engines_during_search,
        Stopping: engines_during_stopping,
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProcessExit {
    /// The exit status or signal, as the system words it; `None` if it had to be killed.
    pub status: Option<String>,
    /// The last line of its standard error, shortened.
    pub last_words: Option<String>,
}

impl ProcessExit {
    /// The exit status and the last line of output, if known.
    pub fn told(&self, language: Language) -> String {
        let status = self.status.as_ref();
        let status = status.map(|status| language.texts().engines_exit_status(status));
        let words = self.last_words.as_ref();
        let words = words.map(|words| language.texts().engines_last_words(quoted(words, language)));
        status.unwrap_or_default() + &words.unwrap_or_default()
    }
}

/// `words` in quotation marks; the English ones come with the escaping.
pub fn quoted(words: &str, language: Language) -> String {
    match language.tongue() {
        Tongue::Ja => words.to_owned(),
        Tongue::En => format!("{words:?}"),
    }
}
