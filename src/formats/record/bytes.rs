//! Decodes and encodes bytes; the content decides the encoding and the line ends, not the file
//! name.

use encoding_rs::{SHIFT_JIS, UTF_8};

use super::{Encoding, Newline};

/// A decoded file and the properties of its bytes.
pub(crate) struct Decoded {
    pub(crate) text: String,
    pub(crate) encoding: Encoding,
    pub(crate) bom: bool,
    pub(crate) newline: Newline,
}

/// Replaces bytes that do not decode.
pub(super) const BROKEN: char = '\u{fffd}';

const BOM: &[u8] = "\u{feff}".as_bytes();

/// Decodes a file; bytes that do not decode become [`BROKEN`].
pub(crate) fn decode(bytes: &[u8]) -> Decoded {
    let bom = bytes.starts_with(BOM);
    // Concatenated files may begin with several marks.
    let mut bytes = bytes;
    while let Some(rest) = bytes.strip_prefix(BOM) {
        bytes = rest;
    }
    let encoding = if bom { Encoding::Utf8 } else { guess(bytes) };
    let (text, _) = match encoding {
        Encoding::Utf8 => UTF_8.decode_without_bom_handling(bytes),
        Encoding::ShiftJis => SHIFT_JIS.decode_without_bom_handling(bytes),
    };
    let text = text.into_owned();
    let newline = newline(&text);
    Decoded { text, encoding, bom, newline }
}

/// Guesses UTF-8 unless invalid bytes outweigh valid characters: a few broken bytes, such as half a
/// character at the end, do not make a file `Shift_JIS`.
fn guess(bytes: &[u8]) -> Encoding {
    let (mut sound, mut broken) = (0_usize, 0_usize);
    for chunk in bytes.utf8_chunks() {
        sound += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
        broken += usize::from(!chunk.invalid().is_empty());
    }
    let is_half_character =
        broken == 1 && std::str::from_utf8(bytes).is_err_and(|error| error.error_len().is_none());
    if broken == 0 || sound >= 2 * broken || is_half_character {
        return Encoding::Utf8;
    }
    let (_, is_no_shift_jis) = SHIFT_JIS.decode_without_bom_handling(bytes);
    if is_no_shift_jis && sound >= broken { Encoding::Utf8 } else { Encoding::ShiftJis }
}

fn newline(text: &str) -> Newline {
    let both = text.matches("\r\n").count();
    let returns = text.matches('\r').count() - both;
    let feeds = text.matches('\n').count() - both;
    match (feeds, both, returns) {
        (0, 0, 0) => Newline::None,
        (_, 0, 0) => Newline::Lf,
        (0, _, 0) => Newline::CrLf,
        _ => Newline::Mixed,
    }
}

/// The numbered lines of a text, from 1, ending with LF, CR LF or CR.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = Some(text);
    std::iter::from_fn(move || {
        let text = rest?;
        let Some(end) = text.find(['\n', '\r']) else {
            rest = None;
            return Some(text);
        };
        let length = if text[end..].starts_with("\r\n") { 2 } else { 1 };
        rest = Some(&text[end + length..]);
        Some(&text[..end])
    })
    .enumerate()
    .map(|(at, line)| (at + 1, line))
}

/// Encodes a text; also returns the characters that the encoding lacks, which become 〓.
pub(crate) fn encode(text: &str, encoding: Encoding) -> (Vec<u8>, Vec<char>) {
    match encoding {
        Encoding::Utf8 => (text.as_bytes().to_vec(), Vec::new()),
        Encoding::ShiftJis => {
            let (bytes, _, has_others) = SHIFT_JIS.encode(text);
            if !has_others {
                return (bytes.into_owned(), Vec::new());
            }
            let mut others = Vec::new();
            let mut plain = String::with_capacity(text.len());
            let mut single = [0; 4];
            for c in text.chars() {
                if c.is_ascii() || !SHIFT_JIS.encode(c.encode_utf8(&mut single)).2 {
                    plain.push(c);
                } else {
                    plain.push('〓');
                    if !others.contains(&c) {
                        others.push(c);
                    }
                }
            }
            (SHIFT_JIS.encode(&plain).0.into_owned(), others)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_truncated_last_character_does_not_change_the_encoding() {
        let text = "  27 ５七歩";
        for length in 0..text.len() {
            assert_eq!(decode(&text.as_bytes()[..length]).encoding, Encoding::Utf8);
        }
        let (bytes, others) = encode("先手：試験☗", Encoding::ShiftJis);
        assert_eq!(others, ['☗']);
        let decoded = decode(&bytes);
        assert_eq!(decoded.encoding, Encoding::ShiftJis);
        assert_eq!(decoded.text, "先手：試験〓");
    }

    #[test]
    fn the_decoder_strips_any_number_of_byte_order_marks() {
        for count in 0..4 {
            let decoded =
                decode(&["\u{feff}".repeat(count), "先手：A".to_owned()].concat().into_bytes());
            assert_eq!((decoded.text.as_str(), decoded.bom), ("先手：A", count > 0));
        }
    }

    #[test]
    fn the_reader_accepts_all_three_line_endings() {
        let numbered: Vec<_> = lines("a\r\nb\rc\n\nd").collect();
        assert_eq!(numbered, [(1, "a"), (2, "b"), (3, "c"), (4, ""), (5, "d")]);
        assert_eq!(newline("a\r\n"), Newline::CrLf);
        assert_eq!(newline("a\n\r\n"), Newline::Mixed);
        assert_eq!(newline("a"), Newline::None);
    }
}
