//! Games of Connect Four: a line of columns each, `44536`.

use std::fmt::Write as _;

use super::{Complaint, Encoding, Format, ParsedRecord, Record, Recorded, Written, bytes, plain};
use games::board_game::BoardGame as _;
use games::connect_four::ConnectFour;

/// A line that can hardly be anything else: one word that begins with a column, of digits for the
/// most part.
fn is_columns(line: &str) -> bool {
    let digits = line.bytes().filter(u8::is_ascii_digit).count();
    line.starts_with(|sign| ('1'..='7').contains(&sign))
        && !line.contains(char::is_whitespace)
        && 2 * digits > line.chars().count()
}

impl Recorded for ConnectFour {
    fn read_games(
        bytes: &[u8],
        _: Option<Format>,
    ) -> Option<Result<Vec<ParsedRecord<Self>>, Complaint>> {
        if let Some(games) = plain::read(bytes) {
            return Some(Ok(games));
        }
        let decoded = bytes::decode(bytes);
        let lines = (1..).zip(decoded.text.lines());
        let mut lines = lines.filter(|(_, line)| !line.trim().is_empty()).peekable();
        if !is_columns(lines.peek()?.1.trim()) {
            return None;
        }
        let games = lines.map(|(line, text)| {
            let signs = text.char_indices().filter(|(_, sign)| !sign.is_whitespace());
            let columns = signs.map(|(at, sign)| &text[at..at + sign.len_utf8()]);
            plain::played((line, text), Ok(Self::start()), columns).within(&decoded)
        });
        Some(Ok(games.collect()))
    }

    /// Columns, where the game begins with an empty board.
    fn write_games<'a>(
        games: impl IntoIterator<Item = &'a Record<Self>>,
        _: Format,
        encoding: Encoding,
    ) -> Written {
        let mut text = String::new();
        for game in games {
            if *game.initial() == Self::start() && game.moves().next().is_some() {
                for column in game.moves() {
                    let _ = write!(text, "{column}");
                }
                text.push('\n');
            } else {
                plain::line(game, &mut text);
            }
        }
        Written::of(&text, encoding, Vec::new())
    }
}
