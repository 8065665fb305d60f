//! Sides, hands and promotion.

use shogi_core::{Color, Move, Piece, PieceKind, Square};
use shunsai::Position;

use score::Player;

/// The kinds that a hand can hold, as listed in SFEN and in print: the strongest first.
pub const HAND_ORDER: [PieceKind; 7] = [
    PieceKind::Rook,
    PieceKind::Bishop,
    PieceKind::Gold,
    PieceKind::Silver,
    PieceKind::Knight,
    PieceKind::Lance,
    PieceKind::Pawn,
];

/// Black (先手) is MAX, White (後手) is MIN.
pub const fn player_of(side: Color) -> Player {
    match side {
        Color::Black => Player::Max,
        Color::White => Player::Min,
    }
}

/// Whether `piece` may promote on its move from `from` to `to`: either square is in the promotion
/// zone.
pub fn may_promote(piece: Piece, from: Square, to: Square) -> bool {
    let (kind, side) = piece.to_parts();
    kind.promote().is_some() && (from.relative_rank(side) <= 3 || to.relative_rank(side) <= 3)
}

/// Whether `piece` could never move again from `to` without promoting.
pub(super) fn must_promote(piece: Piece, to: Square) -> bool {
    let last_rank = match piece.piece_kind() {
        PieceKind::Pawn | PieceKind::Lance => 1,
        PieceKind::Knight => 2,
        _ => 0,
    };
    to.relative_rank(piece.color()) <= last_rank
}

/// The kind that stands on the destination of `mv` after it; `None` if nothing moves.
pub(super) fn placed(position: &Position, mv: Move) -> Option<PieceKind> {
    match mv {
        Move::Drop { piece, .. } => Some(piece.to_parts().0),
        Move::Normal { from, promote, .. } => {
            let kind = position.piece_at(from)?.to_parts().0;
            if promote { kind.promote() } else { Some(kind) }
        }
    }
}
