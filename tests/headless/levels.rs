//! Words and code at three levels: every event has its line at each of them, and every comparison
//! in the reasoning is true.

use crate::cover::rounds;
use std::collections::HashSet;
use std::sync::Arc;

use crate::lessons::runs;
use crate::random::{Dice, branch};
use yomisuji::games::diagram::Diagram;
use yomisuji::language::{Language, Notation};
use yomisuji::lesson::{Projection, Telling};
use yomisuji::scenario::record;
use yomisuji::score::Player;
use yomisuji::search::{Algorithm, CodeLevel, PseudoLine, WordLevel};
use yomisuji::trace::{EventKind, Replay, Timeline};

/// A number in the program's notation: `+50`, `−3`, `0`, `+∞`.
fn number(text: &str) -> Option<i64> {
    let text = text.trim_matches(|c: char| "。、,.;:()「」".contains(c));
    match text {
        "0" => return Some(0),
        "+∞" => return Some(i64::MAX),
        "−∞" => return Some(-i64::MAX),
        _ => {}
    }
    let (sign, digits) = match text.chars().next()? {
        '+' => (1, &text[1..]),
        '−' => (-1, &text['−'.len_utf8()..]),
        _ => return None,
    };
    let digits = digits.parse::<i64>().ok()?;
    Some(sign * digits)
}

/// Checks every comparison and every maximum or minimum in a text; returns their number.
fn comparisons(text: &str) -> usize {
    let words: Vec<_> = text.split_whitespace().collect();
    let mut count = 0;
    for three in words.windows(3) {
        // The last number before a sign may follow other words without a space.
        let (Some(left), Some(right)) = (number(three[0]), number(three[2])) else {
            continue;
        };
        let holds = match three[1] {
            "<" => left < right,
            ">" => left > right,
            "≦" | "≤" => left <= right,
            "≧" | "≥" => left >= right,
            _ => continue,
        };
        // Counterfactuals are written as comparisons that do not hold.
        let before = text.find(&three.join(" ")).map_or("", |at| &text[..at]);
        let otherwise = before.ends_with("もし ") || before.ends_with("Were ");
        assert_eq!(holds, !otherwise, "{three:?} in {text}");
        count += 1;
    }
    for name in ["max(", "min("] {
        for part in text.split(name).skip(1) {
            let Some((terms, rest)) = part.split_once(") = ") else {
                continue;
            };
            let terms: Option<Vec<_>> = terms.split(", ").map(number).collect();
            let end = rest.find(|c: char| c.is_whitespace() || "。、:,;".contains(c));
            let result = number(rest.split_at(end.unwrap_or(rest.len())).0.trim_end_matches('.'));
            let (Some(terms), Some(result)) = (terms, result) else {
                continue;
            };
            let expected = match name {
                "max(" => terms.iter().max(),
                _ => terms.iter().min(),
            };
            assert_eq!(expected, Some(&result), "{name} in {text}");
            count += 1;
        }
    }
    count
}

/// Checks the words and the code of a step against each other; returns the number of comparisons.
fn check(seen: &Projection<'_>, language: Language, about: &str) -> usize {
    let kind = seen.kind().expect("something has happened");
    let [word, sentence, reasoning] = WordLevel::ALL.map(|level| seen.words(level));
    assert!(!word.is_empty() && !sentence.is_empty(), "{about} {kind:?}");
    assert!(!word.contains(['。', '.']) || word.chars().count() < 60, "{about}: {word}");
    assert!(word.chars().count() < 80, "{about} {kind:?}: {word}");
    let why = reasoning.strip_prefix(&sentence);
    let why = why.unwrap_or_else(|| panic!("{about}: {reasoning} goes on from {sentence}"));
    let end = language.pick("。", ".");
    assert!(why.chars().count() > 8 && why.ends_with(end), "{about} {kind:?}: {why}");
    for level in CodeLevel::ALL {
        let told = Telling { code: level, ..seen.told() };
        let lines = seen.algorithm().pseudo_code(level);
        let lit = seen.telling(told).lit_line().and_then(|at| lines.get(at));
        let stands_for = |line: &PseudoLine| {
            line.events.contains(&kind) || line.cases.iter().any(|(of, _)| *of == kind)
        };
        assert!(lit.is_some_and(stands_for), "{about} {level:?} {kind:?}");
    }
    comparisons(why)
}

/// How many steps of a run are checked at each end.
const SAMPLE: usize = 150;

#[test]
fn every_step_has_its_line_and_its_words_at_each_level() {
    let (mut kinds, mut compared) = (HashSet::new(), 0);
    for mut run in runs() {
        let about = format!("{} {}", run.loaded().lesson.id, run.algorithm());
        let last = run.last_step();
        let steps = (1..=last).filter(|&step| step <= SAMPLE || step + SAMPLE > last);
        for step in steps {
            run = run.at_step(step);
            for language in Language::ALL {
                let seen = run.projection(language);
                compared += check(&seen, language, &format!("{about} step {step}"));
                kinds.extend(seen.kind().map(|kind| (seen.algorithm(), kind)));
            }
        }
    }
    assert!(compared > 10_000, "{compared}");
    let of = |algorithm| kinds.iter().filter(|(other, _)| *other == algorithm).count();
    for algorithm in Algorithm::all() {
        assert!(of(algorithm) >= 5, "{algorithm}: {kinds:?}");
    }
}

#[test]
fn comparisons_on_random_trees_are_true_in_every_notation() {
    let mut dice = Dice::new(151);
    let (mut compared, mut cuts) = (0, 0);
    for _ in 0..rounds(30) {
        let branch = branch(&mut dice, 5, 3);
        for player in [Player::Max, Player::Min] {
            let (tree, diagram) = Diagram::build(&branch, player).expect("well formed");
            let tree = Arc::new(tree);
            let fits = |algorithm: &Algorithm| algorithm.needs().is_empty();
            for algorithm in Algorithm::all().filter(fits) {
                let trace = Arc::new(record(algorithm, &tree).expect("small"));
                let timeline = Timeline::of(&tree, &trace);
                let mut replay = Replay::new(tree.clone(), trace);
                while replay.forward() {
                    for (language, notation) in Language::ALL
                        .into_iter()
                        .flat_map(|language| Notation::ALL.map(|notation| (language, notation)))
                    {
                        let seen =
                            Projection::new(&replay, &timeline, algorithm, &diagram, language);
                        let seen = seen.telling(Telling { notation, ..Telling::default() });
                        let about = format!("{algorithm} {notation:?} {branch:?}");
                        let written = check(&seen, language, &about);
                        compared += written;
                        // Infinity less one is no number to compare.
                        let first = algorithm == Algorithm::SssStar
                            && seen.words(WordLevel::ALL[2]).contains('∞');
                        if seen.kind() == Some(EventKind::Cut) && !first {
                            assert!(written > 0, "{about}: a cut compares");
                            cuts += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(compared > rounds(10_000) && cuts > rounds(500), "{compared} {cuts}");
}
