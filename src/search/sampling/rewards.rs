//! What the end of a playout is worth: a whole number from 0 to a span, for Black (MAX).

use super::plan::Sampling;
use score::{Sample, Score};

/// What a run has to know in order to sample.
#[derive(Clone, Copy, Debug)]
pub struct SamplingRun {
    pub plan: Sampling,
    pub rewards: Rewards,
}

impl Default for SamplingRun {
    fn default() -> Self {
        Self { plan: Sampling::default(), rewards: Rewards::Outcome }
    }
}

/// How rewards are made of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rewards {
    /// The value less the least value of the tree, of the span between its least and greatest one.
    Range { least: Score, greatest: Score },
    /// 1, ½ and 0 for a win, a draw and a loss.
    Outcome,
    /// The same at ends, and 1 / (1 + e^(−v/600)) for a value of v hundredths of a pawn; a pawn is so
    /// many units of the evaluator.
    Logistic { pawn: i32 },
    /// The same at ends, and (64 + v) / 128 for a value of v discs.
    Discs,
}

/// The span of rewards that are not of whole values.
const FINE: u32 = 1_000_000_000;

impl Rewards {
    /// The greatest reward.
    pub fn span(self) -> u32 {
        match self {
            // All equal: ½ each.
            Self::Range { least, greatest } if least == greatest => 2,
            Self::Range { least, greatest } => greatest.0.abs_diff(least.0),
            Self::Outcome => 2,
            Self::Logistic { .. } | Self::Discs => FINE,
        }
    }

    /// The reward of a draw.
    pub fn even(self) -> u32 {
        self.span() / 2
    }

    /// The reward of an end with this value.
    pub fn of_end(self, value: Score) -> u32 {
        match self {
            Self::Range { least, greatest } if least == greatest => 1,
            Self::Range { least, .. } => value.0.saturating_sub(least.0).max(0).unsigned_abs(),
            Self::Outcome | Self::Logistic { .. } | Self::Discs => match value.0.signum() {
                1 => self.span(),
                0 => self.even(),
                _ => 0,
            },
        }
    }

    /// The reward of a position that is valued instead of being played on.
    pub fn of_value(self, value: Score) -> u32 {
        let share = match self {
            Self::Range { .. } | Self::Outcome => return self.of_end(value),
            Self::Logistic { .. } if value.is_mate() => return self.of_end(value),
            Self::Logistic { pawn } => {
                let hundredths = f64::from(value.0) * 100.0 / f64::from(pawn.max(1));
                1.0 / (1.0 + libm::exp(-hundredths / 600.0))
            }
            Self::Discs => (64.0 + f64::from(value.0.clamp(-64, 64))) / 128.0,
        };
        rounded(share * f64::from(FINE)).cast_unsigned()
    }

    /// The mean reward as a value: of a tree between its least and greatest one, else in percent.
    pub fn value(self, sample: Sample) -> Score {
        let mean = sample.mean(self.span()).unwrap_or(0.5);
        match self {
            Self::Range { least, greatest } => {
                let span = f64::from(greatest.0) - f64::from(least.0);
                Score(rounded(f64::from(least.0) + mean * span))
            }
            _ => Score(rounded(mean * 100.0)),
        }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "values, and shares of them")]
fn rounded(number: f64) -> i32 {
    number.round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rewards_go_from_zero_to_the_span() {
        let range = Rewards::Range { least: Score(2), greatest: Score(14) };
        let ends = [2, 5, 14].map(|value| range.of_end(Score(value)));
        assert_eq!((ends, range.span()), ([0, 3, 12], 12));
        let flat = Rewards::Range { least: Score(5), greatest: Score(5) };
        assert_eq!((flat.of_end(Score(5)), flat.span()), (1, 2));
        let logistic = Rewards::Logistic { pawn: 90 };
        assert_eq!(logistic.of_value(Score(0)), FINE / 2);
        let sixth = f64::from(logistic.of_value(Score(540))) / f64::from(FINE);
        assert!((sixth - 1.0 / (1.0 + (-1.0_f64).exp())).abs() < 1e-8);
        assert_eq!(logistic.of_end(Score(-1)), 0);
        assert_eq!(Rewards::Discs.of_value(Score(64)), FINE);
    }
}
