//! Proving the promises of a lesson.

use std::sync::Arc;

use super::loaded::Loaded;
use super::proof::Proof;
use super::readers::prove_plays;
use super::schema::{Claim, Promise};
use crate::score::Score;
use crate::search::Algorithm;
use crate::subject::Subject;
use crate::trace::{Phase, Replay};
use crate::tree::{Kind, NodeId, Tree};

/// Runs the lesson's algorithms and holds every promise against them.
#[must_use]
pub fn prove(loaded: &Loaded) -> Vec<Proof> {
    let mut runs: Vec<(Algorithm, Replay)> = Vec::new();
    let mut proofs = Vec::new();
    for promise in &loaded.lesson.promises {
        let Ok(algorithm) = promise.of.parse::<Algorithm>() else {
            continue; // `load` has refused it.
        };
        if !runs.iter().any(|(of, _)| *of == algorithm) {
            let Ok(trace) = super::run::record(algorithm, &loaded.tree) else {
                proofs.push(Proof {
                    what: format!("{algorithm} finishes"),
                    expected: "yes".to_owned(),
                    actual: "no".to_owned(),
                });
                continue;
            };
            runs.push((algorithm, Replay::new(loaded.tree.clone(), Arc::new(trace))));
        }
        if let Some((_, replay)) = runs.iter_mut().find(|(of, _)| *of == algorithm) {
            replay.seek(usize::MAX);
            proofs.push(prove_one(promise, replay, loaded));
        }
    }
    if let Some(compare) = &loaded.lesson.compare {
        proofs.extend(prove_plays(loaded, compare));
    }
    proofs
}

fn prove_one(promise: &Promise, replay: &mut Replay, loaded: &Loaded) -> Proof {
    let (tree, subject) = (&loaded.tree, &*loaded.subject);
    let id = |node: NodeId| subject.id(tree, node);
    let ids = |nodes: &[NodeId]| list(nodes.iter().map(|&node| id(node)));
    let root = *replay.node(NodeId::ROOT);
    let (what, expected, actual) = match &promise.claim {
        Claim::Value(value) => ("value".to_owned(), value.to_string(), number(root.value())),
        Claim::Best(best) => (
            "best".to_owned(),
            best.clone(),
            root.best().map_or_else(|| "none".to_owned(), id),
        ),
        Claim::Line(line) => (
            "line".to_owned(),
            list(line.iter().cloned()),
            ids(&replay.line(NodeId::ROOT)),
        ),
        Claim::Entered(count) => count_of("entered", *count, replay.tally().entered),
        Claim::Leaves(count) => count_of("leaves", *count, replay.tally().leaves),
        Claim::Cutoffs(count) => count_of("cutoffs", *count, replay.tally().cutoffs),
        Claim::Pruned(pruned) => (
            "pruned".to_owned(),
            list(pruned.iter().cloned()),
            ids(&replay.pruned_leaves()),
        ),
        Claim::Running(running) => (
            "running".to_owned(),
            numbers(running.iter().copied()),
            numbers(swap_list(replay, loaded).iter().map(|(gain, _)| gain.0)),
        ),
        Claim::BackedUp(values) => (
            "backed up".to_owned(),
            numbers(values.iter().copied()),
            numbers(swap_list(replay, loaded).iter().map(|(_, value)| value.0)),
        ),
        Claim::ValueAt { step, path, value } => {
            replay.seek(*step);
            let actual = follow(tree, subject, path).map_or_else(
                || "no such node".to_owned(),
                |node| number(replay.node(node).value()),
            );
            (
                format!("value of /{} at step {step}", path.join("/")),
                value.to_string(),
                actual,
            )
        }
        Claim::CutAt { step, path } => {
            replay.seek(*step);
            let actual = follow(tree, subject, path).map_or("no such node", |node| {
                if replay.node(node).is_cut() {
                    "cut"
                } else {
                    "not cut"
                }
            });
            (
                format!("/{} at step {step}", path.join("/")),
                "cut".to_owned(),
                actual.to_owned(),
            )
        }
    };
    Proof {
        what: format!("{}: {what}", promise.of),
        expected,
        actual,
    }
}

/// The whole capture sequence, even where a side would decline: after each capture, what Black has
/// gained and what the node is worth. The first best capture is followed each time.
pub(crate) fn swap_list(replay: &Replay, loaded: &Loaded) -> Vec<(Score, Score)> {
    capture_sequence(replay, &loaded.tree)
        .into_iter()
        .map(|node| {
            let gained = match loaded.tree.decline(node) {
                Some(decline) => loaded.tree.node(decline).value,
                None => loaded.tree.node(node).value,
            };
            (gained, replay.node(node).value().unwrap_or_default())
        })
        .collect()
}

/// The nodes of the whole capture sequence, the root first: at each, the best capture that has a
/// value, for the side that makes it; before any has, the one that is being read.
#[must_use]
pub fn capture_sequence(replay: &Replay, tree: &Tree) -> Vec<NodeId> {
    std::iter::successors(Some(NodeId::ROOT), |&at| {
        let player = tree.node(at).player;
        let mut best: Option<(NodeId, Score)> = None;
        let mut being_read = None;
        for child in tree.children(at) {
            let state = replay.node(child);
            match (tree.node(child).kind, state.phase(), state.value()) {
                (Kind::Decline, ..) | (_, Phase::Unvisited, _) => {}
                (_, Phase::Done, Some(value)) => {
                    if best.is_none_or(|(_, old)| player.prefers(value, old)) {
                        best = Some((child, value));
                    }
                }
                (..) => being_read = Some(child),
            }
        }
        best.map(|(child, _)| child).or(being_read)
    })
    .collect()
}

/// The node at the end of a path of names from the root.
pub(super) fn follow(tree: &Tree, subject: &dyn Subject, path: &[String]) -> Option<NodeId> {
    let mut at = NodeId::ROOT;
    for name in path {
        at = tree
            .children(at)
            .find(|&child| subject.id(tree, child) == *name)?;
    }
    Some(at)
}

fn count_of(what: &str, expected: u64, actual: u64) -> (String, String, String) {
    (what.to_owned(), expected.to_string(), actual.to_string())
}

fn number(value: Option<Score>) -> String {
    value.map_or_else(|| "none".to_owned(), |value| value.0.to_string())
}

fn numbers(values: impl IntoIterator<Item = i32>) -> String {
    list(values.into_iter().map(|value| value.to_string()))
}

fn list(items: impl IntoIterator<Item = String>) -> String {
    items.into_iter().collect::<Vec<_>>().join(" ")
}
