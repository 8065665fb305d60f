//! What is remembered from one time to the next, as data: the host keeps it, the window gives it
//! back.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::open_course::OpenCourse;
use super::othello_board::OpenOthello;
use super::settings::{BoardGame, BoardSettings, Theme};
use super::study::{MarkEntry, SavedStops, SavedStudy, StudyMode};
use crate::formats::othello::OthelloRecord;
use crate::formats::record::{Complaint, Encoding, Record};
use crate::language::Language;
use crate::lesson::Telling;
use crate::scenario::{Lesson, PositionSetup};
use crate::subject::OthelloSetup;

/// What a person has set, and where they were. What is missing in a file is as at the first start.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedState {
    /// The language of every text.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
    /// How large everything is, as a part of 1; 0: as usual.
    pub scale: f32,
    /// How boards are drawn.
    pub boards: BoardSettings,
    /// The most nodes that a tree may have, if the person has set it.
    pub cap: Option<usize>,
    /// How a run is told: its words, its code, its notation.
    pub telling: Telling,
    /// The names of lessons that have been seen. Like the marks, they are in a file of their own; older
    /// versions kept them here.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub seen: BTreeSet<String>,
    /// Files that were used, the last one first.
    pub recent: Vec<PathBuf>,
    /// What is in the board editor, as older versions kept it: it is unsaved work now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub editor: Option<SavedEditor>,
    /// The board of Othello.
    pub othello: Option<SavedOthello>,
    /// What was reached in lessons, by the names of their sources.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub marks: BTreeMap<String, Vec<MarkEntry>>,
    /// The course that was open.
    pub course: Option<OpenCourse>,
    /// Where runs are to stop.
    pub stops: SavedStops,
    /// What they have begun and not ended.
    pub study: SavedStudy,
    /// Where the person was.
    pub place: SavedPlace,
    /// Whether the tour of the window has been shown.
    pub toured: bool,
    /// Where the panels are, in the window's own words.
    pub layout: String,
    /// How large the window was, in points of the screen: width and height.
    pub window: Option<(f32, f32)>,
    /// Whether it filled the screen.
    pub maximized: bool,
}

/// What is in the board editor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedEditor {
    /// The position in SFEN, with the moves that were played from it.
    pub position: String,
    /// How a tree is grown from there.
    pub growth: PositionSetup,
}

/// The board of Othello.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedOthello {
    /// The game in GGF, as older versions kept it: it is unsaved work now.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub game: String,
    /// The unsaved work that is on it, by the name of its file.
    #[serde(default)]
    pub work: String,
    /// How many moves of the game have been made.
    pub at: usize,
    /// How a tree is grown from there.
    pub growth: OthelloSetup,
    /// Which game the board page shows.
    pub shown: BoardGame,
}

/// Where the person was.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedPlace {
    /// The lesson that was open.
    pub lesson: Option<SavedSource>,
    /// The algorithm that was looked at, by id.
    pub algorithm: String,
    /// The step of its run.
    pub step: usize,
    /// The game that was open.
    pub game: Option<SavedGame>,
    /// What was shown.
    pub page: SavedPage,
    /// Whether it was presented.
    pub presents: bool,
    /// Whether values and words were covered until they are asked for.
    pub covers: bool,
    /// How they worked with it.
    pub study: StudyMode,
}

/// What the window shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SavedPage {
    /// The tree of the lesson.
    #[default]
    Tree,
    /// The board editor.
    Board,
}

/// Where a lesson comes from that can be opened again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SavedSource {
    /// It ships with the program: its id.
    Shipped(String),
    /// A file.
    File(PathBuf),
    /// Unsaved work: the name of the lesson.
    Made(String),
}

/// A game that was open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SavedGame {
    /// A file, and the number of the ply on the board.
    File(PathBuf, u32),
    /// Unsaved work: the name of its file.
    Unsaved(String),
}

/// Work that is in no file of the person's yet. It is kept in a file of the program's own.
#[derive(Clone, Debug)]
pub struct UnsavedWork {
    /// The name of that file without its ending; it stays the same while the work changes.
    pub name: String,
    /// What was made.
    pub what: Unsaved,
}

/// What was made and not saved.
#[derive(Clone, Debug)]
pub enum Unsaved {
    /// A lesson.
    Lesson(Arc<Lesson>),
    /// A game.
    Game(UnsavedGame),
    /// A position in the board editor, and what was played from it.
    Board(SavedEditor),
    /// Games of Othello, one of which is or was on the board.
    Othello(UnsavedOthello),
}

/// A game that is in no file as it is now.
#[derive(Clone, Debug)]
pub struct UnsavedGame {
    /// The name under which it is shown.
    pub name: String,
    /// The game.
    pub record: Arc<Record>,
    /// The number of the ply on the board.
    pub at: u32,
    /// Whether moves have been added to it.
    pub is_changed: bool,
    /// How its file was encoded.
    pub encoding: Encoding,
    /// What its reader had to say.
    pub complaints: Vec<Complaint>,
    /// Where reading had to stop, if it had to.
    pub stopped: Option<Complaint>,
}

/// Games of Othello that are in no file as they are now, or are on the board.
#[derive(Clone, Debug)]
pub struct UnsavedOthello {
    /// The game that is or was on the board.
    pub record: Arc<OthelloRecord>,
    /// The games that it is one of; none where it was played or set up on the board.
    pub file: Option<OpenOthello>,
    /// How many of its moves have been made.
    pub at: usize,
}

impl PartialEq for UnsavedWork {
    /// Whether it is the same and nothing about it has changed: what was copied counts as changed.
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
                    // The ply on the board is in the state.
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
    /// What was set, and where the person was.
    pub state: SavedState,
    /// What was made and not saved.
    pub work: Vec<UnsavedWork>,
}
