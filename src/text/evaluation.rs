//! The words of an evaluation, seen from inside.

use crate::language::{Phrase, Texts};

/// What each rung of the ladder counts, from the lowest.
pub(crate) const RUNGS: [Phrase; 8] = [
    Texts::evaluation_rung_material,
    Texts::evaluation_rung_hand,
    Texts::evaluation_rung_kings,
    Texts::evaluation_rung_several,
    Texts::evaluation_rung_one_table,
    Texts::evaluation_rung_two_at_most,
    Texts::evaluation_rung_supported,
    Texts::evaluation_rung_around,
];
