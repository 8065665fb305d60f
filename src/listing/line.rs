//! The lines of a listing.

use crate::language::Language;

/// A text in both languages that is known when the program is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FixedWords {
    /// Japanese.
    pub ja: &'static str,
    /// English.
    pub en: &'static str,
}

/// A text in both languages.
pub(super) const fn words(ja: &'static str, en: &'static str) -> FixedWords {
    FixedWords { ja, en }
}

impl FixedWords {
    /// The text of `language`.
    #[must_use]
    pub const fn get(self, language: Language) -> &'static str {
        language.pick(self.ja, self.en)
    }
}

/// Which version of a listing is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ListingVersion {
    /// As it was published.
    Published,
    /// As it should be.
    Corrected,
}

/// A line of a listing, as pseudo-code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListingLine {
    /// How deep it is indented.
    pub indent: u8,
    /// As it should be.
    pub corrected: FixedWords,
    /// As it was published, where that is something else.
    pub published: Option<FixedWords>,
}

/// A line that both versions have.
pub(super) const fn same(indent: u8, ja: &'static str, en: &'static str) -> ListingLine {
    ListingLine {
        indent,
        corrected: words(ja, en),
        published: None,
    }
}

/// A line in which the versions differ: as published, and as it should be.
pub(super) const fn differs(
    indent: u8,
    published: FixedWords,
    corrected: FixedWords,
) -> ListingLine {
    ListingLine {
        indent,
        corrected,
        published: Some(published),
    }
}

impl ListingLine {
    /// Whether the versions differ here.
    #[must_use]
    pub const fn differs(&self) -> bool {
        self.published.is_some()
    }

    /// The text of a version.
    #[must_use]
    pub fn text(&self, version: ListingVersion) -> FixedWords {
        match version {
            ListingVersion::Published => self.published.unwrap_or(self.corrected),
            ListingVersion::Corrected => self.corrected,
        }
    }
}
