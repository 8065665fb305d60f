//! A cursor in a text that knows its line and column.

use games::diagram::MAX_DEPTH;
use language::{Language, Say, Texts, Words, is_invisible, says_errors};
use score::{Fraction, MAX_VALUE, WrittenNumber};

/// The most nodes of a tree that is read: such trees are written by hand.
pub const MOST_NODES: usize = 100_000;

#[derive(Clone, Debug)]
pub(super) struct TextReader<'t> {
    pub rest: &'t str,
    pub line: usize,
    pub column: usize,
    /// Whether nothing but white space stands before it on its line.
    begins_line: bool,
}

impl<'t> TextReader<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self { rest: text, line: 1, column: 1, begins_line: true }
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
        self.begins_line = next == '\n' || self.begins_line && next.is_whitespace();
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
                (Some('#'), _) if self.begins_line => self.skip_line(),
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

    /// Takes this sign, if it comes next after white space.
    pub(super) fn eat_next(&mut self, sign: &str) -> bool {
        self.skip_space();
        self.eat(sign)
    }

    /// The place of what comes next, after white space.
    pub(super) fn next_place(&mut self) -> Self {
        self.skip_space();
        self.clone()
    }

    /// Nothing but white space may follow.
    pub(super) fn end(&mut self) -> Result<(), TreeTextError> {
        self.skip_space();
        match self.peek() {
            Some(_) => Err(self.expected(Texts::usi_list_end)),
            None => Ok(()),
        }
    }

    /// A tree of so many nodes must still be one that is read.
    pub(super) fn check_nodes(&self, nodes: usize) -> Result<(), TreeTextError> {
        let is_large = nodes > MOST_NODES;
        if is_large { Err(self.fault(|texts| texts.tree_text_large(MOST_NODES))) } else { Ok(()) }
    }

    /// And so must one of this depth.
    pub(super) fn check_depth(&self, depth: usize) -> Result<(), TreeTextError> {
        let is_deep = depth > MAX_DEPTH;
        if is_deep { Err(self.fault(|texts| texts.tree_text_deep(MAX_DEPTH))) } else { Ok(()) }
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
        let escaped = self.escaped()?;
        let mut signs = escaped.chars();
        let mut text = String::with_capacity(escaped.len());
        while let Some(sign) = signs.next() {
            match sign {
                '\\' => text.extend(signs.next().map(unescaped)),
                _ => text.push(sign),
            }
        }
        Ok(text)
    }

    /// A string in double quotes, without them; `\"` is a quote, what else is escaped stays so.
    pub(super) fn escaped(&mut self) -> Result<String, TreeTextError> {
        if !self.eat("\"") {
            return Err(self.expected(Texts::tree_text_quotes));
        }
        let mut text = String::new();
        loop {
            match self.next() {
                None => return Err(self.expected(Texts::tree_text_end_of_quotes)),
                Some('"') => return Ok(text),
                Some('\\') => match self.next() {
                    None => return Err(self.expected(Texts::tree_text_end_of_quotes)),
                    Some('"') => text.push('"'),
                    Some('\n') => {}
                    Some(other) => text.extend(['\\', other]),
                },
                Some(other) => text.push(other),
            }
        }
    }

    /// The value of this number, which stands here.
    pub(super) fn value_of(&self, number: &str) -> Result<Fraction, TreeTextError> {
        let wrong = |what: fn(&Texts) -> String| {
            let found = |texts: &Texts| texts.usi_list_text(number.escape_debug().to_string());
            self.fault(|texts| texts.tree_text_expected(what(texts), found(texts)))
        };
        match WrittenNumber::of(number) {
            Some(WrittenNumber::Exact(value)) => Ok(value),
            Some(WrittenNumber::Fine) => Err(wrong(Texts::tree_text_fine)),
            Some(WrittenNumber::Large { .. }) => {
                Err(wrong(|texts| texts.usi_list_number(MAX_VALUE)))
            }
            None => Err(self.expected(|texts| texts.usi_list_number(MAX_VALUE))),
        }
    }

    /// The error that something else was expected here.
    pub(super) fn expected(&self, what: impl Fn(&Texts) -> String) -> TreeTextError {
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

    pub(super) fn fault(&self, what: impl Fn(&Texts) -> String) -> TreeTextError {
        TreeTextError { line: self.line, column: self.column, what: Words::of(what) }
    }
}

/// What a letter after a backslash stands for.
pub(super) fn unescaped(letter: char) -> char {
    if matches!(letter, 'n' | 'l' | 'r') { '\n' } else { letter }
}

/// A name from the text, short enough for one line of an error.
pub(super) fn shown(name: &str) -> String {
    let plain = name.replace(|c: char| c.is_control() || is_invisible(c), " ");
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    match plain.char_indices().nth(LONGEST_SHOWN) {
        Some((end, _)) => format!("{}…", &plain[..end]),
        None => plain,
    }
}

/// In characters.
const LONGEST_SHOWN: usize = 40;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeTextError {
    /// From 1.
    pub line: usize,
    /// In characters, from 1.
    pub column: usize,
    /// What was found, and what was expected.
    pub what: Words,
}

impl Say for TreeTextError {
    fn say(&self, language: Language) -> String {
        let what = self.what.get(language);
        language.texts().tree_text_at(self.column, self.line, what)
    }
}

says_errors!(TreeTextError);
