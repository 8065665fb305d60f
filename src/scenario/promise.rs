//! Proves the promises of a lesson.

use std::sync::Arc;

use super::claim::{Claim, Promise};
use super::count::CountOrInfinity;
use super::load::build;
use super::loaded::Loaded;
use super::proof::{Proof, labels};
use super::readers::prove_plays;
use super::root_claims;
use super::schema::Lesson;
use super::swap_list::{Swap, swap_list};
use super::twins::prove_twins;
use super::variation::LessonVariation;
use super::when::{When, follow, step_of};
use language::{Language, Words, named_value};
use score::{Bound, NodeNumbers, Score};
use search::Algorithm;
use subject::MAX_NODES;
use trace::{EventKind, NamedStep, Replay};
use tree::{NodeId, Watch};

/// Runs the lesson's algorithms and checks every promise.
pub fn prove(loaded: &Loaded) -> Vec<Proof> {
    let mut runs: Vec<(Algorithm, Replay)> = Vec::new();
    let mut proofs = Vec::new();
    for promise in &loaded.lesson.promises {
        if let Claim::With(variation, claims) = &promise.claim {
            proofs.extend(prove_with(variation, claims, &promise.of, loaded));
            continue;
        }
        let Ok(algorithm) = promise.of.parse::<Algorithm>() else {
            continue; // Already refused by `load`.
        };
        if !runs.iter().any(|(of, _)| *of == algorithm) {
            let Ok(run) = loaded.run(algorithm, Watch::cap(MAX_NODES)) else {
                proofs.push(Proof {
                    what: labels().promises_finishes(algorithm.to_string()),
                    expected: labels().promises_yes(),
                    actual: labels().promises_no(),
                    to_horizon: None,
                });
                continue;
            };
            runs.push((algorithm, Replay::new(run.tree, run.trace)));
        }
        if let Some((_, replay)) = runs.iter_mut().find(|(of, _)| *of == algorithm) {
            replay.seek(usize::MAX);
            proofs.push(prove_one(promise, replay, loaded));
        }
    }
    if let Some(compare) = &loaded.lesson.compare {
        proofs.extend(prove_plays(loaded, compare));
    }
    proofs.extend(prove_twins(loaded));
    proofs
}

#[expect(clippy::too_many_lines, reason = "one arm a kind: none is without")]
fn prove_one(promise: &Promise, replay: &mut Replay, loaded: &Loaded) -> Proof {
    let tree = Arc::clone(replay.tree());
    let (tree, subject) = (&*tree, &*loaded.subject);
    let id = |node: NodeId| subject.id(tree, node);
    let ids = |nodes: &[NodeId]| list(nodes.iter().map(|&node| id(node)));
    let root = replay.node(NodeId::ROOT);
    let worth = |value: Option<Score>| {
        let moves = value.map(|value| replay.worth(NodeId::ROOT, value));
        moves.unwrap_or_default()
    };
    // A file may call a node otherwise than its id does.
    let told = |name: &String| {
        let node = subject.names_nodes().then(|| follow(tree, subject, std::slice::from_ref(name)));
        node.flatten().map_or_else(|| name.clone(), id)
    };
    let (what, expected, actual) = match &promise.claim {
        Claim::Value(value) => {
            let found = root.value().map(|value| tree.outcome(value).to_string());
            let none = || labels().promises_none();
            (labels().promises_value(), value.to_string(), found.unwrap_or_else(none))
        }
        Claim::Best(best) => (
            labels().promises_best(),
            told(best),
            replay.best(NodeId::ROOT).map_or_else(|| labels().promises_none(), id),
        ),
        Claim::Tied(tied) => {
            (labels().promises_tied(), list(tied.iter().map(told)), ids(&worth(root.value())))
        }
        Claim::TiedCount(count) => {
            count_of(labels().promises_tied_count(), *count, worth(root.value()).len() as u64)
        }
        Claim::Worth(value, moves) => (
            worth_label(Score(*value), subject.to_horizon(tree, NodeId::ROOT)),
            list(moves.iter().map(told)),
            ids(&worth(Some(Score(*value)))),
        ),
        Claim::Line(line) => {
            (labels().promises_line(), list(line.iter().map(told)), ids(&replay.line(NodeId::ROOT)))
        }
        Claim::LineBelow { path, line } => {
            let found = follow(tree, subject, path).map(|node| ids(&replay.line(node)));
            let found = found.unwrap_or_else(|| labels().promises_no_such_node());
            (labels().promises_line_below(path.join("/")), line.join(" "), found)
        }
        Claim::Candidates { path, moves } => {
            let is_one = |child: &NodeId| {
                replay.notes(*child).is_some_and(|notes| notes.candidate.is_some())
            };
            let found = follow(tree, subject, path)
                .map(|node| sorted(tree.children(node).filter(is_one).map(id).collect()));
            let found = found.unwrap_or_else(|| labels().promises_no_such_node());
            (labels().promises_candidates_at(path.join("/")), sorted(moves.clone()), found)
        }
        Claim::CalledBy { path, by } => {
            let caller = follow(tree, subject, path).and_then(|node| replay.called_by(node));
            let way = caller.map(|caller| ids(&tree.path(caller)[1..]));
            let way = way.unwrap_or_else(|| labels().promises_nothing());
            (labels().promises_called_for(path.join("/")), by.join(" "), way)
        }
        Claim::Entered(count) => {
            count_of(labels().promises_entered(), *count, replay.tally().entered)
        }
        Claim::Leaves(count) => count_of(labels().promises_leaves(), *count, replay.tally().leaves),
        Claim::Cutoffs(count) => {
            count_of(labels().promises_cutoffs(), *count, replay.tally().cutoffs)
        }
        Claim::Researches(count) => {
            count_of(labels().promises_researches(), *count, replay.tally().researches)
        }
        Claim::Pruned(pruned) => (
            labels().promises_pruned(),
            list(pruned.iter().map(told)),
            ids(&replay.unevaluated_leaves()),
        ),
        Claim::ChosenAfter { iterations, best } => {
            seek_iteration(replay, *iterations);
            let chosen = replay.best(NodeId::ROOT);
            let chosen = chosen.map_or_else(|| labels().promises_none(), id);
            (labels().promises_chosen_after(*iterations), told(best), chosen)
        }
        Claim::SampledAfter { iterations, path, visits, mean } => {
            seek_iteration(replay, *iterations);
            let sample = follow(tree, subject, path).and_then(|node| replay.sample(node));
            let sample = sample.unwrap_or_default();
            let span = replay.trace().sampled().map_or(1, |sampled| sampled.span);
            let found = sample.mean(span).filter(|_| !mean.is_empty());
            let found = found.map_or_else(String::new, |mean| format!(" {mean:.3}"));
            let what = labels().promises_sampled_after(*iterations, path.join("/"));
            (
                what,
                format!("{visits} {mean}").trim().to_owned(),
                format!("{}{found}", sample.visits),
            )
        }
        Claim::Running(gains) => {
            swaps(labels().promises_running(), gains, replay, |swap| swap.gained)
        }
        Claim::BackedUp(values) => {
            swaps(labels().promises_backed_up(), values, replay, |swap| swap.value)
        }
        Claim::Fact(_)
        | Claim::Cites(_)
        | Claim::Start(_)
        | Claim::Legal { .. }
        | Claim::Chooses { .. }
        | Claim::Terms { .. } => {
            let [what, expected, actual] = root_claims::hold(&promise.claim, loaded)
                .unwrap_or_else(|error| {
                    // Already refused by `load`.
                    [labels().promises_a_fact(), labels().promises_one(), error.what.en]
                });
            (what, expected, actual)
        }
        _ => at_step(promise, replay, loaded),
    };
    let about = match &promise.claim {
        Claim::Value(_) => Some(NodeId::ROOT),
        Claim::ValueAt { path, .. } => follow(tree, subject, path),
        _ => None,
    };
    Proof {
        what: format!("{}: {what}", promise.of),
        expected,
        actual,
        to_horizon: about.and_then(|node| subject.to_horizon(tree, node)),
    }
}

/// Goes to the end of an iteration of a search that samples; to the end, if there are fewer.
fn seek_iteration(replay: &mut Replay, iterations: u32) {
    let name = NamedStep { kind: EventKind::BackUp, node: NodeId::ROOT, nth: iterations };
    replay.seek(replay.trace().step_of(name).unwrap_or(usize::MAX));
}

/// The label of a promise about moves of this value; a mate is named by its length.
fn worth_label(value: Score, to_horizon: Option<i32>) -> String {
    labels().promises_worth(if value.is_mate() && to_horizon.is_some() {
        named_value(value, to_horizon, Language::En)
    } else {
        value.0.to_string()
    })
}

/// Checks a promise about a step; returns its name, the promised and the actual value.
fn at_step(promise: &Promise, replay: &mut Replay, loaded: &Loaded) -> (String, String, String) {
    let Some((when, path)) = promise.claim.at_step() else {
        return Default::default(); // Proved with the other claims.
    };
    let (reached, step) = go_to(&when, replay, loaded);
    let (tree, subject) = (Arc::clone(replay.tree()), &*loaded.subject);
    let name = path.join("/");
    let Some(node) = follow(&tree, subject, path) else {
        // Already refused by `load`.
        return (name, labels().promises_a_node(), labels().promises_no_such_node());
    };
    let notes = replay.notes(node);
    let said = |numbers: Option<NodeNumbers>| {
        numbers.map_or_else(|| labels().promises_none(), |numbers| numbers.to_string())
    };
    match &promise.claim {
        Claim::ProofAt { proof, disproof, .. } => (
            labels().promises_numbers_at(&name, &step),
            counts(*proof, *disproof),
            said(notes.and_then(|notes| notes.numbers)),
        ),
        Claim::IntervalAt { pessimistic, optimistic, .. } => (
            labels().promises_interval_at(&name, &step),
            format!("[{pessimistic}, {optimistic}]"),
            notes.and_then(|notes| notes.numbers).map_or_else(
                || labels().promises_none(),
                |NodeNumbers { first, second }| format!("[{}, {}]", first.0, second.0),
            ),
        ),
        Claim::ThresholdsAt { proof, disproof, .. } => (
            labels().promises_thresholds_at(&name, &step),
            counts(*proof, *disproof),
            said(notes.and_then(|notes| notes.thresholds)),
        ),
        Claim::NextAt { .. } => {
            let later = &replay.trace().records()[replay.step()..];
            let next = later.iter().find(|later| later.kind == EventKind::Enter);
            let id = |node| subject.id(&tree, node);
            let actual = next.map_or_else(|| labels().promises_none(), |next| id(next.node));
            (labels().promises_next_after(&step), id(node), actual)
        }
        Claim::CutAt { .. } => {
            let is_cut = replay.node(node).is_cut();
            let actual = if is_cut { labels().promises_cut() } else { labels().promises_not_cut() };
            (labels().promises_at(&name, &step), labels().promises_cut(), actual)
        }
        Claim::Keeps { bound, value, depth, best, .. } => {
            let kept = |bound: Bound, value: i32, depth: u8, best: Option<String>| {
                format!("{} {value}, {depth}, {}", bound.id(), best.as_deref().unwrap_or("-"))
            };
            let left = replay.last_record().and_then(|left| Some((left.value(), left.stored()?)));
            let actual = left.map_or_else(
                || labels().promises_none(),
                |(value, entry)| {
                    let best = entry.best.map(|best| subject.id(&tree, best));
                    kept(entry.bound, value.0, entry.depth, best)
                },
            );
            let promised = kept(*bound, *value, *depth, best.clone());
            (labels().promises_kept(&step), promised, actual)
        }
        Claim::ValueAt { value, .. } => (
            labels().promises_value_at(&name, &step),
            value.to_string(),
            replay
                .node(node)
                .value()
                .map_or_else(|| labels().promises_none(), |value| tree.exact(value).to_string()),
        ),
        Claim::Step { is, .. } => (
            labels().promises_number_of(&step),
            is.to_string(),
            reached.map_or_else(|| labels().promises_none(), |step| step.to_string()),
        ),
        _ => Default::default(),
    }
}

/// Formats proof and disproof number, or their thresholds, as in a promise.
fn counts(proof: CountOrInfinity, disproof: CountOrInfinity) -> String {
    let (proof, disproof) = (proof.0, disproof.0);
    NodeNumbers { first: proof, second: disproof }.to_string()
}

/// Seeks the step of a promise; returns its number and its name.
fn go_to(when: &When<'_>, replay: &mut Replay, loaded: &Loaded) -> (Option<usize>, String) {
    match step_of(when, replay.trace(), replay.tree(), &*loaded.subject) {
        Ok(step) => {
            replay.seek(step);
            let nth = match when.nth {
                1 => String::new(),
                nth => format!("#{nth}"),
            };
            let name = format!("{}:{}{nth}", when.on.name(), when.at.join("/"));
            (Some(step), name)
        }
        Err(words) => (None, words.en),
    }
}

fn count_of(what: String, expected: u64, actual: u64) -> (String, String, String) {
    (what, expected.to_string(), actual.to_string())
}

fn number(value: Option<Score>) -> String {
    value.map_or_else(|| labels().promises_none(), |value| value.0.to_string())
}

fn swaps(
    what: String,
    expected: &[i32],
    replay: &Replay,
    of: impl Fn(&Swap) -> Option<Score>,
) -> (String, String, String) {
    let actual = list(swap_list(replay).iter().map(|swap| number(of(swap))));
    (what, list(expected.iter().map(i32::to_string)), actual)
}

fn sorted(mut moves: Vec<String>) -> String {
    moves.sort_unstable();
    list(moves)
}

fn list(items: impl IntoIterator<Item = String>) -> String {
    items.into_iter().collect::<Vec<_>>().join(" ")
}

/// Checks claims against a run over a variation of the lesson's subject.
fn prove_with(
    variation: &LessonVariation,
    claims: &[Claim],
    of: &str,
    loaded: &Loaded,
) -> Vec<Proof> {
    let name = variation.name(loaded);
    let refused = |what: Words| {
        vec![Proof {
            what: labels().promises_with(&name, of),
            expected: labels().promises_can_be_read(),
            actual: what.en,
            to_horizon: None,
        }]
    };
    let Ok(algorithm) = of.parse() else {
        return Vec::new(); // Already refused by `load`.
    };
    let subject = match variation.of(loaded, algorithm) {
        Ok(subject) => subject,
        Err(error) => return refused(error.what),
    };
    let promises = claims.iter().map(|claim| Promise { of: of.to_owned(), claim: claim.clone() });
    let lesson = Lesson {
        subject,
        algorithms: vec![of.to_owned()],
        sampling: variation.sampling.unwrap_or(loaded.lesson.sampling),
        stops: Vec::new(),
        promises: promises.collect(),
        compare: None,
        twins: Vec::new(),
        inside: None,
        ..loaded.lesson.clone()
    };
    let varied = match build(lesson, Watch::cap(MAX_NODES)) {
        Ok(varied) => varied,
        Err(what) => return refused(what),
    };
    let mut proofs = prove(&varied);
    for proof in &mut proofs {
        proof.what = labels().promises_with(&name, &proof.what);
    }
    proofs
}
