//! What if: changes to the lesson, with the consequences shown beside the original.
//!
//! A change is one of the lesson's subject, or another algorithm; all of them together are a
//! [`LessonVariant`](super::LessonVariant), run like any other run beside the open one. So the
//! display shows exactly what the changed lesson yields, and it can be kept as a lesson of its own.

mod lab;
mod state;
mod update;
mod view;

pub(crate) use state::WhatIfPart;
pub use state::{SavedChanges, WhatIfCommand, WhatIfEdit};
pub use view::{EditedLeaf, WhatIfView};
