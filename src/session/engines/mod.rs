//! Other programs that search, as data: which there are, what they are asked, what they say.
//!
//! | file | says |
//! |---|---|
//! | `builtin` | our own engine, which is no other program: what it is asked, what it has found |
//! | `entry` | an engine of the person's list, and how it has to be asked |
//! | `question` | what is asked: a position, a limit, a number of lines |
//! | `event` | what an engine says, understood: legal moves, scores with a point of view |
//! | `error` | everything that can go wrong with one, in words |
//!
//! The host starts them and talks to them ([`crate::formats::usi_engine`] reads and writes their
//! lines); a session only holds what it is told.

mod builtin;
mod entry;
mod error;
mod event;
mod question;

pub use builtin::{BuiltinProgress, BuiltinSearch, CompareLimit};
pub use entry::{Asking, EngineEntry, EngineId};
pub use error::{EngineError, EnginePhase, ProcessExit};
pub use event::{
    BestMove, EngineEvent, EngineInfo, EngineLine, MateAnswer, SearchCounts, SearchProgress,
    legal_line,
};
pub use question::{EngineQuestion, SearchLimit};

pub use crate::formats::usi_engine::{EngineOption, EngineScore, OptionKind, UsiBound};
