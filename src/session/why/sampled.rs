//! Why not this move, of a search that samples: by visits, means and terms, and what minimax says.

use lesson::Projection;
use scenario::record;
use score::Score;
use search::Algorithm;
use std::sync::Arc;
use trace::Replay;
use tree::{Growth, NodeId, Tree};

use super::answer::{WhyNot, WhyPlace};

/// The most nodes of a tree that minimax reads beside a search that samples.
const MOST_READ: usize = 100_000;

/// The answer in sentences.
pub(super) fn sentences(seen: &Projection<'_>, why: &WhyNot, moved: &str) -> Vec<String> {
    let texts = seen.language().texts();
    let node = why.node;
    let above = seen.sample(node).map_or(0, |sample| sample.visits);
    let own = why.child.and_then(|child| seen.sample(child).zip(seen.sample_texts(child)));
    let best = seen.best(node);
    let best = best.and_then(|best| Some((best, seen.sample_texts(best)?)));
    let mut told = vec![match (own, &best) {
        (Some((sample, [_, mean])), _) if why.place == WhyPlace::Best => {
            texts.samples_why_best(above, moved, mean, sample.visits)
        }
        (Some((sample, [_, mean])), Some((best, [more, theirs]))) => {
            let best = choice(seen, *best);
            texts.samples_why_not(above, best, moved, mean, more, theirs, sample.visits)
        }
        (_, Some((best, [more, theirs]))) => {
            texts.samples_why_not_new(choice(seen, *best), moved, more, theirs)
        }
        _ => texts.samples_why_none(),
    }];
    let needed = why.child.and_then(|child| seen.reward_needed(node, child));
    told.extend(needed.map(|more| {
        let side = seen.subject().side(seen.weight(node).player, seen.language());
        if more > 0.0 {
            texts.samples_why_more(format!("{more:.3}"), side)
        } else {
            texts.samples_why_next()
        }
    }));
    told.extend(minimax_words(seen, why, moved).into_iter().flatten());
    told
}

/// What minimax says of the move, of a tree that is there as a whole.
fn minimax_words(seen: &Projection<'_>, why: &WhyNot, moved: &str) -> Option<Vec<String>> {
    let (texts, tree, child) = (seen.language().texts(), seen.tree(), why.child?);
    let exact = minimax(tree)?;
    let chooser = seen.weight(why.node).player;
    let (own, best) = (value(&exact, child)?, value(&exact, exact.best(why.node)?)?);
    let number = |value: Score| seen.number(why.node, value);
    if !chooser.prefers(best, own) {
        return Some(vec![texts.samples_minimax_agrees(moved, number(own))]);
    }
    let other = choice(seen, exact.best(why.node)?);
    let text = texts.samples_minimax_differs(number(best), moved, other, number(own));
    // The reply that refutes it, and how often it was met.
    let reply = exact.best(child).filter(|_| tree.node(child).player != chooser);
    let met = reply.and_then(|reply| {
        let (visits, all) =
            (seen.sample(reply).map_or(0, |it| it.visits), seen.sample(child)?.visits);
        Some(texts.samples_reply_met(all, choice(seen, reply), visits))
    });
    Some(std::iter::once(text).chain(met).collect())
}

/// Minimax over a tree at its end; `None` if the tree is not there as a whole, or too large.
fn minimax(tree: &Tree) -> Option<Replay> {
    let is_whole = tree.growth() != Growth::Searched && tree.is_finished() && tree.stubs() == 0;
    let reads = is_whole && tree.len() <= MOST_READ;
    let trace = reads.then(|| record(Algorithm::Minimax, tree).ok())??;
    let mut replay = Replay::new(Arc::new(tree.clone()), Arc::new(trace));
    replay.seek(usize::MAX);
    Some(replay)
}

fn value(exact: &Replay, node: NodeId) -> Option<Score> {
    exact.node(node).value()
}

fn choice(seen: &Projection<'_>, node: NodeId) -> String {
    subject::choice(seen.subject(), seen.tree(), node, seen.language())
}
