//! `selfplay`: games between two players, from the point of view of the first.

use std::io::Write;

use clap::Args;
use serde::Serialize;

use super::othello_series::run_othello;
use super::series::{
    DropsAnswer, EndingsAnswer, GameAnswer, PlayedName, PlayedSeries, SeriesAnswer, SeriesArguments,
};
use super::{Exit, Refusal, texts, to_json};
use play::othello::OTHELLO_PLAYER_NAMES;
use play::{PLAYER_NAMES, Series};

/// Games between two players, who take turns with Black; results are those of A.
///
/// A side without a legal move has lost; four times the same position is a draw, or lost for who has
/// given check with every move since.
#[derive(Debug, Args)]
#[command(after_help = format!(
    "Players of shogi:\n  {PLAYER_NAMES}\nPlayers of Othello:\n  {OTHELLO_PLAYER_NAMES}"
))]
pub struct SelfPlay {
    #[command(flatten)]
    series: SeriesArguments,
    /// Play the first generated of the best moves, instead of any of them.
    #[arg(long)]
    in_order: bool,
    /// How many random plies games of Othello begin with; each opening is played with both colours
    /// [default: 8].
    #[arg(long, value_parser = clap::value_parser!(u32).range(0..=40))]
    opening_plies: Option<u32>,
}

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
        match self.series.game {
            PlayedName::Shogi if self.opening_plies.is_some() => {
                Err(Refusal(texts().cli_opening_plies_of_othello()))
            }
            PlayedName::Othello if self.in_order => Err(Refusal(texts().cli_in_order_of_shogi())),
            PlayedName::Shogi => self.run_shogi(output),
            PlayedName::Othello => {
                let opening_plies = self.opening_plies.unwrap_or(8);
                run_othello("selfplay", &self.series, opening_plies, output)
            }
        }
    }

    fn run_shogi(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
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
