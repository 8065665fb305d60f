//! Where a lesson comes from.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::formats::othello::OthelloFormat;
use crate::formats::record::Format;
use crate::scenario::Lesson;

/// Where a lesson comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// It ships with the program.
    Shipped(&'static str),
    /// A file of the person's own.
    File(PathBuf),
    /// A lesson that was made here and is not saved yet.
    Made {
        /// Its name among others that were made.
        name: String,
        /// The lesson.
        lesson: Arc<Lesson>,
    },
    /// A file that was dropped, with what it holds (its path may be unknown).
    Text {
        /// The name to show.
        name: String,
        /// The bytes.
        bytes: Vec<u8>,
    },
}

/// The name of what was pasted, whatever it is.
const PASTED: &str = "clipboard";

impl Source {
    /// A text that was pasted: a position, a lesson or a game. What it is, its reader finds out.
    #[must_use]
    pub fn pasted(text: String) -> Self {
        Self::Text {
            name: PASTED.to_owned(),
            bytes: text.into_bytes(),
        }
    }

    /// Whether it is a text that was pasted.
    #[must_use]
    pub fn is_pasted(&self) -> bool {
        matches!(self, Self::Text { name, .. } if name == PASTED)
    }

    /// The same under a name that says what it turned out to be.
    #[must_use]
    pub(super) fn known_as(&self, ending: &str) -> Self {
        match self {
            Self::Text { name, bytes } if name == PASTED => Self::Text {
                name: format!("{PASTED}.{ending}"),
                bytes: bytes.clone(),
            },
            other => other.clone(),
        }
    }

    /// The name that errors and lists show.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Self::Shipped(id) => format!("scenarios/{id}.ron"),
            Self::File(path) => path.display().to_string(),
            Self::Text { name, .. } | Self::Made { name, .. } => name.clone(),
        }
    }

    /// Whether it holds positions (SFEN) rather than a lesson.
    #[must_use]
    pub fn holds_positions(&self) -> bool {
        let name = match self {
            Self::File(path) => path.as_path(),
            Self::Text { name, .. } => Path::new(name),
            Self::Shipped(_) | Self::Made { .. } => return false,
        };
        let ending = name.extension().map(std::ffi::OsStr::to_ascii_lowercase);
        ending.is_some_and(|ending| ending == "sfen" || ending == "usi")
    }

    /// The format of the game record of shogi that it holds, by the ending of its name.
    #[must_use]
    pub fn game_format(&self) -> Option<Format> {
        Format::from_name(self.ending()?)
    }

    /// The same for Othello.
    #[must_use]
    pub fn othello_format(&self) -> Option<OthelloFormat> {
        OthelloFormat::from_name(self.ending()?)
    }

    /// Whether only what it holds can tell what it is.
    #[must_use]
    pub fn is_plain_text(&self) -> bool {
        let ending = self.ending();
        ending.is_some_and(|ending| ending.eq_ignore_ascii_case("txt"))
    }

    /// Whether what it holds goes to the board page, by the ending of its name: positions or games.
    #[must_use]
    pub fn is_for_board(&self) -> bool {
        let is_game = self.game_format().is_some() || self.othello_format().is_some();
        is_game || self.holds_positions() || self.is_plain_text()
    }

    /// The ending of the name of a file.
    fn ending(&self) -> Option<&str> {
        let name = match self {
            Self::File(path) => path.as_path(),
            Self::Text { name, .. } => Path::new(name),
            Self::Shipped(_) | Self::Made { .. } => return None,
        };
        name.extension()?.to_str()
    }
}
