//! Nodes that are read further than the rest of a tree.

use serde::{Deserialize, Serialize};

use super::change::SetupChange;
use super::remedy::Remedy;
use super::values::ValueScheme;
use crate::search::{MoveFilter, ReadFurther};
use crate::trace::Grower;
use crate::tree::Packed;

/// A node that is read further than the rest of the tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Further {
    /// The moves from the root to the node, in USI.
    pub path: Vec<String>,
    /// How many plies are read below it.
    pub plies: u8,
    /// Which moves are read there; none: as in the rest of the tree.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub filter: Option<MoveFilter>,
}

/// A search by itself: the moves to where it begins, how many plies it reads and which moves, and what
/// below it is read further.
pub(super) struct AskedReading<'a, M> {
    pub way: &'a [M],
    pub plies: u8,
    pub moves: Option<MoveFilter>,
    pub further: &'a [ReadFurther<M>],
}

/// After a search that has read `wanted` further where it came there: reads each of them by itself that
/// it has cut away, or of which it knows no more than a bound. Its tree reads to `depth`.
///
/// # Errors
/// The numbers of a wanted node, and of the first move on the way there that the tree does not have.
pub(super) fn ask_for_the_rest<M: Packed + PartialEq>(
    (mut grower, mut finished): (Grower, bool),
    (wanted, depth): (&[ReadFurther<M>], u8),
    mut search: impl FnMut(AskedReading<'_, M>, Grower) -> (Grower, bool),
) -> Result<(Grower, bool), (usize, usize)> {
    if wanted.is_empty() || !finished {
        return Ok((grower, finished));
    }
    let ways: Vec<_> = wanted.iter().map(|one| &*one.way).collect();
    let mut known = grower.are_exact(&ways);
    let mut ask = |mut grower: Grower, (way, plies, moves): (&[M], u8, Option<MoveFilter>)| {
        grower.ask(way, plies).map_err(|_| ())?;
        let further = ReadFurther::below(wanted, way);
        let asked = AskedReading {
            way,
            plies,
            moves,
            further: &further,
        };
        Ok::<_, ()>(search(asked, grower))
    };
    for (number, one) in wanted.iter().enumerate() {
        if known[number] && !one.way.is_empty() {
            continue;
        }
        // What leads there may have been cut away itself: then that is read first.
        let mut there = grower.known(&one.way);
        while finished && there < one.way.len() {
            let missing = |()| (number, there);
            let before = &one.way[..there];
            let plies = usize::from(depth).saturating_sub(there).max(1);
            let plies = u8::try_from(plies).unwrap_or(u8::MAX);
            (grower, finished) = ask(grower, (before, plies, None)).map_err(missing)?;
            let now = grower.known(&one.way);
            if finished && now == there {
                return Err((number, there));
            }
            there = now;
        }
        if !finished {
            break;
        }
        let this = (&*one.way, one.plies, Some(one.moves));
        (grower, finished) = ask(grower, this).map_err(|()| (number, there))?;
        let mut later = ways.iter().skip(number + 1);
        if finished && later.any(|way| way.starts_with(&one.way)) {
            known = grower.are_exact(&ways); // What is read further below has been read with it.
        }
    }
    Ok((grower, finished))
}

/// A subject as a lesson writes it, of which nodes may be read further than the rest.
pub(super) trait HasFurther {
    /// The nodes that are read further, in the order in which they are; none where the subject does
    /// not know such nodes.
    fn further_mut(&mut self) -> Option<&mut Vec<Further>> {
        None
    }

    /// What can be asked for instead of a tree that has more than `cap` nodes, each of which is very
    /// likely smaller; none where nothing is known.
    fn remedies(&self, _cap: usize) -> Vec<(Remedy, Self)>
    where
        Self: Sized,
    {
        Vec::new()
    }

    /// Who values positions; none where the subject has no pieces.
    fn values_mut(&mut self) -> Option<&mut ValueScheme> {
        None
    }

    /// Reads so many plies more everywhere; false where the subject has no depth.
    fn deepen(&mut self, _plies: u8) -> bool {
        false
    }

    /// Carries out a change; false where the subject does not know it.
    fn change(&mut self, change: &SetupChange) -> bool;
}
