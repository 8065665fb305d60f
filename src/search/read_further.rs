//! Nodes that the search itself reads further than the rest of a tree.

use super::move_filter::MoveFilter;

/// The greatest number of such nodes in one search.
const MOST: usize = u64::BITS as usize;

/// A node that is read further than the rest, independent of its depth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadFurther<M> {
    /// The moves from the root of the reading to it, at least one.
    pub way: Vec<M>,
    /// The plies below it to the horizon.
    pub plies: u8,
    /// The moves searched there.
    pub moves: MoveFilter,
}

impl<M: Copy + PartialEq> ReadFurther<M> {
    /// A bit for every path; at the root none is excluded.
    pub(super) fn all(further: &[Self]) -> u64 {
        let bits = (0..further.len().min(MOST)).map(|number| 1 << number);
        bits.fold(0, |ways, bit: u64| ways | bit)
    }

    /// The paths among `ways` that continue with `mv` after this number of plies, and the last node
    /// that one of them leads to.
    pub(super) fn after(
        further: &[Self],
        ways: u64,
        (plies, mv): (usize, M),
    ) -> (u64, Option<&Self>) {
        let (mut left, mut found) = (0, None);
        if ways == 0 {
            return (left, found); // The usual case.
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

    /// The same node, whose moves are others.
    pub fn map<N>(&self, other: impl Fn(M) -> N) -> ReadFurther<N> {
        let Self { way, plies, moves } = self;
        ReadFurther { way: way.iter().map(|&mv| other(mv)).collect(), plies: *plies, moves: *moves }
    }

    /// The nodes below the end of `way`, with paths from there.
    pub fn below(further: &[Self], way: &[M]) -> Vec<Self> {
        let below = further.iter().filter_map(|one| {
            let rest = one.way.strip_prefix(way)?;
            (!rest.is_empty()).then(|| Self { way: rest.to_vec(), ..one.clone() })
        });
        below.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_more_nodes_than_a_search_takes_the_first_count() {
        let to = |mv: usize| ReadFurther { way: vec![mv], plies: 1, moves: MoveFilter::All };
        for count in [0, 1, MOST, MOST + 6] {
            let further: Vec<_> = (0..count).map(to).collect();
            let ways = ReadFurther::all(&further);
            for mv in 0..count {
                let (left, found) = ReadFurther::after(&further, ways, (0, mv));
                assert_eq!((left, found), (0, further.get(mv).filter(|_| mv < MOST)), "{count}");
            }
        }
    }
}
