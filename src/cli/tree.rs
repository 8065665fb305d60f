//! `tree`: searches a textbook tree given on the command line.

use std::io::{BufRead, Read as _, Write};
use std::sync::Arc;

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::run::{root_relation, root_value};
use super::{AnswerFormat, Exit, Refusal, texts, to_json};
use formats::nested_list;
use games::diagram::Diagram;
use language::Language;
use lesson::Projection;
use scenario::record;
use score::Player;
use search::Algorithm;
use trace::{BoundSource, Replay, Timeline};
use tree::NodeId;

/// Who is to move at the root.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Root {
    Max,
    Min,
}

/// The longest text of a tree, in bytes: enough for a million nodes.
const LARGEST: u64 = 16 << 20;

/// Search a tree written as nested lists.
#[derive(Debug, Args)]
pub struct SearchTree {
    /// The tree, e.g. [[3,12,8],[2,4,6],[14,5,2]]; values are MAX's. - reads it from the input.
    #[arg(long, allow_hyphen_values = true)]
    tree: String,
    /// Who is to move at the root.
    #[arg(long, value_enum, default_value = "max")]
    root: Root,
    /// minimax, alpha-beta, alpha-beta-shallow, pvs, mtd-f or wishful; pns, df-pn and and-or ask only
    /// whether the side at the root can do better than 0.
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
            let limited = input.take(LARGEST + 1).read_to_string(&mut text);
            limited.map_err(|error| Refusal(format!("--tree: {error}")))?;
            if text.len() as u64 > LARGEST {
                return Err(Refusal(texts().cli_tree_too_large(LARGEST)));
            }
        }
        let branch =
            nested_list::parse(&text).map_err(|error| Refusal(format!("--tree: {error}")))?;
        let algorithm: Algorithm = self.algorithm.parse()?;
        if algorithm.declines() || algorithm.grows_itself() {
            return Err(Refusal(texts().cli_tree_needs_board(algorithm.to_string())));
        }
        let player = match self.root {
            Root::Max => Player::Max,
            Root::Min => Player::Min,
        };
        let (tree, diagram) = Diagram::build(&branch, player)?;
        let tree = Arc::new(tree);
        let trace = Arc::new(record(algorithm, &tree)?);
        let timeline = Timeline::of(&tree, &trace);
        let mut replay = Replay::new(tree, trace);
        let mut cutoffs = Vec::new();
        for &step in &timeline.cuts {
            replay.seek(step);
            let seen = Projection::new(&replay, &timeline, algorithm, &diagram, Language::spoken());
            cutoffs.extend(Cutoff::of(&seen));
        }
        replay.seek(usize::MAX);
        let seen = Projection::new(&replay, &timeline, algorithm, &diagram, Language::spoken());
        let answer = TreeAnswer::of(&seen, cutoffs);
        if self.output.json {
            writeln!(output, "{}", to_json(&answer)?)?;
        } else {
            write!(output, "{}", answer.for_people(algorithm)?)?;
        }
        Ok(Exit::Answered)
    }
}

/// The result of searching a tree. Nodes are paths of child numbers from 0.
#[derive(Serialize)]
struct TreeAnswer {
    value: Option<i32>,
    /// `exact`, or which bound is known: `at-least`, `at-most`.
    relation: Option<&'static str>,
    pv: Vec<u32>,
    /// Leaf evaluations made.
    leaves: u64,
    /// Leaves never evaluated.
    pruned: Vec<Vec<u32>>,
    cutoffs: Vec<Cutoff>,
    /// Nodes re-searched because a null-window search failed high.
    researches: u64,
    /// The passes of an algorithm that tests with null windows alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    passes: Option<usize>,
    /// The value as text.
    #[serde(skip)]
    shown: Option<String>,
}

/// A cut: the nearest bound that suffices, and every other one.
#[derive(Serialize)]
struct Cutoff {
    node: Vec<u32>,
    value: Option<i32>,
    #[serde(flatten)]
    nearest: Option<BoundAnswer>,
    suffice: Vec<BoundAnswer>,
}

#[derive(Clone, Serialize)]
struct BoundAnswer {
    kind: &'static str,
    bound: i32,
    /// The ancestor that set the bound.
    set_by: Vec<u32>,
    /// The child of `set_by` that the bound is about; null if the caller set the bound.
    child: Option<Vec<u32>>,
}

impl Cutoff {
    /// The cut at the step of `seen`.
    fn of(seen: &Projection<'_>) -> Option<Self> {
        let tree = seen.tree();
        let (node, reasons) = seen.why_cut(seen.here()?)?;
        let suffice: Vec<_> = reasons
            .iter()
            .map(|reason| BoundAnswer {
                kind: match reason.source {
                    BoundSource::Scout(_) => "scout",
                    BoundSource::Caller => "caller",
                    BoundSource::Child(_) | BoundSource::EarlierVisit(_) if reason.is_deep() => {
                        "deep"
                    }
                    BoundSource::Child(_) | BoundSource::EarlierVisit(_) => "shallow",
                },
                bound: reason.bound.0,
                set_by: tree.child_numbers(reason.ancestor),
                child: reason.source.child().map(|child| tree.child_numbers(child)),
            })
            .collect();
        Some(Self {
            node: tree.child_numbers(node),
            value: seen.value(node).map(|value| value.0),
            nearest: suffice.first().cloned(),
            suffice,
        })
    }
}

impl TreeAnswer {
    fn of(seen: &Projection<'_>, cutoffs: Vec<Cutoff>) -> Self {
        let tree = seen.tree();
        let end = seen.line().last().copied().unwrap_or(NodeId::ROOT);
        let pruned = seen.unevaluated_leaves().into_iter();
        Self {
            value: seen.value(NodeId::ROOT).map(|value| value.0),
            relation: root_relation(seen),
            pv: tree.child_numbers(end),
            leaves: seen.tally().leaves,
            pruned: pruned.map(|leaf| tree.child_numbers(leaf)).collect(),
            cutoffs,
            researches: seen.tally().researches,
            passes: Some(seen.tests()).filter(|&tests| tests > 0),
            shown: root_value(seen, |value| value.0.to_string()),
        }
    }

    fn for_people(&self, algorithm: Algorithm) -> Result<String, Refusal> {
        let texts = texts();
        let number = |value: Option<i32>| value.map_or_else(|| texts.cli_none(), |v| v.to_string());
        let mut text = texts.cli_tree_value(
            algorithm.to_string(),
            texts.cli_leaves(self.leaves),
            to_json(&self.pv)?,
            self.shown.clone().unwrap_or_else(|| texts.cli_none()),
        );
        text.push('\n');
        if let Some(passes) = self.passes {
            text += &(texts.cli_passes(passes) + "\n");
        }
        if self.researches > 0 && self.passes.is_none() {
            text += &(texts.cli_re_searches(self.researches) + "\n");
        }
        text += &(texts.cli_never_evaluated(to_json(&self.pruned)?) + "\n");
        for cutoff in &self.cutoffs {
            let Some(nearest) = &cutoff.nearest else {
                continue;
            };
            let (node, value) = (to_json(&cutoff.node)?, number(cutoff.value));
            text += &match &nearest.child {
                Some(child) => texts.cli_cut_at(
                    to_json(&nearest.set_by)?,
                    nearest.bound,
                    nearest.kind,
                    node,
                    to_json(child)?,
                    value,
                ),
                None => texts.cli_cut_at_window(nearest.bound, node, value),
            };
            text.push('\n');
        }
        Ok(text)
    }
}
