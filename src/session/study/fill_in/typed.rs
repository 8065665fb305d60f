//! Parsing numbers as people write them.

use language::{Signs, signed_parts};
use lesson::{DASHES, read_outcome, read_value};
use score::{Bound, BoundedScore, Outcome, Score};
use tree::Tree;

/// Whether a character is accepted in an entry that is typed over the tree, also in the full-width
/// form of a Japanese keyboard; where fractions are written also those of decimals and fractions.
pub(super) fn is_letter(letter: char, is_fine: bool, are_several: bool) -> bool {
    matches!(letter, '0'..='9' | '０'..='９')
        || "+-<>=≦≧≤≥∞,＋＜＞＝，以上下".contains(letter)
        || DASHES.contains(&letter)
        || is_fine && ("./．／".contains(letter) || letter.is_numeric())
        || are_several && "() 、（）".contains(letter)
}

/// A value of a tree, optionally after ≧ or ≦, or before 以上 or 以下; payoffs as some leaf of the tree
/// has them. `None` if it is not (yet) a number, or payoffs of no leaf.
pub(super) fn value(text: &str, tree: &Tree) -> Option<BoundedScore> {
    if tree.payoffs().is_some() {
        return tree.value_of(&read_outcome(text, true)?).map(BoundedScore::exact);
    }
    let text = text.replace('＞', ">").replace('＜', "<").replace('＝', "=");
    let text = text.trim();
    let (at_least, at_most) = (["≧", "≥", ">=", ">"], ["≦", "≤", "<=", "<"]);
    let after = |signs: [&str; 4]| signs.iter().find_map(|sign| text.strip_prefix(sign));
    let at_least = after(at_least).or_else(|| text.strip_suffix("以上"));
    let at_most = after(at_most).or_else(|| text.strip_suffix("以下"));
    let (rest, bound) = match (at_least, at_most) {
        (Some(rest), _) => (rest, Bound::AtLeast),
        (None, Some(rest)) => (rest, Bound::AtMost),
        (None, None) => (text, Bound::Exact),
    };
    let value = read_value(rest, tree.parts()).filter(|value| value.is_finite())?;
    Some(BoundedScore { value, bound })
}

/// A value as it is typed; the view shows it with the signs of the language.
pub(super) fn value_text(value: BoundedScore, tree: &Tree) -> String {
    let number = match tree.outcome(value.value) {
        Outcome::One(_) => signed_parts(value.value, tree.parts()),
        paid @ Outcome::Each(_) => paid.shown(),
    };
    format!("{}{number}", Signs::Japanese.of(value.bound))
}

/// A bound as shown in a field; empty if it is the `widest` one of its side.
pub(super) fn bound_text(bound: Score, widest: Score, parts: u32) -> String {
    if bound == widest { String::new() } else { signed_parts(bound, parts) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::diagram::{Branch, Diagram};
    use score::{Fraction, Player};

    #[test]
    fn typed_values_are_read_in_the_displayed_form() {
        let bounded = |value, bound| BoundedScore { value: Score(value), bound };
        let counted = |parts: i64| {
            let leaf = Branch::worth(Fraction::new(1, parts).expect("a fraction"));
            Diagram::build(&leaf, Player::Max).expect("a tree").0
        };
        let whole = counted(1);
        let value = |text| value(text, &whole);
        for is in [
            bounded(0, Bound::Exact),
            bounded(-40, Bound::Exact),
            bounded(300, Bound::AtLeast),
            bounded(-80, Bound::AtMost),
        ] {
            for signs in Signs::ALL {
                for tree in [&whole, &counted(6)] {
                    let text = value_text(is, tree);
                    assert_eq!(super::value(&signs.in_text(&text), tree), Some(is));
                }
            }
        }
        assert_eq!(value(">=7"), Some(bounded(7, Bound::AtLeast)));
        assert_eq!(value("<-7"), Some(bounded(-7, Bound::AtMost)));
        assert_eq!(value("≧３００"), Some(bounded(300, Bound::AtLeast)));
        for text in ["＜＝1,800", "＜=1800", "<＝１８００"] {
            assert_eq!(value(text), Some(bounded(1800, Bound::AtMost)), "{text}");
        }
        assert_eq!(value("３００以上"), Some(bounded(300, Bound::AtLeast)));
        assert_eq!(value("―50 以下"), Some(bounded(-50, Bound::AtMost)));
        let leaf = |own: i32| Branch::worth(Outcome::Each(vec![own.into(), 1.into(), (-2).into()]));
        let paid = Branch::Node(String::new(), vec![leaf(3), leaf(4)]);
        let (paid, _) = Diagram::build(&paid, Player::Max).expect("a tree");
        for text in ["(4, 1, −2)", "4 1 -2", "（４，１，－２）", "4、1、-2"] {
            assert_eq!(super::value(text, &paid), Some(bounded(1, Bound::Exact)), "{text}");
        }
        for text in ["4 1", "5 1 -2", "4", "(4 1 -2"] {
            assert_eq!(super::value(text, &paid), None, "{text}");
        }
        assert_eq!(value_text(bounded(0, Bound::Exact), &paid), "(3, 1, −2)");
        for neither in ["-", "≧", "∞", "以上", "≧300以下"] {
            assert_eq!(value(neither), None, "{neither}");
        }
        for letter in "１，８００≧−―以上inf".chars() {
            assert_eq!(is_letter(letter, false, false), !letter.is_ascii_alphabetic(), "{letter}");
        }
        assert!(
            "½./"
                .chars()
                .all(|letter| is_letter(letter, true, false) && !is_letter(letter, false, false))
        );
    }
}
