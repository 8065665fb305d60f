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
    let mean = written.second.map(|own| is_right(iteration, node, own));
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
    let own = |node: NodeId| sheet.numbers.get(&node)?.second;
    let mut moved = iteration.path().filter(|&node| iteration.moves_mean(node));
    moved.any(|node| own(node).is_some_and(|own| is_right(iteration, node, own)))
}

/// The mistake with means that explains every wrong one of a sheet, of which there are at least two.
pub(super) fn common_slip(
    iteration: &SheetIteration,
    sheet: &Sheet,
    wrong: &[NodeId],
) -> Option<MeanSlip> {
    let explains = |slip: &MeanSlip| {
        wrong.iter().all(|&node| {
            let own = sheet.numbers.get(&node).and_then(|written| written.second);
            own.zip(iteration.slipped(*slip, node)).is_some_and(|(own, is)| is_near(own, is))
        })
    };
    MeanSlip::ALL.into_iter().find(explains).filter(|_| wrong.len() > 1)
}

/// Whether all means of a sheet are right for another reward than that of the iteration, with which at
/// least two of them move: one reward was misread.
pub(super) fn misread_reward(iteration: &SheetIteration, sheet: &Sheet) -> bool {
    let written = |node: NodeId| sheet.numbers.get(&node)?.second;
    let share = |mean: Score| f64::from(mean.0) / 1000.0;
    let surest = iteration.path().min_by_key(|&node| iteration.visits_before(node));
    let reward = surest.and_then(|node| iteration.reward_by(node, share(written(node)?)));
    let Some(reward) = reward.filter(|reward| (-0.01..=1.01).contains(reward)) else {
        return false;
    };
    let error = surest.map_or(0, |node| iteration.visits_before(node) + 1);
    let mut moved = 0;
    let fits = |node: NodeId| {
        let (own, is) = (written(node)?, iteration.mean_by(node, reward)?);
        let right = sheet.numbers.get(&node)?.first == Some(iteration.after(node)?.first);
        // The reward is known as well as the mean that it was found by.
        let near =
            0.0011 + 0.0005 * f64::from(error) / f64::from(iteration.visits_before(node) + 1);
        moved += usize::from(iteration.is_moved_to(node, own));
        (right && (share(own) - is).abs() <= near).then_some(())
    };
    iteration.path().map(fits).all(|fits| fits.is_some()) && moved > 1
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
/// another mistake may be rounded to the same.
fn is_right(iteration: &SheetIteration, node: NodeId, own: Score) -> bool {
    let Some(is) = iteration.after(node).map(|after| after.second) else { return false };
    let rounds = |mean: Score| (own.0 - mean.0).abs() <= ROUNDED;
    let mut others = MeanSlip::ALL.into_iter().filter_map(|slip| iteration.slipped(slip, node));
    let is_rounded = own.0 % 10 == 0 && rounds(is);
    is_near(own, is) || is_rounded && !others.any(|other| other != is && rounds(other))
}
