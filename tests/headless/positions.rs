//! Trees of moves from real positions: the numbers of the sources.

use yomisuji::game::CaptureOrder;
use yomisuji::games::shogi::Shogi;
use yomisuji::games::shogi::values::USAPYON;
use yomisuji::language::Language;
use yomisuji::scenario::{LeafPolicy, Loaded, load};
use yomisuji::search::{Algorithm, best_exchange};
use yomisuji::session::{Opened, Source, prepare, rerun};
use yomisuji::trace::Replay;
use yomisuji::tree::NodeId;

/// A lesson of every move from `sfen`.
fn lesson(sfen: &str, depth: u8, leaf: LeafPolicy) -> String {
    let leaf = match leaf {
        LeafPolicy::Static => "static",
        LeafPolicy::Exchange => "exchange",
    };
    format!(
        r#"Lesson(version: 1, id: "test",
    title: (ja: "木", en: "tree"), source: (ja: "", en: ""), notes: (ja: "", en: ""),
    subject: Position((sfen: "{sfen}", depth: {depth}, values: "usapyon", leaf: {leaf})),
    algorithms: ["minimax", "alpha-beta"], stops: [], questions: [], promises: [])"#
    )
}

fn opened(sfen: &str, depth: u8, leaf: LeafPolicy) -> Opened {
    let source = Source::Text {
        name: "test.ron".to_owned(),
        bytes: Vec::new(),
    };
    let text = lesson(sfen, depth, leaf);
    prepare(source, text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

fn at_end(opened: &Opened) -> Replay {
    let mut replay = opened.replay().clone();
    replay.seek(usize::MAX);
    replay
}

fn line(opened: &Opened, replay: &Replay) -> Vec<String> {
    let stage = &opened.loaded().stage;
    let line = replay.line(NodeId::ROOT);
    line.into_iter()
        .map(|id| stage.id(opened.tree(), id))
        .collect()
}

const U_04: &str = "lnsgkgsnl/1r5b1/ppppp2pp/5pp2/9/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL b - 5";
const U_05: &str = "lnsgkgsnl/1r5b1/ppppppp1p/7p1/9/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL b - 1";
const U_10: &str = "4k4/9/9/9/9/9/9/7gP/K6NR b SP 1";

#[test]
fn one_ply_gives_the_bishop_away_and_the_exchange_keeps_it() {
    let plain = opened(U_04, 1, LeafPolicy::Static);
    let replay = at_end(&plain);
    let root = replay.node(NodeId::ROOT).value().map(|value| value.0);
    assert_eq!(
        (root, line(&plain, &replay)),
        (Some(205), vec!["8h4d".to_owned()])
    );
    let careful = opened(U_04, 1, LeafPolicy::Exchange);
    let replay = at_end(&careful);
    let value_of = |usi: &str| {
        let mut children = careful.tree().children(NodeId::ROOT);
        let found = children.find(|&id| careful.loaded().stage.id(careful.tree(), id) == usi);
        replay
            .node(found.expect("a legal move"))
            .value()
            .map(|value| value.0)
    };
    assert_eq!(value_of("8h4d"), Some(-3485));
    let ties = careful
        .tree()
        .children(NodeId::ROOT)
        .filter(|&id| replay.node(id).value().map(|value| value.0) == Some(0));
    assert_eq!(ties.count(), 35);
    assert_eq!(line(&careful, &replay), ["1g1f"]); // The first generated of equals.
}

#[test]
fn the_horizon_hides_the_loss_of_the_rook_behind_a_check() {
    let deep_two = opened(U_10, 2, LeafPolicy::Static);
    let replay = at_end(&deep_two);
    let root = replay.node(NodeId::ROOT).value().map(|value| value.0);
    assert_eq!(
        (root, &line(&deep_two, &replay)[0]),
        (Some(2545), &"P*5b".to_owned())
    );
}

#[test]
fn alpha_beta_plays_the_same_move_on_real_positions_with_fewer_leaves() {
    for (sfen, depth) in [(U_04, 2), (U_05, 2), (U_10, 2)] {
        let full = opened(sfen, depth, LeafPolicy::Static);
        let pruned = rerun(&full, Algorithm::AlphaBeta).expect("within the budget");
        let (full_end, pruned_end) = (at_end(&full), at_end(&pruned));
        assert_eq!(line(&full, &full_end), line(&pruned, &pruned_end));
        let (all, some) = (full_end.tally().leaves, pruned_end.tally().leaves);
        assert!(some < all, "{some} of {all}");
    }
}

#[test]
fn every_node_replays_legally_from_the_root_and_has_its_own_name() {
    let opened = opened(U_04, 2, LeafPolicy::Static);
    let tree = opened.tree();
    let stage = &opened.loaded().stage;
    let mut names = std::collections::HashSet::new();
    for id in (0..tree.len() as u32).map(NodeId) {
        assert!(names.insert(stage.place(tree, id, Language::Ja)));
        let board = stage.board(tree, id, Language::Ja).expect("a board");
        let kings = board
            .pieces
            .iter()
            .filter(|p| ["玉", "王"].contains(&p.text));
        assert_eq!(kings.count(), 2);
    }
}

#[test]
fn the_best_exchange_is_the_books_evaluation_gain() {
    let after = "lnsgkgsnl/1r5b1/ppppp2pp/5Bp2/9/2P4P1/PP1PPPP1P/7R1/LNSGKGSNL w P 6";
    let position = yomisuji::formats::sfen::parse_sfen(after).expect("a position");
    let game = Shogi { values: USAPYON };
    // White wins the bishop: 3690, so −3690 for Black.
    assert_eq!(
        best_exchange(&game, &position, CaptureOrder::Geometric),
        -3690
    );
}

#[test]
fn a_depth_that_outgrows_memory_is_refused_with_its_place() {
    let text = lesson("startpos", 6, LeafPolicy::Static);
    let refused: Result<Loaded, _> = load("deep.ron", &text);
    let error = refused.expect_err("too many nodes").to_string();
    assert!(
        error.starts_with("deep.ron:3:") && error.contains("too wide"),
        "{error}"
    );
}
