//! The state remembered between runs of the program, as data: the host saves it, and the window
//! restores it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::board::AnyGames;
use super::course_report::CourseReport;
use super::open_course::{OpenCourse, is_name_of_link};
use super::settings::{BoardSettings, Theme};
use super::source::Source;
use super::study::{MarkEntry, SavedStops, SavedStudy, StudyMode};
use language::{Language, Sides, Signs};
use lesson::Telling;
use scenario::Lesson;
use subject::{GameId, SubjectSetup};

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
    /// What the sides are called where no game names them, if it is set.
    pub sides: Option<Sides>,
    /// The signs of bounds, ranges and marks, if they are set.
    pub value_signs: Option<Signs>,
    /// The names of completed lessons. Like the marks, they have a file of their own.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub seen: BTreeSet<String>,
    /// Recently used files, latest first.
    pub recent: Vec<PathBuf>,
    /// The user's own lessons, in the order of the list.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub own: Vec<SavedSource>,
    /// The boards of all games.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<SavedTable>,
    /// The game that the board page shows.
    pub board_game: GameId,
    /// The marks of lessons, by the names of their sources.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub marks: BTreeMap<String, Vec<MarkEntry>>,
    pub course: Option<OpenCourse>,
    /// The open course as its link had it, if it came with one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub linked_course: Option<String>,
    /// The course that is being made, if it is not written to its file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub course_draft: Option<SavedCourse>,
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

/// A course that is being made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedCourse {
    pub text: String,
    /// The file that it comes from.
    pub file: Option<PathBuf>,
    /// Where its lessons that are files are looked for.
    pub folder: PathBuf,
}

/// The board of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedTable {
    pub game: GameId,
    /// The unsaved work on the board, by the name of its file.
    pub work: String,
    /// The number of the node on the board.
    pub at: usize,
    /// How to grow a tree from there.
    pub growth: SubjectSetup,
}

/// Where the user was.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedPlace {
    pub lesson: Option<SavedSource>,
    /// The id of the selected algorithm.
    pub algorithm: String,
    pub step: usize,
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
    /// A lesson of a course that came with a link: its name.
    Linked(String),
}

impl SavedSource {
    /// `None` if it cannot be opened again.
    pub(super) fn of(source: &Source) -> Option<Self> {
        match source {
            Source::Shipped(id) => Some(Self::Shipped((*id).to_owned())),
            Source::File(path) => Some(Self::File(path.clone())),
            Source::Made { name, .. } => Some(Self::Made(name.clone())),
            Source::Text { name, .. } => is_name_of_link(name).then(|| Self::Linked(name.clone())),
        }
    }
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
    /// Games, one of which is or was on the board.
    Games(Arc<dyn AnyGames>),
}

impl PartialEq for UnsavedWork {
    /// Whether it is unchanged. Compares identity: a copy counts as changed.
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
            && match (&self.what, &other.what) {
                (Unsaved::Lesson(own), Unsaved::Lesson(their)) => Arc::ptr_eq(own, their),
                (Unsaved::Games(own), Unsaved::Games(their)) => own.is_same(&**their),
                (Unsaved::Lesson(_) | Unsaved::Games(_), _) => false,
            }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Remembered {
    /// The user's settings and where they were.
    pub state: SavedState,
    pub work: Vec<UnsavedWork>,
    /// What a learning platform is to be told.
    pub report: Option<CourseReport>,
}
