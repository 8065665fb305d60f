//! The board of shogi. Positions may break the rules while they are set up; the game record stands
//! beside the board and follows it.

use std::any::Any;

use shogi_core::{Color, Move, PartialPosition, Piece, PieceKind, Square};
use shunsai::Position;

use super::super::history::History;
use super::desk::{BoardCommand, BoardDesk, BoardMode, BoardOutcome, Held, MateWish, Promoting};
use super::layout::{OwnedPiece, PieceLayout, colour_of, kind_of, square_of};
use super::touch::Touch;
use formats::sfen::{parse_sfen, to_sfen};
use game::Game;
use games::board::{Board, Cell, PieceFace, PieceSigns, Standing};
use games::shogi::notation::{move_name, side_name, square_with_piece};
use games::shogi::setup::{playable, position, setup};
use games::shogi::shown::{hand_of, show_setup, squares_of, way_of_move};
use games::shogi::values::USAPYON;
use games::shogi::{Shogi, player_of};
use language::{Language, Say, Words};
use scenario::PositionSetup;
use score::Player;
use subject::{GameId, SubjectSetup};
use tree::Estimate;

/// The state that undo and redo restore.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct BoardState {
    pub setup: PartialPosition,
    /// The position from which `moves` were played.
    pub from: String,
    pub moves: Vec<Move>,
}

#[derive(Clone, Debug)]
pub struct BoardEditor {
    pub(super) now: BoardState,
    pub(super) history: History<BoardState>,
    /// Counts the changes of the board.
    pub(super) changes: u64,
    pub(super) touch: Touch,
    pub(super) grow: PositionSetup,
    pub(super) mate: MateWish,
    pub(super) estimate: Option<Result<Estimate, Words>>,
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
            touch: Touch::default(),
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
    pub fn piece_on(&self, square: Square) -> Option<Piece> {
        self.now.setup.piece_at(square)
    }

    #[must_use]
    pub fn in_hand(&self, side: Color, kind: PieceKind) -> u8 {
        let hand = self.now.setup.hand_of_a_player(side);
        hand.count(kind).unwrap_or(0)
    }

    /// The SFEN of the position from which moves were played here (empty if it breaks a rule), and
    /// the moves.
    #[must_use]
    pub fn played(&self) -> (String, Vec<Move>) {
        (self.now.from.clone(), self.now.moves.clone())
    }

    #[must_use]
    pub const fn mate(&self) -> MateWish {
        self.mate
    }

    /// How a tree is to be grown.
    #[must_use]
    pub fn reading(&self) -> &PositionSetup {
        &self.grow
    }

    /// The squares that the held piece can go to.
    fn targets(&self) -> Vec<Cell> {
        let (BoardMode::Play, Some(held), Ok(position)) =
            (self.touch.mode, self.touch.standing(), self.position())
        else {
            return Vec::new();
        };
        let mut moves = Vec::new();
        Shogi { values: USAPYON }.moves(&position, &mut moves);
        let ways = moves.into_iter().map(way_of_move);
        ways.filter(|(from, _)| *from == held)
            .map(|(_, to)| to)
            .collect()
    }
}

impl BoardDesk for BoardEditor {
    fn game(&self) -> GameId {
        GameId::Shogi
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    /// While setting up, the stands also list kinds of which they hold none.
    fn board(&self) -> Board {
        let mut board = show_setup(&self.now.setup);
        board.last_move = self.last_move().map(squares_of);
        if self.touch.mode == BoardMode::SetUp {
            board.black_hand = hand_of(&self.now.setup, Color::Black);
            board.white_hand = hand_of(&self.now.setup, Color::White);
        }
        board.held = self.touch.standing();
        board.marks = self.targets();
        board
    }

    fn square_name(&self, cell: Cell, language: Language, signs: PieceSigns) -> String {
        let name =
            |square| square_with_piece(square, self.now.setup.piece_at(square), language, signs);
        square_of(cell).map(name).unwrap_or_default()
    }

    fn piece_name(&self, letter: &str, signs: PieceSigns) -> String {
        PartialPosition::piece_name(letter, signs)
    }

    fn side_name(&self, player: Player, language: Language) -> String {
        side_name(colour_of(player), language)
    }

    fn face(&self, letter: &'static str, player: Player) -> PieceFace {
        PartialPosition::face(letter, player)
    }

    fn piece_at(&self, cell: Cell) -> Option<OwnedPiece> {
        self.now.setup.piece(cell)
    }

    fn promoted(&self, letter: &str, promoted: bool) -> Option<&'static str> {
        PartialPosition::promoted(letter, promoted)
    }

    fn typing(&self, language: Language) -> [String; 2] {
        let texts = language.texts();
        [texts.window_type_here(), texts.window_type_hint()]
    }

    fn supply(&self) -> &'static [&'static [&'static str]] {
        // The kinds that do not promote and those that do fill a row each.
        &[
            &["K", "R", "B", "G", "S", "N", "L", "P"],
            &["+R", "+B", "+S", "+N", "+L", "+P"],
        ]
    }

    fn modes(&self) -> &'static [BoardMode] {
        &[BoardMode::Play, BoardMode::Exchange, BoardMode::SetUp]
    }

    fn mode(&self) -> BoardMode {
        self.touch.mode
    }

    fn held(&self) -> Option<Held> {
        self.touch.held
    }

    fn promoting(&self) -> Option<Promoting> {
        let (from, to) = self.touch.promotes?;
        let (letter, player) = self.piece_at(from)?;
        let promoted = self.promoted(letter, true).unwrap_or(letter);
        Some(Promoting {
            player,
            faces: [letter, promoted].map(|letter| self.face(letter, player)),
            to,
        })
    }

    fn to_move(&self) -> Player {
        player_of(self.side())
    }

    fn note(&self) -> Option<Words> {
        if let Some(note) = &self.touch.note {
            return Some(note.clone());
        }
        match self.position() {
            Err(rule) => Some(rule),
            Ok(position) => playable(&position).err().map(|error| error.words()),
        }
    }

    fn is_sound(&self) -> bool {
        self.position().is_ok()
    }

    fn text(&self) -> Option<String> {
        self.sfen()
    }

    fn growth(&self) -> SubjectSetup {
        self.grow.clone().into()
    }

    fn estimate(&self) -> Option<&Result<Estimate, Words>> {
        self.estimate.as_ref()
    }

    fn changes(&self) -> u64 {
        self.changes
    }

    fn can_travel(&self) -> (bool, bool) {
        self.history.can_travel()
    }

    fn update(&mut self, command: BoardCommand) -> BoardOutcome {
        self.carry_out(command)
    }

    fn estimated(&mut self, setup: &SubjectSetup, estimate: Result<Estimate, Words>) {
        if self.growth() == *setup {
            self.estimate = Some(estimate);
        }
    }

    fn last_moves(&self, count: usize, language: Language) -> (usize, Vec<String>) {
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
}

/// The move of a held piece to a square.
pub(super) fn move_to(from: Standing, to: Cell, promote: bool, side: Color) -> Option<Move> {
    let to = square_of(to)?;
    Some(match from {
        Standing::On(from) => Move::Normal {
            from: square_of(from)?,
            to,
            promote,
        },
        Standing::InHand(_, letter) => Move::Drop {
            piece: Piece::new(kind_of(letter)?, side),
            to,
        },
    })
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
        let mv = formats::usi::parse_usi_move(word, &at).map_err(|error| error.words())?;
        at.do_move(mv);
        moves.push(mv);
    }
    Ok((from, moves))
}
