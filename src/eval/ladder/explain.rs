//! The terms of the ladder for people.

use shogi_core::{Color, Square};
use shunsai::Position;

use super::rule::{distance, kings};
use crate::eval::explained::{EvaluationTerm, TermKind};
use crate::eval::fine::Fine;
use crate::eval::material::piece_name;
use crate::games::shogi::attack_counts::AttackCounts;
use crate::games::shogi::notation::side_mark;
use crate::games::shogi::player_of;
use crate::language::Words;

/// A term of a square, for Black; `about` is the side whose king or piece it is about.
pub(super) fn explained(
    at: &Position,
    counts: &AttackCounts,
    square: Square,
    (kind, about): (TermKind, Color),
    value: Fine,
) -> EvaluationTerm {
    // Attacks near a king are his opponent's.
    let side = if kind == TermKind::Attack {
        about.flip()
    } else {
        about
    };
    let mark = side_mark(side);
    let far = kings(at)[about.array_index()].map_or(0, |king| distance(king, square));
    let piece = at.piece_at(square).map(piece_name).unwrap_or_default();
    let (by_own, by_other) = (counts.on(square, about), counts.on(square, about.flip()));
    let (ja, en) = match kind {
        TermKind::Defence => (
            format!("{mark}利き{by_own} 自玉から{far}"),
            format!("{mark}{}, {far} from own king", attacks(by_own)),
        ),
        TermKind::Attack => (
            format!("{mark}利き{by_other} 敵玉から{far}"),
            format!("{mark}{}, {far} from enemy king", attacks(by_other)),
        ),
        TermKind::Support => (
            format!("{} 紐{by_own}", piece.ja),
            format!("{} supported by {by_own}", piece.en),
        ),
        TermKind::Attacked => (
            format!("{} 当たり{by_other}", piece.ja),
            format!("{} attacked by {by_other}", piece.en),
        ),
        TermKind::KingNeighbourhood => {
            let holds_own = at
                .piece_at(square)
                .is_some_and(|piece| piece.color() == about);
            let (ja_holds, en_holds) = match (by_own, holds_own) {
                (0 | 1, true) => ("味方の駒", "own piece"),
                (0 | 1, false) => ("守りは玉だけ", "held by the king alone"),
                (_, true) => ("味方の駒と利き", "own piece, defended"),
                (_, false) => ("味方の利き", "defended"),
            };
            (
                format!("{mark}玉の隣 {ja_holds}"),
                format!("{mark}next to K, {en_holds}"),
            )
        }
        TermKind::KingSquare => (format!("{mark}玉の升"), format!("{mark}square of K")),
        TermKind::Discount => (
            format!("{} 盤上の割引", piece.ja),
            format!("{} on the board", piece.en),
        ),
        TermKind::Piece | TermKind::Hand | TermKind::Truncation => (piece.ja, piece.en),
    };
    EvaluationTerm {
        kind,
        side: Some(player_of(side)),
        name: Words { ja, en },
        square: Some(square),
        value,
    }
}

fn attacks(count: usize) -> String {
    let s = if count == 1 { "" } else { "s" };
    format!("{count} attack{s}")
}

/// What cutting off fractions has taken.
pub(super) fn truncation(value: Fine) -> EvaluationTerm {
    EvaluationTerm {
        kind: TermKind::Truncation,
        side: None,
        name: TermKind::Truncation.name(),
        square: None,
        value,
    }
}
