//! Queries about the run.

use super::super::history::Travel;
use super::super::open::Opened;
use super::super::source::Source;
use super::LessonRun;
use super::speed::Speed;
use tree::layout::Layout;
use tree::{NodeId, Outline};

impl LessonRun {
    pub(crate) fn open(&self) -> Option<&Opened> {
        self.open.as_ref()
    }

    pub(crate) fn source(&self) -> Option<&Source> {
        self.open.as_ref().map(Opened::source)
    }

    /// Whether the run is at its last step; false if no lesson is open.
    pub(crate) fn is_at_end(&self) -> bool {
        let replay = self.open.as_ref().map(Opened::replay);
        replay.is_some_and(|replay| replay.step() == replay.last_step())
    }

    /// How many stops of the open lesson the user has visited, and how many there are.
    pub fn walked_stops(&self) -> (usize, usize) {
        let stops = |open: &Opened| open.loaded().stop_steps.len();
        (self.walked.stops(), self.open.as_ref().map_or(0, stops))
    }

    /// Whether the user has completed the lesson: visited every stop, or, if it has none, stepped
    /// to its end.
    pub(crate) fn is_walked(&self) -> bool {
        match self.walked_stops() {
            (_, 0) => self.walked.has_ended(),
            (walked, stops) => walked == stops,
        }
    }

    /// The node that board and card show: the selected one, else the one where the search is.
    pub(crate) fn focus(&self) -> Option<NodeId> {
        let cursor = self.open.as_ref()?.replay().cursor();
        self.selection.or(cursor).or(Some(NodeId::ROOT))
    }

    pub(crate) fn can_travel(&self, travel: Travel) -> bool {
        self.history.can_travel_by(travel)
    }

    /// The clicked node; if `None`, the node where the search is shown.
    pub fn selection(&self) -> Option<NodeId> {
        self.selection
    }

    /// Whether the run is advancing by itself.
    pub fn is_playing(&self) -> bool {
        self.playing
    }

    pub fn speed(&self) -> Speed {
        self.speed
    }

    /// Whether the answer to the question with this index is shown.
    pub fn is_revealed(&self, question: usize) -> bool {
        self.revealed.contains(&question)
    }

    /// Whether the tree moves along with the search.
    pub fn follows(&self) -> bool {
        self.follow
    }

    /// Whether equal positions are joined in the tree.
    pub fn joins(&self) -> bool {
        self.joins
    }

    /// Whether the user requested the last fit: then the whole tree is shown, however small its nodes
    /// are.
    pub fn fits_exactly(&self) -> bool {
        self.fits_exactly
    }

    /// The part of the tree that is drawn, and the positions of its slots.
    pub fn outline(&self) -> (&Outline, &Layout) {
        (&self.outline, &self.outline_layout)
    }

    /// Changes whenever another part of the tree is drawn.
    pub fn outline_version(&self) -> u64 {
        self.outline_version
    }

    pub fn draws_whole(&self) -> bool {
        let open = self.open.as_ref();
        open.is_none_or(|open| self.folds.is_whole(open))
    }

    /// Whether a sheet determines the part of the tree that is drawn.
    pub fn draws_part(&self) -> bool {
        self.folds.draws_part()
    }

    /// The text being searched for.
    pub fn finding(&self) -> Option<&str> {
        self.finding.as_deref()
    }

    /// The text that was not found.
    pub fn missing(&self) -> Option<&str> {
        self.missing.as_deref()
    }
}
