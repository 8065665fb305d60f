//! Commands to an engine.

use std::fmt;
use std::time::Duration;

use shogi_core::Move;
use shunsai::Position;

use crate::sfen::{STARTPOS, to_sfen};
use crate::usi::usi;
use language::Words;

/// The limit of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoCommand {
    /// In plies. Not in the first version of USI; some engines quit on it.
    Depth(u32),
    /// Not in the first version of USI.
    Nodes(u64),
    /// Time per move, sent as a clock without main time (秒読み): `movetime` is no word of USI, and some
    /// engines quit on it.
    Byoyomi(Duration),
    Infinite,
    /// Searches for a mate, with this time limit.
    Mate(Duration),
}

impl fmt::Display for GoCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Never sends 0, which engines read as no limit.
        match self {
            Self::Depth(plies) => write!(f, "go depth {}", plies.max(&1)),
            Self::Nodes(nodes) => write!(f, "go nodes {}", nodes.max(&1)),
            Self::Byoyomi(time) => {
                write!(f, "go btime 0 wtime 0 byoyomi {}", milliseconds(*time))
            }
            Self::Infinite => write!(f, "go infinite"),
            Self::Mate(time) => write!(f, "go mate {}", milliseconds(*time)),
        }
    }
}

/// Clamped to 32 bits, as engines store it.
fn milliseconds(time: Duration) -> u128 {
    time.as_millis().clamp(1, i32::MAX as u128)
}

/// `position …`: the initial position and the moves played from it.
pub fn position_line(initial: &Position, moves: &[Move]) -> String {
    let sfen = to_sfen(initial);
    let mut line = if sfen == STARTPOS {
        "position startpos".to_owned()
    } else {
        format!("position sfen {sfen}")
    };
    if !moves.is_empty() {
        line.push_str(" moves");
    }
    for mv in moves {
        line.push(' ');
        line.push_str(&usi(*mv));
    }
    line
}

/// `setoption name … value …`; a button has no value. An empty value is written `<empty>`.
///
/// # Errors
/// If the name or the value would break the line.
pub fn set_option_line(name: &str, value: Option<&str>) -> Result<String, Words> {
    let refused = |text: &str| Words::of(|texts| texts.usi_not_one_line(text));
    let is_name = !name.trim().is_empty()
        && !name.contains(char::is_control)
        && !name.split_whitespace().any(|word| word == "value");
    if !is_name {
        return Err(refused(name));
    }
    match value {
        None => Ok(format!("setoption name {name}")),
        Some(value) if value.contains(char::is_control) => Err(refused(value)),
        Some("") => Ok(format!("setoption name {name} value <empty>")),
        Some(value) => Ok(format!("setoption name {name} value {value}")),
    }
}
