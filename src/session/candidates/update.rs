//! The commands of the list of candidates.

use super::super::effect::Effect;
use super::super::run::RunCommand;
use super::super::state::Session;
use super::state::CandidatesCommand;
use super::view::CandidatesView;

impl Session {
    pub(crate) fn list_candidates(&mut self, command: CandidatesCommand) -> Vec<Effect> {
        let CandidatesCommand::Point(mv) = command;
        let (Some(open), Some(focus)) = (self.run.open(), self.run.focus()) else {
            return Vec::new();
        };
        let node = self.candidates.point(open.tree(), focus, mv);
        self.run_lesson(RunCommand::Select(Some(node)))
    }

    pub(crate) fn candidates_view(&self) -> Option<CandidatesView> {
        let (open, focus) = (self.run.open()?, self.run.focus()?);
        CandidatesView::of(&self.candidates, open, focus, self.settings.language)
    }
}
