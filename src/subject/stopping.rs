//! Which algorithms can run on a tree, and why others cannot.

use language::says_errors;
use language::{Language, Say};
use search::{Algorithm, Need};
use tree::Growth;

/// Where declining is an option in a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopping {
    /// Nowhere: the side to move must move.
    Never,
    /// Nowhere, and nobody would need it: every position is quiet.
    AlwaysQuiet,
    /// At some nodes: standing pat.
    Sometimes,
    /// At every node, and all moves are captures on one square.
    OnOneSquare,
}

/// The possible values of a tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Values {
    #[default]
    Many,
    /// A win for the player at the root, or not.
    Two,
}

/// Why an algorithm cannot run on a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// The algorithm does not support declining, and the tree has that option.
    AlwaysMoves,
    /// The algorithm requires the option to decline, and the tree does not have it.
    NobodyStops,
    /// The algorithm searches captures on one square, and the tree has other moves.
    OneSquare,
    /// The algorithm grows its own tree, and this one is grown before it is searched.
    GrowsItself,
    /// The algorithm only asks whether a side wins, and the tree has other values.
    OnlyWins,
    /// The algorithm must know beforehand between which values a node lies.
    NoBounds,
    /// The same, and this tree is grown while it is searched.
    NotGrown,
    /// The algorithm needs a player at every node, and chance moves at some.
    Chance,
    /// The algorithm is for players with payoffs of their own, and the tree has two sides.
    TwoSides,
    /// Each player has payoffs of its own, and the algorithm is for two sides.
    Payoffs,
    /// The algorithm must know what all payoffs add up to.
    NoSum,
    /// The algorithm needs passes, and the tree has none.
    NobodyPasses,
    /// The tree's moves are generated from the line after a pass, which only one algorithm
    /// supports.
    Passes,
}

says_errors!(Unfit);

impl Say for Unfit {
    fn say(&self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::AlwaysMoves => texts.subjects_always_moves(),
            Self::NobodyStops => texts.subjects_nobody_stops(),
            Self::OneSquare => texts.subjects_one_square(),
            Self::GrowsItself => texts.subjects_grows_itself(),
            Self::OnlyWins => texts.subjects_only_wins(),
            Self::NoBounds => texts.subjects_no_bounds(),
            Self::NotGrown => texts.subjects_not_grown(),
            Self::Chance => texts.subjects_chance(),
            Self::TwoSides => texts.subjects_two_sides(),
            Self::Payoffs => texts.subjects_payoffs(),
            Self::NoSum => texts.subjects_no_sum(),
            Self::NobodyPasses => texts.subjects_nobody_passes(),
            Self::Passes => texts.subjects_passes(),
        }
    }
}

impl Stopping {
    /// Checks whether `algorithm` can run on a tree of this kind.
    pub fn allows(
        self,
        (growth, values): (Growth, Values),
        algorithm: Algorithm,
    ) -> Result<(), Unfit> {
        let unmet = |need: &Need| match need {
            Need::Stopping => self.obliges().then_some(Unfit::NobodyStops),
            Need::Quiet => (self == Self::Never).then_some(Unfit::NobodyStops),
            Need::OneSquare => (self != Self::OnOneSquare).then_some(Unfit::OneSquare),
            Need::Passing | Need::NullMove => Some(Unfit::NobodyPasses),
            Need::Choice => None, // Seen once the tree is grown.
            Need::Bounds => Some(Unfit::NoBounds),
            Need::Payoffs | Need::Sum => Some(Unfit::TwoSides),
            Need::Searched => (growth != Growth::Searched).then_some(Unfit::GrowsItself),
            Need::TwoValued => (values != Values::Two).then_some(Unfit::OnlyWins),
        };
        if let Some(unfit) = algorithm.needs().iter().find_map(unmet) {
            return Err(unfit);
        }
        if self.obliges() || algorithm.declines() { Ok(()) } else { Err(Unfit::AlwaysMoves) }
    }

    /// Whether whoever is to move must move, everywhere.
    fn obliges(self) -> bool {
        matches!(self, Self::Never | Self::AlwaysQuiet)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_algorithm_runs_on_some_tree_and_each_refusal_says_why() {
        use Stopping::{Never, OnOneSquare, Sometimes};
        let two = (Growth::Searched, Values::Two);
        let passes = |algorithm: &Algorithm| algorithm.passes() || algorithm.guesses();
        for algorithm in Algorithm::all().filter(passes) {
            // `PositionSetup` decides about these: only its trees can have passes.
            let refused = Never.allows(two, algorithm);
            assert_eq!(refused, Err(Unfit::NobodyPasses));
        }
        // `DiagramSetup` decides about these.
        let bounds =
            |algorithm: &Algorithm| algorithm.needs().contains(&Need::Bounds) || algorithm.shares();
        assert_eq!(Never.allows(two, Algorithm::BStar), Err(Unfit::NoBounds));
        let others = |algorithm: &Algorithm| !passes(algorithm) && !bounds(algorithm);
        for algorithm in Algorithm::all().filter(others) {
            let allowed = [Never, Sometimes, OnOneSquare].map(|tree| tree.allows(two, algorithm));
            assert!(allowed.iter().any(Result::is_ok), "{algorithm}");
            // An algorithm that supports declining requires it, and no other can run on such a
            // tree.
            assert_eq!(allowed[0].is_ok(), !algorithm.declines(), "{algorithm}");
            assert_eq!(allowed[2].is_ok(), algorithm.declines(), "{algorithm}");
            for unfit in allowed.into_iter().filter_map(Result::err) {
                assert_ne!(unfit.say(Language::Ja), unfit.say(Language::En));
                assert!(!unfit.say(Language::Ja).is_ascii());
            }
        }
        let grown = |algorithm| Sometimes.allows((Growth::Every, Values::Many), algorithm);
        assert_eq!(grown(Algorithm::Exchange), Err(Unfit::OneSquare));
        assert_eq!(grown(Algorithm::Engine), Err(Unfit::GrowsItself));
        assert_eq!(grown(Algorithm::AndOr), Err(Unfit::OnlyWins));
    }
}
