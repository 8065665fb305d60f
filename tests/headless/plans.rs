//! What a plan reads, from its definition: filters, quiescence, the extension for gifts and the
//! counting of mates, in all their combinations.

use shogi_core::{Move, Square};
use shunsai::Position;
use yomisuji::eval::material::{Material, material};
use yomisuji::formats::sfen::to_sfen;
use yomisuji::game::{CaptureOrder, Captures, Checks, Game, Promotions};
use yomisuji::games::shogi::player_of;
use yomisuji::games::shogi::values::USAPYON;
use yomisuji::score::Score;
use yomisuji::search::{
    AtEnd, EXTENSION, MoveFilter, MoveOrder, Plan, Quiescence, Reading, exchange_on,
};
use yomisuji::tree::{Kind, NodeId, Tree, Watch, grow};

use crate::random::Dice;
use crate::shogi_rules::{SHOGI, legal, random_games};

/// The progress of a line.
#[derive(Clone, Copy)]
struct Progress {
    /// Plies to the horizon, and plies that may be read beyond it.
    left: u8,
    beyond: u8,
    /// Plies from the root.
    plies: i32,
    /// The square where the piece that has just moved can be taken with a gain.
    gift: Option<Square>,
}

/// The moves to read at `at`, and whether stopping is a choice there.
fn read(at: &Position, progress: Progress, plan: &Plan) -> (Vec<Move>, bool) {
    let captures = Quiescence::default();
    let quiet = match (progress.left, plan.moves, plan.quiescence) {
        (0, _, Some(quiet)) if progress.beyond > 0 => quiet,
        (0, ..) => return (Vec::new(), true),
        (_, MoveFilter::Captures, _) => captures,
        (_, MoveFilter::Checks, _) => Quiescence { checks: true, evasions: true, ..captures },
        _ => return (legal(at), false),
    };
    if quiet.evasions && SHOGI.in_check(at) {
        return (legal(at), false);
    }
    let mut moves = legal(at);
    moves.retain(|&mv| {
        SHOGI.takes(at, mv)
            || quiet.promotions && SHOGI.promotes(mv)
            || quiet.checks && SHOGI.gives_check(at, mv)
    });
    (moves, true)
}

/// The value of `at` for Black, by minimax over the moves to read.
fn by_definition(at: &Position, progress: Progress, plan: &Plan) -> i32 {
    let player = player_of(at.side_to_move());
    let (moves, may_stop) = read(at, progress, plan);
    if moves.is_empty() && !may_stop {
        return Score::lost(player, plan.mates_from - progress.plies).0;
    }
    let standing = may_stop.then(|| material(at, &USAPYON).0);
    let values = moves.into_iter().map(|mv| {
        let takes_gift = progress.gift == Some(mv.to()) && SHOGI.takes(at, mv);
        let after = SHOGI.after(at, mv);
        let left = progress.left.saturating_sub(1) + if takes_gift { EXTENSION } else { 0 };
        let wins = || exchange_on(&SHOGI, &after, mv.to(), CaptureOrder::Geometric) != 0;
        let next = Progress {
            left,
            beyond: progress.beyond - u8::from(progress.left == 0),
            plies: progress.plies + 1,
            gift: (plan.extension && left > 0 && wins()).then(|| mv.to()),
        };
        by_definition(&after, next, plan)
    });
    let signed = values.chain(standing).map(|value| value * player.sign());
    signed.max().expect("a move, or stopping") * player.sign()
}

/// The value of a node by minimax over the tree.
fn of_tree(tree: &Tree, node: NodeId) -> i32 {
    let sign = tree.node(node).player.sign();
    match tree.node(node).kind {
        Kind::Leaf | Kind::Decline => tree.node(node).value.0,
        Kind::Stub => unreachable!("every move is grown"),
        Kind::Inner | Kind::Chance => {
            let values = tree.children(node).map(|child| of_tree(tree, child) * sign);
            values.max().expect("a child") * sign
        }
    }
}

#[test]
fn every_combination_of_a_plan_reads_as_defined() {
    let mut dice = Dice::new(97);
    let (mut extended, mut mates, mut both) = (0, 0, 0);
    for (at, _) in random_games(97).step_by(13).take(320) {
        let quiescence = Quiescence {
            promotions: dice.below(2) == 0,
            checks: dice.below(3) == 0,
            evasions: dice.below(2) == 0,
            plies: 1 + dice.below(2) as u8,
        };
        let moves = match dice.below(3) {
            0 => MoveFilter::Captures,
            1 => MoveFilter::Checks,
            _ => MoveFilter::All,
        };
        let plan = Plan {
            depth: if moves == MoveFilter::All { 1 } else { 2 },
            moves,
            extension: dice.below(2) == 0,
            quiescence: (dice.below(3) > 0).then_some(quiescence),
            order: [MoveOrder::Generated, MoveOrder::Captures][dice.below(2) as usize],
            mates_from: dice.below(5) as i32,
        };
        let reading = Reading {
            further: &[],
            game: &SHOGI,
            standing: &Material(USAPYON),
            selector: None,
            plan,
        };
        let start = reading.start(at.clone());
        let leaf = AtEnd(Material(USAPYON));
        let tree = grow(&reading, &start, u8::MAX, Watch::cap(60_000), &leaf);
        if !tree.is_finished() {
            continue; // Too large to be read twice.
        }
        let start = Progress {
            left: plan.depth,
            beyond: plan.quiescence.map_or(0, |quiet| quiet.plies),
            plies: 0,
            gift: None,
        };
        let expected = by_definition(&at, start, &plan);
        assert_eq!(of_tree(&tree, NodeId::ROOT), expected, "{plan:?} {}", to_sfen(&at));
        let horizon = plan.depth + plan.quiescence.map_or(0, |quiet| quiet.plies);
        let deepest = (0..tree.len() as u32).map(|id| tree.node(NodeId(id)).depth);
        // Stopping is a child, too, one ply below the last position.
        let is_longer = deepest.max() > Some(horizon + 1);
        extended += u32::from(is_longer);
        both += u32::from(is_longer && plan.quiescence.is_some());
        mates += u32::from(Score(expected).is_mate());
    }
    assert!(extended > 10 && both > 5, "{extended} {both}");
    assert!(mates > 0, "no mate was met");
}
