//! The lesson: its file, the tree it is about, and its promises.

mod about;
mod grow;
mod library;
mod load;
mod promise;
mod readers;
mod run;
mod schema;
mod subject;
mod syntax;

pub use about::about;
pub use grow::cost;
pub use library::{Shipped, shipped};
pub(crate) use load::parse;
pub use load::{LessonError, Loaded, build, check, load, load_watched, to_text};
pub use promise::{Proof, capture_sequence, prove};
pub use readers::OwnReading;
pub use run::record;
pub use schema::{
    Claim, ExchangeSetup, Further, LeafPolicy, Lesson, PositionSetup, Promise, Question, Stop,
    SubjectSetup, VERSION,
};
pub use subject::{MAX_NODES, runs_on};
