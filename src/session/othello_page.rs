//! The Othello board, and its effects on the other parts.

use super::effect::{Effect, OthelloSaveRequest};
use super::game_records::{GameCommand, put_aside};
use super::othello_board::{
    OthelloBoard, OthelloCommand, OthelloOutcome, ShelvedOthello, is_move, is_nothing,
};
use super::replies::place_of;
use super::reply::{SaveError, SavedFile};
use super::source::Source;
use super::state::Session;
use crate::formats::othello::{OthelloFile, OthelloPly, OthelloRecord};
use crate::games::othello::{BoardSize, OthelloPosition};
use crate::language::{Say, Words};
use crate::subject::GameId;
use crate::tree::NodeId;

impl Session {
    /// The Othello board, if it has been used.
    #[must_use]
    pub fn othello_board(&self) -> Option<&OthelloBoard> {
        self.othello.as_deref()
    }

    pub(super) fn othello_mut(&mut self) -> &mut OthelloBoard {
        self.othello
            .get_or_insert_with(|| Box::new(OthelloBoard::new(BoardSize::Eight)))
    }

    /// The unsaved games of Othello put aside.
    #[must_use]
    pub fn kept_othello(&self) -> &[ShelvedOthello] {
        self.othello_shelf.kept()
    }

    /// Makes room on the Othello board: unsaved games are put aside.
    fn put_othello_away(&mut self) {
        if let Some(board) = &self.othello
            && self.othello_shelf.put_away(board)
        {
            self.messages.info(put_aside());
        }
    }

    pub(super) fn edit_othello(&mut self, command: OthelloCommand) -> Vec<Effect> {
        match &command {
            OthelloCommand::Clear | OthelloCommand::Start(_) => self.put_othello_away(),
            OthelloCommand::Read(text) if !is_move(text) => self.put_othello_away(),
            _ => {}
        }
        self.update_othello(command)
    }

    /// Carries out a command on the game of Othello.
    pub(super) fn go_through_othello(&mut self, command: GameCommand) -> Vec<Effect> {
        if let GameCommand::Close = command {
            self.put_othello_away();
        }
        let board = self.othello_mut();
        let outcome = match command {
            GameCommand::GoTo(to) => board.go(to),
            GameCommand::Turn(number) => board.turn_to(number),
            GameCommand::Close => board.close(),
            GameCommand::Reopen(_, number) => return self.reopen_othello(number),
            GameCommand::Discard(_, number) => {
                self.othello_shelf.discard(number);
                OthelloOutcome::Nothing
            }
        };
        self.after_othello(outcome)
    }

    fn reopen_othello(&mut self, number: usize) -> Vec<Effect> {
        if number >= self.othello_shelf.kept().len() {
            return Vec::new();
        }
        self.messages.clear();
        self.put_othello_away();
        if let Some(game) = self.othello_shelf.take(number) {
            let at = game.at;
            self.enter_editor(GameId::Othello);
            self.othello_mut().reopen(game, at);
            self.laid = None;
        }
        self.estimate_othello()
    }

    fn update_othello(&mut self, command: OthelloCommand) -> Vec<Effect> {
        let outcome = self.othello_mut().update(command);
        self.after_othello(outcome)
    }

    fn after_othello(&mut self, outcome: OthelloOutcome) -> Vec<Effect> {
        match outcome {
            OthelloOutcome::Nothing => Vec::new(),
            OthelloOutcome::Changed => {
                self.messages.go_on();
                self.estimate_othello()
            }
            OthelloOutcome::Grow => self.grow_othello(),
        }
    }

    /// Requests an estimate of the size of the tree from the Othello board.
    pub(super) fn estimate_othello(&self) -> Vec<Effect> {
        let growth = self.othello.as_ref().map(|board| board.growth().clone());
        let effect = growth.map(|growth| Effect::Estimate(Box::new(growth.into())));
        effect.into_iter().collect()
    }

    fn grow_othello(&mut self) -> Vec<Effect> {
        let board = self.othello_mut();
        let growth = board.growth().clone();
        let size = board.estimate().and_then(|size| size.as_ref().ok());
        let nodes = size.map(|size| size.nodes);
        self.open_own(growth.into(), nodes)
    }

    /// The game that leads to the shown node, if the tree is one of Othello.
    pub(super) fn shown_discs(&self) -> Option<OthelloRecord> {
        let open = self.run.open()?;
        let node = self.run.focus().unwrap_or(NodeId::ROOT);
        let game = open.loaded().subject.written(open.tree(), node)?;
        let mut record = OthelloRecord::new(game.start.parse().ok()?);
        let moves = game.moves.iter().map(|mv| OthelloPosition::parse_move(mv));
        let plies = moves.map(|mv| mv.map(OthelloPly::new));
        record.plies = plies.collect::<Result<_, _>>().ok()?;
        Some(record)
    }

    /// Takes the position of the shown node to the board. If it is the one taken last, the board
    /// keeps the moves played from it.
    pub(super) fn lay_shown_discs(&mut self) -> Vec<Effect> {
        let node = self.run.focus().unwrap_or(NodeId::ROOT);
        let from = self.run.source().map(|source| (source.clone(), node));
        let is_new = self.othello.is_none() || from != self.laid;
        self.enter_editor(GameId::Othello);
        if let Some(record) = self.shown_discs().filter(|_| is_new) {
            self.put_othello_away();
            let at = record.plies.len();
            self.othello_mut().lay_game(record, at);
            self.laid = from;
        }
        self.estimate_othello()
    }

    /// Shows games of Othello, or a position, read from a source. The tree of a pasted position is
    /// grown, unless the user is at work on the board page.
    pub(super) fn othello_opened(&mut self, source: &Source, file: OthelloFile) -> Vec<Effect> {
        if let Source::File(path) = source {
            self.lessons.remember_file(path.clone());
        }
        let fault = file.games.iter().find_map(|game| game.stopped.as_ref());
        if let (Some(fault), true) = (fault, file.games.iter().all(is_nothing)) {
            // Nothing of it can be shown.
            let name = source.name();
            let told = Words::in_each(|language| format!("{name}: {}", fault.say(language)));
            self.messages.error(told);
            return self.open_first(source);
        }
        let is_at_work = self.pages.board;
        let has_moves = file.games.iter().any(|game| !game.record.plies.is_empty());
        let is_position = source.is_pasted() && !has_moves && fault.is_none();
        self.messages.clear();
        self.enter_editor(GameId::Othello);
        let known = source.known_as(file.format.name());
        let start = file.games.first().map(|game| game.record.start);
        self.put_othello_away();
        if let Some(start) = start.filter(|_| is_position) {
            self.othello_mut().lay(start);
            let is_sound = self.othello_mut().note().is_none();
            if !is_at_work && is_sound {
                return self.grow_othello();
            }
        } else {
            self.laid = None;
            self.othello_mut().open(known, file);
        }
        let mut effects = self.estimate_othello();
        // Give the user a lesson to return to.
        effects.extend(self.open_first(source));
        effects
    }

    pub(super) fn othello_saved(
        &mut self,
        mut request: OthelloSaveRequest,
        result: Result<SavedFile, SaveError>,
    ) {
        let place = place_of(&result, &request.path);
        let is_whole = result.as_ref().is_ok_and(|saved| saved.lost.is_empty());
        if self.saving.saved(&request.path, result, &mut self.messages) {
            request.path = place;
            if let Some(board) = self.othello.as_mut().filter(|_| is_whole) {
                board.saved(&request);
            }
            self.lessons.remember_file(request.path);
        }
    }
}
