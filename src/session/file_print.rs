//! The fingerprint of a file when it was last read or written here, to detect changes by other
//! programs.

use std::hash::{DefaultHasher, Hash, Hasher};

/// Identifies the contents of a file by its length and a hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FilePrint {
    length: usize,
    hash: u64,
}

impl FilePrint {
    pub fn of(bytes: &[u8]) -> Self {
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        Self { length: bytes.len(), hash: hasher.finish() }
    }
}

/// Whether a save may replace an existing file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replace {
    Never,
    /// Only the opened file, which had this fingerprint, and only if nothing in it would be lost.
    /// `None`: the fingerprint is unknown.
    Opened(Option<FilePrint>),
    /// The user has confirmed. Whatever would be lost is kept beside the file; the fingerprint is
    /// that of the opened file, if any.
    Asked(Option<FilePrint>),
}
