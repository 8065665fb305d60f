//! Ratings: the difference in strength from wins, losses and draws.

use serde::{Deserialize, Serialize};

/// The result of a game for one of the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameResult {
    Win,
    Loss,
    Draw,
}

impl GameResult {
    /// Half points: 2 for a win, 1 for a draw.
    const fn half_points(self) -> usize {
        match self {
            Self::Win => 2,
            Self::Draw => 1,
            Self::Loss => 0,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameCounts {
    pub wins: u32,
    pub losses: u32,
    pub draws: u32,
}

impl GameCounts {
    pub fn add(&mut self, result: GameResult) {
        match result {
            GameResult::Win => self.wins += 1,
            GameResult::Loss => self.losses += 1,
            GameResult::Draw => self.draws += 1,
        }
    }

    pub const fn games(&self) -> u32 {
        self.wins + self.losses + self.draws
    }
}

/// The numbers of pairs of games, each from one opening with colours swapped, in which the player
/// scored 0, ½, 1, 1½ and 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PairCounts(pub [u32; 5]);

impl PairCounts {
    pub fn add(&mut self, first: GameResult, second: GameResult) {
        self.0[first.half_points() + second.half_points()] += 1;
    }
}

/// A difference in strength, in Elo: 400 points mean odds of 10 to 1 (Elo 1978).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The fraction of the points, from 0 to 1.
    pub score: f64,
    /// The difference; `None` if one side has all points, which makes it infinite.
    pub elo: Option<f64>,
    /// The half-width of its 95 % interval; `None` if a limit is infinite, or if all pairs have the
    /// same result, so that their variance is unknown.
    pub error: Option<f64>,
    /// The probability that the player is stronger (likelihood of superiority); `None` if the
    /// variance of pairs is unknown.
    pub los: Option<f64>,
}

/// The two-sided 95 % quantile of the normal distribution.
const TWO_SIDED_95: f64 = 1.959_963_984_540_054;

impl Rating {
    /// The rating that pairs of games imply; `None` without any.
    ///
    /// The error comes from the variance of the five possible results of pairs (pentanomial): two
    /// games from one opening are not independent, and a variance of single games would attribute
    /// the luck of the opening to the players (Van den Bergh, "Normalized Elo"; the test server of
    /// Stockfish does the same). The likelihood of superiority assumes a normal distribution with
    /// this mean and error.
    pub fn of(pairs: &PairCounts) -> Option<Self> {
        let counts = pairs.0.map(f64::from);
        let number: f64 = counts.iter().sum();
        if number == 0.0 {
            return None;
        }
        let points = [0.0, 0.25, 0.5, 0.75, 1.0];
        let mean = |of: &dyn Fn(f64) -> f64| {
            let sum: f64 = counts.iter().zip(points).map(|(n, x)| n * of(x)).sum();
            sum / number
        };
        let score = mean(&|x| x);
        let variance = mean(&|x| (x - score).powi(2));
        let error = (variance / number).sqrt();
        let varies = error > 0.0;
        let limits = varies.then_some(TWO_SIDED_95 * error);
        let limits = limits.and_then(|far| Some((elo(score - far)?, elo(score + far)?)));
        Some(Self {
            score,
            elo: elo(score),
            error: limits.map(|(low, high)| (high - low) / 2.0),
            los: varies.then(|| below((score - 0.5) / error)),
        })
    }

    /// Rounds a number of a rating to an integer.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a million games tell of some thousand Elo, and what is larger is cut off"
    )]
    pub fn rounded(number: f64) -> i32 {
        number.round() as i32
    }
}

/// The difference in Elo for a fraction of the points.
fn elo(score: f64) -> Option<f64> {
    let is_inside = 0.0 < score && score < 1.0;
    is_inside.then(|| 400.0 * (score / (1.0 - score)).log10())
}

/// The cumulative normal distribution.
fn below(deviations: f64) -> f64 {
    0.5 * libm::erfc(-deviations / std::f64::consts::SQRT_2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rating(pairs: [u32; 5]) -> Rating {
        Rating::of(&PairCounts(pairs)).expect("pairs")
    }

    fn is_near(found: Option<f64>, expected: f64) -> bool {
        found.is_some_and(|found| (found - expected).abs() < 0.005)
    }

    #[test]
    fn ratings_equal_values_calculated_by_hand() {
        // 3 of 4 points are odds of 3 to 1: 400 · log10 3.
        assert!(is_near(rating([0, 0, 50, 0, 50]).elo, 190.85));
        // Two results, equally often: the standard error is half their distance divided by √100.
        let even = rating([50, 0, 0, 0, 50]);
        assert!(is_near(even.elo, 0.0) && is_near(even.los, 0.5));
        // 1.96 · 0.05 of the points, on the curve: 400 · log10 (0.598 / 0.402).
        assert!(is_near(even.error, 68.99), "{even:?}");
        // One standard error above one half.
        let above = rating([45, 0, 0, 0, 55]);
        let deviations: f64 = 0.05 / (0.55_f64 * 0.45 / 100.0).sqrt();
        assert!((deviations - 1.005).abs() < 0.001);
        assert!(is_near(above.los, 0.8426), "{above:?}");
    }

    #[test]
    fn a_rating_omits_what_the_games_cannot_determine() {
        assert_eq!(Rating::of(&PairCounts::default()), None);
        let drawn = rating([0, 0, 10, 0, 0]);
        assert!(is_near(drawn.elo, 0.0) && drawn.error.is_none() && drawn.los.is_none());
        let won = rating([0, 0, 0, 0, 10]);
        assert!(won.elo.is_none() && won.error.is_none() && won.los.is_none());
        let nearly = rating([0, 0, 0, 1, 9]);
        assert!(nearly.elo.is_some() && nearly.error.is_none());
    }

    #[test]
    fn swapping_the_players_negates_the_rating() {
        let mut pairs = [3, 7, 20, 11, 9];
        let one = rating(pairs);
        pairs.reverse();
        let other = rating(pairs);
        let sum = |of: fn(&Rating) -> Option<f64>| of(&one).zip(of(&other)).map(|(a, b)| a + b);
        assert!(is_near(sum(|rating| rating.elo), 0.0));
        assert!(is_near(sum(|rating| rating.los), 1.0));
        assert!(is_near(one.error, other.error.unwrap_or(-1.0)));
    }
}
