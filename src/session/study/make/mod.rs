//! Making lessons: the text of a lesson's file is changed in place, by hand or through its parts,
//! and the open lesson follows every change.

mod ask;
mod cursor;
mod state;
mod update;
mod versions;
mod view;

pub use ask::MadeQuestion;
pub use cursor::MakeMove;
pub(crate) use state::MakePart;
pub use state::{MakeCommand, SavedDraft};
pub use versions::{FoundVersions, VersionsRequest, VersionsView};
pub use view::{MadeNode, MakeView};
