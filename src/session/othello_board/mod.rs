//! The Othello board: users play and set up positions, and go through games here.
//!
//! The board always shows a ply of a game, with its start and moves. A position that was set up is
//! a game without moves.

mod file;
mod shelf;
mod update;

pub use file::OpenOthello;
pub(super) use shelf::OthelloShelf;
pub use shelf::ShelvedOthello;
pub(super) use update::{is_move, is_nothing};

use std::sync::Arc;

use super::game_records::{GameRow, GoToPly};
use super::history::{History, Travel};
use super::kept::UnsavedOthello;
use crate::formats::othello::{OthelloEnding, OthelloRecord, ReadOthello};
use crate::games::board::Board;
use crate::games::othello::count::FinalCount;
use crate::games::othello::shown::{board_of, side_name};
use crate::games::othello::{
    BoardSize, DiscSquare, OthelloMove, OthelloPosition, OthelloPositionError,
};
use crate::language::{Language, Say, Words};
use crate::score::Player;
use crate::subject::OthelloSetup;
use crate::tree::Estimate;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OthelloMode {
    /// Plays legal moves.
    #[default]
    Play,
    /// Sets up discs, regardless of the rules.
    SetUp,
}

impl OthelloMode {
    /// In the order of the menu.
    pub const ALL: [Self; 2] = [Self::Play, Self::SetUp];
}

#[derive(Clone, Debug)]
pub enum OthelloCommand {
    /// A position, a list of moves or a move was typed.
    Read(String),
    /// A click on a square.
    Square(DiscSquare),
    /// The side to move passes.
    Pass,
    Mode(OthelloMode),
    /// Gives the turn to the other side.
    Turn,
    /// Clears the board.
    Clear,
    /// Sets up the start position on a board of this size.
    Start(BoardSize),
    /// Sets how a tree is to be grown.
    Choose(Box<OthelloSetup>),
    Grow,
    /// Undoes or redoes a change of the board.
    Travel(Travel),
}

/// The consequence of a command for the rest of the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OthelloOutcome {
    Nothing,
    /// The position or the growth settings have changed.
    Changed,
    Grow,
}

/// The state that undo and redo restore.
#[derive(Clone, Debug)]
struct OthelloState {
    record: Arc<OthelloRecord>,
    /// How many of its moves have been made.
    at: usize,
    file: Option<OpenOthello>,
    /// Whether the user has played or entered it: only such work counts as unsaved.
    is_own: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OthelloStanding {
    /// This player has a legal move.
    ToMove(Player),
    /// This player has no legal move and must pass.
    MustPass(Player),
    /// Neither player has a legal move.
    Over {
        /// The discs of Black and of White.
        discs: [u32; 2],
        /// The squares left empty.
        empty: u32,
        /// Black's discs minus White's.
        score: i32,
        /// The score if the empty squares go to the winner.
        with_empty: i32,
    },
}

#[derive(Clone, Debug)]
pub struct OthelloBoard {
    now: OthelloState,
    history: History<OthelloState>,
    /// Counts the changes of the board.
    changes: u64,
    mode: OthelloMode,
    /// A remark on the last command.
    note: Option<Words>,
    grow: OthelloSetup,
    estimate: Option<Result<Estimate, Words>>,
}

impl OthelloBoard {
    /// A board with the start of a game of this size.
    #[must_use]
    pub fn new(size: BoardSize) -> Self {
        let start = OthelloPosition::start(size);
        Self {
            now: OthelloState {
                record: Arc::new(OthelloRecord::new(start)),
                at: 0,
                file: None,
                is_own: false,
            },
            history: History::default(),
            changes: 0,
            mode: OthelloMode::default(),
            note: None,
            grow: OthelloSetup::of_ones_own(start.to_string()),
            estimate: None,
        }
    }

    #[must_use]
    pub fn record(&self) -> &OthelloRecord {
        &self.now.record
    }

    pub(super) fn shared_record(&self) -> &Arc<OthelloRecord> {
        &self.now.record
    }

    /// How many of its moves have been made.
    #[must_use]
    pub fn at(&self) -> usize {
        self.now.at
    }

    #[must_use]
    pub fn file(&self) -> Option<&OpenOthello> {
        self.now.file.as_ref()
    }

    /// The shown position.
    #[must_use]
    pub fn position(&self) -> OthelloPosition {
        self.now.record.position(self.now.at)
    }

    #[must_use]
    pub fn mode(&self) -> OthelloMode {
        self.mode
    }

    #[must_use]
    pub fn standing(&self) -> OthelloStanding {
        let at = self.position();
        if at.is_over() {
            let discs = [Player::Max, Player::Min].map(|player| at.discs(player).count());
            return OthelloStanding::Over {
                discs,
                empty: at.empty().count(),
                score: FinalCount::Discs.score(&at),
                with_empty: FinalCount::Winner.score(&at),
            };
        }
        if at.legal().is_empty() {
            OthelloStanding::MustPass(at.to_move())
        } else {
            OthelloStanding::ToMove(at.to_move())
        }
    }

    /// The error of the last command, else what the position has that no game shows.
    #[must_use]
    pub fn note(&self) -> Option<Words> {
        let afloat = || {
            let square = self.position().afloat()?;
            Some(OthelloPositionError::Afloat { square }.words())
        };
        self.note.clone().or_else(afloat)
    }

    #[must_use]
    pub fn growth(&self) -> &OthelloSetup {
        &self.grow
    }

    /// The estimated size of the tree, once known.
    #[must_use]
    pub fn estimate(&self) -> Option<&Result<Estimate, Words>> {
        self.estimate.as_ref()
    }

    /// A counter that goes up with each change of the board.
    #[must_use]
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// Whether undo and redo have something to do.
    #[must_use]
    pub fn can_travel(&self) -> (bool, bool) {
        self.history.can_travel()
    }

    /// Whether the game differs from its file.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        let file = self.now.file.as_ref();
        file.is_some_and(|file| file.is_changed(&self.now.record))
    }

    /// Whether it has unsaved changes and is not the position of a lesson either.
    #[must_use]
    pub fn is_unsaved(&self) -> bool {
        let record = &self.now.record;
        match &self.now.file {
            Some(file) => file.is_unsaved(record),
            None => self.now.is_own && !record.plies.is_empty(),
        }
    }

    pub(super) fn unsaved(&self) -> UnsavedOthello {
        UnsavedOthello {
            record: Arc::clone(&self.now.record),
            file: self.now.file.clone(),
            at: self.now.at,
        }
    }

    /// The game as parsed from the file: its complaints, and where parsing stopped.
    #[must_use]
    pub fn read_game(&self) -> Option<&ReadOthello> {
        self.now.file.as_ref().map(OpenOthello::game)
    }

    /// Why the game ends at this ply, if it does.
    #[must_use]
    pub fn ending(&self) -> Option<OthelloEnding> {
        let is_last = self.now.at == self.now.record.plies.len();
        self.now.record.ending().filter(|_| is_last)
    }

    /// The board to draw. While setting up, legal squares have no dot.
    #[must_use]
    pub fn board(&self) -> Board {
        let at = self.position();
        let before = self.now.at.checked_sub(1).map(|ply| {
            let before = self.now.record.position(ply);
            let mv = self.now.record.plies.get(ply).map(|ply| ply.mv);
            (before, mv.unwrap_or(OthelloMove::Pass))
        });
        let mut board = board_of(&at, before.as_ref().map(|(before, mv)| (before, *mv)));
        if self.mode == OthelloMode::SetUp {
            board.marks.clear();
        }
        board
    }

    /// The rows of the list of moves, starting with the start.
    pub(super) fn rows(&self, language: Language) -> Vec<GameRow> {
        let record = &self.now.record;
        let mut mover = record.start.to_move();
        let row = |number: u32, name: String, time: String, comment: Option<&str>| GameRow {
            to: GoToPly::Number(number),
            number,
            name,
            time,
            others: 0,
            has_comment: comment.is_some(),
            bookmark: None,
        };
        let start = language.texts().games_kept_start();
        let mut rows = vec![row(0, start, String::new(), record.property("C"))];
        for (number, ply) in (1..).zip(&record.plies) {
            let side = side_name(mover, language);
            let name = match ply.mv {
                OthelloMove::Place(square) => format!("{side} {square}"),
                OthelloMove::Pass => format!("{side} {}", language.texts().positions_pass()),
            };
            let said = [&ply.evaluation, &ply.time].into_iter().flatten();
            let said: Vec<_> = said.map(String::as_str).collect();
            rows.push(row(number, name, said.join("  "), ply.comment()));
            mover = mover.other();
        }
        rows
    }
}

/// A square as a screen reader says it: "f5 空き 打てる", "d4 white disc".
#[must_use]
pub fn square_with_disc(at: &OthelloPosition, square: DiscSquare, language: Language) -> String {
    let texts = language.texts();
    let what = match at.disc_at(square) {
        Some(Player::Max) => texts.positions_black_disc(),
        Some(Player::Min) => texts.positions_white_disc(),
        None if at.legal().has(square) => texts.positions_may_place(),
        None => texts.positions_empty(),
    };
    format!("{square} {what}")
}
