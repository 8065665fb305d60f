//! Switching pages, what follows from their commands, and the keys whose meaning depends on the page.

use super::beside::{BesideColumn, BesideRuns, LessonVariant};
use super::part::{PageOutcome, ShownState};
use super::table::{BroughtAlong, Centre, Page, PageAction, PageParts, PageView, ShownPages};
use crate::board::{BoardCommand, BoardDesk, table_of};
use crate::growth::grow_valued;
use crate::history::Travel;
use crate::open::Opened;
use crate::run::RunCommand;
use crate::settings::SettingsCommand;
use crate::source::Source;
use crate::state::Session;
use crate::study::StudyMode;
use eval::Evaluation;
use language::Words;
use subject::GameId;
use tree::NodeId;

impl Session {
    pub fn page(&self) -> Page {
        let ShownPages { board, game, values, .. } = self.pages;
        if board {
            return Page::Board { game, values };
        }
        Page::Lesson(self.centre())
    }

    /// The centre of the lesson, in front of or behind the board page.
    fn centre(&self) -> Centre {
        match self.pages.centre {
            // A changed lesson is shown beside the original.
            Centre::Tree if self.is_in(StudyMode::WhatIf) => Centre::Beside,
            Centre::Tree if self.why_reading_shown() => Centre::Beside,
            // Another run would reveal the answers.
            Centre::Beside | Centre::Course if self.mode().asks => Centre::Tree,
            centre => centre,
        }
    }

    /// The runs that are shown beside the open one.
    fn beside_runs(&self) -> BesideRuns {
        match self.study.mode {
            StudyMode::WhatIf => BesideRuns::Changed,
            _ if self.why_reading_shown() => BesideRuns::Asked,
            _ => BesideRuns::Chosen,
        }
    }

    /// Whether runs are shown side by side, possibly behind the board page.
    pub fn shows_beside(&self) -> bool {
        let is_open = self.run.open().is_some();
        is_open && self.centre() == Centre::Beside || self.is_in(StudyMode::WhatIf)
    }

    fn shows(&self) -> impl Fn(Centre) -> bool + use<> {
        let (front, runs) = (self.page().centre(), self.shows_beside());
        move |centre| centre == front || centre == Centre::Beside && runs
    }

    /// The state of the pages, and what they see of the program.
    fn parts(&mut self) -> (&mut PageParts, ShownState<'_>) {
        let on_board = self.page().is_board_of(GameId::Shogi);
        let shown = ShownState {
            open: self.run.open(),
            node: self.run.focus().unwrap_or(NodeId::ROOT),
            editor: table_of(&self.tables).filter(|_| on_board),
            runs: self.beside_runs(),
            covers: self.run.covers_now(),
            language: self.settings.language,
        };
        (&mut self.parts, shown)
    }

    /// Whether the open lesson has something to show there.
    pub fn offers(&self, centre: Centre) -> bool {
        let loaded = self.run.open().map(Opened::loaded);
        loaded.is_some_and(|loaded| centre.is_offered(loaded))
    }

    /// Returns to the tree if the open lesson does not offer the current centre.
    pub(crate) fn keep_to_offered(&mut self) {
        if !self.offers(self.pages.centre) {
            self.pages.centre = Centre::Tree;
        }
    }

    /// Toggles between this and the tree.
    pub(crate) fn toggle(&mut self, centre: Centre) {
        match self.page() {
            Page::Board { game, .. } => {
                let turns = centre == Centre::Values && game == GameId::Shogi;
                self.pages.values ^= turns;
            }
            Page::Lesson(_) if self.pages.centre == centre => self.pages.centre = Centre::Tree,
            Page::Lesson(_) if self.offers(centre) => {
                self.pages.centre = centre;
                let (parts, seen) = self.parts();
                parts.enter(centre, seen);
            }
            Page::Lesson(_) => {}
        }
    }

    pub(crate) fn act(&mut self, action: PageAction) {
        let centre = action.centre();
        let (parts, seen) = self.parts();
        match parts.update(action, seen) {
            PageOutcome::Nothing => {}
            PageOutcome::Select(node) => self.run_lesson(RunCommand::Select(Some(node))),
            PageOutcome::Show => self.pages.centre = centre,
            PageOutcome::Close => self.pages.close(centre),
            PageOutcome::ReadWith(evaluation) => self.read_with(evaluation),
        }
        // Report at once what cannot be made.
        self.ask_of_pages();
    }

    /// Reads the shown position with these values, in the lesson or on the board.
    fn read_with(&mut self, evaluation: Evaluation) {
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
        self.open_grown(grown);
    }

    /// The requests of the shown pages.
    pub(crate) fn ask_of_pages(&mut self) {
        let shows = self.shows();
        let (parts, seen) = self.parts();
        let asked = parts.ask(shows, seen);
        self.effects.extend(asked);
    }

    /// Updates the pages after any change, and computes the view of the one in front.
    pub(crate) fn follow_pages(&mut self) -> PageView {
        let tree = self.run.open().map(|open| &open.loaded().tree);
        let name = self.run.source().map(Source::name).unwrap_or_default();
        if self.parts.beside.leave_other(tree) {
            self.pages.close(Centre::Beside);
            self.why.clear();
            self.study.what_if.turn_to(name);
            if self.study.mode == StudyMode::WhatIf {
                self.begin_what_if();
            }
        } else {
            self.study.what_if.rename(name);
        }
        let (front, shows) = (self.page().centre(), self.shows());
        let (parts, seen) = self.parts();
        parts.follow(shows, seen);
        parts.view(front, seen)
    }

    /// The other runs that are drawn, by their index; `None` while one is being made, or if it
    /// cannot be.
    pub fn beside_columns(&self) -> Vec<Option<&BesideColumn>> {
        let slots = self.parts.beside.slots(self.beside_runs()).iter();
        let shown = slots.filter(|_| self.shows_beside());
        shown.map(|slot| slot.run.as_ref().and_then(|run| run.as_ref().ok())).collect()
    }

    /// The runs that can be added beside the open one.
    pub fn variants(&self) -> Vec<LessonVariant> {
        let open = self.open();
        open.map_or_else(Vec::new, |open| self.parts.beside.variants(open))
    }

    /// Returns to the lesson, if one is open.
    pub(crate) fn leave_board(&mut self) {
        if self.run.open().is_some() {
            self.pages.leave_board();
        }
    }

    /// Whether undo and redo have something to do on the front page.
    pub fn can_travel(&self) -> (bool, bool) {
        match self.page() {
            Page::Board { .. } => self.desk().map(BoardDesk::can_travel).unwrap_or_default(),
            _ if self.holds_sheet() => self.study.fill_in.can_travel(),
            _ if self.is_in(StudyMode::WhatIf) => self.study.what_if.can_travel(),
            Page::Lesson(_) => {
                let can = |travel| {
                    self.can_travel_draft(travel)
                        || self.run.can_travel(travel)
                        || self.growths.can_travel_by(travel)
                };
                (can(Travel::Undo), can(Travel::Redo))
            }
        }
    }

    /// Undoes or redoes the last action on the front page.
    pub(crate) fn travel(&mut self, travel: Travel) {
        if self.pages.board {
            self.edit_board(BoardCommand::Travel(travel));
        } else if self.holds_sheet() {
            self.travel_sheets(travel);
        } else if self.is_in(StudyMode::WhatIf) {
            self.travel_edits(travel);
        } else if self.can_travel_draft(travel) {
            self.travel_draft(travel);
        } else if self.run.can_travel(travel) {
            self.travel_steps(travel);
        } else {
            self.travel_growths(travel);
        }
    }

    /// Undoes or redoes a move through the run; a series of steps counts as one, so that the step is
    /// said.
    fn travel_steps(&mut self, travel: Travel) {
        let step = |session: &Self| session.run.open().map(Opened::step);
        let before = step(self);
        self.run_lesson(RunCommand::Travel(travel));
        if let Some(now) = step(self).filter(|_| step(self) != before) {
            self.messages.info(Words::of(|texts| match travel {
                Travel::Undo => texts.messages_back_at_step(now),
                Travel::Redo => texts.messages_again_at_step(now),
            }));
        }
    }

    /// Closes the topmost item.
    pub(crate) fn dismiss(&mut self) {
        if self.settings.help {
            return self.settings.update(SettingsCommand::ToggleHelp);
        }
        if self.messages.clear() {
            return;
        }
        let shown = self.beside_the_tree();
        let brought = Some(self.pages.brought).filter(|_| self.settings.presents);
        let is_new = |asked: bool, same: bool| asked && !(brought.is_some() && same);
        let before = brought.unwrap_or_default();
        let selects = is_new(shown.selection.is_some(), shown.selection == before.selection);
        let asks = is_new(shown.why.is_some(), shown.why == before.why) || self.why.is_in_hand();
        if !self.page().is_board() && asks && self.why.dismiss(&mut self.parts.beside.asked) {
            return;
        }
        let holds = self.desk().and_then(BoardDesk::held);
        match self.page() {
            Page::Board { values: true, .. } => self.pages.values = false,
            Page::Board { .. } if holds.is_some() => self.edit_board(BoardCommand::PutBack),
            Page::Board { .. } => self.leave_board(),
            // What if shows its runs in place of the tree.
            Page::Lesson(centre)
                if centre != Centre::Tree
                    && !(centre == Centre::Beside && self.is_in(StudyMode::WhatIf)) =>
            {
                self.pages.centre = Centre::Tree;
            }
            Page::Lesson(_) if selects && !self.holds_sheet() => self.run.deselect(),
            Page::Lesson(_) if self.settings.presents => {
                self.settings.update(SettingsCommand::TogglePresent);
            }
            Page::Lesson(_) => {}
        }
    }

    /// The selected node and the move asked about.
    pub(crate) fn beside_the_tree(&self) -> BroughtAlong {
        let why = self.why.asked.as_ref();
        BroughtAlong { selection: self.run.selection(), why: why.map(|why| (why.node, why.child)) }
    }
}
