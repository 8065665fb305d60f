use language::{Phrase, Words};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ListingVersion {
    Published,
    Corrected,
}

/// A line of a listing, as pseudo-code.
#[derive(Clone, Copy, Debug)]
pub struct ListingLine {
    pub indent: u8,
    corrected: Phrase,
    /// `None` if it is the same as `corrected`.
    published: Option<Phrase>,
}

/// A line that is the same in both versions.
pub(super) const fn same(indent: u8, line: Phrase) -> ListingLine {
    ListingLine { indent, corrected: line, published: None }
}

/// A line in which the versions differ.
pub(super) const fn differs(indent: u8, published: Phrase, corrected: Phrase) -> ListingLine {
    ListingLine { indent, corrected, published: Some(published) }
}

impl ListingLine {
    pub const fn differs(&self) -> bool {
        self.published.is_some()
    }

    pub fn text(&self, version: ListingVersion) -> Words {
        Words::of(match version {
            ListingVersion::Published => self.published.unwrap_or(self.corrected),
            ListingVersion::Corrected => self.corrected,
        })
    }
}
