//! Material: what the pieces of both sides are worth, on the board and in hand.

use shogi_core::{Color, Hand, Move, Piece, PieceKind, Square};
use shunsai::Position;

use crate::game::Evaluator;
use crate::games::shogi::values::PieceValues;
use crate::games::shogi::{Shogi, player_of};
use crate::score::Score;

/// The material of Black less that of White, in the units of `values`. Kings count nothing.
#[must_use]
pub fn material(position: &Position, values: &PieceValues) -> Score {
    let mut total = 0;
    for side in [Color::Black, Color::White] {
        let ours = position.player_bb(side);
        let hand = position.hand(side);
        let mut sum = 0;
        for kind in PieceKind::all() {
            if kind != PieceKind::King {
                let count = (position.piece_kind_bb(kind) & ours).count() as i32;
                sum += count * values.board(kind);
            }
        }
        for kind in Hand::all_hand_pieces() {
            sum += i32::from(hand.count(kind).unwrap_or(0)) * values.hand(kind);
        }
        total += player_of(side).sign() * sum;
    }
    Score(total)
}

/// [`material`] as an evaluator; a side that cannot move has lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Material(pub PieceValues);

impl Evaluator<Shogi> for Material {
    fn value(&self, _: &Shogi, at: &Position, remaining: u8) -> Score {
        if remaining > 0 {
            return Score::lost(player_of(at.side_to_move()), remaining.into());
        }
        material(at, &self.0)
    }

    fn value_after(&self, _: &Shogi, (before, value): (&Position, Score), mv: Move) -> Score {
        value + player_of(before.side_to_move()).sign() * self.change(before, mv)
    }
}

impl Material {
    /// What `mv` changes in the material of the side that makes it.
    fn change(&self, before: &Position, mv: Move) -> i32 {
        let values = &self.0;
        match mv {
            Move::Drop { piece, .. } => {
                values.board(piece.piece_kind()) - values.hand(piece.piece_kind())
            }
            Move::Normal { from, to, promote } => {
                let taken = before.piece_at(to).map_or(0, |taken| {
                    let kind = taken.piece_kind();
                    let base = kind.unpromote().unwrap_or(kind);
                    values.board(kind) + values.hand(base)
                });
                let promotion = before
                    .piece_at(from)
                    .filter(|_| promote)
                    .map_or(0, |piece| {
                        let kind = piece.piece_kind();
                        values.board(kind.promote().unwrap_or(kind)) - values.board(kind)
                    });
                taken + promotion
            }
        }
    }
}

/// What one piece, or several of a kind in one hand, adds to the material.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvaluationTerm {
    /// Its square; none in hand.
    pub square: Option<Square>,
    /// Whose, and which.
    pub piece: Piece,
    /// How many; one on the board.
    pub count: u8,
    /// The value of all of them for Black: negative for pieces of White.
    pub value: Score,
}

/// [`material`] piece by piece: the board by square (file 1 to 9, rank 1 to 9), then the hands,
/// Black's first. The values add up to the material.
#[must_use]
pub fn terms(position: &Position, values: &PieceValues) -> Vec<EvaluationTerm> {
    let mut terms = Vec::new();
    let mut push = |square, piece: Piece, count: u8, each: i32| {
        let value = player_of(piece.color()).sign() * i32::from(count) * each;
        terms.push(EvaluationTerm {
            square,
            piece,
            count,
            value: Score(value),
        });
    };
    for square in position.occupied() {
        let Some(piece) = position.piece_at(square) else {
            continue;
        };
        let kind = piece.piece_kind();
        if kind != PieceKind::King {
            push(Some(square), piece, 1, values.board(kind));
        }
    }
    for side in [Color::Black, Color::White] {
        for kind in Hand::all_hand_pieces() {
            let count = position.hand(side).count(kind).unwrap_or(0);
            if count > 0 {
                push(None, Piece::new(kind, side), count, values.hand(kind));
            }
        }
    }
    terms
}
