//! An engine of the person's own list.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// Which engine of the list it is, whatever it is called: two may have the same name.
///
/// The list gives each engine a number when it is entered, keeps it in its file, and never gives it
/// to another one as long as this engine is on the list.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct EngineId(pub u32);

impl EngineId {
    /// That of an engine that is not on the list yet, or comes from a file without numbers.
    pub const NONE: Self = Self(0);
}

/// An engine as the person has entered it; saved in the list of engines.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EngineEntry {
    /// Which engine of the list it is.
    #[serde(default)]
    pub id: EngineId,
    /// What the person calls it; lessons name it so, and never by its path.
    pub name: String,
    /// The program: a path, or the name of a program that the system finds by itself.
    pub program: PathBuf,
    /// What follows the program when it is started.
    #[serde(default)]
    pub arguments: Vec<String>,
    /// Options that differ from what the engine chooses: name and value. A button is pressed once
    /// after each start, whatever its value says.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// How it has to be asked; found out and told by
    /// [`EngineEvent::AskSo`](super::EngineEvent::AskSo).
    #[serde(default)]
    pub asking: Asking,
}

impl EngineEntry {
    /// An engine without arguments and options.
    #[must_use]
    pub fn new(name: impl Into<String>, program: impl Into<PathBuf>) -> Self {
        Self {
            name: name.into(),
            program: program.into(),
            ..Self::default()
        }
    }
}

/// How an engine has to be asked for a depth, a number of nodes or a time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asking {
    /// With `go depth`, `go nodes`, `go movetime`, as most engines understand.
    #[default]
    ByLimit,
    /// With what the first version of USI had: `go byoyomi` for a time, and `go infinite` and
    /// `stop` for a depth or nodes. Some engines end at anything else.
    ByClock,
}
