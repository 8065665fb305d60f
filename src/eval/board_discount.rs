//! Material in which a piece on the board is worth a tenth less than one in hand: the second step
//! of the ladder of evaluations of やねうら王.

use shogi_core::{Move, PieceKind};
use shunsai::Position;

use super::explained::{EvaluationTerm, Explained};
use super::material::{Material, for_black, piece_name, pieces};
use crate::game::Evaluator;
use crate::games::shogi::Shogi;
use crate::games::shogi::values::{Counting, PieceValues, YANEURAOU};
use crate::language::Words;
use crate::score::Score;

/// What a piece on the board loses of its value: so many 1024ths, truncated.
const DISCOUNT: i32 = 104;

/// The piece values with the discount taken off on the board.
pub(super) const DISCOUNTED: PieceValues = {
    let (mut board, hand) = YANEURAOU.tables();
    let mut kind = 0;
    while kind < board.len() {
        board[kind] -= board[kind] * DISCOUNT / 1024;
        kind += 1;
    }
    PieceValues::new(board, hand, Counting::Balance)
};

/// Material of which every piece on the board loses its value · 104 / 1024.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BoardDiscount;

const MATERIAL: Material = Material(DISCOUNTED);

impl Evaluator<Shogi> for BoardDiscount {
    fn value(&self, game: &Shogi, at: &Position, remaining: u8) -> Score {
        MATERIAL.value(game, at, remaining)
    }

    fn value_after(&self, game: &Shogi, before: (&Position, Score), mv: Move) -> Score {
        MATERIAL.value_after(game, before, mv)
    }
}

impl Explained for BoardDiscount {
    /// The material, and the discount of each piece on the board.
    fn terms(&self, at: &Position) -> Vec<EvaluationTerm> {
        let mut terms = Material(YANEURAOU).terms(at);
        let discount = |kind: PieceKind| DISCOUNTED.board(kind) - YANEURAOU.board(kind);
        terms.extend(pieces(at).map(|(square, piece)| {
            let Words { ja, en } = piece_name(piece);
            EvaluationTerm {
                name: Words {
                    ja: format!("{ja} 盤上の割引"),
                    en: format!("{en} on the board"),
                },
                square: Some(square),
                value: for_black(piece, discount(piece.piece_kind())),
            }
        }));
        terms
    }
}
