//! Everything that can go wrong with an engine, in words.

use std::path::PathBuf;

use crate::formats::sfen::SfenError;
use crate::formats::usi::MoveError;
use crate::formats::usi_engine::{LockedBy, OptionError};
use crate::language::{Language, Say};

/// What an engine was doing when something went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnginePhase {
    /// It was asked who it is (`usi`).
    Handshake,
    /// It was getting ready (`isready`).
    Preparing,
    /// Nothing.
    Idle,
    /// It was searching.
    Search,
    /// It was told to stop.
    Stopping,
}

/// How a program ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProcessExit {
    /// The exit status or signal, in the words of the system; missing if it had to be ended.
    pub status: Option<String>,
    /// The last thing that it wrote as an error, shortened.
    pub last_words: Option<String>,
}

/// What can go wrong with an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineError {
    /// There is no such program.
    NotThere(PathBuf),
    /// It is a folder.
    Folder(PathBuf),
    /// It may not be started.
    MayNotStart(PathBuf),
    /// The system cannot start it.
    CannotStart {
        /// The program.
        program: PathBuf,
        /// In the words of the system.
        why: String,
    },
    /// It does not say `usiok`.
    NoHandshake {
        /// How long was waited.
        seconds: u64,
    },
    /// It does not say `readyok`.
    NotReady {
        /// How long was waited.
        seconds: u64,
    },
    /// It did not stop when told to.
    DidNotStop {
        /// How long was waited.
        seconds: u64,
    },
    /// The program ended by itself.
    Ended {
        /// While it did what.
        phase: EnginePhase,
        /// How.
        ending: ProcessExit,
    },
    /// It has closed its output but lived on.
    Silent {
        /// While it did what.
        phase: EnginePhase,
        /// How.
        ending: ProcessExit,
    },
    /// It says that it does not work without a licence.
    Locked(LockedBy),
    /// Its answer cannot be played.
    BadAnswer(MoveError),
    /// Its mate has no moves.
    EmptyMate,
    /// It searched longer than its limit.
    Overtime,
    /// It ended at the question; it is asked in another way.
    AskedAnew {
        /// What it was asked.
        asked: String,
        /// How it ended.
        ending: ProcessExit,
    },
    /// The question was replaced before the engine got it.
    Replaced,
    /// The question was taken back before the engine got it.
    TakenBack,
    /// The engine was restarted or closed.
    Closed,
    /// There is no such option.
    NoOption(String),
    /// An option cannot be set so.
    BadOption(OptionError),
    /// It cannot show several lines.
    OneLine,
    /// It cannot show so many lines.
    FewerLines(i64),
    /// It cannot look so deep.
    LessDeep {
        /// What was asked for.
        asked: u32,
        /// What it can.
        used: i64,
    },
    /// What is asked about is no position.
    NoPosition(SfenError),
    /// A move to the position is illegal.
    NoMove {
        /// Which move, from 1.
        ply: usize,
        /// Why.
        why: MoveError,
    },
    /// A king is missing.
    NoKing,
    /// A thread could not be started.
    NoThread(String),
    /// Something that nobody foresaw.
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

/// The status and the last words, if there are any.
fn told(ending: &ProcessExit, language: Language) -> String {
    let status = ending.status.as_ref();
    let status = status.map(|status| language.texts().engines_exit_status(status));
    let words = ending.last_words.as_ref();
    let words = words.map(|words| language.texts().engines_last_words(quoted(words, language)));
    status.unwrap_or_default() + &words.unwrap_or_default()
}

/// What stands in quotation marks: those of English come with it, and what is in it is escaped.
fn quoted(words: &str, language: Language) -> String {
    match language {
        Language::Ja => words.to_owned(),
        Language::En => format!("{words:?}"),
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
