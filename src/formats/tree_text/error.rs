//! Why a text is not a tree.

use language::{Language, Say, Words, says_errors};

/// Why a text is not a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeTextError {
    /// From 1.
    pub line: usize,
    /// In characters, from 1.
    pub column: usize,
    /// What was found, and what was expected.
    pub what: Words,
}

impl Say for TreeTextError {
    fn say(&self, language: Language) -> String {
        let what = self.what.get(language);
        language.texts().tree_text_at(self.column, self.line, what)
    }
}

says_errors!(TreeTextError);
