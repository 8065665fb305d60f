//! What is wrong in a lesson, and in which field of it.

use crate::language::{Phrase, Say, Texts, Words, is_invisible};

/// A segment of a path into a lesson file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Segment {
    /// The field of this name of a structure.
    Field(&'static str),
    /// The value of this number, from 0, of a list or in brackets.
    Item(usize),
    /// The character of this number, from 0, of a text.
    Character(usize),
}

/// What is wrong with a value of a lesson, and the way to that value.
///
/// It is made where the fault is found, without a way; whoever passes it on adds the field or the
/// number that it has looked into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldError {
    /// What is wrong.
    pub what: Words,
    /// The way to the value, the last step first.
    way: Vec<Segment>,
}

impl FieldError {
    /// Something is wrong with the value that is looked at.
    #[must_use]
    pub fn new(what: Words) -> Self {
        Self {
            what,
            way: Vec::new(),
        }
    }

    /// The same, of a text.
    pub(crate) fn of(text: impl Fn(&Texts) -> String) -> Self {
        Self::new(Words::of(text))
    }

    /// An error that says itself what it is.
    pub fn said(what: &impl Say) -> Self {
        Self::new(what.words())
    }

    /// The same error, of a structure that has it in this field.
    #[must_use]
    pub fn field(mut self, name: &'static str) -> Self {
        self.way.push(Segment::Field(name));
        self
    }

    /// The same error, of a list that has it at this number, from 0.
    #[must_use]
    pub fn item(mut self, number: usize) -> Self {
        self.way.push(Segment::Item(number));
        self
    }

    /// The same error, of a text that has it at this character, from 0.
    #[must_use]
    pub fn character(mut self, number: usize) -> Self {
        self.way.push(Segment::Character(number));
        self
    }

    /// The way from the whole lesson to the value.
    pub fn way(&self) -> impl Iterator<Item = Segment> {
        self.way.iter().rev().copied()
    }
}

/// The longest title, and the longest name of a node, in characters.
pub(crate) const LONGEST: usize = 60;

/// One line of at least `least` and at most [`LONGEST`] characters; `ja` and `en` say what it is.
///
/// # Errors
/// If it is shorter or longer, or has a control character.
pub(crate) fn check_line(text: &str, what: Phrase, least: usize) -> Result<(), FieldError> {
    let count = text.chars().count();
    if let Some((at, found)) = text
        .chars()
        .enumerate()
        .find(|(_, c)| c.is_control() || is_invisible(*c))
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
