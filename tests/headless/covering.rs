//! What `cargo test` covers of what there is.

use std::collections::BTreeSet;

use crate::cover::{aspects, is_whole, lessons, pairs, rounds};
use yomisuji::scenario::shipped;

#[test]
fn the_lessons_that_are_tried_have_every_aspect_of_all_lessons() {
    let of = |lesson| aspects(lesson);
    let all: BTreeSet<_> = shipped().iter().flat_map(of).collect();
    let tried: BTreeSet<_> = lessons().flat_map(of).collect();
    assert_eq!(tried, all);
    // Every algorithm that a lesson runs, and every kind of subject.
    for wanted in ["algorithm df-pn", "subject Othello", "a listing", "a table"] {
        assert!(all.contains(wanted), "{wanted} of {all:#?}");
    }
    let most = if is_whole() { shipped().len() } else { shipped().len() / 3 };
    assert!(lessons().count() <= most, "{}", lessons().count());
}

#[test]
fn pairs_have_every_entry_of_both_lists() {
    let (left, right) = ([1, 2, 3], ['a', 'b', 'c', 'd', 'e']);
    let pairs = pairs(&left, &right);
    assert!(left.iter().all(|one| pairs.iter().any(|pair| pair.0 == *one)));
    assert!(right.iter().all(|one| pairs.iter().any(|pair| pair.1 == *one)));
    assert_eq!(pairs.len(), if is_whole() { 15 } else { 5 });
    assert_eq!(rounds(1_000), if is_whole() { 1_000 } else { 200 });
}
