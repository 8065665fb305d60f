//! Replies of the host.

use std::path::PathBuf;
use std::sync::Arc;

use super::board::AnyGames;
use super::comparison::OwnFindings;
use super::effect::{CourseSaveRequest, FilesToMake, GamesSaveRequest, SaveRequest};
use super::engines::{EngineEntry, EngineEvent, EngineId};
use super::file_print::FilePrint;
use super::job::Job;
use super::open::Opened;
use super::open_course::OpenCourse;
use super::pages::BesideRun;
use super::paper_wish::PaperRequest;
use super::source::Source;
use super::study::{ClassMarks, StopsQuestion};
use eval::NeedsKings;
use language::Words;
use lesson::{ComparedValues, ValuesQuestion};
use scenario::{Lesson, OrderingLab, Proof, VersionDifference};
use subject::SubjectSetup;
use trace::StopStep;
use tree::{Estimate, NodeId};

/// The contents of a source.
#[derive(Debug)]
pub enum OpenedSource {
    Lesson(Box<Opened>),
    /// The first position, and how many more lines there are.
    Positions(String, usize),
    /// A pasted position, optionally with moves on its line.
    Pasted(String),
    /// Games, or a position of a game other than shogi.
    Games(Arc<dyn AnyGames>),
    Course(Box<OpenCourse>),
    /// A text with codes of marks.
    Marks(Box<ClassMarks>),
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedFile {
    /// Its full path; empty if it is not needed.
    pub place: PathBuf,
    /// The fingerprint of its contents; `None` if it is not needed.
    pub print: Option<FilePrint>,
    /// Parts that the format cannot represent.
    pub lost: Vec<Words>,
    /// The number of further files that were saved with it.
    pub others: usize,
    /// A file that was saved with it and has a name of its own: the key of papers.
    pub beside: Option<PathBuf>,
    /// What else is to be said.
    pub told: Option<Words>,
    /// The backup of the previous contents, if the new ones lack something of them.
    pub kept: Option<PathBuf>,
}

/// Papers and their key, as they were written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedPapers {
    pub files: Vec<PathBuf>,
    /// That each has fewer questions than were asked for.
    pub fewer: Option<Words>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// These files exist already.
    Exists(Vec<PathBuf>),
    /// Another program has changed the file since it was opened. Saving once more keeps a backup
    /// here.
    Changed(PathBuf),
    /// The file has this many comments, the first on this line; saving the lesson drops them.
    /// Saving once more keeps a backup here.
    Comments(usize, usize, PathBuf),
    /// One sentence that names the file.
    Failed(Words),
}

/// The host's answer to an [`Effect`](super::Effect). Users cannot send these.
#[derive(Debug)]
pub enum Reply {
    /// The source of this job has been read, or could not be; only the newest job counts.
    Opened(Job, Result<OpenedSource, Words>),
    /// The result of another algorithm.
    Rerun(Job, Result<Box<Opened>, Words>),
    /// A run to show beside the open one, or why there is none.
    RanBeside(Job, Result<Box<BesideRun>, Words>),
    /// The runs in other orders of a tree, `None` if stopped on request; or why there are none.
    OrdersCounted(Job, Result<Option<Box<OrderingLab>>, Words>),
    /// The result of a search for a node.
    Found {
        query: String,
        source: Source,
        /// `None` if no node matches.
        node: Option<NodeId>,
    },
    /// The estimated size of a tree; `None` if its subject has no estimate.
    Estimated(Box<SubjectSetup>, Option<Result<Estimate, Words>>),
    ValuesCompared(Box<ValuesQuestion>, Result<ComparedValues, NeedsKings>),
    /// Papers were made: the files, or why there are none.
    PapersSaved(Box<PaperRequest>, Result<SavedPapers, SaveError>),
    /// Files were made to be printed.
    ToPrint(FilesToMake, Result<Vec<PathBuf>, Words>),
    /// Files are shown to the user, or why not.
    Shown(Vec<PathBuf>, Result<(), String>),
    /// Files were made and written, or not.
    FilesMade(FilesToMake, Result<SavedFile, SaveError>),
    /// The results of promises, or why there are none.
    Proved(Job, Result<Vec<Proof>, Words>),
    /// The differences from another version of the open lesson, or why it cannot be read.
    VersionsCompared(Job, Result<Vec<VersionDifference>, Words>),
    /// The steps of a run worth a stop.
    StopsFound(Box<StopsQuestion>, Vec<StopStep>),
    LessonSaved(Box<SaveRequest>, Result<SavedFile, SaveError>),
    CourseSaved(Box<CourseSaveRequest>, Result<SavedFile, SaveError>),
    /// The renamed lesson and the text of its file, or one sentence.
    LessonRenamed(PathBuf, Result<(Box<Lesson>, String), Words>),
    LessonDeleted(PathBuf, Result<(), Words>),
    GamesSaved(Box<GamesSaveRequest>, Result<SavedFile, SaveError>),
    /// The user's lessons, with their titles.
    UserLessons(Vec<(PathBuf, Words)>),
    /// The user has chosen a file to open.
    FileChosen(PathBuf),
    /// The user has chosen another version of the open lesson.
    VersionChosen(PathBuf),
    /// The user has chosen the program of an engine.
    ProgramChosen(PathBuf),
    /// The user has chosen where to save something.
    PlaceChosen(PathBuf),
    HaveRead(Job, OwnFindings),
    /// An event of an engine about the question of this number.
    Engine(EngineId, u64, EngineEvent),
    /// The saved list of engines.
    Engines(Vec<EngineEntry>),
    /// Visible faults of engines that have not been started.
    EngineFaults(Vec<(EngineId, Words)>),
    /// Whether the state has been saved.
    Remembered(Result<(), Words>),
    /// One sentence about a failure.
    Failed(Words),
    /// Finished, with nothing to report.
    Done,
}
