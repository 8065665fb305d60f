//! Why lines end.

use crate::language::Language;

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

impl LineEnd {
    /// The reason in words, to stand in brackets: "the depth is used up".
    #[must_use]
    pub const fn because(self, language: Language) -> &'static str {
        let (ja, en) = match self {
            Self::Depth => ("読む深さが尽きた", "the depth is used up"),
            Self::NoCapture => (
                "水平線の先で、取る手がもうない",
                "beyond the horizon, and nothing is left to take",
            ),
            Self::NoSharpMove => (
                "水平線の先で、読むべき激しい手がない",
                "beyond the horizon, and no move there is sharp",
            ),
            Self::Limit => (
                "水平線の先に読む手数も尽きた",
                "the plies beyond the horizon are used up, too",
            ),
            Self::NothingSelected => (
                "どの種類の手にも当てはまる手がない",
                "no class of moves calls for one",
            ),
            Self::Over => ("指せる手がない", "no legal move is left"),
            Self::Finished => (
                "どちらも打てず、終局",
                "neither side can move: the game is over",
            ),
        };
        language.pick(ja, en)
    }
}
