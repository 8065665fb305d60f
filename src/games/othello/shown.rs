//! A position as a board for display.

use super::moves::OthelloMove;
use super::position::{BoardSize, OthelloPosition};
use super::rules::Othello;
use super::square::DiscSquare;
use crate::board::{Board, BoardStyle, Cell, LineNames, PieceFace, ShownPiece};
use crate::board_game::BoardGame as _;
use language::Language;
use score::Player;

/// Converts a square to display coordinates, with files from the right.
pub const fn cell_of(square: DiscSquare, size: BoardSize) -> Cell {
    Cell { file: size.side().saturating_sub(1 + square.file()), rank: square.rank() }
}

/// Converts display coordinates to a square.
pub fn square_of(cell: Cell, size: BoardSize) -> Option<DiscSquare> {
    let file = size.side().checked_sub(1 + cell.file)?;
    DiscSquare::at(file, cell.rank).filter(|&square| size.squares().has(square))
}

/// The sign of a player in names of moves.
pub const fn disc_sign(player: Player) -> &'static str {
    match player {
        Player::Max => "●",
        Player::Min => "○",
    }
}

/// The name of a player in sentences: 黒 or 白, Black or White.
pub fn side_name(player: Player, language: Language) -> String {
    match player {
        Player::Max => language.texts().othello_rules_black(),
        Player::Min => language.texts().othello_rules_white(),
    }
}

/// The name of a move: 黒f5, Black f5; 白パス, White pass. Colours are words, because a filled circle
/// would look white on a dark background.
pub fn move_name(player: Player, mv: OthelloMove, language: Language) -> String {
    let texts = language.texts();
    match (player, mv) {
        (Player::Max, OthelloMove::Place(square)) => {
            texts.othello_rules_black_move(square.to_string())
        }
        (Player::Min, OthelloMove::Place(square)) => {
            texts.othello_rules_white_move(square.to_string())
        }
        (Player::Max, OthelloMove::Pass) => texts.othello_rules_black_pass(),
        (Player::Min, OthelloMove::Pass) => texts.othello_rules_white_pass(),
    }
}

/// The board of a position after `last`, with its disc and the turned discs highlighted. Legal
/// squares have a dot.
pub fn board_of(at: &OthelloPosition, last: Option<(&OthelloPosition, OthelloMove)>) -> Board {
    let size = at.size();
    let piece = |square: DiscSquare| {
        let player = at.disc_at(square)?;
        Some(ShownPiece {
            at: cell_of(square, size),
            player,
            face: PieceFace {
                kanji: disc_sign(player),
                letter: disc_sign(player),
                promoted: false,
                steps: &[],
            },
        })
    };
    let placed = last.and_then(|(before, mv)| Some((before, mv.square()?)));
    let turned = placed.map(|(before, square)| before.turned_by(square));
    let cells =
        |squares: super::Squares| squares.iter().map(|square| cell_of(square, size)).collect();
    Board {
        game: Some(Othello::ID),
        pieces: size.squares().iter().filter_map(piece).collect(),
        last_move: placed.map(|(_, square)| (None, cell_of(square, size))),
        turned: turned.map(cells).unwrap_or_default(),
        marks: cells(at.legal()),
        to_move: at.to_move(),
        ..Board::empty(BoardStyle::Discs, LineNames::LETTERS, [size.side(); 2])
    }
}
