//! A text cursor that tracks line and column.

/// Walks through a text and tracks the line and the column.
#[derive(Clone, Copy, Debug)]
pub(super) struct TextCursor<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
}

impl<'a> TextCursor<'a> {
    /// A cursor at the start of `text`, whose first line has this number.
    pub(super) const fn on_line(text: &'a str, line: usize) -> Self {
        Self { rest: text, line, column: 1 }
    }

    /// The text not yet read.
    pub(super) const fn rest(&self) -> &'a str {
        self.rest
    }

    /// Returns the next character without consuming it.
    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// The line and column of the next character, from 1.
    pub(super) const fn place(&self) -> (usize, usize) {
        (self.line, self.column)
    }

    /// Consumes one character.
    pub(super) fn next(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.rest = &self.rest[c.len_utf8()..];
        if c == '\n' || c == '\r' && !self.rest.starts_with('\n') {
            self.line += 1;
            self.column = 1;
        } else {
            self.column += 1;
        }
        Some(c)
    }

    /// Consumes characters while `is` holds.
    pub(super) fn take_while(&mut self, is: impl Fn(char) -> bool) -> &'a str {
        let before = self.rest;
        while self.peek().is_some_and(&is) {
            self.next();
        }
        &before[..before.len() - self.rest.len()]
    }

    /// Consumes `text` if it comes next, ignoring ASCII case.
    pub(super) fn take(&mut self, text: &str) -> bool {
        let head = self.rest.as_bytes().get(..text.len());
        let is_next = head.is_some_and(|head| head.eq_ignore_ascii_case(text.as_bytes()));
        if is_next {
            for _ in text.chars() {
                self.next();
            }
        }
        is_next
    }

    /// A short excerpt of the next word, for error messages.
    pub(super) fn seen(&self) -> String {
        let word = self.rest.chars().take_while(|c| !c.is_whitespace());
        let mut word: String = word.take(13).collect();
        if word.chars().count() > 12 {
            word.pop();
            word.push('…');
        }
        word
    }
}
