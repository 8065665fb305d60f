//! A row of the table: a reader, and its result in the common unit and in its own.

use super::super::engines::EngineId;
use compare::{Agreement, Measure};
use language::{Language, Words};
use score::{Bound, Player, Score};
use search::Line;
use tree::MoveCode;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ReaderId {
    /// The explicit tree, by the algorithm of its run.
    Tree,
    /// Our engine at the end of the iteration of this depth; `None`: of the last one.
    Ours(Option<u8>),
    /// A further line of our engine at its last depth: the second best is 2.
    OursNext(u32),
    /// A listed engine, and the rank of its line, from 1.
    Engine(EngineId, u32),
    /// Our engine with the evaluator of this id, at the end of the iteration of this depth; `None`:
    /// of the last one.
    By(&'static str, Option<u8>),
    /// The solver that reads to the end of the game.
    End,
}

impl ReaderId {
    /// The first line of the same reader. An earlier depth of our engine counts as its own reader.
    #[must_use]
    pub fn first(self) -> Self {
        match self {
            Self::OursNext(_) => Self::Ours(None),
            Self::Engine(id, _) => Self::Engine(id, 1),
            Self::Tree | Self::Ours(_) | Self::By(..) | Self::End => self,
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct CompareRow {
    pub reader: ReaderId,
    /// The reader's name; empty for its further lines.
    pub name: String,
    /// The reader's name, on its further lines too.
    pub reader_name: String,
    /// The score for Black, as shown in the table.
    pub score: String,
    /// The score in hundredths of a pawn; `None` if it is counted in another unit.
    pub measure: Option<Measure>,
    /// The score as the open tree counts it, from its root and in its own points, if that number
    /// differs. Empty if it cannot be converted.
    pub in_tree: String,
    /// The bound of the score for Black.
    pub bound: Bound,
    /// The reader's own score, with its unit and point of view.
    pub raw: String,
    /// The number in `raw`; for a mate, its length in plies, negative for the mated side.
    pub raw_value: Option<i64>,
    /// The unit and point of view of `raw_value`: `material-black`, `cp-side-to-move`,
    /// `mate-side-to-move`.
    pub raw_unit: &'static str,
    /// Depth in plies, as the reader counts them.
    pub plies: Option<u32>,
    pub best: String,
    /// Depth in plies, as the reader counts them; `+` if quiescence or more follows.
    pub depth: String,
    pub nodes: Option<u64>,
    /// Whether it would play the move of the first row.
    pub agreement: Option<Agreement>,
    pub line: Vec<MoveCode>,
    /// The names of the moves of `line`.
    pub names: Vec<String>,
    /// A remark (it is starting, it has died, it resigns), and whether it is a failure.
    pub remark: Option<(Words, bool)>,
}

impl CompareRow {
    /// A row without results.
    pub(super) fn of(reader: ReaderId, name: String) -> Self {
        Self {
            reader,
            reader_name: name.clone(),
            name,
            score: String::new(),
            measure: None,
            in_tree: String::new(),
            bound: Bound::Exact,
            raw: String::new(),
            raw_value: None,
            raw_unit: "",
            plies: None,
            best: String::new(),
            depth: String::new(),
            nodes: None,
            agreement: None,
            line: Vec::new(),
            names: Vec::new(),
            remark: None,
        }
    }

    /// The row with its score as text, if that is in pawns.
    pub(super) fn measured(self, language: Language) -> Self {
        let score = self.measure.map_or(self.score, |measure| {
            // Other engines scale a pawn or a silver in their own way.
            let is_own =
                matches!((self.reader, measure), (ReaderId::Engine(..), Measure::Pawns(_)));
            let unit = if is_own { " cp" } else { "" };
            format!("{}{}{unit}", language.signs().of(self.bound), measure.text(language))
        });
        Self { score, ..self }
    }
}

/// The unit of trees and of our engine.
pub(super) const MATERIAL: &str = "material-black";

/// A value in the notation of the tree and of our engine.
pub(super) fn raw_of(value: Option<Score>, language: Language) -> String {
    // A mate has no number of points.
    let value = value.filter(|value| !value.is_mate());
    value.map_or_else(String::new, |value| {
        let value = language::signed(value);
        language.texts().comparing_as_tree_says(value.to_string())
    })
}

/// The score of our engine's line, in the common unit.
pub(super) fn measure_of(line: &Line<MoveCode>, pawn: i32) -> Measure {
    match line.mate {
        Some(plies) => Measure::Mate {
            winner: if line.score.0 > 0 { Player::Max } else { Player::Min },
            plies: Some(plies),
        },
        None => Measure::of(line.score, pawn, None),
    }
}
