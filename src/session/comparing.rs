//! What the comparison means for the other parts.

use super::comparison::ComparisonView;
use super::comparison::{CompareCommand, CompareOutcome, ComparedPosition, Comparison};
use super::effect::Effect;
use super::engine_list::EngineCommand;
use super::growth::{LineToGrow, grow_line};
use super::job::Job;
use super::new_lesson::{OWN_POSITION, engine_lesson};
use super::othello_comparison::{OthelloComparisonView, OthelloFindings};
use super::state::Session;
use crate::language::Words;
use crate::session::BoardGame;
use crate::tree::NodeId;

impl Session {
    /// The comparison.
    #[must_use]
    pub fn comparison(&self) -> &Comparison {
        &self.comparison
    }

    pub(super) fn compare(&mut self, command: CompareCommand) -> Vec<Effect> {
        match command {
            CompareCommand::Start if let Some(effects) = self.start_othello() => return effects,
            CompareCommand::Stop => self.othello_comparison.stop(),
            _ => {}
        }
        let (run, editor, editing) = (
            &self.run,
            self.editor.as_ref(),
            self.page().is_board_of(BoardGame::Shogi),
        );
        let shown = || -> Result<ComparedPosition, Words> {
            if editing {
                ComparedPosition::of_board(editor)
            } else {
                ComparedPosition::of_node(run.open(), run.focus())
            }
        };
        let (engines, messages) = (&mut self.engines, &mut self.messages);
        match self.comparison.update(command, shown, engines, messages) {
            CompareOutcome::Effects(effects) => effects,
            CompareOutcome::GrowAlongLine => self.grow_along_line(),
            CompareOutcome::OwnTree(setup) => {
                let number = self.lessons.next_number(OWN_POSITION);
                self.open_made(engine_lesson(*setup, number))
            }
        }
    }

    /// Everyone reads the position of Othello that is shown; none if none is.
    fn start_othello(&mut self) -> Option<Vec<Effect>> {
        let open = self.run.open().filter(|_| !self.pages.board)?;
        let node = self.run.focus().unwrap_or(NodeId::ROOT);
        let limit = self.comparison.limit();
        let effects = self
            .othello_comparison
            .start((open, node), limit, &mut self.messages)?;
        if !effects.is_empty() {
            self.comparison.bring_up();
        }
        Some(effects)
    }

    /// The readers of Othello have come further.
    pub(super) fn othello_read(&mut self, job: &Job, findings: OthelloFindings) -> Vec<Effect> {
        self.othello_comparison.found(job, findings);
        self.refresh_comparison();
        Vec::new()
    }

    /// What is to be shown of the comparison.
    pub(super) fn compared(&self) -> Option<ComparisonView> {
        if !self.pages.board && (self.predicts() || self.holds_sheet()) {
            return None; // It would tell what is asked for.
        }
        ComparisonView::of(
            (&self.comparison, &self.engines),
            (self.run.open(), self.run.focus()),
            self.editor
                .as_ref()
                .filter(|_| self.page().is_board_of(BoardGame::Shogi)),
            self.settings.language,
        )
    }

    /// What is shown of the comparison on Othello, in a lesson that is about it.
    pub(super) fn compared_othello(&self) -> Option<Box<OthelloComparisonView>> {
        let asks = self.predicts() || self.holds_sheet();
        let open = self.run.open().filter(|_| !asks)?;
        let shown = (open, self.run.focus());
        let view =
            OthelloComparisonView::of(&self.othello_comparison, shown, self.settings.language);
        view.map(Box::new)
    }

    /// Grows the tree along the line that is drawn over it.
    fn grow_along_line(&mut self) -> Vec<Effect> {
        let compared = self.view.compared.as_ref();
        let overlaid = compared.and_then(|compared| compared.overlaid.as_ref());
        let line = overlaid.and_then(|overlaid| {
            Some(LineToGrow {
                from: *overlaid.parting.way.first()?,
                line: overlaid.line.clone(),
            })
        });
        let open = self.run.open();
        let grown = open
            .zip(line)
            .and_then(|(open, line)| grow_line(open, &line));
        self.open_grown(grown)
    }

    pub(super) fn change_engines(&mut self, command: EngineCommand) -> Vec<Effect> {
        let outcome = self.engines.update(command);
        if let Some(id) = outcome.leaves {
            self.comparison.leave_out(id);
        }
        outcome.effects
    }
}
