//! The moves that are searched at a position.

/// The moves that are searched before the horizon.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum MoveFilter {
    #[default]
    All,
    /// Captures; declining is an option.
    Captures,
    /// Captures and checks, and every evasion in check; otherwise declining is an option.
    Checks,
    /// The moves with the best static values for the side to move, in the order of generation.
    Best(u16),
    /// The moves that a selector proposes: in shogi, by the move classes of YSS (section 2).
    /// Declining is an option where the selector proposes no quiet moves. Without a selector, every
    /// legal move.
    Yss,
}
