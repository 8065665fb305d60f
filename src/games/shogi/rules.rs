//! The game: moves in the order of the うさぴょん book, captures, checks and keys.

use std::ops::ControlFlow;

use shogi_core::{Move, PieceKind, Square};
use shunsai::{Bitboard, MoveSet, Position};

use super::pieces::player_of;
use super::values::PieceValues;
use super::{attackers, captures};
use game::{CaptureOrder, Captures, Checks, Game, Keyed, MovePart, Promotions};
use score::Player;

/// The game of shogi, with the piece values used for exchanges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shogi {
    /// Determine the gain of a capture and the cheapest attacker.
    pub values: PieceValues,
}

impl Game for Shogi {
    type Position = Position;
    type Move = Move;

    fn player(&self, at: &Position) -> Player {
        player_of(at.side_to_move())
    }

    /// All legal moves, optional non-promotions included and pawn-drop mates excluded, in the order
    /// of the うさぴょん book: board moves by origin (file 1 to 9, within a file rank 1 to 9), then by
    /// destination, promotion first; then drops of P L N S G B R, by square.
    fn moves(&self, at: &Position, moves: &mut Vec<Move>) {
        write_moves(at, moves, Some);
    }

    fn after(&self, at: &Position, mv: Move) -> Position {
        let mut after = at.clone();
        after.do_move(mv);
        after
    }

    /// Whether the piece that moves is there, and nothing is in its way where it goes.
    fn fits(&self, at: &Position, mv: Move) -> bool {
        let side = at.side_to_move();
        match mv {
            Move::Normal { from, to, promote } => {
                let own = at.piece_at(from).filter(|piece| piece.color() == side);
                let can = own.is_some_and(|piece| !promote || piece.promote().is_some());
                can && at.piece_at(to).is_none_or(|taken| {
                    taken.color() != side && taken.piece_kind() != PieceKind::King
                })
            }
            Move::Drop { piece, to } => {
                let held = at.hand(side).count(piece.piece_kind()).unwrap_or(0);
                piece.color() == side && held > 0 && at.piece_at(to).is_none()
            }
        }
    }

    fn player_after(&self, at: &Position, _: Move) -> Player {
        player_of(at.side_to_move()).other()
    }
}

/// Appends the legal moves of the sets accepted by `narrow`, in the order of the book; stops at the
/// first set of drops that it rejects.
fn write_moves(at: &Position, moves: &mut Vec<Move>, narrow: impl Fn(MoveSet) -> Option<MoveSet>) {
    let king = at.king_square(at.side_to_move());
    // The generator keeps this order, but yields the king's moves last among board moves.
    let mut place_of_king = None;
    let _ = at.generate_moves(|set| {
        let Some(set) = narrow(set) else {
            let goes_on = matches!(set, MoveSet::Normal { .. });
            return if goes_on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) };
        };
        match (set, king) {
            (MoveSet::Normal { from, .. }, Some(king)) if from == king => {
                let end = moves.len();
                push_by_target(set, moves);
                let place = place_of_king.unwrap_or(end);
                moves[place..].rotate_right(set.len());
            }
            (MoveSet::Normal { from, .. }, Some(king)) if from.index() > king.index() => {
                place_of_king.get_or_insert(moves.len());
                push_by_target(set, moves);
            }
            _ => push_by_target(set, moves),
        }
        ControlFlow::Continue(())
    });
}

/// The board moves of `set` to these squares, with promotion and without; `None` without any.
fn within(set: MoveSet, promoting: Bitboard, staying: Bitboard) -> Option<MoveSet> {
    let MoveSet::Normal { piece, from, promotions, non_promotions } = set else {
        return None;
    };
    let (promotions, non_promotions) = (promotions & promoting, non_promotions & staying);
    let is_empty = promotions.is_empty() && non_promotions.is_empty();
    (!is_empty).then_some(MoveSet::Normal { piece, from, promotions, non_promotions })
}

/// Appends the moves of `set` by destination, promotion first.
pub(super) fn push_by_target(set: MoveSet, moves: &mut Vec<Move>) {
    match set {
        MoveSet::Normal { from, promotions, non_promotions, .. } if !promotions.is_empty() => {
            for to in promotions | non_promotions {
                for (targets, promote) in [(promotions, true), (non_promotions, false)] {
                    if targets.contains(to) {
                        moves.push(Move::Normal { from, to, promote });
                    }
                }
            }
        }
        _ => set.write_into(moves),
    }
}

impl Captures for Shogi {
    type Square = Square;

    fn takes(&self, at: &Position, mv: Move) -> bool {
        !mv.is_drop() && at.piece_at(mv.to()).is_some()
    }

    fn taking(&self, at: &Position, moves: &mut Vec<Move>) {
        let enemies = at.player_bb(at.side_to_move().flip());
        write_moves(at, moves, |set| within(set, enemies, enemies));
    }

    fn target(&self, mv: Move) -> Square {
        mv.to()
    }

    fn captures_on(
        &self,
        at: &Position,
        square: Square,
        order: CaptureOrder,
        captures: &mut Vec<Move>,
    ) {
        captures::captures_on(at, &self.values, square, order, captures);
    }

    fn targets(&self, at: &Position, squares: &mut Vec<Square>) {
        let enemies = at.player_bb(at.side_to_move().flip()) & !at.piece_kind_bb(PieceKind::King);
        squares.extend(enemies);
    }

    fn capture_gain(&self, at: &Position, capture: Move) -> i32 {
        let Move::Normal { from, to, promote } = capture else {
            return 0;
        };
        match (at.piece_at(to), at.piece_at(from)) {
            (Some(taken), Some(by)) if taken.to_parts().0 != PieceKind::King => {
                self.values.capture_gain(taken.to_parts().0, by.to_parts().0, promote)
            }
            _ => 0,
        }
    }

    fn loss_after(&self, at: &Position, mv: Move) -> i32 {
        captures::loss_after(at, &self.values, mv)
    }
}

impl Promotions for Shogi {
    fn part(&self, at: &Position, part: MovePart, moves: &mut Vec<Move>) {
        let enemies = at.player_bb(at.side_to_move().flip());
        match part {
            MovePart::Sharp => write_moves(at, moves, |set| within(set, !Bitboard::EMPTY, enemies)),
            MovePart::Quiet => write_moves(at, moves, |set| match set {
                MoveSet::Normal { .. } => within(set, Bitboard::EMPTY, !enemies),
                MoveSet::Drop { .. } => Some(set),
            }),
        }
    }

    fn promotes(&self, mv: Move) -> bool {
        matches!(mv, Move::Normal { promote: true, .. })
    }

    fn promotion_gain(&self, at: &Position, mv: Move) -> i32 {
        let piece = mv.from().filter(|_| self.promotes(mv)).and_then(|from| at.piece_at(from));
        piece.map_or(0, |piece| self.values.promotion_gain(piece.piece_kind()))
    }
}

impl Checks for Shogi {
    fn gives_check(&self, at: &Position, mv: Move) -> bool {
        attackers::gives_check(at, mv)
    }

    fn in_check(&self, at: &Position) -> bool {
        at.in_check()
    }
}

impl Keyed for Shogi {
    /// Origins (squares and kinds in hand) times destinations.
    const NUMBERS: usize = (Square::NUM + PieceKind::NUM) * Square::NUM;

    fn key(&self, at: &Position) -> u64 {
        at.key()
    }

    fn number(&self, mv: Move) -> usize {
        let origin = match mv {
            Move::Normal { from, .. } => from.array_index(),
            Move::Drop { piece, .. } => Square::NUM + piece.to_parts().0.array_index(),
        };
        origin * Square::NUM + mv.to().array_index()
    }
}
