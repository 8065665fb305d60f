//! Repetition (千日手): the positions of the game and of the line that is being read.

use super::super::memory::Repeated;
use score::Player;

/// The most plies back at which an equal position is looked for.
const LONGEST: usize = 64;

/// The positions from the beginning of the game to the current node.
///
/// A second occurrence counts as the fourth: who wants to repeat can go on doing so.
#[derive(Clone, Debug, Default)]
pub(super) struct PlayedLine {
    stands: Vec<Stand>,
    /// The number of positions before the root.
    earlier: usize,
}

/// A position of the line.
#[derive(Clone, Copy, Debug)]
struct Stand {
    key: u64,
    /// Whether the side to move is in check.
    in_check: bool,
    /// The first position since the last pass: an imagined pass repeats nothing.
    first: usize,
    /// The earliest position to which a repetition below refers.
    reaches: usize,
}

impl PlayedLine {
    /// Sets the positions of the game before the root: their keys, and whether they are checks.
    pub(super) fn set_earlier(&mut self, earlier: impl Iterator<Item = (u64, bool)>) {
        self.stands.clear();
        for (key, in_check) in earlier {
            self.push(key, in_check, false);
        }
        self.earlier = self.stands.len();
    }

    /// Begins at the root.
    pub(super) fn begin(&mut self, key: u64, in_check: bool) {
        self.stands.truncate(self.earlier);
        self.push(key, in_check, false);
    }

    fn push(&mut self, key: u64, in_check: bool, passed: bool) {
        let here = self.stands.len();
        let before = self.stands.last().map_or(0, |before| before.first);
        let first = if passed { here } else { before };
        self.stands.push(Stand { key, in_check, first, reaches: usize::MAX });
    }

    /// Goes to a position `plies` from the root, where `player` is to move; tells if it has
    /// occurred before.
    pub(super) fn enter(
        &mut self,
        plies: usize,
        (key, player): (u64, Player),
        (in_check, passed): (bool, bool),
    ) -> Option<Repeated> {
        self.stands.truncate(self.earlier + plies);
        self.push(key, in_check, passed);
        let here = self.stands.len() - 1;
        let earliest = self.stands[here].first.max(here.saturating_sub(LONGEST));
        let mut distances = (4..=here - earliest).step_by(2);
        let distance = distances.find(|distance| self.stands[here - distance].key == key)?;
        let first = here - distance;
        if let Some(above) = self.stands.get_mut(here.wrapping_sub(1)) {
            above.reaches = above.reaches.min(first);
        }
        // In check after every move of the other side: at the plies of the side to move, or at
        // those between.
        let always = |from: usize| {
            let mut checks = self.stands[from..=here].iter().step_by(2);
            checks.all(|stand| stand.in_check)
        };
        let loser = if always(first + 2) {
            Some(player.other())
        } else {
            always(first + 1).then_some(player)
        };
        Some(Repeated { plies: u16::try_from(distance).unwrap_or(u16::MAX), loser })
    }

    /// Leaves a position `plies` from the root; tells whether a position before it was repeated
    /// below, which need not happen where the position is reached otherwise.
    pub(super) fn leave(&mut self, plies: usize) -> bool {
        let here = self.earlier + plies;
        let Some(&Stand { reaches, .. }) = self.stands.get(here) else {
            return false;
        };
        if reaches >= here {
            return false;
        }
        if let Some(above) = self.stands.get_mut(here.wrapping_sub(1)) {
            above.reaches = above.reaches.min(reaches);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Follows keys with whether they are checks; Black is to move at even places.
    fn last(stands: &[(u64, bool)], earlier: usize) -> Option<(u16, Option<Player>)> {
        let mut line = PlayedLine::default();
        line.set_earlier(stands[..earlier].iter().copied());
        line.begin(stands[earlier].0, stands[earlier].1);
        let mut found = None;
        for (at, &(key, check)) in stands.iter().enumerate().skip(earlier + 1) {
            let player = if at % 2 == 0 { Player::Max } else { Player::Min };
            found = line.enter(at - earlier, (key, player), (check, false));
        }
        found.map(|Repeated { plies, loser }| (plies, loser))
    }

    #[test]
    fn a_position_of_the_line_or_the_game_repeats_and_checks_lose() {
        let quiet = [1, 2, 3, 4, 1].map(|key| (key, false));
        for earlier in 0..4 {
            assert_eq!(last(&quiet, earlier), Some((4, None)));
        }
        assert_eq!(last(&quiet[..4], 0), None);
        let black_is_in_check = [(1, false), (2, false), (3, true), (4, false), (1, true)];
        assert_eq!(last(&black_is_in_check, 0), Some((4, Some(Player::Min))));
        let black_checks = [(1, false), (2, true), (3, false), (4, true), (1, false)];
        assert_eq!(last(&black_checks, 1), Some((4, Some(Player::Max))));
        let one_check = [(1, false), (2, true), (3, false), (4, false), (1, false)];
        assert_eq!(last(&one_check, 2), Some((4, None)));
    }

    #[test]
    fn an_imagined_pass_repeats_nothing() {
        let mut line = PlayedLine::default();
        line.begin(1, false);
        for (plies, key) in [(1, 2), (2, 3), (3, 4)] {
            line.enter(plies, (key, Player::Max), (false, plies == 1));
        }
        assert_eq!(line.enter(4, (1, Player::Max), (false, false)), None);
    }

    #[test]
    fn what_depends_on_positions_above_is_known() {
        let mut line = PlayedLine::default();
        line.begin(1, false);
        for (plies, key) in [(1, 2), (2, 3), (3, 4), (4, 5)] {
            assert_eq!(line.enter(plies, (key, Player::Max), (false, false)), None);
        }
        assert!(line.enter(5, (2, Player::Min), (false, false)).is_some());
        assert!((2..=4).rev().all(|plies| line.leave(plies)));
        assert!(!line.leave(1), "the repeated position itself");
    }
}
