//! Parsing numbers as people write them.

use language::{Signs, signed};
use score::{Bound, BoundedScore, ProofNumbers, Score};

/// Whether a character is accepted in an entry.
pub(super) fn is_letter(letter: char) -> bool {
    letter.is_ascii_digit() || "+-−<>=≦≧≤≥∞".contains(letter)
}

/// A value, optionally after ≧ or ≦; `None` if it is not (yet) a number.
pub(super) fn value(text: &str) -> Option<BoundedScore> {
    let text = text.trim();
    let at_least = ["≧", "≥", ">=", ">"];
    let at_most = ["≦", "≤", "<=", "<"];
    let after = |signs: [&str; 4]| signs.iter().find_map(|sign| text.strip_prefix(sign));
    let (rest, bound) = match (after(at_least), after(at_most)) {
        (Some(rest), _) => (rest, Bound::AtLeast),
        (None, Some(rest)) => (rest, Bound::AtMost),
        (None, None) => (text, Bound::Exact),
    };
    let value = number(rest)?;
    Some(BoundedScore { value, bound })
}

/// A number with or without a sign.
pub(super) fn number(text: &str) -> Option<Score> {
    let text = text.trim().replace('−', "-");
    let value: i32 = text.parse().ok()?;
    Some(Score(value)).filter(|value| value.is_finite())
}

/// A bound of a window; `infinite` is the meaning of ∞ on its side.
pub(super) fn bound(text: &str, infinite: Score) -> Option<Score> {
    match text.trim() {
        "∞" | "+∞" | "−∞" | "-∞" => Some(infinite),
        text => number(text),
    }
}

/// A proof or disproof number.
pub(super) fn count(text: &str) -> Option<u32> {
    match text.trim() {
        "∞" => Some(ProofNumbers::INFINITE),
        text => text.parse().ok(),
    }
}

/// A value as it is typed; the view shows it with the signs of the language.
pub(super) fn value_text(value: BoundedScore) -> String {
    format!("{}{}", Signs::Japanese.of(value.bound), signed(value.value))
}

/// A bound as shown in a field; empty if it is infinite.
pub(super) fn bound_text(bound: Score) -> String {
    if bound.is_finite() { signed(bound).to_string() } else { String::new() }
}

pub(super) fn count_text(count: u32) -> String {
    if count == ProofNumbers::INFINITE { "∞".to_owned() } else { count.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_values_are_read_in_the_displayed_form() {
        let bounded = |value, bound| BoundedScore { value: Score(value), bound };
        for is in [
            bounded(0, Bound::Exact),
            bounded(-40, Bound::Exact),
            bounded(300, Bound::AtLeast),
            bounded(-80, Bound::AtMost),
        ] {
            for signs in Signs::ALL {
                assert_eq!(value(&signs.in_text(&value_text(is))), Some(is));
            }
        }
        assert_eq!(value(">=7"), Some(bounded(7, Bound::AtLeast)));
        assert_eq!(value("<-7"), Some(bounded(-7, Bound::AtMost)));
        assert_eq!((value("-"), value("≧"), value("")), (None, None, None));
        assert_eq!(count("∞"), Some(ProofNumbers::INFINITE));
        assert_eq!((count("-1"), count("12")), (None, Some(12)));
    }
}
