//! What a learning platform is told of the work in a course, and what it has kept of that.

use std::path::PathBuf;

/// How far a learner is in a course, in the words of SCORM 1.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CourseStatus {
    Incomplete,
    /// Each lesson has been worked through as the course asks.
    Completed,
    /// The marks reach what the course asks for.
    Passed,
    /// Each lesson has been worked through, and they do not.
    Failed,
}

impl CourseStatus {
    pub const fn id(self) -> &'static str {
        match self {
            Self::Incomplete => "incomplete",
            Self::Completed => "completed",
            Self::Passed => "passed",
            Self::Failed => "failed",
        }
    }
}

/// What a platform is told of the work in a course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseReport {
    pub status: CourseStatus,
    /// The marks reached, in per cent of those that there are; `None` if there are none.
    pub percent: Option<String>,
    /// The place: step, algorithm and lesson. Empty outside of the course.
    pub location: String,
    /// The marks, as a code, and unfinished takes. Empty if there is no room for them.
    pub suspend: String,
}

/// What a platform has kept of the work in a course.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptByPlatform {
    pub location: String,
    pub suspend: String,
}

/// The course that a platform has opened.
#[derive(Debug)]
pub(super) struct Attending {
    /// Its pack.
    pub(super) pack: PathBuf,
    /// What is to be taken over as soon as it is open.
    pub(super) kept: Option<KeptByPlatform>,
}
