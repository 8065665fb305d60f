//! The pages in the middle of the window: in place of the tree of a lesson, or the board.
//!
//! A page is a file here, or a folder if it is long: its state, its commands, its view, and the
//! [`PagePart`](part::PagePart) that joins them. It sees the rest of the program as
//! [`ShownState`](part::ShownState), and acts on it by [`PageOutcome`](part::PageOutcome) alone.
//! Everything else about it stands in its row.
//!
//! | to add a page | where |
//! |---|---|
//! | its state, commands and view | a file beside these, a `mod` and a `pub use` below, its public names in `lib.rs` |
//! | what it shows of a run | `lesson`: a method of [`Projection`](lesson::Projection), which knows what is hidden; a count over the trace is kept in `trace` |
//! | its row | [`table`]: the variant of [`Centre`], the field of its state, and the types of state, command and view; an implementation that is missing does not compile. A page without commands has [`Infallible`](std::convert::Infallible) |
//! | its panel | a file in `gui/panels/pages/`: a function that draws `session.view().page.<field>()` and pushes its commands as `command.into()` |
//! | its row in the window | `PAGES` in `gui/panels/pages/mod.rs`: its key, its name and purpose, what is said while it is covered or has nothing to show, where its switch stands |
//! | its texts | `src/language/locales/`, in each language |
//! | its key | its text in `keys.ftl`, named in the row of `gui/panels/pages`, and a line in `docs/keys.md` and `docs/ja/keys.md`, as for any key. Every letter already has a meaning beside the tree: F4 to F10 are free, except F5, which clickers send |
//! | a picture of it without a display | an option in `cli/screenshot.rs` |
//!
//! Switching, Esc, the switch at the node, the way back to the tree, and closing in Predict and Fill
//! in follow from the rows. `tests/headless/pages.rs` and `tests/window/pages.rs` try every row.
//! Work for the host is an [`Effect`](crate::Effect) that the page returns when asked; its reply
//! goes to `session.parts.<field>` in `replies.rs`. Where the program is, a restart remembers only
//! as lesson or board: a lesson opens with the page that it asks for.

mod beside;
mod by_ply;
mod candidates;
mod course_map;
mod evaluation;
mod own_values;
mod paging;
mod part;
mod patterns;
mod table;

pub use beside::{
    BesideColumn, BesideCommand, BesideCounts, BesidePace, BesideRequest, BesideRow, BesideRun,
    BesideView, LessonVariant, WayToParting, run_beside,
};
pub(crate) use beside::{BesideSlot, settings_of, varied};
pub use candidates::{CandidateLine, CandidatesCommand, CandidatesView, OtherMoves};
pub use course_map::CourseMap;
pub use evaluation::{Against, EvaluationCommand, EvaluationView, Standard};
pub use own_values::{ChoiceRow, ExchangeRow, OwnValuesView, ValuesChanges, ValuesCommand};
pub use patterns::{PatternMap, PatternsCommand, PatternsView};
pub use table::{Centre, Page, PageAction, PageView};
pub(crate) use table::{PageParts, ShownPages};
