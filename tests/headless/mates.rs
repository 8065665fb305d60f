//! Mates are named as mates: by their length from the node, wherever a value is read.

use std::sync::Arc;

use crate::answers::{answer, printed};
use yomisuji::language::{Language, Tongue, named_bound, named_value};
use yomisuji::lesson::{Part, Projection};
use yomisuji::score::{Bound, Player, Score};
use yomisuji::search::Algorithm;
use yomisuji::session::{Command, Job, Navigation, Session, Source, prepare, rerun};
use yomisuji::subject::{LeafPolicy, PositionSetup, SubjectSetup};
use yomisuji::trace::{Replay, Timeline};
use yomisuji::tree::{Growth, NodeId, Watch};

/// Positions with a mate: the mating side, and the number of plies.
const MATES: [(&str, char, usize); 3] = [
    ("8k/9/6G2/9/9/9/9/9/4K4 b G 1", '▲', 1),
    ("7k1/9/8P/9/9/9/9/9/R3K4 b G 1", '▲', 3),
    ("4k3r/9/9/9/9/9/p8/9/1K7 w g 1", '△', 3),
];

/// Whether a text shows a number that encodes a mate.
fn shows_a_raw_mate(text: &str) -> bool {
    let mut numbers = text.split(|c: char| !c.is_ascii_digit() && c != ',');
    numbers.any(|number| {
        let digits = number.replace(',', "");
        digits.parse().is_ok_and(|number| Score(number).is_mate())
    })
}

#[test]
fn step_texts_name_mates_by_the_length_of_the_line() {
    let mut named = 0;
    for (sfen, side, plies) in MATES {
        for (algorithm, leaf) in [
            (Algorithm::AlphaBeta, LeafPolicy::Static),
            (Algorithm::Pvs, LeafPolicy::Static),
            (Algorithm::DfPn, LeafPolicy::Static),
            (Algorithm::Engine, LeafPolicy::Quiescence(yomisuji::search::Quiescence::SOUND)),
        ] {
            let setup = SubjectSetup::Position(PositionSetup {
                depth: 4,
                growth: Growth::Searched,
                leaf,
                ..PositionSetup::of_ones_own(sfen.to_owned())
            });
            let grown = setup.grow(algorithm, Watch::cap(1_000_000)).expect("it grows");
            let (tree, subject) = (Arc::new(grown.tree), grown.subject);
            let trace = Arc::new(grown.run.expect("a run"));
            let timeline = Timeline::of(&tree, &trace);
            let mut replay = Replay::new(tree.clone(), trace.clone());
            let stride = (trace.len() / 600).max(1);
            let mut steps: Vec<_> = (0..=trace.len()).step_by(stride).collect();
            steps.extend(trace.len().saturating_sub(20)..=trace.len());
            for language in Language::ALL {
                replay.seek(0);
                for &step in &steps {
                    replay.seek(step);
                    let seen = Projection::new(&replay, &timeline, algorithm, &*subject, language);
                    let here = seen.here().unwrap_or(NodeId::ROOT);
                    let variables = seen.variables().into_iter().map(|variable| variable.value);
                    let mut texts: Vec<_> = variables.collect();
                    texts.push(seen.sentence());
                    let card = seen.card(here);
                    texts.push(card.value.plain);
                    texts.extend(card.why.into_iter().map(|part| match part {
                        Part::Text(text)
                        | Part::Reason { text, .. }
                        | Part::Link { text, .. }
                        | Part::Formula { text, .. } => text,
                    }));
                    texts.push(seen.spoken_name(here));
                    let (rows, _) = seen.order(here, 9);
                    texts.extend(rows.into_iter().map(|row| row.fate + &row.reason));
                    for text in texts {
                        assert!(!shows_a_raw_mate(&text), "{algorithm} {step}: {text}");
                        named += u32::from(text.contains("手詰") || text.contains("mate in"));
                    }
                }
                // The line gets shorter by two plies with every move of the mating side, down to
                // the mate itself.
                let seen = Projection::new(&replay, &timeline, algorithm, &*subject, language);
                let line = seen.line();
                if algorithm.proves() && line.len() != plies + 1 {
                    continue; // A proof need not be the shortest.
                }
                assert_eq!(line.len(), plies + 1, "{algorithm} {sfen}");
                for (way, &node) in line.iter().enumerate() {
                    let name = match (plies - way, language.tongue()) {
                        (0, Tongue::Ja) => "詰み".to_owned(),
                        (0, Tongue::En) => "mated".to_owned(),
                        (left, Tongue::Ja) => format!("{side}{}手詰", (left - 1) | 1),
                        (left, Tongue::En) => format!("{side} mate in {}", (left - 1) | 1),
                    };
                    let value = seen.value(node).expect("settled");
                    assert_eq!(seen.number(node, value), name, "{algorithm} {sfen}");
                    if seen.bound(node) == Bound::Exact {
                        assert_eq!(seen.value_text(node).plain, name);
                    }
                }
            }
        }
    }
    assert!(named > 200, "{named}");
}

#[test]
fn the_terminal_names_mates_and_json_keeps_their_numbers() {
    let (sfen, _, plies) = MATES[1];
    let grow = ["grow", "--sfen", sfen, "--depth", "4", "--leaf", "static"];
    let said = printed(&grow);
    assert!(said.starts_with(&format!("value ▲ mate in {plies}, ")), "{said}");
    assert_eq!(answer(&grow)["value"], Score::MATE + 1);
    let choose = ["choose", "--sfen", MATES[0].0, "--player", "depth-2"];
    let said = printed(&choose);
    assert!(said.contains("value for Black ▲ mate in 1"), "{said}");
    assert!(!shows_a_raw_mate(&said), "{said}");
    assert_eq!(answer(&choose)["value"], Score::MATE + 1);
}

#[test]
fn a_mate_after_generated_moves_has_its_usual_length() {
    for algorithm in ["alpha-beta", "iterated-generation"] {
        let sfen = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
        let leaf = ["--leaf", "exchange", "--depth", "2", "--algorithm", algorithm];
        let grow = [["grow", "--sfen", sfen].as_slice(), &leaf].concat();
        let said = printed(&grow);
        assert!(said.contains("mate in 1"), "{algorithm}: {said}");
    }
}

#[test]
fn a_bound_beyond_every_mate_is_named_a_mate_by_now() {
    let mate = Score::lost(Player::Max, 2);
    let check = |to_horizon, value, bound: (&str, &str)| {
        assert_eq!(named_value(mate, Some(to_horizon), Language::En), value);
        for (mover, bound) in [(Player::Min, bound.0), (Player::Max, bound.1)] {
            let named = named_bound(mate, Some(to_horizon), mover, Language::En);
            assert_eq!(named, bound, "{to_horizon} {mover:?}");
        }
    };
    // A mate by White is an odd number of plies away if White is to move, and an even one if Black
    // is; values in between are not mates but edges of a question.
    check(4, "△ mate in 1", ("△ mate in under 3", "△ mate in 1"));
    check(3, "△ mate in 1", ("△ mate in 1", "△ mate in under 1"));
    check(2, "mated", ("△ mate by now", "△ mate by now"));
    check(1, "mated", ("△ mate by now", "△ mate by now"));
    // If no value is a mate, a number stays a number.
    assert_eq!(named_value(Score(1_000_002), None, Language::En), "+1000002");
}

/// Where no mate was found, the card names no move, and no line is drawn; and it is true: no child
/// has a mate, with any algorithm of the lesson.
#[test]
fn where_no_move_mates_none_is_named() {
    let opened = prepare(Source::Shipped("y-06-rule"), &[], &Job::default());
    let opened = opened.unwrap_or_else(|error| panic!("{}", error.en));
    let mut told = 0;
    for algorithm in [Algorithm::AndOr, Algorithm::AlphaBeta] {
        let request = opened.rerun_request(algorithm);
        let run = rerun(request, &Job::default());
        let run = run.unwrap_or_else(|error| panic!("{}", error.en));
        let mut session = Session::new();
        session.show(run);
        session.apply(Command::Go(Navigation::Last));
        let seen = session.projection().expect("a projection");
        assert_eq!(seen.line(), [NodeId::ROOT]);
        for node in seen.tree().ids() {
            let names =
                seen.card(node).why.iter().any(
                    |part| matches!(part, Part::Text(words) if words.contains("残りの手数では")),
                );
            if names {
                let children = seen.tree().children(node).filter_map(|child| seen.value(child));
                assert!(children.into_iter().all(|value| !value.is_mate()), "{node:?}");
                told += 1;
            }
        }
    }
    assert!(told > 20, "{told}");
}
