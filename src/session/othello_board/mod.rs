//! The board of Othello: where a person plays and sets up positions, and goes through games.
//!
//! What is on it is always a game: where it starts, its moves, and the ply that is shown. A position
//! that is set up is a game of no moves.

mod file;
mod shelf;
mod update;

pub use file::OpenOthello;
pub(super) use shelf::OthelloShelf;
pub use shelf::ShelvedOthello;
pub(super) use update::{is_move, is_nothing};

use std::sync::Arc;

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

/// What a click on the board of Othello does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OthelloMode {
    /// It places a disc, by the rules.
    #[default]
    Play,
    /// It sets up discs, whatever the rules say.
    SetUp,
}

impl OthelloMode {
    /// Both, as the window lists them.
    pub const ALL: [Self; 2] = [Self::Play, Self::SetUp];
}

/// A way to another ply of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoToDisc {
    /// So many plies forward; backward if negative.
    By(i32),
    /// To the position after so many moves; the last one if there are fewer.
    Number(usize),
    /// Before the first move.
    First,
    /// After the last move.
    Last,
}

/// Something done on the board of Othello.
#[derive(Clone, Debug)]
pub enum OthelloCommand {
    /// A position, a list of moves or a move was typed.
    Read(String),
    /// A square was pressed.
    Square(DiscSquare),
    /// The side to move passes.
    Pass,
    /// What a click does.
    Mode(OthelloMode),
    /// The other side is to move.
    Turn,
    /// An empty board.
    Clear,
    /// The start position on a board of this size.
    Start(BoardSize),
    /// To another ply of the game.
    GoTo(GoToDisc),
    /// To another game of the file, by its number.
    Game(usize),
    /// The file is closed: the position stays.
    Close,
    /// Games of those that are not saved are put on the board, by their number.
    Reopen(usize),
    /// Games of those that are not saved are thrown away.
    Discard(usize),
    /// How a tree is to be grown.
    Choose(Box<OthelloSetup>),
    /// Grow it.
    Grow,
    /// Back to what was on the board before, or forward again.
    Travel(Travel),
}

/// What follows from a command for the rest of the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OthelloOutcome {
    Nothing,
    /// The position or the way to grow a tree has changed.
    Changed,
    Grow,
}

/// What is on the board, as undo and redo know it.
#[derive(Clone, Debug)]
struct OthelloState {
    record: Arc<OthelloRecord>,
    /// How many of its moves have been made.
    at: usize,
    /// The file that the game comes from.
    file: Option<OpenOthello>,
    /// Whether the person has played or brought it: of what is in no file, only that is work.
    is_own: bool,
}

/// A move as the list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiscRow {
    /// Its number, from 1; 0 is the start.
    pub number: usize,
    /// `黒 f5`, `Black f5`, a pass in words: on a dark screen a filled sign would look white.
    pub name: String,
    /// What it took, and what was thought of it, as it is written.
    pub said: String,
    /// The comment.
    pub comment: Option<String>,
}

/// How the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OthelloStanding {
    /// This player can place a disc.
    ToMove(Player),
    /// This player can place nothing, and passes.
    MustPass(Player),
    /// Neither can: the discs of Black and of White, the squares that stay empty, and who wins by how
    /// many discs; nobody: a draw.
    Over {
        /// Discs of Black and of White.
        discs: [u32; 2],
        /// Squares that stay empty.
        empty: u32,
        /// How many discs Black has more.
        score: i32,
        /// The same where empty squares belong to the winner.
        with_empty: i32,
    },
}

/// The board of Othello.
#[derive(Clone, Debug)]
pub struct OthelloBoard {
    now: OthelloState,
    history: History<OthelloState>,
    /// Counts the changes of the board.
    changes: u64,
    mode: OthelloMode,
    /// What has to be said about the last command.
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

    /// The game on the board.
    #[must_use]
    pub fn record(&self) -> &OthelloRecord {
        &self.now.record
    }

    /// The same, shared.
    pub(super) fn shared_record(&self) -> &Arc<OthelloRecord> {
        &self.now.record
    }

    /// How many of its moves have been made.
    #[must_use]
    pub fn at(&self) -> usize {
        self.now.at
    }

    /// The file that the game comes from.
    #[must_use]
    pub fn file(&self) -> Option<&OpenOthello> {
        self.now.file.as_ref()
    }

    /// The position that is shown.
    #[must_use]
    pub fn position(&self) -> OthelloPosition {
        self.now.record.position(self.now.at)
    }

    /// What a click on the board does.
    #[must_use]
    pub fn mode(&self) -> OthelloMode {
        self.mode
    }

    /// How the game stands.
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

    /// What has to be said: what was wrong with the last command, else what no game shows.
    #[must_use]
    pub fn note(&self) -> Option<Words> {
        let afloat = || {
            let square = self.position().afloat()?;
            Some(OthelloPositionError::Afloat { square }.words())
        };
        self.note.clone().or_else(afloat)
    }

    /// How a tree is to be grown from here.
    #[must_use]
    pub fn growth(&self) -> &OthelloSetup {
        &self.grow
    }

    /// How large it would be, as soon as that is known.
    #[must_use]
    pub fn estimate(&self) -> Option<&Result<Estimate, Words>> {
        self.estimate.as_ref()
    }

    /// Counts up whenever the board has changed.
    #[must_use]
    pub fn changes(&self) -> u64 {
        self.changes
    }

    /// Whether there is something to undo, and to redo.
    #[must_use]
    pub fn can_travel(&self) -> (bool, bool) {
        self.history.can_travel()
    }

    /// Whether the game is not as the file has it.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        let file = self.now.file.as_ref();
        file.is_some_and(|file| file.is_changed(&self.now.record))
    }

    /// Whether it is in no file as it is now, and is no position of a lesson either.
    #[must_use]
    pub fn is_unsaved(&self) -> bool {
        let record = &self.now.record;
        match &self.now.file {
            Some(file) => file.is_unsaved(record),
            None => self.now.is_own && !record.plies.is_empty(),
        }
    }

    /// What is on the board, as unsaved work.
    pub(super) fn unsaved(&self) -> UnsavedOthello {
        UnsavedOthello {
            record: Arc::clone(&self.now.record),
            file: self.now.file.clone(),
            at: self.now.at,
        }
    }

    /// The game as it was read from the file: what looked wrong, and where reading stopped.
    #[must_use]
    pub fn read_game(&self) -> Option<&ReadOthello> {
        self.now.file.as_ref().map(OpenOthello::game)
    }

    /// The game ends here: why.
    #[must_use]
    pub fn ending(&self) -> Option<OthelloEnding> {
        let is_last = self.now.at == self.now.record.plies.len();
        self.now.record.ending().filter(|_| is_last)
    }

    /// The board as it is shown. Where discs are set up, legal squares have no dot.
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

    /// The moves of the game as they are listed, the start first.
    #[must_use]
    pub fn rows(&self, language: Language) -> Vec<DiscRow> {
        let record = &self.now.record;
        let mut mover = record.start.to_move();
        let start = DiscRow {
            number: 0,
            name: language.texts().games_kept_start(),
            said: String::new(),
            comment: record.property("C").map(str::to_owned),
        };
        let mut rows = vec![start];
        for (number, ply) in (1..).zip(&record.plies) {
            let side = side_name(mover, language);
            let name = match ply.mv {
                OthelloMove::Place(square) => format!("{side} {square}"),
                OthelloMove::Pass => format!("{side} {}", language.texts().positions_pass()),
            };
            let said: Vec<_> = [&ply.evaluation, &ply.time]
                .into_iter()
                .flatten()
                .map(String::as_str)
                .collect();
            rows.push(DiscRow {
                number,
                name,
                said: said.join("  "),
                comment: ply.comment().map(str::to_owned),
            });
            mover = mover.other();
        }
        rows
    }
}

/// A square as a screen reader names it: "f5 空き 打てる", "d4 white disc".
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
