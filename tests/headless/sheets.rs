//! Sheets that a learner fills in: right ones get full marks, and planted faults are named.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::cover::{lessons, rounds};
use crate::random::{Dice, branch};
use yomisuji::games::diagram::{Branch, Diagram};
use yomisuji::language::Language;
use yomisuji::lesson::{
    GradedEntry, Grading, Projection, Sheet, SheetEntry, SheetKey, SheetReading, SheetRemark,
    SheetSize, SheetVerdict, WrittenNumbers,
};
use yomisuji::scenario::{AskedWeights, load, record};
use yomisuji::score::{Bound, BoundedScore, Player, Score, Window};
use yomisuji::search::Algorithm;
use yomisuji::trace::{EventKind, Replay, Timeline};
use yomisuji::tree::{Kind, NodeId, Tree, Watch};

/// A run at its end, with its key.
pub(crate) struct Exercise {
    pub(crate) replay: Replay,
    timeline: Timeline,
    algorithm: Algorithm,
    subject: Diagram,
    pub(crate) key: SheetKey,
    pub(crate) model: Sheet,
}

impl Exercise {
    pub(crate) fn of(root: &Branch, player: Player, algorithm: Algorithm) -> Self {
        let (tree, subject) = Diagram::build(root, player).expect("well formed");
        let trace = record(algorithm, &tree).expect("within the budget");
        let timeline = Timeline::of(&tree, &trace);
        let mut replay = Replay::new(Arc::new(tree), Arc::new(trace));
        replay.seek(usize::MAX);
        let seen = Projection::new(&replay, &timeline, algorithm, &subject, Language::En);
        let key = SheetKey::of(&seen, NodeId::ROOT, SheetSize::ALL);
        let model = Sheet::model(replay.tree(), &key);
        Self { replay, timeline, algorithm, subject, key, model }
    }

    pub(crate) fn tree(&self) -> &Tree {
        self.replay.tree()
    }

    pub(crate) fn grade(&self, sheet: &Sheet) -> Grading {
        Grading::of(self.tree(), &self.key, sheet)
    }

    pub(crate) fn seen(&self, language: Language) -> Projection<'_> {
        Projection::new(&self.replay, &self.timeline, self.algorithm, &self.subject, language)
    }

    /// The last step at which something happens at a node.
    fn last(&self, kind: EventKind, node: NodeId) -> usize {
        let records = self.replay.trace().records();
        let at = records.iter().rposition(|record| record.kind == kind && record.node == node);
        at.map(|at| at + 1).expect("it happens")
    }
}

/// A second implementation of alpha-beta: the right sheet, from the definition.
struct ByHand<'t> {
    tree: &'t Tree,
    sheet: Sheet,
    /// A node with a misjudged value, and that value.
    slip: Option<(NodeId, BoundedScore)>,
}

impl ByHand<'_> {
    fn value(&mut self, node: NodeId, mut window: Window) -> BoundedScore {
        if self.tree.node(node).kind == Kind::Leaf {
            return BoundedScore::exact(self.tree.node(node).value);
        }
        if window != Window::FULL {
            self.sheet.windows.insert(node, window);
        }
        let player = self.tree.node(node).player;
        let mut best: Option<(Score, NodeId)> = None;
        let (mut can_be_had, mut is_all) = (false, true);
        for child in self.tree.children(node) {
            if window.alpha >= window.beta {
                self.sheet.cuts.insert(child);
                is_all = false;
                continue;
            }
            let found = self.value(child, window);
            let (low, high) = match player {
                Player::Max => (Bound::AtMost, Bound::AtLeast),
                Player::Min => (Bound::AtLeast, Bound::AtMost),
            };
            is_all &= found.bound != high;
            match best {
                Some((value, _)) if !player.prefers(found.value, value) => {
                    can_be_had |= value == found.value && found.bound != low;
                }
                _ => {
                    best = Some((found.value, child));
                    can_be_had = found.bound != low;
                }
            }
            let (value, _) = best.expect("a child");
            match player {
                Player::Max => window.alpha = window.alpha.max(value),
                Player::Min => window.beta = window.beta.min(value),
            }
        }
        if let Some((_, slip)) = self.slip.filter(|(at, _)| *at == node) {
            self.sheet.values.insert(node, slip);
            return slip;
        }
        let (value, child) = best.expect("a child");
        let bound = match (can_be_had, is_all, player) {
            (true, true, _) => Bound::Exact,
            (true, false, Player::Max) | (false, _, Player::Min) => Bound::AtLeast,
            (true, false, Player::Min) | (false, _, Player::Max) => Bound::AtMost,
        };
        let is = BoundedScore { value, bound };
        self.sheet.values.insert(node, is);
        if node == NodeId::ROOT && self.tree.children(node).len() > 1 {
            self.sheet.choices.insert(node, child);
        }
        is
    }
}

pub(crate) fn random_root(dice: &mut Dice) -> (Branch, Player) {
    let player = if dice.below(2) == 0 { Player::Max } else { Player::Min };
    loop {
        let root = branch(dice, 4, 4);
        if matches!(root, Branch::Node(..)) {
            return (root, player);
        }
    }
}

#[test]
fn an_independent_solution_gets_full_marks_on_random_trees() {
    let mut dice = Dice::new(15);
    let mut cut = 0;
    for _ in 0..rounds(1_000) {
        let (root, player) = random_root(&mut dice);
        let exercise = Exercise::of(&root, player, Algorithm::AlphaBeta);
        let mut by_hand = ByHand { tree: exercise.tree(), sheet: Sheet::default(), slip: None };
        by_hand.value(NodeId::ROOT, Window::FULL);
        let sheet = by_hand.sheet;
        assert_eq!(sheet, exercise.model, "{root:?}");
        cut += sheet.cuts.len();
        let grading = exercise.grade(&sheet);
        assert!(grading.is_flawless(), "{grading:?}");
        assert_eq!(grading.points(), grading.most());
        assert!(grading.most() > 0 && grading.first_wrong().is_none());
        // An empty sheet has nothing right and nothing wrong.
        let empty = exercise.grade(&Sheet::default());
        assert_eq!((empty.points(), empty.first_wrong()), (0, None));
        assert_eq!(empty.most(), grading.most());
    }
    assert!(cut > 1_000, "only {cut} branches were cut");
}

#[test]
fn the_model_gets_full_marks_with_every_algorithm() {
    let mut dice = Dice::new(16);
    // SSS* begins at infinity, which nobody can write.
    let plain =
        |algorithm: &Algorithm| algorithm.needs().is_empty() && *algorithm != Algorithm::SssStar;
    for _ in 0..rounds(1_000) {
        let (root, player) = random_root(&mut dice);
        for algorithm in Algorithm::all().filter(plain) {
            let exercise = Exercise::of(&root, player, algorithm);
            let grading = exercise.grade(&exercise.model);
            assert!(grading.is_flawless(), "{algorithm} {grading:?}");
            assert_eq!(grading.points(), grading.most());
            let asked = |entry| grading.entries().iter().any(|it| it.entry == entry);
            assert_eq!(asked(SheetEntry::Numbers), algorithm.proves());
            assert_eq!(asked(SheetEntry::Value), !algorithm.proves());
        }
    }
}

#[test]
fn the_model_of_every_lesson_gets_full_marks() {
    let mut exercises = 0;
    for lesson in lessons() {
        let loaded = load(lesson.id, lesson.text()).expect("a lesson that ships");
        // A second run over a large tree adds nothing.
        let runs = if loaded.tree.len() > 20_000 { 1 } else { usize::MAX };
        for &algorithm in loaded.algorithms.iter().take(runs) {
            let run = loaded.run(algorithm, Watch::cap(usize::MAX)).expect("it runs");
            let timeline = Timeline::of(&run.tree, &run.trace);
            let mut replay = Replay::new(run.tree, run.trace);
            replay.seek(usize::MAX);
            let subject = &*loaded.subject;
            let seen = Projection::new(&replay, &timeline, algorithm, subject, Language::Ja);
            let key = SheetKey::of(&seen, NodeId::ROOT, SheetSize::BY_HAND);
            let tree = replay.tree();
            let model = Sheet::model(tree, &key);
            let grading = Grading::of(tree, &key, &model);
            assert!(grading.is_flawless(), "{} {algorithm}: {grading:?}", lesson.id);
            assert_eq!(grading.points(), grading.most(), "{}", lesson.id);
            assert!(key.inner().len() <= 40);
            exercises += usize::from(grading.most() > 0);
            // Every verdict has words, in both languages.
            for entry in Grading::of(tree, &key, &Sheet::default()).entries() {
                for language in Language::ALL {
                    let seen = Projection::new(&replay, &timeline, algorithm, subject, language);
                    assert!(!seen.sheet_why(&key, entry).is_empty());
                    assert!(!seen.sheet_entry(entry).is_empty());
                }
            }
        }
    }
    assert!(exercises > rounds(100), "only {exercises} runs can be filled in");
}

/// The planted fault, and the expected verdict.
struct Planted {
    sheet: Sheet,
    node: NodeId,
    entry: SheetEntry,
    verdict: SheetVerdict,
    /// The points that it costs.
    costs: i32,
    step: usize,
}

/// A way to plant a fault; `None` if the tree has no place for it.
type Plant = fn(&Exercise, &mut Dice) -> Option<Planted>;

fn one<T: Copy>(dice: &mut Dice, of: &[T]) -> Option<T> {
    (!of.is_empty()).then(|| of[dice.below(of.len() as u64) as usize])
}

/// A value that no leaf has.
const ODD: Score = Score(5_001);

fn valued(exercise: &Exercise, dice: &mut Dice) -> Option<(NodeId, BoundedScore)> {
    let values: Vec<_> = exercise.model.values.iter().map(|(a, b)| (*a, *b)).collect();
    one(dice, &values)
}

fn with_value(
    exercise: &Exercise,
    (node, value): (NodeId, BoundedScore),
    verdict: SheetVerdict,
) -> Planted {
    let mut sheet = exercise.model.clone();
    sheet.values.insert(node, value);
    let is_number = matches!(verdict, SheetVerdict::OnlyBound | SheetVerdict::WrongBound);
    Planted {
        sheet,
        node,
        entry: SheetEntry::Value,
        verdict,
        costs: if is_number { 1 } else { 2 },
        step: exercise.last(EventKind::Exit, node),
    }
}

fn wrong_value(exercise: &Exercise, dice: &mut Dice) -> Option<Planted> {
    let (node, is) = valued(exercise, dice)?;
    let value = BoundedScore { value: ODD, ..is };
    Some(with_value(exercise, (node, value), SheetVerdict::WrongValue))
}

fn other_sign(exercise: &Exercise, dice: &mut Dice) -> Option<Planted> {
    let (node, is) = valued(exercise, dice)?;
    let value = BoundedScore { value: -is.value, ..is };
    let mut children = exercise.tree().children(node);
    let is_new = children.all(|child| exercise.worth(child) != Some(value.value));
    let planted = (node, value);
    (is_new && is.value != Score(0)).then(|| with_value(exercise, planted, SheetVerdict::OtherSign))
}

impl Exercise {
    /// The value of a node in the model, including leaves of cut branches.
    fn worth(&self, node: NodeId) -> Option<Score> {
        let given = self.key.given(node);
        let value = given.or_else(|| self.model.values.get(&node).copied());
        value.map(|value| value.value)
    }

    fn read_children(&self, node: NodeId) -> Vec<Score> {
        let children = self.tree().children(node);
        let read = children.filter(|child| self.key.reading(*child) == SheetReading::Read);
        read.filter_map(|child| self.worth(child)).collect()
    }
}

fn other_player(exercise: &Exercise, dice: &mut Dice) -> Option<Planted> {
    let (node, is) = valued(exercise, dice)?;
    let values = exercise.read_children(node).into_iter();
    let value = match exercise.tree().node(node).player {
        Player::Max => values.min(),
        Player::Min => values.max(),
    }?;
    let planted = (node, BoundedScore { value, ..is });
    (value != is.value).then(|| with_value(exercise, planted, SheetVerdict::OtherPlayer))
}

fn uses_cut(exercise: &Exercise, dice: &mut Dice) -> Option<Planted> {
    let (node, is) = valued(exercise, dice)?;
    let all = exercise.tree().children(node);
    let values = all.filter_map(|child| exercise.worth(child));
    let read = exercise.read_children(node);
    let (value, other) = match exercise.tree().node(node).player {
        Player::Max => (values.max()?, read.into_iter().min()?),
        Player::Min => (values.min()?, read.into_iter().max()?),
    };
    let planted = (node, BoundedScore { value, ..is });
    let is_new = value != is.value && value != other;
    is_new.then(|| with_value(exercise, planted, SheetVerdict::UsesCut))
}

fn only_bound(exercise: &Exercise, dice: &mut Dice) -> Option<Planted> {
    let (node, is) = valued(exercise, dice)?;
    let planted = (node, BoundedScore::exact(is.value));
    (is.bound != Bound::Exact).then(|| with_value(exercise, planted, SheetVerdict::OnlyBound))
}

fn wrong_bound(exercise: &Exercise, dice: &mut Dice) -> Option<Planted> {
    let (node, is) = valued(exercise, dice)?;
    let bound = match is.bound {
        Bound::Exact | Bound::AtMost => Bound::AtLeast,
        Bound::AtLeast => Bound::AtMost,
    };
    let planted = (node, BoundedScore { bound, ..is });
    Some(with_value(exercise, planted, SheetVerdict::WrongBound))
}

fn with_window(
    exercise: &Exercise,
    dice: &mut Dice,
    (verdict, costs): (SheetVerdict, i32),
    change: impl Fn(Window) -> Window,
) -> Option<Planted> {
    let windows: Vec<_> = exercise.model.windows.iter().collect();
    let (&node, &is) = one(dice, &windows)?;
    let mut sheet = exercise.model.clone();
    sheet.windows.insert(node, change(is));
    (change(is) != is).then(|| Planted {
        sheet,
        node,
        entry: SheetEntry::Window,
        verdict,
        costs,
        step: exercise.last(EventKind::Enter, node),
    })
}

fn wrong_alpha(exercise: &Exercise, dice: &mut Dice) -> Option<Planted> {
    with_window(exercise, dice, (SheetVerdict::WrongAlpha, 1), |is| Window { alpha: -ODD, ..is })
}

fn wrong_beta(exercise: &Exercise, dice: &mut Dice) -> Option<Planted> {
    with_window(exercise, dice, (SheetVerdict::WrongBeta, 1), |is| Window { beta: ODD, ..is })
}

fn wrong_window(exercise: &Exercise, dice: &mut Dice) -> Option<Planted> {
    with_window(exercise, dice, (SheetVerdict::WrongWindow, 2), |_| Window {
        alpha: -ODD,
        beta: ODD,
    })
}

/// α written in the place of β; unknown bounds stay unknown.
fn swapped(exercise: &Exercise, dice: &mut Dice) -> Option<Planted> {
    with_window(exercise, dice, (SheetVerdict::SwappedWindow, 2), |is| {
        let or = |bound: Score, other| if bound.is_finite() { bound } else { other };
        Window { alpha: or(is.beta, Score::MIN), beta: or(is.alpha, Score::MAX) }
    })
}

fn pruned_too_much(exercise: &Exercise, dice: &mut Dice) -> Option<Planted> {
    let tree = exercise.tree();
    let read = tree.ids().skip(1);
    let read: Vec<_> = read.filter(|id| exercise.key.reading(*id) == SheetReading::Read).collect();
    let node = one(dice, &read)?;
    let mut sheet = exercise.model.clone();
    sheet.cuts.insert(node);
    let full = exercise.grade(&exercise.model);
    let inside = full.entries().iter().filter(|entry| tree.path(entry.node).contains(&node));
    Some(Planted {
        sheet,
        node,
        entry: SheetEntry::Cut,
        verdict: SheetVerdict::PrunedTooMuch,
        costs: 2 + inside.map(|entry| entry.of).sum::<i32>(),
        step: exercise.last(EventKind::Enter, node),
    })
}

/// A missing mark; at α = β it is another fault.
fn missing_mark(exercise: &Exercise, dice: &mut Dice, at_a_tie: bool) -> Option<Planted> {
    let cuts: Vec<_> = exercise.model.cuts.iter().copied().collect();
    let node = one(dice, &cuts)?;
    let tree = exercise.tree();
    let parent = tree.parent(node)?;
    let value = exercise.model.values[&parent].value;
    let window = exercise.model.windows.get(&parent).copied()?;
    let bound = match tree.node(parent).player {
        Player::Max => window.beta,
        Player::Min => window.alpha,
    };
    let mut sheet = exercise.model.clone();
    sheet.cuts.remove(&node);
    let is_half = tree.children(parent).any(|child| sheet.cuts.contains(&child));
    ((bound == value) == at_a_tie).then(|| Planted {
        sheet,
        node,
        entry: SheetEntry::Cut,
        verdict: if at_a_tie { SheetVerdict::MissedTie } else { SheetVerdict::PrunedTooLittle },
        // A cut is one entry: half of it is right if other branches of it are marked.
        costs: if is_half { 1 } else { 2 },
        step: exercise.last(EventKind::Cut, parent),
    })
}

fn pruned_too_little(exercise: &Exercise, dice: &mut Dice) -> Option<Planted> {
    missing_mark(exercise, dice, false)
}

fn missed_tie(exercise: &Exercise, dice: &mut Dice) -> Option<Planted> {
    missing_mark(exercise, dice, true)
}

fn inside_cut(exercise: &Exercise, dice: &mut Dice) -> Option<Planted> {
    let tree = exercise.tree();
    let cut = |id: &NodeId| exercise.key.reading(*id) == SheetReading::Cut;
    let inner: Vec<_> =
        tree.ids().filter(cut).filter(|id| tree.node(*id).kind == Kind::Inner).collect();
    let node = one(dice, &inner)?;
    let mut sheet = exercise.model.clone();
    sheet.values.insert(node, BoundedScore::exact(Score(3)));
    let read = |id: &NodeId| exercise.key.reading(*id) == SheetReading::Read;
    let above = tree.path(node).into_iter().rfind(read)?;
    Some(Planted {
        sheet,
        node,
        entry: SheetEntry::Value,
        verdict: SheetVerdict::InsideCut,
        costs: 0,
        step: exercise.last(EventKind::Cut, above),
    })
}

fn tie_taken(exercise: &Exercise, dice: &mut Dice) -> Option<Planted> {
    tied_choice(exercise, dice, true)
}

fn bound_taken(exercise: &Exercise, dice: &mut Dice) -> Option<Planted> {
    tied_choice(exercise, dice, false)
}

/// A later move is chosen whose number is that of the best: its value, or only a bound.
fn tied_choice(exercise: &Exercise, dice: &mut Dice, is_exact: bool) -> Option<Planted> {
    let &best = exercise.model.choices.get(&NodeId::ROOT)?;
    let value = exercise.worth(best);
    let tied: Vec<_> = exercise
        .tree()
        .children(NodeId::ROOT)
        .filter(|&child| child > best && exercise.worth(child) == value)
        .filter(|child| {
            let written = exercise.model.values.get(child);
            written.is_none_or(|value| value.bound == Bound::Exact) == is_exact
        })
        .collect();
    let chosen = one(dice, &tied)?;
    let mut sheet = exercise.model.clone();
    sheet.choices.insert(NodeId::ROOT, chosen);
    Some(Planted {
        sheet,
        node: NodeId::ROOT,
        entry: SheetEntry::Choice,
        verdict: if is_exact {
            SheetVerdict::TieTakenForBetter
        } else {
            SheetVerdict::BoundTakenForBetter
        },
        costs: 1,
        step: exercise.last(EventKind::Exit, NodeId::ROOT),
    })
}

fn wrong_choice(exercise: &Exercise, dice: &mut Dice) -> Option<Planted> {
    let &best = exercise.model.choices.get(&NodeId::ROOT)?;
    let value = exercise.worth(best);
    let others: Vec<_> = exercise
        .tree()
        .children(NodeId::ROOT)
        .filter(|&child| exercise.worth(child) != value)
        .collect();
    let chosen = one(dice, &others)?;
    let mut sheet = exercise.model.clone();
    sheet.choices.insert(NodeId::ROOT, chosen);
    Some(Planted {
        sheet,
        node: NodeId::ROOT,
        entry: SheetEntry::Choice,
        verdict: SheetVerdict::WrongChoice,
        costs: 1,
        step: exercise.last(EventKind::Exit, NodeId::ROOT),
    })
}

/// The ways to plant a fault, and how often each has found its place.
const FAULTS: [(&str, Plant); 17] = [
    ("wrong value", wrong_value),
    ("other sign", other_sign),
    ("other player", other_player),
    ("uses a cut branch", uses_cut),
    ("only a bound", only_bound),
    ("wrong bound", wrong_bound),
    ("wrong alpha", wrong_alpha),
    ("wrong beta", wrong_beta),
    ("wrong window", wrong_window),
    ("swapped", swapped),
    ("pruned too much", pruned_too_much),
    ("pruned too little", pruned_too_little),
    ("missed tie", missed_tie),
    ("inside a cut", inside_cut),
    ("tie taken for better", tie_taken),
    ("bound taken for better", bound_taken),
    ("wrong choice", wrong_choice),
];

#[test]
fn a_planted_fault_is_named_and_costs_its_points() {
    const EACH: usize = 100;
    let mut dice = Dice::new(17);
    let mut planted: BTreeMap<&str, usize> = BTreeMap::new();
    for _ in 0..20_000 {
        if planted.len() == FAULTS.len() && planted.values().all(|count| *count >= EACH) {
            break;
        }
        let (root, player) = random_root(&mut dice);
        let exercise = Exercise::of(&root, player, Algorithm::AlphaBeta);
        let full = exercise.grade(&exercise.model).most();
        for (name, plant) in FAULTS {
            if planted.get(name).is_some_and(|count| *count >= EACH) {
                continue;
            }
            let Some(fault) = plant(&exercise, &mut dice) else {
                continue;
            };
            let grading = exercise.grade(&fault.sheet);
            // A planted value may be that of a fail-hard search or of a table, or make all values equal.
            let is_hard = |it: &GradedEntry| {
                use SheetVerdict::{FailHard, Flagged, HardBound};
                matches!(it.verdict, FailHard | Flagged | HardBound)
            };
            if grading.entries().iter().any(is_hard) || !grading.remarks().is_empty() {
                continue;
            }
            let wrong = grading.first_wrong().copied();
            let wrong = wrong.unwrap_or_else(|| panic!("{name} at {:?} {root:?}", fault.node));
            let GradedEntry { node, entry, verdict, step, .. } = wrong;
            assert_eq!(
                (verdict, node, entry, step),
                (fault.verdict, fault.node, fault.entry, fault.step),
                "{name} {root:?} {:?}",
                fault.sheet
            );
            // Nothing else is wrong, and the penalty is right.
            let wrongs = grading.entries().iter();
            assert_eq!(wrongs.filter(|it| it.verdict.is_wrong()).count(), 1, "{name}");
            assert_eq!(grading.points(), (full - fault.costs).max(0), "{name} {root:?}");
            for language in Language::ALL {
                let seen = exercise.seen(language);
                assert!(!seen.sheet_why(&exercise.key, &wrong).is_empty());
                assert!(!verdict.word(Algorithm::Pns, language).is_empty());
            }
            *planted.entry(name).or_default() += 1;
        }
    }
    for (name, _) in FAULTS {
        assert!(planted.get(name) >= Some(&EACH), "{name}: {planted:?}");
    }
}

#[test]
fn entries_that_follow_from_a_wrong_value_get_credit() {
    let mut dice = Dice::new(18);
    let (mut values, mut windows) = (0, 0);
    for _ in 0..rounds(3_000) {
        let (root, player) = random_root(&mut dice);
        let exercise = Exercise::of(&root, player, Algorithm::AlphaBeta);
        let tree = exercise.tree();
        let Some((node, is)) = valued(&exercise, &mut dice) else {
            continue;
        };
        let Some(parent) = tree.parent(node) else {
            continue;
        };
        let mover = tree.node(parent).player;
        // So good that the parent chooses it.
        let value = Score(mover.sign() * ODD.0);
        let mut sheet = exercise.model.clone();
        sheet.values.insert(node, BoundedScore { value, ..is });
        let above = exercise.model.values[&parent];
        sheet.values.insert(parent, BoundedScore { value, ..above });
        // The window of the next sibling, according to that value.
        let next = NodeId(node.0 + 1);
        let is_next = tree.parent(next) == Some(parent) && tree.node(next).kind == Kind::Inner;
        let carried = is_next && exercise.key.reading(next) == SheetReading::Read;
        if carried {
            let passed = exercise.replay.entered_window(next);
            sheet.windows.insert(next, passed.raised(mover, value));
        }
        let grading = exercise.grade(&sheet);
        let verdict = |node, entry| {
            let mut found = grading.at(node).filter(|it| it.entry == entry);
            found.next().map(|it| (it.verdict, it.points))
        };
        assert_eq!(verdict(node, SheetEntry::Value), Some((SheetVerdict::WrongValue, 0)));
        let is_slip = [&[][..], &[SheetRemark::Misread]].contains(&grading.remarks());
        let points = if is_slip { 2 } else { 0 };
        assert_eq!(
            verdict(parent, SheetEntry::Value),
            Some((SheetVerdict::Follows, points)),
            "{root:?} {sheet:?}"
        );
        values += 1;
        if carried {
            let (verdict, _) = verdict(next, SheetEntry::Window).expect("a window was written");
            assert_eq!(verdict, SheetVerdict::Follows, "{root:?} {sheet:?}");
            windows += 1;
        }
        let first = grading.first_wrong().map(|it| it.node);
        assert_eq!(first, Some(node), "what follows is not the first fault");
    }
    assert!(values > 500 && windows > 100, "{values} {windows}");
}

#[test]
fn consistent_work_after_one_wrong_value_has_no_other_fault() {
    let mut dice = Dice::new(21);
    let (mut slips, mut carried, mut read, mut skipped) = (0, 0, 0, 0);
    for _ in 0..4_000 {
        let (root, player) = random_root(&mut dice);
        let exercise = Exercise::of(&root, player, Algorithm::AlphaBeta);
        let Some((node, is)) = valued(&exercise, &mut dice) else {
            continue;
        };
        // Another value from below it: from a number that nothing there has no cut follows.
        let leaves = exercise.tree().leaves_below(node);
        let leaf = leaves[dice.below(leaves.len() as u64) as usize];
        let slip = BoundedScore::exact(exercise.tree().node(leaf).value);
        if slip.value == is.value || node == NodeId::ROOT {
            continue;
        }
        let mut by_hand =
            ByHand { tree: exercise.tree(), sheet: Sheet::default(), slip: Some((node, slip)) };
        by_hand.value(NodeId::ROOT, Window::FULL);
        let sheet = by_hand.sheet;
        let grading = exercise.grade(&sheet);
        slips += 1;
        for entry in grading.entries() {
            if (entry.node, entry.entry) == (node, SheetEntry::Value) {
                continue;
            }
            let is_skipped = entry.verdict == SheetVerdict::InsideOwnCut && entry.of == 0;
            assert!(
                entry.verdict.is_right() || is_skipped,
                "{entry:?} {slip:?} at {node:?} of {root:?} {sheet:?}"
            );
            let is_earned = entry.points == entry.of;
            assert!(is_earned || !grading.remarks().is_empty(), "{entry:?}");
            let follows = entry.verdict == SheetVerdict::Follows;
            carried += usize::from(follows);
            read += usize::from(follows && entry.entry == SheetEntry::Cut && entry.of > 0);
            skipped += usize::from(is_skipped);
        }
    }
    assert!(slips > 1_500 && carried > 2_000, "{slips} {carried}");
    assert!(read > 200 && skipped > 200, "{read} {skipped}");
}

#[test]
fn a_value_that_includes_a_cut_branch_is_right_if_it_was_read() {
    let mut dice = Dice::new(22);
    let mut told = 0;
    for _ in 0..rounds(4_000) {
        let (root, player) = random_root(&mut dice);
        let exercise = Exercise::of(&root, player, Algorithm::AlphaBeta);
        let Some(Planted { mut sheet, node, .. }) = uses_cut(&exercise, &mut dice) else {
            continue;
        };
        for child in exercise.tree().children(node) {
            sheet.cuts.remove(&child);
        }
        let grading = exercise.grade(&sheet);
        let value = grading.at(node).find(|it| it.entry == SheetEntry::Value);
        let verdict = value.map(|it| it.verdict);
        assert_eq!(verdict, Some(SheetVerdict::ReadOn), "{root:?}");
        // The missing mark is counted at the cut, and once.
        let wrong = grading.entries().iter().filter(|it| it.verdict.is_wrong());
        let wrong: Vec<_> = wrong.map(|it| (it.entry, it.points, it.of)).collect();
        assert_eq!(wrong, [(SheetEntry::Cut, 0, 2)], "{root:?}");
        told += 1;
    }
    assert!(told > 50, "{told}");
}

#[test]
fn reasons_reveal_no_number_of_the_model() {
    let mut dice = Dice::new(23);
    let mut said = 0;
    for _ in 0..rounds(500) {
        let (root, player) = random_root(&mut dice);
        let exercise = Exercise::of(&root, player, Algorithm::AlphaBeta);
        for (_, plant) in FAULTS {
            let Some(fault) = plant(&exercise, &mut dice) else {
                continue;
            };
            for entry in exercise.grade(&fault.sheet).entries() {
                for language in Language::ALL {
                    let why = exercise.seen(language).sheet_why(&exercise.key, entry);
                    // The names of the nodes are digits here; values have signs.
                    assert!(!why.contains(['+', '−']), "{why}");
                    said += usize::from(!why.is_empty());
                }
            }
        }
    }
    assert!(said > 1_000, "{said}");
}

#[test]
fn a_cut_that_follows_from_a_wrong_value_is_not_a_second_fault() {
    // The first move is worth 3; misjudged as 9, it would close the second one's window at once.
    let leaf = |value| Branch::worth(value);
    let node = |children| Branch::Node(String::new(), children);
    let root = node(vec![node(vec![leaf(3), leaf(9)]), node(vec![leaf(7), leaf(5)])]);
    let exercise = Exercise::of(&root, Player::Max, Algorithm::AlphaBeta);
    assert!(exercise.model.cuts.is_empty());
    let mut sheet = exercise.model.clone();
    let exact = |value| BoundedScore::exact(Score(value));
    sheet.values.insert(NodeId(1), exact(9));
    let skipped = NodeId(6); // The 5.
    sheet.cuts.insert(skipped);
    let verdict = |sheet: &Sheet| {
        let grading = exercise.grade(sheet);
        let cut = grading.at(skipped).next().map(|it| (it.verdict, it.points));
        cut.expect("the mark is graded")
    };
    assert_eq!(verdict(&sheet), (SheetVerdict::Follows, 0));
    sheet.values.insert(NodeId(1), exact(3));
    assert_eq!(verdict(&sheet), (SheetVerdict::PrunedTooMuch, -2));
}

#[test]
fn a_branch_may_be_marked_at_its_leaves() {
    // The second move is refuted by its first answer: the branch beside it has two leaves.
    let leaf = |value| Branch::worth(value);
    let node = |children| Branch::Node(String::new(), children);
    let root = node(vec![leaf(5), node(vec![leaf(2), node(vec![leaf(8), leaf(9)])])]);
    let exercise = Exercise::of(&root, Player::Max, Algorithm::AlphaBeta);
    let cut: Vec<_> = exercise.model.cuts.iter().copied().collect();
    assert_eq!(cut.len(), 1);
    let mut sheet = exercise.model.clone();
    sheet.cuts.clear();
    sheet.cuts.extend(exercise.tree().children(cut[0]));
    assert!(exercise.grade(&sheet).is_flawless());
    sheet.cuts.pop_last();
    assert!(!exercise.grade(&sheet).is_flawless());
}

#[test]
fn proof_numbers_are_graded_one_by_one() {
    let mut dice = Dice::new(19);
    let (mut swapped, mut halves) = (0, 0);
    for _ in 0..300 {
        let (root, player) = random_root(&mut dice);
        let exercise = Exercise::of(&root, player, Algorithm::Pns);
        let full = exercise.grade(&exercise.model).most();
        let numbers: Vec<_> = exercise.model.numbers.iter().collect();
        let Some((&node, &is)) = one(&mut dice, &numbers) else {
            continue;
        };
        let is_plain = |first, second| {
            let mut sheet = exercise.model.clone();
            let numbers = WrittenNumbers { first, second };
            sheet.numbers.insert(node, numbers);
            exercise.grade(&sheet).remarks().is_empty()
        };
        // One number everywhere is another case.
        let others = [
            (is.second, is.first),
            (Some(Score(77)), is.second),
            (is.first, None),
            (None, is.second),
        ];
        if !others.into_iter().all(|(first, second)| is_plain(first, second)) {
            continue;
        }
        let graded = |first, second| {
            let mut sheet = exercise.model.clone();
            let wrong = WrittenNumbers { first, second };
            sheet.numbers.insert(node, wrong);
            let grading = exercise.grade(&sheet);
            let first = grading.first_wrong().map(|it| (it.node, it.verdict));
            (first, full - grading.points())
        };
        // A missing entry is not wrong.
        assert_eq!(graded(is.first, None), (None, 1));
        assert_eq!(graded(None, is.second), (None, 1));
        if is.first != is.second {
            let (first, costs) = graded(is.second, is.first);
            assert_eq!(first, Some((node, SheetVerdict::SwappedNumbers)));
            assert_eq!(costs, 2);
            swapped += 1;
        }
        let (first, costs) = graded(Some(Score(77)), is.second);
        assert_eq!(first, Some((node, SheetVerdict::WrongFirst)));
        assert_eq!(costs, 1);
        halves += 1;
    }
    assert!(swapped > 100 && halves > 100, "{swapped} {halves}");
}

/// Numbers that change places everywhere are one mistake, which costs half; at half of the nodes they
/// are many, and may cost more.
#[test]
fn pairs_that_change_places_here_and_there_are_no_single_mistake() {
    let asking = AskedWeights::default();
    let mut dice = Dice::new(41);
    let mut below_half = 0;
    for _ in 0..300 {
        let (root, player) = random_root(&mut dice);
        let exercise = Exercise::of(&root, player, Algorithm::Pns);
        let is_pair = |(_, of): &(&NodeId, &WrittenNumbers)| of.first != of.second;
        let pairs: Vec<_> = exercise.model.numbers.iter().filter(is_pair).collect();
        let mut sheet = exercise.model.clone();
        for (node, of) in pairs.iter().step_by(2) {
            sheet.numbers.insert(**node, WrittenNumbers { first: of.second, second: of.first });
        }
        let grading = exercise.grade(&sheet);
        let mut wrong = grading.entries().iter().filter(|it| it.verdict.is_wrong());
        let is_swapped = wrong.all(|it| it.verdict == SheetVerdict::SwappedNumbers);
        let is_plain = pairs.len() > 5 && is_swapped;
        below_half += usize::from(is_plain && grading.share(&asking) < 0.49);
    }
    assert!(below_half > 10, "{below_half}");
}

#[test]
fn a_wrong_value_above_nothing_follows_from_nothing() {
    let leaf = |value| Branch::worth(value);
    let node = |children| Branch::Node(String::new(), children);
    let root = node(vec![node(vec![leaf(3), leaf(9)]), node(vec![leaf(7), leaf(5)])]);
    for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta] {
        let exercise = Exercise::of(&root, Player::Max, algorithm);
        let mut sheet = Sheet::default();
        sheet.values.insert(NodeId::ROOT, BoundedScore::exact(Score(77)));
        let grading = exercise.grade(&sheet);
        let value = grading.at(NodeId::ROOT).find(|it| it.entry == SheetEntry::Value);
        let value = value.map(|it| (it.verdict, it.points));
        assert_eq!(value, Some((SheetVerdict::WrongValue, 0)), "{algorithm}");
    }
}

/// One pair that is wrong at the end of a row of forced moves stands at each of them: that is one slip,
/// and no number that is written everywhere.
#[test]
fn a_wrong_pair_that_is_handed_up_a_row_of_forced_moves_is_one_slip() {
    let leaf = |value| Branch::worth(value);
    let forced = |moves: usize, end| {
        (0..moves).fold(end, |below, _| Branch::Node(String::new(), vec![below]))
    };
    let wide = || Branch::Node(String::new(), vec![leaf(5), leaf(5), leaf(-5)]);
    // What is found behind the row is handed up to its beginning.
    let behind = Branch::Node(String::new(), vec![wide(), wide(), wide()]);
    let root = Branch::Node(String::new(), vec![wide(), wide(), forced(9, behind)]);
    let exercise = Exercise::of(&root, Player::Max, Algorithm::Pns);
    assert!(exercise.model.numbers.len() > 8);
    let mut sheet = exercise.model.clone();
    let last = exercise.tree().children(NodeId::ROOT).last().expect("three moves");
    let row = std::iter::successors(Some(last), |&node| exercise.tree().children(node).next());
    for node in row.take(10) {
        if let Some(numbers) = sheet.numbers.get_mut(&node) {
            *numbers = WrittenNumbers { first: Some(Score(2)), second: Some(Score(3)) };
        }
    }
    let grading = exercise.grade(&sheet);
    assert_eq!(grading.entries().iter().filter(|it| it.verdict.is_wrong()).count(), 1);
    let cost = 1.0 - grading.share(&AskedWeights::default());
    assert!(cost <= 1.0 / 3.0 + 1e-9, "{cost} {:?}", grading.remarks());
}

/// Where everything else follows from one wrong pair of numbers, it may be made up: that is no slip
/// beside right ones.
#[test]
fn what_follows_from_a_made_up_pair_alone_earns_half() {
    let mut dice = Dice::new(42);
    let numbers = || [0, 1, 2, 3, Score::MAX.0].map(Score);
    let pairs: Vec<_> = numbers()
        .into_iter()
        .flat_map(|first| numbers().map(|second| (Some(first), Some(second))))
        .map(|(first, second)| WrittenNumbers { first, second })
        .collect();
    let mut followed = 0;
    for _ in 0..200 {
        let root = branch(&mut dice, 2, 3);
        if !matches!(root, Branch::Node(..)) {
            continue;
        }
        let exercise = Exercise::of(&root, Player::Max, Algorithm::Pns);
        let nodes: Vec<_> = exercise.model.numbers.keys().copied().collect();
        let [root_node, below] = nodes[..] else { continue };
        for &made_up in &pairs {
            for &above in pairs.iter().filter(|above| **above != made_up) {
                let mut sheet = Sheet::default();
                sheet.numbers.extend([(root_node, above), (below, made_up)]);
                let grading = exercise.grade(&sheet);
                let [first, second] = [root_node, below].map(|node| {
                    grading.at(node).next().map(|it| (it.verdict, it.points)).expect("an entry")
                });
                if first.0.is_consequence() && second.0.is_wrong() && second.1 == 0 {
                    let share = grading.share(&AskedWeights::default());
                    assert!(share <= 0.5 + 1e-9, "{root:?} {sheet:?}: {share}");
                    followed += 1;
                }
            }
        }
    }
    assert!(followed > 50, "{followed}");
}

#[test]
fn what_a_smaller_tree_does_not_have_leaves_the_sheet() {
    let leaf = |value| Branch::worth(value);
    let node = |children| Branch::Node(String::new(), children);
    let root = node(vec![node(vec![leaf(3), leaf(9)]), node(vec![leaf(7), leaf(5)])]);
    let exercise = Exercise::of(&root, Player::Max, Algorithm::Minimax);
    let moves: Vec<_> = exercise.tree().children(NodeId::ROOT).collect();
    let [first, second] = moves[..] else { panic!("two moves") };
    let beyond = NodeId(99);
    let mut sheet = exercise.model.clone();
    sheet.values.insert(beyond, BoundedScore::exact(Score(1)));
    sheet.windows.insert(beyond, Window::FULL);
    sheet.numbers.insert(beyond, WrittenNumbers::default());
    sheet.choices.insert(first, second); // No move of that node.
    sheet.choices.insert(second, beyond);
    sheet.cuts.insert(beyond);
    sheet.keep_to(exercise.tree());
    let mut expected = exercise.model.clone();
    expected.choices.remove(&first);
    expected.choices.remove(&second);
    assert_eq!(sheet, expected);
}

#[test]
fn a_bound_equal_to_the_best_value_is_not_a_tie() {
    // The second move is left at its first answer, whose value is that of the first move.
    let leaf = |value| Branch::worth(value);
    let node = |children| Branch::Node(String::new(), children);
    let root = node(vec![leaf(10), node(vec![leaf(10), leaf(-4)])]);
    for (algorithm, verdict) in [
        (Algorithm::AlphaBeta, SheetVerdict::BoundTakenForBetter),
        (Algorithm::Minimax, SheetVerdict::WrongChoice),
    ] {
        let exercise = Exercise::of(&root, Player::Max, algorithm);
        let mut sheet = exercise.model.clone();
        sheet.choices.insert(NodeId::ROOT, NodeId(2));
        let grading = exercise.grade(&sheet);
        let wrong = *grading.first_wrong().expect("a fault");
        assert_eq!(wrong.verdict, verdict);
        let why = exercise.seen(Language::En).sheet_why(&exercise.key, &wrong);
        let is_bound = verdict == SheetVerdict::BoundTakenForBetter;
        assert_eq!(why.contains("at most that"), is_bound, "{why}");
    }
}
