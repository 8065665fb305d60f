//! What a search does, as events; and the state after any number of them.
//!
//! A search tells an [`Observer`] what happens and cannot be steered by it. With [`Silent`] the
//! calls compile to nothing; [`Recorder`] packs them into a [`Trace`]; [`Replay`] walks a trace
//! forward and backward, exactly. Windows, bounds, reasons and the best line are derived from the
//! state, never stored.

mod event;
mod record;
mod replay;
mod timeline;
mod view;

pub use event::{Event, Observer, Silent, Tally};
pub use record::{EventKind, Record, Recorder, Trace, WindowRule};
pub use replay::{NodeState, Phase, Replay};
pub use timeline::Timeline;
pub use view::{CutReason, Seen, Step};
