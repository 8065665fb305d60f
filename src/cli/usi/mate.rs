//! `go mate`: whether the side to move mates by checks alone.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use shunsai::Position;

use super::output::LineWriter;
use super::thinking::{Heartbeat, spent};
use formats::usi::usi;
use games::shogi::mate::{MOST_PLIES, MateCuts, MateReading, MateValue, NoMateToSeek};
use language::Words;
use search::{Budget, MateLimits, MateVerdict, find_mate};

/// A search for a mate that is yet to begin.
pub(super) struct MateTask {
    reading: MateReading,
    position: Position,
    /// The most time; without one the search goes on until it knows.
    time: Option<Duration>,
}

impl MateTask {
    /// A search for a mate by the side to move.
    ///
    /// # Errors
    /// If there is no king to mate, or if it is in check already.
    pub(super) fn new(position: Position, time: Option<Duration>) -> Result<Self, NoMateToSeek> {
        let reading = MateReading::new(&position, MOST_PLIES, MateCuts::default())?;
        Ok(Self { reading, position, time })
    }

    /// Searches until the answer is known, the time is over, or `stop` is set, and sends it.
    pub(super) fn seek(self, stop: &AtomicBool, output: &LineWriter<'_>) {
        let Self { reading, position, time } = self;
        let began = Instant::now();
        let heartbeat = Heartbeat::default();
        let is_over = |nodes| {
            let now = began.elapsed();
            if heartbeat.is_due(now) {
                output.line(&format!("info {}", spent(nodes, now, None)));
            }
            output.is_broken() || time.is_some_and(|time| now >= time)
        };
        let budget = Budget { stop: Some(stop), ..Budget::UNLIMITED };
        let limits = MateLimits { budget, is_over: &is_over };
        let start = reading.start(position);
        let (verdict, nodes) = find_mate(&reading, &start, &MateValue, limits);
        let spent = spent(nodes, began.elapsed(), None);
        let (found, answer) = match &verdict {
            MateVerdict::Mate(mating) => {
                let line = mating.lines.first().map_or(&[][..], Vec::as_slice);
                let moves = line.iter().map(|&mv| usi(mv)).collect::<Vec<_>>().join(" ");
                (format!("depth {0} score mate {0} {spent} pv {moves}", mating.plies), moves)
            }
            MateVerdict::NoMate => {
                output.note(&Words::of(|texts| texts.cli_no_mate_within(MOST_PLIES)));
                (spent, "nomate".to_owned())
            }
            MateVerdict::Unknown => (spent, "timeout".to_owned()),
        };
        output.line(&format!("info {found}"));
        output.line(&format!("checkmate {answer}"));
    }
}
