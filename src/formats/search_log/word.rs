//! A word of a log, and where it stands.

use crate::record::Complaint;
use language::{Phrase, Texts, Words};

/// The first words of every log.
pub(super) const HEAD: [&str; 2] = ["yomisuji", "search-log"];

pub(super) fn complaint(line: usize, column: usize, what: Phrase) -> Complaint {
    Complaint { line, column, what: Words::of(what) }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct LogWord<'t> {
    pub line: usize,
    /// In characters, from 1.
    pub column: usize,
    pub text: &'t str,
}

impl LogWord<'_> {
    pub(super) fn complains(self, what: impl Fn(&Texts, String) -> String) -> Complaint {
        let found = self.text.escape_debug().to_string();
        Complaint {
            line: self.line,
            column: self.column,
            what: Words::of(|texts| what(texts, found.clone())),
        }
    }
}
