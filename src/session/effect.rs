//! The effects of a session on the world, and the replies to them.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;

use super::board::AnyGames;
use super::comparison::{OwnFindings, OwnQuestion};
use super::engines::{EngineEntry, EngineEvent, EngineId, EngineQuestion};
use super::job::Job;
use super::kept::Remembered;
use super::open::Opened;
use super::open_course::OpenCourse;
use super::pages::BesideRun;
use super::paper_wish::PaperRequest;
use super::source::{FilePrint, Replace, Source};
use super::study::{ClassMarks, SeenElsewhere, StopsQuestion, VersionsRequest};
use eval::NeedsKings;
use formats::record::{Encoding, Format};
use language::{Texts, Words};
use lesson::{ComparedValues, ValuesQuestion};
use scenario::{Lesson, OrderingLab, Proof, VersionDifference};
use subject::SubjectSetup;
use trace::StopStep;
use tree::{Estimate, NodeId};

/// Work for another thread. It gives its reply in any case, so that nothing waits for it in vain.
#[must_use]
pub struct Work {
    run: Box<dyn FnOnce(WorkStart) -> Reply + Send>,
    /// Whether it writes files: the end of the program waits for it.
    pub saves: bool,
}

enum WorkStart {
    Plain,
    Guarded,
    Refused(Words),
}

impl Work {
    /// Runs `run`, and makes of its result the reply about `of`. A panic, or that no thread can be
    /// started, is an error like its own.
    pub fn new<Of: Send + 'static, T, E: From<Words>>(
        of: Of,
        run: impl FnOnce(&Of) -> Result<T, E> + Send + 'static,
        reply: impl FnOnce(Of, Result<T, E>) -> Reply + Send + 'static,
    ) -> Self {
        let work = move |start| {
            let unforeseen = |_| Err(Words::of(Texts::host_unforeseen).into());
            let found = match start {
                WorkStart::Plain => run(&of),
                WorkStart::Guarded => {
                    catch_unwind(AssertUnwindSafe(|| run(&of))).unwrap_or_else(unforeseen)
                }
                WorkStart::Refused(why) => Err(why.into()),
            };
            reply(of, found)
        };
        Self { run: Box::new(work), saves: false }
    }

    /// Work with nothing to report but this reply.
    pub fn of(reply: impl FnOnce() -> Reply + Send + 'static) -> Self {
        let failed = |(), reply: Result<_, Words>| reply.unwrap_or_else(Reply::Failed);
        Self::new((), |()| Ok(reply()), failed)
    }

    /// The same, writing files.
    pub fn saving(self) -> Self {
        Self { saves: true, ..self }
    }

    /// Runs it here; a panic passes through.
    pub fn carry_out(self) -> Reply {
        (self.run)(WorkStart::Plain)
    }

    /// Runs it as a worker does: a panic is told in its reply.
    pub fn carry_out_guarded(self) -> Reply {
        (self.run)(WorkStart::Guarded)
    }

    /// Its reply if it is not run at all.
    pub fn refuse(self, why: Words) -> Reply {
        (self.run)(WorkStart::Refused(why))
    }
}

impl fmt::Debug for Work {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_struct("Work").field("saves", &self.saves).finish_non_exhaustive()
    }
}

/// A request to write a lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct SaveRequest {
    pub path: PathBuf,
    pub lesson: Lesson,
    /// The lesson as its file is to say it.
    pub text: String,
    pub of: Source,
    /// Whether an existing file may be replaced.
    pub replace: Replace,
}

/// Files with their places and contents.
pub type MadeFiles = Vec<(PathBuf, Vec<u8>)>;

/// Makes files, away from the window. The job counts its parts, and stops it.
pub type FileMaker = dyn FnOnce(&Job) -> Result<MadeFiles, Words> + Send;

/// Files that are made when they are written: marks, copies for students, figures, data.
pub struct FilesToMake {
    /// The place that was asked for; of what is printed, the name.
    pub path: PathBuf,
    /// The places of all files that come of it; what stands there is known before they are made.
    pub places: Vec<PathBuf>,
    pub make: Box<FileMaker>,
    pub job: Job,
}

impl FilesToMake {
    /// The one that `make` makes, in so many parts.
    pub fn new(
        path: PathBuf,
        parts: usize,
        make: impl FnOnce(&Job) -> Result<MadeFiles, Words> + Send + 'static,
    ) -> Self {
        let places = vec![path.clone()];
        Self { path, places, make: Box::new(make), job: Job::of_parts(parts) }
    }

    /// A file with these contents.
    pub fn given(path: PathBuf, bytes: Vec<u8>) -> Self {
        let file = (path.clone(), bytes);
        Self::new(path, 1, |_| Ok(vec![file]))
    }
}

impl fmt::Debug for FilesToMake {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_struct("FilesToMake").field("places", &self.places).finish_non_exhaustive()
    }
}

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
/// [`Reply`], and with more if the variant says so.
#[derive(Debug)]
pub enum Effect {
    /// Do this work, which needs nothing else.
    Work(Work),
    /// Read and prepare a lesson, a position or a game; answer with `Opened`.
    Open(Source, Job),
    /// Make papers and write or show them; answer with `PapersSaved`.
    MakePapers(Box<PaperRequest>),
    /// Make files and write each atomically, replacing only these existing ones; answer with
    /// `FilesMade`.
    MakeFiles(FilesToMake, Vec<PathBuf>),
    /// Make files in a folder of the program, to be printed; answer with `ToPrint`.
    Print(FilesToMake),
    /// Show these files to the user in another program; answer with `Shown`.
    Show(Vec<PathBuf>),
    /// Compare a lesson with another version of it; answer with `VersionsCompared`.
    CompareVersions(Box<VersionsRequest>, Job),
    /// Write a lesson atomically; answer with `LessonSaved`.
    SaveLesson(Box<SaveRequest>),
    /// Write the text of a course atomically, if it may replace what is there; answer with
    /// `CourseSaved`.
    SaveCourse(PathBuf, String, Replace),
    /// Change the title of the lesson in a file; answer with `LessonRenamed`.
    RenameLesson(PathBuf, Words),
    /// Delete the file of a user's lesson; answer with `LessonDeleted`.
    DeleteLesson(PathBuf),
    /// Write games atomically; answer with `GamesSaved`.
    SaveGames(Box<GamesSaveRequest>),
    /// Find the user's lessons; answer with `UserLessons`.
    ListUserLessons,
    /// Let the user choose a file; answer with this, or with `Done` if none was chosen.
    ChooseFile(fn(PathBuf) -> Reply),
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
    SaveEngines(Vec<EngineEntry>),
    /// Read the list of engines; answer with `Engines`.
    ListEngines,
    /// Check these engines for visible faults without starting them; answer with `EngineFaults`.
    CheckEngines(Vec<EngineEntry>),
    /// Save this for the next start; answer with `Remembered`.
    Remember(Box<Remembered>),
}

#[derive(Debug)]
pub enum OpenedSource {
    Lesson(Box<Opened>),
    /// The first position of shogi, and how many more lines there are.
    Positions(Arc<dyn AnyGames>, usize),
    /// A pasted position of shogi.
    Pasted(Arc<dyn AnyGames>),
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

impl From<Words> for SaveError {
    fn from(words: Words) -> Self {
        Self::Failed(words)
    }
}

/// The host's answer to an [`Effect`]. Users cannot send these.
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
    /// The node with this name in a source; `None` if no node matches.
    Found((String, Source), Result<Option<NodeId>, Words>),
    /// The estimated size of a tree; `None` if its subject has no estimate.
    Estimated(Box<SubjectSetup>, Result<Option<Estimate>, Words>),
    ValuesCompared(Box<ValuesQuestion>, Result<Result<ComparedValues, NeedsKings>, Words>),
    /// Papers were made, or why there are none.
    PapersSaved(Box<PaperRequest>, Result<SavedFile, SaveError>),
    /// Files were made to be printed.
    ToPrint(Job, Result<Vec<PathBuf>, Words>),
    /// Files are shown to the user, or why not.
    Shown(Vec<PathBuf>, Result<(), Words>),
    /// Files were made and written here, or not.
    FilesMade(Job, PathBuf, Result<SavedFile, SaveError>),
    /// The results of promises, or why there are none.
    Proved(Job, Result<Vec<Proof>, Words>),
    /// The differences from another version of the open lesson, or why it cannot be read.
    VersionsCompared(Job, Result<Vec<VersionDifference>, Words>),
    /// The steps of a run worth a stop.
    StopsFound(StopsQuestion, Result<Vec<StopStep>, Words>),
    LessonSaved(Box<SaveRequest>, Result<SavedFile, SaveError>),
    CourseSaved((PathBuf, String), Result<SavedFile, SaveError>),
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
    /// The findings of our readers so far.
    HaveRead(Job, Result<OwnFindings, Words>),
    /// An event of an engine about the question of this number.
    Engine(EngineId, u64, EngineEvent),
    /// The saved list of engines.
    Engines(Vec<EngineEntry>),
    /// Visible faults of engines that have not been started.
    EngineFaults(Vec<(EngineId, Words)>),
    /// Whether the state has been saved.
    Remembered(Result<SeenElsewhere, Words>),
    /// One sentence about a failure.
    Failed(Words),
    /// Finished, with nothing to report.
    Done,
}
