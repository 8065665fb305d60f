//! Material: the values of the pieces of both sides, on the board and in hand.

use shogi_core::{Color, Hand, Move, Piece, PieceKind, Square};
use shunsai::Position;

use super::explained::{EvaluationTerm, Explained, TermKind};
use super::fine::Fine;
use game::{Evaluator, Incremental};
use games::shogi::notation::{kanji, letter, side_mark};
use games::shogi::values::PieceValues;
use games::shogi::{Shogi, player_of};
use language::Words;
use score::Score;

/// Black's material minus White's, in the units of `values`. Kings are not counted.
pub fn material(position: &Position, values: &PieceValues) -> Score {
    let mut total = 0;
    for side in [Color::Black, Color::White] {
        let ours = position.player_bb(side);
        let hand = position.hand(side);
        let mut sum = 0;
        for kind in PieceKind::all() {
            if kind != PieceKind::King {
                let count = (position.piece_kind_bb(kind) & ours).count().cast_signed();
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

/// [`material`] as an evaluator; a side without a move has lost.
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
    /// The change in material by `mv`, for the side that makes it.
    fn change(&self, before: &Position, mv: Move) -> i32 {
        let values = &self.0;
        match mv {
            Move::Drop { piece, .. } => {
                values.board(piece.to_parts().0) - values.hand(piece.to_parts().0)
            }
            Move::Normal { from, to, promote } => {
                let taken = before.piece_at(to).map_or(0, |taken| {
                    let kind = taken.to_parts().0;
                    let base = kind.unpromote().unwrap_or(kind);
                    values.board(kind) + values.hand(base)
                });
                let promotion = before.piece_at(from).filter(|_| promote).map_or(0, |piece| {
                    let kind = piece.to_parts().0;
                    values.board(kind.promote().unwrap_or(kind)) - values.board(kind)
                });
                taken + promotion
            }
        }
    }
}

impl Incremental<Shogi> for Material {
    /// The value itself.
    type Kept = Score;

    fn keep(&self, _: &Shogi, at: &Position) -> Score {
        material(at, &self.0)
    }

    fn kept_after(
        &self,
        game: &Shogi,
        &kept: &Score,
        before: &Position,
        mv: Move,
        _: &Position,
    ) -> Score {
        self.value_after(game, (before, kept), mv)
    }

    fn kept_value(&self, &kept: &Score) -> Score {
        kept
    }

    fn value_of_move(&self, game: &Shogi, &kept: &Score, before: &Position, mv: Move) -> Score {
        self.value_after(game, (before, kept), mv)
    }
}

impl Explained for Material {
    /// Piece by piece: the board by square (file 1 to 9, rank 1 to 9), then the hands, Black's
    /// first.
    fn terms(&self, at: &Position) -> Vec<EvaluationTerm> {
        let mut terms = Vec::new();
        for (square, piece) in pieces(at) {
            terms.push(EvaluationTerm {
                kind: TermKind::Piece,
                side: Some(player_of(piece.color())),
                name: piece_name(piece),
                square: Some(square),
                value: for_black(piece, self.0.board(piece.piece_kind())),
            });
        }
        for (piece, count) in in_hand(at) {
            let name = piece_name(piece);
            terms.push(EvaluationTerm {
                kind: TermKind::Hand,
                side: Some(player_of(piece.color())),
                name: Words::in_each(|language| {
                    let texts = language.texts();
                    texts.evaluation_terms_pieces_in_hand(count, name.get(language))
                }),
                square: None,
                value: for_black(piece, i32::from(count) * self.0.hand(piece.piece_kind())),
            });
        }
        terms
    }

    /// Counting needs no precomputed data.
    fn direct(&self, at: &Position) -> Score {
        material(at, &self.0)
    }
}

/// The pieces on the board except kings, by square.
fn pieces(at: &Position) -> impl Iterator<Item = (Square, Piece)> {
    let pieces = at.occupied().filter_map(|square| Some((square, at.piece_at(square)?)));
    pieces.filter(|(_, piece)| piece.piece_kind() != PieceKind::King)
}

/// The pieces in both hands, with their counts.
fn in_hand(at: &Position) -> impl Iterator<Item = (Piece, u8)> {
    let sides = [Color::Black, Color::White].into_iter();
    sides.flat_map(move |side| {
        Hand::all_hand_pieces().filter_map(move |kind| {
            let count = at.hand(side).count(kind).filter(|&count| count > 0)?;
            Some((Piece::new(kind, side), count))
        })
    })
}

/// A piece with its side: "▲歩", "▲P".
pub(super) fn piece_name(piece: Piece) -> Words {
    let side = side_mark(piece.color());
    let kind = piece.piece_kind();
    Words { ja: format!("{side}{}", kanji(kind)), en: format!("{side}{}", letter(kind)) }
}

/// Converts a value for the side of `piece` to one for Black.
fn for_black(piece: Piece, value: i32) -> Fine {
    Fine::whole(player_of(piece.color()).sign() * value)
}
