//! Reads lines from a pipe, however they arrive.

use std::io::{self, BufRead, ErrorKind};

use super::inbox::OutputLine;

/// The most bytes of a line; the rest of it is dropped.
const LONGEST: usize = 64 * 1024;

/// Passes every line to `take` until the pipe ends or `take` returns `false`. The last line counts
/// even without a line break.
pub(super) fn read_lines(mut pipe: impl BufRead, mut take: impl FnMut(OutputLine) -> bool) {
    let mut bytes = Vec::new();
    let mut is_cut = false;
    loop {
        let (used, is_end_of_line) = match pipe.fill_buf() {
            Ok([]) => break,
            Ok(buffer) => {
                let line_break = buffer.iter().position(|byte| *byte == b'\n');
                let piece = &buffer[..line_break.unwrap_or(buffer.len())];
                let room = LONGEST - bytes.len();
                is_cut |= piece.len() > room;
                bytes.extend_from_slice(&piece[..piece.len().min(room)]);
                (line_break.map_or(buffer.len(), |at| at + 1), line_break.is_some())
            }
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(_) => break,
        };
        pipe.consume(used);
        if is_end_of_line {
            if !take(line(&bytes, is_cut)) {
                return;
            }
            bytes.clear();
            is_cut = false;
        }
    }
    if !bytes.is_empty() {
        take(line(&bytes, is_cut));
    }
}

fn line(bytes: &[u8], is_cut: bool) -> OutputLine {
    let text = String::from_utf8_lossy(bytes);
    let is_mended = matches!(text, std::borrow::Cow::Owned(_));
    let mut text = text.trim_end().to_owned();
    if is_cut {
        // A truncated word may be another valid word: 2b8h is not 2b8h+.
        let whole_words = text.rfind(char::is_whitespace).unwrap_or(0);
        text.truncate(whole_words);
    }
    OutputLine { text, is_mended, is_cut }
}

/// Writes lines to a pipe as they come; ends when the sender or the pipe is closed.
pub(super) fn write_lines(
    mut pipe: impl io::Write,
    lines: &std::sync::mpsc::Receiver<String>,
) -> io::Result<()> {
    while let Ok(mut line) = lines.recv() {
        line.push('\n');
        pipe.write_all(line.as_bytes())?;
        pipe.flush()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<OutputLine> {
        let mut lines = Vec::new();
        // A small buffer, so that lines come in pieces.
        let pipe = io::BufReader::with_capacity(3, bytes);
        read_lines(pipe, |line| {
            lines.push(line);
            true
        });
        lines
    }

    #[test]
    fn the_last_line_needs_no_line_break() {
        let texts = |bytes: &[u8]| -> Vec<String> {
            lines(bytes).into_iter().map(|line| line.text).collect()
        };
        assert_eq!(texts(b"usiok\r\nreadyok\n"), ["usiok", "readyok"]);
        assert_eq!(texts(b"usiok\n\nready"), ["usiok", "", "ready"]);
        assert_eq!(texts(b""), [""; 0]);
    }

    #[test]
    fn a_long_line_is_cut_at_a_word_and_says_so() {
        let mut long = b"info pv ".to_vec();
        while long.len() < 3 * LONGEST {
            long.extend_from_slice(b"2b8h+ ");
        }
        long.extend_from_slice(b"\nusiok\n");
        let lines = lines(&long);
        assert_eq!(lines.len(), 2);
        assert!(lines[0].is_cut && lines[0].text.len() <= LONGEST);
        assert!(lines[0].text.ends_with("2b8h+"));
        assert!(!lines[1].is_cut);
        assert_eq!(lines[1].text, "usiok");
    }

    #[test]
    fn invalid_utf_8_is_replaced_and_marked() {
        let lines = lines(b"id name \x8b\xe0\n");
        assert!(lines[0].is_mended);
        assert!(lines[0].text.starts_with("id name \u{fffd}"));
    }
}
