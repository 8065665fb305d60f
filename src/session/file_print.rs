//! What a file held when it was last read or written here, so that a change by another program is
//! noticed.

use std::hash::{DefaultHasher, Hash, Hasher};

/// Tells the contents of a file from others: its length and a hash of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FilePrint {
    length: usize,
    hash: u64,
}

impl FilePrint {
    /// That of these bytes.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        Self {
            length: bytes.len(),
            hash: hasher.finish(),
        }
    }
}

/// Whether a save may take the place of a file that is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replace {
    /// It may not.
    Never,
    /// It is the file that was opened, which held this then: it may, unless something in it would be
    /// lost. None: what it held is not known.
    Opened(Option<FilePrint>),
    /// The person has been asked. What of it would be lost is kept beside it; this is what it held
    /// when it was opened, if it was.
    Asked(Option<FilePrint>),
}
