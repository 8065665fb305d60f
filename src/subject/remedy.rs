//! Alternatives to a tree that is too large.

use language::{Language, Say, Words};
use search::MoveFilter;
use tree::{Estimate, Growth};

/// An alternative to a tree that is too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// The tree grown by the search to this depth in plies, instead of every move.
    AsSearched(u8),
    /// A smaller depth, in plies.
    Plies(u8),
    /// Captures only, even before the horizon.
    Captures,
    /// Only this number of moves per node.
    Best(u16),
}

impl Say for Remedy {
    fn say(&self, language: Language) -> String {
        let texts = language.texts();
        match *self {
            Self::AsSearched(plies) => texts.subjects_as_searched(plies),
            Self::Plies(plies) => texts.subjects_plies_only(plies),
            Self::Captures => texts.subjects_captures_only(),
            Self::Best(count) => texts.subjects_best_only(count),
        }
    }
}

/// The alternatives to a tree with these settings, each of which very likely has fewer than `cap`
/// nodes: with the search's own growth or fewer plies, and, if all moves are searched, the first of
/// each of the `fewer`. `remedied` applies one, and `size` estimates the result.
#[expect(
    clippy::cast_precision_loss,
    reason = "an estimate is good to a few digits, and a float holds more than that"
)]
pub(super) fn alternatives<S>(
    (growth, depth, filter): (Growth, u8, MoveFilter),
    fewer: &[&[Remedy]],
    remedied: impl Fn(Remedy) -> S,
    size: impl Fn(&S) -> Result<Estimate, Words>,
    cap: usize,
) -> Vec<(Remedy, S)> {
    let fitting = |remedy: Remedy| {
        let setup = remedied(remedy);
        let size = size(&setup).ok()?;
        let fits = size.nodes + 2.0 * size.error < cap as f64;
        fits.then_some((remedy, setup))
    };
    let mut all = Vec::new();
    if growth == Growth::Every {
        all.extend((0..=depth).rev().map(Remedy::AsSearched).find_map(fitting));
    }
    all.extend((0..depth).rev().map(Remedy::Plies).find_map(fitting));
    if filter == MoveFilter::All {
        all.extend(fewer.iter().filter_map(|few| few.iter().copied().find_map(fitting)));
    }
    all
}
