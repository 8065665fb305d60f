//! Errors in a lesson, with the field they are in.

use language::{Phrase, Texts, Words, is_invisible};

/// A segment of a path into a lesson file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Segment {
    /// A field of a structure.
    Field(&'static str),
    /// An index, from 0, into a list or into brackets.
    Item(usize),
    /// A character index, from 0, into a text.
    Character(usize),
}

/// An error in a value of a lesson, with the path to that value.
///
/// It is created with an empty path; each caller that passes it on adds the field or the index it
/// looked into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldError {
    pub what: Words,
    /// The path to the value, last segment first.
    way: Vec<Segment>,
}

impl FieldError {
    /// An error in the current value.
    pub fn new(what: impl Into<Words>) -> Self {
        Self { what: what.into(), way: Vec::new() }
    }

    /// The same, from a text.
    pub fn of(text: impl Fn(&Texts) -> String) -> Self {
        Self::new(Words::of(text))
    }

    /// Adds the field of the enclosing structure to the path.
    #[must_use]
    pub fn field(mut self, name: &'static str) -> Self {
        self.way.push(Segment::Field(name));
        self
    }

    /// Adds the index in the enclosing list, from 0, to the path.
    #[must_use]
    pub fn item(mut self, number: usize) -> Self {
        self.way.push(Segment::Item(number));
        self
    }

    /// Adds the character index, from 0, to the path.
    #[must_use]
    pub fn character(mut self, number: usize) -> Self {
        self.way.push(Segment::Character(number));
        self
    }

    /// The path from the whole lesson to the value.
    pub fn way(&self) -> impl Iterator<Item = Segment> {
        self.way.iter().rev().copied()
    }
}

/// The length limit of titles and of node names, in characters.
pub const LONGEST: usize = 60;

/// Checks a line of at least `least` and at most [`LONGEST`] characters; `what` names it in errors.
///
/// # Errors
/// If it is shorter or longer, or has a control character.
pub fn check_line(text: &str, what: Phrase, least: usize) -> Result<(), FieldError> {
    let count = text.chars().count();
    if let Some((at, found)) =
        text.chars().enumerate().find(|(_, c)| c.is_control() || is_invisible(*c))
    {
        let error = FieldError::of(|texts| {
            texts.lessons_files_line_control(format!("{found:?}"), what(texts))
        });
        return Err(error.character(at));
    }
    if count < least || count > LONGEST {
        return Err(FieldError::of(|texts| {
            texts.lessons_files_line_length(count, least, LONGEST, what(texts))
        }));
    }
    Ok(())
}
