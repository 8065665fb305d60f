//! Why lines end.

/// The reason why no move is searched at the end of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineEnd {
    /// The depth is used up.
    Depth,
    /// Beyond the horizon there is no capture left.
    NoCapture,
    /// Beyond the horizon there is no move left of the kinds searched there: captures and others.
    NoSharpMove,
    /// The plies beyond the horizon are also used up.
    Limit,
    /// No class of moves selects one.
    NothingSelected,
    /// The side to move has no legal move.
    Over,
    /// Neither side can move, and the game is counted.
    Finished,
}
