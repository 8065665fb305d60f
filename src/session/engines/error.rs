//! Engine errors and their messages.

use language::says_errors;
use std::path::PathBuf;

use formats::sfen::SfenError;
use formats::usi::MoveError;
use formats::usi_engine::{LockedBy, OptionError};
use language::{Language, Say, Tongue};

/// What an engine was doing when something went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnginePhase {
    /// Waiting for the answer to `usi`.
    Handshake,
    /// Waiting for the answer to `isready`.
    Preparing,
    Idle,
    Search,
    Stopping,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProcessExit {
    /// The exit status or signal, as the system words it; `None` if it had to be killed.
    pub status: Option<String>,
    /// The last line of its standard error, shortened.
    pub last_words: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineError {
    /// The program does not exist.
    NotThere(PathBuf),
    Folder(PathBuf),
    /// The program is not executable for this user.
    MayNotStart(PathBuf),
    /// The system cannot start the program.
    CannotStart {
        program: PathBuf,
        /// As the system words it.
        why: String,
    },
    /// No `usiok` within this time.
    NoHandshake {
        seconds: u64,
    },
    /// No `readyok` within this time.
    NotReady {
        seconds: u64,
    },
    /// It did not stop when told to, within this time.
    DidNotStop {
        seconds: u64,
    },
    /// The program ended by itself.
    Ended {
        phase: EnginePhase,
        ending: ProcessExit,
    },
    /// It has closed its output but is still running.
    Silent {
        phase: EnginePhase,
        ending: ProcessExit,
    },
    /// It reports that it does not work without a licence.
    Locked(LockedBy),
    /// Its answer is not a legal move.
    BadAnswer(MoveError),
    /// Its mate has no moves.
    EmptyMate,
    /// It searched beyond its limit.
    Overtime,
    /// It exited on the question; the question is asked again in another way.
    AskedAnew {
        /// The command that was sent.
        asked: String,
        ending: ProcessExit,
    },
    /// Another question replaced this one before the engine received it.
    Replaced,
    /// The question was withdrawn before the engine received it.
    TakenBack,
    /// The engine was restarted or closed.
    Closed,
    NoOption(String),
    /// The option does not accept this value.
    BadOption(OptionError),
    /// It cannot report several lines.
    OneLine,
    /// It can report only this many lines.
    FewerLines(i64),
    /// Its maximum depth is less than requested.
    LessDeep {
        asked: u32,
        used: i64,
    },
    /// The SFEN of the question is invalid.
    NoPosition(SfenError),
    /// A move of the question is illegal.
    NoMove {
        /// The number of the move, from 1.
        ply: usize,
        why: MoveError,
    },
    NoKing,
    /// A thread could not be started.
    NoThread(String),
    Unforeseen,
}

fn locked(by: LockedBy, language: Language) -> String {
    match by {
        LockedBy::Registration => language.texts().engines_not_registered(),
        LockedBy::CopyProtection => language.texts().engines_not_licensed(),
    }
}

fn during(phase: EnginePhase, language: Language) -> String {
    match phase {
        EnginePhase::Handshake => language.texts().engines_during_handshake(),
        EnginePhase::Preparing => language.texts().engines_during_preparing(),
        EnginePhase::Idle => language.texts().engines_during_idle(),
        EnginePhase::Search => language.texts().engines_during_search(),
        EnginePhase::Stopping => language.texts().engines_during_stopping(),
    }
}

/// The exit status and the last line of output, if known.
fn told(ending: &ProcessExit, language: Language) -> String {
    let status = ending.status.as_ref();
    let status = status.map(|status| language.texts().engines_exit_status(status));
    let words = ending.last_words.as_ref();
    let words = words.map(|words| language.texts().engines_last_words(quoted(words, language)));
    status.unwrap_or_default() + &words.unwrap_or_default()
}

/// `words` in quotation marks; the English ones come with the escaping.
fn quoted(words: &str, language: Language) -> String {
    match language.tongue() {
        Tongue::Ja => words.to_owned(),
        Tongue::En => format!("{words:?}"),
    }
}

says_errors!(EngineError);

impl Say for EngineError {
    fn say(&self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::NotThere(path) => texts.engines_not_there(path.display().to_string()),
            Self::Folder(path) => texts.engines_folder(path.display().to_string()),
            Self::MayNotStart(path) => texts.engines_may_not_start(path.display().to_string()),
            Self::CannotStart { program, why } => {
                texts.engines_cannot_start(program.display().to_string(), why)
            }
            Self::NoHandshake { seconds } => texts.engines_no_handshake(*seconds),
            Self::NotReady { seconds } => texts.engines_not_ready(*seconds),
            Self::DidNotStop { seconds } => texts.engines_did_not_stop(*seconds),
            Self::Ended { phase, ending } => {
                texts.engines_ended(told(ending, language), during(*phase, language))
            }
            Self::Silent { phase, ending } => {
                texts.engines_silent(told(ending, language), during(*phase, language))
            }
            Self::Locked(by) => locked(*by, language),
            Self::BadAnswer(why) => texts.engines_bad_answer(why.say(language)),
            Self::EmptyMate => texts.engines_empty_mate(),
            Self::Overtime => texts.engines_overtime(),
            Self::AskedAnew { asked, ending } => {
                texts.engines_asked_anew(asked, told(ending, language))
            }
            Self::Replaced => texts.engines_replaced(),
            Self::TakenBack => texts.engines_taken_back(),
            Self::Closed => texts.engines_closed(),
            Self::NoOption(name) => texts.engines_no_option(quoted(name, language)),
            Self::BadOption(error) => error.say(language),
            Self::OneLine => texts.engines_one_line(),
            Self::FewerLines(most) => texts.engines_fewer_lines(*most),
            Self::LessDeep { asked, used } => texts.engines_less_deep(*asked, *used),
            Self::NoPosition(error) => error.say(language),
            Self::NoMove { ply, why } => texts.engines_no_move(*ply, why.say(language)),
            Self::NoKing => texts.engines_no_king(),
            Self::NoThread(why) => texts.engines_no_thread(why),
            Self::Unforeseen => texts.engines_unforeseen(),
        }
    }
}
