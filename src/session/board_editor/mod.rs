//! The board editor: users enter, play and set up their own positions here.

mod drag;
#[cfg(test)]
mod tests;
mod update;

use shogi_core::{Color, Move, PartialPosition, Piece, PieceKind, Square};
use shunsai::Position;

use super::history::{History, Travel};
use crate::formats::sfen::{parse_sfen, to_sfen};
use crate::game::Game;
use crate::games::board::{Board, PieceSigns, Standing};
use crate::games::shogi::mate::MateCuts;
use crate::games::shogi::notation::{kind_name, move_name, side_mark};
use crate::games::shogi::setup::{playable, position, setup};
use crate::games::shogi::shown::{hand_of, in_hand, place, show_setup, squares_of};
use crate::games::shogi::values::USAPYON;
use crate::games::shogi::{Shogi, player_of};
use crate::language::{Language, Say, Words};
use crate::scenario::PositionSetup;
use crate::tree::Estimate;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Plays legal moves.
    #[default]
    Play,
    /// Opens the exchange on a square.
    Exchange,
    /// Sets up pieces, regardless of the rules.
    SetUp,
}

impl Mode {
    /// In the order of the menu.
    pub const ALL: [Self; 3] = [Self::Play, Self::Exchange, Self::SetUp];
}

/// The piece in hand, put down with the next click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    OnBoard(Square),
    InHand(Color, PieceKind),
    /// A new piece, in unlimited supply; only while setting up.
    New(Piece),
}

/// Where a dragged piece is dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DropPlace {
    Square(Square),
    Hand(Color),
    /// Beside the board: the piece goes back into the box.
    Beside,
}

#[derive(Clone, Debug)]
pub enum BoardCommand {
    /// A position in SFEN, or a move in USI, was typed or pasted.
    Read(String),
    /// A click on a square.
    Square(Square),
    /// A click on a piece in hand.
    Hand(Color, PieceKind),
    /// Takes a new piece from the box.
    New(Piece),
    /// Puts the piece on a square back into the box.
    Remove(Square),
    /// Begins a drag.
    Lift(Held),
    /// Ends a drag. If the piece cannot go there, it returns, and the note says why.
    PutDown(DropPlace),
    /// Gives the piece on a square to the other side.
    TurnRound(Square),
    SetPromoted(Square, bool),
    /// Opens the exchange on a square.
    Exchange(Square),
    /// Answers whether the move promotes.
    Promote(bool),
    Mode(Mode),
    /// Gives the turn to the other side.
    Turn,
    /// Clears the board.
    Clear,
    /// Sets up the start position.
    Start,
    /// Drops the held piece where it came from.
    PutBack,
    /// Sets how a tree is to be grown.
    Choose(Box<PositionSetup>),
    Grow,
    /// Sets how to search for a mate.
    ChooseMate(MateWish),
    /// Starts the search for a mate.
    SearchMate,
    /// Undoes or redoes a change of the board.
    Travel(Travel),
}

/// The consequence of a command for the rest of the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardOutcome {
    Nothing,
    /// The position or the growth settings have changed.
    Changed,
    Grow,
    SearchMate,
    Exchange(Square),
}

/// How to search for a mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MateWish {
    /// The maximum length of the mate.
    pub plies: u8,
    /// Moves that the search leaves out.
    pub cuts: MateCuts,
}

impl Default for MateWish {
    /// Seven plies, which take no noticeable time, and nothing left out.
    fn default() -> Self {
        Self {
            plies: 7,
            cuts: MateCuts::default(),
        }
    }
}

/// The state that undo and redo restore.
#[derive(Clone, Debug, PartialEq)]
struct BoardState {
    setup: PartialPosition,
    /// The position from which `moves` were played.
    from: String,
    moves: Vec<Move>,
}

#[derive(Clone, Debug)]
pub struct BoardEditor {
    now: BoardState,
    history: History<BoardState>,
    /// Counts the changes of the board.
    changes: u64,
    mode: Mode,
    held: Option<Held>,
    /// The move for which the promotion question is open: from, to.
    promotes: Option<(Square, Square)>,
    /// A remark on the last command: the rule that a move breaks.
    note: Option<Words>,
    grow: PositionSetup,
    mate: MateWish,
    estimate: Option<Result<Estimate, Words>>,
}

impl BoardEditor {
    #[must_use]
    pub fn new(at: &Position) -> Self {
        let from = to_sfen(at);
        Self {
            now: BoardState {
                setup: setup(at),
                from: from.clone(),
                moves: Vec::new(),
            },
            history: History::default(),
            changes: 0,
            mode: Mode::default(),
            held: None,
            promotes: None,
            note: None,
            grow: PositionSetup::of_ones_own(from),
            mate: MateWish::default(),
            estimate: None,
        }
    }

    /// The position on the board.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn position(&self) -> Result<Position, Words> {
        position(self.now.setup.clone()).map_err(|error| error.words())
    }

    /// The position as SFEN; `None` if it breaks a rule.
    #[must_use]
    pub fn sfen(&self) -> Option<String> {
        self.position().ok().as_ref().map(to_sfen)
    }

    #[must_use]
    pub fn mode(&self) -> Mode {
        self.mode
    }

    #[must_use]
    pub fn held(&self) -> Option<Held> {
        self.held
    }

    /// Whether the promotion question is open.
    #[must_use]
    pub fn asks_promotion(&self) -> bool {
        self.promotes.is_some()
    }

    /// The move for which the promotion question is open: the piece and its target.
    #[must_use]
    pub fn promoting(&self) -> Option<(Piece, Square)> {
        let (from, to) = self.promotes?;
        Some((self.piece_at(from)?, to))
    }

    /// The last move played here.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        self.now.moves.last().copied()
    }

    #[must_use]
    pub fn side(&self) -> Color {
        self.now.setup.side_to_move()
    }

    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.now.setup.piece_at(square)
    }

    #[must_use]
    pub fn in_hand(&self, side: Color, kind: PieceKind) -> u8 {
        self.now
            .setup
            .hand_of_a_player(side)
            .count(kind)
            .unwrap_or(0)
    }

    /// The SFEN of the position from which moves were played here (empty if it breaks a rule), and
    /// the moves.
    #[must_use]
    pub fn played(&self) -> (String, Vec<Move>) {
        (self.now.from.clone(), self.now.moves.clone())
    }

    /// The names of at most `count` last moves played here, and how many moves came before them.
    #[must_use]
    pub fn last_moves(&self, count: usize, language: Language) -> (usize, Vec<String>) {
        let skipped = self.now.moves.len().saturating_sub(count);
        let Ok(mut at) = parse_sfen(&self.now.from) else {
            return (0, Vec::new()); // The pieces break a rule: nothing was played.
        };
        let mut names = Vec::new();
        let mut previous = None;
        for (number, &mv) in self.now.moves.iter().enumerate() {
            if number >= skipped {
                names.push(move_name(&at, previous, mv, language));
            }
            at.do_move(mv);
            previous = Some(mv.to());
        }
        (skipped, names)
    }

    /// The rule that the last move broke, else the rule that the position breaks, else what the
    /// position has that no game shows.
    #[must_use]
    pub fn note(&self) -> Option<Words> {
        if let Some(note) = &self.note {
            return Some(note.clone());
        }
        match self.position() {
            Err(rule) => Some(rule),
            Ok(position) => playable(&position).err().map(|error| error.words()),
        }
    }

    #[must_use]
    pub const fn mate(&self) -> MateWish {
        self.mate
    }

    #[must_use]
    pub fn growth(&self) -> &PositionSetup {
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

    /// The board to draw, with the held piece. While setting up, the stands also list kinds of
    /// which they hold none.
    #[must_use]
    pub fn board(&self) -> Board {
        let mut board = show_setup(&self.now.setup);
        board.last_move = self.last_move().map(squares_of);
        if self.mode == Mode::SetUp {
            board.black_hand = hand_of(&self.now.setup, Color::Black);
            board.white_hand = hand_of(&self.now.setup, Color::White);
        }
        board.held = match self.held {
            Some(Held::OnBoard(square)) => Some(Standing::On(place(square))),
            Some(Held::InHand(side, kind)) => Some(in_hand(player_of(side), kind)),
            Some(Held::New(_)) | None => None,
        };
        if let (Mode::Play, Some(held), Ok(position)) = (self.mode, self.held, self.position()) {
            let mut moves = Vec::new();
            Shogi { values: USAPYON }.moves(&position, &mut moves);
            let starts_here = |mv: &&Move| match (**mv, held) {
                (Move::Normal { from, .. }, Held::OnBoard(square)) => from == square,
                (Move::Drop { piece, .. }, Held::InHand(_, kind)) => piece.piece_kind() == kind,
                _ => false,
            };
            let targets = moves.iter().filter(starts_here);
            board.marks = targets.map(|mv| place(mv.to())).collect();
        }
        board
    }
}

/// Reads a pasted position: SFEN, optionally with `position` before it and `moves …` after it.
///
/// # Errors
/// The problem, with the column or the move.
pub fn read_position(text: &str) -> Result<(String, Vec<Move>), Words> {
    let (before, after) = match text.split_once("moves") {
        Some((before, after)) => (before, after),
        None => (text, ""),
    };
    let mut at = parse_sfen(before).map_err(|error| error.words())?;
    let from = to_sfen(&at);
    let mut moves = Vec::new();
    for word in after.split_whitespace() {
        let mv = crate::formats::usi::parse_usi_move(word, &at).map_err(|error| error.words())?;
        at.do_move(mv);
        moves.push(mv);
    }
    Ok((from, moves))
}

/// Pieces in hand as a screen reader says them: "▲持駒 歩 2".
#[must_use]
pub fn name_in_hand(
    side: Color,
    kind: PieceKind,
    count: u8,
    language: Language,
    signs: PieceSigns,
) -> String {
    let (mark, name) = (side_mark(side), kind_name(kind, signs.names()));
    language
        .texts()
        .positions_in_hand(count, mark.to_string(), name)
}
