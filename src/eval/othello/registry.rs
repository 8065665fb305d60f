//! The registry of evaluators of Othello.

use language::says_errors;
use std::fmt;
use std::str::FromStr;

use super::turtle::{CornerShape, Turtle};
use crate::{GameEvaluation, GameEvaluator, SearchedGame, WithGameEvaluator};
use games::board_game::BoardGame;
use games::othello::count::{DiscCount, FinalCount, Mobility};
use games::othello::{BoardSize, Othello, OthelloPosition};
use language::{Language, Phrase, Say, Texts, Words};
use score::Score;

/// A row of the registry.
struct OthelloRow {
    id: &'static str,
    name: Phrase,
    /// The books and articles it comes from, one per line.
    sources: Phrase,
    /// The term for the value of a leaf.
    term: Phrase,
    /// Units per disc of the final score.
    disc: i32,
    /// Whether it requires an 8×8 board.
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
            /// The default comes first.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            const fn row(self) -> OthelloRow {
                match self {
                    $(Self::$name => $row),*
                }
            }

            /// Runs `work` with the evaluator.
            pub fn run<W: WithGameEvaluator<Othello>>(self, work: W) -> W::Output {
                match self {
                    $(Self::$name => work.with($evaluator)),*
                }
            }
        }
    };
}

evaluators! {
    /// Black's lead in discs.
    #[default]
    Discs: DiscCount(FinalCount::Discs), OthelloRow {
        id: "discs",
        name: Texts::evaluators_discs,
        sources: Texts::evaluators_sources_discs,
        term: Texts::subjects_discs,
        disc: 1,
        only_eight: false,
    };
    /// The same; at the end, empty squares count for the winner.
    DiscsWinner: DiscCount(FinalCount::Winner), OthelloRow {
        id: "discs-winner",
        name: Texts::evaluators_discs_winner,
        sources: Texts::evaluators_sources_discs_winner,
        term: Texts::subjects_discs,
        disc: 1,
        only_eight: false,
    };
    /// Black's lead in legal moves.
    Mobility: Mobility, OthelloRow {
        id: "mobility",
        name: Texts::evaluators_mobility,
        sources: Texts::evaluators_sources_mobility,
        term: Texts::subjects_mobility,
        disc: Mobility::FINAL,
        only_eight: false,
    };
    /// Patterns of edges, lines and corners, with weights of our own.
    Turtle: Turtle::shipped(CornerShape::Square), OthelloRow {
        id: "turtle",
        name: Texts::evaluators_turtle,
        sources: Texts::evaluators_sources_turtle,
        term: Texts::subjects_patterns,
        disc: Turtle::DISC,
        only_eight: true,
    };
    /// The same with six squares of each corner instead of nine.
    TurtleTriangle: Turtle::shipped(CornerShape::Triangle), OthelloRow {
        id: "turtle-triangle",
        name: Texts::evaluators_turtle_triangle,
        sources: Texts::evaluators_sources_turtle,
        term: Texts::subjects_patterns,
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

    #[must_use]
    pub fn name(self, language: Language) -> String {
        (self.row().name)(language.texts())
    }

    /// The books and articles it comes from, one per line.
    #[must_use]
    pub fn sources(self, language: Language) -> String {
        (self.row().sources)(language.texts())
    }

    /// Units per disc of the final score.
    #[must_use]
    pub const fn disc(self) -> i32 {
        self.row().disc
    }

    /// Checks that the evaluator supports boards of this size.
    ///
    /// # Errors
    /// If the evaluator only supports 8×8.
    pub const fn fits(self, size: BoardSize) -> Result<(), OnlyEight> {
        match size {
            BoardSize::Four if self.row().only_eight => Err(OnlyEight {
                evaluator: self.row().id,
            }),
            BoardSize::Four | BoardSize::Eight => Ok(()),
        }
    }

    /// Turtle with its patterns, if this is a variant of it.
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
        impl WithGameEvaluator<Othello> for ValueOf<'_> {
            type Output = Score;
            fn with<E: GameEvaluator<Othello>>(self, evaluator: E) -> Score {
                evaluator.value(&Othello, self.0, 0)
            }
        }
        self.run(ValueOf(at))
    }
}

impl SearchedGame for Othello {
    type Evaluation = OthelloEvaluation;
}

impl GameEvaluation<Othello> for OthelloEvaluation {
    const ALL: &'static [Self] = Self::ALL;

    fn id(self) -> &'static str {
        Self::id(self)
    }

    fn name(self, language: Language) -> String {
        Self::name(self, language)
    }

    fn sources(self, language: Language) -> String {
        Self::sources(self, language)
    }

    fn term(self, language: Language) -> String {
        (self.row().term)(language.texts())
    }

    fn unit(self) -> i32 {
        self.disc()
    }

    fn fits(self, at: &OthelloPosition) -> Result<(), Words> {
        Self::fits(self, at.size()).map_err(|error| error.words())
    }

    fn run<W: WithGameEvaluator<Othello>>(self, work: W) -> W::Output {
        Self::run(self, work)
    }
}

impl fmt::Display for OthelloEvaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// The evaluator only supports 8×8 boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OnlyEight {
    /// The id of the evaluator.
    pub evaluator: &'static str,
}

impl Say for OnlyEight {
    fn say(&self, language: Language) -> String {
        language.texts().evaluators_only_eight(self.evaluator)
    }
}

/// The id of an evaluator of Othello is unknown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OthelloEvaluationError {
    pub found: String,
}

impl Say for OthelloEvaluationError {
    fn say(&self, language: Language) -> String {
        let game = Othello::name(language);
        language
            .texts()
            .evaluators_unknown_of_game(&self.found, game, ids())
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
