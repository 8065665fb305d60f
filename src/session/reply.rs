//! What the host answers.

use std::path::PathBuf;

use super::comparison::OthelloFindings;
use super::effect::{GameSaveRequest, OthelloSaveRequest, SaveRequest, TextSaveRequest};
use super::engines::{BuiltinProgress, EngineEntry, EngineEvent, EngineId};
use super::file_print::FilePrint;
use super::job::Job;
use super::open::Opened;
use super::open_course::OpenCourse;
use super::paper_wish::PaperRequest;
use super::source::Source;
use super::study::{BesideRun, StopsQuestion};
use crate::eval::NeedsKings;
use crate::formats::othello::OthelloFile;
use crate::formats::record::ParsedRecord;
use crate::language::Words;
use crate::lesson::{ComparedValues, ValuesQuestion};
use crate::scenario::{Lesson, OrderingLab, PositionSetup};
use crate::subject::OthelloSetup;
use crate::trace::StopStep;
use crate::tree::{Estimate, NodeId};

/// What a source held.
#[derive(Debug)]
pub enum OpenedSource {
    /// A lesson, prepared.
    Lesson(Box<Opened>),
    /// Positions: the first one, and how many more lines there are.
    Positions(String, usize),
    /// A position that was pasted, perhaps with moves on its line.
    Pasted(String),
    /// A game record.
    Game(Box<ParsedRecord>),
    /// Games of Othello, or a position of it.
    Othello(Box<OthelloFile>),
    /// A course.
    Course(Box<OpenCourse>),
}

/// A file that has been written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedFile {
    /// Its full name; empty where nobody will ask.
    pub place: PathBuf,
    /// What it holds now; none where nobody will ask.
    pub print: Option<FilePrint>,
    /// What its format cannot hold.
    pub lost: Vec<Words>,
    /// Where what it held before is kept, if something of it is not in the new one.
    pub kept: Option<PathBuf>,
}

/// Why a file was not written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// There is a file of this name.
    Exists,
    /// Another program has changed the file since it was opened. Saved once more, what is in it now
    /// is kept here.
    Changed(PathBuf),
    /// So many comments are in the file, the first in this line: a lesson that is written again holds
    /// none. Saved once more, the file as it is is kept here.
    Comments(usize, usize, PathBuf),
    /// One sentence that names the file.
    Failed(Words),
}

/// What the host answers to an [`Effect`](super::Effect). A person cannot say any of this.
#[derive(Debug)]
pub enum Reply {
    /// What was to be opened with this job has been read, or could not be; only the newest job
    /// counts.
    Opened(Job, Result<OpenedSource, Words>),
    /// Another algorithm has been run, or could not be.
    Rerun(Job, Result<Box<Opened>, Words>),
    /// Another run has been made, to stand beside the one that is open, or could not be.
    RanBeside(Job, Result<Box<BesideRun>, Words>),
    /// An algorithm has been run in other orders of a tree; none: it was asked to stop.
    OrdersCounted(Job, Option<OrderingLab>),
    /// A node has been looked for.
    Found {
        /// What was asked for.
        query: String,
        /// The lesson in which it was looked for.
        source: Source,
        /// The node; none: there is none.
        node: Option<NodeId>,
    },
    /// How large a tree would be.
    Estimated(PositionSetup, Result<Estimate, Words>),
    /// How large a tree of Othello would be.
    EstimatedOthello(Box<OthelloSetup>, Result<Estimate, Words>),
    /// Two evaluators have been set side by side.
    ValuesCompared(Box<ValuesQuestion>, Result<ComparedValues, NeedsKings>),
    /// Test papers have been written, or not.
    PapersSaved(Box<PaperRequest>, Result<(), SaveError>),
    /// A text has been written, or not.
    TextSaved(Box<TextSaveRequest>, Result<(), SaveError>),
    /// Where a run is worth a stop.
    StopsFound(Box<StopsQuestion>, Vec<StopStep>),
    /// A lesson has been written, or not.
    LessonSaved(Box<SaveRequest>, Result<SavedFile, SaveError>),
    /// The lesson in a file has another title, and is this now; or not, and one sentence.
    LessonRenamed(PathBuf, Result<(Box<Lesson>, FilePrint), Words>),
    /// The file of a lesson is deleted, or not.
    LessonDeleted(PathBuf, Result<(), Words>),
    /// A game record has been written, or not.
    GameSaved(Box<GameSaveRequest>, Result<SavedFile, SaveError>),
    /// Games of Othello have been written, or not.
    OthelloSaved(Box<OthelloSaveRequest>, Result<SavedFile, SaveError>),
    /// The lessons of the person's own, with their titles.
    UserLessons(Vec<(PathBuf, Words)>),
    /// The person has chosen a file to open.
    FileChosen(PathBuf),
    /// The person has chosen where to save the lesson of this source under this title.
    PlaceChosen(PathBuf, Words, Source),
    /// Our engine has come further.
    Builtin(Job, BuiltinProgress),
    /// The readers of Othello have come further with this job.
    OthelloRead(Job, OthelloFindings),
    /// An engine has said something about the question of this number.
    Engine(EngineId, u64, EngineEvent),
    /// The list of engines, as it was saved.
    Engines(Vec<EngineEntry>),
    /// What can be seen to be wrong with engines that were not started yet.
    EngineFaults(Vec<(EngineId, Words)>),
    /// What is to be remembered has been kept, or could not be.
    Remembered(Result<(), Words>),
    /// Something did not work; one sentence.
    Failed(Words),
    /// It is done, and there is nothing to say about it.
    Done,
}
