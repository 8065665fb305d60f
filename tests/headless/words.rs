//! The words of a step are true: which cut is deep, which moves tie, which values are bounds.

use std::sync::Arc;

use yomisuji::formats::nested_list;
use yomisuji::games::diagram::Diagram;
use yomisuji::language::Language;
use yomisuji::lesson::Projection;
use yomisuji::scenario::record;
use yomisuji::score::Player;
use yomisuji::search::Algorithm;
use yomisuji::session::{Job, Source, prepare};
use yomisuji::trace::{EventKind, Replay, Timeline};

/// The sentences of all cuts and of the end, in `language`.
fn sentences(text: &str, algorithm: Algorithm, language: Language) -> (Vec<String>, String) {
    let branch = nested_list::parse(text).expect("well formed");
    let (tree, diagram) = Diagram::build(&branch, Player::Max).expect("well formed");
    let (trace, tree) = (Arc::new(record(algorithm, &tree).expect("small")), Arc::new(tree));
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
fn only_cuts_from_three_plies_up_are_called_deep() {
    let only = |text| {
        let (ja, _) = sentences(text, Algorithm::AlphaBeta, Language::Ja);
        let (en, _) = sentences(text, Algorithm::AlphaBeta, Language::En);
        assert_eq!((ja.len(), en.len()), (1, 1), "{ja:?}");
        (ja[0].clone(), en[0].clone())
    };
    // The bound 5 of the root cuts three plies below it.
    let (ja, en) = only("[5,[[[4,9],[8]],6]]");
    assert!(ja.ends_with("(深いα枝刈り)。") && en.ends_with("(a deep alpha cut)."), "{ja} {en}");
    // One ply below it.
    let (ja, en) = only("[5,[4,9]]");
    assert!(ja.ends_with("(α枝刈り)。") && en.ends_with("(an alpha cut)."), "{ja} {en}");
    // White's bound, one ply below.
    let (ja, en) = only("[[5,[6,9]]]");
    assert!(ja.ends_with("(β枝刈り)。") && en.ends_with("(a beta cut)."), "{ja} {en}");
    // White's bound, three plies below.
    let (ja, en) = only("[[5,[[[6,9],[1]],4]]]");
    assert!(ja.ends_with("(深いβ枝刈り)。") && en.ends_with("(a deep beta cut)."), "{ja} {en}");
}

#[test]
fn a_move_ties_only_if_it_is_known_to_be_worth_as_much() {
    let end = |text| sentences(text, Algorithm::AlphaBeta, Language::Ja).1;
    assert!(end("[[3,5],[3]]").contains("(同じ値の手がほかに1手)")); // 3 and 3.
    assert!(!end("[[3,5],[3,9]]").contains("同じ値")); // 3, and at most 3.
    assert!(end("[3,3,3]").contains("(同じ値の手がほかに2手)"));
}

#[test]
fn a_scout_is_explained_by_its_question() {
    let text = "[[[100,50],[300,250]],[[80,-40],[150,-100]],[[120,60],[90,200]]]";
    let (ja, _) = sentences(text, Algorithm::Pvs, Language::Ja);
    assert_eq!(ja.len(), 4);
    assert!(ja[2].contains("+100 より大きいかどうかだけ") && ja[2].ends_with("(偵察の窓)。"));
    assert!(!ja[2].contains("101"), "{}", ja[2]);
    assert!(ja[3].contains("偵察でもう分かっている"), "{}", ja[3]);
    let (en, end) = sentences(text, Algorithm::Pvs, Language::En);
    assert!(en[2].contains("more than +100") && !en[2].contains("101"), "{}", en[2]);
    assert!(end.contains("+120"), "{end}");
}

/// The sentence at a named step of a shipped lesson.
fn said(lesson: &'static str, name: &str, language: Language) -> String {
    let open = crate::cover::opened(lesson);
    let last = open.replay().last_step();
    let mut open = open;
    for step in 1..=last {
        open = open.at_step(step);
        let sentence = open.projection(language).sentence();
        if sentence.starts_with(name) {
            return sentence;
        }
    }
    panic!("{lesson}: nothing begins with {name}");
}

#[test]
fn a_useless_value_is_compared_with_the_better_one() {
    // Five or less, where the root already has +5 by its first move.
    let branch = nested_list::parse("[5,[4,9]]").expect("well formed");
    let (tree, diagram) = Diagram::build(&branch, Player::Max).expect("well formed");
    let trace = Arc::new(record(Algorithm::AlphaBeta, &tree).expect("small"));
    let tree = Arc::new(tree);
    let timeline = Timeline::of(&tree, &trace);
    let mut replay = Replay::new(tree, trace);
    replay.seek(usize::MAX);
    replay.backward();
    let say = |language| {
        Projection::new(&replay, &timeline, Algorithm::AlphaBeta, &diagram, language).sentence()
    };
    assert_eq!(
        say(Language::En),
        "B is at most +4, which is of no use: at A, MAX already has +5 with a1."
    );
    assert!(say(Language::Ja).contains("アで先手には、もうア1の +5 がある"));
}

#[test]
fn an_equal_value_gains_nothing_but_is_not_ruled_out() {
    let (en, _) = sentences("[5,[5,9]]", Algorithm::AlphaBeta, Language::En);
    assert!(en[0].contains("gains nothing here"), "{}", en[0]);
    let (en, _) = sentences("[5,[4,9]]", Algorithm::AlphaBeta, Language::En);
    assert!(en[0].contains("will not let it come to this"), "{}", en[0]);
}

#[test]
fn a_leaf_explains_its_value_and_why_the_line_ends() {
    let exchange = said("u-04-exchange", "▲同角の局面は末端", Language::Ja);
    for word in ["+205", "−3690", "△同角", "−3485", "深さが尽きた"] {
        assert!(exchange.contains(word), "{word} in {exchange}");
    }
    let english = "The position after ▲Bx4d is a leaf";
    let english = said("u-04-exchange", english, Language::En);
    assert!(english.contains("△Bx4d begins −3690"), "{english}");
    let quiet = said("u-03-quiescence", "△同角の局面は末端", Language::Ja);
    assert!(quiet.contains("取る手がもうない"), "{quiet}");
}

/// In a shallower iteration the plies are used up above moves that a deeper one reads: no card says
/// that none is left.
#[test]
fn where_a_mate_search_stops_for_its_plies_no_card_says_that_moves_are_missing() {
    let mut over = 0;
    for id in ["y-06", "y-06-rule", "y-06-bug"] {
        let mut open = crate::cover::opened(id);
        for step in 0..=open.last_step() {
            open = open.at_step(step);
            let seen = open.projection(Language::En);
            let Some(node) = open.replay().cursor() else { continue };
            if open.replay().what_happened().is_none_or(|it| it.kind != EventKind::Leaf) {
                continue;
            }
            let text = format!("{:?}", seen.card(node));
            if text.contains("no move is left to read") {
                assert_eq!(open.tree().children(node).len(), 0, "{id} {step}");
                over += 1;
            }
        }
    }
    assert!(over > 5, "{over}");
}

#[test]
fn the_capture_of_a_sacrifice_explains_its_extension() {
    let open = prepare(Source::Shipped("y-05"), &[], &Job::default()).expect("it ships");
    let taken = open.loaded().stop_steps[1]; // △Gx2g.
    let open = open.at_step(taken);
    let ja = open.projection(Language::Ja).sentence();
    assert!(ja.contains("捨て駒を取る手だから、ここから2手延ばして読む"), "{ja}");
    let en = open.projection(Language::En).sentence();
    assert!(en.contains("2 plies are added here"), "{en}");
    // Moves that take nothing are read as deep as all others.
    let open = open.at_step(2);
    assert!(!open.projection(Language::Ja).sentence().contains("延ばして"));
}

#[test]
fn a_diagram_has_names_in_both_languages() {
    let open = prepare(Source::Shipped("m-01-minimax"), &[], &Job::default()).expect("it ships");
    let last = open.replay().last_step();
    let open = open.at_step(last);
    assert!(open.projection(Language::Ja).sentence().contains("エ → ケ → テ"));
    assert!(open.projection(Language::En).sentence().contains("D → I → S"));
}
