//! Recognises what went wrong once, on a sheet that is right throughout but for that.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::filled::Sheet;
use super::key::{SheetKey, SheetReading, SheetSize};
use super::share::SheetRemark;
use super::values::SheetNotation;
use game::Evaluator;
use scenario::{AskedGroup, NodeTable};
use score::{Bound, Player, Score, Window};
use search::{Algorithm, Budget, Run, search};
use trace::{Recorder, Replay, Timeline};
use tree::{Growth, Kind, NodeId, StaticValue, Tree, TreeGame};

/// What is missing on a sheet that is right otherwise, or for one slip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SheetGap {
    /// The sign of a bound.
    Sign,
    /// An entry of this group; the mark of a cut is one, however many branches it has.
    Entry(AskedGroup),
}

/// Which signs of values are right on a sheet that is compared with another one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum SheetSigns<'a> {
    AsFound,
    /// Also those under which a transposition table keeps a value: but whoever goes by the shape of the
    /// tree writes the same ones, so they excuse no other slip than a misread leaf.
    OfTable,
    /// Any at these nodes.
    AnyAt(&'a [NodeId]),
}

/// What explains all that is wrong on a sheet, if it is one thing: a leaf that was misread, a value that
/// was wrongly backed up, a window of one node, or branches of one node that were taken to be cut; and
/// what is missing beside it: one entry at most.
///
/// A value that is backed up, or a bound, has to be that of a leaf, with whatever sign, and half of the
/// sheet to be there: with a number that is made up, everything may be cut.
pub(super) fn mistaken_once(
    (tree, key): (&Tree, &SheetKey),
    (sheet, model): (&Sheet, &Sheet),
) -> Option<(SheetRemark, Vec<SheetGap>)> {
    // What is only missing follows from nothing.
    if sheet.values.is_empty() || sheet.is_like(tree, model, SheetSigns::AsFound).is_some() {
        return None;
    }
    // Whoever is to move at the root may see everything from there.
    if key.chooser(tree, key.root()) == Player::Min && tree.payoffs().is_none() {
        let missing = sheet.turned().is_like(tree, model, SheetSigns::AsFound);
        if let Some(missing) = missing {
            return Some((SheetRemark::OtherSide, missing));
        }
    }
    // Who marks no cut at all knows of none.
    let knows = sheet.cuts.is_empty() == model.cuts.is_empty();
    let is_known = Sheet::by_rule(tree, key, None).is_some_and(|right| right == *model);
    let may_run = sheet.has_half_of(model, tree) && is_searched_again(tree, key);
    let has_marks = || {
        let is_run = is_known || may_run;
        is_run.then(|| marked_too_much((tree, key), (sheet, model), is_known)).flatten()
    };
    if !knows {
        return has_marks().filter(|_| model.cuts.is_empty());
    }
    let misread = misread_leaves((tree, key), sheet);
    let is_leaf_of = |node: NodeId, number: Score| {
        let mut below = tree.leaves_below(node).into_iter().map(|leaf| tree.node(leaf).value);
        below.any(|value| value == number || -value == number)
    };
    let may_be_backed_up = |&node: &NodeId| {
        let number = sheet.values.get(&node)?.value;
        let own = model.values.get(&node).map(|value| value.value);
        (own != Some(number) && is_leaf_of(node, number)).then_some((node, number))
    };
    let may_be_backed_up = key.inner().iter().filter_map(may_be_backed_up);
    let has_half = sheet.has_half_of(model, tree);
    if !is_known {
        let misreads = |&slip: &(NodeId, Score)| {
            let found = misreading((tree, key), (&[slip.0], slip.1))?;
            sheet.is_like(tree, &found, SheetSigns::OfTable)
        };
        // What is inside is right as it is, and nothing outside follows from it but the value.
        let backs_up = |slip: (NodeId, Score)| {
            let is_inside = |at: NodeId| tree.ancestors(at).skip(1).any(|above| above == slip.0);
            let parts = |of: &Sheet| [of.only(is_inside), of.only(|at| !is_inside(at))];
            let ([inside, outside], [right, _]) = (parts(sheet), parts(model));
            let [_, whole] = parts(&misreading((tree, key), (&[slip.0], slip.1))?);
            inside.is_like(tree, &right, SheetSigns::AsFound).filter(Vec::is_empty)?;
            outside.is_like(tree, &whole, SheetSigns::AnyAt(&[slip.0]))
        };
        let found = misread.iter().filter(|_| may_run).filter_map(misreads);
        let found = found.map(|missing| (SheetRemark::Misread, missing));
        let backed_up = may_be_backed_up.filter(|_| may_run).filter_map(backs_up);
        let backed_up = backed_up.map(|missing| (SheetRemark::BackedUp, missing));
        return fewest(found.chain(backed_up).chain(std::iter::once_with(has_marks).flatten()));
    }
    let worth = |slip: Option<(NodeId, Score)>| {
        move |at: &NodeId, own: Option<Score>| match slip {
            Some((node, number)) if node == *at => number,
            _ => own.unwrap_or(tree.node(*at).value),
        }
    };
    let is_valued = |slip: &(NodeId, Score), signs| {
        let worth = worth(Some(*slip));
        let found = Sheet::by_rule_with((tree, key), None, (&worth, &|_, window| Some(window)));
        sheet.is_like(tree, &found?, signs)
    };
    let misread = misread.iter().filter_map(|slip| is_valued(slip, SheetSigns::OfTable));
    let misread = misread.map(|missing| (SheetRemark::Misread, missing));
    if !has_half {
        return fewest(misread);
    }
    let backed_up = may_be_backed_up.filter_map(|slip| is_valued(&slip, SheetSigns::AsFound));
    let backed_up = backed_up.map(|missing| (SheetRemark::BackedUp, missing));
    let worth = worth(None);
    let is_window = |&node: &NodeId| {
        let of = |sheet: &Sheet| sheet.windows.get(&node).copied().unwrap_or(Window::FULL);
        let (own, right) = (of(sheet), of(model));
        let one_side = (own.alpha == right.alpha) != (own.beta == right.beta);
        let other = if own.alpha == right.alpha { own.beta } else { own.alpha };
        let may_be = !other.is_finite() || is_leaf_of(NodeId::ROOT, other);
        let enters = |at: &NodeId, window: Window| Some(if *at == node { own } else { window });
        let is_slip = one_side && may_be && !own.is_closed();
        let found = is_slip.then(|| Sheet::by_rule_with((tree, key), None, (&worth, &enters)));
        sheet.is_like(tree, &found??, SheetSigns::AsFound)
    };
    let windows = key.inner().iter().filter_map(is_window);
    let windows = windows.map(|missing| (SheetRemark::OtherWindow, missing));
    let marked = std::iter::once_with(has_marks).flatten();
    fewest(misread.chain(backed_up).chain(windows).chain(marked))
}

/// The first slip beside which nothing is missing; otherwise the first.
fn fewest(
    slips: impl Iterator<Item = (SheetRemark, Vec<SheetGap>)>,
) -> Option<(SheetRemark, Vec<SheetGap>)> {
    let mut first = None;
    for slip in slips {
        if slip.1.is_empty() {
            return Some(slip);
        }
        first.get_or_insert(slip);
    }
    first
}

/// Whether all is right for branches of one node that were taken to be cut, though they are read; but
/// who leaves out more than half of the leaves, or all moves of a node, has not worked it out.
fn marked_too_much(
    (tree, key): (&Tree, &SheetKey),
    (sheet, model): (&Sheet, &Sheet),
    is_known: bool,
) -> Option<(SheetRemark, Vec<SheetGap>)> {
    let is_read = |at: &NodeId| key.reading(*at) == SheetReading::Read;
    let read: Vec<_> = tree.leaves_below(NodeId::ROOT).into_iter().filter(is_read).collect();
    let worth = |at: &NodeId, own: Option<Score>| own.unwrap_or(tree.node(*at).value);
    let is_marked = |&node: &NodeId| {
        let marked = |child: &NodeId| sheet.cuts.contains(child);
        let marks: Vec<_> = tree.children(node).filter(marked).collect();
        let is_inside = |at: &NodeId| tree.ancestors(*at).any(|above| marks.contains(&above));
        let inside = read.iter().filter(|at| is_inside(at)).count();
        let is_first = tree.children(node).next().is_some_and(|first| marks.contains(&first));
        let is_work = 2 * inside <= read.len() && sheet.has_half_of(model, tree);
        let is_cut = |mark: &NodeId| key.reading(*mark) == SheetReading::Cut;
        if marks.iter().all(is_cut) || is_first || !is_work {
            return None;
        }
        let enters = |at: &NodeId, window: Window| Some(window).filter(|_| !marks.contains(at));
        let found = if is_known {
            Sheet::by_rule_with((tree, key), None, (&worth, &enters))
        } else {
            // Whoever reads nothing there finds nothing that is better.
            let worst = key.chooser(tree, node).worst();
            let (least, most) = values_told(key);
            let found = misreading((tree, key), (&marks, worst.max(least).min(most)));
            found.map(|found| {
                let mut outside = found.only(|at| !is_inside(&at));
                outside.cuts.extend(&marks);
                outside
            })
        };
        let mut outside = sheet.only(|at| !is_inside(&at));
        outside.cuts.clone_from(&sheet.cuts);
        outside.is_like(tree, &found?, SheetSigns::AnyAt(&tree.path(node)))
    };
    let found = key.inner().iter().filter_map(is_marked);
    fewest(found.map(|missing| (SheetRemark::MarkedTooMuch, missing)))
}

/// The leaves with what somebody may have taken them for by what stands above them, or for so little
/// that they are no longer chosen there.
fn misread_leaves((tree, key): (&Tree, &SheetKey), sheet: &Sheet) -> Vec<(NodeId, Score)> {
    let written = |node: NodeId| sheet.values.get(&node).map(|value| value.value);
    let (least, most) = values_told(key);
    let is_again = key.algorithm().revisits();
    let leaves = tree.ids().filter(|&id| tree.node(id).kind == Kind::Leaf);
    let of_leaf = |leaf: NodeId| {
        let above = tree.parent(leaf).unwrap_or(leaf);
        let worst = key.chooser(tree, above).worst().max(least).min(most);
        let numbers = if tree.node(above).kind == Kind::Chance {
            let others = tree.children(above).filter(|child| *child != leaf).map(|child| {
                let value = key.given(child).map(|value| value.value).or_else(|| written(child))?;
                Some(i64::from(tree.weight(child)) * i64::from(value.0))
            });
            let others: Option<i64> = others.sum();
            let whole: i64 = tree.children(above).map(|child| i64::from(tree.weight(child))).sum();
            let rest =
                written(above).zip(others).map(|(mean, others)| i64::from(mean.0) * whole - others);
            let number = rest.map(|rest| rest / i64::from(tree.weight(leaf)).max(1));
            [number.and_then(|number| i32::try_from(number).ok()).map(Score), None, None]
        } else {
            // What was found there once, or is not written there, may stand farther above alone.
            let is_missing = written(above).is_none();
            let higher = tree.parent(above).and_then(written).filter(|_| is_again || is_missing);
            [written(above), Some(worst), higher]
        };
        numbers.into_iter().flatten().map(move |number| (leaf, number))
    };
    leaves.flat_map(of_leaf).filter(|(leaf, number)| tree.node(*leaf).value != *number).collect()
}

/// Between which values all leaves lie, as far as it is told: Star1 and Star2 are, by the window with which
/// they begin.
fn values_told(key: &SheetKey) -> (Score, Score) {
    let told = if key.algorithm().weighs() { key.window() } else { Window::FULL };
    (told.alpha, told.beta)
}

/// The most nodes of a tree that is searched again for each leaf that may have been misread.
const SEARCHED: usize = 200;

/// Whether the search of an exercise can be repeated with another leaf.
fn is_searched_again(tree: &Tree, key: &SheetKey) -> bool {
    let algorithm = key.algorithm();
    let is_whole = key.root() == NodeId::ROOT && !key.is_part() && tree.len() <= SEARCHED;
    let keeps = algorithm.keeps_window() && !algorithm.grows_itself();
    is_whole && keeps && tree.growth() == Growth::Every && tree.is_finished()
}

/// The right sheet of a tree in which leaves, or all below some nodes, have another value.
fn misreading((tree, key): (&Tree, &SheetKey), slip: (&[NodeId], Score)) -> Option<Sheet> {
    let algorithm: Algorithm = key.algorithm();
    let evaluator = OtherLeaves { above: slip.0, value: slip.1, told: values_told(key) };
    let budget = Budget::nodes(100 * SEARCHED as u64);
    let memory = NodeTable::new(algorithm, tree);
    let mut run = Run::remembering(&evaluator, budget, Recorder::with_capacity(tree.len()), memory);
    search(algorithm, &TreeGame(tree), &NodeId::ROOT, u8::MAX, &mut run);
    if run.is_spent() {
        return None;
    }
    let trace = run.into_observer().finish(true);
    let timeline = Timeline::of(tree, &trace);
    let mut replay = Replay::new(Arc::new(tree.clone()), Arc::new(trace));
    replay.seek(usize::MAX);
    let key = SheetKey::of_run((&replay, &timeline), algorithm, NodeId::ROOT, SheetSize::ALL);
    Some(Sheet::model(tree, &key))
}

/// The values of a tree as somebody reads them who takes leaves, or what is below some nodes, for
/// something else.
struct OtherLeaves<'a> {
    above: &'a [NodeId],
    value: Score,
    /// Between which all of them lie, as far as the search is told.
    told: (Score, Score),
}

impl Evaluator<TreeGame<'_>> for OtherLeaves<'_> {
    fn value(&self, game: &TreeGame<'_>, at: &NodeId, plies: u8) -> Score {
        let is_other = game.0.ancestors(*at).any(|above| self.above.contains(&above));
        if is_other { self.value } else { StaticValue.value(game, at, plies) }
    }

    fn bounds(&self, _: &TreeGame<'_>, _: &NodeId) -> (Score, Score) {
        self.told
    }
}

impl Sheet {
    /// Whether a sheet says the same as another one, however it is written: with the edge of a window for
    /// a value beyond it, with (−∞, +∞), with values inside branches that are cut, with marks at the
    /// leaves of such a branch. One entry, or the sign of one value, may be missing.
    pub(super) fn is_like(
        &self,
        tree: &Tree,
        whole: &Self,
        signs: SheetSigns<'_>,
    ) -> Option<Vec<SheetGap>> {
        let is_read = |node: &NodeId| !whole.leaves_out(tree, *node);
        let mut missing = Vec::new();
        for (node, own) in self.values.iter().filter(|(node, _)| is_read(node)) {
            let is = *whole.values.get(node)?;
            let window = whole.windows.get(node).copied().unwrap_or(Window::FULL);
            let [_, edge, flagged] = SheetNotation::all(is, window);
            let is_fine = match signs {
                SheetSigns::AsFound => false,
                SheetSigns::OfTable => *own == flagged,
                SheetSigns::AnyAt(of) => own.value == is.value && of.contains(node),
            };
            if is_fine || [is, edge].contains(own) {
                continue;
            }
            let is_bare =
                own.bound == Bound::Exact && [is, edge].map(|it| it.value).contains(&own.value);
            missing.push(is_bare.then_some(SheetGap::Sign)?);
        }
        let of_windows = self.windows.iter().filter(|(node, _)| is_read(node));
        let mut own_windows = of_windows.filter(|(_, own)| **own != Window::FULL);
        let same_windows = own_windows.all(|(node, own)| whole.windows.get(node) == Some(own));
        let marks_more = self.cuts.iter().any(is_read);
        let any_choice = matches!(signs, SheetSigns::AnyAt(_));
        let chosen = |(node, own): (&NodeId, &NodeId)| {
            any_choice || !is_read(node) || whole.choices.get(node) == Some(own)
        };
        if !same_windows || marks_more || !self.choices.iter().all(chosen) {
            return None;
        }
        let is_cut_at = |cut: &&NodeId| !self.leaves_out(tree, **cut);
        let uncut: BTreeSet<_> =
            whole.cuts.iter().filter(is_cut_at).map(|cut| tree.parent(*cut)).collect();
        let lacks = |count: usize, group| std::iter::repeat_n(SheetGap::Entry(group), count);
        let values = whole.values.keys().filter(|at| !self.values.contains_key(at));
        let windows = whole.windows.keys().filter(|at| !self.windows.contains_key(at));
        let choices = whole.choices.keys().filter(|at| !self.choices.contains_key(at));
        let choices = choices.filter(|_| !any_choice);
        missing.extend(lacks(values.count() + choices.count(), AskedGroup::Values));
        missing.extend(lacks(windows.count(), AskedGroup::Windows));
        missing.extend(lacks(uncut.len(), AskedGroup::Cuts));
        // A sheet with one number everywhere, and no cut, has not been worked out.
        let numbers: BTreeSet<_> = self.values.values().map(|value| value.value).collect();
        let is_work = missing.is_empty() || numbers.len() > 1 || !self.cuts.is_empty();
        (is_work && missing.len() < 2).then_some(missing)
    }
}
