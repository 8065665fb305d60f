//! A position as a board for display, names of pieces and moves.

use super::animal::Animal;
use super::moves::DobutsuMove;
use super::position::DobutsuPosition;
use super::rules::Dobutsu;
use super::square::DobutsuSquare;
use crate::board::{
    Board, BoardStyle, Cell, HeldPieces, LineNames, PieceFace, ShownPiece, Standing,
};
use crate::board_game::BoardGame as _;
use language::{Language, Tongue};
use score::Player;

/// Converts a square to display coordinates, with files from the right.
pub const fn cell_of(square: DobutsuSquare) -> Cell {
    Cell { file: DobutsuSquare::FILES - 1 - square.file(), rank: square.rank() }
}

/// Converts display coordinates to a square; `None` off the board.
pub fn square_of(cell: Cell) -> Option<DobutsuSquare> {
    let file = (DobutsuSquare::FILES - 1).checked_sub(cell.file)?;
    DobutsuSquare::at(file, cell.rank)
}

pub fn face(animal: Animal) -> PieceFace {
    PieceFace {
        kanji: animal.kana(),
        letter: animal.letter(),
        promoted: animal == Animal::Hen,
        steps: animal.steps(),
    }
}

/// The name of a player in sentences: 先手 or 後手, Black or White.
pub fn side_name(player: Player, language: Language) -> String {
    match player {
        Player::Max => language.texts().shogi_black(),
        Player::Min => language.texts().shogi_white(),
    }
}

/// The origin of a move's piece and its destination.
pub fn way_of_move(at: &DobutsuPosition, mv: DobutsuMove) -> (Standing, Cell) {
    let from = match mv {
        DobutsuMove::Step { from, .. } => Standing::On(cell_of(from)),
        DobutsuMove::Drop { animal, .. } => Standing::InHand(at.to_move(), animal.letter()),
    };
    (from, cell_of(mv.to()))
}

/// The name of a move: ▲B2ヒ, △A1ゾ打, ▲C1ヒ成; ▲Chick B2, △Elephant*A1, ▲Chick×C1+. If two pieces
/// of a kind can go there, the square that it comes from is added.
pub fn move_name(at: &DobutsuPosition, mv: DobutsuMove, language: Language) -> String {
    let texts = language.texts();
    let mark = match at.to_move() {
        Player::Max => "▲",
        Player::Min => "△",
    };
    let to = mv.to();
    let (from, animal) = match mv {
        DobutsuMove::Drop { animal, .. } => {
            return texts.dobutsu_drop(short_name(animal, language), mark, to.name());
        }
        DobutsuMove::Step { from, .. } => match at.piece(from) {
            Some(piece) => (from, piece.animal),
            None => return mv.to_string(),
        },
    };
    let is_alike = |other: DobutsuMove| match other {
        DobutsuMove::Step { from, .. } => {
            other.to() == to && at.piece(from).is_some_and(|piece| piece.animal == animal)
        }
        DobutsuMove::Drop { .. } => false,
    };
    let mut ending = if at.moves_on().filter(|&other| is_alike(other)).count() > 1 {
        texts.dobutsu_from(from.name())
    } else {
        String::new()
    };
    if animal == Animal::Chick && to.is_far(at.to_move()) {
        ending += &texts.dobutsu_promotes();
    }
    let animal = short_name(animal, language);
    match at.piece(to) {
        Some(_) => texts.dobutsu_capture(animal, ending, mark, to.name()),
        None => texts.dobutsu_step(animal, ending, mark, to.name()),
    }
}

/// The name in names of moves: ヒ, Chick.
fn short_name(animal: Animal, language: Language) -> String {
    match language.tongue() {
        Tongue::Ja => animal.kana().to_owned(),
        Tongue::En => animal.name(language),
    }
}

const NAMES: LineNames = LineNames { files: &["A", "B", "C"], ..LineNames::LETTERS };

/// The board of a position after `last`.
pub fn board_of(at: &DobutsuPosition, last: Option<(&DobutsuPosition, DobutsuMove)>) -> Board {
    let pieces = at.pieces().map(|(square, piece)| ShownPiece {
        at: cell_of(square),
        player: piece.player,
        face: face(piece.animal),
    });
    let hand = |player| {
        let held = Animal::HELD
            .map(|animal| HeldPieces { face: face(animal), count: at.in_hand(player, animal) });
        held.into_iter().filter(|held| held.count > 0).collect()
    };
    let last_move = last.map(|(before, mv)| match way_of_move(before, mv) {
        (Standing::On(from), to) => (Some(from), to),
        (Standing::InHand(..), to) => (None, to),
    });
    Board {
        game: Some(Dobutsu::ID),
        pieces: pieces.collect(),
        black_hand: hand(Player::Max),
        white_hand: hand(Player::Min),
        last_move,
        to_move: at.to_move(),
        ..Board::empty(BoardStyle::Shogi, NAMES, [DobutsuSquare::FILES, DobutsuSquare::RANKS])
    }
}
