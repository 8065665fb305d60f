//! Which move of the root is read, and when the best one is proven.

use score::{NodeNumbers, Player, Score};

/// What a search by intervals tries to show next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RootStrategy {
    /// That the most hopeful move is worth more than is sure of it.
    ProveBest,
    /// That the most hopeful of its rivals is worth less than can be hoped of it.
    DisproveRest,
}

/// A move of the root with its interval.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RootMove {
    pub numbers: NodeNumbers,
    /// How far below the root the node is from which the hopeful end has been backed up.
    pub depth: u32,
}

/// The end of an interval that a player hopes for.
pub fn hoped(player: Player, numbers: NodeNumbers) -> Score {
    match player {
        Player::Max => numbers.second,
        Player::Min => numbers.first,
    }
}

/// The end of an interval that a player is sure of.
pub fn sure(player: Player, numbers: NodeNumbers) -> Score {
    hoped(player.other(), numbers)
}

impl RootMove {
    /// The place of the most hopeful move; of equals the one of which more is sure, then the first.
    pub fn best(player: Player, moves: &[Self]) -> usize {
        let key = |of: &Self| {
            let good = |value: Score| value.0 * player.sign();
            (good(hoped(player, of.numbers)), good(sure(player, of.numbers)))
        };
        let places = (0..moves.len()).rev();
        places.max_by_key(|&place| key(&moves[place])).unwrap_or_default()
    }

    /// The moves that may still be better than the best one is for sure.
    pub fn rivals(player: Player, moves: &[Self]) -> Vec<usize> {
        let best = Self::best(player, moves);
        let Some(of) = moves.get(best) else { return Vec::new() };
        let held = sure(player, of.numbers);
        let is_rival = |&place: &usize| {
            place != best && player.prefers(hoped(player, moves[place].numbers), held)
        };
        (0..moves.len()).filter(is_rival).collect()
    }

    /// The strategy, and the place of the move that it reads; `None` if the best one is proven.
    ///
    /// `DisproveRest` if the squares of the depths of all rivals add up to less than that of the best
    /// move (Berliner 1979), and no rival is worth more for sure: then nothing that is read there could
    /// bring it down.
    pub fn next(player: Player, moves: &[Self]) -> Option<(RootStrategy, usize)> {
        let best = Self::best(player, moves);
        let rivals = Self::rivals(player, moves);
        let hope = |place: &usize| hoped(player, moves[*place].numbers).0 * player.sign();
        let rival = rivals.iter().rev().copied().max_by_key(hope)?;
        let square = |place: &usize| u64::from(moves[*place].depth).pow(2);
        let held = sure(player, moves[best].numbers);
        let is_sure =
            rivals.iter().any(|&place| player.prefers(sure(player, moves[place].numbers), held));
        let is_cheaper = rivals.iter().map(square).sum::<u64>() < square(&best);
        Some(if is_cheaper && !is_sure {
            (RootStrategy::DisproveRest, rival)
        } else {
            (RootStrategy::ProveBest, best)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(first: i32, second: i32, depth: u32) -> RootMove {
        let numbers = NodeNumbers { first: Score(first), second: Score(second) };
        RootMove { numbers, depth }
    }

    #[test]
    fn the_strategy_follows_from_depths_and_the_search_ends_when_nothing_can_be_better() {
        let (max, min) = (Player::Max, Player::Min);
        let fresh = [of(0, 9, 1), of(2, 8, 1), of(1, 9, 1)];
        // Of equally hopeful ones the surer one.
        assert_eq!(RootMove::next(max, &fresh), Some((RootStrategy::ProveBest, 2)));
        assert_eq!(RootMove::next(min, &fresh), Some((RootStrategy::ProveBest, 0)));
        // 1² < 2².
        let one = [of(3, 9, 2), of(2, 8, 1)];
        assert_eq!(RootMove::next(max, &one), Some((RootStrategy::DisproveRest, 1)));
        // 1² + 1² + 1² + 1² is not less than 2².
        let four = [of(3, 9, 2), of(2, 8, 1), of(2, 7, 1), of(2, 6, 1), of(2, 5, 1)];
        assert_eq!(RootMove::next(max, &four), Some((RootStrategy::ProveBest, 0)));
        // A rival of which more is sure cannot be brought down far enough.
        let surer = [of(3, 9, 2), of(4, 8, 1)];
        assert_eq!(RootMove::next(max, &surer), Some((RootStrategy::ProveBest, 0)));
        assert_eq!(RootMove::next(max, &[of(5, 9, 3), of(2, 5, 1)]), None);
        assert_eq!(RootMove::next(min, &[of(2, 5, 3), of(5, 9, 1)]), None);
        assert_eq!(RootMove::next(max, &[of(2, 5, 3)]), None);
    }
}
