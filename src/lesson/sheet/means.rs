//! Grades visits and means after the back-up of an iteration.

use super::filled::{Sheet, WrittenNumbers};
use super::iteration::SheetIteration;
use super::mean_slip::MeanSlip;
use super::verdict::SheetVerdict;
use score::Score;
use tree::NodeId;

/// The verdict on what is written at a node of the path, and its part of two points.
pub(super) fn means_verdict(
    iteration: &SheetIteration,
    sheet: &Sheet,
    (node, written): (NodeId, WrittenNumbers),
) -> (SheetVerdict, i32) {
    let Some(is) = iteration.after(node) else { return (SheetVerdict::WrongNumbers, 0) };
    let visits = written.first.map(|own| own == is.first);
    let mean = written.second.map(|own| is_right(iteration, sheet, (node, own)));
    let right = i32::from(visits == Some(true)) + i32::from(mean == Some(true));
    let points = if counts(iteration, sheet) { right } else { 0 };
    // Of those that come as near, the first.
    let slips = MeanSlip::ALL.into_iter().filter_map(|slip| {
        let away = (written.second?.0 - iteration.slipped(slip, node)?.0).abs();
        (away <= NEAR).then_some((away, slip))
    });
    let slip = slips.min_by_key(|(away, _)| *away).map(|(_, slip)| slip);
    let verdict = match (visits, mean, slip) {
        (Some(true), Some(true), _) => SheetVerdict::Right,
        (Some(true), None, _) | (None, Some(true), _) => SheetVerdict::HalfMissing,
        (Some(false), Some(true), _) => SheetVerdict::WrongFirst,
        (Some(true) | None, Some(false), Some(slip)) => SheetVerdict::Mean(slip),
        (Some(true), Some(false), None) => SheetVerdict::WrongSecond,
        (None, None, _) => SheetVerdict::Empty,
        (Some(false) | None, ..) => SheetVerdict::WrongNumbers,
    };
    (verdict, points)
}

/// Whether anything earns points: a mean has been computed. One more visit is no computation, nor is a
/// mean that hardly moves.
fn counts(iteration: &SheetIteration, sheet: &Sheet) -> bool {
    let mut moved = iteration.path().filter(|&node| iteration.moves_mean(node));
    moved.any(|node| own(sheet, node).is_some_and(|own| is_right(iteration, sheet, (node, own))))
}

/// The mean that is written at a node.
fn own(sheet: &Sheet, node: NodeId) -> Option<Score> {
    sheet.numbers.get(&node)?.second
}

/// By how many thousandths the means of a sheet may differ: all of them may be rounded to two decimals.
fn precision(sheet: &Sheet) -> i32 {
    let mut means = sheet.numbers.values().filter_map(|written| written.second);
    if means.all(|mean| mean.0 % 10 == 0) { ROUNDED } else { NEAR }
}

/// How many counts of visits, and means, are wrong or missing beside the mistake that explains every
/// wrong mean.
pub(super) fn unexplained(iteration: &SheetIteration, sheet: &Sheet) -> usize {
    let lost = |node: NodeId| {
        let own = sheet.numbers.get(&node).copied().unwrap_or_default();
        let visits = iteration.after(node).map(|after| after.first);
        usize::from(own.first != visits) + usize::from(own.second.is_none())
    };
    iteration.path().map(lost).sum()
}

/// The mistake with means that explains every wrong one of a sheet, of which there are at least two.
pub(super) fn common_slip(
    iteration: &SheetIteration,
    sheet: &Sheet,
    wrong: &[NodeId],
) -> Option<MeanSlip> {
    let precision = precision(sheet);
    let away = |slip: MeanSlip, node: NodeId| {
        Some((own(sheet, node)?.0 - iteration.slipped(slip, node)?.0).abs())
    };
    let explains = |slip: &MeanSlip| {
        let mut all = wrong.iter().map(|&node| away(*slip, node));
        all.all(|away| away.is_some_and(|away| away <= precision))
    };
    MeanSlip::ALL.into_iter().find(explains).filter(|_| wrong.len() > 1)
}

/// Whether all means of a sheet, at least half of those asked, are right for another reward than that of
/// the iteration, with which at least two of them move, or three: one reward was misread.
pub(super) fn misread_reward(iteration: &SheetIteration, sheet: &Sheet) -> bool {
    let share = |mean: i32| f64::from(mean) / 1000.0;
    let written: Vec<_> =
        iteration.path().filter_map(|node| Some((node, own(sheet, node)?))).collect();
    let known = |node: NodeId| iteration.visits_before(node) + 1;
    let surest = written.iter().min_by_key(|(node, _)| known(*node));
    let Some(&(surest, mean)) = surest else { return false };
    let rounded = precision(sheet);
    let slack = share(rounded) * f64::from(known(surest));
    let reward = iteration.reward_by(surest, share(mean.0));
    let Some(reward) = reward.filter(|reward| (-slack..=1.0 + slack).contains(reward)) else {
        return false;
    };
    let fits = |&(node, mean): &(NodeId, Score)| {
        // The reward is known as well as the mean that it was found by.
        let near = share(rounded) + slack / f64::from(known(node));
        let is = iteration.mean_by(node, reward);
        is.is_some_and(|is| (share(mean.0) - is).abs() <= near)
    };
    let moved = written.iter().filter(|(node, mean)| iteration.is_moved_to(*node, *mean)).count();
    // With two decimals, two means fit some reward by chance.
    let enough = if rounded == NEAR { 2 } else { 3 };
    2 * written.len() >= iteration.path().count() && written.iter().all(fits) && moved >= enough
}

/// By how many thousandths a mean may differ: it may be cut off instead of rounded, or worked out from
/// rounded ones.
const NEAR: i32 = 1;

/// By how many thousandths a mean may differ that is rounded to two decimals.
const ROUNDED: i32 = 5;

fn is_near(own: Score, mean: Score) -> bool {
    (own.0 - mean.0).abs() <= NEAR
}

/// Whether a mean is the right one, maybe rounded to two decimals, unless the mean as it was or one by
/// another mistake may be rounded to the same; but not where all means are right in this way.
fn is_right(iteration: &SheetIteration, sheet: &Sheet, (node, own): (NodeId, Score)) -> bool {
    let Some(is) = iteration.after(node).map(|after| after.second) else { return false };
    let mut others = MeanSlip::ALL.into_iter().filter_map(|slip| iteration.slipped(slip, node));
    let is_sure = |other: Score| other == is || !rounds(own, other);
    is_near(own, is)
        || own.0 % 10 == 0
            && rounds(own, is)
            && (others.all(is_sure) || is_right_when_rounded(iteration, sheet))
}

fn rounds(own: Score, mean: Score) -> bool {
    (own.0 - mean.0).abs() <= ROUNDED
}

/// Whether all means of a sheet are right with two decimals, or all but one that is not the mean as it
/// was, and at least two of them have been moved.
fn is_right_when_rounded(iteration: &SheetIteration, sheet: &Sheet) -> bool {
    let (mut moved, mut wrong) = (0, 0);
    for node in iteration.path() {
        let (Some(own), Some(is)) = (own(sheet, node), iteration.after(node)) else { continue };
        let is_old =
            iteration.slipped(MeanSlip::Unchanged, node).is_some_and(|old| rounds(own, old));
        match (rounds(own, is.second), is_old) {
            (true, false) => moved += 1,
            (true, true) => {}
            (false, true) => return false,
            (false, false) => wrong += 1,
        }
    }
    moved > 1 && wrong < 2
}
