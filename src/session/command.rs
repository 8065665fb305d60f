//! What a person can ask for, and what the world has to do.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use shogi_core::Square;

use super::board_editor::BoardCommand;
use super::comparison::{BuiltinSearch, CompareCommand};
use super::engines::{EngineEntry, EngineQuestion};
use super::game_record::GoToPly;
use super::open::Opened;
use crate::formats::record::{Encoding, Format, ParsedRecord, Record};
use crate::language::{Language, Words};
use crate::scenario::{Lesson, MAX_NODES, PositionSetup};
use crate::search::Algorithm;
use crate::subject::Subject;
use crate::tree::{Estimate, Group, NodeId, Tree, Watch};

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

impl Source {
    /// The name that errors and lists show.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Self::Shipped(id) => format!("scenarios/{id}.ron"),
            Self::File(path) => path.display().to_string(),
            Self::Text { name, .. } | Self::Made { name, .. } => name.clone(),
        }
    }
}

impl Source {
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

    /// The format of the game record that it holds, by the ending of its name.
    #[must_use]
    pub fn game_format(&self) -> Option<Format> {
        let name = match self {
            Self::File(path) => path.as_path(),
            Self::Text { name, .. } => Path::new(name),
            Self::Shipped(_) | Self::Made { .. } => return None,
        };
        Format::from_name(name.extension()?.to_str()?)
    }
}

/// Light or dark.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// Paper.
    #[default]
    Light,
    /// Night.
    Dark,
}

impl Theme {
    /// The other one, for a switch.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Light => Self::Dark,
            Self::Dark => Self::Light,
        }
    }
}

/// How fast steps follow each other while playing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// Two seconds a step.
    Slow,
    /// One second a step.
    #[default]
    Normal,
    /// A third of a second a step.
    Fast,
    /// Twenty steps a second.
    Fastest,
}

impl Speed {
    /// All of them, slowest first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Fastest];

    /// Seconds between two steps.
    #[must_use]
    pub const fn seconds_a_step(self) -> f32 {
        match self {
            Self::Slow => 2.0,
            Self::Normal => 1.0,
            Self::Fast => 0.33,
            Self::Fastest => 0.05,
        }
    }

    /// What the control shows.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Slow => "×0.5",
            Self::Normal => "×1",
            Self::Fast => "×3",
            Self::Fastest => "×20",
        }
    }

    /// The next faster one, and from the fastest back to the slowest.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Slow => Self::Normal,
            Self::Normal => Self::Fast,
            Self::Fast => Self::Fastest,
            Self::Fastest => Self::Slow,
        }
    }
}

/// Work that takes a while: how far it has come, and a way to stop it.
#[derive(Clone, Debug, Default)]
pub struct Job {
    stop: Arc<AtomicBool>,
    grown: Arc<AtomicUsize>,
    /// About how many nodes it will be, where that is known.
    pub(super) expects: Option<f64>,
}

impl PartialEq for Job {
    /// The same piece of work, and not only one like it.
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.stop, &other.stop)
    }
}

impl Job {
    /// Asks the work to stop.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether it has been asked to.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// How many nodes have been grown.
    #[must_use]
    pub fn grown(&self) -> usize {
        self.grown.load(Ordering::Relaxed)
    }

    /// About how many nodes there will be, where that is known.
    #[must_use]
    pub fn expected(&self) -> Option<f64> {
        self.expects
    }

    /// The flag by which it is asked to stop.
    #[must_use]
    pub fn flag(&self) -> &AtomicBool {
        &self.stop
    }

    /// For [`grow`](crate::tree::grow).
    #[must_use]
    pub fn watch(&self) -> Watch<'_> {
        Watch {
            cap: MAX_NODES,
            stop: Some(&self.stop),
            grown: Some(&self.grown),
        }
    }
}

/// Something a person, or the host, asks of the session.
#[derive(Debug)]
pub enum Command {
    /// Open a lesson.
    Open(Source),
    /// Open the next lesson of the list.
    NextLesson,
    /// Open the previous lesson of the list.
    PreviousLesson,
    /// What the host answers to [`Effect::Open`] with this job; only the newest one counts.
    Answer(Job, Box<Command>),
    /// A lesson is there, or could not be opened: then the lesson that was open stays.
    Opened(Source, Result<Box<Opened>, Words>),
    /// Run another algorithm on the lesson's tree.
    SetAlgorithm(Algorithm),
    /// The host has run it.
    Rerun(Result<Box<Opened>, Words>),
    /// One step forward.
    Next,
    /// One step back.
    Back,
    /// To the beginning.
    First,
    /// To the end.
    Last,
    /// To a step.
    Seek(usize),
    /// To the next event of interest.
    NextInterest,
    /// To the previous event of interest.
    PreviousInterest,
    /// To the next step at which the lesson has words of its own.
    NextStop,
    /// To the previous one.
    PreviousStop,
    /// Out of this branch: until the search is back at the node above.
    Out,
    /// Over the next branch: until the search is back at this node, or above.
    Over,
    /// To the step at which the search enters a node.
    GoTo(NodeId),
    /// Start or stop playing.
    TogglePlay,
    /// How fast to play.
    SetSpeed(Speed),
    /// So many seconds have passed.
    Tick(f32),
    /// Show a node instead of the one where the search stands.
    Select(Option<NodeId>),
    /// Show or hide the answer to a question.
    Reveal(usize),
    /// Switch the language of every text.
    SetLanguage(Language),
    /// Light or dark.
    SetTheme(Theme),
    /// Show or hide the keys.
    ToggleHelp,
    /// Close what is open on top: the keys, a message, the selection.
    Dismiss,
    /// Show the next node of this name, or the one at the end of these moves.
    Find(String),
    /// The host has found it, or not.
    Found {
        /// What was asked for.
        query: String,
        /// The lesson in which it was looked for.
        source: Source,
        /// The node.
        node: Option<NodeId>,
    },
    /// Back to where one was before the last move through the run.
    Undo,
    /// Forward again after [`Command::Undo`].
    Redo,
    /// Bring the whole tree into view.
    Fit,
    /// Draw the whole tree, or only what matters at this step.
    ToggleWhole,
    /// Fold a node, or unfold it.
    Fold(NodeId),
    /// Draw some more of a group one by one.
    Show(Group),
    /// Read a node so many plies further than the rest of the tree.
    Further(NodeId, u8),
    /// The exchange on a square of the position that is shown.
    ExchangeOn(Square),
    /// Take the position that is shown to the board editor.
    EditPosition,
    /// Open the board editor where positions are set up and played, or go back to the tree.
    ToggleBoardEditor,
    /// The host has read a position from a file, which has so many more lines.
    Brought(Source, String, usize),
    /// The host has read a game record.
    BroughtGame(Source, Box<ParsedRecord>),
    /// To another ply of the game.
    GoToPly(GoToPly),
    /// Close the game.
    CloseGame,
    /// Open a game of those that are not saved, by its number.
    Reopen(usize),
    /// Throw a game of those that are not saved away.
    Discard(usize),
    /// Save the game; the ending of the name decides the format.
    SaveGame(PathBuf),
    /// The host has saved it, and says what the format cannot hold; or could not.
    GameSaved(PathBuf, Result<Vec<Words>, SaveError>),
    /// Something about the comparison.
    Compare(CompareCommand),
    /// The person has chosen no file, or the system has no dialog to choose one.
    NothingChosen,
    /// Put a position in the board editor: SFEN, perhaps with moves.
    Bring(String),
    /// Something done in the board editor.
    Board(BoardCommand),
    /// The host has estimated how large a tree would be.
    Estimated(PositionSetup, Result<Estimate, Words>),
    /// Stop what is being prepared.
    Cancel,
    /// Save the lesson of this source, under this title.
    Save(PathBuf, Words, Source),
    /// The host has saved it, or could not.
    Saved(Box<SaveRequest>, Result<(), SaveError>),
    /// Ask the system for a file to open.
    ChooseFile,
    /// Ask the system for a place to save the lesson of this source under this title.
    ChoosePlace(Words, Source),
    /// How large everything is, as a part of 1.
    SetScale(f32),
    /// The host has found lessons of the person's own.
    UserLessons(Vec<(PathBuf, Words)>),
    /// Tell the person something that went wrong elsewhere.
    Tell(Words),
    /// Let the tree move along with the search, or not.
    ToggleFollow,
}

/// A lesson that is to be saved.
#[derive(Clone, Debug, PartialEq)]
pub struct SaveRequest {
    /// Where.
    pub path: PathBuf,
    /// What.
    pub lesson: Lesson,
    /// The lesson that it comes from.
    pub of: Source,
    /// Whether a file that is there already may be replaced.
    pub replaces: bool,
}

/// Why a lesson was not saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// There is a file of this name.
    Exists,
    /// One sentence that names the file.
    Failed(Words),
}

/// What the world has to do for the session; the host answers with a command.
#[derive(Debug)]
pub enum Effect {
    /// Read and prepare a lesson; answer with [`Command::Answer`].
    Open(Source, Job),
    /// Look for a node; answer with [`Command::Found`].
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
    /// Estimate how large a tree would be; answer with [`Command::Estimated`].
    Estimate(PositionSetup),
    /// Write a lesson whole or not at all; answer with [`Command::Saved`].
    Write(Box<SaveRequest>),
    /// Look for the person's own lessons; answer with [`Command::UserLessons`].
    ListUserLessons,
    /// Let the person choose a file; answer with [`Command::Open`].
    ChooseFile,
    /// Let the person choose a place for a file of this name; answer with [`Command::Save`].
    ChoosePlace(String, Words, Source),
    /// Run an algorithm on a loaded lesson; answer with [`Command::Rerun`].
    Rerun(Box<Opened>, Algorithm),
    /// Write a game record whole or not at all; answer with [`Command::GameSaved`].
    WriteGame {
        /// Where.
        path: PathBuf,
        /// What.
        record: Arc<Record>,
        /// In which format.
        format: Format,
        /// How it is encoded.
        encoding: Encoding,
        /// Whether a file that is there already may be replaced.
        replaces: bool,
    },
    /// Let our engine think; answer with [`CompareCommand::Thought`], as often as it comes further.
    Think(Box<BuiltinSearch>, Job),
    /// Ask an engine of the list, started if it is not running, this question of this number;
    /// answer with [`CompareCommand::Heard`].
    Ask(Box<EngineEntry>, u64, Box<EngineQuestion>),
    /// Start an engine of the list; answer with [`CompareCommand::Heard`].
    StartEngine(Box<EngineEntry>),
    /// Stop what an engine is reading.
    StopEngine(String),
    /// End an engine's program.
    EndEngine(String),
    /// Write the list of engines.
    SaveEngines(Vec<EngineEntry>),
    /// Read the list of engines; answer with [`CompareCommand::Listed`].
    ListEngines,
}
