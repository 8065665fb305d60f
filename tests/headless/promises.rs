//! Each kind of promise holds if it is true, and only then; unreadable ones are refused at their
//! place.

use std::collections::BTreeSet;

use yomisuji::games::shogi::perft::perft;
use yomisuji::language::{Language, Tongue, Words, signed};
use yomisuji::scenario::{Claim, Lesson, Loaded, Proof, load, prove, read_lesson, shipped};
use yomisuji::score::Score;
use yomisuji::tree::NodeId;

fn text_of(id: &str) -> &'static str {
    let lesson = shipped().iter().find(|lesson| lesson.id == id);
    lesson.expect("it ships").text()
}

/// The lesson with only this promise.
fn promising(id: &str, of: &str, claim: &str) -> String {
    let (before, rest) = text_of(id).split_once("    promises: [").expect("promises");
    let (_, after) = rest.split_once("\n    ],").expect("their end");
    let twins = after.find("    twins: [");
    let after = twins.map_or(after, |at| {
        let rest = &after[at..];
        &rest[rest.find("\n    ],").expect("their end") + 7..]
    });
    format!("{before}    promises: [\n(of: \"{of}\", claim: {claim}),\n    ],{after}")
}

fn proofs(id: &str, of: &str, claim: &str) -> Vec<Proof> {
    let loaded = load("a.ron", &promising(id, of, claim)).unwrap_or_else(|error| panic!("{error}"));
    prove(&loaded)
}

/// Whether all of it holds.
fn holds(id: &str, claim: &str) -> bool {
    let proofs = proofs(id, "minimax", claim);
    assert!(!proofs.is_empty(), "{claim}");
    proofs.iter().all(Proof::holds)
}

/// The refusal of a promise, and its line from the place on.
fn refused(id: &str, claim: &str) -> (String, String) {
    let text = promising(id, "minimax", claim);
    let error = load("a.ron", &text).expect_err(claim);
    let (line, column) = error.place.expect("a place");
    let line = text.lines().nth(line - 1).expect("a line");
    let rest = line.chars().skip(column - 1).collect();
    assert!(!error.what.ja.is_ascii());
    (error.what.en, rest)
}

#[test]
fn a_step_promise_holds_only_for_its_step() {
    let id = "u-14-white";
    let loaded = load("a.ron", text_of(id)).expect("it loads");
    let [first, second, ..] = loaded.stop_steps[..] else {
        panic!("stops");
    };
    let step = |is| holds(id, &format!("Step(on: improve, at: [\"1a1b\"], is: {is})"));
    assert!(step(first));
    assert!(!step(second) && !step(first + 1));
    // The last one equals their number.
    let last = loaded.main_run.records().len();
    assert!(holds(id, &format!("Step(on: exit, is: {last})")));
    let (error, place) = refused(id, "Step(on: cut, is: 3)");
    assert!(error.contains("does not happen") && place.starts_with("cut"));
}

#[test]
fn a_citation_needs_the_title_in_both_languages() {
    assert!(holds("u-14-white", "Cites(\"u-14-bug\")"));
    assert!(!holds("u-14-white", "Cites(\"u-01-values\")"));
    let (error, place) = refused("u-14-white", "Cites(\"u-14-bag\")");
    assert!(error.contains("found 'u-14-bag'") && place.starts_with("u-14-bag"), "{place}");
    // One language alone is not enough.
    let text = promising("u-14-white", "minimax", "Cites(\"u-14-bug\")");
    let other = text.replace("“Wrong for White only”", "“Wrong for White”");
    assert_ne!(text, other);
    let loaded = load("a.ron", &other).expect("it loads");
    assert!(!prove(&loaded).iter().all(Proof::holds));
}

#[test]
fn a_start_promise_is_the_value_of_the_root_before_any_move() {
    // A pawn is 100 on the board, and 105 in hand.
    let start = |id: &str, value: i32| holds(id, &format!("Start({value})"));
    assert!(start("u-14-white", 205) && !start("u-14-white", 0));
    // Here values are counted from the root.
    assert!(start("u-01-values", 0));
    // With a change: the capture undone, another table of values.
    assert!(holds("u-14-white", "With((back: 1), [Start(0)])"));
    assert!(holds("u-14-white", "With((back: 1, moves: [\"8h4d\"]), [Start(205)])"));
    assert!(holds("u-14-white", "With((moves: [\"2b4d\"]), [Start(-3485)])"));
    assert!(!holds("u-14-white", "With((moves: [\"2b4d\"]), [Start(205)])"));
    let (error, place) = refused("m-01-minimax", "Start(0)");
    assert!(error.contains("position of shogi") && place.starts_with("Start"));
}

#[test]
fn a_legal_promise_counts_moves_and_states_check() {
    let loaded = load("a.ron", text_of("u-14-white")).expect("it loads");
    let count = perft(&loaded.position(NodeId::ROOT).expect("a position"), 1);
    assert!(holds("u-14-white", &format!("Legal(count: {count})")));
    assert!(!holds("u-14-white", &format!("Legal(count: {count}, check: true)")));
    assert!(!holds("u-14-white", &format!("Legal(count: {})", count + 1)));
}

#[test]
fn a_choice_promise_names_the_move_of_a_player() {
    let chooses = |rest: &str| holds("u-14-white", &format!("Chooses(player: {rest})"));
    assert!(chooses("\"one-ply-exchange\", best: \"2b4d\", value: Some(-3485)"));
    assert!(chooses("\"one-ply\", best: \"2b4d\""));
    assert!(!chooses("\"one-ply-exchange\", best: \"1a1b\""));
    assert!(!chooses("\"one-ply-exchange\", best: \"2b4d\", value: Some(205)"));
    for by_chance in ["random", "one-ply+shuffle"] {
        let claim = format!("Chooses(player: \"{by_chance}\", best: \"2b4d\")");
        let (error, place) = refused("u-14-white", &claim);
        assert!(error.contains("at random") && place.starts_with(by_chance), "{error}");
    }
    let (_, place) = refused("u-14-white", "Chooses(player: \"nobody\", best: \"2b4d\")");
    assert!(place.starts_with("nobody"), "{place}");
}

#[test]
fn a_terms_promise_sums_the_terms_of_a_side() {
    let terms = |rest: &str| holds("u-14-white", &format!("Terms({rest})"));
    assert!(terms("kind: hand, of: max, value: 105"));
    assert!(terms("kind: hand, of: min, value: 0"));
    assert!(!terms("kind: hand, of: max, value: 100"));
    // All of them are the start.
    let sum = "kind: piece, of: max, value: 15000";
    assert!(!terms(sum));
}

#[test]
fn a_pieces_promise_gives_the_values_of_pieces() {
    let pieces = |rest: &str| {
        let claim = format!("Fact(Pieces(values: \"usapyon\", {rest}))");
        holds("u-14-white", &claim)
    };
    assert!(pieces("board: [(\"P\", 100), (\"+P\", 1200), (\"+R\", 2200)], hand: [(\"P\", 105)]"));
    assert!(!pieces("board: [(\"P\", 100), (\"+P\", 1201)]"));
    assert!(!pieces("board: [(\"P\", 100)], hand: [(\"P\", 100)]"));
    let claim = "Fact(Pieces(values: \"usapyon\", board: [(\"P\", 100)], hand: [(\"+P\", 100)]))";
    let (error, place) = refused("u-14-white", claim);
    assert!(error.contains("'+P' is not a piece here") && place.starts_with("+P"), "{place}");
}

#[test]
fn promises_under_a_change_are_proved_on_the_changed_lesson() {
    let with = |of: &str, claim: &str| proofs("u-14-white", of, claim).iter().all(Proof::holds);
    // Without the exchange one ply sees the same capture; two plies see the recapture.
    assert!(with("minimax", "With((leaf: Some(static)), [Best(\"2b4d\"), Value(-3485)])"));
    assert!(!with("minimax", "With((leaf: Some(static)), [Best(\"2b4d\"), Value(-3484)])"));
    // Any algorithm that can run; another depth.
    assert!(with("alpha-beta", "With((depth: Some(2)), [Best(\"2b4d\")])"));
    // A leaf of a hand-written tree, by its name.
    let leaf = |value: i32| {
        let claim = format!(
            "With((leaves: [([\"サ\"], {value})]), [ValueAt(on: exit, path: [\"サ\"], value: 7)])"
        );
        proofs("m-01-minimax", "minimax", &claim).iter().all(Proof::holds)
    };
    assert!(leaf(7) && !leaf(8));
    let (_, place) = refused("m-01-minimax", "With((leaves: [([\"オ\"], 3)]), [Value(0)])");
    assert!(place.starts_with('['), "オ is no leaf: {place}");
    // Impossible: an illegal move, an unsupported setting, nothing to undo.
    let (_, place) = refused("u-14-white", "With((moves: [\"2b4d\", \"2b4d\"]), [Value(0)])");
    assert!(place.starts_with("2b4d\"]"), "{place}");
    let (error, place) = refused("u-14-white", "With((root: Some(min)), [Value(0)])");
    assert!(error.contains("found 'root'") && place.contains("min"), "{error} {place}");
    let (error, _) = refused("u-14-white", "With((back: 9), [Value(0)])");
    assert!(error.contains("found 'back'"), "{error}");
    let (_, place) = refused("u-14-white", "With((values: Some(\"nobody\")), [Value(0)])");
    assert!(place.contains("nobody"), "{place}");
    let (_, place) = refused("m-01-minimax", "With((leaves: [([\"サ\", \"無\"], 3)]), [Value(0)])");
    assert!(place.starts_with("無"), "{place}");
    // A promise that cannot be read under a change is broken, and says why.
    let broken = proofs("u-14-white", "minimax", "With((depth: Some(2)), [Step(on: cut, is: 3)])");
    assert!(broken.iter().all(|proof| !proof.holds() && proof.actual.contains("cut")));
}

/// Every lesson that ships, loaded.
fn lessons() -> impl Iterator<Item = Loaded> {
    crate::cover::lessons()
        .map(|lesson| load(lesson.id, lesson.text()).unwrap_or_else(|error| panic!("{error}")))
}

/// The step numbers in a text: those of a list after a word for a step, and the one before such a
/// word, in either language.
fn typed_steps(text: &str) -> BTreeSet<usize> {
    let mut found = BTreeSet::new();
    let number = |digits: &str| digits.replace(',', "").parse::<usize>().ok();
    let is_digit = |c: char| c.is_ascii_digit() || c == ',';
    for word in ["ステップ", "steps", "step"] {
        for (at, _) in text.match_indices(word) {
            let mut rest = &text[at + word.len()..];
            loop {
                let from = rest.trim_start_matches([' ', '、', ',']);
                let from = from.strip_prefix("and ").unwrap_or(from);
                let end = from.find(|c| !is_digit(c)).unwrap_or(from.len());
                let digits = from[..end].trim_end_matches(',');
                let Some(step) = number(digits) else { break };
                found.insert(step);
                rest = &from[digits.len()..];
            }
            let before = text[..at].trim_end();
            let start = before.rfind(|c| !is_digit(c));
            let start =
                start.map_or(0, |at| at + before[at..].chars().next().map_or(1, char::len_utf8));
            found.extend(number(&before[start..]));
        }
    }
    found
}

#[test]
fn step_numbers_are_found_in_texts() {
    let check = |text: &str, steps: &[usize]| {
        assert_eq!(typed_steps(text), steps.iter().copied().collect(), "{text}");
    };
    check("ステップ 9、12、21)を見たら", &[9, 12, 21]);
    check("65ステップで終わり、ステップ 20、42、65 を", &[20, 42, 65]);
    check("stops (steps 9, 12 and 21) by Ctrl", &[9, 12, 21]);
    check("at step 5, and it is still; 42,768 steps", &[5, 42_768]);
    check("step by step, two steps, stepping back 3 plies", &[]);
}

/// The texts in the quotation marks used for lessons.
fn quoted(text: &str, language: Language) -> Vec<(&str, &str)> {
    let (open, close) = match language.tongue() {
        Tongue::Ja => ('「', '」'),
        Tongue::En => ('“', '”'),
    };
    let inner = |(at, _): (usize, &str)| {
        let rest = &text[at + open.len_utf8()..];
        rest.find(close).map(|end| (&text[..at], &rest[..end]))
    };
    text.match_indices(open).filter_map(inner).collect()
}

#[test]
fn both_languages_of_a_text_name_the_same_lessons() {
    let all: Vec<_> = shipped()
        .iter()
        .map(|lesson| {
            read_lesson(lesson.id, lesson.text()).unwrap_or_else(|error| panic!("{error}"))
        })
        .collect();
    let titles: Vec<(&str, &Words)> = all.iter().map(|it| (&*it.id, &it.title)).collect();
    let ids = |text: &Words, language: Language| -> BTreeSet<&str> {
        let found = quoted(text.get(language), language).into_iter();
        let id = |(before, name): (&str, &str)| {
            let found = titles.iter().find(|(_, title)| title.get(language) == name);
            // These words are always followed by titles.
            let is_named =
                ["課題", "lesson ", "lessons "].iter().any(|word| before.ends_with(word));
            assert!(found.is_some() || !is_named, "no lesson is called {name}");
            found.map(|(id, _)| *id)
        };
        found.filter_map(id).collect()
    };
    let mut named = 0;
    for lesson in &all {
        for text in lesson.texts() {
            let [ja, en] = Language::ALL.map(|language| {
                let mut named = ids(text, language);
                named.remove(lesson.id.as_str()); // A lesson may have the name of a term.
                named
            });
            assert_eq!(ja, en, "{}: {text:?}", lesson.id);
            named += ja.len();
        }
    }
    assert!(named > 40, "{named}");
}

#[test]
fn every_step_number_in_a_text_is_promised() {
    for loaded in lessons() {
        let lesson = &loaded.lesson;
        // Promises include steps with another order of moves, or other values.
        let claims = lesson.promises.iter().flat_map(|promise| match &promise.claim {
            Claim::With(_, claims) => claims.as_slice(),
            claim => std::slice::from_ref(claim),
        });
        let steps = claims.filter_map(|claim| match claim {
            Claim::Step { is, .. } => Some(*is),
            _ => None,
        });
        let promised: BTreeSet<_> = steps.collect();
        for text in lesson.texts() {
            for typed in [&text.ja, &text.en].map(|text| typed_steps(text)) {
                assert!(typed.is_subset(&promised), "{}: {typed:?} {promised:?}", lesson.id);
            }
        }
    }
}

/// The promised value of the lesson's root before any move.
fn promised_start(lesson: &Lesson) -> Option<i32> {
    lesson.promises.iter().find_map(|promise| match promise.claim {
        Claim::Start(value) => Some(value),
        _ => None,
    })
}

#[test]
fn a_lesson_with_a_start_value_other_than_0_states_it() {
    for loaded in lessons() {
        let lesson = &loaded.lesson;
        // In Othello the final score counts.
        let is_shogi = loaded.shogi.is_some();
        let Some(start) = loaded.start_value().filter(|start| is_shogi && start.0 != 0) else {
            continue;
        };
        assert_eq!(promised_start(lesson), Some(start.0), "{} begins at {}", lesson.id, start.0);
        let said = signed(Score(start.0)).to_string();
        for language in Language::ALL {
            let mut texts = lesson.texts().map(|text| text.get(language));
            assert!(texts.any(|text| text.contains(&said)), "{} begins at {said}", lesson.id);
        }
    }
}
