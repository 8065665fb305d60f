//! Search engines that are other programs, as data: the list, the questions, the answers.
//!
//! | file | says |
//! |---|---|
//! | `entry` | an engine of the user's list, and how to ask it |
//! | `question` | a question: a position, a limit, a number of lines |
//! | `event` | parsed output: legal moves, scores with a point of view |
//! | `error` | errors and their messages |
//!
//! The host starts the engines and talks to them ([`formats::usi_engine`] reads and writes
//! their lines); a session only stores what the host reports.

mod entry;
mod error;
mod event;
mod question;

pub use entry::{Asking, EngineEntry, EngineId};
pub use error::{EngineError, EnginePhase, ProcessExit};
pub use event::{
    BestMove, EngineEvent, EngineInfo, EngineLine, MateAnswer, SearchCounts, SearchProgress,
    legal_line,
};
pub use question::{EngineQuestion, SearchLimit};

pub use formats::usi_engine::{EngineOption, EngineScore, OptionKind, UsiBound};
