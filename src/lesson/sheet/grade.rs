//! The grading of a whole sheet.

use super::entries::{FULL, Grader};
use super::filled::Sheet;
use super::key::SheetKey;
use super::mean_slip::MeanSlip;
use super::means::common_slip;
use super::rule::{FollowedRule, followed_rule, misreads_leaf};
use super::share::{SheetRemark, without_guesses};
use super::verdict::{GradedEntry, SheetEntry, SheetVerdict};
use std::collections::BTreeSet;

use scenario::{AskedGroup, AskedWeights};
use tree::{NodeId, Tree};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grading {
    entries: Vec<GradedEntry>,
    remarks: Vec<SheetRemark>,
    rule: Option<FollowedRule>,
    /// The mistake that explains all wrong means.
    mean_slip: Option<MeanSlip>,
    /// Whether the values that are written are more than one number.
    has_numbers: bool,
    /// At how many nodes branches are wrongly cut.
    wrong_cuts: u32,
    /// What is right inside branches that are wrongly cut.
    right_inside: BTreeSet<(NodeId, SheetEntry)>,
    /// A cut of which only the mark is missing: the value above it is right, with its sign.
    only_mark: Option<NodeId>,
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

impl Grading {
    pub fn of(tree: &Tree, key: &SheetKey, sheet: &Sheet) -> Self {
        let model = Sheet::model(tree, key);
        let mut entries = Grader::new(tree, key, sheet, &model).entries();
        entries.sort_unstable_by_key(|entry| (entry.step, entry.entry, entry.node));
        let rule = followed_rule((tree, key), (sheet, &model), &entries);
        // All branches of a node that are wrongly cut are one slip.
        let mut cut_at = Vec::new();
        for entry in &mut entries {
            if entry.verdict == SheetVerdict::PrunedTooMuch {
                let above = tree.parent(entry.node);
                if cut_at.contains(&above) {
                    entry.points = 0;
                } else {
                    cut_at.push(above);
                }
            }
        }
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
        let right_inside = entries.iter().filter(|entry| {
            let place = (entry.node, entry.entry);
            let is_inside = entry.verdict == SheetVerdict::InsideOwnCut;
            let is_blank = is_left_blank && is_below(entry.node);
            is_inside && (is_blank || sheet.says_as(&model, tree, place))
        });
        let is_right = |node: NodeId| {
            let value = sheet.values.get(&node);
            value.is_some() && value == model.values.get(&node)
        };
        let only_mark = entries.iter().find(|entry| {
            let is_missed = entry.entry == SheetEntry::Cut && entry.points < entry.of;
            is_missed && tree.parent(entry.node).is_some_and(is_right)
        });
        let only_mark = only_mark.map(|entry| entry.node);
        let right_inside = right_inside.map(|entry| (entry.node, entry.entry)).collect();
        let remarks = if misreads_leaf((tree, key), (sheet, &model)) {
            vec![SheetRemark::Misread]
        } else {
            without_guesses(sheet, &mut entries)
        };
        let mean_slip = key.iteration().and_then(|iteration| {
            let wrong = entries.iter().filter(|entry| {
                let at = sheet.numbers.get(&entry.node).and_then(|written| written.second);
                let of_mean = matches!(
                    entry.verdict,
                    SheetVerdict::Mean(_) | SheetVerdict::WrongSecond | SheetVerdict::WrongNumbers
                );
                at.is_some() && of_mean
            });
            common_slip(iteration, sheet, &wrong.map(|entry| entry.node).collect::<Vec<_>>())
        });
        let wrong_cuts = u32::try_from(cut_at.len()).unwrap_or(u32::MAX);
        let numbers: BTreeSet<_> = sheet.values.values().map(|value| value.value).collect();
        let has_numbers = numbers.len() > 1;
        Self { entries, remarks, rule, mean_slip, has_numbers, wrong_cuts, right_inside, only_mark }
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
    pub fn share(&self, asking: &AskedWeights) -> f64 {
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
        let cut = f64::from(FULL) * worth(AskedGroup::Cuts).max(worth(AskedGroup::Values));
        share -= (f64::from(self.wrong_cuts) * cut + inside).min(f64::from(self.wrong_cuts) * SLIP);
        let share = share.clamp(0.0, 1.0);
        if self.remarks.contains(&SheetRemark::Misread) {
            return share.max(1.0 - SLIP);
        }
        // One mistake, made throughout a sheet on which nothing is missing, costs half; but not where
        // nothing is computed. Numbers that always stand in each other's place have been worked out.
        let wrong = self.entries.iter().filter(|entry| entry.verdict.is_wrong());
        let mut wrong = wrong.map(|entry| entry.verdict);
        let is_swapped = |verdict| verdict == SheetVerdict::SwappedNumbers;
        let is_mean = |verdict| matches!(verdict, SheetVerdict::Mean(_));
        let is_one_mistake = match self.mean_slip {
            Some(MeanSlip::OtherSide | MeanSlip::Halfway) => wrong.all(is_mean),
            Some(MeanSlip::Unchanged | MeanSlip::Reward) => false,
            None => wrong.clone().count() > 1 && wrong.all(is_swapped),
        };
        if is_one_mistake && !self.has_gaps() {
            return share.clamp(0.5, 0.75);
        }
        let may_be_guessed = self.remarks.contains(&SheetRemark::OneNumber) && !self.has_numbers;
        self.rule.map_or(share, |rule| rule.share(share, may_be_guessed))
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
        let is_gap = |entry: &GradedEntry| {
            matches!(entry.verdict, SheetVerdict::Empty | SheetVerdict::HalfMissing)
        };
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
