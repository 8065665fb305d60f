//! Parsing numbers as people write them.

use language::{Signs, signed};
use lesson::{DASHES, read_number};
use score::{Bound, BoundedScore, Score};

/// Whether a character is accepted in an entry that is typed over the tree, also in the full-width
/// form of a Japanese keyboard; in that of a mean also as a decimal or a fraction.
pub(super) fn is_letter(letter: char, is_mean: bool) -> bool {
    matches!(letter, '0'..='9' | '０'..='９')
        || "+-<>=≦≧≤≥∞,＋＜＞＝，以上下".contains(letter)
        || DASHES.contains(&letter)
        || is_mean && "./．／".contains(letter)
}

/// A value, optionally after ≧ or ≦, or before 以上 or 以下; `None` if it is not (yet) a number.
pub(super) fn value(text: &str) -> Option<BoundedScore> {
    let text = text.trim();
    let at_least = ["≧", "≥", ">=", "＞＝", ">", "＞"];
    let at_most = ["≦", "≤", "<=", "＜＝", "<", "＜"];
    let after = |signs: [&str; 6]| signs.iter().find_map(|sign| text.strip_prefix(sign));
    let at_least = after(at_least).or_else(|| text.strip_suffix("以上"));
    let at_most = after(at_most).or_else(|| text.strip_suffix("以下"));
    let (rest, bound) = match (at_least, at_most) {
        (Some(rest), _) => (rest, Bound::AtLeast),
        (None, Some(rest)) => (rest, Bound::AtMost),
        (None, None) => (text, Bound::Exact),
    };
    let value = read_number(rest).filter(|value| value.is_finite())?;
    Some(BoundedScore { value, bound })
}

/// A value as it is typed; the view shows it with the signs of the language.
pub(super) fn value_text(value: BoundedScore) -> String {
    format!("{}{}", Signs::Japanese.of(value.bound), signed(value.value))
}

/// A bound as shown in a field; empty if it is the `widest` one of its side.
pub(super) fn bound_text(bound: Score, widest: Score) -> String {
    if bound == widest { String::new() } else { signed(bound).to_string() }
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
        assert_eq!(value("≧３００"), Some(bounded(300, Bound::AtLeast)));
        assert_eq!(value("＜＝1,800"), Some(bounded(1800, Bound::AtMost)));
        assert_eq!(value("３００以上"), Some(bounded(300, Bound::AtLeast)));
        assert_eq!(value("―50 以下"), Some(bounded(-50, Bound::AtMost)));
        for neither in ["-", "≧", "∞", "以上", "≧300以下"] {
            assert_eq!(value(neither), None, "{neither}");
        }
        for letter in "１，８００≧−―以上inf".chars() {
            assert_eq!(is_letter(letter, false), !letter.is_ascii_alphabetic(), "{letter}");
        }
    }
}
