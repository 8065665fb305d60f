//! Lines to the other side, from the reader and from the thread that thinks.

use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};

use crate::language::Words;

/// Writes whole lines and flushes each; once that fails, nothing more is written.
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

    /// Writes a line; a text never breaks it, nor does anything that a terminal would obey.
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

    /// Tells a person something.
    pub(super) fn note(&self, words: &Words) {
        self.line(&format!("info string {} / {}", words.ja, words.en));
    }

    /// Whether the other side has gone away.
    pub(super) fn is_broken(&self) -> bool {
        self.with(|inner| inner.failed.is_some())
    }

    /// How it ended.
    ///
    /// # Errors
    /// The first failure to write.
    pub(super) fn ended(self) -> io::Result<()> {
        self.with(|inner| inner.failed.take().map_or(Ok(()), Err))
    }
}
