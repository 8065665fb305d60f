//! The registry of evaluators of Othello.

use std::fmt;

use super::turtle::{CornerShape, Turtle};
use crate::{GameEvaluation, SearchedGame, WithGameEvaluator};
use games::othello::count::{DiscCount, FinalCount, Mobility};
use games::othello::{BoardSize, Othello, OthelloPosition};
use language::{Language, Phrase, Texts, Words, signed};
use score::Score;

struct OthelloRow {
    id: &'static str,
    name: Phrase,
    /// The books and articles it comes from, one per line.
    sources: Phrase,
    /// The term for the value of a leaf.
    term: Phrase,
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
    /// Units per disc of the final score.
    pub const fn disc(self) -> i32 {
        self.row().disc
    }

    /// Turtle with its patterns, if this is a variant of it.
    pub fn turtle(self) -> Option<Turtle<'static>> {
        match self {
            Self::Turtle => Some(Turtle::shipped(CornerShape::Square)),
            Self::TurtleTriangle => Some(Turtle::shipped(CornerShape::Triangle)),
            Self::Discs | Self::DiscsWinner | Self::Mobility => None,
        }
    }
}

impl SearchedGame for Othello {
    type Evaluation = OthelloEvaluation;
}

impl GameEvaluation<Othello> for OthelloEvaluation {
    const ALL: &'static [Self] = Self::ALL;

    fn id(self) -> &'static str {
        self.row().id
    }

    fn name(self, language: Language) -> String {
        (self.row().name)(language.texts())
    }

    fn sources(self, language: Language) -> String {
        (self.row().sources)(language.texts())
    }

    fn term(self, language: Language) -> String {
        (self.row().term)(language.texts())
    }

    fn unit(self) -> i32 {
        self.disc()
    }

    fn fits(self, at: &OthelloPosition) -> Result<(), Words> {
        match at.size() {
            BoardSize::Four if self.row().only_eight => {
                Err(Words::of(|texts: &Texts| texts.evaluators_only_eight(self.id())))
            }
            BoardSize::Four | BoardSize::Eight => Ok(()),
        }
    }

    fn run<W: WithGameEvaluator<Othello>>(self, work: W) -> W::Output {
        Self::run(self, work)
    }

    /// Counting discs prefers flipping many, and mobility moving often; patterns know better.
    fn readers(self, at: &OthelloPosition) -> Vec<Self> {
        let discs = self.at_the_end();
        match (at.size(), self) {
            (BoardSize::Four, _) => vec![discs, Self::Mobility],
            (BoardSize::Eight, Self::TurtleTriangle) => vec![self, Self::Mobility, discs],
            (BoardSize::Eight, _) => vec![Self::Turtle, Self::Mobility, discs],
        }
    }

    fn at_the_end(self) -> Self {
        match self.final_count() {
            FinalCount::Discs => Self::Discs,
            FinalCount::Winner => Self::DiscsWinner,
        }
    }

    fn short_name(self, language: Language) -> String {
        let texts = language.texts();
        match self {
            Self::Discs | Self::DiscsWinner => texts.comparing_by_discs(),
            Self::Mobility => texts.comparing_by_mobility(),
            Self::Turtle | Self::TurtleTriangle => "Turtle".to_owned(),
        }
    }

    fn units(language: Language) -> String {
        language.texts().evaluators_units_of_othello()
    }

    /// Discs of the final score, or the lead in mobility.
    fn value_text(self, value: Score, language: Language) -> String {
        match self {
            Self::Mobility if value.0.abs() < Mobility::FINAL => {
                let more = signed(value).to_string();
                language.texts().comparing_more_moves(more)
            }
            // A finished game is valued in discs.
            Self::Discs | Self::DiscsWinner | Self::Mobility => {
                signed(Score(value.0 / self.disc())).to_string()
            }
            Self::Turtle | Self::TurtleTriangle => {
                let discs = f64::from(value.0) / f64::from(self.disc());
                let text = format!("{:.1}", discs.abs());
                match &*text {
                    "0.0" => text,
                    _ if discs < 0.0 => format!("−{text}"),
                    _ => format!("+{text}"),
                }
            }
        }
    }
}

impl OthelloEvaluation {
    /// How the final score is counted.
    pub const fn final_count(self) -> FinalCount {
        match self {
            Self::DiscsWinner => FinalCount::Winner,
            Self::Discs | Self::Mobility | Self::Turtle | Self::TurtleTriangle => FinalCount::Discs,
        }
    }
}

impl fmt::Display for OthelloEvaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_unique_and_every_row_names_its_sources() {
        let mut seen = std::collections::HashSet::new();
        for &evaluation in OthelloEvaluation::ALL {
            assert!(seen.insert(evaluation.id()));
            assert_eq!(OthelloEvaluation::find(evaluation.id()), Ok(evaluation));
            assert!(!evaluation.sources(Language::En).is_empty() && evaluation.disc() > 0);
            assert_ne!(evaluation.name(Language::Ja), evaluation.name(Language::En));
        }
    }
}
