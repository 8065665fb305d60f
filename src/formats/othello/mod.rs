//! Reads and writes games of Othello: GGF, SGF and move lists.
//!
//! | file | contents |
//! |---|---|
//! | `reader` | shared by all readers: a text cursor, playing moves, complaints |
//! | `ggf` | reads and writes the Generic Game Format |
//! | `sgf` | reads and writes the Smart Game Format, with variations |
//! | `list` | move lists: `f5d6c3…` |
//!
//! Every move is checked. At an error the reader stops the game: [`ParsedRecord`] names the
//! place, and the record holds everything before it. Later games of the file are still read. If a
//! move list leaves out a pass, the reader inserts it with a warning; in GGF, where each move names
//! its side, a missing pass is an error. (In SGF it does so too, but programs leave passes out.)

mod ggf;
mod list;
mod reader;
mod sgf;

use super::record::{
    Complaint, Encoding, Format, ParsedRecord, PlyId, Record, Recorded, Written, bytes,
};
use games::othello::shown::disc_sign;
use games::othello::{Othello, OthelloMove, OthelloPosition};
use language::{Language, Say, Words};
use score::Player;

pub type OthelloRecord = Record<Othello>;

type ReadOthello = ParsedRecord<Othello>;

score::named! {
    /// Why a game ended.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum OthelloEnding as key {
        /// Neither side can place a disc.
        Over = "over",
        Resigned = "resign",
        Timeout = "timeout",
        /// The players agreed on the score.
        Agreed = "agreed",
    }
}

impl Say for OthelloEnding {
    fn say(&self, language: Language) -> String {
        language.texts().othello_records_ending(self.key())
    }
}

/// Detects the format from the content; `None` if it is neither.
fn find(text: &str) -> Option<Format> {
    // Only the head of a game is searched for its `GM` property.
    let mut heads = text.match_indices("(;").take(20);
    let says_othello = |at: usize| {
        let head = text[at..].chars().take(400).collect::<String>();
        let head = head.to_ascii_lowercase();
        // Of SGF, a comment may say so later; GMGM is another property.
        head.find("gm[").is_some_and(|at| {
            let is_whole = !head[..at].ends_with(|c: char| c.is_ascii_alphanumeric());
            is_whole && head[at..].starts_with("gm[othello")
        })
    };
    if heads.any(|(at, _)| says_othello(at)) {
        return Some(Format::Ggf);
    }
    if sgf::looks_like(text) {
        return Some(Format::Sgf);
    }
    list::looks_like(text).then_some(Format::Moves)
}

impl OthelloRecord {
    /// Why the game ended at a node; `None` if it goes on there, or was broken off.
    pub fn ending(&self, at: PlyId) -> Option<OthelloEnding> {
        if self.position(at).is_over() {
            return Some(OthelloEnding::Over);
        }
        let result = self.header("RE").filter(|_| at == self.main_end());
        // +12.00:r in GGF, B+R or B+Resign in SGF.
        let (_, flag) = result?.split_once(':').or_else(|| result?.split_once('+'))?;
        match flag.trim().to_ascii_lowercase().as_str() {
            "r" | "resign" => Some(OthelloEnding::Resigned),
            "t" | "time" => Some(OthelloEnding::Timeout),
            "s" => Some(OthelloEnding::Agreed),
            _ => None,
        }
    }
}

impl Recorded for Othello {
    const FORMATS: &'static [Format] = &[Format::Ggf, Format::Sgf, Format::Moves];

    const RESULT: Option<&'static str> = Some("RE");

    fn read_games(
        bytes: &[u8],
        hint: Option<Format>,
    ) -> Option<Result<Vec<ReadOthello>, Complaint>> {
        let decoded = bytes::decode(bytes);
        let text = decoded.text.as_str();
        let hint = hint.filter(|hint| Self::FORMATS.contains(hint));
        let games = match find(text).or(hint)? {
            Format::Ggf => ggf::read(text),
            Format::Sgf => sgf::read(text),
            _ => list::read(text),
        };
        let within = |game: ReadOthello| game.within(&decoded);
        Some(games.map(|games| games.into_iter().map(within).collect()))
    }

    fn write_games<'a>(
        games: impl IntoIterator<Item = &'a OthelloRecord>,
        format: Format,
        encoding: Encoding,
    ) -> Written {
        let (mut text, mut losses) = (String::new(), list::ListLosses::default());
        for game in games {
            match format {
                Format::Ggf => {
                    losses.main_line_of(game);
                    ggf::write(&mut text, game);
                }
                Format::Sgf => sgf::write(&mut text, game, &mut losses),
                _ => list::write(&mut text, game, &mut losses),
            }
        }
        Written::of(&text, encoding, losses.into_words())
    }

    fn ending(record: &OthelloRecord, at: PlyId) -> Option<Words> {
        record.ending(at).map(|ending| ending.words())
    }

    fn ending_key(record: &OthelloRecord, last: PlyId) -> Option<String> {
        record.ending(last).map(|ending| ending.key().to_owned())
    }

    fn lead(at: &OthelloPosition) -> Option<i32> {
        Some(at.difference())
    }

    fn listed(
        _: &OthelloRecord,
        (_, at): (PlyId, &OthelloPosition),
        mv: OthelloMove,
        _: Language,
    ) -> String {
        format!("{}{mv}", disc_sign(at.to_move()))
    }

    fn result(at: &OthelloPosition, _: Language) -> String {
        let [black, white] = [Player::Max, Player::Min].map(|player| at.discs(player).count());
        format!("●{black} ○{white}")
    }
}
