//! What marks measure: ways to answer without understanding earn little, and the full model all.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::cover::{is_whole, lessons, opened, rounds, stride};
use crate::fill_in::{self, filling};
use crate::random::Dice;
use crate::sheets::{Exercise, random_root};
use yomisuji::formats::nested_list;
use yomisuji::language::{Language, is_named};
use yomisuji::lesson::{
    GradedEntry, Grading, PredictedAnswer, PredictedChoice, Prediction, PredictionKind, Projection,
    Sheet, SheetEntry, SheetKey, SheetSize,
};
use yomisuji::scenario::{AskedGroup, AskedWeights, asked_of, load_course, shipped};
use yomisuji::score::{Bound, BoundedScore, Player, Score, Window};
use yomisuji::search::{Algorithm, Slip, smallest};
use yomisuji::session::{FillInCommand, Job, Opened, StudyMode, rerun};
use yomisuji::subject::choice;
use yomisuji::trace::EventKind;
use yomisuji::tree::{Kind, NodeId, Tree};

/// What can be seen at a node without comparing numbers.
#[derive(Clone, Copy)]
struct Seen {
    /// Whether the other player has a value above it.
    is_contested: bool,
    /// Whether its window has just become narrower.
    has_moved: bool,
    /// What has come back.
    came: Option<Score>,
    /// Whether the best of the node is on the good side of zero for whoever moves there.
    is_ahead: bool,
}

fn right(asked: &Prediction, _: (usize, Seen)) -> Option<PredictedAnswer> {
    asked.right.first().copied()
}

/// Takes the larger value and the smaller one rightly, and reads every move.
fn never_cuts(asked: &Prediction, (number, seen): (usize, Seen)) -> Option<PredictedAnswer> {
    match asked.kind {
        PredictionKind::Cut if asked.choices().contains(&PredictedChoice::GoOn) => {
            Some(PredictedAnswer::Choice(PredictedChoice::GoOn))
        }
        PredictionKind::Window => Some(PredictedAnswer::Window(Window::FULL)),
        // Who has never heard of a cut has no answer.
        PredictionKind::Threshold => None,
        PredictionKind::Next | PredictionKind::Order | PredictionKind::LeafValue => {
            asked.choices().first().copied().map(PredictedAnswer::Choice)
        }
        PredictionKind::Table => Some(PredictedAnswer::Choice(PredictedChoice::GoOn)),
        PredictionKind::Returned => Some(PredictedAnswer::Choice(PredictedChoice::Exactly)),
        // The first is exact, with a move.
        PredictionKind::Entry => asked.choices().first().copied().map(PredictedAnswer::Choice),
        PredictionKind::Half => Some(PredictedAnswer::Choice(PredictedChoice::Proves(None))),
        // All leaves.
        PredictionKind::Fewest => asked.other.or_else(|| right(asked, (number, seen))),
        _ => right(asked, (number, seen)),
    }
}

/// The same, and types the best value as the bound of the side to move, which every book says.
fn knows_windows(asked: &Prediction, (number, seen): (usize, Seen)) -> Option<PredictedAnswer> {
    match asked.kind {
        PredictionKind::Window => right(asked, (number, seen)),
        _ => never_cuts(asked, (number, seen)),
    }
}

/// Knows windows, and that a number is a bound where not all was read; reads every move.
fn sees_bounds(asked: &Prediction, (number, seen): (usize, Seen)) -> Option<PredictedAnswer> {
    match asked.kind {
        PredictionKind::Fewest => right(asked, (number, seen)),
        _ => copies_bounds(asked, (number, seen)),
    }
}

/// The same, and copies a number that stands above where it is asked what would be cut: there are
/// two of them at least.
fn copies_bounds(asked: &Prediction, (number, seen): (usize, Seen)) -> Option<PredictedAnswer> {
    match asked.kind {
        PredictionKind::Threshold if number.is_multiple_of(2) => asked.other,
        PredictionKind::Threshold => right(asked, (number, seen)),
        _ => knows_windows(asked, (number, seen)),
    }
}

/// Knows everything, and cuts by the parent's bound wherever moves are left.
fn always_cuts(asked: &Prediction, with: (usize, Seen)) -> Option<PredictedAnswer> {
    match (asked.kind, asked.choices()) {
        // The first bound is the own one, which never is the right one.
        (PredictionKind::Cut, [_, _, nearest, ..]) => Some(PredictedAnswer::Choice(*nearest)),
        (PredictionKind::Cut, [_, only]) => Some(PredictedAnswer::Choice(*only)),
        (PredictionKind::Returned | PredictionKind::Entry, [exact, ..]) => {
            Some(PredictedAnswer::Choice(*exact))
        }
        _ => right(asked, with),
    }
}

/// Knows everything but when to cut: wherever a number stands above, it is cut.
fn cuts_below_numbers(
    asked: &Prediction,
    (number, seen): (usize, Seen),
) -> Option<PredictedAnswer> {
    match asked.kind {
        PredictionKind::Cut if !seen.is_contested => {
            asked.choices().first().copied().map(PredictedAnswer::Choice)
        }
        PredictionKind::Cut | PredictionKind::Returned | PredictionKind::Entry => {
            always_cuts(asked, (number, seen))
        }
        _ => right(asked, (number, seen)),
    }
}

/// The same, but only where the window has just become narrower.
fn cuts_below_moved(asked: &Prediction, (number, seen): (usize, Seen)) -> Option<PredictedAnswer> {
    let is_contested = seen.is_contested && seen.has_moved;
    cuts_below_numbers(asked, (number, Seen { is_contested, ..seen }))
}

/// Knows everything but when to cut: below a number of the other player it is cut where the best here is
/// on the good side of zero.
fn cuts_where_ahead(asked: &Prediction, (number, seen): (usize, Seen)) -> Option<PredictedAnswer> {
    match asked.kind {
        PredictionKind::Cut if seen.is_contested && seen.is_ahead => {
            match right(asked, (number, seen)) {
                Some(PredictedAnswer::Choice(PredictedChoice::GoOn)) => {
                    always_cuts(asked, (number, seen))
                }
                bound => bound,
            }
        }
        PredictionKind::Cut => asked.choices().first().copied().map(PredictedAnswer::Choice),
        _ => right(asked, (number, seen)),
    }
}

/// Sees bounds, and cuts only what a question about the value of a leaf has named, or the sentence after
/// it: with that value it would be cut.
fn reads_questions() -> impl FnMut(&Opened, &Prediction, (usize, Seen)) -> Option<PredictedAnswer> {
    let mut named = BTreeSet::new();
    let mut last = usize::MAX;
    move |open, asked, with| {
        if asked.step <= last {
            named.clear();
        }
        last = asked.step;
        let tree = open.tree();
        if asked.kind == PredictionKind::LeafValue {
            let seen = open.clone().at_step(asked.step);
            let seen = seen.projection(Language::En);
            let words = [seen.ask(asked), seen.reason(asked).unwrap_or_default()].join(" ");
            let subject = &*open.loaded().subject;
            let is_named =
                |id: &NodeId| is_named(&words, &choice(subject, tree, *id, Language::En));
            named.extend(tree.ids().filter(is_named));
        }
        let is_cut = asked.kind == PredictionKind::Cut
            && tree.children(asked.node).any(|child| named.contains(&child));
        if is_cut { always_cuts(asked, with) } else { sees_bounds(asked, with) }
    }
}

/// Throws a coin, and then another one for the bound; between two numbers that stand to reason, too.
fn coin(asked: &Prediction, (number, seen): (usize, Seen)) -> Option<PredictedAnswer> {
    let throw = |sides: usize| {
        let seed = (number as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40;
        (seed as usize) % sides
    };
    match asked.choices() {
        [] => {
            if throw(2) == 0 {
                right(asked, (number, seen))
            } else {
                asked.other
            }
        }
        [go_on, bounds @ ..] if asked.kind == PredictionKind::Cut => {
            let choice = if throw(2) == 0 { *go_on } else { bounds[throw(997) % bounds.len()] };
            Some(PredictedAnswer::Choice(choice))
        }
        choices => Some(PredictedAnswer::Choice(choices[throw(choices.len())])),
    }
}

/// Looks at nothing, and gives of two answers the one that has come less often in this run: after each
/// question the right one is told. The first answer to a kind of question is the plain one.
fn tally() -> impl FnMut(&Prediction, (usize, Seen)) -> Option<PredictedAnswer> {
    let mut told: BTreeMap<PredictionKind, [usize; 2]> = BTreeMap::new();
    let mut last = 0;
    move |asked, (_, seen)| {
        if asked.step <= last {
            told.clear();
        }
        last = asked.step;
        let [first, second] = match asked.choices() {
            [] => {
                let (right, other) = (asked.right.first().copied()?, asked.other?);
                let came = PredictedAnswer::Number(seen.came?);
                if right == came { [right, other] } else { [other, right] }
            }
            [one, two] => [*two, *one].map(PredictedAnswer::Choice),
            [go_on, _, nearest, ..] if asked.kind == PredictionKind::Cut => {
                [*go_on, *nearest].map(PredictedAnswer::Choice)
            }
            _ => return None,
        };
        let counts = told.entry(asked.kind).or_default();
        let answer = if counts[1] < counts[0] { second } else { first };
        counts[usize::from(!asked.is_right(first))] += 1;
        Some(answer)
    }
}

/// The same, and types every window rightly.
fn tally_with_windows() -> impl FnMut(&Prediction, (usize, Seen)) -> Option<PredictedAnswer> {
    let mut tally = tally();
    move |asked, with| match asked.kind {
        PredictionKind::Window => right(asked, with),
        _ => tally(asked, with),
    }
}

/// Larger trees are run only by the first algorithm of their lesson.
const LARGEST: usize = 5_000;

/// What stands where a question of a run is asked.
fn seen_at(open: &Opened, asked: &Prediction) -> Seen {
    let at = open.clone().at_step(asked.step);
    let (replay, tree) = (at.replay(), at.tree());
    let root = tree.node(NodeId::ROOT).player;
    let chooser = |id| open.algorithm().chooser(root, tree.node(id).player);
    let mut above = tree.ancestors(asked.node).skip(1);
    let is_contested =
        above.any(|id| chooser(id) != chooser(asked.node) && replay.node(id).value().is_some());
    let has_moved = at.projection(Language::En).kind() == Some(EventKind::Narrow);
    let came = asked.child.and_then(|child| replay.node(child).value());
    let own = replay.node(asked.node).value();
    let is_ahead = own.is_some_and(|own| chooser(asked.node).prefers(own, Score(0)));
    Seen { is_contested, has_moved, came, is_ahead }
}

/// The steps of a run that are looked through.
const LOOKED_AT: usize = 3_000;

/// At how many nodes of a run a branch is read though the other player has a value above; no more than
/// two are counted.
fn read_below_numbers(open: &Opened) -> usize {
    let mut replay = open.replay().clone();
    replay.seek(0);
    let (tree, algorithm, subject) = (open.tree(), open.algorithm(), &*open.loaded().subject);
    let root = tree.node(NodeId::ROOT).player;
    let chooser = |id| algorithm.chooser(root, tree.node(id).player);
    let mut nodes = BTreeSet::new();
    for _ in 0..LOOKED_AT {
        let seen = Projection::new(&replay, open.timeline(), algorithm, subject, Language::En);
        let asked = seen.prediction(&[PredictionKind::Cut].into()).filter(reads_on);
        nodes.extend(asked.map(|asked| asked.node).filter(|&node| {
            let has = |at| chooser(at) != chooser(node) && replay.node(at).value().is_some();
            tree.ancestors(node).skip(1).any(has)
        }));
        if nodes.len() > 1 || !replay.forward() {
            break;
        }
    }
    nodes.len()
}

/// Whether the first choice is right: the rest is read.
fn reads_on(asked: &Prediction) -> bool {
    let go_on = asked.choices().first().copied().map(PredictedAnswer::Choice);
    go_on.is_some_and(|go_on| asked.is_right(go_on))
}

/// The lessons that are run, each with its algorithms, in which branches are cut and asked for.
fn runs_with_cuts() -> impl Iterator<Item = (&'static str, Opened)> {
    let runs = shipped().iter().flat_map(|lesson| {
        let open = opened(lesson.id);
        let others = open.loaded().algorithms.clone().into_iter().skip(1);
        let others = others.filter(|_| is_whole() && open.tree().len() < LARGEST);
        let again = |algorithm| rerun(open.rerun_request(algorithm), &Job::default()).ok();
        let others: Vec<_> = others.filter_map(again).collect();
        [open].into_iter().chain(others).map(|open| (lesson.id, open))
    });
    runs.filter(|(_, open)| {
        let plan = open.plan();
        let cuts = plan.asked().iter().filter(|asked| asked.kind.group() == AskedGroup::Cuts);
        // Where nothing is cut, who never cuts is right.
        let is_cut = open.end().tally().cutoffs > 0;
        open.algorithm().keeps_window() && cuts.count() > 0 && is_cut
    })
}

/// What a strategy earns in the lessons with cuts: each with its number of questions. It sees the
/// question, its number and what stands around its node, and answers without a second try, or not.
fn earned(
    mut strategy: impl FnMut(&Prediction, (usize, Seen)) -> Option<PredictedAnswer>,
) -> Vec<(&'static str, usize, f64)> {
    earned_with(|_, asked, with| strategy(asked, with))
}

fn earned_with(
    mut strategy: impl FnMut(&Opened, &Prediction, (usize, Seen)) -> Option<PredictedAnswer>,
) -> Vec<(&'static str, usize, f64)> {
    let mut found = Vec::new();
    let mut number = 0;
    for (id, open) in runs_with_cuts() {
        let plan = open.plan();
        let shares = plan.shares(&AskedWeights::default());
        assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{id}");
        let losses = plan.losses(&AskedWeights::default());
        // One slip costs at most a third.
        let mut costs = shares.iter().zip(&losses).map(|(share, loss)| share + loss);
        let few = plan.asked().len() < 6;
        assert!(few || costs.all(|cost| cost < SLIP), "{id}: {shares:?} {losses:?}");
        let questions = open.projection(Language::En).questions(plan.asked());
        let weights = shares.iter().zip(&losses);
        let of = questions.iter().zip(weights).map(|(question, (share, loss))| {
            number += 1;
            let asked = &question.asked;
            match strategy(&open, asked, (number, seen_at(&open, asked))) {
                None => 0.0,
                Some(answer) if asked.is_right(answer) => *share,
                Some(answer) => -loss * f64::from(asked.cost(answer)) / 1000.0,
            }
        });
        found.push((id, questions.len(), of.sum()));
    }
    found
}

fn mean(earned: &[(&str, usize, f64)]) -> f64 {
    earned.iter().map(|(_, _, share)| share).sum::<f64>() / earned.len() as f64
}

#[test]
fn predictions_tell_who_knows_of_cuts() {
    let all = earned(right);
    assert!(all.len() > 30 && all.iter().all(|(_, _, share)| (share - 1.0).abs() < 1e-9));
    let most = |earned: &[(&'static str, usize, f64)]| {
        earned.iter().max_by(|one, two| one.2.total_cmp(&two.2)).copied()
    };
    let plain = earned(never_cuts);
    let windows = earned(knows_windows);
    let copied = earned(copies_bounds);
    let seen = earned(sees_bounds);
    let (ahead, reads) = (earned(cuts_where_ahead), earned_with(reads_questions()));
    println!("cuts where ahead {:.3} {:?}", mean(&ahead), most(&ahead));
    println!("reads questions {:.3} {:?}", mean(&reads), most(&reads));
    let (always, below) = (earned(always_cuts), earned(cuts_below_numbers));
    let moved = earned(cuts_below_moved);
    println!("always cuts {:.3} {:?}", mean(&always), most(&always));
    println!("cuts below numbers {:.3} {:?}", mean(&below), most(&below));
    println!("cuts below numbers that moved {:.3} {:?}", mean(&moved), most(&moved));
    // Who cuts below every number is right only where nothing is ever read there.
    let mut passed = Vec::new();
    for ((id, open), (_, _, share)) in runs_with_cuts().zip(&below) {
        let planned = open.plan().for_papers();
        let questions = open.projection(Language::En).questions(&planned);
        let mut of_cuts = questions.iter().filter(|it| it.asked.kind == PredictionKind::Cut);
        let is_read =
            of_cuts.any(|it| reads_on(&it.asked) && seen_at(&open, &it.asked).is_contested);
        passed.extend((is_read && *share > 0.95).then_some(id));
    }
    println!("passed {passed:?}");
    assert!(passed.is_empty(), "{passed:?}");
    // Who knows all but when not to cut loses two fifths at least, and that in every lesson in which
    // a branch is read below a number at two nodes; at one node, one slip would cost more than a third.
    for cuts in [&always, &below, &moved, &ahead] {
        assert!(mean(cuts) < 0.6, "{}", mean(cuts));
    }
    let (mut counts, mut faults) = ([0; 3], Vec::new());
    for ((id, open), (_, asked, share)) in runs_with_cuts().zip(&below) {
        let nodes = read_below_numbers(&open);
        counts[nodes.min(2)] += 1;
        let most = [1.0, 2.0 / 3.0, 0.6][nodes.min(2)];
        let is_low = *asked < 6 || *share <= most + 1e-9;
        let what = || format!("{id} {}: {share} of {nodes} nodes", open.algorithm());
        faults.extend((!is_low).then(what));
    }
    assert!(faults.is_empty(), "{faults:#?}");
    println!("a branch is read below a number at no node, one node, more: {counts:?}");
    let all: usize = counts.iter().sum();
    assert!(6 * counts[0] < all && 6 * counts[1] < all, "{counts:?}");
    let (counted, too) = (earned(tally()), earned(tally_with_windows()));
    println!("counts answers {:.3} {:?}", mean(&counted), most(&counted));
    println!("and knows windows {:.3} {:?}", mean(&too), most(&too));
    assert!(mean(&counted) < 0.05 && mean(&too) < 0.2);
    println!("sees bounds {:.3} {:?}", mean(&seen), most(&seen));
    println!("copies bounds {:.3} {:?}", mean(&copied), most(&copied));
    let guessed = earned(coin);
    let means = [&plain, &windows, &guessed].map(|earned| mean(earned));
    println!("never cuts {:.3}, knows windows {:.3}, a coin {:.3}", means[0], means[1], means[2]);
    assert!(means[2] < 0.03);
    println!("{:?} {:?}", most(&plain), most(&windows));
    for (earned, most) in [(plain, 0.6), (windows, 0.6), (copied, 0.6), (seen, 0.67), (reads, 0.75)]
    {
        let high: Vec<_> = earned.iter().filter(|(_, _, share)| *share > most).collect();
        assert!(high.is_empty() && mean(&earned) <= 0.6, "{high:?}");
    }
}

/// The sheets of all lessons that have cuts to mark: the key, the model, and the tree.
fn sheets(each: &mut dyn FnMut(&'static str, &Tree, &SheetKey, &Sheet)) {
    for lesson in shipped() {
        let opened = opened(lesson.id).at_step(usize::MAX);
        let seen = opened.projection(Language::En);
        let key = SheetKey::of(&seen, NodeId::ROOT, SheetSize::BY_HAND);
        let model = Sheet::model(opened.tree(), &key);
        if opened.algorithm().keeps_window() && !model.cuts.is_empty() {
            each(lesson.id, opened.tree(), &key, &model);
        }
    }
}

/// The sheets of so many exercises of alpha-beta on random trees.
fn exercises(count: u64, each: &mut dyn FnMut(&str, &Tree, &SheetKey, &Sheet)) {
    for seed in 0..count {
        let (root, player) = random_root(&mut Dice::new(seed));
        let exercise = Exercise::of(&root, player, Algorithm::AlphaBeta);
        each(&seed.to_string(), exercise.tree(), &exercise.key, &exercise.model);
    }
}

/// The share of a sheet, by the weights that are meant unless a teacher says otherwise.
fn share(tree: &Tree, key: &SheetKey, sheet: &Sheet) -> f64 {
    Grading::of(tree, key, sheet).share(&AskedWeights::default())
}

/// The model without one of its entries.
fn without(tree: &Tree, model: &Sheet, entry: &GradedEntry) -> Sheet {
    let (mut sheet, node) = (model.clone(), entry.node);
    match entry.entry {
        SheetEntry::Value => drop(sheet.values.remove(&node)),
        SheetEntry::Window => drop(sheet.windows.remove(&node)),
        SheetEntry::Choice => drop(sheet.choices.remove(&node)),
        SheetEntry::Numbers => drop(sheet.numbers.remove(&node)),
        SheetEntry::Cut => sheet.cuts.retain(|cut| tree.parent(*cut) != tree.parent(node)),
    }
    sheet
}

const SLIP: f64 = 1.0 / 3.0 + 1e-9;

#[test]
fn sheets_tell_who_knows_of_cuts_and_a_slip_costs_at_most_a_third() {
    let mut count = 0;
    sheets(&mut |id, tree, key, model| {
        count += 1;
        let share = |sheet: &Sheet| share(tree, key, sheet);
        assert!((share(model) - 1.0).abs() < 1e-9, "{id}");
        // Reads every move, and knows windows or does not.
        if let Some(mut never) = Sheet::by_rule(tree, key, Some(Slip::NeverCuts)) {
            assert!(share(&never) <= 0.5 + 1e-9, "{id}: {}", share(&never));
            // Nor by a value that would excuse it.
            for &node in key.inner() {
                for lie in [-9_999, 9_999].map(|lie| BoundedScore::exact(Score(lie))) {
                    let mut sheet = never.clone();
                    let above = tree.ancestors(node).filter(|at| key.inner().contains(at));
                    sheet.values.extend(above.map(|at| (at, lie)));
                    assert!(share(&sheet) <= 0.5 + 1e-9, "{id} {node:?}: {}", share(&sheet));
                }
            }
            never.windows.clear();
            assert!(share(&never) <= 0.3, "{id}: {}", share(&never));
        }
        // Who leaves the windows out, or everything but a few values, follows no rule.
        let mut plain = model.clone();
        plain.windows.clear();
        assert_eq!(Grading::of(tree, key, &plain).rule(), None, "{id}");
        let mut few = plain.clone();
        few.cuts.clear();
        few.values.retain(|_, value| value.bound == Bound::Exact);
        assert_eq!(Grading::of(tree, key, &few).rule(), None, "{id}");
        // Without a single mark, cuts alone earn nothing.
        let cuts = AskedWeights::of(&[AskedGroup::Cuts], &BTreeMap::new()).expect("asked");
        let mut no_marks = model.clone();
        no_marks.cuts.clear();
        assert!(Grading::of(tree, key, &no_marks).share(&cuts) < 1e-9, "{id}");
        // Where they are not asked for, nobody has to mark them.
        let values = AskedWeights::of(&[AskedGroup::Values], &BTreeMap::new()).expect("asked");
        let share_of = Grading::of(tree, key, &no_marks).share(&values);
        assert!((share_of - 1.0).abs() < 1e-9, "{id}: {share_of}");
        let full = Grading::of(tree, key, model);
        for entry in full.entries().iter().filter(|entry| entry.of > 0) {
            let cost = 1.0 - share(&without(tree, model, entry));
            assert!((1e-3..SLIP).contains(&cost), "{id} {entry:?}: {cost}");
        }
        let nodes = key.inner().iter().flat_map(|&node| tree.children(node));
        for node in nodes.filter(|&node| key.may_cut(tree, node) && !model.leaves_out(tree, node)) {
            let mut sheet = model.clone();
            sheet.cuts.insert(node);
            let cost = 1.0 - share(&sheet);
            assert!(cost <= SLIP, "{id} {node:?}: {cost}");
        }
    });
    assert!(count > 10);
}

/// Marking all later branches of one node as never read is one slip, however many they are; so is one
/// leaf that was misread, with all that follows from it.
#[test]
fn one_slip_is_one_slip_however_many_branches_or_nodes_it_touches() {
    let (mut several, mut misread, mut styled) = (0, 0, 0);
    sheets(&mut |id, tree, key, model| {
        let share = |sheet: &Sheet| share(tree, key, sheet);
        for &node in key.inner() {
            let children: Vec<_> = tree.children(node).collect();
            for from in 1..children.len() {
                let mut sheet = model.clone();
                let wrong = children[from..]
                    .iter()
                    .filter(|&&child| key.may_cut(tree, child) && !model.leaves_out(tree, child));
                let wrong: Vec<_> = wrong.copied().collect();
                sheet.cuts.extend(&wrong);
                if wrong.is_empty() {
                    continue;
                }
                let mut styles = in_other_notations(tree, key, &sheet);
                // What stands inside is right, and a branch with a value is read.
                styles.retain(|(style, _)| !["at leaves", "twice", "inside"].contains(style));
                styles.push(("as found", sheet));
                for (style, sheet) in styles {
                    let cost = 1.0 - share(&sheet);
                    assert!(cost <= SLIP, "{id} {node:?} from {from}, {style}: {cost}");
                    several += usize::from(wrong.len() > 1);
                }
            }
        }
        for leaf in tree.leaves_below(NodeId::ROOT) {
            for other in [100, -100].map(|by| tree.node(leaf).value + by) {
                let Some((misreads, sheet)) = misreading(tree, key, (leaf, other)) else {
                    continue;
                };
                if misreads && sheet != *model && !sheet.cuts.is_empty() {
                    let alone = 1.0 - share(&sheet);
                    assert!(alone <= SLIP, "{id} {leaf:?} as {other:?}: {alone}");
                    misread += 1;
                    let at = format!("{id} {leaf:?} as {other:?}");
                    let styles = in_other_notations(tree, key, &sheet).into_iter();
                    for (style, sheet) in styles.skip(misread % stride()).step_by(stride()) {
                        let grading = Grading::of(tree, key, &sheet);
                        let cost = 1.0 - grading.share(&AskedWeights::default());
                        assert!(cost <= SLIP, "{at}, {style}: {cost}");
                        assert_eq!(grading.rule(), None, "{at}, {style}");
                        styled += 1;
                        for (what, sheet) in with_a_gap(&sheet) {
                            let cost = 1.0 - share(&sheet);
                            assert!(cost <= 2.0 * SLIP, "{at}, {style}, without {what}: {cost}");
                        }
                    }
                    // Something missing beside it is one more slip, and earns nothing.
                    for (what, sheet) in with_a_gap(&sheet) {
                        let cost = 1.0 - share(&sheet);
                        // A mark that follows from the slip may be wrong itself.
                        let least = if what == "a mark" { 0.0 } else { alone };
                        let costs = least - 1e-9..=2.0 * SLIP;
                        assert!(costs.contains(&cost), "{at}, without {what}: {cost}");
                    }
                }
            }
        }
    });
    assert!(several > 30 && misread > 50 && styled > rounds(400), "{several} {misread} {styled}");
}

/// The same sheet as others write it, all of it as right: with the edge of the window for what lies beyond
/// it, with windows that are open on both sides, with marks at the leaves of a branch, there and at the
/// branch, with values inside what is cut, with the signs under which a transposition table keeps values.
fn in_other_notations(tree: &Tree, key: &SheetKey, plain: &Sheet) -> Vec<(&'static str, Sheet)> {
    let mut styles = ["fail-hard", "(−∞, +∞)", "at leaves", "twice", "inside", "a table's signs"]
        .map(|name| (name, plain.clone()));
    let has_all = Sheet::by_rule(tree, key, None).is_some();
    let narrowed =
        |(node, _): &(&NodeId, &mut BoundedScore)| has_all || plain.windows.contains_key(node);
    for (node, value) in styles[5].1.values.iter_mut().filter(narrowed) {
        let window = plain.windows.get(node).copied().unwrap_or(Window::FULL);
        value.bound = window.bound(value.value);
    }
    for (node, value) in &mut styles[0].1.values {
        let window = plain.windows.get(node).copied().unwrap_or(Window::FULL);
        let bound = window.bound(value.value);
        let hard = if bound == Bound::AtMost { window.alpha } else { window.beta };
        if hard.is_finite() && bound != Bound::Exact {
            *value = BoundedScore { value: hard, bound };
        }
    }
    for node in plain.values.keys().filter(|node| **node != NodeId::ROOT) {
        styles[1].1.windows.entry(*node).or_insert(Window::FULL);
    }
    for cut in &plain.cuts {
        let leaves = tree.leaves_below(*cut).into_iter().filter(|leaf| key.may_cut(tree, *leaf));
        let leaves: Vec<_> = leaves.collect();
        if leaves.len() == tree.leaves_below(*cut).len() {
            styles[2].1.cuts.remove(cut);
            styles[2].1.cuts.extend(&leaves);
        }
        styles[3].1.cuts.extend(leaves);
    }
    for node in key.inner().iter().filter(|node| plain.leaves_out(tree, **node)) {
        styles[4].1.values.insert(*node, BoundedScore::exact(tree.node(*node).value));
    }
    styles.into_iter().filter(|(_, sheet)| sheet != plain).collect()
}

/// The same sheet without a value, a window, the choice, a mark, a sign.
fn with_a_gap(sheet: &Sheet) -> Vec<(&'static str, Sheet)> {
    let mut gaps =
        ["a value", "a window", "the choice", "a mark", "a sign"].map(|name| (name, sheet.clone()));
    gaps[0].1.values.pop_last();
    gaps[1].1.windows.pop_last();
    gaps[2].1.choices.pop_last();
    if sheet.cuts.len() > 1 {
        gaps[3].1.cuts.pop_last();
    }
    let mut values = gaps[4].1.values.values_mut();
    if let Some(value) = values.find(|value| value.bound != Bound::Exact) {
        value.bound = Bound::Exact;
    }
    gaps.into_iter().filter(|(_, gap)| gap != sheet).collect()
}

/// The sheet of somebody who takes a leaf for another value, or backs up another one to a node, worked
/// out here; and whether it shows.
fn misreading(tree: &Tree, key: &SheetKey, (at, value): (NodeId, Score)) -> Option<(bool, Sheet)> {
    let right = Sheet::by_rule(tree, key, None)?;
    let mut sheet = Sheet::default();
    let slip = HandSlip::Worth(at, value);
    read_by_hand(tree, key, slip, (NodeId::ROOT, Window::FULL), &mut sheet);
    Some((sheet.values != right.values, sheet))
}

/// What somebody gets wrong once, working alpha-beta out by hand.
#[derive(Clone, Copy, Debug)]
pub(crate) enum HandSlip {
    /// A leaf is misread, or a value wrongly backed up to a node.
    Worth(NodeId, Score),
    /// A node is read with another window.
    Window(NodeId, Window),
    /// At a node, the moves from this place on are taken to be cut.
    Skips(NodeId, usize),
}

/// Alpha-beta, written down.
pub(crate) fn read_by_hand(
    tree: &Tree,
    key: &SheetKey,
    slip: HandSlip,
    (node, mut window): (NodeId, Window),
    sheet: &mut Sheet,
) -> BoundedScore {
    let worth = |id: NodeId, own: Score| match slip {
        HandSlip::Worth(at, value) if id == at => value,
        _ => own,
    };
    if let HandSlip::Window(at, other) = slip
        && at == node
    {
        window = other;
    }
    if tree.children(node).len() == 0 {
        return BoundedScore::exact(worth(node, tree.node(node).value));
    }
    let player = tree.node(node).player;
    if node != NodeId::ROOT && window != Window::FULL {
        sheet.windows.insert(node, window);
    }
    let (low, high) = match player {
        Player::Max => (Bound::AtMost, Bound::AtLeast),
        Player::Min => (Bound::AtLeast, Bound::AtMost),
    };
    let mut best = player.worst();
    let mut read = Vec::new();
    let mut chosen = None;
    let mut is_closed = false;
    for (place, child) in tree.children(node).enumerate() {
        if let HandSlip::Skips(at, from) = slip {
            is_closed |= at == node && place >= from;
        }
        if is_closed {
            if key.may_cut(tree, child) {
                sheet.cuts.insert(child);
            }
            continue;
        }
        let found = read_by_hand(tree, key, slip, (child, window), sheet);
        read.push(found);
        if player.prefers(found.value, best) {
            (best, chosen) = (found.value, Some(child));
        }
        window.raise(player, best);
        is_closed = window.is_closed();
    }
    let is_had = read.iter().any(|found| found.value == best && found.bound != low);
    let is_all = read.len() == tree.children(node).len();
    let is_all = is_all && read.iter().all(|found| found.bound != high);
    let bound = match (is_had, is_all) {
        (true, true) => Bound::Exact,
        (true, false) => high,
        (false, _) => low,
    };
    let value = BoundedScore { value: worth(node, best), bound };
    sheet.values.insert(node, value);
    if node == NodeId::ROOT && tree.children(node).len() > 1 && value.bound == Bound::Exact {
        sheet.choices.extend(chosen.map(|child| (node, child)));
    }
    value
}

/// Numbers that nothing in the tree has excuse no cut: whoever lies at the first move and cuts by that
/// has not solved the sheet.
#[test]
fn a_lie_excuses_no_cuts() {
    let mut shares = Vec::new();
    sheets(&mut |id, tree, key, model| {
        let lie = tree.node(NodeId::ROOT).player.sign() * 9_999;
        let first = tree.children(NodeId::ROOT).next().expect("it has moves");
        let leaf = tree.leaves_below(first)[0];
        let Some((_, mut sheet)) = misreading(tree, key, (leaf, Score(lie))) else { return };
        let below = |id: NodeId| tree.ancestors(id).any(|at| at == first);
        sheet.values.retain(|&id, _| !below(id));
        sheet.windows.retain(|&id, _| !below(id));
        sheet.cuts.retain(|&id| !below(id));
        sheet.values.insert(first, BoundedScore::exact(Score(lie)));
        sheet.values.insert(NodeId::ROOT, BoundedScore::exact(Score(lie)));
        let mut later = tree.children(NodeId::ROOT).skip(1);
        // Where the lie cuts nothing else than the truth, it only costs its value.
        if !later.any(|child| tree.children(child).len() > 1) || sheet.cuts == model.cuts {
            return;
        }
        let share = share(tree, key, &sheet);
        // In one lesson nearly everything is cut, whatever was found first.
        assert!(share < 0.7, "{id}: {share}");
        shares.push(share);
    });
    assert!(shares.len() > 5 && shares.iter().sum::<f64>() / (shares.len() as f64) < 0.4);
}

#[test]
fn a_wrong_rule_is_one_mistake_and_is_named() {
    let (mut named, mut looks, mut styled) = (BTreeMap::new(), 0, 0);
    let mut look = |id: &str, tree: &Tree, key: &SheetKey| {
        if !is_whole() && named.len() == Slip::ALL.len() {
            return;
        }
        for slip in Slip::ALL {
            let Some(sheet) = Sheet::by_rule(tree, key, Some(slip)) else {
                continue;
            };
            let grading = Grading::of(tree, key, &sheet);
            let share = grading.share(&AskedWeights::default());
            if grading.rule().is_some_and(|rule| rule.slip == slip) {
                named.entry(slip).or_insert_with(|| id.to_owned());
                let most = if slip.never_cuts() || !slip.is_thought() { 0.5 } else { 0.75 };
                // One number everywhere, or few of them, may be a guess.
                let numbers: BTreeSet<_> = sheet.values.values().map(|of| of.value).collect();
                let asked = Sheet::model(tree, key).values.len();
                let is_work = most > 0.5 && numbers.len() > 1 && 2 * sheet.values.len() >= asked;
                let least = if is_work { 0.5 } else { 0.0 };
                assert!((least - 1e-9..=most + 1e-9).contains(&share), "{id} {slip:?}: {share}");
                let styles = in_other_notations(tree, key, &sheet).into_iter();
                looks += 1;
                for (style, sheet) in styles.skip(looks % stride()).step_by(stride()) {
                    let numbers: BTreeSet<_> = sheet.values.values().map(|of| of.value).collect();
                    let grading = Grading::of(tree, key, &sheet);
                    let share = grading.share(&AskedWeights::default());
                    // Nor may the slip show any more in another notation.
                    let most = if grading.rule().is_some() { most } else { 1.0 };
                    let least = if is_work && numbers.len() > 1 { 0.5 } else { 0.0 };
                    let is_fair = (least - 1e-9..=most + 1e-9).contains(&share);
                    assert!(is_fair, "{id} {slip:?}, {style}: {share}");
                    styled += 1;
                }
            }
        }
    };
    sheets(&mut |id, tree, key, _| look(id, tree, key));
    for lesson in shipped() {
        let open = opened(lesson.id);
        if !open.loaded().algorithms.contains(&Algorithm::Minimax) {
            continue;
        }
        let run = rerun(open.rerun_request(Algorithm::Minimax), &Job::default());
        let run = run.expect("it is one of its algorithms").at_step(usize::MAX);
        let key = SheetKey::of(&run.projection(Language::En), NodeId::ROOT, SheetSize::BY_HAND);
        look(lesson.id, run.tree(), &key);
    }
    // A rule that shows at one place of each lesson only is not named there: one slip looks the same.
    exercises(200, &mut |id, tree, key, _| look(id, tree, key));
    println!("{named:?}");
    let missing: Vec<_> = Slip::ALL.iter().filter(|slip| !named.contains_key(slip)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(Slip::ALL.len() >= 25 && styled > rounds(1_000), "{styled}");
}

/// A sheet follows a rule that says what the rule says at four of five places where that is wrong; with
/// fewer of them it does not.
#[test]
fn a_rule_is_followed_at_four_of_five_places() {
    let mut dice = Dice::new(50);
    let (mut followed, mut fewer) = (0, 0);
    for _ in 0..rounds(400) {
        let (root, player) = random_root(&mut dice);
        let exercise = Exercise::of(&root, player, Algorithm::Minimax);
        let model = &exercise.model;
        for slip in Slip::ALL {
            let Some(wrong) = Sheet::by_rule(exercise.tree(), &exercise.key, Some(slip)) else {
                continue;
            };
            let grading = exercise.grade(&wrong);
            let is_named =
                |sheet: &Sheet| exercise.grade(sheet).rule().is_some_and(|rule| rule.slip == slip);
            let differs = |node: &NodeId| wrong.values.get(node) != model.values.get(node);
            let choices = usize::from(wrong.choices != model.choices);
            let nodes: Vec<_> = model.values.keys().copied().filter(differs).collect();
            let all = nodes.len() + choices;
            if !is_named(&wrong) || wrong.values.len() != model.values.len() {
                continue;
            }
            // What follows from the rest is put right, one after another.
            let follows = |node: &NodeId| {
                let mut values = grading.at(*node).filter(|it| it.entry == SheetEntry::Value);
                values.any(|it| it.verdict.is_consequence())
            };
            let mut sheet = wrong.clone();
            for (number, node) in nodes.into_iter().filter(follows).enumerate() {
                sheet.values.insert(node, model.values[&node]);
                let follows = 5 * (all - number - 1) >= 4 * all;
                // Unless it follows another one as well.
                let alike = |slip: Slip| {
                    let by = Sheet::by_rule(exercise.tree(), &exercise.key, Some(slip));
                    let by = by.expect("it is a rule of minimax");
                    sheet
                        .values
                        .iter()
                        .filter(|(node, own)| by.values.get(node) == Some(own))
                        .count()
                };
                let named = exercise.grade(&sheet).rule().map(|rule| rule.slip);
                let is_fair = match named {
                    Some(other) if follows => alike(other) >= alike(slip),
                    named => !follows && named != Some(slip),
                };
                assert!(is_fair, "{root:?} {slip:?} {named:?} {sheet:?}");
                *(if follows { &mut followed } else { &mut fewer }) += 1;
            }
        }
    }
    assert!(followed > rounds(100) && fewer > rounds(100), "{followed} {fewer}");
}

/// Who has written half of the values has worked them out, by a wrong rule as by the right one; a few
/// of them may be a guess.
#[test]
fn half_of_the_values_are_enough_to_have_worked_out_a_rule() {
    let mut dice = Dice::new(51);
    let (mut halves, mut fewer) = (0, 0);
    for _ in 0..rounds(2_000) {
        let (root, player) = random_root(&mut dice);
        let exercise = Exercise::of(&root, player, Algorithm::Minimax);
        let model = &exercise.model;
        for slip in Slip::ALL.into_iter().filter(|slip| slip.is_thought() && !slip.never_cuts()) {
            let Some(mut sheet) = Sheet::by_rule(exercise.tree(), &exercise.key, Some(slip)) else {
                continue;
            };
            // What is right by chance is left out first.
            let is_right =
                |node: &NodeId, sheet: &Sheet| sheet.values.get(node) == model.values.get(node);
            for node in model.values.keys().rev() {
                if 2 * sheet.values.len() > model.values.len() && is_right(node, &sheet) {
                    sheet.values.remove(node);
                }
            }
            let numbers: BTreeSet<_> = sheet.values.values().map(|of| of.value).collect();
            let is_named =
                |sheet: &Sheet| exercise.grade(sheet).rule().is_some_and(|rule| rule.slip == slip);
            let share = |sheet: &Sheet| exercise.grade(sheet).share(&AskedWeights::default());
            if 2 * sheet.values.len() != model.values.len()
                || numbers.len() < 2
                || !is_named(&sheet)
            {
                continue;
            }
            let earned = share(&sheet);
            assert!((0.5 - 1e-9..=0.75 + 1e-9).contains(&earned), "{root:?} {slip:?}: {earned}");
            halves += 1;
            let right = sheet.values.keys().copied().find(|node| is_right(node, &sheet));
            if let Some(node) = right {
                sheet.values.remove(&node);
                fewer += usize::from(is_named(&sheet) && share(&sheet) < 0.5);
            }
        }
    }
    assert!(halves > rounds(50) && fewer > rounds(20), "{halves} {fewer}");
}

#[test]
fn nobody_is_accused_of_a_rule_who_is_right_or_slips_once() {
    let mut dice = Dice::new(49);
    let mut slips = 0;
    for round in 0..rounds(1_000) {
        let (root, player) = random_root(&mut dice);
        let algorithm = if round % 4 == 0 { Algorithm::Minimax } else { Algorithm::AlphaBeta };
        let exercise = Exercise::of(&root, player, algorithm);
        let (tree, model) = (exercise.tree(), &exercise.model);
        // The search that is slipped is the right one.
        assert_eq!(Sheet::by_rule(tree, &exercise.key, None).as_ref(), Some(model), "{root:?}");
        let grading = exercise.grade(model);
        assert_eq!(grading.rule(), None);
        let entries: Vec<_> = grading.entries().iter().filter(|entry| entry.of > 0).collect();
        if entries.is_empty() {
            continue;
        }
        let entry = entries[usize::try_from(dice.below(entries.len() as u64)).expect("small")];
        let mut styles = in_other_notations(tree, &exercise.key, model);
        styles.push(("as found", model.clone()));
        let (style, model) = &styles[round as usize % styles.len()];
        let mut sheet = without(tree, model, entry);
        let number = Score(i32::try_from(dice.below(40)).expect("a small number") - 20);
        match entry.entry {
            SheetEntry::Value => {
                sheet.values.insert(entry.node, BoundedScore::exact(number));
            }
            SheetEntry::Window => {
                sheet.windows.insert(entry.node, Window { alpha: number, beta: number + 7 });
            }
            _ => {}
        }
        slips += 1;
        let accused = exercise.grade(&sheet).rule();
        assert_eq!(accused, None, "{root:?} {entry:?} {number:?} {style}");
    }
    assert!(slips > 100);
}

/// Nor who marks one branch too many, or too few, and leaves it blank or not.
#[test]
fn nobody_is_accused_of_a_rule_for_one_mark() {
    let mut marks = 0;
    let mut look = |id: &str, tree: &Tree, key: &SheetKey, model: &Sheet| {
        let inner = key.inner().iter().flat_map(|&node| tree.children(node));
        let first = marks % stride();
        for child in inner.filter(|&child| key.may_cut(tree, child)).skip(first).step_by(stride()) {
            let mut sheet = model.clone();
            let is_new = !sheet.cuts.remove(&child) && sheet.cuts.insert(child);
            assert_eq!(Grading::of(tree, key, &sheet).rule(), None, "{id} {child:?}");
            let is_outside =
                |at: &NodeId| *at != child && tree.ancestors(*at).all(|it| it != child);
            sheet.values.retain(|at, _| is_outside(at));
            sheet.windows.retain(|at, _| is_outside(at));
            sheet.choices.retain(|at, _| is_outside(at));
            sheet.cuts.retain(|at| is_outside(at) || *at == child);
            if is_new {
                assert_eq!(Grading::of(tree, key, &sheet).rule(), None, "{id} {child:?} blank");
            }
            marks += 1;
        }
    };
    sheets(&mut look);
    exercises(rounds(300), &mut look);
    assert!(marks > rounds(1_500), "{marks}");
}

/// A value of a leaf below that is backed up to a node by mistake is one slip, with all that follows.
#[test]
fn one_value_backed_up_wrongly_is_one_slip() {
    let mut tried = 0;
    let mut look = |id: &str, tree: &Tree, key: &SheetKey, model: &Sheet| {
        for &node in key.inner() {
            let Some(right) = model.values.get(&node) else { continue };
            let below = tree.leaves_below(node).into_iter().map(|leaf| tree.node(leaf).value);
            let others: BTreeSet<_> = below.chain([-right.value]).collect();
            for other in others.into_iter().filter(|other| *other != right.value) {
                let Some((_, sheet)) = misreading(tree, key, (node, other)) else { continue };
                // Who marks no cut at all knows of none.
                if sheet.cuts.is_empty() == model.cuts.is_empty() {
                    let cost = 1.0 - share(tree, key, &sheet);
                    assert!(cost <= SLIP, "{id} {node:?} as {other:?}: {cost}");
                    tried += 1;
                }
            }
        }
    };
    sheets(&mut look);
    exercises(rounds(60), &mut look);
    assert!(tried > 200, "{tried}");
}

/// A course may promise no marks for a run about which nothing is asked.
/// `src/scenario/asked.txt` says what each run asks. With `YOMISUJI_ALL=1`, `target/tmp/asked.txt` is what
/// it has to be.
#[test]
fn what_a_run_asks_is_what_a_course_takes_for_asked() {
    let (mut looked, mut rows) = (0, String::new());
    for lesson in lessons() {
        let open = opened(lesson.id);
        for algorithm in open.loaded().algorithms.clone() {
            let Ok(run) = rerun(open.rerun_request(algorithm), &Job::default()) else {
                continue;
            };
            let predicted: BTreeSet<_> =
                run.plan().asked().iter().map(|asked| asked.kind.group()).collect();
            let tree = run.tree();
            let leaf = tree.ids().find(|at| tree.node(*at).kind == Kind::Leaf);
            let paid = leaf.filter(|_| tree.payoffs().is_some());
            let paid = paid.map(|leaf| tree.outcome(tree.node(leaf).value).shown());
            let text = paid.unwrap_or_else(|| "1".to_owned());
            let mut session = filling(run);
            // The check of an empty sheet does not tell.
            fill_in::send(&mut session, FillInCommand::Check);
            assert!(fill_in::view(&session).groups.is_empty());
            text.chars().for_each(|it| fill_in::send(&mut session, FillInCommand::Type(it)));
            fill_in::send(&mut session, FillInCommand::Check);
            let filled: BTreeSet<_> =
                fill_in::view(&session).groups.iter().map(|group| group.0).collect();
            let ids = |groups: &BTreeSet<AskedGroup>| {
                let ids: Vec<_> = groups.iter().map(|group| group.id()).collect();
                if ids.is_empty() { "-".to_owned() } else { ids.join("+") }
            };
            let id = algorithm.id();
            rows += &format!("{} {id} {} {}\n", lesson.id, ids(&predicted), ids(&filled));
            for (work, groups) in [(StudyMode::Predict, predicted), (StudyMode::FillIn, filled)] {
                let known = asked_of(lesson.id, id, work).map(BTreeSet::from_iter);
                looked += usize::from(known == Some(groups));
            }
        }
    }
    let written = Path::new(env!("CARGO_TARGET_TMPDIR")).join("asked.txt");
    std::fs::write(written, &rows).expect("it can be written");
    assert!(looked > 80);
    assert_eq!(looked, 2 * rows.lines().count(), "with YOMISUJI_ALL=1: target/tmp/asked.txt");
    let course = |work: &str, marks: u32| {
        let text = format!(
            "Course(version: 1, title: (ja: \"あ\", en: \"a\"), chapters: [(title: (ja: \"あ\", \
             en: \"a\"), lessons: [(lesson: \"u-04-exchange\", work: {work}, \
             algorithm: \"alpha-beta\", marks: {marks})])])"
        );
        load_course("week.ron", &text).map_err(|error| error.to_string())
    };
    let refused = course("predict", 10).expect_err("nobody can earn them");
    assert!(refused.contains("no questions about u-04-exchange with alpha-beta"), "{refused}");
    assert!(course("predict", 0).is_ok() && course("fill_in", 10).is_ok());
}

/// What a rule is answered with: the smallest tree on which it comes to something else, and a rule
/// that only writes otherwise never does.
#[test]
fn a_rule_is_told_with_a_tree_on_which_it_shows() {
    for slip in Slip::ALL.into_iter().filter(|slip| *slip != Slip::NoResearch) {
        let Some(example) = smallest(slip, true) else {
            assert!(slip.only_writes(), "{slip:?}");
            continue;
        };
        println!("{slip:?}: {example:?}");
        let branch = nested_list::parse(&example.tree).expect("a tree");
        let exercise = Exercise::of(&branch, Player::Max, Algorithm::AlphaBeta);
        let model = &exercise.model;
        let wrong = Sheet::by_rule(exercise.tree(), &exercise.key, Some(slip)).expect("a sheet");
        let at = |sheet: &Sheet| sheet.values[&NodeId::ROOT].value;
        assert_eq!((at(&wrong), at(model)), example.values, "{slip:?}");
        let differs = example.values.0 != example.values.1 || example.leaves.0 != example.leaves.1;
        assert!(differs, "{slip:?}");
    }
}
