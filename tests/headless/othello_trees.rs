//! Trees of Othello: every algorithm finds the minimax value, passes are nodes, and faults are
//! reported with their field.

use std::sync::Arc;

use yomisuji::eval::othello::turtle::{CornerShape, Turtle};
use yomisuji::eval::{GameEvaluation, OthelloEvaluation};
use yomisuji::game::Game;
use yomisuji::games::othello::{BoardSize, Othello, OthelloMove, OthelloPosition};
use yomisuji::lesson::Patterned;
use yomisuji::scenario::{Further, SubjectSetup, load, record, to_text};
use yomisuji::score::{Player, Score};
use yomisuji::search::{Algorithm, MoveFilter, MoveOrder};
use yomisuji::subject::{GameQuestion, OthelloSetup, SubjectTree};
use yomisuji::trace::Replay;
use yomisuji::tree::{Growth, MoveCode, NodeId, Watch};

/// The position after this many random moves, or earlier if the game is over.
fn played(size: BoardSize, moves: usize, random: &mut fastrand::Rng) -> OthelloPosition {
    let mut at = OthelloPosition::start(size);
    for _ in 0..moves {
        let mut legal = Vec::new();
        Othello.moves(&at, &mut legal);
        match random.choice(&legal) {
            Some(&mv) => at = at.after(mv),
            None => break,
        }
    }
    at
}

/// Minimax in its plainest form.
fn by_hand(at: &OthelloPosition, depth: u8, leaf: &dyn Fn(&OthelloPosition) -> Score) -> Score {
    let mut moves = Vec::new();
    if depth > 0 {
        Othello.moves(at, &mut moves);
    }
    let values = moves.into_iter().map(|mv| by_hand(&at.after(mv), depth - 1, leaf));
    values.reduce(|a, b| at.to_move().better(a, b)).unwrap_or_else(|| leaf(at))
}

fn grown(setup: &OthelloSetup, algorithm: Algorithm) -> SubjectTree {
    let subject = SubjectSetup::Othello(setup.clone());
    let grown = subject.grow(algorithm, Watch::cap(3_000_000));
    grown.unwrap_or_else(|error| panic!("{}: {}", setup.board, error.what.en))
}

/// The value of the root by an algorithm.
fn value(setup: &OthelloSetup, algorithm: Algorithm) -> Score {
    let SubjectTree { tree, run, .. } = grown(setup, algorithm);
    assert!(tree.is_finished(), "{}", setup.board);
    let tree = Arc::new(tree);
    let trace = run.map_or_else(|| Arc::new(record(algorithm, &tree).expect("it runs")), Arc::new);
    let mut replay = Replay::new(tree, trace);
    replay.seek(usize::MAX);
    replay.node(NodeId::ROOT).value().expect("a value")
}

#[test]
fn every_algorithm_finds_the_minimax_value() {
    let mut random = fastrand::Rng::with_seed(41);
    for case in 0..60 {
        let size = BoardSize::ALL[case % 2];
        let at = played(size, random.usize(0..40), &mut random);
        let all = OthelloEvaluation::ALL.iter().copied();
        let fitting: Vec<_> = all.filter(|found| found.fits(&at).is_ok()).collect();
        let evaluation = fitting[case % fitting.len()];
        let setup = OthelloSetup {
            depth: random.u8(1..=3),
            values: evaluation.id().to_owned(),
            growth: Growth::Every,
            ..OthelloSetup::of_ones_own(at.to_string())
        };
        let truth = by_hand(&at, setup.depth, &|at| evaluation.static_value(at));
        for growth in [Growth::Every, Growth::Searched] {
            let setup = OthelloSetup { growth, ..setup.clone() };
            let subject = SubjectSetup::Othello(setup.clone());
            let fit = |algorithm: &Algorithm| subject.allows(*algorithm).is_ok();
            let fitting: Vec<_> = Algorithm::all().filter(fit).collect();
            assert_eq!(fitting.contains(&Algorithm::Engine), growth == Growth::Searched);
            for algorithm in fitting {
                // They ask who wins, or do not play against anybody.
                if !algorithm.finds_value() {
                    continue;
                }
                let found = value(&setup, algorithm);
                assert_eq!(found, truth, "{algorithm} {growth:?} {evaluation} {at}");
            }
        }
        if case % 3 == 0 {
            let setup =
                OthelloSetup { growth: Growth::Searched, order: MoveOrder::History, ..setup };
            assert_eq!(value(&setup, Algorithm::AlphaBeta), truth);
        }
    }
}

#[test]
fn every_proof_search_finds_who_wins() {
    let mut random = fastrand::Rng::with_seed(42);
    let mut results = [0; 2];
    for _ in 0..40 {
        let at = played(BoardSize::Four, random.usize(4..12), &mut random);
        let root = at.to_move();
        let setup = OthelloSetup {
            depth: 20,
            asks: GameQuestion::Win,
            ..OthelloSetup::of_ones_own(at.to_string())
        };
        let truth = by_hand(&at, 30, &|at| {
            let has_won = at.difference() * root.sign() > 0;
            Score(if has_won { root.sign() } else { -root.sign() })
        });
        results[usize::from(truth.0 == root.sign())] += 1;
        for id in ["pns", "df-pn", "and-or", "alpha-beta", "minimax"] {
            let algorithm = id.parse().expect("an algorithm");
            assert_eq!(value(&setup, algorithm), truth, "{id} {at}");
        }
    }
    assert!(results.iter().all(|&count| count > 4), "{results:?}");
}

#[test]
fn a_pass_is_a_named_node_and_the_same_player_moves_again() {
    let mut random = fastrand::Rng::with_seed(44);
    let must_pass = |at: &OthelloPosition| at.legal().is_empty() && !at.is_over();
    let at = std::iter::repeat_with(|| played(BoardSize::Four, 8, &mut random)).find(must_pass);
    let at = at.expect("some side has to pass");
    let setup = OthelloSetup {
        depth: 4,
        growth: Growth::Every,
        ..OthelloSetup::of_ones_own(at.to_string())
    };
    let SubjectTree { tree, subject, .. } = grown(&setup, Algorithm::Minimax);
    let othello = subject.othello().expect("Othello");
    let passes: Vec<_> =
        tree.ids().filter(|&id| id != NodeId::ROOT && tree.node(id).mv == MoveCode::PASS).collect();
    assert!(!passes.is_empty(), "{at}");
    for id in passes {
        assert_eq!(subject.id(&tree, id), "pass");
        let (position, last) = othello.position(&tree, id);
        let (before, mv) = last.expect("a move");
        assert_eq!(mv, OthelloMove::Pass);
        assert_eq!(position.discs(Player::Max), before.discs(Player::Max));
        assert_ne!(tree.node(id).player, before.to_move());
        assert!(before.legal().is_empty() && !position.legal().is_empty());
    }
}

#[test]
fn a_node_can_be_read_further_in_either_kind_of_tree() {
    for growth in [Growth::Every, Growth::Searched] {
        let plain =
            OthelloSetup { depth: 1, growth, ..OthelloSetup::of_ones_own("startpos".to_owned()) };
        let further = OthelloSetup {
            further: vec![Further { path: vec!["d3".to_owned()], plies: 2, filter: None }],
            ..plain.clone()
        };
        let deepest = |setup: &OthelloSetup| {
            let tree = grown(setup, Algorithm::Minimax).tree;
            let depth = tree.ids().map(|id| tree.node(id).depth).max();
            depth.expect("a root")
        };
        assert_eq!(deepest(&plain), 1);
        assert_eq!(deepest(&further), 3);
    }
}

#[test]
fn an_invalid_setup_is_refused_with_its_field() {
    let good = OthelloSetup::of_ones_own("startpos".to_owned());
    let wrong = [
        (OthelloSetup { board: "X".repeat(65) + " X", ..good.clone() }, "65 squares"),
        (
            OthelloSetup { moves: vec!["d3".into(), "a1".into()], ..good.clone() },
            "White on a1 turns no disc",
        ),
        (OthelloSetup { moves: vec!["pass".into()], ..good.clone() }, "may not pass"),
        (OthelloSetup { values: "usapyon".into(), ..good.clone() }, "no evaluator of Othello"),
        (
            OthelloSetup { board: "startpos-4".into(), values: "turtle".into(), ..good.clone() },
            "made for 8×8",
        ),
        (
            OthelloSetup { filter: MoveFilter::Captures, ..good.clone() },
            "in Othello the moves to be read are all or best(count)",
        ),
        (OthelloSetup { filter: MoveFilter::Best(0), ..good.clone() }, "no move at all"),
        (OthelloSetup { depth: 81, ..good.clone() }, "at most 80"),
    ];
    for (setup, part) in wrong {
        let subject = SubjectSetup::Othello(setup);
        let error = subject.grow(Algorithm::Minimax, Watch::cap(100)).map(|_| ());
        let error = error.expect_err(part);
        assert!(error.what.en.contains(part), "{}", error.what.en);
        assert_ne!(error.what.en, error.what.ja);
        assert!(error.way().count() > 0, "{part}");
    }
    assert!(good.size().is_ok());
}

#[test]
fn squares_add_up_to_patterns_and_patterns_to_the_value() {
    let turtle = Turtle::shipped(CornerShape::Square);
    let mut random = fastrand::Rng::with_seed(43);
    for _ in 0..50 {
        let at = played(BoardSize::Eight, random.usize(0..55), &mut random);
        let patterned = Patterned::of(&turtle, &at, None);
        let all: i32 = patterned.readings.iter().map(|reading| reading.value).sum();
        let term = patterned.stage.map_or(0, |(_, term)| term);
        assert_eq!(patterned.value, OthelloEvaluation::Turtle.static_value(&at));
        if patterned.stage.is_some() {
            assert_eq!(patterned.value.0, all + term);
            let by_kind: i32 = patterned.sums().iter().map(|sum| sum.value).sum();
            assert_eq!(by_kind, all);
            let squares: f64 = patterned.by_square().iter().map(|share| share.units()).sum();
            assert!((squares - f64::from(all)).abs() < 0.01, "{squares} {all}");
        }
    }
}

#[test]
fn an_othello_lesson_survives_saving_unchanged() {
    let text = include_str!("../../scenarios/t-03-incremental.ron");
    let loaded = load("t-03-incremental.ron", text).expect("a lesson");
    let written = to_text(&loaded.lesson).expect("a text");
    let again = load("again.ron", &written).expect("what was written");
    assert_eq!(again.lesson, loaded.lesson);
    assert_eq!(to_text(&again.lesson).expect("a text"), written);
}
