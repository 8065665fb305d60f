//! What is to happen in an exercise.

use std::str::FromStr;

use crate::language::{Language, Say};
use crate::search::Algorithm;

/// What is to happen in an exercise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ExerciseGoal {
    /// Anything.
    #[default]
    Any,
    /// At least one cut that no bound of the parent's suffices for.
    DeepCut,
    /// Nothing is cut.
    NoCut,
    /// The best move comes first everywhere: everything is cut that can be.
    BestOrder,
    /// The best move comes last everywhere.
    WorstOrder,
    /// A cut at α = β.
    Tie,
    /// Standing pat is better than every capture, on the best line.
    StandPat,
    /// A piece behind another one joins in an exchange, on the best line.
    Battery,
}

impl ExerciseGoal {
    /// Every goal, in the order of a menu.
    pub const ALL: &[Self] = &[
        Self::Any,
        Self::DeepCut,
        Self::NoCut,
        Self::BestOrder,
        Self::WorstOrder,
        Self::Tie,
        Self::StandPat,
        Self::Battery,
    ];

    /// The name on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Any => "any",
            Self::DeepCut => "deep-cut",
            Self::NoCut => "no-cut",
            Self::BestOrder => "best-order",
            Self::WorstOrder => "worst-order",
            Self::Tie => "tie",
            Self::StandPat => "stand-pat",
            Self::Battery => "battery",
        }
    }

    /// The name for people.
    #[must_use]
    pub fn name(self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::Any => texts.exercises_goal_any(),
            Self::DeepCut => texts.exercises_goal_deep_cut(),
            Self::NoCut => texts.exercises_goal_no_cut(),
            Self::BestOrder => texts.exercises_goal_best_order(),
            Self::WorstOrder => texts.exercises_goal_worst_order(),
            Self::Tie => texts.exercises_goal_tie(),
            Self::StandPat => texts.exercises_goal_stand_pat(),
            Self::Battery => texts.exercises_goal_battery(),
        }
    }

    /// Whether the exercise is a position of shogi, and no drawn tree.
    #[must_use]
    pub const fn is_of_shogi(self) -> bool {
        matches!(self, Self::StandPat | Self::Battery)
    }

    /// Whether it is about what is cut, and in which order.
    #[must_use]
    pub const fn is_about_cuts(self) -> bool {
        matches!(
            self,
            Self::DeepCut | Self::NoCut | Self::BestOrder | Self::WorstOrder | Self::Tie
        )
    }

    /// The algorithm that it is best followed with: the plainest that can do it. Where anything may
    /// happen, it is one that cuts.
    #[must_use]
    pub fn algorithm(self) -> Algorithm {
        let wants_cuts = self == Self::Any;
        let fits = |algorithm: Algorithm| {
            self.allows(algorithm) && (algorithm.keeps_window() || !wants_cuts)
        };
        Algorithm::plainest(fits).unwrap_or_default()
    }

    /// Whether an algorithm can do what is wanted.
    #[must_use]
    pub fn allows(self, algorithm: Algorithm) -> bool {
        match self {
            Self::Any => algorithm.needs().is_empty() && !algorithm.proves(),
            Self::NoCut | Self::Tie => algorithm.keeps_window() && algorithm.needs().is_empty(),
            // Only what passes its window on to the end has deep cuts, and the least number of leaves
            // is told of it.
            Self::DeepCut => Self::NoCut.allows(algorithm) && algorithm.hands_down(),
            Self::BestOrder | Self::WorstOrder => {
                Self::DeepCut.allows(algorithm) && !algorithm.revisits()
            }
            Self::StandPat => {
                algorithm.declines() && !algorithm.is_exchange() && !algorithm.grows_itself()
            }
            Self::Battery => algorithm.is_exchange(),
        }
    }
}

impl FromStr for ExerciseGoal {
    type Err = UnknownGoal;

    fn from_str(text: &str) -> Result<Self, UnknownGoal> {
        let found = Self::ALL.iter().find(|goal| goal.id() == text);
        found.copied().ok_or_else(|| UnknownGoal {
            name: text.to_owned(),
        })
    }
}

/// There is no goal of this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGoal {
    /// The name that was found.
    pub name: String,
}

impl Say for UnknownGoal {
    fn say(&self, language: Language) -> String {
        let name = self.name.escape_debug().to_string();
        let ids: Vec<_> = ExerciseGoal::ALL.iter().map(|goal| goal.id()).collect();
        language
            .texts()
            .exercises_unknown_goal(ids.join(", "), name)
    }
}

says_errors!(UnknownGoal);
