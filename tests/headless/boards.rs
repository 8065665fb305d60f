//! The highlighted moves on the board of a node.

use yomisuji::cli::open;
use yomisuji::games::board::{ArrowRole, Standing};
use yomisuji::language::Language;
use yomisuji::lesson::Hidden;
use yomisuji::score::Player;
use yomisuji::session::{Command, Navigation, RunCommand, Session};
use yomisuji::tree::NodeId;

use crate::class_tools::picture;

#[test]
fn line_and_candidates_agree_with_the_run_at_each_step() {
    for lesson in ["m-01-tree-A", "u-04", "y-01", "q-01"] {
        let mut opened = open(lesson).expect("it opens");
        let mut known = 0;
        for step in (0..=opened.replay().last_step()).step_by(7) {
            opened = opened.at_step(step);
            let seen = opened.projection(Language::Ja);
            let line = seen.line_below(NodeId::ROOT, 3);
            let whole = seen.line();
            assert!(whole[1..].starts_with(&line), "{lesson} {step}");
            let others = seen.candidates(NodeId::ROOT, 3);
            assert!(others.len() <= 3);
            let sign = match seen.weight(NodeId::ROOT).player {
                Player::Max => 1,
                Player::Min => -1,
            };
            let worth = |id: &NodeId| seen.value(*id).expect("a value").0 * sign;
            assert!(others.is_sorted_by(|a, b| worth(a) >= worth(b)), "{lesson} {step}");
            assert!(others.iter().all(|id| Some(id) != line.first()));
            known += others.len();
        }
        assert!(known > 0, "{lesson}");
    }
}

#[test]
fn hidden_nodes_have_no_line_and_no_candidates() {
    let opened = open("u-04").expect("it opens");
    let last = opened.last_step();
    let opened = opened.at_step(last);
    let seen = opened.projection(Language::Ja);
    let others = seen.candidates(NodeId::ROOT, 3);
    let hidden = Hidden {
        values: [NodeId::ROOT, others[0]].into(),
        all_but: None,
        step: false,
        future: false,
    };
    let seen = seen.hiding(&hidden);
    assert!(seen.line_below(NodeId::ROOT, 3).is_empty());
    assert!(!seen.candidates(NodeId::ROOT, 3).contains(&others[0]));
}

#[test]
fn the_arrows_of_a_node_start_from_its_own_position() {
    let mut session = Session::new();
    session.show(open("u-04").expect("it opens"));
    session.apply(Command::Go(Navigation::Last));
    let board = session.view().board.clone().expect("a board");
    let arrows = session.view().arrows.clone();
    assert!(arrows.iter().any(|arrow| arrow.role == ArrowRole::Line(1)));
    for arrow in arrows {
        match (arrow.role, arrow.from) {
            (ArrowRole::Line(1) | ArrowRole::Candidate, Standing::On(cell)) => {
                let piece = board.pieces.iter().find(|piece| piece.at == cell);
                assert_eq!(piece.map(|piece| piece.player), Some(board.to_move));
            }
            (ArrowRole::Line(1) | ArrowRole::Candidate, Standing::InHand(player, letter)) => {
                assert_eq!(player, board.to_move);
                let mut hand = board.hand(player).iter();
                assert!(hand.any(|held| held.face.letter == letter));
            }
            (ArrowRole::Line(_) | ArrowRole::Reader(_) | ArrowRole::Pointed, _) => {}
        }
    }
    // Nothing is known beyond a leaf.
    let leaf = session.view().line.last().copied();
    session.apply(Command::Run(RunCommand::Select(leaf)));
    assert!(session.view().arrows.is_empty());
}

#[test]
fn pictures_follow_the_options_for_drawing_boards() {
    let plain = picture("u-04", &[]).expect("a picture");
    assert_eq!(picture("u-04", &["--signs", "kanji"]).expect("a picture"), plain);
    for options in [&["--turned"][..], &["--no-arrows"], &["--signs", "international"]] {
        assert_ne!(picture("u-04", options).expect("a picture"), plain, "{options:?}");
    }
    let refused = picture("u-04", &["--signs", "runes"]).expect_err("there are none");
    assert!(refused.contains("kanji or international"), "{refused}");
}
