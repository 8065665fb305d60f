//! Our own engine: what it is asked, and what it has found.

use std::time::Duration;

use shogi_core::Move;
use shunsai::Position;

use super::SearchLimit;
use crate::scenario::OwnReading;
use crate::search::Iteration;

/// How far the engines of a comparison read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompareLimit {
    /// To a depth, in plies.
    Depth(u8),
    /// For so many seconds.
    Seconds(u32),
    /// Until they are stopped.
    Endless,
}

impl CompareLimit {
    /// What the window offers.
    pub const ALL: [Self; 9] = [
        Self::Depth(2),
        Self::Depth(4),
        Self::Depth(6),
        Self::Depth(8),
        Self::Seconds(1),
        Self::Seconds(3),
        Self::Seconds(10),
        Self::Seconds(60),
        Self::Endless,
    ];

    /// The same for an engine that speaks USI.
    pub(in crate::session) fn for_usi(self) -> SearchLimit {
        match self {
            Self::Depth(plies) => SearchLimit::Depth(plies.into()),
            Self::Seconds(seconds) => SearchLimit::Time(Duration::from_secs(seconds.into())),
            Self::Endless => SearchLimit::Infinite,
        }
    }
}

/// What our engine is asked.
#[derive(Clone, Debug)]
pub struct BuiltinSearch {
    /// The position.
    pub at: Position,
    /// How.
    pub reading: OwnReading,
    /// How far.
    pub limit: CompareLimit,
}

/// What our engine has found so far.
#[derive(Clone, Debug)]
pub struct BuiltinProgress {
    /// Its iterations, the shallowest first.
    pub iterations: Vec<Iteration<Move>>,
    /// Whether it is done.
    pub is_over: bool,
}
