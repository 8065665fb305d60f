//! The ladder of evaluations of やねうら王 (`MATERIAL_LEVEL` 2 to 8): one idea a rung, up to KKPEE9 with
//! a bonus for the square of the king.
//!
//! Numbers and rules are those of the articles "評価関数を作ろう" of 2020 and of their program; what
//! fractions do was read off the running engines.
//!
//! | file | holds |
//! |---|---|
//! | `weights` | the numbers |
//! | `rung` | what a rung counts; the terms of one square (the direct formula) |
//! | `tables` | the same, looked up: a table for a king on his square, one for the pieces |
//! | `kept` | the same, kept move by move |
//! | `explain` | the terms for people |
//!
//! The terms of a square are written once. The tables are filled from them, and the explanation lists
//! them.

mod explain;
mod kept;
mod rung;
mod tables;
mod weights;

use shogi_core::{Color, Square};
use shunsai::Position;

use super::explained::{EvaluationTerm, Explained, TermKind};
use super::fine::Fine;
use super::material::{Material, material};
use crate::game::{Evaluator, Incremental};
use crate::games::shogi::attack_counts::AttackCounts;
use crate::games::shogi::values::{Counting, PieceValues, YANEURAOU};
use crate::games::shogi::{Shogi, player_of};
use crate::score::Score;
use rung::{AttackWeights, KingBonus, RungRule, Truncation};

pub(super) use rung::Rung;

/// The piece values with the discount of the second rung taken off on the board, cut off to whole
/// units: what captures win on every rung from there.
pub(super) const DISCOUNTED: PieceValues = {
    let (mut board, hand) = YANEURAOU.tables();
    let mut kind = 0;
    while kind < board.len() {
        board[kind] -= board[kind] * weights::DISCOUNT / 1024;
        kind += 1;
    }
    PieceValues::new(board, hand, Counting::Balance)
};

/// The second rung: a piece on the board is worth a tenth less than in hand.
pub(super) static MATERIAL_2: Rung = Rung::new(SECOND);

/// The third: attacks count by their distance to the kings.
pub(super) static MATERIAL_3: Rung = Rung::new(RungRule {
    attacks: Some(AttackWeights {
        own: 68,
        other: 96,
        several: false,
        most: 10,
    }),
    ..SECOND
});

/// The fourth: several attacks on a square count less each.
pub(super) static MATERIAL_4: Rung = Rung::new(RungRule {
    attacks: Some(AttackWeights {
        own: 85,
        other: 98,
        several: true,
        most: 10,
    }),
    ..SECOND
});

/// The fifth: the same as one table, with other weights.
pub(super) static MATERIAL_5: Rung = Rung::new(RungRule {
    attacks: Some(AttackWeights {
        most: 10,
        ..LATER_WEIGHTS
    }),
    ..SECOND
});

/// The sixth, KKPEE9: more than two attacks count as two, and the piece is in the table.
pub(super) static MATERIAL_6: Rung = Rung::new(SIXTH);

/// The seventh: supported and attacked pieces.
pub(super) static MATERIAL_7: Rung = Rung::new(SEVENTH);

/// The eighth, of the article of 2020-12-02: the squares around each king, and a bonus for his own.
pub(super) static MATERIAL_8: Rung = Rung::new(RungRule {
    bonus: KingBonus::Square,
    ..EIGHTH
});

/// The eighth as it was at first: a bonus for the rank of the king.
pub(super) static MATERIAL_8_RANK: Rung = Rung::new(RungRule {
    bonus: KingBonus::Rank,
    ..EIGHTH
});

/// The eighth without a bonus for where the king is.
pub(super) static MATERIAL_8_NONE: Rung = Rung::new(EIGHTH);

const SECOND: RungRule = RungRule {
    attacks: None,
    truncation: Truncation::Term,
    support: false,
    neighbourhood: false,
    bonus: KingBonus::None,
};

const LATER_WEIGHTS: AttackWeights = AttackWeights {
    own: 83,
    other: 92,
    several: true,
    most: 2,
};

const SIXTH: RungRule = RungRule {
    attacks: Some(LATER_WEIGHTS),
    truncation: Truncation::Square,
    ..SECOND
};

const SEVENTH: RungRule = RungRule {
    truncation: Truncation::Fine,
    support: true,
    ..SIXTH
};

const EIGHTH: RungRule = RungRule {
    neighbourhood: true,
    ..SEVENTH
};

/// The evaluation of a rung. A king that is nowhere has no terms; who needs both asks
/// [`Evaluation::fits`](super::Evaluation::fits).
#[derive(Clone, Copy, Debug)]
pub(super) struct Ladder(pub(super) &'static Rung);

/// Both kings' squares, Black's first.
fn kings(at: &Position) -> [Option<Square>; 2] {
    [Color::Black, Color::White].map(|side| at.king_square(side))
}

impl Ladder {
    /// Every term of the squares, for Black.
    fn square_terms(
        self,
        at: &Position,
        counts: &AttackCounts,
        mut term: impl FnMut(Square, TermKind, Color, Fine),
    ) {
        let kings = kings(at);
        for square in Square::all() {
            let by = (
                counts.on(square, Color::Black),
                counts.on(square, Color::White),
            );
            let piece = at.piece_at(square);
            self.0
                .rule
                .square_terms(square, kings, by, piece, |kind, side, value| {
                    term(square, kind, side, value * tables::sign(side));
                });
        }
    }

    /// The value of which the squares add up to `squares`, in the parts of a unit that the rung
    /// counts in.
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

impl Explained for Ladder {
    /// The material, then every term of every square that is not nothing, and last what cutting
    /// off fractions has taken.
    fn terms(&self, at: &Position) -> Vec<EvaluationTerm> {
        let mut terms = Material(YANEURAOU).terms(at);
        let counts = AttackCounts::of(at);
        self.square_terms(at, &counts, |square, kind, side, value| {
            if value != Fine::ZERO {
                terms.push(explain::explained(at, &counts, square, (kind, side), value));
            }
        });
        let exact: Fine = terms.iter().map(|term| term.value).sum();
        let cut = Fine::whole(self.value(&Shogi { values: YANEURAOU }, at, 0).0) - exact;
        if cut != Fine::ZERO {
            terms.push(explain::truncation(cut));
        }
        terms
    }

    fn direct(&self, at: &Position) -> Score {
        let truncation = self.0.rule.truncation;
        let mut squares = [Fine::ZERO; Square::NUM];
        self.square_terms(at, &AttackCounts::of(at), |square, _, _, value| {
            squares[square.array_index()] += value;
        });
        let cut = |square: &Fine| square.truncated(truncation.scale());
        self.total(squares.iter().map(cut).sum(), material(at, &YANEURAOU))
    }
}
