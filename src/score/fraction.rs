//! Exact fractions: values and probabilities of hand-written trees.

use std::fmt;

use num_integer::Integer as _;
use num_rational::Ratio;

use super::Score;

/// An exact number: a value as it is written in a tree, or a probability.
///
/// ```
/// use score::{Fraction, Score, WrittenNumber};
///
/// let mean = WrittenNumber::exact("6.5").expect("a number");
/// assert_eq!((mean.to_string(), mean.shown()), ("13/2".into(), "6½".into()));
/// // In a tree whose values are counted in quarters:
/// assert_eq!(mean.counted_in(4), Some(Score(26)));
/// assert_eq!(Fraction::of(Score(26), 4), mean);
/// assert_eq!(mean.counted_in(3), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fraction(Ratio<i64>);

/// The fractions that are one letter, with their parts.
pub(super) const GLYPHS: [(char, u8, u8); 15] = [
    ('½', 1, 2),
    ('⅓', 1, 3),
    ('⅔', 2, 3),
    ('¼', 1, 4),
    ('¾', 3, 4),
    ('⅕', 1, 5),
    ('⅖', 2, 5),
    ('⅗', 3, 5),
    ('⅘', 4, 5),
    ('⅙', 1, 6),
    ('⅚', 5, 6),
    ('⅛', 1, 8),
    ('⅜', 3, 8),
    ('⅝', 5, 8),
    ('⅞', 7, 8),
];

impl Fraction {
    pub const ZERO: Self = Self(Ratio::new_raw(0, 1));
    pub const ONE: Self = Self(Ratio::new_raw(1, 1));

    /// `above` parts, of which `below`, greater than 0, make a whole.
    pub fn new(above: i64, below: i64) -> Option<Self> {
        (below > 0).then(|| Self(Ratio::new(above, below)))
    }

    /// A value of a tree whose values are counted in `parts` of a whole.
    pub fn of(value: Score, parts: u32) -> Self {
        Self(Ratio::new(value.0.into(), parts.max(1).into()))
    }

    /// In lowest terms: how many parts.
    pub fn count(self) -> i64 {
        *self.0.numer()
    }

    /// In lowest terms: how many parts make a whole.
    pub fn parts(self) -> i64 {
        *self.0.denom()
    }

    /// The whole number that it is, if it is one.
    pub fn whole(self) -> Option<i32> {
        self.0.is_integer().then(|| i32::try_from(self.count()).ok()).flatten()
    }

    /// The value in a tree whose values are counted in `parts` of a whole; `None` if it is not a
    /// multiple of these, or too large.
    pub fn counted_in(self, parts: u32) -> Option<Score> {
        let (each, rest) = i64::from(parts).div_rem(&self.parts());
        let value = self.count().checked_mul(each).filter(|_| rest == 0)?;
        i32::try_from(value).ok().map(Score).filter(|value| value.is_finite())
    }

    /// The sum; `None` if it has too many digits.
    pub fn plus(self, other: Self) -> Option<Self> {
        let below = common_parts(self.parts(), other.parts())?;
        let part = |of: Self| of.count().checked_mul(below / of.parts());
        Self::new(part(self)?.checked_add(part(other)?)?, below)
    }

    /// The product; `None` if it has too many digits.
    pub fn times(self, other: Self) -> Option<Self> {
        let above = self.count().checked_mul(other.count())?;
        Self::new(above, self.parts().checked_mul(other.parts())?)
    }

    /// The same with the other sign.
    #[must_use]
    pub fn negated(self) -> Self {
        Self(-self.0)
    }

    /// How often another number, greater than 0, goes into it; `None` if it has too many digits.
    pub fn over(self, other: Self) -> Option<Self> {
        self.times(Self::new(other.parts(), other.count())?)
    }

    /// For people: `6½`, `−13/7`. A whole number has no sign but a minus.
    pub fn shown(self) -> String {
        let (whole, rest) = self.count().unsigned_abs().div_rem(&self.parts().unsigned_abs());
        let glyph = GLYPHS.iter().find(|(_, above, below)| {
            (u64::from(*above), i64::from(*below)) == (rest, self.parts())
        });
        let sign = if self.count() < 0 { "−" } else { "" };
        match glyph {
            Some((glyph, ..)) if whole == 0 => format!("{sign}{glyph}"),
            Some((glyph, ..)) => format!("{sign}{whole}{glyph}"),
            None => format!("{sign}{}", self.to_string().trim_start_matches('-')),
        }
    }

    /// For people, as a decimal: `6.5`, `−0.125`; `None` if it has no end, or more than six places.
    pub fn decimal(self) -> Option<String> {
        const MOST: usize = 6;
        let (mut above, below) = (self.count().unsigned_abs(), self.parts().unsigned_abs());
        let mut text = (above / below).to_string();
        above %= below;
        for place in 0..MOST {
            if above == 0 {
                break;
            }
            above = above.checked_mul(10)?;
            text += if place == 0 { "." } else { "" };
            text += &(above / below).to_string();
            above %= below;
        }
        let sign = if self.count() < 0 { "−" } else { "" };
        (above == 0).then(|| format!("{sign}{text}"))
    }
}

/// The least number of parts in which both can be counted; `None` if they are too many.
pub fn common_parts(one: i64, other: i64) -> Option<i64> {
    (one / one.gcd(&other)).checked_mul(other)
}

impl From<i32> for Fraction {
    fn from(value: i32) -> Self {
        Self(Ratio::from_integer(value.into()))
    }
}

impl Default for Fraction {
    fn default() -> Self {
        Self::ZERO
    }
}

/// In lowest terms, as files have it: `7`, `13/2`, `-1/3`.
impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::WrittenNumber;

    #[test]
    fn fractions_are_exact_and_shown_as_people_write_them() {
        let read = |text: &str| WrittenNumber::exact(text).expect("a number");
        for (text, shown) in [
            ("6.5", "6½"),
            ("-1/3", "−⅓"),
            ("13/7", "13/7"),
            ("-13/7", "−13/7"),
            ("0", "0"),
            ("-7", "−7"),
            ("2.75", "2¾"),
        ] {
            assert_eq!(read(text).shown(), shown);
            assert_eq!(read(&shown.replace('−', "-")), read(text));
            assert_eq!(read(&read(text).to_string()), read(text));
        }
        for (text, decimal) in [
            ("13/2", Some("6.5")),
            ("-1/8", Some("−0.125")),
            ("7", Some("7")),
            ("-3", Some("−3")),
            ("1/3", None),
            ("1/128", None),
            ("1/64", Some("0.015625")),
            ("0", Some("0")),
        ] {
            assert_eq!(read(text).decimal().as_deref(), decimal, "{text}");
        }
        let half = read(".5");
        assert_eq!(read("1/3").plus(read("1/6")), Some(half));
        assert_eq!(half.counted_in(6), Some(Score(3)));
        assert_eq!((half.counted_in(3), half.counted_in(1)), (None, None));
        assert_eq!(Fraction::from(1_000_000_000).counted_in(4), None);
        for (glyph, above, below) in GLYPHS {
            let of = Fraction::new(above.into(), below.into()).expect("a fraction");
            assert_eq!((of.shown(), read(&glyph.to_string())), (glyph.to_string(), of));
        }
    }
}
