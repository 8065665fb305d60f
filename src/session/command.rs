//! What a person can ask for, and what the world has to do.

use std::path::PathBuf;

use super::open::Opened;
use crate::language::Language;
use crate::search::Algorithm;
use crate::tree::NodeId;

/// Where a lesson comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// It ships with the program.
    Shipped(&'static str),
    /// A file of the person's own.
    File(PathBuf),
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
            Self::Text { name, .. } => name.clone(),
        }
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

/// Something a person, or the host, asks of the session.
#[derive(Debug)]
pub enum Command {
    /// Open a lesson.
    Open(Source),
    /// Open the next lesson of the list.
    NextLesson,
    /// Open the previous lesson of the list.
    PreviousLesson,
    /// The host has opened a lesson, or could not: then the lesson that was open stays.
    Opened(Source, Result<Box<Opened>, String>),
    /// Run another algorithm on the lesson's tree.
    SetAlgorithm(Algorithm),
    /// The host has run it.
    Rerun(Result<Box<Opened>, String>),
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
    /// Back to where one was before the last move through the run.
    Undo,
    /// Forward again after [`Command::Undo`].
    Redo,
    /// Bring the whole tree into view.
    Fit,
    /// Let the tree move along with the search, or not.
    ToggleFollow,
}

/// What the world has to do for the session; the host answers with a command.
#[derive(Debug)]
pub enum Effect {
    /// Read and prepare a lesson; answer with [`Command::Opened`].
    Open(Source),
    /// Run an algorithm on a loaded lesson; answer with [`Command::Rerun`].
    Rerun(Box<Opened>, Algorithm),
}
