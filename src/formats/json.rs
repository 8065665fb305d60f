//! A JSON parser that records the place of every value, does not recurse over nesting, and returns
//! what stands before a mistake.

use crate::record::fault::{Fault, found};
use language::{Phrase, Texts, Words};
use std::ops::Range;

/// The index of a value in a [`Json`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct JsonId(usize);

impl JsonId {
    /// The rank of the value in the text, from 0.
    pub(crate) const fn index(self) -> usize {
        self.0
    }
}

#[derive(Debug)]
enum Value {
    /// A number, null, true or false; any word if those are allowed.
    Word,
    /// Without its quotes and escapes.
    Text(String),
    List(Vec<JsonId>),
    /// Its names are values of their own.
    Object(Vec<(JsonId, JsonId)>),
}

/// Which words may stand without quotes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bare {
    /// Those of JSON.
    Json,
    /// Whatever programs write for infinity, and for fractions.
    Any,
}

/// A parsed text. Values are stored in one list, in the order in which they begin, so that nothing
/// recurses over their depth.
#[derive(Debug)]
pub(crate) struct Json<'t> {
    text: &'t str,
    values: Vec<(Range<usize>, Value)>,
}

/// Deeper nesting is refused; a fork adds three levels.
const DEEPEST: usize = 300_000;

impl<'t> Json<'t> {
    /// Parses a text that is a single value. After an error, returns the value as far as it was
    /// read together with the error.
    pub(crate) fn parse(text: &'t str, bare: Bare) -> (Self, Option<JsonId>, Option<Fault>) {
        let json = Self { text, values: Vec::new() };
        let mut parser = Parser { json, bare, at: 0, open: Vec::new() };
        let (root, fault) = match parser.value() {
            Ok(root) => {
                parser.skip_space();
                let is_over = parser.at == text.len();
                let fault = (!is_over).then(|| parser.fault(Texts::records_expected_end));
                (Some(root), fault)
            }
            Err(fault) => (parser.close(), Some(fault)),
        };
        (parser.json, root, fault)
    }

    /// Where each value begins, in bytes, in the order of the text.
    pub(crate) fn places(&self) -> impl Iterator<Item = usize> {
        self.values.iter().map(|(place, _)| place.start)
    }

    /// Where a value begins, in bytes.
    pub(crate) fn place(&self, id: JsonId) -> usize {
        self.values[id.0].0.start
    }

    /// A value as it stands.
    pub(crate) fn written(&self, id: JsonId) -> &'t str {
        self.text.get(self.values[id.0].0.clone()).unwrap_or_default()
    }

    /// A word as it is meant: a text without its quotes, everything else as it stands.
    pub(crate) fn word(&self, id: JsonId) -> &str {
        match &self.values[id.0].1 {
            Value::Text(text) => text,
            Value::Word | Value::List(_) | Value::Object(_) => self.written(id),
        }
    }

    fn is_word(&self, id: JsonId, word: &str) -> bool {
        matches!(self.values[id.0].1, Value::Word) && self.written(id) == word
    }

    pub(crate) fn is_null(&self, id: JsonId) -> bool {
        self.is_word(id, "null")
    }

    pub(crate) fn is_true(&self, id: JsonId) -> bool {
        self.is_word(id, "true")
    }

    /// A field of an object; `None` if it is missing or null, or `id` is not an object.
    pub(crate) fn field(&self, id: JsonId, name: &str) -> Option<JsonId> {
        let fields = self.fields(id)?;
        let field = fields.iter().rev().find(|(own, _)| self.word(*own) == name)?.1;
        Some(field).filter(|field| !self.is_null(*field))
    }

    pub(crate) fn fields(&self, id: JsonId) -> Option<&[(JsonId, JsonId)]> {
        match &self.values[id.0].1 {
            Value::Object(fields) => Some(fields),
            _ => None,
        }
    }

    pub(crate) fn list(&self, id: JsonId) -> Option<&[JsonId]> {
        match &self.values[id.0].1 {
            Value::List(list) => Some(list),
            _ => None,
        }
    }

    /// A string, or a number as written.
    pub(crate) fn text(&self, id: JsonId) -> Option<&str> {
        match &self.values[id.0].1 {
            Value::Text(text) => Some(text),
            Value::Word => Some(self.written(id)).filter(|word| is_number(word)),
            _ => None,
        }
    }

    /// A non-negative integer; `5.0` is accepted too.
    pub(crate) fn number(&self, id: JsonId) -> Option<u64> {
        let number = Some(self.written(id)).filter(|word| is_number(word))?;
        let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
        if fraction.bytes().all(|c| c == b'0') { whole.parse().ok() } else { None }
    }
}

/// Whether a word is meant as a number.
fn is_number(word: &str) -> bool {
    word.starts_with(|c: char| c == '-' || c.is_ascii_digit())
}

struct Parser<'t> {
    json: Json<'t>,
    bare: Bare,
    at: usize,
    /// The open lists and objects, each object with the name of its next field.
    open: Vec<(JsonId, Option<JsonId>)>,
}

impl<'t> Parser<'t> {
    fn value(&mut self) -> Result<JsonId, Fault> {
        loop {
            self.skip_space();
            let start = self.at;
            let mut done = match self.peek() {
                Some(opening @ ('[' | '{')) => {
                    self.at += 1;
                    let is_list = opening == '[';
                    let value =
                        if is_list { Value::List(Vec::new()) } else { Value::Object(Vec::new()) };
                    let id = self.push(start, value);
                    self.skip_space();
                    if self.eat(if is_list { ']' } else { '}' }) {
                        self.end(id);
                        id
                    } else {
                        let name = if is_list { None } else { Some(self.name()?) };
                        if self.open.len() == DEEPEST {
                            return Err(self.fault(Texts::records_expected_less_nesting));
                        }
                        self.open.push((id, name));
                        continue;
                    }
                }
                Some('"') => self.string()?,
                _ => self.bare_word()?,
            };
            loop {
                let Some((id, name)) = self.open.last_mut() else {
                    return Ok(done);
                };
                let id = *id;
                let is_list = match (&mut self.json.values[id.0].1, name.take()) {
                    (Value::Object(fields), Some(name)) => {
                        fields.push((name, done));
                        false
                    }
                    (Value::List(list), _) => {
                        list.push(done);
                        true
                    }
                    _ => false,
                };
                self.skip_space();
                if self.eat(',') {
                    self.skip_space();
                    let name = if is_list { None } else { Some(self.name()?) };
                    if let Some(last) = self.open.last_mut() {
                        last.1 = name;
                    }
                    break;
                }
                if !self.eat(if is_list { ']' } else { '}' }) {
                    return Err(if is_list {
                        self.fault(Texts::records_expected_comma_or_bracket)
                    } else {
                        self.fault(Texts::records_expected_comma_or_brace)
                    });
                }
                self.end(id);
                done = id;
                self.open.pop();
            }
        }
    }

    /// Closes the values left open by an error, so that the moves before it can be read. An
    /// incomplete value is dropped, unless it is a list of moves or forks, or one of their
    /// elements.
    fn close(&mut self) -> Option<JsonId> {
        let mut inner = None;
        while let Some((id, name)) = self.open.pop() {
            let named = name.map(|name| self.json.word(name));
            if self.open.is_empty() && named != Some("moves") {
                // The start position may be missing.
                return None;
            }
            let is_kept = named.is_none_or(|name| matches!(name, "moves" | "forks"));
            let inside = inner.filter(|_| is_kept);
            match (&mut self.json.values[id.0].1, name, inside) {
                (Value::List(list), _, Some(inside)) => list.push(inside),
                (Value::Object(fields), Some(name), Some(inside)) => fields.push((name, inside)),
                _ => {}
            }
            inner = Some(id);
        }
        inner
    }

    /// A value from `start` to here.
    fn push(&mut self, start: usize, value: Value) -> JsonId {
        self.json.values.push((start..self.at, value));
        JsonId(self.json.values.len() - 1)
    }

    /// A list or an object is over.
    fn end(&mut self, id: JsonId) {
        self.json.values[id.0].0.end = self.at;
    }

    fn rest(&self) -> &'t str {
        &self.json.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn skip_space(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    fn eat(&mut self, c: char) -> bool {
        let is_there = self.peek() == Some(c);
        self.at += if is_there { c.len_utf8() } else { 0 };
        is_there
    }

    fn fault(&self, expected: Phrase) -> Fault {
        (self.at, found(beginning(self.rest()), expected))
    }

    /// Reads the name of a field and its colon.
    fn name(&mut self) -> Result<JsonId, Fault> {
        if self.peek() != Some('"') {
            return Err(self.fault(Texts::records_expected_name));
        }
        let name = self.string()?;
        self.skip_space();
        if self.eat(':') { Ok(name) } else { Err(self.fault(Texts::records_expected_colon)) }
    }

    fn string(&mut self) -> Result<JsonId, Fault> {
        let start = self.at;
        self.at += 1;
        let mut text = String::new();
        loop {
            let rest = &self.json.text[self.at..];
            let plain = rest.find(['"', '\\']).unwrap_or(rest.len());
            text.push_str(&rest[..plain]);
            self.at += plain;
            match self.peek() {
                Some('"') => {
                    self.at += 1;
                    return Ok(self.push(start, Value::Text(text)));
                }
                Some(_) => {
                    let escaped = self.escape();
                    text.push(escaped.ok_or_else(|| self.fault(Texts::records_expected_escape))?);
                }
                None => {
                    return Err((start, Words::of(Texts::records_text_not_closed)));
                }
            }
        }
    }

    fn escape(&mut self) -> Option<char> {
        let mut rest = self.rest().chars();
        rest.next();
        let c = match rest.next()? {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            'b' => '\u{8}',
            'f' => '\u{c}',
            c @ ('"' | '\\' | '/') => c,
            'u' => return self.unicode(),
            _ => return None,
        };
        self.at += 2;
        Some(c)
    }

    /// Reads `\u3042`, or a surrogate pair; a lone surrogate becomes U+FFFD.
    fn unicode(&mut self) -> Option<char> {
        let unit = |at: usize| {
            let digits = self.json.text.get(at..at + 6)?.strip_prefix("\\u")?;
            let is_hex = digits.bytes().all(|c| c.is_ascii_hexdigit());
            u16::from_str_radix(digits, 16).ok().filter(|_| is_hex)
        };
        let first = unit(self.at)?;
        let second = unit(self.at + 6).filter(|second| (0xdc00..0xe000).contains(second));
        let units: Vec<u16> = [Some(first), second.filter(|_| (0xd800..0xdc00).contains(&first))]
            .into_iter()
            .flatten()
            .collect();
        self.at += 6 * units.len();
        String::from_utf16_lossy(&units).chars().next()
    }

    fn bare_word(&mut self) -> Result<JsonId, Fault> {
        let is_end = |c: char| c.is_whitespace() || ",:]}[{\"".contains(c);
        let rest = self.rest();
        let word = &rest[..rest.find(is_end).unwrap_or(rest.len())];
        let is_fit = match self.bare {
            Bare::Any => !word.is_empty(),
            Bare::Json if is_number(word) => {
                let is_part = |c: char| c.is_ascii_digit() || "-+.eE".contains(c);
                if !word.chars().all(is_part) || word.parse::<f64>().is_err() {
                    return Err(self.fault(Texts::records_expected_number));
                }
                true
            }
            Bare::Json => matches!(word, "null" | "true" | "false"),
        };
        if !is_fit {
            return Err(self.fault(Texts::records_expected_json_value));
        }
        let start = self.at;
        self.at += word.len();
        Ok(self.push(start, Value::Word))
    }
}

/// Enough of a text to show a place.
pub(crate) fn beginning(text: &str) -> &str {
    let line = text.lines().next().unwrap_or_default();
    line.char_indices().nth(30).map_or(line, |(end, _)| &line[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parser_reads_values_with_their_positions() {
        let text = r#"{"a": [1, "b\n\u3042\ud83d\ude00", true, null], "c": {}}"#;
        let (json, root, fault) = Json::parse(text, Bare::Json);
        assert_eq!(fault, None);
        let root = root.unwrap();
        let list = json.list(json.field(root, "a").unwrap()).unwrap();
        assert_eq!(json.number(list[0]), Some(1));
        assert_eq!(json.text(list[1]), Some("b\nあ😀"));
        assert!(json.is_true(list[2]));
        assert_eq!(json.place(list[1]), text.find("\"b").unwrap());
        assert_eq!(json.fields(json.field(root, "c").unwrap()).map(<[_]>::len), Some(0));
    }

    #[test]
    fn faults_have_a_position_and_nesting_may_be_very_deep() {
        let fault = |text: &str| Json::parse(text, Bare::Json).2.unwrap().0;
        assert_eq!(fault("[1 2]"), 3);
        assert_eq!(fault("{\"a\" 1}"), 5);
        assert_eq!(fault("[\"a"), 1);
        assert_eq!(fault("[] x"), 3);
        let deep = "[".repeat(200_000);
        assert_eq!(fault(&deep), 200_000);
        assert_eq!(Json::parse(&format!("{deep}{}", "]".repeat(200_000)), Bare::Json).2, None);
    }
}
