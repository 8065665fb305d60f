//! The registry of evaluators of Othello.

use std::fmt::{self, Debug};
use std::str::FromStr;

use super::turtle::{CornerShape, Turtle};
use crate::game::Incremental;
use crate::games::othello::count::{DiscCount, FinalCount, Mobility};
use crate::games::othello::{BoardSize, Othello, OthelloPosition};
use crate::language::{Language, Phrase, Say, Texts};
use crate::score::Score;

/// What every evaluator of Othello has.
pub trait OthelloEvaluator:
    Incremental<Othello, Kept: Send> + Copy + Debug + Send + Sync + 'static
{
}

impl<E: Incremental<Othello, Kept: Send> + Copy + Debug + Send + Sync + 'static> OthelloEvaluator
    for E
{
}

/// Work that is done with an evaluator, and compiled for each evaluator on its own.
pub trait WithOthelloEvaluator {
    /// What comes of the work.
    type Output;

    /// Does the work.
    fn with<E: OthelloEvaluator>(self, evaluator: E) -> Self::Output;
}

/// What the registry says of an evaluator.
struct OthelloRow {
    id: &'static str,
    name: Phrase,
    /// The books and articles that it comes from, one a line.
    sources: Phrase,
    /// How many of its units one disc of the final score is.
    disc: i32,
    /// Whether it needs a board of 8×8.
    only_eight: bool,
}

macro_rules! evaluators {
    ($($(#[$doc:meta])* $name:ident: $evaluator:expr, $row:expr;)*) => {
        /// An evaluator of Othello: a row of the registry.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum OthelloEvaluation {
            $($(#[$doc])* $name),*
        }

        impl OthelloEvaluation {
            /// Every evaluator, the default first.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            const fn row(self) -> OthelloRow {
                match self {
                    $(Self::$name => $row),*
                }
            }

            /// Does `work` with the evaluator.
            pub fn run<W: WithOthelloEvaluator>(self, work: W) -> W::Output {
                match self {
                    $(Self::$name => work.with($evaluator)),*
                }
            }
        }
    };
}

evaluators! {
    /// How many discs Black has more.
    #[default]
    Discs: DiscCount(FinalCount::Discs), OthelloRow {
        id: "discs",
        name: Texts::evaluators_discs,
        sources: Texts::evaluators_sources_discs,
        disc: 1,
        only_eight: false,
    };
    /// The same; at the end, empty squares belong to the winner.
    DiscsWinner: DiscCount(FinalCount::Winner), OthelloRow {
        id: "discs-winner",
        name: Texts::evaluators_discs_winner,
        sources: Texts::evaluators_sources_discs_winner,
        disc: 1,
        only_eight: false,
    };
    /// How many moves Black could make more.
    Mobility: Mobility, OthelloRow {
        id: "mobility",
        name: Texts::evaluators_mobility,
        sources: Texts::evaluators_sources_mobility,
        disc: Mobility::FINAL,
        only_eight: false,
    };
    /// Patterns of edges, lines and corners, with weights of our own.
    Turtle: Turtle::shipped(CornerShape::Square), OthelloRow {
        id: "turtle",
        name: Texts::evaluators_turtle,
        sources: Texts::evaluators_sources_turtle,
        disc: Turtle::DISC,
        only_eight: true,
    };
    /// The same with six squares of each corner instead of nine.
    TurtleTriangle: Turtle::shipped(CornerShape::Triangle), OthelloRow {
        id: "turtle-triangle",
        name: Texts::evaluators_turtle_triangle,
        sources: Texts::evaluators_sources_turtle,
        disc: Turtle::DISC,
        only_eight: true,
    };
}

impl OthelloEvaluation {
    /// The name in files and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    /// The name for people.
    #[must_use]
    pub fn name(self, language: Language) -> String {
        (self.row().name)(language.texts())
    }

    /// The books and articles that it comes from, one a line.
    #[must_use]
    pub fn sources(self, language: Language) -> String {
        (self.row().sources)(language.texts())
    }

    /// How many of its units one disc of the final score is.
    #[must_use]
    pub const fn disc(self) -> i32 {
        self.row().disc
    }

    /// Whether positions on boards of this size can be valued.
    ///
    /// # Errors
    /// That the evaluator knows 8×8 only.
    pub const fn fits(self, size: BoardSize) -> Result<(), OnlyEight> {
        match size {
            BoardSize::Four if self.row().only_eight => Err(OnlyEight {
                evaluator: self.row().id,
            }),
            BoardSize::Four | BoardSize::Eight => Ok(()),
        }
    }

    /// Turtle with its patterns, where that is what it is.
    #[must_use]
    pub fn turtle(self) -> Option<Turtle<'static>> {
        match self {
            Self::Turtle => Some(Turtle::shipped(CornerShape::Square)),
            Self::TurtleTriangle => Some(Turtle::shipped(CornerShape::Triangle)),
            Self::Discs | Self::DiscsWinner | Self::Mobility => None,
        }
    }

    /// The static value of `at`, for Black.
    #[must_use]
    pub fn value(self, at: &OthelloPosition) -> Score {
        struct ValueOf<'p>(&'p OthelloPosition);
        impl WithOthelloEvaluator for ValueOf<'_> {
            type Output = Score;
            fn with<E: OthelloEvaluator>(self, evaluator: E) -> Score {
                evaluator.value(&Othello, self.0, 0)
            }
        }
        self.run(ValueOf(at))
    }
}

impl fmt::Display for OthelloEvaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// The evaluator knows boards of 8×8 only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnlyEight {
    /// The evaluator that was asked for.
    pub evaluator: &'static str,
}

impl Say for OnlyEight {
    fn say(&self, language: Language) -> String {
        language.texts().evaluators_only_eight(self.evaluator)
    }
}

/// No evaluator of Othello has this id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OthelloEvaluationError {
    /// What was asked for.
    pub found: String,
}

impl Say for OthelloEvaluationError {
    fn say(&self, language: Language) -> String {
        language
            .texts()
            .evaluators_unknown_othello(&self.found, ids())
    }
}

says_errors!(OnlyEight, OthelloEvaluationError);

fn ids() -> String {
    let all = OthelloEvaluation::ALL.iter();
    all.map(|evaluation| evaluation.id())
        .collect::<Vec<_>>()
        .join(", ")
}

impl FromStr for OthelloEvaluation {
    type Err = OthelloEvaluationError;

    fn from_str(text: &str) -> Result<Self, OthelloEvaluationError> {
        let mut all = Self::ALL.iter().copied();
        all.find(|evaluation| evaluation.id() == text)
            .ok_or_else(|| OthelloEvaluationError {
                found: text.to_owned(),
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_unique_and_each_row_says_where_it_comes_from() {
        let mut seen = std::collections::HashSet::new();
        for &evaluation in OthelloEvaluation::ALL {
            assert!(seen.insert(evaluation.id()));
            assert_eq!(evaluation.id().parse(), Ok(evaluation));
            assert!(!evaluation.sources(Language::En).is_empty() && evaluation.disc() > 0);
            assert_ne!(evaluation.name(Language::Ja), evaluation.name(Language::En));
        }
    }
}
