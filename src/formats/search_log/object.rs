//! A line of a log as a JSON object: fields whose values are words or lists of words, each with its
//! place.

use super::word::{HEAD, LogWord, complaint};
use crate::record::Complaint;
use language::{Texts, Words};

/// A word as it is meant; a bare one, such as `-Infinity`, as it stands.
#[derive(Debug)]
pub(super) struct JsonWord {
    /// In characters, from 1.
    column: usize,
    text: String,
    line: usize,
}

impl JsonWord {
    fn word(&self) -> LogWord<'_> {
        LogWord { line: self.line, column: self.column, text: &self.text }
    }
}

#[derive(Debug)]
pub(super) enum JsonValue {
    Null(JsonWord),
    One(JsonWord),
    /// The words of a list, and the list as it stands.
    List(Vec<JsonWord>, JsonWord),
}

impl JsonValue {
    pub(super) fn is_null(&self) -> bool {
        matches!(self, Self::Null(_))
    }

    /// The word, or the whole list.
    pub(super) fn word(&self) -> LogWord<'_> {
        match self {
            Self::Null(word) | Self::One(word) | Self::List(_, word) => word.word(),
        }
    }

    /// All words; of null none.
    pub(super) fn words(&self) -> impl Iterator<Item = LogWord<'_>> {
        let words = match self {
            Self::Null(_) => &[],
            Self::One(word) => std::slice::from_ref(word),
            Self::List(words, _) => words.as_slice(),
        };
        words.iter().map(JsonWord::word)
    }

    /// A list as it stands.
    pub(super) fn list(&self) -> Option<LogWord<'_>> {
        match self {
            Self::List(_, list) => Some(list.word()),
            Self::Null(_) | Self::One(_) => None,
        }
    }
}

/// The fields of an object, in their order.
#[derive(Debug)]
pub(super) struct JsonObject {
    start: JsonWord,
    fields: Vec<(JsonWord, JsonValue)>,
}

impl JsonObject {
    pub(super) fn parse(number: usize, line: &str) -> Result<Self, Complaint> {
        let mut parser = ObjectParser { number, line, at: 0, column: 1 };
        parser.skip_space();
        let start = parser.taken(1);
        let mut fields = Vec::new();
        parser.skip_space();
        while !parser.eats('}') {
            if !fields.is_empty() && !parser.eats(',') {
                return Err(parser.fault());
            }
            parser.skip_space();
            let name = parser.string()?;
            parser.skip_space();
            if !parser.eats(':') {
                return Err(parser.fault());
            }
            parser.skip_space();
            let value = parser.value()?;
            fields.push((name, value));
            parser.skip_space();
        }
        parser.skip_space();
        if parser.at < line.len() {
            return Err(parser.fault());
        }
        Ok(Self { start, fields })
    }

    /// Where the object begins.
    pub(super) fn start(&self) -> LogWord<'_> {
        self.start.word()
    }

    /// Whether it is the first object of a log.
    pub(super) fn is_head(&self) -> bool {
        self.word(HEAD[0]).is_some_and(|word| word.text == HEAD[1])
    }

    pub(super) fn get(&self, name: &str) -> Option<&JsonValue> {
        self.fields.iter().find(|(own, _)| own.text == name).map(|(_, value)| value)
    }

    /// The words of a field; none if it is missing.
    pub(super) fn words(&self, name: &str) -> impl Iterator<Item = LogWord<'_>> {
        self.get(name).into_iter().flat_map(JsonValue::words)
    }

    /// The only word of a field.
    pub(super) fn word(&self, name: &str) -> Option<LogWord<'_>> {
        let value = self.get(name).filter(|value| value.list().is_none())?;
        value.words().next()
    }

    pub(super) fn fields(&self) -> impl Iterator<Item = (LogWord<'_>, &JsonValue)> {
        self.fields.iter().map(|(name, value)| (name.word(), value))
    }

    /// Checks that no other fields are there, and none twice.
    pub(super) fn only(&self, names: &[&str]) -> Result<(), Complaint> {
        for (at, (name, _)) in self.fields.iter().enumerate() {
            let is_again = self.fields[..at].iter().any(|(before, _)| before.text == name.text);
            if is_again || !names.contains(&&*name.text) {
                let names = names.join(", ");
                return Err(name
                    .word()
                    .complains(|texts, found| texts.log_object_field(found, names.clone())));
            }
        }
        Ok(())
    }
}

struct ObjectParser<'l> {
    number: usize,
    line: &'l str,
    /// In bytes.
    at: usize,
    /// The same in characters, from 1: a line may be long, and is counted once.
    column: usize,
}

impl ObjectParser<'_> {
    fn rest(&self) -> &str {
        self.line.get(self.at..).unwrap_or_default()
    }

    /// Goes on by so many bytes.
    fn pass(&mut self, bytes: usize) {
        self.column += self.rest().get(..bytes).unwrap_or_default().chars().count();
        self.at += bytes;
    }

    fn skip_space(&mut self) {
        let rest = self.rest();
        self.pass(rest.len() - rest.trim_start().len());
    }

    fn eats(&mut self, sign: char) -> bool {
        let is_there = self.rest().starts_with(sign);
        self.pass(if is_there { sign.len_utf8() } else { 0 });
        is_there
    }

    /// The next so many bytes as a word.
    fn taken(&mut self, length: usize) -> JsonWord {
        let text = self.rest().get(..length).unwrap_or_default().to_owned();
        let word = JsonWord { column: self.column, text, line: self.number };
        self.pass(length);
        word
    }

    /// What stands here does not go on with the object.
    fn fault(&self) -> Complaint {
        // A few characters are enough to show the place.
        let rest: String = self.rest().chars().take(30).collect();
        if rest.is_empty() {
            return complaint(self.number, self.column, Texts::log_object_ends);
        }
        let rest = rest.escape_debug().to_string();
        let what = Words::of(|texts| texts.log_object(rest.clone()));
        Complaint { line: self.number, column: self.column, what }
    }

    fn value(&mut self) -> Result<JsonValue, Complaint> {
        match self.rest().chars().next() {
            Some('"') => self.string().map(JsonValue::One),
            Some('[') => self.list(),
            _ => {
                let word = self.bare()?;
                let is_null = word.text == "null";
                Ok(if is_null { JsonValue::Null(word) } else { JsonValue::One(word) })
            }
        }
    }

    /// A number, null, or whatever else a program may write for infinity.
    fn bare(&mut self) -> Result<JsonWord, Complaint> {
        let is_end = |c: char| c.is_whitespace() || ",:]}[{\"".contains(c);
        match self.rest().find(is_end).unwrap_or(self.rest().len()) {
            0 => Err(self.fault()),
            length => Ok(self.taken(length)),
        }
    }

    fn string(&mut self) -> Result<JsonWord, Complaint> {
        let mut is_escaped = false;
        let mut length = None;
        for (at, c) in self.rest().char_indices() {
            if at == 0 {
                if c != '"' {
                    return Err(self.fault());
                }
            } else if c == '"' && !is_escaped {
                length = Some(at + 1);
                break;
            } else {
                is_escaped = c == '\\' && !is_escaped;
            }
        }
        let Some(length) = length else {
            self.pass(self.rest().len());
            return Err(self.fault());
        };
        let text = self.rest().get(..length).and_then(|text| serde_json::from_str(text).ok());
        let Some(text) = text else { return Err(self.fault()) };
        Ok(JsonWord { text, ..self.taken(length) })
    }

    /// A list; of lists in it only their extent is read.
    fn list(&mut self) -> Result<JsonValue, Complaint> {
        let start = self.at;
        let column = self.column;
        let mut words = Vec::new();
        let mut depth = 0_usize;
        loop {
            self.skip_space();
            if self.eats('[') {
                depth += 1;
            } else if self.eats(']') {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    break;
                }
            } else if !self.eats(',') {
                let is_text = self.rest().starts_with('"');
                let word = if is_text { self.string()? } else { self.bare()? };
                words.extend(Some(word).filter(|_| depth == 1));
            }
        }
        let text = self.line.get(start..self.at).unwrap_or_default().to_owned();
        Ok(JsonValue::List(words, JsonWord { column, text, line: self.number }))
    }
}
