//! The ladder of evaluations of やねうら王 (`MATERIAL_LEVEL` 2 to 8): one idea per rung, up to KKPEE9
//! with a bonus for the square of the king.
//!
//! Numbers and rules come from the articles "評価関数を作ろう" of 2020 and their program; the rounding was
//! determined from the running engines.
//!
//! | file | contents |
//! |---|---|
//! | `weights` | the numbers |
//! | `rule` | the rules of a rung as data; the terms of one square by the direct formula |
//! | `tables` | the same with precomputed tables, one per king and square, and one for the pieces |
//! | `rung` | a rule with its tables |
//! | `evaluator` | the rung as an evaluator |
//!
//! The terms of a square are implemented once; the tables are computed from them, and the
//! explanation lists them.

mod evaluator;
mod rule;
mod rung;
mod tables;
mod weights;

use games::shogi::values::{Counting, PieceValues, YANEURAOU};
use rule::{AttackWeights, KingBonus, RungRule, Truncation};

pub use rule::WeightTables;

pub(super) use evaluator::Ladder;
pub(super) use rung::Rung;

/// The piece values with the discount of the second rung applied on the board, truncated to
/// integers: used for captures from that rung on.
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

/// The third rung: attacks count by their distance to the kings.
pub(super) static MATERIAL_3: Rung = Rung::new(RungRule {
    attacks: Some(AttackWeights { own: 68, other: 96, several: false, most: 10 }),
    ..SECOND
});

/// The fourth rung: diminishing weights of several attacks on a square.
pub(super) static MATERIAL_4: Rung = Rung::new(RungRule {
    attacks: Some(AttackWeights { own: 85, other: 98, several: true, most: 10 }),
    ..SECOND
});

/// The fifth rung: the same as one table, with other weights.
pub(super) static MATERIAL_5: Rung =
    Rung::new(RungRule { attacks: Some(AttackWeights { most: 10, ..LATER_WEIGHTS }), ..SECOND });

/// The sixth rung, KKPEE9: more than two attacks count as two, and the table includes the piece.
pub(super) static MATERIAL_6: Rung = Rung::new(SIXTH);

/// The seventh rung: supported and attacked pieces.
pub(super) static MATERIAL_7: Rung = Rung::new(SEVENTH);

/// The eighth rung, from the article of 2020-12-02: the squares around each king, and a bonus for
/// the king's own square.
pub(super) static MATERIAL_8: Rung = Rung::new(RungRule { bonus: KingBonus::Square, ..EIGHTH });

/// The eighth rung in its first form: a bonus for the rank of the king.
pub(super) static MATERIAL_8_RANK: Rung = Rung::new(RungRule { bonus: KingBonus::Rank, ..EIGHTH });

/// The eighth rung without a bonus for the king's place.
pub(super) static MATERIAL_8_NONE: Rung = Rung::new(EIGHTH);

const SECOND: RungRule = RungRule {
    attacks: None,
    truncation: Truncation::Term,
    support: false,
    neighbourhood: false,
    bonus: KingBonus::None,
};

const LATER_WEIGHTS: AttackWeights = AttackWeights { own: 83, other: 92, several: true, most: 2 };

const SIXTH: RungRule =
    RungRule { attacks: Some(LATER_WEIGHTS), truncation: Truncation::Square, ..SECOND };

const SEVENTH: RungRule = RungRule { truncation: Truncation::Fine, support: true, ..SIXTH };

const EIGHTH: RungRule = RungRule { neighbourhood: true, ..SEVENTH };
