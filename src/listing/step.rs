//! What a listing says while it runs.

use crate::language::{Texts, Words, signed};
use crate::score::Score;

/// A variable of a listing and what it holds after a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListingValue {
    /// The name of the variable.
    pub name: Words,
    /// What it holds.
    pub value: Words,
}

/// A step of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListingStep {
    /// The line, from 0.
    pub line: usize,
    /// What happens.
    pub words: Words,
    /// What the variables hold afterwards, those that the line is about.
    pub values: Vec<ListingValue>,
}

/// A number that did not fit into the type that it was stored in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Overflow {
    /// The number.
    pub exact: f64,
    /// What was stored instead.
    pub stored: f64,
    /// The least number that fits.
    pub least: f64,
    /// The largest that fits.
    pub most: f64,
}

/// A run of one version of a listing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ListingRun {
    /// Its steps; of a listing that no compiler takes, the message of the compiler alone.
    pub steps: Vec<ListingStep>,
    /// What it returns; nothing if no compiler takes it.
    pub result: Option<i32>,
    /// The first number that did not fit, if any.
    pub overflow: Option<Overflow>,
}

impl ListingRun {
    /// A line has been carried out.
    pub(super) fn step(&mut self, line: usize, words: Words, values: Vec<ListingValue>) {
        self.steps.push(ListingStep {
            line,
            words,
            values,
        });
    }

    /// The run is over.
    pub(super) fn returning(mut self, result: i32) -> Self {
        self.result = Some(result);
        self
    }
}

/// A number in a sentence: a sign always, and a true minus.
pub(super) fn said(value: i32) -> String {
    signed(Score(value)).to_string()
}

/// A variable that holds a number with a sign.
pub(super) fn number(name: impl Fn(&Texts) -> String, value: i32) -> ListingValue {
    text(name, Words::same(said(value)))
}

/// A variable that holds something else.
pub(super) fn text(name: impl Fn(&Texts) -> String, value: Words) -> ListingValue {
    ListingValue {
        name: Words::of(name),
        value,
    }
}

/// The answer of a condition.
pub(super) fn answer(name: impl Fn(&Texts) -> String, is_true: bool) -> ListingValue {
    let value = if is_true {
        Texts::listing_common_yes
    } else {
        Texts::listing_common_no
    };
    text(name, Words::of(value))
}
