//! Why lines end.

/// Why a line ends where no move is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineEnd {
    /// The depth is used up.
    Depth,
    /// Beyond the horizon nothing is left to take.
    NoCapture,
    /// Beyond the horizon no move is left of those that are read there: captures and others.
    NoSharpMove,
    /// The plies beyond the horizon are used up, too.
    Limit,
    /// Moves are read by their classes, and no class calls for one.
    NothingSelected,
    /// The side to move has no legal move.
    Over,
    /// Neither side can move, and the game is counted.
    Finished,
}
