//! Reads untrusted lines of any length and any bytes.

use std::io::{BufRead, ErrorKind};

/// The longest line that is read, in bytes: many times a game of thousands of moves.
const LONGEST: usize = 1 << 20;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Input {
    /// A line without its end; invalid UTF-8 is replaced.
    Line(String),
    /// The first mebibyte of a longer line; the rest was skipped.
    TooLong(String),
    End,
}

/// Reads the next line, in bounded memory.
pub(super) fn next(input: &mut dyn BufRead) -> Input {
    let mut line = Vec::new();
    let mut too_long = false;
    loop {
        let bytes = match input.fill_buf() {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(_) => return Input::End,
        };
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        let room = LONGEST - line.len();
        too_long |= part.len() > room;
        line.extend_from_slice(&part[..part.len().min(room)]);
        let is_over = bytes.is_empty();
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if is_over && line.is_empty() {
            return Input::End;
        }
        if is_over || end.is_some() {
            let text = String::from_utf8_lossy(&line).into_owned();
            return if too_long { Input::TooLong(text) } else { Input::Line(text) };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reader_separates_lines_of_any_length_and_bytes() {
        let mut bytes = b"usi\r\n\n".to_vec();
        bytes.extend(vec![b'x'; 3 * LONGEST]);
        bytes.extend(b"\n\xff\xfeusi\nlast");
        let mut input = bytes.as_slice();
        assert_eq!(next(&mut input), Input::Line("usi\r".to_owned()));
        assert_eq!(next(&mut input), Input::Line(String::new()));
        assert_eq!(next(&mut input), Input::TooLong("x".repeat(LONGEST)));
        assert_eq!(next(&mut input), Input::Line("\u{fffd}\u{fffd}usi".to_owned()));
        assert_eq!(next(&mut input), Input::Line("last".to_owned()));
        assert_eq!(next(&mut input), Input::End);
    }
}
