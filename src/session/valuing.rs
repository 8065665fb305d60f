//! The user's own values: edited for the shown position, and used to read it.

use super::board::BoardCommand;
use super::effect::Effect;
use super::growth::grow_valued;
use super::own_values::{OwnValuesView, ValuesCommand, ValuesPlace};
use super::state::Session;
use subject::GameId;
use tree::NodeId;

impl Session {
    /// The shown position, and how it is valued there; `None` while it is covered.
    fn values_place(&self) -> Option<ValuesPlace> {
        if let Some(editor) = self.shogi_editor() {
            return Some(ValuesPlace {
                at: editor.position().ok()?,
                evaluation: editor.reading().values.evaluation().ok()?,
                shogi: None,
            });
        }
        let open = self.run.open()?;
        let shogi = open.loaded().shogi.clone()?;
        let node = self.run.focus().unwrap_or(NodeId::ROOT);
        if open.projection(self.settings.language).hides(node) {
            return None;
        }
        Some(ValuesPlace {
            at: shogi.position(open.tree(), node),
            evaluation: shogi.valuation().evaluation,
            shogi: Some(shogi),
        })
    }

    /// Computes the view of the user's own values.
    pub(super) fn own_values_view(&self) -> Option<OwnValuesView> {
        let place = self.values_place()?;
        let language = self.settings.language;
        Some(OwnValuesView::of(&self.own_values, &place, language))
    }

    pub(super) fn edit_values(&mut self, command: ValuesCommand) -> Vec<Effect> {
        let Some(place) = self.values_place() else {
            return Vec::new();
        };
        if command != ValuesCommand::Apply {
            self.own_values.update(command, &place);
            return Vec::new();
        }
        let Some(evaluation) = self.own_values.applicable(&place) else {
            return Vec::new();
        };
        self.pages.close_values();
        if let Some(editor) = self.shogi_editor() {
            let mut growth = editor.reading().clone();
            growth.values = evaluation.into();
            let growth = BoardCommand::Choose(Box::new(growth.into()));
            return self.edit_board_of(GameId::Shogi, growth);
        }
        let focus = self.run.focus().unwrap_or(NodeId::ROOT);
        let open = self.run.open();
        let grown = open.and_then(|open| grow_valued(open, focus, evaluation));
        self.open_grown(grown)
    }

    /// Requests the effect of the user's own values, if it is shown and not yet known.
    pub(super) fn ask_about_values(&mut self) -> Option<Effect> {
        if !self.page().edits_values() {
            return None;
        }
        let place = self.values_place()?;
        self.own_values.ask(&place)
    }
}
