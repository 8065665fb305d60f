//! Writes lines to the client from the reader and the search thread.

use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};

use language::Words;

/// Writes whole lines and flushes each; after a failure, writes nothing more.
pub(super) struct LineWriter<'o> {
    inner: Mutex<Inner<'o>>,
}

struct Inner<'o> {
    writer: &'o mut (dyn Write + Send),
    failed: Option<io::Error>,
}

impl<'o> LineWriter<'o> {
    pub(super) fn new(writer: &'o mut (dyn Write + Send)) -> Self {
        let failed = None;
        let inner = Mutex::new(Inner { writer, failed });
        Self { inner }
    }

    fn with<T>(&self, act: impl FnOnce(&mut Inner<'o>) -> T) -> T {
        act(&mut self.inner.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Writes a line without control characters, so that a text can neither break it nor affect a
    /// terminal.
    pub(super) fn line(&self, text: &str) {
        let mut line: String = text.chars().filter(|c| !c.is_control()).collect();
        line.push('\n');
        self.with(|inner| {
            if inner.failed.is_none() {
                let written = inner.writer.write_all(line.as_bytes());
                inner.failed = written.and_then(|()| inner.writer.flush()).err();
            }
        });
    }

    /// Sends a message for the user.
    pub(super) fn note(&self, words: &Words) {
        self.line(&format!("info string {} / {}", words.ja, words.en));
    }

    /// Whether writing has failed because the client has gone away.
    pub(super) fn is_broken(&self) -> bool {
        self.with(|inner| inner.failed.is_some())
    }

    pub(super) fn ended(self) -> io::Result<()> {
        self.with(|inner| inner.failed.take().map_or(Ok(()), Err))
    }
}
