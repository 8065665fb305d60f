//! Claims as `walk --json` writes them, and `claims`: each of them with its sentence and its proof.

use std::path::PathBuf;

use clap::Args;
use serde_json::{Map, Value, json};

use super::lessons::{open_or_read, with_algorithm};
use super::run::step_of;
use super::sampled::six;
use super::{Exit, Refusal, Streams, texts};
use claim::StepClaim;
use language::Language;
use lesson::{Projection, Telling};
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

/// The claims of a run, one JSON object a line: each with a sentence in both languages, and whether
/// the oracle has proved it from the tree. Numbers are from Black's point of view.
#[derive(Debug, Args)]
pub struct ListClaims {
    /// The id of a lesson, or a file; - reads a log, a tree or a lesson from the input.
    #[arg(required_unless_present = "schema")]
    lesson: Option<PathBuf>,
    /// Another algorithm than the lesson's first.
    #[arg(long)]
    algorithm: Option<String>,
    /// The first step: a number, or what happens there, such as cut:PATH.
    #[arg(long, default_value = "1")]
    from: String,
    /// The last step.
    #[arg(long, default_value = "last")]
    to: String,
    /// Print the JSON Schema of a line instead.
    #[arg(long, conflicts_with_all = ["lesson", "algorithm"])]
    schema: bool,
}

impl ListClaims {
    pub(super) fn run(&self, streams: &mut Streams<'_>) -> Result<Exit, Refusal> {
        let output = &mut *streams.output;
        let Some(lesson) = &self.lesson else {
            writeln!(output, "{:#}", schema())?;
            return Ok(Exit::Answered);
        };
        let opened = open_or_read(lesson, streams.input)?;
        let opened = with_algorithm(opened, self.algorithm.as_deref())?;
        let [from, to] = [&self.from, &self.to].map(|step| step_of(lesson, step, &opened));
        let (from, to) = (from?, to?);
        if from > to {
            return Err(Refusal(texts().cli_from_after_to(from, to)));
        }
        let mut oracles = opened.claim_oracles();
        let mut opened = opened;
        for step in 1..=to {
            for oracle in &mut oracles {
                oracle.forward();
            }
            if step < from {
                continue;
            }
            opened = opened.at_step(step);
            let told = Language::ALL.map(|language| {
                (language, opened.projection(language).telling(Telling::default()))
            });
            let [(_, seen), ..] = &told;
            for claim in seen.claims() {
                let sentences = told
                    .iter()
                    .map(|(language, seen)| (language.id(), seen.claim_sentence(&claim)));
                let sentences: Map<_, _> =
                    sentences.map(|(id, told)| (id.to_owned(), told.into())).collect();
                let proved = oracles.iter().all(|oracle| oracle.holds(&claim));
                let mut line = Map::new();
                line.insert("step".to_owned(), step.into());
                if let Value::Object(fields) = written(seen, &claim) {
                    line.extend(fields);
                }
                line.insert("sentence".to_owned(), sentences.into());
                line.insert("proved".to_owned(), proved.into());
                writeln!(output, "{}", Value::Object(line))?;
            }
        }
        Ok(Exit::Answered)
    }
}

/// The fields of each kind of claim, with the names of their types in the schema.
const FIELDS: [(&str, &str); StepClaim::KINDS.len()] = [
    ("has", "player:player node:node by:node value:number"),
    ("worth", "node:node relation:relation value:number"),
    ("wished", "node:node value:number"),
    ("best", "node:node child:node value:paid"),
    ("would", "node:node child:node above?:number below?:number changes:best"),
    ("others", "node:node value:number"),
    ("thought", "node:node child:node"),
    ("cut", "node:node skipped:nodes bounds:bounds"),
    ("settles", "node:node skipped:nodes than:number"),
    ("decides", "node:node by:node skipped:nodes"),
    ("resumes", "node:node child:node above?:number below?:number"),
    ("question", "node:node player:player than:number"),
    ("guess", "node:node low:edge high:edge"),
    ("open", "node:node"),
    ("withheld", "to:node player:player node:node by:node value:number"),
    ("known", "node:node from:maybe plies:count"),
    ("proven", "node:node proven:boolean"),
    ("scouted", "node:node player:player value:number"),
    ("again", "node:node of:node loser:loser"),
    ("bounded", "node:node relation:relation value:number"),
    ("selected", "node:node child:node"),
    ("sampled", "node:node visits:count mean:decimal"),
    ("interval", "node:node low:edge high:edge"),
    ("separates", "node:node child:node"),
    ("limits", "low:number high:number"),
    ("mean", "node:node low:number high:number"),
    ("summed", "node:node sum:number"),
    ("beyond", "node:node skipped:nodes player:player edge:number"),
    ("needs", "node:node chance:node player:player edge:number mean:number"),
    ("paid", "node:node value:paid"),
    ("gets", "node:node own:number left:number"),
    ("exhausted", "node:node skipped:nodes left:number by:maybe has:number"),
];

/// The JSON Schema of a line of `claims`.
fn schema() -> Value {
    let reference = |name: &str| json!({"$ref": format!("#/$defs/{name}")});
    let kinds = FIELDS.iter().map(|(kind, fields)| {
        let mut properties = Map::new();
        let mut required = vec!["step", "kind", "sentence", "proved"];
        properties.insert("kind".to_owned(), json!({"const": kind}));
        for name in ["step:count", "sentence:sentence", "proved:boolean"] {
            let (name, of) = name.split_once(':').unwrap_or_default();
            properties.insert(name.to_owned(), reference(of));
        }
        for (name, of) in fields.split(' ').filter_map(|field| field.split_once(':')) {
            let always = name.strip_suffix('?');
            properties.insert(always.unwrap_or(name).to_owned(), reference(of));
            required.extend(always.is_none().then_some(name));
        }
        json!({"properties": properties, "required": required, "additionalProperties": false})
    });
    let whole = json!({"type": "integer"});
    // What is not whole is a fraction in lowest terms.
    let fraction = json!({"type": "string", "pattern": "^-?[0-9]+/[0-9]+$"});
    let number = json!({"anyOf": [whole, fraction]});
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A claim of a step of a search, by yomisuji",
        "type": "object",
        "oneOf": kinds.collect::<Vec<_>>(),
        "$defs": {
            "count": {"type": "integer", "minimum": 0},
            "boolean": {"type": "boolean"},
            "number": number,
            "edge": {"anyOf": [reference("number"), {"type": "null"}]},
            "decimal": {"type": "number"},
            "paid": {"anyOf": [reference("number"), {"type": "array", "items": reference("number")}]},
            "node": {"type": "string"},
            "maybe": {"type": ["string", "null"]},
            "nodes": {"type": "array", "items": reference("node")},
            "player": {"enum": ["max", "min"]},
            "loser": {"enum": ["max", "min", null]},
            "relation": {"enum": ["exact", "at-least", "at-most"]},
            "best": {"const": "best"},
            "bounds": {"type": "array", "items": {
                "type": "object",
                "properties": {
                    "node": reference("node"), "by": reference("node"), "value": reference("number"),
                },
                "required": ["node", "by", "value"],
                "additionalProperties": false,
            }},
            "sentence": {
                "type": "object",
                "properties": {"ja": {"type": "string"}, "en": {"type": "string"}},
                "required": ["ja", "en"],
                "additionalProperties": false,
            },
        },
    })
}
