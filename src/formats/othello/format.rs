//! Detects the format of a text.

use super::list;
use crate::line::LineFormat;

/// Detects the format from the content; `None` if it is neither.
pub(super) fn find(text: &str) -> Option<LineFormat> {
    // Only the head of a game is searched for its `GM` property.
    let mut heads = text.match_indices("(;").take(20);
    let says_othello = |at: usize| {
        let head = text[at..].chars().take(400).collect::<String>();
        head.to_ascii_lowercase().contains("gm[othello")
    };
    if heads.any(|(at, _)| says_othello(at)) {
        return Some(LineFormat::Ggf);
    }
    list::looks_like(text).then_some(LineFormat::Moves)
}
