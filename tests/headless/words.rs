//! The words of a step are true: which cut is deep, what ties, what is only a bound.

use std::sync::Arc;

use yomisuji::formats::nested_list;
use yomisuji::games::diagram::Diagram;
use yomisuji::language::Language;
use yomisuji::lesson::Projection;
use yomisuji::scenario::record;
use yomisuji::score::Player;
use yomisuji::search::Algorithm;
use yomisuji::trace::{Replay, Timeline};

/// The sentences of all cuts and of the end, in `language`.
fn sentences(text: &str, algorithm: Algorithm, language: Language) -> (Vec<String>, String) {
    let branch = nested_list::parse(text).expect("well formed");
    let (tree, diagram) = Diagram::build(&branch, Player::Max).expect("well formed");
    let (trace, tree) = (
        Arc::new(record(algorithm, &tree).expect("small")),
        Arc::new(tree),
    );
    let timeline = Timeline::of(&tree, &trace);
    let mut replay = Replay::new(tree, trace);
    let mut at = |step| {
        replay.seek(step);
        Projection::new(&replay, &timeline, algorithm, &diagram, language).sentence()
    };
    let cuts = timeline.cuts.iter().map(|&step| at(step)).collect();
    (cuts, at(usize::MAX))
}

#[test]
fn a_cut_is_called_deep_from_three_plies_up_and_only_then() {
    let only = |text| {
        let (ja, _) = sentences(text, Algorithm::AlphaBeta, Language::Ja);
        let (en, _) = sentences(text, Algorithm::AlphaBeta, Language::En);
        assert_eq!((ja.len(), en.len()), (1, 1), "{ja:?}");
        (ja[0].clone(), en[0].clone())
    };
    // The bound 5 of the root cuts three plies below it.
    let (ja, en) = only("[5,[[[4,9],[8]],6]]");
    assert!(
        ja.ends_with("(深いα枝刈り)。") && en.ends_with("(a deep alpha cut)."),
        "{ja} {en}"
    );
    // One ply below it.
    let (ja, en) = only("[5,[4,9]]");
    assert!(
        ja.ends_with("(α枝刈り)。") && en.ends_with("(an alpha cut)."),
        "{ja} {en}"
    );
    // White's bound, one ply below.
    let (ja, en) = only("[[5,[6,9]]]");
    assert!(
        ja.ends_with("(β枝刈り)。") && en.ends_with("(a beta cut)."),
        "{ja} {en}"
    );
    // White's bound, three plies below.
    let (ja, en) = only("[[5,[[[6,9],[1]],4]]]");
    assert!(
        ja.ends_with("(深いβ枝刈り)。") && en.ends_with("(a deep beta cut)."),
        "{ja} {en}"
    );
}

#[test]
fn a_move_ties_only_if_it_is_known_to_be_worth_as_much() {
    let end = |text| sentences(text, Algorithm::AlphaBeta, Language::Ja).1;
    assert!(end("[[3,5],[3]]").contains("(同じ値の手がほかに1つ)")); // 3 and 3.
    assert!(!end("[[3,5],[3,9]]").contains("同じ値")); // 3, and at most 3.
    assert!(end("[3,3,3]").contains("(同じ値の手がほかに2つ)"));
}

#[test]
fn a_scout_is_explained_by_its_question_and_not_by_a_bound_that_nobody_has() {
    let text = "[[[100,50],[300,250]],[[80,-40],[150,-100]],[[120,60],[90,200]]]";
    let (ja, _) = sentences(text, Algorithm::Pvs, Language::Ja);
    assert_eq!(ja.len(), 4);
    assert!(ja[2].contains("+100 より大きいかどうかだけ") && ja[2].ends_with("(偵察の窓)。"));
    assert!(!ja[2].contains("101"), "{}", ja[2]);
    assert!(ja[3].contains("偵察でもう分かっている"), "{}", ja[3]);
    let (en, end) = sentences(text, Algorithm::Pvs, Language::En);
    assert!(
        en[2].contains("more than +100") && !en[2].contains("101"),
        "{}",
        en[2]
    );
    assert!(end.contains("+120"), "{end}");
}
