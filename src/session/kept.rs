//! The state remembered between runs of the program, as data: the host saves it, and the window
//! restores it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::open_course::OpenCourse;
use super::othello_board::OpenOthello;
use super::settings::{BoardSettings, Theme};
use super::study::{MarkEntry, SavedStops, SavedStudy, StudyMode};
use crate::formats::othello::OthelloRecord;
use crate::formats::record::{Complaint, Encoding, Record};
use crate::language::Language;
use crate::lesson::Telling;
use crate::scenario::{Lesson, PositionSetup};
use crate::subject::GameId;
use crate::subject::OthelloSetup;

/// The user's settings, and where they were. Parts missing in a file default to those of a first
/// start.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedState {
    pub language: Language,
    pub theme: Theme,
    /// The scale of the window, as a factor; 0: the default.
    pub scale: f32,
    pub boards: BoardSettings,
    /// The most nodes that a tree may have, if the user has set it.
    pub cap: Option<usize>,
    /// How a run is narrated: words, code, notation.
    pub telling: Telling,
    /// The names of completed lessons. Like the marks, they have their own file; older versions
    /// kept them here.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub seen: BTreeSet<String>,
    /// Recently used files, latest first.
    pub recent: Vec<PathBuf>,
    /// The board editor as saved by older versions; now part of the unsaved work.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub editor: Option<SavedEditor>,
    pub othello: Option<SavedOthello>,
    /// The marks of lessons, by the names of their sources.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub marks: BTreeMap<String, Vec<MarkEntry>>,
    pub course: Option<OpenCourse>,
    pub stops: SavedStops,
    /// Exercises begun and not finished.
    pub study: SavedStudy,
    pub place: SavedPlace,
    /// Whether the tour of the window has been shown.
    pub toured: bool,
    /// The layout of the panels, in the window's own format.
    pub layout: String,
    /// The size of the window in points: width and height.
    pub window: Option<(f32, f32)>,
    pub maximized: bool,
}

/// The contents of the board editor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedEditor {
    /// The position in SFEN, with the moves played from it.
    pub position: String,
    /// How to grow a tree from there.
    pub growth: PositionSetup,
}

/// The Othello board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedOthello {
    /// The game in GGF, as saved by older versions; now part of the unsaved work.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub game: String,
    /// The unsaved work on the board, by the name of its file.
    #[serde(default)]
    pub work: String,
    /// How many moves of the game have been made.
    pub at: usize,
    /// How to grow a tree from there.
    pub growth: OthelloSetup,
    /// The game that the board page shows.
    pub shown: GameId,
}

/// Where the user was.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedPlace {
    /// The open lesson.
    pub lesson: Option<SavedSource>,
    /// The id of the selected algorithm.
    pub algorithm: String,
    pub step: usize,
    pub game: Option<SavedGame>,
    pub page: SavedPage,
    /// Whether presentation mode was on.
    pub presents: bool,
    /// Whether values and words were covered until asked for.
    pub covers: bool,
    pub study: StudyMode,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SavedPage {
    #[default]
    Tree,
    Board,
}

/// The source of a lesson that can be opened again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SavedSource {
    /// A shipped lesson: its id.
    Shipped(String),
    File(PathBuf),
    /// Unsaved work: the name of the lesson.
    Made(String),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SavedGame {
    /// A file, and the number of the ply on the board.
    File(PathBuf, u32),
    /// Unsaved work: the name of its file.
    Unsaved(String),
}

/// Work that the user has not saved. The program keeps it in a file of its own.
#[derive(Clone, Debug)]
pub struct UnsavedWork {
    /// The name of that file without extension; it stays the same while the work changes.
    pub name: String,
    pub what: Unsaved,
}

#[derive(Clone, Debug)]
pub enum Unsaved {
    Lesson(Arc<Lesson>),
    Game(UnsavedGame),
    /// A position in the board editor, and the moves played from it.
    Board(SavedEditor),
    /// Games of Othello, one of which is or was on the board.
    Othello(UnsavedOthello),
}

/// A game with unsaved changes.
#[derive(Clone, Debug)]
pub struct UnsavedGame {
    /// Its display name.
    pub name: String,
    pub record: Arc<Record>,
    /// The number of the ply on the board.
    pub at: u32,
    /// Whether moves have been added to it.
    pub is_changed: bool,
    pub encoding: Encoding,
    /// The parser's complaints.
    pub complaints: Vec<Complaint>,
    /// Where the parser had to stop, if it had to.
    pub stopped: Option<Complaint>,
}

/// Games of Othello that have unsaved changes or are on the board.
#[derive(Clone, Debug)]
pub struct UnsavedOthello {
    /// The game that is or was on the board.
    pub record: Arc<OthelloRecord>,
    /// The file that the game belongs to; `None` if it was played or set up on the board.
    pub file: Option<OpenOthello>,
    /// How many of its moves have been made.
    pub at: usize,
}

impl PartialEq for UnsavedWork {
    /// Whether it is unchanged. Compares identity: a copy counts as changed.
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
            && match (&self.what, &other.what) {
                (Unsaved::Lesson(own), Unsaved::Lesson(their)) => Arc::ptr_eq(own, their),
                (Unsaved::Game(own), Unsaved::Game(their)) => {
                    Arc::ptr_eq(&own.record, &their.record)
                        && (&own.name, own.at, own.is_changed, own.encoding)
                            == (&their.name, their.at, their.is_changed, their.encoding)
                }
                (Unsaved::Board(own), Unsaved::Board(their)) => own == their,
                (Unsaved::Othello(own), Unsaved::Othello(their)) => {
                    // The ply on the board is part of the state.
                    Arc::ptr_eq(&own.record, &their.record)
                        && match (&own.file, &their.file) {
                            (Some(own), Some(their)) => own.is_same(their),
                            (own, their) => own.is_none() && their.is_none(),
                        }
                }
                (
                    Unsaved::Lesson(_) | Unsaved::Game(_) | Unsaved::Board(_) | Unsaved::Othello(_),
                    _,
                ) => false,
            }
    }
}

/// Everything that is remembered.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Remembered {
    /// The user's settings and where they were.
    pub state: SavedState,
    pub work: Vec<UnsavedWork>,
}
