//! A tree of moves that are generated from what follows a pass.

use serde::{Deserialize, Serialize};
use shogi_core::{Color, Move};
use shunsai::Position;

use super::super::field::FieldError;
use crate::formats::usi::read_usi_move;
use crate::game::AnswerKind;
use crate::language::{Language, Phrase, Texts, Words};
use crate::search::{CalledBy, Iterated, MoveFilter};

/// Which moves are generated from what follows a pass (指し手の反復生成; YSS, section 3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IteratedSetup {
    /// Plies that are read after a pass.
    pub after_pass: u8,
    /// Which moves of the line call for candidates: in the position, at its answers, and so on.
    pub levels: Vec<CalledBy>,
    /// The ordinary moves at some positions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub first: Vec<FirstMoves>,
    /// Where no list says which, the ordinary moves: unless a lesson says otherwise, those of the
    /// classes of YSS.
    #[serde(default = "classes")]
    pub ordinary: MoveFilter,
    /// Of equally good moves these are read first, in USI: which of several best lines is told.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub prefers: Vec<String>,
}

/// Ordinary moves, unless a lesson says which.
const fn classes() -> MoveFilter {
    MoveFilter::Yss
}

/// The ordinary moves at a position: those that are read whatever a pass tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstMoves {
    /// The moves that lead there, in USI; none for the position of the lesson.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub after: Vec<String>,
    /// The moves, in USI; illegal ones are left out.
    pub moves: Vec<String>,
}

/// The deepest that is read after a pass unless a lesson says so: with the pass, as deep as any tree.
const DEEPEST_PASS: u8 = 39;

impl Default for IteratedSetup {
    fn default() -> Self {
        Self {
            after_pass: 3,
            levels: vec![CalledBy::All],
            first: Vec::new(),
            ordinary: classes(),
            prefers: Vec::new(),
        }
    }
}

impl IteratedSetup {
    /// The same, as it goes with a depth of `depth` plies: the opponent's line is as long as a
    /// candidate is read.
    #[must_use]
    pub fn of_depth(depth: u8) -> Self {
        Self {
            after_pass: depth.clamp(1, DEEPEST_PASS),
            ..Self::default()
        }
    }

    /// How deep the tree is read in all, in plies from the root, if each candidate is read to
    /// `depth`.
    pub(super) fn plies(&self, depth: u8) -> u8 {
        let above = self.levels.len().saturating_sub(1);
        let above = u8::try_from(above).unwrap_or(u8::MAX);
        above.saturating_add(depth.max(self.after_pass.saturating_add(1)))
    }

    /// What the search is asked for, below `root`.
    pub(super) fn plan(&self, root: &Position) -> Result<Iterated<Move>, FieldError> {
        let read = |(number, text): (usize, &String), side: Color| {
            read_usi_move(text, side).ok_or_else(|| {
                let quoted = |language| match language {
                    Language::Ja => text.clone(),
                    Language::En => format!("{text:?}"),
                };
                let error = FieldError::new(Words::in_each(|language| {
                    language.texts().lessons_files_no_move(quoted(language))
                }));
                error.item(number)
            })
        };
        let moves = |texts: &[String], side: Color| {
            let read = texts.iter().enumerate().map(|text| read(text, side));
            read.collect::<Result<Vec<_>, _>>()
        };
        let side = root.side_to_move();
        let mut first = Vec::new();
        for (number, given) in self.first.iter().enumerate() {
            let within = |error: FieldError, field| error.field(field).item(number).field("first");
            let mut to_move = side;
            let mut after = Vec::new();
            for text in given.after.iter().enumerate() {
                after.push(read(text, to_move).map_err(|error| within(error, "after"))?);
                to_move = to_move.flip();
            }
            let moves = moves(&given.moves, to_move).map_err(|error| within(error, "moves"))?;
            first.push((after, moves));
        }
        // Whose moves these are, the moves themselves say, but for drops.
        let mut prefers = Vec::new();
        for side in [Color::Black, Color::White] {
            let read = moves(&self.prefers, side);
            prefers.extend(read.map_err(|error| error.field("prefers"))?);
        }
        Ok(Iterated {
            after_pass: self.after_pass,
            levels: self.levels.clone(),
            first,
            ordinary: self.ordinary,
            prefers,
        })
    }
}

/// What a kind of answer is called.
pub(super) fn answer_name(kind: AnswerKind, language: Language) -> String {
    let name: Phrase = match kind {
        AnswerKind::OwnMove => Texts::subjects_answer_own_move,
        AnswerKind::TakesThePiece => Texts::subjects_answer_takes,
        AnswerKind::Escapes => Texts::subjects_answer_escapes,
        AnswerKind::Interposes => Texts::subjects_answer_interposes,
        AnswerKind::Supports => Texts::subjects_answer_supports,
        AnswerKind::Occupies => Texts::subjects_answer_occupies,
        AnswerKind::OpensTheWay => Texts::subjects_answer_opens,
    };
    name(language.texts())
}
