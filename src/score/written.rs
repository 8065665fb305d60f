//! Numbers as people and programs write them: `3`, `+3`, `−2`, `3.0`, `13/2`, `6.5`, `6½`, `1e3`.

use std::fmt;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::fraction::{Fraction, GLYPHS};

/// Values of hand-written leaves lie within ± this.
pub const MAX_VALUE: i32 = 1_000_000_000;

/// The most parts of a whole that a number may name.
const MOST_PARTS: u64 = MAX_VALUE as u64;

/// What a word is worth, if it is a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrittenNumber {
    /// A number within ± [`MAX_VALUE`].
    Exact(Fraction),
    /// A number beyond that.
    Large { is_negative: bool },
    /// A fraction or a decimal with more parts or places than are read.
    Fine,
}

impl WrittenNumber {
    /// `None`: the word is no number.
    pub fn of(word: &str) -> Option<Self> {
        let (is_negative, size) = match word.strip_prefix(['-', '−']) {
            Some(size) => (true, size),
            None => (false, word.strip_prefix('+').unwrap_or(word)),
        };
        let size = match size.split_once('/') {
            Some((above, below)) => fraction(above, below)?,
            None => mixed(size).or_else(|| decimal(size))?,
        };
        let (above, below) = match size {
            Size::Fine => return Some(Self::Fine),
            Size::Large => return Some(Self::Large { is_negative }),
            Size::Exact(above, below) => (above, below),
        };
        if above / below.max(1) >= MOST_PARTS && (above, below) != (MOST_PARTS, 1) {
            return Some(Self::Large { is_negative });
        }
        let [above, below] = [above, below].map(|number| i64::try_from(number).ok());
        let number = Fraction::new(if is_negative { -above? } else { above? }, below?)?;
        let is_fine = number.parts() > MAX_VALUE.into();
        Some(if is_fine { Self::Fine } else { Self::Exact(number) })
    }

    /// The number that a word is, if it is one that is read.
    pub fn exact(word: &str) -> Option<Fraction> {
        match Self::of(word) {
            Some(Self::Exact(number)) => Some(number),
            _ => None,
        }
    }
}

/// A number without its sign.
#[derive(Clone, Copy)]
enum Size {
    /// So many parts, of so many to a whole.
    Exact(u64, u64),
    Large,
    Fine,
}

/// The number of these decimal digits; [`u64::MAX`] stands for all that are larger.
fn of_digits(digits: &str) -> Option<u64> {
    let is_number = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    is_number.then(|| digits.parse().unwrap_or(u64::MAX))
}

fn fraction(above: &str, below: &str) -> Option<Size> {
    let (above, below) = (of_digits(above)?, of_digits(below).filter(|&below| below > 0)?);
    Some(match (above, below) {
        (u64::MAX, _) | (_, u64::MAX) => Size::Fine,
        _ => Size::Exact(above, below),
    })
}

/// `6½`, `½`.
fn mixed(text: &str) -> Option<Size> {
    let last = text.chars().next_back()?;
    let &(_, above, below) = GLYPHS.iter().find(|(glyph, ..)| *glyph == last)?;
    let whole = &text[..text.len() - last.len_utf8()];
    let whole = if whole.is_empty() { 0 } else { of_digits(whole)? };
    let [above, below] = [above, below].map(u64::from);
    let sum = whole.checked_mul(below).and_then(|parts| parts.checked_add(above));
    Some(sum.map_or(Size::Large, |sum| Size::Exact(sum, below)))
}

/// A number with or without a point and an exponent.
fn decimal(text: &str) -> Option<Size> {
    let (digits, exponent) = match text.split_once(['e', 'E']) {
        Some((digits, exponent)) => {
            let size = exponent.strip_prefix(['-', '+']).unwrap_or(exponent);
            let size = i64::try_from(of_digits(size)?).unwrap_or(i64::MAX);
            (digits, if exponent.starts_with('-') { -size } else { size })
        }
        None => (text, 0),
    };
    let (whole, rest) = digits.split_once('.').unwrap_or((digits, ""));
    let digits = [whole, rest].concat();
    of_digits(&digits)?;
    let digits = digits.trim_start_matches('0');
    let short = digits.trim_end_matches('0');
    if short.is_empty() {
        return Some(Size::Exact(0, 1));
    }
    let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let moved = count(digits.len() - short.len());
    let zeros = exponent.saturating_add(moved).saturating_sub(count(rest.len()));
    // Digits before the point; the longest number that is read has ten.
    let before = zeros.saturating_add(count(short.len()));
    if before > 10 {
        return Some(Size::Large);
    }
    let power = |places: i64| u32::try_from(places).ok().and_then(|at| 10_u64.checked_pow(at));
    let parsed = of_digits(short).filter(|&number| number < u64::MAX);
    let (Some(number), Some(power)) = (parsed, power(zeros.saturating_abs())) else {
        return Some(Size::Fine);
    };
    Some(match zeros {
        0.. => number.checked_mul(power).map_or(Size::Large, |number| Size::Exact(number, 1)),
        _ => Size::Exact(number, power),
    })
}

/// A whole number as a number, another one as text.
impl Serialize for Fraction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.whole() {
            Some(whole) => serializer.serialize_i32(whole),
            None => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Fraction {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(FractionVisitor)
    }
}

pub(super) struct FractionVisitor;

fn of_whole(value: i64) -> Fraction {
    Fraction::new(value, 1).unwrap_or_default()
}

impl Visitor<'_> for FractionVisitor {
    type Value = Fraction;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("3, 6.5 or \"13/2\"")
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Fraction, E> {
        Ok(of_whole(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Fraction, E> {
        let wrong = || E::invalid_value(Unexpected::Unsigned(value), &self);
        i64::try_from(value).map(of_whole).map_err(|_| wrong())
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Fraction, E> {
        // The shortest decimal that means this number is what was written.
        self.visit_str(&value.to_string())
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Fraction, E> {
        WrittenNumber::exact(text).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use WrittenNumber::{Exact, Fine, Large};

    #[test]
    fn a_number_is_known_in_every_spelling() {
        let whole = |number: i32| Exact(number.into());
        let parts = |above, below| Exact(Fraction::new(above, below).expect("a fraction"));
        for (word, number) in [
            ("0", whole(0)),
            ("-0.000", whole(0)),
            ("+12", whole(12)),
            ("−4", whole(-4)),
            ("3.0", whole(3)),
            ("10.000000", whole(10)),
            (".50e1", whole(5)),
            ("1.5E+2", whole(150)),
            ("1200e-2", whole(12)),
            ("1e9", whole(MAX_VALUE)),
            ("-1000000000.0", whole(-MAX_VALUE)),
            ("-6/2", whole(-3)),
            ("0/7", whole(0)),
            ("1000000001", Large { is_negative: false }),
            ("1000000000.5", Large { is_negative: false }),
            ("-1e18", Large { is_negative: true }),
            ("-9223372036854775808", Large { is_negative: true }),
            ("1.7976931348623157e308", Large { is_negative: false }),
            ("1e99999999999999999999", Large { is_negative: false }),
            ("3000000000/2", Large { is_negative: false }),
            ("1.5", parts(3, 2)),
            ("-.25", parts(-1, 4)),
            ("1/3", parts(1, 3)),
            ("-2/4", parts(-1, 2)),
            ("15e-1", parts(3, 2)),
            ("6½", parts(13, 2)),
            ("−¾", parts(-3, 4)),
            ("999999999.5", parts(1_999_999_999, 2)),
            ("0.000000001", parts(1, 1_000_000_000)),
            ("1e-10", Fine),
            ("1e-400", Fine),
            ("1/1000000007", Fine),
            ("0.1234567890123456789012", Fine),
            ("3.14159265358979", Fine),
        ] {
            assert_eq!(WrittenNumber::of(word), Some(number), "{word}");
        }
        for word in
            ["", "-", ".", "e5", "1e", "1.2.3", "1/0", "/2", "--1", "+-1", "3x", "inf", "１", "½6"]
        {
            assert_eq!(WrittenNumber::of(word), None, "{word}");
        }
    }
}
