//! What if: the lesson is changed, and what follows from it stands beside the original at once.
//!
//! A change is one of the lesson's subject, or another algorithm; all of them together are a
//! [`LessonVariant`](super::LessonVariant), run as any other run beside the one that is open. So what is
//! seen is what the changed lesson gives, and it can be kept as a lesson of its own.

mod lab;
mod state;
mod update;
mod view;

pub use lab::OrderingRequest;
pub(in crate::session) use state::WhatIfPart;
pub use state::{WhatIfCommand, WhatIfEdit};
pub use view::{EditedLeaf, WhatIfView};
