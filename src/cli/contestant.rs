//! Who plays in a series: a player of ours, or an engine of somebody else.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use super::{Refusal, texts};
use eval::SearchedGame;
use games::shogi::Shogi;
use host::engine::{MoveDeadline, UsiSeat, visible_faults};
use host::{Folders, read_engines, thread_cpu_time, wall_time};
use play::{AtBoard, ComputerPlayer, DEFAULT_NODES, Seat, SeatClock};
use session::engines::{EngineEntry, SearchLimit};

/// What names begin with that are engines of others.
pub(super) const USI: &str = "usi:";

/// How much an engine may use for a move if its name does not say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MoveLimit {
    Nodes(u64),
    Time(Duration),
    /// A time, of which only the CPU time counts.
    Cpu(Duration),
}

impl MoveLimit {
    pub(super) const fn time(self) -> Option<Duration> {
        match self {
            Self::Nodes(_) => None,
            Self::Time(time) | Self::Cpu(time) => Some(time),
        }
    }
}

impl Default for MoveLimit {
    fn default() -> Self {
        Self::Nodes(DEFAULT_NODES)
    }
}

/// Puts a player at the board, for one game.
pub(super) type StartPlayer<G> = Arc<dyn Fn() -> Box<dyn AtBoard<G>> + Send + Sync>;

/// A player of a series.
#[derive(Clone)]
pub(super) enum Contestant<G: SearchedGame> {
    Own {
        player: ComputerPlayer<G>,
        clock: Option<SeatClock>,
        /// Whether its name leaves to the limit how much it reads.
        needs_limit: bool,
    },
    Other {
        name: Arc<str>,
        start: StartPlayer<G>,
    },
}

impl<G: SearchedGame> fmt::Display for Contestant<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Own { player, clock: Some(_), .. } => f.write_str(&player.timed_name()),
            Self::Own { player, clock: None, .. } => player.fmt(f),
            Self::Other { name, .. } => f.write_str(name),
        }
    }
}

impl<G: SearchedGame> Contestant<G> {
    pub(super) fn own(player: ComputerPlayer<G>, limit: MoveLimit) -> Self {
        let needs_limit = player.needs_limit();
        let measured =
            |_| SeatClock { time: wall_time, cpu: thread_cpu_time, a_move: limit.time() };
        let player = match limit {
            MoveLimit::Nodes(nodes) => player.with_nodes(nodes),
            MoveLimit::Time(_) | MoveLimit::Cpu(_) => player,
        };
        Self::Own { player, clock: limit.time().map(measured), needs_limit }
    }

    pub(super) fn needs_limit(&self) -> bool {
        match self {
            Self::Own { needs_limit, .. } => *needs_limit,
            Self::Other { .. } => true,
        }
    }

    pub(super) fn sit(&self, seed: u64) -> Box<dyn AtBoard<G>> {
        match self {
            Self::Own { player, clock, .. } => {
                let seat = Seat::new(*player, seed);
                Box::new(match clock {
                    Some(clock) => seat.with_clock(*clock),
                    None => seat,
                })
            }
            Self::Other { start, .. } => start(),
        }
    }
}

/// The engine that `text` names, after `usi:`: on the person's list, or as a command.
pub(super) fn usi_player(
    text: &str,
    limit: MoveLimit,
    patience: Duration,
    folders: &Folders,
) -> Result<StartPlayer<Shogi>, Refusal> {
    let mut parts = text.split(',');
    let name = parts.next().unwrap_or_default().trim();
    let list = folders.engines().filter(|path| path.exists());
    let list = list.map_or(Ok(Vec::new()), |path| read_engines(&path));
    let list = list?;
    let listed = list.into_iter().find(|entry| entry.name == name);
    let mut entry = listed.map_or_else(|| command(name), Ok)?;
    for option in parts {
        let (option, value) = option
            .split_once('=')
            .ok_or_else(|| Refusal(texts().cli_usi_player_option(option.trim(), text)))?;
        entry.options.retain(|(other, _)| other != option.trim());
        entry.options.push((option.trim().to_owned(), value.to_owned()));
    }
    if let Some((_, words)) = visible_faults(std::slice::from_ref(&entry)).into_iter().next() {
        return Err(words.into());
    }
    let deadline = MoveDeadline { by_cpu: matches!(limit, MoveLimit::Cpu(_)), patience };
    let limit = match limit {
        MoveLimit::Nodes(nodes) => SearchLimit::Nodes(nodes),
        MoveLimit::Time(time) | MoveLimit::Cpu(time) => SearchLimit::Time(time),
    };
    Ok(Arc::new(move || Box::new(UsiSeat::start(&entry, limit, deadline))))
}

/// A program and its arguments.
fn command(text: &str) -> Result<EngineEntry, Refusal> {
    let mut words = text.split_whitespace();
    let program = words.next().ok_or_else(|| Refusal(texts().cli_usi_player_without_name()))?;
    let entry = EngineEntry::new(text, program);
    Ok(EngineEntry { arguments: words.map(str::to_owned).collect(), ..entry })
}
