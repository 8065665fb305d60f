//! Numbers as people and programs write them: `3`, `+3`, `−2`, `3.0`, `6/2`, `1e3`.

use games::diagram::MAX_VALUE;

/// What a word is worth, if it is a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WrittenNumber {
    /// A whole number within ± [`MAX_VALUE`].
    Whole(i32),
    /// A number beyond that.
    Large { is_negative: bool },
    /// A fraction or a decimal that is not whole.
    Broken,
}

impl WrittenNumber {
    /// `None`: the word is no number.
    pub(crate) fn of(word: &str) -> Option<Self> {
        let (is_negative, size) = match word.strip_prefix(['-', '−']) {
            Some(size) => (true, size),
            None => (false, word.strip_prefix('+').unwrap_or(word)),
        };
        let size = match size.split_once('/') {
            Some((above, below)) => fraction(above, below)?,
            None => decimal(size)?,
        };
        Some(match size {
            Size::Broken => Self::Broken,
            Size::Whole(size) if size <= MAX_VALUE.unsigned_abs().into() => {
                let size = i32::try_from(size).unwrap_or(MAX_VALUE);
                Self::Whole(if is_negative { -size } else { size })
            }
            Size::Whole(_) => Self::Large { is_negative },
        })
    }

    pub(crate) fn whole(word: &str) -> Option<i32> {
        match Self::of(word) {
            Some(Self::Whole(value)) => Some(value),
            _ => None,
        }
    }
}

/// A number without its sign; [`u64::MAX`] stands for all that are larger.
enum Size {
    Whole(u64),
    Broken,
}

/// The number of these decimal digits.
fn of_digits(digits: &str) -> Option<u64> {
    let is_number = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    is_number.then(|| digits.parse().unwrap_or(u64::MAX))
}

fn fraction(above: &str, below: &str) -> Option<Size> {
    let (above, below) = (of_digits(above)?, of_digits(below).filter(|&below| below > 0)?);
    Some(if above % below == 0 { Size::Whole(above / below) } else { Size::Broken })
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
        return Some(Size::Whole(0));
    }
    let moved = i64::try_from(digits.len() - short.len()).unwrap_or(i64::MAX);
    let places = i64::try_from(rest.len()).unwrap_or(i64::MAX);
    let zeros = exponent.saturating_add(moved).saturating_sub(places);
    let Ok(zeros) = usize::try_from(zeros) else {
        return Some(Size::Broken);
    };
    // So many digits have no place in a `u64`.
    let is_large = short.len().saturating_add(zeros) > 19;
    let size = if is_large { u64::MAX } else { of_digits(&format!("{short}{:0<zeros$}", ""))? };
    Some(Size::Whole(size))
}

#[cfg(test)]
mod tests {
    use super::*;
    use WrittenNumber::{Broken, Large, Whole};

    #[test]
    fn a_number_is_known_in_every_spelling() {
        for (word, number) in [
            ("0", Whole(0)),
            ("-0.000", Whole(0)),
            ("+12", Whole(12)),
            ("−4", Whole(-4)),
            ("3.0", Whole(3)),
            ("10.000000", Whole(10)),
            (".50e1", Whole(5)),
            ("1.5E+2", Whole(150)),
            ("1200e-2", Whole(12)),
            ("1e9", Whole(MAX_VALUE)),
            ("-6/2", Whole(-3)),
            ("0/7", Whole(0)),
            ("1000000001", Large { is_negative: false }),
            ("-1e18", Large { is_negative: true }),
            ("-9223372036854775808", Large { is_negative: true }),
            ("1.7976931348623157e308", Large { is_negative: false }),
            ("1e99999999999999999999", Large { is_negative: false }),
            ("1.5", Broken),
            ("-.25", Broken),
            ("1/3", Broken),
            ("15e-1", Broken),
            ("1e-400", Broken),
        ] {
            assert_eq!(WrittenNumber::of(word), Some(number), "{word}");
        }
        for word in
            ["", "-", ".", "e5", "1e", "1.2.3", "1/0", "/2", "--1", "+-1", "3x", "inf", "１"]
        {
            assert_eq!(WrittenNumber::of(word), None, "{word}");
        }
    }
}
