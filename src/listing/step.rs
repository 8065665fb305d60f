//! The output of a running listing.

use language::{Texts, Words, signed};
use score::Score;

/// A variable of a listing and its value after a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListingValue {
    pub name: Words,
    pub value: Words,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListingStep {
    /// From 0.
    pub line: usize,
    pub words: Words,
    /// The values afterwards of the variables that the line is about.
    pub values: Vec<ListingValue>,
}

/// A number that overflowed its type.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Overflow {
    pub exact: f64,
    /// The number stored instead.
    pub stored: f64,
    /// The least representable number.
    pub least: f64,
    /// The greatest representable number.
    pub most: f64,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct ListingRun {
    /// Its steps; for a listing that does not compile, only the message of the compiler.
    pub steps: Vec<ListingStep>,
    /// The returned number; `None` if it does not compile.
    pub result: Option<i32>,
    pub overflow: Option<Overflow>,
}

impl ListingRun {
    /// Records the execution of a line.
    pub(super) fn step(&mut self, line: usize, words: Words, values: Vec<ListingValue>) {
        self.steps.push(ListingStep { line, words, values });
    }

    /// Ends the run with a result.
    pub(super) fn returning(mut self, result: i32) -> Self {
        self.result = Some(result);
        self
    }
}

/// Formats a number with an explicit sign and a true minus sign.
pub(super) fn said(value: i32) -> String {
    signed(Score(value)).to_string()
}

/// A variable with a signed number.
pub(super) fn number(name: impl Fn(&Texts) -> String, value: i32) -> ListingValue {
    text(name, Words::same(said(value)))
}

/// A variable with any other value.
pub(super) fn text(name: impl Fn(&Texts) -> String, value: Words) -> ListingValue {
    ListingValue { name: Words::of(name), value }
}

/// The result of a condition.
pub(super) fn answer(name: impl Fn(&Texts) -> String, is_true: bool) -> ListingValue {
    let value = if is_true { Texts::listing_common_yes } else { Texts::listing_common_no };
    text(name, Words::of(value))
}
