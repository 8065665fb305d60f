//! Claims as `walk --json` writes them.

use serde_json::{Value, json};

use super::sampled::six;
use claim::StepClaim;
use lesson::Projection;
use score::{Player, Score};
use tree::NodeId;

/// The claims of the current step.
pub(super) fn claims_answer(seen: &Projection<'_>) -> Vec<Value> {
    let claims = seen.claims();
    claims.iter().map(|claim| written(seen, claim)).collect()
}

#[expect(clippy::too_many_lines, reason = "one arm a claim: none is without")]
pub(super) fn written(seen: &Projection<'_>, claim: &StepClaim) -> Value {
    let kind = claim.kind();
    let name = |node: NodeId| seen.subject().id(seen.tree(), node);
    let names = |nodes: &[NodeId]| nodes.iter().map(|&node| name(node)).collect::<Vec<_>>();
    let exact = |value: Score| seen.exact(value);
    let paid = |value: Score| seen.outcome(value);
    let finite = |bound: Score| Some(exact(bound)).filter(|_| bound.is_finite());
    match *claim {
        StepClaim::Has { player, node, by, value } => {
            let (player, node, by) = (player.id(), name(node), name(by));
            json!({"kind": kind, "player": player, "node": node, "by": by, "value": exact(value)})
        }
        StepClaim::Worth { node, bound, value } | StepClaim::Bounded { node, bound, value } => {
            json!({"kind": kind, "node": name(node), "relation": bound.id(), "value": exact(value)})
        }
        StepClaim::Wished { node, value } | StepClaim::Others { node, value } => {
            json!({"kind": kind, "node": name(node), "value": exact(value)})
        }
        StepClaim::Proven { node, is_proven } => {
            json!({"kind": kind, "node": name(node), "proven": is_proven})
        }
        StepClaim::Best { node, child, value } => {
            json!({"kind": kind, "node": name(node), "child": name(child), "value": paid(value)})
        }
        StepClaim::Paid { node, value } => {
            json!({"kind": kind, "node": name(node), "value": paid(value)})
        }
        StepClaim::Gets { node, own, left } => {
            json!({"kind": kind, "node": name(node), "own": exact(own), "left": exact(left)})
        }
        StepClaim::Exhausted { node, ref skipped, left, by, has } => {
            json!({"kind": kind, "node": name(node), "skipped": names(skipped), "left": exact(left), "by": by.map(name), "has": exact(has)})
        }
        StepClaim::Would { node, child, chooser, past } => {
            let beyond = match chooser {
                Player::Max => "above",
                Player::Min => "below",
            };
            json!({"kind": kind, "node": name(node), "child": name(child), beyond: exact(past), "changes": "best"})
        }
        StepClaim::Thought { node, child }
        | StepClaim::Selected { node, child }
        | StepClaim::Separates { node, child } => {
            json!({"kind": kind, "node": name(node), "child": name(child)})
        }
        StepClaim::Cut { node, ref skipped, ref bounds } => {
            let bounds: Vec<_> = bounds
                .iter()
                .map(|bound| json!({"node": name(bound.node), "by": name(bound.by), "value": exact(bound.value)}))
                .collect();
            json!({"kind": kind, "node": name(node), "skipped": names(skipped), "bounds": bounds})
        }
        StepClaim::Settles { node, ref skipped, than } => {
            json!({"kind": kind, "node": name(node), "skipped": names(skipped), "than": exact(than)})
        }
        StepClaim::Decides { node, by, ref skipped } => {
            json!({"kind": kind, "node": name(node), "by": name(by), "skipped": names(skipped)})
        }
        StepClaim::Resumes { node, child, chooser, past } => {
            let short = match chooser {
                Player::Max => "below",
                Player::Min => "above",
            };
            json!({"kind": kind, "node": name(node), "child": name(child), short: exact(past)})
        }
        StepClaim::Question { node, asker, than } => {
            json!({"kind": kind, "node": name(node), "player": asker.id(), "than": exact(than)})
        }
        StepClaim::Scouted { node, asker, value } => {
            json!({"kind": kind, "node": name(node), "player": asker.id(), "value": exact(value)})
        }
        StepClaim::Guess { node, low, high } | StepClaim::Interval { node, low, high } => {
            json!({"kind": kind, "node": name(node), "low": finite(low), "high": finite(high)})
        }
        StepClaim::Sampled { node, visits, .. } => {
            let mean = seen.mean(node).map(six);
            json!({"kind": kind, "node": name(node), "visits": visits, "mean": mean})
        }
        StepClaim::Limits { low, high } => {
            json!({"kind": kind, "low": exact(low), "high": exact(high)})
        }
        StepClaim::Mean { node, low, high } => {
            json!({"kind": kind, "node": name(node), "low": exact(low), "high": exact(high)})
        }
        StepClaim::Summed { node, sum } => {
            json!({"kind": kind, "node": name(node), "sum": exact(sum)})
        }
        StepClaim::Beyond { node, ref skipped, player, edge } => {
            let (player, skipped) = (player.id(), names(skipped));
            json!({"kind": kind, "node": name(node), "skipped": skipped, "player": player, "edge": exact(edge)})
        }
        StepClaim::Needs { node, chance, player, edge, mean } => {
            let (node, chance, player) = (name(node), name(chance), player.id());
            json!({"kind": kind, "node": node, "chance": chance, "player": player, "edge": exact(edge), "mean": exact(mean)})
        }
        StepClaim::Open { node } => json!({"kind": kind, "node": name(node)}),
        StepClaim::Withheld { to, player, node, by, value } => {
            let (player, node, by) = (player.id(), name(node), name(by));
            json!({"kind": kind, "to": name(to), "player": player, "node": node, "by": by, "value": exact(value)})
        }
        StepClaim::Again { node, of, loser } => {
            json!({"kind": kind, "node": name(node), "of": name(of), "loser": loser.map(Player::id)})
        }
        StepClaim::Known { node, from, plies } => {
            json!({"kind": kind, "node": name(node), "from": from.map(name), "plies": plies})
        }
    }
}
