//! Parsing numbers as people write them.

use language::{Signs, signed_parts};
use lesson::{DASHES, read_value};
use score::{Bound, BoundedScore, Score};

/// Whether a character is accepted in an entry that is typed over the tree, also in the full-width
/// form of a Japanese keyboard; where fractions are written also those of decimals and fractions.
pub(super) fn is_letter(letter: char, is_fine: bool) -> bool {
    matches!(letter, '0'..='9' | '０'..='９')
        || "+-<>=≦≧≤≥∞,＋＜＞＝，以上下".contains(letter)
        || DASHES.contains(&letter)
        || is_fine && ("./．／".contains(letter) || letter.is_numeric())
}

/// A value of a tree whose values are counted in `parts` of a whole, optionally after ≧ or ≦, or
/// before 以上 or 以下; `None` if it is not (yet) a number.
pub(super) fn value(text: &str, parts: u32) -> Option<BoundedScore> {
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
    let value = read_value(rest, parts).filter(|value| value.is_finite())?;
    Some(BoundedScore { value, bound })
}

/// A value as it is typed; the view shows it with the signs of the language.
pub(super) fn value_text(value: BoundedScore, parts: u32) -> String {
    format!("{}{}", Signs::Japanese.of(value.bound), signed_parts(value.value, parts))
}

/// A bound as shown in a field; empty if it is the `widest` one of its side.
pub(super) fn bound_text(bound: Score, widest: Score, parts: u32) -> String {
    if bound == widest { String::new() } else { signed_parts(bound, parts) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_values_are_read_in_the_displayed_form() {
        let bounded = |value, bound| BoundedScore { value: Score(value), bound };
        let value = |text| value(text, 1);
        for is in [
            bounded(0, Bound::Exact),
            bounded(-40, Bound::Exact),
            bounded(300, Bound::AtLeast),
            bounded(-80, Bound::AtMost),
        ] {
            for signs in Signs::ALL {
                for parts in [1, 6] {
                    assert_eq!(
                        super::value(&signs.in_text(&value_text(is, parts)), parts),
                        Some(is)
                    );
                }
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
        assert!("½./".chars().all(|letter| is_letter(letter, true) && !is_letter(letter, false)));
    }
}
