//! A JSON parser that records the place of every value and does not recurse over nesting.

use crate::record::fault::{Fault, found};
use language::{Phrase, Texts, Words};

/// The index of a value in a [`Json`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Id(usize);

#[derive(Debug)]
enum Value {
    Null,
    Bool(bool),
    /// As written.
    Number(String),
    Text(String),
    List(Vec<Id>),
    Object(Vec<(String, Id)>),
}

/// A parsed text. Values are stored in one list, so that nothing recurses over their depth.
#[derive(Debug)]
pub(super) struct Json {
    values: Vec<(usize, Value)>,
}

/// Deeper nesting is refused; a fork adds three levels.
const DEEPEST: usize = 300_000;

impl Json {
    /// Parses a text that is a single value. After an error, returns the value as far as it was
    /// read together with the error.
    pub(super) fn parse(text: &str) -> (Self, Option<Id>, Option<Fault>) {
        let mut parser = Parser { text, at: 0, values: Vec::new(), open: Vec::new() };
        let (root, fault) = match parser.value() {
            Ok(root) => {
                parser.skip_space();
                let is_over = parser.at == text.len();
                let fault = (!is_over).then(|| parser.fault(Texts::records_expected_end));
                (Some(root), fault)
            }
            Err(fault) => (parser.close(), Some(fault)),
        };
        let values = parser.values;
        (Self { values }, root, fault)
    }

    /// Where a value begins, in bytes.
    pub(super) fn place(&self, id: Id) -> usize {
        self.values[id.0].0
    }

    /// A field of an object; `None` if it is missing or null, or `id` is not an object.
    pub(super) fn field(&self, id: Id, name: &str) -> Option<Id> {
        let fields = self.fields(id)?;
        let field = fields.iter().rev().find(|(own, _)| own == name)?.1;
        Some(field).filter(|field| !matches!(self.values[field.0].1, Value::Null))
    }

    pub(super) fn fields(&self, id: Id) -> Option<&[(String, Id)]> {
        match &self.values[id.0].1 {
            Value::Object(fields) => Some(fields),
            _ => None,
        }
    }

    pub(super) fn list(&self, id: Id) -> Option<&[Id]> {
        match &self.values[id.0].1 {
            Value::List(list) => Some(list),
            _ => None,
        }
    }

    /// A string, or a number as written.
    pub(super) fn text(&self, id: Id) -> Option<&str> {
        match &self.values[id.0].1 {
            Value::Text(text) | Value::Number(text) => Some(text),
            _ => None,
        }
    }

    /// A non-negative integer; `5.0` is accepted too.
    pub(super) fn number(&self, id: Id) -> Option<u64> {
        match &self.values[id.0].1 {
            Value::Number(text) => {
                text.split_once('.')
                    .map_or(text.as_str(), |(whole, fraction)| {
                        if fraction.bytes().all(|c| c == b'0') { whole } else { "" }
                    })
                    .parse()
                    .ok()
            }
            _ => None,
        }
    }

    pub(super) fn is_true(&self, id: Id) -> bool {
        matches!(self.values[id.0].1, Value::Bool(true))
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    values: Vec<(usize, Value)>,
    /// The open lists and objects, each object with the name of its next field.
    open: Vec<(Id, Option<String>)>,
}

impl Parser<'_> {
    fn value(&mut self) -> Result<Id, Fault> {
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
                Some('"') => {
                    let text = self.string()?;
                    self.push(start, Value::Text(text))
                }
                Some('-' | '0'..='9') => {
                    let number = self.number()?;
                    self.push(start, Value::Number(number))
                }
                _ => self.word(start)?,
            };
            loop {
                let Some((id, name)) = self.open.last_mut() else {
                    return Ok(done);
                };
                let id = *id;
                match (&mut self.values[id.0].1, name.take()) {
                    (Value::Object(fields), Some(name)) => fields.push((name, done)),
                    (Value::List(list), _) => list.push(done),
                    _ => {}
                }
                let is_list = matches!(self.values[id.0].1, Value::List(_));
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
                done = id;
                self.open.pop();
            }
        }
    }

    /// Closes the values left open by an error, so that the moves before it can be read. An
    /// incomplete value is dropped, unless it is a list of moves or forks, or one of their
    /// elements.
    fn close(&mut self) -> Option<Id> {
        let mut inner = None;
        while let Some((id, name)) = self.open.pop() {
            if self.open.is_empty() && name.as_deref() != Some("moves") {
                // The start position may be missing.
                return None;
            }
            let is_kept = name.as_deref().is_none_or(|name| matches!(name, "moves" | "forks"));
            match (&mut self.values[id.0].1, inner.filter(|_| is_kept)) {
                (Value::List(list), Some(inner)) => list.push(inner),
                (Value::Object(fields), Some(inner)) => {
                    fields.push((name.unwrap_or_default(), inner));
                }
                _ => {}
            }
            inner = Some(id);
        }
        inner
    }

    fn push(&mut self, at: usize, value: Value) -> Id {
        self.values.push((at, value));
        Id(self.values.len() - 1)
    }

    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn skip_space(&mut self) {
        let rest = &self.text[self.at..];
        let space = [' ', '\n', '\r', '\t'];
        self.at = self.text.len() - rest.trim_start_matches(space).len();
    }

    fn eat(&mut self, c: char) -> bool {
        let is_there = self.peek() == Some(c);
        self.at += if is_there { c.len_utf8() } else { 0 };
        is_there
    }

    fn fault(&self, expected: Phrase) -> Fault {
        // A few characters are enough to show the place.
        let rest: String = self.text[self.at..].chars().take(30).collect();
        let rest = rest.lines().next().unwrap_or("").to_owned();
        (self.at, found(&rest, expected))
    }

    /// Reads the name of a field and its colon.
    fn name(&mut self) -> Result<String, Fault> {
        if self.peek() != Some('"') {
            return Err(self.fault(Texts::records_expected_name));
        }
        let name = self.string()?;
        self.skip_space();
        if self.eat(':') { Ok(name) } else { Err(self.fault(Texts::records_expected_colon)) }
    }

    fn string(&mut self) -> Result<String, Fault> {
        let start = self.at;
        self.at += 1;
        let mut text = String::new();
        loop {
            let rest = &self.text[self.at..];
            let plain = rest.find(['"', '\\']).unwrap_or(rest.len());
            text.push_str(&rest[..plain]);
            self.at += plain;
            match self.peek() {
                Some('"') => {
                    self.at += 1;
                    return Ok(text);
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
        let mut rest = self.text[self.at..].chars();
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
            let digits = self.text.get(at..at + 6)?.strip_prefix("\\u")?;
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

    fn number(&mut self) -> Result<String, Fault> {
        let rest = &self.text[self.at..];
        let is_part = |c: char| c.is_ascii_digit() || matches!(c, '-' | '+' | '.' | 'e' | 'E');
        let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        let number = rest[..end].to_owned();
        if number.parse::<f64>().is_err() {
            return Err(self.fault(Texts::records_expected_number));
        }
        self.at += end;
        Ok(number)
    }

    fn word(&mut self, start: usize) -> Result<Id, Fault> {
        for (word, value) in
            [("null", Value::Null), ("true", Value::Bool(true)), ("false", Value::Bool(false))]
        {
            if self.text[self.at..].starts_with(word) {
                self.at += word.len();
                return Ok(self.push(start, value));
            }
        }
        Err(self.fault(Texts::records_expected_json_value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parser_reads_values_with_their_positions() {
        let text = r#"{"a": [1, "b\n\u3042\ud83d\ude00", true, null], "c": {}}"#;
        let (json, root, fault) = Json::parse(text);
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
        let fault = |text: &str| Json::parse(text).2.unwrap().0;
        assert_eq!(fault("[1 2]"), 3);
        assert_eq!(fault("{\"a\" 1}"), 5);
        assert_eq!(fault("[\"a"), 1);
        assert_eq!(fault("[] x"), 3);
        let deep = "[".repeat(200_000);
        assert_eq!(fault(&deep), 200_000);
        assert_eq!(Json::parse(&format!("{deep}{}", "]".repeat(200_000))).2, None);
    }
}
