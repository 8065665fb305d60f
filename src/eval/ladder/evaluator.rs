//! The evaluation of a rung.

use shogi_core::{Color, Move, PieceKind, Square};
use shunsai::Position;

use super::rule::{distance, kings, sign};
use super::rung::Rung;
use super::tables::Slices;
use crate::explained::{EvaluationTerm, Explained, TermKind};
use crate::fine::Fine;
use crate::material::{Material, material, piece_name};
use game::{Evaluator, Incremental};
use games::shogi::attack_counts::AttackCounts;
use games::shogi::notation::side_mark;
use games::shogi::values::YANEURAOU;
use games::shogi::{Shogi, player_of};
use language::Words;
use score::Score;

/// The evaluation of a rung. A missing king has no terms; `Evaluation::fits` checks for both.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ladder(pub(crate) &'static Rung);

impl Ladder {
    /// Calls `term` with every term of the squares, for Black.
    fn square_terms(
        self,
        at: &Position,
        counts: &AttackCounts,
        mut term: impl FnMut(Square, TermKind, Color, Fine),
    ) {
        let kings = kings(at);
        for square in Square::all() {
            let by = (counts.on(square, Color::Black), counts.on(square, Color::White));
            let piece = at.piece_at(square);
            self.0.rule.square_terms(square, kings, by, piece, |kind, side, value| {
                term(square, kind, side, value * sign(side));
            });
        }
    }

    /// The total value, given the sum of the squares in the rung's fractions of a unit.
    fn total(self, squares: i64, material: Score) -> Score {
        let whole = squares / i64::from(self.0.rule.truncation.scale());
        material + i32::try_from(whole).unwrap_or_default()
    }
}

impl Evaluator<Shogi> for Ladder {
    fn value(&self, game: &Shogi, at: &Position, remaining: u8) -> Score {
        if remaining > 0 {
            return Score::lost(player_of(at.side_to_move()), remaining.into());
        }
        self.kept_value(&self.keep(game, at))
    }
}

impl Incremental<Shogi> for Ladder {
    type Kept = KeptSquares;

    fn keep(&self, _: &Shogi, at: &Position) -> KeptSquares {
        KeptSquares::of(self.0, at)
    }

    fn kept_after(
        &self,
        game: &Shogi,
        kept: &KeptSquares,
        before: &Position,
        mv: Move,
        after: &Position,
    ) -> KeptSquares {
        let material = Material(YANEURAOU).value_after(game, (before, kept.material), mv);
        kept.after(self.0, (before, mv, after), material)
    }

    fn kept_value(&self, kept: &KeptSquares) -> Score {
        self.total(kept.squares.into(), kept.material)
    }
}

impl Explained for Ladder {
    /// The material, then every nonzero term of every square, then the loss by truncation.
    fn terms(&self, at: &Position) -> Vec<EvaluationTerm> {
        let mut terms = Material(YANEURAOU).terms(at);
        let counts = self.0.rule.attack_counts(at);
        self.square_terms(at, &counts, |square, kind, side, value| {
            if value != Fine::ZERO {
                terms.push(explained(at, &counts, square, (kind, side), value));
            }
        });
        let exact: Fine = terms.iter().map(|term| term.value).sum();
        let cut = Fine::whole(self.value(&Shogi { values: YANEURAOU }, at, 0).0) - exact;
        if cut != Fine::ZERO {
            terms.push(truncation(cut));
        }
        terms
    }

    fn direct(&self, at: &Position) -> Score {
        let scale = self.0.rule.truncation.scale();
        let mut squares = [Fine::ZERO; Square::NUM];
        self.square_terms(at, &self.0.rule.attack_counts(at), |square, _, _, value| {
            squares[square.array_index()] += value;
        });
        let cut = |square: &Fine| square.truncated(scale);
        self.total(squares.iter().map(cut).sum(), material(at, &YANEURAOU))
    }
}

/// A term of a square, for Black; `about` is the side whose king or piece it is about.
fn explained(
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
fn truncation(value: Fine) -> EvaluationTerm {
    EvaluationTerm {
        kind: TermKind::Truncation,
        side: None,
        name: Words::in_each(|language| TermKind::Truncation.name(language)),
        square: None,
        value,
    }
}

/// The incremental data of a rung.
#[derive(Clone, Debug)]
pub(crate) struct KeptSquares {
    counts: AttackCounts,
    /// The sum of the squares, in the rung's fractions of a unit.
    squares: i32,
    material: Score,
}

/// The contribution of a square.
fn entry(slices: &Slices<'_>, at: &Position, counts: &AttackCounts, square: Square) -> i32 {
    let (black, white) = (counts.on(square, Color::Black), counts.on(square, Color::White));
    slices.entry(square, black, white, at.piece_at(square))
}

/// The contribution of all squares.
fn all_squares(slices: &Slices<'_>, at: &Position, counts: &AttackCounts) -> i32 {
    Square::all().map(|square| entry(slices, at, counts, square)).sum()
}

/// Whether a king moves, which changes its distance to every square.
fn is_of_king(before: &Position, mv: Move) -> bool {
    let from = mv.from().and_then(|from| before.piece_at(from));
    from.is_some_and(|piece| piece.to_parts().0 == PieceKind::King)
}

impl KeptSquares {
    /// Computes the data of a position from scratch.
    fn of(rung: &Rung, at: &Position) -> Self {
        let counts = rung.rule.attack_counts(at);
        Self {
            squares: all_squares(&rung.slices(kings(at)), at, &counts),
            counts,
            material: material(at, &YANEURAOU),
        }
    }

    /// Updates the data for `after`, the position after `mv`, whose material is `material`.
    fn after(
        &self,
        rung: &Rung,
        (before, mv, after): (&Position, Move, &Position),
        material: Score,
    ) -> Self {
        let counts = if rung.rule.attacks.is_some() {
            self.counts.after(before, mv)
        } else {
            AttackCounts::NONE
        };
        let slices = rung.slices(kings(after));
        let squares = if is_of_king(before, mv) {
            all_squares(&slices, after, &counts)
        } else {
            let mut squares = self.squares;
            let mut change = |square| {
                squares += entry(&slices, after, &counts, square);
                squares -= entry(&slices, before, &self.counts, square);
            };
            counts.differences(&self.counts, &mut change);
            // The piece has changed even if the counts are the same.
            for square in [mv.from(), Some(mv.to())].into_iter().flatten() {
                if counts.same_on(&self.counts, square) {
                    change(square);
                }
            }
            squares
        };
        Self { counts, squares, material }
    }
}
