//! `tree`: searches a textbook tree given on the command line.

use std::io::{BufRead, Read as _, Write};
use std::sync::Arc;

use clap::Args;
use serde::Serialize;
use serde_json::json;

use super::run::{root_relation, root_value};
use super::sampled::{SampledTree, SamplingArguments, tree_answer};
use super::telling::root;
use super::{AnswerFormat, CliAnswer, Exit, Refusal, texts, without_nulls};
use formats::nested_list;
use games::diagram::Diagram;
use language::{Language, Say as _, signed};
use lesson::Projection;
use scenario::{TreeKnowledge, record_by, sampled};
use score::{Fraction, Outcome, Player, Score, WrittenNumber};
use search::{Algorithm, Need, Playout};
use subject::{Unfit, too_much};
use trace::{BoundSource, Replay, Timeline};
use tree::NodeId;

/// The longest text of a tree, in bytes: enough for a million nodes.
const LARGEST: u64 = 16 << 20;

/// Search a tree written as nested lists.
#[derive(Debug, Args)]
pub struct SearchTree {
    /// The tree, e.g. [[3,12,8],[2,4,6],[14,5,2]]; values are MAX's. - reads it from the input.
    #[arg(long, allow_hyphen_values = true)]
    tree: String,
    /// Who is to move at the root: max unless given.
    #[arg(long, value_parser = root())]
    root: Option<Player>,
    /// minimax, alpha-beta, alpha-beta-shallow, pvs, mtd-f, sss-star or wishful; expectiminimax, star1
    /// and star2 where chance moves; pns, df-pn and and-or ask only whether the side at the root can do
    /// better than 0; b-star proves a best move; ucb1, flat-monte-carlo, uct and puct sample; max-n and
    /// paranoid where each player has payoffs of its own, as in [(1,2,3),(0,4,2)].
    #[arg(long, default_value = "alpha-beta")]
    algorithm: String,
    /// Of star1 and star2: the least and the greatest value that a leaf can have, as in 0..10; without
    /// it, those of the leaves.
    #[arg(long, value_name = "LOW..HIGH", allow_hyphen_values = true)]
    bounds: Option<String>,
    /// Of max-n: what the payoffs of every leaf add up to at the most, none of them negative; then
    /// moves are cut that leave too little (max-n-shallow).
    #[arg(long, value_name = "S")]
    sum: Option<String>,
    #[command(flatten)]
    sampling: SamplingArguments,
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
        let sum = self.sum.as_deref().map(read_sum).transpose()?;
        let algorithm = match (algorithm, sum) {
            (Algorithm::MaxN, Some(_)) => Algorithm::MaxNShallow,
            (Algorithm::MaxNShallow, None) => {
                let why = Unfit::NoSum.say(Language::spoken());
                return Err(Refusal(format!("{algorithm}: {why}")));
            }
            (algorithm, None) | (algorithm @ Algorithm::MaxNShallow, _) => algorithm,
            (algorithm, Some(_)) => {
                return Err(Refusal(texts().cli_sum_of_max_n(algorithm.to_string())));
            }
        };
        if algorithm.declines() || algorithm.grows_itself() {
            return Err(Refusal(texts().cli_tree_needs_board(algorithm.to_string())));
        }
        let is_star = algorithm.weighs() && algorithm.keeps_window();
        let bounds = self.bounds.as_deref().map(read_bounds).transpose()?;
        if bounds.is_some() && !is_star {
            return Err(Refusal(texts().cli_bounds_of_star(algorithm.to_string())));
        }
        let unfit = match (branch.players(), algorithm.shares()) {
            (Some(_), false) => Some(Unfit::Payoffs),
            (None, true) => Some(Unfit::TwoSides),
            _ if branch.has_chance() && !algorithm.meets_chance() => {
                (branch.players().is_none()).then_some(Unfit::Chance)
            }
            _ => None,
        };
        if let Some(unfit) = unfit {
            let why = unfit.say(Language::spoken());
            return Err(Refusal(format!("{algorithm}: {why}")));
        }
        if self.root.is_some() && algorithm.shares() {
            return Err(Refusal(texts().cli_root_of_players()));
        }
        let also: Vec<_> = bounds.iter().flatten().copied().chain(sum).collect();
        let root = self.root.unwrap_or_default();
        let built = Diagram::build_counted(&branch, root, &[], &also);
        let (mut tree, diagram) = built.map_err(|error| error.what)?;
        if let Some(sum) = sum {
            let fine = || Refusal(texts().setup_too_fine());
            let counted = sum.counted_in(tree.parts()).ok_or_else(fine)?;
            tree.pay_in_all(counted).map_err(|leaf| {
                let name = json!(tree.child_numbers(leaf)).to_string();
                let what = too_much(&tree, leaf, &name, sum);
                Refusal(what.get(Language::spoken()).to_owned())
            })?;
        }
        let mut of_tree = TreeKnowledge::of(&tree);
        if let Some([low, high]) = bounds {
            let [low, high] = [low, high].map(|end| end.counted_in(tree.parts()));
            let fine = || Refusal(texts().setup_too_fine());
            let limits = low.zip(high).ok_or_else(fine)?;
            of_tree
                .limit(&tree, limits)
                .map_err(|error| Refusal(error.get(Language::spoken()).to_owned()))?;
        }
        if tree.len() == 1 && algorithm.needs().contains(&Need::Choice) {
            return Err(Refusal(texts().cli_no_choice()));
        }
        if let Some(descent) = algorithm.samples() {
            let plan = self.sampling.plan(algorithm, &[Playout::Random, Playout::Exact])?;
            let mut of = SampledTree::new(&tree);
            sampled(descent, &tree, plan, &of_tree, &mut of);
            let answer = tree_answer(&of, &tree, (algorithm, plan, of_tree.rewards.span()));
            return answer.print(self.output, output);
        }
        self.sampling.none(algorithm)?;
        let tree = Arc::new(tree);
        let trace = Arc::new(record_by(algorithm.into(), &tree, &of_tree)?);
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
        answer(&seen, &cutoffs).print(self.output, output)
    }
}

/// Reads what all payoffs add up to.
fn read_sum(text: &str) -> Result<Fraction, Refusal> {
    let sum = WrittenNumber::exact(text.trim()).filter(|sum| *sum >= Fraction::ZERO);
    sum.ok_or_else(|| Refusal(texts().cli_sum_expected(text.escape_debug().to_string())))
}

/// Reads `LOW..HIGH`.
fn read_bounds(text: &str) -> Result<[Fraction; 2], Refusal> {
    let ends = text.split_once("..").and_then(|(low, high)| {
        Some([WrittenNumber::exact(low.trim())?, WrittenNumber::exact(high.trim())?])
    });
    let wrong = || Refusal(texts().cli_bounds_expected(text.escape_debug().to_string()));
    ends.filter(|[low, high]| low <= high).ok_or_else(wrong)
}

/// A cut: the nearest bound that suffices, and every other one.
#[derive(Serialize)]
struct Cutoff {
    node: Vec<u32>,
    value: Option<Outcome>,
    #[serde(flatten)]
    nearest: Option<BoundAnswer>,
    suffice: Vec<BoundAnswer>,
}

#[derive(Clone, Serialize)]
struct BoundAnswer {
    kind: &'static str,
    bound: Fraction,
    #[serde(skip)]
    edge: Score,
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
                    _ if seen.is_chance(node) => match reason.player {
                        Player::Max => "alpha",
                        Player::Min => "beta",
                    },
                    BoundSource::Mean(_) => "mean",
                    BoundSource::Scout(_) => "scout",
                    BoundSource::Caller => "caller",
                    BoundSource::Child(_) | BoundSource::EarlierVisit(_) if reason.is_deep() => {
                        "deep"
                    }
                    BoundSource::Child(_) | BoundSource::EarlierVisit(_) => "shallow",
                },
                bound: seen.exact(reason.bound),
                edge: reason.bound,
                set_by: tree.child_numbers(reason.ancestor),
                child: reason.source.child().map(|child| tree.child_numbers(child)),
            })
            .collect();
        Some(Self {
            node: tree.child_numbers(node),
            value: seen.value(node).map(|value| seen.outcome(value)),
            nearest: suffice.first().cloned(),
            suffice,
        })
    }

    fn line(&self) -> Option<String> {
        let (texts, nearest) = (texts(), self.nearest.as_ref()?);
        let value = self.value.as_ref().map_or_else(|| texts.cli_none(), ToString::to_string);
        let path = |numbers: &[u32]| json!(numbers).to_string();
        let node = path(&self.node);
        if let Some(child) = &nearest.child {
            let [setter, child] = [path(&nearest.set_by), path(child)];
            let bound = nearest.bound.to_string();
            return Some(texts.cli_cut_at(setter, bound, nearest.kind, node, child, value));
        }
        // Next to infinity, where SSS* begins.
        let is_next = nearest.edge == Score::MAX + -1;
        let bound =
            if is_next { signed(nearest.edge).to_string() } else { nearest.bound.to_string() };
        Some(texts.cli_cut_at_window(bound, node, value))
    }
}

/// The result of searching a tree. Nodes are paths of child numbers from 0.
fn answer(seen: &Projection<'_>, cutoffs: &[Cutoff]) -> CliAnswer {
    let (tree, tally, texts) = (seen.tree(), seen.tally(), texts());
    let value = seen.value(NodeId::ROOT).map(|value| seen.outcome(value));
    let pv = json!(tree.child_numbers(seen.line().last().copied().unwrap_or(NodeId::ROOT)));
    let pruned = seen.unevaluated_leaves().into_iter();
    let pruned = json!(pruned.map(|leaf| tree.child_numbers(leaf)).collect::<Vec<_>>());
    // Of an algorithm that tests with null windows alone.
    let passes = Some(seen.tests()).filter(|&tests| tests > 0);
    let shown = root_value(seen, |value| seen.outcome(value).to_string());
    let mut lines = vec![texts.cli_tree_value(
        seen.algorithm().to_string(),
        texts.cli_leaves(tally.leaves),
        pv.to_string(),
        shown.unwrap_or_else(|| texts.cli_none()),
    )];
    match passes {
        Some(passes) => lines.push(texts.cli_passes(passes)),
        None if tally.researches > 0 => lines.push(texts.cli_re_searches(tally.researches)),
        None => {}
    }
    lines.push(texts.cli_never_evaluated(pruned.to_string()));
    lines.extend(cutoffs.iter().filter_map(Cutoff::line));
    let json = json!({
        "value": value,
        "relation": root_relation(seen),
        "pv": pv,
        "leaves": tally.leaves,
        "pruned": pruned,
        "cutoffs": cutoffs,
        "researches": tally.researches,
        "passes": passes,
    });
    CliAnswer { json: without_nulls(json, &["passes"]), text: lines.join("\n") + "\n" }
}
