//! Grades visits and means after the back-up of an iteration.

use super::filled::WrittenNumbers;
use super::iteration::SheetIteration;
use super::mean_slip::MeanSlip;
use super::verdict::SheetVerdict;
use score::Score;
use tree::NodeId;

/// The verdict on what is written at a node of the path, and its part of two points.
pub(super) fn means_verdict(
    iteration: &SheetIteration,
    node: NodeId,
    written: WrittenNumbers,
) -> (SheetVerdict, i32) {
    let Some(is) = iteration.after(node) else { return (SheetVerdict::WrongNumbers, 0) };
    let visits = written.first.map(|own| own == is.first);
    let mean = written.second.map(|own| is_near(own, is.second));
    let points = i32::from(visits == Some(true)) + i32::from(mean == Some(true));
    let slip = written.second.and_then(|own| {
        let is_slip = |slip: &MeanSlip| {
            iteration.slipped(*slip, node).is_some_and(|wrong| is_near(own, wrong))
        };
        MeanSlip::ALL.into_iter().find(is_slip)
    });
    let verdict = match (visits, mean, slip) {
        (Some(true), Some(true), _) => SheetVerdict::Right,
        (Some(true), None, _) | (None, Some(true), _) => SheetVerdict::HalfMissing,
        (Some(false), Some(true), _) => SheetVerdict::WrongFirst,
        (_, Some(false), Some(slip)) => SheetVerdict::Mean(slip),
        (Some(true), Some(false), None) => SheetVerdict::WrongSecond,
        (None, None, _) => SheetVerdict::Empty,
        (Some(false) | None, ..) => SheetVerdict::WrongNumbers,
    };
    (verdict, points)
}

/// Whether two means are equal in thousandths, where one may be cut off instead of rounded.
fn is_near(own: Score, mean: Score) -> bool {
    (own.0 - mean.0).abs() <= 1
}
