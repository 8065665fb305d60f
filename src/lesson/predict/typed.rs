//! Parses typed numbers and windows.

use score::{Score, Window};

/// Parses a value: `120`, `+120`, `−50`, `-50`, `∞`, `-∞`, `inf`; also in the full-width characters
/// of a Japanese keyboard.
#[must_use]
pub fn read_number(text: &str) -> Option<Score> {
    let plain: String = text.trim().chars().filter(|c| *c != ',').map(narrow).collect();
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

/// Parses a window of two such values.
#[must_use]
pub fn read_window(alpha: &str, beta: &str) -> Option<Window> {
    Some(Window { alpha: read_number(alpha)?, beta: read_number(beta)? })
}

/// Maps a full-width character to its ASCII equivalent.
fn narrow(letter: char) -> char {
    match letter {
        '−' | '－' | 'ー' | '–' => '-',
        '＋' => '+',
        '０'..='９' => char::from_digit(letter as u32 - '０' as u32, 10).unwrap_or(letter),
        _ => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reader_accepts_numbers_in_the_forms_people_type() {
        let read = |text| read_number(text).map(|score| score.0);
        assert_eq!(read(" +120 "), Some(120));
        assert_eq!(read("−1,800"), Some(-1800));
        assert_eq!(read("－５０"), Some(-50));
        assert_eq!(read_number("∞"), Some(Score::MAX));
        assert_eq!(read_number("-inf"), Some(Score::MIN));
        for wrong in ["", "+", "--5", "5+", "five", "1e3", "99999999999", "+1 80 00"] {
            assert_eq!(read_number(wrong), None, "{wrong}");
        }
        let window = Window { alpha: Score(3), beta: Score::MAX };
        assert_eq!(read_window("3", "+∞"), Some(window));
        assert_eq!(read_window("3", ""), None);
    }
}
