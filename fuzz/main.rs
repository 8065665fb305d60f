//! libFuzzer on one of the targets, the one that `YOMISUJI_FUZZ` names; see `.ci/fuzz`.

#![no_main]

extern crate self as yomisuji;

mod targets;

use std::sync::LazyLock;

pub use {eval, formats, games, host, language, lesson, scenario, score, session, tree};

static TARGET: LazyLock<&targets::Target> = LazyLock::new(|| {
    let name = std::env::var("YOMISUJI_FUZZ").unwrap_or_default();
    let found = targets::TARGETS.iter().find(|target| target.name == name);
    found.unwrap_or_else(|| panic!("YOMISUJI_FUZZ names no target: {name}"))
});

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    (TARGET.read)(bytes);
});
