//! What a search that samples knows of a node.

#![expect(clippy::cast_precision_loss, reason = "rewards add up to far less than 2⁵³")]

use std::fmt;

use super::Player;

/// How often a node was visited, and what came of it for Black: whole rewards, so that equal sums
/// are equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sample {
    pub visits: u32,
    /// The sum of the rewards for Black (MAX), each from 0 to the span of the run.
    pub sum: u64,
}

impl Sample {
    /// The mean reward for Black, from 0 to 1; `None` before the first visit.
    #[inline]
    pub fn mean(self, span: u32) -> Option<f64> {
        let all = f64::from(self.visits) * f64::from(span.max(1));
        (self.visits > 0).then(|| self.sum as f64 / all)
    }

    /// Scores and means that differ by less count as equal, and then the first one wins: so nothing
    /// hangs on how a machine rounds.
    const EQUAL: f64 = 1e-9;

    /// Whether two scores or means count as equal.
    pub fn equal(one: f64, other: f64) -> bool {
        (one - other).abs() <= Self::EQUAL
    }

    /// The place of the greatest number; of equal ones the first.
    #[inline]
    pub fn greatest(numbers: impl Iterator<Item = f64>) -> usize {
        let mut best = (0, f64::NEG_INFINITY);
        for (place, number) in numbers.enumerate() {
            if number > best.1 + Self::EQUAL {
                best = (place, number);
            }
        }
        best.0
    }

    /// The place of the child that is chosen in the end: the one with most visits; of equal ones that
    /// with the better mean for the side to move, then the first. `None` without a visit.
    pub fn chosen(
        mover: Player,
        span: u32,
        children: impl Iterator<Item = Self> + Clone,
    ) -> Option<usize> {
        let most = children.clone().map(|child| child.visits).max().filter(|&most| most > 0)?;
        let means = children.map(|child| {
            let mean = child.mean_of(mover, span).filter(|_| child.visits == most);
            mean.unwrap_or(f64::NEG_INFINITY)
        });
        Some(Self::greatest(means))
    }

    /// The mean reward for a player.
    #[inline]
    pub fn mean_of(self, player: Player, span: u32) -> Option<f64> {
        self.mean(span).map(|mean| match player {
            Player::Max => mean,
            Player::Min => 1.0 - mean,
        })
    }
}

/// The constant C of a search that samples: how much it values what it has tried little. From 0 to
/// [`Exploration::MOST`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Exploration(f64);

impl Eq for Exploration {}

impl Exploration {
    pub const MOST: f64 = 1_000.0;
    /// √2, for UCB1 and UCT with rewards from 0 to 1 (Kocsis & Szepesvári 2006).
    pub const ROOT_OF_TWO: Self = Self(std::f64::consts::SQRT_2);
    /// 1.25, for PUCT (the first constant of Silver and others 2017, as published with `AlphaZero`).
    pub const OF_PRIORS: Self = Self(1.25);

    /// `None` if it is out of range, or not a number.
    pub fn new(constant: f64) -> Option<Self> {
        (0.0..=Self::MOST).contains(&constant).then_some(Self(constant))
    }

    /// Reads it as it is written; `None` if it is no number, or out of range.
    pub fn read(text: &str) -> Option<Self> {
        match text.trim() {
            "√2" => Some(Self::ROOT_OF_TWO),
            text => text.parse().ok().and_then(Self::new),
        }
    }

    pub const fn get(self) -> f64 {
        self.0
    }
}

impl fmt::Display for Exploration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::ROOT_OF_TWO { f.pad("√2") } else { f.pad(&self.0.to_string()) }
    }
}
