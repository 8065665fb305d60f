//! A rung: its rule, and the tables computed from it.

use shogi_core::{Color, Square};

use super::rule::{KingBonus, RungRule, WeightTables};
use super::tables::{RungTables, Slices};

#[derive(Debug)]
pub(crate) struct Rung {
    /// Its terms beyond material.
    pub(super) rule: RungRule,
    tables: RungTables,
}

impl Rung {
    pub(super) const fn new(rule: RungRule) -> Self {
        Self { rule, tables: RungTables::new() }
    }

    /// The tables for kings on these squares.
    pub(super) fn slices(&self, kings: [Option<Square>; 2]) -> Slices<'_> {
        self.tables.slices(&self.rule, kings)
    }

    /// The weights of attacks near the kings; `None` if they are not counted.
    pub(crate) fn weight_tables(&self) -> Option<WeightTables> {
        self.rule.weight_tables()
    }

    /// The bonus for a king of `side` on `square`, for that side; `None` if there is no such bonus.
    pub(crate) fn king_bonus(&self, square: Square, side: Color) -> Option<i32> {
        let bonus = self.rule.bonus;
        (bonus != KingBonus::None).then(|| bonus.of(square, side))
    }
}
