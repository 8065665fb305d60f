//! The evaluation of a rung.

use shogi_core::{Color, Move, Square};
use shunsai::Position;

use super::explain::{explained, truncation};
use super::kept::KeptSquares;
use super::rule::{kings, sign};
use super::rung::Rung;
use crate::explained::{EvaluationTerm, Explained, TermKind};
use crate::fine::Fine;
use crate::material::{Material, material};
use game::{Evaluator, Incremental};
use games::shogi::attack_counts::AttackCounts;
use games::shogi::values::YANEURAOU;
use games::shogi::{Shogi, player_of};
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
