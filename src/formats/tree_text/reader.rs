//! A cursor in a text that knows its line and column.

use super::TreeTextError;
use games::diagram::MAX_VALUE;
use language::{Phrase, Texts, Words};

#[derive(Clone, Debug)]
pub(super) struct TextReader<'t> {
    rest: &'t str,
    pub line: usize,
    pub column: usize,
}

impl<'t> TextReader<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self { rest: text, line: 1, column: 1 }
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    pub(super) fn next(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.rest = &self.rest[next.len_utf8()..];
        (self.line, self.column) = match next {
            '\n' => (self.line + 1, 1),
            _ => (self.line, self.column + 1),
        };
        Some(next)
    }

    /// Skips white space, commas and the comments `// …`, `/* … */`, and `# …` at the start of a
    /// line.
    pub(super) fn skip_space(&mut self) {
        loop {
            match (self.peek(), self.rest.chars().nth(1)) {
                (Some(c), _) if c.is_whitespace() || c == ',' => {
                    self.next();
                }
                (Some('#'), _) if self.column == 1 => self.skip_line(),
                (Some('/'), Some('/')) => self.skip_line(),
                (Some('/'), Some('*')) => {
                    let mut before = self.next();
                    self.next();
                    while let Some(c) = self.next() {
                        if (before, c) == (Some('*'), '/') {
                            break;
                        }
                        before = Some(c);
                    }
                }
                _ => return,
            }
        }
    }

    fn skip_line(&mut self) {
        while self.peek().is_some_and(|c| c != '\n') {
            self.next();
        }
    }

    /// Takes this sign, if it comes next.
    pub(super) fn eat(&mut self, sign: &str) -> bool {
        let is_there = self.rest.starts_with(sign);
        if is_there {
            for _ in sign.chars() {
                self.next();
            }
        }
        is_there
    }

    /// Takes characters as long as they fit.
    pub(super) fn take_while(&mut self, fits: impl Fn(char) -> bool) -> &'t str {
        let from = self.rest;
        while self.peek().is_some_and(&fits) {
            self.next();
        }
        &from[..from.len() - self.rest.len()]
    }

    /// A string in double quotes, without them; `\"` is a quote, and `\n` a line break.
    pub(super) fn quoted(&mut self) -> Result<String, TreeTextError> {
        if !self.eat("\"") {
            return Err(self.expected(Texts::tree_text_quotes));
        }
        let mut text = String::new();
        loop {
            match self.next() {
                None => return Err(self.expected(Texts::tree_text_end_of_quotes)),
                Some('"') => return Ok(text),
                Some('\\') => match self.next() {
                    Some('n' | 'l' | 'r') => text.push('\n'),
                    Some(other) => text.push(other),
                    None => return Err(self.expected(Texts::tree_text_end_of_quotes)),
                },
                Some(other) => text.push(other),
            }
        }
    }

    /// The error that something else was expected here.
    pub(super) fn expected(&self, what: Phrase) -> TreeTextError {
        let found: String = self.rest.chars().take_while(|c| !c.is_whitespace()).take(12).collect();
        self.fault(|texts| {
            let found = match (&*found, self.peek()) {
                (_, None) => texts.usi_list_end(),
                ("", _) => texts.tree_text_space(),
                (word, _) => texts.usi_list_text(word.escape_debug().to_string()),
            };
            texts.tree_text_expected(what(texts), found)
        })
    }

    /// An error at this place.
    pub(super) fn fault(&self, what: impl Fn(&Texts) -> String) -> TreeTextError {
        TreeTextError { line: self.line, column: self.column, what: Words::of(what) }
    }
}

/// A whole number within the values of leaves, with any minus sign, an optional plus, and zeros
/// after a point.
pub(super) fn whole_number(text: &str) -> Option<i32> {
    let plain = text.replace('−', "-");
    let plain = plain.strip_prefix('+').unwrap_or(&plain);
    let whole = match plain.split_once('.') {
        Some((whole, zeros)) if zeros.chars().all(|c| c == '0') => whole,
        Some(_) => return None,
        None => plain,
    };
    let value: i32 = whole.parse().ok()?;
    (-MAX_VALUE..=MAX_VALUE).contains(&value).then_some(value)
}
