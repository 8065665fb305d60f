//! A learner's marks in the lessons: kept on their machine, and exported only by themselves.

mod code;
mod report;
mod state;
mod update;

pub use code::{ClassMarks, CodeFault};
pub use report::{CoursePoints, MarkReport, MarkRow};
pub(crate) use state::MarksPart;
pub use state::{FirstTake, LessonMark, MarkEntry};
pub(crate) use update::opened_message;
