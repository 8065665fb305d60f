//! The two languages of the program, and the formats of numbers in both.

mod notation;
mod replaced;
mod speech;
mod spoken;
mod texts;

pub use notation::Notation;
pub use replaced::{TextFile, TextsError};
pub use speech::{Language, SIDES_IN_LESSONS, Sides, Signs, Tongue};
pub use texts::{Counted, KEY_TEXTS, Phrase, Texts};

use std::borrow::Cow;
use std::fmt::{self, Write as _};

use serde::{Deserialize, Serialize};

use score::{Fraction, Outcome, Player, Score};

/// Whether a text contains a name that is not part of a longer word or number.
pub fn is_named(text: &str, name: &str) -> bool {
    let is_kana = |letter: char| ('ァ'..='ヺ').contains(&letter) || letter == 'ー';
    let is_same = |a: char, b: char| {
        a.is_ascii_alphanumeric() && b.is_ascii_alphanumeric() || is_kana(a) && is_kana(b)
    };
    let goes_on = |outer: Option<char>, inner: Option<char>| {
        outer.zip(inner).is_some_and(|(a, b)| is_same(a, b))
    };
    !name.is_empty()
        && text.match_indices(name).any(|(at, _)| {
            let before = text[..at].chars().next_back();
            let after = text[at + name.len()..].chars().next();
            !goes_on(before, name.chars().next()) && !goes_on(after, name.chars().next_back())
        })
}

/// A text in both languages; neither may be missing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    pub ja: String,
    pub en: String,
}

/// Something that can be described in both languages, typically an error.
pub trait Say {
    /// One sentence, without a full stop in English.
    fn say(&self, language: Language) -> String;

    fn words(&self) -> Words {
        Words { ja: self.say(Language::Ja), en: self.say(Language::En) }
    }
}

impl Words {
    /// Whether it is empty in both languages.
    pub fn is_empty(&self) -> bool {
        self.ja.is_empty() && self.en.is_empty()
    }

    /// A text that is the same in both languages, such as the output of another program.
    pub fn same(text: impl Into<String>) -> Self {
        let text = text.into();
        Self { ja: text.clone(), en: text }
    }

    /// Prefixes the sentence with a place: `file:line: sentence`.
    #[must_use]
    pub fn at(&self, place: impl fmt::Display) -> Self {
        Self::in_each(|language| format!("{place}: {}", self.get(language)))
    }

    /// Makes invisible characters visible.
    #[must_use]
    pub fn visible(self) -> Self {
        let shown = |text: String| match visible(&text) {
            Cow::Owned(shown) => shown,
            Cow::Borrowed(_) => text,
        };
        Self { ja: shown(self.ja), en: shown(self.en) }
    }

    /// Joins several sentences into one text; `None` without any.
    pub fn in_a_row(sentences: Vec<Self>) -> Option<Self> {
        let mut sentences = sentences.into_iter();
        let mut all = sentences.next()?;
        for Self { ja, en } in sentences {
            all.ja = all.ja + "。" + &ja;
            all.en = all.en + ". " + &en;
        }
        Some(all)
    }

    pub fn get(&self, language: Language) -> &str {
        language.pick(&self.ja, &self.en)
    }

    /// A text of a lesson, with the names of the sides and the signs of the language.
    pub fn told(&self, language: Language) -> Cow<'_, str> {
        language.of_lesson(self.get(language))
    }
}

/// Whether a character is invisible and may affect the display of others: control characters,
/// except line breaks and tabs, marks of writing direction, and noncharacters.
pub fn is_invisible(c: char) -> bool {
    match c {
        '\n' | '\t' => false,
        '\u{61c}'
        | '\u{200b}'..='\u{200f}'
        | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{feff}'
        | '\u{fff9}'..='\u{fffb}'
        // What no text may hold (noncharacters): XML forbids the last two.
        | '\u{fdd0}'..='\u{fdef}' => true,
        _ => c.is_control() || u32::from(c) & 0xfffe == 0xfffe,
    }
}

/// Replaces invisible characters by their code points: `<U+202E>`.
///
/// ```
/// use language::visible;
/// assert_eq!(visible("a\u{202e}b"), "a<U+202E>b");
/// assert_eq!(visible("歩"), "歩");
/// ```
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.contains(is_invisible) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if is_invisible(c) {
            let _ = write!(shown, "<U+{:04X}>", u32::from(c));
        } else {
            shown.push(c);
        }
    }
    Cow::Owned(shown)
}

/// Escapes a text that a spreadsheet could take for a formula, whatever whitespace it begins with
/// and even in full-width characters. A sign alone is none. [`formulated`] undoes it.
pub fn unformulated(text: &str) -> String {
    let signs = ['=', '+', '-', '@', '＝', '＋', '－', '−', '＠'];
    let blank = |c: char| c.is_whitespace() || c.is_control() || c == '\u{feff}';
    // What looks escaped is escaped, too.
    let plain = text.trim_start_matches('\'');
    let begun = plain.trim_start_matches(blank);
    let is_formula = begun.starts_with(signs) && begun.chars().nth(1).is_some();
    if is_formula || plain.starts_with(char::is_control) {
        format!("'{text}")
    } else {
        text.to_owned()
    }
}

/// The text that [`unformulated`] has escaped, or this one.
pub fn formulated(cell: &str) -> &str {
    let text = cell.strip_prefix('\'');
    text.filter(|text| unformulated(text) == cell).unwrap_or(cell)
}

/// Formats a count with thousands separators: `4,837,907`.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Formats a large number with a unit: "12億", "1.2 billion".
pub fn large_number(number: f64, language: Language) -> String {
    if number >= 1e16 {
        return format!("10^{:.0}", number.log10().floor().min(300.0));
    }
    let units: &[(f64, &str)] = match language.tongue() {
        Tongue::Ja => &[(1e12, "兆"), (1e8, "億"), (1e4, "万")],
        Tongue::En => &[(1e12, " trillion"), (1e9, " billion"), (1e6, " million")],
    };
    for &(scale, unit) in units {
        // Rounds first: 999,960 is a million.
        let scaled = (number / scale * 10.0).round() / 10.0;
        if scaled >= 1.0 {
            return if scaled < 10.0 {
                format!("{scaled:.1}{unit}")
            } else {
                format!("{scaled:.0}{unit}")
            };
        }
    }
    let rounded = number.max(0.0).round();
    match language.tongue() {
        Tongue::En if rounded >= 10_000.0 => format!("{},000", (number / 1e3).round()),
        _ => format!("{rounded:.0}"),
    }
}

/// A number for people: with a true minus sign.
pub fn with_minus(number: &str) -> String {
    number.replace('-', "−")
}

/// Formats a value with an explicit sign (except zero) and a true minus sign.
///
/// Infinite values are `−∞` and `+∞`, meaning no value yet; next to them is `+∞−1`, as in the window
/// with which SSS* begins.
pub fn signed(value: Score) -> Signed {
    Signed(value)
}

/// Formats an exact number like [`signed`]: `+6½`, `−13/7`.
pub fn signed_fraction(value: Fraction) -> String {
    let sign = if value > Fraction::ZERO { "+" } else { "" };
    format!("{sign}{}", value.shown())
}

/// Formats what a leaf is worth: a value like [`signed`], payoffs as they are.
pub fn signed_outcome(value: &Outcome) -> String {
    value.one().map_or_else(|| value.shown(), signed_fraction)
}

/// Formats a value of a tree whose values are counted in `parts` of a whole, like [`signed`].
pub fn signed_parts(value: Score, parts: u32) -> String {
    match parts {
        2.. if value.is_finite() => signed_fraction(Fraction::of(value, parts)),
        _ => signed(value).to_string(),
    }
}

/// Formats a value at a node: as [`signed`], but a mate by its winner and its length from the
/// winner's first move at the node or below, which is always odd, as in mate problems. `to_horizon`
/// is the distance in plies from the node to the horizon that mates are counted from; `None` if no
/// value is a mate.
///
/// ```
/// use language::{Language, named_value};
/// use score::{Player, Score};
///
/// let mated = Score::lost(Player::Min, 2); // White is mated two plies above the horizon,
/// let name = |to_horizon| named_value(mated, Some(to_horizon), Language::En);
/// assert_eq!(name(5), "▲ mate in 3"); // three plies below a node that is five above it,
/// assert_eq!(name(6), "▲ mate in 3"); // and whatever White answers one above that.
/// assert_eq!(name(2), "mated");
/// assert_eq!(named_value(Score(120), Some(5), Language::En), "+120");
/// ```
pub fn named_value(value: Score, to_horizon: Option<i32>, language: Language) -> String {
    match mate_in(value, to_horizon) {
        Some(..=0) => language.texts().numbers_mated(),
        plies => mate_or_number(value, plies, language),
    }
}

/// Formats a bound of a window at a node where `mover` is to move, like [`named_value`]. The bound
/// may come from elsewhere, and so from a shorter mate than is possible below the node; and it may
/// lie between two mates, as the edge of a null window.
pub fn named_bound(
    value: Score,
    to_horizon: Option<i32>,
    mover: Player,
    language: Language,
) -> String {
    let winner = if value > Score(0) { Player::Max } else { Player::Min };
    match mate_in(value, to_horizon) {
        Some(plies @ 1..) if (plies % 2 == 1) != (mover == winner) => {
            let side = mating_side(value);
            language.texts().numbers_mate_under(mating_length(plies + 1), side)
        }
        plies => mate_or_number(value, plies, language),
    }
}

/// The distance in plies to the mate that a value stands for; `None` if it is not a mate.
fn mate_in(value: Score, to_horizon: Option<i32>) -> Option<i32> {
    let to_horizon = to_horizon.filter(|_| value.is_mate())?;
    Some(to_horizon - (value.0.abs() - Score::MATE))
}

fn mating_side(value: Score) -> &'static str {
    if value > Score(0) { "▲" } else { "△" }
}

/// The length of a mate from the winner's first move, given its distance in plies from a node.
fn mating_length(plies: i32) -> i32 {
    (plies - 1) | 1
}

/// Formats a value that is the longest mate that is possible, at a node whose horizon is this many
/// plies away, as in [`named_value`]; `None` if it is not a mate by a move from there.
pub fn mate_within(value: Score, to_horizon: Option<i32>, language: Language) -> Option<String> {
    let plies = mate_in(value, to_horizon).filter(|&plies| plies > 0)?;
    Some(language.texts().numbers_mate_within(mating_length(plies), mating_side(value)))
}

fn mate_or_number(value: Score, mate_in: Option<i32>, language: Language) -> String {
    let side = mating_side(value);
    match mate_in {
        None => signed(value).to_string(),
        Some(plies @ 1..) => language.texts().numbers_mate_in(mating_length(plies), side),
        Some(_) => language.texts().numbers_sooner_mate(side),
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Signed(Score);

impl fmt::Display for Signed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self.0 {
            Score::MAX => "+∞".to_owned(),
            Score::MIN => "−∞".to_owned(),
            value if value == Score::MAX + -1 => "+∞−1".to_owned(),
            value if value == Score::MIN + 1 => "−∞+1".to_owned(),
            Score(0) => "0".to_owned(),
            Score(v) if v > 0 => format!("+{v}"),
            Score(v) => format!("−{}", v.unsigned_abs()),
        };
        f.pad(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grouped_separates_thousands_with_commas() {
        let check = |number, text: &str| assert_eq!(grouped(number), text);
        check(0, "0");
        check(999, "999");
        check(1_000, "1,000");
        check(4_837_907, "4,837,907");
    }

    #[test]
    fn signed_scores_use_plus_and_the_true_minus_sign() {
        assert_eq!(signed(Score(50)).to_string(), "+50");
        assert_eq!(signed(Score(-280)).to_string(), "−280");
        assert_eq!(signed(Score(0)).to_string(), "0");
        assert_eq!(signed(Score::MIN).to_string(), "−∞");
    }

    #[test]
    fn large_numbers_are_rounded_in_the_units_of_each_language() {
        let check = |number, ja, en| {
            assert_eq!(large_number(number, Language::Ja), ja);
            assert_eq!(large_number(number, Language::En), en);
        };
        check(848.0, "848", "848");
        check(12_345.0, "1.2万", "12,000");
        check(999_960.0, "100万", "1.0 million");
        check(99_960.0, "10万", "100,000");
        check(1.23e9, "12億", "1.2 billion");
        check(1e60, "10^60", "10^60");
    }
}
