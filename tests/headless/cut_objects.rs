//! The reasons of a cut: each listed bound cuts alone, without all of them the branch is searched,
//! and no bound that would cut is missing from the list.
//!
//! Verified by a separate search, which knows only the bounds that the test gives it at a node.

use std::sync::Arc;

use crate::random::{Dice, branch};
use yomisuji::games::diagram::Diagram;
use yomisuji::language::{Language, Notation};
use yomisuji::lesson::{Part, Projection, Telling};
use yomisuji::scenario::record;
use yomisuji::score::{Player, Score, Window};
use yomisuji::search::Algorithm;
use yomisuji::trace::{BoundSource, EventKind, MadeCut, Replay, Timeline, Trace};
use yomisuji::tree::{NodeId, Tree};

/// The value of a node, by a search within `window`, and how many children it tries there.
fn reference(tree: &Tree, node: NodeId, mut window: Window) -> (Score, usize) {
    let player = tree.node(node).player;
    let children: Vec<_> = tree.children(node).collect();
    if children.is_empty() {
        return (tree.node(node).value, 0);
    }
    let mut best = player.worst();
    for (number, &child) in children.iter().enumerate() {
        best = player.better(best, reference(tree, child, window).0);
        window.raise(player, best);
        if window.alpha >= window.beta {
            return (best, number + 1);
        }
    }
    (best, children.len())
}

/// The result of a search at `node` that knows only these bounds, and how many children it tries.
fn search_with(tree: &Tree, node: NodeId, bounds: &[(Player, Score)]) -> (Score, usize) {
    let mut window = Window::FULL;
    for &(player, bound) in bounds {
        window.raise(player, bound);
    }
    reference(tree, node, window)
}

/// The plies of the longest line.
fn height(tree: &Tree) -> u8 {
    tree.ids().map(|id| tree.node(id).depth).max().unwrap_or(0)
}

/// The knowledge of a cut node's ancestors when the cut is made: for each of them, from the nearest
/// one up, the bound that the mover's opponent is sure of there, if it has been passed down.
fn known_above(replay: &Replay, node: NodeId) -> Vec<(NodeId, Score)> {
    let tree = replay.tree();
    let opponent = tree.node(node).player.other();
    let way = tree.path(node);
    let mut known = Vec::new();
    for (depth, &at) in way.iter().enumerate().rev().skip(1) {
        let state = replay.node(at);
        let (Some(best), Some(value)) = (state.best(), state.value()) else {
            continue;
        };
        let is_theirs = tree.node(at).player == opponent && replay.is_sure(opponent, best);
        let handed_down = way[depth + 1..].iter().all(|&below| {
            let passed = replay.entered_window(below).of(opponent);
            passed == value || opponent.prefers(passed, value)
        });
        if is_theirs && handed_down {
            known.push((at, value));
        }
    }
    known
}

#[derive(Debug, Default)]
struct CutCounts {
    cuts: usize,
    several: usize,
    deep: usize,
    asked: usize,
    sharper: usize,
    reordered: usize,
}

/// Checks one cut against the reference search.
fn check(replay: &Replay, cut: &MadeCut, seen: &mut CutCounts) {
    let tree = replay.tree();
    let opponent = tree.node(cut.node).player.other();
    let children = tree.children(cut.node).count();
    let (best, value) = cut.best.expect("a cut has a value");
    let position = tree.children(cut.node).position(|child| child == best);
    let tried = position.expect("it is a child") + 1;
    // Where the best move of a pass before comes first, the tree has another order.
    let mut before = tree.children(cut.node).take(tried);
    if !before.all(|child| replay.is_current(child) && replay.node(child).entered().is_some()) {
        seen.reordered += 1;
        return;
    }
    let listed: Vec<_> = cut.reasons.iter().map(|reason| (reason.player, reason.bound)).collect();
    assert!(!listed.is_empty() && tried < children);
    // Each alone cuts, after the same child.
    for &bound in &listed {
        assert_eq!(search_with(tree, cut.node, &[bound]).1, tried, "{cut:?} by {bound:?} alone");
    }
    // Without any of them the next child is searched, whatever else is known above; and bounds that
    // are not listed do not cut.
    let is_listed = |at: NodeId| cut.reasons.iter().any(|reason| reason.ancestor == at);
    let others: Vec<_> = known_above(replay, cut.node)
        .into_iter()
        .filter(|&(at, _)| !is_listed(at))
        .map(|(_, bound)| (opponent, bound))
        .collect();
    let (found, with_others) = search_with(tree, cut.node, &others);
    if with_others <= tried {
        // With a wider window the child turns out even better than the search needed to know.
        let mover = opponent.other();
        assert!(mover.prefers(found, value), "{cut:?} with {others:?}");
        seen.sharper += 1;
    }
    assert!(search_with(tree, cut.node, &[]).1 > tried, "{cut:?} with nothing");
    seen.cuts += 1;
    seen.several += usize::from(listed.len() > 1);
    seen.deep += usize::from(cut.reasons.iter().any(yomisuji::trace::CutReason::is_deep));
    let asks = |source| matches!(source, BoundSource::Scout(_));
    seen.asked += usize::from(cut.reasons.iter().any(|reason| asks(reason.source)));
}

/// Every bound was set at the step that is named, by the event there.
fn check_steps(tree: &Arc<Tree>, trace: &Arc<Trace>, cut: &MadeCut) {
    for reason in &cut.reasons {
        let step = trace.bound_set_at(reason, cut.step).expect("it was set");
        assert!(step < cut.step, "{reason:?}");
        let mut replay = Replay::new(tree.clone(), trace.clone());
        replay.seek(step);
        let said = replay.what_happened().expect("a step");
        match reason.source {
            BoundSource::Child(child) | BoundSource::EarlierVisit(child) => {
                assert_eq!((said.kind, said.node), (EventKind::Improve, reason.ancestor));
                assert_eq!((said.child, said.value), (Some(child), Some(reason.bound)));
            }
            BoundSource::Mean(_) => panic!("no chance moves"),
            BoundSource::Scout(child) => {
                assert_eq!((said.kind, said.node), (EventKind::Enter, child));
                assert_eq!(said.entered.of(reason.player), reason.bound);
            }
            BoundSource::Caller => {
                assert_eq!((said.kind, said.node), (EventKind::Enter, NodeId::ROOT));
                assert_eq!(said.entered.of(reason.player), reason.bound);
            }
        }
    }
}

#[test]
fn each_listed_bound_cuts_alone_and_none_is_missing() {
    let windowed: Vec<_> = Algorithm::all()
        .filter(|algorithm| algorithm.needs().is_empty() && algorithm.keeps_window())
        .collect();
    assert!(windowed.len() >= 3, "{windowed:?}");
    for depth in 3..=6 {
        let mut dice = Dice::new(500 + depth);
        let mut counts: Vec<_> = windowed.iter().map(|_| CutCounts::default()).collect();
        let mut trees = 0;
        while trees < 1_000 {
            let branch = branch(&mut dice, depth, 3);
            let (tree, _) = crate::random::tree(&mut dice, &branch);
            if u64::from(height(&tree)) != depth {
                continue;
            }
            trees += 1;
            let tree = Arc::new(tree);
            for (&algorithm, seen) in windowed.iter().zip(&mut counts) {
                let trace = Arc::new(record(algorithm, &tree).expect("small"));
                let timeline = Timeline::of(&tree, &trace);
                let mut replay = Replay::new(tree.clone(), trace.clone());
                for &step in &timeline.cuts {
                    replay.seek(step);
                    let node = replay.last_record().expect("a cut").node;
                    let cut = replay.made_cut(node, &timeline).expect("it is cut");
                    assert_eq!((cut.node, cut.step), (node, step));
                    check(&replay, &cut, seen);
                    if trees % 10 == 0 {
                        check_steps(&tree, &trace, &cut);
                    }
                }
            }
        }
        for (algorithm, seen) in windowed.iter().zip(&counts) {
            assert!(seen.sharper * 10 < seen.cuts, "{algorithm} {depth}: {seen:?}");
            assert!(seen.reordered * 10 < seen.cuts, "{algorithm} {depth}: {seen:?}");
            assert!(seen.cuts > 300, "{algorithm} {depth}: {seen:?}");
            let is_shallow = !algorithm.hands_down();
            let may_be_deep = depth > 3 && !is_shallow;
            assert!(!may_be_deep || seen.deep > 0, "{algorithm} {depth}: {seen:?}");
            assert_eq!(seen.asked > 0, algorithm.scouts(), "{algorithm} {depth}");
        }
    }
}

#[test]
fn a_card_lists_every_bound_with_its_number_and_its_source() {
    // The root has 5; below, 3 and then 4 are sure before the 9, which exceeds both.
    let text = "[5,[[[9,8],[7,1]],3]]";
    let branch = yomisuji::formats::nested_list::parse(text).expect("well formed");
    let (tree, diagram) = Diagram::build(&branch, Player::Min).expect("well formed");
    let tree = Arc::new(tree);
    let trace = Arc::new(record(Algorithm::AlphaBeta, &tree).expect("small"));
    let timeline = Timeline::of(&tree, &trace);
    let mut replay = Replay::new(tree.clone(), trace);
    let mut numbers = Vec::new();
    for &step in &timeline.cuts {
        replay.seek(step);
        for notation in Notation::ALL {
            let told = Telling { notation, ..Telling::default() };
            let seen =
                Projection::new(&replay, &timeline, Algorithm::AlphaBeta, &diagram, Language::En);
            let seen = seen.telling(told);
            let node = seen.here().expect("at the cut");
            let spoken = seen.spoken_name(node);
            for part in seen.card(node).why {
                if let Part::Reason { numbers: shown, set_at, .. } = part {
                    assert!(spoken.contains(&shown), "{spoken} says {shown}");
                    assert!(set_at.is_some_and(|at| at < step));
                    numbers.push(format!("{notation:?} {shown}"));
                }
            }
        }
    }
    let expected = "Textbook";
    assert!(numbers.iter().any(|line| line.starts_with(expected)), "{numbers:?}");
    assert_eq!(numbers.len() % Notation::ALL.len(), 0);
    // For the side that cuts, it is always at least.
    let negamax = numbers.iter().filter(|line| line.starts_with("Negamax"));
    for line in negamax {
        assert!(line.contains('≥') && !line.contains('≤'), "{line}");
    }
}
