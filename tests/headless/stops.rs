//! Where a run stops: the answer to a query matches the replay, step by step.

use crate::cover::rounds;
use std::sync::Arc;

use yomisuji::scenario::record;
use yomisuji::score::{Player, Score};
use yomisuji::search::Algorithm;
use yomisuji::trace::{EventKind, Phase, Replay, StopCondition, Trace, stop_steps};
use yomisuji::tree::{NodeId, Tree};

use crate::random::{Dice, branch, tree};

/// Whether a condition holds at a step, from the changes of the step; not for the best line.
fn holds(condition: StopCondition, before: &Replay, after: &Replay) -> bool {
    let (here, there) = (before.cursor(), after.cursor());
    let became_done = |node: NodeId| {
        let was = before.node(node).phase();
        was == Phase::Open && after.node(node).phase() == Phase::Done
    };
    let found = |test: &dyn Fn(Score) -> bool| {
        let mut nodes = after.tree().ids();
        nodes.any(|node| became_done(node) && after.node(node).value().is_some_and(test))
    };
    let narrowed = |player: Player| {
        let bound = |replay: &Replay, at| replay.window(at).of(player);
        here == there && here.is_some_and(|at| bound(before, at) != bound(after, at))
    };
    match condition {
        StopCondition::Happens(EventKind::Cut) => after.tally().cutoffs > before.tally().cutoffs,
        StopCondition::Happens(EventKind::Leaf) => after.tally().leaves > before.tally().leaves,
        StopCondition::Happens(EventKind::Enter) => after.tally().entered > before.tally().entered,
        StopCondition::AlphaRaised => narrowed(Player::Max),
        StopCondition::BetaLowered => narrowed(Player::Min),
        StopCondition::BestChanged => {
            let known = |replay: &Replay| {
                let root = replay.node(NodeId::ROOT);
                (root.best(), root.best().and(root.value()))
            };
            there == Some(NodeId::ROOT) && here != there && known(before) != known(after)
        }
        StopCondition::Reached(node) => there == Some(node) && here != there,
        StopCondition::Finished(node) => became_done(node),
        StopCondition::Above(bound) => found(&|value| value > bound),
        StopCondition::Below(bound) => found(&|value| value < bound),
        StopCondition::Happens(_)
        | StopCondition::LineChanged
        | StopCondition::Explores
        | StopCondition::Visited(..) => unreachable!("not asked here"),
    }
}

fn asked(tree: &Arc<Tree>, trace: &Arc<Trace>, condition: StopCondition) -> Vec<usize> {
    let stops = stop_steps(tree, trace, &[condition]);
    assert!(stops.iter().all(|stop| stop.condition == 0));
    stops.into_iter().map(|stop| stop.step).collect()
}

#[test]
fn the_list_of_stops_agrees_with_a_replay() {
    let mut dice = Dice::new(15);
    let mut met = [0usize; 12];
    for _ in 0..rounds(300) {
        let branch = branch(&mut dice, 4, 3);
        let (tree, _) = tree(&mut dice, &branch);
        let tree = Arc::new(tree);
        let any = NodeId(dice.below(tree.len() as u64) as u32);
        let bound = Score(dice.below(9) as i32 - 4);
        let conditions = [
            StopCondition::Happens(EventKind::Cut),
            StopCondition::Happens(EventKind::Leaf),
            StopCondition::Happens(EventKind::Enter),
            StopCondition::AlphaRaised,
            StopCondition::BetaLowered,
            StopCondition::BestChanged,
            StopCondition::Reached(any),
            StopCondition::Reached(NodeId::ROOT),
            StopCondition::Finished(any),
            StopCondition::Finished(NodeId::ROOT),
            StopCondition::Above(bound),
            StopCondition::Below(bound),
        ];
        for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::Pvs] {
            let trace = Arc::new(record(algorithm, &tree).expect("it runs on any tree"));
            let together = stop_steps(&tree, &trace, &conditions);
            assert!(together.is_sorted_by_key(|stop| stop.step));
            for (number, &condition) in conditions.iter().enumerate() {
                let mut after = Replay::new(Arc::clone(&tree), Arc::clone(&trace));
                let mut expected = Vec::new();
                loop {
                    let before = after.clone();
                    if !after.forward() {
                        break;
                    }
                    if holds(condition, &before, &after) {
                        expected.push(after.step());
                    }
                }
                met[number] += expected.len();
                assert_eq!(asked(&tree, &trace, condition), expected, "{condition:?}");
                let of_all = together.iter().filter(|stop| stop.condition == number);
                assert!(of_all.map(|stop| stop.step).eq(expected.iter().copied()));
                // Running on from stop to stop reaches the same steps.
                let mut replay = Replay::new(Arc::clone(&tree), Arc::clone(&trace));
                let mut run = Vec::new();
                while replay.run_to(condition) {
                    run.push(replay.step());
                }
                assert_eq!(run, expected, "{condition:?}");
                assert_eq!(replay.step(), replay.last_step());
            }
        }
    }
    assert!(met.iter().all(|&count| count > 0), "{met:?}");
}

#[test]
fn the_best_line_changes_only_after_a_returned_value() {
    let mut dice = Dice::new(16);
    let mut met = 0;
    for _ in 0..300 {
        let branch = branch(&mut dice, 4, 3);
        let (tree, _) = tree(&mut dice, &branch);
        let tree = Arc::new(tree);
        for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::Pvs] {
            let trace = Arc::new(record(algorithm, &tree).expect("it runs on any tree"));
            let mut replay = Replay::new(Arc::clone(&tree), Arc::clone(&trace));
            let (mut line, mut expected) = (Vec::new(), Vec::new());
            while replay.forward() {
                let now = replay.line(NodeId::ROOT);
                let whole =
                    now.first().is_some_and(|&best| replay.node(best).phase() == Phase::Done);
                if whole && now != line {
                    expected.push(replay.step());
                    line = now;
                }
            }
            met += expected.len();
            assert_eq!(asked(&tree, &trace, StopCondition::LineChanged), expected);
            let last = expected.last().copied();
            let has_moves = tree.children(NodeId::ROOT).len() > 0;
            assert_eq!(last.is_some(), has_moves);
        }
    }
    assert!(met > 300);
}

#[test]
fn stop_conditions_round_trip_through_their_names() {
    let all = EventKind::ALL.map(StopCondition::Happens);
    let others = [
        StopCondition::AlphaRaised,
        StopCondition::BetaLowered,
        StopCondition::BestChanged,
        StopCondition::LineChanged,
        StopCondition::Explores,
        StopCondition::Above(Score(-30)),
        StopCondition::Below(Score(7)),
    ];
    for condition in all.into_iter().chain(others) {
        let id = condition.id().expect("it is about no node");
        assert_eq!(StopCondition::of_id(&id), Some(condition));
    }
    for wrong in ["", "cuts", "above", "above:", "above:x", "reach:0"] {
        assert_eq!(StopCondition::of_id(wrong), None, "{wrong}");
    }
    assert_eq!(StopCondition::Reached(NodeId::ROOT).id(), None);
}
