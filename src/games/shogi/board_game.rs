//! Shogi as a game on a board.

use shogi_core::{Color, Hand, Move, PartialPosition, Piece, PieceKind, Square};
use shunsai::Position;

use super::declaration::Declaration;
use super::legality::broken_rule;
use super::notation::{kind_name, letter, move_name, square_with_piece};
use super::pieces::player_of;
use super::rules::Shogi;
use super::setup::{self, playable};
use super::sfen::{parse_sfen, shortened, to_sfen};
use super::shown::{face, show, show_setup, squares_of, way_of_move};
use super::usi::{MoveError, read_usi_move, usi};
use super::values::USAPYON;
use crate::board::{Board, Cell, PieceFace, PieceSigns, Standing};
use crate::board_game::{BoardGame, BoardMove, BoardStart, GameEnd};
use crate::rules_card::RulesCard;
use language::{Language, Say, Texts, Words};
use score::Player;

impl Default for Shogi {
    /// With the values of the うさぴょん book.
    fn default() -> Self {
        Self { values: USAPYON }
    }
}

/// The square at a place of the board.
pub fn square_of(cell: Cell) -> Option<Square> {
    Square::new(cell.file + 1, cell.rank + 1)
}

const fn colour_of(player: Player) -> Color {
    match player {
        Player::Max => Color::Black,
        Player::Min => Color::White,
    }
}

/// The kind with this letter.
fn kind_of(wanted: &str) -> Option<PieceKind> {
    PieceKind::all().into_iter().find(|&kind| letter(kind) == wanted)
}

fn with_count(hand: Hand, kind: PieceKind, count: u8) -> Option<Hand> {
    let mut hand = hand;
    while hand.count(kind)? > count {
        hand = hand.removed(kind)?;
    }
    while hand.count(kind)? < count {
        hand = hand.added(kind)?;
    }
    Some(hand)
}

fn move_between(at: &Position, shown: BoardMove, promote: bool) -> Option<Move> {
    let to = square_of(shown.to?)?;
    Some(match shown.from? {
        Standing::On(from) => Move::Normal { from: square_of(from)?, to, promote },
        Standing::InHand(_, letter) => {
            Move::Drop { piece: Piece::new(kind_of(letter)?, at.side_to_move()), to }
        }
    })
}

impl BoardGame for Shogi {
    const ID: &'static str = "shogi";

    const STARTS: &'static [BoardStart] =
        &[BoardStart { text: "startpos", name: Texts::games_board_shogi }];

    /// A position does not know that it has occurred before.
    const LONGEST: Option<u8> = None;

    // The kinds that do not promote and those that do fill a row each.
    const BOX: &'static [&'static [&'static str]] =
        &[&["K", "R", "B", "G", "S", "N", "L", "P"], &["+R", "+B", "+S", "+N", "+L", "+P"]];

    const REPETITIONS: usize = 4;

    const EXCHANGES: bool = true;

    const DEEPEST_COUNT: u8 = 12;

    // Made by `cargo run --release --example openings`.
    const OPENINGS: &'static str = include_str!("openings.usi");

    type Layout = PartialPosition;

    fn name(language: Language) -> String {
        language.texts().games_board_shogi()
    }

    fn start() -> Position {
        Position::startpos()
    }

    fn first(at: &Position) -> Position {
        let mut first = setup::setup(at);
        let _ = first.ply_set(1);
        Position::new(first)
    }

    fn typing(language: Language) -> String {
        language.texts().window_type_here()
    }

    fn card(language: Language) -> RulesCard {
        super::rules_card::card(language)
    }

    fn read(text: &str) -> Result<Position, Words> {
        parse_sfen(text).map_err(|error| error.words())
    }

    fn write(at: &Position) -> String {
        to_sfen(at)
    }

    /// Every position can be searched, also a fragment.
    fn check(_: &Position) -> Result<(), Words> {
        Ok(())
    }

    fn remark(at: &Position) -> Option<Words> {
        playable(at).err().map(|error| error.words())
    }

    fn move_text(mv: Move) -> String {
        usi(mv)
    }

    fn read_move(at: &Position, text: &str) -> Result<Move, Words> {
        let found = || shortened(text);
        let mv = read_usi_move(text, at.side_to_move());
        mv.ok_or_else(|| MoveError::Text { found: found() }.words())
    }

    fn check_move(at: &Position, mv: Move) -> Result<(), Words> {
        match broken_rule(at, mv) {
            None => Ok(()),
            Some(rule) => Err(MoveError::Illegal { mv, rule }.words()),
        }
    }

    fn perft(at: &Position, depth: u8) -> u64 {
        super::perft::perft(at, depth)
    }

    fn end(_: &Position) -> Option<GameEnd> {
        None
    }

    fn may_declare(at: &Position) -> bool {
        Declaration::of(at).wins()
    }

    fn standing(_: &Position, _: Language) -> String {
        String::new()
    }

    fn moves_left(_: &Position) -> Option<u32> {
        None
    }

    fn move_name(at: &Position, mv: Move, language: Language) -> String {
        move_name(at, None, mv, language)
    }

    /// A capture where the previous move went is 同.
    fn move_name_after(
        at: &Position,
        previous: Option<Move>,
        mv: Move,
        language: Language,
    ) -> String {
        move_name(at, previous.map(Move::to), mv, language)
    }

    fn board(at: &Position, last: Option<(&Position, Move)>) -> Board {
        Board { last_move: last.map(|(_, mv)| squares_of(mv)), ..show(at) }
    }

    fn layout(at: &Position) -> PartialPosition {
        setup::setup(at)
    }

    fn position(pieces: PartialPosition) -> Result<Position, Words> {
        setup::position(pieces).map_err(|error| error.words())
    }

    fn show(pieces: &PartialPosition) -> Board {
        show_setup(pieces)
    }

    fn to_move(pieces: &PartialPosition) -> Player {
        player_of(pieces.side_to_move())
    }

    fn whose_turn(pieces: &PartialPosition, language: Language) -> String {
        let texts = language.texts();
        match pieces.side_to_move() {
            Color::Black => texts.positions_black_to_move(),
            Color::White => texts.positions_white_to_move(),
        }
    }

    fn square_name(
        pieces: &PartialPosition,
        cell: Cell,
        language: Language,
        signs: PieceSigns,
    ) -> String {
        let name = |square| square_with_piece(square, pieces.piece_at(square), language, signs);
        square_of(cell).map(name).unwrap_or_default()
    }

    fn shown(_: &Position, mv: Move) -> BoardMove {
        let (from, to) = way_of_move(mv);
        BoardMove { from: Some(from), to: Some(to) }
    }

    fn move_of(at: &Position, shown: BoardMove) -> Option<Move> {
        move_between(at, shown, false)
    }

    fn promoting(at: &Position, shown: BoardMove) -> Option<Move> {
        let mv = move_between(at, shown, true);
        mv.filter(|mv| !mv.is_drop())
    }

    fn piece(pieces: &PartialPosition, cell: Cell) -> Option<(&'static str, Player)> {
        let (kind, colour) = pieces.piece_at(square_of(cell)?)?.to_parts();
        Some((letter(kind), player_of(colour)))
    }

    fn set_piece(pieces: &mut PartialPosition, cell: Cell, piece: Option<(&'static str, Player)>) {
        if let Some(square) = square_of(cell) {
            let piece = piece
                .and_then(|(letter, player)| Some(Piece::new(kind_of(letter)?, colour_of(player))));
            pieces.piece_set(square, piece);
        }
    }

    fn in_hand(pieces: &PartialPosition, player: Player, letter: &str) -> u8 {
        let hand = pieces.hand_of_a_player(colour_of(player));
        kind_of(letter).and_then(|kind| hand.count(kind)).unwrap_or(0)
    }

    fn set_in_hand(pieces: &mut PartialPosition, player: Player, letter: &str, count: u8) {
        let hand = pieces.hand_of_a_player_mut(colour_of(player));
        let changed = kind_of(letter).and_then(|kind| with_count(*hand, kind, count));
        *hand = changed.unwrap_or(*hand);
    }

    fn held_as(held: &'static str) -> Option<&'static str> {
        let kind = kind_of(held)?;
        (kind != PieceKind::King).then(|| letter(kind.unpromote().unwrap_or(kind)))
    }

    fn not_held(_: &'static str, language: Language) -> String {
        language.texts().positions_put_back_king()
    }

    fn promoted(of: &str, promoted: bool) -> Option<&'static str> {
        let kind = kind_of(of)?;
        let other = if promoted { kind.promote() } else { kind.unpromote() };
        other.map(letter)
    }

    fn face(letter: &'static str, player: Player) -> PieceFace {
        face(kind_of(letter).unwrap_or(PieceKind::Pawn), player)
    }

    fn piece_name(letter: &str, language: Language) -> String {
        let name = |kind| kind_name(kind, language).to_owned();
        kind_of(letter).map(name).unwrap_or_default()
    }

    fn cleared(_: &PartialPosition) -> PartialPosition {
        PartialPosition::empty()
    }

    fn turned(pieces: &PartialPosition) -> PartialPosition {
        let mut turned = pieces.clone();
        turned.side_to_move_set(turned.side_to_move().flip());
        turned
    }
}
