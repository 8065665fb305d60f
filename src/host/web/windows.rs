//! The ownership of unsaved work between pages that are open at the same time.

use std::path::Path;

use super::bridge;
use language::Words;

/// Exclusive access to what is kept: nothing else runs meanwhile.
#[derive(Debug)]
pub(crate) struct Turn;

impl Turn {
    pub(crate) fn wait(_: &Path) -> Result<Self, Words> {
        Ok(Self)
    }

    pub(crate) fn wait_to_read(_: &Path) -> Result<Self, Words> {
        Ok(Self)
    }
}

/// The unsaved work that this page owns: that of this start, and of pages that are gone.
#[derive(Debug, Default)]
pub(crate) struct Owned {
    starts: Vec<String>,
}

impl Owned {
    pub(crate) fn new(_: &Path) -> Self {
        Self::default()
    }

    /// Whether this page owns the work of a start, or takes it over now because no open page does.
    pub(crate) fn has(&mut self, start: &str) -> Result<bool, Words> {
        if !self.starts.iter().any(|own| own == start) {
            if bridge::is_open(start) {
                return Ok(false);
            }
            bridge::is_here(start);
            self.starts.push(start.to_owned());
        }
        Ok(true)
    }

    #[expect(clippy::unused_self, reason = "as on the desktop")]
    pub(crate) fn sweep(&self) {}

    /// Whether no other page is open, as far as is known.
    #[expect(clippy::unused_self, reason = "as on the desktop")]
    pub(crate) fn is_alone(&self) -> bool {
        true
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.starts.is_empty()
    }

    /// Releases everything: the browser does so at the end of the page.
    pub(crate) fn leave(&mut self) {
        self.starts.clear();
    }
}
