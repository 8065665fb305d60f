//! A transposition table: results for positions, independent of the moves that led to them.

use std::collections::HashMap;

use score::{Bound, BoundedScore, Score, Window};
use trace::StoredEntry;

/// The extent of a reading below a position: plies to the horizon, and plies beyond it.
pub(super) type Draft = (u8, u8);

/// The result for a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<M> {
    /// For Black; mates are counted from this position, see [`from_here`].
    value: Score,
    /// The relation of the value to the true one.
    bound: Bound,
    draft: Draft,
    /// The number of the search that stored it.
    age: u8,
    /// The best move found, if it was better than declining.
    pub(super) best: Option<M>,
}

impl<M> Entry<M> {
    /// The value, if it was read with `draft` and settles `window`; mates are counted from
    /// `remaining` plies above the horizon.
    pub(super) fn value_for(
        &self,
        draft: Draft,
        window: Window,
        remaining: i32,
    ) -> Option<BoundedScore> {
        let value = from_root(self.value, remaining);
        let found = BoundedScore { value, bound: self.bound };
        (self.draft == draft && found.settles(window)).then_some(found)
    }

    /// Like [`value_for`](Self::value_for), if it was read with `draft` or deeper.
    pub(super) fn deep_value_for(
        &self,
        draft: Draft,
        window: Window,
        remaining: i32,
    ) -> Option<BoundedScore> {
        let is_deep = self.draft >= draft;
        is_deep.then(|| self.value_for(self.draft, window, remaining)).flatten()
    }

    /// The extent with which it was read.
    pub(super) const fn draft(&self) -> Draft {
        self.draft
    }

    /// The value, if it was read with `draft` and is exact.
    pub(super) fn exact(&self, draft: Draft, remaining: i32) -> Option<Score> {
        let found = self.value_for(draft, Window::FULL, remaining)?;
        Some(found.value)
    }
}

/// Converts a mate counted from the node itself, `remaining` plies above the horizon, because the
/// node may be reached at different depths. Other values are unchanged.
fn from_here(value: Score, remaining: i32) -> Score {
    from_root(value, -remaining)
}

/// The reverse of [`from_here`].
fn from_root(value: Score, remaining: i32) -> Score {
    if value.is_mate() { value + value.0.signum() * remaining } else { value }
}

/// Entries per bucket; a new entry replaces the least valuable one.
const BUCKET: usize = 4;

/// A look-up reads the keys, which never straddle cache lines, and an entry only if its full 64-bit
/// key matches.
#[derive(Copy, Debug)]
#[repr(C, align(32))]
struct Bucket<M> {
    keys: [u64; BUCKET],
    entries: [Option<Entry<M>>; BUCKET],
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derived one copies entry by entry")]
impl<M: Copy> Clone for Bucket<M> {
    fn clone(&self) -> Self {
        *self
    }
}

/// A table of a fixed size.
#[derive(Debug)]
pub(super) struct Table<M> {
    buckets: Vec<Bucket<M>>,
    age: u8,
    /// Whether anything was stored since it was cleared.
    is_used: bool,
    /// The visits of this search that stored its results, if they are noted.
    visits: Option<HashMap<(u64, Draft), u32>>,
    /// Whether a position has one entry, whatever the extent of its reading.
    is_one_each: bool,
}

impl<M: Copy> Table<M> {
    const EMPTY: Bucket<M> = Bucket { keys: [0; BUCKET], entries: [None; BUCKET] };

    /// An empty table of at most `bytes` bytes: smaller if memory is short, and without entries if
    /// `bytes` is less than one bucket.
    pub(super) fn new(bytes: usize) -> Self {
        let mut count = bytes / size_of::<Bucket<M>>();
        let mut buckets = Vec::new();
        while buckets.try_reserve_exact(count).is_err() {
            count /= 2;
        }
        buckets.resize(count, Self::EMPTY);
        Self { buckets, age: 0, is_used: false, visits: None, is_one_each: false }
    }

    /// Notes which visit stored a result, so that it can be told where a value comes from.
    pub(super) fn noting_visits(self) -> Self {
        Self { visits: Some(HashMap::new()), ..self }
    }

    /// Keeps one entry for a position, that of its latest reading.
    pub(super) fn keeping_one_each(self) -> Self {
        Self { is_one_each: true, ..self }
    }

    /// Clears the table, unless it is already empty; returns whether it was used.
    pub(super) fn clear(&mut self) -> bool {
        if self.is_used {
            self.buckets.fill(Self::EMPTY);
        }
        std::mem::take(&mut self.is_used)
    }

    /// Starts a new search: older results are replaced first.
    pub(super) fn next_search(&mut self) {
        self.age = self.age.wrapping_add(1);
        if let Some(visits) = &mut self.visits {
            visits.clear();
        }
    }

    /// The fill by this search in thousandths, estimated from a sample.
    pub(super) fn permille(&self) -> u16 {
        let sample = &self.buckets[..self.buckets.len().min(1_000 / BUCKET)];
        let entries = sample.iter().flat_map(|bucket| &bucket.entries).flatten();
        let own = entries.filter(|entry| entry.age == self.age);
        let permille = (own.count() * 1_000).checked_div(sample.len() * BUCKET);
        permille.and_then(|permille| u16::try_from(permille).ok()).unwrap_or(0)
    }

    /// The bucket for `key`.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the product's upper half is less than the number of buckets"
    )]
    fn place(&self, key: u64) -> usize {
        ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize
    }

    /// The entry of a position: the one read with `draft` if there is one, otherwise the deepest.
    pub(super) fn find(&self, key: u64, draft: Draft) -> Option<&Entry<M>> {
        let bucket = self.buckets.get(self.place(key))?;
        let places = bucket.keys.iter().zip(&bucket.entries);
        let known = places.filter(|(own, _)| **own == key);
        let known = known.filter_map(|(_, entry)| entry.as_ref());
        known.max_by_key(|entry| (entry.draft == draft, entry.draft))
    }

    /// The visit of this search that stored the entry of a position; `None` if an earlier search
    /// did, or if visits are not noted.
    pub(super) fn visit_of(&self, key: u64, entry: &Entry<M>) -> Option<u32> {
        let visits = self.visits.as_ref()?;
        visits.get(&(key, entry.draft)).copied()
    }

    /// Stores a result with its move and visit. A bound without a move keeps the move stored
    /// before.
    pub(super) fn store(
        &mut self,
        key: u64,
        draft: Draft,
        (value, bound): (Score, Bound),
        remaining: i32,
        (best, visit): (Option<M>, u32),
    ) -> Option<StoredEntry<M>> {
        let age = self.age;
        let (place, one_each) = (self.place(key), self.is_one_each);
        let bucket = self.buckets.get_mut(place)?;
        self.is_used = true;
        if let Some(visits) = &mut self.visits {
            visits.insert((key, draft), visit);
        }
        // Replaces the same reading of the same position first, then an empty entry, an old one, a
        // shallow one.
        let rank = |(own, entry): &(&mut u64, &mut Option<Entry<M>>)| match entry {
            Some(entry) if **own == key && (one_each || entry.draft == draft) => (0, 0, (0, 0)),
            None => (1, 0, (0, 0)),
            Some(entry) => (2, u8::from(entry.age == age), entry.draft),
        };
        let slots = bucket.keys.iter_mut().zip(&mut bucket.entries);
        let (own, slot) = slots.min_by_key(rank)?;
        // An exact value without a move is that of declining.
        let same = slot.filter(|_| *own == key && bound != Bound::Exact);
        let best = best.or(same.and_then(|old| old.best));
        *own = key;
        *slot = Some(Entry { value: from_here(value, remaining), bound, draft, age, best });
        Some(StoredEntry { bound, depth: draft.0, best })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use score::Player;

    #[test]
    fn a_stored_mate_keeps_its_distance_from_the_node() {
        let mut table = Table::<u8>::new(1 << 10);
        // Mate in 3 plies, found 5 plies above the horizon ...
        let mate = Score::lost(Player::Min, 5 - 3);
        table.store(7, (5, 0), (mate, Bound::Exact), 5, (Some(1), 0));
        // ... is mate in 3 plies where the horizon is 9 plies away.
        let found = table.find(7, (5, 0)).expect("an entry");
        assert_eq!(found.exact((5, 0), 9), Some(Score::lost(Player::Min, 9 - 3)));
        let against = Score::lost(Player::Max, 5 - 3);
        table.store(7, (5, 0), (against, Bound::Exact), 5, (Some(1), 0));
        let found = table.find(7, (5, 0)).expect("an entry");
        assert_eq!(found.exact((5, 0), -1), Some(Score::lost(Player::Max, -1 - 3)));
    }

    #[test]
    fn a_stored_bound_is_used_only_if_it_settles_the_window() {
        let mut table = Table::<u8>::new(1 << 10);
        table.store(7, (2, 4), (Score(50), Bound::AtLeast), 2, (None, 0));
        let found = table.find(7, (2, 4)).expect("an entry");
        let window = |alpha, beta| Window { alpha: Score(alpha), beta: Score(beta) };
        let settled = found.value_for((2, 4), window(0, 50), 2);
        assert_eq!(settled.map(|found| found.value), Some(Score(50)));
        assert_eq!(found.value_for((2, 4), window(0, 51), 2), None);
        assert_eq!(found.value_for((3, 4), window(0, 50), 2), None);
        assert_eq!(found.value_for((2, 3), window(0, 50), 2), None);
        assert_eq!(found.exact((2, 4), 2), None);
    }

    #[test]
    fn a_table_of_size_zero_stores_nothing() {
        let mut table = Table::<u8>::new(0);
        table.store(7, (1, 0), (Score(50), Bound::Exact), 1, (Some(3), 0));
        assert!(table.find(7, (1, 0)).is_none());
        assert_eq!(table.permille(), 0);
    }

    #[test]
    fn clear_reports_whether_the_table_was_used() {
        let mut table = Table::<u8>::new(1 << 10);
        assert!(!table.clear());
        table.store(7, (1, 0), (Score(50), Bound::Exact), 1, (Some(3), 0));
        assert!(table.clear() && table.find(7, (1, 0)).is_none());
        assert!(!table.clear());
    }

    #[test]
    fn old_entries_are_replaced_first_then_shallow_ones() {
        let mut table = Table::<u8>::new(size_of::<Bucket<u8>>());
        let exact = (Score(1), Bound::Exact);
        table.store(1, (9, 0), exact, 0, (None, 0));
        table.next_search();
        for (key, left) in [(2, 4), (3, 1), (4, 3)] {
            table.store(key, (left, 0), exact, 0, (None, 0));
        }
        table.store(5, (2, 0), exact, 0, (None, 0)); // The old one goes, deep as it is.
        assert!(table.find(1, (9, 0)).is_none());
        table.store(6, (2, 0), exact, 0, (None, 0)); // Then the shallowest.
        assert!(table.find(3, (1, 0)).is_none());
        assert!(table.find(2, (4, 0)).is_some() && table.find(5, (2, 0)).is_some());
    }
}
