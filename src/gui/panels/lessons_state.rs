//! What the list of lessons keeps from frame to frame.

use language::Words;
use session::Source;

#[derive(Clone, Debug, Default)]
pub(crate) struct LessonsState {
    /// The lesson that the list was last scrolled to.
    pub listed: Option<Source>,
    /// The search text for lessons.
    pub query: String,
    /// The lessons found, for which query, and in a list of how many.
    pub found: (String, usize, Vec<usize>),
    /// Whether the field of `query` had the keyboard focus in the last frame.
    pub types_query: bool,
    /// Whether the field of `query` requests the keyboard focus.
    pub focus: bool,
    pub change: Option<LessonChange>,
}

/// A rename or delete of the user's own lesson in progress.
#[derive(Clone, Debug)]
pub(crate) struct LessonChange {
    pub of: Source,
    /// The title being typed; `None` while asking whether to delete the lesson.
    pub title: Option<Words>,
    /// Whether the list must still scroll to it.
    pub is_new: bool,
}
