//! Search engines that are other programs, as data: the list, the questions, the answers.
//!
//! | file | says |
//! |---|---|
//! | `event` | parsed output: legal moves, scores with a point of view |
//! | `error` | what they were doing when something went wrong |
//!
//! The host starts the engines and talks to them ([`formats::usi_engine`] reads and writes
//! their lines); a session only stores what the host reports.

mod error;
mod event;

pub use error::{EnginePhase, ProcessExit, quoted};
pub use event::{
    BestMove, EngineEvent, EngineInfo, EngineLine, MateAnswer, SearchCounts, SearchProgress,
    legal_line,
};
pub use formats::usi_engine::{EngineOption, EngineScore, OptionKind, UsiBound};

use std::path::PathBuf;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use shogi_core::{Color, Move};
use shunsai::Position;

use formats::sfen::parse_sfen;
use formats::usi::MoveError;
use games::shogi::legality::broken_rule;
use language::{Say, Texts, Words};

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
    /// The dialect of `go` that the engine needs; detected and reported by [`EngineEvent::AskSo`].
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

/// A position, and how far an engine is to search it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineQuestion {
    /// The start position, in SFEN.
    pub sfen: String,
    /// The moves played from there. The engine searches the position after them and can detect
    /// repetitions.
    pub moves: Vec<Move>,
    pub limit: SearchLimit,
    /// How many lines to report; 0 counts as 1.
    pub lines: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchLimit {
    /// In plies as the engine counts them.
    Depth(u32),
    /// As the engine counts them.
    Nodes(u64),
    Time(Duration),
    /// When it is stopped.
    Infinite,
    /// A search for a mate (詰み) by the side to move, for at most this time.
    Mate(Duration),
}

impl EngineQuestion {
    /// The start position, and the position to search.
    ///
    /// # Errors
    /// If the SFEN is invalid, a move is illegal, or a king is missing that engines need.
    pub fn positions(&self) -> Result<(Position, Position), Words> {
        let initial = parse_sfen(&self.sfen)?;
        let mut position = initial.clone();
        for (at, &mv) in self.moves.iter().enumerate() {
            if let Some(rule) = broken_rule(&position, mv) {
                let why = MoveError::Illegal { mv, rule };
                return Err(Words::in_each(|language| {
                    language.texts().engines_no_move(at + 1, why.say(language))
                }));
            }
            position.do_move(mv);
        }
        let side = position.side_to_move();
        let needs_king = |of: Color| of != side || !matches!(self.limit, SearchLimit::Mate(_));
        let is_missing = |of: &Color| needs_king(*of) && position.king_square(*of).is_none();
        if [Color::Black, Color::White].iter().any(is_missing) {
            return Err(Words::of(Texts::engines_no_king));
        }
        Ok((initial, position))
    }
}
