//! The text of a file that people or spreadsheets have saved, in whatever encoding.

use std::borrow::Cow;

use encoding_rs::{Encoding, SHIFT_JIS, WINDOWS_1252};

/// The text of some bytes: in UTF-16 or UTF-8 with the mark at the beginning that says so, in UTF-8, in
/// `Shift_JIS`, or in Windows-1252, as Western spreadsheets write it.
pub fn any_text(bytes: &[u8]) -> Cow<'_, str> {
    if let Some((encoding, _)) = Encoding::for_bom(bytes) {
        return encoding.decode(bytes).0;
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Cow::Borrowed(text);
    }
    // Western letters are from 0xC0 on; Japanese text has hardly a line without these.
    let is_japanese = bytes.iter().any(|byte| (0x81..=0x9F).contains(byte));
    let japanese = || SHIFT_JIS.decode_without_bom_handling_and_without_replacement(bytes);
    let japanese = is_japanese.then(japanese).flatten();
    japanese.unwrap_or_else(|| WINDOWS_1252.decode_without_bom_handling(bytes).0)
}
