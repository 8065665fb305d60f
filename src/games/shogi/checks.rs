//! The legal moves that give check.
//!
//! Looks outwards from the king to find the squares from which each kind of piece would attack it,
//! and the pieces that block a discovered check. No move has to be made to test whether it gives
//! check.

use std::ops::ControlFlow;

use shogi_core::{Color, Move, PieceKind, Square};
use shunsai::{Bitboard, MoveSet, Position};

use super::attackers::{KNIGHTS, RAYS, reaches};
use super::rules::push_by_target;

/// The squares from which the opponent's king can be checked.
struct CheckSquares {
    side: Color,
    /// For each direction, the square next to the king, and the squares visible from it: up to and
    /// including the first piece, which may be capturable.
    next: [Bitboard; 8],
    sight: [Bitboard; 8],
    knights: Bitboard,
    /// For each direction, the attacker's piece that blocks a discovered check, with the squares on
    /// which it still blocks it.
    hiding: [Option<(Square, Bitboard)>; 8],
}

impl CheckSquares {
    /// `None` if there is no king to check.
    fn new(position: &Position) -> Option<Self> {
        let side = position.side_to_move();
        let king = position.king_square(side.flip())?;
        let mut squares = Self {
            side,
            next: [Bitboard::EMPTY; 8],
            sight: [Bitboard::EMPTY; 8],
            knights: Bitboard::EMPTY,
            hiding: [None; 8],
        };
        for at in KNIGHTS[side.array_index()][king.array_index()].into_iter().flatten() {
            squares.knights |= Bitboard::single(at);
        }
        for (direction, ray) in RAYS[king.array_index()].into_iter().enumerate() {
            squares.look(position, direction, ray);
        }
        Some(squares)
    }

    /// Looks from the king in one direction.
    fn look(&mut self, position: &Position, direction: usize, ray: [Option<Square>; 8]) {
        let mut hides = None; // The first piece, if it is the attacker's.
        let mut way = Bitboard::EMPTY;
        for (distance, at) in ray.into_iter().map_while(|at| at).enumerate() {
            way |= Bitboard::single(at);
            if distance == 0 {
                self.next[direction] = way;
            }
            let Some(piece) = position.piece_at(at) else {
                continue;
            };
            if let Some(first) = hides {
                let (kind, color) = piece.to_parts();
                if color == self.side && reaches(kind, color, direction, false) {
                    self.hiding[direction] = Some((first, way));
                }
                return;
            }
            self.sight[direction] = way;
            if piece.color() != self.side {
                return;
            }
            hides = Some(at);
        }
        if hides.is_none() {
            self.sight[direction] = way;
        }
    }

    /// The squares from which a piece of the attacker gives check.
    fn direct(&self, kind: PieceKind) -> Bitboard {
        if kind == PieceKind::Knight {
            return self.knights;
        }
        let mut squares = Bitboard::EMPTY;
        if kind == PieceKind::King {
            return squares;
        }
        for direction in 0..8 {
            if reaches(kind, self.side, direction, false) {
                squares |= self.sight[direction];
            } else if reaches(kind, self.side, direction, true) {
                squares |= self.next[direction];
            }
        }
        squares
    }

    /// Restricts a set of legal moves to those that give check; `None` if none does.
    fn narrow(&self, set: MoveSet) -> Option<MoveSet> {
        match set {
            MoveSet::Drop { piece, to } => {
                let to = to & self.direct(piece.piece_kind());
                (!to.is_empty()).then_some(MoveSet::Drop { piece, to })
            }
            MoveSet::Normal { piece, from, mut promotions, mut non_promotions } => {
                let kind = piece.piece_kind();
                let opens = |hiding: &&(Square, Bitboard)| hiding.0 == from;
                let opened = match self.hiding.iter().flatten().find(opens) {
                    Some(&(_, way)) => !way,
                    None => Bitboard::EMPTY,
                };
                if !promotions.is_empty() {
                    let promoted = kind.promote().unwrap_or(kind);
                    promotions &= self.direct(promoted) | opened;
                }
                non_promotions &= self.direct(kind) | opened;
                (!promotions.is_empty() || !non_promotions.is_empty()).then_some(MoveSet::Normal {
                    piece,
                    from,
                    promotions,
                    non_promotions,
                })
            }
        }
    }
}

/// Appends the legal moves that give check: board moves by origin, the king's last; then drops.
pub(super) fn write_checks(at: &Position, moves: &mut Vec<Move>) {
    let Some(squares) = CheckSquares::new(at) else {
        return;
    };
    let _ = at.generate_moves(|set| {
        if let Some(checks) = squares.narrow(set) {
            push_by_target(checks, moves);
        }
        ControlFlow::Continue(())
    });
}
