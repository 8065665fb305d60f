//! What the world has to do for the session.

use std::path::PathBuf;
use std::sync::Arc;

use super::comparison::OthelloReading;
use super::engines::{BuiltinSearch, EngineEntry, EngineId, EngineQuestion};
use super::file_print::Replace;
use super::job::Job;
use super::kept::Remembered;
use super::open::RerunRequest;
use super::paper_wish::PaperRequest;
use super::source::Source;
use super::study::{BesideRequest, OrderingRequest, StopsQuestion};
use crate::formats::othello::{OthelloFormat, OthelloRecord};
use crate::formats::record::{Encoding, Format, Record};
use crate::language::{Language, Words};
use crate::lesson::ValuesQuestion;
use crate::scenario::{Lesson, PositionSetup};
use crate::subject::{OthelloSetup, Subject};
use crate::tree::{NodeId, Tree};

/// A lesson that is to be written.
#[derive(Clone, Debug, PartialEq)]
pub struct SaveRequest {
    /// Where.
    pub path: PathBuf,
    /// What.
    pub lesson: Lesson,
    /// The lesson that it comes from.
    pub of: Source,
    /// Whether a file that is there already may be replaced.
    pub replace: Replace,
}

/// A text that is to be written: marks, a copy for students.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextSaveRequest {
    /// Where.
    pub path: PathBuf,
    /// What.
    pub text: String,
    /// Whether a file that is there already may be replaced.
    pub replaces: bool,
}

/// A game record that is to be written.
#[derive(Clone, Debug)]
pub struct GameSaveRequest {
    /// Where.
    pub path: PathBuf,
    /// What.
    pub record: Arc<Record>,
    /// In which format.
    pub format: Format,
    /// How it is encoded.
    pub encoding: Encoding,
    /// Whether a file that is there already may be replaced.
    pub replace: Replace,
}

/// Games of Othello that are to be written.
#[derive(Clone, Debug)]
pub struct OthelloSaveRequest {
    /// Where.
    pub path: PathBuf,
    /// What: all games of the file.
    pub games: Vec<OthelloRecord>,
    /// The one on the board, and its number.
    pub shown: (Arc<OthelloRecord>, usize),
    /// In which format.
    pub format: OthelloFormat,
    /// How it is encoded.
    pub encoding: Encoding,
    /// Whether a file that is there already may be replaced.
    pub replace: Replace,
}

/// What the world has to do for the session; the host answers each with one
/// [`Reply`](super::Reply), and more where that is said.
#[derive(Debug)]
pub enum Effect {
    /// Read and prepare a lesson, a position or a game; answer with `Opened`.
    Open(Source, Job),
    /// Run another algorithm on a lesson that is open; answer with `Rerun`.
    Rerun(Box<RerunRequest>, Job),
    /// Make another run of a lesson that is open, to stand beside it; answer with `RanBeside`.
    RunBeside(Box<BesideRequest>, Job),
    /// Count what an algorithm reads in other orders of a tree; answer with `OrdersCounted`.
    CountOrders(Box<OrderingRequest>, Job),
    /// Look for a node; answer with `Found`.
    Find {
        /// The lesson.
        source: Source,
        /// Its tree.
        tree: Arc<Tree>,
        /// What it is about.
        subject: Arc<dyn Subject>,
        /// What is looked for.
        query: String,
        /// Where to begin.
        after: Option<NodeId>,
        /// In which language names are.
        language: Language,
    },
    /// Estimate how large a tree would be; answer with `Estimated`.
    Estimate(PositionSetup),
    /// The same of Othello; answer with `EstimatedOthello`.
    EstimateOthello(Box<OthelloSetup>),
    /// Set two evaluators side by side on a position; answer with `ValuesCompared`.
    CompareValues(Box<ValuesQuestion>),
    /// Make test papers and write them; answer with `PapersSaved`.
    MakePapers(Box<PaperRequest>),
    /// Write a text whole or not at all; answer with `TextSaved`.
    SaveText(Box<TextSaveRequest>),
    /// Find where a run is worth a stop; answer with `StopsFound`.
    FindStops(Box<StopsQuestion>),
    /// Write a lesson whole or not at all; answer with `LessonSaved`.
    SaveLesson(Box<SaveRequest>),
    /// Give the lesson in a file another title; answer with `LessonRenamed`.
    RenameLesson(PathBuf, Words),
    /// Delete the file of a lesson of the person's own; answer with `LessonDeleted`.
    DeleteLesson(PathBuf),
    /// Write a game record whole or not at all; answer with `GameSaved`.
    SaveGame(Box<GameSaveRequest>),
    /// Write games of Othello whole or not at all; answer with `OthelloSaved`.
    SaveOthello(Box<OthelloSaveRequest>),
    /// Look for the person's own lessons; answer with `UserLessons`.
    ListUserLessons,
    /// Let the person choose a file; answer with `FileChosen`, or with `Done` if none was.
    ChooseFile,
    /// Let the person choose a place for a file of this name, for the lesson of this source under
    /// this title; answer with `PlaceChosen`, or with `Done` if none was.
    ChoosePlace(String, Words, Source),
    /// Let our engine think; answer with `Builtin`, as often as it comes further.
    Think(Box<BuiltinSearch>, Job),
    /// Let the readers of Othello read a position; answer with `OthelloRead`, as often as they come
    /// further.
    ReadOthello(Box<OthelloReading>, Job),
    /// Ask an engine of the list, started if it is not running, this question of this number;
    /// answer with `Engine`, as often as it says something.
    Ask(Box<EngineEntry>, u64, Box<EngineQuestion>),
    /// Start an engine of the list; answer with `Engine`.
    StartEngine(Box<EngineEntry>),
    /// Stop what an engine is reading.
    StopEngine(EngineId),
    /// End an engine's program.
    EndEngine(EngineId),
    /// Write the list of engines.
    SaveEngines(Vec<EngineEntry>),
    /// Read the list of engines; answer with `Engines`.
    ListEngines,
    /// Look what can be seen to be wrong with these engines; answer with `EngineFaults`.
    CheckEngines(Vec<EngineEntry>),
    /// Keep this for the next start; answer with `Remembered`.
    Remember(Box<Remembered>),
}
