//! Decodes and encodes bytes; the content decides the encoding and the line ends, not the file
//! name.

use encoding_rs::{EUC_JP, ISO_2022_JP, SHIFT_JIS, UTF_8};

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
    let (text, _) = codec(encoding).decode_without_bom_handling(bytes);
    let text = text.into_owned();
    let newline = newline(&text);
    Decoded { text, encoding, bom, newline }
}

pub(super) const fn codec(encoding: Encoding) -> &'static encoding_rs::Encoding {
    match encoding {
        Encoding::Utf8 => UTF_8,
        Encoding::ShiftJis => SHIFT_JIS,
        Encoding::EucJp => EUC_JP,
        Encoding::Iso2022Jp => ISO_2022_JP,
    }
}

/// Guesses UTF-8 unless invalid bytes outweigh valid characters: a few broken bytes, such as half a
/// character at the end, do not make a file `Shift_JIS`.
fn guess(bytes: &[u8]) -> Encoding {
    if bytes.is_ascii() && is_iso_2022_jp(bytes) {
        return Encoding::Iso2022Jp;
    }
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
    if is_no_shift_jis && sound >= broken {
        return Encoding::Utf8;
    }
    of_two(bytes)
}

/// Whether an escape sequence announces characters of JIS, and they follow.
fn is_iso_2022_jp(bytes: &[u8]) -> bool {
    let announces = |part: &[u8]| matches!(part, b"\x1b$B" | b"\x1b$@");
    bytes.windows(3).any(announces) && !ISO_2022_JP.decode_without_bom_handling(bytes).1
}

/// `Shift_JIS` or EUC-JP: each read as the other gives characters that are broken, or a row of
/// half-width katakana, which no record has in such a number.
fn of_two(bytes: &[u8]) -> Encoding {
    let faults = |encoding| {
        let (text, _) = codec(encoding).decode_without_bom_handling(bytes);
        let fault = |c: char| match c {
            BROKEN => 4,
            '\u{ff61}'..='\u{ff9f}' => 1,
            _ => 0,
        };
        let faults: usize = text.chars().map(fault).sum();
        (faults, text.into_owned())
    };
    let [(of_shift_jis, text), (of_euc, _)] = [Encoding::ShiftJis, Encoding::EucJp].map(faults);
    if of_euc < of_shift_jis && !is_half_width_name(&text) {
        Encoding::EucJp
    } else {
        Encoding::ShiftJis
    }
}

/// Whether the Japanese of a text is half-width katakana alone, with voiced marks where they belong
/// (ﾎﾞﾅﾝｻﾞ): no kanji of EUC-JP looks so but by a rare chance.
fn is_half_width_name(text: &str) -> bool {
    let mut before = ' ';
    let mut marks = 0;
    for c in text.chars() {
        let takes_mark = matches!(before, 'ｳ' | 'ｶ'..='ﾄ' | 'ﾊ'..='ﾎ');
        match c {
            '\u{ff9e}' | '\u{ff9f}' if takes_mark => marks += 1,
            '\u{ff9e}' | '\u{ff9f}' | '\u{ff61}'..='\u{ff65}' => return false,
            '\u{ff66}'..='\u{ff9d}' => {}
            c if c.is_ascii() => {}
            _ => return false,
        }
        before = c;
    }
    marks > 0
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
    if encoding == Encoding::Utf8 {
        return (text.as_bytes().to_vec(), Vec::new());
    }
    let codec = codec(encoding);
    let (bytes, _, has_others) = codec.encode(text);
    if !has_others {
        return (bytes.into_owned(), Vec::new());
    }
    let mut others = Vec::new();
    let mut plain = String::with_capacity(text.len());
    let mut single = [0; 4];
    for c in text.chars() {
        if c.is_ascii() || !codec.encode(c.encode_utf8(&mut single)).2 {
            plain.push(c);
        } else {
            plain.push('〓');
            if !others.contains(&c) {
                others.push(c);
            }
        }
    }
    (codec.encode(&plain).0.into_owned(), others)
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
    fn every_encoding_of_japanese_is_recognised_by_its_bytes() {
        let texts = [
            "手合割：平手\n先手：試験太郎\n後手：例花子\n   1 ７六歩(77)\n",
            "後手：ｶﾀｶﾅ\n▲７六歩 △３四歩\nまで2手で後手の勝ち\n",
            "N+日本太郎\nN-甲\nPI\n+\n+7776FU\n%TORYO\n",
            "'ひらがなとカタカナの注釈\nV2.2\nPI\n+\n",
            "表題：１・２回戦、「準決勝」\n　　　備考：髙橋・渡邉―龍馬\n",
        ];
        let all = [Encoding::Utf8, Encoding::ShiftJis, Encoding::EucJp, Encoding::Iso2022Jp];
        for text in texts {
            for encoding in all {
                let (bytes, others) = encode(text, encoding);
                let decoded = decode(&bytes);
                assert_eq!(decoded.encoding, encoding, "{text}");
                // ISO-2022-JP has no half-width katakana: they become full-width.
                let is_narrowed = encoding == Encoding::Iso2022Jp && text.contains('ｶ');
                if others.is_empty() && !is_narrowed {
                    assert_eq!(decoded.text, text);
                }
                // A broken byte in the middle, and half a file, change nothing.
                let mut damaged = bytes.clone();
                damaged.insert(bytes.len() / 2, 0xff);
                if encoding != Encoding::Iso2022Jp && text.starts_with('手') {
                    assert_eq!(decode(&damaged).encoding, encoding, "{text}");
                }
            }
        }
        // Names in half-width katakana with voiced marks are those of Windows.
        let (bytes, _) = encode("N+ﾎﾞﾅﾝｻﾞ\nN-ｸﾞｰ\nPI\n", Encoding::ShiftJis);
        assert_eq!(decode(&bytes).encoding, Encoding::ShiftJis);
        // What a terminal obeys is no Japanese.
        assert_eq!(decode(b"N+\x1b[31mA\x1b(B\n").encoding, Encoding::Utf8);
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
