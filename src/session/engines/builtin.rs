//! Our own engine: the question to it and its progress.

use std::time::Duration;

use shogi_core::Move;
use shunsai::Position;

use super::SearchLimit;
use scenario::OwnReading;
use search::Iteration;

/// How far the engines of a comparison read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompareLimit {
    /// In plies.
    Depth(u8),
    Seconds(u32),
    /// Until stopped.
    Endless,
}

impl CompareLimit {
    /// The choices in the window.
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

    /// The corresponding limit for a USI engine.
    pub(crate) fn for_usi(self) -> SearchLimit {
        match self {
            Self::Depth(plies) => SearchLimit::Depth(plies.into()),
            Self::Seconds(seconds) => SearchLimit::Time(Duration::from_secs(seconds.into())),
            Self::Endless => SearchLimit::Infinite,
        }
    }
}

/// The question to our engine.
#[derive(Clone, Debug)]
pub struct BuiltinSearch {
    pub at: Position,
    pub reading: OwnReading,
    pub limit: CompareLimit,
}

#[derive(Clone, Debug)]
pub struct BuiltinProgress {
    /// Shallowest first.
    pub iterations: Vec<Iteration<Move>>,
    pub is_over: bool,
}
