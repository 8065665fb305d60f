//! The counters of a run.

use super::{CutBy, Event, EventKind, Observer, SkipReason, TraceRecord, Visit};
use score::Window;

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
    /// Moves read with less depth.
    pub reduced: u64,
    /// The plies saved there, all together.
    pub reduced_plies: u64,
    /// Reduced moves that looked better, and were read again in full.
    pub read_again: u64,
    /// Moves read with more depth.
    pub extended: u64,
    /// Moves not read, in the order of [`SkipReason::ALL`].
    pub skipped: [u64; SkipReason::ALL.len()],
}

/// What an event adds to the counters.
#[derive(Clone, Copy)]
pub(super) enum CountedEvent {
    Visit(Visit, bool),
    Leaf,
    Recall,
    Cut(CutBy, usize),
    Pass,
    Reduce(u8),
    ReadAgain,
    Extend,
    Skip(SkipReason),
}

impl CountedEvent {
    /// A visit, and whether its window is null.
    fn visit(visit: Visit, window: Window) -> Self {
        let is_null = window.alpha.is_finite() && window.alpha + 1 == window.beta;
        Self::Visit(visit, is_null)
    }

    fn by_event<M>(event: &Event<M>) -> Option<Self> {
        Some(match *event {
            Event::Enter { window, visit, .. } => Self::visit(visit, window),
            Event::Leaf { .. } => Self::Leaf,
            Event::Recall { .. } => Self::Recall,
            Event::Cut { by, tried, .. } => Self::Cut(by, tried),
            Event::Pass { .. } => Self::Pass,
            Event::Reduce { plies, .. } => Self::Reduce(plies),
            Event::Leave { reduced: true, .. } => Self::ReadAgain,
            Event::Extend { .. } => Self::Extend,
            Event::Skip { reason, .. } => Self::Skip(reason),
            _ => return None,
        })
    }

    /// The same of the event as it is recorded.
    pub(super) fn by_record(record: TraceRecord) -> Option<Self> {
        Some(match record.kind {
            EventKind::Enter => Self::visit(Visit::of_code(record.flag), record.window()),
            EventKind::Leaf => Self::Leaf,
            EventKind::Recall => Self::Recall,
            EventKind::Cut => Self::Cut(record.cut_by(), record.a as usize),
            EventKind::Pass => Self::Pass,
            EventKind::Reduce => Self::Reduce(record.flag),
            EventKind::Leave if record.flag == 1 => Self::ReadAgain,
            EventKind::Extend => Self::Extend,
            EventKind::Skip => Self::Skip(*SkipReason::ALL.get(usize::from(record.small))?),
            _ => return None,
        })
    }
}

impl Tally {
    /// The number of entries in [`Tally::cuts_after`].
    pub const PLACES: usize = 6;

    /// Counts something, or takes it back if `by` is −1.
    pub(super) fn count(&mut self, counted: CountedEvent, by: i8) {
        let add = |number: &mut u64| *number = number.wrapping_add_signed(by.into());
        match counted {
            CountedEvent::Visit(visit, is_null) => {
                add(&mut self.entered);
                match visit {
                    Visit::First | Visit::Resume if is_null => add(&mut self.null_windows),
                    Visit::First | Visit::Resume => {}
                    Visit::Scout => add(&mut self.scouts),
                    Visit::Again => add(&mut self.researches),
                }
            }
            CountedEvent::Leaf => add(&mut self.leaves),
            CountedEvent::Recall => add(&mut self.recalled),
            CountedEvent::Cut(cut, tried) => {
                add(&mut self.cutoffs);
                add(match cut {
                    CutBy::Pass => &mut self.cut_by_pass,
                    CutBy::Margin => &mut self.cut_by_margin,
                    CutBy::Window | CutBy::Table | CutBy::Settled => {
                        &mut self.cuts_after[tried.min(Self::PLACES - 1)]
                    }
                });
            }
            CountedEvent::Pass => add(&mut self.passes),
            CountedEvent::Reduce(plies) => {
                add(&mut self.reduced);
                let plies = i64::from(plies) * i64::from(by);
                self.reduced_plies = self.reduced_plies.wrapping_add_signed(plies);
            }
            CountedEvent::ReadAgain => add(&mut self.read_again),
            CountedEvent::Extend => add(&mut self.extended),
            CountedEvent::Skip(reason) => add(&mut self.skipped[reason as usize]),
        }
    }
}

impl<M> Observer<M> for Tally {
    fn event(&mut self, event: Event<M>) {
        if let Some(counted) = CountedEvent::by_event(&event) {
            self.count(counted, 1);
        }
    }

    fn hears_moves(&self) -> bool {
        false
    }
}
