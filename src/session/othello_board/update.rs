//! The commands of the Othello board.

use std::sync::Arc;

use super::super::effect::OthelloSaveRequest;
use super::super::game_records::GoToPly;
use super::super::history::{History, Travel};
use super::super::kept::UnsavedOthello;
use super::super::source::Source;
use super::{OpenOthello, OthelloBoard, OthelloCommand, OthelloMode, OthelloOutcome, OthelloState};
use crate::formats::othello::{
    OthelloFile, OthelloFormat, OthelloPly, OthelloRecord, ReadOthello, read,
};
use crate::games::othello::{DiscSquare, OthelloMove, OthelloPosition, Squares};
use crate::language::{Say, Words};
use crate::score::Player;
use crate::subject::OthelloSetup;
use crate::tree::Estimate;

impl OthelloBoard {
    pub(in crate::session) fn update(&mut self, command: OthelloCommand) -> OthelloOutcome {
        match command {
            OthelloCommand::Read(text) => self.read(&text),
            OthelloCommand::Square(square) => match self.mode {
                OthelloMode::Play => self.play(OthelloMove::Place(square)),
                OthelloMode::SetUp => self.turn_square(square),
            },
            OthelloCommand::Pass => self.play(OthelloMove::Pass),
            OthelloCommand::Mode(mode) => {
                self.note = None;
                self.mode = mode;
                OthelloOutcome::Nothing
            }
            OthelloCommand::Turn => self.lay(self.position().passed()),
            OthelloCommand::Clear => {
                let at = self.position();
                self.lay(OthelloPosition::of(
                    at.size(),
                    Squares::NONE,
                    Squares::NONE,
                    at.to_move(),
                ))
            }
            OthelloCommand::Start(size) => self.lay(OthelloPosition::start(size)),
            OthelloCommand::Choose(growth) => {
                self.grow = *growth;
                self.changed()
            }
            OthelloCommand::Grow => match self.position().afloat() {
                None => OthelloOutcome::Grow,
                Some(_) => OthelloOutcome::Nothing, // The note on the board says why.
            },
            OthelloCommand::Travel(travel) => self.travel(travel),
        }
    }

    fn travel(&mut self, travel: Travel) -> OthelloOutcome {
        let Some(there) = self.history.travel(travel, self.now.clone()) else {
            return OthelloOutcome::Nothing;
        };
        self.now = there;
        self.changes += 1;
        self.note = None;
        self.changed()
    }

    /// Stores the estimated size for `setup`, unless the settings have changed since.
    pub(in crate::session) fn estimated(
        &mut self,
        setup: &OthelloSetup,
        estimate: Result<Estimate, Words>,
    ) {
        if self.grow == *setup {
            self.estimate = Some(estimate);
        }
    }

    fn changed(&mut self) -> OthelloOutcome {
        self.estimate = None;
        let record = &self.now.record;
        self.grow.board = record.start.to_string();
        let played = record.plies.iter().take(self.now.at);
        self.grow.moves = played.map(|ply| ply.mv.to_string()).collect();
        self.grow.further.clear();
        // An evaluator for 8×8 only cannot value a smaller board.
        let values = self.grow.values.parse::<crate::eval::OthelloEvaluation>();
        if values.is_ok_and(|values| values.fits(record.start.size()).is_err()) {
            let other = crate::eval::OthelloEvaluation::default();
            other.id().clone_into(&mut self.grow.values);
        }
        OthelloOutcome::Changed
    }

    /// Replaces the contents of the board; undo restores them.
    fn replace(&mut self, next: OthelloState) -> OthelloOutcome {
        self.history.leave(std::mem::replace(&mut self.now, next));
        self.changes += 1;
        self.note = None;
        self.changed()
    }

    /// Puts a position on the board: a game without moves.
    pub(in crate::session) fn lay(&mut self, at: OthelloPosition) -> OthelloOutcome {
        self.lay_game(OthelloRecord::new(at), 0)
    }

    /// Puts a game on the board that belongs to no file.
    pub(in crate::session) fn lay_game(
        &mut self,
        record: OthelloRecord,
        at: usize,
    ) -> OthelloOutcome {
        self.replace(OthelloState {
            record: Arc::new(record),
            at,
            file: None,
            is_own: false,
        })
    }

    /// A click while setting up: empty, black, white, and empty again.
    fn turn_square(&mut self, square: DiscSquare) -> OthelloOutcome {
        let at = self.position();
        let (mut black, mut white) = (at.discs(Player::Max), at.discs(Player::Min));
        match at.disc_at(square) {
            None => black.0 |= square.alone().0,
            Some(Player::Max) => {
                black.0 &= !square.alone().0;
                white.0 |= square.alone().0;
            }
            Some(Player::Min) => white.0 &= !square.alone().0,
        }
        self.lay(OthelloPosition::of(at.size(), black, white, at.to_move()))
    }

    /// Plays a move, or notes which rule it breaks.
    fn play(&mut self, mv: OthelloMove) -> OthelloOutcome {
        if let Err(rule) = self.position().check(mv) {
            self.note = Some(rule.words());
            return OthelloOutcome::Nothing;
        }
        let (record, at) = (&self.now.record, self.now.at);
        if record.plies.get(at).is_some_and(|ply| ply.mv == mv) {
            return self.go(GoToPly::By(1)); // The game continues with this move.
        }
        let mut next = self.now.clone();
        let record = Arc::make_mut(&mut next.record);
        record.plies.truncate(at);
        record.plies.push(OthelloPly::new(mv));
        // The result belonged to the original game.
        record.properties.retain(|(name, _)| name != "RE");
        next.at += 1;
        next.is_own = true;
        self.replace(next)
    }

    /// Goes to another ply of the game.
    pub(in crate::session) fn go(&mut self, to: GoToPly) -> OthelloOutcome {
        let (at, last) = (self.now.at, self.now.record.plies.len());
        let there = match to {
            GoToPly::By(plies) => at.saturating_add_signed(plies as isize),
            GoToPly::Number(number) => number as usize,
            GoToPly::First => 0,
            GoToPly::Last => last,
            GoToPly::Branch(_) | GoToPly::To(_) => at, // A record of Othello has no branches.
        };
        let there = there.min(last);
        if there == at {
            return OthelloOutcome::Nothing;
        }
        // Undo does not record each ply while going through a game.
        self.now.at = there;
        self.changes += 1;
        self.note = None;
        self.changed()
    }

    /// Closes the file; the position stays.
    pub(in crate::session) fn close(&mut self) -> OthelloOutcome {
        let next = OthelloState {
            file: None,
            is_own: false,
            ..self.now.clone()
        };
        self.replace(next)
    }

    /// Turns to another game of the file.
    pub(in crate::session) fn turn_to(&mut self, number: usize) -> OthelloOutcome {
        let Some(file) = &self.now.file else {
            return OthelloOutcome::Nothing;
        };
        let file = file.turned_to(number, &self.now.record);
        self.replace(OthelloState {
            record: Arc::new(file.game().record.clone()),
            at: 0,
            file: Some(file),
            is_own: false,
        })
    }

    /// Puts the first game of an opened file on the board. A list of moves, or a position, is shown
    /// at its end.
    pub(in crate::session) fn open(&mut self, source: Source, file: OthelloFile) -> OthelloOutcome {
        let is_list = file.format == OthelloFormat::Moves && file.games.len() == 1;
        let Some(file) = OpenOthello::new(source, file) else {
            return OthelloOutcome::Nothing;
        };
        let record = file.game().record.clone();
        self.mode = OthelloMode::Play;
        self.replace(OthelloState {
            at: if is_list { record.plies.len() } else { 0 },
            record: Arc::new(record),
            file: Some(file),
            is_own: false,
        })
    }

    /// Ties the game on the board to the file just written, if it is still one of its games.
    pub(in crate::session) fn saved(&mut self, request: &OthelloSaveRequest) {
        if Arc::ptr_eq(&self.now.record, &request.shown.0) {
            let games = request.games.iter().map(|record| ReadOthello {
                record: record.clone(),
                line: 1,
                warnings: Vec::new(),
                stopped: None,
            });
            let source = Source::File(request.path.clone());
            let written = (request.format, request.encoding);
            self.now.file =
                OpenOthello::recalled(source, written, games.collect(), request.shown.1);
        }
    }

    /// Puts kept games back on the board, at this ply.
    pub(in crate::session) fn reopen(&mut self, kept: UnsavedOthello, at: usize) -> OthelloOutcome {
        self.mode = OthelloMode::Play;
        self.replace(OthelloState {
            at: at.min(kept.record.plies.len()),
            record: kept.record,
            file: kept.file,
            is_own: true,
        })
    }

    /// Restores the growth settings, with nothing to undo.
    pub(in crate::session) fn recall(&mut self, growth: OthelloSetup) {
        self.history = History::default();
        self.grow = growth;
        self.changed();
    }

    /// A single move is played; longer text is a position, or a game from its start.
    fn read(&mut self, text: &str) -> OthelloOutcome {
        let text = text.trim();
        if let Ok(mv) = one_move(text) {
            return self.play(mv);
        }
        if text.starts_with("startpos")
            && let Ok(start) = text.parse()
        {
            return self.lay(start);
        }
        let reading = read(text.as_bytes(), Some(OthelloFormat::Moves));
        let game = match reading {
            Some(Ok(file)) => file.games.into_iter().next(),
            Some(Err(complaint)) => {
                self.note = Some(complaint.words());
                return OthelloOutcome::Nothing;
            }
            None => None,
        };
        let Some(game) = game else {
            return OthelloOutcome::Nothing;
        };
        let fault = game.stopped.clone().map(|complaint| complaint.words());
        if fault.is_some() && is_nothing(&game) {
            self.note = fault;
            return OthelloOutcome::Nothing;
        }
        let warnings = game.warnings.iter().map(Say::words).collect();
        let plies = game.record.plies.len();
        let outcome = self.lay_game(game.record, plies);
        self.now.is_own = true;
        self.note = fault.or_else(|| Words::in_a_row(warnings));
        outcome
    }
}

/// Whether no game was found: the usual start and no moves.
pub(in crate::session) fn is_nothing(game: &ReadOthello) -> bool {
    game.record.plies.is_empty() && game.record.start == OthelloPosition::default()
}

/// Parses a single move: `f5`, `pass`.
fn one_move(text: &str) -> Result<OthelloMove, ()> {
    let passes = ["pass", "pa", "ps", "--", "パス"];
    if passes.iter().any(|pass| text.eq_ignore_ascii_case(pass)) {
        return Ok(OthelloMove::Pass);
    }
    text.parse().map(OthelloMove::Place)
}

/// Whether the text is a single move, which continues the game on the board.
pub(in crate::session) fn is_move(text: &str) -> bool {
    one_move(text.trim()).is_ok()
}
