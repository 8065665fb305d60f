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
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EngineError {
    /// There is no such program.
    #[error("{}: there is no such program", .0.display())]
    NotThere(PathBuf),
    /// It is a folder.
    #[error("{}: found a folder, expected a program", .0.display())]
    Folder(PathBuf),
    /// It may not be started.
    #[error("{}: the file may not be started as a program", .0.display())]
    MayNotStart(PathBuf),
    /// The system cannot start it.
    #[error("{}: it could not be started: {why}", program.display())]
    CannotStart {
        /// The program.
        program: PathBuf,
        /// In the words of the system.
        why: String,
    },
    /// It does not say `usiok`.
    #[error("no answer to \"usi\" within {seconds} s; perhaps it is not a USI engine")]
    NoHandshake {
        /// How long was waited.
        seconds: u64,
    },
    /// It does not say `readyok`.
    #[error("no answer to \"isready\" within {seconds} s")]
    NotReady {
        /// How long was waited.
        seconds: u64,
    },
    /// It did not stop when told to.
    #[error("it did not stop within {seconds} s and was ended")]
    DidNotStop {
        /// How long was waited.
        seconds: u64,
    },
    /// The program ended by itself.
    #[error("it ended {}{}", during(*.phase, Language::En), told(.ending, Language::En))]
    Ended {
        /// While it did what.
        phase: EnginePhase,
        /// How.
        ending: ProcessExit,
    },
    /// It has closed its output but lived on.
    #[error("it closed its output {}, and was ended{}", during(*.phase, Language::En), told(.ending, Language::En))]
    Silent {
        /// While it did what.
        phase: EnginePhase,
        /// How.
        ending: ProcessExit,
    },
    /// It says that it does not work without a licence.
    #[error("{}", locked(*.0, Language::En))]
    Locked(LockedBy),
    /// Its answer cannot be played.
    #[error("its answer cannot be played: {0}")]
    BadAnswer(MoveError),
    /// Its mate has no moves.
    #[error("it says checkmate and no moves")]
    EmptyMate,
    /// It searched longer than its limit.
    #[error("it went beyond its limit and was told to stop")]
    Overtime,
    /// It ended at the question; it is asked in another way.
    #[error("it ended when asked with \"{asked}\"{}; it is asked in another way now", told(.ending, Language::En))]
    AskedAnew {
        /// What it was asked.
        asked: String,
        /// How it ended.
        ending: ProcessExit,
    },
    /// The question was replaced before the engine got it.
    #[error("something else was asked before it came to this")]
    Replaced,
    /// The question was taken back before the engine got it.
    #[error("it was stopped before it began")]
    TakenBack,
    /// The engine was restarted or closed.
    #[error("it was restarted or closed meanwhile")]
    Closed,
    /// There is no such option.
    #[error("it has no option {0:?}")]
    NoOption(String),
    /// An option cannot be set so.
    #[error("{0}")]
    BadOption(OptionError),
    /// It cannot show several lines.
    #[error("it shows one line only: it has no option MultiPV")]
    OneLine,
    /// It cannot show so many lines.
    #[error("it shows at most {0} lines")]
    FewerLines(i64),
    /// It cannot look so deep.
    #[error("it looks {used} plies deep at most; {asked} were asked for")]
    LessDeep {
        /// What was asked for.
        asked: u32,
        /// What it can.
        used: i64,
    },
    /// What is asked about is no position.
    #[error("{0}")]
    NoPosition(SfenError),
    /// A move to the position is illegal.
    #[error("move {ply}: {why}")]
    NoMove {
        /// Which move, from 1.
        ply: usize,
        /// Why.
        why: MoveError,
    },
    /// A king is missing.
    #[error("engines need both kings on the board (to look for a mate, the king of the defender)")]
    NoKing,
    /// A thread could not be started.
    #[error("no thread could be started: {0}")]
    NoThread(String),
    /// Something that nobody foresaw.
    #[error("something unforeseen happened")]
    Unforeseen,
}

fn locked(by: LockedBy, language: Language) -> &'static str {
    match by {
        LockedBy::Registration => language.pick(
            "登録されていないので動かないと言っている(registration error)",
            "it says that it is not registered (registration error)",
        ),
        LockedBy::CopyProtection => language.pick(
            "複製の保護で動かないと言っている(copyprotection error)",
            "it says that its copy protection has failed (copyprotection error)",
        ),
    }
}

fn during(phase: EnginePhase, language: Language) -> &'static str {
    match phase {
        EnginePhase::Handshake => language.pick("起動してすぐ", "right after the start"),
        EnginePhase::Preparing => language.pick("準備中に", "while getting ready"),
        EnginePhase::Idle => language.pick("待っている間に", "while it had nothing to do"),
        EnginePhase::Search => language.pick("探索中に", "in the middle of a search"),
        EnginePhase::Stopping => language.pick("探索を止めるときに", "while stopping a search"),
    }
}

/// The status and the last words, if there are any.
fn told(ending: &ProcessExit, language: Language) -> String {
    let status = ending.status.as_ref();
    let status = status.map(|status| match language {
        Language::Ja => format!("({status})"),
        Language::En => format!(" ({status})"),
    });
    let words = ending.last_words.as_ref();
    let words = words.map(|words| match language {
        Language::Ja => format!("。最後の言葉は「{words}」"),
        Language::En => format!("; its last words: {words:?}"),
    });
    status.unwrap_or_default() + &words.unwrap_or_default()
}

impl Say for EngineError {
    fn say(&self, language: Language) -> String {
        if language == Language::En {
            return self.to_string();
        }
        match self {
            Self::NotThere(path) => format!("{}: そのようなプログラムはない", path.display()),
            Self::Folder(path) => {
                format!(
                    "{}: フォルダなのでプログラムとして動かせない",
                    path.display()
                )
            }
            Self::MayNotStart(path) => {
                format!(
                    "{}: プログラムとして動かすことが許されていない",
                    path.display()
                )
            }
            Self::CannotStart { program, why } => {
                format!("{}: 動かせなかった: {why}", program.display())
            }
            Self::NoHandshake { seconds } => {
                format!("「usi」に{seconds}秒たっても返事がない。USIエンジンではないのかもしれない")
            }
            Self::NotReady { seconds } => {
                format!("「isready」に{seconds}秒たっても返事がない")
            }
            Self::DidNotStop { seconds } => {
                format!("{seconds}秒たっても止まらないので終わらせた")
            }
            Self::Ended { phase, ending } => format!(
                "{}終わった{}",
                during(*phase, language),
                told(ending, language)
            ),
            Self::Silent { phase, ending } => format!(
                "{}出力を閉じたので終わらせた{}",
                during(*phase, language),
                told(ending, language)
            ),
            Self::Locked(by) => locked(*by, language).to_owned(),
            Self::BadAnswer(why) => {
                format!("返ってきた手は指せない: {}", why.say(language))
            }
            Self::EmptyMate => "詰みだと言うが、手順がない".to_owned(),
            Self::Overtime => "決めた限度を過ぎたので、止めるように伝えた".to_owned(),
            Self::AskedAnew { asked, ending } => format!(
                "「{asked}」と聞くと終わった{}。これからは別の聞き方をする",
                told(ending, language)
            ),
            Self::Replaced => "聞く前に、別のことを聞いた".to_owned(),
            Self::TakenBack => "始める前に止めた".to_owned(),
            Self::Closed => "その間に、起動し直したか閉じた".to_owned(),
            Self::NoOption(name) => format!("設定「{name}」はない"),
            Self::BadOption(error) => error.say(language),
            Self::OneLine => "設定 MultiPV がないので、1つの手順しか示せない".to_owned(),
            Self::FewerLines(most) => format!("示せるのは{most}手順まで"),
            Self::LessDeep { asked, used } => {
                format!("{asked}手ではなく、{used}手までしか読めない")
            }
            Self::NoPosition(error) => error.say(language),
            Self::NoMove { ply, why } => format!("{ply}手目: {}", why.say(language)),
            Self::NoKing => "エンジンには両方の玉が要る(詰みを探すなら、受ける側の玉)".to_owned(),
            Self::NoThread(why) => format!("スレッドを始められなかった: {why}"),
            Self::Unforeseen => "思わぬことが起きた".to_owned(),
        }
    }
}
