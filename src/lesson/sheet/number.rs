//! Numbers as people write them on a sheet.

use super::super::predict::{read_number, without_blanks};
use super::super::samples::{decimal, thousandths};
use language::signed;
use score::{NodeNumbers, Score};
use search::NumberKind;

/// A whole of 1, in thousandths.
const WHOLE: i32 = 1_000;

/// Reads a number of this kind: a mean as `0.417`, `.417`, `0,417` or `5/12`.
pub fn read_kept(text: &str, kind: NumberKind) -> Option<Score> {
    match kind {
        NumberKind::Value => read_number(text),
        NumberKind::Count => read_number(text).filter(|number| number.0 >= 0),
        NumberKind::Mean => read_mean(text),
    }
}

/// A number of this kind, as it is typed.
pub fn kept_text(number: Score, kind: NumberKind) -> String {
    match kind {
        NumberKind::Value => signed(number).to_string(),
        NumberKind::Count => NodeNumbers::text(number),
        NumberKind::Mean => decimal(f64::from(number.0) / f64::from(WHOLE)),
    }
}

fn read_mean(text: &str) -> Option<Score> {
    let plain = without_blanks(text).replace(',', ".");
    let number = |digits: &str| {
        let is_number = digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
        digits.parse::<f64>().ok().filter(|_| is_number)
    };
    let mean = match plain.split_once('/') {
        Some((part, of)) => number(part)? / number(of).filter(|of| *of > 0.0)?,
        None => number(&plain)?,
    };
    (0.0..=1.0).contains(&mean).then(|| thousandths(mean))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_in_the_displayed_form() {
        let count = |text| read_kept(text, NumberKind::Count);
        assert_eq!(count("∞"), Some(NodeNumbers::INFINITE));
        assert_eq!((count("-1"), count("１２"), count("-∞")), (None, Some(Score(12)), None));
        assert_eq!(read_kept("-1", NumberKind::Value), Some(Score(-1)));
        assert_eq!(kept_text(Score(-1), NumberKind::Value), "−1");
        let mean = |text: &str| read_kept(text, NumberKind::Mean).map(|number| number.0);
        for text in
            ["0.417", ".417", "0,417", "5/12", "０．４１７", "５／１２", " 0.4167 ", "5 / 12"]
        {
            assert_eq!(mean(text), Some(417), "{text}");
        }
        assert_eq!(
            ["0", "1", "1.000", "1/2"].map(mean),
            [Some(0), Some(1_000), Some(1_000), Some(500)]
        );
        for text in
            ["", ".", "-0.5", "1.001", "3/2", "1/0", "0/0", "1/2/3", "1e-1", "inf", "nan", "0.4.1"]
        {
            assert_eq!(mean(text), None, "{text}");
        }
        for thousandth in 0..=WHOLE {
            assert_eq!(mean(&kept_text(Score(thousandth), NumberKind::Mean)), Some(thousandth));
        }
    }
}
