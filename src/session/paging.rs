//! Switching pages, and the keys whose meaning depends on the page.

use super::board::{BoardCommand, BoardDesk};
use super::effect::Effect;
use super::history::Travel;
use super::open::Opened;
use super::page::{Centre, Page, ShownPages};
use super::run::RunCommand;
use super::settings::SettingsCommand;
use super::state::Session;
use super::study::StudyMode;
use subject::GameId;

impl Session {
    #[must_use]
    pub fn page(&self) -> Page {
        let ShownPages {
            board,
            game,
            values,
            ..
        } = self.pages;
        if board {
            return Page::Board { game, values };
        }
        Page::Lesson(self.centre())
    }

    /// The centre of the lesson, in front of or behind the board page.
    pub(super) fn centre(&self) -> Centre {
        match (self.pages.centre, self.study.mode) {
            // A changed lesson is shown beside the original.
            (Centre::Tree, StudyMode::WhatIf) if self.run.open().is_some() => Centre::Beside,
            // Another run would reveal the answers.
            (Centre::Beside, StudyMode::Predict | StudyMode::FillIn) => Centre::Tree,
            (centre, _) => centre,
        }
    }

    /// Returns to the lesson, if one is open.
    pub(super) fn leave_board(&mut self) {
        if self.run.open().is_some() {
            self.pages.leave_board();
        }
    }

    /// Whether the open lesson has something to show there.
    fn offers(&self, centre: Centre) -> bool {
        let loaded = self.run.open().map(Opened::loaded);
        loaded.is_some_and(|loaded| match centre {
            Centre::Tree | Centre::Beside => true,
            Centre::Inside => loaded.has_positions(),
            Centre::Candidates | Centre::Values => loaded.shogi.is_some(),
        })
    }

    /// Returns to the tree if the open lesson does not offer the current centre.
    pub(super) fn keep_to_offered(&mut self) {
        if !self.offers(self.pages.centre) {
            self.pages.centre = Centre::Tree;
        }
    }

    /// Toggles between this and the tree.
    pub(super) fn toggle(&mut self, centre: Centre) {
        match self.page() {
            Page::Board { game, .. } => {
                let turns = centre == Centre::Values && game == GameId::Shogi;
                self.pages.values ^= turns;
            }
            Page::Lesson(_) if self.pages.centre == centre => self.pages.centre = Centre::Tree,
            Page::Lesson(_) if self.offers(centre) => {
                self.pages.centre = centre;
                if centre == Centre::Beside {
                    self.fill_beside();
                }
            }
            Page::Lesson(_) => {}
        }
    }

    /// Undoes or redoes the last action on the front page.
    pub(super) fn travel(&mut self, travel: Travel) -> Vec<Effect> {
        match (self.page(), self.study.mode) {
            (Page::Board { .. }, _) => self.edit_board(BoardCommand::Travel(travel)),
            (_, StudyMode::FillIn) if self.holds_sheet() => self.travel_sheets(travel),
            (_, StudyMode::WhatIf) if self.asks_what_if() => self.travel_edits(travel),
            _ if self.run.can_travel(travel) => self.run_lesson(RunCommand::Travel(travel)),
            _ => self.travel_growths(travel),
        }
    }

    /// Closes the topmost item.
    pub(super) fn dismiss(&mut self) -> Vec<Effect> {
        if self.settings.help {
            self.settings.update(SettingsCommand::ToggleHelp);
            return Vec::new();
        }
        if self.messages.clear() {
            return Vec::new();
        }
        let holds = self.desk().and_then(BoardDesk::held);
        match self.page() {
            Page::Board { values: true, .. } => self.pages.values = false,
            Page::Board { .. } if holds.is_some() => {
                return self.edit_board(BoardCommand::PutBack);
            }
            Page::Board { .. } => self.leave_board(),
            Page::Lesson(centre) if centre.tells() => self.pages.centre = Centre::Tree,
            Page::Lesson(_) if self.run.selection().is_some() && !self.holds_sheet() => {
                self.run.deselect();
            }
            Page::Lesson(_) if self.settings.presents => {
                self.settings.update(SettingsCommand::TogglePresent);
            }
            Page::Lesson(_) => {}
        }
        Vec::new()
    }
}
