//! An engine of the user's list.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// Identifies an engine regardless of its name: two may have the same name.
///
/// The list assigns an id when the engine is entered and saves it. No other engine gets it as long
/// as this engine is listed.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct EngineId(pub u32);

impl EngineId {
    /// The id of an engine that is not listed yet, or comes from a file without ids.
    pub const NONE: Self = Self(0);
}

/// An engine as entered by the user; saved in the list of engines.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EngineEntry {
    #[serde(default)]
    pub id: EngineId,
    /// The user's name for it; lessons refer to engines by this name, never by path.
    pub name: String,
    /// The program: a path, or a name that the system resolves.
    pub program: PathBuf,
    /// Command-line arguments of the program.
    #[serde(default)]
    pub arguments: Vec<String>,
    /// Options that differ from the engine's defaults: name and value. A button is pressed once
    /// after each start, whatever its value.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// The dialect of `go` that the engine needs; detected and reported by
    /// [`EngineEvent::AskSo`](super::EngineEvent::AskSo).
    #[serde(default)]
    pub asking: Asking,
}

impl EngineEntry {
    pub fn new(name: impl Into<String>, program: impl Into<PathBuf>) -> Self {
        Self { name: name.into(), program: program.into(), ..Self::default() }
    }
}

/// How to ask an engine for a depth or a number of nodes; for a time it is asked with `go byoyomi`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asking {
    /// With `go depth` and `go nodes`, which most engines understand.
    #[default]
    ByLimit,
    /// With the commands of the first version of USI: `go infinite` and `stop`. Some engines exit at
    /// anything else.
    ByClock,
}
