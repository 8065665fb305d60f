//! Nodes that are read further than the rest of a tree, by the search itself.

use super::move_filter::MoveFilter;

/// So many nodes can be read further in one search.
const MOST: usize = u64::BITS as usize;

/// A node that is read further than the rest: as many plies as it says, wherever it lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadFurther<M> {
    /// The moves from the root of the reading to it: one at least.
    pub way: Vec<M>,
    /// How many plies are read below it before the horizon.
    pub plies: u8,
    /// Which moves are read there.
    pub moves: MoveFilter,
}

impl<M: Copy + PartialEq> ReadFurther<M> {
    /// A bit for each way: at the root all of them may still be gone.
    pub(super) fn all(further: &[Self]) -> u64 {
        let bits = (0..further.len().min(MOST)).map(|number| 1 << number);
        bits.fold(0, |ways, bit: u64| ways | bit)
    }

    /// Which of these `ways` go on with `mv` after so many plies, and the last node of those to which it
    /// leads.
    pub(super) fn after(
        further: &[Self],
        ways: u64,
        (plies, mv): (usize, M),
    ) -> (u64, Option<&Self>) {
        let (mut left, mut found) = (0, None);
        if ways == 0 {
            return (left, found); // As it is nearly everywhere.
        }
        for (number, one) in further.iter().take(MOST).enumerate() {
            let bit = 1 << number;
            if ways & bit == 0 || one.way.get(plies) != Some(&mv) {
                continue;
            }
            if one.way.len() == plies + 1 {
                found = Some(one);
            } else {
                left |= bit;
            }
        }
        (left, found)
    }

    /// Those below the node that `way` leads to, as they are from there.
    #[must_use]
    pub fn below(further: &[Self], way: &[M]) -> Vec<Self> {
        let below = further.iter().filter_map(|one| {
            let rest = one.way.strip_prefix(way)?;
            (!rest.is_empty()).then(|| Self {
                way: rest.to_vec(),
                ..one.clone()
            })
        });
        below.collect()
    }
}
