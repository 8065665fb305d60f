//! Which of the moves of a position are read.

/// Which moves are read before the horizon.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum MoveFilter {
    /// Every legal move.
    #[default]
    All,
    /// Captures; stopping instead is a choice.
    Captures,
    /// Captures and checks, and in check every evasion; else stopping is a choice.
    Checks,
    /// The moves with the best static values for the side that makes them, in the order in which
    /// they are generated.
    Best(u16),
    /// The moves that a selector calls for: in shogi, the move classes of YSS (section 2). Stopping is
    /// a choice where it does not call for quiet moves. Without a selector, every legal move.
    Yss,
}
