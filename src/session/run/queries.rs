//! What is asked of the run.

use super::super::open::Opened;
use super::super::source::Source;
use super::LessonRun;
use super::speed::Speed;
use crate::tree::layout::Layout;
use crate::tree::{NodeId, Outline};

impl LessonRun {
    pub(in crate::session) fn open(&self) -> Option<&Opened> {
        self.open.as_ref()
    }

    pub(in crate::session) fn source(&self) -> Option<&Source> {
        self.open.as_ref().map(Opened::source)
    }

    /// Whether the run stands at its last step; false if nothing is open.
    pub(in crate::session) fn is_at_end(&self) -> bool {
        let replay = self.open.as_ref().map(Opened::replay);
        replay.is_some_and(|replay| replay.step() == replay.last_step())
    }

    /// At how many stops of the lesson the person has stood, and how many there are.
    pub(in crate::session) fn walked_stops(&self) -> (usize, usize) {
        let stops = |open: &Opened| open.loaded().stop_steps.len();
        (self.walked.stops(), self.open.as_ref().map_or(0, stops))
    }

    /// Whether the person has walked through the lesson: stood at every stop, or, where it has none,
    /// come to its end step by step.
    pub(in crate::session) fn is_walked(&self) -> bool {
        match self.walked_stops() {
            (_, 0) => self.walked.has_ended(),
            (walked, stops) => walked == stops,
        }
    }

    /// The node that board and card are about: the selected one, else where the search stands.
    pub(in crate::session) fn focus(&self) -> Option<NodeId> {
        let cursor = self.open.as_ref()?.replay().cursor();
        self.selection.or(cursor).or(Some(NodeId::ROOT))
    }

    /// Whether one can go back to where one was before, and forth again.
    pub(in crate::session) fn can_travel(&self) -> (bool, bool) {
        (self.history.can_undo(), self.history.can_redo())
    }

    pub(in crate::session) fn selection(&self) -> Option<NodeId> {
        self.selection
    }

    pub(in crate::session) fn is_playing(&self) -> bool {
        self.playing
    }

    pub(in crate::session) fn speed(&self) -> Speed {
        self.speed
    }

    pub(in crate::session) fn is_revealed(&self, question: usize) -> bool {
        self.revealed.contains(&question)
    }

    pub(in crate::session) fn follows(&self) -> bool {
        self.follow
    }

    pub(in crate::session) fn joins(&self) -> bool {
        self.joins
    }

    pub(in crate::session) fn fit_request(&self) -> u64 {
        self.fit_request
    }

    pub(in crate::session) fn fits_exactly(&self) -> bool {
        self.fits_exactly
    }

    pub(in crate::session) fn reveal_request(&self) -> u64 {
        self.reveal_request
    }

    pub(in crate::session) fn centre_request(&self) -> u64 {
        self.centre_request
    }

    pub(in crate::session) fn outline(&self) -> (&Outline, &Layout) {
        (&self.outline, &self.outline_layout)
    }

    pub(in crate::session) fn outline_version(&self) -> u64 {
        self.outline_version
    }

    pub(in crate::session) fn draws_whole(&self) -> bool {
        let open = self.open.as_ref();
        open.is_none_or(|open| self.folds.is_whole(open))
    }

    pub(in crate::session) fn finding(&self) -> Option<&str> {
        self.finding.as_deref()
    }

    pub(in crate::session) fn missing(&self) -> Option<&str> {
        self.missing.as_deref()
    }
}
