//! The bytes of a log, and its lines: packed or not, in UTF-8 or UTF-16, of any length.

use std::io::{self, BufRead, BufReader, Read};

use encoding_rs::{CoderResult, Decoder, UTF_16BE, UTF_16LE};
use flate2::bufread::MultiGzDecoder;

/// The longest line, in bytes: one with the tree of the header may be long.
const LONGEST_LINE: u64 = 32 << 20;

/// The text in what a reader gives: unpacked (gzip), and as UTF-8 if it begins as UTF-16 does.
///
/// # Errors
/// If nothing can be read.
pub fn unpacked<'r>(mut packed: impl BufRead + 'r) -> io::Result<Box<dyn BufRead + 'r>> {
    if packed.fill_buf()?.starts_with(&[0x1f, 0x8b]) {
        return Ok(decoded(BufReader::new(MultiGzDecoder::new(packed))));
    }
    Ok(decoded(packed))
}

fn decoded<'r>(mut bytes: impl BufRead + 'r) -> Box<dyn BufRead + 'r> {
    let encoding = match bytes.fill_buf() {
        Ok([0xff, 0xfe, ..]) => UTF_16LE,
        Ok([0xfe, 0xff, ..]) => UTF_16BE,
        // What is broken is told where it is read.
        _ => return Box::new(bytes),
    };
    let decoder = encoding.new_decoder_with_bom_removal();
    Box::new(BufReader::new(WideText { bytes, decoder, is_over: false }))
}

/// UTF-16, read as UTF-8; what is broken becomes U+FFFD.
struct WideText<R> {
    bytes: R,
    decoder: Decoder,
    is_over: bool,
}

impl<R: BufRead> Read for WideText<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        while !self.is_over {
            let bytes = self.bytes.fill_buf()?;
            let is_last = bytes.is_empty();
            let (result, read, written, _) = self.decoder.decode_to_utf8(bytes, into, is_last);
            self.bytes.consume(read);
            self.is_over = is_last && result == CoderResult::InputEmpty;
            if written > 0 || read == 0 && !is_last {
                return Ok(written);
            }
        }
        Ok(0)
    }
}

/// A line without its end.
#[derive(Debug)]
pub struct NumberedLine {
    /// From 1.
    pub number: usize,
    pub text: String,
}

/// Why a line could not be read.
#[derive(Debug)]
pub enum LogLineError {
    /// The input ends here in the middle, or cannot be read.
    Broken(io::Error),
    /// This byte is not UTF-8.
    NotText {
        /// In characters, from 1.
        column: usize,
        byte: u8,
    },
    /// It is longer than this number of bytes.
    TooLong(u64),
}

/// The lines of a text of any length: only one is kept.
pub struct RawLines<'r> {
    reader: Box<dyn BufRead + 'r>,
    number: usize,
}

impl<'r> RawLines<'r> {
    pub fn new(reader: Box<dyn BufRead + 'r>) -> Self {
        Self { reader, number: 0 }
    }

    /// The number of the last line, from 1.
    pub fn number(&self) -> usize {
        self.number
    }

    /// The next line; `None` at the end.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn line(&mut self) -> Result<Option<NumberedLine>, LogLineError> {
        self.number += 1;
        let mut bytes = Vec::new();
        let mut limited = self.reader.by_ref().take(LONGEST_LINE);
        let read = limited.read_until(b'\n', &mut bytes).map_err(LogLineError::Broken)?;
        if read == 0 {
            self.number -= 1;
            return Ok(None);
        }
        if read as u64 == LONGEST_LINE {
            return Err(LogLineError::TooLong(LONGEST_LINE));
        }
        let length = bytes
            .strip_suffix(b"\n")
            .map_or(bytes.len(), |line| line.strip_suffix(b"\r").unwrap_or(line).len());
        bytes.truncate(length);
        let text = String::from_utf8(bytes).map_err(|error| {
            let (valid, bytes) = (error.utf8_error().valid_up_to(), error.as_bytes());
            let before = String::from_utf8_lossy(bytes.get(..valid).unwrap_or_default());
            let byte = bytes.get(valid).copied().unwrap_or_default();
            LogLineError::NotText { column: before.chars().count() + 1, byte }
        })?;
        Ok(Some(NumberedLine { number: self.number, text }))
    }
}
