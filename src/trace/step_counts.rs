//! Counts what the steps of a search did in one run.

use super::{CutBy, Event, Observer, SkipReason, Visit};

/// How often each step of a search was taken, and how often it was right.
///
/// Every visit counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StepCounts {
    /// Nodes entered, the root included.
    pub entered: u64,
    /// Nodes whose value the transposition table knew.
    pub recalled: u64,
    /// Null windows, which only ask whether a move is better.
    pub scouts: u64,
    /// Visits with a wider window, because a scout had said so.
    pub researches: u64,
    /// Passes read first (null-move pruning).
    pub passes: u64,
    /// Nodes cut because even a pass sufficed.
    pub cut_by_pass: u64,
    /// Nodes cut by their static value (reverse futility pruning).
    pub cut_by_margin: u64,
    /// Nodes cut because the window had closed, by the place in the order of the move that closed
    /// it: none (declining was enough), the first, the second … The last entry counts all later
    /// ones.
    pub cuts: [u64; Self::PLACES],
    /// Moves read with less depth.
    pub reduced: u64,
    /// The plies saved there, all together.
    pub reduced_plies: u64,
    /// Reduced moves that looked better, and were read again in full.
    pub read_again: u64,
    /// Moves read with more depth.
    pub extended: u64,
    /// Moves skipped, in the order of [`SkipReason::ALL`].
    pub skipped: [u64; SkipReason::ALL.len()],
}

impl StepCounts {
    /// The number of entries in [`StepCounts::cuts`].
    pub const PLACES: usize = 7;

    /// The moves skipped for this reason.
    #[must_use]
    pub fn skipped(&self, reason: SkipReason) -> u64 {
        let place = SkipReason::ALL.iter().position(|&other| other == reason);
        place.map_or(0, |place| self.skipped[place])
    }

    /// The counts of both.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        let sum = |a: u64, b: u64| a + b;
        Self {
            entered: self.entered + other.entered,
            recalled: self.recalled + other.recalled,
            scouts: self.scouts + other.scouts,
            researches: self.researches + other.researches,
            passes: self.passes + other.passes,
            cut_by_pass: self.cut_by_pass + other.cut_by_pass,
            cut_by_margin: self.cut_by_margin + other.cut_by_margin,
            cuts: std::array::from_fn(|place| sum(self.cuts[place], other.cuts[place])),
            reduced: self.reduced + other.reduced,
            reduced_plies: self.reduced_plies + other.reduced_plies,
            read_again: self.read_again + other.read_again,
            extended: self.extended + other.extended,
            skipped: std::array::from_fn(|place| sum(self.skipped[place], other.skipped[place])),
        }
    }
}

/// Makes the counts of a run from its events.
#[derive(Clone, Debug, Default)]
pub struct StepCounter {
    counts: StepCounts,
    /// For every move on the path from the root, whether it is being read with less depth.
    path: Vec<bool>,
    /// Whether the next move entered is.
    reduces: bool,
}

impl StepCounter {
    /// The counts so far.
    #[must_use]
    pub const fn counts(&self) -> StepCounts {
        self.counts
    }
}

impl<M> Observer<M> for StepCounter {
    fn event(&mut self, event: Event<M>) {
        let counts = &mut self.counts;
        match event {
            Event::Enter { mv, visit, .. } => {
                counts.entered += 1;
                counts.scouts += u64::from(visit == Visit::Scout);
                counts.researches += u64::from(visit == Visit::Again);
                if mv.is_some() {
                    self.path.push(std::mem::take(&mut self.reduces));
                } else {
                    self.path.clear();
                }
            }
            Event::Back { .. } => drop(self.path.pop()),
            // A reduced move is left without a value only to be read again.
            Event::Leave { .. } => {
                counts.read_again += u64::from(self.path.pop().unwrap_or_default());
            }
            Event::Recall { .. } => counts.recalled += 1,
            Event::Pass { .. } => counts.passes += 1,
            Event::Reduce { plies, .. } => {
                counts.reduced += 1;
                counts.reduced_plies += u64::from(plies);
                self.reduces = true;
            }
            Event::Extend { .. } => counts.extended += 1,
            Event::Skip { reason, .. } => {
                let place = SkipReason::ALL.iter().position(|&other| other == reason);
                if let Some(place) = place {
                    counts.skipped[place] += 1;
                }
            }
            Event::Cut { by, tried, .. } => match by {
                CutBy::Pass => counts.cut_by_pass += 1,
                CutBy::Margin => counts.cut_by_margin += 1,
                CutBy::Window | CutBy::Settled => {
                    counts.cuts[tried.min(StepCounts::PLACES - 1)] += 1;
                }
                CutBy::Table => {}
            },
            Event::Iteration { .. }
            | Event::Leaf { .. }
            | Event::Repeat { .. }
            | Event::Decline { .. }
            | Event::Candidate { .. }
            | Event::Narrow { .. }
            | Event::Exit { .. }
            | Event::Proof { .. }
            | Event::Thresholds { .. } => {}
        }
    }

    fn hears_moves(&self) -> bool {
        false
    }
}
