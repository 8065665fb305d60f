//! Four notations of one trace: the numbers of the textbook can be recovered from each of them at
//! every step, and nothing else changes.

use crate::cover::rounds;
use std::sync::Arc;

use crate::random::{Dice, branch};
use yomisuji::games::diagram::Diagram;
use yomisuji::language::{Language, Notation};
use yomisuji::lesson::{Projection, Telling};
use yomisuji::scenario::record;
use yomisuji::score::{Bound, Player, Score, Window};
use yomisuji::search::Algorithm;
use yomisuji::trace::{EventKind, Replay, Timeline};
use yomisuji::tree::NodeId;

/// A number in the program's notation.
fn number(text: &str) -> Score {
    // Where a bound comes from stands after it.
    let text = text.split(" ← ").next().unwrap_or(text).trim();
    match text {
        "0" => return Score(0),
        "+∞" => return Score::MAX,
        "−∞" => return Score::MIN,
        // Where SSS* begins.
        "+∞−1" => return Score::MAX + -1,
        "−∞+1" => return Score::MIN + 1,
        _ => {}
    }
    let digits = text.trim_start_matches(['+', '−']);
    let size: i32 = digits.parse().unwrap_or_else(|_| panic!("a number: {text}"));
    assert!(text.starts_with(['+', '−']), "with a sign: {text}");
    Score(if text.starts_with('−') { -size } else { size })
}

/// A value and its bound in textbook notation, recovered from the text at a node where `mover` is
/// to move.
fn value_back(notation: Notation, mover: Player, text: &str) -> (Bound, Score) {
    let (bound, rest) = match text.chars().next() {
        Some(sign @ ('≧' | '≥')) => (Bound::AtLeast, &text[sign.len_utf8()..]),
        Some(sign @ ('≦' | '≤')) => (Bound::AtMost, &text[sign.len_utf8()..]),
        _ => (Bound::Exact, text),
    };
    let value = number(rest);
    let turned = notation == Notation::Negamax && mover == Player::Min;
    match (turned, bound) {
        (false, _) => (bound, value),
        (true, Bound::Exact) => (Bound::Exact, -value),
        (true, Bound::AtLeast) => (Bound::AtMost, -value),
        (true, Bound::AtMost) => (Bound::AtLeast, -value),
    }
}

/// A window in textbook notation, and which of its bounds came up from below if that is written.
fn window_back(notation: Notation, mover: Player, text: &str) -> (Window, Option<[bool; 2]>) {
    if notation == Notation::Inequalities {
        let (alpha, beta) = text.split_once(" < ? < ").expect("between two bounds");
        let window = Window { alpha: number(alpha), beta: number(beta) };
        return (window, None);
    }
    let inside = text.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
    let (low, high) = inside.and_then(|text| text.split_once(", ")).expect("two bounds");
    let bare = |text: &str| number(text.trim_start_matches(['α', 'β', '↓', '↑', ' ']));
    let raised = (notation == Notation::Arrows).then(|| [low.contains('↑'), high.contains('↑')]);
    if let Some(raised) = raised {
        assert_eq!([low.contains('↓'), high.contains('↓')], raised.map(|it| !it), "{text}");
    }
    let (low, high) = (bare(low), bare(high));
    let turned = notation == Notation::Negamax && mover == Player::Min;
    let window = if turned {
        Window { alpha: -high, beta: -low }
    } else {
        Window { alpha: low, beta: high }
    };
    (window, raised)
}

/// The window in the variables, by their names.
fn variables_back(
    notation: Notation,
    mover: Player,
    variables: &[yomisuji::lesson::Variable],
) -> Option<Window> {
    let of = |names: &[&str]| {
        let found = variables.iter().find(|variable| names.contains(&variable.name.as_str()));
        found.map(|variable| number(&variable.value))
    };
    let low = of(&["α", "α↓", "α↑", "lower bound"])?;
    let high = of(&["β", "β↓", "β↑", "upper bound"])?;
    Some(if notation == Notation::Negamax && mover == Player::Min {
        Window { alpha: -high, beta: -low }
    } else {
        Window { alpha: low, beta: high }
    })
}

#[test]
fn numbers_of_every_notation_convert_back_to_the_textbook() {
    let mut dice = Dice::new(152);
    let (mut windows, mut values, mut turned, mut raised_count) = (0, 0, 0, 0);
    for _ in 0..rounds(60) {
        let branch = branch(&mut dice, 5, 3);
        let player = [Player::Max, Player::Min][dice.below(2) as usize];
        let (tree, diagram) = Diagram::build(&branch, player).expect("well formed");
        let tree = Arc::new(tree);
        for algorithm in Algorithm::all().filter(|algorithm| algorithm.needs().is_empty()) {
            let trace = Arc::new(record(algorithm, &tree).expect("small"));
            let timeline = Timeline::of(&tree, &trace);
            let mut replay = Replay::new(tree.clone(), trace);
            while replay.forward() {
                let plain = Projection::new(&replay, &timeline, algorithm, &diagram, Language::En);
                let here = plain.here().unwrap_or(NodeId::ROOT);
                let entered = replay.entered_window(here);
                for notation in Notation::ALL {
                    let seen = plain.telling(Telling { notation, ..Telling::default() });
                    // Nothing else changes.
                    assert_eq!(seen.lit_line(), plain.lit_line());
                    assert_eq!(
                        (seen.window(here), seen.line()),
                        (plain.window(here), plain.line())
                    );
                    assert_eq!(seen.tally(), plain.tally());
                    assert_eq!(seen.variables().len(), plain.variables().len());
                    // Windows, on the edges and among the variables.
                    for id in tree.path(here) {
                        let mover = tree.node(id).player;
                        assert_eq!(seen.window_label(id).is_some(), plain.window(id).is_some());
                        let Some((label, window)) = seen.window_label(id).zip(plain.window(id))
                        else {
                            continue;
                        };
                        let (read, raised) = window_back(notation, mover, &label);
                        assert_eq!(read, window, "{algorithm} {notation:?} {label}");
                        let (read, _) = window_back(notation, mover, &seen.window_text(id, window));
                        assert_eq!(read, window);
                        if let (Some(raised), true) = (raised, id == here) {
                            let moved =
                                [window.alpha != entered.alpha, window.beta != entered.beta];
                            assert_eq!(raised, moved, "{label}");
                            raised_count += usize::from(raised.contains(&true));
                        }
                        windows += 1;
                    }
                    if let Some(step) = replay.what_happened() {
                        let read = variables_back(notation, step.player, &seen.variables());
                        // A new round has no window before it enters the root.
                        let has_window =
                            algorithm.keeps_window() && step.kind != EventKind::Iteration;
                        let window = has_window.then_some(step.window);
                        assert_eq!(read, window, "{algorithm} {notation:?}");
                    }
                    // Values inside the nodes.
                    for id in tree.ids() {
                        let mover = tree.node(id).player;
                        let (text, plain_text) =
                            (seen.value_text(id).plain, plain.value_text(id).plain);
                        if plain_text == "?" {
                            assert_eq!(text, "?");
                            continue;
                        }
                        let (bound, value) = value_back(notation, mover, &text);
                        let known = value_back(Notation::Textbook, mover, &plain_text);
                        assert_eq!(value, known.1, "{algorithm} {notation:?} {text}");
                        if notation != Notation::Inequalities {
                            assert_eq!(bound, known.0, "{algorithm} {notation:?} {text}");
                        } else if bound != known.0 {
                            // An open node shows what it has at least, or at most.
                            let root = tree.node(NodeId::ROOT).player;
                            let chooser = algorithm.chooser(root, mover);
                            assert_eq!((known.0, bound), (Bound::Exact, chooser.fail_high_bound()));
                        }
                        turned += usize::from(text != plain_text);
                        values += 1;
                    }
                }
            }
        }
    }
    assert!(windows > rounds(20_000) && values > rounds(20_000), "{windows} {values}");
    assert!(turned > rounds(5_000) && raised_count > rounds(500), "{turned} {raised_count}");
}

#[test]
fn the_inequality_of_an_open_node_is_true() {
    let mut dice = Dice::new(153);
    let mut seen_open = 0;
    for _ in 0..100 {
        let branch = branch(&mut dice, 4, 3);
        let (tree, diagram) = Diagram::build(&branch, Player::Max).expect("well formed");
        let tree = Arc::new(tree);
        let exact = Arc::new(record(Algorithm::Minimax, &tree).expect("small"));
        let mut truth = Replay::new(tree.clone(), exact);
        truth.seek(usize::MAX);
        for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::Pvs] {
            let trace = Arc::new(record(algorithm, &tree).expect("small"));
            let timeline = Timeline::of(&tree, &trace);
            let mut replay = Replay::new(tree.clone(), trace);
            while replay.forward() {
                let seen = Projection::new(&replay, &timeline, algorithm, &diagram, Language::Ja);
                let seen = seen
                    .telling(Telling { notation: Notation::Inequalities, ..Telling::default() });
                for id in tree.ids() {
                    let text = seen.value_text(id).plain;
                    let is_known = text != "?" && replay.is_current(id);
                    // Moves that failed low so far say nothing about the remaining ones.
                    let state = replay.node(id);
                    let is_open = state.phase() == yomisuji::trace::Phase::Open;
                    let player = tree.node(id).player;
                    let sure = state.best().is_none_or(|best| replay.is_sure(player, best));
                    if !is_known || is_open && !sure {
                        continue;
                    }
                    let (bound, value) = value_back(Notation::Inequalities, player, &text);
                    let exactly = truth.node(id).value().expect("minimax visits all");
                    match bound {
                        Bound::Exact => assert_eq!(value, exactly, "{algorithm} {text}"),
                        Bound::AtLeast => assert!(exactly >= value, "{algorithm} {text}"),
                        Bound::AtMost => assert!(exactly <= value, "{algorithm} {text}"),
                    }
                    seen_open += usize::from(is_open);
                }
            }
        }
    }
    assert!(seen_open > 1_000, "{seen_open}");
}
