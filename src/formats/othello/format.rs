//! Detects the format of a text.

use super::list;

/// A file format for games of Othello.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OthelloFormat {
    /// GGF, the Generic Game Format of game servers.
    Ggf,
    /// A list of moves: `f5d6c3…`.
    Moves,
}

impl OthelloFormat {
    pub const ALL: [Self; 2] = [Self::Ggf, Self::Moves];

    /// The name, which is also the file extension: `ggf`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ggf => "ggf",
            Self::Moves => "moves",
        }
    }

    /// Looks up a format by name or file extension: `GGF`, `moves`, `oth`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        match name.to_ascii_lowercase().as_str() {
            "ggf" => Some(Self::Ggf),
            "moves" | "oth" => Some(Self::Moves),
            _ => None,
        }
    }
}

/// Detects the format from the content; `None` if it is neither.
pub(super) fn find(text: &str) -> Option<OthelloFormat> {
    // Only the head of a game is searched for its `GM` property.
    let mut heads = text.match_indices("(;").take(20);
    let says_othello = |at: usize| {
        let head = text[at..].chars().take(400).collect::<String>();
        head.to_ascii_lowercase().contains("gm[othello")
    };
    if heads.any(|(at, _)| says_othello(at)) {
        return Some(OthelloFormat::Ggf);
    }
    list::looks_like(text).then_some(OthelloFormat::Moves)
}
