//! What a search that samples has found.

use super::rewards::Rewards;
use score::{BoundedScore, Player, Sample};

/// What was sampled of the moves of a position.
#[derive(Clone, Debug)]
pub struct SampledMoves<M> {
    /// The moves in the order of generation, with their visits and rewards for Black.
    pub moves: Vec<(M, Sample)>,
    pub root: Sample,
    pub rewards: Rewards,
    /// Who chooses; `None` where chance moves.
    pub(super) chooser: Option<Player>,
}

impl<M: Copy> SampledMoves<M> {
    /// The move that is chosen: the one with most visits; `None` if there is no move, or if nobody
    /// chooses.
    pub fn best(&self) -> Option<M> {
        let samples = self.moves.iter().map(|&(_, sample)| sample);
        let place = Sample::chosen(self.chooser?, self.rewards.span(), samples)?;
        Some(self.moves[place].0)
    }

    /// The mean reward of the root as a value between the least and the greatest, which is an
    /// estimate.
    pub fn value(&self) -> BoundedScore {
        BoundedScore::exact(self.rewards.value(self.root))
    }
}
