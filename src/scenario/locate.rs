//! Finds the place of a value in the text of a lesson: follows a path of fields and indices through
//! the notation (RON), without parsing values.

use subject::Segment;

/// The line and column, from 1, of the value at the end of `way`; for a string, of its first
/// character within the quotes. If a field is absent, the place of the value that lacks it.
pub(super) fn locate(text: &str, way: impl Iterator<Item = Segment>) -> (usize, usize) {
    let mut cursor = RonCursor { text, at: 0 };
    cursor.skip_space();
    let mut found = cursor.at;
    for segment in way {
        if cursor.walk(segment).is_none() {
            break;
        }
        found = cursor.at;
    }
    cursor.at = found;
    if cursor.open_quotes().is_some() {
        found = cursor.at;
    }
    place_at(text, found)
}

/// The lines and columns, from 1, of many values: the field `last` of every item of the list
/// `inner` of every item of the list `outer`, in order. Scans the text once.
pub(super) fn locate_each(text: &str, [outer, inner, last]: [&str; 3]) -> Vec<(usize, usize)> {
    let mut places = Vec::new();
    let mut top = RonCursor { text, at: 0 };
    top.skip_space();
    if top.enter_field(outer).is_some() {
        for part in top.items() {
            let mut items = part;
            if items.enter_field(inner).is_none() {
                continue;
            }
            for item in items.items() {
                let mut value = item;
                let _ = value.enter_field(last);
                let _ = value.open_quotes();
                places.push(value.at);
            }
        }
    }
    let (mut from, mut line, mut column) = (0, 1, 1);
    let counted = places.into_iter().map(|at| {
        for c in text[from..at].chars() {
            (line, column) = if c == '\n' { (line + 1, 1) } else { (line, column + 1) };
        }
        from = at;
        (line, column)
    });
    counted.collect()
}

/// Converts a byte offset to a line and a column, from 1.
fn place_at(text: &str, at: usize) -> (usize, usize) {
    let before = &text[..at];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
    (line, column)
}

/// The line and column, from 1, of a character of a text, by its index from 0.
pub(super) fn place_of_character(text: &str, number: usize) -> (usize, usize) {
    let at = text.char_indices().nth(number).map_or(text.len(), |(at, _)| at);
    place_at(text, at)
}

/// The first word of a text: `Lesson`, `Course`; empty if it does not begin with a word.
pub(super) fn first_word(text: &str) -> &str {
    let text = text.trim_start_matches('\u{feff}');
    let mut cursor = RonCursor { text, at: 0 };
    cursor.skip_space();
    let from = cursor.at;
    cursor.eat_while(is_word);
    &text[from..cursor.at]
}

/// Where a text begins if it cannot be a lesson or a course: it starts neither with a bracket nor
/// with a name and a bracket. `None` if it may be one or is empty.
pub(super) fn begins_otherwise(text: &str) -> Option<(usize, usize)> {
    let mut cursor = RonCursor { text, at: 0 };
    cursor.skip_space();
    let from = cursor.at;
    cursor.peek()?;
    if cursor.peek().is_some_and(char::is_alphabetic) {
        cursor.eat_while(|c| c.is_alphanumeric() || c == '_');
        cursor.skip_space();
    }
    (!cursor.eat("(")).then(|| place_at(text, from))
}

/// The number of comments in a file and the line of the first; `None` without comments. They are
/// lost if the file is rewritten.
pub fn comments_in(text: &str) -> Option<(usize, usize)> {
    let mut cursor = RonCursor { text, at: 0 };
    let (mut count, mut first) = (0, None);
    while let Some(next) = cursor.peek() {
        let at = cursor.at;
        if cursor.skip_comment() {
            count += 1;
            first.get_or_insert(place_at(text, at).0);
        } else if let Some(quotes) = cursor.open_quotes() {
            while cursor.skip_character(quotes).is_some() {}
        } else if next == '\'' {
            cursor.skip_quoted_character();
        } else if cursor.eat_while(is_word) == 0 {
            cursor.next();
        }
    }
    first.map(|line| (count, line))
}

#[derive(Clone, Copy)]
struct Quotes {
    /// The number of `#` of a raw string; `None` for a string with escapes.
    raw: Option<usize>,
}

#[derive(Clone, Copy)]
pub(super) struct RonCursor<'t> {
    text: &'t str,
    /// In bytes.
    pub(super) at: usize,
}

impl<'t> RonCursor<'t> {
    /// At the start of the value at the end of `way`; `None` if there is none.
    pub(super) fn at(text: &'t str, way: &[Segment]) -> Option<Self> {
        let mut cursor = Self { text, at: 0 };
        cursor.skip_space();
        way.iter().try_for_each(|&segment| cursor.walk(segment))?;
        Some(cursor)
    }

    /// Moves from the start of a value to its end.
    pub(super) fn end(mut self) -> usize {
        self.skip_item()
    }

    /// The strings from here to `end`: where each begins and ends, quotes included.
    pub(super) fn strings(mut self, end: usize) -> Vec<std::ops::Range<usize>> {
        let mut strings = Vec::new();
        while self.at < end {
            self.skip_space();
            let start = self.at;
            if let Some(quotes) = self.open_quotes() {
                while self.skip_character(quotes).is_some() {}
                strings.push(start..self.at);
            } else if self.peek() == Some('\'') {
                self.skip_quoted_character();
            } else if self.eat_while(is_word) == 0 && self.next().is_none() {
                break;
            }
        }
        strings
    }

    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += next.len_utf8();
        Some(next)
    }

    pub(super) fn eat(&mut self, text: &str) -> bool {
        let is_there = self.rest().starts_with(text);
        self.at += if is_there { text.len() } else { 0 };
        is_there
    }

    fn eat_while(&mut self, goes_on: impl Fn(char) -> bool) -> usize {
        let from = self.at;
        while self.peek().is_some_and(&goes_on) {
            self.next();
        }
        self.at - from
    }

    /// Skips a comment; returns whether there was one.
    fn skip_comment(&mut self) -> bool {
        if self.eat("//") {
            self.eat_while(|c| c != '\n');
        } else if self.eat("/*") {
            let mut open = 1;
            while open > 0 {
                if self.eat("/*") {
                    open += 1;
                } else if self.eat("*/") {
                    open -= 1;
                } else if self.next().is_none() {
                    break;
                }
            }
        } else {
            return false;
        }
        true
    }

    /// Skips whitespace, comments, and extension attributes: `#![enable(…)]`.
    pub(super) fn skip_space(&mut self) {
        loop {
            self.eat_while(char::is_whitespace);
            if self.eat("#![") {
                self.eat_while(|c| c != ']');
                self.eat("]");
            } else if !self.skip_comment() {
                return;
            }
        }
    }

    /// Moves from the start of a value to the start of a value inside it.
    fn walk(&mut self, segment: Segment) -> Option<()> {
        match segment {
            Segment::Field(name) => self.enter_field(name),
            Segment::Item(number) => {
                self.enter()?;
                for _ in 0..number {
                    self.skip_item();
                    self.eat(",").then_some(())?;
                }
                self.skip_space();
                (!matches!(self.peek(), None | Some(')' | ']' | '}'))).then_some(())
            }
            Segment::Character(number) => {
                let quotes = self.open_quotes()?;
                for _ in 0..number {
                    self.skip_character(quotes)?;
                }
                Some(())
            }
        }
    }

    /// The starts of the items of the list at the cursor.
    pub(super) fn items(mut self) -> Vec<Self> {
        let mut items = Vec::new();
        if self.enter().is_none() {
            return items;
        }
        loop {
            self.skip_space();
            if matches!(self.peek(), None | Some(')' | ']' | '}')) {
                return items;
            }
            items.push(self);
            self.skip_item();
            if !self.eat(",") {
                return items;
            }
        }
    }

    /// Enters the brackets of a value: `Name(`, `(`, `[`.
    pub(super) fn enter(&mut self) -> Option<()> {
        self.eat_while(is_word);
        self.skip_space();
        (self.eat("(") || self.eat("[")).then_some(())
    }

    /// Moves to the value of a field; structures may be wrapped, as in `Position((sfen: …))`.
    fn enter_field(&mut self, name: &str) -> Option<()> {
        self.enter()?;
        loop {
            self.skip_space();
            let value = *self;
            let word = self.at;
            self.eat_while(is_word);
            let is_it = self.text[word..self.at] == *name;
            self.skip_space();
            if !self.eat(":") {
                *self = value;
                return match self.peek()? {
                    ')' | ']' => None,
                    _ => self.enter_field(name),
                };
            }
            self.skip_space();
            if is_it {
                return Some(());
            }
            self.skip_item();
            self.eat(",").then_some(())?;
        }
    }

    /// Moves to the comma or the bracket after a value; returns where the value ends.
    fn skip_item(&mut self) -> usize {
        let (mut open, mut end) = (0_usize, self.at);
        loop {
            self.skip_space();
            if let Some(quotes) = self.open_quotes() {
                while self.skip_character(quotes).is_some() {}
                end = self.at;
                continue;
            }
            match self.peek() {
                None => return end,
                Some(',' | ')' | ']' | '}') if open == 0 => return end,
                Some('\'') => self.skip_quoted_character(),
                Some(c) if is_word(c) => {
                    self.eat_while(is_word);
                }
                Some(c) => {
                    match c {
                        '(' | '[' | '{' => open += 1,
                        ')' | ']' | '}' => open -= 1,
                        _ => {}
                    }
                    self.next();
                }
            }
            end = self.at;
        }
    }

    /// Skips a character literal, which may contain a bracket.
    fn skip_quoted_character(&mut self) {
        self.next();
        self.eat("\\");
        self.next();
        self.eat("'");
    }

    /// Enters a string, if one begins here.
    fn open_quotes(&mut self) -> Option<Quotes> {
        let start = self.at;
        if self.eat("\"") {
            return Some(Quotes { raw: None });
        }
        if self.eat("r") {
            let count = self.eat_while(|c| c == '#');
            if self.eat("\"") {
                return Some(Quotes { raw: Some(count) });
            }
        }
        self.at = start;
        None
    }

    /// Skips one character of a string; at its end, skips the closing quotes and returns `None`.
    fn skip_character(&mut self, quotes: Quotes) -> Option<()> {
        if let Some(count) = quotes.raw {
            let end = format!("\"{}", "#".repeat(count));
            if self.eat(&end) {
                return None;
            }
            return self.next().map(drop);
        }
        match self.next()? {
            '"' => None,
            '\\' => {
                match self.next()? {
                    'u' => {
                        self.eat_while(|c| c != '}' && c != '"');
                        self.eat("}");
                    }
                    'x' => {
                        self.next();
                        self.next();
                    }
                    _ => {}
                }
                Some(())
            }
            _ => Some(()),
        }
    }
}

/// Whether names and numbers may contain this character.
fn is_word(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '-' | '+' | '.' | '#')
}

#[cfg(test)]
mod tests {
    use super::*;
    use Segment::{Character, Field, Item};

    fn at(text: &str, way: &[Segment]) -> (usize, usize) {
        locate(text, way.iter().copied())
    }

    #[test]
    fn a_path_locates_the_value_at_its_end() {
        let text = "Lesson(\n  id: \"a\", // id: \"no\"\n  list: [\"x\", \"x\", \"あ\", \"x\"],\n)";
        assert_eq!(at(text, &[]), (1, 1));
        assert_eq!(at(text, &[Field("id")]), (2, 8));
        assert_eq!(at(text, &[Field("list")]), (3, 9));
        assert_eq!(at(text, &[Field("list"), Item(1)]), (3, 16));
        assert_eq!(at(text, &[Field("list"), Item(3)]), (3, 26));
    }

    #[test]
    fn a_path_goes_through_nested_structures_named_or_not() {
        for text in [
            "(subject: Position((depth: 2, further: [(plies: 1), (plies: 9)])))",
            "(subject: Position(A(depth: 2, further: [B(plies: 1), B(plies: 9)])))",
            "(subject: Some(Position(A(depth: 2, further: [B(plies: 1), B(plies: 9)]))))",
        ] {
            let way = [Field("subject"), Field("further"), Item(1), Field("plies")];
            let (_, column) = at(text, &way);
            assert_eq!(text.chars().nth(column - 1), Some('9'), "{text}");
        }
        let tree = "Node(\"ア\", [Leaf(\"イ\", 5), Node(\"ウ\", [Leaf(\"ウ\", 7)])])";
        let name = [Item(1), Item(1), Item(1), Item(0), Item(0)];
        assert_eq!(at(tree, &name), (1, 43));
        assert_eq!(at(tree, &[Item(1), Item(0), Item(1)]), (1, 22));
    }

    #[test]
    fn a_path_skips_the_extensions_that_a_file_enables() {
        let text = "#![enable(unwrap_variant_newtypes)]\n(subject: Position(depth: 2))";
        assert_eq!(at(text, &[]), (2, 1));
        assert_eq!(at(text, &[Field("subject"), Field("depth")]), (2, 27));
    }

    #[test]
    fn comments_in_ignores_comment_signs_inside_strings() {
        assert_eq!(comments_in("(a: \"// no\", b: r#\"/* no \"// */\"#, c: '\"', d: 1)"), None);
        assert_eq!(comments_in("(a: \"\\\"// no\")"), None);
        assert_eq!(comments_in("(\n a: 1, // yes\n b: 2 /* yes /* one */ */)"), Some((2, 2)));
        assert_eq!(comments_in("// At the top\n(a: 1)"), Some((1, 1)));
        assert_eq!(comments_in("(bar: 'x', b: \"\")//"), Some((1, 1)));
        assert_eq!(comments_in("(a: \"never closed // "), None);
        // No shipped lesson has a comment after it is rewritten.
        for lesson in crate::shipped() {
            let written = crate::to_text(&crate::parse(lesson.text()).unwrap());
            assert_eq!(comments_in(&written.unwrap()), None, "{}", lesson.id);
        }
    }

    #[test]
    fn a_path_ignores_brackets_and_commas_in_strings_and_comments() {
        let text = "[\"a, b)]\", /* ], /* ) */ */ r#\"\"],\"#, ')', \"\\\"]\", 5]";
        let (_, column) = at(text, &[Item(4)]);
        assert_eq!(text.chars().nth(column - 1), Some('5'));
    }

    #[test]
    fn a_path_finds_a_character_after_escapes() {
        let text = "(notes: \"a\\n\\u{3042}\\x41b\n c\")";
        assert_eq!(at(text, &[Field("notes"), Character(0)]), (1, 10));
        assert_eq!(at(text, &[Field("notes"), Character(4)]), (1, 25));
        assert_eq!(at(text, &[Field("notes"), Character(7)]), (2, 2));
    }

    #[test]
    fn a_missing_field_is_located_in_its_parent() {
        let text = "(\n a: (b: 1),\n)";
        assert_eq!(at(text, &[Field("a"), Field("c")]), (2, 5));
        assert_eq!(at(text, &[Field("c")]), (1, 1));
        assert_eq!(at("", &[Field("c"), Item(3)]), (1, 1));
        assert_eq!(at("(a: [", &[Field("a"), Item(3)]), (1, 5));
    }
}
