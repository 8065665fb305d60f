//! The registry of evaluators.

use std::fmt;
use std::str::FromStr;

use shunsai::Position;

use super::board_discount::{BoardDiscount, DISCOUNTED};
use super::explained::{EvaluationTerm, Explained, WithEvaluator};
use super::material::Material;
use crate::games::shogi::Shogi;
use crate::games::shogi::values::{PieceValues, USAPYON, YANEURAOU, YSS};
use crate::language::{Language, Say};
use crate::score::Score;

/// What the registry says of an evaluator.
struct Row {
    id: &'static str,
    /// Other ids that mean the same.
    also: &'static [&'static str],
    ja: &'static str,
    en: &'static str,
    /// The books and articles that its numbers come from.
    sources: &'static [&'static str],
    /// The piece values that it is made of; captures are counted in them.
    values: PieceValues,
    /// The value of a pawn: the unit in which readers are compared.
    pawn: i32,
}

macro_rules! evaluators {
    ($($(#[$doc:meta])* $name:ident: $evaluator:expr, $row:expr;)*) => {
        /// An evaluator of shogi: a row of the registry.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Evaluation {
            $($(#[$doc])* $name),*
        }

        impl Evaluation {
            /// Every evaluator, the default first.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            const fn row(self) -> &'static Row {
                match self {
                    $(Self::$name => const { &$row }),*
                }
            }

            /// Does `work` with the evaluator.
            pub fn run<W: WithEvaluator>(self, work: W) -> W::Output {
                match self {
                    $(Self::$name => work.with($evaluator)),*
                }
            }
        }
    };
}

evaluators! {
    /// Material as うさぴょん counts it: a piece in hand is worth 5 % more.
    #[default]
    Usapyon: Material(USAPYON), Row {
        id: "usapyon",
        also: &[],
        ja: "うさぴょん",
        en: "Usapyon",
        sources: &["the book of うさぴょん, chapter 3 (評価関数)"],
        values: USAPYON,
        pawn: 100,
    };
    /// Material as YSS counts it.
    Yss: Material(YSS), Row {
        id: "yss",
        also: &[],
        ja: "YSS",
        en: "YSS",
        sources: &["山下宏「将棋プログラムの指し手生成について」, table 1"],
        values: YSS,
        pawn: 100,
    };
    /// Material as やねうら王 counts it: the first step of its ladder of evaluations.
    Yaneuraou: Material(YANEURAOU), Row {
        id: "yaneuraou",
        also: &["material-1"],
        ja: "やねうら王",
        en: "YaneuraOu",
        sources: &["YaneuraOu, source/eval/material (PieceValue)"],
        values: YANEURAOU,
        pawn: 90,
    };
    /// The same, but a piece on the board is worth a tenth less than one in hand: the second step.
    Material2: BoardDiscount, Row {
        id: "material-2",
        also: &[],
        ja: "やねうら王 2",
        en: "YaneuraOu 2",
        sources: &["YaneuraOu, source/eval/material (MATERIAL_LEVEL 2)"],
        values: DISCOUNTED,
        pawn: 90,
    };
}

impl Evaluation {
    /// The name in files and on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    /// The name for people.
    #[must_use]
    pub const fn name(self, language: Language) -> &'static str {
        language.pick(self.row().ja, self.row().en)
    }

    /// The books and articles that its numbers come from.
    #[must_use]
    pub const fn sources(self) -> &'static [&'static str] {
        self.row().sources
    }

    /// The value of a pawn: the unit in which readers are compared.
    #[must_use]
    pub const fn pawn(self) -> i32 {
        self.row().pawn
    }

    /// The piece values that it is made of.
    #[must_use]
    pub const fn values(self) -> PieceValues {
        self.row().values
    }

    /// The game in which captures win what they change in the material.
    #[must_use]
    pub const fn game(self) -> Shogi {
        Shogi {
            values: self.row().values.by_balance(),
        }
    }

    /// The static value of `at`, for Black.
    #[must_use]
    pub fn value(self, at: &Position) -> Score {
        struct Value<'p>(&'p Position, Shogi);
        impl WithEvaluator for Value<'_> {
            type Output = Score;
            fn with<E: Explained>(self, evaluator: E) -> Score {
                evaluator.value(&self.1, self.0, 0)
            }
        }
        self.run(Value(at, self.game()))
    }

    /// The terms of the static value of `at`; their values add up to it.
    #[must_use]
    pub fn terms(self, at: &Position) -> Vec<EvaluationTerm> {
        struct Terms<'p>(&'p Position);
        impl WithEvaluator for Terms<'_> {
            type Output = Vec<EvaluationTerm>;
            fn with<E: Explained>(self, evaluator: E) -> Self::Output {
                evaluator.terms(self.0)
            }
        }
        self.run(Terms(at))
    }
}

impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// No evaluator has this id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown evaluator {found:?}, expected one of {}", ids())]
pub struct UnknownEvaluation {
    /// What was asked for.
    pub found: String,
}

impl Say for UnknownEvaluation {
    fn say(&self, language: Language) -> String {
        match language {
            Language::Ja => format!("「{}」という評価関数はない。あるのは {}", self.found, ids()),
            Language::En => self.to_string(),
        }
    }
}

/// The ids of all evaluators, for people.
fn ids() -> String {
    let rows = Evaluation::ALL.iter().map(|evaluation| evaluation.row());
    let ids: Vec<_> = rows
        .flat_map(|row| std::iter::once(row.id).chain(row.also.iter().copied()))
        .collect();
    ids.join(", ")
}

impl FromStr for Evaluation {
    type Err = UnknownEvaluation;

    fn from_str(id: &str) -> Result<Self, UnknownEvaluation> {
        let has_it = |row: &Row| row.id == id || row.also.contains(&id);
        let found = Self::ALL.iter().find(|evaluation| has_it(evaluation.row()));
        found.copied().ok_or_else(|| UnknownEvaluation {
            found: id.to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_unique_and_each_row_says_where_it_comes_from() {
        let mut seen = std::collections::HashSet::new();
        for &evaluation in Evaluation::ALL {
            let row = evaluation.row();
            for &id in std::iter::once(&row.id).chain(row.also) {
                assert!(seen.insert(id), "{id}");
                assert_eq!(id.parse(), Ok(evaluation));
            }
            assert!(!row.sources.is_empty() && row.sources.iter().all(|text| !text.is_empty()));
            assert!(!row.ja.is_empty() && !row.en.is_empty());
        }
    }
}
