//! Texts as letters that stand in an address or a mail: Deflate, in base64 for addresses.

use std::io::{Read as _, Write as _};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;

/// The most bytes of a text that is read from letters: a few of them may stand for any number.
pub(super) const MOST_TEXT: u64 = 1 << 20;

/// Why letters are no text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LettersFault {
    Damaged,
    /// The text has more than [`MOST_TEXT`] bytes.
    TooMuch,
}

pub(super) fn letters(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// The reverse of [`letters`].
pub(super) fn bytes_of(letters: &str) -> Result<Vec<u8>, LettersFault> {
    URL_SAFE_NO_PAD.decode(letters).map_err(|_| LettersFault::Damaged)
}

/// A text, compressed.
pub(super) fn deflated(text: &str) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    // Memory takes whatever is written.
    let bytes = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish());
    bytes.unwrap_or_default()
}

/// The reverse of [`deflated`]; no text is empty.
pub(super) fn inflated(bytes: &[u8]) -> Result<String, LettersFault> {
    let mut text = String::new();
    let mut decoder = DeflateDecoder::new(bytes).take(MOST_TEXT + 1);
    decoder.read_to_string(&mut text).map_err(|_| LettersFault::Damaged)?;
    if text.len() as u64 > MOST_TEXT {
        Err(LettersFault::TooMuch)
    } else if text.is_empty() {
        Err(LettersFault::Damaged)
    } else {
        Ok(text)
    }
}
