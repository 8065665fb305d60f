//! Exact fractions of a value.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};

/// A fraction of a value, in 2⁻²⁰ of the evaluator's unit.
///
/// Every weight of the ladder of evaluations is a multiple of this, so that sums are exact in any
/// order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fine(pub i64);

impl Fine {
    pub const ZERO: Self = Self(0);
    /// The number of binary places after the point.
    pub const PLACES: u32 = 20;

    pub const fn whole(units: i32) -> Self {
        Self((units as i64) << Self::PLACES)
    }

    /// As an integer number of `scale`ths of a unit, truncated toward zero.
    pub const fn truncated(self, scale: i32) -> i64 {
        self.0 * scale as i64 / (1 << Self::PLACES)
    }

    /// The nearest integer number of units, halves away from zero.
    pub fn rounded(self) -> i32 {
        let half = (1 << (Self::PLACES - 1)) * self.0.signum();
        i32::try_from((self.0 + half) / (1 << Self::PLACES)).unwrap_or(i32::MAX)
    }

    /// The nearest integer number of tenths of a unit, halves away from zero.
    pub fn tenths(self) -> i64 {
        let half = (1 << (Self::PLACES - 1)) * self.0.signum();
        (self.0 * 10 + half) / (1 << Self::PLACES)
    }

    /// Formats with a sign: "+83", "−4.2", "0". Tenths are omitted if 0.
    pub fn said(self) -> String {
        let tenths = self.tenths();
        let sign = match tenths.signum() {
            1 => "+",
            -1 => "−",
            _ => "",
        };
        let (whole, tenth) = (tenths.abs() / 10, tenths.abs() % 10);
        if tenth == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{tenth}") }
    }

    /// In units, for drawing.
    #[expect(clippy::cast_precision_loss, reason = "values are far below 2^52")]
    pub fn units(self) -> f64 {
        self.0 as f64 / f64::from(1 << Self::PLACES)
    }
}

impl Add for Fine {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Fine {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Fine {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for Fine {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Mul<i32> for Fine {
    type Output = Self;
    fn mul(self, times: i32) -> Self {
        Self(self.0 * i64::from(times))
    }
}

impl Sum for Fine {
    fn sum<I: Iterator<Item = Self>>(shares: I) -> Self {
        shares.fold(Self::ZERO, Add::add)
    }
}
