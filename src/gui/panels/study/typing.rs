//! Numbers as people type them.

/// Parses a typed number: with any minus sign, and an optional plus.
pub(crate) fn value_of(text: &str) -> Option<i32> {
    let plain: String = text
        .trim()
        .chars()
        .map(|c| match c {
            '−' | '-' | 'ー' => '-',
            '０'..='９' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
            other => other,
        })
        .collect();
    let value: i32 = plain.trim_start_matches('+').parse().ok()?;
    let most = games::diagram::MAX_VALUE;
    (-most..=most).contains(&value).then_some(value)
}
