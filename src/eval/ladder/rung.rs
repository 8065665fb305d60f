//! A rung: its rule, and the tables that are made of it.

use shogi_core::{Color, Square};

use super::rule::{KingBonus, RungRule, WeightTables};
use super::tables::{RungTables, Slices};

/// A rung of the ladder.
#[derive(Debug)]
pub(in crate::eval) struct Rung {
    /// What it counts beyond the material.
    pub(super) rule: RungRule,
    /// What has been worked out of that.
    tables: RungTables,
}

impl Rung {
    pub(super) const fn new(rule: RungRule) -> Self {
        Self {
            rule,
            tables: RungTables::new(),
        }
    }

    /// The tables for kings on these squares.
    pub(super) fn slices(&self, kings: [Option<Square>; 2]) -> Slices<'_> {
        self.tables.slices(&self.rule, kings)
    }

    /// What attacks near the kings are worth; none if they count nothing.
    pub(in crate::eval) fn weight_tables(&self) -> Option<WeightTables> {
        self.rule.weight_tables()
    }

    /// The bonus of a king of `side` on `square`, for that side; none if there is no such bonus.
    pub(in crate::eval) fn king_bonus(&self, square: Square, side: Color) -> Option<i32> {
        let bonus = self.rule.bonus;
        (bonus != KingBonus::None).then(|| bonus.of(square, side))
    }
}
