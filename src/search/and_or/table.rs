//! What a search for mate remembers of a position, at whatever limit it was read.

use super::is_proven;
use crate::memory::{Found, Memory, Recalled};
use game::{Limited, Rank, RankClass};
use score::{BoundedScore, Player, Score, Window};

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
struct MateEntry<M> {
    key: u64,
    /// Within so many plies there is a mate; none is known, if it is [`NEVER`].
    mates_in: u8,
    /// Within one ply less than that there is none: 0, if nothing is known.
    survives: u8,
    /// The attacker's move that mates, or the defender's that refutes; of the last visit.
    best: Option<M>,
    /// Which visit has proven it, and which has refuted it.
    proven_by: u32,
    refuted_by: u32,
}

/// No mate is known.
const NEVER: u8 = u8::MAX;

/// A table of positions for one attacker; it grows with what it holds.
#[derive(Clone, Debug)]
pub(super) struct MateTable<M> {
    attacker: Player,
    /// Two places a slot: what was read deepest, and what was read last.
    places: Vec<Option<MateEntry<M>>>,
    /// How many of them are taken.
    taken: usize,
    /// It does not grow beyond so many.
    most: usize,
}

/// Places that share a slot.
const WAYS: usize = 2;

/// How many slots there are at first.
const FIRST_SLOTS: usize = 1 << 10;

impl<M: Copy> MateTable<M> {
    /// A table of at most about so many positions.
    pub(super) fn new(attacker: Player, most: usize) -> Self {
        Self {
            attacker,
            places: vec![None; FIRST_SLOTS * WAYS],
            taken: 0,
            most,
        }
    }

    /// Twice as many places for what there is.
    fn grow(&mut self) {
        let twice = vec![None; self.places.len() * 2];
        let old = std::mem::replace(&mut self.places, twice);
        for entry in old.into_iter().flatten() {
            if let Some(free) = self
                .slot(entry.key)
                .iter_mut()
                .find(|place| place.is_none())
            {
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

    /// The move that is known to be enough at `at`.
    pub(super) fn best<G: Limited<Move = M>>(&mut self, game: &G, at: &G::Position) -> Option<M> {
        self.find(game.open_key(at))?.best
    }

    /// The entry of a position, a new one if there is none.
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
            // What has been read to more plies stays; the other place is for what comes last.
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
            return Some(Recalled {
                value,
                depth: entry.mates_in,
                visit: Some(entry.proven_by),
            });
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

    fn closed(&mut self, _: &G, _: &G::Position, _: G::Move) {}

    fn remember(&mut self, game: &G, at: &G::Position, found: Found<G::Move>) {
        let attacker = self.attacker;
        let (left, remaining) = (game.left(at), game.remaining(at));
        let Some(entry) = self.entry(game.open_key(at)) else {
            return;
        };
        if is_proven(attacker, found.value) {
            let plies = remaining - (found.value.0.abs() - Score::MATE);
            let plies = u8::try_from(plies).unwrap_or(left).min(left);
            if plies < entry.mates_in {
                (entry.mates_in, entry.proven_by) = (plies, found.visit);
            }
        } else if entry.survives <= left {
            (entry.survives, entry.refuted_by) = (left + 1, found.visit);
        }
        // Of the moves that all fail, the one found first says nothing.
        let settles = is_proven(attacker, found.value) == (game.player(at) == attacker);
        if settles {
            entry.best = found.best;
        }
    }
}
