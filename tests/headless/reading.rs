//! What is read: quiescence, filters and the extension against brute force; estimates; grafts.

use crate::cover::rounds;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize};

use shunsai::Position;
use yomisuji::eval::material::{Material, material};
use yomisuji::formats::sfen::parse_sfen;
use yomisuji::game::{Captures, Checks, Evaluator, Game, Promotions};
use yomisuji::games::shogi::player_of;
use yomisuji::games::shogi::values::USAPYON;
use yomisuji::games::tic_tac_toe::{Grid, ThreeInARow, TicTacToe};
use yomisuji::scenario::record;
use yomisuji::score::{Bound, Player, Score, Window};
use yomisuji::search::{
    Algorithm, AtEnd, Budget, MoveFilter, Plan, Quiescence, Reading, Run, quiescence,
    quiescence_alpha_beta, quiet_value, search, wishful,
};
use yomisuji::trace::{Event, EventKind, Observer, Phase, Replay, Silent};
use yomisuji::tree::{
    Item, NodeId, Outline, StaticValue, Tree, TreeGame, Unfold, Watch, estimate, grow,
};

use crate::random::{Dice, branch, tree};
use crate::shogi_rules::{SHOGI, random_games};

const LEAF: Material = Material(USAPYON);

/// Quiescence by definition: the value for Black.
fn by_hand(at: &Position, plies: u8, quiet: Quiescence) -> i32 {
    let player = player_of(at.side_to_move());
    let mut moves = Vec::new();
    SHOGI.moves(at, &mut moves);
    let forced = quiet.evasions && SHOGI.in_check(at);
    if forced && moves.is_empty() && plies > 0 {
        // Beyond the horizon a later mate is worth less.
        return -player.sign() * (Score::MATE - i32::from(2 - plies));
    }
    let stand_pat = material(at, &USAPYON).0;
    if plies == 0 {
        return stand_pat;
    }
    let wanted = moves.into_iter().filter(|&mv| {
        forced
            || SHOGI.takes(at, mv)
            || quiet.promotions && SHOGI.promotes(mv)
            || quiet.checks && SHOGI.gives_check(at, mv)
    });
    let mut values: Vec<_> =
        wanted.map(|mv| by_hand(&SHOGI.after(at, mv), plies - 1, quiet)).collect();
    if !forced || values.is_empty() {
        values.push(stand_pat);
    }
    match player {
        Player::Max => values.into_iter().max(),
        Player::Min => values.into_iter().min(),
    }
    .expect("a value")
}

fn plan(quiescence: Quiescence) -> Plan {
    Plan { quiescence: Some(quiescence), ..Plan::default() }
}

#[test]
fn quiescence_equals_its_definition_on_random_positions() {
    let switches =
        [(false, false, false), (true, false, false), (false, true, true), (true, true, true)];
    let mut checked = 0;
    for (at, _) in random_games(41).step_by(7).take(160) {
        for (promotions, checks, evasions) in switches {
            let quiet = Quiescence { promotions, checks, evasions, plies: 2 };
            let reading = Reading {
                further: &[],
                game: &SHOGI,
                standing: &LEAF,
                selector: None,
                plan: plan(quiet),
            };
            let start = reading.start(at.clone());
            let leaf = AtEnd(LEAF);
            let expected = by_hand(&at, 2, quiet);
            let mut run = Run::new(&leaf, Budget::UNLIMITED, Silent);
            assert_eq!(quiescence(&reading, &start, u8::MAX, &mut run).value.0, expected);
            let mut run = Run::new(&leaf, Budget::UNLIMITED, Silent);
            let pruned = quiescence_alpha_beta(&reading, &start, u8::MAX, Window::FULL, &mut run);
            assert_eq!(pruned.value.0, expected);
            // Another order of captures, the same value.
            assert_eq!(quiet_value(&SHOGI, &at, &LEAF, quiet, u64::MAX), Some(Score(expected)));
            // The explicit tree has the same value as the search without one.
            let grown = grow(&reading, &start, u8::MAX, Watch::cap(5_000_000), &leaf);
            let stands_pat = |any: &Algorithm| any.declines() && !any.is_exchange();
            for algorithm in Algorithm::all().filter(stands_pat) {
                let mut run = Run::new(&StaticValue, Budget::UNLIMITED, Silent);
                let game = TreeGame(&grown);
                let value = search(algorithm, &game, &NodeId::ROOT, u8::MAX, &mut run);
                assert_eq!(value.0, expected, "{algorithm}");
            }
            checked += 1;
        }
    }
    assert_eq!(checked, 640);
}

#[test]
fn best_and_capture_filters_keep_the_right_moves() {
    for (at, _) in random_games(42).step_by(11).take(200) {
        let reading = |moves| Reading {
            further: &[],
            game: &SHOGI,
            standing: &LEAF,
            selector: None,
            plan: Plan { depth: 1, mates_from: 1, moves, ..Plan::default() },
        };
        let listed = |filter| {
            let reading = reading(filter);
            let mut moves = Vec::new();
            reading.moves(&reading.start(at.clone()), &mut moves);
            moves
        };
        let all = listed(MoveFilter::All);
        let best = listed(MoveFilter::Best(5));
        assert_eq!(best.len(), all.len().min(5));
        let sign = player_of(at.side_to_move()).sign();
        let value = |mv| material(&SHOGI.after(&at, mv), &USAPYON).0 * sign;
        let worst_kept = best.iter().map(|&mv| value(mv)).min();
        for &mv in all.iter().filter(|mv| !best.contains(mv)) {
            assert!(Some(value(mv)) <= worst_kept);
        }
        // The order is that of the generator.
        let mut order = all.iter();
        assert!(best.iter().all(|mv| order.any(|other| other == mv)));
        let captures = listed(MoveFilter::Captures);
        assert!(captures.iter().all(|&mv| SHOGI.takes(&at, mv)));
        let count = all.iter().filter(|&&mv| SHOGI.takes(&at, mv)).count();
        assert_eq!(captures.len(), count);
    }
}

#[test]
fn only_the_capture_of_a_gift_is_read_deeper() {
    // Black's pawn on 5b can be taken for nothing; the king's other moves are no deeper.
    let at = parse_sfen("4k4/9/9/9/9/9/9/7gP/K6NR b SP 1").expect("a position");
    let reading = Reading {
        further: &[],
        game: &SHOGI,
        standing: &LEAF,
        selector: None,
        plan: Plan { depth: 2, mates_from: 2, extension: true, ..Plan::default() },
    };
    let start = reading.start(at);
    let grown = grow(&reading, &start, u8::MAX, Watch::cap(5_000_000), &AtEnd(LEAF));
    let mut deeper = 0;
    for id in (1..grown.len() as u32).map(NodeId) {
        let depth = grown.node(id).depth;
        if depth == 2 && grown.children(id).len() > 0 {
            deeper += 1;
            let parent = grown.parent(id).expect("not the root");
            let (to, before) = (grown.node(id).mv.0 & 0xff, grown.node(parent).mv.0 & 0xff);
            assert_eq!(to, before, "it takes what has just moved");
        }
    }
    assert!(deeper > 3, "{deeper}");
}

#[test]
fn an_estimate_is_near_the_true_size_and_states_its_error() {
    let mut within = 0;
    for (at, _) in random_games(43).step_by(37).take(40) {
        let said = estimate(&SHOGI, &at, 2);
        let truth = grow(&SHOGI, &at, 2, Watch::cap(5_000_000), &LEAF).len() as f64;
        assert!((said.nodes - truth).abs() <= truth * 0.2, "{said:?} for {truth}");
        within += u32::from((said.nodes - truth).abs() <= 2.0 * said.error + 1.0);
        let one = estimate(&SHOGI, &at, 1);
        let truth = 1 + at.legal_moves().len();
        assert!((one.nodes - truth as f64).abs() < 0.5);
    }
    assert!(within >= 34, "{within} of 40");
}

#[test]
fn a_grafted_tree_equals_one_grown_in_place() {
    for (at, _) in random_games(44).step_by(29).take(12) {
        let tree = grow(&SHOGI, &at, 1, Watch::cap(5_000_000), &LEAF);
        let Some(child) = tree.children(NodeId::ROOT).nth(1) else {
            continue;
        };
        let mv = yomisuji::tree::Packed::unpack(tree.node(child).mv).expect("a move");
        let after = SHOGI.after(&at, mv);
        let branch = grow(&SHOGI, &after, 2, Watch::cap(5_000_000), &LEAF);
        let (grafted, moved) = tree.grafted(child, &branch);
        assert_eq!(grafted.len(), tree.len() + branch.len() - 1);
        let place = moved[child.index()].expect("it is still there");
        let value = |tree: &Tree, at: NodeId| {
            let mut run = Run::new(&StaticValue, Budget::UNLIMITED, Silent);
            search(Algorithm::Minimax, &TreeGame(tree), &at, u8::MAX, &mut run)
        };
        assert_eq!(value(&grafted, place), value(&branch, NodeId::ROOT));
        // Grafting again replaces the previous graft.
        let short = grow(&SHOGI, &after, 0, Watch::cap(10), &LEAF);
        let (back, _) = grafted.grafted(place, &short);
        assert_eq!(back.len(), tree.len());
        assert_eq!(back.node(place).value, LEAF.value(&SHOGI, &after, 0));
        assert_eq!(value(&back, NodeId::ROOT), value(&tree, NodeId::ROOT));
    }
}

#[test]
fn an_interrupted_growth_is_unfinished_and_has_no_value() {
    let (stop, grown) = (AtomicBool::new(true), AtomicUsize::new(0));
    let watch = Watch { cap: 5_000_000, stop: Some(&stop), grown: Some(&grown) };
    let tree = grow(&SHOGI, &Position::startpos(), 3, watch, &LEAF);
    assert!(!tree.is_finished() && tree.len() < 100);
    let trace = record(Algorithm::Minimax, &tree).expect("nothing is searched");
    assert!(trace.is_empty() && !trace.is_finished());
    let mut replay = Replay::new(Arc::new(tree), Arc::new(trace));
    replay.seek(usize::MAX);
    for id in (0..replay.tree().len() as u32).map(NodeId) {
        assert_eq!(replay.node(id).value(), None);
        assert_eq!(replay.node(id).phase(), Phase::Unvisited);
    }
    stop.store(false, std::sync::atomic::Ordering::Relaxed);
    let tree = grow(&SHOGI, &Position::startpos(), 2, watch, &LEAF);
    assert!(tree.is_finished());
    assert_eq!(tree.len(), 1 + 30 + 900);
    assert_eq!(grown.load(std::sync::atomic::Ordering::Relaxed), tree.len());
}

#[test]
fn wishful_reading_finds_the_best_leaf_for_the_player_at_the_root() {
    let mut dice = Dice::new(51);
    for _ in 0..rounds(2_000) {
        let branch = branch(&mut dice, 5, 4);
        let (tree, player) = tree(&mut dice, &branch);
        let leaves = tree.leaves_below(NodeId::ROOT);
        let values = leaves.iter().map(|&leaf| tree.node(leaf).value);
        let best = match player {
            Player::Max => values.max(),
            Player::Min => values.min(),
        };
        let mut run = Run::new(&StaticValue, Budget::UNLIMITED, Silent);
        let found = wishful(&TreeGame(&tree), &NodeId::ROOT, u8::MAX, player, &mut run);
        assert_eq!(Some(found.value), best);
    }
}

#[test]
fn an_outline_omits_nothing_and_repeats_nothing() {
    let mut dice = Dice::new(52);
    for _ in 0..rounds(2_000) {
        let branch = branch(&mut dice, 5, 6);
        let (tree, _) = tree(&mut dice, &branch);
        let outline = Outline::of(&tree, |id| match dice.below(4) {
            0 => Unfold::Nothing,
            1 => Unfold::Everything,
            _ => {
                let drawn = tree.children(id).filter(|_| dice.below(3) == 0);
                Unfold::These(drawn.collect())
            }
        });
        let flat = outline.flat(&tree);
        let mut seen = std::collections::HashSet::new();
        for slot in 0..flat.len() as u32 {
            let Item::Node { id, folded } = outline.item(slot) else {
                assert!(flat.child_range(NodeId(slot)).is_empty());
                continue;
            };
            assert!(seen.insert(id));
            assert_eq!(outline.slot(id), Some(slot));
            // The drawn children and those in groups are all children in their order.
            let mut below = Vec::new();
            for child in flat.child_range(NodeId(slot)) {
                match outline.item(child) {
                    Item::Node { id, .. } => below.push(id),
                    Item::Group(group) => {
                        assert!(group.count > 1);
                        below.extend(group.ids());
                    }
                }
            }
            if folded {
                assert!(below.is_empty() && tree.children(id).len() > 0);
            } else {
                assert!(below.into_iter().eq(tree.children(id)));
            }
        }
    }
}

/// Records the windows of a search, event by event.
#[derive(Default)]
struct Windows {
    open: Vec<Window>,
    heard: Vec<Option<Window>>,
}

impl Observer<NodeId> for Windows {
    fn event(&mut self, event: Event<NodeId>) {
        let mut narrowed = false;
        match event {
            Event::Enter { window, .. } => self.open.push(window),
            Event::Narrow { player, bound } => {
                self.open.last_mut().expect("open").raise(player, bound);
                narrowed = true;
            }
            Event::Back { .. } => {
                self.open.pop();
            }
            _ => {}
        }
        let says = narrowed || matches!(event, Event::Enter { .. } | Event::Cut { .. });
        self.heard.push(self.open.last().copied().filter(|_| says));
    }
}

#[test]
fn windows_bounds_and_reasons_hold_when_standing_pat_cuts() {
    let (mut cuts, mut by_standing_pat) = (0, 0);
    for (at, _) in random_games(45).step_by(23).take(60) {
        let quiet = Quiescence { promotions: true, plies: 3, ..Quiescence::default() };
        let reading = Reading {
            further: &[],
            game: &SHOGI,
            standing: &LEAF,
            selector: None,
            plan: Plan { depth: 1, mates_from: 1, ..plan(quiet) },
        };
        let start = reading.start(at.clone());
        let tree = grow(&reading, &start, u8::MAX, Watch::cap(200_000), &AtEnd(LEAF));
        if !tree.is_finished() {
            continue;
        }
        let algorithm = Algorithm::QuiescenceAlphaBeta;
        let mut run = Run::new(&StaticValue, Budget::UNLIMITED, Windows::default());
        search(algorithm, &TreeGame(&tree), &NodeId::ROOT, u8::MAX, &mut run);
        let heard = run.into_observer().heard;
        let trace = Arc::new(record(algorithm, &tree).expect("within the budget"));
        assert_eq!(heard.len(), trace.len());
        let truth = {
            let full = record(Algorithm::Quiescence, &tree).expect("within the budget");
            let mut replay = Replay::new(Arc::new(tree.clone()), Arc::new(full));
            replay.seek(usize::MAX);
            replay
        };
        let mut replay = Replay::new(Arc::new(tree), trace);
        for window in &heard {
            replay.forward();
            let step = replay.what_happened().expect("a step");
            match step.kind {
                EventKind::Enter | EventKind::Narrow => assert_eq!(Some(step.window), *window),
                EventKind::Cut => {
                    assert_eq!(Some(step.window), *window);
                    assert!(!step.reasons.is_empty());
                    let value = step.value.expect("a value");
                    for reason in &step.reasons {
                        assert!(!reason.player.prefers(value, reason.bound));
                    }
                    cuts += 1;
                    let stands = replay.tree().decline(step.node);
                    by_standing_pat += usize::from(stands.is_some() && stands == step.child);
                }
                // The returned value is the true value, or a bound on the right side of it.
                EventKind::Exit => {
                    let value = step.value.expect("a value");
                    let exact = truth.node(step.node).value().expect("a value");
                    match step.bound {
                        Bound::Exact => assert_eq!(value, exact),
                        Bound::AtLeast => assert!(exact >= value),
                        Bound::AtMost => assert!(exact <= value),
                    }
                }
                _ => {}
            }
        }
        // Back again, step by step and at once.
        let mut back = replay.clone();
        while back.backward() {}
        let mut jump = replay.clone();
        jump.seek(0);
        assert!(back == jump);
        back.seek(replay.last_step() / 3);
        jump.seek(replay.last_step());
        jump.seek(replay.last_step() / 3);
        assert!(back == jump);
    }
    assert!(cuts > 1_000 && by_standing_pat > 300, "{cuts} {by_standing_pat}");
}

/// The same plans read a game without captures: every move of it is quiet.
#[test]
fn plans_work_on_a_game_without_captures() {
    let standing = |at: &Grid| ThreeInARow.value(&TicTacToe, at, 0);
    let root = Grid::parse("x...o....").expect("a board");
    let leaves_of = |plan: Plan| {
        let reading =
            Reading { further: &[], game: &TicTacToe, standing: &standing, selector: None, plan };
        let start = reading.start(root);
        let tree = grow(&reading, &start, u8::MAX, Watch::cap(100_000), &AtEnd(standing));
        tree.leaves_below(NodeId::ROOT).len()
    };
    let plain = Plan { depth: 3, ..Plan::default() };
    assert_eq!(leaves_of(plain), 7 * 6 * 5);
    let quiescent = Plan {
        quiescence: Some(Quiescence { promotions: true, checks: true, evasions: true, plies: 4 }),
        extension: true,
        ..plain
    };
    // Nothing is read beyond the horizon, as every move is quiet.
    assert_eq!(leaves_of(quiescent), 7 * 6 * 5);
    let best = Plan { moves: MoveFilter::Best(2), ..plain };
    assert_eq!(leaves_of(best), 2 * 2 * 2);
    let captures = Plan { moves: MoveFilter::Captures, ..plain };
    assert_eq!(leaves_of(captures), 1);
}
