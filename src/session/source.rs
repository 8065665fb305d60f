//! The source of a lesson.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use formats::pack::is_pack;
use formats::record::Format;
use scenario::Lesson;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A lesson that ships with the program: its id.
    Shipped(&'static str),
    File(PathBuf),
    /// An unsaved lesson that was made here.
    Made {
        /// Unique among the lessons that were made.
        name: String,
        lesson: Arc<Lesson>,
    },
    /// The contents of a dropped file, whose path may be unknown.
    Text {
        name: String,
        bytes: Vec<u8>,
    },
}

/// The name of pasted text of any kind.
const PASTED: &str = "clipboard";

impl Source {
    /// A pasted text: a position, a lesson or a game. The parser determines which.
    pub fn pasted(text: String) -> Self {
        Self::Text { name: PASTED.to_owned(), bytes: text.into_bytes() }
    }

    pub fn is_pasted(&self) -> bool {
        matches!(self, Self::Text { name, .. } if name == PASTED)
    }

    /// The pasted text under a name with the extension of its format.
    #[must_use]
    pub(super) fn known_as(&self, ending: &str) -> Self {
        match self {
            Self::Text { name, bytes } if name == PASTED => {
                Self::Text { name: format!("{PASTED}.{ending}"), bytes: bytes.clone() }
            }
            other => other.clone(),
        }
    }

    /// The file, if it is one.
    pub(super) fn path(&self) -> Option<&Path> {
        match self {
            Self::File(path) => Some(path),
            Self::Shipped(_) | Self::Made { .. } | Self::Text { .. } => None,
        }
    }

    /// Whether it is a file inside a pack, which is not changed.
    pub fn is_packed(&self) -> bool {
        let above = self.path().map(|path| path.ancestors().skip(1));
        above.is_some_and(|mut above| above.any(is_pack))
    }

    /// The name for errors and lists.
    pub fn name(&self) -> String {
        match self {
            Self::Shipped(id) => format!("scenarios/{id}.ron"),
            Self::File(path) => path.display().to_string(),
            Self::Text { name, .. } | Self::Made { name, .. } => name.clone(),
        }
    }

    /// The name of its file, without the folder and the extension; `None` for a pasted text.
    pub(super) fn stem(&self) -> Option<String> {
        let stem = self.file_name()?.file_stem()?.to_string_lossy();
        let is_pasted = matches!(self, Self::Text { .. }) && stem == PASTED;
        (!is_pasted).then(|| stem.into_owned())
    }

    /// Whether it holds positions (SFEN) rather than a lesson.
    pub fn holds_positions(&self) -> bool {
        let ending = self.ending();
        ending.is_some_and(|it| ["sfen", "usi"].iter().any(|own| it.eq_ignore_ascii_case(own)))
    }

    /// The format of its games, by the extension.
    pub fn game_format(&self) -> Option<Format> {
        Format::from_name(self.ending()?)
    }

    /// Whether its kind can only be determined from its contents.
    pub fn is_plain_text(&self) -> bool {
        let ending = self.ending();
        ending.is_some_and(|ending| ending.eq_ignore_ascii_case("txt"))
    }

    /// Whether it may hold a tree although its kind is also one of games.
    pub fn may_be_tree(&self) -> bool {
        self.is_plain_text() || self.ending().is_some_and(|it| it.eq_ignore_ascii_case("json"))
    }

    /// Whether it opens on the board page, by its extension: positions or games.
    pub fn is_for_board(&self) -> bool {
        self.game_format().is_some() || self.is_plain_text()
    }

    /// The name of its file, with the folders that are known.
    fn file_name(&self) -> Option<&Path> {
        match self {
            Self::File(path) => Some(path),
            Self::Text { name, .. } => Some(Path::new(name)),
            Self::Shipped(_) | Self::Made { .. } => None,
        }
    }

    /// The extension of the file name.
    fn ending(&self) -> Option<&str> {
        self.file_name()?.extension()?.to_str()
    }
}

/// Identifies the contents of a file by its length and a hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FilePrint {
    length: usize,
    hash: u64,
}

impl FilePrint {
    pub fn of(bytes: &[u8]) -> Self {
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        Self { length: bytes.len(), hash: hasher.finish() }
    }

    /// It as letters and digits.
    pub fn id(self) -> String {
        format!("{:x}-{:016x}", self.length, self.hash)
    }
}

/// Whether a save may replace an existing file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replace {
    Never,
    /// Only the opened file, which had this fingerprint, and only if nothing in it would be lost.
    /// `None`: the fingerprint is unknown.
    Opened(Option<FilePrint>),
    /// The user has confirmed. Whatever would be lost is kept beside the file; the fingerprint is
    /// that of the opened file, if any.
    Asked(Option<FilePrint>),
}
