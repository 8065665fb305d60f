//! Game records as files: KIF, KI2, CSA, JKF, USI and SFEN ↔ a game with branches.
//!
//! | file | holds |
//! |---|---|
//! | `tree` | the [`Record`]: headers, where the game starts, the tree of moves |
//! | `ending` | how a line ends, with its names in all formats |
//! | `handicap` | handicaps by name |
//! | `bytes` | encodings and line ends, decided by content |
//! | `format` | which format a text is written in, decided by content |
//! | `reader` | what all readers share: playing, branching, complaints |
//! | `kakinoki` | KIF and KI2 |
//! | `csa` | CSA, versions 1 to 3 |
//! | `jkf` | JKF, with a JSON reader that knows where everything stands |
//! | `usi_line` | `position … moves …`, and SFEN |
//! | `loss` | what a format cannot hold |
//! | `whole` | a record with everything it holds, for the program's own keeping |
//!
//! Every move of every line is checked. Where a file cannot be understood, reading stops, and
//! says so: [`ParsedRecord::stopped`] names the place, what was found and what was expected, and the
//! record holds what stood before it. A shortened game is never returned as if it were whole.
//! What was understood but looks wrong is among [`ParsedRecord::warnings`].
//!
//! Nothing here recurses over the depth of the input.

#![expect(
    clippy::format_push_string,
    reason = "a file is written piece by piece, and writing to a String cannot fail"
)]

pub(in crate::formats) mod bytes;
mod csa;
mod ending;
mod format;
mod handicap;
mod jkf;
mod kakinoki;
mod loss;
mod reader;
mod tree;
mod usi_line;
mod whole;

pub use ending::Ending;
pub use format::Format;
pub use handicap::Handicap;
pub use tree::{AppendError, Ply, PlyId, PlyKind, Record, RecordLine};
pub use whole::WholeRecord;

use crate::language::{Language, Phrase, Say, Texts, Words};

/// How characters are written as bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Encoding {
    /// UTF-8.
    #[default]
    Utf8,
    /// `Shift_JIS`, as Windows extends it (Windows-31J).
    ShiftJis,
}

impl Encoding {
    /// `utf-8` or `shift_jis`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "utf-8",
            Self::ShiftJis => "shift_jis",
        }
    }

    /// The encoding of a name; `sjis`, `cp932` and the like are understood.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        match name.to_ascii_lowercase().replace('_', "-").as_str() {
            "utf-8" | "utf8" => Some(Self::Utf8),
            "shift-jis" | "sjis" | "cp932" | "windows-31j" | "ms932" => Some(Self::ShiftJis),
            _ => None,
        }
    }
}

/// How the lines of a file end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Newline {
    /// There is one line only, and it does not end.
    None,
    /// LF.
    Lf,
    /// CR LF.
    CrLf,
    /// Several ways, or CR.
    Mixed,
}

impl Newline {
    /// `none`, `lf`, `crlf` or `mixed`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Lf => "lf",
            Self::CrLf => "crlf",
            Self::Mixed => "mixed",
        }
    }
}

/// What is wrong with a file, and where.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Complaint {
    /// The line, from 1.
    pub line: usize,
    /// The column, in characters from 1.
    pub column: usize,
    /// What was found and what was expected.
    pub what: Words,
}

impl Say for Complaint {
    fn say(&self, language: Language) -> String {
        let Self { line, column, what } = self;
        language
            .texts()
            .records_at(*column, *line, what.get(language))
    }
}

/// What was read from a file.
#[derive(Clone, Debug)]
pub struct ParsedRecord {
    /// The game; what stood before the fault, if there is one.
    pub record: Record,
    /// The format that was found.
    pub format: Format,
    /// The encoding that was found.
    pub encoding: Encoding,
    /// Whether the file begins with a byte order mark.
    pub bom: bool,
    /// How the lines end.
    pub newline: Newline,
    /// What looks wrong but did not stop the reader.
    pub warnings: Vec<Complaint>,
    /// Where the reader had to stop; the record is whole if there is none.
    pub stopped: Option<Complaint>,
}

/// A record in the bytes of a format.
#[derive(Clone, Debug)]
pub struct Written {
    /// The file.
    pub bytes: Vec<u8>,
    /// What the format or the encoding cannot hold, one sentence each; nothing else is lost.
    pub lost: Vec<Words>,
}

impl Written {
    /// A text in an encoding; `lost` is what the format has lost, and what the encoding loses follows.
    pub(in crate::formats) fn of(text: &str, encoding: Encoding, mut lost: Vec<Words>) -> Self {
        let (bytes, others) = bytes::encode(text, encoding);
        if !others.is_empty() {
            let first: String = others.iter().take(20).collect();
            lost.push(Words::of(|texts| texts.records_not_in_shift_jis(&first)));
        }
        Self { bytes, lost }
    }
}

/// Reads a game record.
///
/// The format is decided by content; `hint`, such as the ending of the name, decides where the
/// content does not.
///
/// # Errors
/// If nothing at all could be made of the file.
pub fn read(bytes: &[u8], hint: Option<Format>) -> Result<ParsedRecord, Complaint> {
    let nothing = |what: Phrase| Complaint {
        line: 1,
        column: 1,
        what: Words::of(what),
    };
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
    };
    let (record, warnings, stopped) = read.finish(text);
    // Only its name says that it is a game, and nothing in it does.
    let is_empty = record.len() == 1 && stopped.is_none();
    let is_unknown = format::find(text).is_none() && record.headers.is_empty();
    let is_garbled = text.contains(char::REPLACEMENT_CHARACTER);
    if is_empty && (is_unknown || is_garbled) {
        return Err(warnings
            .into_iter()
            .next()
            .unwrap_or_else(|| nothing(Texts::records_unknown)));
    }
    Ok(ParsedRecord {
        record,
        format,
        encoding: decoded.encoding,
        bom: decoded.bom,
        newline: decoded.newline,
        warnings,
        stopped,
    })
}

/// Writes a game record, and says what the format or the encoding cannot hold.
#[must_use]
pub fn write(record: &Record, format: Format, encoding: Encoding) -> Written {
    let (text, lost) = match format {
        Format::Kif | Format::Ki2 => kakinoki::write(record, format),
        Format::Csa => csa::write(record, encoding),
        Format::Jkf => jkf::write(record),
        Format::Usi | Format::Sfen => usi_line::write(record, format),
    };
    Written::of(&text, encoding, lost)
}
