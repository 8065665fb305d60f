//! The place in a text.

/// Walks through a text, and knows the line and the column.
#[derive(Clone, Copy, Debug)]
pub(super) struct TextCursor<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
}

impl<'a> TextCursor<'a> {
    /// Before the first character of a text that begins on a line.
    pub(super) const fn on_line(text: &'a str, line: usize) -> Self {
        Self {
            rest: text,
            line,
            column: 1,
        }
    }

    /// What follows.
    pub(super) const fn rest(&self) -> &'a str {
        self.rest
    }

    /// The next character, which stays next.
    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// The line and the column of the next character, from 1.
    pub(super) const fn place(&self) -> (usize, usize) {
        (self.line, self.column)
    }

    /// Takes a character.
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

    /// Takes the characters of a kind.
    pub(super) fn take_while(&mut self, is: impl Fn(char) -> bool) -> &'a str {
        let before = self.rest;
        while self.peek().is_some_and(&is) {
            self.next();
        }
        &before[..before.len() - self.rest.len()]
    }

    /// Takes a text if it comes next, in small or large letters (ASCII).
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

    /// Enough of what follows to recognise it.
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
