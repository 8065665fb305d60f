//! The effects of a session on the world.

use std::path::PathBuf;
use std::sync::Arc;

use super::board::AnyGames;
use super::comparison::OwnQuestion;
use super::engines::{EngineEntry, EngineId, EngineQuestion};
use super::file_print::Replace;
use super::job::Job;
use super::kept::Remembered;
use super::open::{RerunRequest, Review};
use super::pages::BesideRequest;
use super::paper_wish::PaperRequest;
use super::source::Source;
use super::study::{OrderingRequest, ProveRequest, StopsQuestion, VersionsRequest};
use formats::record::{Encoding, Format};
use language::{Language, Words};
use lesson::ValuesQuestion;
use scenario::Lesson;
use subject::{Subject, SubjectSetup};
use tree::{NodeId, Tree};

/// A request to write a lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct SaveRequest {
    pub path: PathBuf,
    pub lesson: Lesson,
    /// The lesson as its file is to say it.
    pub text: String,
    /// The source of the lesson.
    pub of: Source,
    /// Whether an existing file may be replaced.
    pub replace: Replace,
}

/// A request to write a course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseSaveRequest {
    pub path: PathBuf,
    pub text: String,
    /// Whether an existing file may be replaced.
    pub replace: Replace,
}

/// What makes files, away from the window: each with its place and its contents. The job counts its
/// parts, and stops it.
pub type FileMaker = dyn Fn(&Job) -> Result<Vec<(PathBuf, Vec<u8>)>, Words> + Send + Sync;

/// Files that are made when they are written: marks, copies for students, figures, data.
#[derive(Clone)]
pub struct FilesToMake {
    /// The place that was asked for; of what is printed, the name.
    pub path: PathBuf,
    pub make: Arc<FileMaker>,
    pub job: Job,
}

impl FilesToMake {
    /// What `make` makes, in so many parts.
    pub fn new(
        path: PathBuf,
        parts: usize,
        make: impl Fn(&Job) -> Result<Vec<(PathBuf, Vec<u8>)>, Words> + Send + Sync + 'static,
    ) -> Self {
        Self { path, make: Arc::new(make), job: Job::of_parts(parts) }
    }

    /// A file with these contents.
    pub fn given(path: PathBuf, bytes: Vec<u8>) -> Self {
        let file = (path.clone(), bytes);
        Self::new(path, 1, move |_| Ok(vec![file.clone()]))
    }
}

impl std::fmt::Debug for FilesToMake {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.debug_struct("FilesToMake").field("path", &self.path).finish_non_exhaustive()
    }
}

impl PartialEq for FilesToMake {
    fn eq(&self, other: &Self) -> bool {
        self.path == other.path && Arc::ptr_eq(&self.make, &other.make)
    }
}

impl Eq for FilesToMake {}

/// A request to write games.
#[derive(Clone, Debug)]
pub struct GamesSaveRequest {
    pub path: PathBuf,
    /// The games of the board and of its file.
    pub games: Arc<dyn AnyGames>,
    pub format: Format,
    pub encoding: Encoding,
    /// Whether an existing file may be replaced.
    pub replace: Replace,
}

/// An action in the world that the session requests. The host answers each with one
/// [`Reply`](super::Reply), and with more if the variant says so.
#[derive(Debug)]
pub enum Effect {
    /// Read and prepare a lesson, a position or a game; answer with `Opened`.
    Open(Source, Job),
    /// Run another algorithm on an open lesson; answer with `Rerun`.
    Rerun(Box<RerunRequest>, Job),
    /// Work out what a run that is shown is asked; answer with `Done`.
    Review(Box<Review>),
    /// Make a second run of an open lesson to show beside the first; answer with `RanBeside`.
    RunBeside(Box<BesideRequest>, Job),
    /// Count what an algorithm reads in other orders of a tree; answer with `OrdersCounted`.
    CountOrders(Box<OrderingRequest>, Job),
    /// Search for a node; answer with `Found`.
    Find {
        source: Source,
        tree: Arc<Tree>,
        subject: Arc<dyn Subject>,
        query: String,
        /// The node after which the search begins.
        after: Option<NodeId>,
        /// The language of names.
        language: Language,
    },
    /// Estimate the size of a tree; answer with `Estimated`.
    Estimate(Box<SubjectSetup>),
    /// Apply two evaluators to one position; answer with `ValuesCompared`.
    CompareValues(Box<ValuesQuestion>),
    /// Make papers and write or show them; answer with `PapersSaved`.
    MakePapers(Box<PaperRequest>),
    /// Make files and write each atomically, replacing existing ones only if allowed; answer with
    /// `FilesMade`.
    MakeFiles(FilesToMake, bool),
    /// Make files in a folder of the program, to be printed; answer with `ToPrint`.
    Print(FilesToMake),
    /// Show these files to the user in another program; answer with `Shown`.
    Show(Vec<PathBuf>),
    /// Find steps of a run worth a stop; answer with `StopsFound`.
    FindStops(Box<StopsQuestion>),
    /// Prove the promises of a lesson; answer with `Proved`.
    Prove(Box<ProveRequest>, Job),
    /// Compare a lesson with another version of it; answer with `VersionsCompared`.
    CompareVersions(Box<VersionsRequest>, Job),
    /// Write a lesson atomically; answer with `LessonSaved`.
    SaveLesson(Box<SaveRequest>),
    /// Write a course atomically; answer with `CourseSaved`.
    SaveCourse(Box<CourseSaveRequest>),
    /// Change the title of the lesson in a file; answer with `LessonRenamed`.
    RenameLesson(PathBuf, Words),
    /// Delete the file of a user's lesson; answer with `LessonDeleted`.
    DeleteLesson(PathBuf),
    /// Write games atomically; answer with `GamesSaved`.
    SaveGames(Box<GamesSaveRequest>),
    /// Find the user's lessons; answer with `UserLessons`.
    ListUserLessons,
    /// Let the user choose a file; answer with `FileChosen`, or with `Done` if none was chosen.
    ChooseFile,
    /// Let the user choose another version of the open lesson; answer with `VersionChosen`, or with
    /// `Done` if none was chosen.
    ChooseVersion,
    /// Let the user choose the program of an engine; answer with `ProgramChosen`, or with `Done` if
    /// none was chosen.
    ChooseProgram,
    /// Let the user choose where to save, proposing this file name; answer with `PlaceChosen`, or
    /// with `Done` if no place was chosen.
    ChoosePlace(String),
    /// Let our readers read a position; answer with `HaveRead` on each progress.
    Read(Box<OwnQuestion>, Job),
    /// Send the numbered question to a listed engine, starting it if necessary; answer with
    /// `Engine` on each report.
    Ask(Box<EngineEntry>, u64, Box<EngineQuestion>),
    /// Start a listed engine; answer with `Engine`.
    StartEngine(Box<EngineEntry>),
    /// Stop an engine's search.
    StopEngine(EngineId),
    /// End an engine's program.
    EndEngine(EngineId),
    /// Write the list of engines.
    SaveEngines(Vec<EngineEntry>),
    /// Read the list of engines; answer with `Engines`.
    ListEngines,
    /// Check these engines for visible faults without starting them; answer with `EngineFaults`.
    CheckEngines(Vec<EngineEntry>),
    /// Save this for the next start; answer with `Remembered`.
    Remember(Box<Remembered>),
}
