//! Names of changes.

use super::change::{SamplingChange, SetupChange};
use super::registry::{GameId, RegisteredGame, WithGame};
use super::values::ValueScheme;
use eval::GameEvaluation;
use game::CaptureOrder;
use language::{Language, signed_outcome};
use score::Player;
use tree::MoveArrangement;

impl SetupChange {
    /// A short description.
    pub fn name(&self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::Leaf { value, .. } => texts.what_changed_leaf(signed_outcome(value)),
            Self::MoveChild { .. } => texts.what_changed_branch(),
            Self::Arrange(order) => arrangement_name(*order, language),
            Self::Root(Player::Max) => texts.what_changed_black_first(),
            Self::Root(Player::Min) => texts.what_changed_white_first(),
            Self::Depth(plies) => texts.what_changed_plies(*plies),
            Self::Values(scheme) => scheme_name(scheme, language),
            Self::Leaves(leaf) => leaf.name(None, language),
            Self::Order(order) => order.name(language),
            Self::Captures(CaptureOrder::Geometric) => texts.what_changed_cheapest_blind(),
            Self::Captures(CaptureOrder::Cheapest) => texts.what_changed_cheapest(),
            Self::Captures(CaptureOrder::Any) => texts.what_changed_any_capture(),
            Self::Play(mv) => texts.what_changed_after(mv),
            Self::After { moves, .. } => texts.what_changed_after(moves.join(" ")),
            Self::TakeBack => texts.what_changed_taken_back(),
            Self::Sampling(SamplingChange::Iterations(count)) => texts.samples_times(*count),
            Self::Sampling(SamplingChange::Exploration(constant)) => format!("C = {constant}"),
            Self::Sampling(SamplingChange::Seed(seed)) => texts.samples_seeded(seed.to_string()),
            Self::Ours => texts.log_ours(),
        }
    }
}

fn arrangement_name(order: MoveArrangement, language: Language) -> String {
    let texts = language.texts();
    match order {
        MoveArrangement::Best => texts.what_changed_best_first(),
        MoveArrangement::Worst => texts.what_changed_worst_first(),
        MoveArrangement::Reversed => texts.what_changed_reversed(),
        MoveArrangement::Random(seed) => texts.what_changed_random(seed.to_string()),
    }
}

/// The name of an evaluator of any game.
fn scheme_name(scheme: &ValueScheme, language: Language) -> String {
    struct NameOf<'a>(&'a str, Language);
    impl WithGame for NameOf<'_> {
        type Output = Option<String>;
        fn with<G: RegisteredGame>(self) -> Option<String> {
            let evaluation = G::Evaluation::find(self.0).ok()?;
            Some(evaluation.name(self.1))
        }
    }
    if let Ok(evaluation) = scheme.evaluation() {
        return evaluation.name(language);
    }
    let ValueScheme::Named(id) = scheme else {
        return String::new();
    };
    let mut games = GameId::ALL.iter();
    let name = games.find_map(|game| game.run(NameOf(id, language)).flatten());
    name.unwrap_or_else(|| id.clone())
}
