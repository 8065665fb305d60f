//! A line of a log as a JSON object: fields whose values are words or lists of words, each with its
//! place.

use super::word::{HEAD, LogWord};
use crate::json::{Bare, Json, JsonId, beginning};
use crate::record::Complaint;
use crate::record::fault::found;
use language::Texts;

/// The fields of an object, in their order.
#[derive(Debug)]
pub(super) struct JsonObject<'l> {
    json: Json<'l>,
    start: JsonId,
    number: usize,
    /// Where each value begins, in characters, from 1: a line may be long, and is counted once.
    columns: Vec<usize>,
}

impl<'l> JsonObject<'l> {
    pub(super) fn parse(number: usize, line: &'l str) -> Result<Self, Complaint> {
        let (json, start, fault) = Json::parse(line, Bare::Any);
        let complains = |at: usize, what| {
            let column = line.get(..at).unwrap_or_default().chars().count() + 1;
            Complaint { line: number, column, what }
        };
        let start = match (start, fault) {
            (_, Some((at, what))) => return Err(complains(at, what)),
            (Some(start), None) if json.fields(start).is_some() => start,
            (_, None) => return Err(complains(0, found(beginning(line), Texts::log_object))),
        };
        let values = json.fields(start).into_iter().flatten().map(|(_, value)| *value);
        let inside = values.flat_map(|value| json.list(value).unwrap_or_default());
        let mut all =
            json.fields(start).into_iter().flatten().map(|(_, value)| value).chain(inside);
        if let Some(stray) = all.find(|value| json.fields(**value).is_some()) {
            let at = json.place(*stray);
            return Err(complains(at, found(beginning(&line[at..]), Texts::log_object_value)));
        }
        let (mut column, mut before) = (1, 0);
        let columns = json.places().map(|at| {
            column += line.get(before..at).unwrap_or_default().chars().count();
            before = at;
            column
        });
        let columns = columns.collect();
        Ok(Self { json, start, number, columns })
    }

    fn spelled<'s>(&'s self, id: JsonId, text: &'s str) -> LogWord<'s> {
        let column = self.columns.get(id.index()).copied().unwrap_or(1);
        LogWord { line: self.number, column, text }
    }

    /// Where the object begins.
    pub(super) fn start(&self) -> LogWord<'_> {
        self.spelled(self.start, "{")
    }

    /// Whether it is the first object of a log.
    pub(super) fn is_head(&self) -> bool {
        self.word(HEAD[0]).is_some_and(|word| word.text == HEAD[1])
    }

    pub(super) fn is_null(&self, value: JsonId) -> bool {
        self.json.is_null(value)
    }

    /// A word as it is meant, a list as it stands.
    pub(super) fn value(&self, value: JsonId) -> LogWord<'_> {
        self.spelled(value, self.json.word(value))
    }

    pub(super) fn is_list(&self, value: JsonId) -> bool {
        self.json.list(value).is_some()
    }

    /// The words of a list, lists in it left out, or the only word; of null none.
    pub(super) fn words_of(&self, value: JsonId) -> impl Iterator<Item = LogWord<'_>> {
        let own = [value];
        let list = self.json.list(value);
        let own = own.into_iter().filter(move |value| list.is_none() && !self.is_null(*value));
        let inside = list.unwrap_or_default().iter().copied();
        own.chain(inside.filter(|value| !self.is_list(*value))).map(|value| self.value(value))
    }

    pub(super) fn get(&self, name: &str) -> Option<JsonId> {
        self.fields().find(|(own, _)| own.text == name).map(|(_, value)| value)
    }

    /// The words of a field; none if it is missing.
    pub(super) fn words(&self, name: &str) -> impl Iterator<Item = LogWord<'_>> {
        self.get(name).into_iter().flat_map(|value| self.words_of(value))
    }

    /// The only word of a field.
    pub(super) fn word(&self, name: &str) -> Option<LogWord<'_>> {
        let value = self.get(name).filter(|value| !self.is_list(*value))?;
        self.words_of(value).next()
    }

    pub(super) fn fields(&self) -> impl Iterator<Item = (LogWord<'_>, JsonId)> {
        let fields = self.json.fields(self.start).unwrap_or_default();
        fields.iter().map(|&(name, value)| (self.value(name), value))
    }

    /// Checks that no other fields are there, and none twice.
    pub(super) fn only(&self, names: &[&str]) -> Result<(), Complaint> {
        for (at, (name, _)) in self.fields().enumerate() {
            let is_again = self.fields().take(at).any(|(before, _)| before.text == name.text);
            if is_again || !names.contains(&name.text) {
                let names = names.join(", ");
                return Err(
                    name.complains(|texts, found| texts.log_object_field(found, names.clone()))
                );
            }
        }
        Ok(())
    }
}
