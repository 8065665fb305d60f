//! The small trees of `tests/headless/exhaustive.rs` without a window below them, for `.ci/miri`.

extern crate self as yomisuji;

pub use {claim, games, language, lesson, scenario, score, search, trace, tree};

#[path = "../../../tests/headless/exhaustive.rs"]
mod exhaustive;
