//! Measured matches, played once and stored as data.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::rating::{GameCounts, PairCounts, Rating};
use language::signed;
use score::Score;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MeasuredMatch {
    /// The evaluator of the engine from whose point of view results are given.
    pub a: String,
    /// The evaluator of the other engine.
    pub b: String,
    /// As year, month and day.
    pub date: String,
    /// The command that plays it again.
    pub command: String,
    /// The nodes per move of both sides.
    pub nodes: u64,
    pub counts: GameCounts,
    pub pairs: PairCounts,
}

impl MeasuredMatch {
    /// The rating that it implies; `None` if no pair was played.
    pub fn rating(&self) -> Option<Rating> {
        Rating::of(&self.pairs)
    }

    /// The difference in Elo with its error: "+45 ± 38".
    pub fn elo_text(&self) -> String {
        let rating = self.rating();
        let elo = rating.and_then(|rating| rating.elo);
        let error = rating.and_then(|rating| rating.error);
        let whole = |elo: f64| signed(Score(Rating::rounded(elo))).to_string();
        match (elo, error) {
            (Some(elo), Some(error)) => format!("{} ± {}", whole(elo), Rating::rounded(error)),
            (Some(elo), None) => whole(elo),
            (None, _) => "—".to_owned(),
        }
    }
}

/// The file is written by `cargo run --release --example measure`.
static MEASURED: LazyLock<Vec<MeasuredMatch>> =
    LazyLock::new(|| ron::from_str(include_str!("measured.ron")).unwrap_or_default());

/// The stored match between two evaluators at equal nodes, if any.
pub fn measured_match(a: &str, b: &str) -> Option<&'static MeasuredMatch> {
    MEASURED.iter().find(|found| found.a == a && found.b == b)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ComputerPlayer;

    #[test]
    fn the_stored_match_results_are_consistent() {
        let kept: Vec<MeasuredMatch> =
            ron::from_str(include_str!("measured.ron")).expect("it is well formed");
        assert_eq!(kept, *MEASURED);
        assert!(kept.len() >= 7);
        for found in &kept {
            let GameCounts { wins, draws, .. } = found.counts;
            let pairs = found.pairs.0;
            assert_eq!(2 * pairs.iter().sum::<u32>(), found.counts.games());
            let halves: u32 = (0..).zip(pairs).map(|(halves, number)| halves * number).sum();
            assert_eq!(halves, 2 * wins + draws, "{}", found.command);
            assert!(found.counts.games() >= 200);
            let (a, b) = (&found.a, &found.b);
            let players = format!("yomisuji match engine-{0}:{a} engine-{0}:{b} ", found.nodes);
            assert!(found.command.starts_with(&players), "{}", found.command);
            for name in [a, b] {
                name.parse::<ComputerPlayer>().expect("an evaluator");
            }
        }
    }
}
