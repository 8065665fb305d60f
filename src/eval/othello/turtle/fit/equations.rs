//! Positions as rows of patterns, and the normal equations of their least squares.

use super::super::kind::CornerShape;
use super::super::set::PatternSet;
use super::super::stage::GameStage;
use super::super::weights::{KNOT_STEP, KNOTS, KnotWeights};
use super::conjugate::Symmetric;
use super::sample::{FitOptions, FitSample};

/// The value of a disc, see [`Turtle::DISC`](super::super::Turtle::DISC).
const DISC: f64 = 100.0;

/// The positions of a stage, each as a row of classes.
struct StageRows {
    /// The classes of the patterns of each position, `per_row` of them, negative for negated
    /// values, 0 for patterns without a value.
    classes: Vec<i32>,
    /// The final score of each position, in discs for Black.
    scores: Vec<f64>,
    /// The side to move: +1 for Black, −1 for White.
    movers: Vec<f64>,
}

/// The equations of a fit. The unknowns are the stage terms, and then, knot by knot, the classes.
pub(super) struct Equations {
    corner: CornerShape,
    options: FitOptions,
    stages: Vec<StageRows>,
    /// The number of patterns per position.
    per_row: usize,
    /// The number of classes per knot, including class 0, whose value is 0.
    classes: usize,
}

impl Equations {
    pub(super) fn new(corner: CornerShape, samples: &[FitSample], options: FitOptions) -> Self {
        let set = PatternSet::of(corner);
        let table = set.classes();
        let empty = || StageRows { classes: Vec::new(), scores: Vec::new(), movers: Vec::new() };
        let mut stages: Vec<_> = GameStage::all().map(|_| empty()).collect();
        for sample in samples {
            let kept = set.layout().indices(&sample.position);
            let rows = &mut stages[GameStage::at(&sample.position).number()];
            let class = |place: usize| table.members().get(place).copied().unwrap_or(0);
            rows.classes.extend(set.places(&kept).map(class));
            rows.scores.push(f64::from(sample.score));
            rows.movers.push(sample.position.to_move().sign().into());
        }
        Self { corner, options, stages, per_row: set.instances().len(), classes: table.count() + 1 }
    }

    fn unknowns(&self) -> usize {
        GameStage::COUNT + KNOTS * self.classes
    }

    /// The first unknown of a knot.
    fn knot(&self, knot: usize) -> usize {
        GameStage::COUNT + knot * self.classes
    }

    /// The two knots around a stage, with their interpolation weights.
    fn parts(&self, stage: usize) -> [(usize, f64); 2] {
        let (knot, beyond) = (stage / KNOT_STEP, stage % KNOT_STEP);
        let part = [0.0, 0.25, 0.5, 0.75][beyond];
        let last = KNOTS - 1;
        [(knot.min(last), 1.0 - part), ((knot + 1).min(last), part)]
            .map(|(knot, part)| (self.knot(knot), part))
    }

    /// The values of all classes at a stage.
    fn at_stage(&self, stage: usize, unknowns: &[f64]) -> Vec<f64> {
        let [(before, part), (after, other)] = self.parts(stage);
        let before = &unknowns[before..before + self.classes];
        let after = &unknowns[after..after + self.classes];
        let values = before.iter().zip(after);
        values.map(|(before, after)| part * before + other * after).collect()
    }

    /// Sums the results of `change` for each row of each stage over its unknowns.
    fn gather(
        &self,
        change: impl Fn(usize, &[i32], usize) -> Option<f64>,
        square: bool,
    ) -> Vec<f64> {
        let mut sums = vec![0.0; self.unknowns()];
        for (stage, rows) in self.stages.iter().enumerate() {
            let mut of_classes = vec![0.0; self.classes];
            for (number, row) in rows.classes.chunks_exact(self.per_row).enumerate() {
                let Some(value) = change(stage, row, number) else {
                    continue;
                };
                // The square of a sign is 1.
                sums[stage] += if square { value } else { rows.movers[number] * value };
                for &class in row {
                    let signed = if class < 0 && !square { -value } else { value };
                    of_classes[class.unsigned_abs() as usize] += signed;
                }
            }
            for (start, part) in self.parts(stage) {
                let part = if square { part * part } else { part };
                let sums = &mut sums[start..start + self.classes];
                for (sum, of_class) in sums.iter_mut().zip(&of_classes) {
                    *sum += part * of_class;
                }
            }
        }
        for knot in 0..KNOTS {
            sums[self.knot(knot)] = 0.0; // Patterns without a value.
        }
        sums
    }

    /// The weights of a solution, rounded to hundredths of a disc.
    pub(super) fn weights(&self, solution: &[f64]) -> KnotWeights {
        let rounded = |values: &[f64]| values.iter().map(|&value| hundredths(value)).collect();
        KnotWeights {
            corner: self.corner,
            stage_terms: rounded(&solution[..GameStage::COUNT]),
            knots: (0..KNOTS)
                .map(|knot| {
                    let from = self.knot(knot);
                    rounded(&solution[from + 1..from + self.classes])
                })
                .collect(),
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "kept within what an i16 holds")]
fn hundredths(discs: f64) -> i16 {
    (discs * DISC).round().clamp(-32_000.0, 32_000.0) as i16
}

impl Symmetric for Equations {
    fn right_side(&self) -> Vec<f64> {
        self.gather(|stage, _, row| self.stages[stage].scores.get(row).copied(), false)
    }

    fn diagonal(&self) -> Vec<f64> {
        let FitOptions { ridge, smooth, .. } = self.options;
        let mut diagonal = self.gather(|_, _, _| Some(1.0), true);
        for (place, value) in diagonal.iter_mut().enumerate() {
            *value += if place < GameStage::COUNT { ridge } else { ridge + 2.0 * smooth };
        }
        diagonal
    }

    fn times(&self, vector: &[f64]) -> Vec<f64> {
        let FitOptions { ridge, smooth, .. } = self.options;
        let mut product = vec![0.0; self.unknowns()];
        for (product, value) in product.iter_mut().zip(vector) {
            *product = ridge * value;
        }
        for knot in 1..KNOTS {
            let (before, here) = (self.knot(knot - 1), self.knot(knot));
            for class in 0..self.classes {
                let pull = smooth * (vector[here + class] - vector[before + class]);
                product[here + class] += pull;
                product[before + class] -= pull;
            }
        }
        let at_stages: Vec<_> =
            (0..GameStage::COUNT).map(|stage| self.at_stage(stage, vector)).collect();
        let value = |stage: usize, row: &[i32], number: usize| {
            let values = &at_stages[stage];
            let patterns = row.iter().map(|&class| {
                let value = values[class.unsigned_abs() as usize];
                if class < 0 { -value } else { value }
            });
            let mover = self.stages[stage].movers[number];
            Some(mover * vector[stage] + patterns.sum::<f64>())
        };
        let of_rows = self.gather(value, false);
        for (product, of_rows) in product.iter_mut().zip(of_rows) {
            *product += of_rows;
        }
        product
    }
}
