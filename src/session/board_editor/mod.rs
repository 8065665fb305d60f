//! The board editor: where a person brings, plays and sets up positions of their own.

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

/// What a click on the board does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// It plays moves, by the rules.
    #[default]
    Play,
    /// It opens the exchange on a square.
    Exchange,
    /// It sets up pieces, whatever the rules say.
    SetUp,
}

impl Mode {
    /// All of them, as the window lists them.
    pub const ALL: [Self; 3] = [Self::Play, Self::Exchange, Self::SetUp];
}

/// What is held, to be put down with the next click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// The piece on a square.
    OnBoard(Square),
    /// A piece of a hand.
    InHand(Color, PieceKind),
    /// A new piece, as often as one likes; only while setting up.
    New(Piece),
}

/// Where a piece that was dragged is let go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DropPlace {
    /// On a square.
    Square(Square),
    /// On the stand of a hand.
    Hand(Color),
    /// Anywhere else: beside the board, in the box.
    Beside,
}

/// Something done in the board editor.
#[derive(Clone, Debug)]
pub enum BoardCommand {
    /// A position in SFEN, or a move in USI, was typed or pasted.
    Read(String),
    /// A square was pressed.
    Square(Square),
    /// A kind of piece in a hand was pressed.
    Hand(Color, PieceKind),
    /// A new piece was taken from the box.
    New(Piece),
    /// The piece on a square goes back into the box.
    Remove(Square),
    /// A piece is taken up, to be dragged.
    Lift(Held),
    /// The piece that was dragged is let go. Where it cannot go it is put back, and it is said why.
    PutDown(DropPlace),
    /// The piece on a square changes sides.
    TurnRound(Square),
    /// The piece on a square is promoted, or is not any more.
    SetPromoted(Square, bool),
    /// The exchange on a square is wanted.
    Exchange(Square),
    /// The answer to whether the move promotes.
    Promote(bool),
    /// What a click does.
    Mode(Mode),
    /// The other side is to move.
    Turn,
    /// An empty board.
    Clear,
    /// The start position.
    Start,
    /// Nothing is held any more.
    PutBack,
    /// How a tree is to be grown.
    Choose(Box<PositionSetup>),
    /// Grow it.
    Grow,
    /// How a mate is to be looked for.
    ChooseMate(MateWish),
    /// Look for it.
    SearchMate,
    /// Back to what was on the board before, or forward again.
    Travel(Travel),
}

/// What follows from a command for the rest of the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BoardOutcome {
    Nothing,
    /// The position or the way to grow a tree has changed.
    Changed,
    Grow,
    SearchMate,
    Exchange(Square),
}

/// How a mate is to be looked for: how far, and what is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MateWish {
    /// The most plies.
    pub plies: u8,
    /// What is left out.
    pub cuts: MateCuts,
}

impl Default for MateWish {
    /// Seven plies, which take no time, and nothing left out.
    fn default() -> Self {
        Self {
            plies: 7,
            cuts: MateCuts::default(),
        }
    }
}

/// What is in the board editor, as undo and redo know it.
#[derive(Clone, Debug, PartialEq)]
struct BoardState {
    setup: PartialPosition,
    /// The position from which `moves` were played.
    from: String,
    moves: Vec<Move>,
}

/// The board editor.
#[derive(Clone, Debug)]
pub struct BoardEditor {
    now: BoardState,
    history: History<BoardState>,
    /// Counts the changes of the board.
    changes: u64,
    mode: Mode,
    held: Option<Held>,
    /// A move of which it is asked whether it promotes.
    promotes: Option<(Square, Square)>,
    /// What has to be said about the last command: the rule that a move breaks.
    note: Option<Words>,
    grow: PositionSetup,
    mate: MateWish,
    estimate: Option<Result<Estimate, Words>>,
}

impl BoardEditor {
    /// A board editor with this position on it.
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

    /// The position in the board editor.
    ///
    /// # Errors
    /// The rule that it breaks.
    pub fn position(&self) -> Result<Position, Words> {
        position(self.now.setup.clone()).map_err(|error| error.words())
    }

    /// The position as SFEN, if it is one.
    #[must_use]
    pub fn sfen(&self) -> Option<String> {
        self.position().ok().as_ref().map(to_sfen)
    }

    /// What a click on the board does.
    #[must_use]
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// What is held.
    #[must_use]
    pub fn held(&self) -> Option<Held> {
        self.held
    }

    /// Whether it is asked if a move promotes.
    #[must_use]
    pub fn asks_promotion(&self) -> bool {
        self.promotes.is_some()
    }

    /// The move of which that is asked: the piece, and where it goes.
    #[must_use]
    pub fn promoting(&self) -> Option<(Piece, Square)> {
        let (from, to) = self.promotes?;
        Some((self.piece_at(from)?, to))
    }

    /// The last move that was played here.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        self.now.moves.last().copied()
    }

    /// Whose turn it is.
    #[must_use]
    pub fn side(&self) -> Color {
        self.now.setup.side_to_move()
    }

    /// The piece on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.now.setup.piece_at(square)
    }

    /// How many pieces of a kind a side holds in hand.
    #[must_use]
    pub fn in_hand(&self, side: Color, kind: PieceKind) -> u8 {
        self.now
            .setup
            .hand_of_a_player(side)
            .count(kind)
            .unwrap_or(0)
    }

    /// The position from which moves were played here, in SFEN (empty if it breaks a rule), and the
    /// moves.
    #[must_use]
    pub fn played(&self) -> (String, Vec<Move>) {
        (self.now.from.clone(), self.now.moves.clone())
    }

    /// The names of the last moves that were played here, at most `count`, and how many came
    /// before them.
    #[must_use]
    pub fn last_moves(&self, count: usize, language: Language) -> (usize, Vec<String>) {
        let skipped = self.now.moves.len().saturating_sub(count);
        let Ok(mut at) = parse_sfen(&self.now.from) else {
            return (0, Vec::new()); // Pieces that break a rule: nothing was played.
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

    /// What has to be said: the rule that the last move broke, else the rule that the position
    /// breaks, else what no game shows.
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

    /// How a mate is to be looked for from here.
    #[must_use]
    pub const fn mate(&self) -> MateWish {
        self.mate
    }

    /// How a tree is to be grown from here.
    #[must_use]
    pub fn growth(&self) -> &PositionSetup {
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

    /// The board as it is shown, with what is held. While setting up, a stand shows the kinds that
    /// it holds none of, too.
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

/// A position as people paste it: SFEN, perhaps with `position` before it and `moves …` after it.
///
/// # Errors
/// What is wrong, with the column or the move.
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

/// Pieces of a hand as a screen reader names them: "▲持駒 歩 2".
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
