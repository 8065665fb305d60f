//! Trees of moves from real positions: the numbers of the sources.

use yomisuji::game::CaptureOrder;
use yomisuji::games::shogi::Shogi;
use yomisuji::games::shogi::values::USAPYON;
use yomisuji::language::Language;
use yomisuji::scenario::{MAX_NODES, load};
use yomisuji::score::{Player, Score};
use yomisuji::search::{Algorithm, best_exchange};
use yomisuji::session::{Job, Opened, Source, prepare, rerun};
use yomisuji::subject::{Further, LeafPolicy, OthelloSetup, PositionSetup, SubjectSetup};
use yomisuji::trace::Replay;
use yomisuji::tree::{Growth, NodeId, Watch};

/// A lesson of moves from `sfen`; `setup` holds the other fields of its setup.
fn lesson(sfen: &str, setup: &str) -> String {
    let algorithms = if setup.contains("quiescence(") {
        r#"["quiescence", "quiescence-alpha-beta"]"#
    } else {
        r#"["minimax", "alpha-beta"]"#
    };
    format!(
        r#"Lesson(version: 2, id: "test",
    title: (ja: "木", en: "tree"), source: (ja: "", en: ""), notes: (ja: "", en: ""),
    subject: Position((sfen: "{sfen}", values: "usapyon", {setup})),
    algorithms: {algorithms}, stops: [], questions: [], promises: [])"#
    )
}

fn opened(sfen: &str, setup: &str) -> Opened {
    let source = Source::Text { name: "test.ron".to_owned(), bytes: Vec::new() };
    let text = lesson(sfen, setup);
    prepare(source, text.as_bytes(), &Job::default()).unwrap_or_else(|error| panic!("{error:?}"))
}

/// The value of the root, the best line, and the values of some moves at the root.
fn values(opened: &Opened, moves: &[&str]) -> (i32, Vec<String>, Vec<i32>) {
    let replay = at_end(opened);
    let value = |id: NodeId| replay.node(id).value().expect("a value").0;
    let of = |usi: &&str| {
        let mut children = opened.tree().children(NodeId::ROOT);
        let found = children.find(|&id| opened.loaded().subject.id(opened.tree(), id) == *usi);
        value(found.expect("a legal move"))
    };
    (value(NodeId::ROOT), line(opened, &replay), moves.iter().map(of).collect())
}

fn at_end(opened: &Opened) -> Replay {
    let mut replay = opened.replay().clone();
    replay.seek(usize::MAX);
    replay
}

fn line(opened: &Opened, replay: &Replay) -> Vec<String> {
    let subject = &opened.loaded().subject;
    let line = replay.line(NodeId::ROOT);
    line.into_iter().map(|id| subject.id(opened.tree(), id)).collect()
}

const U_04: &str = "lnsgkgsnl/1r5b1/ppppp2pp/5pp2/9/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL b - 5";
const U_05: &str = "lnsgk1snl/1r4gb1/p1ppppppp/1p5R1/9/9/PPPPPPP1P/1B7/LNSGKGSNL b P 9";
const U_03: &str = "lnsgkgsnl/1r5b1/ppppp2pp/5Bp2/9/2P4P1/PP1PPPP1P/7R1/LNSGKGSNL w P 6";
const U_10: &str = "4k4/9/9/9/9/9/9/7gP/K6NR b SP 1";

#[test]
fn one_ply_gives_the_bishop_away_and_the_exchange_keeps_it() {
    let plain = opened(U_04, "depth: 1");
    let replay = at_end(&plain);
    let root = replay.node(NodeId::ROOT).value().map(|value| value.0);
    assert_eq!((root, line(&plain, &replay)), (Some(205), vec!["8h4d".to_owned()]));
    let careful = opened(U_04, "depth: 1, leaf: exchange");
    let replay = at_end(&careful);
    let value_of = |usi: &str| {
        let mut children = careful.tree().children(NodeId::ROOT);
        let found = children.find(|&id| careful.loaded().subject.id(careful.tree(), id) == usi);
        replay.node(found.expect("a legal move")).value().map(|value| value.0)
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
    let deep_two = opened(U_10, "depth: 2");
    let replay = at_end(&deep_two);
    let root = replay.node(NodeId::ROOT).value().map(|value| value.0);
    assert_eq!((root, &line(&deep_two, &replay)[0]), (Some(2545), &"P*5b".to_owned()));
}

#[test]
fn alpha_beta_plays_the_same_move_on_real_positions_with_fewer_leaves() {
    for (sfen, depth) in [(U_04, 2), (U_05, 2), (U_10, 2)] {
        let full = opened(sfen, &format!("depth: {depth}"));
        let pruned = rerun(full.rerun_request(Algorithm::AlphaBeta), &Job::default())
            .expect("within the budget");
        let (full_end, pruned_end) = (at_end(&full), at_end(&pruned));
        assert_eq!(line(&full, &full_end), line(&pruned, &pruned_end));
        let (all, some) = (full_end.tally().leaves, pruned_end.tally().leaves);
        assert!(some < all, "{some} of {all}");
    }
}

#[test]
fn every_node_replays_legally_from_the_root_and_has_its_own_name() {
    let opened = opened(U_04, "depth: 2");
    let tree = opened.tree();
    let subject = &opened.loaded().subject;
    let mut names = std::collections::HashSet::new();
    for id in (0..tree.len() as u32).map(NodeId) {
        assert!(names.insert(subject.place(tree, id, Language::Ja)));
        let board = subject.board(tree, id).expect("a board");
        let kings = board.pieces.iter().filter(|p| ["玉", "王"].contains(&p.face.kanji));
        assert_eq!(kings.count(), 2);
    }
}

#[test]
fn the_best_exchange_equals_the_evaluation_gain_of_the_book() {
    let after = "lnsgkgsnl/1r5b1/ppppp2pp/5Bp2/9/2P4P1/PP1PPPP1P/7R1/LNSGKGSNL w P 6";
    let position = yomisuji::formats::sfen::parse_sfen(after).expect("a position");
    let game = Shogi { values: USAPYON };
    // White wins the bishop: 3690, so −3690 for Black.
    assert_eq!(best_exchange(&game, &position, CaptureOrder::Geometric), -3690);
}

#[test]
fn a_depth_beyond_the_cap_gives_a_tree_without_a_value() {
    let text = lesson("startpos", "depth: 6");
    let loaded = load("deep.ron", &text).expect("what there is of it");
    assert!(!loaded.tree.is_finished() && !loaded.main_run.is_finished());
    assert!((500_000..=MAX_NODES).contains(&loaded.tree.len()));
    assert_eq!(loaded.main_run.len(), 0, "it is not searched");
}

#[test]
fn one_ply_takes_a_guarded_pawn_and_the_exchange_value_retreats() {
    let plain = opened(U_05, "depth: 1, from_root: true");
    let (value, line, _) = values(&plain, &[]);
    assert_eq!((value, line), (405, vec!["2d2c+".to_owned()]));
    let careful = opened(U_05, "depth: 1, from_root: true, leaf: exchange");
    let retreats = ["2d2e", "2d2f", "2d2g", "2d2h"];
    let (value, line, of) = values(&careful, &["2d2c+", "2d8d"]);
    assert_eq!((value, of), (0, vec![-3895, -3895]));
    assert_eq!(values(&careful, &retreats).2, [0; 4]);
    assert_eq!(line, ["2d2e"]);
    let ties = careful
        .tree()
        .children(NodeId::ROOT)
        .filter(|&id| at_end(&careful).node(id).value().map(|value| value.0) == Some(0));
    assert_eq!(ties.count(), 4);
}

#[test]
fn reading_the_capture_of_a_gift_deeper_moves_the_horizon() {
    let longer = opened(U_10, "depth: 2, extension: true");
    let ties = ["1h1g", "2i1g", "2i3g", "9i9h", "9i8h", "9i8i"];
    let (value, line, of) = values(&longer, &["P*5b", "S*4b", "S*5b"]);
    assert_eq!((value, line[0].as_str()), (-1345, "1h1g"));
    assert_eq!(of, [-1555, -3445, -3445]);
    assert_eq!(values(&longer, &ties).2, [-1345; 6]);
}

#[test]
fn quiescence_takes_the_bishop_back() {
    for switches in ["", "promotions: true", "checks: true, evasions: true, plies: 3"] {
        let setup = format!("depth: 0, leaf: quiescence(({switches}))");
        let quiet = opened(U_03, &setup);
        assert_eq!(values(&quiet, &[]).0, -3485, "{switches}"); // +3485 for White.
        let pruned = rerun(quiet.rerun_request(Algorithm::QuiescenceAlphaBeta), &Job::default())
            .expect("within the budget");
        assert_eq!(values(&pruned, &[]).0, -3485, "{switches}");
    }
    // Standing pat is a separate branch, the last one.
    let quiet = opened(U_03, "depth: 0, leaf: quiescence(())");
    let stand_pat = quiet.tree().decline(NodeId::ROOT).expect("a choice");
    assert_eq!(quiet.tree().node(stand_pat).value.0, 205);
}

/// Gold and pawn mate; White has a pawn to move, so that the mate can also come later.
const MATING: &str = "4k4/9/4P4/9/9/9/8p/9/4K4 b G 1";

/// The value of the node at the end of a path.
fn value_at(opened: &Opened, path: &[&str]) -> Option<Score> {
    let (tree, subject) = (opened.tree(), &opened.loaded().subject);
    let node = path.iter().try_fold(NodeId::ROOT, |at, id| {
        tree.children(at).find(|&child| subject.id(tree, child) == *id)
    })?;
    at_end(opened).node(node).value()
}

#[test]
fn a_mate_read_further_is_counted_from_the_root() {
    let setup = r#"depth: 1, further: [
        (path: ["5i5h"], plies: 1),
        (path: ["5i5h", "1g1h"], plies: 2),
    ]"#;
    let opened = opened(MATING, setup);
    let mate = value_at(&opened, &["5i5h", "1g1h", "G*5b"]);
    // Three plies from the root, whose horizon is one ply below it.
    assert_eq!(mate, Some(Score::lost(Player::Min, 1 - 3)));
}

#[test]
fn a_mate_ignores_the_material_at_the_root() {
    for setup in [
        "depth: 2, from_root: true",
        "depth: 2, from_root: true, filter: best(100)",
        "depth: 2, from_root: true, leaf: exchange",
    ] {
        let opened = opened(MATING, setup);
        let mate = value_at(&opened, &["G*5b"]);
        assert_eq!(mate, Some(Score::lost(Player::Min, 1)), "{setup}");
        let quiet = value_at(&opened, &["5i5h", "1g1h"]);
        assert_eq!(quiet, Some(Score(0)), "{setup}");
    }
}

#[test]
fn nodes_are_read_further_in_the_written_order() {
    let inner = r#"(path: ["5i5h", "1g1h"], plies: 1)"#;
    let outer = r#"(path: ["5i5h"], plies: 1)"#;
    let grown = |first: &str, second: &str| {
        let opened = opened(MATING, &format!("depth: 2, further: [{first}, {second}]"));
        value_at(&opened, &["5i5h", "1g1h", "G*5b"]).is_some()
    };
    // Everything below a node is read anew, including earlier extensions there.
    assert!(grown(outer, inner));
    assert!(!grown(inner, outer));
}

#[test]
fn nodes_read_further_share_the_cap_of_the_tree() {
    let positions = PositionSetup {
        depth: 1,
        leaf: LeafPolicy::Static,
        further: ["7g7f", "2g2f", "9g9f"]
            .map(|mv| Further { path: vec![mv.to_owned()], plies: 2, filter: None })
            .into(),
        ..PositionSetup::of_ones_own("startpos".to_owned())
    };
    let othello = OthelloSetup {
        depth: 1,
        further: ["d3", "c4", "f5"]
            .map(|mv| Further { path: vec![mv.to_owned()], plies: 4, filter: None })
            .into(),
        ..OthelloSetup::of_ones_own("startpos".to_owned())
    };
    for subject in [SubjectSetup::Position(positions), SubjectSetup::Othello(othello)] {
        for growth in [Growth::Every, Growth::Searched] {
            let mut subject = subject.clone();
            match &mut subject {
                SubjectSetup::Position(setup) => setup.growth = growth,
                SubjectSetup::Othello(setup) => setup.growth = growth,
                _ => unreachable!("one of the two"),
            }
            let grown = |cap: usize| {
                let grown = subject.grow(Algorithm::Minimax, Watch::cap(cap));
                grown.expect("it can be read").tree
            };
            let whole = grown(1_000_000);
            assert!(whole.is_finished(), "{growth:?}: {}", whole.len());
            for part in 1..8 {
                let cap = whole.len() * part / 8;
                let tree = grown(cap);
                assert!(tree.len() <= cap, "{growth:?}: {} of {cap}", tree.len());
                assert!(!tree.is_finished(), "{growth:?}: {cap}");
            }
        }
    }
}
