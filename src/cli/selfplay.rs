//! `selfplay`: games between two players, from the view of the first.

use std::io::Write;

use clap::Args;
use serde::Serialize;

use super::series::{
    DropsAnswer, EndingsAnswer, GameAnswer, PlayedSeries, SeriesAnswer, SeriesArguments,
};
use super::{Exit, Refusal, to_json};
use crate::play::{PLAYER_NAMES, Series};

/// Games between two players, who take turns with Black; results are those of A.
///
/// A side without a legal move has lost; four times the same position is a draw, or lost for who has
/// given check with every move since.
#[derive(Debug, Args)]
#[command(after_help = format!("Players:\n  {PLAYER_NAMES}"))]
pub struct SelfPlay {
    #[command(flatten)]
    series: SeriesArguments,
    /// Play the first generated of the best moves, instead of any of them.
    #[arg(long)]
    in_order: bool,
}

/// The answer of `selfplay`.
#[derive(Serialize)]
struct SelfPlayAnswer<'a> {
    #[serde(flatten)]
    series: &'a SeriesAnswer,
    endings: &'a EndingsAnswer,
    drops: &'a DropsAnswer,
    played: &'a [GameAnswer],
}

impl SelfPlay {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let mut series = self.series.series()?;
        if !self.in_order {
            series = Series {
                a: series.a.shuffling(),
                b: series.b.shuffling(),
                ..series
            };
        }
        let played = self.series.play("selfplay", &series, &series.fixtures())?;
        self.write(&played, output)?;
        Ok(Exit::Answered)
    }

    fn write(&self, played: &PlayedSeries, output: &mut dyn Write) -> Result<(), Refusal> {
        if !self.series.format.json {
            write!(output, "{}", played.people())?;
            return Ok(());
        }
        let answer = SelfPlayAnswer {
            series: &played.answer,
            endings: &played.endings,
            drops: &played.drops,
            played: &played.played,
        };
        writeln!(output, "{}", to_json(&answer)?)?;
        Ok(())
    }
}
