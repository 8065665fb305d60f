//! Why not this move, of a search that samples: by visits, means and terms, and what minimax says.

use super::answer::{WhyNot, WhyPlace};
use lesson::Projection;
use score::Score;
use search::Descent;
use tree::NodeId;

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
        (Some((sample, [_, mean])), None) => {
            texts.samples_why_counted(above, moved, mean, sample.visits)
        }
        (_, Some((best, [more, theirs]))) => {
            texts.samples_why_not_new(choice(seen, *best), moved, more, theirs)
        }
        _ => texts.samples_why_none(moved),
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

/// What minimax says of the move, and how often the reply that it fears was tried.
fn minimax_words(seen: &Projection<'_>, why: &WhyNot, moved: &str) -> Option<Vec<String>> {
    // At a bandit nobody answers.
    let is_bandit = seen.algorithm().samples() == Some(Descent::Bandit);
    let (texts, says) = (seen.language().texts(), why.minimax.filter(|_| !is_bandit)?);
    let reader = says.by.name(seen.language());
    let number = |value: Score| seen.number(why.node, value);
    let (other, best) = says.best;
    if !why.chooser.prefers(best, says.own) {
        return Some(vec![texts.samples_minimax_agrees(moved, number(says.own), reader)]);
    }
    let (best, own) = (number(best), number(says.own));
    let text = texts.samples_minimax_differs(best, moved, choice(seen, other), own, reader);
    let met = says.reply.and_then(|reply| {
        let all = seen.sample(why.child?)?.visits;
        let visits = seen.sample(reply).map_or(0, |sample| sample.visits);
        Some(texts.samples_reply_met(all, choice(seen, reply), visits))
    });
    Some(std::iter::once(text).chain(met).collect())
}

fn choice(seen: &Projection<'_>, node: NodeId) -> String {
    subject::choice(seen.subject(), seen.tree(), node, seen.language())
}
