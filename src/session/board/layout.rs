//! Pieces that are moved about against the rules.

use shogi_core::{Color, Hand, PartialPosition, Piece, PieceKind, Square};

use games::board::{Cell, PieceFace, PieceSigns};
use games::board_game::BoardGame;
use games::shogi::notation::{kind_name, letter};
use games::shogi::player_of;
use games::shogi::shown::face;
use language::{Texts, Words};
use score::Player;

/// A piece: the letter of its kind, and its owner.
pub(super) type OwnedPiece = (&'static str, Player);

/// Pieces on a board and in hand.
pub(super) trait PieceLayout: Clone {
    /// Whether pieces have kinds; if not, a click goes through what a square can hold.
    const HAS_KINDS: bool;

    fn to_move(&self) -> Player;

    /// Who is to move, in a sentence.
    fn whose_turn(&self) -> Words;

    fn piece(&self, cell: Cell) -> Option<OwnedPiece>;

    fn set_piece(&mut self, cell: Cell, piece: Option<OwnedPiece>);

    fn in_hand(&self, player: Player, letter: &str) -> u8;

    /// Changes the count of a kind in a hand; false if the hand cannot hold that.
    fn set_in_hand(&mut self, player: Player, letter: &'static str, count: u8) -> bool;

    /// The kind of a piece in hand; `None` if a hand cannot hold it.
    fn held_as(letter: &'static str) -> Option<&'static str>;

    /// Why a hand cannot hold a kind.
    fn refused_in_hand(letter: &'static str) -> Words;

    /// The promoted or the plain form; `None` if there is no other one.
    fn promoted(letter: &str, promoted: bool) -> Option<&'static str>;

    fn face(letter: &'static str, player: Player) -> PieceFace;

    fn piece_name(letter: &str, signs: PieceSigns) -> String;
}

/// The next way to set up a piece: promoted, then as the other side's.
pub(super) fn turned<L: PieceLayout>((letter, player): OwnedPiece) -> OwnedPiece {
    match L::promoted(letter, true) {
        Some(promoted) => (promoted, player),
        None => (L::promoted(letter, false).unwrap_or(letter), player.other()),
    }
}

/// The square at a place of the board.
#[must_use]
pub(crate) fn square_of(cell: Cell) -> Option<Square> {
    Square::new(cell.file + 1, cell.rank + 1)
}

pub(super) const fn colour_of(player: Player) -> Color {
    match player {
        Player::Max => Color::Black,
        Player::Min => Color::White,
    }
}

/// The kind with this letter.
pub(super) fn kind_of(wanted: &str) -> Option<PieceKind> {
    PieceKind::all()
        .into_iter()
        .find(|&kind| letter(kind) == wanted)
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

impl PieceLayout for PartialPosition {
    const HAS_KINDS: bool = true;

    fn to_move(&self) -> Player {
        player_of(self.side_to_move())
    }

    fn whose_turn(&self) -> Words {
        match self.side_to_move() {
            Color::Black => Words::of(Texts::positions_black_to_move),
            Color::White => Words::of(Texts::positions_white_to_move),
        }
    }

    fn piece(&self, cell: Cell) -> Option<OwnedPiece> {
        let (kind, colour) = self.piece_at(square_of(cell)?)?.to_parts();
        Some((letter(kind), player_of(colour)))
    }

    fn set_piece(&mut self, cell: Cell, piece: Option<OwnedPiece>) {
        if let Some(square) = square_of(cell) {
            let piece = piece
                .and_then(|(letter, player)| Some(Piece::new(kind_of(letter)?, colour_of(player))));
            self.piece_set(square, piece);
        }
    }

    fn in_hand(&self, player: Player, letter: &str) -> u8 {
        let hand = self.hand_of_a_player(colour_of(player));
        kind_of(letter)
            .and_then(|kind| hand.count(kind))
            .unwrap_or(0)
    }

    fn set_in_hand(&mut self, player: Player, letter: &'static str, count: u8) -> bool {
        let hand = self.hand_of_a_player_mut(colour_of(player));
        let changed = kind_of(letter).and_then(|kind| with_count(*hand, kind, count));
        *hand = changed.unwrap_or(*hand);
        changed.is_some()
    }

    fn held_as(held: &'static str) -> Option<&'static str> {
        let kind = kind_of(held)?;
        (kind != PieceKind::King).then(|| letter(kind.unpromote().unwrap_or(kind)))
    }

    fn refused_in_hand(_: &'static str) -> Words {
        Words::of(Texts::positions_put_back_king)
    }

    fn promoted(of: &str, promoted: bool) -> Option<&'static str> {
        let kind = kind_of(of)?;
        let other = if promoted {
            kind.promote()
        } else {
            kind.unpromote()
        };
        other.map(letter)
    }

    fn face(letter: &'static str, player: Player) -> PieceFace {
        face(kind_of(letter).unwrap_or(PieceKind::Pawn), player)
    }

    fn piece_name(letter: &str, signs: PieceSigns) -> String {
        let name = |kind| kind_name(kind, signs.names()).to_owned();
        kind_of(letter).map(name).unwrap_or_default()
    }
}

/// A position of another game.
#[derive(Clone, Debug)]
pub(super) struct GameLayout<G: BoardGame>(pub G::Position);

impl<G: BoardGame> PieceLayout for GameLayout<G> {
    const HAS_KINDS: bool = !G::BOX.is_empty();

    fn to_move(&self) -> Player {
        G::default().player(&self.0)
    }

    fn whose_turn(&self) -> Words {
        Words::in_each(|language| G::standing(&self.0, language))
    }

    fn piece(&self, cell: Cell) -> Option<OwnedPiece> {
        G::piece(&self.0, cell)
    }

    fn set_piece(&mut self, cell: Cell, piece: Option<OwnedPiece>) {
        G::set_piece(&mut self.0, cell, piece);
    }

    fn in_hand(&self, player: Player, letter: &str) -> u8 {
        G::in_hand(&self.0, player, letter)
    }

    fn set_in_hand(&mut self, player: Player, letter: &'static str, count: u8) -> bool {
        G::set_in_hand(&mut self.0, player, letter, count);
        G::in_hand(&self.0, player, letter) == count
    }

    fn held_as(letter: &'static str) -> Option<&'static str> {
        G::held_as(letter)
    }

    fn refused_in_hand(letter: &'static str) -> Words {
        Words::in_each(|language| {
            let piece = G::piece_name(letter, language);
            language.texts().games_board_not_in_hand(piece)
        })
    }

    fn promoted(letter: &str, promoted: bool) -> Option<&'static str> {
        G::promoted(letter, promoted)
    }

    fn face(letter: &'static str, player: Player) -> PieceFace {
        G::face(letter, player)
    }

    fn piece_name(letter: &str, signs: PieceSigns) -> String {
        G::piece_name(letter, signs.names())
    }
}
