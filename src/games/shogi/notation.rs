//! Names of moves, and of pieces and squares.
//!
//! Japanese follows the Shogi Association's rules for writing moves (棋譜の表記方法,
//! <https://www.shogi.or.jp/faq/kihuhyouki.html>): `▲７六歩`, `△同成銀`, `▲５五角打`, `▲５三銀右引不成`. English is
//! the Western notation of Hosking: `▲P-7f`, `△+Sx6d`, `▲N*5e`, `▲B-2b+`, `▲Rx2c=`, and `▲G4i-5h`
//! if another gold could go there.
//!
//! Whether a move needs disambiguation depends on the other pieces of the same kind that could move
//! to the square; as in the official rules, pins are ignored.

use shogi_core::{Move, Piece, PieceKind, Square};
use shunsai::{Bitboard, Position};

use super::attackers::attackers;
use super::pieces::may_promote;
use language::{Language, Tongue};

pub use super::names::{
    kanji, kind_name, letter, side_mark, side_name, square_name, square_name_in, square_name_ja,
    square_with_piece,
};

/// The name of `mv`, a legal move of `position_before`, with the mark of its side.
///
/// `previous_destination` is the destination of the previous move: a capture there is `同` in
/// Japanese.
pub fn move_name(
    position_before: &Position,
    previous_destination: Option<Square>,
    mv: Move,
    language: Language,
) -> String {
    let mut name = String::with_capacity(32);
    name.push(side_mark(position_before.side_to_move()));
    match language.tongue() {
        Tongue::Ja => write_japanese(position_before, previous_destination, mv, &mut name),
        Tongue::En => write_english(position_before, mv, &mut name),
    }
    name
}

fn write_japanese(position: &Position, previous: Option<Square>, mv: Move, name: &mut String) {
    let to = mv.to();
    if previous == Some(to) && !mv.is_drop() {
        name.push('同');
    } else {
        name.push_str(square_name_ja(to));
    }
    match mv {
        Move::Drop { piece, .. } => {
            name.push_str(kanji(piece.piece_kind()));
            if !rivals(position, piece, to).is_empty() {
                name.push('打');
            }
        }
        Move::Normal { from, promote, .. } => {
            let Some(piece) = position.piece_at(from) else {
                return;
            };
            name.push_str(kanji(piece.piece_kind()));
            name.push_str(relative(piece, from, to, rivals(position, piece, to)));
            if promote {
                name.push('成');
            } else if may_promote(piece, from, to) {
                name.push_str("不成");
            }
        }
    }
}

fn write_english(position: &Position, mv: Move, name: &mut String) {
    let to = mv.to();
    match mv {
        Move::Drop { piece, .. } => {
            name.push_str(letter(piece.piece_kind()));
            name.push('*');
            name.push_str(square_name(to));
        }
        Move::Normal { from, promote, .. } => {
            let Some(piece) = position.piece_at(from) else {
                return;
            };
            name.push_str(letter(piece.piece_kind()));
            if rivals(position, piece, to).count() > 1 {
                name.push_str(square_name(from));
            }
            name.push(if position.piece_at(to).is_some() { 'x' } else { '-' });
            name.push_str(square_name(to));
            if promote {
                name.push('+');
            } else if may_promote(piece, from, to) {
                name.push('=');
            }
        }
    }
}

/// The pieces on the board like `piece` that could move to `to`, ignoring pins.
fn rivals(position: &Position, piece: Piece, to: Square) -> Bitboard {
    attackers(position, to, piece.color(), position.occupied())
        & position.piece_kind_bb(piece.piece_kind())
}

/// The mark that distinguishes the piece on `from` among `rivals`: its direction of movement (上
/// forward, 寄 sideways, 引 back) if that suffices, otherwise the side it comes from (右, 左, and 直
/// straight up for a piece that moves like a gold or silver), otherwise both.
fn relative(piece: Piece, from: Square, to: Square, rivals: Bitboard) -> &'static str {
    if rivals.count() < 2 {
        return "";
    }
    let side = piece.color();
    // Ranks and files from the side's point of view: rank 1 is the farthest, file 1 is on the
    // right.
    let way = |at: Square| {
        (i16::from(at.relative_rank(side)) - i16::from(to.relative_rank(side))).signum()
    };
    let flank = |at: Square| i16::from(at.relative_file(side)) - i16::from(to.relative_file(side));

    if rivals.filter(|&at| way(at) == way(from)).count() == 1 {
        return match way(from) {
            1 => "上",
            0 => "寄",
            _ => "引",
        };
    }
    let is_right = if moves_like_gold_or_silver(piece) {
        if flank(from) == 0 && way(from) == 1 {
            return "直";
        }
        flank(from) < 0
    } else {
        // For rooks, bishops and knights, right and left are relative to the other one of the pair,
        // even if both come from the same side.
        { rivals }.any(|at| flank(at) > flank(from))
    };
    let is_only_of_its_file = rivals.filter(|&at| flank(at) == flank(from)).count() == 1;
    match (is_right, is_only_of_its_file, way(from)) {
        (true, true, _) => "右",
        (false, true, _) => "左",
        (true, false, 1) => "右上",
        (true, false, 0) => "右寄",
        (true, false, _) => "右引",
        (false, false, 1) => "左上",
        (false, false, 0) => "左寄",
        (false, false, _) => "左引",
    }
}

fn moves_like_gold_or_silver(piece: Piece) -> bool {
    matches!(
        piece.piece_kind(),
        PieceKind::Gold
            | PieceKind::Silver
            | PieceKind::ProPawn
            | PieceKind::ProLance
            | PieceKind::ProKnight
            | PieceKind::ProSilver
    )
}
