//! The events of a search, and the state after any number of them.
//!
//! A search reports to an [`Observer`], which cannot steer it. With [`Silent`] the calls compile to
//! nothing; [`Recorder`] packs them into a [`Trace`]; [`Replay`] steps through a trace forward and
//! backward, exactly. Windows, bounds and values are shown as the search reported them; the replay
//! only collects them: the best line, pruned nodes, the origin of bounds.
//!
//! ```
//! # use std::sync::Arc;
//! # use {formats::nested_list, games::diagram::Diagram, score::{Player, Score}};
//! use trace::Replay;
//! use tree::NodeId;
//!
//! let branch = nested_list::parse("[[3, 5], [2, 9]]")?;
//! let (tree, _) = Diagram::build(&branch, Player::Max)?;
//! let trace = scenario::record("alpha-beta".parse()?, &tree)?;
//! let mut replay = Replay::new(Arc::new(tree), Arc::new(trace));
//! replay.seek(usize::MAX); // The last step; any other is as near.
//! assert_eq!(replay.node(NodeId::ROOT).value(), Some(Score(3)));
//! assert_eq!(replay.tally().leaves, 3); // The 9 is never looked at.
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![expect(
    clippy::cast_possible_truncation,
    reason = "the budget of a run ends it long before its steps need more than 32 bits, and what is \
              read back as a small number was written as one"
)]

mod apply;
mod by_ply;
mod event;
mod grower;
mod kind;
mod line;
mod made_cut;
mod parting;
mod reasons;
mod record;
mod recorder;
mod replay;
mod samples;
mod state;
mod stops;
mod tally;
mod timeline;
mod upcoming;
mod view;

pub use by_ply::{ByPly, PlyCounts};
pub use event::{
    CutBy, DepthReason, Event, Generated, Observer, PlayoutEnd, Round, Silent, SkipReason,
    StoredEntry, Visit,
};
pub use grower::Grower;
pub use kind::{EventKind, StepMark};
pub use made_cut::MadeCut;
pub use parting::{RunParting, StepsBeside};
pub use reasons::{BoundSource, CutReason};
pub use record::{Candidate, NamedStep, Sampled, Trace, TraceRecord};
pub use recorder::Recorder;
pub use replay::Replay;
pub use state::{NodeState, Notes, Phase};
pub use stops::{StopCondition, StopStep, stop_steps};
pub use tally::Tally;
pub use timeline::{Chapter, Timeline};
pub use upcoming::Upcoming;
pub use view::{Seen, Step, StepDetail};
