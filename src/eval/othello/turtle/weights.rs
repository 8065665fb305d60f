//! The value of each pattern at each stage.

use std::fmt;

use super::kept::KeptIndices;
use super::kind::CornerShape;
use super::set::PatternSet;
use super::stage::GameStage;
use score::Player;

/// The number of knots: values are fitted at the stages 0, 4, 8 … 40. They are interpolated
/// linearly in between, so that neighbouring stages share the few data on a rare pattern.
pub const KNOTS: usize = 11;

/// The number of stages between two knots.
pub const KNOT_STEP: usize = 4;

/// The fitted values of patterns at the knots, and a term for each stage, as stored in a file. In
/// hundredths of a disc of the final score, for Black.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnotWeights {
    pub corner: CornerShape,
    /// For each stage, the value of having the move, for the side to move.
    pub stage_terms: Vec<i16>,
    /// For each knot, the value of each class of patterns (see [`ClassTable`](super::ClassTable)),
    /// kind by kind.
    pub knots: Vec<Vec<i16>>,
}

impl KnotWeights {
    pub fn zero(corner: CornerShape) -> Self {
        Self {
            corner,
            stage_terms: vec![0; GameStage::COUNT],
            knots: vec![vec![0; PatternSet::of(corner).classes().count()]; KNOTS],
        }
    }
}

/// The value of each pattern at each stage, as flat tables.
#[derive(Clone, PartialEq, Eq)]
pub struct PatternWeights {
    corner: CornerShape,
    stage_terms: Vec<i32>,
    /// For each stage, an entry for each index of each kind.
    tables: Vec<i16>,
    entries: usize,
}

impl fmt::Debug for PatternWeights {
    /// Omits seven million values.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = f.debug_struct("PatternWeights");
        text.field("corner", &self.corner).finish_non_exhaustive()
    }
}

impl PatternWeights {
    /// Interpolates the tables from the values at the knots; missing ones count 0.
    pub fn of(weights: &KnotWeights) -> Self {
        let set = PatternSet::of(weights.corner);
        let classes = set.classes();
        let mut tables = Vec::with_capacity(GameStage::COUNT * set.entries());
        let nothing = Vec::new();
        for stage in 0..GameStage::COUNT {
            let (knot, beyond) = (stage / KNOT_STEP, stage % KNOT_STEP);
            let before = weights.knots.get(knot).unwrap_or(&nothing);
            let after = weights.knots.get(knot + 1).unwrap_or(before);
            let value = |class: usize| between(before.get(class), after.get(class), beyond);
            let values: Vec<_> = (0..classes.count()).map(value).collect();
            tables.extend(classes.members().iter().map(|&class| {
                let value = values.get((class.unsigned_abs() as usize).wrapping_sub(1));
                let value = value.copied().unwrap_or(0);
                if class < 0 { -value } else { value }
            }));
        }
        let mut stage_terms: Vec<_> = weights.stage_terms.iter().copied().map(i32::from).collect();
        stage_terms.resize(GameStage::COUNT, 0);
        Self { corner: weights.corner, stage_terms, tables, entries: set.entries() }
    }

    /// The patterns that the values are for.
    pub fn set(&self) -> &'static PatternSet {
        PatternSet::of(self.corner)
    }

    /// The value of having the move at a stage, for Black, if `to_move` has it.
    pub fn stage_term(&self, stage: GameStage, to_move: Player) -> i32 {
        let term = self.stage_terms.get(stage.number()).copied().unwrap_or(0);
        to_move.sign() * term
    }

    /// The values of a stage, one entry for each index of each kind.
    pub fn table(&self, stage: GameStage) -> &[i16] {
        let from = stage.number() * self.entries;
        self.tables.get(from..from + self.entries).unwrap_or(&[])
    }

    /// The value of each pattern, in the order of [`PatternSet::instances`].
    pub fn values<'w>(
        &'w self,
        set: &'w PatternSet,
        stage: GameStage,
        kept: &'w KeptIndices,
    ) -> impl Iterator<Item = i32> + 'w {
        let table = self.table(stage);
        let value = |place: usize| table.get(place).copied().map_or(0, i32::from);
        set.places(kept).map(value)
    }
}

/// The value `beyond` stages after a knot, interpolated to the next one; rounded with halves away
/// from zero, so that it commutes with negation.
fn between(before: Option<&i16>, after: Option<&i16>, beyond: usize) -> i16 {
    let step = i32::try_from(KNOT_STEP).unwrap_or(1);
    let beyond = i32::try_from(beyond).unwrap_or(0);
    let [before, after] = [before, after].map(|value| value.copied().map_or(0, i32::from));
    let sum = before * (step - beyond) + after * beyond;
    i16::try_from((sum + sum.signum() * (step / 2)) / step).unwrap_or(0)
}
