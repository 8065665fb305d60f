//! Parses typed numbers and windows.

use language::grouped;
use score::{Fraction, Outcome, Score, Window, WrittenNumber};

/// Parses a whole value: `120`, `+120`, `−50`, `-50`, `∞`, `-∞`, `inf`; also in the full-width
/// characters of a Japanese keyboard.
pub fn read_number(text: &str) -> Option<Score> {
    read_value(text, 1)
}

/// Parses a value of a tree whose values are counted in `parts` of a whole: `13/2`, `6.5`, `6½`,
/// `１３／２`, too; and with two decimals or more what is rounded or cut off, `0.33` of ⅓. `None` if it
/// cannot be a value there.
pub fn read_value(text: &str, parts: u32) -> Option<Score> {
    let plain = without_blanks(text);
    let size = plain.strip_prefix(['-', '+']).unwrap_or(&plain);
    if ["∞", "inf", "infinity", "oo", "無限大"].contains(&size.to_lowercase().as_str()) {
        return Some(if plain.starts_with('-') { Score::MIN } else { Score::MAX });
    }
    let number = read_exact(&plain)?;
    number.counted_in(parts).or_else(|| nearest(&plain, number, parts))
}

/// The only value that a number with two decimals or more may be, rounded or cut off.
fn nearest(plain: &str, number: Fraction, parts: u32) -> Option<Score> {
    let (_, decimals) = plain.split_once(['.', ','])?;
    let digits = u32::try_from(decimals.len()).ok().filter(|digits| (2..=6).contains(digits))?;
    let unit = 10_i64.pow(digits);
    let (count, of) = (number.count().checked_mul(parts.into())?, number.parts());
    let (size, whole) = (count.abs(), of.checked_mul(parts.into())?);
    // By how much it would be too small, in such parts: half of the last decimal if it is rounded.
    let may_be = |value: &i64| {
        let by = (value * of - size).saturating_mul(unit);
        2 * by >= -whole && by < whole
    };
    let least = size / of;
    let mut near = [least, least + 1].into_iter().filter(may_be);
    let value = near.next().filter(|_| near.next().is_none())?;
    i32::try_from(value * count.signum()).ok().map(Score)
}

/// A number in ASCII, without blanks after its sign, beside its stroke and before its fraction:
/// `+ 5`, `15 / 2`, `7 ½`, and `7 1/2` as one fraction.
pub(crate) fn without_blanks(text: &str) -> String {
    let plain: String = text.trim().chars().map(narrow).collect();
    let start = plain.len() - plain.trim_start_matches(['-', '+']).len();
    let (sign, size) = plain.split_at(start);
    let mut words = size.split('/').map(str::trim);
    let (Some(whole), Some(below), None) = (words.next(), words.next(), words.next()) else {
        let parts: Vec<_> = size.split_whitespace().collect();
        let is_mixed = |last: &str| last.chars().count() == 1 && !last.is_ascii();
        return match parts[..] {
            [whole, last] if is_mixed(last) => format!("{sign}{whole}{last}"),
            _ => format!("{sign}{}", size.trim_start()),
        };
    };
    let mixed = whole.split_once(' ').and_then(|(whole, above)| {
        let number = |digits: &str| digits.trim().parse::<u32>().ok();
        let [whole, above, below] = [whole, above, below].map(number);
        let (above, below) = (above?, below?);
        Some((u64::from(whole?) * u64::from(below) + u64::from(above), below))
    });
    match mixed {
        Some((above, below)) => format!("{sign}{above}/{below}"),
        None => format!("{sign}{whole}/{below}"),
    }
}

/// Parses an exact number in any of these spellings. A comma before exactly three digits groups
/// thousands, `1,800`; any other one is a decimal comma, `6,5`.
pub fn read_exact(text: &str) -> Option<Fraction> {
    let plain = without_commas(&without_blanks(text));
    let is_plain = !plain.contains(['e', 'E']);
    WrittenNumber::exact(&plain).filter(|_| is_plain)
}

/// A number without commas between its thousands, and with a point for a decimal comma.
fn without_commas(number: &str) -> String {
    let start = number.len() - number.trim_start_matches(['-', '+', '−']).len();
    let (sign, size) = number.split_at(start);
    let is_of_whole = |c: char| c.is_ascii_digit() || c == ',';
    let (whole, rest) = size.split_at(size.find(|c| !is_of_whole(c)).unwrap_or(size.len()));
    let mut groups = whole.split(',');
    let is_first = |group: &str| (1..=3).contains(&group.len()) && !group.starts_with('0');
    let is_grouped = groups.next().is_some_and(is_first) && groups.all(|group| group.len() == 3);
    let whole = whole.replace(',', if is_grouped { "" } else { "." });
    format!("{sign}{whole}{rest}")
}

/// Parses what a leaf is worth: an exact number, or payoffs as `(3, 0, -1)`; where each player has
/// payoffs of its own, the parentheses may be left out.
pub fn read_outcome(text: &str, is_shared: bool) -> Option<Outcome> {
    let plain: String = text.trim().chars().map(narrow).collect();
    let inner = plain.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
    if inner.is_none() && !is_shared {
        return read_exact(text).map(Outcome::One);
    }
    let numbers: Option<Vec<_>> = inner
        .unwrap_or(&plain)
        .split([',', ' ', '、'])
        .filter(|it| !it.is_empty())
        .map(read_exact)
        .collect();
    match numbers?.as_slice() {
        [] => None,
        [one] => Some(Outcome::One(*one)),
        payoffs => Some(Outcome::Each(payoffs.to_vec())),
    }
}

/// Parses a window of two such values; one that is left empty is as wide as can be.
pub fn read_window(alpha: &str, beta: &str, parts: u32) -> Option<Window> {
    let is_empty = |text: &str| text.trim().is_empty();
    let bound = |text, widest| if is_empty(text) { Some(widest) } else { read_value(text, parts) };
    let alpha = bound(alpha, Score::MIN).filter(|_| !(is_empty(alpha) && is_empty(beta)))?;
    Some(Window { alpha, beta: bound(beta, Score::MAX)? })
}

/// The ways of typing a value of a tree whose values are counted in `parts` of a whole that
/// [`read_value`] accepts, apart from blanks, other capitals, rare dashes, needless zeros, words for ∞
/// and rounded numbers;
/// the plainest is the first.
pub fn number_spellings(value: Score, parts: u32) -> Vec<String> {
    let signs: &[&str] = match value.0 {
        0 => &["", "+", "＋", "-", "−", "－", "ー", "–"],
        1.. => &["", "+", "＋"],
        _ => &["-", "−", "－", "ー", "–"],
    };
    let sizes = if value.is_finite() {
        size_spellings(value.0.unsigned_abs(), parts)
    } else {
        ["∞", "inf", "oo"].map(str::to_owned).to_vec()
    };
    let signed = |sign| sizes.iter().map(move |size| format!("{sign}{size}"));
    signs.iter().flat_map(signed).collect()
}

/// So many parts of a whole: `15/2`, `7.5`, `7½`, `7,5`, with commas, and in full width.
fn size_spellings(count: u32, parts: u32) -> Vec<String> {
    let size = Fraction::new(count.into(), parts.into()).unwrap_or_default();
    let counted = (parts > 1).then(|| format!("{count}/{parts}"));
    let plain = [size.to_string(), size.shown()].into_iter().chain(size.decimal()).chain(counted);
    let with_commas = |plain: String| {
        let end = plain.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(plain.len());
        let commas = plain[..end].parse().map(|whole| grouped(whole) + &plain[end..]);
        // Three digits behind a comma would be thousands, but not behind a single zero.
        let decimals = plain.split_once('.').filter(|(whole, of)| of.len() != 3 || *whole == "0");
        let comma = decimals.map(|(whole, of)| format!("{whole},{of}"));
        [Some(plain), commas.ok(), comma]
    };
    let plain = plain.flat_map(with_commas).flatten();
    let mut sizes = Vec::new();
    for size in plain.flat_map(|size| [size.clone(), size.chars().map(wide).collect()]) {
        if !sizes.contains(&size) {
            sizes.push(size);
        }
    }
    sizes
}

/// Maps a digit and the signs of numbers to their full-width forms.
fn wide(letter: char) -> char {
    match letter {
        '0'..='9' | '.' | '/' | ',' => {
            char::from_u32(letter as u32 + ('０' as u32 - '0' as u32)).unwrap_or(letter)
        }
        _ => letter,
    }
}

/// What keyboards and input methods put in the place of a minus sign.
pub const DASHES: [char; 10] = ['-', '−', '－', 'ー', '–', '‐', '‑', '‒', '—', '―'];

/// Maps a full-width character to its ASCII equivalent.
fn narrow(letter: char) -> char {
    match letter {
        _ if DASHES.contains(&letter) => '-',
        '＋' => '+',
        '，' => ',',
        '（' => '(',
        '）' => ')',
        '．' => '.',
        '／' => '/',
        '０'..='９' => char::from_digit(letter as u32 - '０' as u32, 10).unwrap_or(letter),
        _ => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reader_accepts_numbers_in_the_forms_people_type() {
        let read = |text: &str| read_number(text).map(|score| score.0);
        assert_eq!(read(" +120 "), Some(120));
        assert_eq!(read("−1,800"), Some(-1800));
        assert_eq!(read("－５０"), Some(-50));
        assert!(DASHES.iter().all(|dash| read(&format!("{dash}50")) == Some(-50)));
        assert_eq!(read("＋１，８００"), Some(1800));
        assert_eq!(read_number("∞"), Some(Score::MAX));
        assert_eq!(read_number("-inf"), Some(Score::MIN));
        for wrong in [
            "",
            "+",
            "--5",
            "5+",
            "five",
            "1e3",
            "99999999999",
            "+1 80 00",
            "6.5",
            "3,5",
            "1,80,00",
        ] {
            assert_eq!(read_number(wrong), None, "{wrong}");
        }
        for (text, is) in [
            ("7 1/2", 30),
            ("- 7 1/2", -30),
            ("7 ½", 30),
            ("+ 5", 20),
            ("15 / 2", 30),
            ("１５ ／ ２", 30),
        ] {
            assert_eq!(read_value(text, 4), Some(Score(is)), "{text}");
        }
        for (text, is) in [("0.333", 1), ("0.33", 1), ("-1,67", -5), ("0.667", 2), ("0.66", 2)] {
            assert_eq!(read_value(text, 3), Some(Score(is)), "{text}");
        }
        // With few decimals for many parts it may be another value.
        for (text, parts) in
            [("0.3", 3), ("0.34", 3), ("0.35", 3), ("0.13", 72), ("1 2 3/4", 4), ("1 2", 3)]
        {
            assert_eq!(read_value(text, parts), None, "{text}");
        }
        for text in ["infinity", "Infinity", "+ ∞", "無限大"] {
            assert_eq!(read_number(text), Some(Score::MAX), "{text}");
        }
        for text in ["13/2", "6.5", "6½", "１３／２", "６．５", "+26/4", "6.50", "6,5", "６，５０"]
        {
            assert_eq!(read_value(text, 4), Some(Score(26)), "{text}");
            assert_eq!(read_value(text, 3), None, "{text}");
        }
        assert_eq!((read_value("−½", 2), read_value("-∞", 2)), (Some(Score(-1)), Some(Score::MIN)));
        assert_eq!(
            (read("1,234,567"), read("0012,345"), read("3,")),
            (Some(1_234_567), None, Some(3))
        );
        let half = Fraction::new(1, 2);
        assert_eq!((read_exact("0,5"), read_exact("0,500"), read_exact(",5")), (half, half, half));
        assert_eq!(read_exact("-1,800.5"), Fraction::new(-3601, 2));
        assert_eq!((read_exact("1,800.5,0"), read_exact("1.800,5")), (None, None));
        let window = Window { alpha: Score(3), beta: Score::MAX };
        assert_eq!(read_window("3", "+∞", 1), Some(window));
        assert_eq!(read_window("3", "", 1), Some(window));
        assert_eq!((read_window("", " ", 1), read_window("3", "x", 1)), (None, None));
    }
    #[test]
    fn every_spelling_is_read_as_its_value() {
        for value in [0, 1, -1, 80, -120, 1_800, -31_000].map(Score) {
            let spellings = number_spellings(value, 1);
            assert_eq!(spellings[0], value.0.to_string());
            for text in spellings {
                assert_eq!(read_number(&text), Some(value), "{text}");
            }
        }
        for (value, plainest) in [(Score::MAX, "∞"), (Score::MIN, "-∞")] {
            let spellings = number_spellings(value, 1);
            assert_eq!(spellings[0], plainest);
            assert!(spellings.iter().all(|text| read_number(text) == Some(value)));
        }
        for (value, parts, some) in [
            (30, 4, &["15/2", "7.5", "7½", "+7½", "１５／２", "７．５", "30/4"][..]),
            (24, 4, &["6", "+6", "６"]),
            (-5, 3, &["-5/3", "−5/3"]),
            (-1, 2, &["-1/2", "-½", "−0.5"]),
            (2_401, 2, &["1200½", "1,200½", "1,200.5", "2,401/2", "1200,5", "１，２００．５"]),
            (21, 10, &["21/10", "2.1", "2,1", "２，１", "２１／１０"]),
            (1, 8, &["1/8", "0.125", "0,125"]),
        ] {
            let spellings = number_spellings(Score(value), parts);
            assert_eq!(spellings[0], some[0].replace("1200½", "2401/2"));
            assert!(some.iter().all(|it| spellings.iter().any(|text| text == it)), "{spellings:?}");
            for text in spellings {
                assert_eq!(read_value(&text, parts), Some(Score(value)), "{text}");
            }
        }
    }
}
