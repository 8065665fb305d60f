//! Checks from the run whether an exercise meets its goal.

use std::sync::Arc;

use shogi_core::Move;

use super::plan::{ExerciseGoal, ExercisePlan};
use crate::loaded::Loaded;
use games::shogi::attackers::{in_check, with_batteries};
use games::shogi::setup::playable;
use trace::{CutReason, EventKind, NodeState, Replay};
use tree::{Kind, NodeId, Packed};

/// Whether the opening run of a lesson meets the goal.
pub(super) fn is_reached(plan: &ExercisePlan, loaded: &Loaded) -> bool {
    let trace = &loaded.main_run;
    if !trace.is_finished() {
        return false;
    }
    let kinds = || trace.records().iter().map(|record| record.kind);
    let cuts_nothing = || kinds().all(|kind| kind != EventKind::Cut);
    match plan.goal {
        ExerciseGoal::Any => true,
        ExerciseGoal::DeepCut => cuts(loaded).any(|(_, why)| why.iter().all(CutReason::is_deep)),
        ExerciseGoal::NoCut => cuts_nothing(),
        ExerciseGoal::BestOrder => {
            let leaves = kinds().filter(|kind| *kind == EventKind::Leaf).count();
            let is_least = plan.is_ragged || leaves == least_leaves(plan);
            is_least && improves(loaded).all(|(node, first)| node == first)
        }
        ExerciseGoal::WorstOrder => cuts_nothing() && kinds().all(|kind| kind != EventKind::Keep),
        ExerciseGoal::Tie => cuts(loaded).any(|(node, why)| {
            let value = node.value();
            why.iter().all(|reason| Some(reason.bound) == value)
        }),
        ExerciseGoal::StandPat => stands_pat(loaded),
        ExerciseGoal::Battery => battery_joins(loaded),
    }
}

/// Whether a shogi position could occur in a game that goes on, and nobody stands pat in check in
/// its tree: a check has to be answered. (In a pure exchange, either side may decline at any time.)
pub(super) fn is_sound(plan: &ExercisePlan, loaded: &Loaded) -> bool {
    let Some(shogi) = &loaded.shogi else {
        return true;
    };
    let tree = &loaded.tree;
    let at_root = shogi.position(tree, NodeId::ROOT);
    let stands_pat = plan.goal == ExerciseGoal::StandPat;
    playable(&at_root).is_ok()
        && tree.ids().all(|id| {
            !stands_pat || tree.decline(id).is_none() || {
                let at = shogi.position(tree, id);
                !in_check(&at, at.side_to_move())
            }
        })
}

/// The least number of leaves of a uniform tree: b^⌈d/2⌉ + b^⌊d/2⌋ − 1 (Slagle & Dixon 1969).
fn least_leaves(plan: &ExercisePlan) -> usize {
    let wide = usize::from(plan.branching);
    let (up, down) = (plan.depth.div_ceil(2), plan.depth / 2);
    wide.pow(up.into()) + wide.pow(down.into()) - 1
}

/// Every cut by a window: the state of its node at that time, and the bounds that suffice.
fn cuts(loaded: &Loaded) -> impl Iterator<Item = (NodeState, Vec<CutReason>)> {
    let mut replay = Replay::new(Arc::clone(&loaded.tree), Arc::clone(&loaded.main_run));
    let mut cuts = Vec::new();
    while replay.forward() {
        let Some(record) = replay.last_record() else {
            break;
        };
        if record.kind == EventKind::Cut {
            let why = replay.cut_reasons(record.node);
            if !why.is_empty() {
                cuts.push((replay.node(record.node), why));
            }
        }
    }
    cuts.into_iter()
}

/// Every child that became the best one, with the first child of its parent.
fn improves(loaded: &Loaded) -> impl Iterator<Item = (NodeId, NodeId)> {
    let records = loaded.main_run.records().iter();
    let improving = records.filter(|record| record.kind == EventKind::Improve);
    improving.filter_map(|record| {
        let parent = loaded.tree.parent(record.node)?;
        Some((record.node, loaded.tree.children(parent).next()?))
    })
}

fn at_end(loaded: &Loaded) -> Replay {
    Replay::at_end(Arc::clone(&loaded.tree), Arc::clone(&loaded.main_run))
}

/// Whether the best line begins with a move and ends with standing pat at a node where each fully
/// searched capture is worse.
fn stands_pat(loaded: &Loaded) -> bool {
    let replay = at_end(loaded);
    let line = replay.line(NodeId::ROOT);
    let [first, .., at, last] = line[..] else {
        return false;
    };
    let tree = &loaded.tree;
    let value = replay.node(last).value();
    tree.node(first).kind == Kind::Inner
        && tree.node(last).kind == Kind::Decline
        && value.is_some()
        && tree.children(at).all(|child| {
            child == last || replay.node(child).value().is_some_and(|it| Some(it) != value)
        })
}

/// Whether a piece that is behind another in a battery at the root captures on the best line.
fn battery_joins(loaded: &Loaded) -> bool {
    let Some(at) = loaded.position(NodeId::ROOT) else {
        return false;
    };
    let replay = at_end(loaded);
    let tree = &loaded.tree;
    let moves = replay.line(NodeId::ROOT);
    moves.into_iter().any(|node| {
        let mv = Move::unpack(tree.node(node).mv).filter(|_| tree.node(node).kind != Kind::Decline);
        let Some(Move::Normal { from, to, .. }) = mv else {
            return false;
        };
        let Some(piece) = at.piece_at(from) else {
            return false;
        };
        let attackers = with_batteries(&at, to, piece.color(), at.occupied());
        attackers.behind.contains(from)
    })
}
