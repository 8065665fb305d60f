//! The output of a running listing.

use language::Words;

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
