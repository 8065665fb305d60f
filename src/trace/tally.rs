//! The counters of a run.

use super::{CutBy, Event, EventKind, Observer, SkipReason, TraceRecord, Visit};
use score::Window;
use tree::NodeId;

/// What a search did: made from the events of a run, or followed by a replay in both directions.
///
/// Every visit counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Nodes entered, the root included.
    pub entered: u64,
    /// Leaf evaluations made.
    pub leaves: u64,
    /// Cuts that skipped at least one move.
    pub cutoffs: u64,
    /// Nodes entered with a null window, only to test whether they are better than the best so far.
    pub scouts: u64,
    /// Nodes entered first with the null window that is asked about a node above, or by the whole
    /// search: there is no other window in MTD(f), nor below a scout.
    pub null_windows: u64,
    /// Nodes re-searched because a null-window search failed high.
    pub researches: u64,
    /// Values taken from the transposition table.
    pub recalled: u64,
    /// Cuts after a value, by the number of moves tried before: none (declining was enough), one
    /// (the first move), two … The last entry counts all later ones.
    pub cuts_after: [u64; Self::PLACES],
    /// Passes read before any move.
    pub passes: u64,
    /// Cuts because even a pass sufficed (null-move pruning).
    pub cut_by_pass: u64,
    /// Cuts by the static value (reverse futility pruning).
    pub cut_by_margin: u64,
    /// Cuts because a mean stays outside the window whatever is left.
    pub cut_by_mean: u64,
    /// Moves read with less depth.
    pub reduced: u64,
    /// The plies saved there, all together.
    pub reduced_plies: u64,
    /// Reduced moves that looked better, and were read again in full.
    pub read_again: u64,
    /// Moves read with more depth.
    pub extended: u64,
    /// Playouts, or values that stand for one.
    pub playouts: u64,
    /// Moves not read, in the order of [`SkipReason::ALL`].
    pub skipped: [u64; SkipReason::ALL.len()],
}

impl Tally {
    /// The number of entries in [`Tally::cuts_after`].
    pub const PLACES: usize = 6;

    /// Counts an event, or takes it back if `by` is −1.
    pub(super) fn count(&mut self, record: TraceRecord, by: i8) {
        let add = |number: &mut u64| *number = number.wrapping_add_signed(by.into());
        match record.kind {
            EventKind::Enter => {
                add(&mut self.entered);
                let Window { alpha, beta } = record.window();
                match record.visit() {
                    Some(Visit::Scout) => add(&mut self.scouts),
                    Some(Visit::Again) => add(&mut self.researches),
                    _ if alpha.is_finite() && alpha + 1 == beta => add(&mut self.null_windows),
                    _ => {}
                }
            }
            EventKind::Expand => add(&mut self.entered),
            EventKind::Playout => add(&mut self.playouts),
            EventKind::Leaf => add(&mut self.leaves),
            EventKind::Recall => add(&mut self.recalled),
            EventKind::Cut => {
                add(&mut self.cutoffs);
                add(match record.cut_by() {
                    CutBy::Pass => &mut self.cut_by_pass,
                    CutBy::Margin => &mut self.cut_by_margin,
                    CutBy::Mean => &mut self.cut_by_mean,
                    CutBy::Window | CutBy::Table | CutBy::Settled | CutBy::Sum => {
                        &mut self.cuts_after[(record.a as usize).min(Self::PLACES - 1)]
                    }
                });
            }
            EventKind::Pass => add(&mut self.passes),
            EventKind::Reduce => {
                add(&mut self.reduced);
                let plies = i64::from(record.flag) * i64::from(by);
                self.reduced_plies = self.reduced_plies.wrapping_add_signed(plies);
            }
            EventKind::Leave if record.is_reduced() => add(&mut self.read_again),
            EventKind::Extend => add(&mut self.extended),
            EventKind::Skip => add(&mut self.skipped[record.skip_reason() as usize]),
            _ => {}
        }
    }
}

impl<M> Observer<M> for Tally {
    fn event(&mut self, event: Event<M>) {
        self.count(TraceRecord::of(&event, NodeId::ROOT), 1);
    }

    fn hears_moves(&self) -> bool {
        false
    }
}
