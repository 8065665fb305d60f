//! Other programs that search, as data: which there are, what they are asked, what they say.
//!
//! | file | says |
//! |---|---|
//! | `entry` | an engine of the person's list, and how it has to be asked |
//! | `question` | what is asked: a position, a limit, a number of lines |
//! | `said` | what an engine says, understood: legal moves, scores with a point of view |
//! | `trouble` | everything that can go wrong with one, in words |
//!
//! The host starts them and talks to them ([`crate::formats::usi_engine`] reads and writes their
//! lines); a session only holds what it is told.

mod entry;
mod question;
mod said;
mod trouble;

pub use entry::{Asking, EngineEntry};
pub use question::{Limit, Question};
pub use said::{About, Answer, Counts, EngineLine, EngineSaid, MateAnswer, Reached, legal_line};
pub use trouble::{Ending, EngineTrouble, Phase};

pub use crate::formats::usi_engine::{Bound, EngineOption, EngineScore, OptionKind};
