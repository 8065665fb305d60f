//! `match`: which of two players is stronger, and with what certainty.

use std::io::Write;

use clap::Args;
use serde::Serialize;

use super::othello_series::run_othello;
use super::series::{
    DropsAnswer, EndingsAnswer, GameAnswer, PlayedName, PlayedSeries, SeriesAnswer,
    SeriesArguments, pairs_people,
};
use super::{Exit, Refusal, texts, to_json};
use play::othello::OTHELLO_PLAYER_NAMES;
use play::{PLAYER_NAMES, PairCounts, PlayedGame, Rating};

/// Which of two players is the stronger one, and how sure that is; results are those of A.
///
/// Games come in pairs from one opening, each player with Black once. An opening is so many random
/// moves after which nobody has won a pawn; none comes twice. The Elo difference has the error that
/// holds with 95 %, from the variance of the results of pairs (pentanomial); LOS is the likelihood
/// that A is the stronger one, in percent.
#[derive(Debug, Args)]
#[command(after_help = format!(
    "Players of shogi:\n  {PLAYER_NAMES}\nPlayers of Othello:\n  {OTHELLO_PLAYER_NAMES}"
))]
pub struct PlayMatch {
    #[command(flatten)]
    series: SeriesArguments,
    /// How many random plies an opening has.
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(0..=200))]
    opening_plies: u32,
}

/// The answer of `match`. Ratings are rounded to whole numbers; `None` if undefined.
#[derive(Serialize)]
struct MatchAnswer<'a> {
    #[serde(flatten)]
    series: &'a SeriesAnswer,
    opening_plies: u32,
    /// Number of pairs in which A scored 0, ½, 1, 1½ and 2 points.
    pairs: PairCounts,
    elo: Option<i32>,
    /// Half-width of the 95 % interval.
    elo_error: Option<i32>,
    /// In percent.
    los: Option<i32>,
    endings: &'a EndingsAnswer,
    drops: &'a DropsAnswer,
    played: &'a [GameAnswer],
}

impl PlayMatch {
    pub(super) fn run(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        match self.series.game {
            PlayedName::Shogi => self.run_shogi(output),
            PlayedName::Othello => run_othello("match", &self.series, self.opening_plies, output),
        }
    }

    fn run_shogi(&self, output: &mut dyn Write) -> Result<Exit, Refusal> {
        let series = self.series.series()?;
        if series.games % 2 == 1 {
            return Err(Refusal(texts().cli_even_games(series.games)));
        }
        let fixtures = series.paired_fixtures(self.opening_plies)?;
        let played = self.series.play("match", &series, &fixtures)?;
        let pairs = pairs_of(&played.games);
        if self.series.format.json {
            writeln!(output, "{}", to_json(&self.answer(&played, pairs))?)?;
        } else {
            write!(output, "{}{}", played.people(), pairs_people(&pairs))?;
        }
        Ok(Exit::Answered)
    }

    fn answer<'a>(&self, played: &'a PlayedSeries, pairs: PairCounts) -> MatchAnswer<'a> {
        let rating = Rating::of(&pairs);
        MatchAnswer {
            series: &played.answer,
            opening_plies: self.opening_plies,
            pairs,
            elo: rating.and_then(|rating| rating.elo).map(Rating::rounded),
            elo_error: rating.and_then(|rating| rating.error).map(Rating::rounded),
            los: rating
                .and_then(|rating| rating.los)
                .map(|los| Rating::rounded(100.0 * los)),
            endings: &played.endings,
            drops: &played.drops,
            played: &played.played,
        }
    }
}

/// The results of pairs; a pair is two consecutive games.
fn pairs_of(games: &[PlayedGame]) -> PairCounts {
    let mut pairs = PairCounts::default();
    for pair in games.chunks_exact(2) {
        pairs.add(pair[0].result(), pair[1].result());
    }
    pairs
}
