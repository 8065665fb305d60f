//! What a run of the tests covers. `cargo test` takes a fifth of the random rounds, one lesson for
//! each aspect that a lesson can have, and pairs in place of full products; with `YOMISUJI_ALL=1` it
//! takes everything.

#![allow(dead_code, reason = "every test program takes from it what it needs")]

use std::collections::{BTreeSet, HashMap};
use std::ops::Div;
use std::sync::{LazyLock, Mutex};

use yomisuji::scenario::{Shipped, read_lesson, shipped};
use yomisuji::session::{Job, Opened, Source, prepare};

/// Whether everything runs.
pub(crate) fn is_whole() -> bool {
    std::env::var_os("YOMISUJI_ALL").is_some_and(|value| value == "1")
}

/// So many random rounds, or a fifth of them.
pub(crate) fn rounds<N: Div<Output = N> + From<u8>>(all: N) -> N {
    if is_whole() { all } else { all / N::from(5) }
}

/// Each of a long row of equal cases, or every fifth: for `step_by`.
pub(crate) fn stride() -> usize {
    if is_whole() { 1 } else { 5 }
}

/// Every combination of two lists, or enough of them that each entry occurs.
pub(crate) fn pairs<A: Clone, B: Clone>(left: &[A], right: &[B]) -> Vec<(A, B)> {
    let most = left.len().max(right.len());
    let every = left.iter().flat_map(|one| right.iter().map(move |other| (one, other)));
    let some = (0..most).map(|at| (&left[at % left.len()], &right[at % right.len()]));
    let chosen: Vec<_> = if is_whole() { every.collect() } else { some.collect() };
    chosen.into_iter().map(|(one, other)| (one.clone(), other.clone())).collect()
}

/// What a lesson can have that others have not: a kind of subject with its board, an algorithm, a
/// page, a table, a listing, a comparison.
pub(crate) fn aspects(lesson: &Shipped) -> BTreeSet<String> {
    let id = lesson.id;
    let lesson = read_lesson(id, lesson.text()).unwrap_or_else(|error| panic!("{error}"));
    let subject = ron::to_string(&lesson.subject).expect("it can be written");
    let kind = subject.split_once('(').map_or(&*subject, |(kind, _)| kind);
    let mut aspects = BTreeSet::from([format!("subject {kind}")]);
    aspects.extend(lesson.algorithms.iter().map(|algorithm| format!("algorithm {algorithm}")));
    let has = [
        ("a comparison", lesson.compare.is_some()),
        ("a listing", !lesson.twins.is_empty()),
        ("the terms of an evaluation", lesson.inside.is_some()),
        ("candidates", lesson.candidates),
        ("a table", lesson.table.is_some()),
        ("values covered", lesson.student),
        ("chance", subject.contains("Chance(")),
        ("nodes that are not told apart", subject.contains("together:")),
    ];
    aspects.extend(has.into_iter().filter(|(_, has)| *has).map(|(name, _)| name.to_owned()));
    aspects
}

/// Every lesson, or the first one with each aspect.
pub(crate) fn lessons() -> impl Iterator<Item = &'static Shipped> {
    static COVERING: LazyLock<Vec<&Shipped>> = LazyLock::new(|| {
        let mut covered = BTreeSet::new();
        let is_new = |lesson: &&Shipped| {
            let before = covered.len();
            covered.extend(aspects(lesson));
            covered.len() > before
        };
        shipped().iter().filter(is_new).collect()
    });
    let covering = if is_whole() { &[] } else { &**COVERING };
    let all = if is_whole() { shipped() } else { &[] };
    all.iter().chain(covering.iter().copied())
}

/// A lesson that ships, at its beginning. It is read and run once in a process.
pub(crate) fn opened(id: &'static str) -> Opened {
    static OPENED: LazyLock<Mutex<HashMap<&str, Opened>>> = LazyLock::new(Mutex::default);
    let known = OPENED.lock().expect("no test panics here").get(id).cloned();
    known.unwrap_or_else(|| {
        let opened = prepare(Source::Shipped(id), &[], &Job::default());
        let opened = opened.unwrap_or_else(|error| panic!("{}", error.en));
        OPENED.lock().expect("no test panics here").insert(id, opened.clone());
        opened
    })
}
