//! A row of the table of pages, and what every page has: its switch, the way back to the tree, and
//! what stands there while it has nothing to show.

use egui::{Key, Ui};

use super::super::{MAP, buttons_from_right, switch, uncover_button};
use crate::look::WindowContext;
use language::Phrase;
use session::{Centre, Command, PageCommand, Session};

/// Draws a page that has a view. Changes of the session are pushed as commands.
pub(super) type PageUi = fn(&mut Ui, &mut WindowContext<'_>, &PageRow);

/// How the window shows a page.
pub struct PageRow {
    pub centre: Centre,
    /// The key that toggles it. Pages that no lesson offers together may share one.
    pub key: Key,
    /// The row of the help that names the key.
    pub(crate) help: Phrase,
    /// Other words that people look for it with.
    pub found_by: &'static [&'static str],
    /// Its name on its switch, and its purpose.
    pub name: Phrase,
    pub tip: Phrase,
    /// What is said instead while the shown node is covered, and where there is nothing to show.
    pub covered: Phrase,
    pub nothing: Phrase,
    /// Whether its switch stands among the others at the node.
    pub(super) at_node: fn(&Session) -> bool,
    /// Whether it has a board of its own, in whose favour a presentation hides the other.
    pub(crate) has_board: bool,
    pub(super) ui: PageUi,
}

impl PageRow {
    pub(crate) fn toggle(&self) -> Command {
        Command::Page(PageCommand::Toggle(self.centre))
    }

    /// The minimum height in a panel of this width, in points: a map may be above its table.
    pub(super) fn height(&self, width: f32) -> f32 {
        if self.has_board && width < 2.6 * MAP { 2.0 * MAP } else { MAP }
    }

    /// The switch between the page and the tree.
    pub(crate) fn switch(&self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        let (session, texts) = cx.session_and_texts();
        let name = format!("{} ({})", (self.name)(texts), self.key.name());
        let on = session.page().centre() == self.centre;
        if switch(ui, session, on, name).on_hover_text((self.tip)(texts)).clicked() {
            cx.commands.push(self.toggle());
        }
    }

    /// The button that leads back to the tree.
    pub(super) fn to_tree(&self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        let words = cx.session.language().texts().screen_to_tree();
        cx.push_if(ui.button(format!("{words} ({})", self.key.name())).clicked(), self.toggle());
    }

    pub(super) fn nothing_ui(&self, ui: &mut Ui, cx: &mut WindowContext<'_>) {
        let (session, texts) = cx.session_and_texts();
        buttons_from_right(ui, 4.0, |ui| self.to_tree(ui, cx));
        if !session.run().covers() || session.page().is_board() {
            ui.label((self.nothing)(texts));
            return;
        }
        ui.label((self.covered)(texts));
        if !session.holds_sheet() {
            uncover_button(ui, session, cx.commands);
        }
    }
}
