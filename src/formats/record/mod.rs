//! Game records, of every game: a tree of moves, and the files that hold it. The formats of shogi
//! (KIF, KI2, CSA, JKF, USI and SFEN) are here, those of Othello in [`crate::othello`].
//!
//! | file | contents |
//! |---|---|
//! | `tree` | the [`Record`]: headers, start position, tree of moves |
//! | `ending` | how a line ends, with its names in all formats |
//! | `handicap` | named handicaps |
//! | `bytes` | encodings and line ends, decided by content |
//! | `format` | the formats, found by content or by name |
//! | `plain` | one game per line, of games without a format of their own |
//! | `connect_four` | Connect Four, as its columns |
//! | `fault` | what readers say of a place where something else was expected |
//! | `reader` | shared by all readers: playing, branching, complaints |
//! | `kakinoki` | KIF and KI2 |
//! | `csa` | CSA, versions 1 to 3 |
//! | `jkf` | JKF |
//! | `usi_line` | `position … moves …`, and SFEN |
//! | `loss` | counts what a format cannot hold |
//! | `whole` | a lossless form of a record, for the program's own files |
//!
//! Every move of every line is checked. At an error the reader stops: [`ParsedRecord::stopped`]
//! names the place, the text found and the text expected, and the record holds everything before
//! it. A truncated game is never returned as complete. Anomalies that do not stop the reader are in
//! [`ParsedRecord::warnings`].
//!
//! No function here recurses over the depth of the input.

#![expect(
    clippy::format_push_string,
    reason = "a file is written piece by piece, and writing to a String cannot fail"
)]

pub(crate) mod bytes;
mod connect_four;
mod csa;
mod ending;
pub(crate) mod fault;
mod format;
mod handicap;
mod jkf;
mod kakinoki;
pub(crate) mod loss;
mod plain;
pub(crate) mod reader;
mod tree;
mod usi_line;
mod whole;

pub use ending::Ending;
pub use format::Format;
pub use handicap::Handicap;
pub use tree::{Ply, PlyId, PlyKind, Record, RecordLine};
pub use whole::WholeRecord;

use games::board_game::BoardGame;
use games::dobutsu::Dobutsu;
use games::shogi::Shogi;
use games::shogi::notation::move_name;
use games::sugoroku::Sugoroku;
use language::{Language, Phrase, Say, Texts, Words};
use score::Player;

score::named! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Encoding as name {
        #[default]
        Utf8 = "utf-8",
        /// `Shift_JIS`, as Windows extends it (Windows-31J).
        ShiftJis = "shift_jis",
        EucJp = "euc-jp",
        Iso2022Jp = "iso-2022-jp",
    }
}

impl Encoding {
    /// Looks up an encoding by name; aliases such as `sjis` and `cp932` are accepted.
    pub fn from_name(name: &str) -> Option<Self> {
        match name.to_ascii_lowercase().replace('_', "-").as_str() {
            "utf-8" | "utf8" => Some(Self::Utf8),
            "shift-jis" | "sjis" | "cp932" | "windows-31j" | "ms932" => Some(Self::ShiftJis),
            "euc-jp" | "eucjp" => Some(Self::EucJp),
            "iso-2022-jp" | "jis" => Some(Self::Iso2022Jp),
            _ => None,
        }
    }
}

score::named! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Newline as name {
        /// A single line without an end.
        None = "none",
        Lf = "lf",
        CrLf = "crlf",
        /// CR, or several kinds.
        Mixed = "mixed",
    }
}

/// A fault in a file and its place.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Complaint {
    /// From 1.
    pub line: usize,
    /// In characters, from 1.
    pub column: usize,
    /// What was found and what was expected.
    pub what: Words,
}

/// A line, and a column in characters, from 1.
pub(crate) type TextPlace = (usize, usize);

impl Complaint {
    pub(crate) const fn at((line, column): TextPlace, what: Words) -> Self {
        Self { line, column, what }
    }
}

impl Say for Complaint {
    fn say(&self, language: Language) -> String {
        let Self { line, column, what } = self;
        language.texts().records_at(*column, *line, what.get(language))
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct ParsedRecord<G: BoardGame = Shogi> {
    /// Up to the error, if there is one.
    pub record: Record<G>,
    /// The line of its start, from 1.
    pub line: usize,
    /// What is said of the file is the same for each of its games.
    pub format: Format,
    pub encoding: Encoding,
    /// Whether the file begins with a byte order mark.
    pub bom: bool,
    pub newline: Newline,
    /// Anomalies that did not stop the reader.
    pub warnings: Vec<Complaint>,
    /// Where the reader stopped; `None` if the record is complete.
    pub stopped: Option<Complaint>,
    /// Whether the start position was read. If the reader stopped before it, that of the record
    /// stands in no file.
    pub has_start: bool,
}

impl<G: BoardGame> ParsedRecord<G> {
    /// A game that is known to be right.
    pub const fn of(record: Record<G>, format: Format) -> Self {
        Self {
            record,
            line: 1,
            format,
            encoding: Encoding::Utf8,
            bom: false,
            newline: Newline::Lf,
            warnings: Vec::new(),
            stopped: None,
            has_start: true,
        }
    }

    /// Where the reader stopped, or the last word of its main line, if that ends it without being
    /// a known ending: for those who take no warnings.
    pub fn stopped_or_unknown(&self) -> Option<&Complaint> {
        let end = self.record.get(self.record.main_end()).ending();
        let unknown = self.warnings.last().filter(|_| end == Some(Ending::Other));
        self.stopped.as_ref().or(unknown)
    }

    /// The same in a file that was decoded so.
    pub(crate) fn within(self, decoded: &bytes::Decoded) -> Self {
        Self { encoding: decoded.encoding, bom: decoded.bom, newline: decoded.newline, ..self }
    }

    /// Whether nothing was found: the usual start, or none, and no moves.
    pub fn is_nothing(&self) -> bool {
        let is_bare = self.record.len() == 1;
        is_bare && (!self.has_start || *self.record.initial() == G::start())
    }
}

/// A game with files.
pub trait Recorded: BoardGame {
    /// The usual one first.
    const FORMATS: &'static [Format] = &[Format::Moves];

    /// The headers that name the players.
    const PLAYERS: [&'static [&'static str]; 2] = [&["PB"], &["PW"]];

    /// The header that names the event.
    const EVENT: &'static str = "PC";

    /// Whether a record has a node for how the game ended, and comments at its nodes.
    const HAS_ENDINGS: bool = false;

    /// The header with the result, which holds for the line that was played.
    const RESULT: Option<&'static str> = None;

    /// Reads games; there is at least one.
    ///
    /// The content decides the format; `hint`, such as the file extension, is used if the content
    /// is ambiguous. Returns `None` if neither identifies this game.
    fn read_games(
        bytes: &[u8],
        hint: Option<Format>,
    ) -> Option<Result<Vec<ParsedRecord<Self>>, Complaint>> {
        let _ = hint;
        plain::read(bytes).map(Ok)
    }

    /// Writes the main lines of games, and of formats with branches all lines; reports what the
    /// format or the encoding cannot hold.
    fn write_games<'a>(
        games: impl IntoIterator<Item = &'a Record<Self>>,
        format: Format,
        encoding: Encoding,
    ) -> Written {
        let _ = format;
        plain::write(games, encoding)
    }

    /// The names of the players.
    fn players([black, white]: [&str; 2], language: Language) -> String {
        let [b, w] = [Player::Max, Player::Min].map(|side| Self::side(side, language));
        format!("{b}: {black}   {w}: {white}")
    }

    /// Whether a header says something that the board does not show.
    fn is_detail(name: &str) -> bool {
        !matches!(name, "TY" | "C")
    }

    /// Why the game ended at this node, if the record says so.
    fn ending(_record: &Record<Self>, _at: PlyId) -> Option<Words> {
        None
    }

    /// How a line ends that ends with this node: a key, or the word of the file.
    fn ending_key(record: &Record<Self>, last: PlyId) -> Option<String> {
        record.get(last).ending_key().map(str::to_owned)
    }

    /// Black's lead, where it is counted.
    fn lead(_at: &Self::Position) -> Option<i32> {
        None
    }

    /// The start position in a list of moves.
    fn start_name(record: &Record<Self>, _language: Language) -> String {
        Self::write(record.initial())
    }

    /// A move after a node with this position, in a list of moves.
    fn listed(
        _record: &Record<Self>,
        (_before, at): (PlyId, &Self::Position),
        mv: Self::Move,
        language: Language,
    ) -> String {
        Self::move_name(at, mv, language)
    }

    /// How the game stands after a list of moves.
    fn result(at: &Self::Position, language: Language) -> String {
        Self::standing(at, language)
    }
}

// A game without a format of its own.
impl Recorded for Dobutsu {}

impl Recorded for Sugoroku {}

impl Recorded for Shogi {
    const FORMATS: &'static [Format] =
        &[Format::Kif, Format::Ki2, Format::Csa, Format::Jkf, Format::Usi, Format::Sfen];

    const PLAYERS: [&'static [&'static str]; 2] =
        [&["先手", "下手", "N+"], &["後手", "上手", "N-"]];

    const EVENT: &'static str = "棋戦";

    const HAS_ENDINGS: bool = true;

    fn read_games(
        bytes: &[u8],
        hint: Option<Format>,
    ) -> Option<Result<Vec<ParsedRecord>, Complaint>> {
        let hint = hint.filter(|hint| Self::FORMATS.contains(hint));
        Some(read(bytes, hint).map(|read| vec![read]))
    }

    /// Writes one game: the formats hold no more.
    fn write_games<'a>(
        games: impl IntoIterator<Item = &'a Record>,
        format: Format,
        encoding: Encoding,
    ) -> Written {
        let first = games.into_iter().next();
        first.map_or_else(
            || Written::of("", encoding, Vec::new()),
            |game| write(game, format, encoding),
        )
    }

    fn players([black, white]: [&str; 2], _: Language) -> String {
        format!("▲{black}  △{white}")
    }

    fn is_detail(_: &str) -> bool {
        true
    }

    fn start_name(record: &Record, language: Language) -> String {
        record.handicap().map_or_else(
            || Self::write(record.initial()),
            |handicap| {
                let id = format!("jkf-{}", handicap.id());
                language.texts().records_handicap(id, handicap.name())
            },
        )
    }

    fn listed(
        record: &Record,
        (before, at): (PlyId, &Self::Position),
        mv: Self::Move,
        language: Language,
    ) -> String {
        move_name(at, record.destination(before), mv, language)
    }
}

/// A record as the bytes of a file.
#[derive(Clone, Debug)]
pub struct Written {
    pub bytes: Vec<u8>,
    /// What the format or the encoding cannot hold, one sentence each; nothing else is lost.
    pub lost: Vec<Words>,
}

impl Written {
    /// Encodes a text; `lost` lists the losses of the format, and those of the encoding are
    /// appended.
    pub(crate) fn of(text: &str, encoding: Encoding, mut lost: Vec<Words>) -> Self {
        let (bytes, others) = bytes::encode(text, encoding);
        if !others.is_empty() {
            let first: String = others.iter().take(20).collect();
            let name = bytes::codec(encoding).name();
            lost.push(Words::of(|texts| texts.records_not_in_encoding(name, &first)));
        }
        Self { bytes, lost }
    }
}

/// Reads a game record of shogi.
///
/// The content decides the format; `hint`, such as the file extension, is used if the content is
/// ambiguous.
pub fn read(bytes: &[u8], hint: Option<Format>) -> Result<ParsedRecord, Complaint> {
    let nothing = |what: Phrase| Complaint { line: 1, column: 1, what: Words::of(what) };
    if bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) {
        return Err(nothing(Texts::records_utf16));
    }
    let decoded = bytes::decode(bytes);
    if decoded.text.trim().is_empty() {
        return Err(nothing(Texts::records_empty));
    }
    let Some(format) = format::find(&decoded.text).or(hint) else {
        return Err(nothing(Texts::records_unknown));
    };
    let text = decoded.text.as_str();
    let read = match format {
        Format::Kif | Format::Ki2 => kakinoki::read(text, format),
        Format::Csa => csa::read(text),
        Format::Jkf => jkf::read(text),
        Format::Usi | Format::Sfen => usi_line::read(text, format)?,
        Format::Ggf | Format::Sgf | Format::Moves => return Err(nothing(Texts::records_unknown)),
    };
    let parsed = read.finish(text, format);
    // Only the file name suggests a game; the content does not.
    let is_empty = parsed.record.len() == 1 && parsed.stopped.is_none();
    let is_unknown = format::find(text).is_none() && parsed.record.headers.is_empty();
    let is_garbled = text.contains(char::REPLACEMENT_CHARACTER);
    if is_empty && (is_unknown || is_garbled) {
        let first = parsed.warnings.into_iter().next();
        return Err(first.unwrap_or_else(|| nothing(Texts::records_unknown)));
    }
    Ok(parsed.within(&decoded))
}

/// Writes a game record of shogi and reports what the format or the encoding cannot hold.
pub fn write(record: &Record, format: Format, encoding: Encoding) -> Written {
    let (text, lost) = match format {
        Format::Kif | Format::Ki2 => kakinoki::write(record, format),
        Format::Csa => csa::write(record, encoding),
        Format::Jkf => jkf::write(record),
        _ => usi_line::write(record, format),
    };
    Written::of(&text, encoding, lost)
}
