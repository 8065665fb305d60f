//! `tree`: a textbook tree from the command line.

use std::io::{BufRead, Write};
use std::sync::Arc;

use clap::{Args, ValueEnum};
use serde_json::{Value, json};

use super::{AnswerFormat, Exit, Refusal, count};
use crate::formats::nested_list;
use crate::games::diagram::Diagram;
use crate::scenario::record;
use crate::score::Player;
use crate::search::Algorithm;
use crate::trace::{EventKind, Replay};
use crate::tree::{NodeId, Tree};

/// Who is to move at the root.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Root {
    Max,
    Min,
}

/// Search a tree written as nested lists.
#[derive(Debug, Args)]
pub struct SearchTree {
    /// The tree, e.g. [[3,12,8],[2,4,6],[14,5,2]]; values are MAX's. - reads it from the input.
    #[arg(long, allow_hyphen_values = true)]
    tree: String,
    /// Who is to move at the root.
    #[arg(long, value_enum, default_value = "max")]
    root: Root,
    /// minimax, alpha-beta or alpha-beta-shallow.
    #[arg(long, default_value = "alpha-beta")]
    algorithm: String,
    #[command(flatten)]
    output: AnswerFormat,
}

impl SearchTree {
    pub(super) fn run(
        &self,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> Result<Exit, Refusal> {
        let mut text = self.tree.clone();
        if text == "-" {
            text.clear();
            input
                .read_to_string(&mut text)
                .map_err(|error| Refusal(format!("--tree: {error}")))?;
        }
        let branch =
            nested_list::parse(&text).map_err(|error| Refusal(format!("--tree: {error}")))?;
        let algorithm: Algorithm = self.algorithm.parse()?;
        if algorithm.declines() {
            return Err(Refusal(format!(
                "the algorithm '{algorithm}' needs a board; it cannot run on a tree of numbers"
            )));
        }
        let player = match self.root {
            Root::Max => Player::Max,
            Root::Min => Player::Min,
        };
        let (tree, _) = Diagram::build(&branch, player)?;
        let tree = Arc::new(tree);
        let trace = Arc::new(record(algorithm, &tree)?);
        let mut replay = Replay::new(tree.clone(), trace.clone());
        let mut cutoffs = Vec::new();
        for record in trace.records() {
            replay.forward();
            if record.kind == EventKind::Cut {
                cutoffs.push(cutoff(&replay, record.node));
            }
        }
        let answer = answer(&replay, &tree, &cutoffs);
        if self.output.json {
            writeln!(output, "{answer}")?;
        } else {
            write!(output, "{}", people(&answer, algorithm))?;
        }
        Ok(Exit::Answered)
    }
}

fn answer(replay: &Replay, tree: &Tree, cutoffs: &[Value]) -> Value {
    let line = replay.line(NodeId::ROOT);
    let end = line.last().copied().unwrap_or(NodeId::ROOT);
    let pruned: Vec<_> = replay
        .pruned_leaves()
        .into_iter()
        .map(|leaf| tree.child_numbers(leaf))
        .collect();
    json!({
        "value": replay.node(NodeId::ROOT).value().map(|value| value.0),
        "pv": tree.child_numbers(end),
        "leaves": replay.tally().leaves,
        "pruned": pruned,
        "cutoffs": cutoffs,
    })
}

/// A cut: the nearest bound that suffices, and every other one.
fn cutoff(replay: &Replay, node: NodeId) -> Value {
    let tree = replay.tree();
    let reasons = replay.cut_reasons(node);
    let all: Vec<_> = reasons
        .iter()
        .map(|reason| {
            json!({
                "kind": if reason.is_deep() { "deep" } else { "shallow" },
                "bound": reason.bound.0,
                "set_by": tree.child_numbers(reason.ancestor),
                "child": tree.child_numbers(reason.set_by),
            })
        })
        .collect();
    let mut cutoff = json!({
        "node": tree.child_numbers(node),
        "value": replay.node(node).value().map(|value| value.0),
    });
    if let Some(nearest) = all.first() {
        for key in ["kind", "bound", "set_by", "child"] {
            cutoff[key] = nearest[key].clone();
        }
    }
    cutoff["suffice"] = Value::Array(all);
    cutoff
}

fn people(answer: &Value, algorithm: Algorithm) -> String {
    let mut text = format!(
        "{algorithm}: value {}, line {}, {} evaluated\n",
        answer["value"],
        answer["pv"],
        count(answer["leaves"].as_u64().unwrap_or(0), "leaf", "leaves")
    );
    text += &format!("never evaluated: {}\n", answer["pruned"]);
    for cutoff in answer["cutoffs"].as_array().into_iter().flatten() {
        text += &format!(
            "{} cut at {}: value {}, bound {} set at {} by {}\n",
            cutoff["kind"].as_str().unwrap_or_default(),
            cutoff["node"],
            cutoff["value"],
            cutoff["bound"],
            cutoff["set_by"],
            cutoff["child"]
        );
    }
    text
}
