//! The results of a search for mate by position, shared between limits of plies.

use super::is_proven;
use crate::memory::{Found, Memory, Recalled};
use game::{Limited, Rank, RankClass};
use score::{BoundedScore, Player, Score, Window};
use trace::StoredEntry;

/// The results for a position.
#[derive(Clone, Copy, Debug)]
struct MateEntry<M> {
    key: u64,
    /// A mate is known within this number of plies; [`NEVER`] if none is.
    mates_in: u8,
    /// No mate exists within this number of plies minus one; 0 if unknown.
    survives: u8,
    /// The mating move of the attacker or the refuting move of the defender, from the last visit.
    best: Option<M>,
    /// The numbers of the visits that proved and refuted it.
    proven_by: u32,
    refuted_by: u32,
}

/// No mate is known.
const NEVER: u8 = u8::MAX;

/// A table of positions for one attacker that grows as needed.
#[derive(Clone, Debug)]
pub(super) struct MateTable<M> {
    attacker: Player,
    /// Two places per slot: the deepest result and the most recent one.
    places: Vec<Option<MateEntry<M>>>,
    /// The number of places in use.
    taken: usize,
    /// The greatest number of places.
    most: usize,
}

/// Places per slot.
const WAYS: usize = 2;

/// The initial number of slots.
const FIRST_SLOTS: usize = 1 << 10;

impl<M: Copy> MateTable<M> {
    /// A table of at most about `most` positions.
    pub(super) fn new(attacker: Player, most: usize) -> Self {
        Self { attacker, places: vec![None; FIRST_SLOTS * WAYS], taken: 0, most }
    }

    /// Doubles the number of places.
    fn grow(&mut self) {
        let twice = vec![None; self.places.len() * 2];
        let old = std::mem::replace(&mut self.places, twice);
        for entry in old.into_iter().flatten() {
            if let Some(free) = self.slot(entry.key).iter_mut().find(|place| place.is_none()) {
                *free = Some(entry);
            }
        }
    }

    fn slot(&mut self, key: u64) -> &mut [Option<MateEntry<M>>] {
        let slots = self.places.len() / WAYS;
        let first = usize::try_from(key & (slots as u64 - 1)).unwrap_or(0) * WAYS;
        &mut self.places[first..first + WAYS]
    }

    fn find(&mut self, key: u64) -> Option<&mut MateEntry<M>> {
        let places = self.slot(key).iter_mut().flatten();
        places.into_iter().find(|entry| entry.key == key)
    }

    /// The move known to suffice at `at`.
    pub(super) fn best<G: Limited<Move = M>>(&mut self, game: &G, at: &G::Position) -> Option<M> {
        self.find(game.open_key(at))?.best
    }

    /// The entry of a position, created if necessary.
    fn entry(&mut self, key: u64) -> Option<&mut MateEntry<M>> {
        if self.taken * 2 > self.places.len() && self.places.len() < self.most {
            self.grow();
        }
        let before = self.taken;
        let slot = self.slot(key);
        let is_it = |place: &Option<MateEntry<M>>| place.is_some_and(|entry| entry.key == key);
        let found = slot.iter().position(is_it);
        let mut taken = before;
        let place = found.unwrap_or_else(|| {
            // The deeper result stays; the other place holds the most recent one.
            let depth =
                |place: &Option<MateEntry<M>>| place.map_or(0, |entry| entry.survives.max(1));
            let weakest = (0..slot.len()).min_by_key(|&place| depth(&slot[place]));
            let place = weakest.unwrap_or(0);
            taken += usize::from(slot[place].is_none());
            slot[place] = Some(MateEntry {
                key,
                mates_in: NEVER,
                survives: 0,
                best: None,
                proven_by: 0,
                refuted_by: 0,
            });
            place
        });
        self.taken = taken;
        self.slot(key)[place].as_mut()
    }
}

impl<G: Limited> Memory<G> for MateTable<G::Move> {
    fn recall(&mut self, game: &G, at: &G::Position, _: Window) -> Option<Recalled> {
        let (attacker, left) = (self.attacker, game.left(at));
        let entry = self.find(game.open_key(at))?;
        if entry.mates_in <= left {
            let remaining = game.remaining(at) - i32::from(entry.mates_in);
            let value = BoundedScore {
                value: Score::lost(attacker.other(), remaining),
                bound: attacker.fail_high_bound(),
            };
            return Some(Recalled { value, depth: entry.mates_in, visit: Some(entry.proven_by) });
        }
        (entry.survives > left).then(|| Recalled {
            value: BoundedScore::exact(Score(0)),
            depth: entry.survives - 1,
            visit: Some(entry.refuted_by),
        })
    }

    fn rank(&mut self, game: &G, at: &G::Position, moves: &[G::Move], ranks: &mut Vec<Rank>) {
        if moves.len() < 2 {
            return;
        }
        let Some(best) = self.find(game.open_key(at)).and_then(|entry| entry.best) else {
            return;
        };
        if let Some(place) = moves.iter().position(|&mv| mv == best) {
            ranks.resize(moves.len(), Rank::default());
            ranks[place].class = RankClass::Known;
        }
    }

    fn remember(
        &mut self,
        game: &G,
        at: &G::Position,
        found: Found<G::Move>,
    ) -> Option<StoredEntry<G::Move>> {
        let attacker = self.attacker;
        let (left, remaining) = (game.left(at), game.remaining(at));
        let entry = self.entry(game.open_key(at))?;
        if is_proven(attacker, found.value) {
            let plies = remaining - (found.value.0.abs() - Score::MATE);
            let plies = u8::try_from(plies).unwrap_or(left).min(left);
            if plies < entry.mates_in {
                (entry.mates_in, entry.proven_by) = (plies, found.visit);
            }
        } else if entry.survives <= left {
            (entry.survives, entry.refuted_by) = (left + 1, found.visit);
        }
        // If all moves fail, the first one found is not informative.
        let settles = is_proven(attacker, found.value) == (game.player(at) == attacker);
        if settles {
            entry.best = found.best;
        }
        None // It keeps lengths of mates, and no value.
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table whose first slot is visited by these keys, in this order, with what each survives; and
    /// which of them it still has.
    fn kept(survives: &[(u64, u8)]) -> Vec<u64> {
        let mut table = MateTable::<u8>::new(Player::Max, 0);
        let key = |number: u64| number * FIRST_SLOTS as u64;
        for &(number, survives) in survives {
            let entry = table.entry(key(number)).expect("a place");
            // Where no length is survived, a mate has been found.
            (entry.survives, entry.mates_in) = (survives, if survives == 0 { 3 } else { NEVER });
        }
        let numbers = survives.iter().map(|(number, _)| *number);
        numbers.filter(|&number| table.find(key(number)).is_some()).collect()
    }

    #[test]
    fn the_deepest_result_of_a_slot_stays_and_others_give_way_to_the_latest() {
        assert_eq!(kept(&[(1, 9), (2, 3), (3, 5), (4, 1)]), [1, 4]);
        assert_eq!(kept(&[(1, 3), (2, 9), (3, 5), (4, 1)]), [2, 4]);
        // A mate gives way to no other result while a place is empty.
        assert_eq!(kept(&[(1, 0), (2, 3)]), [1, 2]);
    }
}
