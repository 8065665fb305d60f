//! The texts for the inside of an evaluation.

use language::{Phrase, Texts};

/// The contents of each rung of the ladder, from the lowest.
pub const RUNGS: [Phrase; 8] = [
    Texts::evaluation_rung_material,
    Texts::evaluation_rung_hand,
    Texts::evaluation_rung_kings,
    Texts::evaluation_rung_several,
    Texts::evaluation_rung_one_table,
    Texts::evaluation_rung_two_at_most,
    Texts::evaluation_rung_supported,
    Texts::evaluation_rung_around,
];
