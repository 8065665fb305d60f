//! What the comparison means for the other parts.

use super::comparison::{CompareCommand, CompareOutcome, ComparedPosition};
use super::effect::Effect;
use super::engine_list::EngineCommand;
use super::growth::{LineToGrow, grow_line};
use super::new_lesson::{OWN_POSITION, engine_lesson};
use super::state::Session;
use crate::language::Words;

impl Session {
    pub(super) fn compare(&mut self, command: CompareCommand) -> Vec<Effect> {
        let (run, editor, editing) = (&self.run, self.editor.as_ref(), self.edits_shogi());
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
