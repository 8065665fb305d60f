//! What is asked of the run.

use super::super::history::Travel;
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

    /// At how many stops of the open lesson the person has stood, and how many there are.
    #[must_use]
    pub fn walked_stops(&self) -> (usize, usize) {
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

    pub(in crate::session) fn can_travel(&self, travel: Travel) -> bool {
        let (back, forth) = self.history.can_travel();
        match travel {
            Travel::Undo => back,
            Travel::Redo => forth,
        }
    }

    /// The node that was clicked; without one, the node where the search stands is shown.
    #[must_use]
    pub fn selection(&self) -> Option<NodeId> {
        self.selection
    }

    /// Whether steps follow each other by themselves.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.playing
    }

    /// How fast they do.
    #[must_use]
    pub fn speed(&self) -> Speed {
        self.speed
    }

    /// Whether the answer of question `index` is shown.
    #[must_use]
    pub fn is_revealed(&self, question: usize) -> bool {
        self.revealed.contains(&question)
    }

    /// Whether the tree moves along with the search.
    #[must_use]
    pub fn follows(&self) -> bool {
        self.follow
    }

    /// Whether equal positions are joined in the tree.
    #[must_use]
    pub fn joins(&self) -> bool {
        self.joins
    }

    /// Changes whenever the whole tree should be brought into view.
    #[must_use]
    pub fn fit_request(&self) -> u64 {
        self.fit_request
    }

    /// Whether a person has asked for that fit: then all of the tree is in view, however small its
    /// nodes are.
    #[must_use]
    pub fn fits_exactly(&self) -> bool {
        self.fits_exactly
    }

    /// Changes whenever the selected node should be in view.
    #[must_use]
    pub fn reveal_request(&self) -> u64 {
        self.reveal_request
    }

    /// Changes whenever the node that is shown was looked for, and should be in the middle.
    #[must_use]
    pub fn centre_request(&self) -> u64 {
        self.centre_request
    }

    /// The part of the tree that is drawn, and where its slots stand.
    #[must_use]
    pub fn outline(&self) -> (&Outline, &Layout) {
        (&self.outline, &self.outline_layout)
    }

    /// Changes whenever another part of the tree is drawn.
    #[must_use]
    pub fn outline_version(&self) -> u64 {
        self.outline_version
    }

    /// Whether the whole tree is drawn.
    #[must_use]
    pub fn draws_whole(&self) -> bool {
        let open = self.open.as_ref();
        open.is_none_or(|open| self.folds.is_whole(open))
    }

    /// What is being looked for.
    #[must_use]
    pub fn finding(&self) -> Option<&str> {
        self.finding.as_deref()
    }

    /// What was looked for and not found.
    #[must_use]
    pub fn missing(&self) -> Option<&str> {
        self.missing.as_deref()
    }
}
