//! The lines of a listing.

use crate::language::{Phrase, Words};

/// Which version of a listing is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ListingVersion {
    /// As it was published.
    Published,
    /// As it should be.
    Corrected,
}

/// A line of a listing, as pseudo-code.
#[derive(Clone, Copy, Debug)]
pub struct ListingLine {
    /// How deep it is indented.
    pub indent: u8,
    /// As it should be.
    corrected: Phrase,
    /// As it was published, where that is something else.
    published: Option<Phrase>,
}

/// A line that both versions have.
pub(super) const fn same(indent: u8, line: Phrase) -> ListingLine {
    ListingLine {
        indent,
        corrected: line,
        published: None,
    }
}

/// A line in which the versions differ: as published, and as it should be.
pub(super) const fn differs(indent: u8, published: Phrase, corrected: Phrase) -> ListingLine {
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
    pub fn text(&self, version: ListingVersion) -> Words {
        Words::of(match version {
            ListingVersion::Published => self.published.unwrap_or(self.corrected),
            ListingVersion::Corrected => self.corrected,
        })
    }
}
