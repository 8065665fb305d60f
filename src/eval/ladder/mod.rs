//! The ladder of evaluations of やねうら王 (`MATERIAL_LEVEL` 2 to 8): one idea a rung, up to KKPEE9 with
//! a bonus for the square of the king.
//!
//! Numbers and rules are those of the articles "評価関数を作ろう" of 2020 and of their program; what
//! fractions do was read off the running engines.
//!
//! | file | holds |
//! |---|---|
//! | `weights` | the numbers |
//! | `rule` | what a rung counts, as data; the terms of one square: the direct formula |
//! | `tables` | the same, looked up: a table for a king on his square, one for the pieces |
//! | `kept` | the same, kept move by move |
//! | `rung` | a rule with its tables |
//! | `explain` | the terms for people |
//! | `evaluator` | all of it as an evaluator |
//!
//! The terms of a square are written once. The tables are filled from them, and the explanation lists
//! them.

mod evaluator;
mod explain;
mod kept;
mod rule;
mod rung;
mod tables;
mod weights;

use crate::games::shogi::values::{Counting, PieceValues, YANEURAOU};
use rule::{AttackWeights, KingBonus, RungRule, Truncation};

pub use rule::WeightTables;

pub(super) use evaluator::Ladder;
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
