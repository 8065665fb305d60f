//! Parses typed numbers and windows.

use language::grouped;
use score::{Score, Window};

/// Parses a value: `120`, `+120`, `−50`, `-50`, `∞`, `-∞`, `inf`; also in the full-width characters
/// of a Japanese keyboard.
pub fn read_number(text: &str) -> Option<Score> {
    let plain: String = text.trim().chars().map(narrow).filter(|c| *c != ',').collect();
    let (sign, digits) = match plain.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, plain.strip_prefix('+').unwrap_or(&plain)),
    };
    if ["∞", "inf", "oo"].contains(&digits.to_lowercase().as_str()) {
        return Some(if sign < 0 { Score::MIN } else { Score::MAX });
    }
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let number = digits.parse::<i32>().ok().filter(|_| is_number)?;
    Some(Score(number * sign)).filter(|score| score.is_finite())
}

/// Parses a window of two such values; one that is left empty is as wide as can be.
pub fn read_window(alpha: &str, beta: &str) -> Option<Window> {
    let is_empty = |text: &str| text.trim().is_empty();
    let bound = |text, widest| if is_empty(text) { Some(widest) } else { read_number(text) };
    let alpha = bound(alpha, Score::MIN).filter(|_| !(is_empty(alpha) && is_empty(beta)))?;
    Some(Window { alpha, beta: bound(beta, Score::MAX)? })
}

/// The ways of typing a value that [`read_number`] accepts, apart from blanks, other capitals and
/// odd places of commas; the plainest is the first.
pub fn number_spellings(value: Score) -> Vec<String> {
    let signs: &[&str] = match value.0 {
        0 => &["", "+", "＋", "-", "−", "－", "ー", "–"],
        1.. => &["", "+", "＋"],
        _ => &["-", "−", "－", "ー", "–"],
    };
    let digits: Vec<_> = if value.is_finite() {
        let plain = value.0.unsigned_abs().to_string();
        let wide = plain.chars().map(wide).collect();
        let grouped = grouped(value.0.unsigned_abs().into());
        let grouped = (grouped != plain).then_some(grouped);
        [plain, wide].into_iter().chain(grouped).collect()
    } else {
        ["∞", "inf", "oo"].map(str::to_owned).to_vec()
    };
    let signed = |sign| digits.iter().map(move |digits| format!("{sign}{digits}"));
    signs.iter().flat_map(signed).collect()
}

/// Maps an ASCII digit to its full-width form.
fn wide(digit: char) -> char {
    let number = digit.to_digit(10).unwrap_or_default();
    char::from_u32('０' as u32 + number).unwrap_or(digit)
}

/// What keyboards and input methods put in the place of a minus sign.
pub const DASHES: [char; 10] = ['-', '−', '－', 'ー', '–', '‐', '‑', '‒', '—', '―'];

/// Maps a full-width character to its ASCII equivalent.
pub(crate) fn narrow(letter: char) -> char {
    match letter {
        _ if DASHES.contains(&letter) => '-',
        '＋' => '+',
        '，' => ',',
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
        for wrong in ["", "+", "--5", "5+", "five", "1e3", "99999999999", "+1 80 00"] {
            assert_eq!(read_number(wrong), None, "{wrong}");
        }
        let window = Window { alpha: Score(3), beta: Score::MAX };
        assert_eq!(read_window("3", "+∞"), Some(window));
        assert_eq!(read_window("3", ""), Some(window));
        assert_eq!((read_window("", " "), read_window("3", "x")), (None, None));
    }
    #[test]
    fn every_spelling_is_read_as_its_value() {
        for value in [0, 1, -1, 80, -120, 1_800, -31_000].map(Score) {
            let spellings = number_spellings(value);
            assert_eq!(spellings[0], value.0.to_string());
            for text in spellings {
                assert_eq!(read_number(&text), Some(value), "{text}");
            }
        }
        for (value, plainest) in [(Score::MAX, "∞"), (Score::MIN, "-∞")] {
            let spellings = number_spellings(value);
            assert_eq!(spellings[0], plainest);
            assert!(spellings.iter().all(|text| read_number(text) == Some(value)));
        }
    }
}
