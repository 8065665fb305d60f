//! Nodes that are searched deeper than the rest of a tree.

use serde::{Deserialize, Serialize};

use super::change::SetupChange;
use super::field::FieldError;
use super::remedy::Remedy;
use super::values::ValueScheme;
use language::Texts;
use search::{Budget, MoveFilter, ReadFurther};
use trace::Grower;
use tree::{Growth, Kind, NodeId, Packed, Tree, Watch};

/// A node that is searched deeper than the rest of the tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Further {
    /// The moves from the root to the node, in USI.
    pub path: Vec<String>,
    /// The depth below it, in plies.
    pub plies: u8,
    /// Which moves are searched there; `None` for the same as in the rest of the tree.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub filter: Option<MoveFilter>,
}

impl Further {
    /// The last of some nodes that is on a path, given as moves from the root.
    pub(super) fn last_on<'f>(all: &'f [Self], way: &[String]) -> Option<&'f Self> {
        let mut all = all.iter().rev();
        all.find(|further| way.starts_with(&further.path))
    }

    /// The distance in plies from the root to the horizon on a path, if one of these nodes is on it.
    pub(super) fn horizon_on(all: &[Self], way: &[String]) -> Option<usize> {
        let last = Self::last_on(all, way)?;
        Some(last.path.len() + usize::from(last.plies))
    }

    /// Plays its path from `at`; `step` plays a move.
    pub(super) fn played<P, M>(
        &self,
        mut at: P,
        step: impl Fn(&P, &str) -> Result<(P, M), FieldError>,
    ) -> Result<(P, Vec<M>), FieldError> {
        let mut moves = Vec::new();
        for (number, text) in self.path.iter().enumerate() {
            let (after, mv) = step(&at, text).map_err(|error| error.item(number).field("path"))?;
            at = after;
            moves.push(mv);
        }
        Ok((at, moves))
    }

    /// What a search is asked for about some nodes, where `usual` moves are read elsewhere.
    ///
    /// # Errors
    /// If a path is illegal; the error has its place.
    pub(super) fn wanted<P: Clone, M>(
        all: &[Self],
        (root, usual): (&P, MoveFilter),
        step: impl Fn(&P, &str) -> Result<(P, M), FieldError>,
    ) -> Result<Vec<ReadFurther<M>>, FieldError> {
        let wanted = all.iter().enumerate().map(|(number, further)| {
            let played = further.played(root.clone(), &step);
            let (_, way) = played.map_err(|error| error.item(number).field("further"))?;
            Ok(ReadFurther { way, plies: further.plies, moves: further.filter.unwrap_or(usual) })
        });
        wanted.collect()
    }

    /// The error for a move of its path that the tree does not have.
    pub(super) fn missing(
        &self,
        number: usize,
        what: impl Fn(&Texts, &str) -> String,
    ) -> FieldError {
        let text = self.path.get(number).map_or("", String::as_str);
        let error = FieldError::of(|texts| what(texts, text));
        error.item(number).field("path")
    }
}

/// The node after these moves.
///
/// # Errors
/// The index of the first move that the tree does not have.
pub(super) fn node_of<M: Packed>(tree: &Tree, moves: &[M]) -> Result<NodeId, usize> {
    let step = |at: NodeId, (number, mv): (usize, &M)| {
        let is_it = |&child: &NodeId| {
            let node = tree.node(child);
            node.kind != Kind::Decline && node.mv == mv.pack()
        };
        tree.children(at).find(is_it).ok_or(number)
    };
    moves.iter().enumerate().try_fold(NodeId::ROOT, step)
}

/// The remaining budget for a tree that a search grows.
pub(super) fn budget<'w>(watch: Watch<'w>, grower: &Grower) -> Budget<'w> {
    let Watch { cap, stop, grown } = watch;
    Budget {
        nodes: cap as u64,
        moves: cap.saturating_sub(grower.nodes()) as u64,
        stop,
        generated: grown,
    }
}

/// A separate search: the moves to its root, its depth and move filter, and the nodes below that
/// are searched deeper.
pub(super) struct AskedReading<'a, M> {
    pub way: &'a [M],
    pub plies: u8,
    pub moves: Option<MoveFilter>,
    pub further: &'a [ReadFurther<M>],
}

/// Completes a search that searched `wanted` nodes deeper where it reached them: those that it
/// pruned, or for which it has only a bound, are searched separately. The tree has the given
/// `depth`. Returns whether everything was completed.
///
/// # Errors
/// The index of a wanted node, and of the first move on the path there that the tree does not have.
pub(super) fn ask_for_the_rest<M: Packed + PartialEq>(
    grower: &mut Grower,
    (wanted, depth): (&[ReadFurther<M>], u8),
    mut search: impl FnMut(AskedReading<'_, M>, &mut Grower) -> bool,
) -> Result<bool, (usize, usize)> {
    if wanted.is_empty() {
        return Ok(true);
    }
    let mut finished = true;
    let ways: Vec<_> = wanted.iter().map(|one| &*one.way).collect();
    let mut known = grower.are_exact(&ways);
    let mut ask = |grower: &mut Grower, (way, plies, moves): (&[M], u8, Option<MoveFilter>)| {
        grower.ask(way, plies).map_err(|_| ())?;
        let further = ReadFurther::below(wanted, way);
        let asked = AskedReading { way, plies, moves, further: &further };
        Ok::<_, ()>(search(asked, grower))
    };
    for (number, one) in wanted.iter().enumerate() {
        if known[number] && !one.way.is_empty() {
            continue;
        }
        // The path there may itself be pruned; then it is searched first.
        let mut there = grower.known(&one.way);
        while finished && there < one.way.len() {
            let missing = |()| (number, there);
            let before = &one.way[..there];
            let plies = usize::from(depth).saturating_sub(there).max(1);
            let plies = u8::try_from(plies).unwrap_or(u8::MAX);
            finished = ask(grower, (before, plies, None)).map_err(missing)?;
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
        finished = ask(grower, this).map_err(|()| (number, there))?;
        let mut later = ways.iter().skip(number + 1);
        if finished && later.any(|way| way.starts_with(&one.way)) {
            known = grower.are_exact(&ways); // This may have searched deeper nodes below as well.
        }
    }
    Ok(finished)
}

/// A setup in a lesson, some nodes of which may be searched deeper than the rest.
pub(super) trait HasFurther {
    /// The nodes that are searched deeper, in order; `None` if the subject does not support this.
    fn further_mut(&mut self) -> Option<&mut Vec<Further>> {
        None
    }

    /// Alternatives to a tree with more than `cap` nodes, each very likely smaller; empty if there
    /// are none.
    fn remedies(&self, _cap: usize) -> Vec<(Remedy, Self)>
    where
        Self: Sized,
    {
        Vec::new()
    }

    /// The evaluator; `None` if the subject has no pieces.
    fn values_mut(&mut self) -> Option<&mut ValueScheme> {
        None
    }

    /// How the tree is grown; `None` if there is no choice.
    fn growth_mut(&mut self) -> Option<&mut Growth> {
        None
    }

    /// Increases the depth everywhere; returns `false` if the subject has no depth.
    fn deepen(&mut self, _plies: u8) -> bool {
        false
    }

    /// Applies a change; returns `false` if the subject does not support it.
    fn change(&mut self, change: &SetupChange) -> bool;
}
