//! Explains the terms of the ladder.

use shogi_core::{Color, Square};
use shunsai::Position;

use super::rule::{distance, kings};
use crate::explained::{EvaluationTerm, TermKind};
use crate::fine::Fine;
use crate::material::piece_name;
use games::shogi::attack_counts::AttackCounts;
use games::shogi::notation::side_mark;
use games::shogi::player_of;
use language::Words;

/// A term of a square, for Black; `about` is the side whose king or piece it is about.
pub(super) fn explained(
    at: &Position,
    counts: &AttackCounts,
    square: Square,
    (kind, about): (TermKind, Color),
    value: Fine,
) -> EvaluationTerm {
    // Attacks near a king are its opponent's.
    let side = if kind == TermKind::Attack { about.flip() } else { about };
    let mark = side_mark(side).to_string();
    let far = kings(at)[about.array_index()].map_or(0, |king| distance(king, square));
    let piece = at.piece_at(square).map(piece_name).unwrap_or_default();
    let (by_own, by_other) = (counts.on(square, about), counts.on(square, about.flip()));
    let holds_own = at.piece_at(square).is_some_and(|piece| piece.color() == about);
    let holds = match (by_own, holds_own) {
        (0 | 1, true) => "piece",
        (0 | 1, false) => "king-alone",
        (_, true) => "defended-piece",
        (_, false) => "defended",
    };
    let name = Words::in_each(|language| {
        let (texts, piece) = (language.texts(), piece.get(language));
        match kind {
            TermKind::Defence => texts.evaluation_terms_attacks_near_own(by_own, far, &mark),
            TermKind::Attack => texts.evaluation_terms_attacks_near_enemy(by_other, far, &mark),
            TermKind::Support => texts.evaluation_terms_supported_by(by_own, piece),
            TermKind::Attacked => texts.evaluation_terms_attacked_by(by_other, piece),
            TermKind::KingNeighbourhood => texts.evaluation_terms_next_to_king(holds, &mark),
            TermKind::KingSquare => texts.evaluation_terms_square_of_king(&mark),
            TermKind::Discount => texts.evaluation_terms_discounted(piece),
            TermKind::Piece | TermKind::Hand | TermKind::Truncation => piece.to_owned(),
        }
    });
    EvaluationTerm { kind, side: Some(player_of(side)), name, square: Some(square), value }
}

/// The term for the loss by truncation.
pub(super) fn truncation(value: Fine) -> EvaluationTerm {
    EvaluationTerm {
        kind: TermKind::Truncation,
        side: None,
        name: Words::in_each(|language| TermKind::Truncation.name(language)),
        square: None,
        value,
    }
}
