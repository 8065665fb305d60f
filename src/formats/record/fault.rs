//! What readers say of a place where something else was expected.

use crate::sfen::shortened;
use language::{Phrase, Words};

/// A byte offset in a line or a text, or a column, and the fault there.
pub(crate) type Fault = (usize, Words);

/// Converts a byte offset in a line to a column, in characters from 1.
pub(super) fn column(line: &str, at: usize) -> usize {
    line[..at].chars().count() + 1
}

/// Shortens a text for a complaint.
pub(super) fn quoted(text: &str) -> String {
    shortened(text.trim())
}

pub(crate) fn found(text: &str, expected: Phrase) -> Words {
    let text = quoted(text);
    Words::of(|texts| {
        let expected = expected(texts);
        if text.is_empty() {
            texts.records_found_end(expected)
        } else {
            texts.records_found(expected, &text)
        }
    })
}
