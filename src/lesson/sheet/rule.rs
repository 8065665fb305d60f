//! Recognises a wrong rule that a whole sheet follows.

use std::collections::BTreeSet;

use super::entries::Grader;
use super::filled::Sheet;
use super::key::SheetKey;
use super::once::{SheetGap, SheetSigns};
use super::values::SheetNotation;
use super::verdict::{GradedEntry, SheetEntry, SheetVerdict};
use language::{Language, with_minus};
use score::{BoundedScore, Player, Score, Window};
use search::{Algorithm, Slip, SlippedEntry, SlippedNode, SlippedWorth, slipped_once, smallest};
use tree::{NodeId, Tree, TreeGame};

/// A wrong rule that a sheet follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FollowedRule {
    pub slip: Slip,
    /// Whether windows and cuts are written by it, too, and not only values.
    pub is_whole: bool,
    /// What is missing on a sheet that is the whole rule's otherwise.
    pub(super) gap: Option<SheetGap>,
    /// Whether the exercise has cuts.
    cuts: bool,
}

impl FollowedRule {
    /// The rule, and the smallest tree on which it shows.
    pub fn words(self, language: Language) -> String {
        let texts = language.texts();
        let rule = texts.slips_found((self.slip.phrase())(texts));
        rule + &shown_on_a_tree((self.slip, self.cuts), language)
    }

    /// The share of a sheet that follows it: one mistake costs a quarter of it to a half; and half
    /// or more, if it is never to cut, or if nothing has to be compared. `share` is what its entries
    /// earn; `is_work` is whether the sheet has been worked out.
    pub(super) fn share(self, share: f64, is_work: bool) -> f64 {
        if self.is_worked_through(is_work) {
            return share.clamp(0.5, 0.75);
        }
        share.min(if self.slip.never_cuts() || !self.slip.is_thought() { 0.5 } else { 0.75 })
    }

    /// Whether all that belongs to the search has been worked out, but by this rule.
    pub(super) fn is_worked_through(self, is_work: bool) -> bool {
        self.slip.is_thought() && !self.slip.never_cuts() && self.is_whole && is_work
    }
}

/// The smallest tree on which a rule shows, in words after those of the rule; empty if it only writes
/// something else.
pub(crate) fn shown_on_a_tree((slip, cuts): (Slip, bool), language: Language) -> String {
    let texts = language.texts();
    let Some(example) = smallest(slip, cuts) else {
        return String::new();
    };
    let ((wrong, right), (read, least)) = (example.values, example.leaves);
    let shows = if wrong != right {
        let number = |value: Score| with_minus(&value.0.to_string());
        texts.slips_other_value(number(right), example.tree, number(wrong))
    } else if read > least {
        texts.slips_other_leaves(least, example.tree, read)
    } else {
        texts.slips_other_less(least, example.tree, read)
    };
    format!("{}{shows}", language.pick("", " "))
}

impl Sheet {
    /// The sheet of somebody who follows a wrong rule, or the right one for `None`; `None` if the
    /// exercise is not one of minimax or alpha-beta on a whole tree.
    pub fn by_rule(tree: &Tree, key: &SheetKey, slip: Option<Slip>) -> Option<Self> {
        let worth = |at: &NodeId, own: Option<Score>| own.unwrap_or(tree.node(*at).value);
        Self::by_rule_with((tree, key), slip, (&worth, &|_, window| Some(window)))
    }

    /// The same with other values, or where nodes are entered wrongly.
    pub(super) fn by_rule_with(
        (tree, key): (&Tree, &SheetKey),
        slip: Option<Slip>,
        once: (SlippedWorth<'_, NodeId>, SlippedEntry<'_, NodeId>),
    ) -> Option<Self> {
        let cuts = match key.algorithm() {
            Algorithm::Minimax => false,
            Algorithm::AlphaBeta | Algorithm::Pvs => true,
            _ => return None,
        };
        let is_of_pvs = key.algorithm() == Algorithm::Pvs;
        if is_of_pvs != slip.is_some_and(Slip::is_of_scouts) {
            return None;
        }
        let is_whole = key.root() == NodeId::ROOT && !key.is_part() && key.window() == Window::FULL;
        if !is_whole || !cuts && slip.is_some_and(Slip::needs_window) {
            return None;
        }
        let mut sheet = Self::default();
        let mut tell = |node: SlippedNode<NodeId>| {
            let of = key.node(node.at);
            sheet.values.insert(node.at, node.value);
            if cuts && node.at != key.root() && node.window != Window::FULL {
                sheet.windows.insert(node.at, node.window);
            }
            let is_asked = of.is_some_and(|of| of.choice.is_some());
            sheet.choices.extend(node.best.filter(|_| is_asked).map(|best| (node.at, best)));
            sheet.cuts.extend(node.skipped.into_iter().filter(|&child| key.may_cut(tree, child)));
        };
        slipped_once((slip, cuts), (&TreeGame(tree), &NodeId::ROOT), once, &mut tell);
        Some(sheet)
    }

    /// The same as it is written by who takes everything at MIN with the other sign (negamax): the
    /// values, and maybe the windows, too.
    fn turned_at_min(&self, tree: &Tree, key: &SheetKey, windows: bool) -> Self {
        let is_min = |node: NodeId| key.chooser(tree, node) == Player::Min;
        let mut turned = self.clone();
        for (_, value) in turned.values.iter_mut().filter(|(node, _)| is_min(**node)) {
            *value = value.negated();
        }
        let of_min = turned.windows.iter_mut().filter(|(node, _)| windows && is_min(**node));
        for (_, window) in of_min {
            *window = window.turned();
        }
        turned
    }

    /// The same from the other side.
    pub(super) fn turned(&self) -> Self {
        let mut turned = self.clone();
        turned.values.values_mut().for_each(|value| *value = value.negated());
        turned.windows.values_mut().for_each(|window| *window = window.turned());
        turned
    }

    /// The values outside the branches that are marked: what is written inside is not worked out.
    fn values_read<'a>(&'a self, tree: &'a Tree) -> impl Iterator<Item = Score> + 'a {
        let read = self.values.iter().filter(|(node, _)| !self.leaves_out(tree, **node));
        read.map(|(_, value)| value.value)
    }

    /// Whether at least half as many values are written as in the model.
    pub(super) fn has_half_of(&self, model: &Self, tree: &Tree) -> bool {
        2 * self.values_read(tree).count() >= model.values.len()
    }

    /// Whether half of it is there: little is worked out where one number stands everywhere, or most of
    /// them are missing.
    pub(super) fn is_worked_out(&self, model: &Self, tree: &Tree) -> bool {
        if model.numbers.is_empty() {
            let values: BTreeSet<_> = self.values_read(tree).collect();
            return values.len() > 1 && self.has_half_of(model, tree);
        }
        let pairs: BTreeSet<_> =
            self.numbers.values().map(|both| (both.first, both.second)).collect();
        pairs.len() > 1 && 2 * self.numbers.len() >= model.numbers.len()
    }

    /// What is written at a node.
    fn fact(
        &self,
        tree: &Tree,
        (node, entry): (NodeId, SheetEntry),
        signs: bool,
    ) -> Option<SheetFact> {
        match entry {
            SheetEntry::Value => self.values.get(&node).map(|&value| {
                SheetFact::Value(if signs { value } else { BoundedScore::exact(value.value) })
            }),
            SheetEntry::Window => Some(SheetFact::Window(self.window_at(node))),
            SheetEntry::Choice => self.choices.get(&node).map(|&child| SheetFact::Choice(child)),
            SheetEntry::Cut => Some(SheetFact::Cut(self.leaves_out(tree, node))),
            SheetEntry::Numbers => None,
        }
    }

    /// Whether the same stands here as in the model, however values are written.
    pub(super) fn says_as(
        &self,
        model: &Self,
        (tree, key): (&Tree, &SheetKey),
        place: (NodeId, SheetEntry),
    ) -> bool {
        let (node, entry) = place;
        let (own, right) = (self.fact(tree, place, true), model.fact(tree, place, true));
        let is_said = |right, passed| {
            let mut ways = SheetNotation::all(right, passed).into_iter();
            ways.any(|way| own == Some(SheetFact::Value(way)))
        };
        match (entry, right) {
            (SheetEntry::Numbers, _) => self.numbers.get(&node) == model.numbers.get(&node),
            (SheetEntry::Cut, _) => model.leaves_out(tree, node),
            (_, Some(SheetFact::Value(right))) => {
                key.node(node).is_some_and(|of| is_said(right, of.passed))
            }
            _ => own.is_some() && own == right,
        }
    }

    /// The same sheet in another notation, with the windows that it has itself.
    fn noted(&self, notation: SheetNotation) -> Self {
        let mut noted = self.clone();
        for (node, value) in &mut noted.values {
            *value = notation.write(*value, self.window_at(*node));
        }
        noted
    }

    /// Whether a number, a window, a choice or a mark is written that is not that of the model.
    fn departs_from(&self, model: &Self, tree: &Tree) -> bool {
        let number = |of: &Self, node| of.values.get(node).map(|value| value.value);
        self.values.keys().any(|node| number(self, node) != number(model, node))
            || self.choices.iter().any(|(node, own)| model.choices.get(node) != Some(own))
            || self.windows.iter().any(|(node, own)| model.window_at(*node) != *own)
            || self.cuts.iter().any(|node| !model.leaves_out(tree, *node))
    }

    fn window_at(&self, node: NodeId) -> Window {
        self.windows.get(&node).copied().unwrap_or(Window::FULL)
    }
}

#[derive(Clone, Copy, PartialEq)]
enum SheetFact {
    Value(BoundedScore),
    Window(Window),
    Choice(NodeId),
    Cut(bool),
}

/// The rule that a sheet follows: it says what the rule says wherever that differs from the right
/// sheet, but for a fifth of the places, and hardly departs from the right sheet elsewhere.
///
/// A rule that goes wrong at fewer than two places by itself, in this tree, is not named: one slip
/// looks the same.
pub(super) fn followed_rule(
    (tree, key): (&Tree, &SheetKey),
    (sheet, model): (&Sheet, &Sheet),
    entries: &[GradedEntry],
) -> Option<FollowedRule> {
    let wrong = entries.iter().filter(|entry| entry.points < entry.of || entry.verdict.is_wrong());
    // All branches of a node that are wrongly cut are one place, and so are its value and its choice.
    let place = |entry: &GradedEntry| match entry.entry {
        SheetEntry::Cut => (tree.parent(entry.node).unwrap_or(entry.node), entry.entry),
        SheetEntry::Choice => (entry.node, SheetEntry::Value),
        _ => (entry.node, entry.entry),
    };
    // A branch that is marked as cut is one, whatever stands in it.
    let follows = |entry: &GradedEntry| {
        entry.verdict.is_consequence() || entry.verdict == SheetVerdict::InsideOwnCut
    };
    let by_itself = wrong.filter(|entry| !follows(entry)).map(place);
    let by_itself = by_itself.collect::<BTreeSet<_>>().len();
    let is_known = Sheet::by_rule(tree, key, None).is_some_and(|right| right == *model);
    if by_itself < 2 || sheet.values.is_empty() {
        return None;
    }
    // What is only left out follows no rule but those by which something is never written.
    let departs = sheet.departs_from(model, tree);
    let by_rule = |slip: Slip| {
        let writes_less = !is_of_scouts(key) && matches!(slip, Slip::NoBounds | Slip::NoScouts);
        let is_shown = departs || writes_less;
        is_shown.then(|| Sheet::by_rule(tree, key, Some(slip))).flatten().map(|rule| (slip, rule))
    };
    let is_run = is_known || key.algorithm() == Algorithm::Pvs;
    let all: Vec<_> = Slip::ALL.into_iter().filter(|_| is_run).filter_map(by_rule).collect();
    // Values of the mover can be told of any search, with windows or without.
    let takes_turns = departs && tree.payoffs().is_none();
    let in_notation = |notation: SheetNotation| {
        let right = model.noted(notation);
        let is_new = |noted: &Sheet, plain| notation == SheetNotation::AsFound || noted != plain;
        let signs = [false, true].map(|windows| right.turned_at_min(tree, key, windows));
        let signs = signs.into_iter().filter(|_| takes_turns && is_new(&right, model));
        let of_mover = signs.map(|turned| (Slip::MoverSign, turned));
        let rules = all.iter().map(|(slip, rule)| (*slip, rule.noted(notation)));
        let rules = rules.zip(&all).filter(|(noted, plain)| is_new(&noted.1, &plain.1));
        let rules: Vec<_> = rules.map(|(noted, _)| noted).chain(of_mover).collect();
        (right, rules)
    };
    let notations = SheetNotation::ALL.map(in_notation);
    let cuts = key.algorithm() != Algorithm::Minimax;
    // All of it but one entry, or the sign of one value; a small sheet is soon like another one.
    let is_large = model.len() >= 12;
    let but_one = || {
        let mut all = notations.iter().flat_map(|(right, rules)| {
            rules.iter().filter_map(move |(slip, rule)| {
                let gaps = sheet.is_like(tree, rule, SheetSigns::AsFound)?;
                let gap = gaps.first().copied()?;
                agreement((tree, key), (rule, right), (*slip, rule), (true, true))?;
                Some(FollowedRule { slip: *slip, is_whole: true, gap: Some(gap), cuts })
            })
        });
        all.next().filter(|_| is_large)
    };
    let has_windows = !sheet.windows.is_empty();
    let has_signs = sheet.values.values().any(|value| *value != BoundedScore::exact(value.value));
    let agrees = |with: (bool, bool)| {
        let all = notations.iter().flat_map(|(right, rules)| {
            rules.iter().filter_map(move |(slip, rule)| {
                let agreed = agreement((tree, key), (sheet, right), (*slip, rule), with)?;
                Some((agreed, *slip))
            })
        });
        // Of those that agree equally well, the first.
        let (_, slip) = all.reduce(|best, next| if next.0 > best.0 { next } else { best })?;
        let is_whole = with == (true, true);
        Some(FollowedRule { slip, is_whole, gap: None, cuts })
    };
    // All of it; or else what people write who know neither windows nor signs.
    let whole = agrees((true, true)).or_else(but_one);
    whole.or_else(|| agrees((true, false))).or_else(|| agrees((has_windows, has_signs)))
}

/// Whether an exercise has null windows, whose answers are bounds by nature.
fn is_of_scouts(key: &SheetKey) -> bool {
    key.algorithm() == Algorithm::Pvs
}

/// How well a sheet agrees with a rule, as a part of all places; `None` if it does not follow it.
fn agreement(
    (tree, key): (&Tree, &SheetKey),
    (sheet, model): (&Sheet, &Sheet),
    (slip, rule): (Slip, &Sheet),
    (windows, signs): (bool, bool),
) -> Option<f64> {
    let mut places = BTreeSet::new();
    for of in [sheet, model, rule] {
        places.extend(of.values.keys().map(|&node| (node, SheetEntry::Value)));
        places.extend(of.choices.keys().map(|&node| (node, SheetEntry::Choice)));
        places.extend(of.cuts.iter().map(|&node| (node, SheetEntry::Cut)));
        if windows {
            places.extend(of.windows.keys().map(|&node| (node, SheetEntry::Window)));
        }
    }
    let (mut differ, mut hits) = (BTreeSet::new(), BTreeSet::new());
    let (mut alike, mut strays) = (0, 0);
    let (mut read_on, mut uncut, mut written) = (0, 0, 0);
    for place in places {
        let [own, right, wrong] = [sheet, model, rule].map(|of| of.fact(tree, place, signs));
        // What is written inside a branch that the rule cuts says nothing.
        let is_more = own.is_some() && place.1 != SheetEntry::Cut;
        if is_more && rule.leaves_out(tree, place.0) {
            continue;
        }
        if wrong == right {
            alike += 1;
            strays += usize::from(own.is_some() && own != right);
            continue;
        }
        // A window that the rule leaves out, or that all are without, says nothing.
        let is_window = place.1 == SheetEntry::Window;
        let is_blank = is_window && !sheet.windows.contains_key(&place.0);
        if is_blank && (sheet.windows.is_empty() || !rule.windows.contains_key(&place.0)) {
            continue;
        }
        differ.insert(place);
        read_on += usize::from(own == wrong && place.1 == SheetEntry::Value);
        uncut += usize::from(own == right && place.1 == SheetEntry::Cut);
        if own == wrong && !is_blank {
            hits.insert(place);
            written += usize::from(own != Some(SheetFact::Cut(false)));
        }
    }
    // Who never cuts marks no cut, and has read on somewhere.
    let never_cuts = !slip.never_cuts() || uncut == 0 && read_on > 0;
    // What is left out says nothing by itself.
    let is_like = written > 0 && never_cuts && 10 * strays <= alike;
    if !is_like || 5 * hits.len() < 4 * differ.len() {
        return None;
    }
    let slips = Grader::new(tree, key, rule, model).entries().into_iter();
    let slips = slips.filter(|entry| entry.points < entry.of || entry.verdict.is_wrong());
    let slips = slips.filter(|entry| !entry.verdict.is_consequence());
    let slips: BTreeSet<_> = slips.map(|entry| (entry.node, entry.entry)).collect();
    let of_slip = differ.intersection(&slips).count();
    let found = hits.intersection(&slips).count();
    #[expect(clippy::cast_precision_loss, reason = "a sheet has few places")]
    let share = (hits.len() + alike - strays) as f64 / (differ.len() + alike) as f64;
    (of_slip >= 2 && 5 * found >= 4 * of_slip).then_some(share)
}
