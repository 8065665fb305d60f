//! Large numbers in words.

use crate::language::Language;

/// A large number as people say it: "12億", "1.2 billion".
#[must_use]
pub fn about(number: f64, language: Language) -> String {
    if number >= 1e16 {
        return format!("10^{:.0}", number.log10().floor().min(300.0));
    }
    let units: &[(f64, &str)] = match language {
        Language::Ja => &[(1e12, "兆"), (1e8, "億"), (1e4, "万")],
        Language::En => &[(1e12, " trillion"), (1e9, " billion"), (1e6, " million")],
    };
    for &(scale, unit) in units {
        // Rounded first: 999,960 is a million.
        let scaled = (number / scale * 10.0).round() / 10.0;
        if scaled >= 1.0 {
            return if scaled < 10.0 {
                format!("{scaled:.1}{unit}")
            } else {
                format!("{scaled:.0}{unit}")
            };
        }
    }
    let rounded = number.round() as u64;
    match language {
        Language::En if rounded >= 10_000 => format!("{},000", (number / 1e3).round()),
        _ => rounded.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_said_as_people_say_them() {
        let check = |number, ja, en| {
            assert_eq!(about(number, Language::Ja), ja);
            assert_eq!(about(number, Language::En), en);
        };
        check(848.0, "848", "848");
        check(12_345.0, "1.2万", "12,000");
        check(999_960.0, "100万", "1.0 million");
        check(99_960.0, "10万", "100,000");
        check(1.23e9, "12億", "1.2 billion");
        check(1e60, "10^60", "10^60");
    }
}
