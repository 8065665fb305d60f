//! The grading of a whole sheet.

use super::entries::{FULL, Grader};
use super::filled::{Sheet, WrittenNumbers};
use super::key::SheetKey;
use super::mean_slip::MeanSlip;
use super::means::{common_slip, misread_reward, unexplained};
use super::once::{SheetGap, mistaken_once};
use super::rule::{FollowedRule, followed_rule};
use super::share::{SheetRemark, without_guesses};
use super::verdict::{GradedEntry, SheetEntry, SheetVerdict};
use std::collections::BTreeSet;

use scenario::{AskedGroup, AskedWeights};
use score::Window;
use search::Slip;
use tree::{NodeId, Tree};

#[derive(Clone, Debug, Default, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact about the whole sheet")]
pub struct Grading {
    entries: Vec<GradedEntry>,
    remarks: Vec<SheetRemark>,
    rule: Option<FollowedRule>,
    /// The mistake that explains all wrong means.
    mean_slip: Option<MeanSlip>,
    /// How many counts and means are wrong or missing beside one mistake, or one reward, from which all
    /// wrong means follow.
    unexplained: Option<i32>,
    /// Whether the two numbers of nearly all nodes stand in each other's place.
    swaps: bool,
    /// Whether all that is wrong is one value, and what follows from it.
    is_slip: bool,
    /// The one slip that explains the whole sheet, and what is missing beside it.
    mistaken: Option<(SheetRemark, Vec<SheetGap>)>,
    /// Whether a cut is marked, there is none, or of the only one the mark alone is missing.
    knows_cuts: bool,
    /// Whether at least half of the values are written, and they are more than one number.
    is_work: bool,
    /// Whether cuts follow the shape of the tree, and most of them from a wrong value.
    cuts_by_shape: bool,
    /// At how many nodes branches are wrongly cut.
    wrong_cuts: u32,
    /// What is right inside branches that are wrongly cut.
    right_inside: BTreeSet<(NodeId, SheetEntry)>,
    /// A cut of which only the mark is missing: the value above it is right by itself, with its sign.
    only_mark: Option<NodeId>,
    /// The points that wrong values and numbers cost beside those that they do not earn.
    guesses: f64,
}

/// What guesses cost that are wrong, of points; one alone is a slip, and three are many: since nobody
/// has less than nothing, chance would win there on average.
fn guesses(costs: impl Iterator<Item = f64>) -> f64 {
    let costs: Vec<_> = costs.filter(|cost| *cost > 0.0).collect();
    let times = match costs.len() {
        0 | 1 => 0.0,
        2 => 1.0,
        _ => 2.0,
    };
    times * costs.iter().sum::<f64>()
}

/// The points of a group of entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroupPoints {
    pub group: AskedGroup,
    /// At least 0.
    pub points: i32,
    pub of: i32,
}

/// The most that one slip may cost: a branch that is wrongly cut, with what is written inside it, or
/// a cut of which only the mark is missing.
const SLIP: f64 = 1.0 / 3.0;

/// Whether a requested entry, or half of it, is missing.
fn is_gap(entry: &GradedEntry) -> bool {
    matches!(entry.verdict, SheetVerdict::Empty | SheetVerdict::HalfMissing)
}

/// Whether all that is wrong is one value, and nothing is missing: the rest is right, or follows
/// from it.
fn is_one_slip(entries: &[GradedEntry]) -> bool {
    let is_own = |entry: &&GradedEntry| entry.of > 0 && entry.verdict == SheetVerdict::Right;
    if entries.iter().filter(is_own).count() < 2 {
        return false; // Nearly everything follows from a number, which may be made up.
    }
    let is_value =
        |entry: &&GradedEntry| matches!(entry.entry, SheetEntry::Value | SheetEntry::Numbers);
    let is_fine = |entry: &&GradedEntry| match entry.verdict {
        SheetVerdict::InsideOwnCut => entry.of == 0,
        // The signs of a table are also those of somebody who goes by the shape of the tree alone.
        SheetVerdict::ReadOn | SheetVerdict::Flagged => false,
        verdict => verdict.is_right(),
    };
    let mut wrong = entries.iter().filter(|entry| !is_fine(entry));
    wrong.next().is_some_and(|entry| is_value(&entry) && !entry.verdict.is_missing())
        && wrong.next().is_none()
}

/// The nodes with a wrong mean.
fn wrong_means(sheet: &Sheet, entries: &[GradedEntry]) -> Vec<NodeId> {
    let wrong = entries.iter().filter(|entry| {
        let at = sheet.numbers.get(&entry.node).and_then(|written| written.second);
        let of_mean = matches!(
            entry.verdict,
            SheetVerdict::Mean(_) | SheetVerdict::WrongSecond | SheetVerdict::WrongNumbers
        );
        at.is_some() && of_mean
    });
    wrong.map(|entry| entry.node).collect()
}

/// Whether the two numbers of nearly all nodes stand in each other's place.
fn swaps_numbers(sheet: &Sheet, model: &Sheet) -> bool {
    let is_pair = |written: &&WrittenNumbers| written.first != written.second;
    let pairs = model.numbers.values().filter(is_pair).count();
    let turned = |written: &WrittenNumbers| Some((written.second, written.first));
    let is_turned = |(node, right): (&NodeId, &WrittenNumbers)| {
        let own = sheet.numbers.get(node).map(|own| (own.first, own.second));
        is_pair(&right) && own == turned(right)
    };
    let swapped = model.numbers.iter().filter(|pair| is_turned(*pair)).count();
    pairs > 0 && 5 * swapped >= 4 * pairs
}

/// Whoever has counted on, or not far enough, at more than one node: nothing follows from that.
fn tell_other_moments(grader: &Grader<'_>, entries: &mut [GradedEntry]) {
    let is_other = |entry: &&GradedEntry| entry.verdict == SheetVerdict::OtherMoment;
    if entries.iter().filter(is_other).count() > 1 {
        let follows = |entry: &&mut GradedEntry| entry.verdict == SheetVerdict::Follows;
        for entry in entries.iter_mut().filter(follows) {
            if grader.is_of_other_moment(entry.node) {
                (entry.verdict, entry.points) = (SheetVerdict::OtherMoment, 0);
            }
        }
    }
}

/// The nodes at which branches are wrongly cut: all those of a node are one slip.
fn wrongly_cut_at(tree: &Tree, entries: &mut [GradedEntry]) -> Vec<Option<NodeId>> {
    let mut cut_at = Vec::new();
    let is_cut = |entry: &&mut GradedEntry| entry.verdict == SheetVerdict::PrunedTooMuch;
    for entry in entries.iter_mut().filter(is_cut) {
        let above = tree.parent(entry.node);
        if cut_at.contains(&above) {
            entry.points = 0;
        } else {
            cut_at.push(above);
        }
    }
    cut_at
}

/// Tells windows of the other side by their sign: where a bound is 0, they look like α and β exchanged.
fn tell_turned_windows(key: &SheetKey, sheet: &Sheet, entries: &mut [GradedEntry]) {
    let windows = entries.iter_mut().filter(|entry| entry.entry == SheetEntry::Window);
    for entry in windows.filter(|entry| entry.verdict.is_wrong()) {
        let is = key.node(entry.node).and_then(|of| of.window).map(Window::turned);
        if sheet.windows.get(&entry.node) == is.as_ref() {
            entry.verdict = SheetVerdict::OtherSign;
        }
    }
}

impl Grading {
    pub fn of(tree: &Tree, key: &SheetKey, sheet: &Sheet) -> Self {
        let sheet = &sheet.with_marks_at_branches(tree, key);
        let model = Sheet::model(tree, key);
        let grader = Grader::new(tree, key, sheet, &model);
        let mut entries = grader.entries();
        tell_other_moments(&grader, &mut entries);
        let guesses = guesses(entries.iter().map(|entry| grader.guess(entry)));
        entries.sort_unstable_by_key(|entry| (entry.step, entry.entry, entry.node));
        // One slip beside which something is missing may also be a rule that costs less.
        let mistaken = mistaken_once((tree, key), (sheet, &model));
        let is_work = sheet.is_worked_out(&model, tree);
        let wrong_means = wrong_means(sheet, &entries);
        let mean_slip = key.iteration().and_then(|of| common_slip(of, sheet, &wrong_means));
        let is_other_reward = !wrong_means.is_empty()
            && mean_slip.is_none()
            && key.iteration().is_some_and(|of| misread_reward(of, sheet));
        let is_whole = mistaken.as_ref().is_some_and(|(_, missing)| missing.is_empty());
        let is_slip = is_whole || is_other_reward || is_work && is_one_slip(&entries);
        let rule =
            if is_slip { None } else { followed_rule((tree, key), (sheet, &model), &entries) };
        let is_rule = |rule: &FollowedRule| rule.gap.is_none() && rule.is_worked_through(is_work);
        let rule = rule.filter(|rule| mistaken.is_none() || is_rule(rule));
        let mistaken = mistaken.filter(|_| rule.is_none());
        let is_slip = is_slip || mistaken.is_some();
        let is_once = entries.iter().filter(|entry| entry.verdict.is_wrong()).count() < 2;
        let cuts_by_shape = !is_slip && !is_once && grader.cuts_by_shape(&model);
        if rule.is_some_and(|rule| rule.slip == Slip::MoverSign) {
            tell_turned_windows(key, sheet, &mut entries);
        }
        let cut_at = wrongly_cut_at(tree, &mut entries);
        let is_wrongly_cut = |node: NodeId| {
            entries.iter().any(|it| it.node == node && it.verdict == SheetVerdict::PrunedTooMuch)
        };
        let first_cut = cut_at.first().copied();
        let is_below = |node: NodeId| {
            let mut above = tree.ancestors(node);
            above.any(|at| first_cut == Some(tree.parent(at)) && is_wrongly_cut(at))
        };
        let inside = |entry: &&GradedEntry| {
            entry.verdict == SheetVerdict::InsideOwnCut && is_below(entry.node)
        };
        // Who takes a branch to be cut writes nothing there. That is one slip, if most of the sheet
        // lies outside.
        let is_blank = !entries.iter().filter(inside).any(|entry| sheet.says(entry.node));
        let of_inside: i32 = entries.iter().filter(inside).map(|entry| entry.of).sum();
        let of_all: i32 = entries.iter().map(|entry| entry.of).sum();
        let is_left_blank = is_blank && 2 * of_inside <= of_all;
        let is_right_inside = |entry: &&GradedEntry| {
            let place = (entry.node, entry.entry);
            let is_inside = entry.verdict == SheetVerdict::InsideOwnCut;
            let is_blank = is_left_blank && is_below(entry.node);
            is_inside && (is_blank || sheet.says_as(&model, (tree, key), place))
        };
        let right_inside = entries.iter().filter(is_right_inside);
        let right_inside = right_inside.map(|entry| (entry.node, entry.entry)).collect();
        let is_right = |node: NodeId| {
            let mut of_value = entries.iter().filter(|it| it.entry == SheetEntry::Value);
            of_value.any(|entry| entry.node == node && entry.verdict.is_by_itself())
        };
        let only_mark = entries.iter().find(|entry| {
            let is_missed = entry.entry == SheetEntry::Cut && entry.points < entry.of;
            is_missed && tree.parent(entry.node).is_some_and(is_right)
        });
        let only_mark = only_mark.map(|entry| entry.node);
        let asked = entries.iter().filter(|it| it.entry == SheetEntry::Cut && it.of > 0).count();
        let lacks_mark = asked == 1 && only_mark.is_some() && rule.is_none();
        let knows_cuts = !sheet.cuts.is_empty() || asked == 0 || lacks_mark;
        let remarks = if let Some((mistaken, _)) = &mistaken {
            vec![*mistaken]
        } else if is_other_reward {
            vec![SheetRemark::OtherReward]
        } else if is_slip {
            Vec::new()
        } else {
            without_guesses(sheet, &mut entries)
        };
        Self {
            entries,
            remarks,
            rule,
            mean_slip,
            unexplained: key
                .iteration()
                .filter(|_| mean_slip.is_some() || is_other_reward)
                .and_then(|of| i32::try_from(unexplained(of, sheet)).ok()),
            swaps: swaps_numbers(sheet, &model),
            is_slip,
            mistaken,
            knows_cuts,
            is_work,
            cuts_by_shape,
            wrong_cuts: u32::try_from(cut_at.len()).unwrap_or(u32::MAX),
            right_inside,
            only_mark,
            guesses,
        }
    }

    /// The mistake that explains all wrong means, where at least two are wrong.
    pub fn mean_slip(&self) -> Option<MeanSlip> {
        self.mean_slip
    }

    /// The wrong rule that the whole sheet follows, if it is one that is known.
    pub fn rule(&self) -> Option<FollowedRule> {
        self.rule
    }

    /// The points of each group that is asked.
    pub fn groups(&self) -> Vec<GroupPoints> {
        let of_group = |group| {
            let all = self.entries.iter().filter(|entry| entry.entry.group() == group);
            let (mut points, mut of) = (0, 0);
            for entry in all {
                points += entry.points;
                of += entry.of;
            }
            GroupPoints { group, points: points.max(0), of }
        };
        let all = [AskedGroup::Values, AskedGroup::Windows, AskedGroup::Cuts];
        all.into_iter().map(of_group).filter(|group| group.of > 0).collect()
    }

    /// The mark: the part of the sheet that is right, from 0 to 1. Groups weigh what is
    /// asked of them, however many entries they have.
    ///
    /// A branch that is wrongly cut costs as much as a cut earns, and what is inside it; but at most
    /// a third, if that is right. So does a cut of which only the mark is missing. Who reads on
    /// there, or follows a wrong rule throughout, has not slipped ([`FollowedRule`]).
    ///
    /// A sheet without a single cut, where some are asked for, earns a half at most, and so does one
    /// with cuts by the shape of the tree: one made-up value may excuse them all.
    pub fn share(&self, asking: &AskedWeights) -> f64 {
        let share = self.earned(asking);
        let is_asked = asking.weight(AskedGroup::Cuts) > 0;
        let is_excused = !self.knows_cuts || self.cuts_by_shape;
        if is_excused && is_asked { share.min(0.5) } else { share }
    }

    fn earned(&self, asking: &AskedWeights) -> f64 {
        let groups = self.groups();
        let weights: f64 = groups.iter().map(|group| f64::from(asking.weight(group.group))).sum();
        if weights == 0.0 {
            return 0.0;
        }
        let worth = |group: AskedGroup| {
            let found = groups.iter().find(|of| of.group == group);
            found.map_or(0.0, |of| f64::from(asking.weight(group)) / weights / f64::from(of.of))
        };
        let reads_on = self.entries.iter().any(|entry| entry.verdict == SheetVerdict::ReadOn);
        let (mut share, mut inside) = (0.0, 0.0);
        for entry in &self.entries {
            let worth = worth(entry.entry.group());
            let full = f64::from(entry.of) * worth;
            match (entry.entry, entry.verdict) {
                (SheetEntry::Cut, SheetVerdict::PrunedTooMuch) => {}
                (_, SheetVerdict::InsideOwnCut)
                    if self.right_inside.contains(&(entry.node, entry.entry)) =>
                {
                    share += full;
                    inside += full;
                }
                (SheetEntry::Cut, _)
                    if self.only_mark == Some(entry.node)
                        && !reads_on
                        && asking.weight(AskedGroup::Values) > 0 =>
                {
                    share += (f64::from(entry.points) * worth).max(full - SLIP);
                }
                _ => share += f64::from(entry.points) * worth,
            }
        }
        if self.rule.is_none() {
            share -= self.guesses * worth(AskedGroup::Values);
        }
        let cut = f64::from(FULL) * worth(AskedGroup::Cuts).max(worth(AskedGroup::Values));
        share -= (f64::from(self.wrong_cuts) * cut + inside).min(f64::from(self.wrong_cuts) * SLIP);
        let share = share.clamp(0.0, 1.0);
        let lost = self.unexplained.map_or_else(
            || {
                let lost = |it: &GradedEntry| self.lost_beside(it);
                self.entries.iter().map(|it| f64::from(lost(it)) * worth(it.entry.group())).sum()
            },
            |count| f64::from(count * FULL / 2) * worth(AskedGroup::Values),
        );
        let of_gap = |gap: &SheetGap| match *gap {
            SheetGap::Sign => f64::from(FULL / 2) * worth(AskedGroup::Values),
            SheetGap::Entry(group) => f64::from(FULL) * worth(group),
        };
        if self.is_slip {
            let missing: f64 = if let Some((_, missing)) = &self.mistaken {
                missing.iter().map(of_gap).sum()
            } else {
                lost
            };
            return share.max(1.0 - SLIP - missing.min(SLIP));
        }
        // One mistake that is made throughout a sheet costs half, and anything else what it is worth; but
        // not where nothing is computed. Numbers always in each other's place have been worked out.
        let wrong = self.entries.iter().filter(|entry| entry.verdict.is_wrong());
        let is_one_mistake = self.mean_slip.map_or_else(
            || self.swaps && wrong.count() > 1,
            |slip| !matches!(slip, MeanSlip::Unchanged | MeanSlip::Reward),
        );
        if is_one_mistake {
            return (share.clamp(0.5, 0.75) - lost).max(share.min(0.75));
        }
        self.rule.map_or(share, |rule| {
            let gap = rule.gap.as_ref().map_or(0.0, of_gap).min(SLIP);
            let of_rule = rule.share(share, self.is_work);
            (of_rule - gap).max(share.min(of_rule))
        })
    }

    /// The points that an entry loses beside the one mistake that explains the rest.
    fn lost_beside(&self, entry: &GradedEntry) -> i32 {
        let is_other = entry.verdict.is_wrong() && entry.verdict != SheetVerdict::SwappedNumbers;
        if is_gap(entry) || is_other && !self.is_slip { entry.of } else { 0 }
    }

    /// Remarks on the whole sheet: why entries that are not wrong earn nothing.
    pub fn remarks(&self) -> &[SheetRemark] {
        &self.remarks
    }

    /// The entries with their verdicts, in the order of the run.
    pub fn entries(&self) -> &[GradedEntry] {
        &self.entries
    }

    /// The total points, at least 0.
    pub fn points(&self) -> i32 {
        let sum: i32 = self.entries.iter().map(|entry| entry.points).sum();
        sum.max(0)
    }

    pub fn most(&self) -> i32 {
        self.entries.iter().map(|entry| entry.of).sum()
    }

    /// Whether nothing is wrong and nothing is missing.
    pub fn is_flawless(&self) -> bool {
        self.entries.iter().all(|entry| entry.verdict.is_right())
    }

    /// Whether a requested entry is missing.
    pub fn has_gaps(&self) -> bool {
        self.entries.iter().any(is_gap)
    }

    /// The first wrong entry in the order of the run; consequences of it do not count as wrong.
    pub fn first_wrong(&self) -> Option<&GradedEntry> {
        let mut entries = self.entries.iter();
        entries.find(|entry| entry.verdict.is_wrong())
    }

    pub fn at(&self, node: NodeId) -> impl Iterator<Item = &GradedEntry> {
        self.entries.iter().filter(move |entry| entry.node == node)
    }
}
